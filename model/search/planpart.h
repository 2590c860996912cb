// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"

#include <optional>

namespace slipway::search {

/// What a compute's bill follows from: the workloads that use it, the computes that these use, and so on, with what waits for each
/// other and the steps of one pipeline. What is chosen for the compute changes nothing beyond it, so that a search of a part takes
/// no longer in a large plan. nullopt where that is all of the plan, and where commitments are shared by all computes.
[[nodiscard]] std::optional<Plan> partOf(const Plan &plan, const cost::PlanIndex &index,
                                         const QString &compute);

} // namespace slipway::search
