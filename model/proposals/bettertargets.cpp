// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proposals/bettertargets.h"

#include "model/proposals/ways.h"

#include "model/base/cancellation.h"
#include "model/search/blockers.h"
#include "model/search/search.h"
#include "model/search/targetcosts.h"
#include "model/sizing/plansizing.h"

#include <algorithm>

namespace slipway::proposals {

namespace {

enum class RunBy : std::uint8_t { Azure, Anybody };

/// Whether its work is looked at on other targets: not that of people, nor language models whose speed is derived.
bool maySwitch(const Plan &plan, const Compute &compute)
{
    return !compute.ownerPrice && std::ranges::all_of(plan.workloads, [&](const Workload &workload) {
        if (!workload.computeIds().contains(compute.id))
            return true;
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        return !std::holds_alternative<Experimentation>(workload.detail)
            && !(endpoint && sizing::isSpeedDerived(*endpoint));
    });
}

bool isWorthIt(const search::TargetCost &cost, const search::TargetCost *current)
{
    if (!current || !current->total || !current->ofCompute)
        return true;
    if (!cost.ofCompute || cost.ofCompute->isComplete() < current->ofCompute->isComplete())
        return false;
    return cost.ofCompute->known() < current->ofCompute->known();
}

/// Targets that somebody may be told to take: of the newest tables, for production, at a price that is known.
std::vector<TargetId> proposable(const Catalog &catalog, const QString &current, RunBy runBy)
{
    std::vector<TargetId> ids;
    for (std::size_t t = 0; t < catalog.targets().size(); ++t) {
        const ComputeTarget &target = catalog.targets()[t];
        const Billing billing = target.traits.billing;
        const bool paid = billing != Billing::Owner && billing != Billing::Free && billing != Billing::Tokens
            && billing != Billing::Spark;
        const bool lasts = !target.isLeftOut() && target.status.state == Retirement::State::None;
        const bool run = target.managed || runBy == RunBy::Anybody;
        if (target.id == current
            || (run && paid && lasts && !target.traits.testsOnly && !target.traits.stepsOnly))
            ids.push_back(static_cast<TargetId>(t));
    }
    return ids;
}

/// Times that were measured with a GPU say nothing of machines without, and the other way round.
bool isSameKind(const search::TargetCost &cost, const Compute &compute, const Catalog &catalog)
{
    const std::optional<SizeId> before = catalog.findSize(compute.size);
    return !before || !cost.candidate
        || catalog.size(*before).gpu.has_value() == catalog.size(cost.candidate->size).gpu.has_value();
}

/// The plan with the compute there. Without a size where it had none: that is for the search.
std::optional<Plan> movedOver(const Plan &plan, const search::TargetCost &cost, const Compute &compute)
{
    const Result<Plan> then = applied(cost.edit, plan);
    if (!then)
        return std::nullopt;
    Plan moved = *then;
    if (compute.size.isEmpty())
        moved.compute(compute.id)->size.clear();
    return moved;
}

/// Whatever it costs: that a budget is exceeded is told of the machines that do the work, and makes of none of them one that does not.
Plan onTargets(const Plan &plan, const Context &context, RunBy runBy)
{
    Plan best = plan;
    best.budget.reset();
    const QStringList searchable = search::searchable(plan, context.catalog);
    for (const Compute &compute : plan.computes) {
        const std::vector<TargetId> targets = proposable(context.catalog, compute.target, runBy);
        if (targets.size() < 2 || !searchable.contains(compute.id) || !maySwitch(plan, compute))
            continue;
        throwIfCancelled();
        const std::vector<search::TargetCost> costs = search::targetCosts(best, context, compute.id, targets);
        const auto current = std::ranges::find_if(costs, &search::TargetCost::current);
        const search::TargetCost *now = current == costs.end() ? nullptr : &*current;
        const bool alone = !now || !now->total; // a warning is better than nothing at all
        if (runBy == RunBy::Anybody && !alone)
            continue;
        const Evaluation before = evaluate(best, context);
        for (const search::TargetCost &cost : costs) {
            if (cost.current || !cost.total || !cost.paid || !isWorthIt(cost, now)
                || !isSameKind(cost, compute, context.catalog))
                continue;
            std::optional<Plan> moved = movedOver(best, cost, compute);
            if (moved
                && (alone
                    || std::ranges::all_of(search::newObjections(evaluate(*moved, context), before),
                                           isInherent))) {
                best = std::move(*moved);
                break;
            }
        }
    }
    best.budget = plan.budget;
    return best;
}

} // namespace

Plan onBetterTargets(const Plan &plan, const Context &context)
{
    return onTargets(plan, context, RunBy::Azure);
}

Plan onUnmanagedTargets(const Plan &plan, const Context &context)
{
    return onTargets(plan, context, RunBy::Anybody);
}

} // namespace slipway::proposals
