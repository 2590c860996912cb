// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/cost/planindex.h"
#include "model/plan/plan.h"

namespace slipway {

/// What the machines of one compute have to hold of the models that its deployments answer with.
struct ServedModel
{
    double statedGiB = 0; ///< in use while one copy serves, as the plan states it; 0: it does not
    double weightsGiB = 0; ///< of the largest of them, from its parameters; 0: nobody tells those
    bool language = false; ///< a server of language models keeps a share of each GPU for itself
    std::optional<int> podGpus = {}; ///< of a node that serve one copy; none: all of a machine

    /// Memory that a machine has at the least where `percent` of what the model takes is asked for, rounded up to a tenth where it
    /// follows from weights alone; 0: the plan tells neither.
    [[nodiscard]] double memoryGiB(double percent) const;
    /// Of the GPUs of `size`, what is there for weights; 0 where it has none, or nobody tells their memory.
    [[nodiscard]] double gpuRoomGiB(const Catalog &catalog, const VmSize &size) const;
    [[nodiscard]] bool exceedsGpus(const Catalog &catalog, const VmSize &size) const;
};

[[nodiscard]] ServedModel servedOn(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                                   const Compute &compute);

} // namespace slipway
