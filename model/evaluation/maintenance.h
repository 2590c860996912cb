// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/evaluation/evaluation.h"

namespace slipway {

/// The catalog's maintenance steps of every target in use that somebody has to maintain, one list for each target, in the
/// order of the plan's computes.
[[nodiscard]] std::vector<MaintenanceList> maintenanceLists(const Plan &plan, const Catalog &catalog,
                                                            const std::vector<cost::ComputeUse> &computes);

} // namespace slipway
