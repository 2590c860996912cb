// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/heldnodes.h"
#include "model/cost/timeline.h"

#include <cstddef>
#include <cstdint>
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

/// Nodes by their place in the order in which they were first taken.
class NodeSet
{
public:
    explicit NodeSet(std::size_t nodes)
        : m_words((nodes + bitsOfWord - 1) / bitsOfWord)
    {
    }
    [[nodiscard]] int count() const { return m_count; }
    void add(std::size_t node);
    void remove(std::size_t node);
    void clear();
    /// The first of them, which is taken out. There is one.
    [[nodiscard]] std::size_t takeFirst();

private:
    static constexpr std::size_t bitsOfWord = 64;
    std::vector<std::uint64_t> m_words;
    std::size_t m_first = 0; ///< no word before it has a node
    int m_count = 0;
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
    struct Node
    {
        double freeAt = 0;
        double weight = 1; ///< of the run that used it last; its idle time is billed with that weight
        bool used = false;
    };
    /// A node that is at work, or that is kept for more.
    struct Until
    {
        double freeAt = 0;
        std::size_t node = 0;
    };

    [[nodiscard]] bool alwaysOn(std::size_t i) const { return static_cast<int>(i) < m_limits.minNodes; }
    [[nodiscard]] bool isWarm(const Node &node, double at) const
    {
        return node.used && at - node.freeAt <= m_limits.idleHours;
    }
    [[nodiscard]] int freeCount() const
    {
        return static_cast<int>(m_nodes.size() - m_touched) + m_ready.count() + m_cold.count();
    }
    /// Sets which nodes are free at an hour, and which of them are warm: by those that were at work or warm before, where it is no earlier.
    void goTo(double at);
    void goBackTo(double at);
    void setFree(std::size_t node, double at);
    /// When as many nodes are free as the run wants.
    [[nodiscard]] double beginOf(const Run &run);
    /// The nodes that a run gets, in that order: always on, warm, cold. Whether one of them is cold.
    bool choose(int wanted);
    void take(std::size_t i, const Run &run, double begin, double wait);
    void countPeak();
    void hold(double begin, double end, double weight);

    const ClusterLimits &m_limits;
    ClusterMonth &m_month;
    std::vector<Node> m_nodes;
    std::size_t m_touched; ///< nodes from here on have never run: they are free, and cold
    double m_at = 0; ///< the hour that what follows is told of
    std::vector<Until> m_busy; ///< a heap, the earliest on top
    std::vector<Until>
        m_warm; ///< likewise, of those that are given back unless they get more; some of them have it already
    NodeSet m_ready; ///< free, and always on or warm
    NodeSet m_cold; ///< free, and to be started
    int m_busyAbove = 0; ///< of those at work, not always on
    HeldNodes m_held;
    std::vector<std::size_t> m_chosen; ///< for the run that is played
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
