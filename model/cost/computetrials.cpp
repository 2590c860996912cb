// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/computetrials.h"

#include "model/base/cancellation.h"
#include "model/cost/billinput.h"
#include "model/cost/capacity.h"
#include "model/cost/computelines.h"
#include "model/cost/computeuse.h"

#include <algorithm>
#include <utility>

namespace slipway::cost {

namespace {

bool anyWaits(const std::vector<SameMonths> &months)
{
    return std::ranges::any_of(months, [](const SameMonths &same) {
        return std::ranges::any_of(same.runs.series,
                                   [](const RunSeries &series) { return !series.after.empty(); });
    });
}

/// Those on some computes alone; pools keep their numbers.
std::vector<SameMonths> runsOn(const std::vector<bool> &computes, const std::vector<SameMonths> &all)
{
    std::vector<SameMonths> runs;
    for (const SameMonths &same : all) {
        SameMonths &some = runs.emplace_back();
        some.first = same.first;
        some.count = same.count;
        for (std::size_t s = 0; s < same.runs.series.size(); ++s) {
            if (!computes[same.runs.series[s].pool])
                continue;
            some.runs.series.push_back(same.runs.series[s]);
            some.runs.workloads.push_back(same.runs.workloads[s]);
        }
    }
    return runs;
}

ComputeCost costOf(const CostLine &line)
{
    return {line.total.minor(), line.owed.minor(), line.whole()};
}

} // namespace

void ComputeCost::add(const ComputeCost &other)
{
    total = addSaturated(total, other.total);
    owed = addSaturated(owed, other.owed);
    whole = whole && other.whole;
}

ComputeTrials::ComputeTrials(const Catalog &catalog, const PriceSnapshot &prices,
                             const ExchangeRate &exchange)
    : m_catalog(catalog)
    , m_prices(prices)
    , m_exchange(exchange)
{
}

BillInput ComputeTrials::input() const
{
    return {m_plan, m_catalog, m_prices, m_exchange, m_sizing, m_index};
}

ComputeCost ComputeTrials::all() const
{
    ComputeCost sum = m_beside;
    for (const ComputeCost &each : m_costs)
        sum.add(each);
    return sum;
}

bool ComputeTrials::fits(std::size_t compute) const
{
    return fitsIntoMonths(input(), m_plan.computes[compute], m_uses[compute]);
}

void ComputeTrials::take(Plan plan)
{
    throwIfCancelled();
    if (isAlike(plan)) {
        use(takeDifferences(plan));
    } else {
        m_plan = std::move(plan);
        startAnew();
    }
    costAll();
}

bool ComputeTrials::isAlike(const Plan &plan) const
{
    const auto runsAlike = [](const Workload &a, const Workload &b) {
        if (a.id != b.id || a.enabled != b.enabled || a.startMonth != b.startMonth
            || a.lengthMonths != b.lengthMonths)
            return false;
        if (a.detail == b.detail)
            return true;
        const auto *before = std::get_if<TrainingJob>(&a.detail);
        const auto *now = std::get_if<TrainingJob>(&b.detail);
        const bool comeAlike
            = !before || !now || (before->pattern == now->pattern && before->dependsOn == now->dependsOn);
        return comeAlike && a.detail.index() == b.detail.index() && a.computeIds() == b.computeIds();
    };
    return !m_waits && plan.workloads.size() == m_plan.workloads.size()
        && std::ranges::equal(plan.computes, m_plan.computes, {}, &Compute::id, &Compute::id)
        && std::ranges::equal(plan.workloads, m_plan.workloads, runsAlike);
}

void ComputeTrials::startAnew()
{
    m_sizing = sizing::sizePlan(m_plan, m_catalog);
    m_index = PlanIndex(m_plan);
    m_runs = seriesByMonths(m_plan, m_sizing, m_index);
    m_waits = anyWaits(m_runs);
    m_uses.assign(m_plan.computes.size(), {});
    m_covered.assign(m_plan.computes.size(), {});
    use(std::vector<bool>(m_plan.computes.size(), true));
}

std::vector<bool> ComputeTrials::takeDifferences(Plan &plan)
{
    std::vector<bool> computes(plan.computes.size());
    std::vector<bool> workloads(plan.workloads.size());
    for (std::size_t c = 0; c < computes.size(); ++c) {
        computes[c] = plan.computes[c] != m_plan.computes[c];
        if (!computes[c])
            continue;
        for (const std::size_t w : m_index.users(plan.computes[c].id))
            workloads[w] = true;
    }
    for (std::size_t w = 0; w < workloads.size(); ++w)
        workloads[w] = workloads[w] || plan.workloads[w] != m_plan.workloads[w];
    m_plan = std::move(plan);
    for (std::size_t w = 0; w < workloads.size(); ++w) {
        if (!workloads[w])
            continue;
        m_sizing[w] = sizing::sizeWorkload(m_plan, m_catalog, m_plan.workloads[w]);
        for (const QString &id : m_plan.workloads[w].computeIds()) {
            if (const int c = m_index.compute(id); c >= 0)
                computes[static_cast<std::size_t>(c)] = true;
        }
    }
    return computes;
}

void ComputeTrials::use(const std::vector<bool> &changed)
{
    const BillInput bill = input();
    for (std::size_t c = 0; c < changed.size(); ++c) {
        if (changed[c])
            m_uses[c] = useOf(bill, m_plan.computes[c]);
    }
    std::vector<SameMonths> runs = runsOn(changed, m_runs);
    for (SameMonths &same : runs)
        renewRuns(same.runs, m_plan, m_sizing);
    std::vector<ByMonth<ClusterMonth>> months = playRuns(bill, m_uses, runs).computes;
    for (std::size_t c = 0; c < changed.size(); ++c) {
        if (!changed[c])
            continue;
        m_covered[c].known = false;
        if (!m_uses[c].used())
            continue;
        fillUse(bill, m_plan.computes[c], std::move(months[c]), m_uses[c]);
        m_uses[c].billed = usesOf(bill, m_plan.computes[c], m_uses[c]);
    }
}

void ComputeTrials::costAll()
{
    const BillInput bill = input();
    coverByCommitments(bill, m_uses);
    std::vector<CostLine> lines;
    LineWriter writer(bill, lines, false);
    m_costs.assign(m_uses.size(), {});
    m_beside = {};
    for (std::size_t c = 0; c < m_uses.size(); ++c) {
        Covered &last = m_covered[c];
        if (!last.known || last.machines != m_uses[c].covered || last.system != m_uses[c].coveredSystem) {
            last = {m_uses[c].covered, m_uses[c].coveredSystem, {}, true};
            lines.clear();
            writeComputeLines(writer, m_plan.computes[c], m_uses[c]);
            for (const CostLine &line : lines)
                last.cost.add(costOf(line));
        }
        m_costs[c] = last.cost;
    }
    lines.clear();
    writeUncountedLines(writer, m_uses);
    for (const CostLine &line : lines) {
        const int c = m_index.compute(line.compute);
        (c < 0 ? m_beside : m_costs[static_cast<std::size_t>(c)]).add(costOf(line));
    }
}

} // namespace slipway::cost
