// SPDX-License-Identifier: GPL-3.0-or-later
// How prices stand to list prices: agreed, less a discount, or neither. In the same words wherever prices are shown.
#pragma once

#include "model/evaluation/evaluation.h"

#include <array>

namespace slipway {

enum class PriceBasis : std::uint8_t {
    Agreed, ///< a price sheet, additions or the plan state what is paid: no discount comes off
    Derived, ///< worked out by a ratio of what is agreed: nobody agreed to it, and no discount comes off
    Discounted, ///< a list price less what the plan takes off
    List,
};
inline constexpr std::size_t priceBasisCount = 4;

/// Of what a line bills in a month of the horizon.
[[nodiscard]] PriceBasis basisIn(const CostLine &line, std::size_t month);

/// What the total is made of.
struct BasisShares
{
    std::array<Total, priceBasisCount> amounts; ///< by PriceBasis
    std::array<int, priceBasisCount> lines = {}; ///< that have something of it
    double leastPercent = 0; ///< of what is discounted
    double mostPercent = 0;
    int uncovered = 0; ///< lines that cost something, and that the price sheet in use does not state
    Total uncoveredAmount;
    int estimated = 0; ///< lines that cost something at the price of another region, or one in doubt
    Total estimatedAmount;

    /// Whether there is anything to mark: not where all that costs something is at list prices, and no price sheet is in use.
    [[nodiscard]] bool isPlain() const;
};
[[nodiscard]] BasisShares basisShares(const std::vector<CostLine> &lines, Currency currency);

/// "less 12 %", "agreed", "not in the price sheet": what is to be said of a unit price beside it. Empty: a list price.
[[nodiscard]] QString basisMark(const CostLine &line);

/// "estimated" before that, where it is: all that is to be said of a unit price beside it.
[[nodiscard]] QString rateMarks(const CostLine &line);

/// "List prices", "List prices less 12 %", "Agreed prices (54 % of the total), list prices (46 %)": without a full stop.
[[nodiscard]] QString basisWords(const std::vector<CostLine> &lines, const Total &total);

/// The same as a sentence, with a second one where a price sheet leaves lines out.
[[nodiscard]] QString basisRemark(const Evaluation &evaluation);

/// "Estimated prices make 12 % of the total."; empty where none is.
[[nodiscard]] QString estimateRemark(const Evaluation &evaluation);

} // namespace slipway
