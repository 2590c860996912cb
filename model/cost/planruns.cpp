// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/planruns.h"

#include "model/base/cancellation.h"
#include "model/cost/billinput.h"
#include "model/cost/kernel.h"

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
std::vector<std::size_t> waitsOf(const Plan &plan, const PlanIndex &index,
                                 const QHash<QString, std::size_t> &running, const QStringList &dependsOn,
                                 std::size_t own)
{
    std::vector<std::size_t> waits;
    QStringList left = dependsOn;
    QSet<QString> seen;
    while (!left.isEmpty()) {
        throwIfCancelled();
        const QString id = left.takeFirst();
        if (seen.contains(id))
            continue;
        seen.insert(id);
        if (const auto other = running.constFind(id); other != running.constEnd()) {
            if (*other != own)
                waits.push_back(*other);
            continue;
        }
        const int other = index.workload(id);
        const auto *job = other < 0
            ? nullptr
            : std::get_if<TrainingJob>(&plan.workloads[static_cast<std::size_t>(other)].detail);
        if (job)
            left << job->dependsOn;
    }
    return waits;
}

/// The runs of one month, one series for each enabled training job and batch.
MonthSeries seriesIn(const Plan &plan, const sizing::PlanSizing &sizing, const PlanIndex &index, int month)
{
    MonthSeries result;
    std::vector<RunSeries> &series = result.series;
    std::vector<QStringList> waits;
    QHash<QString, std::size_t> running;
    for (const std::size_t w : byId(plan)) {
        const Workload &workload = plan.workloads[w];
        std::optional<Runs> runs = workload.runsIn(month) ? runsOf(workload, sizing[w]) : std::nullopt;
        const int compute = runs ? index.compute(runs->compute) : -1;
        if (compute < 0)
            continue;
        RunSeries one{runs->runs.runs, runs->runs.hours, runs->runs.nodes, runs->together};
        one.pool = static_cast<std::size_t>(compute);
        series.push_back(one);
        waits.push_back(std::move(runs->dependsOn));
        result.workloads.push_back(w);
        running.insert(workload.id, series.size() - 1);
    }
    for (std::size_t s = 0; s < series.size(); ++s)
        series[s].after = waitsOf(plan, index, running, waits[s], s);
    return result;
}

/// Whether what a compute bills, or its sessions at a time, follow from the timeline of its runs.
bool takesRuns(Billing billing)
{
    return billing == Billing::Cluster || billing == Billing::Serverless || billing == Billing::Spark;
}

} // namespace

std::vector<SameMonths> seriesByMonths(const Plan &plan, const sizing::PlanSizing &sizing,
                                       const PlanIndex &index)
{
    std::vector<SameMonths> all;
    for (const int first : index.changes()) {
        if (!all.empty())
            all.back().count = first - all.back().first;
        all.push_back({first, plan.months - first, seriesIn(plan, sizing, index, first)});
    }
    return all;
}

void renewRuns(MonthSeries &runs, const Plan &plan, const sizing::PlanSizing &sizing)
{
    for (std::size_t s = 0; s < runs.series.size(); ++s) {
        const std::size_t w = runs.workloads[s];
        const JobRuns now = jobRuns(plan.workloads[w], sizing[w]);
        runs.series[s].runs = now.runs;
        runs.series[s].hours = now.hours;
        runs.series[s].nodes = now.nodes;
    }
}

ClusterLimits limitsOf(const Plan &plan, const sizing::PlanSizing &sizing, const PlanIndex &index,
                       const Compute &compute, Billing billing, int podNodes)
{
    const double start = plan.assumptions.nodeStartMinutes.likely / 60;
    switch (billing) {
    case Billing::Cluster:
        return {compute.minNodes, compute.maxNodes, start, compute.idleSeconds / 3600.0};
    case Billing::Serverless:
    case Billing::Spark:
        return {0, 0, start, 0, true};
    case Billing::Kubernetes: {
        int nodes = std::max(0, statedNodes(compute) - podNodes);
        for (int month = 0; month < plan.months; ++month)
            nodes = std::max(nodes, widestRun(plan, sizing, index, compute, month));
        return {nodes, nodes, 0, 0};
    }
    case Billing::Machine:
    case Billing::Instance: {
        const int machines = std::max(1, compute.instances);
        return {machines, machines, 0, 0};
    }
    case Billing::Endpoint:
    case Billing::Owner:
    case Billing::Container:
    case Billing::Free:
    case Billing::Tokens:
        break;
    }
    return {0, 0, 0, 0, true};
}

bool arePromised(const Workload &workload)
{
    const auto *job = std::get_if<TrainingJob>(&workload.detail);
    return (job && job->deadlineHours) || std::holds_alternative<BatchScoring>(workload.detail);
}

int statedNodes(const Compute &compute)
{
    return std::max({compute.instances, compute.minNodes, compute.maxNodes});
}

int widestRun(const Plan &plan, const sizing::PlanSizing &sizing, const PlanIndex &index,
              const Compute &compute, int month)
{
    int widest = 0;
    for (const std::size_t w : index.users(compute.id)) {
        const Workload &workload = plan.workloads[w];
        const JobRuns runs = workload.runsIn(month) ? jobRuns(workload, sizing[w]) : JobRuns();
        if (runs.runs > 0)
            widest = std::max(widest, runs.nodes);
    }
    return widest;
}

double nodeHoursOfRuns(const Plan &plan, const sizing::PlanSizing &sizing, const PlanIndex &index,
                       const Compute &compute, int month)
{
    double hours = 0;
    for (const std::size_t w : index.users(compute.id)) {
        const Workload &workload = plan.workloads[w];
        const JobRuns runs = workload.runsIn(month) ? jobRuns(workload, sizing[w]) : JobRuns();
        hours += runs.runs * runs.nodes * runs.hours;
    }
    return hours;
}

PlayedRuns playRuns(const BillInput &input, const std::vector<ComputeUse> &uses)
{
    return playRuns(input, uses, seriesByMonths(input.plan, input.sizing, input.index));
}

std::vector<ClusterLimits> limitsOfAll(const Plan &plan, const sizing::PlanSizing &sizing,
                                       const PlanIndex &index, const std::vector<ComputeUse> &uses)
{
    std::vector<ClusterLimits> limits;
    limits.reserve(uses.size());
    for (std::size_t i = 0; i < uses.size(); ++i)
        limits.push_back(limitsOf(plan, sizing, index, plan.computes[i], uses[i].billing, uses[i].podNodes));
    return limits;
}

void addWaits(std::vector<double> &waits, const MonthSeries &runs, const std::vector<ClusterMonth> &played,
              const std::vector<ClusterLimits> &limits)
{
    std::vector<std::size_t> seen(played.size(), 0);
    for (std::size_t s = 0; s < runs.series.size(); ++s) {
        const std::size_t pool = runs.series[s].pool;
        const double wait = played[pool].waits[seen[pool]++];
        double &longest = waits[runs.workloads[s]];
        if (wait > longest && !asksTooMuch(played[pool], limits[pool].maxNodes))
            longest = wait;
    }
}

PlayedRuns playRuns(const BillInput &input, const std::vector<ComputeUse> &uses,
                    const std::vector<SameMonths> &runs, bool peaks)
{
    PlayedRuns result;
    result.computes.resize(uses.size());
    result.waits.assign(input.plan.workloads.size(), 0);
    std::vector<ClusterLimits> limits = limitsOfAll(input.plan, input.sizing, input.index, uses);
    for (ClusterLimits &each : limits) {
        each.tellsHeld = !input.plan.commitments.empty();
        each.tellsPeak = peaks;
    }
    // Most months are like the one before: the timeline is played once for them.
    for (const SameMonths &same : runs) {
        std::vector<ClusterMonth> played = clusterMonths(same.runs.series, limits);
        addWaits(result.waits, same.runs, played, limits);
        for (std::size_t i = 0; i < uses.size(); ++i) {
            if (!takesRuns(uses[i].billing))
                continue;
            result.computes[i].add(uses[i].existsIn(same.first) ? std::move(played[i]) : ClusterMonth(),
                                   static_cast<std::size_t>(same.count));
        }
    }
    return result;
}

} // namespace slipway::cost
