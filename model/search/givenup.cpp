// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/givenup.h"

#include "model/base/planwords.h"
#include "model/evaluation/linewords.h"
#include "model/plan/plannames.h"
#include "model/search/search.h"
#include "model/search/searchedcompute.h"
#include "model/sizing/plansizing.h"

#include <algorithm>
#include <array>
#include <cmath>
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

/// Ways to serve the language model of endpoint `w`, of one format of weights and the nearest numbers of requests at a time first.
std::vector<Relaxation> servedOtherwise(const Plan &plan, std::size_t w, const RealtimeEndpoint &endpoint)
{
    constexpr std::array atATime = {1, 2, 4, 8, 16, 24, 32, 48, 64, 128};
    std::vector<int> concurrencies(atATime.begin(), atATime.end());
    const auto distance = [&endpoint](int each) {
        return std::abs(std::log(double(each) / std::max(1, endpoint.concurrency)));
    };
    std::erase(concurrencies, endpoint.concurrency);
    std::ranges::sort(concurrencies, {}, distance);
    concurrencies.insert(concurrencies.begin(), endpoint.concurrency);
    const Precision now = endpoint.servingPrecision.value_or(plan.model.precision);
    std::vector<Precision> precisions = {now};
    for (const Precision each : {Precision::Float8, Precision::Int8, Precision::Int4}) {
        if (sizing::bitsOf(each) < sizing::bitsOf(now))
            precisions.push_back(each);
    }
    const QString at = u"/workloads/%1/realtime/"_s.arg(w);
    const QString name = plan.workloads[w].shownName();
    std::vector<Relaxation> ways;
    for (const Precision precision : precisions) {
        for (const int concurrency : concurrencies) {
            std::vector<PlanEdit::Change> changes;
            QStringList words;
            if (precision != now) {
                changes.push_back({at + u"servingPrecision"_s, QString(wordOf(precision))});
                words << PlanWords::tr("weights of %1").arg(weightBitsWords(precision));
            }
            if (concurrency != endpoint.concurrency) {
                changes.push_back({at + u"concurrency"_s, concurrency});
                words << PlanWords::tr("%1 requests at a time").arg(concurrency);
            }
            if (changes.empty())
                continue;
            ways.push_back({u"serving"_s,
                            PlanWords::tr("How %1 serves its model").arg(name),
                            changes.front().pointer,
                            {PlanWords::tr("Serve %1 with %2").arg(name, words.join(PlanWords::tr(" and "))),
                             Step::Deployment, std::move(changes)},
                            false,
                            false,
                            w});
        }
    }
    return ways;
}

/// The first way to serve the language model of the compute that something meets the whole plan with.
std::optional<GivenUp> otherServing(const Plan &plan, const Context &context, const Query &query)
{
    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&plan.workloads[w].detail);
        if (!endpoint || !plan.workloads[w].enabled || !sizing::isSpeedDerived(*endpoint)
            || !plan.workloads[w].computeIds().contains(query.compute))
            continue;
        for (Relaxation &each : servedOtherwise(plan, w, *endpoint)) {
            if (const std::optional<Candidate> found
                = cheapestWithout(each.edit.changes, plan, context, query))
                return GivenUp{std::nullopt, *found, {std::move(each)}};
        }
    }
    return std::nullopt;
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
    if (std::optional<GivenUp> otherwise = otherServing(plan, context, found.query))
        ways.insert(ways.begin(), std::move(*otherwise));
    return ways;
}

} // namespace slipway::search
