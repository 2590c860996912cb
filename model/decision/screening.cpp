// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/screening.h"

#include "model/base/cancellation.h"
#include "model/base/parallel.h"
#include "model/search/choice.h"
#include "model/search/planchoice.h"
#include "model/search/planpart.h"
#include "model/search/searchedcompute.h"
#include "model/uncertainty/drawnplan.h"

#include <algorithm>
#include <iterator>
#include <set>

using namespace Qt::StringLiterals;

namespace slipway {

using search::Candidate;

namespace {

/// Whether the target is one of the work that the compute does.
bool isOf(const Plan &plan, const DrawnTarget &target, const QString &compute)
{
    const Workload &workload = plan.workloads[target.workload];
    if (target.kind != DrawnTarget::Kind::Latency)
        return workload.computeIds().contains(compute);
    return std::get<RealtimeEndpoint>(workload.detail).deployments[target.deployment].compute == compute;
}

} // namespace

double confidenceOf(const Plan &plan, const Context &context, const QString &compute,
                    const DrawOptions &options)
{
    // What has nothing to do with the compute is not drawn.
    const std::optional<Plan> part = search::tiedPartOf(plan, cost::PlanIndex(plan), compute);
    const Plan &own = part ? *part : plan;
    DrawnPlan drawn(own, context, options);
    std::vector<DrawnTarget> targets;
    for (const DrawnTarget &target : drawn.targets()) {
        if (isOf(own, target, compute))
            targets.push_back(target);
    }
    if (targets.empty())
        return 1;
    std::vector<int> kept(targets.size());
    for (int trial = 0; trial < options.draws; ++trial) {
        throwIfCancelled();
        drawn.drawTimes(static_cast<std::uint64_t>(trial));
        for (std::size_t t = 0; t < targets.size(); ++t)
            kept[t] += drawn.keeps(targets[t]) ? 1 : 0;
    }
    return static_cast<double>(*std::ranges::min_element(kept)) / options.draws;
}

Screening::Screening(const Plan &plan, const Context &context, const QString &compute,
                     const RobustOptions &options)
    : m_plan(plan)
    , m_context(context)
    , m_options(options)
    , m_compute(compute)
{
    if (!isConstrained())
        return;
    if (std::optional<Plan> part = search::tiedPartOf(plan, cost::PlanIndex(plan), compute))
        m_part = std::make_unique<const Plan>(std::move(*part));
    screen(picked());
    screen(leftOutBelow(requiredConfidence(m_plan)));
}

void Screening::screen(const std::vector<Candidate> &candidates)
{
    const std::size_t first = m_candidates.size();
    for (const Candidate &each : candidates)
        m_candidates.push_back({each, 1, m_options.screeningDraws, !each.meetsPlan()});
    const std::atomic<bool> *flag = CancelScope::current();
    std::atomic<std::size_t> next = first;
    inParallel(static_cast<std::size_t>(std::clamp(m_options.best.threads, 1, 64)), [&](std::size_t) {
        const CancelScope scope(flag); // that of whoever asked
        for (std::size_t i = next++; i < m_candidates.size(); i = next++)
            m_candidates[i].confidence = confidence(m_candidates[i].candidate, m_options.screeningDraws);
    });
    std::ranges::sort(m_candidates, search::ranksBefore, &ScreenedCandidate::candidate);
}

/// As DrawnPlan finds targets, without drawing anything.
bool Screening::isConstrained() const
{
    return std::ranges::any_of(m_plan.workloads, [this](const Workload &workload) {
        if (!workload.enabled || workload.startMonth >= m_plan.months
            || !workload.computeIds().contains(m_compute))
            return false;
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        return (job && job->deadlineHours) || std::holds_alternative<BatchScoring>(workload.detail)
            || std::holds_alternative<RealtimeEndpoint>(workload.detail);
    });
}

/// What the plan has, the front, which leaves more and more time for more and more money, and the cheapest of other sizes, whose
/// time may be known better.
std::vector<Candidate> Screening::picked()
{
    search::ComputeChoice choice;
    choice.compute = m_compute;
    choice.result = std::make_shared<const search::Result>(search::searchWithBill(
        m_plan, search::billOf(m_plan, m_context), m_context, search::queryFor(m_options.best, m_compute)));
    m_found = *choice.result;
    const auto most = static_cast<std::size_t>(std::max(1, m_options.mostCandidates));
    std::vector<Candidate> picked;
    const auto pick = [&](const Candidate &each) {
        if (std::ranges::find(picked, each) == picked.end()
            && (each == m_found.current || !choice.isGuess(each, m_context.catalog)))
            picked.push_back(each);
    };
    if (m_found.current)
        pick(*m_found.current);
    // Of a long front every so many: from the cheapest, which is last, to the fastest.
    const std::size_t steps = std::min(m_found.front.size(), most * 3 / 4);
    for (std::size_t i = 0; i < steps; ++i)
        pick(m_found.front[steps == 1 ? 0 : i * (m_found.front.size() - 1) / (steps - 1)]);
    std::set<SizeId> sizes;
    for (const Candidate &each : m_found.ranked) {
        if (picked.size() < most && sizes.insert(each.size).second)
            pick(each);
    }
    std::ranges::copy_if(m_found.front, std::back_inserter(m_front),
                         [&](const Candidate &each) { return !choice.isGuess(each, m_context.catalog); });
    return picked;
}

/// Of a long front some were left out. The dearer the faster: the cheapest that is sure enough lies between the cheapest of those that were screened
/// and are, and the next cheaper one that is not.
std::vector<Candidate> Screening::leftOutBelow(double confidence) const
{
    std::vector<Candidate> leftOut;
    const std::optional<std::size_t> sure = cheapest(confidence);
    if (!sure)
        return leftOut;
    for (auto each = m_front.rbegin(); each != m_front.rend(); ++each) {
        if (!search::ranksBefore(*each, m_candidates[*sure].candidate))
            break;
        if (std::ranges::find(m_candidates, *each, &ScreenedCandidate::candidate) == m_candidates.end())
            leftOut.push_back(*each);
        else
            leftOut.clear();
    }
    return leftOut;
}

double Screening::confidence(const Candidate &candidate, int draws) const
{
    const Plan &plan = m_part ? *m_part : m_plan;
    const Result<Plan> with = applied(search::choiceIn(plan, m_context, m_compute, candidate), plan);
    if (!with)
        return 0;
    DrawOptions options = m_options.draws;
    options.draws = draws;
    return confidenceOf(*with, m_context, m_compute, options);
}

void Screening::drawFully(std::size_t candidate)
{
    ScreenedCandidate &each = m_candidates[candidate];
    if (each.draws >= m_options.draws.draws)
        return;
    each.draws = m_options.draws.draws;
    each.confidence = confidence(each.candidate, each.draws);
}

std::optional<std::size_t> Screening::current() const
{
    const auto found = std::ranges::find_if(
        m_candidates, [this](const auto &each) { return each.candidate == m_found.current; });
    if (!m_found.current || found == m_candidates.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_candidates.begin());
}

std::optional<std::size_t> Screening::cheapest(double confidence) const
{
    // As cheap as any: what is there stays.
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_candidates.size() && !found; ++i) {
        if (!m_candidates[i].refused && isConfident(m_candidates[i].confidence, confidence))
            found = i;
    }
    const std::optional<std::size_t> now = current();
    if (found && now && !m_candidates[*now].refused && isConfident(m_candidates[*now].confidence, confidence)
        && m_candidates[*now].candidate.total <= m_candidates[*found].candidate.total
        && m_candidates[*now].candidate.complete == m_candidates[*found].candidate.complete)
        return now;
    return found;
}

std::optional<std::size_t> Screening::safest() const
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < m_candidates.size(); ++i) {
        if (!m_candidates[i].refused
            && (!best || m_candidates[i].confidence > m_candidates[*best].confidence))
            best = i;
    }
    return best;
}

} // namespace slipway
