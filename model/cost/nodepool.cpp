// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/nodepool.h"

#include "model/base/cancellation.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace slipway::cost {

void NodeSet::add(std::size_t node)
{
    const std::uint64_t bit = std::uint64_t(1) << node % bitsOfWord;
    std::uint64_t &word = m_words[node / bitsOfWord];
    m_count += (word & bit) == 0 ? 1 : 0;
    word |= bit;
    m_first = std::min(m_first, node / bitsOfWord);
}

void NodeSet::remove(std::size_t node)
{
    const std::uint64_t bit = std::uint64_t(1) << node % bitsOfWord;
    std::uint64_t &word = m_words[node / bitsOfWord];
    m_count -= (word & bit) == 0 ? 0 : 1;
    word &= ~bit;
}

void NodeSet::clear()
{
    std::ranges::fill(m_words, 0);
    m_first = 0;
    m_count = 0;
}

std::size_t NodeSet::takeFirst()
{
    while (m_words[m_first] == 0)
        ++m_first;
    const std::size_t node
        = m_first * bitsOfWord + static_cast<std::size_t>(std::countr_zero(m_words[m_first]));
    remove(node);
    return node;
}

NodePool::NodePool(const ClusterLimits &limits, ClusterMonth &month)
    : m_limits(limits)
    , m_month(month)
    , m_nodes(static_cast<std::size_t>(std::max(0, limits.maxNodes)))
    , m_touched(static_cast<std::size_t>(std::clamp(limits.minNodes, 0, std::max(0, limits.maxNodes))))
    , m_ready(m_nodes.size())
    , m_cold(m_nodes.size())
{
    for (std::size_t i = 0; i < m_touched; ++i)
        m_ready.add(i);
}

double NodePool::play(const Run &run)
{
    throwIfCancelled();
    const double begin = beginOf(run);
    const double wait = choose(run.nodes) ? m_limits.startHours : 0;
    for (const std::size_t i : m_chosen)
        take(i, run, begin, wait);
    const double end = begin + wait + run.hours;
    m_month.lastFinish = std::max(m_month.lastFinish, end);
    countPeak();
    return end;
}

void NodePool::setFree(std::size_t node, double at)
{
    if (alwaysOn(node)) {
        m_ready.add(node);
    } else if (isWarm(m_nodes[node], at)) {
        m_ready.add(node);
        m_warm.push_back({m_nodes[node].freeAt, node});
        std::ranges::push_heap(m_warm, std::ranges::greater(), &Until::freeAt);
    } else {
        m_cold.add(node);
    }
}

void NodePool::goTo(double at)
{
    m_at = at;
    while (!m_warm.empty()) {
        const Until first = m_warm.front();
        const Node &node = m_nodes[first.node];
        const bool hasMore = node.freeAt != first.freeAt;
        if (!hasMore && isWarm(node, at))
            break;
        std::ranges::pop_heap(m_warm, std::ranges::greater(), &Until::freeAt);
        m_warm.pop_back();
        if (hasMore)
            continue;
        m_ready.remove(first.node);
        m_cold.add(first.node);
    }
    while (!m_busy.empty() && !(m_busy.front().freeAt > at)) {
        const std::size_t node = m_busy.front().node;
        std::ranges::pop_heap(m_busy, std::ranges::greater(), &Until::freeAt);
        m_busy.pop_back();
        m_busyAbove -= alwaysOn(node) ? 0 : 1;
        setFree(node, at);
    }
}

void NodePool::goBackTo(double at)
{
    m_at = at;
    m_busy.clear();
    m_warm.clear();
    m_ready.clear();
    m_cold.clear();
    m_busyAbove = 0;
    for (std::size_t i = 0; i < m_touched; ++i) {
        if (!(m_nodes[i].freeAt > at)) {
            setFree(i, at);
            continue;
        }
        m_busy.push_back({m_nodes[i].freeAt, i});
        m_busyAbove += alwaysOn(i) ? 0 : 1;
    }
    std::ranges::make_heap(m_busy, std::ranges::greater(), &Until::freeAt);
}

double NodePool::beginOf(const Run &run)
{
    // One that waits for many nodes may begin later than one that is asked for after it. Where too few are free then, none are before.
    if (run.arrival >= m_at)
        goTo(run.arrival);
    else if (freeCount() >= run.nodes)
        goBackTo(run.arrival);
    while (freeCount() < run.nodes && !m_busy.empty())
        goTo(m_busy.front().freeAt);
    return std::max(run.arrival, m_at);
}

bool NodePool::choose(int wanted)
{
    m_chosen.clear();
    const auto chosen = [this] { return static_cast<int>(m_chosen.size()); };
    // Those that are always on are the first of all.
    while (chosen() < wanted && m_ready.count() > 0)
        m_chosen.push_back(m_ready.takeFirst());
    const bool cold = chosen() < wanted;
    while (chosen() < wanted && m_cold.count() > 0)
        m_chosen.push_back(m_cold.takeFirst());
    while (chosen() < wanted)
        m_chosen.push_back(m_touched++);
    return cold;
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
        const double both = isWarm(node, begin) ? std::min(node.weight, run.weight) : 0;
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
    if (!(node.freeAt > m_at)) {
        setFree(i, m_at);
        return;
    }
    m_busy.push_back({node.freeAt, i});
    std::ranges::push_heap(m_busy, std::ranges::greater(), &Until::freeAt);
    m_busyAbove += alwaysOn(i) ? 0 : 1;
}

void NodePool::hold(double begin, double end, double weight)
{
    if (m_limits.tellsHeld)
        m_held.add(begin, end, 1, weight);
}

void NodePool::countPeak()
{
    const int on = std::clamp(m_limits.minNodes, 0, std::max(0, m_limits.maxNodes));
    m_month.peakNodes = std::max(m_month.peakNodes, on + m_busyAbove);
}

} // namespace slipway::cost
