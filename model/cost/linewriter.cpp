// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/linewriter.h"

#include "model/cost/kernel.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

QString doubtOf(PriceFlag flag)
{
    switch (flag) {
    case PriceFlag::None:
        return {};
    case PriceFlag::SuspectWindowsPrice:
        return u"the published price looks like that of Windows"_s;
    case PriceFlag::Old2024:
        return u"the price is of 2024"_s;
    case PriceFlag::SpotNotCheaper:
        return u"the published spot price is not below pay-as-you-go"_s;
    case PriceFlag::OutlierVersusOtherRegions:
        return u"the price stands out against other regions"_s;
    case PriceFlag::EstimatedByRatio:
        break;
    }
    return {};
}

/// The remark of a meter's row, led by how its price is known: "published" goes without saying.
QString remarkOf(const MeterPrice &price)
{
    const qsizetype end = price.note.indexOf(u';');
    const QString known = price.note.left(end);
    const QString rest = end < 0 ? QString() : price.note.mid(end + 2);
    const QString how = known == u"published"_s ? QString()
        : known == u"derived"_s                 ? u"worked out from a printed monthly cost"_s
                                                : known;
    if (how.isEmpty() || rest.isEmpty())
        return how.isEmpty() ? rest : how;
    return u"%1, %2"_s.arg(how, rest);
}

/// Zones of transfer are regions of the book, not of the catalog.
constexpr std::array<std::pair<QLatin1StringView, QLatin1StringView>, 3> zoneNames
    = {{{"zone1"_L1, "zone 1, Europe and North America"_L1},
        {"zone2"_L1, "zone 2, Asia and Oceania"_L1},
        {"zone3"_L1, "zone 3, South America, Africa and the Gulf"_L1}}};

QString placeName(const Catalog &catalog, const QString &pricedFor)
{
    for (const auto &[zone, name] : zoneNames) {
        if (pricedFor == zone)
            return name;
    }
    const std::optional<RegionId> id = catalog.findRegion(pricedFor);
    return id ? catalog.region(*id).name : pricedFor;
}

/// "0.59" of a discount, with what other regions showed of it.
QString estimateNote(const Catalog &catalog, const PriceEstimate &estimate)
{
    const auto ratio = [](double value) { return QString::number(value, 'g', 4); };
    QString note = u"an estimate: no price is published for this region; pay-as-you-go x %1, as in %2"_s.arg(
        ratio(estimate.ratio), placeName(catalog, estimate.region));
    if (estimate.lowRatio < estimate.highRatio)
        note += u"; other regions show %1 to %2"_s.arg(ratio(estimate.lowRatio), ratio(estimate.highRatio));
    return note;
}

} // namespace

QString figure(double value)
{
    // Beyond this a double has no decimals, and nobody reads the digits.
    constexpr double most = 1e15;
    if (!(value < most))
        return u"more than %1"_s.arg(QString::number(most, 'f', 0));
    QString text = QString::number(value, 'f', 2);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

LineWriter::LineWriter(const BillInput &input, std::vector<CostLine> &lines)
    : m_input(input)
    , m_lines(lines)
    , m_discount(static_cast<int>(std::lround(std::clamp(input.plan.discountPercent, 0.0, 99.99) * 100)))
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
    line.formula = subject.formula;
    line.unit = unit;
    line.quantities.reserve(static_cast<std::size_t>(m_input.plan.months));
    for (int month = 0; month < m_input.plan.months; ++month) {
        line.quantities.push_back(Quantity::fromDouble(quantity(month)));
        line.totalQuantity += line.quantities.back();
    }
    return line;
}

void LineWriter::finish(CostLine line)
{
    if (line.totalQuantity == Quantity())
        return;
    const Currency currency = m_input.exchange.currency();
    line.total = Money(0, currency);
    line.owed = Money(0, currency);
    if (line.rate)
        line.rate = line.listRate.discounted(m_discount);
    if (line.spread)
        line.spread
            = RateSpread{line.spread->low.discounted(m_discount), line.spread->high.discounted(m_discount)};
    const Amounts amounts(m_input.exchange);
    line.amounts.reserve(line.quantities.size());
    int tooLarge = 0;
    for (const Quantity quantity : line.quantities) {
        std::int64_t minor = line.rate ? amounts(line.rate->raw(), quantity.raw()) : 0;
        if (minor >= Money::limit) {
            minor = 0;
            ++tooLarge;
        }
        line.amounts.push_back(Money(minor, currency));
        line.total += line.amounts.back();
    }
    if (tooLarge > 0)
        line.missing = u"The amount is too large to compute with."_s;
    if (tooLarge > 0 && line.total.isZero())
        line.rate.reset();
    else if (tooLarge > 0)
        line.missing = u"The amount is too large to compute with in %1 of %2 months."_s.arg(tooLarge).arg(
            line.quantities.size());
    const auto last = std::find_if(line.amounts.rbegin(), line.amounts.rend(),
                                   [](const Money &amount) { return !amount.isZero(); });
    for (int month = 0; month < line.owedMonths && last != line.amounts.rend(); ++month)
        line.owed += *last;
    m_lines.push_back(std::move(line));
}

/// A term runs from the first month that is billed, or began before the plan did.
void LineWriter::setTerm(CostLine &line, PriceType type, int monthsBefore) const
{
    const auto isBilled = [](const Quantity &quantity) { return !(quantity == Quantity()); };
    const auto first = std::ranges::find_if(line.quantities, isBilled);
    if (termMonths(type) == 0 || first == line.quantities.end())
        return;
    const auto end = std::find_if(line.quantities.rbegin(), line.quantities.rend(), isBilled).base();
    line.owedMonths = std::max(0, termMonths(type) - monthsBefore - static_cast<int>(end - first));
}

void LineWriter::priceVm(CostLine &line, const Compute &compute, std::optional<SizeId> size,
                         std::optional<RegionId> region, const QString &sizeName) const
{
    if (!size || !region) {
        line.missing = size      ? u"The region is not in the catalog."_s
            : sizeName.isEmpty() ? u"No VM size is chosen."_s
                                 : u"The size %1 is not in the catalog."_s.arg(sizeName);
        return;
    }
    const PriceType type = effectivePriceType(compute);
    const std::optional<VmPrice> price = m_input.prices.vm(*size, *region, type);
    const QString &regionId = m_input.catalog.region(*region).id;
    if (!price) {
        line.missing = u"No %1 price of %2 is known for %3."_s.arg(priceTypeWords(type),
                                                                   m_input.catalog.size(*size).shortName(),
                                                                   m_input.catalog.region(*region).name);
        return;
    }
    line.origin = price->origin;
    line.priceRegion = regionId;
    line.note = doubtOf(price->origin.flag);
    if (!PriceSnapshot::usable(price->origin.flag)) {
        line.missing = u"The only %1 price is not used: %2."_s.arg(priceTypeWords(type), line.note);
        return;
    }
    line.estimated = price->origin.flag != PriceFlag::None || isPreemptible(type);
    if (type == PriceType::Spot)
        line.note = u"spot prices move by tens of percent within months"_s;
    if (type == PriceType::LowPriority)
        line.note
            = u"low-priority nodes are spot machines since 2026-03-31, and spot prices move by tens of percent within months"_s;
    if (price->estimate) {
        line.note = estimateNote(m_input.catalog, *price->estimate);
        line.spread = RateSpread{price->estimate->low, price->estimate->high};
    }
    line.listRate = price->hourly;
    line.rate = price->hourly;
}

void LineWriter::use(const Subject &subject, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    const QuantityOf quantity = [&](int month) { return billed.in(month); };
    switch (billed.by) {
    case PricedBy::Size: {
        Compute paid = compute;
        pay(paid, priceTypeFor(billed.paidAs, effectivePriceType(compute)));
        if (billed.price.isEmpty())
            vm(subject, paid, use, billed.unit, quantity);
        else
            vmOfSize(subject, paid, billed.price, use.region, billed.unit, quantity);
        break;
    }
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

void LineWriter::vm(const Subject &subject, const Compute &compute, const ComputeUse &use,
                    const QString &unit, const QuantityOf &hours)
{
    if (use.covered.empty() || effectivePriceType(compute) != PriceType::PayAsYouGo) {
        vmOfSize(subject, compute, compute.size, use.region, unit, hours);
        return;
    }
    CostLine line = begin(subject, unit,
                          [&](int m) { return hours(m) * (1 - use.covered[static_cast<std::size_t>(m)]); });
    const double covered = use.covered[static_cast<std::size_t>(use.firstMonth)];
    if (covered > 0)
        line.formula += u", less %1 % that commitments cover"_s.arg(figure(covered * 100));
    priceVm(line, compute, use.size, use.region, compute.size);
    finish(std::move(line));
}

void LineWriter::vmOfSize(const Subject &subject, const Compute &compute, const QString &size,
                          std::optional<RegionId> region, const QString &unit, const QuantityOf &hours)
{
    CostLine line = begin(subject, unit, hours);
    setTerm(line, effectivePriceType(compute), subject.termMonthsBefore);
    priceVm(line, compute, m_input.catalog.findSize(size), region, size);
    finish(std::move(line));
}

void LineWriter::meter(const Subject &subject, const QString &meterId, const QString &region,
                       const QString &unit, const QuantityOf &quantity, bool sameRegionOnly)
{
    CostLine line = begin(subject, unit, quantity);
    const std::optional<MeterPrice> price = m_input.prices.meter(meterId, region);
    if (!price) {
        line.missing = u"No price of it is known."_s;
    } else if (sameRegionOnly && price->estimated) {
        line.missing = u"No price of it is known for this region."_s;
    } else {
        line.origin = price->origin;
        line.priceRegion = price->region;
        line.estimated = price->estimated;
        line.listRate = price->rate;
        line.rate = price->rate;
        line.note = remarkOf(*price);
        if (line.estimated)
            line.note = u"price of %1: none is known for this region"_s.arg(
                placeName(m_input.catalog, price->region));
    }
    finish(std::move(line));
}

void LineWriter::stated(const Subject &subject, const QString &usd, const QString &unit,
                        const QuantityOf &quantity)
{
    CostLine line = begin(subject, unit, quantity);
    if (const std::optional<Rate> rate = Rate::fromDecimal(usd)) {
        line.listRate = *rate;
        line.rate = *rate;
        line.note = u"the price its owner states in this plan"_s;
        line.origin.source = u"plan"_s;
    } else {
        line.missing = u"The stated price is not a number that can be computed with."_s;
    }
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
