// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/timeline.h"
#include "tests/support/near.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>
#include <cmath>

using namespace slipway::cost;
using namespace slipway::test;

namespace {

RunSeries step(double runs, double hours, int nodes, std::size_t pool, std::vector<std::size_t> after)
{
    return {runs, hours, nodes, false, pool, std::move(after)};
}

constexpr double start = 5.0 / 60;
constexpr double idle = 0.5;

} // namespace

class WaitingRunsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aStepFindsTheNodeOfTheOneBeforeItWarm();
    void aGapLongerThanIdleStartsAnew();
    void stepsWaitForOtherPools();
    void theLastOfSeveralIsWaitedFor();
    void orderOfTheListDoesNotMatter();
    void seldomRunsWaitForTheirShareOfOftenOnes();
    void aCircleDoesNotWait();
    void runsOfTheirOwnNodesNeverQueue();
    void withoutWaitingEveryPoolIsOnItsOwn();
    void whatWaitsForNothingHoldsWhatItHoldsAlone();
    void waitsAreThoseForNodes();
};

void WaitingRunsTest::aStepFindsTheNodeOfTheOneBeforeItWarm()
{
    const std::array series = {step(1, 2, 1, 0, {}), step(1, 3, 1, 0, {0})};
    const std::array pools = {ClusterLimits{0, 4, start, idle}};
    const ClusterMonth month = clusterMonths(series, pools)[0];
    QVERIFY(nearFromOne(month.busy, 5));
    QVERIFY(nearFromOne(month.starting, start));
    QVERIFY(nearFromOne(month.idle, idle));
    QCOMPARE(month.peakNodes, 1);
    QVERIFY(nearFromOne(month.lastFinish, start + 5));
}

/// What commitments cover rests on the nodes that are held: runs elsewhere that wait are no matter to a pool of its own.
void WaitingRunsTest::whatWaitsForNothingHoldsWhatItHoldsAlone()
{
    const std::vector series = {step(1, 2, 1, 0, {}), step(1, 3, 1, 1, {0}), step(10, 4, 2, 2, {})};
    ClusterLimits limits{0, 4, start, idle};
    limits.tellsHeld = true;
    const std::array pools = {limits, limits, limits};
    const std::vector<ClusterMonth> months = clusterMonths(series, pools);
    const ClusterMonth alone = clusterMonth(std::span(series).last(1), limits);
    QVERIFY(!alone.held.empty());
    QCOMPARE(months[2].held, alone.held);
    QVERIFY(!months[0].held.empty() && !months[1].held.empty());
}

/// Both begin with the month on the only node: the second waits for the ten hours of the first. A step behind it waits for no node, only for
/// the step.
void WaitingRunsTest::waitsAreThoseForNodes()
{
    const std::vector series
        = {step(1, 10, 1, 0, {}), step(30, 1, 1, 0, {}), step(1, 5, 2, 1, {0}), step(1, 1, 9, 0, {})};
    const std::array pools = {ClusterLimits{1, 1, start, idle}, ClusterLimits{0, 4, start, idle}};
    const std::vector<ClusterMonth> months = clusterMonths(series, pools);
    QCOMPARE(months[0].waits, (std::vector<double>{0, 10, 0}));
    QCOMPARE(months[1].waits, std::vector<double>{0});
    // The same where nothing waits for another, and with nodes for both.
    const std::vector alone = {series[0], series[1]};
    QCOMPARE(clusterMonth(alone, pools[0]).waits, (std::vector<double>{0, 10}));
    QCOMPARE(clusterMonth(alone, {0, 2, start, idle}).waits, (std::vector<double>{0, 0}));
}

void WaitingRunsTest::aGapLongerThanIdleStartsAnew()
{
    // The step between takes an hour elsewhere, the node waits for half of it only.
    const std::array series = {step(1, 2, 1, 0, {}), step(1, 1, 1, 1, {0}), step(1, 3, 1, 0, {1})};
    const std::array pools = {ClusterLimits{0, 4, start, idle}, ClusterLimits{0, 4, 0, 0}};
    const ClusterMonth month = clusterMonths(series, pools)[0];
    QVERIFY(nearFromOne(month.starting, 2 * start));
    QVERIFY(nearFromOne(month.idle, 2 * idle));
    QVERIFY(nearFromOne(month.lastFinish, start + 2 + 1 + start + 3));
}

void WaitingRunsTest::stepsWaitForOtherPools()
{
    const std::array series = {step(1, 2, 1, 0, {}), step(1, 3, 1, 1, {0})};
    const std::array pools = {ClusterLimits{0, 1, start, idle}, ClusterLimits{0, 1, start, idle}};
    const std::vector<ClusterMonth> months = clusterMonths(series, pools);
    QVERIFY(nearFromOne(months[0].lastFinish, start + 2));
    QVERIFY(nearFromOne(months[1].lastFinish, start + 2 + start + 3));
}

void WaitingRunsTest::theLastOfSeveralIsWaitedFor()
{
    const std::array series = {step(1, 2, 1, 0, {}), step(1, 7, 1, 0, {}), step(1, 1, 1, 0, {0, 1})};
    const std::array pools = {ClusterLimits{0, 4, start, idle}};
    QVERIFY(nearFromOne(clusterMonths(series, pools)[0].lastFinish, start + 8));
}

void WaitingRunsTest::orderOfTheListDoesNotMatter()
{
    const std::array forward = {step(10, 2, 1, 0, {}), step(10, 3, 2, 0, {0}), step(10, 1, 1, 0, {1})};
    const std::array backward = {step(10, 1, 1, 0, {1}), step(10, 3, 2, 0, {2}), step(10, 2, 1, 0, {})};
    const std::array pools = {ClusterLimits{0, 2, start, idle}};
    QVERIFY(nearFromOne(clusterMonths(forward, pools)[0].nodeHours(),
                        clusterMonths(backward, pools)[0].nodeHours()));
}

void WaitingRunsTest::seldomRunsWaitForTheirShareOfOftenOnes()
{
    // 30 nightly runs, 5 that wait for the 1st, 7th, 13th... of them: each begins as its night ends.
    const std::array series = {step(30, 2, 1, 0, {}), step(5, 3, 1, 1, {0})};
    const std::array pools = {ClusterLimits{0, 1, 0, 0}, ClusterLimits{0, 1, 0, 0}};
    QVERIFY(nearFromOne(clusterMonths(series, pools)[1].lastFinish, hoursPerMonth * 24 / 30 + 2 + 3));
}

void WaitingRunsTest::aCircleDoesNotWait()
{
    const std::array series = {step(2, 2, 1, 0, {1}), step(2, 3, 1, 0, {0}), step(2, 1, 1, 0, {2, 9})};
    const std::array pools = {ClusterLimits{0, 4, 0, 0}};
    const ClusterMonth month = clusterMonths(series, pools)[0];
    QVERIFY(nearFromOne(month.busy, 12));
}

void WaitingRunsTest::runsOfTheirOwnNodesNeverQueue()
{
    const std::array series = {RunSeries{40, 0.5, 2, true}, step(40, 1, 1, 0, {0})};
    const std::array pools = {ClusterLimits{0, 0, start, 0, true}};
    const ClusterMonth month = clusterMonths(series, pools)[0];
    QVERIFY(nearFromOne(month.busy, 40 * 0.5 * 2 + 40));
    QVERIFY(nearFromOne(month.starting, 40 * 2 * start + 40 * start));
    QCOMPARE(month.idle, 0.0);
    QVERIFY(month.peakNodes >= 80);
    QVERIFY(!month.impossible);
}

void WaitingRunsTest::withoutWaitingEveryPoolIsOnItsOwn()
{
    QRandomGenerator random(3);
    for (int i = 0; i < 200; ++i) {
        const std::array pools = {ClusterLimits{random.bounded(0, 2), 4, start, random.bounded(1.0)},
                                  ClusterLimits{0, 3, start, random.bounded(1.0)}};
        std::vector<RunSeries> series;
        std::array<std::vector<RunSeries>, 2> own;
        for (int s = 0; s < 4; ++s) {
            const auto pool = static_cast<std::size_t>(random.bounded(2));
            series.push_back(
                step(random.bounded(20.0), random.bounded(30.0), random.bounded(1, 4), pool, {}));
            own[pool].push_back(series.back());
        }
        const std::vector<ClusterMonth> months = clusterMonths(series, pools);
        for (std::size_t p = 0; p < 2; ++p)
            QCOMPARE(months[p].nodeHours(), clusterMonth(own[p], pools[p]).nodeHours());
        // With steps that wait the work is the same, and no node bills more than the month.
        series[3].after = {0};
        if (series[3].pool == series[0].pool)
            series[3].runs = series[0].runs;
        const std::vector<ClusterMonth> waiting = clusterMonths(series, pools);
        for (std::size_t p = 0; p < 2; ++p)
            QVERIFY(waiting[p].nodeHours() <= ClusterMonth::capacity(pools[p]) * (1 + 1e-9));
    }
}

SLIPWAY_TEST(WaitingRunsTest)
#include "tst_waitingruns.moc"
