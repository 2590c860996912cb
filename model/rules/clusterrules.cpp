// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/cost/kernel.h"
#include "model/cost/planruns.h"
#include "model/cost/wholeup.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

template <typename Check> void forEachCluster(const RuleInput &in, Check check)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing == cost::Billing::Cluster)
            check(i, compute, use, stepOf(use.stage));
    });
}

void checkNodes(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const bool hasBoth
            = use.billing == cost::Billing::Cluster || use.billing == cost::Billing::Kubernetes;
        // A highest number of 1 is a pool of as many nodes as are needed.
        const bool isStated = use.billing == cost::Billing::Cluster || compute.maxNodes > 1;
        if (!hasBoth || !isStated || compute.minNodes <= compute.maxNodes)
            return;
        const Step step = stepOf(use.stage);
        const QString field = computeField(i, u"maxNodes");
        sink.add({step, field, compute.id},
                 PlanWords::tr("Highest nodes (%1) is below lowest nodes (%2)")
                     .arg(compute.maxNodes)
                     .arg(compute.minNodes),
                 PlanWords::tr("Raise the highest to %1 or more.").arg(compute.minNodes))
            .fix
            = setNumber(PlanWords::tr("Set highest nodes to %1").arg(compute.minNodes), step, field,
                        compute.minNodes);
    });
}

void checkRunFits(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t w = 0; w < in.plan.workloads.size(); ++w) {
        const Workload &workload = in.plan.workloads[w];
        if (!workload.enabled)
            continue;
        const cost::JobRuns runs = cost::jobRuns(workload, in.bill.sizing[w]);
        QString computeId;
        if (const auto *job = std::get_if<TrainingJob>(&workload.detail))
            computeId = job->compute;
        else if (const auto *batch = std::get_if<BatchScoring>(&workload.detail))
            computeId = batch->compute;
        const int index = in.bill.index.compute(computeId);
        if (index < 0 || in.bill.computes[static_cast<std::size_t>(index)].billing != cost::Billing::Cluster)
            continue;
        const auto i = static_cast<std::size_t>(index);
        const int most = in.plan.computes[i].maxNodes;
        if (runs.nodes <= most)
            continue;
        const QString field = computeField(i, u"maxNodes");
        sink.add({stepOf(workload), field, workload.shownName()},
                 PlanWords::tr("A run wants %1, the cluster has at most %2")
                     .arg(formatUnits(runs.nodes, u"node"_s, QLocale::c()))
                     .arg(most),
                 PlanWords::tr("It could never start, and its cost is not in the total. Raise the highest "
                               "nodes, or use fewer nodes a run."))
            .fix
            = setNumber(PlanWords::tr("Set highest nodes to %1").arg(runs.nodes), stepOf(workload), field,
                        runs.nodes);
    }
}

void checkCapacity(const RuleInput &in, FindingSink &sink)
{
    forEachCluster(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, Step step) {
        for (const cost::ClusterMonth &month : use.cluster.values()) {
            if (month.impossible || !cost::asksTooMuch(month, compute.maxNodes))
                continue;
            const int wanted = cost::wholeUp(month.demand / cost::hoursPerMonth);
            const QString field = computeField(i, u"maxNodes");
            const auto [asked, has] = apartTexts(month.demand, cost::hoursPerMonth * compute.maxNodes);
            Finding &finding
                = sink.add({step, field, compute.id}, PlanWords::tr("The jobs do not fit into a month"),
                           (compute.maxNodes == 1
                                ? PlanWords::tr("They ask for %1 node-hours a month; %2 node has %3.")
                                : PlanWords::tr("They ask for %1 node-hours a month; %2 nodes have %3."))
                               .arg(asked)
                               .arg(compute.maxNodes)
                               .arg(has));
            if (wanted < cost::mostCounted)
                finding.fix
                    = setNumber(PlanWords::tr("Set highest nodes to %1").arg(wanted), step, field, wanted);
            return;
        }
    });
}

void checkMinNodes(const RuleInput &in, FindingSink &sink)
{
    forEachCluster(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &, Step step) {
        if (compute.minNodes == 0)
            return;
        const QString field = computeField(i, u"minNodes");
        sink.add({step, field, compute.id},
                 compute.minNodes == 1 ? PlanWords::tr("1 node is billed all the time")
                                       : PlanWords::tr("%1 nodes are billed all the time").arg(compute.minNodes),
                 PlanWords::tr("With a lowest number of 0 the cluster costs nothing between jobs, apart from "
                               "its load balancer."))
            .fix
            = setNumber(PlanWords::tr("Set lowest nodes to 0"), step, field, 0);
    });
}

/// With a price that goes with them: of nodes that nobody takes away none is paid for as if somebody did.
PlanEdit useDedicated(const Compute &compute, std::size_t i, const cost::ComputeUse &use)
{
    PlanEdit edit{PlanWords::tr("Use dedicated nodes"),
                  stepOf(use.stage),
                  {{computeField(i, u"tier"), u"dedicated"_s}}};
    if (isPreemptible(compute.priceType))
        edit.changes.push_back({computeField(i, u"priceType"), priceTypeId(PriceType::PayAsYouGo)});
    return edit;
}

void checkLowPriority(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (compute.tier != Tier::LowPriority)
            return;
        // What may not be of low priority at all is told by the rule of price types.
        if (in.prices.use(in.catalog.behaviourOf(compute.target), PriceType::LowPriority).support
            != Support::Yes)
            return;
        const QString field = computeField(i, u"tier");
        if (use.size && in.eligibility[i].ofLowPriority(*use.size) != 0) {
            sink.add({stepOf(use.stage), field, compute.id}, in.eligibility[i].aboutLowPriority(*use.size))
                .fix
                = useDedicated(compute, i, use);
            return;
        }
        sink.add({stepOf(use.stage), field, compute.id},
                 PlanWords::tr("Low priority has ended: its nodes are spot machines"),
                 PlanWords::tr("Batch announced the end for 2025-09-30, Azure ML for 2026-03-31. Azure "
                               "allocates spot machines instead: their price varies, they may be taken away, "
                               "and nobody promises that they are there."))
            .fix
            = useDedicated(compute, i, use);
    });
}

/// Of a compute that the plan lacks, as on a cluster.
const Limit *lifetimeOn(const RuleInput &in, const QString &compute)
{
    const int index = in.bill.index.compute(compute);
    if (index < 0)
        return jobLifetime(in.catalog, cost::Billing::Cluster, false);
    const auto i = static_cast<std::size_t>(index);
    return jobLifetime(in.catalog, in.bill.computes[i].billing, in.plan.computes[i].tier != Tier::Dedicated);
}

void judgeLifetime(const RuleInput &in, FindingSink &sink, const FindingSink::Place &place,
                   const QString &compute, double hours)
{
    const Limit *limit = lifetimeOn(in, compute);
    if (!outlivesJobs(limit, hours))
        return;
    sink.add(place, PlanWords::tr("A run lasts longer than a job may"),
             PlanWords::tr("It takes %1 days, and Azure ML ends a job after %2 here. Split the run and "
                           "continue from a checkpoint.")
                 .arg(roundedText(hours / 24, 1))
                 .arg(limit->value));
}

void checkJobLifetime(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.workloads.size(); ++i) {
        const Workload &workload = in.plan.workloads[i];
        if (!workload.enabled)
            continue;
        if (const auto *job = std::get_if<TrainingJob>(&workload.detail))
            judgeLifetime(
                in, sink,
                {Step::Training, workloadField(i, u"training/work/measuredHours"), workload.shownName()},
                job->compute, cost::jobRuns(workload, in.bill.sizing[i]).lasts);
        else if (const auto *batch = std::get_if<BatchScoring>(&workload.detail))
            judgeLifetime(in, sink,
                          {Step::Deployment, workloadField(i, u"batch/nodesPerRun"), workload.shownName()},
                          batch->compute, cost::jobRuns(workload, in.bill.sizing[i]).lasts);
    }
}

void checkDeadline(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.workloads.size(); ++i) {
        const Workload &workload = in.plan.workloads[i];
        if (!workload.enabled)
            continue;
        const cost::JobRuns runs = cost::jobRuns(workload, in.bill.sizing[i]);
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        if (job && missesDeadline(*job, runs.lasts))
            sink.add({Step::Training, workloadField(i, u"training/deadlineHours"), workload.shownName()},
                     PlanWords::tr("A run takes longer than its deadline"),
                     PlanWords::tr("%1 against a deadline of %2.")
                         .arg(formatUnits(runs.lasts, u"hour"_s, QLocale::c()),
                              formatUnits(*job->deadlineHours, u"hour"_s, QLocale::c())));
        const auto *batch = std::get_if<BatchScoring>(&workload.detail);
        const double start = in.plan.assumptions.nodeStartMinutes.likely / 60;
        if (!batch || !missesWindow(*batch, runs.lasts, start))
            continue;
        Finding &finding
            = sink.add({Step::Deployment, workloadField(i, u"batch/windowHours"), workload.shownName()},
                       PlanWords::tr("A batch does not finish in its window"),
                       PlanWords::tr("%1 with the start of %2 against a window of %3. Use more nodes a run.")
                           .arg(formatUnits(runs.lasts + start, u"hour"_s, QLocale::c(), 1),
                                formatUnits(runs.nodes, u"node"_s, QLocale::c()),
                                formatUnits(batch->windowHours, u"hour"_s, QLocale::c())));
        const int wanted = std::get<sizing::BatchSizing>(in.bill.sizing[i]).derived.nodes;
        if (wanted > runs.nodes)
            finding.fix = setNumber(PlanWords::tr("Use %1 nodes a run").arg(wanted), Step::Deployment,
                                    workloadField(i, u"batch/nodesPerRun"), wanted);
    }
}

bool isLateByWaiting(const RuleInput &in, std::size_t w)
{
    return in.plan.workloads[w].enabled && !endsLate(in, w, 0) && endsLate(in, w, in.bill.waits[w]);
}

/// More nodes or machines, so that no run of the compute waits for too long.
std::optional<PlanEdit> withoutWaiting(const RuleInput &in, std::size_t compute)
{
    const Compute &of = in.plan.computes[compute];
    const cost::Billing billing = in.bill.computes[compute].billing;
    const bool machines = billing == cost::Billing::Machine || billing == cost::Billing::Instance;
    if (machines && in.catalog.traits(of.target).machines == Machines::One)
        return std::nullopt;
    const int now = machines                ? of.instances
        : billing == cost::Billing::Cluster ? of.maxNodes
                                            : cost::statedNodes(of);
    const std::optional<int> nodes = nodesInTime(in, compute, now + 1);
    if (!nodes)
        return std::nullopt;
    return setNumber(
        (machines ? PlanWords::tr("Have %1 machines") : PlanWords::tr("Set highest nodes to %1")).arg(*nodes),
        stepOf(in.bill.computes[compute].stage), computeField(compute, machines ? u"instances" : u"maxNodes"),
        *nodes);
}

Finding &sayItWaits(const RuleInput &in, FindingSink &sink, std::size_t compute, std::size_t w)
{
    const Workload &workload = in.plan.workloads[w];
    const auto *job = std::get_if<TrainingJob>(&workload.detail);
    const auto time = [](double hours) { return formatDuration(hours * 3600, QLocale::c()); };
    return sink.add(
        {stepOf(workload), workloadField(w, job ? u"training/deadlineHours" : u"batch/windowHours"),
         workload.shownName()},
        job ? PlanWords::tr("A run can miss its deadline while it waits for nodes")
            : PlanWords::tr("A batch can miss its window while it waits for nodes"),
        (job ? PlanWords::tr("One waits up to %1 for nodes of %2 that other runs have, and takes %3; its "
                             "deadline is %4. Allow more nodes, or other times for the others.")
             : PlanWords::tr("One waits up to %1 for nodes of %2 that other runs have, and takes %3; its "
                             "window is %4. Allow more nodes, or other times for the others."))
            .arg(time(in.bill.waits[w]), in.plan.computes[compute].id,
                 time(cost::jobRuns(workload, in.bill.sizing[w]).lasts),
                 time(job ? *job->deadlineHours : std::get<BatchScoring>(workload.detail).windowHours)));
}

void checkWaitsForNodes(const RuleInput &in, FindingSink &sink)
{
    int left = mostPlayedAgain;
    for (std::size_t i = 0; i < in.plan.computes.size(); ++i) {
        std::vector<std::size_t> late = in.bill.index.users(in.plan.computes[i].id);
        std::erase_if(late, [&](std::size_t w) { return !isLateByWaiting(in, w); });
        if (late.empty())
            continue;
        // The same for all on the compute.
        const std::optional<PlanEdit> fix = left-- > 0 ? withoutWaiting(in, i) : std::nullopt;
        for (const std::size_t w : late) {
            Finding &finding = sayItWaits(in, sink, i, w);
            finding.fix = fix;
            finding.extent = in.bill.waits[w];
        }
    }
}

constexpr std::array clusterRuleTable = {
    Rule{"cluster.nodes", Severity::Blocker, "Highest nodes is at least lowest nodes.",
         "Create an Azure Machine Learning compute cluster", "2024-05-03", checkNodes},
    Rule{"cluster.run_fits", Severity::Blocker, "No run wants more nodes than the cluster may have.",
         "Slipway", "2026-11-20", checkRunFits},
    ruleOf(Exclusion::Capacity, "The jobs of a month fit into 730 hours of the highest nodes.",
           checkCapacity),
    Rule{"cluster.low_priority", Severity::Warning,
         "Low-priority nodes have ended: Azure allocates spot machines instead.",
         "Manage and optimize Azure Machine Learning costs", "2026-08-19", checkLowPriority},
    Rule{"cluster.min_nodes", Severity::Advice, "Lowest nodes of 0 cost nothing between jobs.",
         "Manage and optimize Azure Machine Learning costs", "2026-03-01", checkMinNodes},
    Rule{"cluster.job_lifetime", Severity::Blocker,
         "No run is longer than a job may last: 21 days, 7 on nodes that may be taken away.",
         "Manage and increase quotas with Azure Machine Learning", "2026-01-27", checkJobLifetime},
    ruleOf(Exclusion::Deadline, "Runs keep their deadline, batches their window.", checkDeadline),
    Rule{"cluster.waits", Severity::Warning,
         "Runs keep their deadline, and batches their window, with the wait for nodes that other runs have.",
         "Slipway", "2026-11-27", checkWaitsForNodes},
};

} // namespace

std::span<const Rule> clusterRules()
{
    return clusterRuleTable;
}

} // namespace slipway
