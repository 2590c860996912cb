// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/nodepool.h"

#include "model/base/cancellation.h"

#include <algorithm>

namespace slipway::cost {

NodePool::NodePool(const ClusterLimits &limits, ClusterMonth &month)
    : m_limits(limits)
    , m_month(month)
    , m_nodes(static_cast<std::size_t>(std::max(0, limits.maxNodes)))
    , m_touched(static_cast<std::size_t>(std::clamp(limits.minNodes, 0, std::max(0, limits.maxNodes))))
{
}

double NodePool::play(const Run &run)
{
    throwIfCancelled();
    const double begin = beginOf(run);
    choose(static_cast<std::size_t>(run.nodes), begin);
    const bool cold = std::ranges::any_of(m_chosen, [&](std::size_t i) { return isCold(i, begin); });
    const double wait = cold ? m_limits.startHours : 0;
    for (const std::size_t i : m_chosen)
        take(i, run, begin, wait);
    const double end = begin + wait + run.hours;
    m_month.lastFinish = std::max(m_month.lastFinish, end);
    countPeak(begin);
    return end;
}

double NodePool::beginOf(const Run &run)
{
    const auto wanted = static_cast<std::size_t>(run.nodes);
    std::size_t free = m_nodes.size() - m_touched;
    for (std::size_t i = 0; i < m_touched && free < wanted; ++i)
        free += isFree(i, run.arrival) ? 1U : 0U;
    if (free >= wanted)
        return run.arrival;
    m_freeAt.clear();
    for (std::size_t i = 0; i < m_touched; ++i)
        m_freeAt.push_back(m_nodes[i].freeAt);
    const auto last = m_freeAt.begin() + static_cast<std::ptrdiff_t>(wanted - (m_nodes.size() - m_touched) - 1);
    std::ranges::nth_element(m_freeAt, last);
    return std::max(run.arrival, *last);
}

void NodePool::choose(std::size_t wanted, double at)
{
    m_chosen.clear();
    // Those that are always on are the first of all.
    for (std::size_t i = 0; i < m_touched && m_chosen.size() < wanted; ++i) {
        if (isFree(i, at) && !isCold(i, at))
            m_chosen.push_back(i);
    }
    for (std::size_t i = 0; i < m_touched && m_chosen.size() < wanted; ++i) {
        if (isFree(i, at) && isCold(i, at))
            m_chosen.push_back(i);
    }
    while (m_chosen.size() < wanted)
        m_chosen.push_back(m_touched++);
}

void NodePool::close()
{
    for (std::size_t i = 0; i < m_touched; ++i) {
        if (!m_nodes[i].used || alwaysOn(i))
            continue;
        m_month.idle += m_limits.idleHours * m_nodes[i].weight;
        hold(m_nodes[i].freeAt, m_nodes[i].freeAt + m_limits.idleHours, m_nodes[i].weight);
    }
    if (m_limits.tellsHeld)
        m_month.held = m_held.hours();
}

void NodePool::take(std::size_t i, const Run &run, double begin, double wait)
{
    Node &node = m_nodes[i];
    if (!alwaysOn(i)) {
        // A run of less weight comes in fewer months: in the others the node is given back.
        const double both = isWarm(i, begin) ? std::min(node.weight, run.weight) : 0;
        const double alone = node.used ? node.weight - both : 0;
        m_month.idle += (begin - node.freeAt) * both + m_limits.idleHours * alone;
        if (both > 0)
            hold(node.freeAt, begin, both);
        if (alone > 0)
            hold(node.freeAt, node.freeAt + m_limits.idleHours, alone);
        hold(begin, begin + wait + run.hours, run.weight);
        m_month.starting += wait * run.weight;
        m_month.busy += run.hours * run.weight;
    }
    node = {begin + wait + run.hours, run.weight, true};
}

void NodePool::hold(double begin, double end, double weight)
{
    if (m_limits.tellsHeld)
        m_held.add(begin, end, 1, weight);
}

void NodePool::countPeak(double at)
{
    int held = 0;
    for (std::size_t i = 0; i < m_touched; ++i)
        held += alwaysOn(i) || (m_nodes[i].used && m_nodes[i].freeAt > at) ? 1 : 0;
    m_month.peakNodes = std::max(m_month.peakNodes, held);
}

} // namespace slipway::cost
