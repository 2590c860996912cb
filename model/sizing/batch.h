// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sizing/range.h"

namespace slipway::sizing {

/// Scoring of many items, flat.
struct BatchTask
{
    Range items;
    Range secondsPerItem; ///< on one worker
    int workersPerNode = 1;
    int miniBatch = 1; ///< items that a worker takes at a time
    double windowHours = 4;
    double startHours = 0; ///< until nodes run; part of the window
    bool preemptible = false; ///< nodes may be taken away: a replacement starts, and works half a mini-batch again
    Range evictionPerHour = {}; ///< probability of losing one node within an hour, where they may
};

struct BatchNodes
{
    int nodes = 0; ///< fewest that finish in the window at the likely figures; 0: none do
    int mostUseful = 1; ///< more nodes than this have no mini-batch to work on
    Range hours; ///< of a run on those nodes, without their start
};

/// Time of a run on `nodes` nodes, without their start. Workers beyond the number of mini-batches have nothing to do; that the last
/// round leaves some idle is not counted. 0 where there is nothing to do.
[[nodiscard]] Range batchHours(const BatchTask &task, int nodes) noexcept;

[[nodiscard]] BatchNodes batchNodes(const BatchTask &task) noexcept;

} // namespace slipway::sizing
