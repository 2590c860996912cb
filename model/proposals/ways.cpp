// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proposals/ways.h"

#include "model/rules/concerned.h"
#include "model/search/blockers.h"
#include "model/search/choice.h"
#include "model/search/givenup.h"
#include "model/search/meeting.h"
#include "model/search/planpart.h"
#include "model/sizing/plansizing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <map>

using namespace Qt::StringLiterals;

namespace slipway::proposals {

namespace {

constexpr int rankedLength = 20'000;
/// A way that is not faster by this share is not worth telling.
constexpr double leastGain = 0.1;
/// A tenth faster may cost a third more: 1.1 to the power of this. Beyond that nobody pays for time. Assumption of Slipway, 2026-11-22.
constexpr double mostElasticity = 3;
/// What a machine must save before it is taken for one whose CPUs are known.
constexpr double leastSavingOfGuess = 0.1;
constexpr std::size_t mostWays = 48;
/// Of quota, against the cheapest way. Assumptions of Slipway, 2026-11-25.
constexpr int nearFactor = 2;
constexpr int farFactor = 4;
constexpr int mostRefused = 40;

template <typename AnyPlan>
auto derivedEndpoint(AnyPlan &plan) -> decltype(std::get_if<RealtimeEndpoint>(&plan.workloads.front().detail))
{
    for (auto &workload : plan.workloads) {
        auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (endpoint && endpoint->servedModel && sizing::isSpeedDerived(*endpoint))
            return endpoint;
    }
    return nullptr;
}

bool serves(const RealtimeEndpoint &endpoint, const QString &compute)
{
    return std::ranges::any_of(endpoint.deployments,
                               [&](const Deployment &each) { return each.compute == compute; });
}

/// Whole numbers of 8 bits lose more of the answers than floats do: a GPU that computes in floats of 8 bits is not asked for them unless
/// somebody wants them. On others (A100, A10, T4, V100) floats are widened to 16 bits, and whole numbers are what they may compute in.
bool isForWholeNumbers(const Catalog &catalog, SizeId size)
{
    return !sizing::llmComputesIn(sizing::machineOf(catalog, catalog.size(size)),
                                  formulas::WeightFormat::Float8);
}

/// Nobody says how fast its CPUs are, while that is known of those that times were measured on.
bool isGuess(const std::optional<sizing::Machine> &planned, const Catalog &catalog, SizeId size)
{
    return planned && planned->cpuSpeed.likely > 0
        && sizing::isCpuSpeedUnknown(*planned, sizing::machineOf(catalog, catalog.size(size)));
}

/// Terms count only where they end with the plan, since who buys longer ones decides that by himself, and where a document says that the target
/// may use them.
bool mayBePaidSo(const search::Candidate &candidate, const Context &context, const QString &target)
{
    return termMonths(candidate.type) <= 0
        || (candidate.owed == 0
            && context.prices.use(context.catalog.behaviourOf(target), candidate.type).support
                == Support::Yes);
}

} // namespace

std::vector<int> nodeLimitsOf(const Plan &plan, const QString &compute)
{
    const bool isBatch = std::ranges::any_of(plan.workloads, [&compute](const Workload &workload) {
        return std::holds_alternative<BatchScoring>(workload.detail)
            && workload.computeIds().contains(compute);
    });
    return isBatch ? std::vector{mostBatchNodes, mostBatchNodesAtAll} : std::vector{mostNodes};
}

bool isInherent(const Finding &finding)
{
    return finding.severity != Severity::Blocker && recordOf(Exclusion::TimeUnknown).isToldBy(finding.rule);
}

Home::Home(const Sheet &sheet, Plan plan, const Context &context)
    : m_context(context)
    , m_plan(std::move(plan))
    , m_commitments(sheet.commitments)
    , m_oneInstanceWillDo(sheet.leastInstances == 1)
    , m_servingPrecision(sheet.servingPrecision)
    , m_requestsAtATime(sheet.requestsAtATime)
{
}

void Home::findWays(int threads, const std::vector<const Home *> &others)
{
    m_before = weigh(m_plan, m_context);
    vary();
    for (const QString &compute : search::searchable(m_plan, m_context.catalog))
        find(compute, threads, others);
}

/// Formats of weights and requests at a time, where the sheet leaves them open.
void Home::vary()
{
    Plan first = m_plan;
    RealtimeEndpoint *endpoint = derivedEndpoint(first);
    if (!endpoint) {
        m_variations.push_back({std::move(first), nullptr, std::nullopt, 0});
        return;
    }
    std::vector<Precision> precisions = {endpoint->servingPrecision.value_or(Precision::BFloat16)};
    if (!m_servingPrecision)
        precisions.insert(precisions.end(), {Precision::Float8, Precision::Int8});
    std::vector<int> atATime(search::requestsAtATime.begin(), search::requestsAtATime.end());
    if (m_requestsAtATime)
        atATime = {*m_requestsAtATime};
    for (const Precision precision : precisions) {
        for (const int concurrency : atATime) {
            endpoint->servingPrecision = precision;
            endpoint->concurrency = concurrency;
            m_variations.push_back({first, nullptr, precision, concurrency});
        }
    }
}

const std::shared_ptr<const cost::Bill> &Home::billOf(const Variation &variation) const
{
    if (!variation.bill)
        variation.bill = search::billOf(variation.plan, m_context);
    return variation.bill;
}

namespace {

/// Whether all that answers requests, and so fills the bands of outbound traffic, is the same in both.
bool answersAlike(const Plan &plan, const Plan &other)
{
    return std::ranges::all_of(plan.workloads, [&](const Workload &workload) {
        if (!std::holds_alternative<RealtimeEndpoint>(workload.detail))
            return true;
        const Workload *same = other.workload(workload.id);
        return same && *same == workload
            && std::ranges::all_of(workload.computeIds(), [&](const QString &id) {
                   const Compute *mine = plan.compute(id);
                   const Compute *its = other.compute(id);
                   return mine && its && *mine == *its;
               });
    });
}

/// Whether all else in the bill has a price.
bool isRestWhole(const cost::Bill &bill, const QString &compute)
{
    return std::ranges::all_of(bill.lines, [&compute](const CostLine &line) {
        return line.compute == compute || line.cost().isComplete();
    });
}

} // namespace

bool Home::isAlikeFor(const QString &compute, const Home &other) const
{
    const Variation &mine = m_variations.front();
    const Variation &its = other.m_variations.front();
    const auto part = search::partOf(mine.plan, *billOf(mine), compute);
    return part && m_variations.size() == other.m_variations.size()
        && part == search::partOf(its.plan, *other.billOf(its), compute) && answersAlike(mine.plan, its.plan)
        && answersAlike(its.plan, mine.plan)
        && isRestWhole(*mine.bill, compute) == isRestWhole(*its.bill, compute);
}

void Home::find(const QString &compute, int threads, const std::vector<const Home *> &others)
{
    ComputeWays found;
    found.compute = compute;
    const auto alike
        = std::ranges::find_if(others, [&](const Home *other) { return isAlikeFor(compute, *other); });
    const auto known = [&](const Home *home) {
        return std::ranges::find(home->m_computes, compute, &ComputeWays::compute);
    };
    if (alike != others.end() && known(*alike) != (*alike)->m_computes.end()) {
        found.measure = known(*alike)->measure;
        found.offersPreemptible = known(*alike)->offersPreemptible;
        found.all = known(*alike)->all;
        found.mostNodes = known(*alike)->mostNodes;
    } else {
        searchFor(found, threads);
    }
    choose(found);
    m_computes.push_back(std::move(found));
}

/// Where no machine does it with half of the nodes that are easily had, and so may be in time too seldom with all of them, more are tried as well.
void Home::searchFor(ComputeWays &found, int threads) const
{
    std::vector<Way> all;
    for (const int most : nodeLimitsOf(m_plan, found.compute)) {
        found.mostNodes = most;
        all = searchWith(found, threads);
        if (std::ranges::any_of(all, [most](const Way &way) { return 2 * way.candidate.nodes <= most; }))
            break;
    }
    found.offersPreemptible
        = std::ranges::any_of(all, [](const Way &way) { return isPreemptible(way.candidate.type); });
    std::ranges::stable_sort(all, [](const Way &a, const Way &b) {
        return a.cost != b.cost ? a.cost < b.cost : a.slowness < b.slowness;
    });
    for (std::size_t place = 0; place < all.size(); ++place)
        all[place].place = place;
    found.all = std::make_shared<const std::vector<Way>>(std::move(all));
}

/// In no order. Where some have all prices only those count, whichever format and number of requests at a time it takes.
std::vector<Way> Home::searchWith(ComputeWays &found, int threads) const
{
    const QString &compute = found.compute;
    std::vector<Way> all;
    for (std::size_t v = 0; v < m_variations.size(); ++v) {
        const Variation &variation = m_variations[v];
        const RealtimeEndpoint *derived = derivedEndpoint(variation.plan);
        const bool isServing = derived && serves(*derived, compute);
        if (v > 0 && !isServing)
            break;
        search::Query query;
        query.compute = compute;
        query.commitments = m_commitments;
        query.mostNodes = found.mostNodes;
        query.top = rankedLength;
        query.sample = 0;
        query.threads = threads;
        const search::Result result
            = search::searchMeeting(variation.plan, billOf(variation), m_context, query);
        found.measure = result.measure;
        const std::optional<SizeId> size = m_context.catalog.findSize(variation.plan.compute(compute)->size);
        const auto planned = size
            ? std::optional(sizing::machineOf(m_context.catalog, m_context.catalog.size(*size)))
            : std::nullopt;
        for (const search::Candidate &candidate : result.ranked) {
            if (!mayBePaidSo(candidate, m_context, variation.plan.compute(compute)->target))
                continue;
            if (!m_servingPrecision && isServing && variation.precision == Precision::Int8
                && !isForWholeNumbers(m_context.catalog, candidate.size))
                continue;
            double cost = static_cast<double>(candidate.total - result.rest.known().minor());
            if (isGuess(planned, m_context.catalog, candidate.size))
                cost /= 1 - leastSavingOfGuess;
            all.push_back({v, candidate, cost, candidate.measure > 0 ? std::log(candidate.measure) : 0,
                           askedFor(candidate)});
        }
    }
    const auto isComplete = [](const Way &way) { return way.candidate.complete; };
    if (std::ranges::any_of(all, isComplete))
        std::erase_if(all, std::not_fn(isComplete));
    return all;
}

/// Quota of families on GPUs and of specialised ones starts at zero, of others with a few vCPUs; low-priority nodes have one number for all.
int Home::askedFor(const search::Candidate &candidate) const
{
    const Catalog &catalog = m_context.catalog;
    const VmSize &size = catalog.size(candidate.size);
    const VmSeries *series = catalog.seriesOf(size);
    const bool isLowPriority = candidate.type == PriceType::LowPriority;
    const bool atZero = !isLowPriority && (size.gpu || (series && series->needsQuotaRequest));
    const Limit *given
        = catalog.limit(isLowPriority ? u"quota.low_priority_cores_min"_s : u"quota.dedicated_cores_min"_s);
    const int vcpus = candidate.nodes * size.vcpus;
    return !atZero && given && vcpus <= given->value ? 0 : vcpus;
}

int Home::mostAsked(const Way &cheapest, Reach reach) const
{
    const Limit *given = m_context.catalog.limit(u"quota.dedicated_cores_min"_s);
    const Limit *highest = m_context.catalog.limit(u"quota.dedicated_cores_max"_s);
    // What it takes counts also where that much is there from the start, as of machines that may be taken away.
    const int taken = cheapest.candidate.nodes * m_context.catalog.size(cheapest.candidate.size).vcpus;
    const int base = std::max(taken, given ? static_cast<int>(given->value) : 0);
    if (reach == Reach::Near)
        return nearFactor * base;
    return std::max(cheapest.asked,
                    std::min(farFactor * base, highest ? static_cast<int>(highest->value) : base));
}

namespace {

/// Whether one that is kept, and so is no dearer, does as well in all else. Machines that may be taken away never do for those that stay: where
/// they are in time too seldom, the others are what is left.
bool isBeaten(const ComputeWays &found, const Way &way)
{
    return std::ranges::any_of(found.ways, [&](const Way &kept) {
        const bool isAsSafe = !isPreemptible(kept.candidate.type) || isPreemptible(way.candidate.type);
        const bool isAsFast
            = found.measure == search::Measure::None || way.slowness >= kept.slowness - leastGain;
        return isAsSafe && isAsFast && kept.asked <= way.asked;
    });
}

} // namespace

/// The front of those that nothing new speaks against. Where every machine that stays and is paid as it goes brings a warning, of those without
/// a blocker: what else the sheet allows is taken where it costs less, and never in place of them. Where nothing is left, the same of all.
void Home::choose(ComputeWays &found) const
{
    found.obeysWarnings.fill(true);
    const std::array<bool, priceTypeCount> refused = addFront(found, 0);
    constexpr auto asYouGo = static_cast<std::size_t>(PriceType::PayAsYouGo);
    if (refused[asYouGo])
        found.obeysWarnings[asYouGo] = false;
    if (found.ways.empty())
        found.obeysWarnings.fill(false);
    if (found.ways.empty() || refused[asYouGo])
        addFront(found, 0);
}

std::array<bool, priceTypeCount> Home::addFront(ComputeWays &found, std::size_t from) const
{
    found.ways.clear();
    std::array<int, priceTypeCount> refused = {};
    std::array<bool, priceTypeCount> taken = {};
    for (std::size_t place = from; place < found.all->size() && found.ways.size() < mostWays; ++place) {
        const Way &way = (*found.all)[place];
        const auto type = static_cast<std::size_t>(way.candidate.type);
        // What no proposal may ask for is not looked at: the first may move up, so four times of what it takes.
        const bool isOutOfReach
            = !found.ways.empty() && way.asked > farFactor * mostAsked(found.ways.front(), Reach::Far);
        if (refused[type] > mostRefused || isOutOfReach)
            continue;
        if (isBeaten(found, way)) {
            taken[type] = true; // one like it is no dearer
            continue;
        }
        if (const std::optional<Finding> against = objection(found, way)) {
            if (isPreemptible(way.candidate.type) && found.obeysWarnings[type] && refused[type] == 0)
                found.againstPreemptible = against->title;
            ++refused[type];
            continue;
        }
        taken[type] = true;
        found.ways.push_back(way);
    }
    std::array<bool, priceTypeCount> all = {};
    for (std::size_t type = 0; type < priceTypeCount; ++type)
        all[type] = refused[type] > 0 && !taken[type];
    return all;
}

bool Home::moveUp(ComputeWays &found, double leastFaster) const
{
    ComputeWays next = found;
    next.late.push_back(found.ways.front());
    // More time on the same machines is no better; how well times are known differs between machines.
    const auto isNoBetter = [&](const Way &way) {
        return std::ranges::any_of(next.late, [&](const Way &each) {
            const bool isSame
                = way.candidate.size == each.candidate.size && way.candidate.type == each.candidate.type;
            const bool isAsSafe = !isPreemptible(each.candidate.type) || isPreemptible(way.candidate.type);
            return (isSame && way.slowness >= each.slowness)
                || (leastFaster > 0 && isAsSafe && way.slowness > each.slowness - leastFaster);
        });
    };
    const auto isFoundFrom = [&](std::size_t from) {
        int refused = 0;
        for (std::size_t place = from; place < found.all->size() && refused <= mostRefused; ++place) {
            if (isNoBetter((*found.all)[place]))
                continue;
            if (!objection(next, (*found.all)[place])) {
                addFront(next, place);
                return true;
            }
            ++refused;
        }
        return false;
    };
    if (!isFoundFrom(found.ways.front().place + 1)) {
        // To be in time with a warning is better than not to be.
        if (std::ranges::find(found.obeysWarnings, true) == found.obeysWarnings.end())
            return false;
        next.obeysWarnings.fill(false);
        if (!isFoundFrom(0))
            return false;
    }
    found = std::move(next);
    return true;
}

bool Home::isAccepted(const Finding &finding) const
{
    return m_oneInstanceWillDo && finding.rule == u"kubernetes.single_node"_s;
}

std::optional<Finding> Home::objection(const ComputeWays &found, const Way &way) const
{
    Plan plan = m_variations[way.variation].plan;
    apply(plan, found.compute, way);
    const Evaluation after = weigh(plan, m_context);
    const bool warningsToo = found.obeysWarnings[static_cast<std::size_t>(way.candidate.type)];
    const std::vector<Finding> added
        = warningsToo ? search::newObjections(after, m_before) : search::newBlockers(after, m_before);
    const auto first = std::ranges::find_if(added, [&](const Finding &finding) {
        const QStringList computes = computesOf(plan, finding);
        if (finding.severity == Severity::Blocker && computes.isEmpty())
            return true;
        return computes.contains(found.compute) && !isInherent(finding) && !isAccepted(finding);
    });
    return first == added.end() ? std::nullopt : std::optional(*first);
}

void Home::apply(Plan &plan, const QString &compute, const Way &way) const
{
    const Variation &variation = m_variations[way.variation];
    RealtimeEndpoint *endpoint = derivedEndpoint(plan);
    if (endpoint && variation.precision && serves(*endpoint, compute)) {
        endpoint->servingPrecision = variation.precision;
        endpoint->concurrency = variation.concurrency;
    }
    if (const std::optional<search::SearchedCompute> found = searched(compute, way))
        search::applyChoice(plan, *found, way.candidate);
}

std::optional<search::SearchedCompute> Home::searched(const QString &compute, const Way &way) const
{
    const Variation &variation = m_variations[way.variation];
    search::Query query;
    query.compute = compute;
    return search::searchedComputeOf(variation.plan, billOf(variation), m_context, query);
}

QString Home::assumed(const QString &compute, const Way &way) const
{
    const std::optional<search::SearchedCompute> found = searched(compute, way);
    return found ? search::assumedOf(*found, way.candidate) : QString();
}

bool Home::isPossible() const
{
    return std::ranges::none_of(m_computes, [](const ComputeWays &each) { return each.ways.empty(); });
}

void Home::findRest()
{
    std::vector<std::size_t> picks;
    double ways = 0;
    for (const ComputeWays &each : m_computes) {
        picks.push_back(0);
        ways += each.ways.front().cost;
    }
    m_rest = static_cast<double>(weigh(planWith(picks), m_context).total.known().minor()) - ways;
}

Plan Home::planWith(const std::vector<std::size_t> &picks) const
{
    Plan plan = m_variations.front().plan;
    for (std::size_t c = 0; c < m_computes.size(); ++c)
        apply(plan, m_computes[c].compute, m_computes[c].ways[picks[c]]);
    return plan;
}

namespace {

struct Step
{
    std::size_t compute = 0;
    std::size_t to = 0; ///< index of the way
    double price = 0; ///< of a unit of slowness less
};

bool isWorthItsTime(double cost, double before, double gain)
{
    return std::log(cost / before) <= mostElasticity * gain;
}

/// Steps of one compute that never become cheaper again: the convex hull of its ways.
void addSteps(const ComputeWays &ways, std::size_t compute, int mostAsked, std::vector<Step> &steps)
{
    std::size_t at = 0;
    while (at + 1 < ways.ways.size()) {
        Step best{compute, at, std::numeric_limits<double>::infinity()};
        for (std::size_t next = at + 1; next < ways.ways.size(); ++next) {
            if (ways.ways[next].asked > mostAsked)
                continue;
            const double gain = ways.ways[at].slowness - ways.ways[next].slowness;
            const double price = gain > 0 ? (ways.ways[next].cost - ways.ways[at].cost) / gain
                                          : std::numeric_limits<double>::infinity();
            if (price <= best.price)
                best = {compute, next, price};
        }
        const Way &now = ways.ways[at];
        const Way &then = ways.ways[best.to];
        if (best.to == at || !isWorthItsTime(then.cost, now.cost, now.slowness - then.slowness))
            return;
        steps.push_back(best);
        at = best.to;
    }
}

Whole summed(const Home &home, std::size_t index, std::vector<std::size_t> picks)
{
    Whole whole{index, std::move(picks), home.rest(), 0};
    for (std::size_t c = 0; c < whole.picks.size(); ++c) {
        const Way &way = home.computes()[c].ways[whole.picks[c]];
        whole.cost += way.cost;
        whole.slowness += way.slowness;
    }
    return whole;
}

} // namespace

bool isWorthItsTime(const Whole &whole, const Whole &cheaper)
{
    return whole.cost <= cheaper.cost
        || isWorthItsTime(whole.cost, cheaper.cost, cheaper.slowness - whole.slowness);
}

std::vector<Whole> pathOf(const Home &home, std::size_t index, Reach reach)
{
    std::vector<std::size_t> picks;
    std::vector<Step> steps;
    for (std::size_t c = 0; c < home.computes().size(); ++c) {
        const ComputeWays &ways = home.computes()[c];
        picks.push_back(0);
        addSteps(ways, c, home.mostAsked(ways.ways.front(), reach), steps);
    }
    std::ranges::stable_sort(steps, {}, &Step::price);
    std::vector<Whole> path = {summed(home, index, picks)};
    for (const Step &step : steps) {
        picks[step.compute] = step.to;
        path.push_back(summed(home, index, picks));
    }
    return path;
}

} // namespace slipway::proposals
