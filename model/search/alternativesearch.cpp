// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/alternativesearch.h"

#include "model/cost/pricetypes.h"
#include "model/eligibility/verdicts.h"
#include "model/rules/concerned.h"
#include "model/search/bestplan.h"
#include "model/search/blockers.h"
#include "model/search/choice.h"
#include "model/search/meeting.h"
#include "model/search/moving.h"
#include "model/search/planchoice.h"
#include "model/search/regionprices.h"
#include "model/search/scan.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <memory>
#include <set>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// Numbers of nodes that are tried: of the second only where nothing of the first will do.
constexpr std::array mostNodes{16, 1000};
constexpr std::size_t mostChecked
    = 12; ///< candidates that the rules are asked about, each with a fault that none before it has
constexpr int consideredChoices = 2000;

bool isBetter(const std::optional<Alternative> &a, const std::optional<Alternative> &b)
{
    if (!a || !b)
        return a.has_value();
    return a->total < b->total;
}

/// What more nodes may cure.
constexpr Exclusions tooFew = bit(Exclusion::Deadline) | bit(Exclusion::Latency) | bit(Exclusion::Capacity);

bool hasTooFew(const Result &found)
{
    for (std::size_t i = 0; i < exclusionCount; ++i) {
        if (found.excludedBy[i] > 0 && contains(tooFew, static_cast<Exclusion>(i)))
            return true;
    }
    return false;
}

/// Those of one size that are `wanted`: what meets the plan, and how many candidates have nothing but too few nodes against them.
void addOfSize(const SearchedCompute &searched, SizeId id, const AlternativeSearch::Wanted &wanted, int most,
               Result &found)
{
    const RegionPrices prices(searched);
    Scan scan(searched, prices);
    const Catalog &catalog = searched.context.catalog;
    const Size size{id, sizing::machineOf(catalog, catalog.size(id))};
    std::set<int> nodes{searched.nodes};
    if (searched.nodesVary)
        std::ranges::copy(countsUpTo(most), std::inserter(nodes, nodes.end()));
    const std::set<PriceType> types{PriceType::PayAsYouGo, cost::effectivePriceType(searched.asPlanned())};
    const auto judge = [&](RegionId region, PriceType type, int count) {
        const Candidate each = scan.judge(size, region, type, count);
        if (!wanted(each))
            return false;
        if (each.meetsPlan())
            found.ranked.push_back(each);
        else if ((each.exclusions & ~tooFew) == 0)
            ++found.excludedBy[static_cast<std::size_t>(std::countr_zero(each.exclusions))];
        return each.meetsPlan();
    };
    for (std::size_t r = 0; r < catalog.regions().size(); ++r) {
        const auto region = static_cast<RegionId>(r);
        for (const PriceType type : types) {
            std::optional<int> below = 0; // the most that does not do, until one does
            for (const int count : nodes) {
                if (!judge(region, type, count)) {
                    below = below ? std::optional(count) : below;
                    continue;
                }
                // Large numbers are tried some way apart: the least of those between is what is asked for.
                for (int least = below.value_or(count) + 1; least < count; ++least) {
                    if (judge(region, type, least))
                        break;
                }
                below.reset();
            }
        }
    }
}

} // namespace

AlternativeSearch::AlternativeSearch(const Plan &plan, const Context &context, const QString &compute,
                                     const Evaluation &now)
    : m_plan(plan)
    , m_context(context)
    , m_compute(compute)
    , m_now(now)
    , m_planned(plan, context)
{
}

std::optional<Variant> AlternativeSearch::changed(const Variant &from,
                                                  const std::vector<PlanEdit::Change> &changes) const
{
    slipway::Result<Plan> plan = applied({{}, Step::Review, changes}, from.plan);
    if (!plan)
        return std::nullopt;
    Variant variant{std::move(plan).value(), from.changes, from.everyRegion};
    variant.changes.insert(variant.changes.end(), changes.begin(), changes.end());
    return variant;
}

Result AlternativeSearch::meeting(const Variant &variant, std::optional<SizeId> size,
                                  const Wanted &wanted) const
{
    Result found;
    for (const int most : mostNodes) {
        found = meetingWith(most, variant, size, wanted);
        if (!found.ranked.empty() || !hasTooFew(found))
            break;
    }
    return found;
}

Result AlternativeSearch::meetingWith(int most, const Variant &variant, std::optional<SizeId> size,
                                      const Wanted &wanted) const
{
    Query query;
    query.compute = m_compute;
    query.everyRegion = variant.everyRegion;
    query.mostNodes = most;
    query.top = consideredChoices;
    query.sample = 0;
    if (!size) {
        Result found = searchMeeting(variant.plan, billOf(variant.plan, m_context), m_context, query);
        std::erase_if(found.ranked, [&wanted](const Candidate &each) { return !wanted(each); });
        return found;
    }
    Result found;
    found.query = query;
    if (std::optional<SearchedCompute> searched = searchedComputeOf(variant.plan, m_context, query)) {
        lookAtOthers(*searched);
        addOfSize(*searched, *size, wanted, most, found);
        if (searched->plannedSize && searched->use().region)
            found.current = Candidate{static_cast<SizeId>(*searched->plannedSize), *searched->use().region,
                                      cost::effectivePriceType(searched->asPlanned()),
                                      static_cast<std::uint16_t>(searched->nodes)};
    }
    std::ranges::sort(found.ranked, ranksBefore);
    return found;
}

std::optional<Alternative> AlternativeSearch::checked(const Variant &variant, const Candidate &candidate,
                                                      Objections objections,
                                                      std::vector<Finding> &against) const
{
    against.clear();
    const PlanEdit edit = choiceIn(variant.plan, m_context, m_compute, candidate);
    const slipway::Result<Plan> chosen = applied(edit, variant.plan);
    if (!chosen)
        return std::nullopt;
    Plan plan = *chosen;
    Alternative find{variant, candidate, variant.changes, {}, m_context.catalog.region(candidate.region).id,
                     {}};
    find.changes.insert(find.changes.end(), edit.changes.begin(), edit.changes.end());
    leaveOutOf(plan, find);
    const Evaluation evaluation = weigh(plan, m_context);
    against = objections(evaluation, m_now);
    if (!against.empty())
        return std::nullopt;
    find.total = evaluation.total;
    find.warnings = newWarnings(evaluation, m_now);
    return find;
}

std::optional<Alternative> AlternativeSearch::find(const Variant &variant, std::optional<SizeId> size,
                                                   const Wanted &wanted) const
{
    const auto found = std::make_shared<const Result>(meeting(variant, size, wanted));
    const std::optional<RegionId> home = m_context.catalog.findRegion(variant.plan.region);
    // What brings a warning of our own comes after what brings none: fewer instances than production takes are cheaper, and no advice.
    for (const Objections objections : {&newObjections, &newRefusals}) {
        ComputeChoice chosen{m_compute, found, {}, {}};
        for (std::size_t i = 0; i < mostChecked; ++i) {
            const auto next = std::ranges::find_if(
                found->ranked, [&chosen](const Candidate &each) { return chosen.refused.allow(each); });
            if (next == found->ranked.end())
                break;
            std::vector<Finding> against;
            if (std::optional<Alternative> alternative = checked(variant, *next, objections, against))
                return alternative;
            // With all that shares the fault: else the first few of the cheapest have it, and those behind them not.
            chosen.taken = *next;
            const auto own = std::ranges::find_if(against, [&](const Finding &finding) {
                return computesOf(variant.plan, finding).contains(m_compute);
            });
            if (own != against.end() && home)
                chosen.refuse(*own, *home);
            if (chosen.refused.allow(*next))
                chosen.refused.prices.insert({next->size, next->type});
        }
    }
    return std::nullopt;
}

std::optional<Variant> AlternativeSearch::opened(const Variant &variant, RegionId region) const
{
    return changed(variant, {{u"/otherRegions/-"_s, m_context.catalog.region(region).id}});
}

std::optional<Variant> AlternativeSearch::moved(const Variant &variant, RegionId region) const
{
    return changed(variant, moveIn(variant.plan, m_context, region).changes);
}

std::optional<Alternative> AlternativeSearch::findIn(const Variant &variant, std::optional<SizeId> size,
                                                     RegionId region) const
{
    if (!mayDataGoTo(variant.plan, m_context.catalog.region(region)))
        return std::nullopt;
    const Wanted there = [region](const Candidate &each) { return each.region == region; };
    const QString &id = m_context.catalog.region(region).id;
    const bool allowed = variant.plan.namesRegion(id);
    const Compute *compute = variant.plan.compute(m_compute);
    if (id == variant.plan.region || !compute
        || !slipway::staysWithWorkspace(variant.plan, m_context.catalog, *compute)) {
        const std::optional<Variant> place = allowed ? std::optional(variant) : opened(variant, region);
        std::optional<Alternative> found = place ? find(*place, size, there) : std::nullopt;
        if (found)
            found->opened = !allowed;
        return found;
    }
    const std::optional<Variant> place = moved(variant, region);
    std::optional<Alternative> found = place ? find(*place, size, there) : std::nullopt;
    if (found)
        found->moved = true;
    return found;
}

std::optional<Alternative> AlternativeSearch::findElsewhere(const Variant &variant,
                                                            std::optional<SizeId> size, bool anywhere) const
{
    std::optional<Alternative> best;
    for (std::size_t r = 0; r < m_context.catalog.regions().size(); ++r) {
        const QString &id = m_context.catalog.regions()[r].id;
        const bool allowed = variant.plan.otherRegions.contains(id);
        if (id == variant.plan.region || (!anywhere && !allowed))
            continue;
        std::optional<Alternative> found = findIn(variant, size, static_cast<RegionId>(r));
        if (isBetter(found, best))
            best = std::move(found);
    }
    return best;
}

std::optional<double> AlternativeSearch::leastMeasure(const Variant &variant, std::optional<SizeId> size,
                                                      const Wanted &wanted) const
{
    std::optional<double> least;
    const Result found = meeting(variant, size, wanted);
    for (const Candidate &each : found.ranked) {
        if (each.measure > 0)
            least = std::min(least.value_or(each.measure), each.measure);
    }
    return least;
}

std::optional<Alternative> AlternativeSearch::asIs(const Variant &variant) const
{
    const Compute *compute = variant.plan.compute(m_compute);
    Alternative find{
        variant, {}, variant.changes, {}, variant.plan.regionOr(compute ? compute->region : QString()), {}};
    Plan plan = variant.plan;
    leaveOutOf(plan, find);
    const Evaluation evaluation = weigh(plan, m_context);
    if (!newRefusals(evaluation, m_now).empty())
        return std::nullopt;
    find.total = evaluation.total;
    find.warnings = newWarnings(evaluation, m_now);
    return find;
}

void AlternativeSearch::leaveOutOf(Plan &plan, Alternative &found) const
{
    const LeftOutPurchases purchases = m_planned.leftOutOf(plan);
    leaveOut(plan, purchases);
    // A move of the whole plan has left out what it made useless before.
    found.leftOut = m_planned.namesMissingIn(plan);
    found.changes.insert(found.changes.end(), purchases.changes.begin(), purchases.changes.end());
}

} // namespace slipway::search
