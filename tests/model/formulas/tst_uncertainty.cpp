// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/formulas/philox.h"
#include "model/formulas/uncertainty.h"
#include "tests/support/near.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace slipway::formulas;
using namespace slipway::test;

namespace {

constexpr int draws = 20'000;

/// The share of Beta(a, b) below x, by Simpson's rule on the density.
double betaShareByIntegration(double a, double b, double x)
{
    constexpr int steps = 20'000;
    const auto area = [&](double end) {
        double sum = 0;
        for (int i = 0; i <= steps; ++i) {
            const double t = end * i / steps;
            const int weight = i == 0 || i == steps ? 1 : i % 2 ? 4 : 2;
            sum += weight * std::pow(t, a - 1) * std::pow(1 - t, b - 1);
        }
        return sum * end;
    };
    return area(x) / area(1);
}

} // namespace

class UncertaintyTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGeneratorGivesThePublishedBlocks()
    {
        // Known answers of Random123 1.14 for philox4x32, ten rounds.
        QCOMPARE(Philox::block({0, 0, 0, 0}, {0, 0}),
                 (Philox::Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
        QCOMPARE(Philox::block({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff}),
                 (Philox::Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
        QCOMPARE(Philox::block({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
                 (Philox::Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
    }

    void drawsAreEvenIndependentAndNeverAtTheEnds()
    {
        const Philox random(1);
        double sum = 0;
        double squares = 0;
        double products = 0;
        for (std::uint64_t trial = 0; trial < draws; ++trial) {
            const double first = random.uniform(trial, 0);
            const double second = random.uniform(trial, 1);
            QVERIFY(first > 0 && first < 1);
            sum += first;
            squares += first * first;
            products += (first - 0.5) * (second - 0.5);
        }
        QVERIFY(std::abs(sum / draws - 0.5) < 0.01);
        QVERIFY(std::abs(squares / draws - 1.0 / 3) < 0.01);
        QVERIFY(std::abs(products / draws) < 0.003);
        QVERIFY(random.uniform(5, 3) == Philox(1).uniform(5, 3));
        QVERIFY(random.uniform(5, 3) != Philox(2).uniform(5, 3));
        QVERIFY(random.uniform(5, 3) != random.uniform(3, 5));
    }

    void theNormalQuantileInvertsTheNormalShare()
    {
        QVERIFY(near(normalQuantile(0.9), 1.2815515655446004, 1e-15));
        QVERIFY(near(normalQuantile(0.975), 1.959963984540054, 1e-15));
        QCOMPARE(normalQuantile(0.5), 0.0);
        for (const double z : {-8.0, -5.0, -2.0, -0.1, 0.3, 3.0})
            QVERIFY(near(normalQuantile(0.5 * std::erfc(-z / std::sqrt(2.0))), z, 1e-11));
    }

    void theBetaShareMatchesIntegration()
    {
        for (const double a : {1.0, 2.142857142857143, 3.0, 5.0}) {
            const double b = 6 - a;
            for (const double x : {0.05, 0.3, 0.5, 0.8, 0.95}) {
                QVERIFY(near(betaShare(a, b, x), betaShareByIntegration(a, b, x), 1e-6));
                QVERIFY(near(betaQuantile(a, b, betaShare(a, b, x)), x, 1e-9));
            }
        }
        QVERIFY(near(betaShare(1, 5, 0.3), 1 - std::pow(0.7, 5), 1e-13));
        QCOMPARE(betaQuantile(2, 4, 0), 0.0);
        QCOMPARE(betaQuantile(2, 4, 1), 1.0);
    }

    void quantilesRiseAndStayInTheRange()
    {
        for (const ThreePoint &range : {ThreePoint{2, 4, 9}, ThreePoint{0, 0, 1}, ThreePoint{-3, 5, 5},
                                        ThreePoint{1e9, 1e9 + 1, 1e9 + 2}}) {
            double triangular = range.low;
            double pert = range.low;
            for (int i = 0; i <= 100; ++i) {
                const double u = i / 100.0;
                QVERIFY(triangularQuantile(range, u) >= triangular);
                QVERIFY(pertQuantile(range, u) >= pert);
                triangular = triangularQuantile(range, u);
                pert = pertQuantile(range, u);
            }
            QVERIFY(triangular <= range.high && pert <= range.high);
            QVERIFY(near(triangular, range.high, 1e-12) && near(pert, range.high, 1e-12));
        }
    }

    void aRangeWithoutWidthIsItsValue()
    {
        const ThreePoint point{7.3, 7.3, 7.3};
        for (const double u : {0.0, 0.1, 0.5, 1.0}) {
            QVERIFY(triangularQuantile(point, u) == 7.3);
            QVERIFY(pertQuantile(point, u) == 7.3);
        }
        QCOMPARE(triangularVariance(point), 0.0);
        const Lognormal sure = Lognormal::fromP10P90(5, 5);
        QCOMPARE(sure.sigma, 0.0);
        QVERIFY(near(sure.quantile(0.3), 5, 1e-14));
    }

    void drawnMomentsAreThoseOfTheFormulas()
    {
        const Philox random(42);
        const ThreePoint range{2, 4, 9};
        const Lognormal lognormal = Lognormal::fromP10P90(50, 200);
        double triangularSum = 0;
        double triangularSquares = 0;
        double pertSum = 0;
        double lognormalSum = 0;
        for (std::uint64_t trial = 0; trial < draws; ++trial) {
            const double t = triangularQuantile(range, random.uniform(trial, 0));
            triangularSum += t;
            triangularSquares += (t - 5) * (t - 5);
            pertSum += pertQuantile(range, random.uniform(trial, 1));
            lognormalSum += lognormal.quantile(random.uniform(trial, 2));
        }
        // Five standard errors and more.
        QVERIFY(near(triangularSum / draws, triangularMean(range), 0.011));
        QVERIFY(near(triangularSquares / draws, triangularVariance(range), 0.04));
        QVERIFY(near(pertSum / draws, pertMean(range), 0.011));
        QVERIFY(near(lognormalSum / draws, lognormal.mean(), 0.025));
    }

    void productsOfLognormalsAreLognormal()
    {
        const Lognormal a = Lognormal::fromP10P90(1, 4);
        const Lognormal b = Lognormal::fromP10P90(10, 15);
        const Lognormal product = a.times(b);
        QVERIFY(near(product.median(), a.median() * b.median(), 1e-13));
        QVERIFY(near(product.mean(), a.mean() * b.mean(), 1e-13));
        // Percentiles do not multiply: the product's range is narrower.
        QVERIFY(product.quantile(0.9) < 4 * 15);
        const Philox random(9);
        std::vector<double> drawn(draws);
        for (std::uint64_t trial = 0; trial < draws; ++trial)
            drawn[trial] = a.quantile(random.uniform(trial, 0)) * b.quantile(random.uniform(trial, 1));
        std::sort(drawn.begin(), drawn.end());
        QVERIFY(near(drawn[draws / 10], product.quantile(0.1), 0.04));
        QVERIFY(near(drawn[draws * 9 / 10], product.quantile(0.9), 0.04));
    }

    void theStandardErrorShrinksWithTheRootOfTheDraws()
    {
        QVERIFY(near(quantileStandardError(0.5, 400, 0.3), quantileStandardError(0.5, 100, 0.3) / 2, 1e-14));
    }
};

SLIPWAY_TEST(UncertaintyTest)
#include "tst_uncertainty.moc"
