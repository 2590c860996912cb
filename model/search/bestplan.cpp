// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/bestplan.h"

#include "model/base/cancellation.h"
#include "model/base/parallel.h"
#include "model/base/planwords.h"
#include "model/cost/budget.h"
#include "model/cost/pricetypes.h"
#include "model/eligibility/eligibility.h"
#include "model/eligibility/verdicts.h"
#include "model/plan/stages.h"
#include "model/search/asbought.h"
#include "model/search/blockers.h"
#include "model/search/choice.h"
#include "model/search/deciding.h"
#include "model/search/moving.h"
#include "model/search/planchoice.h"
#include "model/search/plannedreach.h"
#include "model/search/planpart.h"
#include "model/search/relaxations.h"
#include "model/search/roomforruns.h"
#include "model/search/searchedcompute.h"
#include "model/search/targetcosts.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <numeric>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

bool isCancelled(const std::atomic<bool> *cancel)
{
    return cancel && cancel->load(std::memory_order_relaxed);
}

/// Regions that the workspace may be in, the plan's first where it is one.
std::vector<RegionId> homes(const Plan &plan, const Catalog &catalog, bool everyRegion)
{
    std::vector<RegionId> regions;
    const std::optional<RegionId> current = catalog.findRegion(plan.region);
    if (current)
        regions.push_back(*current);
    for (std::size_t r = 0; r < catalog.regions().size(); ++r) {
        const Region &region = catalog.regions()[r];
        if (static_cast<RegionId>(r) == current || !mayDataGoTo(plan, region))
            continue;
        if (everyRegion || plan.otherRegions.contains(region.id))
            regions.push_back(static_cast<RegionId>(r));
    }
    return regions;
}

/// What was found for each region that the workspace may be in.
using Findings = std::map<RegionId, std::vector<ComputeChoice>>;

/// What was found with the workspace where it is, and where it is best.
struct Best
{
    std::optional<PlanChoice> here;
    std::optional<PlanChoice> elsewhere; ///< none: `here` is as good
    bool stays = false; ///< nothing found is better than the plan itself
    Findings found;

    [[nodiscard]] const PlanChoice &taken() const { return elsewhere ? *elsewhere : *here; }
    /// What is told. Where the plan stays as it is, what was found around it is told for where it is.
    [[nodiscard]] const PlanChoice &told() const { return stays ? *here : taken(); }
};

/// What spares searches where nothing but the total is asked for.
struct Shortcut
{
    const Findings *found = nullptr; ///< for a plan of which this one differs in a workload
    QStringList affected = {}; ///< its computes
};

bool meetsEverything(const PlanChoice &here, const Evaluation &now)
{
    return !now.hasBlockers() && std::ranges::all_of(here.choices(), [](const ComputeChoice &chosen) {
        return chosen.result->current && chosen.result->current->meetsPlan();
    });
}

/// `apart`: what was found with the workspace where commitments reach nothing, if they reach nothing at `home` either.
PlanChoice::Known knownFor(const std::vector<ComputeChoice> *apart, const Shortcut *shortcut,
                           const ByHome &byHome, RegionId home)
{
    if (shortcut && shortcut->found) {
        if (const auto same = shortcut->found->find(home); same != shortcut->found->end())
            return {&same->second, true, shortcut->affected, &byHome};
    }
    return {apart, false, {}, &byHome};
}

/// Where the workspace may be in many regions: each compute that stays with it is searched once for all of them.
ByHome foundByHome(const Plan &plan, const Context &context, const BestOptions &options,
                   const std::vector<RegionId> &homes)
{
    constexpr std::size_t many = 5;
    ByHome found;
    if (homes.size() < many || hasWaitsElsewhere(plan))
        return found;
    // Where the plan is, a compute may have a region of its own.
    const std::vector<RegionId> others(homes.begin() + 1, homes.end());
    const std::shared_ptr<const cost::Bill> bill = billOf(plan, context);
    for (const QString &id : searchable(plan, context.catalog)) {
        if (staysWithWorkspace(plan, context.catalog, *plan.compute(id)))
            found.emplace(id, searchByHome(plan, bill, context, queryFor(options, id), others));
    }
    return found;
}

/// The plan somewhere else.
struct Elsewhere
{
    std::unique_ptr<PlanChoice> proposal;
    std::size_t place = 0; ///< in the order of regions: of equals the first is taken
    std::optional<std::int64_t> atLeast;
};

/// Of a plan that leaves nothing to wish for another is better only where it costs less.
bool mayBeBetter(const Elsewhere &other, const PlanChoice &taken)
{
    const bool isWhole = taken.isValid() && taken.committed().isComplete()
        && taken.withoutCount() <= other.proposal->withoutCount()
        && taken.evaluation().count(Severity::Blocker) == 0 && !taken.warns();
    return !isWhole || !other.atLeast || *other.atLeast <= taken.committed().known().minor();
}

/// What settles takes many evaluations: the cheapest region by what was found for each compute comes first, and those that cannot be
/// cheaper are left out.
void takeElsewhere(std::vector<Elsewhere> others, Best &best)
{
    for (Elsewhere &each : others) {
        throwIfCancelled();
        each.atLeast = each.proposal->atLeast();
    }
    std::ranges::stable_sort(others, {}, &Elsewhere::atLeast); // first those of which nobody knows
    std::size_t place = 0;
    for (Elsewhere &each : others) {
        throwIfCancelled();
        if (!mayBeBetter(each, best.taken()))
            continue;
        each.proposal->settle();
        const bool isEarlier = best.elsewhere && each.place < place
            && !best.elsewhere->isBetterThan(*each.proposal) && each.proposal->isBetterThan(*best.here);
        if (!isEarlier && !each.proposal->isBetterThan(best.taken()))
            continue;
        best.elsewhere.emplace(std::move(*each.proposal));
        place = each.place;
    }
}

std::optional<Best> findBest(const Plan &plan, const Evaluation &now, const PartsAsPlanned &parts,
                             const Context &context, const BestOptions &options, const Shortcut *shortcut,
                             const std::atomic<bool> *cancel)
{
    const std::vector<RegionId> all = homes(plan, context.catalog, options.everyRegion);
    const ByHome byHome = shortcut ? foundByHome(plan, context, options, all) : ByHome();
    const cost::CommitmentReach reach(plan, context.catalog, context.prices);
    const std::vector<ComputeChoice> *apart = nullptr;
    Best best;
    std::vector<Elsewhere> others;
    for (const RegionId home : all) {
        if (isCancelled(cancel))
            return std::nullopt;
        PlanChoice proposal(plan, now, parts, context, options, home,
                            knownFor(reach.hasIn(home) ? nullptr : apart, shortcut, byHome, home),
                            cancel);
        if (!best.here)
            proposal.settle();
        if (isCancelled(cancel))
            return std::nullopt;
        if (options.priceConstraints)
            best.found.emplace(home, proposal.choices());
        if (!best.here)
            best.here.emplace(std::move(proposal));
        else
            others.push_back({std::make_unique<PlanChoice>(std::move(proposal)), others.size(), {}});
        if (!apart && !reach.hasIn(home))
            apart = others.empty() ? &best.here->choices() : &others.back().proposal->choices();
    }
    if (!best.here)
        return std::nullopt;
    takeElsewhere(std::move(others), best);
    if (isCancelled(cancel))
        return std::nullopt;
    PlanChoice &taken = best.elsewhere ? *best.elsewhere : *best.here;
    taken.refine();
    if (isCancelled(cancel))
        return std::nullopt;
    const bool isInTime = areLateByWaiting(now) && !areLateByWaiting(taken.evaluation());
    best.stays = !taken.isValid()
        || (meetsEverything(*best.here, now) && !isInTime && !(taken.committed() < now.total + now.owed));
    return best;
}

CostStage stageOf(const Plan &plan, const QString &compute)
{
    for (const Workload &workload : plan.workloads) {
        if (workload.enabled && workload.computeIds().contains(compute))
            return costStageOf(stageOf(workload));
    }
    return CostStage::Shared;
}

BestChoice choiceOf(const Plan &plan, const ComputeChoice &chosen, const ComputeChoice *here,
                    const Candidate &after, const Evaluation &now, const Evaluation &then)
{
    BestChoice choice;
    choice.compute = chosen.compute;
    choice.stage = stageOf(plan, chosen.compute);
    choice.measure = chosen.result->measure;
    choice.before = here ? here->result->current : std::nullopt;
    choice.after = countedAs(after, then.total);
    choice.beforeCost = now.costOf(chosen.compute);
    choice.afterCost = then.costOf(chosen.compute);
    choice.rest = then.total.less(choice.afterCost).value_or(chosen.result->rest);
    return choice;
}

void takeChoices(const Plan &plan, const Context &context, const Best &found, const Evaluation &now,
                 const PartsAsPlanned &parts, const BestOptions &options, BestPlan &best)
{
    const PlanChoice &proposal = found.told();
    const bool isSomewhere = context.catalog.findRegion(plan.region).has_value();
    const Evaluation &then = found.stays ? now : found.taken().evaluation();
    for (const ComputeChoice &chosen : proposal.choices()) {
        const auto here = std::ranges::find(found.here->choices(), chosen.compute, &ComputeChoice::compute);
        const ComputeChoice *before = here == found.here->choices().end() || !isSomewhere ? nullptr : &*here;
        if (!chosen.taken)
            continue;
        if (!found.stays)
            best.choices.push_back(choiceOf(plan, chosen, before, *chosen.taken, now, then));
        else if (chosen.result->current)
            best.choices.push_back(choiceOf(plan, chosen, before, *chosen.result->current, now, then));
    }
    const slipway::Result<Plan> taken
        = found.stays ? slipway::Result<Plan>(plan) : applied(found.taken().edit(), plan);
    if (!taken)
        return;
    if (!options.tellsBeside)
        return;
    const Deciding deciding(*taken, context, now, parts, then);
    std::atomic<std::size_t> next = 0;
    const std::atomic<bool> *flag = CancelScope::current();
    inParallel(static_cast<std::size_t>(std::clamp(options.threads, 1, 64)), [&](std::size_t) {
        const CancelScope scope(flag); // that of whoever asked
        for (std::size_t i = next++; i < best.choices.size() && !isCancelled(flag); i = next++) {
            BestChoice &choice = best.choices[i];
            const auto chosen
                = std::ranges::find(proposal.choices(), choice.compute, &ComputeChoice::compute);
            const Candidate &counted = found.stays ? *chosen->result->current : *chosen->taken;
            deciding.decide(*chosen->result, counted, choice);
            deciding.addRunnersUp(*chosen, counted, choice);
        }
    });
}

BestPlan bestOf(const Plan &plan, const Context &context, const BestOptions &options,
                const Shortcut *shortcut, const std::atomic<bool> *cancel, const BestSoFar &soFar = {});

/// The best plan without the constraint. What another workload has to keep is of no matter to a compute: it is not searched again.
BestPlan bestWithout(const Relaxation &constraint, const Plan &plan, const Plan &without,
                     const Context &context, const BestOptions &options, const Findings &found,
                     const std::atomic<bool> *cancel)
{
    Shortcut shortcut;
    if (!constraint.workload)
        return bestOf(without, context, options, &shortcut, cancel);
    shortcut.found = &found;
    const cost::PlanIndex index(plan);
    for (const QString &compute : plan.workloads[*constraint.workload].computeIds()) {
        // With those that its runs wait for, or that wait for them. What shares commitments with it is searched again around what is chosen.
        const std::optional<Plan> part = tiedPartOf(plan, index, compute);
        for (const Compute &each : part ? part->computes : plan.computes)
            shortcut.affected << each.id;
    }
    return bestOf(without, context, options, &shortcut, cancel);
}

/// Constraints that the options of the search leave in force.
std::vector<Relaxation> constraintsIn(const Plan &plan, const Context &context, const BestOptions &options)
{
    std::vector<Relaxation> constraints = relaxationsOf(plan, context.catalog);
    if (std::optional<Relaxation> purchases = purchasesOf(plan, context.catalog, context.asOf))
        constraints.push_back(*std::move(purchases));
    std::erase_if(constraints, [&options](const Relaxation &constraint) {
        return constraint.edit.changes.empty() && (!constraint.everyRegion || options.everyRegion)
            && (!constraint.commitments || options.commitments);
    });
    return constraints;
}

/// By what plans are weighed by: computes without a choice, blockers, new warnings, whether something has no price, and what is paid.
bool isWorse(const BestPlan &other, const BestPlan &best)
{
    const auto weight = [](const BestPlan &plan) {
        return std::tuple(plan.without.size(), plan.afterBlockers, plan.warns, !plan.committed().isComplete(),
                          plan.committed().known().minor());
    };
    return weight(other) > weight(best);
}

/// Whether nothing has to be searched to know that the constraint costs nothing: a budget in all rules out plans that cost more than it, and
/// the best one keeps it, whatever it pays.
bool bindsNothing(const Relaxation &constraint, const Plan &plan, const BestPlan &best)
{
    return constraint.id == "budget"_L1 && plan.budget && plan.budget->period != BudgetPeriod::Month
        && best.without.isEmpty() && !best.overBudget && best.after.isComplete() && best.afterOwed.isZero()
        && best.moving.isZero() && budgetIn(plan, best.after.currency());
}

/// nullopt: the plan cannot do without it.
std::optional<ConstraintPrice> priceOf(const Relaxation &constraint, const Plan &plan, const Context &context,
                                       const BestOptions &options, const BestPlan &best,
                                       const Findings &found, const std::atomic<bool> *cancel)
{
    const slipway::Result<Plan> without = applied(constraint.edit, plan);
    if (!without)
        return std::nullopt;
    if (bindsNothing(constraint, plan, best))
        return ConstraintPrice{constraint.id,
                               constraint.name,
                               constraint.field,
                               best.after,
                               best.afterOwed,
                               best.moving,
                               Money(0, best.after.currency())};
    BestOptions wider = options;
    wider.priceConstraints = false;
    wider.tellsBeside = false;
    wider.threads = 1; // there are several constraints
    wider.everyRegion = options.everyRegion || constraint.everyRegion;
    wider.commitments = options.commitments || constraint.commitments;
    const BestPlan other = bestWithout(constraint, plan, *without, context, wider, found, cancel);
    // What keeps the constraint is allowed without it as well: a search that settles on a dearer one tells nothing of its price.
    const bool isDearer = isWorse(other, best);
    const BestPlan &cheapest = isDearer ? best : other;
    ConstraintPrice price{constraint.id,
                          constraint.name,
                          constraint.field,
                          cheapest.after,
                          cheapest.afterOwed,
                          cheapest.moving,
                          {}};
    price.stands = !isDearer
        && (other.without.size() < best.without.size() || other.afterBlockers < best.afterBlockers);
    const std::optional<Total> difference = best.committed().less(cheapest.committed());
    if (!price.stands && difference && difference->isComplete())
        price.price = std::max(difference->known(), Money(0, difference->currency()));
    return price;
}

std::vector<ConstraintPrice> priceConstraints(const Plan &plan, const Context &context,
                                              const BestOptions &options, const BestPlan &best,
                                              const Findings &found, const std::atomic<bool> *cancel)
{
    const std::vector<Relaxation> constraints = constraintsIn(plan, context, options);
    // What binds the whole plan takes longest: it comes first, so that no thread is left with it.
    std::vector<std::size_t> order(constraints.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_partition(order.begin(), order.end(),
                          [&](std::size_t i) { return !constraints[i].workload; });
    std::vector<std::optional<ConstraintPrice>> each(constraints.size());
    std::atomic<std::size_t> next = 0;
    const std::atomic<bool> *flag = CancelScope::current();
    inParallel(static_cast<std::size_t>(std::clamp(options.threads, 1, 64)), [&](std::size_t) {
        const CancelScope scope(flag); // that of whoever asked
        for (std::size_t i = next++; i < order.size() && !isCancelled(cancel); i = next++)
            each[order[i]] = priceOf(constraints[order[i]], plan, context, options, best, found, cancel);
    });
    std::vector<ConstraintPrice> prices;
    for (std::optional<ConstraintPrice> &price : each) {
        if (price)
            prices.push_back(std::move(*price));
    }
    std::ranges::stable_sort(prices, [](const ConstraintPrice &a, const ConstraintPrice &b) {
        return a.stands != b.stands ? a.stands : a.price > b.price;
    });
    return prices;
}

/// The computes that take more nodes, as they were and as they are then.
std::vector<MoreNodes> roomIn(const Plan &plan, const std::vector<PlanEdit::Change> &changes)
{
    std::vector<MoreNodes> room;
    const slipway::Result<Plan> then = applied({{}, Step::Cost, changes}, plan);
    for (std::size_t c = 0; then && c < plan.computes.size(); ++c) {
        if (then->computes[c].maxNodes > plan.computes[c].maxNodes)
            room.push_back({plan.computes[c].id, plan.computes[c].maxNodes, then->computes[c].maxNodes});
    }
    return room;
}

BestPlan bestOf(const Plan &plan, const Context &context, const BestOptions &options,
                const Shortcut *shortcut, const std::atomic<bool> *cancel, const BestSoFar &soFar)
{
    const Evaluation now = weigh(plan, context);
    const PartsAsPlanned parts(plan, context);
    const std::optional<Best> found = findBest(plan, now, parts, context, options, shortcut, cancel);
    if (isCancelled(cancel))
        return {};
    BestPlan best;
    best.before = best.after = now.total;
    best.beforeOwed = best.afterOwed = now.owed;
    best.moving = Total(Money(0, now.total.currency()));
    best.isPlaceKnown = context.catalog.findRegion(plan.region).has_value();
    best.beforeBlockers = best.afterBlockers = now.count(Severity::Blocker);
    best.overBudget = overBudget(plan, now.total, now.peakMonth);
    if (!found) { // no region that the plan names is one
        best.without = searchable(plan, context.catalog);
        return best;
    }
    if (!found->stays) {
        const Evaluation &then = found->taken().evaluation();
        best.after = then.total;
        best.afterOwed = then.owed;
        best.moving = found->taken().moving();
        best.afterBlockers = then.count(Severity::Blocker);
        best.warns = found->taken().warns();
        best.overBudget = overBudget(plan, then.total, then.peakMonth);
        PlanEdit edit = found->taken().edit();
        if (!edit.changes.empty())
            best.edit = std::move(edit);
        best.room = roomIn(plan, found->taken().room());
    }
    for (const ComputeChoice &chosen : found->told().choices()) {
        if (!chosen.taken)
            best.without << chosen.compute;
    }
    if (shortcut)
        return best;
    takeChoices(plan, context, *found, now, parts, options, best);
    if (isCancelled(cancel))
        return {};
    if (options.priceConstraints) {
        if (soFar)
            soFar(best);
        best.constraints = priceConstraints(plan, context, options, best, found->found, cancel);
        if (isCancelled(cancel))
            return {};
    }
    return best;
}

/// The cheapest target of those asked for that the plan would pay for and that brings no new warning; nullopt: the one as planned.
std::optional<TargetCost> betterTarget(const Plan &plan, const Evaluation &now, const Context &context,
                                       const QString &compute, const std::vector<TargetId> &targets)
{
    std::vector<TargetId> asked = targets;
    if (const auto current = context.catalog.findTarget(plan.compute(compute)->target))
        asked.push_back(*current);
    std::vector<TargetCost> costs = targetCosts(plan, context, compute, asked);
    const auto here = std::ranges::find_if(costs, &TargetCost::current);
    for (TargetCost &cost : costs) {
        // To go elsewhere for as much is work for nothing.
        const bool saves = here == costs.end() || !here->total || cost.committed() < here->committed();
        if (cost.current || !cost.total || !cost.paid || !saves)
            return std::nullopt;
        const slipway::Result<Plan> then = applied(cost.edit, plan);
        if (then && newObjections(weigh(*then, context), now).empty())
            return std::move(cost);
    }
    return std::nullopt;
}

/// What is told beside a choice is what the plan has now, on the target that it has now: not what was planned on the one it moves to.
void tellOfNow(const BestPlan &own, const Evaluation &now, BestPlan &best)
{
    for (BestChoice &choice : best.choices) {
        choice.beforeCost = now.costOf(choice.compute);
        const auto same = std::ranges::find(own.choices, choice.compute, &BestChoice::compute);
        if (same != own.choices.end())
            choice.before = same->before;
        else if (std::ranges::find(best.moves, choice.compute, &TargetMove::compute) != best.moves.end())
            choice.before.reset(); // nothing met the plan there, or it was not billed by VM size
    }
}

/// A plan with computes on other targets.
struct OnTargets
{
    Plan plan;
    std::vector<PlanEdit::Change> changes;
    std::vector<TargetMove> moves;
};

/// On those that cost less, one compute after the other, with the workspace where it is.
OnTargets onBetterTargets(const Plan &plan, const Context &context, const std::vector<TargetId> &targets)
{
    const Evaluation now = weigh(plan, context);
    OnTargets moved{plan, {}, {}};
    for (std::size_t c = 0; c < plan.computes.size(); ++c) {
        const QString &id = plan.computes[c].id;
        const std::optional<TargetCost> better = betterTarget(moved.plan, now, context, id, targets);
        const auto before = context.catalog.findTarget(plan.computes[c].target);
        if (!better || !before)
            continue;
        // Sizes are searched for again once all are where they belong.
        slipway::Result<Plan> there = applied(better->edit, moved.plan);
        if (!there)
            continue;
        moved.plan = std::move(there).value();
        moved.changes.insert(moved.changes.end(), better->edit.changes.begin(), better->edit.changes.end());
        moved.moves.push_back({id, *before, better->target});
    }
    return moved;
}

/// The best plan with computes on other targets where that costs less, then sizes for all of them. Which target that is depends on the region:
/// each that the plan names is tried.
BestPlan bestOverTargets(const Plan &plan, const Context &context, const BestOptions &options,
                         const std::atomic<bool> *cancel, const BestSoFar &soFar)
{
    const Evaluation now = weigh(plan, context);
    // What constraints cost is told of the plan that is given back, and takes longest.
    BestOptions quick = options;
    quick.priceConstraints = false;
    const BestPlan own = bestOf(plan, context, quick, nullptr, cancel);
    std::optional<OnTargets> taken;
    BestPlan best = own;
    Total moving;
    for (const RegionId home : homes(plan, context.catalog, false)) {
        if (isCancelled(cancel))
            break;
        const QString &region = context.catalog.region(home).id;
        const bool isHere = region == plan.region;
        OnTargets there
            = onBetterTargets(isHere ? plan : movedIn(plan, context, home), context, options.targets);
        if (there.moves.empty())
            continue;
        BestPlan found = bestOf(there.plan, context, quick, nullptr, cancel);
        if (isCancelled(cancel) || found.afterBlockers > own.afterBlockers
            || found.without.size() > own.without.size())
            continue;
        const slipway::Result<Plan> then
            = found.edit ? applied(*found.edit, there.plan) : slipway::Result<Plan>(there.plan);
        if (!then)
            continue;
        // Beside the plan as it stands: what its other targets bring is new as well.
        found.warns = !newObjectionsButBudget(weigh(*then, context), now).empty();
        if (!isHere) {
            if (then->region != region)
                continue; // as from where it is
            found.moving = movingTo(plan, context, region);
            const PlanEdit move = moveIn(plan, context, home);
            there.changes.insert(there.changes.begin(), move.changes.begin(), move.changes.end());
        }
        if (!isWorse(best, found))
            continue;
        best = std::move(found);
        moving = best.moving;
        taken = std::move(there);
    }
    if (!taken || isCancelled(cancel))
        return bestOf(plan, context, options, nullptr, cancel, soFar);
    if (options.priceConstraints) {
        const bool warns = best.warns;
        best = bestOf(taken->plan, context, options, nullptr, cancel);
        best.moving = moving;
        best.warns = warns;
    }
    if (isCancelled(cancel))
        return {};
    PlanEdit edit{PlanWords::tr("Take the best choice"), Step::Cost, std::move(taken->changes)};
    if (best.edit)
        edit.changes.insert(edit.changes.end(), best.edit->changes.begin(), best.edit->changes.end());
    best.edit = std::move(edit);
    best.before = own.before;
    best.beforeOwed = own.beforeOwed;
    best.beforeBlockers = own.beforeBlockers;
    best.moves = std::move(taken->moves);
    tellOfNow(own, now, best);
    return best;
}

/// What the best plan has no use for is not bought: it is in no amount of it.
void leaveOutOf(BestPlan &best, const Plan &plan, const PlannedReach &planned, const Context &context)
{
    const slipway::Result<Plan> chosen = best.edit ? applied(*best.edit, plan) : slipway::Result<Plan>(plan);
    if (!best.edit || !chosen)
        return;
    Plan then = *chosen;
    const LeftOutPurchases purchases = planned.leftOutOf(then);
    if (!purchases.empty()) {
        leaveOut(then, purchases);
        best.edit->changes.insert(best.edit->changes.end(), purchases.changes.begin(),
                                  purchases.changes.end());
        const Evaluation evaluation = weigh(then, context);
        const Money less = best.after.known() - evaluation.total.known();
        for (BestChoice &choice : best.choices)
            choice.rest = Total(choice.rest.known() - less, choice.rest.missing());
        best.after = evaluation.total;
        best.afterOwed = evaluation.owed;
    }
    best.leftOut = planned.namesMissingIn(then);
    best.edit->label = withLeftOut(best.edit->label, best.leftOut);
}

} // namespace

BestPlan bestPlan(const Plan &plan, const Context &context, const BestOptions &options,
                  const std::atomic<bool> *cancel, const BestSoFar &soFar)
{
    return cancellable(cancel, BestPlan(), [&] {
        const AsBought bought(plan, context);
        const Plan &from = bought.plan();
        const PlannedReach planned(from, context);
        const auto toldFirst = [&](BestPlan best) {
            leaveOutOf(best, from, planned, context);
            if (!bought.isTold())
                return best;
            // What is told may cover hours that it does not cover as it is typed: to tell it is a choice by itself then.
            best.before = *bought.typedTotal();
            if (!best.edit && best.after < best.before)
                best.edit = PlanEdit{PlanWords::tr("Take the best choice"), Step::Cost, bought.telling()};
            else if (best.edit)
                bought.tellFirst(*best.edit);
            return best;
        };
        BestSoFar telling;
        if (soFar)
            telling = [&](const BestPlan &best) { soFar(toldFirst(best)); };
        return toldFirst(options.targets.empty() ? bestOf(from, context, options, nullptr, cancel, telling)
                                                 : bestOverTargets(from, context, options, cancel, telling));
    });
}

} // namespace slipway::search
