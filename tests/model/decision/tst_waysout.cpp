// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/buying/buying.h"
#include "model/decision/alternatives.h"
#include "model/decision/waysout.h"
#include "tests/model/decision/decisionplans.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

Context waysContext()
{
    return {catalog(), prices(), asOf};
}

/// An endpoint that one instance carries, on three of them.
Plan threeInstances()
{
    Plan plan = servingPlan(1, 3);
    Deployment &deployment = std::get<RealtimeEndpoint>(plan.workloads[0].detail).deployments[0];
    deployment.sizing = InstanceSizing::DerivedAutoscale;
    deployment.minInstances = 3;
    return plan;
}

void setBudget(Plan &plan, const Money &amount)
{
    plan.budget = Budget{amount.toDecimal(), BudgetPeriod::Horizon, {}};
}

std::vector<WayOut> waysOf(const Plan &plan)
{
    const Evaluation evaluation = evaluate(plan, waysContext());
    DrawOptions draws;
    draws.draws = 500;
    BuyingOptions buying;
    buying.drawn = false;
    return waysOutOf(plan, waysContext(), evaluation, drawCosts(plan, waysContext(), evaluation.total, draws),
                     buyingAdvice(plan, waysContext(), buying), 2);
}

} // namespace

/// What brings a plan back within its budget.
class WaysOutTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPlanWithinItsBudgetNeedsNone();
    void fewerInstancesAreOne();
    void severalStandFirstWhereOneIsNotEnough();
    void costsAreThoseOfTheEvaluation();
    void alternativesTellOfThem();
    void notToBuyIsOne();
    void aTermComesBeforeWhatIsGivenUp();
    void namesTheRegionThatItIs();
};

/// What brings the plan over its budget is a year of a machine that nothing runs on.
void WaysOutTest::notToBuyIsOne()
{
    Plan plan = threeInstances();
    const Money without = evaluate(plan, waysContext()).total.known();
    Commitment idle;
    idle.size = u"Standard_NC24ads_A100_v4"_s;
    idle.start = plan.start;
    plan.commitments = {idle};
    setBudget(plan, without + without.dividedBy(2)); // as surely as the plan requires
    const std::vector<WayOut> ways = waysOf(plan);
    QVERIFY(!ways.empty());
    QVERIFY(ways.front().isWithin);
    QCOMPARE(ways.front().how, u"Without buying 1 x NC24ads A100 v4, 1-year reservation"_s);
    QVERIFY(ways.front().plan.commitments.empty());
    QCOMPARE(ways.front().spent, Total(without));
}

/// Two machines that always run are reserved for a year at 0.576 of what they cost as they go, so that three quarters are enough: the plan stays as it
/// is, where giving up its region or its time would cost less still.
void WaysOutTest::aTermComesBeforeWhatIsGivenUp()
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.months = 12;
    Compute machines;
    machines.id = u"machines"_s;
    machines.target = u"remote_vm"_s;
    machines.size = u"Standard_D4s_v5"_s;
    machines.instances = 2;
    plan.region = u"polandcentral"_s;
    plan.computes = {machines};
    TrainingJob job;
    job.compute = machines.id;
    job.runsPerMonth = 20;
    job.work.measuredHours = 20;
    job.work.measuredSize = machines.size;
    job.deadlineHours = 700;
    Workload work;
    work.id = u"train"_s;
    work.detail = job;
    plan.workloads = {work};
    const Money all = evaluate(plan, waysContext()).total.known();
    setBudget(plan, all - all.dividedBy(4));
    const std::vector<WayOut> ways = waysOf(plan);
    QStringList told;
    for (const WayOut &way : ways)
        told << way.how;
    const auto term
        = std::ranges::find_if(ways, [](const WayOut &way) { return !way.plan.commitments.empty(); });
    QVERIFY2(term != ways.end(), qPrintable(told.join(u'|')));
    QVERIFY(term->isWithin);
    QVERIFY(term->plan.computes == plan.computes && term->plan.region == plan.region);
}

/// Nothing is enough for a dollar: what comes nearest is told as the region that it is. Notebooks in West Europe cost least in Central India.
void WaysOutTest::namesTheRegionThatItIs()
{
    Plan plan = templatePlan(u"proof-of-concept"_s);
    plan.region = u"westeurope"_s;
    plan.otherRegions.clear();
    setBudget(plan, Money(100, Currency()));
    const std::vector<WayOut> ways = waysOf(plan);
    QVERIFY(!ways.empty());
    QCOMPARE(ways.front().how, u"In Central India, where its data may be"_s);
    QCOMPARE(ways.front().plan.region, u"centralindia"_s);
}

void WaysOutTest::aPlanWithinItsBudgetNeedsNone()
{
    Plan plan = threeInstances();
    QVERIFY(waysOf(plan).empty()); // no budget
    setBudget(plan, Money(100'000'000, Currency()));
    QVERIFY(waysOf(plan).empty());
}

/// What three instances cost is three times what one costs, so that half of it is enough for one.
void WaysOutTest::fewerInstancesAreOne()
{
    Plan plan = threeInstances();
    const Money all = evaluate(plan, waysContext()).total.known();
    setBudget(plan, all.dividedBy(2));
    const std::vector<WayOut> ways = waysOf(plan);
    QVERIFY(!ways.empty());
    QVERIFY(ways.front().isWithin);
    const auto fewer = std::ranges::find_if(
        ways, [](const WayOut &way) { return way.how.contains(u"on one instance"_s); });
    QVERIFY(fewer != ways.end());
    QVERIFY2(fewer->how.contains(u"Answers"_s), qPrintable(fewer->how));
    QVERIFY(fewer->isWithin);
    QVERIFY(fewer->spent < Total(all));
    const Deployment &left = std::get<RealtimeEndpoint>(fewer->plan.workloads[0].detail).deployments[0];
    QCOMPARE(left.minInstances, 1);
}

void WaysOutTest::severalStandFirstWhereOneIsNotEnough()
{
    Plan plan = threeInstances();
    const std::vector<WayOut> enough = [&] {
        setBudget(plan, Money(100, Currency())); // a dollar: nothing is enough
        return waysOf(plan);
    }();
    QVERIFY(enough.size() > 1);
    QVERIFY(!enough.front().isWithin);
    QVERIFY2(enough.front().how.contains(u"; "_s), qPrintable(enough.front().how));
    for (std::size_t i = 1; i < enough.size(); ++i)
        QVERIFY(enough.front().spent < enough[i].spent);
    QVERIFY(enough.size() <= mostWaysOut);
}

void WaysOutTest::costsAreThoseOfTheEvaluation()
{
    Plan plan = threeInstances();
    setBudget(plan, Money(100, Currency()));
    for (const WayOut &way : waysOf(plan)) {
        QCOMPARE(evaluate(way.plan, waysContext()).total, way.spent);
        QVERIFY(!way.how.isEmpty());
    }
}

void WaysOutTest::alternativesTellOfThem()
{
    Plan plan = threeInstances();
    const Money all = evaluate(plan, waysContext()).total.known();
    setBudget(plan, all.dividedBy(2));
    const Evaluation evaluation = evaluate(plan, waysContext());
    DrawOptions draws;
    draws.draws = 500;
    const Alternatives found = alternativesTo(plan, waysContext(), evaluation,
                                              drawCosts(plan, waysContext(), evaluation.total, draws));
    QVERIFY(found.isOverBudget);
    QVERIFY(!found.waysOut.empty());
    QVERIFY(found.waysOut.front().keepsBudget());
    QCOMPARE(found.waysOut.front().kind, Alternative::Kind::WayOut);
    QVERIFY(found.waysOut.front().total.known() <= all.dividedBy(2));
}

SLIPWAY_TEST(WaysOutTest)
#include "tst_waysout.moc"
