// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/decision/robustplan.h"
#include "model/decision/sidebyside.h"
#include "model/search/searchedcompute.h"
#include "tests/model/decision/decisionplans.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The best plan under uncertainty against closed forms, see docs/uncertainty.md.
class RobustPlanTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theRobustMachineIsTheCheapestUnderAShorterDeadline();
    void exactFiguresGiveTheBestPlanItself();
    void asManyInstancesAsTheChanceAsksFor();
    void instancesThatFollowTheLoadMayBeMore();
    void aChoiceHoldsAgainstManyDraws_data();
    void aChoiceHoldsAgainstManyDraws();
    void aBudgetThatNothingKeepsHasANearestPlan();
    void runsGetRoomSideBySideBeforeLargerMachines();
    void runsBesidePodsGetRoomWhereItIsCheaper();
    void threadsChangeNothing();
    void whatIsBoughtIsOwedByWhatIsRobust_data();
    void whatIsBoughtIsOwedByWhatIsRobust();
};

namespace {

RobustOptions options()
{
    RobustOptions options;
    options.best.priceConstraints = false;
    options.draws.statedOnly = true;
    return options;
}

Plan planUntil(double deadline)
{
    Plan plan = jobPlan(uniform(2, 5, 10));
    jobOf(plan).deadlineHours = deadline;
    return plan;
}

/// The share of loads from 3 to 12 a second that the endpoint of a plan carries at 70 % of what it can answer, by hand.
double keptBy(const Plan &plan)
{
    const auto &endpoint = std::get<RealtimeEndpoint>(plan.workloads[0].detail);
    const Deployment &deployment = endpoint.deployments[0];
    const int most
        = deployment.sizing == InstanceSizing::Fixed ? deployment.instances : deployment.maxInstances;
    const double carried = most * 0.7 * endpoint.concurrency / (endpoint.serviceMilliseconds.likely / 1000);
    return std::clamp((carried - 3) / 9, 0.0, 1.0);
}

} // namespace

void RobustPlanTest::theRobustMachineIsTheCheapestUnderAShorterDeadline()
{
    // 10 s - 8 = 0.2 x 8 s
    const double slowest = 8 / 8.4;
    const RobustPlan found = robustPlan(planUntil(8), context(), options());
    QVERIFY(found.robust.has_value());
    QVERIFY(!found.nearest.has_value());
    const search::BestPlan shorter = search::bestPlan(planUntil(5 * slowest), context(), options().best);
    QCOMPARE(found.robust->total, shorter.after);
    QVERIFY(!found.likely.robustness.isRobust());
    QCOMPARE(found.likely.total, found.best.after);
    QVERIFY(found.likely.total < found.robust->total);
    QVERIFY(found.robust->robustness.confidence() >= 0.8);
    QVERIFY(found.candidates > 1);
    // The edit leads to the plan that is told about.
    const Result<Plan> there = applied(*found.robust->edit, planUntil(8));
    QVERIFY(there.ok());
    QCOMPARE(*there, found.robust->plan);
    QCOMPARE(evaluated(*there).total, found.robust->total);
    // Dearer and surer all along.
    for (std::size_t i = 1; i < found.front.size(); ++i) {
        QVERIFY(found.front[i - 1].total < found.front[i].total);
        QVERIFY(found.front[i - 1].confidence < found.front[i].confidence);
    }
}

void RobustPlanTest::exactFiguresGiveTheBestPlanItself()
{
    Plan plan = planUntil(8);
    jobOf(plan).work.measuredHours = uniform(5, 5, 5);
    const RobustPlan found = robustPlan(plan, context(), options());
    QVERIFY(found.robust.has_value());
    QCOMPARE(found.robust->plan, found.likely.plan);
    QCOMPARE(found.robust->total, found.best.after);
    QCOMPARE(found.robust->uncertainty.total.p90, found.best.after);
    QCOMPARE(found.robust->uncertainty.total.mean, found.best.after);
    QCOMPARE(found.robust->robustness.confidence(), 1.0);
}

void RobustPlanTest::asManyInstancesAsTheChanceAsksFor()
{
    // Loads from 3 to 12 a second, evenly; an instance carries 70 % of what it can answer.
    Plan plan = servingPlan(uniform(3, 5, 12), 1);
    RobustOptions few = options();
    few.best.mostNodes = 3;
    const RobustPlan found = robustPlan(plan, context(), few);
    QVERIFY(found.robust.has_value());
    QVERIFY(keptBy(found.likely.plan) >= (5.0 - 3) / 9);
    QVERIFY(std::abs(found.likely.robustness.confidence() - keptBy(found.likely.plan)) <= 3 * 0.005);
    QVERIFY(std::abs(found.robust->robustness.confidence() - keptBy(found.robust->plan)) <= 3 * 0.005);
    QVERIFY(keptBy(found.robust->plan) >= 0.8);
    plan.assumptions.requiredConfidencePercent = 40;
    const RobustPlan lax = robustPlan(plan, context(), few);
    QCOMPARE(lax.robust->total, lax.likely.total);
    QVERIFY(lax.robust->total < found.robust->total);
}

void RobustPlanTest::instancesThatFollowTheLoadMayBeMore()
{
    // One instance carries 7 requests a second: at most 1 keeps 4/9 of all cases, at most 2 all.
    Plan plan = servingPlan(uniform(3, 5, 12), 1);
    Deployment &deployment = std::get<RealtimeEndpoint>(plan.workloads[0].detail).deployments[0];
    deployment.sizing = InstanceSizing::Autoscale;
    deployment.minInstances = 1;
    const RobustPlan found = robustPlan(plan, context(), options());
    QVERIFY(found.robust.has_value());
    QVERIFY2(keptBy(found.robust->plan) >= 0.8, qPrintable(QString::number(keptBy(found.robust->plan))));
    QVERIFY(std::abs(found.robust->robustness.confidence() - keptBy(found.robust->plan)) <= 3 * 0.005);
    QCOMPARE(*applied(*found.robust->edit, plan), found.robust->plan);
}

void RobustPlanTest::aChoiceHoldsAgainstManyDraws_data()
{
    QTest::addColumn<Plan>("plan");
    QTest::newRow("job") << planUntil(8);
    QTest::newRow("endpoint") << servingPlan(uniform(3, 5, 12), 1);
    QTest::newRow("vision-realtime") << templatePlan(u"vision-realtime"_s);
}

void RobustPlanTest::aChoiceHoldsAgainstManyDraws()
{
    QFETCH(Plan, plan);
    RobustOptions all = options();
    all.draws.statedOnly = plan.templateId.isEmpty();
    const RobustPlan found = robustPlan(plan, context(), all);
    const DrawnChoice &chosen = found.chosen();
    DrawOptions many = all.draws;
    many.draws = 100'000;
    many.seed = 7; // other circumstances
    const Evaluation planned = evaluated(chosen.plan);
    const Robustness again
        = robustnessOf(chosen.plan, planned, drawCosts(chosen.plan, context(), planned.total, many));
    QCOMPARE(again.constraints.size(), chosen.robustness.constraints.size());
    for (std::size_t i = 0; i < again.constraints.size(); ++i) {
        const Chance &few = chosen.robustness.constraints[i].kept;
        QVERIFY(std::abs(again.constraints[i].kept.share - few.share)
                <= 4 * std::hypot(few.error, again.constraints[i].kept.error));
    }
}

void RobustPlanTest::aBudgetThatNothingKeepsHasANearestPlan()
{
    Plan plan = planUntil(8);
    plan.budget = Budget{u"1"_s, BudgetPeriod::Horizon, {}};
    const RobustPlan found = robustPlan(plan, context(), options());
    QVERIFY(!found.robust.has_value());
    QVERIFY(found.nearest.has_value());
    QCOMPARE(&found.chosen(), &*found.nearest);
    // All but the budget is kept.
    for (const ConstraintChance &each : found.nearest->robustness.constraints)
        QCOMPARE(each.met, each.kind != ConstraintChance::Kind::Budget);
}

namespace {

/// A job of an hour and a half takes the only node on which an hour of work is to be done each night within three. It may take six, and keeps
/// the nodes for more than the two that are left in four of five cases.
Plan jobAndNights(const QString &target)
{
    Plan plan = jobPlan(uniform(1, 1.5, 6));
    jobOf(plan).deadlineHours.reset();
    jobOf(plan).nodesPerRun = 1;
    Compute &cluster = *plan.compute(jobOf(plan).compute);
    cluster.target = target;
    cluster.maxNodes = 1;
    Workload nightly;
    nightly.id = nightly.name = u"work"_s; // what is asked for together begins in the order of the names
    BatchScoring batch;
    batch.compute = cluster.id;
    batch.itemsPerRun = 3600;
    batch.secondsPerItem = 1;
    batch.workersPerNode = 1;
    batch.miniBatchSize = 1;
    batch.nodesPerRun = 1;
    batch.runsPerMonth = 30;
    batch.windowHours = 3;
    nightly.detail = batch;
    plan.workloads.push_back(nightly);
    return plan;
}

} // namespace

/// No machine of the same kind is three times as fast: a second node does it, and is billed only while both are at work.
void RobustPlanTest::runsGetRoomSideBySideBeforeLargerMachines()
{
    const Plan plan = jobAndNights(u"compute_cluster"_s);
    const std::optional<PlanEdit> room = roomSideBySide(plan, *search::billOf(plan, context()));
    QVERIFY(room);
    const Plan roomy = applied(*room, plan).value();
    QCOMPARE(roomy.computes[0].maxNodes, 2);
    QVERIFY(!roomSideBySide(roomy, *search::billOf(roomy, context())));
    const RobustPlan found = robustPlan(plan, context(), options());
    QVERIFY(found.robust);
    QVERIFY(found.robust->robustness.isRobust());
    QVERIFY(found.robust->plan.computes[0].maxNodes >= 2);
    QVERIFY(found.robust->edit);
    const Plan then = applied(*found.robust->edit, plan).value();
    QCOMPARE(evaluated(then).total, found.robust->total);
    QVERIFY(found.robust->total.known().minor() < found.likely.total.known().minor() * 11 / 10);
}

/// Pods hold their nodes of a pool and leave one to both. One more is billed around the clock: nothing that costs more than it is proposed.
void RobustPlanTest::runsBesidePodsGetRoomWhereItIsCheaper()
{
    Plan plan = jobAndNights(u"kubernetes"_s);
    Compute &pool = *plan.compute(u"jobs"_s);
    pool.kubernetes = KubernetesOptions();
    pool.kubernetes->podVcpus = 3;
    pool.kubernetes->podMemoryGiB = 4;
    pool.kubernetes->podGpus = 0;
    Plan serving = servingPlan(Estimate(1), 3);
    auto &endpoint = std::get<RealtimeEndpoint>(serving.workloads[0].detail);
    endpoint.deployments[0].compute = pool.id;
    endpoint.rollout.perMonth = 0; // else both versions run side by side
    plan.workloads.push_back(serving.workloads[0]);
    const int pods = search::billOf(plan, context())->computes[0].podNodes;
    QVERIFY(pods >= 3);
    plan.computes[0].maxNodes = pods + 1;
    const std::optional<PlanEdit> room = roomSideBySide(plan, *search::billOf(plan, context()));
    QVERIFY(room);
    QCOMPARE(applied(*room, plan).value().computes[0].maxNodes, pods + 2);
    Plan longer = plan;
    jobOf(longer).work.measuredHours = 5;
    QCOMPARE(findingsOf(evaluated(longer), u"cluster.waits"_s).size(), std::size_t(1));
    longer.computes[0].maxNodes = pods + 2;
    QVERIFY(findingsOf(evaluated(longer), u"cluster.waits"_s).empty());
    const RobustPlan found = robustPlan(plan, context(), options());
    QVERIFY(found.robust);
    QVERIFY(found.robust->robustness.isRobust());
    const Plan roomy = applied(*room, plan).value();
    QVERIFY2(!(evaluated(roomy).total < found.robust->total),
             qPrintable(found.robust->total.known().toDecimal()));
    QCOMPARE(evaluated(applied(*found.robust->edit, plan).value()).total, found.robust->total);
}

void RobustPlanTest::threadsChangeNothing()
{
    RobustOptions one = options();
    one.best.threads = one.draws.threads = 1;
    const RobustPlan alone = robustPlan(planUntil(8), context(), one);
    one.best.threads = one.draws.threads = 3;
    const RobustPlan together = robustPlan(planUntil(8), context(), one);
    QCOMPARE(alone.robust->plan, together.robust->plan);
    QCOMPARE(alone.robust->robustness, together.robust->robustness);
    QCOMPARE(alone.candidates, together.candidates);
}

void RobustPlanTest::whatIsBoughtIsOwedByWhatIsRobust_data()
{
    QTest::addColumn<QString>("size");
    QTest::newRow("a small one that stays") << u"Standard_D4s_v3"_s;
    QTest::newRow("a large one that goes") << u"Standard_E32s_v3"_s;
}

/// Two instances whose year began two months ago, typed as the price of their endpoint or as a commitment beside it: what is chosen costs the
/// same, and at least the year of both.
void RobustPlanTest::whatIsBoughtIsOwedByWhatIsRobust()
{
    QFETCH(const QString, size);
    Plan plan = servingPlan(uniform(3, 5, 12), 2);
    plan.start = YearMonth::of(asOf).plusMonths(-2);
    plan.months = 12;
    plan.computes[0].size = size;
    plan.computes[0].priceType = PriceType::Reservation1Year;
    Plan twin = plan;
    twin.computes[0].priceType = PriceType::PayAsYouGo;
    Commitment year;
    year.type = PriceType::Reservation1Year;
    year.size = size;
    year.region = plan.region;
    year.units = 2;
    year.start = plan.start;
    twin.commitments = {year};

    const RobustPlan found = robustPlan(plan, context(), options());
    const RobustPlan same = robustPlan(twin, context(), options());
    QVERIFY(found.robust && same.robust);
    QCOMPARE(found.robust->total, same.robust->total);
    QCOMPARE(found.likely.total, same.likely.total);
    QCOMPARE(evaluated(found.robust->plan).total, found.robust->total);
    const Evaluation now = evaluated(twin);
    const auto owed = std::ranges::find_if(
        now.lines, [](const CostLine &line) { return line.paidAs == PriceType::Reservation1Year; });
    QVERIFY(owed != now.lines.end());
    QVERIFY(Total(owed->total) <= found.robust->total);
}

SLIPWAY_TEST(RobustPlanTest)
#include "tst_robustplan.moc"
