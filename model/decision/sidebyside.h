// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/plan/planedit.h"

#include <optional>

namespace slipway {

/// More highest nodes for clusters on which runs that are promised for a time share the nodes with others: as many as one run of each of its
/// workloads takes, so that none waits for another. Nodes of a cluster that no run holds are billed no more than before. nullopt where all
/// clusters have as many.
[[nodiscard]] std::optional<PlanEdit> roomSideBySide(const Plan &plan, const Catalog &catalog);

} // namespace slipway
