// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/computeuse.h"

#include "model/cost/loads.h"
#include "model/cost/monthly.h"
#include "model/cost/packing.h"
#include "model/cost/planruns.h"
#include "model/cost/wholeup.h"
#include "model/plan/stages.h"
#include "model/sizing/machine.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace slipway::cost {

namespace {

void addWorkload(ComputeUse &use, const Workload &workload, int months)
{
    const int last
        = std::min(months, workload.lengthMonths ? workload.startMonth + *workload.lengthMonths : months) - 1;
    if (workload.startMonth > last)
        return;
    if (!use.used())
        use.stage = costStageOf(stageOf(workload));
    use.workloads << workload.id;
    use.firstMonth = use.firstMonth < 0 ? workload.startMonth : std::min(use.firstMonth, workload.startMonth);
    use.lastMonth = std::max(use.lastMonth, last);
}

void addDemand(InstanceDemand &demand, const Workload &workload, const sizing::WorkloadSizing &sizing,
               double peopleGrowth)
{
    if (const auto *team = std::get_if<Experimentation>(&workload.detail)) {
        addPeople(demand, *team, peopleGrowth);
    } else if (std::holds_alternative<RealtimeEndpoint>(workload.detail)) {
        demand.serving = true;
    } else {
        const JobRuns runs = jobRuns(workload, sizing);
        demand.runsPerMonth += runs.runs * runs.nodes;
        demand.runHoursPerMonth += runs.runs * runs.nodes * runs.hours;
    }
}

void raisePeak(ComputeUse &use, int month, int instances)
{
    if (instances > use.peakInstances) {
        use.peakInstances = instances;
        use.peakMonth = month;
    }
}

void fillInstances(const BillInput &input, const Compute &compute, ComputeUse &use)
{
    const Plan &plan = input.plan;
    InstanceRules rules;
    rules.instances = compute.instances;
    rules.scheduledHoursPerWeek = scheduledHoursPerWeek(compute.schedule);
    if (compute.idleShutdownMinutes)
        rules.idleHours = *compute.idleShutdownMinutes / 60.0;
    const std::vector<std::size_t> &users = input.index.users(compute.id);
    use.instances = monthly(input, plan.growth.peoplePercent.likely != 0, [&](int m) {
        if (!use.existsIn(m))
            return InstanceMonth();
        InstanceDemand demand;
        for (const std::size_t w : users) {
            const Workload &workload = plan.workloads[w];
            if (workload.runsIn(m))
                addDemand(demand, workload, input.sizing[w],
                          growthFactor(plan.growth.peoplePercent, workload, m));
        }
        return instanceMonth(demand, rules);
    });
    for (const auto &[month, first] : use.instances.stretches())
        raisePeak(use, static_cast<int>(first), month.instances);
}

void fillCluster(const Compute &compute, ByMonth<ClusterMonth> months, ComputeUse &use)
{
    use.cluster = std::move(months);
    if (use.billing == Billing::Cluster) {
        // Quota is held for the highest nodes, also while scaled to zero.
        use.peakInstances = compute.maxNodes;
        return;
    }
    for (const auto &[month, first] : use.cluster.stretches())
        raisePeak(use, static_cast<int>(first), month.peakNodes);
}

bool hasOverlap(const RealtimeEndpoint &endpoint)
{
    return endpoint.rollout.perMonth.likely > 0 && endpoint.rollout.overlapHours > 0;
}

/// Instances or pods that the deployments on a compute hold at the peak of a month.
struct Held
{
    int steady = 0;
    int withOverlap = 0; ///< while both versions of a roll-out run
    int allowed = 0; ///< the same where autoscaling goes up to its highest, whatever the load
    int reserved = 0; ///< as many as are allowed, with the reserve of each
    bool uncounted = false; ///< more than are counted
};

/// ceil(1.2 x n) in integers: 1.2 x 5 must give 6.
int withReserve(int instances)
{
    return (6 * instances + 4) / 5;
}

Held heldInstances(const BillInput &input, const Compute &compute, int m)
{
    const Plan &plan = input.plan;
    const double utilization = plan.assumptions.targetUtilizationPercent.likely / 100;
    Held held;
    for (const std::size_t w : input.index.users(compute.id)) {
        const Workload &workload = plan.workloads[w];
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint || !workload.runsIn(m))
            continue;
        const double peak = peakLoad(plan, workload, *endpoint, m);
        const auto &sized = std::get<sizing::EndpointSizing>(input.sizing[w]);
        for (std::size_t d = 0; d < endpoint->deployments.size(); ++d) {
            const Deployment &deployment = endpoint->deployments[d];
            if (deployment.compute != compute.id)
                continue;
            const int most
                = deploymentInstances(deployment, *endpoint, sized.deployments[d].table, peak, utilization);
            const int allowed = deployment.sizing == InstanceSizing::Autoscale
                ? std::max(most, deployment.maxInstances)
                : most;
            held.steady += most;
            held.uncounted = held.uncounted || isUncounted(deployment, sized.deployments[d].table, peak);
            const int versions = hasOverlap(*endpoint) ? 2 : 1;
            held.withOverlap += versions * most;
            held.allowed += versions * allowed;
            held.reserved += versions * withReserve(allowed);
        }
    }
    return held;
}

void fillEndpoint(const BillInput &input, const Compute &compute, ComputeUse &use)
{
    for (int m = 0; m < input.plan.months; ++m) {
        const Held held = heldInstances(input, compute, m);
        use.peakInstances = std::max(use.peakInstances, held.withOverlap);
        use.peakReserved = std::max(use.peakReserved, held.reserved);
        if (held.allowed > use.peakAllowed) {
            use.peakAllowed = held.allowed;
            use.peakMonth = m;
        }
    }
}

/// Nodes that the pods of a month take.
struct PodNodes
{
    int serving = 0;
    int overlap = 0; ///< with both versions of roll-outs
    bool fit = true;
};

PodNodes nodesOf(const Held &pods, const KubernetesOptions &options, const NodeRoom &room)
{
    const std::optional<int> serving = nodesForPods(pods.steady, options, room);
    // Without a size the nodes are those that the plan states, whatever they hold.
    return {serving.value_or(0), nodesForPods(pods.withOverlap, options, room).value_or(0),
            room.vcpus == 0 || serving.has_value()};
}

/// Every node of the pool: those that the plan states, or as many as pods and runs need if that is more.
void fillKubernetes(const BillInput &input, const Compute &compute, ComputeUse &use)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const NodeRoom room
        = use.size ? roomForPods(input.catalog, input.catalog.size(*use.size), compute) : NodeRoom();
    Held before;
    PodNodes taken = nodesOf(before, options, room);
    const auto addMonths = [&](int m) {
        if (!use.existsIn(m))
            return std::pair(0, 0);
        const Held pods = heldInstances(input, compute, m);
        const int training = widestRun(input.plan, input.sizing, input.index, compute, m);
        if (pods.steady != before.steady || pods.withOverlap != before.withOverlap)
            taken = nodesOf(pods, options, room);
        before = pods;
        use.podsFit = use.podsFit && taken.fit;
        const int nodes
            = pods.uncounted ? mostCounted : std::max(statedNodes(compute), taken.serving + training);
        raisePeak(use, m, std::max(nodes, taken.overlap + training));
        return std::pair(nodes, std::max(0, taken.overlap + training - nodes));
    };
    const ByMonth<std::pair<int, int>> nodes
        = monthly(input, followsGrowth(input.plan, input.index, compute), addMonths);
    use.nodes = nodes.map([](const auto &month) { return month.first; });
    use.overlapNodes = nodes.map([](const auto &month) { return month.second; });
}

/// Sessions at a time: those of runs that meet, and one for each person.
void fillSessions(const BillInput &input, const Compute &compute, const ByMonth<ClusterMonth> &months,
                  ComputeUse &use)
{
    const Plan &plan = input.plan;
    for (int m = 0; m < plan.months; ++m) {
        double people = 0;
        for (const std::size_t w : input.index.users(compute.id)) {
            const Workload &workload = plan.workloads[w];
            const auto *team = std::get_if<Experimentation>(&workload.detail);
            if (team && workload.runsIn(m))
                people += team->people.likely * growthFactor(plan.growth.peoplePercent, workload, m);
        }
        raisePeak(use, m, months[static_cast<std::size_t>(m)].peakNodes + wholeUp(people));
    }
}

void fillContainers(const BillInput &input, const Compute &compute, ComputeUse &use)
{
    use.nodes = monthly(input, followsGrowth(input.plan, input.index, compute), [&](int m) {
        if (!use.existsIn(m))
            return 0;
        const Held held = heldInstances(input, compute, m);
        return held.uncounted ? mostCounted : std::max(compute.instances, held.steady);
    });
    for (const auto &[groups, first] : use.nodes.stretches())
        raisePeak(use, static_cast<int>(first), groups);
}

} // namespace

NodeRoom roomForPods(const Catalog &catalog, const VmSize &size, const Compute &compute)
{
    // A share of a GPU is one device to its node.
    const NodeRoom room{static_cast<double>(size.vcpus), size.memoryGiB,
                        static_cast<int>(std::ceil(sizing::machineOf(catalog, size).gpus))};
    return compute.ownerPrice ? room : allocatable(room);
}

ComputeUse useOf(const BillInput &input, const Compute &compute)
{
    const Plan &plan = input.plan;
    ComputeUse use;
    use.id = compute.id;
    use.billing = input.catalog.traits(compute.target).billing;
    use.size = input.catalog.findSize(compute.size);
    use.region = input.catalog.findRegion(plan.regionOr(compute.region));
    for (const std::size_t w : input.index.users(compute.id)) {
        if (plan.workloads[w].enabled)
            addWorkload(use, plan.workloads[w], plan.months);
    }
    use.peakMonth = std::max(0, use.firstMonth);
    return use;
}

void fillUse(const BillInput &input, const Compute &compute, ByMonth<ClusterMonth> months, ComputeUse &use)
{
    switch (use.billing) {
    case Billing::Instance:
        fillInstances(input, compute, use);
        break;
    case Billing::Cluster:
    case Billing::Serverless:
        fillCluster(compute, std::move(months), use);
        break;
    case Billing::Endpoint:
        fillEndpoint(input, compute, use);
        break;
    case Billing::Kubernetes:
        fillKubernetes(input, compute, use);
        break;
    case Billing::Container:
        fillContainers(input, compute, use);
        break;
    case Billing::Machine:
    case Billing::Owner:
    case Billing::Tokens:
        use.peakInstances = compute.instances;
        break;
    case Billing::Spark:
        fillSessions(input, compute, months, use);
        break;
    case Billing::Free:
        break;
    }
}

} // namespace slipway::cost
