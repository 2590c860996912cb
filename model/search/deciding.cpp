// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/deciding.h"

#include "model/search/blockers.h"
#include "model/search/choice.h"
#include "model/search/relaxations.h"

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// Each takes an evaluation of the whole plan, and what saves most is tried first.
constexpr std::size_t mostTried = 3;
constexpr std::size_t mostRunnersUp = 3;
constexpr std::size_t mostRunnersUpTried = 12;

/// The plan with the candidate; nullopt where it cannot be taken.
std::optional<Evaluation> evaluatedWith(const Candidate &candidate, const QString &compute, const Plan &plan,
                                        const Context &context)
{
    const slipway::Result<Plan> changed = applied(choice(plan, context, compute, candidate), plan);
    return changed ? std::optional(evaluate(*changed, context)) : std::nullopt;
}

} // namespace

Candidate countedAs(Candidate candidate, const Evaluation &whole)
{
    candidate.total = whole.total.known().minor();
    candidate.complete = whole.total.isComplete();
    return candidate;
}

Deciding::Deciding(const Plan &taken, const Context &context, const Evaluation &now, const Evaluation &then)
    : m_taken(taken)
    , m_context(context)
    , m_now(now)
    , m_then(then)
{
}

std::optional<Candidate> Deciding::confirmed(Exclusion exclusion, const QString &compute,
                                             const Candidate &other) const
{
    Plan without = m_taken;
    const QStringList ids = relaxationsFor(exclusion);
    for (const Relaxation &relaxation : relaxationsOf(m_taken, m_context.catalog)) {
        // Spare instances and zones of endpoints elsewhere would make the plan cheaper whatever the compute is.
        if (!ids.contains(relaxation.id)
            || (exclusion == Exclusion::Latency && !isAbout(relaxation, m_taken, compute)))
            continue;
        slipway::Result<Plan> relaxed = applied(relaxation.edit, without);
        if (!relaxed)
            return std::nullopt;
        without = *std::move(relaxed);
    }
    const QString region = m_context.catalog.region(other.region).id;
    if (exclusion == Exclusion::Region && !without.namesRegion(region))
        without.otherRegions << region;
    const std::optional<Evaluation> evaluation = evaluatedWith(other, compute, without, m_context);
    if (!evaluation || !(evaluation->total + evaluation->owed < m_then.total + m_then.owed)
        || !newObjections(*evaluation, m_now).empty())
        return std::nullopt;
    return countedAs(other, *evaluation);
}

void Deciding::decide(const Result &found, const Candidate &taken, BestChoice &choice) const
{
    std::vector<Exclusion> cheaper;
    for (std::size_t e = 0; e < exclusionCount; ++e) {
        const std::optional<Candidate> &other = found.without[e];
        if (other && static_cast<Exclusion>(e) != Exclusion::NoPrice && other->complete
            && other->committed() < taken.committed())
            cheaper.push_back(static_cast<Exclusion>(e));
    }
    const auto at = [&found](Exclusion exclusion) -> const Candidate & {
        return *found.without[static_cast<std::size_t>(exclusion)];
    };
    std::ranges::stable_sort(cheaper, {}, [&](Exclusion exclusion) { return at(exclusion).committed(); });
    for (const Exclusion exclusion : std::span(cheaper).first(std::min(cheaper.size(), mostTried))) {
        choice.decidedAgainst = confirmed(exclusion, choice.compute, at(exclusion));
        if (!choice.decidedAgainst)
            continue;
        choice.deciding = exclusion;
        return;
    }
}

void Deciding::addRunnersUp(const ComputeChoice &chosen, const Candidate &taken, BestChoice &choice) const
{
    std::size_t tried = 0;
    for (const Candidate &each : chosen.result->ranked) {
        const bool known = each.size == taken.size || ranksBefore(each, taken) || !chosen.refused.allow(each)
            || std::ranges::any_of(choice.runnersUp,
                                   [&](const Candidate &other) { return other.size == each.size; });
        if (known)
            continue;
        if (choice.runnersUp.size() >= mostRunnersUp || ++tried > mostRunnersUpTried)
            break;
        const std::optional<Evaluation> with = evaluatedWith(each, choice.compute, m_taken, m_context);
        if (with && newObjections(*with, m_now).empty())
            choice.runnersUp.push_back(countedAs(each, *with));
    }
    std::ranges::stable_sort(choice.runnersUp, ranksBefore);
}

} // namespace slipway::search
