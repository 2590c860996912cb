// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proposals/proposals.h"

#include "model/base/parallel.h"
#include "model/base/planwords.h"
#include "model/cost/pricetypes.h"
#include "model/proposals/bettertargets.h"
#include "model/proposals/proposer.h"
#include "model/search/bestplan.h"
#include "model/uncertainty/drawtargets.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <iterator>

using namespace Qt::StringLiterals;

namespace slipway {

namespace proposals {

namespace {

/// Draws by which ways are told apart before a proposal is drawn in full.
constexpr int screeningDraws = 400;
/// Draws by which it is looked for how much the budget allows.
constexpr int lookingDraws = 2'000;
/// A P90 that is further from the budget than so many standard errors is on its side of it.
constexpr double clearErrors = 6;
constexpr int mostRobustSteps = 24;
/// So many plans are bought for before the cheapest is chosen: advice takes as long as evaluating a plan some dozen times.
constexpr std::size_t mostBoughtFor = 6;
/// Two standard errors of a chance that is drawn so seldom.
constexpr double screeningMargin = 0.04;

/// Time beyond what is asked for gains nothing: only work that nobody has set a time for is worth making faster, and what makes a plan keep its
/// times surely enough.
bool isWorthMore(const Proposal &proposal, const Proposal &cheapest)
{
    if (proposal.robustness.isRobust() && !cheapest.robustness.isRobust())
        return true;
    for (const Workload &workload : proposal.plan.workloads) {
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        if (!job || job->deadlineHours)
            continue;
        const auto of = [&](const Proposal &each) {
            return std::ranges::find(each.computes, job->compute, &ProposedCompute::compute);
        };
        const auto mine = of(proposal);
        const auto its = of(cheapest);
        if (mine != proposal.computes.end() && its != cheapest.computes.end() && mine->value < its->value)
            return true;
    }
    return false;
}

/// work(0) to work(count - 1): each by itself where there is one for every thread, since what comes between its searches takes as long as they do;
/// else one after the other with all threads. The number of threads that each may take is told.
void forEach(std::size_t count, int threads, const std::function<void(std::size_t, int)> &work)
{
    const auto most = static_cast<std::size_t>(std::clamp(threads, 1, 64));
    const bool apart = count >= most;
    std::atomic<std::size_t> next = 0;
    const std::atomic<bool> *flag = CancelScope::current();
    inParallel(apart ? most : 1, [&](std::size_t) {
        const CancelScope scope(flag); // that of whoever asked
        for (std::size_t i = next++; i < count; i = next++)
            work(i, apart ? 1 : threads);
    });
}

} // namespace

Proposer::Proposer(const Sheet &sheet, const Plan &plan, const Context &context,
                   const ProposeOptions &options)
    : m_sheet(sheet)
    , m_plan(plan)
    , m_context(context)
    , m_options(options)
{
}

std::vector<Plan> Proposer::inEveryRegion(const Plan &plan) const
{
    std::vector<Plan> plans = {plan};
    for (const QString &name : plan.otherRegions) {
        const std::optional<RegionId> region = m_context.catalog.findRegion(name);
        if (region && name != plan.region)
            plans.push_back(search::movedTo(plan, m_context, *region));
    }
    return plans;
}

/// What is allowed is never dearer for it: a target that machines which may be taken away, or likely figures, make the cheapest may not be it
/// once the work has to be in time. The best is first.
std::vector<Plan> Proposer::onEveryTarget(const Plan &plan) const
{
    std::vector<Plan> plans = {onBetterTargets(plan, m_context)};
    const auto add = [&plans](Plan other) {
        if (std::ranges::find(plans, other) == plans.end())
            plans.push_back(std::move(other));
    };
    if (plan.preemptibleAcceptable) {
        Plan staying = plan;
        staying.preemptibleAcceptable = false;
        staying = onBetterTargets(staying, m_context);
        staying.preemptibleAcceptable = true;
        add(std::move(staying));
    }
    add(plan);
    return plans;
}

void Proposer::findHomes(const std::vector<Plan> &plans)
{
    m_homes.clear();
    std::vector<std::vector<std::size_t>> byRegion;
    for (std::size_t h = 0; h < plans.size(); ++h) {
        if (h == 0 || plans[h].region != plans[h - 1].region)
            byRegion.emplace_back();
        byRegion.back().push_back(h);
        m_homes.emplace_back(m_sheet, plans[h], m_context);
    }
    // Those of a region differ in a target or two, and share what has nothing to do with these.
    forEach(byRegion.size(), m_options.threads, [&](std::size_t region, int threads) {
        std::vector<const Home *> known;
        for (const std::size_t h : byRegion[region]) {
            m_homes[h].findWays(threads, known);
            known.push_back(&m_homes[h]);
        }
    });
}

DrawOptions Proposer::drawOptions(int draws, int threads) const
{
    DrawOptions options;
    options.draws = draws;
    options.threads = threads;
    return options;
}

Drawn Proposer::draw(const Whole &whole, int draws, int threads, const Purchases *purchases) const
{
    throwIfCancelled();
    Drawn drawn;
    drawn.purchases = purchases;
    drawn.plan = purchases ? purchases->plan : m_homes[whole.home].planWith(whole.picks);
    drawn.evaluation = evaluate(drawn.plan, m_context);
    drawn.uncertainty = drawCosts(drawn.plan, m_context, drawn.evaluation.total, drawOptions(draws, threads));
    drawn.robustness = robustnessOf(drawn.plan, drawn.evaluation, drawn.uncertainty);
    judgeBudget(drawn);
    return drawn;
}

const Drawn &Proposer::drawn(const Whole &whole, int draws, int threads, const Purchases *purchases)
{
    const std::tuple key(draws, whole.home, whole.picks, purchases != nullptr);
    {
        const std::lock_guard lock(m_drawing);
        if (const auto known = m_drawn.find(key); known != m_drawn.end())
            return *known->second;
    }
    auto made = std::make_unique<Drawn>(draw(whole, draws, threads, purchases));
    const std::lock_guard lock(m_drawing);
    return *m_drawn.try_emplace(key, std::move(made)).first->second;
}

const Purchases *Proposer::purchasesOf(const Whole &whole)
{
    if (!m_sheet.commitments || m_sheet.months < 12)
        return nullptr;
    const std::pair key(whole.home, whole.picks);
    {
        const std::lock_guard lock(m_drawing);
        if (const auto known = m_purchases.find(key); known != m_purchases.end())
            return known->second.get();
    }
    throwIfCancelled();
    auto made
        = std::make_unique<Purchases>(purchasesFor(m_homes[whole.home].planWith(whole.picks), m_context));
    const std::lock_guard lock(m_drawing);
    return m_purchases.try_emplace(key, std::move(made)).first->second.get();
}

double Proposer::costOf(const Whole &whole)
{
    const Purchases *purchases = purchasesOf(whole);
    if (!purchases)
        return whole.cost;
    const Total asChosen = weigh(m_homes[whole.home].planWith(whole.picks), m_context).total;
    return whole.cost - static_cast<double>((asChosen.known() - purchases->total.known()).minor());
}

/// What is bought costs less: who keeps it without need not be bought for.
bool Proposer::seemsToKeepBudget(const Whole &whole)
{
    if (!m_sheet.budget || seemsToKeepBudget(whole, nullptr))
        return true;
    const Purchases *purchases = purchasesOf(whole);
    return purchases && seemsToKeepBudget(whole, purchases);
}

bool Proposer::seemsToKeepBudget(const Whole &whole, const Purchases *purchases)
{
    const auto drawnBy = [&](int draws) -> const Drawn & {
        return drawn(whole, std::min(draws, m_options.draws), m_options.threads, purchases);
    };
    const Drawn &few = drawnBy(screeningDraws);
    if (!few.isBudgetKnown)
        return false; // the draws of many begin with those of few
    const bool isMonthly = m_sheet.budget->period == BudgetPeriod::Month;
    const CostRange &spent = isMonthly ? few.uncertainty.peakMonth : few.uncertainty.total;
    const std::optional<Money> budget = Money::fromDecimal(m_sheet.budget->amount, spent.p90.currency());
    if (budget
        && std::abs(static_cast<double>((spent.p90.known() - *budget).minor()))
            > clearErrors * static_cast<double>(spent.p90Error.minor()))
        return few.keepsBudget();
    return drawnBy(lookingDraws).keepsBudget();
}

bool Proposer::keepsBudget(const Whole &whole)
{
    return !m_sheet.budget || told(whole).keepsBudget();
}

void Proposer::judgeBudget(Drawn &drawn) const
{
    if (!m_sheet.budget)
        return;
    const Uncertainty &uncertainty = drawn.uncertainty;
    const Total &p90
        = m_sheet.budget->period == BudgetPeriod::Month ? uncertainty.peakMonth.p90 : uncertainty.total.p90;
    const std::optional<Money> budget = Money::fromDecimal(m_sheet.budget->amount, p90.currency());
    if (!budget || p90.known() > *budget)
        drawn.over = budget ? p90.less(Total(*budget)).value_or(p90) : p90;
    else
        drawn.isBudgetKnown = p90.isComplete();
}

namespace {

/// At first every machine is tried; where that leads nowhere, they must be clearly faster.
double leastFasterAt(int step)
{
    constexpr std::array leastFaster = {0.0, 0.05, 0.1};
    constexpr int stepsOfEach = 8;
    return leastFaster[std::min<std::size_t>(static_cast<std::size_t>(step / stepsOfEach),
                                             leastFaster.size() - 1)];
}

bool isRun(const ComputeWays &ways)
{
    return ways.measure == search::Measure::HoursPerRun || ways.measure == search::Measure::HoursPerBatch;
}

} // namespace

/// A deadline is kept by the compute that works for it, so each is moved up by itself.
Proposer::Fault Proposer::mendTimes(std::size_t index, const Plan &plan,
                                    const std::vector<TargetChance> &targets, double required, int step)
{
    Home &home = m_homes[index];
    Fault fault = Fault::None;
    for (const TargetChance &target : targets) {
        const Workload *workload = plan.workload(target.workload);
        if (!workload || isConfident(target.kept.share, required))
            continue;
        for (ComputeWays &ways : home.computes()) {
            if (workload->computeIds().contains(ways.compute))
                fault = home.moveUp(ways, leastFasterAt(step)) || fault == Fault::Mended ? Fault::Mended
                                                                                         : Fault::Left;
        }
        fault = fault == Fault::None ? Fault::Left : fault;
    }
    return fault;
}

bool Proposer::mayCostsBeUnknown(std::size_t home) const
{
    return m_sheet.budget && std::ranges::any_of(m_homes[home].computes(), isRun);
}

/// What has no price in some draws is a run that takes more hours than a month has.
Proposer::Fault Proposer::mendUnknownCosts(std::size_t index, const Drawn &drawn, int step)
{
    if (drawn.isBudgetKnown || !drawn.evaluation.total.isComplete())
        return Fault::None;
    Home &home = m_homes[index];
    Fault fault = Fault::None;
    for (ComputeWays &ways : home.computes()) {
        if (isRun(ways))
            fault = home.moveUp(ways, leastFasterAt(step)) || fault == Fault::Mended ? Fault::Mended
                                                                                     : Fault::Left;
    }
    return fault;
}

Proposer::Fault Proposer::mend(std::size_t index, const Drawn &drawn, double required, int step)
{
    const Fault fault = mendTimes(index, drawn.plan, drawn.uncertainty.targets, required, step);
    return fault == Fault::None ? mendUnknownCosts(index, drawn, step) : fault;
}

/// By few draws, and by as many as what is told about where these leave it open: of times alone where these decide it.
void Proposer::makeRobust(std::size_t index, int threads)
{
    Home &home = m_homes[index];
    if (!home.isPossible())
        return;
    const double required = requiredConfidence(m_plan);
    // Where nothing is in time surely enough, what is most often is told about.
    std::vector<ComputeWays> nearest;
    double confidence = -1;
    for (int step = 0; step < mostRobustSteps; ++step) {
        const Whole first = pathOf(home, index).front();
        const Drawn &few = drawn(first, std::min(screeningDraws, m_options.draws), threads);
        const auto isClose = [&](const ConstraintChance &each) {
            return std::abs(each.kept.share - required) < screeningMargin;
        };
        const bool isOpen
            = m_options.draws > screeningDraws && std::ranges::any_of(few.robustness.constraints, isClose);
        if (few.robustness.confidence() > confidence) {
            confidence = few.robustness.confidence();
            nearest = home.computes();
        }
        Fault fault = Fault::None;
        if (isOpen) {
            const std::vector<TargetChance> times
                = drawTargets(few.plan, m_context, drawOptions(m_options.draws, threads));
            fault = mendTimes(index, few.plan, times, required, step);
            if (fault == Fault::None && mayCostsBeUnknown(index))
                fault = mendUnknownCosts(index, drawn(first, m_options.draws, threads), step);
        } else {
            fault = mend(index, few, required, step);
        }
        m_keepsTime[index] = fault == Fault::None ? 1 : 0;
        if (fault == Fault::None)
            return;
        if (fault == Fault::Left)
            break;
        forget(index);
    }
    home.computes() = std::move(nearest);
    forget(index);
}

/// What is known of a way by its place among others, which are others now.
void Proposer::forget(std::size_t home)
{
    const std::lock_guard lock(m_drawing);
    std::erase_if(m_drawn, [home](const auto &each) { return std::get<1>(each.first) == home; });
    std::erase_if(m_purchases, [home](const auto &each) { return each.first.first == home; });
}

void Proposer::findPath(std::size_t index)
{
    m_homes[index].findRest();
    m_paths[index] = pathOf(m_homes[index], index);
    m_nearPaths[index] = pathOf(m_homes[index], index, Reach::Near);
}

void Proposer::findPaths()
{
    m_paths.assign(m_homes.size(), {});
    m_nearPaths.assign(m_homes.size(), {});
    m_keepsTime.assign(m_homes.size(), 0);
    forEach(m_homes.size(), m_options.threads, [&](std::size_t h, int threads) {
        makeRobust(h, threads);
        if (m_homes[h].isPossible())
            findPath(h);
    });
    // Where some regions have machines that are in time surely enough, the others are left.
    if (std::ranges::none_of(m_keepsTime, [](std::uint8_t kept) { return kept != 0; }))
        return;
    for (std::size_t h = 0; h < m_homes.size(); ++h) {
        if (m_keepsTime[h] != 0)
            continue;
        m_paths[h].clear();
        m_nearPaths[h].clear();
    }
}

std::optional<Whole> Proposer::cheapest()
{
    if (m_sheet.commitments)
        return cheapestBought();
    std::optional<Whole> best;
    for (const std::vector<Whole> &path : m_paths) {
        if (!path.empty() && (!best || path.front().cost < best->cost))
            best = path.front();
    }
    return best;
}

std::optional<Whole> Proposer::cheapestBought()
{
    std::vector<Whole> wholes;
    for (const std::vector<Whole> &path : m_paths)
        std::ranges::copy(path, std::back_inserter(wholes));
    std::ranges::stable_sort(wholes, {}, &Whole::cost);
    wholes.resize(std::min(wholes.size(), mostBoughtFor));
    std::vector<double> costs(wholes.size());
    forEach(wholes.size(), m_options.threads, [&](std::size_t i, int) { costs[i] = costOf(wholes[i]); });
    const auto least = std::ranges::min_element(costs);
    return least == costs.end() ? std::nullopt
                                : std::optional(wholes[static_cast<std::size_t>(least - costs.begin())]);
}

/// A path begins with the cheapest of its own target and region, which may ask for more than that of all.
bool Proposer::isWithinReach(const Whole &whole, const Whole &least, Reach reach) const
{
    const std::vector<ComputeWays> &here = m_homes[whole.home].computes();
    const std::vector<ComputeWays> &there = m_homes[least.home].computes();
    for (std::size_t c = 0; c < whole.picks.size(); ++c) {
        const auto same = std::ranges::find(there, here[c].compute, &ComputeWays::compute);
        if (same == there.end())
            continue;
        const Way &cheapest = same->ways[least.picks[static_cast<std::size_t>(same - there.begin())]];
        if (here[c].ways[whole.picks[c]].asked > m_homes[least.home].mostAsked(cheapest, reach))
            return false;
    }
    return true;
}

/// The steps of a path are worth their price against the one before; another path, of another target or region, may have less for as much.
std::vector<Whole> Proposer::worthItsTime(const std::vector<Whole> &path, const Whole &least)
{
    const auto isDearAgainst = [&](const Whole &whole, const std::vector<Whole> &other) {
        return std::ranges::any_of(other, [&](const Whole &cheaper) {
            return cheaper.home != whole.home && !isWorthItsTime(whole, cheaper)
                && isWithinReach(cheaper, least, Reach::Far) && seemsToKeepBudget(cheaper);
        });
    };
    std::vector<Whole> worth;
    std::ranges::copy_if(path, std::back_inserter(worth), [&](const Whole &whole) {
        return isWithinReach(whole, least, Reach::Far)
            && std::ranges::none_of(m_paths, [&](const auto &other) { return isDearAgainst(whole, other); });
    });
    return worth;
}

/// The last of each path that keeps the budget at P90.
std::optional<Whole> Proposer::fastest(const Whole &least)
{
    // Where the cheapest does not keep it, hardly any does.
    const bool isTight = !keepsBudget(least);
    std::optional<Whole> best;
    for (const std::vector<Whole> &steps : m_paths) {
        const std::vector<Whole> path = worthItsTime(steps, least);
        const auto isFaster = [&](const Whole &whole) { return !best || whole.slowness < best->slowness; };
        // So many of the first ones keep it, or are no faster than what was found.
        auto kept = static_cast<std::size_t>(std::ranges::find_if(path, isFaster) - path.begin());
        std::size_t above = path.size();
        // Mostly all keep it or none does.
        std::size_t middle = isTight || above == 0 ? kept : above - 1;
        while (kept < above) {
            if (!seemsToKeepBudget(path[middle]))
                above = middle;
            else
                kept = middle + 1;
            middle = kept + (above - kept) / 2;
        }
        // What seems to keep it may just not.
        const auto isTaken = [&] { return kept > 0 && isFaster(path[kept - 1]); };
        while (isTaken() && !keepsBudget(path[kept - 1]))
            --kept;
        if (isTaken())
            best = path[kept - 1];
    }
    return best;
}

/// What reservations save differs, so that a dearer plan may be the cheaper one with them.
bool Proposer::isDearer(const Whole &whole, const Whole &other)
{
    return !m_sheet.commitments || !(told(whole).evaluation.total < told(other).evaluation.total);
}

/// The knee of all that lies between, asks for little more quota and keeps the budget.
std::optional<Whole> Proposer::balanced(const Whole &least, const Whole &most)
{
    std::vector<Whole> between;
    for (const std::vector<Whole> &path : m_nearPaths) {
        std::ranges::copy_if(path, std::back_inserter(between), [&](const Whole &whole) {
            return whole.cost >= least.cost && whole.cost <= most.cost
                && isWithinReach(whole, least, Reach::Near);
        });
    }
    while (!between.empty()) {
        std::vector<CostBenefit> points;
        for (const Whole &whole : between)
            points.push_back({whole.cost, -whole.slowness});
        const std::optional<std::size_t> knee = kneeOf(points);
        if (!knee)
            return std::nullopt;
        if (isDearer(between[*knee], least) && seemsToKeepBudget(between[*knee])
            && keepsBudget(between[*knee]))
            return between[*knee];
        between.erase(between.begin() + static_cast<std::ptrdiff_t>(*knee));
    }
    return std::nullopt;
}

/// Where the target that was taken has no machines that may be taken away, another that was tried may have.
const ComputeWays &Proposer::waysAway(std::size_t home, std::size_t compute) const
{
    const ComputeWays &own = m_homes[home].computes()[compute];
    if (own.offersPreemptible)
        return own;
    for (const Home &other : m_homes) {
        const auto same = std::ranges::find(other.computes(), own.compute, &ComputeWays::compute);
        if (same != other.computes().end() && same->offersPreemptible)
            return *same;
    }
    return own;
}

Proposal Proposer::proposal(ProposalKind kind, const Whole &whole)
{
    const Drawn &drawn = told(whole);
    Proposal proposal;
    proposal.kind = kind;
    proposal.plan = drawn.plan;
    proposal.total = drawn.evaluation.total;
    proposal.averageMonth = drawn.evaluation.averageMonth;
    proposal.uncertainty = drawn.uncertainty;
    proposal.robustness = drawn.robustness;
    std::map<QString, Total> costs;
    if (drawn.purchases) {
        costs = costsByCompute(*drawn.purchases, drawn.evaluation, m_context);
        proposal.buys = purchaseSentences(*drawn.purchases, m_context);
    }
    proposal.outside = whyOutside(drawn.evaluation.total, drawn.uncertainty);
    proposal.overBudget = drawn.over;
    proposal.withinBudget = drawn.keepsBudget();
    proposal.blockers = drawn.evaluation.count(Severity::Blocker);
    proposal.warnings = drawn.evaluation.count(Severity::Warning);
    proposal.vcpusToRequest = vcpusToRequest(drawn.evaluation.quota);
    const Home &home = m_homes[whole.home];
    for (std::size_t c = 0; c < whole.picks.size(); ++c) {
        const ComputeWays &ways = home.computes()[c];
        const Way &way = ways.ways[whole.picks[c]];
        const Compute *compute = proposal.plan.compute(ways.compute);
        ProposedCompute told;
        told.compute = ways.compute;
        told.target = compute->target;
        told.size = compute->size;
        told.region = m_context.catalog.region(way.candidate.region).id;
        told.priceType = cost::effectivePriceType(*compute);
        told.nodes = way.candidate.nodes;
        told.measure = ways.measure;
        told.value = way.candidate.measure;
        told.assumed = home.assumed(ways.compute, way);
        const auto cost = costs.find(ways.compute);
        told.month = (cost != costs.end() ? cost->second : drawn.evaluation.costOf(ways.compute))
                         .dividedBy(std::max(1, proposal.plan.months));
        for (const Workload &workload : proposal.plan.workloads) {
            if (!workload.computeIds().contains(ways.compute))
                continue;
            told.work = told.work.isEmpty() ? workload.name : told.work;
            if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
                told.atATime = endpoint->concurrency;
                told.precision = endpoint->servedModel ? endpoint->servingPrecision : std::nullopt;
                told.isTimeTyped = !sizing::isSpeedDerived(*endpoint);
            }
        }
        if (m_sheet.preemptible && !isPreemptible(told.priceType)) {
            const ComputeWays &away = waysAway(whole.home, c);
            proposal.staying << whyStaying(away, &away == &ways ? whole.picks[c] : 0, told, proposal.plan,
                                           m_context);
        }
        proposal.computes.push_back(std::move(told));
    }
    return proposal;
}

std::optional<Whole> Proposer::look()
{
    const std::vector<Plan> everywhere = inEveryRegion(m_plan);
    std::vector<std::vector<Plan>> there(everywhere.size());
    forEach(everywhere.size(), m_options.threads,
            [&](std::size_t region, int) { there[region] = onEveryTarget(everywhere[region]); });
    std::vector<Plan> plans;
    for (std::vector<Plan> &each : there)
        std::ranges::move(each, std::back_inserter(plans));
    findHomes(plans);
    if (std::ranges::none_of(m_homes, &Home::isPossible)) {
        m_plan = onUnmanagedTargets(onBetterTargets(m_plan, m_context), m_context);
        findHomes(inEveryRegion(m_plan));
    }
    findPaths();
    // What seems to be sure by few draws may just not be.
    std::optional<Whole> whole = cheapest();
    for (int step = 0; step < mostRobustSteps && whole && m_keepsTime[whole->home] != 0; ++step) {
        const std::size_t home = whole->home;
        if (mend(home, told(*whole), requiredConfidence(m_plan), step) != Fault::Mended)
            break;
        forget(home);
        findPath(home);
        whole = cheapest();
    }
    return whole;
}

Proposals Proposer::result(const FirstProposals &first)
{
    Proposals found;
    found.draws = m_options.draws;
    found.remarks = sheetRemarks(m_sheet, m_context.asOf);
    std::optional<Whole> least = look();
    if (!least) {
        ToldAnswers told = whyNothing(m_homes, m_plan, m_sheet, m_context, m_options);
        const QStringList byToken = byTokenAlone(m_sheet, m_context, m_plan);
        found.whyNone.fill((QStringList(told.lacking) + told.sentences + byToken).join(u' '));
        found.lacking = (QStringList(told.lacking) + byToken).join(u' ');
        found.otherAnswers = std::move(told.answers);
        return found;
    }
    const auto put = [&](ProposalKind kind, const Whole &whole) {
        found.proposals[static_cast<std::size_t>(kind)] = proposal(kind, whole);
    };
    const auto none
        = [&](ProposalKind kind, const QString &why) { found.whyNone[static_cast<std::size_t>(kind)] = why; };
    const std::optional<Whole> most = fastest(*least);
    if (most && !isDearer(*most, *least))
        least = most;
    put(ProposalKind::Cheapest, *least);
    const auto recommend = [&](ProposalKind kind) {
        const std::optional<Proposal> &each = found.of(kind);
        if (each->withinBudget && each->robustness.isInTime())
            found.recommended = kind;
    };
    recommend(ProposalKind::Cheapest);
    if (!most) {
        const QString why = PlanWords::tr(
            "\"budget\" rules it out: even the cheapest costs more in one case of ten or more.");
        none(ProposalKind::Balanced, why);
        none(ProposalKind::Fastest, why);
    } else if (most->slowness >= least->slowness - 1e-9) {
        const QString why = m_sheet.budget
            ? PlanWords::tr("Nothing faster is found that keeps \"budget\" and asks for no more quota than "
                            "is to be had: it is "
                            "the same as the cheapest.")
            : PlanWords::tr("Nothing faster is found that asks for no more quota than is to be had: it is "
                            "the same as the cheapest.");
        none(ProposalKind::Balanced, why);
        none(ProposalKind::Fastest, why);
    } else {
        put(ProposalKind::Fastest, *most);
        if (const std::optional<Whole> middle = balanced(*least, *most)) {
            put(ProposalKind::Balanced, *middle);
            if (isWorthMore(*found.of(ProposalKind::Balanced), *found.of(ProposalKind::Cheapest)))
                recommend(ProposalKind::Balanced);
        } else {
            none(ProposalKind::Balanced,
                 PlanWords::tr("Nothing between the cheapest and the fastest is worth its price and the "
                               "quota to ask for."));
        }
    }
    for (std::optional<Proposal> &each : found.proposals) {
        if (!each)
            continue;
        each->givesUp = givenUp(*each, found);
        each->byToken = byToken(m_sheet, m_context, *each);
    }
    const auto lacks = [](const std::optional<Proposal> &each) {
        return each && (!each->withinBudget || !each->robustness.isInTime());
    };
    const bool isLacking = std::ranges::any_of(found.proposals, lacks);
    const bool leavesOpen
        = (m_sheet.servesRequests() && (!m_sheet.leastInstances || !m_sheet.answerWithinMilliseconds))
        || (m_sheet.itemsPerDay && !m_sheet.windowHours);
    if (!isLacking && !leavesOpen)
        return found;
    if (first) {
        found.isWhole = false;
        first(found);
        found.isWhole = true;
    }
    const auto tell = [&](Proposal &proposal, ToldAnswers told) {
        proposal.wouldHaveToGo = std::move(told.sentences);
        if (proposal.kind == ProposalKind::Cheapest)
            found.otherAnswers = std::move(told.answers);
    };
    for (std::optional<Proposal> &each : found.proposals) {
        if (lacks(each))
            tell(*each, wouldHaveToGo(m_sheet, m_context, m_options, *each));
    }
    if (std::optional<Proposal> &each = found.proposals[static_cast<std::size_t>(ProposalKind::Cheapest)];
        each && !lacks(each))
        tell(*each, unstatedAnswers(m_sheet, m_context, m_options, *each));
    // Where the budget rules them out, the same answer would bring them back.
    const std::optional<Proposal> &told = found.of(ProposalKind::Cheapest);
    for (const ProposalKind kind : {ProposalKind::Balanced, ProposalKind::Fastest}) {
        if (!most)
            found.lacking = found.whyNone[static_cast<std::size_t>(kind)];
        if (!most && !told->wouldHaveToGo.isEmpty())
            found.whyNone[static_cast<std::size_t>(kind)] += u' ' + told->wouldHaveToGo.front();
    }
    return found;
}

} // namespace proposals

QLatin1StringView proposalId(ProposalKind kind)
{
    constexpr std::array ids = {"cheapest"_L1, "balanced"_L1, "fastest"_L1};
    return ids[static_cast<std::size_t>(kind)];
}

Result<Proposals> propose(const Sheet &sheet, const Context &context, const ProposeOptions &options,
                          const std::atomic<bool> *cancel, const FirstProposals &first)
{
    const Result<Plan> plan = planFor(sheet, context);
    if (!plan)
        return plan.error();
    return cancellable(cancel, Proposals(),
                       [&] { return proposals::Proposer(sheet, *plan, context, options).result(first); });
}

} // namespace slipway
