// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/robustness.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace slipway {

/// What somebody who answers for a plan asks for, and why it is that. A budget that is set says what may be spent, not what is needed: money that is
/// approved and not needed lies idle, so that no more is asked for than nine cases of ten take.
struct Asked
{
    enum class Reason : std::uint8_t {
        NotDrawn, ///< the plan's own figure: no ranges were drawn
        Exact, ///< the plan's own figure: nothing is uncertain
        NineOfTen, ///< P90
        Budget, ///< the budget, below P90: it is kept with the confidence that the plan requires
    };

    Reason reason = Reason::NotDrawn;
    Total amount; ///< over the horizon
    Total likely; ///< of it: P50, or the plan's own figure
    Money reserve; ///< `amount` less `likely`, of what has a price; zero or more
    std::optional<Money> budget; ///< over the horizon; none: none is set
    std::optional<Chance>
        budgetKept; ///< of the dearest month where the budget is a month's; none where nothing was drawn
    bool isBudgetMet
        = true; ///< with the confidence that the plan requires, or where nothing was drawn, at the plan's own figure
    /// Where the budget is a month's, is not met, and yet is no less over all months than `amount`: P90 of the dearest month.
    std::optional<Total> dearestMonth;
    std::vector<ConstraintChance>
        missed; ///< deadlines, windows and latency targets that are kept too seldom: who approves accepts it
    double required = 0.8; ///< confidence, a share

    /// `budget` less `amount`; below zero: more is asked for than was set.
    [[nodiscard]] std::optional<Money> unasked() const;
};

/// `ranges` are those of the plan, null: none were drawn. Amounts of a thousand and more are whole units of the currency, as drawn ones are no more
/// exact; the plan's own figure and a budget are as they stand.
[[nodiscard]] Asked askedFor(const Plan &plan, const Evaluation &planned, const Uncertainty *ranges);

} // namespace slipway
