// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/heldnodes.h"
#include "model/cost/timeline.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace slipway::cost {

/// One run of a series, or several of them in one where a month has very many.
struct Run
{
    double arrival = 0;
    double hours = 0;
    double weight = 1;
    int nodes = 1;
    std::size_t series = 0; ///< index in ClusterMonth::waits
};

/// The nodes of the cluster while the month is played through. Those below `minNodes` are always on
/// and only counted in `alwaysOn`. Borrows both arguments.
class NodePool
{
public:
    /// The month has a wait for each series whose runs are played.
    NodePool(const ClusterLimits &limits, ClusterMonth &month);

    /// Gives the run its nodes as soon as enough are free. Returns the hour at which it ends.
    double play(const Run &run);
    /// Bills the idle time after the last runs.
    void close();

private:
    /// Nodes side by side of which the same is to be told, as those that ran together. They are looked at as one.
    struct Group
    {
        int count = 0;
        double freeAt = 0;
        double weight = 1; ///< of the run that used them last; their idle time is billed with that weight
        bool used = false;
        bool alwaysOn = false;
    };
    /// The first of a group, for the run that is played.
    struct Pick
    {
        std::size_t group = 0;
        int count = 0;
        bool cold = false;
    };

    [[nodiscard]] bool isWarm(const Group &group, double at) const
    {
        return group.used && at - group.freeAt <= m_limits.idleHours;
    }
    [[nodiscard]] bool isCold(const Group &group, double at) const
    {
        return !group.alwaysOn && !isWarm(group, at);
    }
    [[nodiscard]] static bool isFree(const Group &group, double at) { return !(group.freeAt > at); }
    /// When as many nodes are free as the run wants.
    [[nodiscard]] double beginOf(const Run &run);
    /// The nodes that a run which begins at `at` gets, in that order: always on, warm, cold.
    void choose(int wanted, double at);
    void bill(const Group &group, int count, const Run &run, double begin, double wait);
    /// Sets what the chosen ones are to the runs after this one.
    void take(const Run &run, double end);
    void countPeak(double at);
    void hold(double begin, double end, double weight);

    const ClusterLimits &m_limits;
    ClusterMonth &m_month;
    std::vector<Group> m_groups; ///< in the order of their nodes
    int m_untouched = 0; ///< nodes after them, which have never run: they are free, and cold
    HeldNodes m_held;
    std::vector<Pick> m_chosen; ///< for the run that is played
    std::vector<std::pair<double, int>> m_freeAt; ///< scratch
};

/// With as many nodes a timeline is always played; with more where the runs are few enough.
inline constexpr int maxPlayedNodes = 500;

/// Runs of a month that are played one by one, of all series that share their nodes together.
inline constexpr int maxPlayedRuns = 12'000;

/// Runs of a series: a hair above a whole number is that number.
[[nodiscard]] double wholeRuns(double runs);
/// How many of one series are played at the most: all, while a month of all series has no more than maxPlayedRuns. Above that each run of a
/// series with more than 3,000 stands for several, and is billed as often: more of them find no warm node.
[[nodiscard]] int mostPlayedOfEach(std::span<const RunSeries> series);
/// Runs of a series that are played one by one.
[[nodiscard]] int simulatedRuns(double runs, int most);
/// Whether a timeline is played of the runs, as far as time goes. Else they are billed apart, each with its own start and idle time.
[[nodiscard]] bool isPlayed(std::span<const RunSeries> series, const ClusterLimits &limits);
/// When run `k` of `count` is asked for.
[[nodiscard]] double evenArrival(const RunSeries &series, double k, double count);
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
/// What does not fit into the month does not bill in it either: a rule says that it does not fit. Of runs that were not played
/// nobody knows the peak.
void capAtMonth(ClusterMonth &month, const ClusterLimits &limits, bool isPlayed);

} // namespace slipway::cost
