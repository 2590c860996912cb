// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/loads.h"

#include <QTest>

#include <cmath>

using namespace slipway;
using namespace slipway::cost;

class LoadsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void loadsGrowFromTheFirstMonthOfTheirWorkload();
    void aShrinkingLoadIsHighestAtItsStart();
    void ofEqualMonthsTheFirstIsTheHighest();
    void nothingIsAskedOfWhatNeverRuns();
    void onlyStatedNumbersAreStated();
};

namespace {

/// 10 requests a second at first, from month 2 to month 4 of twelve.
struct Case
{
    explicit Case(double percent)
    {
        plan.months = 12;
        plan.growth.requestsPercent = percent;
        endpoint.peakRequestsPerSecond = 10;
        workload.startMonth = 2;
        workload.lengthMonths = 3;
        workload.detail = endpoint;
    }
    [[nodiscard]] PeakLoads peaks() const { return peakLoads(plan, workload, endpoint); }

    Plan plan;
    RealtimeEndpoint endpoint;
    Workload workload;
};

} // namespace

void LoadsTest::loadsGrowFromTheFirstMonthOfTheirWorkload()
{
    const Case growing(10);
    QCOMPARE(peakLoad(growing.plan, growing.workload, growing.endpoint, 0), 10.0);
    QCOMPARE(peakLoad(growing.plan, growing.workload, growing.endpoint, 2), 10.0);
    QCOMPARE(peakLoad(growing.plan, growing.workload, growing.endpoint, 11), 10 * std::pow(1.1, 9));
    const PeakLoads peaks = growing.peaks();
    QCOMPARE(peaks.first, 10.0);
    QCOMPARE(peaks.highest, 10 * std::pow(1.1, 2));
    QCOMPARE(peaks.growth, std::pow(1.1, 2));
    QCOMPARE(peaks.highestMonth, 4);
}

void LoadsTest::aShrinkingLoadIsHighestAtItsStart()
{
    const PeakLoads peaks = Case(-50).peaks();
    QCOMPARE(peaks.first, 10.0);
    QCOMPARE(peaks.highest, 10.0);
    QCOMPARE(peaks.growth, 1.0);
    QCOMPARE(peaks.highestMonth, 2);
}

void LoadsTest::ofEqualMonthsTheFirstIsTheHighest()
{
    const PeakLoads peaks = Case(0).peaks();
    QCOMPARE(peaks.highest, 10.0);
    QCOMPARE(peaks.growth, 1.0);
    QCOMPARE(peaks.highestMonth, 2);
}

void LoadsTest::nothingIsAskedOfWhatNeverRuns()
{
    Case never(10);
    never.workload.enabled = false;
    const PeakLoads peaks = never.peaks();
    QCOMPARE(peaks.first, 0.0);
    QCOMPARE(peaks.highest, 0.0);
    QCOMPARE(peaks.growth, 0.0);
}

void LoadsTest::onlyStatedNumbersAreStated()
{
    Deployment deployment;
    deployment.instances = 3;
    deployment.maxInstances = 7;
    deployment.sizing = InstanceSizing::Fixed;
    QCOMPARE(statedInstances(deployment), std::optional(3));
    deployment.sizing = InstanceSizing::Autoscale;
    QCOMPARE(statedInstances(deployment), std::optional(7));
    deployment.sizing = InstanceSizing::Derived;
    QVERIFY(!statedInstances(deployment));
    deployment.sizing = InstanceSizing::DerivedAutoscale;
    QVERIFY(!statedInstances(deployment));
}

SLIPWAY_TEST(LoadsTest)
#include "tst_loads.moc"
