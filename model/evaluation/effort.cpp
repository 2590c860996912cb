// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/effort.h"

#include "model/cost/nodepool.h"
#include "model/cost/planindex.h"

#include <algorithm>
#include <set>

namespace slipway {

namespace {

constexpr double quickSteps = 1e6;
/// Of all evaluations for a report together: about 40 ms.
constexpr double quickReportSteps = 4e6;
constexpr double evaluationsForReport = 12;
/// Lines, findings and figures of one workload or compute, and what is added for each month.
constexpr double stepsEach = 5000;
constexpr double stepsEachMonth = 50;

struct Played
{
    double runs = 0;
    double nodes = 1; ///< that are looked at for each run
};

Played playedFor(const Plan &plan, const cost::PlanIndex &index, const Workload &workload)
{
    double runs = 0;
    QString compute;
    if (const auto *job = std::get_if<TrainingJob>(&workload.detail)) {
        runs = job->runsPerMonth.likely / (1 - std::clamp(job->failedPercent / 100, 0.0, 0.99));
        compute = job->compute;
    } else if (const auto *batch = std::get_if<BatchScoring>(&workload.detail)) {
        runs = batch->runsPerMonth.likely;
        compute = batch->compute;
    }
    const int found = index.compute(compute);
    const int nodes = found < 0
        ? 1
        : std::min(plan.computes[static_cast<std::size_t>(found)].maxNodes, cost::maxPlayedNodes);
    return {static_cast<double>(cost::simulatedRuns(runs, cost::maxPlayedRuns)),
            static_cast<double>(std::max(1, nodes))};
}

/// What has lines, findings and figures of its own.
double itemsOf(const Plan &plan)
{
    std::size_t items = plan.workloads.size() + plan.computes.size() + plan.commitments.size()
        + plan.ownedQuota.size() / 10;
    for (const Workload &workload : plan.workloads) {
        if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            items += endpoint->deployments.size();
    }
    return static_cast<double>(items);
}

} // namespace

double evaluationSteps(const Plan &plan)
{
    // Timelines are played once for each stretch of months in which the same workloads run.
    const cost::PlanIndex index(plan);
    std::set<int> changes{0};
    double played = 0;
    for (const Workload &workload : plan.workloads) {
        if (!workload.enabled)
            continue;
        changes.insert(workload.startMonth);
        changes.insert(workload.startMonth + workload.lengthMonths.value_or(0));
        const Played one = playedFor(plan, index, workload);
        played += one.runs * (10 + one.nodes);
        if (const auto *job = std::get_if<TrainingJob>(&workload.detail))
            played += (one.runs + 10) * static_cast<double>(job->dependsOn.size());
    }
    const double stretches = std::min<double>(static_cast<double>(changes.size()), plan.months);
    // Which machines a commitment covers is told for every hour in which their number changes, of all computes together.
    const double covered = plan.commitments.empty() ? 0 : static_cast<double>(plan.computes.size());
    return itemsOf(plan) * (stepsEach + stepsEachMonth * plan.months) + played * stretches
        + covered * covered * plan.months * 10;
}

bool isQuick(const Plan &plan)
{
    return evaluationSteps(plan) <= quickSteps;
}

bool isReportQuick(const Plan &plan)
{
    return evaluationsForReport * evaluationSteps(plan) <= quickReportSteps;
}

} // namespace slipway
