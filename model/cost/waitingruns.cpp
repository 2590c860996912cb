// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline of several pools whose runs wait for one another.
#include "model/base/cancellation.h"
#include "model/cost/nodepool.h"
#include "model/cost/timeline.h"

#include <algorithm>
#include <memory>
#include <queue>
#include <tuple>

namespace slipway::cost {

namespace {

/// Which series have to be played together, because they wait or are waited for: by pool, since the runs of one pool
/// queue with each other.
std::vector<bool> poolsThatWait(std::span<const RunSeries> series, std::size_t pools)
{
    std::vector<bool> waiting(pools, false);
    for (const RunSeries &s : series) {
        for (const std::size_t other : s.after) {
            if (other >= series.size())
                continue;
            waiting[s.pool] = true;
            waiting[series[other].pool] = true;
        }
    }
    return waiting;
}

/// Plays the runs in the order in which they can begin. A run that waits is asked for when the last run it waits for
/// has ended, or at its share of the month if that is later.
class WaitingRuns
{
public:
    /// `own`: the series of each pool.
    WaitingRuns(std::span<const RunSeries> series, std::span<const ClusterLimits> pools,
                const std::vector<std::vector<RunSeries>> &own, const std::vector<bool> &played,
                std::vector<ClusterMonth> &months)
        : m_series(series)
        , m_limits(pools)
        , m_months(months)
        , m_pools(pools.size())
        , m_runs(series.size())
        , m_waiters(series.size())
        , m_held(pools.size())
    {
        for (std::size_t p = 0; p < pools.size(); ++p) {
            if (played[p] && !pools[p].perRun && isPlayed(own[p], pools[p]))
                m_pools[p] = std::make_unique<NodePool>(pools[p], months[p]);
        }
        const int most = mostPlayedOfEach(series);
        std::vector<std::size_t> inPool(pools.size(), 0);
        for (std::size_t s = 0; s < series.size(); ++s) {
            if (played[series[s].pool])
                addRuns(s, inPool[series[s].pool]++, most);
        }
        for (std::size_t s = 0; s < series.size(); ++s)
            link(s);
    }

    void play()
    {
        for (std::size_t s = 0; s < m_runs.size(); ++s) {
            for (std::size_t k = 0; k < m_runs[s].size(); ++k) {
                if (m_runs[s][k].waitsFor == 0)
                    m_ready.emplace(m_runs[s][k].run.arrival, s, k);
            }
        }
        drain();
        // Runs that wait for each other in a circle do not wait.
        for (std::size_t s = 0; s < m_runs.size(); ++s) {
            for (std::size_t k = 0; k < m_runs[s].size(); ++k) {
                if (!m_runs[s][k].done)
                    m_ready.emplace(m_runs[s][k].run.arrival, s, k);
            }
        }
        drain();
        for (std::size_t p = 0; p < m_pools.size(); ++p) {
            if (m_pools[p])
                m_pools[p]->close();
            if (m_limits[p].perRun && m_limits[p].tellsPeak && !m_held[p].empty())
                m_months[p].peakNodes = mostAtATime(m_held[p], m_limits[p].startHours);
            // Pools whose runs wait for nothing are played by themselves: what they hold is known already.
            if (m_limits[p].tellsHeld && !m_held[p].empty())
                m_months[p].held = heldApart(m_held[p], m_limits[p]);
        }
    }

private:
    struct Waiting
    {
        Run run;
        int waitsFor = 0;
        bool done = false;
    };

    /// `place`: among the series of its pool.
    void addRuns(std::size_t s, std::size_t place, int most)
    {
        const int count = simulatedRuns(m_series[s].runs, most);
        m_runs[s].reserve(static_cast<std::size_t>(count));
        for (int k = 0; k < count; ++k) {
            Waiting waiting;
            waiting.run = {evenArrival(m_series[s], k, count), m_series[s].hours, m_series[s].runs / count,
                           m_series[s].nodes, place};
            m_runs[s].push_back(waiting);
        }
    }

    void link(std::size_t s)
    {
        int waitsFor = 0;
        for (const std::size_t other : m_series[s].after) {
            if (other >= m_runs.size() || other == s || m_runs[other].empty() || m_runs[s].empty())
                continue;
            m_waiters[other].push_back(s);
            ++waitsFor;
        }
        for (Waiting &waiting : m_runs[s])
            waiting.waitsFor = waitsFor;
    }

    /// The first of the runs of `s` that wait for a run of `other`: the k-th of n runs waits for the run that stands at the same share
    /// of the month.
    [[nodiscard]] std::size_t firstWaiter(std::size_t s, std::size_t other, std::size_t run) const
    {
        const std::size_t runs = m_runs[other].size();
        return (run * m_runs[s].size() + runs - 1) / runs;
    }

    void ended(std::size_t s, std::size_t k, double end)
    {
        for (const std::size_t other : m_waiters[s]) {
            throwIfCancelled();
            const std::size_t last = firstWaiter(other, s, k + 1);
            for (std::size_t run = firstWaiter(other, s, k); run < last; ++run) {
                Waiting &waiter = m_runs[other][run];
                waiter.run.arrival = std::max(waiter.run.arrival, end);
                if (--waiter.waitsFor == 0 && !waiter.done)
                    m_ready.emplace(waiter.run.arrival, other, run);
            }
        }
    }

    void drain()
    {
        while (!m_ready.empty()) {
            const auto [arrival, s, k] = m_ready.top();
            m_ready.pop();
            Waiting &waiting = m_runs[s][k];
            if (waiting.done)
                continue;
            waiting.done = true;
            ended(s, k, start(s, waiting.run));
        }
    }

    double start(std::size_t s, const Run &run)
    {
        const std::size_t p = m_series[s].pool;
        if (!isPossible(m_series[s], m_limits[p]))
            return run.arrival + run.hours;
        if (m_pools[p])
            return m_pools[p]->play(run);
        addApart(m_months[p], run.weight, run.hours, run.nodes, m_limits[p]);
        const double end = run.arrival + m_limits[p].startHours + run.hours;
        m_months[p].lastFinish = std::max(m_months[p].lastFinish, end);
        m_held[p].push_back(run);
        return end;
    }

    std::span<const RunSeries> m_series;
    std::span<const ClusterLimits> m_limits;
    std::vector<ClusterMonth> &m_months;
    std::vector<std::unique_ptr<NodePool>> m_pools;
    std::vector<std::vector<Waiting>> m_runs;
    std::vector<std::vector<std::size_t>>
        m_waiters; ///< series that wait for a series, those of smaller number first
    std::vector<std::vector<Run>> m_held;
    using Ready = std::tuple<double, std::size_t, std::size_t>;
    std::priority_queue<Ready, std::vector<Ready>, std::greater<>> m_ready;
};

} // namespace

std::vector<ClusterMonth> clusterMonths(std::span<const RunSeries> series,
                                        std::span<const ClusterLimits> pools)
{
    const std::vector<bool> waiting = poolsThatWait(series, pools.size());
    std::vector<std::vector<RunSeries>> own(pools.size());
    for (const RunSeries &s : series)
        own[s.pool].push_back({s.runs, s.hours, s.nodes, s.together});
    std::vector<ClusterMonth> months;
    months.reserve(pools.size());
    for (std::size_t p = 0; p < pools.size(); ++p)
        months.push_back(waiting[p] ? emptyMonth(own[p], pools[p]) : clusterMonth(own[p], pools[p]));
    if (std::find(waiting.begin(), waiting.end(), true) == waiting.end())
        return months;
    WaitingRuns(series, pools, own, waiting, months).play();
    for (std::size_t p = 0; p < pools.size(); ++p) {
        if (waiting[p])
            capAtMonth(months[p], pools[p], isPlayed(own[p], pools[p]));
    }
    return months;
}

} // namespace slipway::cost
