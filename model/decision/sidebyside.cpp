// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/sidebyside.h"

#include "model/base/planwords.h"
#include "model/cost/planruns.h"
#include "model/cost/usage.h"
#include "model/cost/wholeup.h"
#include "model/search/roomforruns.h"

#include <algorithm>
#include <cstdint>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Nodes of one run of each workload of a compute together, and those that pods hold; nothing where no run is promised for a time.
int nodesTogether(const Plan &plan, const cost::Bill &bill, std::size_t compute)
{
    std::int64_t nodes = bill.computes[compute].podNodes;
    bool promised = false;
    for (const std::size_t w : bill.index.users(plan.computes[compute].id)) {
        const Workload &workload = plan.workloads[w];
        const cost::JobRuns runs
            = workload.enabled ? cost::jobRuns(workload, bill.sizing[w]) : cost::JobRuns();
        if (runs.runs <= 0)
            continue;
        nodes += runs.nodes;
        promised = promised || cost::arePromised(workload);
    }
    return promised ? static_cast<int>(std::min<std::int64_t>(nodes, cost::mostCounted)) : 0;
}

} // namespace

std::optional<PlanEdit> roomSideBySide(const Plan &plan, const cost::Bill &bill)
{
    PlanEdit edit{PlanWords::tr("Let runs go on side by side"), Step::Training, {}};
    for (std::size_t c = 0; c < plan.computes.size(); ++c) {
        const Compute &compute = plan.computes[c];
        const cost::Billing billing = bill.computes[c].billing;
        if (billing != cost::Billing::Cluster && billing != cost::Billing::Kubernetes)
            continue;
        const int now = billing == cost::Billing::Cluster ? compute.maxNodes : cost::statedNodes(compute);
        const int together = nodesTogether(plan, bill, c);
        if (together > now)
            edit.changes.push_back({u"/computes/%1/maxNodes"_s.arg(c), together});
    }
    return edit.changes.empty() ? std::nullopt : std::optional(edit);
}

QString roomBeside(const DrawnChoice &choice, const DrawnChoice &likely, const QString &compute)
{
    const Compute *now = choice.plan.compute(compute);
    const Compute *before = likely.plan.compute(compute);
    const QString words = now && before ? search::roomWords(before->maxNodes, now->maxNodes) : QString();
    return words.isEmpty() ? words : QString(u"; "_s + words);
}

} // namespace slipway
