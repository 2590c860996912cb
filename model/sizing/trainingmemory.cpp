// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/trainingmemory.h"

#include "model/formulas/memory.h"
#include "model/sizing/trainingtime.h"

#include <algorithm>
#include <cmath>

namespace slipway::sizing {

namespace {

double activationBytes(const TrainingMemoryTask &task, Activations kind)
{
    if (task.layers <= 0 || task.hidden <= 0 || task.context <= 0)
        return 0;
    const formulas::ActivationMemory memory
        = formulas::activationMemory(task.context, task.batch, task.hidden, task.heads, task.layers, 1);
    switch (kind) {
    case Activations::Full:
        return memory.full.value;
    case Activations::Flash:
        return memory.flash.value;
    case Activations::Checkpointed:
        return memory.checkpointed.value;
    }
    return memory.full.value;
}

/// Weights, gradients and optimizer.
double stateBytes(const TrainingMemoryTask &task, double gpus, int stage)
{
    switch (task.tuning) {
    case FineTuning::Full:
        break;
    case FineTuning::LowRank:
    case FineTuning::QuantizedLowRank: {
        const double frozen = task.tuning == FineTuning::LowRank ? 2 : 0.5;
        const double share = stage >= 3 ? gpus : 1;
        return formulas::loraMemory(task.parameters / share, task.parameters * adapterShare / share,
                                    formulas::Bytes(frozen))
            .value;
    }
    }
    // Mixed precision: 2 + 2 + 12 bytes. In 32 bits 4 + 4 + 8 make the same sum, but other shares.
    if (task.precision != Precision::Float32)
        return formulas::zeroMemory(task.parameters, gpus, stage, 12).value;
    return task.parameters
        * (4 / (stage >= 3 ? gpus : 1) + 4 / (stage >= 2 ? gpus : 1) + 8 / (stage >= 1 ? gpus : 1));
}

} // namespace

double trainingGiB(const TrainingMemoryTask &task, double gpus, int stage, Activations activations) noexcept
{
    return (stateBytes(task, gpus, stage) + activationBytes(task, activations)) * fragmentation / bytesPerGiB;
}

TrainingMemory trainingMemory(const TrainingMemoryTask &task, const Machine &machine, double gpus) noexcept
{
    TrainingMemory result;
    result.availableGiB = machine.gpuMemoryGiB;
    const double whole = std::max(1.0, std::floor(gpus));
    result.activationsGiB = activationBytes(task, Activations::Checkpointed) * fragmentation / bytesPerGiB;
    for (int stage = 0; stage <= 3; ++stage) {
        const auto s = static_cast<std::size_t>(stage);
        result.gib[s] = trainingGiB(task, whole, stage, Activations::Checkpointed);
        if (result.stage < 0 && result.gib[s] <= result.availableGiB)
            result.stage = stage;
    }
    // What is not divided has to fit; the rest is divided by the number of GPUs.
    const double room = result.availableGiB - result.activationsGiB;
    if (room > 0) {
        const double divided = trainingGiB(task, 1, 3, Activations::Checkpointed) - result.activationsGiB;
        const double needed = std::max(1.0, std::ceil(divided / room - 1e-9));
        result.gpus = needed <= mostGpus ? static_cast<int>(needed) : 0;
    }
    return result;
}

} // namespace slipway::sizing
