// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/formulas/llmserving.h"
#include "tests/support/near.h"

#include <QTest>

#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace slipway::formulas;
using namespace Qt::StringLiterals;

namespace {

/// All that the hardware gives and nothing on top: figures follow by hand.
LlmFit ideal()
{
    LlmFit fit;
    fit.bandwidthShare = fit.cacheShare = fit.decodePeakShare = 1;
    fit.promptPeakShare16 = fit.promptPeakShare8 = fit.promptOverlap = 1;
    fit.linkShare = fit.memoryShare = 1;
    fit.mostRunning = 1e6;
    return fit;
}

/// 8e9 weights, 1,000 numbers of keys and values a token, no attention to speak of.
LlmShape eightBillion()
{
    LlmShape shape;
    shape.parameters = shape.activeParameters = 8e9;
    shape.layers = 10;
    shape.hiddenSize = 1000;
    shape.keyValueHeads = 8;
    shape.keyValueNumbers = 1000;
    return shape;
}

/// 100 GB, 2 TB/s, 1e15 operations a second in 16 bits and twice that in 8, 100 GB/s to the others.
LlmGpu roundGpu()
{
    return {100e9, 2e12, 1e15, 2e15, 2e15, 100e9, true};
}

} // namespace

class LlmSpeedTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneStepReadsTheWeightsAndTheCaches()
    {
        // 16e9 bytes at 2e12 a second: 8 ms. One context of 100 + 20 / 2 tokens: 110 * 1,000 * 2 = 220,000 bytes, 0.11 us.
        const LlmEngine engine(ideal(), eightBillion(), roundGpu(), WeightFormat::Bits16, {1, 1}, 100, 20);
        QVERIFY(near(engine.stepSeconds(1), 8e-3 + 0.11e-6));
        QVERIFY(near(engine.leastTokenSeconds(), 8e-3));
        // Computing takes over where 2 * 8e9 * b / 1e15 is longer: above 500 answers.
        QVERIFY(near(engine.stepSeconds(1000), 16e-3));
        // The prompt: 2 * 8e9 * 100 / 1e15 = 1.6 ms.
        QVERIFY(near(engine.promptSeconds(), 1.6e-3));
    }

    void halfTheBytesAreHalfTheTime()
    {
        const LlmEngine engine(ideal(), eightBillion(), roundGpu(), WeightFormat::Float8, {1, 1}, 100, 20);
        QVERIFY(near(engine.leastTokenSeconds(), 4e-3));
        QVERIFY(near(engine.promptSeconds(), 0.8e-3));
        const LlmEngine four(ideal(), eightBillion(), roundGpu(), WeightFormat::Int4, {1, 1}, 100, 20);
        // 4.25 bits a weight, computed in 16.
        QVERIFY(near(four.leastTokenSeconds(), 8e9 * 4.25 / 8 / 2e12));
        QVERIFY(near(four.promptSeconds(), 1.6e-3));
    }

    /// A100 and A10 have no floats of 8 bits, V100 no whole numbers: such weights are half as many bytes, and are computed in 16 bits.
    void whatIsWidenedGainsBandwidthAlone()
    {
        LlmFit fit = ideal();
        fit.promptPeakShare16 = 0.5;
        fit.promptPeakShare8 = 0.8;
        LlmGpu gpu = roundGpu();
        const auto in = [&](WeightFormat format) {
            return LlmEngine(fit, eightBillion(), gpu, format, {1, 1}, 100, 20);
        };
        // 2 * 8e9 * 100 operations at 2e15 * 0.8 a second.
        QVERIFY(computesIn(gpu, WeightFormat::Float8) && computesIn(gpu, WeightFormat::Int8));
        QVERIFY(near(in(WeightFormat::Float8).promptSeconds(), 1e-3));
        QVERIFY(near(in(WeightFormat::Int8).promptSeconds(), 1e-3));
        // At 1e15 * 0.5, as in 16 bits; read at half the bytes.
        gpu.peakFloat8 = 0;
        gpu.peakInt8 = 0;
        for (const WeightFormat format : {WeightFormat::Float8, WeightFormat::Int8}) {
            QVERIFY(!computesIn(gpu, format));
            QVERIFY(near(in(format).promptSeconds(), 3.2e-3));
            QVERIFY(near(in(format).promptSeconds(), in(WeightFormat::Bits16).promptSeconds()));
            QVERIFY(near(in(format).leastTokenSeconds(), 4e-3));
            QVERIFY(near(in(format).weightBytes(), 8e9));
        }
        // Before Ampere floats of 8 bits are not taken at all.
        gpu.bfloat16 = false;
        QCOMPARE(peakFor(gpu, WeightFormat::Float8), 0.0);
    }

    void expertsAreReadAsOftenAsTheyAreHit()
    {
        // 10 experts of 0.7e9, 2 a token, 1e9 outside: 8e9 in all, 2.4e9 active. One answer touches 2 of 10, two answers
        // 1 - 0.8^2 = 0.36 of them.
        LlmShape shape = eightBillion();
        shape.experts = 10;
        shape.expertsPerToken = 2;
        shape.activeParameters = 2.4e9;
        shape.keyValueNumbers = 1e-9;
        const LlmEngine engine(ideal(), shape, roundGpu(), WeightFormat::Bits16, {1, 1}, 100, 20);
        QVERIFY(near(engine.stepSeconds(1), (1e9 + 0.2 * 7e9) * 2 / 2e12));
        QVERIFY(near(engine.stepSeconds(2), (1e9 + 0.36 * 7e9) * 2 / 2e12));
        QVERIFY(near(engine.leastTokenSeconds(), 2.4e9 * 2 / 2e12));
    }

    void gpusShareTheWorkAndExchangeSums()
    {
        // Two GPUs: 4 ms of reading; each layer sends 2 * 1,000 * 2 bytes * 2 * 1/2 a token, ten of them 40,000 bytes at
        // 1e11: 0.4 us.
        LlmShape shape = eightBillion();
        shape.keyValueNumbers = 1e-9;
        const LlmEngine engine(ideal(), shape, roundGpu(), WeightFormat::Bits16, {2, 1}, 100, 20);
        QVERIFY(near(engine.stepSeconds(1), 4e-3 + 0.4e-6));
        // Attention whole in both groups: with so few weights outside of attention all are read twice.
        const LlmEngine groups(ideal(), shape, roundGpu(), WeightFormat::Bits16, {2, 2}, 100, 20);
        QVERIFY(near(groups.stepSeconds(1), 8e-3 + 0.4e-6));
    }

    void windowsKeepLess()
    {
        // Half of the layers keep 10 tokens: (110 + 10) / 2 in the mean.
        LlmShape shape = eightBillion();
        shape.windowLayers = 5;
        shape.window = 10;
        const LlmEngine engine(ideal(), shape, roundGpu(), WeightFormat::Bits16, {1, 1}, 100, 20);
        QVERIFY(near(engine.stepSeconds(1), 8e-3 + 60 * 2000 / 2e12));
        QVERIFY(near(engine.cacheBytes(), (120 + 10) / 2.0 * 2000));
    }

    void usersBeyondTheMemoryWait()
    {
        // 84 GB are left beside 16 GB of weights. 1e9 numbers a token are 2e9 bytes; a context of 5 tokens in the mean, 10 GB:
        // 8.4 answers at a time (the sixth of its length is asked to fit: 6 tokens, 12 GB).
        LlmShape shape = eightBillion();
        shape.keyValueNumbers = 1e9;
        const LlmEngine engine(ideal(), shape, roundGpu(), WeightFormat::Bits16, {1, 1}, 4, 2);
        QVERIFY(engine.fits());
        QVERIFY(near(engine.places(), 8.4));
        const LlmTimes times = engine.atUsers(100);
        QVERIFY(near(times.running, 8.4));
        // Those who wait do so for (100 - 8.4) / 8.4 whole answers.
        QVERIFY(near(times.firstTokenSeconds, 91.6 / 8.4 * 2 * times.tokenSeconds));
        QVERIFY(near(times.tokensPerSecond, 8.4 / times.tokenSeconds));
    }

    void nothingIsGivenWhereItDoesNotFit()
    {
        LlmShape shape = eightBillion();
        shape.parameters = shape.activeParameters = 51e9;
        const LlmEngine engine(ideal(), shape, roundGpu(), WeightFormat::Bits16, {1, 1}, 4, 2);
        QVERIFY(!engine.fits());
        QVERIFY(!engine.atRate(0.001));
        QCOMPARE(engine.mostRequestsPerSecond(), 0.0);
    }

    void aRateHasTheLoadThatGivesIt()
    {
        const LlmEngine engine(ideal(), eightBillion(), roundGpu(), WeightFormat::Bits16, {1, 1}, 1000, 200);
        const double most = engine.mostRequestsPerSecond();
        for (const double part : {0.01, 0.3, 0.9, 0.999}) {
            const std::optional<LlmTimes> times = engine.atRate(part * most);
            QVERIFY(times);
            QVERIFY2(std::abs(times->tokensPerSecond / 200 / (part * most) - 1) < 1e-6,
                     qPrintable(QString::number(part)));
            // As many users as are there at this rate see the same.
            const double users = part * most * times->answerSeconds(200);
            QVERIFY(std::abs(engine.atUsers(users).tokenSeconds / times->tokenSeconds - 1) < 1e-6);
        }
        QVERIFY(!engine.atRate(most));
        QVERIFY(!engine.atRate(2 * most));
    }

    /// Over all models, GPUs, formats and loads: order that no fit may break.
    void moreLoadIsNeverFasterAndNothingBeatsTheMemory()
    {
        const LlmTables &tables = LlmTables::builtIn();
        int tried = 0;
        for (const LlmModel &model : tables.models()) {
            if (!model.answers() || !model.missing().isEmpty())
                continue;
            for (const LlmGpuRow &row : tables.gpus()) {
                for (int f = 0; f < weightFormats; ++f) {
                    const auto format = static_cast<WeightFormat>(f);
                    if (row.gpu.bandwidth <= 0 || peakFor(row.gpu, format) <= 0)
                        continue;
                    for (const double gpus : {1.0, 8.0}) {
                        const LlmEngine engine(tables.fit(), model.shape, row.gpu, format, {gpus, 1}, 1000,
                                               200);
                        if (!engine.fits())
                            continue;
                        ++tried;
                        LlmTimes before;
                        for (const double users : {1.0, 2.0, 8.0, 64.0, 512.0, 4096.0}) {
                            const LlmTimes times = engine.atUsers(users);
                            QVERIFY(times.tokenSeconds >= engine.leastTokenSeconds());
                            QVERIFY(times.tokenSeconds >= before.tokenSeconds * (1 - 1e-9));
                            QVERIFY(times.firstTokenSeconds >= before.firstTokenSeconds * (1 - 1e-9));
                            QVERIFY2(times.tokensPerSecond >= before.tokensPerSecond * (1 - 1e-9),
                                     qPrintable(model.name));
                            QVERIFY(times.running <= users * (1 + 1e-9));
                            before = times;
                        }
                    }
                }
            }
        }
        QVERIFY(tried > 1000);
    }
};

SLIPWAY_TEST(LlmSpeedTest)
#include "tst_llmspeed.moc"
