// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/robustplan.h"

#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/decision/screening.h"
#include "model/decision/sidebyside.h"
#include "model/search/asbought.h"
#include "model/search/blockers.h"
#include "model/search/choice.h"
#include "model/search/searchedcompute.h"

#include <algorithm>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr int mostRefusals = 16;

/// By screening: the candidate that is taken; nullopt: what is there stays.
using Picks = std::vector<std::optional<std::size_t>>;

/// An edit that the search made goes into its plan.
Plan with(const PlanEdit &edit, const Plan &plan)
{
    const Result<Plan> changed = applied(edit, plan);
    return changed ? *changed : plan;
}

class RobustSearch
{
public:
    RobustSearch(const Plan &plan, const Context &context, const RobustOptions &options)
        : m_plan(plan)
        , m_context(context)
        , m_options(options)
    {
    }

    RobustPlan find()
    {
        RobustPlan result;
        result.best
            = m_options.likely ? *m_options.likely : search::bestPlan(m_plan, m_context, m_options.best);
        throwIfCancelled();
        m_edit = result.best.edit;
        m_base = m_edit ? with(*m_edit, m_plan) : m_plan;
        if (!m_edit) {
            const search::AsBought bought(m_plan, m_context);
            m_telling = bought.telling();
            m_base = bought.plan();
        }
        m_evaluation = weigh(m_base, m_context);
        for (const QString &compute : search::searchable(m_base, m_context.catalog))
            m_screenings.emplace_back(m_base, m_context, compute, m_options);
        for (const Screening &each : m_screenings)
            result.candidates += each.screened();
        result.screeningDraws = m_options.screeningDraws;
        result.likely = drawn(asTheyAre());
        chooseRobust(result);
        if (m_options.choiceOnly)
            return result;
        findFront(result);
        findRunnersUp(result);
        return result;
    }

private:
    [[nodiscard]] Picks asTheyAre() const
    {
        Picks picks;
        for (const Screening &each : m_screenings)
            picks.push_back(each.current());
        return picks;
    }

    /// The cheapest candidates that give the confidence; where none does the safest.
    [[nodiscard]] Picks picksAt(double confidence) const
    {
        Picks picks;
        for (const Screening &each : m_screenings) {
            const std::optional<std::size_t> cheapest = each.cheapest(confidence);
            picks.push_back(cheapest ? cheapest : each.safest());
        }
        return picks;
    }

    /// Changes that lead from the best plan at the likely values to these candidates.
    [[nodiscard]] std::vector<PlanEdit::Change> changesTo(const Picks &picks) const
    {
        std::vector<PlanEdit::Change> changes;
        for (std::size_t s = 0; s < picks.size(); ++s) {
            const Screening &screening = m_screenings[s];
            if (!picks[s] || picks[s] == screening.current())
                continue;
            const PlanEdit edit = search::choiceIn(m_base, m_context, screening.compute(),
                                                   screening.candidates()[*picks[s]].candidate);
            changes.insert(changes.end(), edit.changes.begin(), edit.changes.end());
        }
        return changes;
    }

    [[nodiscard]] Plan planWith(const std::vector<PlanEdit::Change> &changes) const
    {
        return with({{}, Step::Cost, changes}, m_base);
    }

    [[nodiscard]] DrawnChoice drawn(const Picks &picks,
                                    const std::vector<PlanEdit::Change> &besides = {}) const
    {
        std::vector<PlanEdit::Change> changes = changesTo(picks);
        changes.insert(changes.end(), besides.begin(), besides.end());
        DrawnChoice choice;
        choice.plan = planWith(changes);
        choice.edit = m_edit;
        if (!changes.empty() && !choice.edit)
            choice.edit = PlanEdit{PlanWords::tr("Take the robust choice"), Step::Cost, m_telling};
        if (choice.edit)
            choice.edit->changes.insert(choice.edit->changes.end(), changes.begin(), changes.end());
        for (std::size_t s = 0; s < picks.size(); ++s) {
            const Screening &screening = m_screenings[s];
            if (picks[s])
                choice.taken.push_back({screening.compute(), screening.found().measure,
                                        screening.candidates()[*picks[s]].candidate, screening.found().rest});
        }
        const Evaluation evaluation = weigh(choice.plan, m_context);
        choice.total = evaluation.total;
        choice.blockers = evaluation.count(Severity::Blocker);
        choice.uncertainty = drawCosts(choice.plan, m_context, evaluation.total, m_options.draws);
        choice.robustness = robustnessOf(choice.plan, evaluation, choice.uncertainty);
        return choice;
    }

    /// Until nothing new speaks against the choice, and it is drawn as often as what is told about.
    Picks settled(double confidence)
    {
        Picks picks = picksAt(confidence);
        for (int refusals = 0; refusals < mostRefusals; ++refusals) {
            throwIfCancelled();
            bool sure = true;
            for (std::size_t s = 0; s < picks.size(); ++s) {
                if (!picks[s])
                    continue;
                Screening &screening = m_screenings[s];
                screening.drawFully(*picks[s]);
                ScreenedCandidate &taken = screening.candidates()[*picks[s]];
                if (picks[s] != screening.current() && !taken.refused && speaksAgainst(screening, *picks[s]))
                    taken.refused = true;
                sure = sure && !taken.refused;
            }
            const Picks next = picksAt(confidence);
            if (sure && next == picks)
                break;
            picks = next;
        }
        return picks;
    }

    [[nodiscard]] bool speaksAgainst(const Screening &screening, std::size_t candidate) const
    {
        const PlanEdit edit = search::choiceIn(m_base, m_context, screening.compute(),
                                               screening.candidates()[candidate].candidate);
        return !search::newObjections(weigh(with(edit, m_base), m_context), m_evaluation).empty();
    }

    void chooseRobust(RobustPlan &result)
    {
        if (result.likely.robustness.isRobust()) {
            result.robust = result.likely;
            m_picks = asTheyAre();
            return;
        }
        m_picks = settled(result.likely.robustness.required);
        DrawnChoice choice = m_picks == asTheyAre() ? result.likely : drawn(m_picks);
        const std::vector<PlanEdit::Change> ceilings = ceilingsFor(choice);
        if (!ceilings.empty())
            choice = drawn(m_picks, ceilings);
        (choice.robustness.isRobust() ? result.robust : result.nearest) = std::move(choice);
    }

    /// Instances that follow the load cost nothing before they are needed: where their highest number is what fails, it is raised.
    [[nodiscard]] std::vector<PlanEdit::Change> ceilingsFor(const DrawnChoice &choice) const
    {
        std::vector<PlanEdit::Change> changes;
        for (std::size_t w = 0; w < choice.plan.workloads.size(); ++w) {
            const auto *endpoint = std::get_if<RealtimeEndpoint>(&choice.plan.workloads[w].detail);
            for (std::size_t d = 0; endpoint && d < endpoint->deployments.size(); ++d) {
                const QString &workload = choice.plan.workloads[w].id;
                const QString &deployment = endpoint->deployments[d].id;
                const bool fails
                    = std::ranges::any_of(choice.robustness.constraints, [&](const ConstraintChance &each) {
                          return !each.met && each.workload == workload && each.deployment == deployment;
                      });
                if (!fails || endpoint->deployments[d].sizing != InstanceSizing::Autoscale)
                    continue;
                if (const std::optional<int> most = ceilingFor(choice.plan, w, d))
                    changes.push_back(
                        {u"/workloads/%1/realtime/deployments/%2/maxInstances"_s.arg(w).arg(d), *most});
            }
        }
        return changes;
    }

    /// The fewest instances at the most with which the deployment is robust.
    [[nodiscard]] std::optional<int> ceilingFor(Plan plan, std::size_t workload, std::size_t index) const
    {
        Deployment &deployment
            = std::get<RealtimeEndpoint>(plan.workloads[workload].detail).deployments[index];
        const auto isTooLow = [&](int instances) {
            throwIfCancelled();
            deployment.maxInstances = instances;
            DrawOptions draws = m_options.draws;
            draws.draws = m_options.screeningDraws;
            return !isConfident(confidenceOf(plan, m_context, deployment.compute, draws),
                                requiredConfidence(plan));
        };
        // More instances never answer later.
        int fewest = deployment.maxInstances + 1;
        int most = m_options.best.mostNodes;
        if (fewest > most || isTooLow(most))
            return std::nullopt;
        while (fewest < most) {
            const int middle = fewest + (most - fewest) / 2;
            if (isTooLow(middle))
                fewest = middle + 1;
            else
                most = middle;
        }
        return fewest;
    }

    /// What each confidence costs, from the cheapest plan to the safest.
    void findFront(RobustPlan &result)
    {
        std::set<double> levels;
        for (const Screening &screening : m_screenings) {
            for (const ScreenedCandidate &each : screening.candidates())
                levels.insert(each.confidence);
        }
        std::vector<Picks> all;
        std::vector<CostBenefit> points;
        double last = -1;
        for (const double level : levels) {
            throwIfCancelled();
            const Picks picks = picksAt(level);
            const double ofTimes = confidenceWith(picks);
            if (std::exchange(last, ofTimes) == ofTimes)
                continue;
            const double confidence = std::min(ofTimes, budgetKept(result, picks));
            Total total = m_evaluation.total;
            for (std::size_t s = 0; s < picks.size(); ++s)
                total = movedBy(total, m_screenings[s], picks[s]);
            points.push_back({total.known().toDouble(), confidence});
            result.front.push_back({confidence, total});
            all.push_back(picks);
        }
        const std::optional<std::size_t> knee = kneeOf(points);
        keepFront(result);
        if (!knee)
            return;
        const Picks picks = all[*knee];
        result.kneeIsLikely = picks == asTheyAre();
        result.kneeIsRobust = picks == m_picks;
        if (!result.kneeIsLikely && !result.kneeIsRobust)
            result.knee = drawn(picks);
    }

    /// The chance to keep the budget of the plan, screened; 1 where it has none.
    [[nodiscard]] double budgetKept(const RobustPlan &result, const Picks &picks) const
    {
        if (!m_plan.budget)
            return 1;
        const auto kept = [](const Robustness &robustness) {
            const auto budget = std::ranges::find(robustness.constraints, ConstraintChance::Kind::Budget,
                                                  &ConstraintChance::kind);
            return budget == robustness.constraints.end() ? 1.0 : budget->kept.share;
        };
        if (picks == asTheyAre())
            return kept(result.likely.robustness);
        if (picks == m_picks)
            return kept(result.chosen().robustness);
        const Plan plan = planWith(changesTo(picks));
        const Evaluation evaluation = weigh(plan, m_context);
        DrawOptions draws = m_options.draws;
        draws.draws = m_options.screeningDraws;
        return kept(robustnessOf(plan, evaluation, drawCosts(plan, m_context, evaluation.total, draws)));
    }

    static void keepFront(RobustPlan &result)
    {
        // A dearer plan that keeps its times more surely may keep its budget less.
        std::ranges::stable_sort(result.front, [](const ConfidencePoint &a, const ConfidencePoint &b) {
            return a.confidence != b.confidence ? a.confidence < b.confidence : b.total < a.total;
        });
        std::vector<ConfidencePoint> front;
        for (ConfidencePoint &each : result.front) {
            while (!front.empty() && each.total <= front.back().total)
                front.pop_back();
            front.push_back(std::move(each));
        }
        result.front = std::move(front);
    }

    [[nodiscard]] double confidenceWith(const Picks &picks) const
    {
        double least = 1;
        for (std::size_t s = 0; s < picks.size(); ++s) {
            if (picks[s])
                least = std::min(least, m_screenings[s].candidates()[*picks[s]].confidence);
        }
        return least;
    }

    [[nodiscard]] static Total movedBy(const Total &total, const Screening &screening,
                                       const std::optional<std::size_t> &pick)
    {
        const std::optional<std::size_t> now = screening.current();
        if (!pick || !now || pick == now)
            return total;
        const Money more(screening.candidates()[*pick].candidate.total
                             - screening.candidates()[*now].candidate.total,
                         total.currency());
        return Total(total.known() + more, total.missing());
    }

    void findRunnersUp(RobustPlan &result)
    {
        const DrawnChoice &chosen = result.chosen();
        for (const QString &compute : search::searchable(m_base, m_context.catalog)) {
            throwIfCancelled();
            const auto screening = std::ranges::find(m_screenings, compute, &Screening::compute);
            const auto index = static_cast<std::size_t>(screening - m_screenings.begin());
            std::optional<RobustRunnerUp> runnerUp = screening->candidates().empty()
                ? likelyRunnerUp(result.best, compute)
                : screenedRunnerUp(*screening, m_picks[index]);
            if (!runnerUp)
                continue;
            const PlanEdit edit = search::choiceIn(chosen.plan, m_context, compute, runnerUp->candidate);
            if (edit.changes.empty())
                continue;
            runnerUp->plan = with(edit, chosen.plan);
            runnerUp->total = weigh(runnerUp->plan, m_context).total;
            result.runnersUp.push_back(std::move(*runnerUp));
        }
    }

    [[nodiscard]] static std::optional<RobustRunnerUp> likelyRunnerUp(const search::BestPlan &best,
                                                                      const QString &compute)
    {
        const auto choice = std::ranges::find(best.choices, compute, &search::BestChoice::compute);
        if (choice == best.choices.end() || choice->runnersUp.empty())
            return std::nullopt;
        return RobustRunnerUp{compute, choice->runnersUp.front(), {}, {}, 1};
    }

    [[nodiscard]] std::optional<RobustRunnerUp> screenedRunnerUp(const Screening &screening,
                                                                 const std::optional<std::size_t> &pick) const
    {
        if (!pick)
            return std::nullopt;
        const std::vector<ScreenedCandidate> &all = screening.candidates();
        const double asked = std::min(requiredConfidence(m_plan), all[*pick].confidence);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const ScreenedCandidate &each = all[i];
            if (each.candidate.size == all[*pick].candidate.size || each.refused
                || !isConfident(each.confidence, asked))
                continue;
            // What is cheaper and as sure is no runner-up where something speaks against it.
            const bool isCheaper = each.candidate.committed() < all[*pick].candidate.committed();
            if (!isCheaper || !speaksAgainst(screening, i))
                return RobustRunnerUp{screening.compute(), each.candidate, {}, {}, each.confidence};
        }
        return std::nullopt;
    }

    const Plan &m_plan;
    const Context &m_context;
    const RobustOptions &m_options;
    std::optional<PlanEdit> m_edit; ///< to m_base
    std::vector<PlanEdit::Change> m_telling; ///< the same where the best plan changes nothing
    Plan m_base; ///< the best at the likely values
    Evaluation m_evaluation; ///< of m_base
    std::vector<Screening> m_screenings;
    Picks m_picks; ///< of what is proposed
};

} // namespace

namespace {

bool missesATime(const DrawnChoice &choice)
{
    return std::ranges::any_of(choice.robustness.constraints, [](const ConstraintChance &each) {
        return !each.met
            && (each.kind == ConstraintChance::Kind::Deadline || each.kind == ConstraintChance::Kind::Window);
    });
}

PlanEdit joined(const PlanEdit &first, const std::optional<PlanEdit> &then)
{
    PlanEdit edit = then.value_or(first);
    if (then)
        edit.changes.insert(edit.changes.begin(), first.changes.begin(), first.changes.end());
    return edit;
}

/// Where the cheapest plan misses a time and runs share nodes, room for them side by side is tried beside larger machines alone: on a cluster
/// it costs nothing while nobody holds it.
RobustPlan robustWithRoom(const Plan &plan, const Context &context, const RobustOptions &options)
{
    RobustPlan found = RobustSearch(plan, context, options).find();
    const std::optional<PlanEdit> room
        = missesATime(found.likely) ? roomSideBySide(plan, *search::billOf(plan, context)) : std::nullopt;
    if (!room)
        return found;
    RobustOptions anew = options;
    anew.likely.reset();
    RobustPlan other = RobustSearch(with(*room, plan), context, anew).find();
    found.candidates += other.candidates;
    if (!other.robust || (found.robust && !(other.robust->total < found.robust->total)))
        return found;
    for (std::optional<DrawnChoice> *each : {&other.robust, &other.knee}) {
        if (*each)
            (*each)->edit = joined(*room, (*each)->edit);
    }
    other.best = std::move(found.best);
    other.likely = std::move(found.likely);
    other.candidates = found.candidates;
    return other;
}

} // namespace

RobustPlan robustPlan(const Plan &plan, const Context &context, const RobustOptions &options,
                      const std::atomic<bool> *cancel)
{
    return cancellable(cancel, RobustPlan(), [&] { return robustWithRoom(plan, context, options); });
}

} // namespace slipway
