// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/buying.h"
#include "tests/model/buying/buyingfixture.h"
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/testrun.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const QString d8 = u"Standard_D8as_v4"_s;
constexpr double weeks = 365.0 / 84; ///< of a month

Plan noMachines()
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.months = 12;
    return plan;
}

/// Attached machines that run from one hour to another, with a job that keeps them in the plan.
void addTeam(Plan &plan, int machines, const QString &from, const QString &to, int days = 7,
             const QString &size = d4)
{
    Compute compute;
    compute.id = u"team-%1"_s.arg(plan.computes.size());
    compute.target = u"remote_vm"_s;
    compute.size = size;
    compute.instances = machines;
    compute.publicIp = false;
    compute.schedule.enabled = true;
    compute.schedule.daysPerWeek = days;
    compute.schedule.start = from;
    compute.schedule.stop = to;
    TrainingJob job;
    job.compute = compute.id;
    job.runsPerMonth = 2;
    job.work.measuredHours = 1;
    Workload work;
    work.id = u"work-%1"_s.arg(plan.computes.size());
    work.detail = job;
    plan.computes.push_back(compute);
    plan.workloads.push_back(work);
}

/// A compute instance that somebody uses for some hours of each working day, an hour more until it stops, within a schedule.
void addNotebook(Plan &plan, double hoursPerDay, const QString &from, const QString &to)
{
    Compute compute;
    compute.id = u"notebook-%1"_s.arg(plan.computes.size());
    compute.target = u"compute_instance"_s;
    compute.size = d4;
    compute.idleShutdownMinutes = 60;
    compute.schedule.enabled = true;
    compute.schedule.start = from;
    compute.schedule.stop = to;
    Experimentation people;
    people.compute = compute.id;
    people.hoursPerDay = hoursPerDay;
    Workload work;
    work.id = u"work-%1"_s.arg(plan.computes.size());
    work.detail = people;
    plan.computes.push_back(compute);
    plan.workloads.push_back(work);
}

void reserve(Plan &plan, int units, const QString &size = d4, bool flexible = true)
{
    Commitment reserved;
    reserved.size = size;
    reserved.units = units;
    reserved.start = plan.start;
    reserved.flexible = flexible;
    plan.commitments.push_back(reserved);
}

/// Machine-hours of computes that commitments take over, by compute.
std::vector<double> covered(const Plan &plan)
{
    const Evaluation evaluation = evaluated(plan);
    std::vector<double> hours(plan.computes.size());
    for (const CostLine &line : evaluation.lines) {
        const int compute = plan.computeIndex(line.compute);
        for (const CoveredHours &each : line.covered) {
            for (const Quantity quantity : each.quantities)
                hours[static_cast<std::size_t>(compute)] += quantity.units();
        }
    }
    return hours;
}

double sum(const std::vector<double> &hours)
{
    double all = 0;
    for (const double each : hours)
        all += each;
    return all;
}

const BuyingOption &yearOf(const Buying &buying)
{
    return *std::ranges::find_if(buying.groups.at(0).options, [](const BuyingOption &each) {
        return each.kind == BuyingOption::Kind::OneTerm && each.type == PriceType::Reservation1Year;
    });
}

} // namespace

/// Machines whose hours the plan tells are covered by the clock. All expectations are hours of a calendar: a year is 365 days, of a week's hours
/// 365 / 7 a year.
class WeekCoverTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void machinesThatRelieveOneAnotherShareAUnit();
    void twoTeamsOfTwo();
    void whereNobodyTellsWhenBusiestHoursCoincide();
    void otherTimeZonesTellNothing();
    void minutesAndWorkingDaysCount();
    void aFamilySharesByTheClock();
    void anInflexibleUnitCoversItsOwnSizeAlone();
    void anIdleShutdownRunsWithinItsSchedule();
    void idleHoursCoincideWithinTheirSchedule();
    void otherSchedulesOfIdleMachinesAreTakenTogether();
    void everyHourOfTheWeek();
};

/// From 0 to 12 and from 12 to 23 every day: one of them runs 23 x 365 = 8,395 h of 8,760, never both. Were they taken to run together, a unit would
/// cover 12 x 365 = 4,380 h, half of its hours.
void WeekCoverTest::machinesThatRelieveOneAnotherShareAUnit()
{
    Plan plan = noMachines();
    addTeam(plan, 1, u"00:00"_s, u"12:00"_s);
    addTeam(plan, 1, u"12:00"_s, u"23:00"_s);
    const Buying buying = advice(plan);
    const BuyingGroup &group = buying.groups.at(0);
    QVERIFY(group.week.isTold);
    QCOMPARE(group.hoursOfMachine.size(), 1U);
    QVERIFY(isNear(group.hoursOfMachine[0], 8395.0 / 12, 1e-6));
    const BuyingOption &year = yearOf(buying);
    QCOMPARE(year.purchases.size(), 1U);
    QCOMPARE(year.purchases[0].units, 1);
    const double saves = 8395 * hourly(PriceType::PayAsYouGo) - 8760 * hourly(PriceType::Reservation1Year);
    QVERIFY(isNear(year.saved->known().toDouble(), saves, 0.5));
    QVERIFY(isNear(*year.usedPercent, 100 * 23.0 / 24, 1e-6));
    reserve(plan, 1);
    QVERIFY(isNear(sum(covered(plan)), 8395, 1e-3));
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(findingsOf(evaluation, u"commitment.use"_s).empty());
    // Bought, the week says the same: of one unit one hour in 24 is idle.
    const WeekOfUse week = advice(plan).groups.at(0).week;
    for (std::size_t hour = 0; hour < week.used.size(); ++hour)
        QVERIFY(isNear(week.unused(hour), hour % 24 == 23 ? 1 : 0, 1e-6));
}

/// Two from 6 to 14 and two from 14 to 22: two run 16 h of 24, 66.7 %, which is above the break-even.
void WeekCoverTest::twoTeamsOfTwo()
{
    Plan plan = noMachines();
    addTeam(plan, 2, u"06:00"_s, u"14:00"_s);
    addTeam(plan, 2, u"14:00"_s, u"22:00"_s);
    const BuyingOption year = yearOf(advice(plan));
    QCOMPARE(year.purchases.size(), 1U);
    QCOMPARE(year.purchases[0].units, 2);
    const double saves
        = 2 * 16 * 365 * hourly(PriceType::PayAsYouGo) - 2 * 8760 * hourly(PriceType::Reservation1Year);
    QVERIFY(saves > 0);
    QVERIFY(isNear(year.saved->known().toDouble(), saves, 0.5));
    const double before = evaluated(plan).total.known().toDouble();
    reserve(plan, 2);
    QVERIFY(isNear(before - evaluated(plan).total.known().toDouble(), saves, 0.5));
}

/// A cluster's runs are told no hours: of one unit they leave the two teams what is idle when the busiest hours of all coincide.
void WeekCoverTest::whereNobodyTellsWhenBusiestHoursCoincide()
{
    Plan plan = noMachines();
    addTeam(plan, 1, u"00:00"_s, u"12:00"_s);
    addTeam(plan, 1, u"12:00"_s, u"18:00"_s);
    Plan with = plan;
    addTeam(with, 1, u"00:00"_s, u"24:00"_s);
    with.computes[2].target = u"compute_cluster"_s;
    with.computes[2].minNodes = 0;
    with.computes[2].maxNodes = 1;
    with.computes[2].schedule = {};
    std::get<TrainingJob>(with.workloads[2].detail).runsPerMonth = 10;
    std::get<TrainingJob>(with.workloads[2].detail).work.measuredHours = 10;
    for (Plan *each : {&plan, &with})
        reserve(*each, 1);
    // The teams run 18 h of 24, so 547.5 h a month; the runs of about 100 h fall into these.
    QVERIFY(isNear(sum(covered(plan)), 18 * 365, 1e-3));
    QVERIFY(isNear(sum(covered(with)), 18 * 365, 1e-3));
    QCOMPARE(covered(with)[2], 0.0);
    QVERIFY(!advice(with).groups.at(0).week.isTold);
}

/// Nobody reckons how far zones are apart, which changes in the year: the busiest hours are then taken to coincide. 12 h of the one and 11 of the other
/// leave a unit 12 x 365 h.
void WeekCoverTest::otherTimeZonesTellNothing()
{
    Plan plan = noMachines();
    addTeam(plan, 1, u"00:00"_s, u"12:00"_s);
    addTeam(plan, 1, u"12:00"_s, u"23:00"_s);
    plan.computes[1].schedule.timeZone = u"Europe/Berlin"_s;
    QVERIFY(!advice(plan).groups.at(0).week.isTold);
    reserve(plan, 1);
    QVERIFY(isNear(sum(covered(plan)), 12 * 365, 1e-3));
    plan.computes[0].schedule.timeZone = u"Europe/Berlin"_s;
    QVERIFY(isNear(sum(covered(plan)), 23 * 365, 1e-3));
}

/// 8:30 to 17:00 and 16:45 to 20:00 on five days of the week: a quarter of an hour both run. 11.5 h x 5 x 365 / 7 a year for one unit.
void WeekCoverTest::minutesAndWorkingDaysCount()
{
    Plan plan = noMachines();
    addTeam(plan, 1, u"08:30"_s, u"17:00"_s, 5);
    addTeam(plan, 1, u"16:45"_s, u"20:00"_s, 5);
    Plan second = plan;
    reserve(plan, 1);
    QVERIFY(isNear(sum(covered(plan)), 11.5 * 5 * 365 / 7, 1e-3));
    reserve(second, 2);
    QVERIFY(isNear(sum(covered(second)), (8.5 + 3.25) * 5 * 365 / 7, 1e-3));
    // On the other two days of the week others do.
    addTeam(plan, 1, u"00:00"_s, u"12:00"_s, 7);
    QVERIFY(isNear(sum(covered(plan)), (8.5 + 11.5) * 5 * 365 / 7 + 12 * 2 * 365.0 / 7, 1e-3));
}

/// Two D4s from 0 to 12 and one D8s, which counts for two of them, from 12 to 24: two units of D4s are always in use.
void WeekCoverTest::aFamilySharesByTheClock()
{
    Plan plan = noMachines();
    addTeam(plan, 2, u"00:00"_s, u"12:00"_s);
    addTeam(plan, 1, u"12:00"_s, u"22:00"_s, 7, d8);
    reserve(plan, 2);
    const std::vector<double> hours = covered(plan);
    QVERIFY(isNear(hours[0], 2 * 12 * 365, 1e-3));
    QVERIFY(isNear(hours[1], 10 * 365, 1e-3));
}

/// One D8s covers two D4s, and none where its size flexibility is off; a D8s it covers either way.
void WeekCoverTest::anInflexibleUnitCoversItsOwnSizeAlone()
{
    Plan plan = noMachines();
    addTeam(plan, 2, u"00:00"_s, u"12:00"_s);
    Plan rigid = plan;
    reserve(plan, 1, d8);
    QVERIFY(isNear(sum(covered(plan)), 2 * 12 * 365, 1e-3));
    reserve(rigid, 1, d8, false);
    QCOMPARE(sum(covered(rigid)), 0.0);
    const std::vector<Finding> found = findingsOf(evaluated(rigid), u"commitment.use"_s);
    QCOMPARE(found.size(), 1U);
    QVERIFY2(!found[0].detail.contains(u"family"_s), qPrintable(found[0].detail));
    // Buying goes by what is left: two units of D4s are as if nothing were owned.
    QVERIFY(advice(rigid).groups.at(0).owned.empty());
    QVERIFY(isNear(advice(rigid).groups[0].machineHours, 2 * 12 * 365, 1e-3));
    // Its own size comes first, so that the flexible one is left for others: D8s from 0 to 12, of which one is rigid, one of two D4s.
    addTeam(rigid, 1, u"00:00"_s, u"12:00"_s, 7, d8);
    reserve(rigid, 2);
    const std::vector<double> hours = covered(rigid);
    QVERIFY(isNear(hours[0], 2 * 12 * 365, 1e-3));
    QVERIFY(isNear(hours[1], 12 * 365, 1e-3));
}

/// A notebook from 8 to 18 on working days, used for 4 hours a day and stopped an hour later: 25 of 50 hours a week. At which of them is not
/// told, but none is after 18, when another machine runs for 28 hours a week: one unit covers both, 53 hours a week. Were the notebook's
/// hours any of the week, they would be among those of the other, and the unit would cover 28.
void WeekCoverTest::anIdleShutdownRunsWithinItsSchedule()
{
    Plan plan = noMachines();
    addNotebook(plan, 4, u"08:00"_s, u"18:00"_s);
    addTeam(plan, 1, u"18:00"_s, u"22:00"_s);
    reserve(plan, 1);
    const std::vector<double> hours = covered(plan);
    QVERIFY(isNear(hours[0], 25 * weeks * 12, 1e-3));
    QVERIFY(isNear(hours[1], 28 * weeks * 12, 1e-3));
    const WeekOfUse week = advice(plan).groups.at(0).week;
    QVERIFY(!week.isTold);
    for (std::size_t hour = 0; hour < week.used.size(); ++hour) {
        const std::size_t day = hour % 24;
        const bool isOffice = day >= 8 && day < 18 && hour < 5 * 24;
        const double runs = isOffice ? 0.5 : day >= 18 && day < 22 ? 1 : 0;
        QVERIFY(isNear(week.machines[hour], runs, 1e-9));
        QVERIFY(isNear(week.used[hour], runs, 1e-6));
    }
    // Somebody who needs 9 hours and an hour more keeps it on all through the schedule.
    Plan full = noMachines();
    addNotebook(full, 9, u"08:00"_s, u"18:00"_s);
    QVERIFY(advice(full).groups.at(0).week.isTold);
}

/// Within its schedule the hours of the notebook are those in which the others run: 25 hours from 8 to 18 on working days, and a machine from 12 to 18 every
/// day, 30 hours on working days and 12 on others. One unit covers 42 hours of the latter and none of the notebook's, since all 25 may be after 12.
/// From 15 to 18 they may be 15 hours only; 10 are left to the unit: 21 + 10.
void WeekCoverTest::idleHoursCoincideWithinTheirSchedule()
{
    for (const auto &[from, expected] : {std::pair(u"12:00"_s, 42.0), std::pair(u"15:00"_s, 31.0)}) {
        Plan plan = noMachines();
        addNotebook(plan, 4, u"08:00"_s, u"18:00"_s);
        addTeam(plan, 1, from, u"18:00"_s);
        reserve(plan, 1);
        QVERIFY(isNear(sum(covered(plan)), expected * weeks * 12, 1e-3));
    }
    // Of two notebooks of one schedule, 25 and 15 hours, the shorter ones may all be among the longer ones.
    Plan plan = noMachines();
    addNotebook(plan, 4, u"08:00"_s, u"18:00"_s);
    addNotebook(plan, 2, u"08:00"_s, u"18:00"_s);
    reserve(plan, 1);
    QVERIFY(isNear(sum(covered(plan)), 25 * weeks * 12, 1e-3));
}

/// 15 hours from 6 to 12 and 25 from 11 to 21 on working days, and a machine from 21 to 22 every day: where schedules differ, the hours
/// are taken to be any from 6 to 21, so that 15 of them coincide and the unit covers 25. None coincides with 21 to 22: 7 more.
void WeekCoverTest::otherSchedulesOfIdleMachinesAreTakenTogether()
{
    Plan plan = noMachines();
    addNotebook(plan, 2, u"06:00"_s, u"12:00"_s);
    addNotebook(plan, 4, u"11:00"_s, u"21:00"_s);
    addTeam(plan, 1, u"21:00"_s, u"22:00"_s);
    reserve(plan, 1);
    QVERIFY(isNear(sum(covered(plan)), 32 * weeks * 12, 1e-3));
    // In another time zone nothing is known of them: 25 hours coincide with all others.
    plan.computes[1].schedule.timeZone = u"Europe/Berlin"_s;
    QVERIFY(isNear(sum(covered(plan)), 25 * weeks * 12, 1e-3));
}

/// Made-up schedules of whole hours against a count of the 168 hours of a week, one by one.
void WeekCoverTest::everyHourOfTheWeek()
{
    QRandomGenerator random(20261126);
    for (int round = 0; round < 40; ++round) {
        Plan plan = noMachines();
        plan.months = 1;
        std::array<int, 168> running{};
        const int teams = 1 + random.bounded(4);
        for (int team = 0; team < teams; ++team) {
            const int from = random.bounded(20);
            const int to = from + 1 + random.bounded(23 - from);
            const int days = 1 + random.bounded(7);
            const int machines = 1 + random.bounded(3);
            addTeam(plan, machines, u"%1:00"_s.arg(from, 2, 10, QChar(u'0')),
                    u"%1:00"_s.arg(to, 2, 10, QChar(u'0')), days);
            for (int day = 0; day < days; ++day) {
                for (int hour = from; hour < to; ++hour)
                    running[static_cast<std::size_t>(day * 24 + hour)] += machines;
            }
        }
        const int units = 1 + random.bounded(6);
        reserve(plan, units);
        double expected = 0;
        for (const int machines : running)
            expected += std::min(machines, units) * weeks;
        QVERIFY(isNear(sum(covered(plan)), expected, 1e-4));
        const WeekOfUse week = advice(plan).groups.at(0).week;
        QVERIFY(week.isTold);
        for (std::size_t hour = 0; hour < running.size(); ++hour)
            QVERIFY(isNear(week.used[hour], std::min(running[hour], units), 1e-6));
    }
}

SLIPWAY_TEST(WeekCoverTest)
#include "tst_weekcover.moc"
