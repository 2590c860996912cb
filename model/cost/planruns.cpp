// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/planruns.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <numeric>

namespace slipway::cost {

namespace {

struct Runs
{
    JobRuns runs;
    QString compute;
    bool together = false;
    QStringList dependsOn;
};

/// The runs of a workload; nullopt for people and endpoints.
std::optional<Runs> runsOf(const Workload &workload, const sizing::WorkloadSizing &sizing)
{
    if (const auto *job = std::get_if<TrainingJob>(&workload.detail))
        return Runs{jobRuns(workload, sizing), job->compute, job->pattern == RunPattern::Together,
                    job->dependsOn};
    if (const auto *batch = std::get_if<BatchScoring>(&workload.detail))
        return Runs{jobRuns(workload, sizing), batch->compute, false, {}};
    return std::nullopt;
}

/// The workloads of the plan by id: what a month costs must not hang on the order in which they are written down.
std::vector<std::size_t> byId(const Plan &plan)
{
    std::vector<std::size_t> order(plan.workloads.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {},
                             [&](std::size_t w) -> const QString & { return plan.workloads[w].id; });
    return order;
}

/// The series that a workload waits for in a month. A step that does not run is passed over: what waits for it waits for
/// what it would have waited for.
std::vector<std::size_t> waitsOf(const Plan &plan, const QHash<QString, std::size_t> &running,
                                 const QStringList &dependsOn, std::size_t own)
{
    std::vector<std::size_t> waits;
    QStringList left = dependsOn;
    QSet<QString> seen;
    while (!left.isEmpty()) {
        const QString id = left.takeFirst();
        if (seen.contains(id))
            continue;
        seen.insert(id);
        if (const auto other = running.constFind(id); other != running.constEnd()) {
            if (*other != own)
                waits.push_back(*other);
            continue;
        }
        const Workload *other = plan.workload(id);
        const auto *job = other ? std::get_if<TrainingJob>(&other->detail) : nullptr;
        if (job)
            left << job->dependsOn;
    }
    return waits;
}

} // namespace

MonthSeries seriesIn(const Plan &plan, const sizing::PlanSizing &sizing, int month)
{
    MonthSeries result;
    std::vector<RunSeries> &series = result.series;
    std::vector<QStringList> waits;
    QHash<QString, std::size_t> running;
    for (const std::size_t w : byId(plan)) {
        const Workload &workload = plan.workloads[w];
        const std::optional<Runs> runs = workload.runsIn(month) ? runsOf(workload, sizing[w]) : std::nullopt;
        const int compute = runs ? plan.computeIndex(runs->compute) : -1;
        if (compute < 0)
            continue;
        RunSeries one{runs->runs.runs, runs->runs.hours, runs->runs.nodes, runs->together};
        one.pool = static_cast<std::size_t>(compute);
        series.push_back(one);
        waits.push_back(runs->dependsOn);
        result.workloads.push_back(w);
        running.insert(workload.id, series.size() - 1);
    }
    for (std::size_t s = 0; s < series.size(); ++s)
        series[s].after = waitsOf(plan, running, waits[s], s);
    return result;
}

ClusterLimits limitsOf(const Plan &plan, const sizing::PlanSizing &sizing, const Compute &compute,
                       Billing billing)
{
    const double start = plan.assumptions.nodeStartMinutes.likely / 60;
    switch (billing) {
    case Billing::Cluster:
        return {compute.minNodes, compute.maxNodes, start, compute.idleSeconds / 3600.0};
    case Billing::Serverless:
    case Billing::Spark:
        return {0, 0, start, 0, true};
    case Billing::Kubernetes: {
        int nodes = statedNodes(compute);
        for (int month = 0; month < plan.months; ++month)
            nodes = std::max(nodes, widestRun(plan, sizing, compute, month));
        return {nodes, nodes, 0, 0};
    }
    case Billing::Instance:
    case Billing::Endpoint:
    case Billing::Machine:
    case Billing::Owner:
    case Billing::Container:
    case Billing::Free:
    case Billing::Tokens:
        break;
    }
    return {0, 0, 0, 0, true};
}

int statedNodes(const Compute &compute)
{
    return std::max({compute.instances, compute.minNodes, compute.maxNodes});
}

int widestRun(const Plan &plan, const sizing::PlanSizing &sizing, const Compute &compute, int month)
{
    int widest = 0;
    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        const Workload &workload = plan.workloads[w];
        const std::optional<Runs> runs = workload.runsIn(month) ? runsOf(workload, sizing[w]) : std::nullopt;
        if (runs && runs->compute == compute.id && runs->runs.runs > 0)
            widest = std::max(widest, runs->runs.nodes);
    }
    return widest;
}

std::vector<std::vector<ClusterMonth>> runsByMonth(const Plan &plan, const sizing::PlanSizing &sizing,
                                                   const std::vector<ComputeUse> &uses)
{
    std::vector<std::vector<ClusterMonth>> months(uses.size());
    std::vector<ClusterLimits> limits;
    for (std::size_t i = 0; i < uses.size(); ++i) {
        limits.push_back(limitsOf(plan, sizing, plan.computes[i], uses[i].billing));
        limits.back().tellsHeld = !plan.commitments.empty();
    }
    std::vector<RunSeries> before;
    std::vector<ClusterMonth> played;
    for (int m = 0; m < plan.months; ++m) {
        // Most months are like the one before: the timeline is played once.
        std::vector<RunSeries> series = seriesIn(plan, sizing, m).series;
        if (played.empty() || series != before)
            played = clusterMonths(series, limits);
        before = std::move(series);
        for (std::size_t i = 0; i < uses.size(); ++i)
            months[i].push_back(uses[i].existsIn(m) ? played[i] : ClusterMonth());
    }
    return months;
}

} // namespace slipway::cost
