// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/nodepool.h"

#include "model/base/cancellation.h"

#include <algorithm>
#include <functional>

namespace slipway::cost {

NodePool::NodePool(const ClusterLimits &limits, ClusterMonth &month)
    : m_limits(limits)
    , m_month(month)
{
    const int most = std::max(0, limits.maxNodes);
    const int on = std::clamp(limits.minNodes, 0, most);
    m_untouched = most - on;
    if (on > 0)
        m_groups.push_back({.count = on, .alwaysOn = true});
}

double NodePool::play(const Run &run)
{
    throwIfCancelled();
    const double begin = beginOf(run);
    double &longest = m_month.waits[run.series];
    longest = std::max(longest, begin - run.arrival);
    choose(run.nodes, begin);
    const double wait = std::ranges::any_of(m_chosen, &Pick::cold) ? m_limits.startHours : 0;
    for (const Pick &pick : m_chosen)
        bill(m_groups[pick.group], pick.count, run, begin, wait);
    const double end = begin + wait + run.hours;
    take(run, end);
    m_month.lastFinish = std::max(m_month.lastFinish, end);
    countPeak(begin);
    return end;
}

double NodePool::beginOf(const Run &run)
{
    int free = m_untouched;
    for (std::size_t g = 0; g < m_groups.size() && free < run.nodes; ++g)
        free += isFree(m_groups[g], run.arrival) ? m_groups[g].count : 0;
    if (free >= run.nodes)
        return run.arrival;
    m_freeAt.clear();
    for (const Group &group : m_groups)
        m_freeAt.emplace_back(group.freeAt, group.count);
    // Most runs wait for one group, or for few: the others need not be in order.
    std::ranges::make_heap(m_freeAt, std::greater());
    for (int wanted = run.nodes - m_untouched; !m_freeAt.empty(); m_freeAt.pop_back()) {
        std::ranges::pop_heap(m_freeAt, std::greater());
        wanted -= m_freeAt.back().second;
        if (wanted <= 0)
            return std::max(run.arrival, m_freeAt.back().first);
    }
    return run.arrival; // a run of more nodes than there are is not played
}

void NodePool::choose(int wanted, double at)
{
    m_chosen.clear();
    // Those that are always on are the first of all.
    for (const bool cold : {false, true}) {
        for (std::size_t g = 0; g < m_groups.size() && wanted > 0; ++g) {
            const Group &group = m_groups[g];
            if (!isFree(group, at) || isCold(group, at) != cold)
                continue;
            m_chosen.push_back({g, std::min(wanted, group.count), cold});
            wanted -= m_chosen.back().count;
        }
    }
    if (wanted <= 0)
        return;
    m_chosen.push_back({m_groups.size(), wanted, true});
    m_groups.push_back({.count = wanted});
    m_untouched -= wanted;
}

void NodePool::close()
{
    for (const Group &group : m_groups) {
        if (!group.used || group.alwaysOn)
            continue;
        for (int node = 0; node < group.count; ++node) {
            m_month.idle += m_limits.idleHours * group.weight;
            hold(group.freeAt, group.freeAt + m_limits.idleHours, group.weight);
        }
    }
    if (m_limits.tellsHeld)
        m_month.held = m_held.hours();
}

void NodePool::bill(const Group &group, int count, const Run &run, double begin, double wait)
{
    if (group.alwaysOn)
        return;
    // A run of less weight comes in fewer months: in the others the node is given back.
    const double both = isWarm(group, begin) ? std::min(group.weight, run.weight) : 0;
    const double alone = group.used ? group.weight - both : 0;
    const double idle = (begin - group.freeAt) * both + m_limits.idleHours * alone;
    const double starting = wait * run.weight;
    const double busy = run.hours * run.weight;
    for (int node = 0; node < count; ++node) {
        m_month.idle += idle;
        if (both > 0)
            hold(group.freeAt, begin, both);
        if (alone > 0)
            hold(group.freeAt, group.freeAt + m_limits.idleHours, alone);
        hold(begin, begin + wait + run.hours, run.weight);
        m_month.starting += starting;
        m_month.busy += busy;
    }
}

void NodePool::take(const Run &run, double end)
{
    // From the last on: those before keep their places where one is divided.
    std::ranges::sort(m_chosen, std::greater(), &Pick::group);
    for (const Pick &pick : m_chosen) {
        const Group before = m_groups[pick.group];
        m_groups[pick.group] = {pick.count, end, run.weight, true, before.alwaysOn};
        if (pick.count == before.count)
            continue;
        Group left = before;
        left.count -= pick.count;
        m_groups.insert(m_groups.begin() + static_cast<std::ptrdiff_t>(pick.group) + 1, left);
    }
}

void NodePool::hold(double begin, double end, double weight)
{
    if (m_limits.tellsHeld)
        m_held.add(begin, end, 1, weight);
}

void NodePool::countPeak(double at)
{
    int held = 0;
    for (const Group &group : m_groups)
        held += group.alwaysOn || (group.used && group.freeAt > at) ? group.count : 0;
    m_month.peakNodes = std::max(m_month.peakNodes, held);
}

} // namespace slipway::cost
