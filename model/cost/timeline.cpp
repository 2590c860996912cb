// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/timeline.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace slipway::cost {

namespace {

/// More runs than this in a month are planned as if each stood for several: the shape of the month is the same.
constexpr int maxSimulatedRuns = 3000;
/// Above this many nodes runs are billed apart, each with its own start and idle time: no timeline is played.
constexpr int maxPlayedNodes = 500;

struct Run
{
    double arrival = 0;
    double hours = 0;
    double weight = 1;
    int nodes = 1;
};

struct Node
{
    double freeAt = 0;
    double weight = 1; ///< of the run that used it last; its idle time is billed with that weight
    bool used = false;
};

int simulatedRuns(double runs)
{
    // A hair above a whole number is that number: 8 / 0.8 is not 11 runs.
    return static_cast<int>(std::clamp(std::ceil(runs - 1e-9), 0.0, static_cast<double>(maxSimulatedRuns)));
}

std::vector<Run> arrivals(std::span<const RunSeries> series)
{
    std::vector<Run> runs;
    for (const RunSeries &s : series) {
        const int count = simulatedRuns(s.runs);
        for (int k = 0; k < count; ++k) {
            const double even = s.together ? 0 : hoursPerMonth * k / count;
            runs.push_back({even + s.offsetHours, s.hours, s.runs / count, s.nodes});
        }
    }
    std::stable_sort(runs.begin(), runs.end(),
                     [](const Run &a, const Run &b) { return a.arrival < b.arrival; });
    return runs;
}

/// The nodes of the cluster while the month is played through. Those below `minNodes` are always on
/// and only counted in `alwaysOn`.
class Pool
{
public:
    Pool(const ClusterLimits &limits, ClusterMonth &month)
        : m_limits(limits)
        , m_month(month)
        , m_nodes(static_cast<std::size_t>(std::max(0, limits.maxNodes)))
    {
        m_order.resize(m_nodes.size());
    }

    void play(const Run &run)
    {
        const auto wanted = static_cast<std::size_t>(run.nodes);
        for (std::size_t i = 0; i < m_order.size(); ++i)
            m_order[i] = i;
        const auto byFree
            = [this](std::size_t a, std::size_t b) { return m_nodes[a].freeAt < m_nodes[b].freeAt; };
        std::nth_element(m_order.begin(), m_order.begin() + static_cast<std::ptrdiff_t>(wanted - 1),
                         m_order.end(), byFree);
        const double begin = std::max(run.arrival, m_nodes[m_order[wanted - 1]].freeAt);
        std::partial_sort(m_order.begin(), m_order.begin() + static_cast<std::ptrdiff_t>(wanted),
                          m_order.end(),
                          [&](std::size_t a, std::size_t b) { return cost(a, begin) < cost(b, begin); });

        const std::span<const std::size_t> chosen(m_order.data(), wanted);
        const bool cold
            = std::any_of(chosen.begin(), chosen.end(), [&](std::size_t i) { return isCold(i, begin); });
        const double wait = cold ? m_limits.startHours : 0;
        for (const std::size_t i : chosen)
            take(i, run, begin, wait);
        const double end = begin + wait + run.hours;
        m_month.lastFinish = std::max(m_month.lastFinish, end);
        countPeak(begin);
    }

    void close()
    {
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            if (m_nodes[i].used && !alwaysOn(i))
                m_month.idle += m_limits.idleHours * m_nodes[i].weight;
        }
    }

private:
    [[nodiscard]] bool alwaysOn(std::size_t i) const { return static_cast<int>(i) < m_limits.minNodes; }
    [[nodiscard]] bool isWarm(std::size_t i, double at) const
    {
        return m_nodes[i].used && at - m_nodes[i].freeAt <= m_limits.idleHours;
    }
    [[nodiscard]] bool isCold(std::size_t i, double at) const { return !alwaysOn(i) && !isWarm(i, at); }

    /// Order of preference for a run that begins at `at`: always on, warm, cold; busy ones last.
    [[nodiscard]] std::pair<int, std::size_t> cost(std::size_t i, double at) const
    {
        if (m_nodes[i].freeAt > at)
            return {3, i};
        return {alwaysOn(i) ? 0 : isWarm(i, at) ? 1 : 2, i};
    }

    void take(std::size_t i, const Run &run, double begin, double wait)
    {
        Node &node = m_nodes[i];
        if (!alwaysOn(i)) {
            if (isWarm(i, begin))
                m_month.idle += (begin - node.freeAt) * node.weight;
            else if (node.used)
                m_month.idle += m_limits.idleHours * node.weight;
            m_month.starting += wait * run.weight;
            m_month.busy += run.hours * run.weight;
        }
        node = {begin + wait + run.hours, run.weight, true};
    }

    void countPeak(double at)
    {
        int held = 0;
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            held += alwaysOn(i) || (m_nodes[i].used && m_nodes[i].freeAt > at) ? 1 : 0;
        m_month.peakNodes = std::max(m_month.peakNodes, held);
    }

    const ClusterLimits &m_limits;
    ClusterMonth &m_month;
    std::vector<Node> m_nodes;
    std::vector<std::size_t> m_order;
};

/// One kind of run that never overlaps itself nor meets a warm node: no timeline is needed.
bool isSimple(std::span<const RunSeries> series, const ClusterLimits &limits)
{
    if (series.size() != 1 || series[0].together)
        return false;
    const double interval = hoursPerMonth / std::max(1, simulatedRuns(series[0].runs));
    return series[0].hours + limits.startHours + limits.idleHours < interval;
}

/// Adds a series whose runs meet no warm node.
void addApart(ClusterMonth &month, const RunSeries &s, const ClusterLimits &limits)
{
    const int count = simulatedRuns(s.runs);
    if (count == 0)
        return;
    const int above = std::max(0, s.nodes - limits.minNodes);
    const double start = above > 0 ? limits.startHours : 0;
    month.busy += s.runs * above * s.hours;
    month.starting += s.runs * above * start;
    month.idle += s.runs * above * limits.idleHours;
    month.peakNodes = std::max({month.peakNodes, limits.minNodes, s.nodes});
    const double last = s.together ? 0 : hoursPerMonth * (count - 1) / count;
    month.lastFinish = std::max(month.lastFinish, last + s.offsetHours + start + s.hours);
}

/// What does not fit into the month does not bill in it either: a rule says that it does not fit.
void capAtMonth(ClusterMonth &month, const ClusterLimits &limits)
{
    const double above = hoursPerMonth * std::max(0, limits.maxNodes - limits.minNodes);
    const double used = month.busy + month.starting + month.idle;
    if (used <= above || used <= 0)
        return;
    const double share = above / used;
    month.busy *= share;
    month.starting *= share;
    month.idle *= share;
}

} // namespace

ClusterMonth clusterMonth(std::span<const RunSeries> series, const ClusterLimits &limits)
{
    ClusterMonth month;
    month.alwaysOn = hoursPerMonth * limits.minNodes;
    month.peakNodes = limits.minNodes;
    for (const RunSeries &s : series) {
        month.demand += s.runs * s.nodes * (s.hours + limits.startHours);
        month.impossible = month.impossible || (s.runs > 0 && (s.nodes > limits.maxNodes || s.nodes < 1));
    }
    if (month.impossible)
        return month;
    if (isSimple(series, limits) || limits.maxNodes > maxPlayedNodes) {
        for (const RunSeries &s : series)
            addApart(month, s, limits);
    } else {
        Pool pool(limits, month);
        for (const Run &run : arrivals(series))
            pool.play(run);
        pool.close();
    }
    capAtMonth(month, limits);
    return month;
}

} // namespace slipway::cost
