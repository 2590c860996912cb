// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/cost/planindex.h"
#include "model/plan/plan.h"

namespace slipway {

/// What the machines of one compute have to hold of the models that its deployments answer with.
struct ServedModel
{
    double statedGiB
        = 0; ///< in use while one copy serves, as the plan states it; 0: it does not. GPUs hold it where weights are not known
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

/// What the machines of one compute have to hold of the plan's model while batches and jobs work with it: one copy, as the plan states it.
/// Training takes more; how much more follows from parameters alone, on GPUs.
struct WorkedModel
{
    double statedGiB = 0; ///< 0: it is not stated, or no work of the compute is known to hold a copy
    bool onGpus
        = false; ///< the GPUs of a machine that has some hold it; else what they have to hold follows from the model
    bool isScored = false; ///< else it is only trained

    [[nodiscard]] bool exceeds(const Catalog &catalog, const VmSize &size) const;
};

[[nodiscard]] WorkedModel workedOn(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                                   const Compute &compute);
/// Whether a batch or a job has a copy of the plan's model in memory while it runs. Not known of a step of a pipeline without a GPU of which
/// another step, elsewhere, may be the one that trains it, and of Spark, which prepares data.
[[nodiscard]] bool holdsModel(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                              const Workload &workload);

[[nodiscard]] ServedModel servedOn(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                                   const Compute &compute);

} // namespace slipway
