// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/nodepool.h"

#include "model/base/cancellation.h"

#include <algorithm>
#include <utility>

namespace slipway::cost {

NodePool::NodePool(const ClusterLimits &limits, ClusterMonth &month)
    : m_limits(limits)
    , m_month(month)
    , m_nodes(static_cast<std::size_t>(std::max(0, limits.maxNodes)))
    , m_order(m_nodes.size())
{
}

double NodePool::play(const Run &run)
{
    throwIfCancelled();
    const auto wanted = static_cast<std::size_t>(run.nodes);
    for (std::size_t i = 0; i < m_order.size(); ++i)
        m_order[i] = i;
    const auto byFree
        = [this](std::size_t a, std::size_t b) { return m_nodes[a].freeAt < m_nodes[b].freeAt; };
    const auto last = m_order.begin() + static_cast<std::ptrdiff_t>(wanted);
    std::nth_element(m_order.begin(), last - 1, m_order.end(), byFree);
    const double begin = std::max(run.arrival, m_nodes[m_order[wanted - 1]].freeAt);
    std::partial_sort(m_order.begin(), last, m_order.end(), [&](std::size_t a, std::size_t b) {
        return preference(a, begin) < preference(b, begin);
    });

    const std::span<const std::size_t> chosen(m_order.data(), wanted);
    const bool cold
        = std::any_of(chosen.begin(), chosen.end(), [&](std::size_t i) { return isCold(i, begin); });
    const double wait = cold ? m_limits.startHours : 0;
    for (const std::size_t i : chosen)
        take(i, run, begin, wait);
    const double end = begin + wait + run.hours;
    m_month.lastFinish = std::max(m_month.lastFinish, end);
    countPeak(begin);
    return end;
}

void NodePool::close()
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        if (!m_nodes[i].used || alwaysOn(i))
            continue;
        m_month.idle += m_limits.idleHours * m_nodes[i].weight;
        hold(m_nodes[i].freeAt, m_nodes[i].freeAt + m_limits.idleHours, m_nodes[i].weight);
    }
    if (m_limits.tellsHeld)
        m_month.held = m_held.hours();
}

/// Order of preference for a run that begins at `at`: always on, warm, cold; busy ones last.
std::pair<int, std::size_t> NodePool::preference(std::size_t i, double at) const
{
    if (m_nodes[i].freeAt > at)
        return {3, i};
    return {alwaysOn(i) ? 0 : isWarm(i, at) ? 1 : 2, i};
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
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        held += alwaysOn(i) || (m_nodes[i].used && m_nodes[i].freeAt > at) ? 1 : 0;
    m_month.peakNodes = std::max(m_month.peakNodes, held);
}

} // namespace slipway::cost
