// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/pareto.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <numeric>

namespace slipway::formulas {

namespace {

/// Indices in the order of the points; equal ones in that of the indices.
template <typename Point> std::vector<std::size_t> sortedIndices(std::span<const Point> points)
{
    std::vector<std::size_t> order(points.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::sort(order.begin(), order.end(), [points](std::size_t a, std::size_t b) {
        return points[a] != points[b] ? points[a] < points[b] : a < b;
    });
    return order;
}

} // namespace

std::vector<std::size_t> paretoFront(std::span<const Point2> points)
{
    std::vector<std::size_t> front;
    double best = std::numeric_limits<double>::infinity();
    for (const std::size_t index : sortedIndices(points)) {
        if (points[index][1] < best) {
            best = points[index][1];
            front.push_back(index);
        }
    }
    return front;
}

std::vector<std::size_t> paretoFront(std::span<const Point3> points)
{
    std::vector<std::size_t> front;
    std::map<double, double> stairs; // y to z of what is on the front so far: z falls as y rises
    for (const std::size_t index : sortedIndices(points)) {
        const auto [x, y, z] = points[index];
        const auto above = stairs.upper_bound(y);
        if (above != stairs.begin() && std::prev(above)->second <= z)
            continue;
        front.push_back(index);
        auto beaten = stairs.lower_bound(y);
        while (beaten != stairs.end() && beaten->second >= z)
            beaten = stairs.erase(beaten);
        stairs.emplace(y, z);
    }
    return front;
}

} // namespace slipway::formulas
