// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/deciding.h"

#include "model/search/blockers.h"
#include "model/search/choice.h"
#include "model/search/planpart.h"
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

/// The plan with the candidate; nullopt where it cannot be taken, or something speaks against it that does not speak against it `now`.
std::optional<Evaluation> allowedWith(const Candidate &candidate, const QString &compute, const Plan &plan,
                                      const Context &context, const Evaluation &now)
{
    const slipway::Result<Plan> changed = applied(choiceIn(plan, context, compute, candidate), plan);
    if (!changed)
        return std::nullopt;
    std::optional<Evaluation> with = weigh(*changed, context);
    if (!newObjections(*with, now).empty())
        with.reset();
    return with;
}

/// Whether what is spent or asked for in one part leaves less to the others.
bool isShared(const Plan &plan)
{
    return plan.budget || !plan.ownedQuota.empty();
}

} // namespace

Candidate countedAs(Candidate candidate, const Total &whole)
{
    candidate.total = whole.known().minor();
    candidate.complete = whole.isComplete();
    return candidate;
}

Deciding::Deciding(const Plan &taken, const Context &context, const Evaluation &now,
                   const PartsAsPlanned &parts, const Evaluation &then)
    : m_taken(taken)
    , m_context(context)
    , m_now(now)
    , m_then(then)
    , m_parts(partsNow(parts))
{
    for (std::size_t p = 0; p < m_parts.size(); ++p) {
        for (const Compute &compute : m_parts[p].plan.computes)
            m_partOf.insert(compute.id, p);
    }
}

std::vector<Deciding::Part> Deciding::partsNow(const PartsAsPlanned &parts) const
{
    std::vector<Part> all;
    if (parts.now.empty())
        return all;
    for (Plan &plan : partsOf(m_taken, cost::PlanIndex(m_taken), m_context.catalog)) {
        const Evaluation then = weigh(plan, m_context);
        all.push_back({std::move(plan), then.total, then.owed, parts.now[all.size()]});
    }
    return all;
}

std::optional<Deciding::Sum> Deciding::sumWith(const Candidate &candidate, const QString &compute,
                                               const Change &change) const
{
    if (const auto found = m_partOf.constFind(compute); found != m_partOf.constEnd()) {
        const Part &part = m_parts[*found];
        const std::optional<Plan> changed = change(part.plan);
        const std::optional<Evaluation> with
            = changed ? allowedWith(candidate, compute, *changed, m_context, part.now) : std::nullopt;
        if (!with)
            return std::nullopt;
        const bool isWhole = m_then.total.isComplete() && part.total.isComplete() && with->total.isComplete();
        if (isWhole && !isShared(m_taken))
            return Sum{
                Total(m_then.total.known() - part.total.known() + with->total.known()),
                Total(m_then.owed.known() - part.owed.known() + with->owed.known(), m_then.owed.missing())};
    }
    const std::optional<Plan> changed = change(m_taken);
    const std::optional<Evaluation> with
        = changed ? allowedWith(candidate, compute, *changed, m_context, m_now) : std::nullopt;
    return with ? std::optional(Sum{with->total, with->owed}) : std::nullopt;
}

std::optional<Candidate> Deciding::confirmed(Exclusion exclusion, const QString &compute,
                                             const Candidate &other) const
{
    const auto without = [&](const Plan &plan) -> std::optional<Plan> {
        Plan changed = plan;
        const QStringList ids = relaxationsFor(exclusion);
        for (const Relaxation &relaxation : relaxationsOf(plan, m_context.catalog)) {
            // Spare instances and zones of endpoints elsewhere would make the plan cheaper whatever the compute is.
            if (!ids.contains(relaxation.id)
                || (exclusion == Exclusion::Latency && !isAbout(relaxation, plan, compute)))
                continue;
            slipway::Result<Plan> relaxed = applied(relaxation.edit, changed);
            if (!relaxed)
                return std::nullopt;
            changed = *std::move(relaxed);
        }
        const QString region = m_context.catalog.region(other.region).id;
        if (exclusion == Exclusion::Region && !changed.namesRegion(region))
            changed.otherRegions << region;
        return changed;
    };
    const std::optional<Sum> sum = sumWith(other, compute, without);
    if (!sum || !(sum->total + sum->owed < m_then.total + m_then.owed))
        return std::nullopt;
    return countedAs(other, sum->total);
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
        const auto asTaken = [](const Plan &plan) { return std::optional(plan); };
        if (const std::optional<Sum> sum = sumWith(each, choice.compute, asTaken))
            choice.runnersUp.push_back(countedAs(each, sum->total));
    }
    std::ranges::stable_sort(choice.runnersUp, ranksBefore);
}

} // namespace slipway::search
