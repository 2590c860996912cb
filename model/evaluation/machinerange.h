// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

namespace slipway {

struct MachineRange
{
    int lowest = 0;
    int highest = 0;

    friend bool operator==(const MachineRange &, const MachineRange &) = default;
};

/// How many machines a workload has of a compute: what its deployments need, what its runs ask for, or what stands
/// there, as the target has it.
[[nodiscard]] MachineRange machineRange(const Catalog &catalog, const Evaluation &evaluation,
                                        const Workload &workload, const Compute &compute);

} // namespace slipway
