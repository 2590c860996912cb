// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/decision/robustplan.h"
#include "model/plan/planedit.h"

#include <optional>

namespace slipway {

/// More highest nodes for clusters on which runs that are promised for a time share the nodes with others: as many as one run of each of its
/// workloads takes, so that none waits for another. Nodes of a cluster that no run holds are billed no more than before. nullopt where all
/// clusters have as many.
[[nodiscard]] std::optional<PlanEdit> roomSideBySide(const Plan &plan, const Catalog &catalog);

/// "; 8 nodes at the most in place of 4, so that runs go on side by side", told of the same machines as at the likely values; else empty.
[[nodiscard]] QString roomBeside(const DrawnChoice &choice, const DrawnChoice &likely,
                                 const QString &compute);

} // namespace slipway
