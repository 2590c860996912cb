// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/decision/robustplan.h"
#include "model/plan/planedit.h"

#include <optional>

namespace slipway {

/// More highest nodes for clusters and Kubernetes pools on which runs that are promised for a time share the nodes with others: as many as pods
/// and one run of each of its workloads take, so that none waits for another. Nodes of a cluster that no run holds are billed no more than
/// before; those of a pool are, and may be dearer than larger machines. nullopt where all have as many. `bill`: of the plan.
[[nodiscard]] std::optional<PlanEdit> roomSideBySide(const Plan &plan, const cost::Bill &bill);

/// "; 8 nodes at the most in place of 4, so that runs go on side by side", told of the same machines as at the likely values; else empty.
[[nodiscard]] QString roomBeside(const DrawnChoice &choice, const DrawnChoice &likely,
                                 const QString &compute);

} // namespace slipway
