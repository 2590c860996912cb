// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/heldnodes.h"

#include "model/cost/timeline.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace slipway::cost {

void HeldNodes::add(double begin, double end, int nodes, double weight)
{
    constexpr double mostMonths = 120; // of a plan
    const double length = end - begin;
    if (!(length > 0) || !std::isfinite(begin))
        return;
    const double from = std::fmod(begin, hoursPerMonth);
    const double months = std::min(std::floor(length / hoursPerMonth), mostMonths);
    const double to = from + std::min(length - months * hoursPerMonth, hoursPerMonth);
    addWithin(0, hoursPerMonth, nodes * static_cast<int>(months), weight);
    addWithin(from, std::min(to, hoursPerMonth), nodes, weight);
    addWithin(0, to - hoursPerMonth, nodes, weight);
}

void HeldNodes::addWithin(double begin, double end, int nodes, double weight)
{
    if (end <= begin || nodes <= 0)
        return;
    // Nodes of one run come and go together.
    if (!m_pieces.empty() && m_pieces.back().begin == begin && m_pieces.back().end == end
        && m_pieces.back().weight == weight)
        m_pieces.back().nodes += nodes;
    else
        m_pieces.push_back({begin, end, nodes, weight});
}

std::vector<HeldHours> HeldNodes::hours() const
{
    struct Change
    {
        double at = 0;
        int nodes = 0;
        double weighted = 0;
    };
    std::vector<Change> changes;
    changes.reserve(2 * m_pieces.size());
    for (const Piece &piece : m_pieces) {
        changes.push_back({piece.begin, piece.nodes, piece.nodes * piece.weight});
        changes.push_back({piece.end, -piece.nodes, -piece.nodes * piece.weight});
    }
    std::sort(changes.begin(), changes.end(), [](const Change &a, const Change &b) { return a.at < b.at; });
    std::map<int, double> found;
    int nodes = 0;
    double weighted = 0;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        nodes += changes[i].nodes;
        weighted += changes[i].weighted;
        const double length = i + 1 < changes.size() ? changes[i + 1].at - changes[i].at : 0;
        if (nodes > 0 && length > 0)
            found[nodes] += length * weighted / nodes;
    }
    std::vector<HeldHours> result;
    result.reserve(found.size());
    for (const auto &[count, hours] : found)
        result.push_back({count, hours});
    return result;
}

} // namespace slipway::cost
