// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/bill.h"

#include "model/cost/linewriter.h"
#include "model/cost/packing.h"
#include "model/cost/planruns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

constexpr std::array<std::pair<const char *, Billing>, 23> billingByTarget = {{
    {"local", Billing::Free},
    {"compute_instance", Billing::Instance},
    {"compute_cluster", Billing::Cluster},
    {"serverless_compute", Billing::Serverless},
    {"serverless_spark", Billing::Spark},
    {"attached_synapse_spark", Billing::Owner},
    {"kubernetes", Billing::Kubernetes},
    {"aks_v1", Billing::Kubernetes},
    {"remote_vm", Billing::Machine},
    {"databricks", Billing::Owner},
    {"hdinsight", Billing::Owner},
    {"data_lake_analytics", Billing::Owner},
    {"azure_batch", Billing::Owner},
    {"aci", Billing::Container},
    {"local_web_service", Billing::Free},
    {"compute_instance_web_service", Billing::Instance},
    {"managed_online_endpoint", Billing::Endpoint},
    {"kubernetes_online_endpoint", Billing::Kubernetes},
    {"batch_endpoint", Billing::Cluster},
    {"serverless_api", Billing::Owner},
    {"iot_edge", Billing::Free},
    {"azure_functions", Billing::Owner},
    {"data_box_edge", Billing::Free},
}};

CostStage stageOf(const Workload &workload)
{
    if (std::holds_alternative<Experimentation>(workload.detail))
        return CostStage::Experimentation;
    return std::holds_alternative<TrainingJob>(workload.detail) ? CostStage::Training : CostStage::Deployment;
}

void addWorkload(ComputeUse &use, const Workload &workload, int months)
{
    const int last
        = std::min(months, workload.lengthMonths ? workload.startMonth + *workload.lengthMonths : months) - 1;
    if (workload.startMonth > last)
        return;
    if (!use.used())
        use.stage = stageOf(workload);
    use.workloads << workload.id;
    use.firstMonth = use.firstMonth < 0 ? workload.startMonth : std::min(use.firstMonth, workload.startMonth);
    use.lastMonth = std::max(use.lastMonth, last);
}

void addDemand(InstanceDemand &demand, const Workload &workload)
{
    if (const auto *people = std::get_if<Experimentation>(&workload.detail)) {
        demand.people += people->people.likely;
        demand.personHoursPerWeek += people->people.likely * people->hoursPerDay.likely * people->daysPerWeek;
        demand.daysPerWeek = std::max(demand.daysPerWeek, people->daysPerWeek);
    } else if (std::holds_alternative<RealtimeEndpoint>(workload.detail)) {
        demand.serving = true;
    } else {
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        const JobRuns runs = job ? jobRuns(*job) : jobRuns(std::get<BatchScoring>(workload.detail));
        demand.runsPerMonth += runs.runs * runs.nodes;
        demand.runHoursPerMonth += runs.runs * runs.nodes * runs.hours;
    }
}

void fillInstances(const Plan &plan, const Compute &compute, ComputeUse &use)
{
    InstanceRules rules;
    rules.instances = compute.instances;
    rules.scheduledHoursPerWeek = scheduledHoursPerWeek(compute.schedule);
    if (compute.idleShutdownMinutes)
        rules.idleHours = *compute.idleShutdownMinutes / 60.0;
    for (int m = 0; m < plan.months; ++m) {
        InstanceDemand demand;
        for (const Workload &workload : plan.workloads) {
            if (workload.runsIn(m) && workload.computeIds().contains(compute.id))
                addDemand(demand, workload);
        }
        use.instances.push_back(use.existsIn(m)
                                    ? instanceMonth(demand, rules, growthFactor(plan.growth.peoplePercent, m))
                                    : InstanceMonth());
        if (use.instances.back().instances > use.peakInstances) {
            use.peakInstances = use.instances.back().instances;
            use.peakMonth = m;
        }
    }
}

void fillCluster(const Compute &compute, std::vector<ClusterMonth> months, ComputeUse &use)
{
    use.cluster = std::move(months);
    if (use.billing == Billing::Cluster) {
        // Quota is held for the highest nodes, also while scaled to zero.
        use.peakInstances = compute.maxNodes;
        return;
    }
    for (std::size_t m = 0; m < use.cluster.size(); ++m) {
        if (use.cluster[m].peakNodes > use.peakInstances) {
            use.peakInstances = use.cluster[m].peakNodes;
            use.peakMonth = static_cast<int>(m);
        }
    }
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
};

Held heldInstances(const Plan &plan, const Compute &compute, int m)
{
    const double utilization = plan.assumptions.targetUtilizationPercent.likely / 100;
    Held held;
    for (const Workload &workload : plan.workloads) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint || !workload.runsIn(m))
            continue;
        const double peak
            = endpoint->peakRequestsPerSecond.likely * growthFactor(plan.growth.requestsPercent, m);
        for (const Deployment &deployment : endpoint->deployments) {
            if (deployment.compute != compute.id)
                continue;
            const int most = deploymentInstances(deployment, *endpoint, peak, utilization);
            held.steady += most;
            held.withOverlap += hasOverlap(*endpoint) ? 2 * most : most;
        }
    }
    return held;
}

void raisePeak(ComputeUse &use, int month, int instances)
{
    if (instances > use.peakInstances) {
        use.peakInstances = instances;
        use.peakMonth = month;
    }
}

void fillEndpoint(const Plan &plan, const Compute &compute, ComputeUse &use)
{
    for (int m = 0; m < plan.months; ++m)
        raisePeak(use, m, heldInstances(plan, compute, m).withOverlap);
}

/// Every node of the pool: those that the plan states, or as many as pods and runs need if that is more.
void fillKubernetes(const BillInput &input, const Compute &compute, ComputeUse &use)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    NodeRoom room;
    if (use.size) {
        room.vcpus = input.catalog.size(*use.size).vcpus;
        room.memoryGiB = input.catalog.size(*use.size).memoryGiB;
    }
    for (int m = 0; m < input.plan.months; ++m) {
        if (!use.existsIn(m)) {
            use.nodes.push_back(0);
            use.overlapNodes.push_back(0);
            continue;
        }
        const Held pods = heldInstances(input.plan, compute, m);
        const int training = widestRun(input.plan, compute, m);
        const int serving = nodesForPods(pods.steady, options, room).value_or(0);
        // Without a size the nodes are those that the plan states, whatever they hold.
        use.podsFit
            = use.podsFit && (room.vcpus == 0 || nodesForPods(pods.steady, options, room).has_value());
        const int overlap = nodesForPods(pods.withOverlap, options, room).value_or(0);
        const int nodes = std::max(statedNodes(compute), serving + training);
        use.nodes.push_back(nodes);
        use.overlapNodes.push_back(std::max(0, overlap + training - nodes));
        raisePeak(use, m, std::max(nodes, overlap + training));
    }
}

/// Sessions at a time: those of runs that meet, and one for each person.
void fillSessions(const Plan &plan, const Compute &compute, const std::vector<ClusterMonth> &months,
                  ComputeUse &use)
{
    for (int m = 0; m < plan.months; ++m) {
        double people = 0;
        for (const Workload &workload : plan.workloads) {
            const auto *team = std::get_if<Experimentation>(&workload.detail);
            if (team && workload.runsIn(m) && team->compute == compute.id)
                people += team->people.likely * growthFactor(plan.growth.peoplePercent, m);
        }
        raisePeak(use, m,
                  months[static_cast<std::size_t>(m)].peakNodes + static_cast<int>(std::ceil(people - 1e-9)));
    }
}

void fillContainers(const Plan &plan, const Compute &compute, ComputeUse &use)
{
    for (int m = 0; m < plan.months; ++m) {
        use.nodes.push_back(
            use.existsIn(m) ? std::max(compute.instances, heldInstances(plan, compute, m).steady) : 0);
        raisePeak(use, m, use.nodes.back());
    }
}

ComputeUse useOf(const BillInput &input, const Compute &compute)
{
    const Plan &plan = input.plan;
    ComputeUse use;
    use.id = compute.id;
    use.billing = billingOf(compute.target);
    use.size = input.catalog.findSize(compute.size);
    use.region = input.catalog.findRegion(compute.region.isEmpty() ? plan.region : compute.region);
    for (const Workload &workload : plan.workloads) {
        if (workload.enabled && workload.computeIds().contains(compute.id))
            addWorkload(use, workload, plan.months);
    }
    use.peakMonth = std::max(0, use.firstMonth);
    return use;
}

/// What depends on how the compute is billed; `months` is what its runs make of its nodes.
void fill(const BillInput &input, const Compute &compute, std::vector<ClusterMonth> months, ComputeUse &use)
{
    switch (use.billing) {
    case Billing::Instance:
        fillInstances(input.plan, compute, use);
        break;
    case Billing::Cluster:
    case Billing::Serverless:
        fillCluster(compute, std::move(months), use);
        break;
    case Billing::Endpoint:
        fillEndpoint(input.plan, compute, use);
        break;
    case Billing::Kubernetes:
        fillKubernetes(input, compute, use);
        break;
    case Billing::Container:
        fillContainers(input.plan, compute, use);
        break;
    case Billing::Machine:
    case Billing::Owner:
        use.peakInstances = compute.instances;
        break;
    case Billing::Spark:
        fillSessions(input.plan, compute, months, use);
        break;
    case Billing::Free:
        break;
    }
}

void writeLines(LineWriter &writer, const Compute &compute, const ComputeUse &use)
{
    switch (use.billing) {
    case Billing::Instance:
        writeInstanceLines(writer, compute, use);
        break;
    case Billing::Cluster:
    case Billing::Serverless:
        writeClusterLines(writer, compute, use);
        break;
    case Billing::Endpoint:
        writeEndpointLines(writer, compute, use);
        break;
    default:
        writeOtherTargetLines(writer, compute, use);
        break;
    }
}

void addUp(Bill &bill, const Plan &plan, Currency currency)
{
    const Money zero(0, currency);
    bill.total = zero;
    bill.stageTotals.fill(zero);
    Money cumulative = zero;
    for (int m = 0; m < plan.months; ++m) {
        MonthCost month{plan.start.plusMonths(m), {}, zero, zero};
        month.byStage.fill(zero);
        for (const CostLine &line : bill.lines) {
            const Money &amount = line.amounts[static_cast<std::size_t>(m)];
            month.byStage[static_cast<std::size_t>(line.stage)] += amount;
            month.total += amount;
        }
        cumulative += month.total;
        month.cumulative = cumulative;
        bill.months.push_back(month);
    }
    for (const CostLine &line : bill.lines) {
        bill.stageTotals[static_cast<std::size_t>(line.stage)] += line.total;
        bill.total += line.total;
        if (!line.priced()) {
            bill.complete = false;
            bill.unpriced << line.name;
        } else if (line.origin.date.isValid()) {
            bill.oldestPrice = bill.oldestPrice.isValid() ? std::min(bill.oldestPrice, line.origin.date)
                                                          : line.origin.date;
            bill.newestPrice = bill.newestPrice.isValid() ? std::max(bill.newestPrice, line.origin.date)
                                                          : line.origin.date;
        }
    }
}

} // namespace

Billing billingOf(QStringView targetId)
{
    const auto it = std::find_if(billingByTarget.begin(), billingByTarget.end(),
                                 [&](const auto &entry) { return targetId == QLatin1String(entry.first); });
    return it == billingByTarget.end() ? Billing::Owner : it->second;
}

double growthFactor(const Estimate &percentPerMonth, int month)
{
    return percentPerMonth.likely == 0 ? 1 : std::pow(1 + percentPerMonth.likely / 100, month);
}

Bill makeBill(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices,
              const ExchangeRate &exchange)
{
    Bill bill;
    const BillInput input{plan, catalog, prices, exchange};
    LineWriter writer(input, bill.lines);
    for (const Compute &compute : plan.computes)
        bill.computes.push_back(useOf(input, compute));
    std::vector<std::vector<ClusterMonth>> runs = runsByMonth(plan, bill.computes);
    for (std::size_t i = 0; i < bill.computes.size(); ++i) {
        if (bill.computes[i].used())
            fill(input, plan.computes[i], std::move(runs[i]), bill.computes[i]);
    }
    coverByCommitments(input, bill.computes);
    for (std::size_t i = 0; i < bill.computes.size(); ++i) {
        if (bill.computes[i].used())
            writeLines(writer, plan.computes[i], bill.computes[i]);
    }
    writeSharedLines(writer);
    writeCommitmentLines(writer);
    std::stable_sort(bill.lines.begin(), bill.lines.end(), [](const CostLine &a, const CostLine &b) {
        return a.stage != b.stage ? a.stage < b.stage : a.total > b.total;
    });
    addUp(bill, plan, exchange.currency());
    return bill;
}

} // namespace slipway::cost
