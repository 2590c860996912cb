// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/eligibility/servedmodel.h"

#include "model/eligibility/eligibility.h"
#include "model/formulas/llmspeed.h"
#include "model/sizing/plansizing.h"

#include <algorithm>
#include <cmath>

namespace slipway {

namespace {

/// An endpoint that says nothing of its model answers with the plan's; beside one that does say it, as a reranker beside a language model,
/// nobody knows.
bool isModelKnown(const cost::PlanIndex &index, const RealtimeEndpoint &endpoint)
{
    return cost::tellsItsModel(endpoint) || !index.anyTellsItsModel();
}

bool isLanguage(const Plan &plan, const RealtimeEndpoint &endpoint)
{
    return cost::tellsItsModel(endpoint) || plan.model.kind == ModelKind::Language;
}

} // namespace

double ServedModel::memoryGiB(double percent) const
{
    const double share = percent / 100;
    return statedGiB > 0 ? statedGiB * share : std::ceil(10 * weightsGiB * share) / 10;
}

double ServedModel::gpuRoomGiB(const Catalog &catalog, const VmSize &size) const
{
    sizing::Machine machine = sizing::machineOf(catalog, size);
    if (podGpus)
        machine.gpus = std::min<double>(machine.gpus, *podGpus);
    if (!machine.hasGpu() || machine.gpuMemoryGiB <= 0)
        return 0;
    // Of a copy it is stated what it takes in all; of weights, that a server of language models takes more beside them.
    return language && weightsGiB > 0 ? sizing::usableGpuBytes(machine) / sizing::bytesPerGiB
                                      : machine.allGpuMemoryGiB();
}

bool ServedModel::exceedsGpus(const Catalog &catalog, const VmSize &size) const
{
    const double wanted = weightsGiB > 0 ? weightsGiB : statedGiB;
    const double room = gpuRoomGiB(catalog, size);
    return size.gpu && room > 0 && wanted > room;
}

bool WorkedModel::exceeds(const Catalog &catalog, const VmSize &size) const
{
    if (statedGiB <= 0)
        return false;
    if (!size.gpu)
        return hasTooLittleMemory(size, statedGiB);
    const sizing::Machine machine = sizing::machineOf(catalog, size);
    return onGpus && machine.gpuMemoryGiB > 0 && machine.allGpuMemoryGiB() < statedGiB;
}

bool holdsModel(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                const Workload &workload)
{
    if (std::holds_alternative<BatchScoring>(workload.detail))
        return true;
    const auto *job = std::get_if<TrainingJob>(&workload.detail);
    if (!job || job->kind == TrainingKind::Spark || job->work.trainedModel)
        return false;
    if (job->kind != TrainingKind::PipelineStep || job->pipeline.isEmpty())
        return true;
    const int compute = index.compute(job->compute);
    const auto size = compute < 0 ? std::nullopt
                                  : catalog.findSize(plan.computes[static_cast<std::size_t>(compute)].size);
    if (size && catalog.size(*size).gpu)
        return true;
    return std::ranges::none_of(index.steps(job->pipeline), [&](std::size_t w) {
        return plan.workloads[w].enabled
            && std::get<TrainingJob>(plan.workloads[w].detail).compute != job->compute;
    });
}

WorkedModel workedOn(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                     const Compute &compute)
{
    WorkedModel worked;
    if (!plan.model.ramGiB)
        return worked;
    for (const std::size_t w : index.users(compute.id)) {
        const Workload &workload = plan.workloads[w];
        if (!workload.enabled || !holdsModel(plan, index, catalog, workload))
            continue;
        worked.statedGiB = plan.model.ramGiB->likely;
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        worked.isScored = worked.isScored || !job;
        // Of a model with parameters it is worked out what its GPUs hold.
        worked.onGpus
            = worked.onGpus || !job || sizing::trainingInput(plan, catalog, *job).memory.parameters <= 0;
    }
    return worked;
}

ServedModel servedOn(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                     const Compute &compute)
{
    ServedModel served;
    bool any = false;
    for (const std::size_t w : index.users(compute.id)) {
        const Workload &workload = plan.workloads[w];
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint || !workload.enabled
            || std::ranges::find(endpoint->deployments, compute.id, &Deployment::compute)
                == endpoint->deployments.end())
            continue;
        any = true;
        if (!isModelKnown(index, *endpoint))
            continue;
        const sizing::LlmTask task = sizing::llmTask(plan, *endpoint);
        const bool language = isLanguage(plan, *endpoint);
        // Servers of language models keep weights of 32 bits in 16.
        const double each = language ? formulas::bytesOfWeight(task.format)
                                     : sizing::bytesOf(sizing::servedPrecision(plan, *endpoint));
        served.weightsGiB
            = std::max(served.weightsGiB, task.shape.parameters * each / sizing::bytesPerGiB);
        served.language = served.language || language;
    }
    if (any && plan.model.ramGiB)
        served.statedGiB = plan.model.ramGiB->likely;
    if (any && catalog.traits(compute.target).billing == Billing::Kubernetes)
        served.podGpus = compute.kubernetes.value_or(KubernetesOptions()).podGpus;
    return served;
}

} // namespace slipway
