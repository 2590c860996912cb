// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/alternatives.h"

#include "model/base/cancellation.h"
#include "model/cost/owedterms.h"
#include "model/decision/telling.h"
#include "model/decision/unbought.h"
#include "model/decision/waysout.h"
#include "model/search/blockers.h"
#include "model/search/choice.h"
#include "model/sizing/plansizing.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// As many instances of every deployment, and as many nodes of every run.
bool servesTheSame(const Workload &a, const Workload &b)
{
    const auto *x = std::get_if<RealtimeEndpoint>(&a.detail);
    const auto *y = std::get_if<RealtimeEndpoint>(&b.detail);
    if (x && y)
        return std::ranges::equal(x->deployments, y->deployments);
    const auto *trains = std::get_if<TrainingJob>(&a.detail);
    const auto *alsoTrains = std::get_if<TrainingJob>(&b.detail);
    if (trains && alsoTrains)
        return trains->nodesPerRun == alsoTrains->nodesPerRun;
    const auto *scores = std::get_if<BatchScoring>(&a.detail);
    const auto *alsoScores = std::get_if<BatchScoring>(&b.detail);
    return !scores || !alsoScores || scores->nodesPerRun == alsoScores->nodesPerRun;
}

/// Below this a time of a simulated queue is noise.
constexpr double leastLonger = 1.01;

LongerTime::Load loadOf(const Workload *workload, const SizingResult &result)
{
    const auto *endpoint = workload ? std::get_if<RealtimeEndpoint>(&workload->detail) : nullptr;
    if (!endpoint || !result.output(u"llm_answer_p95_s"_s))
        return LongerTime::Load::Any;
    return sizing::isSpeedDerived(*endpoint) ? LongerTime::Load::EveryPlaceTaken : LongerTime::Load::AsTyped;
}

std::optional<LongerTime> longerTime(const Plan &plan, const Evaluation &before, const Evaluation &after)
{
    // The time by which instances are counted and targets judged, not the one of a language model at the load of the day.
    static constexpr std::array times{"hours_per_run"_L1, "p95_ms"_L1};
    std::optional<LongerTime> most;
    for (const SizingResult &old : before.sizing) {
        const auto now = std::ranges::find_if(after.sizing, [&](const SizingResult &each) {
            return each.kind == old.kind && each.workload == old.workload
                && each.deployment == old.deployment;
        });
        if (now == after.sizing.end())
            continue;
        for (const QLatin1StringView id : times) {
            const SizedFigure *was = old.output(QString(id));
            const SizedFigure *is = now->output(QString(id));
            if (!was || !is)
                continue;
            const Workload *workload = plan.workload(old.workload);
            const LongerTime time{workload ? workload->shownName() : old.workload,
                                  id == times.front(),
                                  was->likely,
                                  is->likely,
                                  is->unit,
                                  loadOf(workload, *now)};
            if (time.factor() >= (most ? most->factor() : leastLonger))
                most = time;
        }
    }
    return most;
}

class AlternativeFinder
{
public:
    AlternativeFinder(const Plan &plan, const Context &context, const Evaluation &evaluation,
                      const Uncertainty &uncertainty, int threads)
        : m_plan(plan)
        , m_context(context)
        , m_evaluation(evaluation)
        , m_asBought(plan)
        , m_from(plan)
        , m_vcpus(vcpusToRequest(evaluation.quota))
    {
        m_best.threads = threads;
        m_best.priceConstraints = false;
        m_draws.threads = threads;
        m_result.planned = evaluation.total;
        m_result.plannedOwed = evaluation.owed;
        m_result.robustness = robustnessOf(plan, evaluation, uncertainty);
        // What is bought stays so in whatever the plan is changed to.
        if (std::optional<Plan> told = cost::withBegunAsCommitments(plan, evaluation.lines, context.asOf))
            m_asBought = m_from = *std::move(told);
    }

    /// `buying` is that of the plan.
    void addWaysOut(const Uncertainty &uncertainty, const Buying &buying, Alternatives &found) const
    {
        found.isOverBudget = needsWayOut(m_plan, m_evaluation, uncertainty);
        for (WayOut &way : waysOutOf(m_plan, m_context, m_evaluation, uncertainty, buying, m_best.threads)) {
            Alternative alternative = weighed(Alternative::Kind::WayOut, way.plan);
            alternative.how = way.how;
            found.waysOut.push_back(std::move(alternative));
        }
        std::stable_partition(found.waysOut.begin(), found.waysOut.end(), std::mem_fn(&Alternative::keepsBudget));
    }

    Alternatives find()
    {
        addUnbought();
        if (!search::searchable(m_plan, m_context.catalog).isEmpty()) {
            addSearched();
            findRejected();
        }
        addElsewhere();
        findFlips();
        return std::move(m_result);
    }

private:
    [[nodiscard]] bool isFull() const { return m_result.plans.size() >= mostAlternatives; }

    void add(Alternative::Kind kind, const Plan &plan)
    {
        const bool known = buysTheSame(plan, m_plan) || buysTheSame(plan, m_asBought)
            || std::ranges::any_of(m_result.plans,
                                   [&](const Alternative &other) { return buysTheSame(plan, other.plan); });
        if (known || isFull())
            return;
        m_result.plans.push_back(weighed(kind, plan));
    }

    [[nodiscard]] Alternative weighed(Alternative::Kind kind, const Plan &plan) const
    {
        throwIfCancelled();
        const Evaluation there = evaluate(plan, m_context);
        Alternative alternative{kind, plan, there.total, there.owed, {}, {}, 0, {}};
        alternative.robustness = robustnessOf(plan, there, drawCosts(plan, m_context, there.total, m_draws));
        alternative.vcpus = vcpusToRequest(there.quota) - m_vcpus;
        if (plan.region != m_plan.region)
            alternative.moving = search::movingTo(m_plan, m_context, plan.region);
        alternative.longer = longerTime(m_plan, m_evaluation, there);
        for (const Finding &finding : there.findings) {
            const bool had = std::ranges::any_of(m_evaluation.findings, [&](const Finding &mine) {
                return mine.rule == finding.rule && mine.subject == finding.subject;
            });
            // What is to be asked for is told by `vcpus`.
            const bool counts
                = finding.severity == Severity::Blocker || finding.severity == Severity::Warning;
            if (!had && counts)
                alternative.objections << finding.title;
        }
        return alternative;
    }

    /// What a plan costs within its horizon and what it owes after it.
    [[nodiscard]] Total committed(const Plan &plan) const
    {
        const Evaluation there = weigh(plan, m_context);
        return there.total + there.owed;
    }

    /// What is not to be bought is part of no other alternative either.
    void addUnbought()
    {
        std::optional<Plan> without = withoutWhatDoesNotPay(m_from, m_context);
        if (!without)
            return;
        m_from = *std::move(without);
        add(Alternative::Kind::Unbought, m_from);
    }

    void addSearched()
    {
        // Looked for and drawn as wherever it is asked for: what is cheapest and robust has one answer.
        RobustOptions options;
        options.best = m_best;
        options.draws = m_draws;
        const RobustPlan robust = robustPlan(m_from, m_context, options);
        add(Alternative::Kind::Cheapest, robust.likely.plan);
        if (robust.robust)
            add(Alternative::Kind::Robust, robust.robust->plan);
        else if (robust.nearest)
            add(Alternative::Kind::Surest, robust.nearest->plan);
        std::vector<std::pair<Total, Plan>> next;
        for (const RobustRunnerUp &runnerUp : robust.runnersUp)
            next.emplace_back(committed(runnerUp.plan), runnerUp.plan);
        const Plan &best = robust.chosen().plan;
        for (const search::BestChoice &choice : robust.best.choices) {
            if (choice.runnersUp.empty())
                continue;
            const search::Candidate &candidate = choice.runnersUp.front();
            const Result<Plan> there
                = applied(search::choiceIn(best, m_context, choice.compute, candidate), best);
            if (there)
                next.emplace_back(committed(*there), *there);
        }
        std::ranges::stable_sort(next, [](const auto &a, const auto &b) { return a.first < b.first; });
        // One of them, then the plan elsewhere: that tells more than another size of the same kind.
        const std::size_t before = m_result.plans.size();
        for (const auto &[total, there] : next) {
            add(Alternative::Kind::NextBest, there);
            if (m_result.plans.size() > before)
                break;
        }
        addElsewhere();
        for (const auto &[total, there] : next)
            add(Alternative::Kind::NextBest, there);
    }

    /// What a reader asks first where fewer than three were found: would it be cheaper elsewhere?
    void addElsewhere()
    {
        if (isFull() || m_evaluation.lines.empty())
            return;
        for (const search::RegionCost &region : search::regionCosts(m_from, m_context)) {
            if (region.current || !region.allowed || region.blockers > 0)
                continue;
            add(Alternative::Kind::Elsewhere, search::movedTo(m_from, m_context, region.region));
            if (isFull())
                return;
        }
    }

    void findFlips()
    {
        if (m_result.plans.empty())
            return;
        // Against the cheapest of those that cost more than the plan: what nobody would choose at the likely values. Else against the dearest of
        // the cheaper ones.
        std::size_t other = 0;
        const Total planned = m_result.committed();
        const auto isBetter = [&](const Total &a, const Total &b) {
            // What turns one that costs nearly the same decides nothing.
            if (isTelling(a, planned) != isTelling(b, planned))
                return isTelling(a, planned);
            const bool dearerA = a >= planned;
            const bool dearerB = b >= planned;
            return dearerA != dearerB ? dearerA : dearerA ? a < b : b < a;
        };
        for (std::size_t i = 1; i < m_result.plans.size(); ++i) {
            if (isBetter(m_result.plans[i].committed(), m_result.plans[other].committed()))
                other = i;
        }
        if (!isTelling(m_result.plans[other].committed(), planned))
            return;
        m_result.flipsTo = static_cast<int>(other);
        m_result.flips = flipsOf(m_asBought, m_result.plans[other].plan, m_context, m_draws);
    }

    /// What could be taken for one compute.
    struct Offers
    {
        std::int64_t cost = 0; ///< minor units: what the compute makes of the plan as it stands
        std::vector<NearChoice> choices; ///< nearest first
    };

    void findRejected()
    {
        std::vector<Offers> offers;
        for (const QString &compute : search::searchable(m_plan, m_context.catalog)) {
            throwIfCancelled();
            search::Query query = search::Query();
            query.compute = compute;
            query.threads = m_best.threads;
            query.sample = 0;
            // What costs nearly as much as the plan may stand behind hundreds of cheaper ones.
            query.top = std::numeric_limits<int>::max();
            const search::Result found = search::search(m_plan, m_context, query);
            if (found.current)
                offers.push_back(offersOf(found));
        }
        takeByTurns(std::move(offers));
    }

    [[nodiscard]] Offers offersOf(const search::Result &found) const
    {
        Offers offers;
        offers.cost = found.total(*found.current).known().minor() - found.rest.known().minor();
        offers.choices = nearest(found);
        std::ranges::stable_sort(offers.choices,
                                 [this](const NearChoice &a, const NearChoice &b) { return isNearer(a, b); });
        keepTelling(offers);
        return offers;
    }

    /// Of each other size the candidate that differs in nothing else, or least: in the region of the plan before others, then by cost. With
    /// another number of nodes it is the same machine.
    [[nodiscard]] std::vector<NearChoice> nearest(const search::Result &found) const
    {
        struct Nearest
        {
            std::tuple<bool, bool, std::int64_t> distance;
            const search::Candidate *candidate = nullptr;
            std::optional<Exclusion> against;
        };
        const search::Candidate &current = *found.current;
        std::map<SizeId, Nearest> nearest;
        const auto look = [&](const search::Candidate &candidate, std::optional<Exclusion> against) {
            if (candidate.size == current.size)
                return;
            const Nearest each{{candidate.complete != current.complete, candidate.region != current.region,
                                std::abs(addSaturated(candidate.committed(), -current.committed()))},
                               &candidate,
                               against};
            const auto [known, isNew] = nearest.try_emplace(candidate.size, each);
            if (!isNew && each.distance < known->second.distance)
                known->second = each;
        };
        for (const search::Candidate &candidate : found.ranked)
            look(candidate, std::nullopt);
        for (std::size_t i = 0; i < exclusionCount; ++i) {
            // Of what is weaker and perhaps suffices the cheapest is the smallest machine that there is, for any work.
            const auto exclusion = static_cast<Exclusion>(i);
            if (found.without[i] && exclusion != Exclusion::Weaker)
                look(*found.without[i], exclusion);
        }
        std::vector<NearChoice> choices;
        for (const auto &[size, each] : nearest) {
            const Money owedMore = found.owed(*each.candidate) - found.owed(current);
            choices.push_back({found.query.compute,
                               *each.candidate,
                               found.total(*each.candidate),
                               Total(m_result.plannedOwed.known() + owedMore, m_result.plannedOwed.missing()),
                               each.against,
                               {}});
        }
        return choices;
    }

    /// What misses another price than the plan only looks near.
    [[nodiscard]] bool isNearer(const NearChoice &a, const NearChoice &b) const
    {
        const auto distance = [planned = m_result.committed()](const NearChoice &choice) {
            const std::int64_t known = choice.committed().known().minor() - planned.known().minor();
            return std::pair(choice.committed().missing() != planned.missing(), std::abs(known));
        };
        return distance(a) < distance(b);
    }

    /// Sizes that differ by less of what their compute costs are one choice to who decides: a catalog has dozens of them.
    static constexpr std::int64_t leastApart = 50;

    /// Of those that cost nearly the same, and have the same against them, the one that is nearest to the plan.
    static void keepTelling(Offers &offers)
    {
        std::vector<NearChoice> kept;
        const std::int64_t apart = std::max<std::int64_t>(1, offers.cost / leastApart);
        for (NearChoice &choice : offers.choices) {
            const bool isTold = std::ranges::any_of(kept, [&](const NearChoice &other) {
                const std::int64_t more
                    = choice.committed().known().minor() - other.committed().known().minor();
                return other.against == choice.against && std::abs(more) < apart
                    && other.committed().missing() == choice.committed().missing();
            });
            if (!isTold && kept.size() < mostNearChoices)
                kept.push_back(std::move(choice));
        }
        offers.choices = std::move(kept);
    }

    /// By turns, the dearest compute first: all sizes of one that costs little lie nearer than any of the one that the plan is about. What makes
    /// less than a hundredth of the plan decides nothing, and is told where nothing else is.
    void takeByTurns(std::vector<Offers> offers)
    {
        std::ranges::stable_sort(offers, std::ranges::greater(), &Offers::cost);
        constexpr std::int64_t leastPart = 100;
        const std::int64_t least = m_result.planned.known().minor() / leastPart;
        const auto cheap
            = std::ranges::find_if(offers, [&](const Offers &each) { return each.cost < least; });
        std::vector<std::size_t> taken(offers.size(), 0);
        std::size_t room = mostNearChoices;
        const auto deal = [&](std::size_t from, std::size_t to) {
            for (std::size_t turn = 0; turn < mostNearChoices; ++turn) {
                for (std::size_t i = from; i < to && room > 0; ++i) {
                    if (turn < offers[i].choices.size()) {
                        ++taken[i];
                        --room;
                    }
                }
            }
        };
        const auto dear = static_cast<std::size_t>(cheap - offers.begin());
        deal(0, dear);
        deal(dear, offers.size());
        for (std::size_t i = 0; i < offers.size(); ++i) {
            for (std::size_t j = 0; j < taken[i]; ++j) {
                judge(offers[i].choices[j]);
                m_result.rejected.push_back(std::move(offers[i].choices[j]));
            }
        }
    }

    void judge(NearChoice &choice) const
    {
        throwIfCancelled();
        const Result<Plan> there
            = applied(search::choice(m_plan, m_context, choice.compute, choice.candidate), m_plan);
        if (choice.against || !there)
            return;
        for (const Finding &finding : search::newObjections(evaluate(*there, m_context), m_evaluation))
            choice.objections << finding.title;
    }

    const Plan &m_plan;
    const Context &m_context;
    const Evaluation &m_evaluation;
    Plan m_asBought; ///< the plan with what is bought told so that it stays
    Plan m_from; ///< the same without what does not pay: what others are looked for from
    int m_vcpus;
    search::BestOptions m_best;
    DrawOptions m_draws;
    Alternatives m_result;
};

} // namespace

bool buysTheSame(const Plan &a, const Plan &b)
{
    if (a.computes.size() != b.computes.size())
        return false;
    for (std::size_t i = 0; i < a.computes.size(); ++i) {
        const Compute &x = a.computes[i];
        const Compute &y = b.computes[i];
        if (x.target != y.target || x.size != y.size || a.regionOr(x.region) != b.regionOr(y.region)
            || x.priceType != y.priceType || x.tier != y.tier || x.instances != y.instances
            || x.maxNodes != y.maxNodes || x.minNodes != y.minNodes)
            return false;
    }
    const auto commitsToTheSame = [&](const Commitment &x, const Commitment &y) {
        return x.type == y.type && x.size == y.size && x.units == y.units && x.start == y.start
            && x.hourly == y.hourly && x.flexible == y.flexible
            && a.regionOr(x.region) == b.regionOr(y.region);
    };
    return a.region == b.region && std::ranges::equal(a.commitments, b.commitments, commitsToTheSame)
        && std::ranges::equal(a.workloads, b.workloads, servesTheSame);
}

bool Alternative::keepsBudget() const
{
    const auto budget
        = std::ranges::find(robustness.constraints, ConstraintChance::Kind::Budget, &ConstraintChance::kind);
    return budget != robustness.constraints.end() && budget->met;
}

Alternatives alternativesTo(const Plan &plan, const Context &context, const Evaluation &evaluation,
                            const Uncertainty &uncertainty, int threads, const Buying *buying)
{
    AlternativeFinder finder(plan, context, evaluation, uncertainty, threads);
    Alternatives found = finder.find();
    BuyingOptions options;
    options.draws.threads = threads;
    found.buying = buying ? *buying : buyingAdvice(plan, context, options);
    finder.addWaysOut(uncertainty, found.buying, found);
    return found;
}

} // namespace slipway
