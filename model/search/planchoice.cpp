// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/planchoice.h"

#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/eligibility/eligibility.h"
#include "model/rules/concerned.h"
#include "model/search/blockers.h"
#include "model/search/choice.h"
#include "model/search/moving.h"
#include "model/search/planpart.h"
#include "model/search/regionprices.h"
#include "model/search/roomforruns.h"
#include "model/search/sharedchoice.h"
#include "model/sizing/machine.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// Long enough that other sizes than the first follow: each has many regions and numbers of nodes.
constexpr int rankedLength = 1000;
constexpr int mostRounds = 2; ///< of searching again what depends on the others
constexpr std::size_t mostRefusals = 64; ///< for each compute

/// Computes whose runs wait for runs on others, or those for them.
QSet<QString> waitingComputes(const Plan &plan)
{
    QSet<QString> waiting;
    if (!hasWaitsElsewhere(plan))
        return waiting;
    const cost::PlanIndex index(plan);
    for (const Compute &compute : plan.computes) {
        const std::optional<Plan> part = tiedPartOf(plan, index, compute.id);
        if (!part || hasWaitsElsewhere(*part))
            waiting.insert(compute.id);
    }
    return waiting;
}

/// Computes that may answer from elsewhere, where there are several: their answers share the bands of one zone or not.
QSet<QString> answeringElsewhere(const Plan &plan, const Catalog &catalog)
{
    QSet<QString> answering;
    for (const Workload &workload : plan.workloads) {
        if (!workload.enabled || !std::holds_alternative<RealtimeEndpoint>(workload.detail))
            continue;
        for (const QString &id : workload.computeIds()) {
            const Compute *compute = plan.compute(id);
            if (compute && answersAnywhere(plan, catalog, *compute))
                answering.insert(id);
        }
    }
    if (answering.size() < 2)
        answering.clear();
    return answering;
}

} // namespace

Query queryFor(const BestOptions &options, const QString &compute)
{
    Query query;
    query.compute = compute;
    query.everyRegion = options.everyRegion;
    query.commitments = options.commitments;
    query.mostNodes = options.mostNodes;
    query.threads = options.threads;
    query.top = rankedLength;
    query.sample = 0;
    return query;
}

bool ComputeChoice::isGuess(const Candidate &candidate, const Catalog &catalog) const
{
    if (!result->current)
        return false;
    const auto machine = [&catalog](SizeId size) { return sizing::machineOf(catalog, catalog.size(size)); };
    const sizing::Machine now = machine(result->current->size);
    return now.cpuSpeed.likely > 0 && sizing::isCpuSpeedUnknown(now, machine(candidate.size));
}

bool ComputeChoice::isExhausted() const
{
    return !taken && result->ranked.size() >= static_cast<std::size_t>(result->query.top);
}

void ComputeChoice::refuse(const Finding &finding, RegionId home)
{
    // Of machines that may be taken away the way of paying is at fault, whatever field the finding leads to.
    const bool ofPaying = finding.field.endsWith(u"/tier"_s) || finding.field.endsWith(u"/priceType"_s)
        || finding.rule.startsWith(u"preemptible.");
    const bool ofPrice = finding.rule.startsWith(u"price.");
    const bool isElsewhere = result->current && taken->region != result->current->region;
    if (finding.rule == u"region.same" && isElsewhere)
        refused.onlyRegions = {home, result->current->region};
    else if (finding.rule == u"region.same" && taken->region != home)
        refused.onlyRegions = {home}; // where the data is once the workspace has moved
    else if (finding.rule.startsWith(u"region.") && isElsewhere)
        refused.regions.insert(taken->region);
    else if (ofPaying && finding.rule != u"price.term") // which is of the last day of one size
        refused.types.insert(taken->type);
    else if (ofPrice)
        refused.prices.insert({taken->size, taken->type});
    else if (finding.rule.startsWith(u"size.") || finding.rule == u"request.late") // whose quota is not there
        refused.sizes.insert(taken->size);
    else if (result->current && taken->nodes < result->current->nodes)
        refused.leastNodes = taken->nodes + 1;
    else
        refused.prices.insert({taken->size, taken->type});
}

void ComputeChoice::choose(RegionId home, const Catalog &catalog)
{
    taken.reset();
    const auto allowed = [this](const Candidate &each) { return refused.allow(each); };
    auto first = std::ranges::find_if(result->ranked, allowed);
    if (first == result->ranked.end())
        return;
    if (isGuess(*first, catalog)) {
        const auto known = std::ranges::find_if(result->ranked, [&](const Candidate &each) {
            return allowed(each) && each.complete == first->complete && !isGuess(each, catalog);
        });
        const auto tenth = [this](std::int64_t total) { return (total - result->rest.known().minor()) / 10; };
        if (known != result->ranked.end()
            && known->committed() - first->committed() < tenth(known->committed()))
            first = known;
    }
    taken = *first;
    const auto asCheap = [&](const Candidate &each) {
        return each.complete == first->complete && each.committed() == first->committed();
    };
    if (result->current && result->current->meetsPlan() && asCheap(*result->current)) {
        taken = result->current;
        return;
    }
    // Of equals the size as planned, then what is where the workspace is.
    const auto likeness = [&](const Candidate &each) {
        return (result->current && each.size == result->current->size ? 2 : 0)
            + (each.region == home ? 1 : 0);
    };
    for (auto it = first; it != result->ranked.end() && asCheap(*it); ++it) {
        if (allowed(*it) && likeness(*it) > likeness(*taken))
            taken = *it;
    }
}

PartsAsPlanned::PartsAsPlanned(const Plan &plan, const Context &context)
{
    for (const Plan &part : partsOf(plan, cost::PlanIndex(plan), context.catalog))
        now.push_back(weigh(part, context));
}

PlanChoice::PlanChoice(const Plan &plan, const Evaluation &now, const PartsAsPlanned &parts,
                       const Context &context, const BestOptions &options, RegionId home, const Known &known,
                       const std::atomic<bool> *cancel)
    : m_plan(plan)
    , m_now(now)
    , m_parts(parts)
    , m_context(context)
    , m_options(options)
    , m_cancel(cancel)
    , m_home(home)
    , m_base(plan)
    , m_reach(plan, context.catalog, context.prices)
    , m_waiting(waitingComputes(plan))
    , m_answering(answeringElsewhere(plan, context.catalog))
{
    m_moving = Total(Money(0, now.total.currency()));
    if (context.catalog.region(home).id != plan.region) {
        // From a place that nobody knows every way is as far: it decides nothing, and BestPlan::isPlaceKnown says so.
        if (context.catalog.findRegion(plan.region))
            m_moving = movingTo(plan, context, context.catalog.region(home).id);
        m_move = moveIn(plan, context, home).changes;
        m_base = movedIn(plan, context, home);
    }
    m_sharing = takersWithin(m_base, bill(), context, options.everyRegion);
    if (m_sharing.size() < 2)
        m_sharing.clear();
    m_coupled = m_waiting;
    for (const QString &id : m_sharing)
        m_coupled.insert(id);
    m_coupled.unite(m_answering);
    for (const QString &id : searchable(m_base, context.catalog)) {
        if (m_cancel && *m_cancel)
            return;
        std::shared_ptr<const Result> result = knownFor(known, id);
        if (!result)
            result = std::make_shared<Result>(
                searchWithBill(m_base, bill(), context, queryFor(options, id), cancel));
        ComputeChoice chosen{id, std::move(result), {}, {}};
        chosen.choose(home, context.catalog);
        m_choices.push_back(std::move(chosen));
    }
    takeTogether(known);
}

std::shared_ptr<const Result> PlanChoice::aloneOf(const ComputeChoice &chosen, const Known &known)
{
    QStringList others = takersOf(*bill());
    others.removeAll(chosen.compute);
    if (others.isEmpty())
        return chosen.result;
    if (known.choices && known.sameHome && !known.except.contains(chosen.compute)) {
        const auto found = std::ranges::find(*known.choices, chosen.compute, &ComputeChoice::compute);
        if (found != known.choices->end() && found->alone)
            return found->alone;
    }
    return searchAlone(m_base, bill(), m_context, m_sharing, queryFor(m_options, chosen.compute));
}

bool PlanChoice::isSettledTogether() const
{
    return !m_options.tellsBeside && m_waiting.isEmpty() && m_together.size() == m_choices.size()
        && std::ranges::equal(m_together, m_choices, {}, {}, &ComputeChoice::taken);
}

void PlanChoice::takeTogether(const Known &known)
{
    std::vector<ComputeChoice *> chosen;
    std::vector<SharingCompute> sharing;
    for (ComputeChoice &each : m_choices) {
        if (!m_sharing.contains(each.compute) || !each.taken)
            continue;
        each.alone = aloneOf(each, known);
        chosen.push_back(&each);
        sharing.push_back({each.compute, each.alone, &each.refused, *each.taken});
    }
    if (sharing.size() < 2)
        return;
    const std::optional<TakenTogether> best = cheapestTogether(m_base, bill(), m_context, sharing);
    for (std::size_t i = 0; best && i < chosen.size(); ++i)
        chosen[i]->taken = best->candidates[i];
    for (const ComputeChoice &each : m_choices) {
        if (best && best->isCheapest)
            m_together.push_back(each.taken);
    }
}

std::optional<std::int64_t> PlanChoice::atLeast()
{
    // What waits for others, or shares what is bought for all, costs otherwise beside other choices.
    if (!m_coupled.isEmpty())
        return atLeastBesideOthers();
    // Without room for runs: it is made after the choice, and may take a little more.
    const Evaluation without = weigh(with(choicesIn(m_base), m_base, bill()), m_context);
    const Total all = without.total + without.owed + m_moving;
    if (!all.isComplete())
        return std::nullopt;
    std::int64_t least = all.known().minor();
    for (const ComputeChoice &chosen : m_choices) {
        // First of what was found is the cheapest; taken is now and then one that is known better.
        if (chosen.taken && !chosen.result->ranked.empty())
            least -= std::max<std::int64_t>(
                0, chosen.taken->committed() - chosen.result->ranked.front().committed());
    }
    return least;
}

/// Machines that share what is bought for all save no more together than each of them alone: where none of them has it as planned, what
/// the best of each saves by itself is the most.
std::optional<std::int64_t> PlanChoice::atLeastBesideOthers()
{
    const bool mayBeMore = !m_waiting.isEmpty() || !m_answering.isEmpty() || !takersOf(*bill()).isEmpty();
    const Total now = bill()->total + bill()->owed + m_moving;
    if (mayBeMore || !now.isComplete())
        return std::nullopt;
    // Amounts of each compute are rounded by month.
    std::int64_t least = now.known().minor()
        - 2 * static_cast<std::int64_t>(m_choices.size()) * static_cast<std::int64_t>(m_base.months);
    for (const ComputeChoice &chosen : m_choices) {
        const std::optional<Candidate> &current = chosen.result->current;
        if (!current || !current->complete)
            return std::nullopt;
        if (!chosen.result->ranked.empty())
            least += chosen.result->ranked.front().committed() - current->committed();
    }
    return least;
}

std::shared_ptr<const Result> PlanChoice::knownFor(const Known &known, const QString &compute) const
{
    // Where commitments reach something what is found may depend on who else has it there.
    if (known.byHome && !m_reach.hasIn(m_home)) {
        if (const auto homes = known.byHome->find(compute); homes != known.byHome->end()) {
            if (const auto found = homes->second.find(m_home); found != homes->second.end())
                return found->second;
        }
    }
    const bool dependsOnHome = m_waiting.contains(compute)
        || answersAnywhere(m_plan, m_context.catalog, *m_plan.compute(compute))
        || staysWithWorkspace(m_plan, m_context.catalog, *m_plan.compute(compute));
    if (!known.choices || known.except.contains(compute) || (!known.sameHome && dependsOnHome))
        return nullptr;
    const auto found = std::ranges::find(*known.choices, compute, &ComputeChoice::compute);
    return found == known.choices->end() ? nullptr : found->result;
}

const std::shared_ptr<const cost::Bill> &PlanChoice::bill()
{
    if (!m_bill)
        m_bill = billOf(m_base, m_context);
    return m_bill;
}

/// The move, and what is chosen for every compute but one.
std::vector<PlanEdit::Change> PlanChoice::changesBut(const QString &compute) const
{
    std::vector<PlanEdit::Change> changes = m_move;
    for (const ComputeChoice &chosen : m_choices) {
        if (chosen.compute == compute || !chosen.changes())
            continue;
        const PlanEdit one = m_bill ? choiceIn(m_base, m_bill, m_context, chosen.compute, *chosen.taken)
                                    : choiceIn(m_base, m_context, chosen.compute, *chosen.taken);
        changes.insert(changes.end(), one.changes.begin(), one.changes.end());
    }
    return changes;
}

PlanEdit PlanChoice::edit() const
{
    PlanEdit edit{PlanWords::tr("Take the best choice"), Step::Cost, changesBut({})};
    edit.changes.insert(edit.changes.end(), m_room.begin(), m_room.end());
    return edit;
}

PlanChoice::Choices PlanChoice::choicesIn(const Plan &part)
{
    Choices choices;
    for (ComputeChoice &chosen : m_choices) {
        if (part.compute(chosen.compute))
            choices.push_back(&chosen);
    }
    return choices;
}

Plan PlanChoice::with(const Choices &choices, const Plan &base,
                      const std::shared_ptr<const cost::Bill> &bill) const
{
    Plan plan = base;
    for (const ComputeChoice *chosen : choices) {
        Query query;
        query.compute = chosen->compute;
        if (!chosen->changes())
            continue;
        if (const std::optional<SearchedCompute> searched = searchedComputeOf(base, bill, m_context, query))
            applyChoice(plan, *searched, *chosen->taken);
    }
    return plan;
}

void PlanChoice::combine()
{
    WithRoom weighed = weighWithRoom(with(choicesIn(m_base), m_base, bill()), m_context);
    m_evaluation = std::move(weighed.evaluation);
    m_room = std::move(weighed.room);
    m_valid = true;
}

PlanChoice::Offence PlanChoice::offenceOf(const Choices &choices, const Plan &plan,
                                          const std::vector<Finding> &added)
{
    for (const Finding &finding : added) {
        const QStringList concerned = computesOf(plan, finding);
        for (ComputeChoice *chosen : choices) {
            if (chosen->changes() && concerned.contains(chosen->compute))
                return {chosen, &finding};
        }
    }
    return {};
}

void PlanChoice::settle()
{
    settleOnChoices();
    m_warns = !newObjectionsButBudget(m_evaluation, m_now).empty();
}

void PlanChoice::settleOnChoices()
{
    const std::vector<ComputeChoice> found = m_choices;
    const int without = withoutCount();
    if (settleAgainst(newObjections)) {
        if (withoutCount() > without)
            settleOverBudget(found);
        return;
    }
    // Nothing goes without a warning: then what brings no blocker.
    m_choices = found;
    m_valid = settleAgainst(newBlockers) && m_valid;
}

/// A budget that leaves work undone gives way to it: that it is exceeded is told, and who must keep it sees what the work takes. As long
/// as that helps; else what is settled stays.
void PlanChoice::settleOverBudget(const std::vector<ComputeChoice> &found)
{
    const std::vector<ComputeChoice> kept = m_choices;
    const Evaluation evaluation = m_evaluation;
    const std::vector<PlanEdit::Change> room = m_room;
    const int without = withoutCount();
    m_choices = found;
    if (settleAgainst(newObjectionsButBudget) && withoutCount() < without)
        return;
    m_choices = kept;
    m_evaluation = evaluation;
    m_room = room;
    m_valid = true;
}

/// Where all that was ranked is refused, as where a thousand ways to pay for machines that may be taken away come first, the search
/// tells what comes after it. Else more that is allowed would leave less to choose from.
void PlanChoice::chooseAgain(ComputeChoice &chosen)
{
    chosen.choose(m_home, m_context.catalog);
    if (chosen.isExhausted() && !(m_cancel && *m_cancel))
        searchAround(chosen);
    if (!chosen.taken && chosen.result->current && chosen.result->current->meetsPlan())
        chosen.taken = chosen.result->current;
}

/// All but what was refused, with the others as they are chosen where the compute depends on them.
void PlanChoice::searchAround(ComputeChoice &chosen)
{
    const Query query = queryFor(m_options, chosen.compute);
    std::optional<Plan> others;
    if (m_coupled.contains(chosen.compute)) {
        const slipway::Result<Plan> changed = applied({{}, Step::Cost, changesBut(chosen.compute)}, m_plan);
        if (!changed)
            return;
        others = *changed;
    }
    chosen.result = std::make_shared<Result>(
        others ? searchBeyond(chosen.refused, *others, billOf(*others, m_context), m_context, query, m_cancel)
               : searchBeyond(chosen.refused, m_base, bill(), m_context, query, m_cancel));
    chosen.choose(m_home, m_context.catalog);
}

bool PlanChoice::settlePart(const Plan &part, const Evaluation &now, Objections objections)
{
    const std::shared_ptr<const cost::Bill> bill = billOf(part, m_context);
    const Choices choices = choicesIn(part);
    for (std::size_t tries = 0; tries < mostRefusals * choices.size(); ++tries) {
        throwIfCancelled();
        if (m_move.empty() && std::ranges::none_of(choices, &ComputeChoice::changes))
            return true; // as planned
        const std::vector<Finding> added
            = objections(weighWithRoom(with(choices, part, bill), m_context).evaluation, now);
        const Offence offence = offenceOf(choices, part, added);
        if (!offence.chosen)
            return std::ranges::all_of(
                added, [&part](const Finding &finding) { return computesOf(part, finding).isEmpty(); });
        offence.chosen->refuse(*offence.finding, m_home);
        chooseAgain(*offence.chosen);
    }
    return true; // the whole plan has the last word
}

bool PlanChoice::settleParts(Objections objections)
{
    if (m_parts.now.empty())
        return true;
    const std::vector<Plan> parts = partsOf(m_base, bill()->index, m_context.catalog);
    for (std::size_t p = 0; p < parts.size(); ++p) {
        if (!settlePart(parts[p], m_parts.now[p], objections))
            return false;
    }
    return true;
}

bool PlanChoice::settleAgainst(Objections objections)
{
    const bool partsAreSettled = settleParts(objections);
    combine();
    if (!partsAreSettled)
        return false;
    const Choices choices = choicesIn(m_base);
    for (std::size_t tries = 0; m_valid && tries < mostRefusals * m_choices.size(); ++tries) {
        const std::vector<Finding> added = objections(m_evaluation, m_now);
        Offence offence = offenceOf(choices, m_plan, added);
        // What is about no compute in particular, as the budget: any may be at fault.
        if (const auto any = std::ranges::find_if(choices, &ComputeChoice::changes);
            !offence.chosen && !added.empty() && any != choices.end())
            offence = {*any, &added.front()};
        if (!offence.chosen)
            return added.empty();
        offence.chosen->refuse(*offence.finding, m_home);
        chooseAgain(*offence.chosen);
        combine();
    }
    return m_valid && objections(m_evaluation, m_now).empty();
}

void PlanChoice::refine()
{
    if (m_coupled.isEmpty() || isSettledTogether())
        return;
    for (int round = 0; round < mostRounds; ++round) {
        bool changed = false;
        for (ComputeChoice &chosen : m_choices) {
            if (m_cancel && *m_cancel) {
                m_valid = false;
                return;
            }
            if (!m_coupled.contains(chosen.compute))
                continue;
            const std::optional<Candidate> before = chosen.taken;
            searchAround(chosen);
            changed = changed || !before != !chosen.taken
                || (before && chosen.taken && !takeTheSame(*before, *chosen.taken));
        }
        if (!changed)
            break;
    }
    settle();
}

int PlanChoice::withoutCount() const
{
    return static_cast<int>(std::ranges::count_if(
        m_choices, [](const ComputeChoice &chosen) { return !chosen.taken.has_value(); }));
}

bool PlanChoice::isBetterThan(const PlanChoice &other) const
{
    const auto key = [](const PlanChoice &each) {
        return std::tuple(!each.m_valid, each.withoutCount(), each.m_evaluation.count(Severity::Blocker),
                          each.m_warns, !each.committed().isComplete(), each.committed().known().minor());
    };
    return key(*this) < key(other);
}

} // namespace slipway::search
