// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/givenup.h"

#include "model/search/search.h"
#include "model/search/searchedcompute.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// The cheapest that meets the plan with these constraints dropped.
std::optional<Candidate> cheapestWithout(std::vector<PlanEdit::Change> changes, const Plan &plan,
                                         const Context &context, const Query &query)
{
    const slipway::Result<Plan> without = applied({{}, Step::Restrictions, std::move(changes)}, plan);
    if (!without)
        return std::nullopt;
    Query cheapest = query;
    cheapest.top = 1;
    cheapest.sample = 0;
    const Result found = searchWithBill(*without, billOf(*without, context), context, cheapest);
    return found.ranked.empty() ? std::nullopt : std::optional(found.ranked.front());
}

/// Puts down what of the plan's constraints makes for the way, and the cheapest that is left then: not the one that stood before, which may
/// miss more than one of them. False where the plan has such constraints, and to drop them is not enough.
bool findDrops(GivenUp &way, const std::vector<Relaxation> &constraints, const Plan &plan,
               const Context &context, const Query &query)
{
    const QStringList ids = relaxationsFor(way.constraint);
    std::optional<Candidate> cheapest;
    const auto tryWithout = [&](const std::vector<PlanEdit::Change> &changes) {
        const std::optional<Candidate> found = cheapestWithout(changes, plan, context, query);
        if (found && (!cheapest || ranksBefore(*found, *cheapest)))
            cheapest = found;
        return found.has_value();
    };
    // Where data may go anywhere a compute still is in a region that the plan names.
    const QString region = context.catalog.region(way.candidate.region).id;
    const bool opens = way.constraint == Exclusion::Region && !plan.namesRegion(region);
    std::vector<Relaxation> behind;
    std::vector<PlanEdit::Change> together;
    for (Relaxation each : constraints) {
        if (!ids.contains(each.id) || each.edit.changes.empty() || !isAbout(each, plan, query.compute))
            continue;
        if (opens)
            each.edit.changes.push_back({u"/otherRegions/-"_s, region});
        together.insert(together.end(), each.edit.changes.begin(), each.edit.changes.end());
        if (tryWithout(each.edit.changes))
            way.drops.push_back(each);
        behind.push_back(std::move(each));
    }
    if (way.drops.empty() && behind.size() > 1 && tryWithout(together))
        way.drops = behind;
    if (cheapest)
        way.candidate = *cheapest;
    return behind.empty() || cheapest.has_value();
}

} // namespace

std::vector<GivenUp> givenUpFor(const Plan &plan, const Context &context, const Result &found)
{
    std::vector<GivenUp> ways;
    if (found.eligible > 0 || plan.computeIndex(found.query.compute) < 0)
        return ways;
    const std::vector<Relaxation> constraints = relaxationsOf(plan, context.catalog);
    for (std::size_t i = 0; i < exclusionCount; ++i) {
        const std::optional<Candidate> &candidate = found.without[i];
        if (!candidate || candidate->has(Exclusion::NoPrice))
            continue;
        GivenUp way{static_cast<Exclusion>(i), *candidate, {}};
        if (findDrops(way, constraints, plan, context, found.query))
            ways.push_back(std::move(way));
    }
    std::ranges::stable_sort(
        ways, [](const GivenUp &a, const GivenUp &b) { return ranksBefore(a.candidate, b.candidate); });
    return ways;
}

} // namespace slipway::search
