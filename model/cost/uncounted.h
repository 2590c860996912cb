// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/costline.h"
#include "model/cost/planindex.h"
#include "model/sizing/plansizing.h"

namespace slipway::cost {

/// Whether a line has no amount, in all months or some, since more instances of a deployment are needed than are counted: what a machine costs
/// is known, how many it takes is not. `sizing` and `index` are of the plan.
[[nodiscard]] bool isOfUncountedInstances(const CostLine &line, const Plan &plan,
                                          const sizing::PlanSizing &sizing, const PlanIndex &index);

} // namespace slipway::cost
