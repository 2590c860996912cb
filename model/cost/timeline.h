// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/heldnodes.h"

#include <cstddef>
#include <span>
#include <vector>

namespace slipway::cost {

/// 365 days x 24 hours / 12: what Azure's own calculator takes for a month of something always on.
inline constexpr double hoursPerMonth = 730;
/// 365 / 84: weeks in a month, for weekly schedules.
inline constexpr double weeksPerMonth = 365.0 / 84.0;

/// Runs of one kind on a pool of nodes in one month: each holds `nodes` nodes for `hours`.
struct RunSeries
{
    double runs = 0; ///< a month; fractions are runs that come less than monthly
    double hours = 0; ///< of one run, start-up excluded
    int nodes = 1;
    bool together = false; ///< all asked for at once, else spread evenly over the month
    std::size_t pool = 0; ///< index of the pool it runs on
    /// Indices of the series it waits for: each run starts when those of its share of the month have ended.
    std::vector<std::size_t> after = {};

    friend bool operator==(const RunSeries &, const RunSeries &) = default;
};

struct ClusterLimits
{
    int minNodes = 0;
    int maxNodes = 1;
    double startHours = 0; ///< from request to running; billed
    double idleHours = 0; ///< a node waits this long for more work before it is given back; billed
    bool perRun = false; ///< every run gets nodes of its own: none queues, none is kept for another
    bool tellsHeld = false; ///< ClusterMonth::held is asked for; it takes a while
    bool tellsPeak
        = true; ///< ClusterMonth::peakNodes is asked for; with `perRun` it takes a while, and nothing that is billed follows from it
};

/// What a cluster bills in a month, in node-hours.
struct ClusterMonth
{
    double alwaysOn = 0; ///< 730 x lowest nodes
    double busy = 0; ///< runs on nodes above the lowest
    double starting = 0;
    double idle = 0; ///< above the lowest, between runs and before scale-down
    double demand = 0; ///< node-hours of work that the runs ask for in all, without start-up
    double possibleDemand = 0; ///< of those that find as many nodes as they want
    double undone = 0; ///< node-hours with start and idle time of runs that never get their nodes
    double lastFinish = 0; ///< hour of the month at which the last run ends; beyond 730 it queued
    int peakNodes = 0; ///< most nodes held at a time, the lowest included
    bool impossible = false; ///< a run wants more nodes than the cluster may have: it bills nothing
    /// Hours that the run of each series waits which waits longest, from being asked for to having its nodes; in the order of its series.
    /// 0 where no timeline is played, and for runs that never get their nodes.
    std::vector<double> waits;
    std::vector<HeldHours> held; ///< above the lowest nodes, how many at a time; empty unless asked for

    friend bool operator==(const ClusterMonth &, const ClusterMonth &) = default;

    [[nodiscard]] double nodeHours() const { return alwaysOn + busy + starting + idle; }
    /// Node-hours the highest number of nodes has in a month.
    [[nodiscard]] static double capacity(const ClusterLimits &limits)
    {
        return hoursPerMonth * limits.maxNodes;
    }
};

/// Merges all runs of a month into one timeline, first come first served, each run waiting until all its
/// nodes are free. A node that gets new work before its idle time has passed stays up: the gap is billed in place of
/// another start. Source: Azure ML documentation, compute cluster scale-down (idle default 120 s), cost page of
/// 2026-03-01. A series with fewer than one more run than a whole number weighs each of its runs a little less, so
/// that cost is proportional to runs. `pool` and `after` are not looked at.
[[nodiscard]] ClusterMonth clusterMonth(std::span<const RunSeries> series, const ClusterLimits &limits);

/// The month of every pool, with series that wait for others on the same or on another pool. A series that waits
/// for itself in the end, over however many others, does not wait.
[[nodiscard]] std::vector<ClusterMonth> clusterMonths(std::span<const RunSeries> series,
                                                      std::span<const ClusterLimits> pools);

} // namespace slipway::cost
