// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/bestplan.h"

#include "model/eligibility/verdicts.h"
#include "model/plan/stages.h"
#include "model/search/proposal.h"
#include "model/search/relaxations.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

constexpr std::size_t mostRunnersUp = 3;

bool isCancelled(const std::atomic<bool> *cancel)
{
    return cancel && cancel->load(std::memory_order_relaxed);
}

/// Regions that the workspace may be in, the plan's first.
std::vector<RegionId> homes(const Plan &plan, const Catalog &catalog, bool everyRegion)
{
    std::vector<RegionId> regions;
    const std::optional<RegionId> current = catalog.findRegion(plan.region);
    if (!current)
        return regions;
    regions.push_back(*current);
    for (std::size_t r = 0; r < catalog.regions().size(); ++r) {
        const Region &region = catalog.regions()[r];
        if (static_cast<RegionId>(r) == *current || !mayDataGoTo(plan, region))
            continue;
        if (everyRegion || plan.otherRegions.contains(region.id))
            regions.push_back(static_cast<RegionId>(r));
    }
    return regions;
}

/// What was found with the workspace where it is, and where it is best.
struct Best
{
    std::optional<Proposal> here;
    std::optional<Proposal> elsewhere; ///< none: `here` is as good
    bool stays = false; ///< nothing found is better than the plan itself

    [[nodiscard]] const Proposal &taken() const { return elsewhere ? *elsewhere : *here; }
};

bool meetsEverything(const Proposal &here, const Evaluation &now)
{
    return !now.hasBlockers() && std::ranges::all_of(here.parts(), [](const Slot &slot) {
        return slot.result.current && slot.result.current->meetsPlan();
    });
}

std::optional<Best> findBest(const Plan &plan, const Evaluation &now, const Context &context,
                             const BestOptions &options, const std::atomic<bool> *cancel)
{
    Best best;
    for (const RegionId home : homes(plan, context.catalog, options.everyRegion)) {
        if (isCancelled(cancel))
            return std::nullopt;
        Proposal proposal(plan, now, context, options, home, best.here ? &best.here->parts() : nullptr,
                          cancel);
        if (isCancelled(cancel))
            return std::nullopt;
        if (!best.here)
            best.here.emplace(std::move(proposal));
        else if (proposal.isBetterThan(best.taken()))
            best.elsewhere.emplace(std::move(proposal));
    }
    if (!best.here)
        return std::nullopt;
    Proposal &taken = best.elsewhere ? *best.elsewhere : *best.here;
    taken.refine();
    if (isCancelled(cancel))
        return std::nullopt;
    best.stays
        = !taken.isValid() || (meetsEverything(*best.here, now) && !(taken.evaluation().total < now.total));
    return best;
}

std::vector<Candidate> runnersUp(const Slot &slot, const Candidate &taken)
{
    std::vector<Candidate> others;
    for (const Candidate &each : slot.result.ranked) {
        const bool known = each.size == taken.size
            || std::ranges::any_of(others, [&](const Candidate &other) { return other.size == each.size; });
        if (!known && others.size() < mostRunnersUp)
            others.push_back(each);
    }
    return others;
}

/// What stands alone before something cheaper, by the most money.
void decide(const Slot &slot, BestChoice &choice)
{
    for (std::size_t e = 0; e < exclusionCount; ++e) {
        const std::optional<Candidate> &other = slot.result.without[e];
        if (!other || static_cast<Exclusion>(e) == Exclusion::NoPrice || !other->complete
            || other->total >= choice.after.total)
            continue;
        if (choice.decidedAgainst && choice.decidedAgainst->total <= other->total)
            continue;
        choice.deciding = static_cast<Exclusion>(e);
        choice.decidedAgainst = other;
    }
}

CostStage stageOf(const Plan &plan, const QString &compute)
{
    for (const Workload &workload : plan.workloads) {
        if (workload.enabled && workload.computeIds().contains(compute))
            return costStageOf(stageOf(workload));
    }
    return CostStage::Shared;
}

BestChoice choiceOf(const Plan &plan, const Slot &slot, const Slot *here, const Candidate &after,
                    const Evaluation &now, const Evaluation &then)
{
    BestChoice choice;
    choice.compute = slot.compute;
    choice.stage = stageOf(plan, slot.compute);
    choice.measure = slot.result.measure;
    choice.before = here ? here->result.current : std::nullopt;
    choice.after = after;
    choice.runnersUp = runnersUp(slot, after);
    decide(slot, choice);
    choice.beforeCost = now.costOf(slot.compute);
    choice.afterCost = then.costOf(slot.compute);
    choice.rest = slot.result.rest;
    return choice;
}

void takeChoices(const Plan &plan, const Best &found, const Evaluation &now, BestPlan &best)
{
    // Where the plan stays as it is, what was found around it is told for where it is.
    const Proposal &proposal = found.stays ? *found.here : found.taken();
    const Evaluation &then = found.stays ? now : found.taken().evaluation();
    for (const Slot &slot : proposal.parts()) {
        const auto here = std::ranges::find(found.here->parts(), slot.compute, &Slot::compute);
        const Slot *before = here == found.here->parts().end() ? nullptr : &*here;
        const bool met = slot.taken.has_value();
        if (!met)
            best.without << slot.compute;
        else if (!found.stays)
            best.choices.push_back(choiceOf(plan, slot, before, *slot.taken, now, then));
        else if (slot.result.current)
            best.choices.push_back(choiceOf(plan, slot, before, *slot.result.current, now, then));
    }
}

std::vector<ConstraintPrice> priceConstraints(const Plan &plan, const Context &context,
                                              const BestOptions &options, const BestPlan &best,
                                              const std::atomic<bool> *cancel)
{
    std::vector<ConstraintPrice> prices;
    for (const Relaxation &constraint : relaxationsOf(plan, context.catalog)) {
        const bool isOption = constraint.edit.changes.empty();
        if (isOption && (!constraint.everyRegion || options.everyRegion)
            && (!constraint.commitments || options.commitments))
            continue;
        const slipway::Result<Plan> without = applied(constraint.edit, plan);
        if (!without)
            continue;
        BestOptions wider = options;
        wider.priceConstraints = false;
        wider.everyRegion = options.everyRegion || constraint.everyRegion;
        wider.commitments = options.commitments || constraint.commitments;
        const BestPlan other = bestPlan(*without, context, wider, cancel);
        if (isCancelled(cancel))
            return {};
        ConstraintPrice price{constraint.id, constraint.name, constraint.field, other.after, {}};
        const std::optional<Total> difference = best.after.less(other.after);
        if (difference && difference->isComplete())
            price.price = std::max(difference->known(), Money(0, difference->currency()));
        prices.push_back(std::move(price));
    }
    std::ranges::stable_sort(
        prices, [](const ConstraintPrice &a, const ConstraintPrice &b) { return a.price > b.price; });
    return prices;
}

} // namespace

BestPlan bestPlan(const Plan &plan, const Context &context, const BestOptions &options,
                  const std::atomic<bool> *cancel)
{
    const Evaluation now = evaluate(plan, context);
    const std::optional<Best> found = findBest(plan, now, context, options, cancel);
    if (isCancelled(cancel))
        return {};
    BestPlan best;
    best.before = best.after = now.total;
    best.beforeBlockers = best.afterBlockers = now.count(Severity::Blocker);
    if (!found)
        return best;
    if (!found->stays) {
        const Evaluation &then = found->taken().evaluation();
        best.after = then.total;
        best.afterBlockers = then.count(Severity::Blocker);
        PlanEdit edit = found->taken().edit();
        if (!edit.changes.empty())
            best.edit = std::move(edit);
    }
    takeChoices(plan, *found, now, best);
    if (options.priceConstraints) {
        best.constraints = priceConstraints(plan, context, options, best, cancel);
        if (isCancelled(cancel))
            return {};
    }
    return best;
}

} // namespace slipway::search
