// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/format.h"
#include "model/buying/buying.h"
#include "model/buying/purchasedays.h"
#include "model/buying/termwords.h"
#include "model/cost/bill.h"
#include "model/plan/plannedpurchase.h"
#include "model/prices/priceupdate.h"
#include "tests/model/buying/buyingfixture.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// What to buy, against arithmetic by hand; docs/buying.md has the first of these worked out.
class BuyingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aMachineThatAlwaysRuns();
    void nothingIsBoughtForMonthsThatAreOver();
    void whatIsPlannedAndLateIsCountedFromTheNextMonthOn();
    void aMachineOfOfficeHoursIsNotBought();
    void onlyTheMachinesBelowAreBought();
    void whatAutoscalingMayGoUpToIsNotBought();
    void everyMachineOfManyIsCounted();
    void everyMachineOfManyIsCountedWhereOthersRunLess();
    void whatIsOwnedIsNotBoughtAgain();
    void whoMayNotReachThePlanSaysSo_data();
    void whoMayNotReachThePlanSaysSo();
    void whatReachesNoMachineIsNamed_data();
    void whatReachesNoMachineIsNamed();
    void aReservedComputeIsHeldAgainstPayingAsItGoes();
    void savingsPlansAreListedAndNeverTheBest();
    void aSavingsPlanIsBoughtForEverySizeOfAGroup();
    void machinesThatMayBeTakenAwayOnlyWhereThePlanAcceptsThem();
    void sizesOfAFamilyShareWhatIsBought();
    void anEstimatedPriceSaysWhatTheDearestWouldLeave();
    void chancesFollowTheRangeOfThePlan();
    void aPlanOfNothingHasNothingToBuy();
    void nothingIsBoughtForMachinesThatABlockerStandsAgainst();
    void nothingIsBoughtForAModelThatDoesNotFit();
    void reservationsThatAreNoLongerSoldAreNotAdvised();
    void theEndOfSaleIsToldWhereTheTermWouldEndInTime();
    void noTermOutlivesItsSize();
    void adviceAddsNoBlocker_data();
    void adviceAddsNoBlocker();
    void whatIsPlannedIsTakenIntoAccountAndToldApart();
    void whatIsYetToBeBoughtIsLeftWhereItDoesNotPay();
    void whatIsYetToBeBoughtGivesWayToWhatIsBetter();
    void whatHasNoPriceIsNotTheBest();
    void theBestDoesWithoutWhatTakesNothingOff();
    void aTermThatHasBegunIsBought();
    void whatFollowsATermThatHasBegunIsYetToBuy();
    void aTermTypedAsAPriceIsWorthWhatACommitmentIs_data();
    void aTermTypedAsAPriceIsWorthWhatACommitmentIs();
    void theSizeOfAFamilyIsBoughtThatReachesMost();
    void noTermBeginsBeforeItsMachinesRun();
    void aSavingsPlanThatIsOverBillsNothing();
    void theWeekSaysWhatIsBoughtForNothing();
    void noMoreIsUsedInAnHourThanIsOwned();
    void systemNodesAreMachinesToo();
    void aSavingsPlanByAmountIsBilledAndTakesNothingOff();
    void aSavingsPlanWithoutPricesIsNotSaidToBeIdle();
    void purchasesFollowThePricesOfTheirMonths();
    void breakEvenIsOfThePricesOfTheTerm_data();
    void breakEvenIsOfThePricesOfTheTerm();
    void whatIsAdvisedHasItsDayInTheCalendar();
    void aCalendarTellsWhatToPayAsItGoes();
};

namespace {

/// Attached machines, each with a job that keeps them in the plan.
Plan machinePlan(int machines, int months, const QString &size = d4)
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.months = months;
    Compute compute;
    compute.id = u"machines"_s;
    compute.target = u"remote_vm"_s;
    compute.size = size;
    compute.instances = machines;
    compute.publicIp = false;
    plan.computes.push_back(compute);
    TrainingJob job;
    job.compute = compute.id;
    job.runsPerMonth = 2;
    job.work.measuredHours = 1;
    Workload work;
    work.id = u"train"_s;
    work.detail = job;
    plan.workloads.push_back(work);
    return plan;
}

void addMachines(Plan &plan, const QString &id, int machines, const QString &size, int hoursADay)
{
    Compute compute = plan.computes[0];
    compute.id = id;
    compute.size = size;
    compute.instances = machines;
    compute.schedule.enabled = hoursADay < 24;
    compute.schedule.daysPerWeek = 7;
    compute.schedule.start = u"00:00"_s;
    compute.schedule.stop = u"%1:00"_s.arg(hoursADay, 2, 10, QChar(u'0'));
    plan.computes.push_back(compute);
    Workload work = plan.workloads[0];
    work.id = u"work-%1"_s.arg(id);
    std::get<TrainingJob>(work.detail).compute = id;
    plan.workloads.push_back(work);
}

const BuyingOption &optionOf(const BuyingGroup &group, PriceType type)
{
    const auto found = std::ranges::find_if(group.options, [type](const BuyingOption &each) {
        return each.kind == BuyingOption::Kind::OneTerm && each.type == type;
    });
    Q_ASSERT(found != group.options.end());
    return *found;
}

double usd(const std::optional<Total> &total)
{
    return total ? total->known().toDouble() : -1e9;
}

} // namespace

void BuyingTest::aMachineThatAlwaysRuns()
{
    // 12 months x 730 h = 8,760 h, each paid as it goes at p or bought for a year at r.
    const Buying buying = advice(machinePlan(1, 12));
    QCOMPARE(buying.groups.size(), 1U);
    const BuyingGroup &group = buying.groups.front();
    QCOMPARE(group.size, d4);
    QVERIFY(isNear(group.machineHours, 8760, 1e-6));
    QCOMPARE(group.hoursOfMachine.size(), 1U);
    const double p = hourly(PriceType::PayAsYouGo);
    const double r1 = hourly(PriceType::Reservation1Year);
    const double r3 = hourly(PriceType::Reservation3Years);
    QVERIFY(r3 < r1 && r1 < p);

    const BuyingOption &year = optionOf(group, PriceType::Reservation1Year);
    QCOMPARE(year.purchases.size(), 1U);
    QCOMPARE(year.purchases[0].units, 1);
    QCOMPARE(year.purchases[0].start, YearMonth(2027, 1));
    QVERIFY(isNear(usd(year.saved), 8760 * (p - r1), 0.2));
    QVERIFY(isNear(*year.breakEvenPercent, 100 * r1 / p, 1e-9));
    QVERIFY(isNear(*year.usedPercent, 100, 1e-6));
    QVERIFY(year.owed.isZero());
    // Paid back when the months of pay-as-you-go reach the price of the year.
    QCOMPARE(*year.paidBackIn, YearMonth(2027, 1).plusMonths(int(std::ceil(12 * r1 / p)) - 1));

    // Three years are paid for 36 months, the plan uses 12 of them: not worth it, so none is bought.
    const BuyingOption &three = optionOf(group, PriceType::Reservation3Years);
    QVERIFY(36 * r3 > 12 * p);
    QVERIFY(three.purchases.empty());
    QCOMPARE(three.inAll, buying.payAsYouGo);
    QCOMPARE(group.best, std::size_t(&year - group.options.data()));
    QCOMPARE(buying.best, year.inAll);
    // The plan pays as it goes now.
    QCOMPARE(buying.asPlanned, buying.payAsYouGo);
    // A single purchase that was offered is all there is: nothing more to say of all together.
    QVERIFY2(buying.remark.isEmpty(), qPrintable(buying.remark));
}

/// Two months of the plan are over and a third has begun: a year is bought from the next on, and saves what it saves from there on.
void BuyingTest::nothingIsBoughtForMonthsThatAreOver()
{
    Plan plan = machinePlan(1, 15);
    plan.start = YearMonth::of(asOf).plusMonths(-2);
    const Buying buying = advice(plan);
    const BuyingOption &year = optionOf(buying.groups.front(), PriceType::Reservation1Year);
    QCOMPARE(year.purchases.size(), 1U);
    QCOMPARE(year.purchases[0].start, YearMonth::of(asOf).plusMonths(1));
    const double saved = 8760 * (hourly(PriceType::PayAsYouGo) - hourly(PriceType::Reservation1Year));
    QVERIFY(isNear(usd(year.saved), saved, 0.2));
    QVERIFY(year.owed.isZero());
}

/// A year was planned from the first month of twelve on and is not bought: three of them are over and a fourth has begun, and it can cover the other
/// eight at most. 8 x 730 x 0.23 = 1,343.20 less 8,760 x 0.135291 = 1,185.12 are 158.08, not 8,760 x 0.094709 = 829.68.
void BuyingTest::whatIsPlannedAndLateIsCountedFromTheNextMonthOn()
{
    Plan plan = machinePlan(1, 12);
    plan.start = YearMonth::of(asOf).plusMonths(-3);
    Commitment year;
    year.size = d4;
    year.start = plan.start;
    year.note = noteOfPlanned();
    plan.commitments = {year};
    const Buying buying = advice(plan, true);
    const BuyingGroup &group = buying.groups.at(0);
    const BuyingOption &best = group.options[group.best];
    QCOMPARE(best.kind, BuyingOption::Kind::AsPlanned);
    QVERIFY(isNear(usd(buying.payAsYouGo.less(buying.asPlanned)), 158.08, 0.05));
    QCOMPARE(best.inAll, buying.asPlanned);
    QCOMPARE(best.purchases.size(), 1U);
    QCOMPARE(best.purchases[0].start, YearMonth::of(asOf).plusMonths(1));
    QCOMPARE(group.decideBefore, std::optional(YearMonth::of(asOf).plusMonths(1)));
    QVERIFY2(best.remark.contains(u"is not bought yet: it counts from "_s), qPrintable(best.remark));
    // As if it were decided on today.
    Plan unbought = plan;
    unbought.commitments.clear();
    QCOMPARE(optionOf(advice(unbought).groups.at(0), PriceType::Reservation1Year).inAll, best.inAll);
    // Taken over it is a plan that costs that, and is late no more.
    for (const Plan &with : {bought(plan, best), withBest(plan, buying)}) {
        QCOMPARE(with.commitments.size(), 1U);
        QCOMPARE(with.commitments[0].start, best.purchases[0].start);
        QCOMPARE(evaluated(with).total + evaluated(with).owed, best.inAll);
        QVERIFY(bought(with, best) == with);
    }
    // What somebody bought then covers its months, and what begins in this one can be bought today.
    plan.commitments[0].note.clear();
    QVERIFY(isNear(usd(advice(plan).payAsYouGo.less(advice(unbought).payAsYouGo)), -829.68, 0.05));
    plan.commitments[0].note = noteOfPlanned();
    plan.commitments[0].start = YearMonth::of(asOf);
    QVERIFY(withBest(plan, advice(plan)) == plan);
}

void BuyingTest::aMachineOfOfficeHoursIsNotBought()
{
    Plan plan = machinePlan(1, 36);
    plan.computes[0].schedule.enabled = true;
    plan.computes[0].schedule.stop = u"16:00"_s;
    // 40 hours of a week of 168 are 24 %: below every break-even.
    const Buying buying = advice(plan);
    QCOMPARE(buying.groups.size(), 1U);
    QCOMPARE(buying.groups[0].best, 0U);
    QCOMPARE(buying.best, buying.payAsYouGo);
    for (const BuyingOption &option : buying.groups[0].options)
        QVERIFY(option.purchases.empty());
}

void BuyingTest::onlyTheMachinesBelowAreBought()
{
    Plan plan = machinePlan(2, 36);
    addMachines(plan, u"more"_s, 3, d4, 6);
    // Two machines run 730 hours, three 182.5: the two are bought, for three years, since all of them are used.
    const Buying buying = advice(plan);
    QCOMPARE(buying.groups.size(), 1U);
    const BuyingGroup &group = buying.groups[0];
    QCOMPARE(group.hoursOfMachine.size(), 5U);
    QVERIFY(isNear(group.hoursOfMachine[1], 730, 1e-6));
    QVERIFY(isNear(group.hoursOfMachine[2], 182.5, 1e-6));
    const BuyingOption &best = group.options[group.best];
    QCOMPARE(best.purchases.size(), 1U);
    QCOMPARE(best.purchases[0].units, 2);
    QCOMPARE(best.purchases[0].type, PriceType::Reservation3Years);
    QVERIFY(isNear(usd(best.saved),
                   2 * 36 * 730 * (hourly(PriceType::PayAsYouGo) - hourly(PriceType::Reservation3Years)), 1));
}

/// By hand: 40 requests a second all day, 70 % of 20 on each: 40 / 14 = 2.9, so 3 instances. A setting that allows 10,000 needs quota, and
/// asks for no machine: they are counted one by one.
void BuyingTest::whatAutoscalingMayGoUpToIsNotBought()
{
    Plan plan = machinePlan(1, 12);
    plan.computes[0].target = u"managed_online_endpoint"_s;
    RealtimeEndpoint endpoint;
    endpoint.peakRequestsPerSecond = 40;
    Deployment deployment;
    deployment.id = u"blue"_s;
    deployment.compute = plan.computes[0].id;
    deployment.sizing = InstanceSizing::Autoscale;
    deployment.minInstances = 1;
    deployment.maxInstances = 10'000;
    deployment.requestsPerSecondPerInstance = 20;
    endpoint.deployments = {deployment};
    plan.workloads[0].detail = endpoint;
    const Buying buying = advice(plan);
    QCOMPARE(buying.groups.size(), 1U);
    const BuyingGroup &group = buying.groups.front();
    QCOMPARE(group.hoursOfMachine.size(), 3U);
    QVERIFY(isNear(group.machineHours, 3 * 8760, 1e-6));
}

/// 1,015 machines that always run: one more than 338 threes. All of them are bought, for three years.
void BuyingTest::everyMachineOfManyIsCounted()
{
    const Buying buying = advice(machinePlan(1015, 36));
    QCOMPARE(buying.groups.size(), 1U);
    const BuyingGroup &group = buying.groups[0];
    QCOMPARE(group.hoursOfMachine.size(), 1015U);
    QVERIFY(isNear(group.hoursOfMachine.front(), 730, 1e-6));
    QVERIFY(isNear(group.hoursOfMachine.back(), 730, 1e-6));
    QVERIFY(isNear(group.machineHours, 1015.0 * 36 * 730, 1e-3));
    const BuyingOption &best = group.options[group.best];
    QCOMPARE(best.purchases.size(), 1U);
    QCOMPARE(best.purchases[0].units, 1015);
}

/// 613 machines run 730 hours, 104 more 182.5 and 7 more 30 of their 730: each fall is where it is, and what always runs is bought.
void BuyingTest::everyMachineOfManyIsCountedWhereOthersRunLess()
{
    Plan plan = machinePlan(613, 36);
    addMachines(plan, u"more"_s, 104, d4, 6);
    addMachines(plan, u"few"_s, 7, d4, 1);
    const Buying buying = advice(plan);
    QCOMPARE(buying.groups.size(), 1U);
    const BuyingGroup &group = buying.groups[0];
    const auto hours = [&](std::size_t machine) { return group.hoursOfMachine[machine - 1]; };
    QVERIFY(group.hoursOfMachine.size() >= 717U);
    QVERIFY(isNear(hours(613), 730, 1e-6));
    QVERIFY(hours(614) < 729);
    QVERIFY(isNear(group.machineHours, 36 * 730 * (613 + 104 / 4.0 + 7 / 24.0), 1));
    const BuyingOption &best = group.options[group.best];
    QCOMPARE(best.purchases.size(), 1U);
    QCOMPARE(best.purchases[0].units, 613);
}

void BuyingTest::whatIsOwnedIsNotBoughtAgain()
{
    Plan plan = machinePlan(3, 12);
    Commitment owned;
    owned.size = d4;
    owned.type = PriceType::Reservation3Years;
    owned.units = 2;
    owned.start = YearMonth(2025, 7); // ends with June 2028
    plan.commitments.push_back(owned);
    Buying buying = advice(plan);
    QCOMPARE(buying.groups[0].options[buying.groups[0].best].purchases[0].units, 1);
    // Ends with June 2027: the two are worth a term of their own from July, of which the plan uses six months; they are not, at
    // six of twelve months, below the break-even.
    plan.commitments[0].start = YearMonth(2024, 7);
    buying = advice(plan);
    const BuyingOption &best = buying.groups[0].options[buying.groups[0].best];
    QVERIFY(hourly(PriceType::Reservation1Year) > 0.5 * hourly(PriceType::PayAsYouGo));
    QCOMPARE(best.purchases.size(), 1U);
    QCOMPARE(best.purchases[0].units, 1);
}

// Scopes of Reservation - List, 2022-11-01: Single is a subscription or a resource group, Shared all of the agreement.
void BuyingTest::whoMayNotReachThePlanSaysSo_data()
{
    QTest::addColumn<QString>("scope");
    QTest::addColumn<QString>("begins");
    QTest::newRow("shared") << u"Shared"_s << u""_s;
    QTest::newRow("single")
        << u"Single"_s << u"Its scope is Single: it covers machines of one subscription or resource group,"_s;
    QTest::newRow("group") << u"ManagementGroup"_s << u"Its scope is ManagementGroup: "_s;
    QTest::newRow("not told") << u""_s << u"Its scope is not told: "_s;
}
void BuyingTest::whoMayNotReachThePlanSaysSo()
{
    QFETCH(QString, scope);
    QFETCH(QString, begins);
    Commitment owned;
    owned.size = d4;
    owned.scope = scope;
    const QString doubt = scopeDoubt(owned);
    QVERIFY2(doubt.left(begins.size()) == begins && doubt.isEmpty() == begins.isEmpty(), qPrintable(doubt));
}

// A plan of 2027: what is owned and covers nothing of it is told with the reason.
void BuyingTest::whatReachesNoMachineIsNamed_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<YearMonth>("start");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("covers machines") << d4 << YearMonth(2026, 7) << QStringList();
    QTest::newRow("over") << d4 << YearMonth(2026, 1)
                          << QStringList{u"1 x D4as v4, 1-year reservation is over before the plan begins."_s};
    QTest::newRow("later") << d4 << YearMonth(2028, 1)
                           << QStringList{u"1 x D4as v4, 1-year reservation begins after the plan ends."_s};
    QTest::newRow("another machine")
        << u"Standard_NC6s_v3"_s << YearMonth(2026, 7)
        << QStringList{
               u"1 x NC6s v3, 1-year reservation reaches no machine that the plan pays by the hour."_s};
}
void BuyingTest::whatReachesNoMachineIsNamed()
{
    QFETCH(QString, size);
    QFETCH(YearMonth, start);
    QFETCH(QStringList, said);
    Plan plan = machinePlan(1, 12);
    Commitment owned;
    owned.size = size;
    owned.start = start;
    plan.commitments.push_back(owned);
    QCOMPARE(advice(plan).leftOut, said);
}

void BuyingTest::aReservedComputeIsHeldAgainstPayingAsItGoes()
{
    Plan plan = machinePlan(1, 12);
    plan.computes[0].priceType = PriceType::Reservation3Years;
    const Buying buying = advice(plan);
    // It is paid for 36 months now.
    QVERIFY(buying.asPlanned.known() > buying.best.known());
    QCOMPARE(buying.groups.size(), 1U);
    const Plan changed = bought(plan, buying.groups[0].options[buying.groups[0].best]);
    QCOMPARE(changed.computes[0].priceType, PriceType::PayAsYouGo);
    QCOMPARE(changed.commitments.size(), 1U);
    QCOMPARE(evaluated(changed).total + evaluated(changed).owed, buying.best);
    // What it saves is told against the three years that the plan asks for: 36 months of them less 12 of the other.
    const BuyingGroup &group = buying.groups[0];
    const std::optional<Total> saved = group.options[group.best].saved;
    QVERIFY(saved.has_value());
    QCOMPARE(*saved, *buying.asPlanned.less(buying.best));
    QVERIFY(isNear(
        usd(saved),
        730 * (36 * hourly(PriceType::Reservation3Years) - 12 * hourly(PriceType::Reservation1Year)), 1));
    // So is every other way of paying: as it goes are 12 months of pay-as-you-go, which is less than 36 of the term as well.
    QVERIFY(isNear(usd(group.options[0].saved),
                   730 * (36 * hourly(PriceType::Reservation3Years) - 12 * hourly(PriceType::PayAsYouGo)),
                   1));
    const Buying drawn = advice(plan, true);
    QVERIFY(drawn.groups[0].risk.has_value() && drawn.risk.has_value());
    QVERIFY(isNear(usd(drawn.groups[0].risk->p50), usd(saved), 1));
    QVERIFY(isNear(usd(drawn.risk->p50), usd(saved), 1));
    // A plan that pays as it goes is held against that.
    const Buying asItGoes = advice(machinePlan(1, 12), true);
    QVERIFY(isNear(usd(asItGoes.groups[0].risk->p50),
                   730 * 12 * (hourly(PriceType::PayAsYouGo) - hourly(PriceType::Reservation1Year)), 1));
}

void BuyingTest::savingsPlansAreListedAndNeverTheBest()
{
    const Buying buying = advice(machinePlan(1, 36, u"Standard_D4s_v5"_s));
    int listed = 0;
    for (std::size_t i = 0; i < buying.groups[0].options.size(); ++i) {
        const BuyingOption &option = buying.groups[0].options[i];
        if (option.kind != BuyingOption::Kind::OneTerm || !isSavingsPlan(option.type))
            continue;
        ++listed;
        QVERIFY(!option.isOffered() || option.unconfirmed);
        QVERIFY(buying.groups[0].best != i);
    }
    QCOMPARE(listed, 2);
}

void BuyingTest::aSavingsPlanIsBoughtForEverySizeOfAGroup()
{
    const QString d8 = u"Standard_D8as_v4"_s;
    Plan plan = machinePlan(2, 12, d8);
    addMachines(plan, u"small"_s, 1, d4, 24);
    // Of these an hour in four is not worth a term.
    addMachines(plan, u"seldom"_s, 1, d4, 6);
    const Buying buying = advice(plan);
    QCOMPARE(buying.groups.size(), 1U);
    QCOMPARE(buying.groups[0].size, d8);
    const BuyingOption &year = optionOf(buying.groups[0], PriceType::SavingsPlan1Year);
    QVERIFY2(year.isOffered(), qPrintable(year.whyNot));
    QCOMPARE(year.purchases.size(), 2U);
    for (const Commitment &each : year.purchases) {
        QCOMPARE(each.units, each.size == d8 ? 2 : 1);
        QCOMPARE(each.start, plan.start);
    }
    QVERIFY(year.purchases[0].size != year.purchases[1].size);
    // 8,760 h of each of three machines, at the savings plan's price of its size instead of pay-as-you-go.
    const double large = hourly(PriceType::PayAsYouGo, d8) - hourly(PriceType::SavingsPlan1Year, d8);
    const double small = hourly(PriceType::PayAsYouGo) - hourly(PriceType::SavingsPlan1Year);
    QVERIFY(isNear(usd(year.saved), 8760 * (2 * large + small), 0.02));
    QVERIFY(isNear(*year.usedPercent, 100, 1e-6));
    QVERIFY(isNear(*year.breakEvenPercent,
                   100 * hourly(PriceType::SavingsPlan1Year, d8) / hourly(PriceType::PayAsYouGo, d8), 1e-9));
    // To the cent what the plan would cost with these purchases, were they confirmed; until they are the plan that makes them pays for the machines
    // besides.
    const auto ifConfirmed = [&plan](const BuyingOption &option) {
        return cost::makeBill(bought(plan, option), catalog(), prices(), ExchangeRate(),
                              option.purchases.size());
    };
    const cost::Bill with = ifConfirmed(year);
    QCOMPARE(year.total, with.total);
    QCOMPARE(year.inAll, with.total + with.owed);
    const double twice = usd(evaluated(bought(plan, year)).total) - usd(buying.payAsYouGo);
    QVERIFY(isNear(twice,
                   8760 * (2 * hourly(PriceType::SavingsPlan1Year, d8) + hourly(PriceType::SavingsPlan1Year)),
                   0.1));
    // No other number of either size costs less.
    for (int large8 = 0; large8 <= 3; ++large8) {
        for (int small4 = 0; small4 <= 3; ++small4) {
            BuyingOption other = year;
            for (Commitment &each : other.purchases)
                each.units = each.size == d8 ? large8 : small4;
            std::erase_if(other.purchases, [](const Commitment &each) { return each.units == 0; });
            const cost::Bill tried = ifConfirmed(other);
            QVERIFY(!(tried.total + tried.owed < year.inAll));
        }
    }
}

void BuyingTest::machinesThatMayBeTakenAwayOnlyWhereThePlanAcceptsThem()
{
    Plan plan = machinePlan(1, 12);
    const auto spot = [](const Buying &buying) {
        return *std::ranges::find(buying.groups[0].options, BuyingOption::Kind::Preemptible,
                                  &BuyingOption::kind);
    };
    QVERIFY(!spot(advice(plan)).isOffered());
    plan.preemptibleAcceptable = true;
    const Buying buying = advice(plan);
    QVERIFY(spot(buying).isOffered());
    QCOMPARE(bought(plan, spot(buying)).computes[0].tier, Tier::Spot);
    QCOMPARE(evaluated(bought(plan, spot(buying))).total, spot(buying).total);
}

void BuyingTest::sizesOfAFamilyShareWhatIsBought()
{
    // One D8as v4 takes what two D4as v4 take.
    Plan plan = machinePlan(2, 36);
    addMachines(plan, u"large"_s, 1, u"Standard_D8as_v4"_s, 24);
    addMachines(plan, u"elsewhere"_s, 1, u"Standard_E4as_v4"_s, 24);
    const Buying buying = advice(plan);
    QCOMPARE(buying.groups.size(), 2U);
    const BuyingGroup &group = buying.groups[0];
    QCOMPARE(group.computes, (QStringList{u"machines"_s, u"large"_s}));
    QCOMPARE(group.size, d4); // 52,560 of its hours, 26,280 of the other
    const BuyingOption &best = group.options[group.best];
    int units = 0;
    for (const Commitment &each : best.purchases)
        units += each.units;
    QCOMPARE(units, 4);
    QVERIFY(isNear(*best.usedPercent, 100, 1e-6));
}

void BuyingTest::anEstimatedPriceSaysWhatTheDearestWouldLeave()
{
    Plan plan = machinePlan(1, 12);
    // Somewhere a reservation has no published price.
    for (const Region &region : catalog().regions()) {
        const auto price = prices().vm(*catalog().findSize(d4), *catalog().findRegion(region.id),
                                       PriceType::Reservation1Year);
        if (!price || !price->estimate || price->estimate->lowRatio == price->estimate->highRatio)
            continue;
        plan.region = region.id;
        const Buying buying = advice(plan);
        const BuyingOption &year = optionOf(buying.groups[0], PriceType::Reservation1Year);
        QVERIFY(year.estimated);
        QVERIFY(year.savedAtDearest);
        QVERIFY(isNear(usd(year.savedAtDearest),
                       usd(year.saved) - 8760 * (price->estimate->high.usd() - price->hourly.usd()), 0.2));
        return;
    }
    QFAIL("every region has a published price");
}

void BuyingTest::chancesFollowTheRangeOfThePlan()
{
    // Always on whatever is drawn: it cannot lose.
    Buying buying = advice(machinePlan(1, 12), true);
    QVERIFY(buying.risk);
    QCOMPARE(buying.risk->loses.share, 0.0);
    QCOMPARE(buying.risk->p10, buying.risk->p90);
    QCOMPARE(buying.risk->p50, *buying.groups[0].options[buying.groups[0].best].saved);

    // A job that keeps one node busy for 400 to 700 of 730 hours, all alike: it loses below the break-even.
    Plan plan = machinePlan(1, 12);
    plan.assumptions.nodeStartMinutes = 0;
    plan.computes[0].target = u"compute_cluster"_s;
    plan.computes[0].idleSeconds = 0;
    TrainingJob &job = std::get<TrainingJob>(plan.workloads[0].detail);
    Estimate hours(60, 40, 70);
    hours.shape = RangeShape::Uniform;
    job.work.measuredHours = hours;
    job.runsPerMonth = 10;
    BuyingOptions options;
    options.draws.draws = 4000;
    options.draws.statedOnly = true;
    buying = buyingAdvice(plan, {catalog(), prices(), asOf}, options);
    const BuyingGroup &group = buying.groups[0];
    QVERIFY(group.risk);
    const double even = 73 * *group.options[group.best].breakEvenPercent / 100;
    QVERIFY(even > 40 && even < 60);
    QVERIFY(isNear(group.risk->loses.share, (even - 40) / 30, 0.03));
}

void BuyingTest::aPlanOfNothingHasNothingToBuy()
{
    const Buying buying = advice(Plan(), true);
    QVERIFY(buying.groups.empty());
    QVERIFY(!buying.risk);
    QCOMPARE(buying.best, buying.asPlanned);
}

namespace {

/// The first size whose record holds, with a price of pay-as-you-go in West Europe, and of a year where that is asked for.
template <typename Holds> QString pricedSize(Holds holds, bool reserved = true)
{
    const auto region = *catalog().findRegion(u"westeurope"_s);
    for (std::size_t i = 0; i < catalog().sizes().size(); ++i) {
        const auto id = static_cast<SizeId>(i);
        const bool priced = prices().usableRate(id, region, PriceType::PayAsYouGo) > Rate()
            && (!reserved || prices().usableRate(id, region, PriceType::Reservation1Year) > Rate());
        if (priced && holds(catalog().size(id)))
            return catalog().size(id).name;
    }
    return {};
}

} // namespace

void BuyingTest::nothingIsBoughtForMachinesThatABlockerStandsAgainst()
{
    // Half of a node of another tenant is what the plan rules out: D4as v4 is no isolated size.
    Plan plan = machinePlan(2, 12);
    plan.isolation.isolatedSizesOnly = true;
    QVERIFY(std::ranges::any_of(evaluated(plan).findings, [](const Finding &finding) {
        return finding.severity == Severity::Blocker && finding.subject == u"machines";
    }));
    const Buying buying = advice(plan);
    QCOMPARE(buying.groups.size(), 1U);
    QVERIFY(!buying.groups[0].blockedBy.isEmpty());
    for (const BuyingOption &option : buying.groups[0].options)
        QVERIFY(option.purchases.empty());
    QCOMPARE(buying.best, buying.payAsYouGo);
}

void BuyingTest::nothingIsBoughtForAModelThatDoesNotFit()
{
    // 70 billion parameters of two bytes are 140 GB; the GPU of an NC4as T4 v3 has 16. The finding stands at the endpoint.
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.model.parametersBillion = 70;
    plan.model.layers = 24;
    plan.model.hiddenSize = 2048;
    plan.model.attentionHeads = 16;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.promptTokens = 1000;
    endpoint.outputTokens = 200;
    const std::vector<Finding> found = findingsOf(evaluated(plan), u"serving.model_fits"_s);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].severity, Severity::Blocker);
    QVERIFY(found[0].field.startsWith(u"/workloads/"));
    const Buying buying = advice(plan);
    const auto group = std::ranges::find_if(
        buying.groups, [](const BuyingGroup &each) { return each.computes.contains(u"serve"_s); });
    QVERIFY(group != buying.groups.end());
    QVERIFY(!group->blockedBy.isEmpty());
    for (const BuyingOption &option : group->options)
        QVERIFY(option.purchases.empty());
}

void BuyingTest::reservationsThatAreNoLongerSoldAreNotAdvised()
{
    const QString size = pricedSize([](const VmSize &each) {
        const VmSeries *series = catalog().seriesOf(each);
        return series && series->longReservationsEnd.isValid() && series->longReservationsEnd <= asOf
            && !each.retirement.endedBy(QDate(2027, 3, 31));
    }, false);
    QVERIFY2(!size.isEmpty(), "no size of the catalog shows it");
    const Buying buying = advice(machinePlan(2, 3, size));
    QCOMPARE(buying.groups.size(), 1U);
    for (const PriceType type : {PriceType::Reservation1Year, PriceType::Reservation3Years}) {
        const BuyingOption &option = optionOf(buying.groups[0], type);
        QVERIFY(!option.isOffered());
        QVERIFY2(option.whyNot.contains(u"no longer sold"), qPrintable(option.whyNot));
    }
    QCOMPARE(buying.groups[0].best, 0U);
    // The same of a plan that has the purchase: a blocker.
    Plan plan = machinePlan(2, 3, size);
    Commitment &purchase = plan.commitments.emplace_back();
    purchase.size = size;
    purchase.start = plan.start;
    const auto sale = [](const Finding &finding) { return finding.rule == u"size.reservation_sale"; };
    QCOMPARE(std::ranges::count_if(evaluated(plan).findings, sale), 1);
    plan.commitments[0].start = YearMonth(2024, 1);
    QCOMPARE(std::ranges::count_if(evaluated(plan).findings, sale), 0);
}

void BuyingTest::theEndOfSaleIsToldWhereTheTermWouldEndInTime()
{
    // Still sold on the day of the plan, no more in the month after; a year from then ends before the size does.
    QDate soldUntil;
    const QString size = pricedSize([&soldUntil](const VmSize &each) {
        const VmSeries *series = catalog().seriesOf(each);
        if (!series || !series->yearReservationsEnd.isValid() || !each.retirement.date.isValid())
            return false;
        soldUntil = series->yearReservationsEnd;
        return YearMonth::of(soldUntil).plusMonths(13).firstDay() <= each.retirement.date;
    }, false);
    QVERIFY2(!size.isEmpty(), "no size of the catalog shows it");
    Plan plan = machinePlan(2, 12, size);
    plan.start = YearMonth::of(soldUntil).plusMonths(1);
    BuyingOptions options;
    options.drawn = false;
    const Buying buying = buyingAdvice(plan, {catalog(), prices(), soldUntil.addDays(-1)}, options);
    QCOMPARE(buying.groups.size(), 1U);
    const BuyingOption &year = optionOf(buying.groups[0], PriceType::Reservation1Year);
    QVERIFY2(year.whyNot.contains(u"no longer sold"), qPrintable(year.whyNot));
    QVERIFY2(!year.whyNot.contains(u"is retired on"), qPrintable(year.whyNot));
    // Three years would end after it.
    const BuyingOption &three = optionOf(buying.groups[0], PriceType::Reservation3Years);
    QVERIFY2(three.whyNot.contains(u"is retired on"), qPrintable(three.whyNot));
}

void BuyingTest::noTermOutlivesItsSize()
{
    const QString size = pricedSize([](const VmSize &each) {
        const VmSeries *series = catalog().seriesOf(each);
        return each.retirement.date > QDate(2028, 2, 1) && each.retirement.date < QDate(2029, 12, 1) && series
            && !series->longReservationsEnd.isValid();
    });
    const QString ending = size.isEmpty() ? pricedSize([](const VmSize &each) {
        return each.retirement.date > QDate(2028, 2, 1) && each.retirement.date < QDate(2029, 12, 1);
    }) : size;
    QVERIFY2(!ending.isEmpty(), "no size of the catalog shows it");
    const QDate retired = catalog().size(*catalog().findSize(ending)).retirement.date;
    const Buying buying = advice(machinePlan(1, 12, ending));
    QCOMPARE(buying.groups.size(), 1U);
    // From January 2027 three years end with 2029.
    const BuyingOption &three = optionOf(buying.groups[0], PriceType::Reservation3Years);
    QVERIFY(!three.isOffered());
    for (const BuyingOption &option : buying.groups[0].options) {
        for (const Commitment &each : option.purchases)
            QVERIFY(each.start.plusMonths(termMonths(each.type)).firstDay() <= retired);
    }
}

void BuyingTest::adviceAddsNoBlocker_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<bool>("sold"); ///< for a term that pays: machines that always run, of a size that stays
    const QStringList sold{u"Standard_D4as_v4"_s, u"Standard_E4as_v4"_s, u"Standard_NC24ads_A100_v4"_s};
    for (const QString &size : {u"Standard_D4s_v3"_s, u"Standard_D4as_v4"_s, u"Standard_NC6s_v3"_s, u"Standard_D2_v2"_s,
                                u"Standard_NC24ads_A100_v4"_s, u"Standard_F4s_v2"_s, u"Standard_NV12s_v3"_s,
                                u"Standard_B4ms"_s, u"Standard_E4s_v3"_s, u"Standard_E4as_v4"_s})
        QTest::newRow(qPrintable(size)) << size << sold.contains(size);
}

void BuyingTest::adviceAddsNoBlocker()
{
    QFETCH(QString, size);
    QFETCH(bool, sold);
    const Plan plan = machinePlan(2, 36, size);
    const auto judged = [](const Plan &judgedPlan) {
        const std::vector<Finding> findings = evaluated(judgedPlan).findings;
        return std::ranges::count_if(findings, [](const Finding &finding) {
            return finding.severity == Severity::Blocker || finding.rule == u"price.term";
        });
    };
    int purchases = 0;
    for (const BuyingGroup &group : advice(plan).groups) {
        for (const BuyingOption &option : group.options) {
            if (!option.isOffered())
                continue;
            QCOMPARE(judged(bought(plan, option)), judged(plan));
            purchases += option.purchases.empty() ? 0 : 1;
        }
    }
    QVERIFY(purchases > 0 || !sold);
}

void BuyingTest::whatIsPlannedIsTakenIntoAccountAndToldApart()
{
    const Plan plan = machinePlan(2, 12);
    const Buying before = advice(plan);
    const Plan with = bought(plan, before.groups[0].options[before.groups[0].best]);
    const Buying after = advice(with);
    QCOMPARE(after.groups.size(), 1U);
    const BuyingGroup &group = after.groups[0];
    QVERIFY(group.owned.empty());
    QCOMPARE(group.planned.size(), 1U);
    QCOMPARE(group.planned[0].units, 2);
    // 2 x 730 h of each month are all that two machines run.
    QVERIFY(isNear(group.ownedCoversPercent, 100, 1e-6));
    QVERIFY(isNear(group.ownedUsedPercent, 100, 1e-6));
    // It is the best, and decided on anew: of what is bought already nothing covers the 2 x 730 h of a month.
    QVERIFY(isNear(group.machineHours, 2 * 8760, 1e-6));
    QCOMPARE(group.options[group.best].kind, BuyingOption::Kind::AsPlanned);
    QVERIFY(usd(group.options[group.best].saved) == 0);
    QVERIFY(bought(with, group.options[group.best]) == with);
    QCOMPARE(after.payAsYouGo, before.payAsYouGo);
    QCOMPARE(after.best, before.best);
    // A third unit covers nothing: two of three are used.
    Plan more = with;
    more.commitments[0].units = 3;
    QVERIFY(isNear(advice(more).groups[0].ownedUsedPercent, 200.0 / 3, 1e-6));
    // Somebody bought it and says so; a term that began before the day is bought whoever wrote it, one of a later month is not.
    Plan owned = with;
    owned.commitments[0].note = u"ordered"_s;
    owned.commitments[0].start = YearMonth::of(asOf);
    QCOMPARE(advice(owned).groups[0].owned.size(), 1U);
    QVERIFY(advice(owned).groups[0].planned.empty());
    owned.commitments[0].start = YearMonth::of(asOf).plusMonths(1);
    QVERIFY(advice(owned).groups[0].owned.empty());
    // What the plan pays for a term itself is told as well.
    Plan reserved = plan;
    reserved.computes[0].priceType = PriceType::Reservation1Year;
    QCOMPARE(advice(reserved).groups[0].reserved.size(), 1U);
}

void BuyingTest::whatIsYetToBeBoughtIsLeftWhereItDoesNotPay()
{
    // Two hours a day are 2 x 730 / 24 h a month, 730 in a year: 730 p paid as they go, against 8,760 r of a year that covers them all.
    Plan plan = machinePlan(1, 12);
    plan.computes[0].schedule.enabled = true;
    plan.computes[0].schedule.daysPerWeek = 7;
    plan.computes[0].schedule.start = u"08:00"_s;
    plan.computes[0].schedule.stop = u"10:00"_s;
    Commitment year;
    year.size = d4;
    year.start = plan.start;
    plan.commitments = {year};
    const double lost = 8760 * hourly(PriceType::Reservation1Year) - 730 * hourly(PriceType::PayAsYouGo);
    QVERIFY(lost > 1000);
    const Buying buying = advice(plan, true);
    const BuyingGroup &group = buying.groups.at(0);
    const BuyingOption &best = group.options[group.best];
    QCOMPARE(best.kind, BuyingOption::Kind::PayAsYouGo);
    QVERIFY(isNear(usd(best.saved), lost, 1));
    QVERIFY(isNear(usd(buying.best.less(buying.asPlanned)), -lost, 1));
    QVERIFY(isNear(usd(buying.risk->p50), lost, 1));
    // It is a plan without the purchase, and costs what was said.
    const Plan without = bought(plan, best);
    QVERIFY(without.commitments.empty());
    QCOMPARE(evaluated(without).total + evaluated(without).owed, best.inAll);
    const std::vector<CalendarEntry> entries = withPurchaseDays({}, plan, buying, catalog(), asOf);
    QCOMPARE(entries.size(), 1U);
    QCOMPARE(
        entries[0].title,
        u"Decide whether to pay for D4as v4 in West Europe as you go, in place of the 1-year reservation"_s);
    QCOMPARE(entries[0].date, plan.start.firstDay());
    // The same purchase as the price of the compute comes to the same.
    Plan priced = plan;
    priced.commitments.clear();
    priced.computes[0].priceType = PriceType::Reservation1Year;
    const Buying asPrice = advice(priced);
    QCOMPARE(asPrice.groups.at(0).options[asPrice.groups[0].best].kind, BuyingOption::Kind::PayAsYouGo);
    QCOMPARE(asPrice.best, buying.best);
    // What was bought in an earlier month is owed, and stays.
    plan.commitments[0].start = YearMonth::of(asOf);
    const Buying owed = advice(plan);
    const BuyingOption &stays = owed.groups.at(0).options[owed.groups[0].best];
    QVERIFY(bought(plan, stays) == plan);
    QCOMPARE(owed.best, owed.asPlanned);
}

/// Five years of which nobody knows the price cost at least what is left without them, and are no reason to pass over a year that is known:
/// 12 x 730 r1. What that saves or costs beside them nobody knows.
void BuyingTest::whatHasNoPriceIsNotTheBest()
{
    Plan plan = machinePlan(1, 12);
    const Total year = advice(plan).best;
    Commitment five;
    five.size = d4;
    five.type = PriceType::Reservation5Years;
    five.start = plan.start;
    plan.commitments = {five};
    const Buying buying = advice(plan);
    QVERIFY(!buying.asPlanned.isComplete());
    const BuyingGroup &group = buying.groups.at(0);
    const BuyingOption &best = group.options[group.best];
    QCOMPARE(best.type, PriceType::Reservation1Year);
    QCOMPARE(best.inAll, year);
    QCOMPARE(buying.best, year);
    QVERIFY(best.saved && !best.saved->isComplete());
    QVERIFY(!group.risk && !buying.risk);
    QVERIFY(changeOf(best).dropped == std::vector{five});
}

void BuyingTest::whatIsYetToBeBoughtGivesWayToWhatIsBetter()
{
    // A machine that always runs for a year: three years cost 36 x 730 r3, a year 12 x 730 r1.
    Plan plan = machinePlan(1, 12);
    Commitment three;
    three.size = d4;
    three.type = PriceType::Reservation3Years;
    three.start = plan.start;
    Commitment other; // reaches nothing of the machines
    other.size = u"Standard_NC24ads_A100_v4"_s;
    other.start = plan.start;
    plan.commitments = {other, three};
    const Buying buying = advice(plan);
    const BuyingGroup &group = buying.groups.at(0);
    const BuyingOption &best = group.options[group.best];
    QCOMPARE(best.type, PriceType::Reservation1Year);
    QVERIFY(isNear(
        usd(best.saved),
        730 * (36 * hourly(PriceType::Reservation3Years) - 12 * hourly(PriceType::Reservation1Year)), 1));
    const PurchaseChange change = changeOf(best);
    QVERIFY(change.kept.empty());
    QCOMPARE(change.added.size(), 1U);
    QVERIFY(change.dropped == std::vector{three});
    const Plan with = bought(plan, best);
    QCOMPARE(with.commitments.size(), 2U);
    QVERIFY(with.commitments[0] == other);
    QCOMPARE(with.commitments[1].type, PriceType::Reservation1Year);
    QVERIFY(buying.leftOut.join(u' ').contains(u"is yet to be bought: do without it"));
    // Who has taken it over is advised to keep it, and to do without the other: 8,760 hours of a year are paid for nothing.
    const Buying again = advice(with);
    QCOMPARE(again.groups.at(0).options[again.groups[0].best].kind, BuyingOption::Kind::AsPlanned);
    QVERIFY(isNear(usd(again.asPlanned.less(again.best)),
                   8760 * hourly(PriceType::Reservation1Year, other.size), 1));
    QVERIFY(withBest(with, again).commitments == std::vector{with.commitments[1]});
}

void BuyingTest::theBestDoesWithoutWhatTakesNothingOff()
{
    // A machine that always runs for a year costs least with a year, 8,760 r1. Beside it the plan is yet to buy for two machines what nothing
    // says that it covers, or covers none of its machines: paid in full, 2 x 8,760 hours of a year each.
    const Plan alone = machinePlan(1, 12);
    const Buying best = advice(alone);
    Commitment machines;
    machines.size = d4;
    machines.type = PriceType::SavingsPlan1Year;
    machines.units = 2;
    machines.start = YearMonth(2027, 5);
    Commitment amount;
    amount.type = PriceType::SavingsPlan1Year;
    amount.hourly.emplace().amount = u"0.25"_s;
    amount.start = machines.start;
    Commitment elsewhere = machines;
    elsewhere.type = PriceType::Reservation1Year;
    elsewhere.region = u"northeurope"_s;
    const double hours = 12 * 730;
    const auto priceThere = prices().vm(*catalog().findSize(d4), *catalog().findRegion(u"northeurope"_s),
                                        PriceType::Reservation1Year);
    QVERIFY(priceThere);
    const std::pair<Commitment, double> cases[]
        = {{machines, 2 * hours * hourly(PriceType::SavingsPlan1Year)},
           {amount, hours * 0.25},
           {elsewhere, 2 * hours * priceThere->hourly.usd()}};
    for (const auto &[commitment, cost] : cases) {
        Plan plan = alone;
        plan.commitments = {commitment};
        const Buying buying = advice(plan, true);
        QCOMPARE(buying.best, best.best);
        QCOMPARE(buying.payAsYouGo, best.payAsYouGo);
        QCOMPARE(buying.useless.size(), 1U);
        QVERIFY(cost > 500);
        QVERIFY(isNear(usd(buying.useless[0].saved), cost, 1));
        QVERIFY(buying.useless[0].why.endsWith(u"and is yet to be bought: do without it."));
        QVERIFY(buying.leftOut.contains(buying.useless[0].why));
        // The plan of the best costs what is said, and buys the year alone.
        const Plan with = withBest(plan, buying);
        QVERIFY(with == withBest(alone, best));
        QCOMPARE(evaluated(with).total + evaluated(with).owed, buying.best);
        QVERIFY(isNear(usd(buying.risk->p50), usd(buying.asPlanned.less(buying.best)), 1));
        const std::vector<CalendarEntry> days = withPurchaseDays({}, plan, buying, catalog(), asOf);
        QStringList titles;
        for (const CalendarEntry &each : days)
            titles << formatIsoDate(each.date) + u' ' + each.title;
        QVERIFY2(std::ranges::any_of(titles,
                                     [](const QString &each) {
                                         return each.startsWith(u"2027-05-01 Decide whether to do without ");
                                     }),
                 qPrintable(titles.join(u'\n')));
        // What is bought is owed, whatever it does.
        plan.commitments[0].start = YearMonth::of(asOf);
        QVERIFY(advice(plan).useless.empty());
        QVERIFY(withBest(plan, advice(plan)).commitments[0] == plan.commitments[0]);
    }
}

void BuyingTest::aTermThatHasBegunIsBought()
{
    // Two hours a day at the price of a year that began before the day: to pay as it goes would save nothing, it is owed.
    Plan plan = machinePlan(1, 12);
    plan.computes[0].schedule.enabled = true;
    plan.computes[0].schedule.daysPerWeek = 7;
    plan.computes[0].schedule.start = u"08:00"_s;
    plan.computes[0].schedule.stop = u"10:00"_s;
    plan.computes[0].priceType = PriceType::Reservation1Year;
    plan.start = YearMonth::of(asOf).plusMonths(-3);
    const Buying buying = advice(plan);
    QCOMPARE(buying.groups.size(), 1U);
    QCOMPARE(buying.groups[0].owned.size(), 1U);
    QVERIFY(!buying.groups[0].isToBuy());
    QCOMPARE(buying.best, buying.asPlanned);
    QCOMPARE(buying.payAsYouGo, buying.asPlanned);
    QVERIFY(buying.leftOut.isEmpty());
    QCOMPARE(buying.begun.size(), 1U);
    QCOMPARE(buying.begun[0].compute, u"machines"_s);
    QVERIFY(withBest(plan, buying) == plan);
    // The month of the day counts as begun, the next does not.
    plan.start = YearMonth::of(asOf);
    QCOMPARE(advice(plan).begun.size(), 1U);
    plan.start = plan.start.plusMonths(1);
    QVERIFY(advice(plan).begun.empty());
    QVERIFY(advice(plan).groups[0].isToBuy());
}

/// Two hours a day over two years, at the price of a year that began three months before the day: the first is owed, the second is yet to be bought.
/// Without it 365 x 2 hours are paid as they go, at 0.23: 8,760 x r - 730 x 0.23 = 8,760 x r - 167.90 are saved.
void BuyingTest::whatFollowsATermThatHasBegunIsYetToBuy()
{
    Plan plan = machinePlan(1, 24);
    plan.computes[0].schedule.enabled = true;
    plan.computes[0].schedule.daysPerWeek = 7;
    plan.computes[0].schedule.start = u"08:00"_s;
    plan.computes[0].schedule.stop = u"10:00"_s;
    plan.computes[0].priceType = PriceType::Reservation1Year;
    plan.start = YearMonth::of(asOf).plusMonths(-3);
    const Buying buying = advice(plan);
    QVERIFY(isNear(usd(buying.asPlanned.less(buying.best)),
                   8760 * hourly(PriceType::Reservation1Year) - 167.90, 0.5));
    const Plan with = withBest(plan, buying);
    QCOMPARE(evaluated(with).total + evaluated(with).owed, buying.best);
    QCOMPARE(with.computes[0].priceType, PriceType::PayAsYouGo);
    QCOMPARE(with.commitments.size(), 1U);
    QCOMPARE(with.commitments[0].start, plan.start);
}

/// Typed as the price of a compute or as commitments: the same is bought, and there is the same to buy. Idle hours of what is bought take 10 hours a
/// day off another machine.
void BuyingTest::aTermTypedAsAPriceIsWorthWhatACommitmentIs_data()
{
    QTest::addColumn<PriceType>("type");
    QTest::addColumn<int>("months");
    QTest::newRow("1 year") << PriceType::Reservation1Year << 12;
    QTest::newRow("1 year of 18 months") << PriceType::Reservation1Year << 18;
    QTest::newRow("3 years") << PriceType::Reservation3Years << 24;
    QTest::newRow("savings plan") << PriceType::SavingsPlan1Year << 12;
}

void BuyingTest::aTermTypedAsAPriceIsWorthWhatACommitmentIs()
{
    QFETCH(PriceType, type);
    QFETCH(int, months);
    Plan plan = machinePlan(2, months);
    plan.start = YearMonth::of(asOf).plusMonths(-2);
    plan.computes[0].schedule.enabled = true;
    plan.computes[0].schedule.daysPerWeek = 7;
    plan.computes[0].schedule.start = u"10:00"_s;
    plan.computes[0].schedule.stop = u"24:00"_s;
    addMachines(plan, u"other"_s, 3, d4, 10);
    Plan twin = plan;
    plan.computes[0].priceType = type;
    Commitment commitment;
    commitment.size = d4;
    commitment.type = type;
    commitment.units = 2;
    for (int month = 0; month < months; month += termMonths(type)) {
        commitment.start = plan.start.plusMonths(month);
        commitment.note = month > 0 ? noteOfPlanned() : QString();
        twin.commitments.push_back(commitment);
    }
    const Buying buying = advice(plan);
    const Buying its = advice(twin);
    QCOMPARE(buying.asPlanned, its.asPlanned);
    QCOMPARE(buying.payAsYouGo, its.payAsYouGo);
    QCOMPARE(buying.best, its.best);
    QCOMPARE(buying.groups.size(), its.groups.size());
    for (std::size_t g = 0; g < its.groups.size(); ++g) {
        QCOMPARE(buying.groups[g].options.size(), its.groups[g].options.size());
        for (std::size_t o = 0; o < its.groups[g].options.size(); ++o) {
            const BuyingOption &option = buying.groups[g].options[o];
            QCOMPARE(option.inAll, its.groups[g].options[o].inAll);
            const Plan with = bought(plan, option);
            if (option.isOffered() && !isSavingsPlan(option.type) && !(with == plan))
                QCOMPARE(evaluated(with).total + evaluated(with).owed, option.inAll);
        }
    }
    const Plan with = withBest(plan, buying);
    if (!(with == plan))
        QCOMPARE(evaluated(with).total + evaluated(with).owed, buying.best);
}

void BuyingTest::theSizeOfAFamilyIsBoughtThatReachesMost()
{
    // Two D8as v4 and one D4as v4, always on: most hours are of the larger. Of its units two cover four D4as v4, and half of a third is too
    // little (50 % of the hours, below the break-even); five units of D4as v4 cover all.
    Plan plan = machinePlan(2, 12, u"Standard_D8as_v4"_s);
    addMachines(plan, u"small"_s, 1, d4, 24);
    QVERIFY(hourly(PriceType::Reservation1Year) > 0.5 * hourly(PriceType::PayAsYouGo));
    const Buying buying = advice(plan);
    QCOMPARE(buying.groups.size(), 1U);
    QCOMPARE(buying.groups[0].size, u"Standard_D8as_v4"_s);
    const BuyingOption &best = buying.groups[0].options[buying.groups[0].best];
    QCOMPARE(best.purchases.size(), 1U);
    QCOMPARE(best.purchases[0].size, d4);
    QCOMPARE(best.purchases[0].units, 5);
    QVERIFY(isNear(usd(best.saved),
                   5 * 8760 * (hourly(PriceType::PayAsYouGo) - hourly(PriceType::Reservation1Year)), 1));
    QVERIFY(isNear(*best.usedPercent, 100, 1e-6));
    // Where units of the larger reach as much they are bought: as few as that takes.
    plan.computes.pop_back();
    plan.workloads.pop_back();
    addMachines(plan, u"small"_s, 2, d4, 24);
    const Buying even = advice(plan);
    QCOMPARE(even.groups[0].size, u"Standard_D8as_v4"_s);
    QCOMPARE(even.groups[0].options[even.groups[0].best].purchases.at(0).units, 3);
}

void BuyingTest::noTermBeginsBeforeItsMachinesRun()
{
    // The machine runs in the last 30 of 36 months: 30 x 730 x p are more than the 36 x 730 x r3 of three years, which are owed to their
    // end whenever they begin.
    Plan plan = machinePlan(1, 36);
    plan.workloads[0].startMonth = 6;
    QVERIFY(36 * hourly(PriceType::Reservation3Years) < 30 * hourly(PriceType::PayAsYouGo));
    const Buying buying = advice(plan);
    for (const BuyingOption &option : buying.groups.at(0).options) {
        for (const Commitment &each : option.purchases)
            QVERIFY2(each.start >= plan.start.plusMonths(6), qPrintable(each.start.toText()));
    }
    const BuyingOption &three = optionOf(buying.groups[0], PriceType::Reservation3Years);
    QCOMPARE(three.purchases.size(), 1U);
    QCOMPARE(three.purchases[0].start, plan.start.plusMonths(6));
}

void BuyingTest::aSavingsPlanThatIsOverBillsNothing()
{
    Plan plan = machinePlan(1, 12);
    Commitment over;
    over.type = PriceType::SavingsPlan1Year;
    over.hourly = HourlyAmount{u"5"_s, u"USD"_s, {}};
    over.start = plan.start.plusMonths(-12);
    plan.commitments = {over};
    const OwnedSavingsPlan told = advice(plan).savingsPlans.at(0);
    QCOMPARE(told.monthsLeft, 0);
    QVERIFY(told.billed.isZero());
    QVERIFY(findingsOf(evaluated(plan), u"price.savings_plan"_s).empty());
    // One month of it is within the plan.
    plan.commitments[0].start = plan.start.plusMonths(-11);
    QCOMPARE(findingsOf(evaluated(plan), u"price.savings_plan"_s).size(), 1U);
    // One that begins after the horizon bills nothing in it either.
    plan.commitments[0].start = plan.start.plusMonths(12);
    QVERIFY(findingsOf(evaluated(plan), u"price.savings_plan"_s).empty());
}

void BuyingTest::theWeekSaysWhatIsBoughtForNothing()
{
    // One machine always, three from 0 to 6: four run then, one otherwise. Of two that are bought one is idle from 6 on.
    Plan plan = machinePlan(1, 12);
    addMachines(plan, u"more"_s, 3, d4, 6);
    Commitment owned;
    owned.size = d4;
    owned.units = 2;
    owned.start = plan.start;
    plan.commitments.push_back(owned);
    const BuyingGroup group = advice(plan).groups.at(0);
    QVERIFY(group.week.isTold);
    const std::vector<WeekSpan> spans = weekSpans(group.week);
    QCOMPARE(spans.size(), 2U);
    const auto isSpan = [](const WeekSpan &span, int from, int to, double machines, double used) {
        return span.firstDay == 0 && span.lastDay == 6 && span.fromHour == from && span.toHour == to
            && isNear(span.machines, machines, 1e-9) && isNear(span.owned, 2, 1e-9) && isNear(span.used, used, 1e-9);
    };
    QVERIFY(isSpan(spans[0], 0, 6, 4, 2));
    QVERIFY(isSpan(spans[1], 6, 24, 1, 1));
    // (6 x 2 + 18 x 1) / 48 of what is bought: the same as over the horizon.
    QVERIFY(isNear(group.ownedUsedPercent, 62.5, 1e-6));
    // Five days of eight hours: half a machine of the hour in which it starts.
    Plan office = machinePlan(1, 12);
    office.computes[0].schedule.enabled = true;
    office.computes[0].schedule.start = u"08:30"_s;
    office.computes[0].schedule.stop = u"16:00"_s;
    const WeekOfUse week = advice(office).groups.at(0).week;
    QCOMPARE(week.machines[8], 0.5);
    QCOMPARE(week.machines[9], 1.0);
    QCOMPARE(week.machines[16], 0.0);
    QCOMPARE(week.machines[5 * 24 + 9], 0.0);
}

void BuyingTest::noMoreIsUsedInAnHourThanIsOwned()
{
    // One machine runs from 0 to 12, 365 of the 730 hours of a month, and a cluster of one node H hours of which nobody knows when:
    // H / 730 of a node at any hour. One unit is bought. The machine takes all of it until 12; the bill takes the cluster's hours
    // beyond 365 for covered, the least that may be, and they lie between 12 and 24: (H - 365) / 365 of a unit in each.
    Plan plan = machinePlan(1, 1);
    plan.computes[0].schedule.enabled = true;
    plan.computes[0].schedule.daysPerWeek = 7;
    plan.computes[0].schedule.start = u"00:00"_s;
    plan.computes[0].schedule.stop = u"12:00"_s;
    Compute cluster;
    cluster.id = u"cluster"_s;
    cluster.target = u"compute_cluster"_s;
    cluster.size = d4;
    cluster.minNodes = 0;
    cluster.maxNodes = 1;
    plan.computes.push_back(cluster);
    Workload work = plan.workloads[0];
    work.id = u"work-cluster"_s;
    auto &job = std::get<TrainingJob>(work.detail);
    job.compute = cluster.id;
    job.runsPerMonth = 6;
    job.work.measuredHours = 72;
    plan.workloads.push_back(work);
    const Evaluation unbought = evaluated(plan);
    const auto nodes = std::ranges::find_if(unbought.lines, [](const CostLine &line) {
        return line.compute == u"cluster" && line.role == CostRole::Machines;
    });
    QVERIFY(nodes != unbought.lines.end());
    const double hours = nodes->totalQuantity.units();
    QVERIFY2(hours >= 432 && hours < 500, qPrintable(QString::number(hours)));

    Commitment owned;
    owned.size = d4;
    owned.units = 1;
    owned.start = plan.start;
    plan.commitments.push_back(owned);
    const BuyingGroup group = advice(plan).groups.at(0);
    QVERIFY(!group.week.isTold);
    for (std::size_t hour = 0; hour < group.week.used.size(); ++hour) {
        const bool isMorning = hour % 24 < 12;
        QVERIFY(isNear(group.week.owned[hour], 1, 1e-9));
        QVERIFY(isNear(group.week.machines[hour], hours / 730 + (isMorning ? 1 : 0), 1e-6));
        QVERIFY(isNear(group.week.used[hour], isMorning ? 1 : (hours - 365) / 365, 1e-6));
        QVERIFY(group.week.used[hour] <= group.week.owned[hour]);
    }
    // Of 730 hours bought 365 and H - 365 are used, as the bill has it.
    QVERIFY(isNear(group.ownedUsedPercent, 100 * hours / 730, 1e-4));
}

/// Two system nodes of a cluster run all 12 x 730 hours beside three nodes for pods of another family: a year of two saves 2 x 8,760 x (as they go -
/// term), with the pool at spot as well, and one that is owned covers half.
void BuyingTest::systemNodesAreMachinesToo()
{
    Plan plan = machinePlan(1, 12, u"Standard_E4as_v4"_s);
    Compute &pool = plan.computes[0];
    pool.target = u"kubernetes"_s;
    pool.maxNodes = 3;
    pool.kubernetes = KubernetesOptions();
    pool.kubernetes->systemNodes = 2;
    pool.kubernetes->systemSize = d4;
    const auto groupOf = [](const Buying &buying) {
        const auto found = std::ranges::find(buying.groups, d4, &BuyingGroup::size);
        return found == buying.groups.end() ? BuyingGroup() : *found;
    };
    const double now = hourly(PriceType::PayAsYouGo);
    const double term = hourly(PriceType::Reservation1Year);
    for (const Tier tier : {Tier::Dedicated, Tier::Spot}) {
        plan.computes[0].tier = tier;
        plan.preemptibleAcceptable = true;
        plan.commitments.clear();
        const Buying buying = advice(plan);
        const BuyingGroup group = groupOf(buying);
        QCOMPARE(group.systemNodesOf, QStringList{plan.computes[0].id});
        QVERIFY(group.computes.isEmpty());
        QVERIFY(isNear(group.machineHours, 2 * 8760, 1e-6));
        const BuyingOption &option = optionOf(group, PriceType::Reservation1Year);
        QCOMPARE(option.purchases.size(), 1U);
        QCOMPARE(option.purchases[0].units, 2);
        QVERIFY(isNear(option.saved->known().toDouble(), 2 * 8760 * (now - term), 0.2));
        // The pool stays as it is paid.
        QCOMPARE(bought(plan, option).computes[0].tier, tier);
        Commitment owned;
        owned.size = d4;
        owned.start = plan.start;
        plan.commitments = {owned};
        const BuyingGroup half = groupOf(advice(plan));
        QVERIFY(isNear(half.ownedCoversPercent, 50, 1e-6));
        QVERIFY(isNear(half.week.machines[0], 2, 1e-9) && isNear(half.week.used[0], 1, 1e-9));
    }
}

void BuyingTest::aSavingsPlanByAmountIsBilledAndTakesNothingOff()
{
    const double now = hourly(PriceType::PayAsYouGo);
    const double inPlan = hourly(PriceType::SavingsPlan1Year);
    for (const double part : {0.5, 2.0}) {
        Plan plan = machinePlan(1, 12);
        const Total without = advice(plan).payAsYouGo;
        Commitment owned;
        owned.type = PriceType::SavingsPlan1Year;
        owned.hourly = HourlyAmount{QString::number(part * inPlan, 'f', 10), u"USD"_s, {}};
        owned.scope = u"Shared"_s;
        owned.start = YearMonth(2026, 7); // six months of it are left
        plan.commitments.push_back(owned);
        const Buying buying = advice(plan);
        QCOMPARE(buying.savingsPlans.size(), 1U);
        const OwnedSavingsPlan &told = buying.savingsPlans[0];
        QCOMPARE(told.monthsLeft, 6);
        QVERIFY(isNear(usd(told.billed), 6 * 730 * part * inPlan, 0.05));
        // In full, and besides every hour of the machine.
        QVERIFY(isNear(usd(buying.payAsYouGo) - usd(without), usd(told.billed), 0.005));
        QVERIFY(isNear(usd(told.wouldSave), 6 * 730 * now * std::min(part, 1.0), 0.05));
        QVERIFY(isNear(told.wouldUsePercent, part > 1 ? 50 : 100, 1e-4));
        QCOMPARE(buying.groups.at(0).owned.size(), 0U);
        const std::vector<Finding> found = findingsOf(evaluated(plan), u"price.savings_plan"_s);
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].field, u"/commitments/0/hourly"_s);
    }
    // What reservations cover is left to nobody.
    Plan plan = machinePlan(1, 12);
    plan.commitments.resize(2);
    plan.commitments[0].size = d4;
    plan.commitments[0].start = plan.start;
    plan.commitments[1].type = PriceType::SavingsPlan3Years;
    plan.commitments[1].hourly = HourlyAmount{u"1"_s, u"EUR"_s, {}};
    plan.commitments[1].start = plan.start;
    const Buying buying = advice(plan);
    QVERIFY(buying.savingsPlans.at(0).wouldSave.isZero());
    QCOMPARE(buying.savingsPlans[0].wouldUsePercent, 0.0);
    QCOMPARE(buying.savingsPlans[0].monthsLeft, 36);
    // In a currency without a factor nobody can say, which is not nothing.
    Plan unknown = plan;
    unknown.commitments[1].hourly = HourlyAmount{u"1"_s, u"XXX"_s, {}};
    const OwnedSavingsPlan nobody = advice(unknown).savingsPlans.at(0);
    QVERIFY(!nobody.billed.isComplete());
    QVERIFY2(nobody.whyUnknown.contains(u"XXX"), qPrintable(nobody.whyUnknown));
    QVERIFY(buying.savingsPlans[0].whyUnknown.isEmpty());
    // A euro is worth more than a dollar.
    const Currency euro = *Currency::fromCode(u"EUR");
    const double perDollar = static_cast<double>(prices().exchange(euro)->raw()) * 1e-9;
    QVERIFY(isNear(usd(buying.savingsPlans[0].billed), 12 * 730 / perDollar, 0.05));
}

void BuyingTest::aSavingsPlanWithoutPricesIsNotSaidToBeIdle()
{
    const QString unpriced = u"Standard_D4s_v3"_s;
    const SizeId small = *catalog().findSize(unpriced);
    const RegionId poland = *catalog().findRegion(u"polandcentral"_s);
    const QString priced = u"Standard_D4s_v5"_s;
    // The price book has no price of a savings plan of three years for the one, and has one for the other.
    QVERIFY(!prices().vm(small, poland, PriceType::SavingsPlan3Years));
    const auto known = prices().vm(*catalog().findSize(priced), poland, PriceType::SavingsPlan3Years);
    QVERIFY(known);

    Plan plan = machinePlan(1, 12, unpriced);
    plan.region = u"polandcentral"_s;
    Commitment owned;
    owned.type = PriceType::SavingsPlan3Years;
    owned.hourly = HourlyAmount{QString::number(2 * known->hourly.usd(), 'f', 10), u"USD"_s, {}};
    owned.start = plan.start;
    plan.commitments.push_back(owned);
    const OwnedSavingsPlan nobody = advice(plan).savingsPlans.at(0);
    QVERIFY2(nobody.whyUnknown.contains(unpriced), qPrintable(nobody.whyUnknown));
    QVERIFY(nobody.billed.isComplete());
    QVERIFY(!nobody.wouldSave.isComplete());

    // Of twice its price one machine uses half; the other may use more.
    addMachines(plan, u"known"_s, 1, priced, 24);
    const OwnedSavingsPlan part = advice(plan).savingsPlans.at(0);
    QVERIFY2(part.whyUnknown.isEmpty(), qPrintable(part.whyUnknown));
    QCOMPARE(part.unpriced, QStringList{unpriced});
    QVERIFY(isNear(part.wouldUsePercent, 50, 1e-4));
    QVERIFY(part.isUseAtLeast());

    // With prices for all of them the figure is what it is.
    plan.computes.erase(plan.computes.begin());
    plan.workloads.erase(plan.workloads.begin());
    const OwnedSavingsPlan all = advice(plan).savingsPlans.at(0);
    QVERIFY(isNear(all.wouldUsePercent, 50, 1e-4));
    QVERIFY(all.whyUnknown.isEmpty() && !all.isUseAtLeast());
}

void BuyingTest::purchasesFollowThePricesOfTheirMonths()
{
    // One machine for a year, whose pay-as-you-go doubles after six months: the year is paid back sooner than at the price of today.
    const Plan plan = machinePlan(1, 12);
    PriceUpdate update;
    update.source = u"azure-retail"_s;
    update.date = asOf;
    const auto announce = [&](PriceType type, int month, double factor) {
        AnnouncedPrice later;
        later.size = *catalog().findSize(d4);
        later.region = *catalog().findRegion(u"westeurope"_s);
        later.type = type;
        later.from = plan.start.plusMonths(month).firstDay();
        later.hourly = Rate(std::llround(hourly(type) * factor * 1e10));
        update.announced.push_back(later);
    };
    announce(PriceType::PayAsYouGo, 6, 2);
    const PriceSnapshot book = *PriceSnapshot::load(*updatedBook(prices(), catalog(), update), catalog());
    BuyingOptions options;
    options.drawn = false;
    const Buying buying = buyingAdvice(plan, {catalog(), book, asOf}, options);
    const BuyingOption &year = optionOf(buying.groups.at(0), PriceType::Reservation1Year);
    QCOMPARE(year.purchases.size(), 1U);
    const double now = hourly(PriceType::PayAsYouGo);
    const double price = 8760 * hourly(PriceType::Reservation1Year);
    // 6 x 730 h at the price of today, then at twice that.
    QVERIFY(isNear(usd(buying.payAsYouGo) - usd(advice(plan).payAsYouGo), 6 * 730 * now, 0.1));
    int months = 0;
    for (double paid = 0; paid < price; ++months)
        paid += 730 * now * (months < 6 ? 1 : 2);
    QCOMPARE(*year.paidBackIn, plan.start.plusMonths(months - 1));
}

void BuyingTest::breakEvenIsOfThePricesOfTheTerm_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<int>("month");
    QTest::addColumn<double>("then");
    QTest::addColumn<double>("expected");
    // A year at 0.1844352 an hour. (5 x 0.32 + 7 x 0.22) / 12 = 0.261667 as one goes: 70.5 %.
    QTest::newRow("falls in June") << 0.32 << 5 << 0.22 << 100 * 0.1844352 * 12 / (5 * 0.32 + 7 * 0.22);
    // (3 x 0.26 + 9 x 0.30) / 12 = 0.29: 63.6 %.
    QTest::newRow("rises in April") << 0.26 << 3 << 0.30 << 100 * 0.1844352 / 0.29;
    QTest::newRow("stays") << 0.32 << 5 << 0.32 << 100 * 0.1844352 / 0.32;
}

void BuyingTest::breakEvenIsOfThePricesOfTheTerm()
{
    QFETCH(double, first);
    QFETCH(int, month);
    QFETCH(double, then);
    QFETCH(double, expected);
    const SizeId size = *catalog().findSize(d4);
    const RegionId region = *catalog().findRegion(u"westeurope"_s);
    // 6 to 22 every day, two thirds of the hours.
    Plan plan = machinePlan(1, 12);
    plan.computes[0].schedule.enabled = true;
    plan.computes[0].schedule.daysPerWeek = 7;
    plan.computes[0].schedule.start = u"06:00"_s;
    plan.computes[0].schedule.stop = u"22:00"_s;
    PriceUpdate update;
    update.source = u"azure-retail"_s;
    update.date = asOf;
    update.prices = {{size, region, PriceType::PayAsYouGo, Rate(std::llround(first * 1e10)), {}, {}},
                     {size, region, PriceType::Reservation1Year, Rate(1'844'352'000), {}, {}}};
    AnnouncedPrice later;
    later.size = size;
    later.region = region;
    later.from = plan.start.plusMonths(month).firstDay();
    later.hourly = Rate(std::llround(then * 1e10));
    update.announced = {later};
    const PriceSnapshot book = *PriceSnapshot::load(*updatedBook(prices(), catalog(), update), catalog());
    BuyingOptions options;
    options.drawn = false;
    const Buying buying = buyingAdvice(plan, {catalog(), book, asOf}, options);
    const BuyingOption &year = optionOf(buying.groups.at(0), PriceType::Reservation1Year);
    QVERIFY(year.breakEvenPercent.has_value());
    QVERIFY(isNear(*year.breakEvenPercent, expected, 1e-6));
    // And the answer beside it is the same: bought where the machine runs longer than that.
    QCOMPARE(!year.purchases.empty(), 200.0 / 3 > expected);
}

/// One machine from July on, for 12 months: the year is bought in July, by finance. What the plan says anyway stays in its place.
void BuyingTest::whatIsAdvisedHasItsDayInTheCalendar()
{
    Plan plan = machinePlan(1, 18);
    plan.workloads[0].startMonth = 6;
    plan.owners.finance = u"Fay Finance"_s;
    plan.budget = Budget{u"10000"_s, BudgetPeriod::Horizon, {}};
    const Buying buying = advice(plan);
    QCOMPARE(advisedGroups(plan, buying).size(), std::size_t(1));
    const std::vector<CalendarEntry> before = evaluated(plan).calendar;
    const std::vector<CalendarEntry> entries = withPurchaseDays(before, plan, buying, catalog(), asOf);
    QCOMPARE(entries.size(), before.size() + 1);
    QVERIFY(std::ranges::is_sorted(entries, {}, &CalendarEntry::date));
    const auto found
        = std::ranges::find(entries, u"Decide whether to buy 1 x D4as v4 in West Europe, 1-year reservation"_s,
                            &CalendarEntry::title);
    QVERIFY(found != entries.end());
    QCOMPARE(found->date, QDate(2027, 7, 1));
    QCOMPARE(found->owner, u"Fay Finance"_s);
    QVERIFY(!found->late);
    QVERIFY2(found->detail.contains(
                 formatTotal(*buying.groups[0].options[buying.groups[0].best].saved, QLocale::c()))
                 && found->detail.contains(u"against the plan as it stands"_s),
             qPrintable(found->detail));
    // Whose day has passed is late.
    const std::vector<CalendarEntry> later = withPurchaseDays({}, plan, buying, catalog(), QDate(2027, 8, 1));
    QCOMPARE(later.size(), std::size_t(1));
    QVERIFY(later.front().late);
    // What was taken over is part of the plan, and no advice any more.
    const Plan taken = bought(plan, buying.groups[0].options[buying.groups[0].best]);
    QVERIFY(withPurchaseDays({}, taken, advice(taken), catalog(), asOf).empty());
}

/// A machine of two hours a day that the plan reserves for three years: 26,280 hours of the term against 730 that run.
void BuyingTest::aCalendarTellsWhatToPayAsItGoes()
{
    Plan plan = machinePlan(1, 12);
    plan.computes[0].schedule.enabled = true;
    plan.computes[0].schedule.daysPerWeek = 7;
    plan.computes[0].schedule.start = u"08:00"_s;
    plan.computes[0].schedule.stop = u"10:00"_s;
    plan.computes[0].priceType = PriceType::Reservation3Years;
    const std::vector<CalendarEntry> entries = withPurchaseDays({}, plan, advice(plan), catalog(), asOf);
    QCOMPARE(entries.size(), std::size_t(1));
    QCOMPARE(
        entries[0].title,
        u"Decide whether to pay for D4as v4 in West Europe as you go, in place of the 3-year reservation"_s);
    QCOMPARE(entries[0].date, QDate(2027, 1, 1));
}

SLIPWAY_TEST(BuyingTest)
#include "tst_buying.moc"
