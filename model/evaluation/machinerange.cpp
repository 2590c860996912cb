// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/machinerange.h"

#include "model/cost/wholeup.h"

#include <algorithm>
#include <cstdint>

namespace slipway {

namespace {

MachineRange instancesOf(const Deployment &deployment, const Workload &workload, const Evaluation &evaluation)
{
    const int peak = evaluation.instancesAtPeak(workload.id, deployment.id).value_or(deployment.minInstances);
    const int least = evaluation.leastInstances(workload.id, deployment.id).value_or(deployment.minInstances);
    switch (deployment.sizing) {
    case InstanceSizing::Fixed:
        return {deployment.instances, deployment.instances};
    case InstanceSizing::Autoscale:
        return {least, std::max(least, deployment.maxInstances)};
    case InstanceSizing::Derived:
        return {peak, peak};
    case InstanceSizing::DerivedAutoscale:
        return {std::min(least, peak), peak};
    }
    return {};
}

/// What the trials of a run that are in progress at a time ask for together.
int askedFor(const TrainingJob &job)
{
    const bool trials = job.kind == TrainingKind::Sweep || job.kind == TrainingKind::AutoML;
    const std::int64_t parallel = trials ? std::max(1, std::min(job.trials, job.parallelTrials)) : 1;
    return static_cast<int>(std::min<std::int64_t>(job.nodesPerRun * parallel, cost::mostCounted));
}

} // namespace

MachineRange machineRange(const Catalog &catalog, const Evaluation &evaluation, const Workload &workload,
                          const Compute &compute)
{
    if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
        const auto here = std::ranges::find_if(
            endpoint->deployments, [&](const Deployment &each) { return each.compute == compute.id; });
        if (here != endpoint->deployments.end())
            return instancesOf(*here, workload, evaluation);
    }
    const Machines machines = catalog.traits(compute.target).machines;
    const auto *job = std::get_if<TrainingJob>(&workload.detail);
    if (machines == Machines::Nodes)
        return {compute.minNodes, compute.maxNodes};
    if (machines == Machines::PerRun && job)
        return {askedFor(*job), askedFor(*job)};
    return {compute.instances, compute.instances};
}

} // namespace slipway
