// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fit/servingfit.h"
#include "tests/support/testrun.h"

#include <QTest>

using namespace slipway;
using namespace slipway::fit;
using namespace slipway::formulas;
using namespace Qt::StringLiterals;

namespace {

double inRange(const std::vector<Judged> &runs, double (Judged::*ratio)() const, const LlmRange &range)
{
    double held = 0;
    for (const Judged &judged : runs) {
        const double share = 1 / (judged.*ratio)();
        held += share >= range.low && share <= range.high ? 1 : 0;
    }
    return held / static_cast<double>(runs.size());
}

std::vector<double> ratiosOf(const std::vector<Judged> &runs, double (Judged::*ratio)() const)
{
    std::vector<double> ratios;
    for (const Judged &judged : runs)
        ratios.push_back((judged.*ratio)());
    return ratios;
}

} // namespace

/// The committed fit against the measured runs, and against itself with each model left out.
class ServingFitTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_runs = servingRuns(QStringLiteral(SLIPWAY_TEST_DATA "/serving/measured.csv"));
        QVERIFY(m_runs.size() > 500);
    }

    /// Nothing that was measured is faster than its active weights are read once.
    void noRunBeatsTheMemory()
    {
        for (const ServingRun &run : m_runs) {
            const LlmEngine engine(LlmTables::builtIn().fit(), run.shape, run.figures, run.format,
                                   run.replica, run.prompt, run.answer);
            QVERIFY2(run.tokenSeconds >= engine.leastTokenSeconds(), qPrintable(run.configuration));
            QVERIFY2(engine.fits(), qPrintable(run.configuration));
        }
    }

    void theCommittedFitIsHeldToTheRuns()
    {
        std::vector<Judged> judged;
        std::vector<Judged> unfitted;
        for (const ServingRun &run : m_runs) {
            judged.push_back({&run, predicted(run, LlmTables::builtIn().fit())});
            unfitted.push_back({&run, predicted(run, roofline())});
        }
        const LlmFit &fit = LlmTables::builtIn().fit();
        QVERIFY(medianError(ratiosOf(judged, &Judged::tokenRatio)) <= 0.1);
        QVERIFY(medianError(ratiosOf(judged, &Judged::tokensRatio)) <= 0.1);
        QVERIFY(medianError(ratiosOf(judged, &Judged::firstRatio)) <= 0.4);
        QVERIFY(inRange(judged, &Judged::tokenRatio, fit.perToken) >= 0.94);
        QVERIFY(inRange(judged, &Judged::tokensRatio, fit.tokens) >= 0.94);
        QVERIFY(inRange(judged, &Judged::firstRatio, fit.firstToken) >= 0.94);
        // What a bound without a fit is worth.
        QVERIFY(medianError(ratiosOf(unfitted, &Judged::tokenRatio)) >= 0.4);
    }

    /// The bars for rows that nobody has seen: median at most 20 %, nine of ten inside the range.
    void modelsThatWereLeftOutKeepTheBars()
    {
        const LlmFit &fit = LlmTables::builtIn().fit();
        const std::vector<Judged> judged
            = leftOut(m_runs, fit, [](const ServingRun &run) { return run.family; });
        QCOMPARE(judged.size(), m_runs.size());
        const double token = medianError(ratiosOf(judged, &Judged::tokenRatio));
        const double tokens = medianError(ratiosOf(judged, &Judged::tokensRatio));
        QVERIFY2(token <= 0.2, qPrintable(QString::number(token)));
        QVERIFY2(tokens <= 0.2, qPrintable(QString::number(tokens)));
        QVERIFY(inRange(judged, &Judged::tokenRatio, fit.perToken) >= 0.9);
        QVERIFY(inRange(judged, &Judged::tokensRatio, fit.tokens) >= 0.9);
        QVERIFY(inRange(judged, &Judged::firstRatio, fit.firstToken) >= 0.9);
    }

private:
    std::vector<ServingRun> m_runs;
};

SLIPWAY_TEST(ServingFitTest)
#include "tst_servingfit.moc"
