// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/cost/heldinstances.h"
#include "model/evaluation/sizingresult.h"

namespace slipway {

/// The sizing of every enabled workload but people's, in the plan's order, one for each deployment of an endpoint. Costs are in the
/// currency of `exchange`, at the price of the compute's line; absent where it has none.
[[nodiscard]] std::vector<SizingResult> sizingResults(const Plan &plan, const Catalog &catalog,
                                                      const cost::Bill &bill, const cost::PlanInstances &held,
                                                      const ExchangeRate &exchange);

} // namespace slipway
