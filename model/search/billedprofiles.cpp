// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/billedprofiles.h"

#include "model/cost/kernel.h"
#include "model/cost/loads.h"
#include "model/cost/pricetypes.h"
#include "model/cost/terms.h"
#include "model/cost/wholeup.h"
#include "model/search/choice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// Adds to the last term if that is of the same amount.
void addMonth(std::vector<Term> &terms, Quantity quantity, std::uint16_t rate, std::size_t epoch)
{
    if (quantity == Quantity())
        return;
    const auto own = static_cast<std::uint16_t>(epoch);
    if (!terms.empty() && terms.back().quantity == quantity.raw() && terms.back().rate == rate
        && terms.back().epoch == own)
        ++terms.back().months;
    else
        terms.push_back({quantity.raw(), 1, rate, own});
}

} // namespace

BilledProfiles::BilledProfiles(const SearchedCompute &searched, const RegionPrices &prices)
    : m_searched(searched)
    , m_prices(prices)
    , m_region(uncommittedRegion(searched).value_or(searched.use().region.value_or(RegionId{})))
    , m_works(searched)
    , m_trials(searched.context.catalog, searched.context.prices, searched.exchange)
    , m_speedDerived(std::ranges::any_of(searched.plan.workloads, [](const Workload &workload) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        return endpoint && sizing::isSpeedDerived(*endpoint);
    }))
{
}

std::optional<RegionId> BilledProfiles::uncommittedRegion(const SearchedCompute &searched)
{
    const std::optional<RegionId> own = searched.use().region;
    if (own && !searched.reach.hasIn(*own))
        return own;
    for (std::size_t r = 0; r < searched.context.catalog.regions().size(); ++r) {
        if (!searched.reach.hasIn(static_cast<RegionId>(r)))
            return static_cast<RegionId>(r);
    }
    return std::nullopt;
}

void BilledProfiles::costWhole(const SearchedCompute &searched, cost::ComputeTrials &trials,
                               Candidate &candidate)
{
    Plan plan = searched.plan;
    applyChoice(plan, searched, candidate);
    trials.take(std::move(plan));
    const cost::ComputeCost all = trials.all();
    candidate.total = addSaturated(searched.restBeyond, addSaturated(addSaturated(searched.shared, searched.answersFrom(candidate.region)), all.total));
    candidate.complete = searched.restBeyondComplete && searched.sharedComplete && all.whole;
    candidate.owed = trials.costs()[searched.compute].owed;
}

/// The same of all ways of paying that are, or are not, taken away.
const std::vector<WorkModel::Outcome> &BilledProfiles::outcomesOn(SizeId size, const sizing::Machine &machine,
                                                                  int nodes, bool preemptible)
{
    Outcomes &last = m_outcomes[preemptible ? 1 : 0];
    if (last.size == size && last.nodes == nodes)
        return last.ofWorks;
    last.size = size;
    last.nodes = nodes;
    last.ofWorks.clear();
    for (std::size_t work = 0; work < m_works.count(); ++work)
        last.ofWorks.push_back(m_works.outcome(work, size, machine, nodes, preemptible));
    return last.ofWorks;
}

/// A pool is billed whatever its runs take of it: how many nodes those are makes a difference, and how many they keep busy in a month.
void BilledProfiles::addPool(Key &key, const std::vector<WorkModel::Outcome> &outcomes) const
{
    for (const WorkModel::Outcome &outcome : outcomes)
        key.push_back(outcome.runs.nodes);
    for (const int month : m_searched.bill().index.changes()) {
        double wanted = 0;
        for (std::size_t work = 0; work < outcomes.size(); ++work) {
            const cost::JobRuns &runs = outcomes[work].runs;
            if (m_searched.plan.workloads[m_works.workload(work)].runsIn(month))
                wanted += runs.runs * runs.hours * runs.nodes;
        }
        key.push_back(cost::wholeUp(wanted / cost::hoursPerMonth));
    }
}

BilledProfiles::Key BilledProfiles::keyOf(SizeId size, const sizing::Machine &machine, int nodes,
                                          Payment payment)
{
    Key key{static_cast<double>(payment), static_cast<double>(nodes)};
    switch (m_searched.billing()) {
    case cost::Billing::Endpoint:
        // Stated numbers of instances are billed whatever they serve.
        if (!m_searched.nodesVary) {
            const Answering answering = answeringOn(size, machine);
            key.insert(key.end(),
                       {static_cast<double>(answering.places), answering.longer,
                        static_cast<double>(answering.size)});
        }
        break;
    case cost::Billing::Kubernetes:
        if (m_searched.poolVaries())
            addPool(key, outcomesOn(size, machine, nodes, payment == Payment::Preemptible));
        else
            key.push_back(static_cast<double>(indexOf(size)));
        break;
    default:
        for (const WorkModel::Outcome &outcome :
             outcomesOn(size, machine, nodes, payment == Payment::Preemptible)) {
            key.push_back(outcome.runs.hours);
            key.push_back(outcome.runs.nodes);
        }
        break;
    }
    return key;
}

std::optional<std::uint16_t> BilledProfiles::rateOf(const cost::Use &use) const
{
    switch (use.by) {
    case cost::PricedBy::Size:
        break;
    case cost::PricedBy::Meter:
        if (const std::optional<std::size_t> meter = m_prices.meterOf(use.price))
            return static_cast<std::uint16_t>(static_cast<std::size_t>(RateOf::Meter) + *meter);
        return std::nullopt;
    case cost::PricedBy::Owner: // nobody searches for what its owner bills
    case cost::PricedBy::Nothing:
        return std::nullopt;
    }
    if (!use.price.isEmpty())
        return static_cast<std::uint16_t>(use.paidAs == cost::PaidAs::Uncommitted ? RateOf::SystemUncommitted
                                                                                  : RateOf::System);
    switch (use.paidAs) {
    case cost::PaidAs::Compute:
        break;
    case cost::PaidAs::Uncommitted:
        return static_cast<std::uint16_t>(RateOf::Uncommitted);
    case cost::PaidAs::UnlessSpot:
        return static_cast<std::uint16_t>(RateOf::UnlessSpot);
    }
    return static_cast<std::uint16_t>(RateOf::Own);
}

void BilledProfiles::addUse(Profile &profile, const cost::Use &use, Payment payment) const
{
    if (use.role == CostRole::MisfitPods || use.role == CostRole::Uncounted)
        profile.exclusions |= bit(Exclusion::Capacity);
    std::vector<Quantity> quantities;
    for (const double units : use.quantities.months())
        quantities.push_back(Quantity::fromDouble(units));
    if (std::ranges::all_of(quantities, [](Quantity quantity) { return quantity == Quantity(); }))
        return;
    const std::optional<std::uint16_t> rate = rateOf(use);
    if (!rate) {
        profile.restComplete = false;
        return;
    }
    const bool isTerm = use.by == cost::PricedBy::Size && use.paidAs != cost::PaidAs::Uncommitted;
    const int term = isTerm ? termMonths(typeFor(payment)) : 0;
    const int first = static_cast<int>(std::ranges::find_if(quantities, [](Quantity quantity) {
                                           return quantity != Quantity();
                                       })
                                       - quantities.begin());
    const auto epochOf = [&](int month) { return m_prices.epochPaidIn(month, first, term); };
    int month = 0;
    for (const Quantity quantity : quantities)
        addMonth(profile.terms, quantity, *rate, epochOf(month++));
    for (const double units : use.owed)
        addMonth(profile.owed, Quantity::fromDouble(units), *rate, epochOf(month++));
}

BilledProfiles::Answering BilledProfiles::answeringOn(SizeId size, const sizing::Machine &machine) const
{
    // Work that does not answer requests may be asked about on an endpoint too.
    if (m_searched.measure != Measure::LatencyMilliseconds)
        return {};
    // Pods have what they ask for of a node, each endpoint its own share of it.
    if (m_searched.billing() == cost::Billing::Kubernetes)
        return {0, 1, static_cast<int>(indexOf(size))};
    if (m_searched.billing() != cost::Billing::Endpoint)
        return {0, 1, m_speedDerived ? static_cast<int>(indexOf(size)) : -1};
    const auto &endpoint = std::get<RealtimeEndpoint>(m_searched.plan.workloads[*m_searched.workload].detail);
    // Times are told for all deployments at once: with several of them a choice leaves them as they are.
    const SearchedCompute::Share share = endpoint.deployments.size() == 1
        ? m_searched.shareOn(size, machine, endpoint)
        : SearchedCompute::Share{std::max(1, endpoint.concurrency), 1, true};
    return {share.places, share.longer, m_speedDerived ? static_cast<int>(indexOf(size)) : -1};
}

const BilledProfiles::Judgement &BilledProfiles::judgementOf(SizeId size, const sizing::Machine &machine,
                                                             int nodes)
{
    const std::pair<Answering, int> key(answeringOn(size, machine), nodes);
    const auto known = m_judgements.find(key);
    if (known != m_judgements.end())
        return known->second;
    Candidate candidate;
    candidate.size = size;
    candidate.region = m_searched.use().region.value_or(RegionId{});
    candidate.nodes = static_cast<std::uint16_t>(nodes);
    Plan plan = m_searched.plan;
    applyChoice(plan, m_searched, candidate);
    Judgement judgement;
    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&plan.workloads[w].detail);
        for (std::size_t d = 0; endpoint && plan.workloads[w].enabled && d < endpoint->deployments.size();
             ++d) {
            if (endpoint->deployments[d].compute == m_searched.asPlanned().id)
                judgeDeployment(judgement, plan, w, d, key.first);
        }
    }
    return m_judgements.emplace(key, judgement).first->second;
}

/// Instances against the load. The table is that of how the machine answers, whatever the number of instances.
void BilledProfiles::judgeDeployment(Judgement &judgement, const Plan &plan, std::size_t workload,
                                     std::size_t index, const Answering &answering)
{
    const auto &endpoint = std::get<RealtimeEndpoint>(plan.workloads[workload].detail);
    const Deployment &deployment = endpoint.deployments[index];
    const std::tuple key(answering, workload, index);
    auto sized = m_sized.find(key);
    if (sized == m_sized.end())
        sized = m_sized
                    .emplace(key,
                             sizing::sizeDeployment(plan, m_searched.context.catalog, endpoint, deployment))
                    .first;
    const sizing::CapacityTable &table = sized->second.table;
    const double peak = cost::peakLoads(plan, plan.workloads[workload], endpoint).highest;
    const double load = peak * deployment.trafficPercent / 100;
    if (!sized->second.targetReachable || !cost::carriesPeak(deployment, table, peak))
        judgement.exclusions |= bit(Exclusion::Latency);
    if (m_searched.workload != workload || m_searched.deployment != index)
        return;
    const double utilization = plan.assumptions.targetUtilizationPercent.likely / 100;
    judgement.nodes = cost::deploymentInstances(deployment, endpoint, table, peak, utilization);
    const double share = endpoint.latencyPercentile / 100;
    judgement.measure = 1000 * sizing::worsePercentile(table.profile(), judgement.nodes, load, share);
}

Profile BilledProfiles::billed(SizeId size, int nodes, Payment payment)
{
    Candidate candidate;
    candidate.size = size;
    candidate.region = m_region;
    candidate.type = typeFor(payment);
    candidate.nodes = static_cast<std::uint16_t>(nodes);
    Plan plan = m_searched.plan;
    applyChoice(plan, m_searched, candidate);
    Profile profile;
    // Machines that are held one by one are as many as the plan says, whatever one run takes of them.
    const bool held
        = m_searched.billing() == cost::Billing::Machine || m_searched.billing() == cost::Billing::Instance;
    profile.nodes = held ? std::max(1, plan.computes[m_searched.compute].instances) : nodes;
    m_trials.take(std::move(plan));
    const cost::ByMonth<int> &pool = m_trials.uses(m_searched.compute).nodes;
    if (m_searched.billing() == cost::Billing::Kubernetes && !pool.empty())
        profile.nodes = std::max(1, std::ranges::max(pool.values()));
    profile.rest = addSaturated(m_searched.restBeyond, m_searched.shared);
    profile.restComplete = m_searched.restBeyondComplete && m_searched.sharedComplete;
    for (const cost::Use &use : m_trials.billed(m_searched.compute))
        addUse(profile, use, payment);
    cost::ComputeCost others = m_trials.beside();
    for (std::size_t c = 0; c < m_trials.costs().size(); ++c) {
        if (c != m_searched.compute)
            others.add(m_trials.costs()[c]);
    }
    profile.rest = addSaturated(profile.rest, others.total);
    profile.restComplete = profile.restComplete && others.whole;
    profile.endOfTerms
        = cost::endOfTerms(m_trials.billed(m_searched.compute), termMonths(candidate.type)).value_or(0);
    if (!m_trials.fits(m_searched.compute))
        profile.exclusions |= bit(Exclusion::Capacity);
    return profile;
}

/// What stands against a machine because of how it answers requests whose time was typed for the planned one.
Exclusions BilledProfiles::againstAnswering(SizeId size, const sizing::Machine &machine,
                                            const RealtimeEndpoint &endpoint) const
{
    Exclusions result = 0;
    const int planned = std::max(1, endpoint.concurrency);
    const SearchedCompute::Share share = m_searched.shareOn(size, machine, endpoint);
    if (!share.isKnown)
        result |= bit(Exclusion::TimeUnknown);
    // Of a model with parameters it is known whether its weights fit.
    else if (!sizing::isSpeedDerived(endpoint) && m_searched.usesGpu()
             && !(sizing::llmTask(m_searched.plan, endpoint).shape.parameters > 0))
        result |= m_searched.againstGpuMemory(m_searched.servingPart(size, machine),
                                              *m_searched.plannedPart(), planned);
    // Requests at a time are told for all deployments at once: others would slow down with this one.
    if (share.isKnown && endpoint.deployments.size() != 1 && (share.places < planned || share.longer > 1))
        result |= bit(Exclusion::Weaker);
    return result;
}

Exclusions BilledProfiles::againstMachine(SizeId size, const sizing::Machine &machine, int nodes,
                                          Payment payment, Profile &profile)
{
    Exclusions result = 0;
    const std::vector<WorkModel::Outcome> &outcomes
        = outcomesOn(size, machine, nodes, payment == Payment::Preemptible);
    for (std::size_t work = 0; work < outcomes.size(); ++work) {
        result |= outcomes[work].exclusions;
        if (m_works.isMain(work))
            profile.measure = outcomes[work].runs.lasts;
    }
    if (m_searched.measure != Measure::LatencyMilliseconds)
        return result;
    const auto &endpoint = std::get<RealtimeEndpoint>(m_searched.plan.workloads[*m_searched.workload].detail);
    if (m_searched.billing() == cost::Billing::Endpoint) {
        result |= againstAnswering(size, machine, endpoint);
        // Where nobody tells what the model takes, each request keeps the memory that it was planned with.
        if (!m_searched.plan.model.ramGiB && m_searched.planned && !machine.hasGpu() && !m_searched.usesGpu()
            && machine.memoryGiB * std::max(1, endpoint.concurrency)
                < m_searched.planned->memoryGiB * answeringOn(size, machine).places)
            result |= bit(Exclusion::Weaker);
    } else if (m_searched.billing() == cost::Billing::Kubernetes) {
        for (const std::size_t w : m_searched.bill().index.users(m_searched.asPlanned().id)) {
            const Workload &workload = m_searched.plan.workloads[w];
            if (const auto *each = std::get_if<RealtimeEndpoint>(&workload.detail); each && workload.enabled)
                result |= againstAnswering(size, machine, *each);
        }
    }
    const sizing::Machine serving = m_searched.servingPart(size, machine);
    const sizing::LlmTask task = sizing::llmTask(m_searched.plan, endpoint);
    if (task.promptTokens > 0 && task.outputTokens > 0) {
        const sizing::LlmServing llm = sizing::llmServing(task, serving);
        // A limit that was typed for one machine gives way to what another one holds.
        const int asked = sizing::isSpeedDerived(endpoint) && endpoint.deployments.size() == 1
                && m_searched.billing() == cost::Billing::Endpoint
            ? 1
            : endpoint.concurrency;
        if (llm.why == sizing::NoServing::TooLarge || (llm.known() && llm.mostAtATime < asked))
            result |= bit(Exclusion::Memory);
        else if (llm.why == sizing::NoServing::NoPrecision
                 || (sizing::isSpeedDerived(endpoint) && !llm.known()))
            result |= bit(Exclusion::TimeUnknown);
    }
    return result;
}

const Profile &BilledProfiles::profile(SizeId size, const sizing::Machine &machine, int nodes,
                                       Payment payment)
{
    const Key key = keyOf(size, machine, nodes, payment);
    auto known = m_known.find(key);
    if (known == m_known.end())
        known = m_known.emplace(key, billed(size, nodes, payment)).first;
    m_last = known->second;
    m_last.exclusions |= againstMachine(size, machine, nodes, payment, m_last);
    if (m_searched.measure == Measure::LatencyMilliseconds) {
        const Judgement &judgement = judgementOf(size, machine, nodes);
        m_last.exclusions |= judgement.exclusions;
        m_last.measure = judgement.measure;
        if (!answersFromPods())
            m_last.nodes = judgement.nodes;
    }
    return m_last;
}

} // namespace slipway::search
