// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/fallbacks.h"

#include "model/base/cancellation.h"
#include "model/decision/robustplan.h"
#include "model/search/blockers.h"
#include "model/search/choice.h"
#include "model/search/planchoice.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr int mostTried = 40; ///< candidates that something may speak against
constexpr int mostRegionsOfSize = 2;
constexpr int fallbackDraws = 400; ///< of each candidate

CapacityEvidence evidenceOf(const Evaluation &evaluation, const Context &context, SizeId id,
                            const QString &region)
{
    const VmSize &size = context.catalog.size(id);
    CapacityEvidence evidence;
    evidence.facts = size.corrections;
    for (const QuotaNeed &need : evaluation.quota) {
        const bool same = need.region == region
            && (need.family == size.family || (!need.family.isEmpty() && need.family == size.endpointFamily));
        if (!same)
            continue;
        evidence.family = need.family;
        evidence.needed += need.needed;
        evidence.held += std::min(need.owned, need.needed);
    }
    return evidence;
}

class FallbackSearch
{
public:
    FallbackSearch(const Plan &plan, const Context &context, const search::BestOptions &options,
                   const DrawOptions &draws)
        : m_plan(plan)
        , m_context(context)
        , m_options(options)
        , m_draws(draws)
        , m_now(weigh(plan, context))
    {
        m_options.everyRegion = true;
        m_draws.draws = fallbackDraws;
    }

    [[nodiscard]] std::optional<ComputeFallbacks> of(const Compute &compute) const
    {
        const std::optional<SizeId> size = m_context.catalog.findSize(compute.size);
        if (!size || !m_context.catalog.size(*size).gpu)
            return std::nullopt;
        ComputeFallbacks fallbacks;
        fallbacks.compute = compute.id;
        fallbacks.size = compute.size;
        fallbacks.total = m_now.total;
        fallbacks.evidence = evidenceOf(m_now, m_context, *size, m_plan.regionOr(compute.region));
        const search::Result found = search::searchWithBill(
            m_plan, search::billOf(m_plan, m_context), m_context, search::queryFor(m_options, compute.id));
        fallbacks.measure = found.measure;
        const std::optional<RegionId> region = m_context.catalog.findRegion(m_plan.regionOr(compute.region));
        rank(fallbacks, found, *size, region);
        return fallbacks;
    }

private:
    void rank(ComputeFallbacks &fallbacks, const search::Result &found, SizeId size,
              const std::optional<RegionId> &region) const
    {
        const double asked = std::min(requiredConfidence(m_plan),
                                      confidenceOf(m_plan, m_context, fallbacks.compute, m_draws));
        std::vector<search::Candidate> candidates = found.ranked;
        const auto isFarther = [this](const search::Candidate &each) {
            return !m_plan.namesRegion(m_context.catalog.region(each.region).id);
        };
        std::ranges::stable_sort(candidates, {}, isFarther);
        std::set<std::pair<SizeId, RegionId>> taken;
        std::map<SizeId, int> regions;
        int tries = 0;
        for (const search::Candidate &each : candidates) {
            const bool same = each.size == size && each.region == region;
            if (same || !each.complete || regions[each.size] >= mostRegionsOfSize
                || taken.contains({each.size, each.region}))
                continue;
            if (fallbacks.ranked.size() >= mostFallbacks || ++tries > mostTried)
                break;
            std::optional<Fallback> fallback = tried(fallbacks.compute, each, asked);
            if (!fallback)
                continue;
            taken.emplace(each.size, each.region);
            ++regions[each.size];
            fallback->otherSize = each.size != size;
            fallback->otherRegion = each.region != region;
            fallbacks.ranked.push_back(std::move(*fallback));
        }
        std::ranges::stable_sort(fallbacks.ranked, {}, [&](const Fallback &each) {
            return std::tuple(isFarther(each.candidate), each.committed().known().minor());
        });
    }

    /// nullopt where something new speaks against it, or it keeps its constraints less surely than asked for.
    [[nodiscard]] std::optional<Fallback> tried(const QString &compute, const search::Candidate &candidate,
                                                double asked) const
    {
        throwIfCancelled();
        Fallback fallback;
        fallback.moving
            = search::movingTo(m_plan, m_context, m_context.catalog.region(candidate.region).id, compute);
        fallback.candidate = candidate;
        fallback.edit = search::choiceIn(m_plan, m_context, compute, candidate);
        const Result<Plan> with = applied(fallback.edit, m_plan);
        if (!with)
            return std::nullopt;
        const Evaluation then = weigh(*with, m_context);
        if (!search::newBlockers(then, m_now).empty()
            || !isConfident(confidenceOf(*with, m_context, compute, m_draws), asked))
            return std::nullopt;
        fallback.total = then.total;
        fallback.owed = then.owed;
        fallback.evidence
            = evidenceOf(then, m_context, candidate.size, m_context.catalog.region(candidate.region).id);
        return fallback;
    }

    const Plan &m_plan;
    const Context &m_context;
    search::BestOptions m_options;
    DrawOptions m_draws;
    Evaluation m_now;
};

} // namespace

std::vector<ComputeFallbacks> fallbacksOf(const Plan &plan, const Context &context,
                                          const search::BestOptions &options, const DrawOptions &draws)
{
    const FallbackSearch fallbacks(plan, context, options, draws);
    std::vector<ComputeFallbacks> all;
    for (const QString &id : search::searchable(plan, context.catalog)) {
        if (std::optional<ComputeFallbacks> found = fallbacks.of(*plan.compute(id)))
            all.push_back(std::move(*found));
    }
    return all;
}

} // namespace slipway
