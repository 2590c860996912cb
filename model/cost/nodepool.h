// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/heldnodes.h"
#include "model/cost/timeline.h"

#include <cstddef>
#include <span>
#include <vector>

namespace slipway::cost {

/// One run of a series, or several of them in one where a month has very many.
struct Run
{
    double arrival = 0;
    double hours = 0;
    double weight = 1;
    int nodes = 1;
};

/// The nodes of the cluster while the month is played through. Those below `minNodes` are always on
/// and only counted in `alwaysOn`. Borrows both arguments.
class NodePool
{
public:
    NodePool(const ClusterLimits &limits, ClusterMonth &month);

    /// Gives the run its nodes as soon as enough are free. Returns the hour at which it ends.
    double play(const Run &run);
    /// Bills the idle time after the last runs.
    void close();

private:
    [[nodiscard]] bool alwaysOn(std::size_t i) const { return static_cast<int>(i) < m_limits.minNodes; }
    [[nodiscard]] bool isWarm(std::size_t i, double at) const
    {
        return m_nodes[i].used && at - m_nodes[i].freeAt <= m_limits.idleHours;
    }
    [[nodiscard]] bool isCold(std::size_t i, double at) const { return !alwaysOn(i) && !isWarm(i, at); }
    [[nodiscard]] bool isFree(std::size_t i, double at) const { return !(m_nodes[i].freeAt > at); }
    /// When as many nodes are free as the run wants.
    [[nodiscard]] double beginOf(const Run &run);
    /// The nodes that a run which begins at `at` gets, in that order: always on, warm, cold.
    void choose(std::size_t wanted, double at);
    void take(std::size_t i, const Run &run, double begin, double wait);
    void countPeak(double at);
    void hold(double begin, double end, double weight);

    struct Node
    {
        double freeAt = 0;
        double weight = 1; ///< of the run that used it last; its idle time is billed with that weight
        bool used = false;
    };
    const ClusterLimits &m_limits;
    ClusterMonth &m_month;
    std::vector<Node> m_nodes;
    std::size_t m_touched; ///< nodes from here on have never run: they are free, and cold
    HeldNodes m_held;
    std::vector<std::size_t> m_chosen; ///< for the run that is played
    std::vector<double> m_freeAt; ///< scratch
};

/// Above this many nodes runs are billed apart, each with its own start and idle time: no timeline is played.
inline constexpr int maxPlayedNodes = 500;

/// Runs of a series that are played one by one: a hair above a whole number is that number.
[[nodiscard]] int simulatedRuns(double runs);
/// When run `k` of `count` is asked for.
[[nodiscard]] double evenArrival(const RunSeries &series, int k, int count);
/// Adds `runs` runs that meet no warm node.
void addApart(ClusterMonth &month, double runs, double hours, int nodes, const ClusterLimits &limits);
/// Nodes above the lowest at a time where every run has its own.
[[nodiscard]] std::vector<HeldHours> heldApart(const std::vector<Run> &runs, const ClusterLimits &limits);
/// Most nodes at a time where every run has its own.
[[nodiscard]] int mostAtATime(const std::vector<Run> &runs, double startHours);
/// Whether its runs find as many nodes as they want.
[[nodiscard]] bool isPossible(const RunSeries &series, const ClusterLimits &limits);
/// A month in which no run has been played yet: lowest nodes, demand, and whether it is possible.
[[nodiscard]] ClusterMonth emptyMonth(std::span<const RunSeries> series, const ClusterLimits &limits);
/// What does not fit into the month does not bill in it either: a rule says that it does not fit.
void capAtMonth(ClusterMonth &month, const ClusterLimits &limits);

} // namespace slipway::cost
