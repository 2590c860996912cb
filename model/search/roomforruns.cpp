// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/roomforruns.h"

#include "model/base/planwords.h"
#include "model/search/blockers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

constexpr auto waitsRule = "cluster.waits"_L1;

bool isOfCluster(const PlanEdit::Change &change, const Plan &plan, const Catalog &catalog)
{
    for (std::size_t c = 0; c < plan.computes.size(); ++c) {
        if (change.pointer == u"/computes/%1/maxNodes"_s.arg(c))
            return catalog.traits(plan.computes[c].target).billing == Billing::Cluster;
    }
    return false;
}

/// What the findings propose for clusters, once each: runs that wait for the same nodes are told of the same.
std::vector<PlanEdit::Change> roomOf(const Plan &plan, const Evaluation &evaluation, const Catalog &catalog)
{
    std::vector<PlanEdit::Change> room;
    for (const Finding &finding : evaluation.findings) {
        if (finding.rule != waitsRule || !finding.fix)
            continue;
        for (const PlanEdit::Change &change : finding.fix->changes) {
            if (isOfCluster(change, plan, catalog) && std::ranges::find(room, change) == room.end())
                room.push_back(change);
        }
    }
    return room;
}

} // namespace

WithRoom weighWithRoom(const Plan &plan, const Context &context)
{
    WithRoom weighed{weigh(plan, context), {}};
    std::vector<PlanEdit::Change> room = roomOf(plan, weighed.evaluation, context.catalog);
    if (room.empty())
        return weighed;
    const slipway::Result<Plan> roomy = applied({{}, Step::Cost, room}, plan);
    if (!roomy)
        return weighed;
    Evaluation then = weigh(*roomy, context);
    if (newObjections(then, weighed.evaluation).empty())
        weighed = {std::move(then), std::move(room)};
    return weighed;
}

bool areLateByWaiting(const Evaluation &evaluation)
{
    return std::ranges::any_of(evaluation.findings,
                               [](const Finding &finding) { return finding.rule == waitsRule; });
}

QString roomWords(int before, int after)
{
    return after > before
        ? PlanWords::tr("%1 nodes at the most in place of %2, so that runs go on side by side")
              .arg(after)
              .arg(before)
        : QString();
}

} // namespace slipway::search
