// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/plan/plantypes.h"
#include "model/plan/workload.h"

namespace slipway {

/// The stage that a workload belongs to, by what it does.
[[nodiscard]] inline LifecycleStage stageOf(const Workload &workload)
{
    if (std::holds_alternative<Experimentation>(workload.detail))
        return LifecycleStage::Experimentation;
    return std::holds_alternative<TrainingJob>(workload.detail) ? LifecycleStage::Training
                                                                : LifecycleStage::Deployment;
}

/// The step on which workloads and computes of a stage are edited.
[[nodiscard]] constexpr Step stepOf(LifecycleStage stage)
{
    switch (stage) {
    case LifecycleStage::Experimentation:
        return Step::Experimentation;
    case LifecycleStage::Training:
        return Step::Training;
    case LifecycleStage::Deployment:
        break;
    }
    return Step::Deployment;
}
[[nodiscard]] inline Step stepOf(const Workload &workload)
{
    return stepOf(stageOf(workload));
}

} // namespace slipway
