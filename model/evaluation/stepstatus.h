// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

#include <array>

namespace slipway {

/// The state of each step and one line of what was chosen there: a pure function of plan and findings, those of the evaluation or more. Which
/// step is current or was visited belongs to the window.
[[nodiscard]] std::array<StepStatus, stepCount> stepStatuses(const Plan &plan, const Catalog &catalog,
                                                             const Evaluation &evaluation,
                                                             const std::vector<Finding> &findings);

} // namespace slipway
