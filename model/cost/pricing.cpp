// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/pricing.h"

#include "model/base/datawords.h"
#include "model/base/planwords.h"
#include "model/cost/discounts.h"
#include "model/cost/meterwords.h"
#include "model/cost/pricetypes.h"
#include "model/plan/plannedpurchase.h"
#include "model/prices/laterprices.h"
#include "model/prices/sheetprices.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

QString doubtOf(PriceFlag flag)
{
    switch (flag) {
    case PriceFlag::None:
        return {};
    case PriceFlag::SuspectWindowsPrice:
        return PlanWords::tr("the published price looks like that of Windows");
    case PriceFlag::Old2024:
        return PlanWords::tr("the price is of 2024");
    case PriceFlag::SpotNotCheaper:
        return PlanWords::tr("the published spot price is not below pay-as-you-go");
    case PriceFlag::OutlierVersusOtherRegions:
        return PlanWords::tr("the price stands out against other regions");
    case PriceFlag::EstimatedByRatio:
        break;
    }
    return {};
}

/// The remark of a meter's row, led by how its price is known: "published" goes without saying.
QString remarkOf(const MeterPrice &price)
{
    const qsizetype end = price.note.indexOf(u';');
    const QString known = howKnown(price.note);
    const QString rest = end < 0 ? QString() : price.note.mid(end + 2);
    const QString how = known == u"published"_s ? QString()
        : known == u"derived"_s                 ? PlanWords::tr("worked out from a printed monthly cost")
                                                : dataWords(known);
    static const QString since = u"valid from "_s;
    const QString more = rest.startsWith(since) ? PlanWords::tr("valid from %1").arg(rest.sliced(since.size())) : dataWords(rest);
    if (how.isEmpty() || more.isEmpty())
        return how.isEmpty() ? more : how;
    return u"%1, %2"_s.arg(how, more);
}

/// "0.59" of a discount, with what other regions showed of it.
QString estimateNote(const Catalog &catalog, const PriceEstimate &estimate)
{
    const auto ratio = [](double value) { return wordsLocale().toString(value, 'g', 4); };
    QString note = PlanWords::tr("no price is published for this region; pay-as-you-go x %1, as in %2")
                       .arg(ratio(estimate.ratio), pricePlace(catalog, estimate.region));
    if (ratio(estimate.lowRatio) != ratio(estimate.highRatio))
        note += PlanWords::tr("; other regions show %1 to %2")
                    .arg(ratio(estimate.lowRatio), ratio(estimate.highRatio));
    return note;
}

void addNote(QString &note, const QString &more)
{
    note += note.isEmpty() ? more : u"; "_s + more;
}

/// What of a list price is paid after the plan's discount; of what was agreed all of it.
Rate discounted(const Pricing &pricing, bool agreed, Rate listRate, const BillInput &input)
{
    return agreed ? listRate : listRate.discounted(discountBasisPoints(input.plan, pricing.service));
}

/// What the book has, as the plan's factor has it.
Rate inPlan(Rate kept, const PriceOrigin &origin, bool agreed, PriceType type, const BillInput &input)
{
    return agreed ? agreedRate(kept, origin.sheet, input.exchange, type)
                  : sheetRate(kept, origin.sheet, input.exchange);
}

void setRate(Pricing &pricing, const BillInput &input, Rate kept, PriceType type = PriceType::PayAsYouGo)
{
    const auto listed = [&](Rate rate) { return inPlan(rate, pricing.origin, pricing.agreed, type, input); };
    pricing.listRate = listed(kept);
    pricing.rate = discounted(pricing, pricing.agreed, pricing.listRate, input);
    if (pricing.spread)
        pricing.spread = RateSpread{discounted(pricing, pricing.agreed, listed(pricing.spread->low), input),
                                    discounted(pricing, pricing.agreed, listed(pricing.spread->high), input)};
    pricing.discountPercent = pricing.agreed ? 0 : discountBasisPoints(input.plan, pricing.service) / 100.0;
}

QString workedOutNote()
{
    return PlanWords::tr("worked out of pay-as-you-go that is agreed, so no discount comes off");
}

QString agreedNote(const PriceOrigin &origin, const ExchangeRate &plan)
{
    if (origin.stated)
        return PlanWords::tr("stated in the additions, no discount comes off");
    const ExchangeRate &sheet = origin.sheet;
    if (isInSheetCurrency(sheet, plan))
        return PlanWords::tr("agreed: the price sheet states it in %1, so no factor changes it; no discount comes off")
            .arg(sheet.currency().code());
    if (sheet.currency() != Currency())
        return PlanWords::tr("agreed: the price sheet states it in %1, taken at %2 for a dollar; no discount comes off")
            .arg(sheet.currency().code(), formatScaled(sheet.raw(), ExchangeRate::scale));
    return PlanWords::tr("agreed: the price sheet states it, no discount comes off");
}

/// What is announced for `first` or before is the price, the rest follows it. A day within a month prices that month: the days of
/// it are not told apart.
void announce(Pricing &pricing, const BillInput &input, const std::vector<LaterPrice> &announced, int first,
              PriceType type = PriceType::PayAsYouGo)
{
    const bool wasAgreed = pricing.agreed;
    for (const LaterPrice &each : announced) {
        const bool agreed = wasAgreed || PriceSnapshot::isAgreed(each.origin);
        const Rate listed = inPlan(each.hourly, each.origin, agreed, type, input);
        const int month = monthsFrom(input.plan.start, each.from);
        if (month >= input.plan.months)
            break;
        if (month > first) {
            pricing.later.push_back({month, each.from, discounted(pricing, agreed, listed, input), listed, each.origin});
            continue;
        }
        if (pricing.spread)
            pricing.spread = movedWith(*pricing.spread, pricing.listRate, listed);
        pricing.listRate = listed;
        pricing.rate = discounted(pricing, agreed, listed, input);
        pricing.origin = each.origin;
        if (agreed && !pricing.agreed) {
            addNote(pricing.note, agreedNote(each.origin, input.exchange));
            pricing.discountPercent = 0;
        }
        pricing.agreed = agreed;
        addNote(pricing.note, PlanWords::tr("announced for %1").arg(each.from.toString(Qt::ISODate)));
    }
}

/// Which kind of deployment a price of tokens is for; empty for other meters.
QString deploymentNote(QStringView meter)
{
    if (!meter.startsWith(u"tokens."))
        return {};
    if (meter.contains(QString(meterPart(HostedReach::Region) + u'.')))
        return PlanWords::tr("price of a regional deployment");
    if (meter.contains(QString(meterPart(HostedReach::DataZone) + u'.')))
        return PlanWords::tr("price of a deployment in the data zone of the region");
    return PlanWords::tr("price of a global deployment");
}

} // namespace

RateSpread movedWith(const RateSpread &spread, Rate before, Rate now)
{
    const double change = before > Rate() ? now.usd() / before.usd() : 1;
    return {Rate(std::llround(static_cast<double>(spread.low.raw()) * change)),
            Rate(std::llround(static_cast<double>(spread.high.raw()) * change))};
}

Pricing sizePricing(const BillInput &input, const Compute &paid, std::optional<SizeId> size,
                    std::optional<RegionId> region, const QString &sizeName, int month)
{
    Pricing pricing;
    pricing.service = machineService();
    if (!size || !region) {
        pricing.missing = size   ? PlanWords::tr("The region is not in the catalog.")
            : sizeName.isEmpty() ? PlanWords::tr("No VM size is chosen.")
                                 : PlanWords::tr("The size %1 is not in the catalog.").arg(sizeName);
        return pricing;
    }
    const PriceType type = effectivePriceType(paid);
    const std::optional<VmPrice> price = input.prices.vm(*size, *region, type);
    if (!price) {
        pricing.missing = PlanWords::tr("No %1 price of %2 is known for %3.")
                              .arg(priceTypeWords(type), input.catalog.size(*size).shortName(),
                                   input.catalog.region(*region).name);
        return pricing;
    }
    pricing.origin = price->origin;
    pricing.region = input.catalog.region(*region).id;
    pricing.note = doubtOf(price->origin.flag);
    if (!PriceSnapshot::usable(price->origin.flag)) {
        pricing.missing
            = PlanWords::tr("The only %1 price is not used: %2.").arg(priceTypeWords(type), pricing.note);
        return pricing;
    }
    pricing.preemptible = isPreemptible(type);
    pricing.estimated = price->origin.flag != PriceFlag::None || pricing.preemptible;
    if (type == PriceType::Spot)
        pricing.note = PlanWords::tr("spot prices move by tens of percent within months");
    if (type == PriceType::LowPriority)
        pricing.note = PlanWords::tr("low-priority nodes are spot machines since 2026-03-31, and spot prices "
                                     "move by tens of percent within months");
    if (price->estimate) {
        pricing.note = estimateNote(input.catalog, *price->estimate);
        pricing.spread = RateSpread{price->estimate->low, price->estimate->high};
    }
    pricing.agreed = input.prices.isAgreed(*size, *region, type);
    if (pricing.agreed) {
        pricing.origin.sheet = input.prices.sheetOf(*size, *region, type);
        addNote(pricing.note, PriceSnapshot::isAgreed(price->origin) && !price->estimate
                                  ? agreedNote(price->origin, input.exchange)
                                  : workedOutNote());
    }
    setRate(pricing, input, price->hourly, type);
    pricing.term = termMonths(type);
    announce(pricing, input, laterPrices(input.prices, *size, *region, type), month, type);
    pricing.gaps = gapsOf(input.prices, *size, *region, type);
    return pricing;
}

Pricing meterPricing(const BillInput &input, const QString &meter, const QString &region, bool sameRegionOnly)
{
    Pricing pricing;
    pricing.service = serviceOf(meter);
    const std::optional<MeterPrice> price = input.prices.meter(meter, region);
    if (!price || (sameRegionOnly && price->estimated)) {
        pricing.missing = price ? PlanWords::tr("No price of it is known for this region.")
                                : PlanWords::tr("No price of it is known.");
        return pricing;
    }
    pricing.origin = price->origin;
    pricing.region = price->region;
    pricing.estimated = price->estimated;
    pricing.note = pricing.estimated ? PlanWords::tr("price of %1: none is known for this region")
                                           .arg(pricePlace(input.catalog, price->region))
                                     : remarkOf(*price);
    if (const QString kind = deploymentNote(meter); !kind.isEmpty())
        addNote(pricing.note, kind);
    pricing.agreed = PriceSnapshot::isAgreed(price->origin);
    if (pricing.agreed)
        addNote(pricing.note, agreedNote(price->origin, input.exchange));
    setRate(pricing, input, price->rate);
    announce(pricing, input, laterPrices(input.prices, meter, region, *price), 0);
    pricing.gaps = gapsOf(input.prices, meter, region, *price);
    return pricing;
}

Pricing statedPricing(const BillInput &input, const QString &usd)
{
    Pricing pricing;
    const std::optional<Rate> rate = Rate::fromDecimal(usd);
    if (!rate) {
        pricing.missing = PlanWords::tr("The stated price is not a number that can be computed with.");
        return pricing;
    }
    pricing.note = PlanWords::tr("the price its owner states in this plan");
    pricing.origin.source = u"plan"_s;
    pricing.agreed = true;
    setRate(pricing, input, *rate);
    return pricing;
}

namespace {

/// An amount of the plan for so many hours, in dollars an hour; no discount comes off.
Pricing pricingOfAmount(const BillInput &input, const QString &text, const QString &code, int hours)
{
    Pricing pricing;
    const std::optional<Currency> currency = Currency::fromCode(code);
    const bool isOwn = currency == input.exchange.currency();
    const ExchangeRate exchange = isOwn ? input.exchange
        : currency                      ? input.prices.exchange(*currency).value_or(ExchangeRate())
                                        : ExchangeRate();
    const bool isKnown = isOwn || (currency && exchange.currency() == *currency);
    const std::optional<Rate> amount = Rate::fromDecimal(text);
    if (!isKnown || exchange.raw() <= 0) {
        pricing.missing = PlanWords::tr("No exchange rate is known for %1.").arg(code);
        return pricing;
    }
    if (!amount) {
        pricing.missing = PlanWords::tr("The stated price is not a number that can be computed with.");
        return pricing;
    }
    // Dollars, as all rates are: units of the currency by units of it for a dollar.
    const Int128 dollars = divideHalfEven(Int128(amount->raw()) * powerOfTen(ExchangeRate::scale),
                                          Int128(exchange.raw()) * hours);
    if (dollars > std::numeric_limits<std::int64_t>::max()) {
        pricing.missing = PlanWords::tr("The amount is too large to compute with.");
        return pricing;
    }
    pricing.listRate = Rate(static_cast<std::int64_t>(dollars));
    pricing.rate = pricing.listRate;
    pricing.agreed = true;
    pricing.origin.source = u"plan"_s;
    return pricing;
}

} // namespace

Pricing amountPricing(const BillInput &input, const HourlyAmount &hourly)
{
    Pricing pricing = pricingOfAmount(input, hourly.amount, hourly.currency, 1);
    if (pricing.rate)
        pricing.note = PlanWords::tr("what the savings plan takes every hour: %1 %2")
                           .arg(hourly.amount, hourly.currency);
    return pricing;
}

Pricing commitmentPricing(const BillInput &input, const Commitment &commitment)
{
    if (commitment.isByAmount())
        return amountPricing(input, *commitment.hourly);
    const int months = termMonths(commitment.type);
    if (commitment.paid) {
        Pricing pricing = pricingOfAmount(input, commitment.paid->amount, commitment.paid->currency,
                                          static_cast<int>(hoursPerMonth) * months);
        pricing.service = machineService();
        pricing.term = months;
        if (pricing.rate)
            pricing.note = PlanWords::tr("what was paid for one machine and the whole term: %1 %2")
                               .arg(commitment.paid->amount, commitment.paid->currency);
        return pricing;
    }
    Compute bought;
    bought.size = commitment.size;
    bought.priceType = commitment.type;
    Pricing pricing = sizePricing(input, bought, input.catalog.findSize(commitment.size),
                                  input.catalog.findRegion(input.plan.regionOr(commitment.region)),
                                  commitment.size, monthsFrom(input.plan.start, commitment.start.firstDay()));
    pricing.later.clear();
    // To its end it is paid at the price of the month in which it began.
    std::erase_if(pricing.gaps, [&](const PriceGap &gap) {
        return commitment.start <= YearMonth::of(gap.last)
            || (gap.next.isValid() && YearMonth::of(gap.next) <= commitment.start);
    });
    for (PriceGap &gap : pricing.gaps)
        gap.next = {};
    if (pricing.rate && isOfLaterDay(pricing.origin, commitment)) {
        pricing.estimated = true;
        addNote(pricing.note,
                PlanWords::tr("the price of a later day, %1: type what was paid")
                    .arg(pricing.origin.date.toString(Qt::ISODate)));
    }
    return pricing;
}

bool isOfLaterDay(const PriceOrigin &origin, const Commitment &commitment)
{
    return !commitment.paid && !commitment.isByAmount() && !isNotedAsPlanned(commitment)
        && origin.date.isValid() && origin.date >= commitment.start.plusMonths(1).firstDay();
}

Compute paidFor(const Compute &compute, const Use &billed)
{
    Compute paid = compute;
    pay(paid, priceTypeFor(billed.paidAs, effectivePriceType(compute)));
    return paid;
}

Pricing pricingOf(const BillInput &input, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    switch (billed.by) {
    case PricedBy::Size: {
        const Compute paid = paidFor(compute, billed);
        return billed.price.isEmpty()
            ? sizePricing(input, paid, use.size, use.region, compute.size)
            : sizePricing(input, paid, input.catalog.findSize(billed.price), use.region, billed.price);
    }
    case PricedBy::Meter:
        return meterPricing(input, billed.price, input.plan.regionOr(compute.region), billed.sameRegionOnly);
    case PricedBy::Owner:
        return statedPricing(input, billed.price);
    case PricedBy::Nothing:
        break;
    }
    return {};
}

bool isCoverable(const Compute &paid, const Use &billed)
{
    return billed.by == PricedBy::Size && billed.price.isEmpty()
        && effectivePriceType(paid) == PriceType::PayAsYouGo;
}

bool isReachedByCommitments(const Compute &paid, const Use &billed)
{
    return isCoverable(paid, billed)
        || (billed.role == CostRole::SystemNodes && effectivePriceType(paid) == PriceType::PayAsYouGo);
}

} // namespace slipway::cost
