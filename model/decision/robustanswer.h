// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/breakeven.h"
#include "model/decision/fallbacks.h"
#include "model/decision/flips.h"
#include "model/decision/growth.h"
#include "model/decision/robustplan.h"
#include "model/decision/typedspeed.h"

#include <optional>
#include <vector>

namespace slipway {

/// What would make another machine the choice for one compute.
struct ComputeFlips
{
    RobustRunnerUp runnerUp;
    std::vector<Flip> flips;
};

/// The best plan under uncertainty with all that is told about it.
struct RobustAnswer
{
    RobustPlan plan;
    std::optional<DrawnSummary> now; ///< of the plan as it is; none: it is the choice already
    std::vector<TypedSpeed>
        typedSpeeds; ///< of the choice: what keeps it from being robust, and no machine mends
    std::vector<ComputeFlips> flips;
    std::vector<ComputeFallbacks> fallbacks; ///< of the choice, and so are the next two
    std::vector<BreakEvenTable> breakEvens;
    GrowthPath growth;
};

/// Searches and draws: seconds for a large plan. Empty where `cancel` was set.
[[nodiscard]] RobustAnswer robustAnswer(const Plan &plan, const Context &context,
                                        const RobustOptions &options = {},
                                        const std::atomic<bool> *cancel = nullptr);

} // namespace slipway
