// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/search: moving a plan that tells what is bought.
#pragma once

#include "model/search/bestplan.h"

namespace slipway::search {

/// moveTo() in the plan as it is.
[[nodiscard]] PlanEdit moveIn(const Plan &plan, const Context &context, RegionId region);
/// movedTo() in the plan as it is.
[[nodiscard]] Plan movedIn(const Plan &plan, const Context &context, RegionId region);

} // namespace slipway::search
