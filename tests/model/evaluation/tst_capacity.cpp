// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>
#include <cmath>

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

std::vector<Finding> found(const Plan &plan, const QString &rule = u"machine.capacity"_s)
{
    std::vector<Finding> findings = evaluated(plan).findings;
    std::erase_if(findings, [&](const Finding &each) { return each.rule != rule; });
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
    void aScheduleLeavesTheHoursThatItHas_data();
    void aScheduleLeavesTheHoursThatItHas();
    void machinesThatNoScheduleStopsHaveAllHours();
    void peopleNeedTheHoursOfTheirSchedule_data();
    void peopleNeedTheHoursOfTheirSchedule();
    void peopleWorkWhenTheirMachinesAreOn_data();
    void hoursOfAnotherMachineHelpNobodyWithAnOwn();
    void peopleWorkWhenTheirMachinesAreOn();
    void anEndpointWithoutADeploymentIsNotFree();
};

namespace {

void setSchedule(Compute &compute, const QString &start, const QString &stop, int days)
{
    compute.schedule.enabled = true;
    compute.schedule.start = start;
    compute.schedule.stop = stop;
    compute.schedule.daysPerWeek = days;
}

/// Hours a month that the bill says are left undone; -1 where the total is whole.
double hoursLeft(const Plan &plan)
{
    const Evaluation evaluation = evaluated(plan);
    if (evaluation.total.isComplete())
        return -1;
    for (const CostLine &line : evaluation.lines) {
        if (line.role == CostRole::Uncounted)
            return line.quantities[0].units();
    }
    return 0;
}

} // namespace

void CapacityTest::peopleWorkWhenTheirMachinesAreOn_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("stop");
    QTest::addColumn<int>("days");
    QTest::addColumn<double>("hoursOfWork");
    QTest::addColumn<double>("daysOfWork");
    QTest::addColumn<bool>("outside");
    for (const QString &target : {u"remote_vm"_s, u"compute_instance"_s}) {
        const auto row = [&](const char *name, const QString &stop, int days, double hours, double daysOfWork, bool outside) {
            QTest::addRow("%s: %s", qPrintable(target), name) << target << stop << days << hours << daysOfWork << outside;
        };
        // Of a week the hours fit each time; so many of those of a day and days do not.
        row("30 of 40 hours, a day outside", u"18:00"_s, 4, 6, 5, true);
        row("half a day outside", u"18:00"_s, 4, 6, 4.5, true);
        row("24 of 28 hours, two a day outside", u"12:00"_s, 7, 6, 4, true);
        row("24 of 40 hours", u"18:00"_s, 4, 6, 4, false);
        row("all of 20 hours", u"12:00"_s, 5, 4, 5, false);
        row("nobody works", u"18:00"_s, 4, 0, 5, false);
    }
}

/// The cost has as many hours as before, and a finding says what the schedule does not have.
void CapacityTest::peopleWorkWhenTheirMachinesAreOn()
{
    QFETCH(QString, target);
    QFETCH(QString, stop);
    QFETCH(int, days);
    QFETCH(double, hoursOfWork);
    QFETCH(double, daysOfWork);
    QFETCH(bool, outside);
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.workloads = {*plan.workload(u"explore")};
    plan.computes = {*plan.compute(u"notebooks")};
    plan.computes[0].target = target;
    auto &team = std::get<Experimentation>(plan.workloads[0].detail);
    team.people = plan.computes[0].instances;
    team.hoursPerDay = hoursOfWork;
    team.daysPerWeek = daysOfWork;
    setSchedule(plan.computes[0], u"08:00"_s, stop, days);
    QVERIFY(found(plan).empty());
    std::vector<Finding> findings = found(plan, u"machine.working_days"_s);
    QCOMPARE(findings.size(), std::size_t(outside ? 1 : 0));
    if (outside && daysOfWork > days) {
        QVERIFY(findings[0].fix);
        const Result<Plan> fixed = applied(*findings[0].fix, plan);
        QVERIFY(fixed && found(*fixed, u"machine.working_days"_s).empty());
    }
    plan.computes[0].schedule.enabled = false;
    QVERIFY(found(plan, u"machine.working_days"_s).empty());
}

/// One who works 10 hours on 7 days, 304 a month, on one of two machines that are on for 8 of a day, 243 each: 487 are enough for neither.
void CapacityTest::hoursOfAnotherMachineHelpNobodyWithAnOwn()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.workloads = {*plan.workload(u"explore")};
    plan.computes = {*plan.compute(u"notebooks")};
    plan.computes[0].target = u"remote_vm"_s;
    plan.computes[0].instances = 2;
    auto &team = std::get<Experimentation>(plan.workloads[0].detail);
    team.people = 1;
    team.hoursPerDay = 10;
    team.daysPerWeek = 7;
    setSchedule(plan.computes[0], u"08:00"_s, u"16:00"_s, 7);
    const std::vector<Finding> findings = found(plan);
    QCOMPARE(findings.size(), std::size_t(1));
    QVERIFY2(
        findings[0].detail.startsWith(
            u"One who works on it asks for more hours a month than by its schedule a machine is on, 243."_s),
        qPrintable(findings[0].detail));
}

void CapacityTest::aScheduleLeavesTheHoursThatItHas_data()
{
    QTest::addColumn<QString>("target");
    for (const QString &target : {u"remote_vm"_s, u"compute_instance"_s})
        QTest::addRow("%s", qPrintable(target)) << target;
}

/// By hand: 1 h on 1 day a week is 365 / 84 = 4.345 h a month. 20 runs of 20 h want 400: 395.655 are left. On 5 days from 00:00 to 23:00 a
/// machine has 115 x 4.345 = 499.7.
void CapacityTest::aScheduleLeavesTheHoursThatItHas()
{
    QFETCH(QString, target);
    Plan plan = planOf(target, 20, 20);
    QCOMPARE(hoursLeft(plan), -1.0);
    setSchedule(plan.computes[0], u"00:00"_s, u"23:00"_s, 5);
    QVERIFY(found(plan).empty());
    QCOMPARE(hoursLeft(plan), -1.0);
    setSchedule(plan.computes[0], u"08:00"_s, u"09:00"_s, 1);
    const std::vector<Finding> findings = found(plan);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].title, u"The schedule is shorter than the work"_s);
    QVERIFY(findings[0].fix);
    QVERIFY2(std::abs(hoursLeft(plan) - (400 - 365.0 / 84)) < 1e-5, qPrintable(QString::number(hoursLeft(plan))));
    // Over midnight there are no hours of one day: 730 would be billed without a word.
    setSchedule(plan.computes[0], u"22:00"_s, u"06:00"_s, 7);
    QCOMPARE(found(plan, u"instance.schedule"_s).size(), std::size_t(1));
    setSchedule(plan.computes[0], u"06:00"_s, u"22:00"_s, 7);
    QVERIFY(found(plan, u"instance.schedule"_s).empty());
    // Without a schedule 730 hours are there, so that is not what is wrong.
    plan = planOf(target, 330, 10);
    setSchedule(plan.computes[0], u"08:00"_s, u"18:00"_s, 5);
    QCOMPARE(found(plan).at(0).title, u"The runs do not fit into a month"_s);
}

/// Nodes of Kubernetes stay up: 10 x 73 h fit, and what is said of 10 x 80 h is not that a schedule is short.
void CapacityTest::machinesThatNoScheduleStopsHaveAllHours()
{
    Plan plan = planOf(u"kubernetes"_s, 10, 73);
    setSchedule(plan.computes[0], u"08:00"_s, u"09:00"_s, 1);
    QVERIFY(found(plan).empty());
    // "730 node-hours a month; 1 node has 730" says nothing.
    std::get<TrainingJob>(plan.workloads[0].detail).work.measuredHours = 73.01;
    const std::vector<Finding> hardly = found(plan);
    QVERIFY(!hardly.empty());
    QVERIFY2(hardly[0].detail.contains(u"730.1 machine-hours") && hardly[0].detail.contains(u"has 730.0"),
             qPrintable(hardly[0].detail));
    std::get<TrainingJob>(plan.workloads[0].detail).work.measuredHours = 80;
    QVERIFY2(std::abs(hoursLeft(plan) - 70) < 1e-5, qPrintable(QString::number(hoursLeft(plan))));
    const Evaluation evaluation = evaluated(plan);
    const auto undone = std::ranges::find(evaluation.lines, CostRole::Uncounted, &CostLine::role);
    QVERIFY(undone != evaluation.lines.end());
    QCOMPARE(undone->missing, u"The runs ask for more hours than the machines have in a month."_s);
    plan.computes[0].target = u"remote_vm"_s;
    const Evaluation stopped = evaluated(plan);
    const auto left = std::ranges::find(stopped.lines, CostRole::Uncounted, &CostLine::role);
    QVERIFY(left != stopped.lines.end());
    QCOMPARE(left->missing, u"The work asks for more hours than the schedule leaves to the machines."_s);
}

void CapacityTest::peopleNeedTheHoursOfTheirSchedule_data()
{
    QTest::addColumn<int>("instances");
    QTest::addColumn<QString>("stop");
    QTest::addColumn<double>("left");
    const double weeks = 365.0 / 84;
    // Two people, 8 h a day on 5 days: 40 h a week each.
    QTest::newRow("a whole day") << 2 << u"16:00"_s << -1.0;
    QTest::newRow("half of it") << 2 << u"12:00"_s << 2 * (40 - 20) * weeks;
    QTest::newRow("a minute less") << 2 << u"15:59"_s << 2 * 5 / 60.0 * weeks;
    // A third instance that nobody uses has hours, but not for them.
    QTest::newRow("and one to spare") << 3 << u"12:00"_s << 2 * (40 - 20) * weeks;
}

void CapacityTest::peopleNeedTheHoursOfTheirSchedule()
{
    QFETCH(int, instances);
    QFETCH(QString, stop);
    QFETCH(double, left);
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.growth.peoplePercent = Estimate{0};
    Compute &notebooks = *plan.compute(u"notebooks");
    notebooks.instances = instances;
    setSchedule(notebooks, u"08:00"_s, stop, 5);
    for (Workload &workload : plan.workloads) {
        if (auto *team = std::get_if<Experimentation>(&workload.detail)) {
            team->people = Estimate{2};
            team->hoursPerDay = Estimate{8};
            team->daysPerWeek = 5;
        }
    }
    QVERIFY2(std::abs(hoursLeft(plan) - left) < 1e-5, qPrintable(QString::number(hoursLeft(plan))));
    QCOMPARE(found(plan).empty(), left < 0);
}

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
    QVERIFY2(findings[0].detail.startsWith(u"They ask for 3,300 machine-hours a month; 1 machine has 730."_s),
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

/// Nothing answers its requests, so nobody knows what answering them costs.
void CapacityTest::anEndpointWithoutADeploymentIsNotFree()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    QVERIFY(evaluated(plan).total.isComplete());
    std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail).deployments.clear();
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(!evaluation.total.isComplete());
    QCOMPARE(
        evaluation.total.missing(),
        QStringList{u"Work of Inspection at the line whose cost is not known (work without a deployment)"_s});
    plan.workload(u"serve")->enabled = false;
    QVERIFY(evaluated(plan).total.isComplete());
}

SLIPWAY_TEST(CapacityTest)
#include "tst_capacity.moc"
