// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/decision: what would bring a plan that exceeds its budget back within it.
#pragma once

#include "model/buying/buying.h"
#include "model/decision/robustness.h"

#include <QString>

#include <vector>

namespace slipway {

/// One thing that a plan could give up or do otherwise, or several together, and the cheapest plan then.
struct WayOut
{
    QString how; ///< "Language model on one instance where its load allows it", several joined by "; "
    Plan plan;
    Total spent; ///< what the budget stands against, at the likely values
    bool isWithin
        = false; ///< as far above its likely values as the plan is at P90, it still keeps the budget
};

inline constexpr std::size_t mostWaysOut = 2;

/// Whether a plan needs one: it exceeds its budget, or keeps it less surely than it requires.
[[nodiscard]] bool needsWayOut(const Plan &plan, const Evaluation &planned, const Uncertainty &ranges);

/// The two nearest to the budget, best first: those that keep it, with as few things given up as possible, then by what they cost. Tried are
/// fewer instances of endpoints, each constraint of time and of place that may be given up (where data has to stay is none of them), and what
/// buyingAdvice() would buy; and where none of these is enough, several of them. Empty: nothing makes the plan clearly cheaper. `buying` is that of the
/// plan. The same arguments give the same result on any number of threads.
[[nodiscard]] std::vector<WayOut> waysOutOf(const Plan &plan, const Context &context,
                                            const Evaluation &planned, const Uncertainty &ranges,
                                            const Buying &buying, int threads);

} // namespace slipway
