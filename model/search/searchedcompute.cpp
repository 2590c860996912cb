// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/searchedcompute.h"

#include "model/cost/planruns.h"
#include "model/eligibility/verdicts.h"
#include "model/evaluation/exchange.h"
#include "model/plan/stages.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace slipway::search {

namespace {

/// Nobody searches for machines that are not billed by size, or that their owner bills.
bool isSearchable(const Compute &compute, const cost::ComputeUse &use, const Catalog &catalog)
{
    return use.used() && usesVmSizes(catalog, compute.target) && !compute.ownerPrice
        && use.billing != cost::Billing::Owner && use.billing != cost::Billing::Free;
}

struct Load
{
    double nodeHours = 0;
    int nodes = 1;
};

/// What a workload asks of the compute in a month; nothing for people and endpoints.
std::optional<Load> jobLoad(const Workload &workload, const sizing::WorkloadSizing &sizing)
{
    const auto *job = std::get_if<TrainingJob>(&workload.detail);
    const auto *batch = std::get_if<BatchScoring>(&workload.detail);
    if (!job && !batch)
        return std::nullopt;
    const cost::JobRuns runs = cost::jobRuns(workload, sizing);
    return Load{runs.runs * runs.hours * runs.nodes, job ? job->nodesPerRun : runs.nodes};
}

void findJob(SearchedCompute &searched)
{
    double most = -1;
    for (const std::size_t w : searched.bill().index.users(searched.asPlanned().id)) {
        const Workload &workload = searched.plan.workloads[w];
        if (!workload.enabled)
            continue;
        const std::optional<Load> load = jobLoad(workload, searched.bill().sizing[w]);
        if (!load || load->nodeHours <= most)
            continue;
        most = load->nodeHours;
        searched.workload = w;
        searched.nodes = std::max(1, load->nodes);
        searched.measure = std::holds_alternative<BatchScoring>(workload.detail) ? Measure::HoursPerBatch
                                                                                 : Measure::HoursPerRun;
    }
    searched.nodesVary = searched.workload
        && (searched.billing() == cost::Billing::Cluster || searched.billing() == cost::Billing::Serverless);
}

void findDeployment(SearchedCompute &searched)
{
    double most = -1;
    int deployments = 0;
    for (const std::size_t w : searched.bill().index.users(searched.asPlanned().id)) {
        const Workload &workload = searched.plan.workloads[w];
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint || !workload.enabled)
            continue;
        for (std::size_t d = 0; d < endpoint->deployments.size(); ++d) {
            const Deployment &deployment = endpoint->deployments[d];
            if (deployment.compute != searched.asPlanned().id)
                continue;
            ++deployments;
            const double load = endpoint->peakRequestsPerSecond.likely * deployment.trafficPercent;
            if (load <= most)
                continue;
            most = load;
            searched.workload = w;
            searched.deployment = d;
            searched.measure = Measure::LatencyMilliseconds;
            searched.nodes = std::max(1, deployment.instances);
            searched.nodesVary
                = searched.billing() == cost::Billing::Endpoint && deployment.sizing == InstanceSizing::Fixed;
        }
    }
    searched.nodesVary = searched.nodesVary && deployments == 1;
}

/// At least as much of everything that is known of the planned GPU. What is not known of either is not compared.
bool isAsStrong(const sizing::Machine &machine, const sizing::Machine &planned)
{
    if (planned.hasGpu() != machine.hasGpu())
        return false;
    const auto atLeast
        = [&](double has, double wanted) { return has * machine.gpus >= wanted * planned.gpus; };
    if (machine.gpuMemoryGiB < planned.gpuMemoryGiB || machine.allGpuMemoryGiB() < planned.allGpuMemoryGiB()
        || !atLeast(machine.gpuBandwidth, planned.gpuBandwidth))
        return false;
    for (std::size_t p = 0; p < machine.peak.size(); ++p) {
        if (!atLeast(machine.peak[p], planned.peak[p]))
            return false;
    }
    return true;
}

} // namespace

sizing::Machine SearchedCompute::servingPart(const sizing::Machine &machine) const
{
    sizing::Machine part = machine;
    const KubernetesOptions options = asPlanned().kubernetes.value_or(KubernetesOptions());
    // A part of a GPU is one device to its node.
    if (billing() == cost::Billing::Kubernetes && options.podGpus > 0)
        part.gpus = std::min<double>(part.gpus, options.podGpus);
    return part;
}

bool SearchedCompute::podsAreAsStrong(const sizing::Machine &machine) const
{
    if (!usesGpu() || asPlanned().kubernetes.value_or(KubernetesOptions()).podGpus == 0)
        return true;
    return isAsStrong(servingPart(machine), servingPart(*planned));
}

int SearchedCompute::placesOn(const sizing::Machine &machine, int places) const
{
    if (!planned || *planned == machine)
        return places;
    if (planned->hasGpu() || machine.hasGpu())
        return isAsStrong(machine, *planned) ? places : 0;
    return planned->vcpus > 0 ? static_cast<int>(std::floor(places * machine.vcpus / planned->vcpus + 1e-9))
                              : places;
}

Exclusions SearchedCompute::against(SizeId id, const sizing::Machine &machine) const
{
    Exclusions result = eligibility.ofSize(id);
    if (!planned || *planned == machine)
        return result;
    if (measure == Measure::None) {
        const bool enough = machine.vcpus >= planned->vcpus && machine.memoryGiB >= planned->memoryGiB
            && (!planned->hasGpu() || isAsStrong(machine, *planned));
        result |= enough ? 0 : bit(Exclusion::Weaker);
    }
    return result;
}

QStringList searchable(const Plan &plan, const Catalog &catalog)
{
    QStringList ids;
    const cost::PlanIndex index(plan);
    for (const Compute &compute : plan.computes) {
        const bool used = std::ranges::any_of(index.users(compute.id), [&](std::size_t w) {
            const Workload &workload = plan.workloads[w];
            return workload.enabled && workload.startMonth < plan.months
                && workload.lengthMonths.value_or(1) > 0;
        });
        cost::ComputeUse use;
        use.firstMonth = used ? 0 : -1;
        use.billing = catalog.traits(compute.target).billing;
        if (isSearchable(compute, use, catalog))
            ids << compute.id;
    }
    return ids;
}

QStringList searchable(const Plan &plan, const Catalog &catalog, LifecycleStage stage)
{
    QStringList ids = searchable(plan, catalog);
    ids.removeIf([&](const QString &id) {
        return std::ranges::none_of(plan.workloads, [&](const Workload &workload) {
            return workload.enabled && stageOf(workload) == stage && workload.computeIds().contains(id);
        });
    });
    return ids;
}

std::optional<SearchedCompute> searchedComputeOf(const Plan &plan, const Context &context, const Query &query)
{
    if (plan.computeIndex(query.compute) < 0)
        return std::nullopt;
    return searchedComputeOf(plan, billOf(plan, context), context, query);
}

std::shared_ptr<const cost::Bill> billOf(const Plan &plan, const Context &context)
{
    return std::make_shared<const cost::Bill>(
        cost::makeBill(plan, context.catalog, context.prices, exchangeOf(plan, context.prices)));
}

std::optional<SearchedCompute> searchedComputeOf(const Plan &plan, std::shared_ptr<const cost::Bill> bill,
                                                 const Context &context, const Query &query)
{
    const int index = plan.computeIndex(query.compute);
    if (index < 0)
        return std::nullopt;
    const auto compute = static_cast<std::size_t>(index);
    const Eligibility eligibility(plan, bill->index, context.catalog, context.prices, context.asOf,
                                  plan.computes[compute], bill->computes[compute]);
    SearchedCompute searched{.plan = plan,
                             .context = context,
                             .query = query,
                             .compute = compute,
                             .whole = std::move(bill),
                             .exchange = exchangeOf(plan, context.prices),
                             .eligibility = eligibility};
    if (!isSearchable(searched.asPlanned(), searched.use(), context.catalog))
        return std::nullopt;
    if (const std::optional<SizeId> &size = searched.use().size) {
        searched.planned = sizing::machineOf(context.catalog, context.catalog.size(*size));
        searched.plannedSize = indexOf(*size);
    }
    searched.nodes = std::max(1, searched.asPlanned().instances);
    findJob(searched);
    if (!searched.workload)
        findDeployment(searched);
    return searched;
}

} // namespace slipway::search
