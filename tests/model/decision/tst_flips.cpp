// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/decision/flips.h"
#include "model/prices/priceupdate.h"
#include "tests/model/decision/decisionplans.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Where the order of two plans turns, against hand arithmetic, see docs/uncertainty.md.
class FlipsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void hoursTurnTwoMachines();
    void aPriceTurnsTwoMachines();
    void loadTurnsOneInstanceIntoTwo();
    void whatTurnsNothingIsLeftOut();
    void theNearestComesFirst();
    void whatIsOwedMovesWithItsPrice();
    void whatIsOwedMovesWithThePriceOfItsRegion();
    void whatIsPaidAlreadyTurnsNothing();
};

namespace {

std::vector<Flip> flips(const Plan &chosen, const Plan &other, bool statedOnly = true)
{
    DrawOptions options;
    options.statedOnly = statedOnly;
    return flipsOf(chosen, other, {catalog(), prices(), asOf}, options);
}

double rateOf(const Plan &plan)
{
    for (const CostLine &line : evaluated(plan).lines) {
        if (line.id == u"compute/jobs/nodes"_s)
            return line.rate->usd();
    }
    return 0;
}

const Flip *flipOf(const std::vector<Flip> &flips, const QString &name)
{
    const auto found
        = std::ranges::find_if(flips, [&](const Flip &flip) { return flip.input.name.contains(name); });
    return found == flips.end() ? nullptr : &*found;
}

/// A run of `hours` on that machine, with half an hour until it has started.
Plan overheadPlan(double hours, const QString &size)
{
    Plan plan = jobPlan(uniform(0.5 * hours, hours, 2 * hours), size);
    plan.assumptions.nodeStartMinutes = 30;
    jobOf(plan).runsPerMonth = 1000;
    return plan;
}

} // namespace

void FlipsTest::hoursTurnTwoMachines()
{
    const Plan slow = overheadPlan(1, u"Standard_D4s_v3"_s);
    const Plan fast = overheadPlan(0.5, u"Standard_E4s_v3"_s);
    const double a = rateOf(slow);
    const double b = rateOf(fast);
    QVERIFY(a < b && b < 1.5 * a);
    const std::vector<Flip> found = flips(fast, slow);
    const Flip *hours = flipOf(found, u"Wall time of one run"_s);
    QVERIFY(hours);
    const double factor = 0.5 * (b - a) / (1 * (a - b / 2));
    QVERIFY(std::abs(hours->factor() - factor) < 1e-3 * factor);
    QCOMPARE(hours->likely, 0.5);
    QVERIFY(!hours->isAbove());
    QVERIFY(!hours->byConstraint);
    // From 0.5 down to a range's end of 0.25.
    QVERIFY(std::abs(hours->distance - (0.5 - 0.5 * factor) / 0.25) < 1e-3);
    const double chance = std::clamp((0.5 * factor - 0.25) / 0.75, 0.0, 1.0);
    QVERIFY(std::abs(hours->chance.value() - chance) < 1e-3);
}

void FlipsTest::aPriceTurnsTwoMachines()
{
    const Plan slow = overheadPlan(1, u"Standard_D4s_v3"_s);
    const Plan fast = overheadPlan(0.5, u"Standard_E4s_v3"_s);
    const double a = rateOf(slow);
    const double b = rateOf(fast);
    const std::vector<Flip> found = flips(fast, slow);
    const Flip *dearer = flipOf(found, u"E4s"_s);
    QVERIFY(dearer);
    QVERIFY(std::abs(dearer->at - 1.5 * a) < 1e-3 * a);
    QVERIFY(dearer->isAbove());
    QVERIFY(!dearer->chance.has_value());
    const Flip *cheaper = flipOf(found, u"D4s"_s);
    QVERIFY(cheaper);
    QVERIFY(std::abs(cheaper->at - b / 1.5) < 1e-3 * b);
    QVERIFY(!cheaper->isAbove());
}

void FlipsTest::loadTurnsOneInstanceIntoTwo()
{
    const Estimate load = uniform(3, 5, 9);
    const std::vector<Flip> found = flips(servingPlan(load, 1), servingPlan(load, 2));
    QVERIFY(!found.empty());
    const Flip &first = found.front();
    QCOMPARE(first.input.field, u"/workloads/0/realtime/peakRequestsPerSecond"_s);
    QVERIFY(std::abs(first.at - 7) < 1e-6 * 7 + 1e-6);
    QVERIFY(first.byConstraint);
    QVERIFY(std::abs(first.chance.value() - 1.0 / 3) < 1e-6);
    QVERIFY(std::abs(first.distance - 0.5) < 1e-5);
}

void FlipsTest::whatTurnsNothingIsLeftOut()
{
    // The same machine for the same work: no factor of a price or of hours tells them apart.
    const Plan plan = overheadPlan(1, u"Standard_D4s_v3"_s);
    QVERIFY(flips(plan, plan).empty());
    // Twice the rate for the same hours is never less.
    for (const Flip &flip : flips(plan, overheadPlan(1, u"Standard_D8s_v3"_s)))
        QCOMPARE(flip.input.origin, RangeOrigin::Price);
}

void FlipsTest::theNearestComesFirst()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    Plan other = plan;
    other.compute(u"train")->size = u"Standard_NC40ads_H100_v5"_s;
    const std::vector<Flip> found = flips(plan, other, false);
    QVERIFY(!found.empty());
    QVERIFY(std::ranges::is_sorted(found, {}, &Flip::distance));
    for (const Flip &flip : found) {
        QVERIFY(flip.factor() >= 0.1 - 1e-9 && flip.factor() <= 10 + 1e-9);
        QVERIFY(!flip.chance || (*flip.chance >= 0 && *flip.chance <= 1));
    }
}

/// By hand: 36 months at the price of the term are owed in all, against 12 of pay-as-you-go. Both are the same where the price of the term is a
/// third of that.
void FlipsTest::whatIsOwedMovesWithItsPrice()
{
    Plan asItGoes = servingPlan(uniform(3, 5, 9), 1);
    asItGoes.months = 12;
    asItGoes.computes[0].size = u"Standard_NC24ads_A100_v4"_s;
    Plan reserved = asItGoes;
    reserved.computes[0].priceType = PriceType::Reservation3Years;
    const auto rateOfMachines = [](const Plan &plan) {
        const Evaluation all = evaluated(plan);
        return std::ranges::find(all.lines, CostRole::Machines, &CostLine::role)->rate->usd();
    };
    const std::vector<Flip> found = flips(reserved, asItGoes);
    const Flip *price = flipOf(found, u"3-year reservation"_s);
    QVERIFY(price);
    const double turns = rateOfMachines(asItGoes) / 3;
    QVERIFY2(std::abs(price->at - turns) < 1e-3 * turns, qPrintable(QString::number(price->at)));
    QVERIFY(turns < rateOfMachines(reserved) && !price->isAbove());
}

/// Two machines of one size in two regions, 12 months at 0.24 an hour, or reserved for three years at 0.09: 2 x 36 x 0.09 = 6.48 against 2 x 12 x 0.24 = 5.76.
/// By hand 36 x 0.09 + 36 x r = 5.76 where one region's reservation costs r = 0.07, of which two thirds are owed after the plan.
void FlipsTest::whatIsOwedMovesWithThePriceOfItsRegion()
{
    const SizeId size = *catalog().findSize(u"Standard_D4s_v3"_s);
    // Nobody publishes two regions at one rate: a book of two that do is made.
    PriceUpdate same;
    same.source = u"test"_s;
    same.date = asOf;
    for (const QString &region : {u"westeurope"_s, u"northeurope"_s}) {
        same.prices.push_back({size,
                               *catalog().findRegion(region),
                               PriceType::PayAsYouGo,
                               *Rate::fromDecimal(u"0.24"),
                               {},
                               {}});
        same.prices.push_back({size,
                               *catalog().findRegion(region),
                               PriceType::Reservation3Years,
                               *Rate::fromDecimal(u"0.09"),
                               *Rate::fromDecimal(u"2365.2"),
                               {}});
    }
    const PriceSnapshot book = *PriceSnapshot::load(*updatedBook(prices(), catalog(), same), catalog());
    Plan reserved = servingPlan(uniform(3, 5, 9), 1);
    reserved.months = 12;
    reserved.region = u"westeurope"_s;
    reserved.computes[0].size = u"Standard_D4s_v3"_s;
    reserved.computes[0].priceType = PriceType::Reservation3Years;
    reserved.computes.push_back(reserved.computes[0]);
    reserved.computes[1].id = u"second"_s;
    reserved.computes[1].region = u"northeurope"_s;
    reserved.workloads.push_back(reserved.workloads[0]);
    reserved.workloads[1].id = u"second"_s;
    std::get<RealtimeEndpoint>(reserved.workloads[1].detail).deployments[0].compute = u"second"_s;
    Plan asItGoes = reserved;
    for (Compute &compute : asItGoes.computes)
        compute.priceType = PriceType::PayAsYouGo;
    DrawOptions options;
    options.statedOnly = true;
    const std::vector<Flip> found = flipsOf(asItGoes, reserved, {catalog(), book, asOf}, options);
    const auto price = std::ranges::find_if(found, [](const Flip &each) {
        return each.input.place.contains(u"northeurope"_s)
            && each.input.name.contains(u"3-year reservation"_s);
    });
    QVERIFY(price != found.end());
    QVERIFY2(std::abs(price->at - 0.07) < 1e-4, qPrintable(QString::number(price->at)));
}

/// A term that has begun is paid for at the price of then: today's price of one turns nothing, and is not drawn. Of one that begins next month it
/// does.
void FlipsTest::whatIsPaidAlreadyTurnsNothing()
{
    Plan asItGoes = servingPlan(uniform(3, 5, 9), 1);
    asItGoes.months = 12;
    asItGoes.computes[0].size = u"Standard_NC24ads_A100_v4"_s;
    asItGoes.start = YearMonth::of(asOf).plusMonths(1);
    Plan reserved = asItGoes;
    reserved.computes[0].priceType = PriceType::Reservation3Years;
    QVERIFY(flipOf(flips(reserved, asItGoes), u"3-year reservation"_s));
    asItGoes.start = reserved.start = YearMonth::of(asOf);
    QVERIFY(!flipOf(flips(reserved, asItGoes), u"3-year reservation"_s));
    QVERIFY(flipOf(flips(reserved, asItGoes), u"pay-as-you-go"_s));
    // D4s v3 has no published price of three years: it is worked out, and drawn where it is yet to be paid.
    for (Plan *plan : {&asItGoes, &reserved})
        plan->computes[0].size = u"Standard_D4s_v3"_s;
    const auto isDrawn = [&](const Plan &plan) {
        const DrawnPlan drawn(plan, {catalog(), prices(), asOf}, {});
        return std::ranges::any_of(drawn.inputs(), [](const UncertainInput &each) {
            return each.name.contains(u"3-year reservation"_s);
        });
    };
    QVERIFY(!isDrawn(reserved));
    reserved.start = YearMonth::of(asOf).plusMonths(1);
    QVERIFY(isDrawn(reserved));
}

SLIPWAY_TEST(FlipsTest)
#include "tst_flips.moc"
