// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/timeline.h"

#include "model/base/cancellation.h"
#include "model/cost/nodepool.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace slipway::cost {

namespace {

/// Of one series, where a month of all has more than maxPlayedRuns.
constexpr int mostPlayedOfMany = 3000;

/// Of those that find their nodes.
std::vector<Run> arrivals(std::span<const RunSeries> series, const ClusterLimits &limits)
{
    std::vector<Run> runs;
    const int most = mostPlayedOfEach(series);
    for (std::size_t i = 0; i < series.size(); ++i) {
        const RunSeries &s = series[i];
        const int count = isPossible(s, limits) ? simulatedRuns(s.runs, most) : 0;
        for (int k = 0; k < count; ++k)
            runs.push_back({evenArrival(s, k, count), s.hours, s.runs / count, s.nodes, i});
    }
    std::stable_sort(runs.begin(), runs.end(),
                     [](const Run &a, const Run &b) { return a.arrival < b.arrival; });
    return runs;
}

/// One kind of run that never overlaps itself nor meets a warm node: no timeline is needed.
bool isSimple(std::span<const RunSeries> series, const ClusterLimits &limits)
{
    if (series.size() != 1 || series[0].together)
        return false;
    const double interval = hoursPerMonth / std::max(1.0, wholeRuns(series[0].runs));
    return series[0].hours + limits.startHours + limits.idleHours < interval;
}

void addSeriesApart(ClusterMonth &month, const RunSeries &s, const ClusterLimits &limits)
{
    const double count = wholeRuns(s.runs);
    if (count < 1)
        return;
    addApart(month, s.runs, s.hours, s.nodes, limits);
    const double last = evenArrival(s, count - 1, count);
    const double start = s.nodes > limits.minNodes ? limits.startHours : 0;
    month.lastFinish = std::max(month.lastFinish, last + start + s.hours);
}

/// The only series of which runs come, where it has more than are played of one of many; none: there are others, or it has fewer.
std::optional<std::size_t> longAlone(std::span<const RunSeries> series, const ClusterLimits &limits)
{
    std::optional<std::size_t> only;
    for (std::size_t i = 0; i < series.size(); ++i) {
        if (series[i].runs <= 0 || !isPossible(series[i], limits))
            continue;
        if (only)
            return std::nullopt;
        only = i;
    }
    return only && wholeRuns(series[*only].runs) > mostPlayedOfMany ? only : std::nullopt;
}

/// Plays the first thousands of a series that has the nodes to itself. The latter half of them meet what all later ones meet: as many nodes
/// that are warm, and a queue that grows by as much with each.
void playLongAlone(std::span<const RunSeries> series, std::size_t s, const ClusterLimits &limits,
                   ClusterMonth &month)
{
    const RunSeries &one = series[s];
    const double count = wholeRuns(one.runs);
    constexpr int half = mostPlayedOfMany / 2;
    NodePool pool(limits, month);
    ClusterMonth atHalf;
    for (int k = 0; k < mostPlayedOfMany; ++k) {
        if (k == half)
            atHalf = month;
        pool.play({evenArrival(one, k, count), one.hours, one.runs / count, one.nodes, s});
    }
    const ClusterMonth atEnd = month;
    pool.close();
    const double played = month.busy + month.starting + month.idle;
    const double times = (count - mostPlayedOfMany) / half;
    month.busy += times * (atEnd.busy - atHalf.busy);
    month.starting += times * (atEnd.starting - atHalf.starting);
    month.idle += times * (atEnd.idle - atHalf.idle);
    month.waits[s] += times * (atEnd.waits[s] - atHalf.waits[s]);
    const double between = evenArrival(one, count - 1, count) - evenArrival(one, mostPlayedOfMany - 1, count);
    month.lastFinish += between + times * (atEnd.waits[s] - atHalf.waits[s]);
    for (HeldHours &each : month.held)
        each.hours *= played > 0 ? (month.busy + month.starting + month.idle) / played : 1;
}

} // namespace

double wholeRuns(double runs)
{
    // A hair above a whole number is that number: 8 / 0.8 is not 11 runs.
    return std::max(0.0, std::ceil(runs - 1e-9));
}

int mostPlayedOfEach(std::span<const RunSeries> series)
{
    double all = 0;
    for (const RunSeries &s : series)
        all += wholeRuns(s.runs);
    return all <= maxPlayedRuns ? maxPlayedRuns : mostPlayedOfMany;
}

bool isPlayed(std::span<const RunSeries> series, const ClusterLimits &limits)
{
    if (limits.maxNodes <= maxPlayedNodes)
        return true;
    // Each run looks at the nodes that others hold or held: of one run they are looked at together.
    constexpr double mostLooks = 1e7;
    const int most = longAlone(series, limits) ? mostPlayedOfMany : mostPlayedOfEach(series);
    double runs = 0;
    for (const RunSeries &s : series)
        runs += isPossible(s, limits) ? simulatedRuns(s.runs, most) : 0;
    return runs * std::min<double>(runs, limits.maxNodes) <= mostLooks;
}

int simulatedRuns(double runs, int most)
{
    return static_cast<int>(std::min(wholeRuns(runs), static_cast<double>(most)));
}

double evenArrival(const RunSeries &series, double k, double count)
{
    return series.together ? 0 : hoursPerMonth * k / count;
}

void addApart(ClusterMonth &month, double runs, double hours, int nodes, const ClusterLimits &limits)
{
    const int above = std::max(0, nodes - limits.minNodes);
    month.busy += runs * above * hours;
    month.starting += runs * above * limits.startHours;
    month.idle += runs * above * limits.idleHours;
    month.peakNodes = std::max({month.peakNodes, limits.minNodes, nodes});
}

std::vector<HeldHours> heldApart(const std::vector<Run> &runs, const ClusterLimits &limits)
{
    HeldNodes held;
    for (const Run &run : runs)
        held.add(run.arrival, run.arrival + limits.startHours + run.hours + limits.idleHours,
                 run.nodes - limits.minNodes, run.weight);
    return held.hours();
}

int mostAtATime(const std::vector<Run> &runs, double startHours)
{
    std::vector<std::pair<double, int>> changes;
    for (const Run &run : runs) {
        changes.emplace_back(run.arrival, run.nodes);
        changes.emplace_back(run.arrival + startHours + run.hours, -run.nodes);
    }
    // What ends at an hour is gone before what starts at it.
    std::sort(changes.begin(), changes.end());
    int held = 0;
    int most = 0;
    for (const auto &[hour, nodes] : changes) {
        held += nodes;
        most = std::max(most, held);
    }
    return most;
}

namespace {

/// Months follow each other: what a node is kept idle for beyond the end of one is within the next, in which it is billed already. Where
/// all work ends within the month, no more nodes are ever held than at its peak.
void capIdle(ClusterMonth &month, const ClusterLimits &limits)
{
    if (month.lastFinish > hoursPerMonth)
        return;
    const double above = hoursPerMonth * std::max(0, month.peakNodes - limits.minNodes);
    const double used = month.busy + month.starting + month.idle;
    const double idle = std::max(0.0, above - month.busy - month.starting);
    if (month.idle <= idle)
        return;
    for (HeldHours &each : month.held)
        each.hours *= above / used;
    month.idle = idle;
}

} // namespace

void capAtMonth(ClusterMonth &month, const ClusterLimits &limits, bool isPlayed)
{
    if (limits.perRun)
        return;
    if (isPlayed)
        capIdle(month, limits);
    const double above = hoursPerMonth * std::max(0, limits.maxNodes - limits.minNodes);
    const double used = month.busy + month.starting + month.idle;
    // More work than the nodes have hours for: none of them is ever given back, whatever order the runs come in.
    const bool full = month.possibleDemand > hoursPerMonth * limits.maxNodes;
    if (used <= 0 || (used <= above && !full))
        return;
    const double share = above / used;
    for (HeldHours &each : month.held)
        each.hours *= share;
    month.busy *= share;
    month.starting *= share;
    month.idle *= share;
}

bool isPossible(const RunSeries &series, const ClusterLimits &limits)
{
    return series.nodes >= 1 && (limits.perRun || series.nodes <= limits.maxNodes);
}

ClusterMonth emptyMonth(std::span<const RunSeries> series, const ClusterLimits &limits)
{
    ClusterMonth month;
    month.alwaysOn = hoursPerMonth * limits.minNodes;
    month.peakNodes = limits.minNodes;
    month.waits.assign(series.size(), 0);
    for (const RunSeries &s : series) {
        month.demand += s.runs * s.nodes * s.hours;
        if (isPossible(s, limits)) {
            month.possibleDemand += s.runs * s.nodes * s.hours;
            continue;
        }
        month.impossible = month.impossible || s.runs > 0;
        month.undone += s.runs * s.nodes * (s.hours + limits.startHours + limits.idleHours);
    }
    return month;
}

ClusterMonth clusterMonth(std::span<const RunSeries> series, const ClusterLimits &limits)
{
    throwIfCancelled();
    ClusterMonth month = emptyMonth(series, limits);
    const bool playing = isPlayed(series, limits);
    if (limits.perRun || !playing || isSimple(series, limits)) {
        for (const RunSeries &s : series) {
            if (isPossible(s, limits))
                addSeriesApart(month, s, limits);
        }
        if (limits.perRun && limits.tellsPeak)
            month.peakNodes = mostAtATime(arrivals(series, limits), limits.startHours);
        if (limits.tellsHeld)
            month.held = heldApart(arrivals(series, limits), limits);
    } else if (const std::optional<std::size_t> alone = longAlone(series, limits)) {
        playLongAlone(series, *alone, limits, month);
    } else {
        NodePool pool(limits, month);
        for (const Run &run : arrivals(series, limits))
            pool.play(run);
        pool.close();
    }
    capAtMonth(month, limits, playing);
    return month;
}

} // namespace slipway::cost
