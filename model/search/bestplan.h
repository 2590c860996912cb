// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search.h"

#include <functional>

namespace slipway::search {

struct BestOptions
{
    bool everyRegion = false;
    bool commitments = false;
    int mostNodes = 16;
    int threads = 2;
    /// Targets that computes may move to, each for its stage; empty: all stay on the target as planned. Nothing is moved to machines
    /// of which nobody says what they cost, nor to where a new warning waits.
    std::vector<TargetId> targets;
    bool tellsBeside = true; ///< false: what decides and what runs up stays empty, which takes a fraction of the time
    bool priceConstraints = true; ///< false: BestPlan::constraints stays empty, which is several times faster

    friend bool operator==(const BestOptions &, const BestOptions &) = default;
};

/// What was chosen for one compute.
struct BestChoice
{
    QString compute;
    CostStage stage = CostStage::Training;
    Measure measure = Measure::None;
    std::optional<Candidate> before; ///< as planned now, on the target as planned now; none where nothing there was searched
    /// The machines of `before` where nothing is cheaper. As all below it is counted in the best plan, with what is chosen for the others.
    Candidate after;
    std::vector<Candidate>
        runnersUp; ///< the next cheapest of other sizes that nothing new speaks against, at most 3
    std::optional<Exclusion>
        deciding; ///< without it the plan would cost less by the most money, and nothing new would speak against it
    std::optional<Candidate> decidedAgainst; ///< the cheapest that it excludes, in the best plan without it
    Total beforeCost; ///< of this compute over the horizon
    Total afterCost;
    Total rest; ///< what the best plan costs without it

    /// The whole plan with one of the candidates.
    [[nodiscard]] Total total(const Candidate &candidate) const { return totalOf(candidate, rest, compute); }
};

/// What one constraint of the plan costs: the best plan with it less the best plan without it.
struct ConstraintPrice
{
    QString id; ///< "deadline", "regions"
    QString name; ///< "Deadline of 8 hours for train"
    QString field; ///< JSON pointer into the plan
    Total total; ///< of the best plan without it
    Total owed; ///< what its terms cost after the horizon; part of the price
    Total moving; ///< of the plan's data, once, where that plan moves; part of the price
    /// Zero or more; none where only one of both totals misses something, or `stands`.
    std::optional<Money> price;
    /// Nothing that could be chosen keeps it: without it more computes have a choice, or fewer blockers are left. It has no price then.
    bool stands = false;
};

/// A compute that does better on another target.
struct TargetMove
{
    QString compute;
    TargetId before = {};
    TargetId after = {};
};

/// Highest nodes of a cluster, so that none of its runs is late because others have them.
struct MoreNodes
{
    QString compute;
    int before = 0;
    int after = 0;
};

struct BestPlan
{
    /// What the plan is bound to pay, with what it takes to get there: plans are weighed by this.
    [[nodiscard]] Total committed() const { return after + afterOwed + moving; }

    Total before; ///< over the horizon
    Total after; ///< by evaluate() of the plan with `edit`
    Total beforeOwed; ///< of terms that run on after the horizon; plans are weighed by both together
    Total afterOwed;
    Total moving; ///< of the plan's data, once and at the most, where the plan moves; not part of `after`
    bool isPlaceKnown = true; ///< whether the plan says where its data is; else nobody knows what moving it costs
    std::optional<Total> overBudget; ///< by how much `after` exceeds the plan's budget all the same
    int beforeBlockers = 0;
    int afterBlockers = 0; ///< that no choice of size, region, price type and nodes resolves
    bool warns = false; ///< has a warning that the plan had not: nothing goes without one
    std::vector<TargetMove> moves; ///< first; choices are what is found after them
    std::vector<BestChoice> choices; ///< by compute, in the plan's order
    std::vector<MoreNodes> room; ///< part of `edit`, beside the nodes that its choices take
    QStringList without; ///< computes for which nothing meets the plan: left as they are
    std::vector<ConstraintPrice> constraints; ///< those that stand in the way, then dearest first
    std::optional<PlanEdit> edit; ///< all choices in one step; none: the plan is the best already
    QStringList leftOut = {}; ///< purchases that are not made then, see PlannedReach: `edit` takes them out
};

/// Told of what is known already, from the thread that searches.
using BestSoFar = std::function<void(const BestPlan &)>;

/// The cheapest plan over all stages that meets every constraint and deadline. What has been bought stays owed: where a term that has begun
/// is the price of a compute, the edit tells it as a commitment first. Empty where `cancel` was set. What each constraint costs
/// takes longest: `soFar` is told of the plan before that, all of it but BestPlan::constraints.
[[nodiscard]] BestPlan bestPlan(const Plan &plan, const Context &context, const BestOptions &options = {},
                                const std::atomic<bool> *cancel = nullptr, const BestSoFar &soFar = {});

/// The plan moved as a whole to another region.
struct RegionCost
{
    RegionId region = {};
    Total total; ///< over the horizon
    QStringList leftOut = {}; ///< purchases that are not made then, see PlannedReach; not part of `total`
    bool allowed = true; ///< by the plan's regions and residency
    int blockers = 0; ///< more than the plan has where it is
    bool current = false; ///< the plan as it stands
    QStringList elsewhere
        = {}; ///< of that: computes which are in other regions, and stay there; in words, "train in Sweden Central"
    /// Moving the plan's data there, once: as traffic that leaves Azure, since nobody publishes prices between regions in a form that could
    /// be kept. At the most, therefore. Nothing where the plan is.
    Total moving;
    std::optional<int> latencyMs; ///< to where the plan is, and back; nothing where nobody publishes it
    std::optional<CarbonIntensity> carbon; ///< of a kilowatt-hour there
};

/// What it costs at the most to take the plan's data out of its region, once.
[[nodiscard]] Total movingCost(const Plan &plan, const Context &context);

/// The current plan in every region, those first where least has no price, cheapest first. Computes with a region of their own move as well, and
/// what is bought stays owed where it is, see AsBought.
[[nodiscard]] std::vector<RegionCost> regionCosts(const Plan &plan, const Context &context,
                                                  const std::atomic<bool> *cancel = nullptr);
/// Moves the plan there, in one step. First what is bought is told, see AsBought.
[[nodiscard]] PlanEdit moveTo(const Plan &plan, const Context &context, RegionId region);
/// The plan with that edit, without the detour over its JSON.
[[nodiscard]] Plan movedTo(const Plan &plan, const Context &context, RegionId region);

} // namespace slipway::search
