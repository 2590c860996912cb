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

/// The relaxations that do without an exclusion; none for what hangs on no field of the plan.
QStringList relaxationsFor(Exclusion exclusion)
{
    switch (exclusion) {
    case Exclusion::NotIsolated:
        return {u"isolated_sizes"_s};
    case Exclusion::NeedsGpu:
        return {u"gpu_training"_s, u"gpu_inference"_s};
    case Exclusion::Region:
        return {u"residency"_s};
    case Exclusion::Preemptible:
        return {u"preemptible"_s};
    case Exclusion::Deadline:
        return {u"deadline"_s, u"window"_s};
    case Exclusion::Latency:
        return {u"latency"_s, u"spare"_s, u"zones"_s};
    default:
        return {};
    }
}

/// Spare instances and zones of endpoints elsewhere would make the plan cheaper whatever the compute is.
bool isElsewhere(const Relaxation &relaxation, const Plan &plan, const QString &compute)
{
    return relaxation.workload && !plan.workloads[*relaxation.workload].computeIds().contains(compute);
}

} // namespace

Deciding::Deciding(const Plan &taken, const Context &context, const Evaluation &now, const Evaluation &then)
    : m_taken(taken)
    , m_context(context)
    , m_now(now)
    , m_then(then)
{
}

bool Deciding::isConfirmed(Exclusion exclusion, const QString &compute, const Candidate &other) const
{
    Plan without = m_taken;
    const QStringList ids = relaxationsFor(exclusion);
    for (const Relaxation &relaxation : relaxationsOf(m_taken, m_context.catalog)) {
        if (!ids.contains(relaxation.id)
            || (exclusion == Exclusion::Latency && isElsewhere(relaxation, m_taken, compute)))
            continue;
        slipway::Result<Plan> relaxed = applied(relaxation.edit, without);
        if (!relaxed)
            return false;
        without = *std::move(relaxed);
    }
    const QString region = m_context.catalog.region(other.region).id;
    if (exclusion == Exclusion::Region && !without.namesRegion(region))
        without.otherRegions << region;
    const slipway::Result<Plan> changed = applied(choice(without, m_context, compute, other), without);
    if (!changed)
        return false;
    const Evaluation evaluation = evaluate(*changed, m_context);
    return evaluation.total + evaluation.owed < m_then.total + m_then.owed
        && newObjections(evaluation, m_now).empty();
}

void Deciding::decide(const Result &found, BestChoice &choice) const
{
    std::vector<Exclusion> cheaper;
    for (std::size_t e = 0; e < exclusionCount; ++e) {
        const std::optional<Candidate> &other = found.without[e];
        if (other && static_cast<Exclusion>(e) != Exclusion::NoPrice && other->complete
            && other->committed() < choice.after.committed())
            cheaper.push_back(static_cast<Exclusion>(e));
    }
    const auto at = [&found](Exclusion exclusion) -> const Candidate & {
        return *found.without[static_cast<std::size_t>(exclusion)];
    };
    std::ranges::stable_sort(cheaper, {}, [&](Exclusion exclusion) { return at(exclusion).committed(); });
    for (const Exclusion exclusion : std::span(cheaper).first(std::min(cheaper.size(), mostTried))) {
        if (!isConfirmed(exclusion, choice.compute, at(exclusion)))
            continue;
        choice.deciding = exclusion;
        choice.decidedAgainst = at(exclusion);
        return;
    }
}

} // namespace slipway::search
