// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/workload.h"
#include "model/sizing/machine.h"

namespace slipway::sizing {

/// What the allocator leaves unused comes on top: 10 to 20 % in practice. An assumption of Slipway, 2026-11-21.
inline constexpr double fragmentation = 1.15;
/// Largest number of GPUs that is looked at.
inline constexpr int mostGpus = 4096;

/// How activations are kept for the backward pass.
enum class Activations : std::uint8_t { Full, Flash, Checkpointed };

/// What lies in the memory of the GPUs of one run, flat. Without layers and width the activations are unknown and left out.
struct TrainingMemoryTask
{
    double parameters = 0; ///< a count
    FineTuning tuning = FineTuning::Full;
    Precision precision
        = Precision::BFloat16; ///< Float32 keeps all in 32 bits, all others train in mixed precision
    double layers = 0;
    double hidden = 0;
    double heads = 0;
    double context = 0; ///< tokens of a sequence
    double batch = 1; ///< sequences on one GPU at a time
};

struct TrainingMemory
{
    std::array<double, 4> gib
        = {}; ///< on each GPU of the run under ZeRO stage 0 to 3, with the leanest activations that are known
    double activationsGiB = 0; ///< of them, recomputed from each layer's input
    double availableGiB = 0; ///< on each GPU; 0: no source says
    int stage = -1; ///< the lowest ZeRO stage at which it fits; -1: none
    int gpus = 0; ///< fewest that hold it, at stage 3; 0: even mostGpus do not

    [[nodiscard]] bool fits() const { return stage >= 0; }
};

/// Whether it fits on `gpus` GPUs of `machine`, at which stage, and on how many it does. All of a GPU's memory counts; what the
/// allocator wastes is in the need. `gpus` is rounded down to whole ones; a part of a GPU counts as one.
[[nodiscard]] TrainingMemory trainingMemory(const TrainingMemoryTask &task, const Machine &machine,
                                            double gpus) noexcept;

/// What the model needs on one GPU under a stage.
[[nodiscard]] double trainingGiB(const TrainingMemoryTask &task, double gpus, int stage,
                                 Activations activations) noexcept;

} // namespace slipway::sizing
