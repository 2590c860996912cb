// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/givenup.h"

#include "model/base/planwords.h"
#include "model/evaluation/linewords.h"
#include "model/plan/plannames.h"
#include "model/search/choice.h"
#include "model/search/search.h"
#include "model/search/searchedcompute.h"
#include "model/sizing/plansizing.h"

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
    const QStringList ids = relaxationsFor(*way.constraint);
    std::optional<Candidate> cheapest;
    const auto take = [&cheapest](const Candidate &found) {
        if (!cheapest || ranksBefore(found, *cheapest))
            cheapest = found;
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
        std::optional<Candidate> found = cheapestWithout(each.edit.changes, plan, context, query);
        // Just long enough in place of none, where something goes with that.
        if (std::optional<Relaxation> eased = found ? easedTo(each, plan, found->measure) : std::nullopt) {
            if (const auto again = cheapestWithout(eased->edit.changes, plan, context, query)) {
                each = *std::move(eased);
                found = again;
            }
        }
        together.insert(together.end(), each.edit.changes.begin(), each.edit.changes.end());
        if (found) {
            take(*found);
            way.drops.push_back(each);
        }
        behind.push_back(std::move(each));
    }
    if (way.drops.empty() && behind.size() > 1) {
        if (const std::optional<Candidate> found = cheapestWithout(together, plan, context, query)) {
            take(*found);
            way.drops = behind;
        }
    }
    if (cheapest)
        way.candidate = *cheapest;
    return behind.empty() || cheapest.has_value();
}

/// Endpoint `w`, whose language model is served with weights of this format and so many requests at a time. No changes where it is already.
Relaxation servedSo(const Plan &plan, std::size_t w, const RealtimeEndpoint &endpoint, Precision precision,
                    int concurrency)
{
    const QString at = u"/workloads/%1/realtime/"_s.arg(w);
    const QString name = plan.workloads[w].shownName();
    std::vector<PlanEdit::Change> changes;
    QStringList words;
    if (precision != endpoint.servingPrecision.value_or(plan.model.precision)) {
        changes.push_back({at + u"servingPrecision"_s, QString(wordOf(precision))});
        words << PlanWords::tr("weights of %1").arg(weightBitsWords(precision));
    }
    if (concurrency != endpoint.concurrency) {
        changes.push_back({at + u"concurrency"_s, concurrency});
        words << PlanWords::tr("%1 requests at a time").arg(concurrency);
    }
    const QString label = PlanWords::tr("Serve %1 with %2").arg(name, words.join(PlanWords::tr(" and ")));
    const QString field = changes.empty() ? QString() : changes.front().pointer;
    return {u"serving"_s,
            PlanWords::tr("How %1 serves its model").arg(name),
            field,
            {label, Step::Deployment, std::move(changes)},
            false,
            false,
            w};
}

/// The cheapest way to serve the language model of endpoint `w` with weights of one of these formats that something meets the whole plan with.
std::optional<GivenUp> cheapestServing(const Plan &plan, const Context &context, const Query &query,
                                       std::size_t w, const RealtimeEndpoint &endpoint,
                                       const std::vector<Precision> &formats)
{
    std::vector<int> concurrencies(requestsAtATime.begin(), requestsAtATime.end());
    if (std::ranges::find(concurrencies, endpoint.concurrency) == concurrencies.end())
        concurrencies.push_back(endpoint.concurrency);
    std::optional<GivenUp> best;
    for (const Precision format : formats) {
        for (const int concurrency : concurrencies) {
            Relaxation way = servedSo(plan, w, endpoint, format, concurrency);
            if (way.edit.changes.empty())
                continue;
            const std::optional<Candidate> found = cheapestWithout(way.edit.changes, plan, context, query);
            if (found && (!best || ranksBefore(*found, best->candidate)))
                best = GivenUp{std::nullopt, *found, {std::move(way)}};
        }
    }
    return best;
}

/// The way with the machine that keeps the constraints so: taken at once, since on that of the plan it may keep them no better.
GivenUp withMachine(GivenUp way, const Plan &plan, const Context &context, const QString &compute)
{
    PlanEdit &edit = way.drops.front().edit;
    const slipway::Result<Plan> served = applied(edit, plan);
    if (!served)
        return way;
    const PlanEdit taken = choiceIn(*served, context, compute, way.candidate);
    if (taken.changes.empty())
        return way;
    edit.label
        = PlanWords::tr("%1, on %2").arg(edit.label, context.catalog.size(way.candidate.size).shortName());
    edit.changes.insert(edit.changes.end(), taken.changes.begin(), taken.changes.end());
    return way;
}

/// Other ways to serve the language model of the compute, the cheapest first: with weights as they are, and with lighter ones where these are cheaper.
/// Four bits lose more of the answers than eight: only where eight will not do.
std::vector<GivenUp> otherServing(const Plan &plan, const Context &context, const Query &query)
{
    std::vector<GivenUp> ways;
    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&plan.workloads[w].detail);
        if (!endpoint || !plan.workloads[w].enabled || !sizing::isSpeedDerived(*endpoint)
            || !plan.workloads[w].computeIds().contains(query.compute))
            continue;
        const Precision now = endpoint->servingPrecision.value_or(plan.model.precision);
        const auto servedWith = [&](const std::vector<Precision> &formats) {
            return cheapestServing(plan, context, query, w, *endpoint, formats);
        };
        const auto lighterOf = [now](std::vector<Precision> formats) {
            std::erase_if(formats,
                          [now](Precision each) { return sizing::bitsOf(each) >= sizing::bitsOf(now); });
            return formats;
        };
        const std::optional<GivenUp> same = servedWith({now});
        std::optional<GivenUp> lighter = servedWith(lighterOf({Precision::Float8, Precision::Int8}));
        if (!lighter && !same)
            lighter = servedWith(lighterOf({Precision::Int4}));
        if (lighter && (!same || ranksBefore(lighter->candidate, same->candidate)))
            ways.push_back(withMachine(std::move(*lighter), plan, context, query.compute));
        if (same)
            ways.push_back(withMachine(*same, plan, context, query.compute));
    }
    return ways;
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
    const std::vector<GivenUp> otherwise = otherServing(plan, context, found.query);
    ways.insert(ways.begin(), otherwise.begin(), otherwise.end());
    return ways;
}

} // namespace slipway::search
