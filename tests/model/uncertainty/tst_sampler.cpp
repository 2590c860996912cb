// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/uncertainty/sampler.h"
#include "model/uncertainty/statistics.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace slipway;

class SamplerTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pertIsThatOfTheFormulas_data();
    void pertIsThatOfTheFormulas();
    void shapesHaveTheirEnds();
    void levelsAreMiddlesOfEqualShares();
    void noPercentileLiesOutsideOfItsRange_data();
    void noPercentileLiesOutsideOfItsRange();
    void percentilesAreDraws();
    void errorsAreThoseOfANormalSample();
};

void SamplerTest::pertIsThatOfTheFormulas_data()
{
    QTest::addColumn<double>("mode");
    for (const double mode : {0.0, 0.1, 0.3, 0.5, 0.9, 1.0})
        QTest::addRow("%g", mode) << mode;
}

void SamplerTest::pertIsThatOfTheFormulas()
{
    QFETCH(double, mode);
    const Sampler sampler(RangeShape::Pert, 10, 10 + 20 * mode, 30);
    for (double u = 0.01; u < 0.995; u += 0.01) {
        // To a ten-thousandth of the range.
        const double exact = formulas::pertQuantile({10, 10 + 20 * mode, 30}, u);
        QVERIFY2(std::abs(sampler.at(u) - exact) < 2e-3, qPrintable(QString::number(u)));
    }
    QVERIFY(sampler.at(1e-12) >= 10 && sampler.at(1 - 1e-12) <= 30);
}

void SamplerTest::shapesHaveTheirEnds()
{
    QCOMPARE(Sampler(RangeShape::Uniform, 0, 1, 10).at(0.25), 2.5);
    QCOMPARE(Sampler(RangeShape::Triangular, 2, 5, 14).at(0.5), 14 - std::sqrt(54.0));
    const Sampler lognormal(RangeShape::Lognormal, 8, 9, 32);
    QVERIFY(std::abs(lognormal.at(0.1) - 8) < 1e-9);
    QVERIFY(std::abs(lognormal.at(0.5) - 16) < 1e-9);
    QVERIFY(std::abs(lognormal.at(0.9) - 32) < 1e-9);
    // There is no logarithm of 0.
    QCOMPARE(Sampler(RangeShape::Lognormal, 0, 5, 10).at(0.5), 5.0);
    for (const RangeShape shape :
         {RangeShape::Pert, RangeShape::Triangular, RangeShape::Lognormal, RangeShape::Uniform})
        QCOMPARE(Sampler(shape, 0.1, 0.1, 0.1).at(0.77), 0.1);
}

void SamplerTest::levelsAreMiddlesOfEqualShares()
{
    Sampler sampler(RangeShape::Uniform, 0, 1, 8);
    sampler.setLevels(4);
    QCOMPARE(sampler.at(0.01), 1.0);
    QCOMPARE(sampler.at(0.3), 3.0);
    QCOMPARE(sampler.at(0.5), 5.0);
    QCOMPARE(sampler.at(0.9999), 7.0);
}

void SamplerTest::noPercentileLiesOutsideOfItsRange_data()
{
    QTest::addColumn<int>("levels");
    for (const int levels : {0, 4, 6, 12, 128})
        QTest::addRow("%d", levels) << levels;
}

/// Low and high of a lognormal are its P10 and P90 by definition, however few values of it are drawn.
void SamplerTest::noPercentileLiesOutsideOfItsRange()
{
    QFETCH(int, levels);
    Sampler lognormal(RangeShape::Lognormal, 8, 9, 32);
    lognormal.setLevels(levels);
    QCOMPARE(lognormal.quantile(0.1), 8.0);
    QCOMPARE(lognormal.quantile(0.9), 32.0);
    QVERIFY(lognormal.quantile(0.1) >= 8 && lognormal.quantile(0.9) <= 32);
    QVERIFY(std::abs(lognormal.quantile(0.5) - 16) < 1e-9);
    Sampler even(RangeShape::Uniform, 0, 5, 10);
    even.setLevels(levels);
    QCOMPARE(even.quantile(0.1), 1.0);
    QCOMPARE(even.quantile(0.95), 9.5);
}

void SamplerTest::percentilesAreDraws()
{
    std::vector<std::int64_t> draws(100);
    std::iota(draws.begin(), draws.end(), 1);
    std::ranges::reverse(draws);
    const Quantiles quantiles = quantilesOf(draws);
    QCOMPARE(quantiles.values, (std::array<std::int64_t, 3>{10, 50, 90}));
    // sqrt(100 x 0.1 x 0.9) = 3 places, sqrt(100 x 0.25) = 5.
    QCOMPARE(quantiles.errors, (std::array<std::int64_t, 3>{3, 5, 3}));
    QCOMPARE(quantiles.mean, 50); // 50.5 to the even
    QCOMPARE(quantiles.meanError, 3); // 29.01 / 10
    std::vector<std::int64_t> one{7};
    QCOMPARE(quantilesOf(one).values, (std::array<std::int64_t, 3>{7, 7, 7}));
    const Chance chance = chanceOf(25, 100);
    QCOMPARE(chance.share, 0.25);
    QVERIFY(std::abs(chance.error - 0.0433) < 1e-4);
}

void SamplerTest::errorsAreThoseOfANormalSample()
{
    // Quantiles of a normal distribution stand for a perfect sample of it: sd 1000, n 10,000.
    std::vector<std::int64_t> draws;
    for (int i = 0; i < 10'000; ++i)
        draws.push_back(std::llround(1000 * formulas::normalQuantile((i + 0.5) / 10'000)));
    const Quantiles quantiles = quantilesOf(draws);
    QCOMPARE(quantiles.meanError, 10);
    // sqrt(p (1 - p) / n) / density: 12.5 at the median, 17.1 at the ends.
    QVERIFY(std::abs(static_cast<double>(quantiles.errors[1]) - 12.5) <= 1);
    QVERIFY(std::abs(static_cast<double>(quantiles.errors[0]) - 17.1) <= 1);
    QVERIFY(std::abs(static_cast<double>(quantiles.errors[2]) - 17.1) <= 1);
}

SLIPWAY_TEST(SamplerTest)
#include "tst_sampler.moc"
