// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/evaluation/evaluation.h"

namespace slipway {

/// "Develop here, then move there": from experiments to training and from training to serving, one entry for each where
/// the plan has work on at least one side. `verdicts` are those of this plan: what it recommends is where to go.
[[nodiscard]] std::vector<StageMove> stageMoves(const Plan &plan, const Catalog &catalog,
                                                const std::vector<cost::ComputeUse> &computes,
                                                const std::vector<TargetVerdict> &verdicts);

} // namespace slipway
