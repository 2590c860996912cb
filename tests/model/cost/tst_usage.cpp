// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/timeline.h"
#include "model/cost/usage.h"
#include "model/cost/wholeup.h"

#include <QTest>

#include <limits>
#include <numeric>

using namespace slipway;
using namespace slipway::cost;
using namespace Qt::StringLiterals;

class UsageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anInstanceNobodyStopsRunsAllMonth();
    void theEarlierOfScheduleAndIdleStopsIt();
    void moreUseNeverCostsLess();
    void aScheduleThatEndsBeforeItStartsIsNone();
    void autoscaleFollowsTheHoursOfTheDay();
    void autoscaleKeepsWhatOutlastsAFailure();
    void derivedNumbersComeFromTheTable();
    void hoursOfADayAreThoseOfEachHour_data();
    void hoursOfADayAreThoseOfEachHour();
    void roundingErrorsBuyNoInstance();
    void countsEndSomewhereAndHoursDoNot();
    void whatIsNotCountedHasNoNumber();
    void failedRunsRunAgain();
    void trialsShareTheirNodes();
};

void UsageTest::anInstanceNobodyStopsRunsAllMonth()
{
    const InstanceMonth month = instanceMonth({2, 60, 5}, {2, std::nullopt, std::nullopt});
    QCOMPARE(month.running, 1460.0);
    QCOMPARE(month.used, 60 * weeksPerMonth);
}

void UsageTest::theEarlierOfScheduleAndIdleStopsIt()
{
    // 6 h use + 1 h idle a day against 10 h of schedule, five days a week.
    QCOMPARE(instanceMonth({2, 60, 5}, {2, 1.0, 50.0}).running, 2 * 35 * weeksPerMonth);
    // 6 h use + 6 h idle against 10 h: the schedule is the earlier.
    QCOMPARE(instanceMonth({2, 60, 5}, {2, 6.0, 50.0}).running, 2 * 50 * weeksPerMonth);
}

void UsageTest::moreUseNeverCostsLess()
{
    double before = 0;
    for (double hours = 0; hours <= 168; hours += 0.5) {
        const double running = instanceMonth({1, hours, 7}, {1, 0.5, std::nullopt}).running;
        QVERIFY(running >= before);
        QVERIFY(running <= hoursPerMonth);
        before = running;
    }
}

void UsageTest::aScheduleThatEndsBeforeItStartsIsNone()
{
    Schedule schedule;
    schedule.enabled = true;
    schedule.daysPerWeek = 5;
    QCOMPARE(scheduledHoursPerWeek(schedule).value(), 50.0);
    schedule.stop = u"07:00"_s;
    QVERIFY(!scheduledHoursPerWeek(schedule).has_value());
    schedule.stop = u"soon"_s;
    QVERIFY(!scheduledHoursPerWeek(schedule).has_value());
}

void UsageTest::autoscaleFollowsTheHoursOfTheDay()
{
    Deployment deployment;
    deployment.sizing = InstanceSizing::Autoscale;
    deployment.minInstances = 1;
    deployment.maxInstances = 9;
    deployment.requestsPerSecondPerInstance = 10;
    RealtimeEndpoint endpoint;
    endpoint.dayProfile.fill(0);
    for (std::size_t hour = 8; hour < 20; ++hour)
        endpoint.dayProfile[hour] = 100;
    // 12 hours at 1 instance, 12 hours at 35 / (10 x 0.7) = 5: what was measured is not planned to the full.
    QCOMPARE(deploymentHours(deployment, endpoint, sizing::CapacityTable(), 10, 35, 0.7),
             hoursPerMonth / 24 * (12 + 60));
    QCOMPARE(deploymentHours(deployment, endpoint, sizing::CapacityTable(), 10, 35, 0.5),
             hoursPerMonth / 24 * (12 + 84));
}

void UsageTest::autoscaleKeepsWhatOutlastsAFailure()
{
    Deployment deployment;
    deployment.sizing = InstanceSizing::Autoscale;
    deployment.minInstances = 3;
    deployment.maxInstances = 40;
    deployment.requestsPerSecondPerInstance = 10;
    const RealtimeEndpoint endpoint;
    sizing::ServiceProfile profile;
    const auto instances = [&] {
        return deploymentInstances(deployment, endpoint, sizing::CapacityTable::measured(profile, 10), 100,
                                   0.7);
    };
    // 100 / (10 x 0.7) = 14.3: 15 instances, and 16 with a spare one. Two of three zones hold 15: 8 in each, 24 in all.
    QCOMPARE(instances(), 15);
    profile.spare = 1;
    QCOMPARE(instances(), 16);
    profile.zones = 3;
    QCOMPARE(instances(), 24);
    profile.spare = 0;
    QCOMPARE(instances(), 24);
    // As far as the plan lets them grow.
    deployment.maxInstances = 20;
    QCOMPARE(instances(), 20);
}

void UsageTest::derivedNumbersComeFromTheTable()
{
    Deployment deployment;
    deployment.sizing = InstanceSizing::Derived;
    deployment.instances = 50;
    deployment.trafficPercent = 50;
    RealtimeEndpoint endpoint;
    endpoint.dayProfile.fill(0);
    endpoint.dayProfile[9] = 100;
    sizing::ServiceProfile profile;
    profile.spare = 1;
    const auto table = sizing::CapacityTable::measured(profile, 10);
    // Half of 70 requests: four instances and the spare one.
    QCOMPARE(deploymentInstances(deployment, endpoint, table, 70, 0.7), 5);
    QCOMPARE(deploymentHours(deployment, endpoint, table, 60, 70, 0.7), hoursPerMonth * 5);
    // Following the load they are there an hour early; the other 22 hours have the lowest number.
    deployment.sizing = InstanceSizing::DerivedAutoscale;
    deployment.minInstances = 3;
    QCOMPARE(deploymentHours(deployment, endpoint, table, 60, 70, 0.7),
             hoursPerMonth / 24 * (2 * 5 + 22 * 3));
}

void UsageTest::hoursOfADayAreThoseOfEachHour_data()
{
    QTest::addColumn<InstanceSizing>("sizing");
    QTest::addColumn<int>("most");
    QTest::newRow("autoscale") << InstanceSizing::Autoscale << 5;
    QTest::newRow("autoscale, up to many") << InstanceSizing::Autoscale << 500;
    QTest::newRow("autoscale, lowest above highest") << InstanceSizing::Autoscale << 1;
    QTest::newRow("derived by the hour") << InstanceSizing::DerivedAutoscale << 1;
}

void UsageTest::hoursOfADayAreThoseOfEachHour()
{
    QFETCH(InstanceSizing, sizing);
    QFETCH(int, most);
    Deployment deployment;
    deployment.sizing = sizing;
    deployment.minInstances = 2;
    deployment.maxInstances = most;
    deployment.trafficPercent = 90;
    RealtimeEndpoint endpoint;
    endpoint.dayProfile
        = {0, 2, 2, 2, 3, 8, 35, 70, 90, 100, 98, 95, 85, 92, 98, 96, 90, 75, 50, 25, 12, 6, 4, 3};
    for (const double service : {5.0, 45.0, 700.0}) {
        endpoint.serviceMilliseconds = service;
        sizing::ServiceProfile profile;
        profile.serviceSeconds = service / 1000;
        profile.targetSeconds = 2;
        profile.zones = 3;
        profile.spare = 1;
        const sizing::CapacityTable table(profile);
        const auto sumOfHours = [&](double peak) {
            if (isUncounted(deployment, table, peak))
                return std::numeric_limits<double>::infinity();
            const DayInstances day = instancesOfDay(deployment, endpoint, table, 10, peak, 0.7);
            return hoursPerMonth / 24 * std::accumulate(day.begin(), day.end(), 0.0);
        };
        const DeploymentHours hours(deployment, endpoint, table, 10, 0.7);
        for (double peak = 0; peak < 1000; peak = 1.01 * peak + 0.07)
            QCOMPARE(hours.at(peak), sumOfHours(peak));
        // Peaks at which an hour just reaches what so many instances carry, and a hair more and less.
        const double each = requestsPerInstance(deployment, endpoint, profile, 0.7);
        for (int needed = 1; needed < 20; ++needed) {
            const double load
                = (sizing == InstanceSizing::Autoscale ? each * needed : table.limit(needed)) / 0.9;
            for (const double percent : {100.0, 35.0, 3.0}) {
                for (const double more : {-1e-9, -1e-15, 0.0, 1e-15, 1e-12, 1e-9, 1e-6}) {
                    const double peak = load * 100 / percent * (1 + more);
                    QCOMPARE(hours.at(peak), sumOfHours(peak));
                }
            }
        }
    }
}

void UsageTest::roundingErrorsBuyNoInstance()
{
    // 70 x 0.02 / 0.7 is a hair above 2 in binary.
    QCOMPARE(autoscaledInstances(70 * 0.02, 0.7, 1, 10), 2);
}

void UsageTest::countsEndSomewhereAndHoursDoNot()
{
    QCOMPARE(wholeUp(2.0000000000000004), 2);
    QCOMPARE(wholeUp(2.01), 3);
    QCOMPARE(wholeUp(-5), 0);
    QCOMPARE(wholeUp(1e300), mostCounted);
    const auto monthOf = [](double people) {
        InstanceDemand demand{people, 30 * people, 5};
        demand.peopleAtFirst = 1;
        return instanceMonth(demand, {1, std::nullopt, std::nullopt});
    };
    const InstanceMonth most = monthOf(mostCounted);
    const InstanceMonth beyond = monthOf(1e3 * mostCounted);
    QCOMPARE(most.instances, mostCounted);
    QCOMPARE(beyond.instances, mostCounted);
    QCOMPARE(beyond.running, 1e3 * most.running);
    QCOMPARE(beyond.unattended, 1e3 * most.unattended);
}

void UsageTest::whatIsNotCountedHasNoNumber()
{
    QCOMPARE(billable(mostCounted - 1), 999'999.0);
    QVERIFY(std::isinf(billable(mostCounted)));
    Deployment deployment;
    deployment.sizing = InstanceSizing::Derived;
    const auto table = sizing::CapacityTable::measured({}, 10);
    // 99,990 requests a second take 9,999 instances, one more request takes as many as are counted.
    QCOMPARE(deploymentHours(deployment, {}, table, 0, 99'990, 0.7), hoursPerMonth * 9999);
    QVERIFY(std::isinf(deploymentHours(deployment, {}, table, 0, 99'991, 0.7)));
}

void UsageTest::failedRunsRunAgain()
{
    TrainingJob job;
    job.runsPerMonth = 8;
    job.failedPercent = 20;
    job.work.measuredHours = 6;
    QCOMPARE(jobRuns(job, job.work.measuredHours.likely, 1).runs, 10.0);
    QCOMPARE(jobRuns(job, job.work.measuredHours.likely, 1).hours, 6.0);
}

void UsageTest::trialsShareTheirNodes()
{
    TrainingJob job;
    job.work.measuredHours = 2;
    job.trials = 20;
    job.parallelTrials = 4;
    job.earlyStoppedPercent = 50;
    job.nodesPerRun = 2;
    // 20 trials, half of them at half length: 15 in full, four at a time.
    QCOMPARE(jobRuns(job, job.work.measuredHours.likely, 4).hours, 2 * 15.0 / 4);
    QCOMPARE(jobRuns(job, job.work.measuredHours.likely, 4).nodes, 8);
}

SLIPWAY_TEST(UsageTest)
#include "tst_usage.moc"
