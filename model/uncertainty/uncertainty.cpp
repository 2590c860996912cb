// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/uncertainty/uncertainty.h"

#include "model/base/cancellation.h"
#include "model/base/format.h"
#include "model/base/parallel.h"
#include "model/base/planwords.h"
#include "model/plan/planbudget.h"
#include "model/uncertainty/drawnplan.h"
#include "model/uncertainty/drawtargets.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <numeric>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

using Draws = std::vector<std::int64_t>;

/// What the draws came to, each in its place: which thread wrote it does not matter.
struct Drawn
{
    std::vector<Draws> months;
    std::array<Draws, costStageCount> stages;
    Draws total;
    Draws dearestMonth;
    std::vector<std::int64_t> kept; ///< by target
    std::int64_t incomplete = 0;

    Drawn(std::size_t monthCount, std::size_t draws, std::size_t targets)
        : months(monthCount, Draws(draws))
        , total(draws)
        , dearestMonth(draws)
        , kept(targets)
    {
        stages.fill(total);
    }
};

/// Amounts of one plan: of its months, its stages and the whole.
struct PlanAmounts
{
    std::vector<std::int64_t> months;
    std::array<std::int64_t, costStageCount> stages = {};
    std::int64_t total = 0;

    void take(const cost::Tally &tally, std::size_t monthCount)
    {
        months.assign(monthCount, 0);
        stages.fill(0);
        total = 0;
        for (std::size_t s = 0; s < costStageCount; ++s) {
            for (std::size_t m = 0; m < monthCount; ++m) {
                const std::int64_t amount = tally.amount(static_cast<CostStage>(s), static_cast<int>(m));
                months[m] = addSaturated(months[m], amount);
                stages[s] = addSaturated(stages[s], amount);
            }
            total = addSaturated(total, stages[s]);
        }
    }
};

/// Counts of one thread, added up afterwards.
struct Counts
{
    std::vector<std::int64_t> kept;
    std::int64_t incomplete = 0;
};

std::vector<TargetChance> targetsAsPlanned(const Plan &plan, DrawnPlan &drawn)
{
    std::vector<TargetChance> targets;
    for (const DrawnTarget &target : drawn.targets()) {
        const Workload &workload = plan.workloads[target.workload];
        TargetChance chance;
        chance.kind = static_cast<TargetChance::Kind>(target.kind);
        chance.workload = workload.id;
        chance.name = workload.shownName();
        const QString field = u"/workloads/%1/"_s.arg(target.workload);
        if (target.kind == DrawnTarget::Kind::Deadline)
            chance.field = field + u"training/deadlineHours";
        else if (target.kind == DrawnTarget::Kind::Window)
            chance.field = field + u"batch/windowHours";
        else
            chance.field = field + u"realtime/latencyTargetMilliseconds";
        if (target.kind == DrawnTarget::Kind::Latency)
            chance.deployment = std::get<RealtimeEndpoint>(workload.detail).deployments[target.deployment].id;
        chance.keptAsPlanned = drawn.keeps(target);
        targets.push_back(chance);
    }
    return targets;
}

class Run
{
public:
    Run(const Plan &plan, const Context &context, const Total &planned, const DrawOptions &options)
        : m_plan(plan)
        , m_context(context)
        , m_planned(planned)
        , m_options(options)
        , m_draws(static_cast<std::size_t>(std::clamp(options.draws, DrawOptions::fewest, DrawOptions::most)))
        , m_months(static_cast<std::size_t>(std::max(0, plan.months)))
        , m_first(std::make_unique<DrawnPlan>(plan, context, options))
        , m_drawn(m_months, m_draws, m_first->targets().size())
    {
    }

    Uncertainty result()
    {
        Uncertainty result;
        result.draws = static_cast<int>(m_draws);
        result.inputs = m_first->inputs();
        result.targets = targetsAsPlanned(m_plan, *m_first);
        drawAll(result);
        result.incomplete = chance(m_drawn.incomplete);
        summarise(result);
        for (std::size_t t = 0; t < result.targets.size(); ++t)
            result.targets[t].kept = chance(m_drawn.kept[t]);
        return result;
    }

private:
    [[nodiscard]] std::size_t threads() const
    {
        return static_cast<std::size_t>(std::clamp(m_options.threads, 1, 64));
    }
    [[nodiscard]] Chance chance(std::int64_t hits) const
    {
        return chanceOf(hits, static_cast<std::int64_t>(m_draws));
    }

    /// What inputs move is found by the caller's thread, beside the first draws of the others.
    void drawAll(Uncertainty &result)
    {
        const std::size_t count = threads();
        std::vector<Counts> counts(count);
        std::atomic<std::size_t> next = 0;
        const std::atomic<bool> *flag = CancelScope::current();
        inParallel(count, [&](std::size_t part) {
            const CancelScope scope(flag); // that of whoever asked
            if (part == 0) {
                findSwings(result);
                counts[part] = drawPart(*m_first, next);
            } else {
                DrawnPlan own(m_plan, m_context, m_options);
                counts[part] = drawPart(own, next);
            }
        });
        for (const Counts &each : counts) {
            m_drawn.incomplete += each.incomplete;
            std::ranges::transform(m_drawn.kept, each.kept, m_drawn.kept.begin(), std::plus());
        }
    }

    /// As many as there are left when it gets to them, a few at a time.
    Counts drawPart(DrawnPlan &drawn, std::atomic<std::size_t> &next)
    {
        constexpr std::size_t few = 64;
        Counts counts{std::vector<std::int64_t>(drawn.targets().size()), 0};
        PlanAmounts amounts;
        for (std::size_t begin = next.fetch_add(few); begin < m_draws; begin = next.fetch_add(few)) {
            for (std::size_t trial = begin; trial < std::min(begin + few, m_draws); ++trial) {
                drawn.draw(trial);
                amounts.take(drawn.tally(), m_months);
                keep(amounts, trial);
                counts.incomplete += drawn.tally().isIncomplete() ? 1 : 0;
                for (std::size_t t = 0; t < counts.kept.size(); ++t)
                    counts.kept[t] += drawn.keeps(drawn.targets()[t]) ? 1 : 0;
            }
        }
        return counts;
    }

    void keep(const PlanAmounts &amounts, std::size_t trial)
    {
        for (std::size_t m = 0; m < m_months; ++m)
            m_drawn.months[m][trial] = amounts.months[m];
        for (std::size_t s = 0; s < costStageCount; ++s)
            m_drawn.stages[s][trial] = amounts.stages[s];
        m_drawn.total[trial] = amounts.total;
        m_drawn.dearestMonth[trial] = amounts.months.empty() ? 0 : *std::ranges::max_element(amounts.months);
    }

    [[nodiscard]] std::int64_t totalAt(std::span<const double> values)
    {
        throwIfCancelled();
        m_first->set(values);
        PlanAmounts amounts;
        amounts.take(m_first->tally(), m_months);
        return amounts.total;
    }

    void findSwings(Uncertainty &result)
    {
        std::vector<double> values;
        for (std::size_t i = 0; i < result.inputs.size(); ++i)
            values.push_back(m_first->quantile(i, 0.5));
        const auto total = [&](std::int64_t minor) { return Total(money(minor), missing()); };
        result.atMedians = total(totalAt(values));
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double middle = values[i];
            Swing swing;
            swing.input = i;
            swing.p10 = values[i] = m_first->quantile(i, 0.1);
            swing.atP10 = total(totalAt(values));
            swing.p90 = values[i] = m_first->quantile(i, 0.9);
            swing.atP90 = total(totalAt(values));
            values[i] = middle;
            if (!swing.width().isZero())
                result.swings.push_back(std::move(swing));
        }
        std::ranges::stable_sort(result.swings, std::ranges::greater(),
                                 [](const Swing &swing) { return swing.width().minor(); });
    }

    [[nodiscard]] Money money(std::int64_t minor) const { return {minor, m_planned.currency()}; }

    /// What the evaluation misses, or else what drawn plans do.
    [[nodiscard]] QStringList missing() const
    {
        if (!m_planned.missing().isEmpty() || m_drawn.incomplete == 0)
            return m_planned.missing();
        return {PlanWords::tr("what has no price in some draws")};
    }

    [[nodiscard]] CostRange rangeOf(const Quantiles &quantiles, std::int64_t parts = 1) const
    {
        const auto total
            = [&](std::int64_t minor) { return Total(money(minor).dividedBy(parts), missing()); };
        const auto error = [&](std::int64_t minor) { return money(minor).dividedBy(parts); };
        return {total(quantiles.values[0]), total(quantiles.values[1]), total(quantiles.values[2]),
                total(quantiles.mean),      error(quantiles.errors[0]), error(quantiles.errors[1]),
                error(quantiles.errors[2]), error(quantiles.meanError)};
    }

    void summarise(Uncertainty &result)
    {
        countAgainst(result);
        result.totals = histogramOf(m_drawn.total);
        result.months.resize(m_months);
        result.cumulative.resize(m_months);
        const std::size_t count = threads();
        inParallel(count, [&](std::size_t part) {
            summariseMonths(m_months * part / count, m_months * (part + 1) / count, result);
            for (std::size_t s = part; s < costStageCount; s += count)
                result.stages[s] = rangeOf(quantilesOf(m_drawn.stages[s]));
            if (part == 0)
                result.peakMonth = rangeOf(quantilesOf(m_drawn.dearestMonth));
            if (part + 1 == count) {
                const Quantiles total = quantilesOf(m_drawn.total);
                result.total = rangeOf(total);
                result.averageMonth = rangeOf(total, std::max<std::int64_t>(1, m_plan.months));
            }
        });
    }

    void summariseMonths(std::size_t begin, std::size_t end, Uncertainty &result) const
    {
        Draws sofar(m_draws);
        for (std::size_t m = 0; m < end; ++m) {
            std::ranges::transform(sofar, m_drawn.months[m], sofar.begin(), addSaturated);
            if (m < begin)
                continue;
            result.months[m] = rangeOf(quantilesOf(m_drawn.months[m]));
            result.cumulative[m] = rangeOf(quantilesOf(sofar));
        }
    }

    void countAgainst(Uncertainty &result) const
    {
        const auto above = [&](const Draws &draws, std::int64_t limit) {
            return chance(std::ranges::count_if(draws, [&](std::int64_t draw) { return draw > limit; }));
        };
        result.abovePlanned = above(m_drawn.total, m_planned.known().minor());
        if (!m_plan.budget)
            return;
        const std::optional<Money> budget = budgetIn(m_plan, m_planned.currency());
        if (!budget)
            return;
        Chance over
            = above(m_plan.budget->period == BudgetPeriod::Month ? m_drawn.dearestMonth : m_drawn.total,
                    budget->minor());
        if (result.incomplete.share > 0)
            over.bound = Chance::Bound::AtLeast;
        result.overBudget = over;
    }

    const Plan &m_plan;
    const Context &m_context;
    const Total &m_planned;
    DrawOptions m_options;
    std::size_t m_draws;
    std::size_t m_months;
    std::unique_ptr<DrawnPlan> m_first; ///< of the caller's thread
    Drawn m_drawn;
};

} // namespace

Money Swing::width() const
{
    const Money up = atP90.known() - atP10.known();
    return up.minor() < 0 ? Money(-up.minor(), up.currency()) : up;
}

std::size_t Uncertainty::telling() const
{
    constexpr std::int64_t leastPart = 100; // one part of so many
    const auto end = std::ranges::find_if(swings, [this](const Swing &swing) {
        return swing.width().minor() < atMedians.known().minor() / leastPart;
    });
    return static_cast<std::size_t>(end - swings.begin());
}

Uncertainty drawCosts(const Plan &plan, const Context &context, const Total &planned,
                      const DrawOptions &options)
{
    return Run(plan, context, planned, options).result();
}

std::vector<TargetChance> drawTargets(const Plan &plan, const Context &context, const DrawOptions &options)
{
    const auto draws
        = static_cast<std::size_t>(std::clamp(options.draws, DrawOptions::fewest, DrawOptions::most));
    DrawnPlan first(plan, context, options);
    std::vector<TargetChance> targets = targetsAsPlanned(plan, first);
    if (targets.empty())
        return targets;
    const auto count = static_cast<std::size_t>(std::clamp(options.threads, 1, 64));
    std::vector<std::vector<std::int64_t>> kept(count, std::vector<std::int64_t>(targets.size(), 0));
    const std::atomic<bool> *flag = CancelScope::current();
    inParallel(count, [&](std::size_t part) {
        const CancelScope scope(flag); // that of whoever asked
        std::optional<DrawnPlan> own;
        DrawnPlan &drawn = part == 0 ? first : own.emplace(plan, context, options);
        for (std::size_t trial = part; trial < draws; trial += count) {
            throwIfCancelled();
            drawn.drawTimes(trial);
            for (std::size_t t = 0; t < targets.size(); ++t)
                kept[part][t] += drawn.keeps(drawn.targets()[t]) ? 1 : 0;
        }
    });
    for (std::size_t t = 0; t < targets.size(); ++t) {
        std::int64_t all = 0;
        for (const std::vector<std::int64_t> &each : kept)
            all += each[t];
        targets[t].kept = chanceOf(all, static_cast<std::int64_t>(draws));
    }
    return targets;
}

QString whyOutside(const Total &planned, const Uncertainty &uncertainty)
{
    const CostRange &range = uncertainty.total;
    const bool comparable = planned.isComplete() && range.p10.isComplete() && range.p90.isComplete()
        && planned.currency() == range.p90.currency();
    const bool above = planned.known() > range.p90.known();
    if (!comparable || (!above && !(planned.known() < range.p10.known())))
        return {};
    const QString where = above
        ? PlanWords::tr(
            "The point estimate lies above its own P90: only near the likely values it costs as much.")
        : PlanWords::tr(
            "The point estimate lies below its own P10: only near the likely values it costs as little.");
    if (uncertainty.swings.empty())
        return where;
    const Swing &most = uncertainty.swings.front();
    const UncertainInput &input = uncertainty.inputs[most.input];
    const QLocale locale = wordsLocale();
    return where + u' '
        + PlanWords::tr("What moves it most is %1: %2 at its P10, %3 at its P90, all else at its median.")
              .arg(input.owner.isEmpty() ? input.name : u"%1, %2"_s.arg(input.owner, input.name),
                   formatTotal(most.atP10, locale), formatTotal(most.atP90, locale));
}

} // namespace slipway
