// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/datawords.h"
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/base/sharetext.h"
#include "model/cost/discounts.h"
#include "model/cost/knownprice.h"
#include "model/cost/pricetypes.h"
#include "model/cost/terms.h"
#include "model/cost/uncounted.h"
#include "model/plan/plannedpurchase.h"
#include "model/plan/typedexchange.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// After this many days a price is called old: list prices of VMs change a few times a year.
constexpr int staleDays = 180;

Step stepOfLine(const CostLine &line)
{
    return line.stage == CostStage::Shared ? Step::Cost : stepOf(line.stage);
}

QString fieldOf(const RuleInput &in, const CostLine &line)
{
    const int index = in.bill.index.compute(line.compute);
    return index < 0 ? QString() : computeField(static_cast<std::size_t>(index), u"size");
}

void checkMissing(const RuleInput &in, FindingSink &sink)
{
    for (const CostLine &line : in.bill.lines) {
        // What nobody can count has a finding of its own, which says what to do about it.
        const bool isUncounted = line.role == CostRole::Uncounted
            || cost::isOfUncountedInstances(line, in.plan, in.bill.sizing, in.bill.index);
        if (!line.whole() && !isUncounted)
            sink.add({stepOfLine(line), fieldOf(in, line), line.compute},
                     (line.priced() ? PlanWords::tr("Not all of it has a price: %1")
                                    : PlanWords::tr("No price: %1"))
                         .arg(line.name),
                     line.missing + PlanWords::tr(" The total is a lower bound."));
    }
}

void checkDoubtful(const RuleInput &in, FindingSink &sink)
{
    for (const CostLine &line : in.bill.lines) {
        if (line.priced() && line.origin.flag != PriceFlag::None)
            sink.add({stepOfLine(line), fieldOf(in, line), line.compute},
                     PlanWords::tr("Doubtful price: %1").arg(line.name),
                     PlanWords::tr("The price of %1 is used, but %2.")
                         .arg(line.origin.date.toString(Qt::ISODate), line.note));
    }
}

void checkSheet(const RuleInput &in, FindingSink &sink)
{
    QStringList atList;
    QStringList workedOut;
    for (const CostLine &line : in.bill.lines) {
        if (!line.priced() || line.uncoveredTotal().isZero())
            continue;
        const RateFrom *agreed = line.coveredFrom();
        (line.agreed ? workedOut : atList) << (agreed ? PlanWords::tr("%1 before %2", "a line, a day")
                                                            .arg(line.name, agreed->day.toString(Qt::ISODate))
                                                      : line.name);
    }
    const qsizetype uncovered = atList.size() + workedOut.size();
    if (uncovered == 0)
        return;
    QStringList details;
    if (!atList.isEmpty())
        details << PlanWords::tr("They are at list prices less the plan's discount: %1.").arg(atList.join(u"; "_s));
    if (!workedOut.isEmpty())
        details << PlanWords::tr("Worked out of the pay-as-you-go that it states, which it does not promise: %1.").arg(workedOut.join(u"; "_s));
    sink.add({Step::Cost, {}, {}},
             uncovered == 1 ? PlanWords::tr("The price sheet does not cover 1 line")
                            : PlanWords::tr("The price sheet does not cover %1 lines").arg(uncovered),
             details.join(u' '));
}

/// Discounts that reach nothing, and what none of them reaches.
void checkDiscounts(const RuleInput &in, FindingSink &sink)
{
    QStringList uncovered;
    for (const CostLine &line : in.bill.lines) {
        if (line.priced() && !line.service.isEmpty() && !line.total.isZero() && !line.agreed
            && !(line.discountPercent > 0) && !cost::discountOf(in.plan, line.service))
            uncovered << line.name; // 0 % that somebody wrote for the service is no gap
    }
    for (std::size_t i = 0; i < in.plan.serviceDiscounts.size(); ++i) {
        const ServiceDiscount &discount = in.plan.serviceDiscounts[i];
        const FindingSink::Place place{Step::Workload, u"/serviceDiscounts/%1/service"_s.arg(i), {}};
        if (const ServiceDiscount *used = cost::discountOf(in.plan, discount.service.trimmed()); used != &discount)
            sink.add(place, PlanWords::tr("Two discounts are for %1").arg(discount.service),
                     PlanWords::tr("The first, of %1 %, counts.")
                         .arg(formatNumber(used ? used->percent : 0, wordsLocale())));
        else if (std::ranges::none_of(in.bill.lines, [&](const CostLine &line) {
                     return line.service.compare(discount.service.trimmed(), Qt::CaseInsensitive) == 0;
                 }))
            sink.add(place, PlanWords::tr("The discount for %1 reaches nothing").arg(discount.service),
                     PlanWords::tr("No line of the plan is of that service. Services that may be: %1.")
                         .arg(cost::knownServices().join(u", "_s)));
        else if (std::ranges::none_of(in.bill.lines, [&](const CostLine &line) {
                     return !line.agreed && line.service.compare(discount.service.trimmed(), Qt::CaseInsensitive) == 0;
                 }))
            sink.add(place, PlanWords::tr("The discount for %1 reaches nothing").arg(discount.service),
                     PlanWords::tr("What its lines cost is agreed or stated, and no discount comes off that."));
    }
    if (!in.plan.serviceDiscounts.empty() && !uncovered.isEmpty())
        sink.add(Severity::Advice, {Step::Workload, u"/serviceDiscounts"_s, {}},
                 uncovered.size() == 1 ? PlanWords::tr("No discount covers 1 line")
                                       : PlanWords::tr("No discount covers %1 lines").arg(uncovered.size()),
                 PlanWords::tr("At list prices: %1.").arg(uncovered.join(u"; "_s)));
}

void checkStale(const RuleInput &in, FindingSink &sink)
{
    Money old(0, in.bill.total.currency());
    for (const CostLine &line : in.bill.lines) {
        if (line.priced() && line.origin.date.isValid() && line.origin.date.daysTo(in.asOf) > staleDays)
            old += line.total;
    }
    // Old prices of what costs little do not matter, and what the plan states itself has no day that could be long ago.
    const Money &total = in.bill.total.known();
    if (Int128(old.minor()) * 100 <= Int128(total.minor()) * (100 - cost::sharePercentOfPriceDate))
        return;
    sink.add({Step::Cost, {}, {}}, PlanWords::tr("Some prices are old"),
             PlanWords::tr("%1 of the total is at prices of more than %2 days before %3; "
                           "the oldest price used is of %4.")
                 .arg(shareText(old, total, wordsLocale()))
                 .arg(staleDays)
                 .arg(in.asOf.toString(Qt::ISODate), in.bill.oldestPrice.toString(Qt::ISODate)));
}

/// Months after the last day of a price are billed at it, for want of another.
void checkEnds(const RuleInput &in, FindingSink &sink)
{
    QStringList names;
    QDate first;
    QDate again;
    for (const CostLine &line : in.bill.lines) {
        if (!line.knownUntil.isValid())
            continue;
        const QString last = line.knownUntil.toString(Qt::ISODate);
        again = cost::knownAgain(line);
        names << (again.isValid()
                      ? PlanWords::tr("%1 until %2, and again from %3", "a cost line, days of its price")
                            .arg(line.name, last, again.toString(Qt::ISODate))
                      : PlanWords::tr("%1 until %2", "a cost line, the last day of its price")
                            .arg(line.name, last));
        first = first.isValid() ? std::min(first, line.knownUntil) : line.knownUntil;
    }
    if (names.isEmpty())
        return;
    sink.add(
        {Step::Cost, {}, {}},
        names.size() == 1 && again.isValid()
            ? PlanWords::tr("The price of 1 line is known until %1, and again from %2")
                  .arg(first.toString(Qt::ISODate), again.toString(Qt::ISODate))
            : names.size() == 1
            ? PlanWords::tr("The price of 1 line is known until %1, and not for the rest of the plan")
                  .arg(first.toString(Qt::ISODate))
            : PlanWords::tr("The prices of %1 lines are not known to the end of the plan, the first until %2")
                  .arg(QString::number(names.size()), first.toString(Qt::ISODate)),
        PlanWords::tr(
            "The price list gives them a last day and none that follows at once: %1. Months without a price "
            "are billed at the last one that is known, and uncertain. Ask for newer prices (slipway prices "
            "demand).")
            .arg(names.join(u"; "_s)));
}

/// More than twice the factor of the book, or less than half of it, where that is beyond doubt: rather that of another currency.
bool isFar(const ExchangeRate &typed, const PriceSnapshot &prices)
{
    const std::optional<ExchangeRate> known = prices.exchange(typed.currency());
    return known && prices.exchangeDoubt(typed.currency()).isEmpty()
        && (typed.raw() / 2 > known->raw() || known->raw() / 2 > typed.raw());
}

void checkExchange(const RuleInput &in, FindingSink &sink)
{
    const Currency currency = in.bill.total.currency();
    const bool isTyped = typedExchange(in.plan).has_value();
    const QDate date = isTyped ? QDate::fromString(in.plan.currencyFactor->day, Qt::ISODate)
                               : in.prices.exchangeDate(currency);
    const FindingSink::Place place{Step::Workload, isTyped ? u"/currencyFactor/day"_s : u"/currency"_s, {}};
    const QString doubt = isTyped ? QString() : in.prices.exchangeDoubt(currency);
    if (!doubt.isEmpty())
        sink.add(place, PlanWords::tr("Amounts in %1 are doubtful").arg(currency.code()),
                 PlanWords::tr("They are dollars times a factor read on %1: %2.")
                     .arg(date.toString(Qt::ISODate), dataWords(doubt)));
    else if (currency != Currency() && date > in.asOf)
        sink.add(place, PlanWords::tr("The factor of %1 is of a day to come").arg(currency.code()),
                 PlanWords::tr("It is of %1, and today is %2: nobody knows it yet. State the day that it was read on.")
                     .arg(date.toString(Qt::ISODate), in.asOf.toString(Qt::ISODate)));
    else if (isTyped && isFar(*typedExchange(in.plan), in.prices))
        sink.add({Step::Workload, u"/currencyFactor/perDollar"_s, {}},
                 PlanWords::tr("The factor of %1 is far from the price book's").arg(currency.code()),
                 PlanWords::tr("The plan says %1 %3 for a dollar, the price book %2 %3 on %4.")
                     .arg(formatScaled(typedExchange(in.plan)->raw(), ExchangeRate::scale),
                          formatScaled(in.prices.exchange(currency)->raw(), ExchangeRate::scale), currency.code(),
                          in.prices.exchangeDate(currency).toString(Qt::ISODate)));
    else if (currency != Currency() && date.daysTo(in.asOf) > staleDays)
        sink.add(Severity::Advice, place, PlanWords::tr("The factor of %1 is old").arg(currency.code()),
                 PlanWords::tr("It is of %1, %2 days before %3.")
                     .arg(date.toString(Qt::ISODate))
                     .arg(date.daysTo(in.asOf))
                     .arg(in.asOf.toString(Qt::ISODate)));
}

void checkBook(const RuleInput &in, FindingSink &sink)
{
    const std::optional<PinnedInput> &pin = in.plan.prices;
    if (!pin || in.prices.isBook(pin->id, pin->sha256))
        return;
    sink.add(
        {Step::Cost, u"/prices"_s, {}}, PlanWords::tr("The price book of the plan is not here"),
        PlanWords::tr("The plan is pinned to %1; the figures are those of %2 and are no total of the plan.")
            .arg(pin->id, in.prices.id()));
}

/// A quota that was read on a day to come was not, or today is not that day.
void checkQuotaDays(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.ownedQuota.size(); ++i) {
        const OwnedQuota &quota = in.plan.ownedQuota[i];
        const QDate day = QDate::fromString(quota.day.value_or(QString()), Qt::ISODate);
        if (!day.isValid() || day <= in.asOf)
            continue;
        sink.add({Step::Restrictions, u"/ownedQuota/%1/day"_s.arg(i), quota.family},
                 PlanWords::tr("A quota was read on a day to come"),
                 PlanWords::tr("Its day is %1, and today is said to be %2: one of both is wrong.")
                     .arg(day.toString(Qt::ISODate), in.asOf.toString(Qt::ISODate)));
    }
}

void checkClock(const RuleInput &in, FindingSink &sink)
{
    checkQuotaDays(in, sink);
    if (!in.bill.newestPrice.isValid() || in.asOf >= in.bill.newestPrice)
        return;
    sink.add({Step::Cost, {}, {}}, PlanWords::tr("The clock is behind the prices"),
             PlanWords::tr("Today is said to be %1, but a price used is of %2. What has ended or is old is "
                           "judged by that day: check the date of this computer.")
                 .arg(in.asOf.toString(Qt::ISODate), in.bill.newestPrice.toString(Qt::ISODate)));
}

/// Calls `check(index, compute, use, what the target says of its price type)` for every used compute.
template <typename Check> void forEachPriceUse(const RuleInput &in, Check check)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        // A target that somebody added is billed as the built-in one that it behaves as.
        check(i, compute, use,
              in.prices.use(in.catalog.behaviourOf(compute.target), cost::effectivePriceType(compute)));
    });
}

void checkSavingsPlan(const RuleInput &in, FindingSink &sink)
{
    forEachPriceUse(
        in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const PriceUse &told) {
            if (isSavingsPlan(cost::effectivePriceType(compute)) && told.support == Support::Unknown)
                sink.add({stepOf(use.stage), computeField(i, u"priceType"), compute.id},
                         PlanWords::tr("Savings plans are not confirmed for Azure ML"),
                         PlanWords::tr("The pages read speak of reservations only: the term counts in full, "
                                       "and every machine is paid "
                                       "for besides. Ask before you commit."));
        });
    for (std::size_t i = 0; i < in.plan.commitments.size(); ++i) {
        const Commitment &each = in.plan.commitments[i];
        const bool isBilled = in.plan.start < each.start.plusMonths(termMonths(each.type))
            && each.start < in.plan.start.plusMonths(in.plan.months);
        // One of nothing bills nothing; the rule of forms says so.
        const bool isNothing = each.isByAmount()
            ? Rate::fromDecimal(each.hourly->amount).value_or(Rate()) == Rate()
            : each.units == 0 || each.size.isEmpty();
        if (!isSavingsPlan(each.type) || !isBilled || isNothing)
            continue;
        const bool isToBuy = isYetToBuy(each, in.asOf);
        Finding &finding = sink.add(
            {Step::Cost,
             (each.isByAmount() ? u"/commitments/%1/hourly"_s : u"/commitments/%1/type"_s).arg(i),
             {}},
            isToBuy ? PlanWords::tr("A savings plan that is yet to be bought takes nothing off")
                    : PlanWords::tr("An owned savings plan takes nothing off"),
            PlanWords::tr("Savings plans are unconfirmed for Azure Machine Learning: its amount counts in "
                          "full, and "
                          "every machine is paid for besides. \"What to buy\" says what it would cover."));
        if (isToBuy)
            finding.fix = withoutPurchase(in, i);
    }
}

void checkType(const RuleInput &in, FindingSink &sink)
{
    forEachPriceUse(
        in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const PriceUse &told) {
            const PriceType type = cost::effectivePriceType(compute);
            // Savings plans have a rule of their own.
            const bool elsewhere = isSavingsPlan(type) && told.support == Support::Unknown;
            // Their reruns follow from the tier: a price alone would leave them out.
            const bool halfChosen = isPreemptible(type) && compute.tier == Tier::Dedicated;
            if (elsewhere || type == PriceType::PayAsYouGo || (told.support == Support::Yes && !halfChosen))
                return;
            const bool byTier = compute.tier != Tier::Dedicated;
            const FindingSink::Place place{stepOf(use.stage),
                                           computeField(i, byTier ? u"tier" : u"priceType"), compute.id};
            sink.add(place, in.eligibility[i].aboutPriceType(Exclusion::PriceType, type)).fix = PlanEdit{
                PlanWords::tr("Use pay-as-you-go"),
                place.step,
                {{computeField(i, u"tier"), u"dedicated"_s}, {computeField(i, u"priceType"), u"payg"_s}}};
        });
}

/// A term that is paid for beyond the last day of its size.
void judgeTerm(FindingSink &sink, const FindingSink::Place &place, const VmSize &size, YearMonth end,
               int months)
{
    if (endsBefore(size, end))
        sink.add(place, aboutTerm(size, end, months));
}

void checkTerm(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const int months = termMonths(cost::effectivePriceType(compute));
        if (!use.size)
            return;
        // Work that lasts for longer than a term has another one, and the last of them ends last.
        if (const std::optional<int> end = cost::endOfTerms(use.billed, months))
            judgeTerm(sink, {stepOf(use.stage), computeField(i, u"priceType"), compute.id},
                      in.catalog.size(*use.size), in.plan.start.plusMonths(*end), months);
    });
    for (std::size_t i = 0; i < in.plan.commitments.size(); ++i) {
        const Commitment &commitment = in.plan.commitments[i];
        const int months = termMonths(commitment.type);
        if (const std::optional<SizeId> size = in.catalog.findSize(commitment.size);
            size && !commitment.isByAmount() && months > 0)
            judgeTerm(sink, {Step::Cost, u"/commitments/%1/type"_s.arg(i), commitment.size},
                      in.catalog.size(*size), commitment.start.plusMonths(months), months);
    }
}

constexpr std::array priceRuleTable = {
    ruleOf(Exclusion::NoPrice, "Every line has a price.", checkMissing),
    Rule{"price.doubtful", Severity::Warning, "Prices in use carry no doubt.", "Slipway price book",
         "2026-08-22", checkDoubtful},
    Rule{"price.sheet", Severity::Warning, "Where a price sheet is in use, it covers every line.",
         "Slipway price book", "2026-11-22", checkSheet},
    Rule{"price.discount", Severity::Warning,
         "A discount for a service reaches some line; lines without any are named.", "Slipway price book",
         "2026-11-23", checkDiscounts},
    Rule{"price.stale", Severity::Advice,
         "No price that matters is older than 180 days: those of 90 % of the total are not, or the plan "
         "states them.",
         "Slipway price book", "2026-08-22", checkStale},
    Rule{"price.ends", Severity::Advice, "Prices are known for all months that are billed at them.",
         "Azure Retail Prices, effectiveEndDate", "2026-11-26", checkEnds},
    Rule{"price.clock", Severity::Warning, "Today is not before the day of a price or of a quota.", "Slipway",
         "2026-11-22", checkClock},
    Rule{"price.currency", Severity::Warning, "The factor of the plan's currency is recent and holds.",
         "Slipway price book", "2026-01-26", checkExchange},
    Rule{"price.book", Severity::Blocker, "A plan pinned to a price book is read with that book.", "Slipway",
         "2026-11-22", checkBook},
    Rule{"price.savings_plan", Severity::Warning, "Savings plans are unconfirmed for Azure Machine Learning.",
         "Azure savings plan for compute", "2024", checkSavingsPlan},
    ruleOf(Exclusion::PriceType, "A compute uses a price type that its target offers.", checkType),
    ruleOf(Exclusion::Term, "No reservation or savings plan outlives its size.", checkTerm),
};

} // namespace

std::span<const Rule> priceRules()
{
    return priceRuleTable;
}

} // namespace slipway
