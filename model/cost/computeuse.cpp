// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/computeuse.h"

#include "model/cost/heldinstances.h"
#include "model/cost/loads.h"
#include "model/cost/monthly.h"
#include "model/cost/packing.h"
#include "model/cost/planruns.h"
#include "model/cost/wholeup.h"
#include "model/plan/stages.h"
#include "model/sizing/machine.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
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

void raisePeak(ComputeUse &use, int instances)
{
    use.peakInstances = std::max(use.peakInstances, instances);
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
    for (const InstanceMonth &month : use.instances.values())
        raisePeak(use, month.instances);
}

void fillCluster(const Compute &compute, ByMonth<ClusterMonth> months, ComputeUse &use)
{
    use.cluster = std::move(months);
    if (use.billing == Billing::Cluster) {
        // Quota is held for the highest nodes, also while scaled to zero.
        use.peakInstances = compute.maxNodes;
        return;
    }
    for (const ClusterMonth &month : use.cluster.values())
        raisePeak(use, month.peakNodes);
}

/// `held` and so many times `more`, up to what is counted.
int addTimes(int held, int more, int times)
{
    return static_cast<int>(std::min<std::int64_t>(held + std::int64_t(more) * times, mostCounted));
}

/// Instances or pods that the deployments on a compute hold at the peak of a month.
struct Held
{
    int steady = 0;
    int withOverlap = 0; ///< while most versions of roll-outs run
    int allowed = 0; ///< the same where autoscaling goes up to its highest, whatever the load
    int reserved = 0; ///< as many as are allowed, with the reserve of each
    bool uncounted = false; ///< more than are counted
    /// Of deployments that have second versions: these, and what one version holds.
    std::vector<SecondVersions> versions = {};
    std::vector<int> ofOneVersion = {};

    /// At a part of the month, as overlapEdges() counts them.
    [[nodiscard]] int after(double passed) const
    {
        int held = steady;
        for (std::size_t i = 0; i < versions.size(); ++i)
            held = addTimes(held, ofOneVersion[i], versions[i].after(passed));
        return held;
    }
    [[nodiscard]] bool packsAs(const Held &other) const
    {
        return steady == other.steady && versions == other.versions && ofOneVersion == other.ofOneVersion;
    }
};

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
            const SecondVersions second = secondVersions(*endpoint);
            const int versions = 1 + second.most();
            held.withOverlap = addTimes(held.withOverlap, most, versions);
            held.allowed = addTimes(held.allowed, allowed, versions);
            held.reserved = addTimes(held.reserved, withReserve(allowed), versions);
            if (second.most() > 0) {
                held.versions.push_back(second);
                held.ofOneVersion.push_back(most);
            }
        }
    }
    return held;
}

void fillEndpoint(const BillInput &input, const Compute &compute, ComputeUse &use)
{
    for (int m = 0; m < input.plan.months; ++m) {
        const Held held = heldInstances(input, compute, m);
        use.held.add({held.withOverlap, held.allowed, held.reserved});
        raisePeak(use, held.withOverlap);
    }
}

/// Nodes that the pods of a month take.
struct PodNodes
{
    int serving = 0;
    std::vector<HeldHours> overlap
        = {}; ///< with second versions of roll-outs, most nodes first; for how many of its hours
    bool fit = true;
};

PodNodes nodesOf(const Held &pods, const KubernetesOptions &options, const NodeRoom &room)
{
    const std::optional<int> serving = nodesForPods(pods.steady, options, room);
    // Without a size the nodes are those that the plan states, whatever they hold.
    PodNodes nodes{serving.value_or(0), {}, room.vcpus == 0 || serving.has_value()};
    if (pods.versions.empty())
        return nodes;
    const std::vector<double> edges = overlapEdges(pods.versions);
    for (std::size_t i = 0; i + 1 < edges.size(); ++i)
        nodes.overlap.push_back({nodesForPods(pods.after(edges[i]), options, room).value_or(0),
                                 hoursPerMonth * (edges[i + 1] - edges[i])});
    return nodes;
}

/// Every node of the pool: those that the plan states, or as many as pods and runs need if that is more.
void fillKubernetes(const BillInput &input, const Compute &compute, ComputeUse &use)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const NodeRoom room
        = use.size ? roomForPods(input.catalog, input.catalog.size(*use.size), compute) : NodeRoom();
    Held before;
    PodNodes taken = nodesOf(before, options, room);
    using Nodes = std::pair<int, std::vector<HeldHours>>;
    const auto addMonths = [&](int m) {
        if (!use.existsIn(m))
            return Nodes();
        const Held pods = heldInstances(input, compute, m);
        const int training = widestRun(input.plan, input.sizing, input.index, compute, m);
        if (!pods.packsAs(before))
            taken = nodesOf(pods, options, room);
        before = pods;
        use.podsFit = use.podsFit && taken.fit;
        const int nodes
            = pods.uncounted ? mostCounted : std::max(statedNodes(compute), taken.serving + training);
        raisePeak(use, nodes);
        const int working
            = wholeUp(nodeHoursOfRuns(input.plan, input.sizing, input.index, compute, m) / hoursPerMonth);
        use.neededNodes = pods.uncounted
            ? mostCounted
            : std::max(use.neededNodes, taken.serving + std::max(training, working));
        std::vector<HeldHours> more;
        for (const HeldHours &held : taken.overlap) {
            raisePeak(use, held.nodes + training);
            use.neededNodes = std::max(use.neededNodes, held.nodes + training);
            if (held.nodes + training > nodes)
                more.push_back({held.nodes + training - nodes, held.hours});
        }
        return Nodes(nodes, std::move(more));
    };
    const ByMonth<Nodes> nodes = monthly(input, followsGrowth(input.plan, input.index, compute), addMonths);
    use.nodes = nodes.map([](const Nodes &month) { return month.first; });
    use.overlapNodes = nodes.map([](const Nodes &month) { return month.second; });
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
        use.nodes.add(months[static_cast<std::size_t>(m)].peakNodes + wholeUp(people));
        raisePeak(use, use.nodes.back());
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
    for (const int groups : use.nodes.values())
        raisePeak(use, groups);
}

} // namespace

NodeRoom roomForPods(const Catalog &catalog, const VmSize &size, const Compute &compute)
{
    // A share of a GPU is one device to its node.
    const NodeRoom room{static_cast<double>(size.vcpus), size.memoryGiB,
                        static_cast<int>(std::ceil(sizing::machineOf(catalog, size).gpus))};
    return compute.ownerPrice ? room : allocatable(room);
}

namespace {

/// Most nodes that the pods of endpoints take in a month, roll-outs aside; 0 where no run shares the pool with them.
int nodesOfPods(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    const std::vector<std::size_t> &users = input.index.users(compute.id);
    const auto serves = [&](std::size_t w) {
        return std::holds_alternative<RealtimeEndpoint>(input.plan.workloads[w].detail);
    };
    if (!use.size || std::ranges::none_of(users, serves) || std::ranges::all_of(users, serves))
        return 0;
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const NodeRoom room = roomForPods(input.catalog, input.catalog.size(*use.size), compute);
    int most = 0;
    for (int month = 0; month < input.plan.months; ++month) {
        if (use.existsIn(month))
            most = std::max(
                most, nodesForPods(heldInstances(input, compute, month).steady, options, room).value_or(0));
    }
    return most;
}

} // namespace

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
    if (use.billing == Billing::Kubernetes)
        use.podNodes = nodesOfPods(input, compute, use);
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

HeldMachines heldIn(const Compute &compute, const ComputeUse &use, int month)
{
    if (!use.existsIn(month))
        return {};
    const auto at = static_cast<std::size_t>(month);
    int machines = 0;
    switch (use.billing) {
    case Billing::Endpoint:
        return use.held[at];
    case Billing::Instance:
        machines = use.instances[at].instances;
        break;
    case Billing::Cluster:
        // Quota is held for the highest nodes, also while scaled to zero.
        machines = compute.maxNodes;
        break;
    case Billing::Serverless:
        machines = use.cluster[at].peakNodes;
        break;
    case Billing::Kubernetes:
        machines = use.nodes[at];
        for (const HeldHours &more : use.overlapNodes[at])
            machines = std::max(machines, use.nodes[at] + more.nodes);
        break;
    case Billing::Container:
    case Billing::Spark:
        machines = use.nodes[at];
        break;
    case Billing::Machine:
    case Billing::Owner:
    case Billing::Tokens:
        machines = compute.instances;
        break;
    case Billing::Free:
        break;
    }
    return {machines, machines, machines};
}

int mostTogether(const Plan &plan, const std::vector<ComputeUse> &computes,
                 const std::function<bool(const Compute &, const ComputeUse &)> &counts)
{
    std::vector<int> machines(static_cast<std::size_t>(std::max(0, plan.months)));
    int most = 0;
    for (std::size_t i = 0; i < computes.size(); ++i) {
        if (!counts(plan.computes[i], computes[i]))
            continue;
        for (int month = std::max(0, computes[i].firstMonth); month <= computes[i].lastMonth; ++month) {
            int &sum = machines[static_cast<std::size_t>(month)];
            sum += heldIn(plan.computes[i], computes[i], month).most;
            most = std::max(most, sum);
        }
    }
    return most;
}

} // namespace slipway::cost
