// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/formulas/carbon.h"
#include "model/formulas/llm.h"
#include "model/formulas/memory.h"
#include "model/formulas/philox.h"
#include "model/formulas/preemption.h"
#include "model/formulas/reliability.h"
#include "model/formulas/scaling.h"
#include "model/formulas/training.h"
#include "tests/support/near.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace slipway::formulas;
using namespace slipway::test;

namespace {

/// One run of `work` hours with a checkpoint after each `interval`; machines live exponential times of mean `mtbf`.
double simulatedRun(double work, double checkpoint, double mtbf, double restart, double interval,
                    std::uint64_t trial)
{
    const Philox random(2026);
    std::uint64_t draw = 0;
    const auto life = [&] { return -mtbf * std::log(random.uniform(trial, draw++)); };
    double time = 0;
    bool starting = false; // the first start is not counted
    for (double done = 0; done < work - 1e-9; done += interval) {
        for (;;) {
            const double needed = (starting ? restart : 0) + interval + checkpoint;
            const double until = life();
            if (until >= needed) {
                time += needed;
                starting = false;
                break;
            }
            time += until;
            starting = true;
        }
    }
    return time;
}

} // namespace

class TrainingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recomputationMakesEightOfSix_data()
    {
        // Narayanan et al., arXiv 2104.04473, section 5.1 and table 2: days of 300e9 tokens at achieved speed, with equation (3),
        // which 8TP/(nX) misses by up to 3.5 %.
        QTest::addColumn<double>("params");
        QTest::addColumn<double>("gpus");
        QTest::addColumn<double>("achieved");
        QTest::addColumn<double>("days");
        QTest::newRow("175B, 1024") << 175e9 << 1024.0 << 140e12 << 34.0;
        QTest::newRow("PTD 175B, 384") << 174.6e9 << 384.0 << 153e12 << 84.0;
        QTest::newRow("PTD 175B, 1536") << 174.6e9 << 1536.0 << 141e12 << 23.0;
        QTest::newRow("PTD 530B, 1120") << 529.6e9 << 1120.0 << 167e12 << 80.0;
        QTest::newRow("ZeRO-3 175B, 384") << 174.6e9 << 384.0 << 144e12 << 90.0;
        QTest::newRow("ZeRO-3 530B, 640") << 529.6e9 << 640.0 << 138e12 << 169.0;
    }
    void recomputationMakesEightOfSix()
    {
        QFETCH(double, params);
        QFETCH(double, gpus);
        QFETCH(double, achieved);
        QFETCH(double, days);
        const Flops work = 8.0 / 6 * trainingFlops(params, 300e9);
        QVERIFY(near(gpuHours(work, FlopsPerSecond(achieved), 1).value / gpus / 24, days, 0.035));
    }

    void memoryFollowsThePapers()
    {
        // Korthikanti et al., arXiv 2205.05198: 5 a s / h is 80 for GPT-3.
        const ActivationMemory gpt3 = activationMemory(2048, 1, 12288, 96, 96, 8);
        QVERIFY(near(gpt3.full / gpt3.flash, (34 + 80.0) / 34, 1e-12));
        QVERIFY(near(gpt3.checkpointed / gpt3.flash, 2.0 / 34, 1e-12));
        for (int stage = 0; stage < 3; ++stage)
            QVERIFY(zeroMemory(7.5e9, 64, stage + 1, 12) < zeroMemory(7.5e9, 64, stage, 12));
        for (int stage = 0; stage <= 3; ++stage)
            QVERIFY(near(zeroMemory(1e9, 1, stage, 12).value, 16e9, 1e-12)); // nothing to divide by
        QVERIFY(near(zeroMemory(7.5e9, 64, 3, 12).value, 1.88e9, 0.01)); // ZeRO, figure 1
        QVERIFY(near(zeroMemory(7.5e9, 64, 1, 12).value, 31.4e9, 0.01));
        QCOMPARE(loraMemory(7e9, 10e6, Bytes(2)).value, 14.16e9);
        QCOMPARE(logitsMemory(1, 2048, 50000).value, 409.6e6);
    }

    void scalingLawsHaveTheirLimits()
    {
        QCOMPARE(amdahlSpeedup(1, 16), 16.0);
        QCOMPARE(amdahlSpeedup(0, 16), 1.0);
        QCOMPARE(gustafsonSpeedup(0, 16), 16.0);
        double before = 0;
        for (double n = 1; n < 1e9; n *= 3) {
            const double speedup = amdahlSpeedup(0.95, n);
            QVERIFY(speedup > before && speedup < amdahlLimit(0.95));
            if (n > 1)
                QVERIFY(std::abs(karpFlatt(speedup, n) - 0.05) < 1e-9); // finds the share it was made of
            before = speedup;
        }
        QCOMPARE(allReduceTime(Bytes(1e9), 1, BytesPerSecond(1e9)), Seconds(0));
        QCOMPARE(stepTime(Seconds(2), Seconds(1), 1), Seconds(2));
        QCOMPARE(stepTime(Seconds(2), Seconds(1), 0), Seconds(3));
        QCOMPARE(pipelineBubble(1, 8, 1), 0.0);
        QCOMPARE(boundStep(Seconds(1), Bytes(10), BytesPerSecond(5), Seconds(12), 8), Seconds(2));
        QCOMPARE(boundStep(Seconds(1), Bytes(10), BytesPerSecond(50), Seconds(12), 8), Seconds(1.5));
    }

    void theExactIntervalIsTheCheapest()
    {
        for (const double checkpoint : {1e-6, 0.01, 0.1, 1.0, 5.0, 100.0}) {
            const Hours mtbf(3);
            const auto cost = [&](Seconds interval) {
                return expectedTime(Hours(100), Hours(checkpoint), mtbf, Hours(0.2), toHours(interval)).value;
            };
            const Seconds exact = exactInterval(toSeconds(Hours(checkpoint)), toSeconds(mtbf));
            QVERIFY(exact > Seconds(0) && exact <= toSeconds(mtbf));
            for (const double factor : {0.5, 0.9, 0.99, 1.01, 1.1, 2.0})
                QVERIFY(cost(exact) <= cost(factor * exact) * (1 + 1e-12));
            // Daly's approximation costs next to nothing more where it holds, Young's approaches it for short checkpoints.
            if (checkpoint < 2 * mtbf.value)
                QVERIFY(cost(dalyInterval(toSeconds(Hours(checkpoint)), toSeconds(mtbf)))
                        < cost(exact) * 1.01);
        }
        QCOMPARE(dalyInterval(Seconds(200), Seconds(100)), Seconds(100));
        QVERIFY(near(youngInterval(Seconds(1e-6), Seconds(1e6)).value,
                     exactInterval(Seconds(1e-6), Seconds(1e6)).value, 1e-5));
    }

    void expectedTimeHasItsLimits()
    {
        // Machines that never fail: work and checkpoints only.
        const Hours calm = expectedTime(Hours(10), Hours(0.1), Hours(1e9), Hours(1), Hours(2));
        QVERIFY(near(calm.value, 10.5, 1e-6));
        double before = calm.value;
        for (const double mtbf : {100.0, 10.0, 3.0, 1.0}) {
            const double now = expectedTime(Hours(10), Hours(0.1), Hours(mtbf), Hours(0.1), Hours(2)).value;
            QVERIFY(now > before);
            before = now;
        }
        for (const double p : {0.01, 0.05, 0.2})
            QVERIFY(near(1 - std::exp(-1 / evictionMtbf(p).value), p, 1e-12));
        QVERIFY(spotCostRatio(0.8, Hours(20), Hours(10)) < 1);
    }

    void simulatedRunsTakeAsLongAsExpected()
    {
        double sum = 0;
        constexpr int runs = 4000;
        for (int run = 0; run < runs; ++run)
            sum += simulatedRun(24, 0.1, 6, 0.25, 1.5, static_cast<std::uint64_t>(run));
        const double expected = expectedTime(Hours(24), Hours(0.1), Hours(6), Hours(0.25), Hours(1.5)).value;
        QVERIFY2(near(sum / runs, expected, 0.02),
                 qPrintable(QStringLiteral("%1 %2").arg(sum / runs).arg(expected)));
    }

    void servingALanguageModelIsBoundByTheSlowerSide()
    {
        const BytesPerSecond memory(600e9);
        const FlopsPerSecond peak(125e12);
        const Seconds alone = decodeStep(7e9, Bytes(2), 1, Bytes(0), memory, peak, 1, 1);
        QCOMPARE(alone, decodeFloor(7e9, Bytes(2), memory));
        QCOMPARE(decodeFloor(7e9, Bytes(2), memory).value * 1e3, 14e9 / 600e9 * 1e3);
        QVERIFY(decodeStep(7e9, Bytes(2), 100, Bytes(0), memory, peak, 1, 1) == alone);
        QVERIFY(decodeStep(7e9, Bytes(2), 300, Bytes(0), memory, peak, 1, 1) > alone);
        QCOMPARE(maxBatch(Bytes(80e9), Bytes(16e9), Bytes(3e9), Bytes(131072.0 * 4096)), 98.0);
        QCOMPARE(maxBatch(Bytes(16e9), Bytes(16e9), Bytes(3e9), Bytes(131072.0 * 4096)), 0.0);
    }

    void partsInSeriesAndInParallel()
    {
        const std::vector<double> parts{0.999, 0.99, 0.9};
        QVERIFY(near(allUp(parts), 0.999 * 0.99 * 0.9, 1e-14));
        QVERIFY(near(anyUp(parts), 1 - 0.001 * 0.01 * 0.1, 1e-14));
        QCOMPARE(allUp({}), 1.0);
        for (int n = 1; n <= 12; ++n) {
            QVERIFY(near(kOfN(n, n, 0.9), std::pow(0.9, n), 1e-12));
            QVERIFY(near(kOfN(n, 1, 0.9), 1 - std::pow(0.1, n), 1e-12));
            for (int k = 1; k <= n; ++k) {
                // All outcomes of n parts, one by one.
                double sum = 0;
                for (unsigned up = 0; up < 1U << n; ++up) {
                    const int count = __builtin_popcount(up);
                    if (count >= k)
                        sum += std::pow(0.7, count) * std::pow(0.3, n - count);
                }
                QVERIFY(near(kOfN(n, k, 0.7), sum, 1e-11));
            }
        }
        QVERIFY(kOfN(1'000'000, 990'000, 0.99) > 0.45 && kOfN(1'000'000, 990'000, 0.99) < 0.55);
        QCOMPARE(kOfN(5, 3, 1), 1.0);
        QCOMPARE(kOfN(5, 3, 0), 0.0);
        QVERIFY(near(multiRegion(0.9998, 0.995, 1), 0.9998 * 0.995, 1e-14));
    }

    void idleMachinesDrawTheirIdlePower()
    {
        QCOMPARE(computeEnergy(Watts(46), Watts(407), 0, Hours(10), 2, 1).value, 0.92);
        QCOMPARE(computeEnergy(Watts(46), Watts(407), 1, Hours(10), 2, 1).value, 8.14);
        QCOMPARE(emissions(KilowattHours(10), KilogramsPerKilowattHour(0.4)).value, 4.0);
    }
};

SLIPWAY_TEST(TrainingTest)
#include "tst_training.moc"
