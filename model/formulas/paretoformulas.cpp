// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/pareto.h"
#include "model/formulas/registry.h"

#include <algorithm>

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

constexpr Source kung{"Kung, Luccio and Preparata, On finding the maxima of a set of vectors", "1975"};

template <typename Point> Outcome frontOf(const PointList &given)
{
    std::vector<Point> points(given.size());
    for (std::size_t i = 0; i < given.size(); ++i)
        std::copy(given[i].begin(), given[i].end(), points[i].begin());
    PointList front;
    for (const std::size_t index : paretoFront(std::span<const Point>(points)))
        front.push_back(given[index]);
    return std::vector<Value>{std::move(front)};
}

} // namespace

std::vector<Formula> paretoFormulas()
{
    return {
        {"opt.pareto_min2",
         "Best trade-offs of two quantities",
         "front = the points than which no other is smaller in one coordinate and not larger in the other",
         {{"points", "any unit", anyNumber, ValueKind::Points2, false, 0}},
         {{"front", "unit of points", ValueKind::Points2}},
         "both coordinates are to be small; sorted, equal points once",
         {kung},
         [](const Arguments &in) { return frontOf<Point2>(in.points("points"_L1)); }},
        {"opt.pareto_min3",
         "Best trade-offs of three quantities",
         "front = the points than which no other is smaller in one coordinate and larger in none",
         {{"points", "any unit", anyNumber, ValueKind::Points3, false, 0}},
         {{"front", "unit of points", ValueKind::Points3}},
         "all coordinates are to be small; sorted, equal points once",
         {kung},
         [](const Arguments &in) { return frontOf<Point3>(in.points("points"_L1)); }}};
}

} // namespace slipway::formulas
