// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/bill.h"

#include "model/cost/linewriter.h"

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
            const auto *people = std::get_if<Experimentation>(&workload.detail);
            if (!people || people->compute != compute.id || !workload.runsIn(m))
                continue;
            demand.people += people->people.likely;
            demand.personHoursPerWeek
                += people->people.likely * people->hoursPerDay.likely * people->daysPerWeek;
            demand.daysPerWeek = std::max(demand.daysPerWeek, people->daysPerWeek);
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

std::vector<RunSeries> seriesOf(const Plan &plan, const Compute &compute, int month)
{
    std::vector<RunSeries> series;
    for (const Workload &workload : plan.workloads) {
        if (!workload.runsIn(month))
            continue;
        if (const auto *job = std::get_if<TrainingJob>(&workload.detail); job && job->compute == compute.id) {
            const JobRuns runs = jobRuns(*job);
            series.push_back({runs.runs, runs.hours, runs.nodes, job->pattern == RunPattern::Together, 0});
        }
        if (const auto *batch = std::get_if<BatchScoring>(&workload.detail);
            batch && batch->compute == compute.id) {
            const JobRuns runs = jobRuns(*batch);
            series.push_back({runs.runs, runs.hours, runs.nodes, false, 0});
        }
    }
    return series;
}

void fillCluster(const Plan &plan, const Compute &compute, ComputeUse &use)
{
    ClusterLimits limits{compute.minNodes, compute.maxNodes, plan.assumptions.nodeStartMinutes.likely / 60,
                         compute.idleSeconds / 3600.0};
    const bool serverless = use.billing == Billing::Serverless;
    if (serverless) {
        // Each job gets nodes of its own: nothing waits for more work.
        limits.minNodes = 0;
        limits.idleHours = 0;
        limits.maxNodes = std::max(compute.maxNodes, 1);
    }
    std::vector<RunSeries> before;
    for (int m = 0; m < plan.months; ++m) {
        if (!use.existsIn(m)) {
            use.cluster.emplace_back();
            continue;
        }
        // Most months are like the one before: the timeline is played once.
        std::vector<RunSeries> series = seriesOf(plan, compute, m);
        const bool same = m > 0 && use.existsIn(m - 1) && series == before;
        use.cluster.push_back(same ? ClusterMonth(use.cluster.back()) : clusterMonth(series, limits));
        before = std::move(series);
        if (m == use.firstMonth)
            use.peakMonth = m;
    }
    // Quota is held for the highest nodes, also while scaled to zero.
    use.peakInstances = compute.maxNodes;
}

void fillEndpoint(const Plan &plan, const Compute &compute, ComputeUse &use)
{
    const double utilization = plan.assumptions.targetUtilizationPercent.likely / 100;
    for (int m = 0; m < plan.months; ++m) {
        int instances = 0;
        for (const Workload &workload : plan.workloads) {
            const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
            if (!endpoint || !workload.runsIn(m))
                continue;
            for (const Deployment &deployment : endpoint->deployments) {
                if (deployment.compute != compute.id)
                    continue;
                const bool fixed = deployment.sizing == InstanceSizing::Fixed;
                const double peak = endpoint->peakRequestsPerSecond.likely
                    * growthFactor(plan.growth.requestsPercent, m) * deployment.trafficPercent / 100;
                const int most = fixed
                    ? deployment.instances
                    : autoscaledInstances(peak, requestsPerInstance(deployment, *endpoint, utilization),
                                          deployment.minInstances, deployment.maxInstances);
                // During a roll-out both versions hold instances.
                const bool doubled
                    = endpoint->rollout.perMonth.likely > 0 && endpoint->rollout.overlapHours > 0;
                instances += doubled ? 2 * most : most;
            }
        }
        if (instances > use.peakInstances) {
            use.peakInstances = instances;
            use.peakMonth = m;
        }
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
    if (!use.used())
        return use;
    use.peakMonth = use.firstMonth;
    switch (use.billing) {
    case Billing::Instance:
        fillInstances(plan, compute, use);
        break;
    case Billing::Cluster:
    case Billing::Serverless:
        fillCluster(plan, compute, use);
        break;
    case Billing::Endpoint:
        fillEndpoint(plan, compute, use);
        break;
    case Billing::Kubernetes:
        use.peakInstances = std::max({compute.instances, compute.maxNodes, compute.minNodes});
        break;
    case Billing::Machine:
    case Billing::Container:
    case Billing::Owner:
        use.peakInstances = compute.instances;
        break;
    case Billing::Spark:
    case Billing::Free:
        break;
    }
    return use;
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
    for (const Compute &compute : plan.computes) {
        bill.computes.push_back(useOf(input, compute));
        if (bill.computes.back().used())
            writeLines(writer, compute, bill.computes.back());
    }
    writeSharedLines(writer);
    std::stable_sort(bill.lines.begin(), bill.lines.end(), [](const CostLine &a, const CostLine &b) {
        return a.stage != b.stage ? a.stage < b.stage : a.total > b.total;
    });
    addUp(bill, plan, exchange.currency());
    return bill;
}

} // namespace slipway::cost
