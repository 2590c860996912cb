// SPDX-License-Identifier: GPL-3.0-or-later
// What prices a use: lines print it, draws multiply by it.
#pragma once

#include "model/cost/billinput.h"
#include "model/prices/laterprices.h"

#include <optional>

namespace slipway::cost {

/// What a unit of something costs and where that is from, or why it has no price.
struct Pricing
{
    std::optional<Rate> rate; ///< USD per unit after the plan's discount
    Rate listRate; ///< as published
    QString service; ///< that it is a price of, as Azure's price list names it; empty: none is known
    double discountPercent = 0; ///< that the plan takes off the list price
    std::optional<RateSpread> spread; ///< after the plan's discount; where the rate is worked out by a ratio
    PriceOrigin origin;
    QString region; ///< the region the price was published for
    bool estimated = false; ///< the price of another region, or another doubt; `note` says which
    bool preemptible = false; ///< of machines that may be taken away: it moves within months
    bool agreed = false; ///< by a price sheet, additions or the plan itself: no discount comes off
    QString note;
    QString missing; ///< why there is none
    int term = 0; ///< months that it holds for once something is bought at it; 0: it is paid month by month
    std::vector<PriceGap> gaps
        = {}; ///< days of which nobody says what it is, announced prices included; mostly none
    std::vector<RateFrom> later; ///< announced for months of the horizon after the first, in their order

    /// The announced price at which a month is paid; nullptr: `rate`. `first` is the month from which on something is billed: what
    /// is bought for a term is paid at the price of the month in which that began.
    [[nodiscard]] const RateFrom *laterIn(int month, int first) const
    {
        const RateFrom *now = nullptr;
        for (const RateFrom &each : later)
            now = each.month <= pricedAs(month, first) ? &each : now;
        return now;
    }
    /// The month whose price a month is paid at.
    [[nodiscard]] int pricedAs(int month, int first) const
    {
        return term > 0 && month > first ? first + (month - first) / term * term : month;
    }
};

/// The spread of a price that went from one rate to another; as it was where the first is nothing.
[[nodiscard]] RateSpread movedWith(const RateSpread &spread, Rate before, Rate now);

/// Months from one to that of a day; below 0 where the day is before it.
[[nodiscard]] inline int monthsFrom(YearMonth month, const QDate &day)
{
    return (day.year() - month.year()) * 12 + day.month() - month.month();
}

/// An hour of a VM size at the price type of `paid`. `sizeName` is what the plan calls it. What is announced for `month` of the
/// horizon or before is the price; a month before the first is below 0.
[[nodiscard]] Pricing sizePricing(const BillInput &input, const Compute &paid, std::optional<SizeId> size,
                                  std::optional<RegionId> region, const QString &sizeName, int month = 0);
/// A meter of resources/prices/meters.csv; `sameRegionOnly` refuses the price of another region.
[[nodiscard]] Pricing meterPricing(const BillInput &input, const QString &meter, const QString &region,
                                   bool sameRegionOnly = false);
/// A price that the plan states itself, decimal USD; no discount comes off what somebody asks for.
[[nodiscard]] Pricing statedPricing(const BillInput &input, const QString &usd);

/// What a savings plan takes an hour, in dollars; no discount comes off.
[[nodiscard]] Pricing amountPricing(const BillInput &input, const HourlyAmount &hourly);

/// What a commitment takes an hour: for one machine, or in all where it is bought by amount. What was paid for it where the plan says so, else
/// the list price of the month in which it began, to its end.
[[nodiscard]] Pricing commitmentPricing(const BillInput &input, const Commitment &commitment);
/// Whether a commitment is billed at a price that came after the month in which its term began: what was paid is then not known.
[[nodiscard]] bool isOfLaterDay(const PriceOrigin &origin, const Commitment &commitment);

/// The compute as it pays for one of its uses.
[[nodiscard]] Compute paidFor(const Compute &compute, const Use &billed);
/// Of anything that a compute bills.
[[nodiscard]] Pricing pricingOf(const BillInput &input, const Compute &compute, const ComputeUse &use,
                                const Use &billed);

/// Whether commitments of the plan may take hours off it: off those of the compute's own size that are paid as they go.
[[nodiscard]] bool isCoverable(const Compute &paid, const Use &billed);
/// The same, off those of the system nodes of a cluster as well.
[[nodiscard]] bool isReachedByCommitments(const Compute &paid, const Use &billed);
/// By month, the part of such a use that they pay for; empty: none.
[[nodiscard]] inline const std::vector<double> &coveredPart(const ComputeUse &use, const Use &billed)
{
    return billed.role == CostRole::SystemNodes ? use.coveredSystem : use.covered;
}
/// Which commitments pay for that part.
[[nodiscard]] inline const std::vector<CoveredBy> &coveredByOf(const ComputeUse &use, const Use &billed)
{
    return billed.role == CostRole::SystemNodes ? use.coveredSystemBy : use.coveredBy;
}
/// Of the hours of a month those that commitments leave to be paid.
[[nodiscard]] inline double uncovered(const std::vector<double> &covered, double hours, int month)
{
    return hours * (1 - covered[static_cast<std::size_t>(month)]);
}

} // namespace slipway::cost
