// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/formulas/pareto.h"
#include "model/formulas/philox.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace slipway::formulas;

namespace {

template <typename Point> bool beats(const Point &a, const Point &b)
{
    bool smaller = false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] > b[i])
            return false;
        smaller = smaller || a[i] < b[i];
    }
    return smaller;
}

/// Every point against every other.
template <typename Point> std::vector<std::size_t> frontByForce(const std::vector<Point> &points)
{
    std::vector<std::size_t> front;
    for (std::size_t i = 0; i < points.size(); ++i) {
        bool stays = true;
        for (std::size_t j = 0; j < points.size() && stays; ++j)
            stays = !beats(points[j], points[i]) && !(j < i && points[j] == points[i]);
        if (stays)
            front.push_back(i);
    }
    std::sort(front.begin(), front.end(),
              [&](std::size_t a, std::size_t b) { return points[a] < points[b]; });
    return front;
}

template <typename Point> void compareWithForce()
{
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Philox random(seed);
        // Few distinct values: many ties and equal points.
        const double values = 2 + static_cast<double>(seed % 30);
        std::vector<Point> points(static_cast<std::size_t>(seed));
        for (std::size_t i = 0; i < points.size(); ++i) {
            for (std::size_t axis = 0; axis < points[i].size(); ++axis)
                points[i][axis] = std::floor(values * random.uniform(i, axis)) - 3;
        }
        QCOMPARE(paretoFront(std::span<const Point>(points)), frontByForce(points));
    }
}

} // namespace

class ParetoTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoQuantitiesMatchBruteForce() { compareWithForce<Point2>(); }
    void threeQuantitiesMatchBruteForce() { compareWithForce<Point3>(); }

    void thousandsOfPointsOnTheFrontAreQuick()
    {
        // All on the front: quadratic work would take 10^10 steps.
        std::vector<Point3> points(100'000);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto x = static_cast<double>(i);
            points[i] = {x, -x, 0};
        }
        QCOMPARE(paretoFront(std::span<const Point3>(points)).size(), points.size());
    }
};

SLIPWAY_TEST(ParetoTest)
#include "tst_pareto.moc"
