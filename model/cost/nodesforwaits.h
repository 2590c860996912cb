// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"

#include <optional>
#include <vector>

namespace slipway::cost {

/// At least so many nodes of a cluster, of a pool or machines, with which no run on it waits for others for longer than `longest` tells by
/// workload of the plan, in hours. Found by halving: one less is not enough. nullopt where no number does for which a timeline is played, and
/// where a month has so many runs that an edit would be felt: they are played again for each number that is tried.
[[nodiscard]] std::optional<int> nodesForWaits(const Plan &plan, const Bill &bill, std::size_t compute,
                                               const std::vector<double> &longest, int least);

} // namespace slipway::cost
