// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// `runs` a month, of `hours` on one machine each.
Plan planOf(const QString &target, double runs, double hours)
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.workloads = {*plan.workload(u"train")};
    plan.computes = {*plan.compute(u"train")};
    plan.computes[0].target = target;
    plan.computes[0].instances = 1;
    plan.computes[0].minNodes = 0;
    plan.computes[0].maxNodes = 1;
    auto &job = std::get<TrainingJob>(plan.workloads[0].detail);
    job.work = {};
    job.work.measuredHours = hours;
    job.runsPerMonth = Estimate{runs};
    job.nodesPerRun = 1;
    job.trials = job.parallelTrials = 1;
    job.failedPercent = 0;
    job.deadlineHours.reset();
    return plan;
}

std::vector<Finding> found(const Plan &plan)
{
    std::vector<Finding> findings = evaluated(plan).findings;
    std::erase_if(findings, [](const Finding &each) { return each.rule != u"machine.capacity"; });
    return findings;
}

} // namespace

/// A machine that is kept has 730 hours a month.
class CapacityTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void machinesThatAreKeptHaveTheirHours_data();
    void machinesThatAreKeptHaveTheirHours();
    void moreMachinesHaveMoreHours();
    void failedRunsTakeHoursToo();
    void nodesThatComeAndGoAreNotKept();
};

void CapacityTest::machinesThatAreKeptHaveTheirHours_data()
{
    QTest::addColumn<QString>("target");
    for (const QString &target : {u"remote_vm"_s, u"compute_instance"_s, u"kubernetes"_s})
        QTest::addRow("%s", qPrintable(target)) << target;
}

void CapacityTest::machinesThatAreKeptHaveTheirHours()
{
    QFETCH(QString, target);
    // 73 x 10 = 730 h: to the last hour.
    QVERIFY(found(planOf(target, 73, 10)).empty());
    // 330 x 10 = 3,300 h on a machine of 730; 3,300 / 730 = 4.52, so five.
    const Plan plan = planOf(target, 330, 10);
    const std::vector<Finding> findings = found(plan);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].severity, Severity::Blocker);
    QCOMPARE(findings[0].subject, plan.computes[0].id);
    QCOMPARE(findings[0].field, u"/computes/0/instances"_s);
    QVERIFY2(
        findings[0].detail.startsWith(u"They ask for 3300 machine-hours a month; 1 machine has 730."_s),
        qPrintable(findings[0].detail));
    QVERIFY(findings[0].fix);
    const Result<Plan> fixed = applied(*findings[0].fix, plan);
    QVERIFY(fixed.ok());
    QCOMPARE(fixed->computes[0].instances, 5);
    QVERIFY(found(*fixed).empty());
}

void CapacityTest::moreMachinesHaveMoreHours()
{
    // 4 x 730 = 2,920 < 3,300 <= 3,650 = 5 x 730.
    Plan plan = planOf(u"remote_vm"_s, 330, 10);
    plan.computes[0].instances = 4;
    QCOMPARE(found(plan).size(), std::size_t(1));
    plan.computes[0].instances = 5;
    QVERIFY(found(plan).empty());
}

void CapacityTest::failedRunsTakeHoursToo()
{
    // 70 x 10 / (1 - 0.05) = 736.8 h.
    Plan plan = planOf(u"remote_vm"_s, 70, 10);
    QVERIFY(found(plan).empty());
    std::get<TrainingJob>(plan.workloads[0].detail).failedPercent = 5;
    QCOMPARE(found(plan).size(), std::size_t(1));
}

void CapacityTest::nodesThatComeAndGoAreNotKept()
{
    for (const QString &target : {u"compute_cluster"_s, u"serverless_compute"_s})
        QVERIFY(found(planOf(target, 330, 10)).empty());
}

SLIPWAY_TEST(CapacityTest)
#include "tst_capacity.moc"
