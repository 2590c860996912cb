// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/workload.h"
#include "model/sizing/range.h"

namespace slipway::sizing {

/// Bytes of a checkpoint for each trained parameter: weights, two moments and a copy of the weights in 32 bits
/// (Rajbhandari et al., ZeRO, arXiv 1910.02054, 2019).
inline constexpr double checkpointBytesPerParameter = 14;
/// Bytes a second to blob storage from one node. An assumption of Slipway, 2026-11-21.
inline constexpr double checkpointBandwidth = 0.5e9;
/// A checkpoint takes at least this long. An assumption of Slipway, 2026-11-21.
inline constexpr double shortestCheckpointHours = 0.5 / 60;

/// A run on machines that may be taken away, flat. All times in hours, without the start of nodes.
struct PreemptionTask
{
    Range workHours;
    int nodes = 1; ///< that work together: the loss of one is that of all
    Range evictionPerHour{0.01, 0.05, 0.2}; ///< probability of losing one node within an hour, below 1
    double checkpointHours = shortestCheckpointHours; ///< to write one
    double restartHours = 0.1; ///< to get a node again and load the checkpoint
    double intervalHours = 0; ///< of work between two checkpoints; 0: none is written
};

struct Preemption
{
    double mtbfHours = 0; ///< of all nodes together, at the likely eviction rate
    double youngHours = 0; ///< the best interval between checkpoints: by Young, by Daly, exactly
    double dalyHours = 0;
    double bestHours = 0;
    Range expectedHours; ///< at the planned interval; infinite where a run never ends
    Range bestExpectedHours; ///< at the best one
};

/// Expected time by Daly at the planned interval; infinite where a run never ends. An interval longer than the work is the work.
[[nodiscard]] Range expectedHours(const PreemptionTask &task) noexcept;
/// The same at the planned and at the best interval, which takes several times as long to find.
[[nodiscard]] Preemption preempted(const PreemptionTask &task) noexcept;

/// Time to write a checkpoint of `parameters` from `nodes` nodes.
[[nodiscard]] double checkpointHours(double parameters, FineTuning tuning, int nodes) noexcept;

} // namespace slipway::sizing
