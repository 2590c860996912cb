// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/nodesforwaits.h"

#include "model/base/cancellation.h"
#include "model/cost/capacity.h"
#include "model/cost/nodepool.h"
#include "model/cost/planruns.h"

#include <algorithm>
#include <set>

namespace slipway::cost {

namespace {

/// A month of so many takes some twenty timelines at the most.
constexpr double mostRunsTried = 2000;

/// Computes whose runs wait for those of a compute or the other way round, over however many.
std::set<std::size_t> tiedTo(std::size_t compute, const std::vector<RunSeries> &series)
{
    std::set<std::size_t> pools{compute};
    for (std::size_t before = 0; before != pools.size();) {
        before = pools.size();
        for (const RunSeries &each : series) {
            for (const std::size_t other : each.after) {
                if (pools.contains(each.pool) || pools.contains(series[other].pool))
                    pools.insert({each.pool, series[other].pool});
            }
        }
    }
    return pools;
}

/// Whether a number of nodes is enough.
class Trial
{
public:
    Trial(const Plan &plan, const Bill &bill, std::size_t compute, const std::vector<double> &longest)
        : m_bill(bill)
        , m_compute(compute)
        , m_users(bill.index.users(plan.computes[compute].id))
        , m_longest(longest)
        , m_months(seriesByMonths(plan, bill.sizing, bill.index))
        , m_limits(limitsOfAll(plan, bill.sizing, bill.index, bill.computes))
    {
        for (SameMonths &same : m_months) {
            double runs = 0;
            const std::set<std::size_t> tied = tiedTo(compute, same.runs.series);
            for (RunSeries &each : same.runs.series) {
                each.runs = tied.contains(each.pool) ? each.runs : 0;
                runs += wholeRuns(each.runs);
                if (each.pool == compute && each.runs > 0)
                    m_widest = std::max(m_widest, each.nodes);
            }
            m_mostRuns = std::max(m_mostRuns, runs);
        }
    }

    [[nodiscard]] double mostRuns() const { return m_mostRuns; }

    [[nodiscard]] bool isEnough(int nodes)
    {
        throwIfCancelled();
        const int forRuns = nodes - m_bill.computes[m_compute].podNodes;
        if (forRuns < m_widest)
            return false;
        m_limits[m_compute].maxNodes = forRuns;
        if (areKept(m_bill.computes[m_compute].billing))
            m_limits[m_compute].minNodes = forRuns;
        std::vector<double> waits(m_longest.size(), 0);
        for (const SameMonths &same : m_months)
            addWaits(waits, same.runs, clusterMonths(same.runs.series, m_limits), m_limits);
        return std::ranges::all_of(m_users, [&](std::size_t w) { return !(waits[w] > m_longest[w]); });
    }

private:
    const Bill &m_bill;
    std::size_t m_compute;
    const std::vector<std::size_t> &m_users;
    const std::vector<double> &m_longest;
    std::vector<SameMonths> m_months;
    std::vector<ClusterLimits> m_limits;
    double m_mostRuns = 0; ///< of a month
    int m_widest = 0; ///< nodes of a run on the compute
};

} // namespace

std::optional<int> nodesForWaits(const Plan &plan, const Bill &bill, std::size_t compute,
                                 const std::vector<double> &longest, int least)
{
    Trial trial(plan, bill, compute, longest);
    if (trial.mostRuns() > mostRunsTried)
        return std::nullopt;
    int many = std::max(1, least);
    int few = many - 1;
    while (!trial.isEnough(many)) {
        if (many >= maxPlayedNodes)
            return std::nullopt;
        few = many;
        many = std::min(2 * many, maxPlayedNodes);
    }
    while (many - few > 1) {
        const int middle = few + (many - few) / 2;
        (trial.isEnough(middle) ? many : few) = middle;
    }
    return many;
}

} // namespace slipway::cost
