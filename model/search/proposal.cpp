// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/proposal.h"

#include "model/search/blockers.h"
#include "model/search/places.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// Long enough that other sizes than the first follow: each has many regions and numbers of nodes.
constexpr int rankedLength = 1000;
constexpr int mostRounds = 2; ///< of searching again what depends on the others
constexpr int mostRefusals = 32;

/// Whether the cost of one compute depends on what is chosen for others: runs wait for runs elsewhere, commitments cover
/// what matches them.
bool isCoupled(const Plan &plan)
{
    const auto waitsElsewhere = [&plan](const Workload &workload) {
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        return job && workload.enabled && std::ranges::any_of(job->dependsOn, [&](const QString &id) {
                   const Workload *other = plan.workload(id);
                   return other && other->enabled && other->computeIds() != workload.computeIds();
               });
    };
    return !plan.commitments.empty() || std::ranges::any_of(plan.workloads, waitsElsewhere);
}

} // namespace

void Slot::take(RegionId home)
{
    taken.reset();
    const auto allowed = [this](const Candidate &each) { return !refused.contains(each.size); };
    const auto first = std::ranges::find_if(result.ranked, allowed);
    if (first == result.ranked.end())
        return;
    taken = *first;
    const auto asCheap = [&](const Candidate &each) {
        return each.complete == first->complete && each.total == first->total;
    };
    if (result.current && result.current->meetsPlan() && asCheap(*result.current)) {
        taken = result.current;
        return;
    }
    // Of equals the size as planned, then what is where the workspace is.
    const auto likeness = [&](const Candidate &each) {
        return (result.current && each.size == result.current->size ? 2 : 0) + (each.region == home ? 1 : 0);
    };
    for (auto it = first; it != result.ranked.end() && asCheap(*it); ++it) {
        if (allowed(*it) && likeness(*it) > likeness(*taken))
            taken = *it;
    }
}

Proposal::Proposal(const Plan &plan, const Evaluation &now, const Context &context,
                   const BestOptions &options, RegionId home, const std::vector<Slot> *known,
                   const std::atomic<bool> *cancel)
    : m_plan(plan)
    , m_now(now)
    , m_context(context)
    , m_options(options)
    , m_cancel(cancel)
    , m_home(home)
    , m_base(plan)
{
    if (context.catalog.region(home).id != plan.region) {
        const PlanEdit move = moveTo(plan, context, home);
        slipway::Result<Plan> moved = applied(move, plan);
        if (!moved)
            return;
        m_move = move.changes;
        m_base = std::move(moved).value();
    }
    for (const QString &id : searchable(m_base, context.catalog)) {
        if (m_cancel && *m_cancel)
            return;
        const Slot *same = nullptr;
        if (known && !isCoupled(plan) && !staysWithWorkspace(plan, context.catalog, *plan.compute(id))) {
            const auto found = std::ranges::find(*known, id, &Slot::compute);
            same = found == known->end() ? nullptr : &*found;
        }
        Slot slot{id, same ? same->result : search(m_base, context, queryFor(id), cancel), {}, {}};
        slot.take(home);
        m_slots.push_back(std::move(slot));
    }
    settle();
}

Query Proposal::queryFor(const QString &compute) const
{
    Query query;
    query.compute = compute;
    query.everyRegion = m_options.everyRegion;
    query.commitments = m_options.commitments;
    query.mostNodes = m_options.mostNodes;
    query.threads = m_options.threads;
    query.top = rankedLength;
    query.sample = 0;
    return query;
}

/// The move, and what is chosen for every compute but one.
std::vector<PlanEdit::Change> Proposal::changesBut(const QString &compute) const
{
    std::vector<PlanEdit::Change> changes = m_move;
    for (const Slot &slot : m_slots) {
        if (slot.compute == compute || !slot.changes())
            continue;
        const PlanEdit one = choice(m_base, m_context, slot.compute, *slot.taken);
        changes.insert(changes.end(), one.changes.begin(), one.changes.end());
    }
    return changes;
}

PlanEdit Proposal::edit() const
{
    return {u"Take the best choice"_s, Step::Cost, changesBut({})};
}

void Proposal::combine()
{
    const slipway::Result<Plan> plan = applied(edit(), m_plan);
    m_valid = plan.ok();
    if (plan)
        m_evaluation = evaluate(*plan, m_context);
}

/// The compute whose choice does not go with the plan as a whole; null where nothing of the kind is left.
Slot *Proposal::offender()
{
    const std::vector<Finding> added = newBlockers(m_evaluation, m_now);
    for (const Finding &finding : added) {
        const QStringList concerned = computesOf(m_plan, finding);
        for (Slot &slot : m_slots) {
            if (slot.changes() && concerned.contains(slot.compute))
                return &slot;
        }
    }
    const auto any = std::ranges::find_if(m_slots, &Slot::changes);
    return added.empty() || any == m_slots.end() ? nullptr : &*any;
}

/// Takes the next size where what was found alone does not go together.
void Proposal::settle()
{
    combine();
    for (int tries = 0; m_valid && tries < mostRefusals; ++tries) {
        Slot *slot = offender();
        if (!slot)
            break;
        slot->refused.insert(slot->taken->size);
        slot->take(m_home);
        combine();
    }
    m_valid = m_valid && newBlockers(m_evaluation, m_now).empty();
}

void Proposal::refine()
{
    if (!isCoupled(m_plan))
        return;
    for (int round = 0; round < mostRounds; ++round) {
        bool changed = false;
        for (Slot &slot : m_slots) {
            if (m_cancel && *m_cancel) {
                m_valid = false;
                return;
            }
            const slipway::Result<Plan> others = applied({{}, Step::Cost, changesBut(slot.compute)}, m_plan);
            if (!others)
                continue;
            const std::optional<Candidate> before = slot.taken;
            slot.result = search(*others, m_context, queryFor(slot.compute), m_cancel);
            slot.take(m_home);
            changed = changed || !before != !slot.taken
                || (before && slot.taken
                    && std::tuple(before->size, before->region, before->type, before->nodes)
                        != std::tuple(slot.taken->size, slot.taken->region, slot.taken->type,
                                      slot.taken->nodes));
        }
        if (!changed)
            break;
    }
    settle();
}

int Proposal::withoutCount() const
{
    return static_cast<int>(
        std::ranges::count_if(m_slots, [](const Slot &slot) { return !slot.taken.has_value(); }));
}

bool Proposal::isBetterThan(const Proposal &other) const
{
    const auto key = [](const Proposal &each) {
        return std::tuple(!each.m_valid, each.withoutCount(), each.m_evaluation.count(Severity::Blocker),
                          !each.m_evaluation.total.isComplete(), each.m_evaluation.total.known().minor());
    };
    return key(*this) < key(other);
}

} // namespace slipway::search
