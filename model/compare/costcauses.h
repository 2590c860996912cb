// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

#include <array>
#include <optional>
#include <vector>

namespace slipway {

/// Why a cost line is another amount in another plan. docs/compare.md defines each, with an example by hand.
enum class CostCause : std::uint8_t {
    Design, ///< a line comes or goes, or is of another size, region, way of paying or meter
    Purchase, ///< what is bought for a term comes, goes or is of another size, with the hours that it takes over: at the price that they have as they go
    Usage, ///< more or less of the same thing (hours, instances, GiB), whatever field that follows from, at the price of the first plan
    Price, ///< another price of the same thing, for what the second plan uses
    Currency, ///< another factor of the same currency, for what the second plan uses at its prices
};
inline constexpr std::size_t costCauseCount = 5;
template <typename T> using ByCause = std::array<T, costCauseCount>;

/// By how much a cost differs from another. `known` is what those parts differ by that have a price.
struct CostDifference
{
    enum class Bound : std::uint8_t {
        Exact,
        AtLeast, ///< the second misses a price
        AtMost, ///< the first does
        Unknown, ///< both do, for different things or different quantities
    };

    Money known;
    Bound bound = Bound::Exact;

    friend bool operator==(const CostDifference &, const CostDifference &) = default;
};

/// A line of one plan and that of the same id in another, of a commitment that of the same purchase; all amounts in the currency of the first.
struct LineDifference
{
    QString id;
    QString name; ///< as the second plan has it, unless it has none
    CostStage stage = CostStage::Shared; ///< likewise
    CostStage stageBefore = CostStage::Shared; ///< mostly the same
    std::optional<Total> before; ///< none: the first plan has no such line
    std::optional<Total> after;
    CostDifference difference;
    ByCause<Money> causes; ///< they add up to difference.known

    /// Nothing to tell, not even causes that cancel out.
    [[nodiscard]] bool isSame() const;
};

/// The factor that an evaluation was made with.
[[nodiscard]] ExchangeRate exchangeOf(const Evaluation &evaluation);

/// By stage; within one those of `after` in their order, then those that only `before` has.
[[nodiscard]] std::vector<LineDifference> lineDifferences(const Evaluation &before, const Evaluation &after);

/// What two bounds make of a sum.
[[nodiscard]] CostDifference::Bound boundOfSum(CostDifference::Bound a, CostDifference::Bound b);

} // namespace slipway
