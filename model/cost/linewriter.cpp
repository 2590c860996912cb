// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/linewriter.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/cost/discounts.h"
#include "model/cost/kernel.h"
#include "model/cost/linetitles.h"
#include "model/cost/pricing.h"
#include "model/cost/uncounted.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway::cost {

QString figure(double value)
{
    // Beyond this a double has no decimals, and nobody reads the digits.
    if (!(value < largestShownNumber))
        return PlanWords::tr("more than %1").arg(u"10^15"_s);
    QString text = QString::number(value, 'f', 2);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    // Most figures are whole, and a locale takes longer to make than a figure.
    return text.contains(u'.') ? text.replace(u'.', wordsLocale().decimalPoint()) : text;
}

namespace {

/// The first month that has any quantity, paid by commitments or not.
int firstBilled(const CostLine &line)
{
    const auto firstOf = [](const std::vector<Quantity> &quantities) {
        return std::ranges::find_if(quantities, [](Quantity quantity) { return quantity != Quantity(); })
            - quantities.begin();
    };
    auto first = firstOf(line.quantities);
    for (const CoveredHours &each : line.covered)
        first = std::min(first, firstOf(each.quantities));
    return static_cast<int>(first);
}

/// A formula with the months that it is of: what has figures of one month stands beside amounts over all. Without a month it is that of each.
QString withMonths(const QString &formula, const CostLine &line, const Plan &plan, int month)
{
    if (formula.isEmpty())
        return formula;
    std::vector<double> billed;
    for (const Quantity &quantity : line.quantities) {
        if (quantity != Quantity())
            billed.push_back(quantity.units());
    }
    if (billed.empty() || plan.months == 1)
        return formula;
    const auto [least, most] = std::ranges::minmax(billed);
    const QString from = figure(least);
    const QString to = figure(most);
    if (billed.size() == static_cast<std::size_t>(plan.months) && from == to)
        return formula; // of each month
    if (billed.size() > 1 && from == to)
        return PlanWords::tr("%1 (in each of %2 months)").arg(formula, QString::number(billed.size()));
    const YearMonth shown = plan.start.plusMonths(month >= 0 ? month : firstBilled(line));
    const QString name = formatMonth(shown, wordsLocale());
    if (billed.size() == 1)
        return PlanWords::tr("%1 (in %2)", "the figures of a month").arg(formula, name);
    return PlanWords::tr("%1 (in %2; over %3 months %4 to %5 %6 a month)", "the figures of a month, then of all")
        .arg(formula, name, QString::number(billed.size()), from, to, unitName(line.unit, to == u"1" ? 1 : 2));
}

/// By month of the horizon which announced price is billed.
void takeLater(CostLine &line, const Pricing &pricing)
{
    const int first = firstBilled(line);
    const RateFrom *before = nullptr;
    for (int month = first; month < static_cast<int>(line.quantities.size()); ++month) {
        const RateFrom *now = pricing.laterIn(month, first);
        if (now == before)
            continue;
        before = now;
        line.note += (line.note.isEmpty() ? QString() : u"; "_s)
            + PlanWords::tr("announced for %1: %2")
                  .arg(now->day.toString(Qt::ISODate), formatRate(now->listRate, {}, wordsLocale()));
        if (month == first) {
            // Nothing is billed at the price before: all that is said of the price is of this one.
            if (line.spread)
                line.spread = movedWith(*line.spread, line.listRate, now->listRate);
            line.rate = now->rate;
            line.listRate = now->listRate;
            line.origin = now->origin;
            line.agreed = line.agreed || PriceSnapshot::isAgreed(now->origin);
            line.discountPercent = line.agreed ? 0 : line.discountPercent;
            continue;
        }
        line.later.push_back(*now);
        line.later.back().month = month;
    }
}

} // namespace

namespace {

/// Whether a month is billed at a price of a month in the gap.
bool isBilledIn(const PriceGap &gap, const CostLine &line, const Pricing &pricing, YearMonth start)
{
    const int last = monthsFrom(start, gap.last);
    const auto months = static_cast<int>(line.quantities.size());
    const int next = gap.next.isValid() ? monthsFrom(start, gap.next) : std::numeric_limits<int>::max();
    const int first = firstBilled(line);
    for (int month = std::max(first, last + 1); month < months; ++month) {
        const int priced = pricing.pricedAs(month, first);
        if (line.quantities[static_cast<std::size_t>(month)] != Quantity() && priced > last && priced < next)
            return true;
    }
    return false;
}

/// Months that are billed at a price of which nobody says what it is then: that of its last day is taken. What a price list says of days after the
/// plan's end is no matter to it.
void takeGaps(CostLine &line, const Pricing &pricing, YearMonth start)
{
    const YearMonth end = start.plusMonths(static_cast<int>(line.quantities.size()));
    for (const PriceGap &gap : pricing.gaps) {
        if (!isBilledIn(gap, line, pricing, start))
            continue;
        if (!line.knownUntil.isValid())
            line.knownUntil = gap.last;
        const QString last = gap.last.toString(Qt::ISODate);
        line.note += (line.note.isEmpty() ? QString() : u"; "_s)
            + (gap.next.isValid() && YearMonth::of(gap.next) < end
                   ? PlanWords::tr(
                         "the price is known until %1, and again from %2: what it is between is uncertain")
                         .arg(last, gap.next.toString(Qt::ISODate))
                   : PlanWords::tr(
                         "the price is known until %1, and not for the rest of the plan: what it is then is "
                         "uncertain")
                         .arg(last));
    }
}

} // namespace

LineWriter::LineWriter(const BillInput &input, std::vector<CostLine> &lines, bool words)
    : m_input(input)
    , m_lines(lines)
    , m_words(words)
    , m_hasSheet(words && input.prices.hasSheetPrices())
{
}

CostLine LineWriter::begin(const Subject &subject, const QString &unit, const QuantityOf &quantity) const
{
    CostLine line;
    line.id = subject.id;
    line.name = subject.name;
    line.stage = subject.stage;
    line.role = subject.role;
    line.compute = subject.compute;
    line.workloads = subject.workloads;
    line.unit = unit;
    line.quantities.reserve(static_cast<std::size_t>(m_input.plan.months));
    for (int month = 0; month < m_input.plan.months; ++month) {
        line.quantities.push_back(Quantity::fromDouble(quantity(month)));
        line.totalQuantity += line.quantities.back();
    }
    for (std::size_t month = 0; month < subject.used.size() && month < line.quantities.size(); ++month)
        line.used.push_back(std::min(Quantity::fromDouble(subject.used[month]), line.quantities[month]));
    line.formula = subject.role == CostRole::Uncounted
        ? subject.formula
        : withMonths(subject.formula, line, m_input.plan, subject.month);
    return line;
}

void LineWriter::finish(CostLine line)
{
    if (line.totalQuantity == Quantity()) {
        if (line.covered.empty())
            return;
        line.missing.clear(); // nothing is to be paid
    }
    const Currency currency = m_input.exchange.currency();
    if (m_words)
        line.name = lineTitle(line, m_input.plan, m_input.catalog);
    line.total = Money(0, currency);
    if (line.owedMonths == 0)
        line.owed = Money(0, currency);
    const Amounts amounts(m_input.exchange);
    line.amounts.reserve(line.quantities.size());
    int tooLarge = 0;
    for (std::size_t month = 0; month < line.quantities.size(); ++month) {
        const std::optional<std::int64_t> minor
            = payable(amounts, line.rateIn(month), line.quantities[month]);
        tooLarge += minor ? 0 : 1;
        line.amounts.emplace_back(minor.value_or(0), currency);
        line.total += line.amounts.back();
    }
    if (tooLarge > 0)
        line.missing = whyTooLarge(line, tooLarge);
    if (tooLarge > 0 && line.total.isZero())
        line.rate.reset();
    m_lines.push_back(std::move(line));
}

QString LineWriter::whyTooLarge(const CostLine &line, int months) const
{
    const bool isUncounted = isOfUncountedInstances(line, m_input.plan, m_input.sizing, m_input.index);
    if (line.total.isZero())
        return isUncounted ? PlanWords::tr("More instances than are counted") + u'.'
                           : PlanWords::tr("The amount is too large to compute with.");
    return (isUncounted ? PlanWords::tr("More instances than are counted in %1 of %2 months.")
                        : PlanWords::tr("The amount is too large to compute with in %1 of %2 months."))
        .arg(months)
        .arg(line.quantities.size());
}

/// What terms still bill, each month rounded once like those of the horizon.
void LineWriter::addOwed(CostLine &line, const std::vector<double> &owed, const Pricing &pricing) const
{
    const Currency currency = m_input.exchange.currency();
    const Amounts amounts(m_input.exchange);
    line.owed = Money(0, currency);
    line.owedMonths = static_cast<int>(owed.size());
    int month = m_input.plan.months;
    for (const double units : owed) {
        const RateFrom *now = pricing.laterIn(month++, firstBilled(line));
        const std::optional<Rate> rate = now ? std::optional(now->rate) : pricing.rate;
        line.owed += Money(payable(amounts, rate, Quantity::fromDouble(units)).value_or(0), currency);
    }
}

void LineWriter::take(CostLine &line, const Pricing &pricing) const
{
    line.rate = pricing.rate;
    line.listRate = pricing.listRate;
    line.service = pricing.service;
    line.discountPercent = pricing.discountPercent;
    line.spread = pricing.spread;
    line.origin = pricing.origin;
    line.priceRegion = pricing.region;
    line.estimated = pricing.estimated;
    line.agreed = pricing.agreed;
    line.note = pricing.note;
    line.missing = pricing.missing;
    if (!pricing.later.empty())
        takeLater(line, pricing);
    if (!m_words || !line.rate)
        return;
    takeGaps(line, pricing, m_input.plan.start);
    const auto say
        = [&line](const QString &words) { line.note += (line.note.isEmpty() ? QString() : u"; "_s) + words; };
    if (!line.agreed && discountOf(m_input.plan, line.service))
        say(PlanWords::tr("less %1 %, negotiated for %2").arg(figure(line.discountPercent), line.service));
    else if (!line.agreed && line.discountPercent > 0)
        say(PlanWords::tr("list price less the plan's discount of %1 %").arg(figure(line.discountPercent)));
    line.uncovered = m_hasSheet && !line.sku.isEmpty()
        && (!line.agreed || line.origin.flag == PriceFlag::EstimatedByRatio);
    if (const RateFrom *agreed = line.coveredFrom())
        say(PlanWords::tr("the price sheet covers it from %1 on").arg(agreed->day.toString(Qt::ISODate)));
    else if (line.uncovered && !line.agreed)
        say(PlanWords::tr("the price sheet does not cover it"));
}

void LineWriter::takeSize(CostLine &line, const Compute &paid, std::optional<SizeId> size,
                          std::optional<RegionId> region, const Pricing &pricing,
                          const QString &sizeName) const
{
    line.sku = size ? m_input.catalog.size(*size).name : sizeName;
    line.paidAs = effectivePriceType(paid);
    line.region = region ? m_input.catalog.region(*region).id : QString();
    take(line, pricing);
    if (!m_words || !(isReservation(*line.paidAs) || isSavingsPlan(*line.paidAs)))
        return;
    Compute asYouGo = paid;
    pay(asYouGo, PriceType::PayAsYouGo);
    if (const Pricing without = sizePricing(m_input, asYouGo, size, region, sizeName); without.rate)
        line.asYouGo = AsYouGo{*without.rate, without.listRate, without.agreed, without.later};
}

void LineWriter::use(const Subject &subject, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    const QuantityOf quantity = [&](int month) { return billed.in(month); };
    switch (billed.by) {
    case PricedBy::Size:
        vm(subject, paidFor(compute, billed), use, billed, quantity);
        break;
    case PricedBy::Meter:
        meter(subject, billed.price, m_input.plan.regionOr(compute.region), billed.unit, quantity,
              billed.sameRegionOnly);
        break;
    case PricedBy::Owner:
        stated(subject, billed.price, billed.unit, quantity);
        break;
    case PricedBy::Nothing:
        unpriced(subject, billed.unit, subject.missing, quantity);
        break;
    }
}

void LineWriter::vm(const Subject &subject, const Compute &paid, const ComputeUse &use, const Use &billed,
                    const QuantityOf &hours)
{
    const QString &name = billed.price.isEmpty() ? paid.size : billed.price;
    const std::vector<double> &covered = coveredPart(use, billed);
    if (covered.empty() || !isReachedByCommitments(paid, billed)) {
        vmOfSize(subject, paid, name, use.region, billed.unit, hours);
        return;
    }
    Subject about = subject;
    const int month = subject.month < 0 ? use.firstMonth : subject.month;
    const double then = covered[static_cast<std::size_t>(std::clamp(month, 0, m_input.plan.months - 1))];
    if (m_words && then > 0)
        about.formula += PlanWords::tr(", less %1 % that commitments cover").arg(figure(then * 100));
    CostLine line = begin(about, billed.unit, [&](int m) { return uncovered(covered, hours(m), m); });
    const std::optional<SizeId> size = m_input.catalog.findSize(name);
    takeCovered(line, use, billed, hours);
    takeSize(line, paid, size, use.region, sizePricing(m_input, paid, size, use.region, name), name);
    finish(std::move(line));
}

void LineWriter::takeCovered(CostLine &line, const ComputeUse &use, const Use &billed, const QuantityOf &hours) const
{
    for (const CoveredBy &by : coveredByOf(use, billed)) {
        CoveredHours covered;
        covered.commitment = by.commitment;
        for (int month = 0; month < m_input.plan.months; ++month) {
            const double taken = hours(month) * by.part[static_cast<std::size_t>(month)];
            covered.quantities.push_back(Quantity::fromDouble(taken));
            covered.ownHours.push_back(Quantity::fromDouble(taken * by.ownPerMachine));
        }
        if (std::ranges::any_of(covered.quantities, [](Quantity quantity) { return quantity != Quantity(); }))
            line.covered.push_back(std::move(covered));
    }
    std::ranges::sort(line.covered, {}, &CoveredHours::commitment);
}

std::vector<double> LineWriter::takenFrom(std::size_t commitment) const
{
    std::vector<double> taken(static_cast<std::size_t>(m_input.plan.months));
    for (const CostLine &line : m_lines) {
        for (const CoveredHours &covered : line.covered) {
            for (std::size_t month = 0; covered.commitment == commitment && month < taken.size(); ++month)
                taken[month] += covered.ownHours[month].units();
        }
    }
    return taken;
}

void LineWriter::vmOfSize(const Subject &subject, const Compute &compute, const QString &size,
                          std::optional<RegionId> region, const QString &unit, const QuantityOf &hours)
{
    const std::optional<SizeId> id = m_input.catalog.findSize(size);
    vmAt(subject, compute, size, region, sizePricing(m_input, compute, id, region, size), unit, hours);
}

void LineWriter::vmAt(const Subject &subject, const Compute &compute, const QString &size,
                      std::optional<RegionId> region, const Pricing &pricing, const QString &unit,
                      const QuantityOf &hours)
{
    CostLine line = begin(subject, unit, hours);
    takeSize(line, compute, m_input.catalog.findSize(size), region, pricing, size);
    addOwed(line, subject.owed, pricing);
    finish(std::move(line));
}

void LineWriter::meter(const Subject &subject, const QString &meterId, const QString &region,
                       const QString &unit, const QuantityOf &quantity, bool sameRegionOnly)
{
    CostLine line = begin(subject, unit, quantity);
    line.sku = meterId;
    line.region = region;
    take(line, meterPricing(m_input, meterId, region, sameRegionOnly));
    finish(std::move(line));
}

void LineWriter::stated(const Subject &subject, const QString &usd, const QString &unit,
                        const QuantityOf &quantity)
{
    CostLine line = begin(subject, unit, quantity);
    take(line, statedPricing(m_input, usd));
    finish(std::move(line));
}

void LineWriter::byAmount(const Subject &subject, const Commitment &commitment, const QuantityOf &hours)
{
    const Pricing pricing = amountPricing(m_input, *commitment.hourly);
    CostLine line = begin(subject, u"hour"_s, hours);
    line.paidAs = commitment.type;
    take(line, pricing);
    addOwed(line, subject.owed, pricing);
    finish(std::move(line));
}

void LineWriter::unpriced(const Subject &subject, const QString &unit, const QString &why,
                          const QuantityOf &quantity)
{
    CostLine line = begin(subject, unit, quantity);
    line.missing = why;
    finish(std::move(line));
}

} // namespace slipway::cost
