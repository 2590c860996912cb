// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/front.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <tuple>
#include <utility>

namespace slipway::search {

std::vector<Candidate> frontOf(const std::vector<Candidate> &candidates)
{
    const bool anyComplete = std::ranges::any_of(candidates, &Candidate::complete);
    // By measure, each cheaper than the one before: few of many, so that most are turned down by one look into it.
    std::vector<Candidate> front;
    for (const Candidate &each : candidates) {
        if (each.complete != anyComplete)
            continue;
        auto at = std::ranges::lower_bound(front, each.measure, {}, &Candidate::measure);
        if (at != front.begin() && std::prev(at)->committed() <= each.committed())
            continue;
        if (at != front.end() && at->measure == each.measure
            && (at->committed() < each.committed()
                || (at->committed() == each.committed() && !ranksBefore(each, *at))))
            continue;
        auto beaten = at;
        while (beaten != front.end() && beaten->committed() >= each.committed())
            ++beaten;
        if (beaten == at) {
            front.insert(at, each);
        } else {
            *at = each;
            front.erase(std::next(at), beaten);
        }
    }
    return front;
}

std::vector<Candidate> thinned(const std::vector<Candidate> &candidates, const std::vector<Candidate> &front,
                               std::size_t most)
{
    if (most == 0)
        return {};
    std::vector<Candidate> first = front;
    std::ranges::sort(first, ranksBefore);
    std::vector<Candidate> left;
    for (const Candidate &each : candidates) {
        if (each.measure > 0 && each.total > 0 && !std::ranges::binary_search(first, each, ranksBefore))
            left.push_back(each);
    }
    std::ranges::sort(left, ranksBefore);
    if (left.size() <= most)
        return left;
    std::vector<std::pair<double, double>> points;
    points.reserve(left.size());
    for (const Candidate &each : left)
        points.emplace_back(std::log2(each.measure), std::log2(static_cast<double>(each.total)));
    std::vector<Candidate> kept;
    for (int cells = 4; cells <= 1024; cells *= 2) {
        std::set<std::pair<int, int>> taken;
        std::vector<Candidate> found;
        for (std::size_t i = 0; i < left.size() && found.size() <= most; ++i) {
            const std::pair cell(static_cast<int>(std::floor(points[i].first * cells)),
                                 static_cast<int>(std::floor(points[i].second * cells)));
            if (taken.insert(cell).second)
                found.push_back(left[i]);
        }
        if (found.size() > most)
            break;
        kept = std::move(found);
    }
    std::ranges::sort(kept, ranksBefore);
    return kept;
}

} // namespace slipway::search
