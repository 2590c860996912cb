// SPDX-License-Identifier: GPL-3.0-or-later
// What evaluate() prints, and search and Monte Carlo add up: quantities of a month and their amounts, without words.
#pragma once

#include "model/base/decimal.h"
#include "model/base/money.h"
#include "model/cost/timeline.h"
#include "model/plan/workload.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace slipway::cost {

/// Node-hours that a cluster bills in a month in which it exists. A commitment bills every hour of the highest nodes, `committedNodes`
/// above 0; else what the runs make of the nodes.
[[nodiscard]] inline double clusterNodeHours(const ClusterMonth &month, bool exists, int committedNodes)
{
    return committedNodes > 0 && exists ? hoursPerMonth * committedNodes : month.nodeHours();
}

/// Whether the runs of a month ask for more node-hours than the highest nodes have. Not where there are none: no run fits then,
/// which is another fault.
[[nodiscard]] constexpr bool asksTooMuch(const ClusterMonth &month, int maxNodes)
{
    const double capacity = hoursPerMonth * maxNodes;
    return capacity > 0 && month.demand > capacity;
}

/// Whether the highest nodes can do all runs of the month: each of them, and all in its 730 hours.
[[nodiscard]] constexpr bool fitsIntoMonth(const ClusterMonth &month, int maxNodes)
{
    return !month.impossible && !asksTooMuch(month, maxNodes);
}

/// Node-hours of a month that its runs ask for and the highest nodes never do. What they would cost elsewhere nobody knows.
[[nodiscard]] constexpr double undoneHours(const ClusterMonth &month, int maxNodes)
{
    const double capacity = hoursPerMonth * maxNodes;
    return month.undone + (month.possibleDemand > capacity ? month.possibleDemand - capacity : 0);
}

/// Load balancers of a cluster with public addresses: one for each started 50 of the highest nodes, all month, also at zero
/// nodes. Decided where sources differ.
[[nodiscard]] constexpr int balancersOf(int maxNodes)
{
    return maxNodes <= 50 ? 1 : (maxNodes + 49) / 50;
}

/// amount() without its objects, for inner loops: whole minor units of one currency.
class Amounts
{
public:
    explicit Amounts(const ExchangeRate &exchange);

    /// Rate::raw() x Quantity::raw(), neither negative, in minor units: exact, rounded once, half to even. At the most
    /// Money::limit, which is no amount: what it is for has no price.
    [[nodiscard]] std::int64_t operator()(std::int64_t rate, std::int64_t quantity) const
    {
        const double product = static_cast<double>(rate) * static_cast<double>(quantity);
        const double estimate = product * m_inverse;
        // Beyond this no rounding of the estimate brings the amount back below.
        constexpr double beyond = 1.01 * static_cast<double>(Money::limit);
        if (estimate > beyond || quantity >= Quantity::most) [[unlikely]]
            return rate == 0 ? 0 : Money::limit;
        if (!m_converts)
            return std::min(nearestNarrow(rate, quantity, estimate), Money::limit);
        const Int128 value = nearest(Int128(rate) * quantity, 1000, product * 1e-3) * m_exchange;
        return static_cast<std::int64_t>(std::min<Int128>(nearest(value, m_divisor, estimate), Money::limit));
    }

private:
    /// The same in 64 bits: the estimate is within one unit, so what the product is beyond it fits, whatever overflows on the way.
    [[nodiscard]] std::int64_t nearestNarrow(std::int64_t rate, std::int64_t quantity, double estimate) const
    {
        const auto divisor = static_cast<std::int64_t>(m_divisor);
        auto quotient = static_cast<std::int64_t>(estimate);
        auto remainder = static_cast<std::int64_t>(
            static_cast<std::uint64_t>(rate) * static_cast<std::uint64_t>(quantity)
            - static_cast<std::uint64_t>(quotient) * static_cast<std::uint64_t>(divisor));
        if (remainder < 0) {
            --quotient;
            remainder += divisor;
        } else if (remainder >= divisor) {
            ++quotient;
            remainder -= divisor;
        }
        const std::int64_t half = divisor / 2;
        return quotient + (remainder > half || (remainder == half && (quotient & 1) != 0) ? 1 : 0);
    }
    /// `value` / `divisor`, half to even. The estimate may be off by a few units: the remainder puts it right.
    [[nodiscard]] static Int128 nearest(Int128 value, Int128 divisor, double estimate)
    {
        Int128 quotient
            = estimate < 9e18 ? Int128(static_cast<std::int64_t>(estimate)) : static_cast<Int128>(estimate);
        Int128 remainder = value - quotient * divisor;
        if (remainder < 0 || remainder >= divisor) [[unlikely]] {
            const Int128 whole = remainder / divisor - (remainder < 0 ? 1 : 0);
            quotient += whole;
            remainder -= whole * divisor;
            if (remainder == divisor) {
                ++quotient;
                remainder = 0;
            }
        }
        const Int128 twice = 2 * remainder;
        return quotient + (twice > divisor || (twice == divisor && (quotient & 1) != 0) ? 1 : 0);
    }

    Int128 m_divisor = 1;
    double m_inverse = 1;
    std::int64_t m_exchange = 1;
    bool m_converts = false;
};

/// Quantity::fromDouble() without its calls, for inner loops: the same figure.
[[nodiscard]] inline Quantity quantityOf(double units)
{
    const double scaled = units * 1e6;
    // Adding it leaves no room for fractions: the sum is rounded, half to even.
    constexpr double noFractions = 0x1.8p52;
    if (!(scaled > 0 && scaled < 0x1p51)) [[unlikely]]
        return Quantity::fromDouble(units);
    return Quantity(static_cast<std::int64_t>((scaled + noFractions) - noFractions));
}

/// What a quantity of a month costs in minor units; nothing where that is too large to compute with. Without a rate it is 0, which
/// is not all.
[[nodiscard]] inline std::optional<std::int64_t> payable(const Amounts &amounts, std::optional<Rate> rate,
                                                         Quantity quantity)
{
    const std::int64_t minor = rate ? amounts(rate->raw(), quantity.raw()) : 0;
    return minor < Money::limit ? std::optional(minor) : std::nullopt;
}

} // namespace slipway::cost
