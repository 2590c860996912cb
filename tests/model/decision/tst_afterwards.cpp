// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/decision/breakeven.h"
#include "model/decision/fallbacks.h"
#include "model/decision/growth.h"
#include "model/decision/robustanswer.h"
#include "model/decision/typedspeed.h"
#include "model/search/blockers.h"
#include "tests/model/decision/decisionplans.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// What comes with a choice, against hand arithmetic, see docs/uncertainty.md.
class AfterwardsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aTypedSpeedThatMissesItsTargetIsTold();
    void everyGpuHasFallbacks();
    void quotaThatIsHeldIsEvidence();
    void tokensAndMachinesMeetWhereTheyCostTheSame();
    void noLoadTakesFewerInstancesThanThePlanKeeps();
    void withoutTokensThereIsNothingToCompare();
    void instancesComeWithTheLoad();
    void growthBeginsWithTheChoice();
    void workWithoutALoadIsNamed();
    void whatIsNotDoneIsNoSaving();
    void growthSaysWhatBreaks();
    void quotaEndsInItsMonth();
};

namespace {

Plan tokenPlan(double load)
{
    Plan plan = servingPlan(load, 1);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workloads[0].detail);
    endpoint.promptTokens = 1500;
    endpoint.outputTokens = 300;
    endpoint.deployments[0].sizing = InstanceSizing::Derived;
    return plan;
}

/// 5 requests a second that grow by a tenth a month; an instance carries 7.
Plan growingPlan()
{
    Plan plan = servingPlan(5, 1);
    plan.growth.requestsPercent = 10;
    std::get<RealtimeEndpoint>(plan.workloads[0].detail).deployments[0].sizing = InstanceSizing::Derived;
    return plan;
}

} // namespace

void AfterwardsTest::aTypedSpeedThatMissesItsTargetIsTold()
{
    const auto missed = [](const QString &workload, bool met) {
        Robustness robustness;
        ConstraintChance latency;
        latency.kind = ConstraintChance::Kind::Latency;
        latency.workload = workload;
        latency.met = met;
        ConstraintChance other = latency;
        other.deployment = u"green"_s;
        robustness.constraints = {latency, other};
        return robustness;
    };
    const Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    const std::vector<TypedSpeed> told = typedSpeeds(plan, missed(u"serve"_s, false));
    QCOMPARE(told.size(), std::size_t(1)); // once for an endpoint
    QCOMPARE(told.front().milliseconds, 4000.0);
    const Result<Plan> then = applied(told.front().edit, plan);
    QVERIFY(then.ok());
    QCOMPARE(std::get<RealtimeEndpoint>(then->workload(u"serve")->detail).serviceMilliseconds, Estimate(0));
    QVERIFY(typedSpeeds(*then, missed(u"serve"_s, false)).empty());
    QVERIFY(typedSpeeds(plan, missed(u"serve"_s, true)).empty());
    // Of pictures nothing derives the time.
    QVERIFY(typedSpeeds(templatePlan(u"vision-realtime"_s), missed(u"serve"_s, false)).empty());
}

void AfterwardsTest::everyGpuHasFallbacks()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    const Evaluation now = evaluated(plan);
    const std::vector<ComputeFallbacks> all = fallbacksOf(plan, context());
    QStringList onGpus;
    for (const QString &id : search::searchable(plan, catalog())) {
        if (catalog().size(*catalog().findSize(plan.compute(id)->size)).gpu)
            onGpus << id;
    }
    QStringList found;
    for (const ComputeFallbacks &each : all) {
        found << each.compute;
        QVERIFY(!each.ranked.empty() && each.ranked.size() <= mostFallbacks);
        std::set<std::pair<SizeId, RegionId>> pairs;
        for (std::size_t i = 0; i < each.ranked.size(); ++i) {
            const Fallback &fallback = each.ranked[i];
            QVERIFY(fallback.otherSize || fallback.otherRegion);
            QVERIFY(pairs.emplace(fallback.candidate.size, fallback.candidate.region).second);
            const auto isFarther = [&](const Fallback &at) {
                return !plan.namesRegion(catalog().region(at.candidate.region).id);
            };
            const Fallback &before = each.ranked[i == 0 ? 0 : i - 1];
            QVERIFY(isFarther(before) <= isFarther(fallback));
            QVERIFY(isFarther(before) != isFarther(fallback)
                    || before.committed().known() <= fallback.committed().known());
            // Data goes to where it is not, and nowhere else.
            const QString &place = catalog().region(fallback.candidate.region).id;
            const bool there = place == plan.region || plan.compute(each.compute)->region == place;
            QCOMPARE(fallback.moving.known(),
                     there ? Money(0, now.currency) : search::movingCost(plan, context()).known());
            const Result<Plan> with = applied(fallback.edit, plan);
            QVERIFY(with.ok());
            const Evaluation then = evaluated(*with);
            QCOMPARE(then.total, fallback.total);
            QVERIFY(search::newBlockers(then, now).empty());
        }
    }
    QVERIFY(!onGpus.isEmpty());
    QCOMPARE(found, onGpus);
    // Nothing of a plan on CPUs.
    QVERIFY(fallbacksOf(templatePlan(u"tabular-automl-batch"_s), context()).empty());
}

void AfterwardsTest::quotaThatIsHeldIsEvidence()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    const auto evidence = [&] {
        for (const ComputeFallbacks &each : fallbacksOf(plan, context())) {
            if (each.compute == u"train"_s)
                return each.evidence;
        }
        return CapacityEvidence();
    };
    const CapacityEvidence before = evidence();
    QVERIFY(before.needed > 0);
    QCOMPARE(before.held, 0);
    QVERIFY(!before.isCovered());
    OwnedQuota owned;
    owned.family = before.family;
    owned.vcpus = before.needed;
    plan.ownedQuota.push_back(owned);
    QCOMPARE(evidence().held, before.needed);
    QVERIFY(evidence().isCovered());
}

void AfterwardsTest::tokensAndMachinesMeetWhereTheyCostTheSame()
{
    const Plan plan = tokenPlan(5);
    const std::vector<BreakEvenTable> tables = breakEvens(plan, context());
    QCOMPARE(tables.size(), std::size_t(1));
    const BreakEvenTable &table = tables.front();
    QCOMPARE(table.tokensPerRequest, 1800.0);
    int met = 0;
    for (const BreakEven &row : table.models) {
        const QString meter = u"tokens.%1%2."_s.arg(row.model, meterPart(row.reach));
        const auto in = prices().meter(QString(meter + u"input"_s), plan.region);
        const auto out = prices().meter(QString(meter + u"output"_s), plan.region);
        QVERIFY(in && out);
        // Millions of requests in a year at one a second, all day long.
        const double requests = 12 * 730 * 3600 / 1e6;
        const double each = requests * (1500 * in->rate.usd() + 300 * out->rate.usd());
        const double byToken = row.byToken.known().toDouble();
        QVERIFY(std::abs(byToken - 5 * each) <= 0.001 * byToken + 0.25);
        if (!row.load || *row.load <= leastBreakEvenLoad * 1.01)
            continue;
        // What machines of that size cost at that load.
        Plan own = plan;
        own.computes[0].size = row.size;
        std::get<RealtimeEndpoint>(own.workloads[0].detail).peakRequestsPerSecond = *row.load;
        if (row.size == plan.computes[0].size) {
            const double machines = evaluated(own).costOf(u"serve").known().toDouble();
            QVERIFY(machines <= 1.001 * each * *row.load);
            // A hundredth less, and tokens are cheaper, unless fewer instances do.
            std::get<RealtimeEndpoint>(own.workloads[0].detail).peakRequestsPerSecond = *row.load * 0.99;
            QVERIFY(evaluated(own).costOf(u"serve").known().toDouble() > each * *row.load * 0.99);
        }
        ++met;
        QCOMPARE(row.planned, *row.load <= 5 * 1.0001);
    }
    QVERIFY(met > 0);
    QVERIFY(std::ranges::is_sorted(table.own, {}, &OwnCost::load));
    // Those that meet near the planned load come first: what costs a thousand times as much is no choice.
    const auto away
        = [](const BreakEven &each) { return each.load ? std::abs(std::log(*each.load / 5)) : 1e9; };
    for (std::size_t i = 1; i < table.models.size(); ++i)
        QVERIFY(away(table.models[i - 1]) <= away(table.models[i]));
}

void AfterwardsTest::noLoadTakesFewerInstancesThanThePlanKeeps()
{
    Plan plan = tokenPlan(5);
    std::get<RealtimeEndpoint>(plan.workloads[0].detail).deployments[0].minInstances = 3;
    const std::vector<BreakEvenTable> tables = breakEvens(plan, context());
    QCOMPARE(tables.size(), std::size_t(1));
    const OwnCost &least = tables.front().own.front();
    QCOMPARE(least.load, leastBreakEvenLoad);
    // Three of them through all hours of a year: a request in a quarter of an hour needs no fewer.
    Plan three = plan;
    three.computes[0].size = least.size;
    Deployment &deployment = std::get<RealtimeEndpoint>(three.workloads[0].detail).deployments[0];
    deployment.sizing = InstanceSizing::Fixed;
    deployment.instances = 3;
    QCOMPARE(least.total, evaluated(three).costOf(u"serve"));
    // Where the plan stands, the chart has what the plan costs.
    const auto planned
        = std::ranges::find_if(tables.front().own, [](const OwnCost &own) { return own.load >= 5; });
    QVERIFY(planned != tables.front().own.end());
    three = plan;
    three.computes[0].size = planned->size;
    std::get<RealtimeEndpoint>(three.workloads[0].detail).peakRequestsPerSecond = planned->load;
    QCOMPARE(planned->total, evaluated(three).costOf(u"serve"));
}

void AfterwardsTest::withoutTokensThereIsNothingToCompare()
{
    QVERIFY(breakEvens(servingPlan(5, 1), context()).empty());
    QVERIFY(breakEvens(jobPlan(5), context()).empty());
    QVERIFY(breakEvens(tokenPlan(0), context()).empty());
}

void AfterwardsTest::instancesComeWithTheLoad()
{
    const Plan plan = growingPlan();
    RobustOptions options;
    options.best.mostNodes = 10;
    const GrowthPath path = growthPath(plan, context(), options);
    // 5 x 1.1^4 = 7.32 in May, 5 x 1.1^11 = 14.27 in December.
    QCOMPARE(path.alongThePlan.size(), std::size_t(2));
    QCOMPARE(path.alongThePlan[0].when, YearMonth(2027, 5));
    QCOMPARE(path.alongThePlan[0].before, u"1 instance"_s);
    QCOMPARE(path.alongThePlan[0].after, u"2 instances"_s);
    QCOMPARE(path.alongThePlan[1].when, YearMonth(2027, 12));
    QCOMPARE(path.alongThePlan[1].after, u"3 instances"_s);
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(path.alongThePlan[1].month->known() < evaluation.months[11].total.known());
    QVERIFY(path.alongThePlan[0].month->known() < path.alongThePlan[1].month->known());
    // At most 28.5 and 57.1 requests a second: 5 and 9 instances in place of 3.
    QCOMPARE(path.stages.size(), std::size_t(3));
    QCOMPARE(path.stages[0].asPlanned, evaluation.total);
    QVERIFY(path.stages[0].forced.empty());
    QVERIFY(path.stages[0].chosen.empty());
    for (const auto &[stage, instances] : {std::pair{1, u"5 instances"_s}, {2, u"9 instances"_s}}) {
        const GrowthStage &at = path.stages[static_cast<std::size_t>(stage)];
        QVERIFY(!at.forced.empty());
        QCOMPARE(at.forced[0].before, u"3 instances"_s);
        QCOMPARE(at.forced[0].after, instances);
        QCOMPARE(at.asPlanned, evaluated(atLoad(plan, at.factor)).total);
        QVERIFY(!(at.asPlanned < at.best + at.bestOwed));
    }
}

/// Three instances day and night are cheaper on a reservation, which nobody allowed: neither now nor at more load is one taken.
void AfterwardsTest::growthBeginsWithTheChoice()
{
    Plan plan = servingPlan(uniform(5, 5, 5), 3);
    RobustOptions options;
    options.best.mostNodes = 10;
    const RobustAnswer answer = robustAnswer(plan, context(), options);
    const GrowthPath &path = answer.growth;
    QCOMPARE(path.stages.size(), std::size_t(3));
    QCOMPARE(path.stages[0].best, answer.plan.chosen().total);
    QCOMPARE(path.stages[0].asPlanned, answer.plan.chosen().total);
    QCOMPARE(path.stages[0].bestKeeps.constraints, answer.plan.chosen().robustness.constraints);
    QVERIFY(path.stages[0].chosen.empty());
    for (const GrowthStage &stage : path.stages) {
        QVERIFY(!(stage.best < answer.plan.chosen().total));
        QVERIFY(stage.bestOwed.isZero());
        for (const GrowthChange &change : stage.chosen)
            QVERIFY(change.kind != GrowthChange::Kind::Commitment);
    }
}

/// A run is a run, however many requests there are.
void AfterwardsTest::workWithoutALoadIsNamed()
{
    const GrowthPath path = growthPath(jobPlan(5), context());
    QCOMPARE(path.stages.size(), std::size_t(1));
    QCOMPARE(path.withoutLoad, QStringList{jobPlan(5).workloads[0].shownName()});
    QVERIFY(growthPath(growingPlan(), context()).withoutLoad.isEmpty());
}

/// 1,000 items of 12 s are 3 h 20 min on one node; twice as many take two in a window of 4 hours, and the cluster has one.
void AfterwardsTest::whatIsNotDoneIsNoSaving()
{
    Plan plan = jobPlan(5);
    BatchScoring batch;
    batch.compute = plan.computes[0].id;
    batch.itemsPerRun = 1000;
    batch.secondsPerItem = 12;
    batch.workersPerNode = 1;
    batch.windowHours = 4;
    batch.nodesPerRun = 0;
    plan.computes[0].target = u"compute_cluster"_s;
    plan.computes[0].size = u"Standard_NC4as_T4_v3"_s; // any other GPU is counted as fast, and costs more
    plan.computes[0].maxNodes = 1;
    plan.model.gpuForInference = plan.model.gpuForTraining = true;
    plan.workloads[0].detail = batch;
    RobustOptions options;
    options.best.mostNodes = 4;
    const GrowthPath path = growthPath(plan, context(), options);
    QCOMPARE(path.stages.size(), std::size_t(3));
    QVERIFY(path.stages[0].asPlanned.isComplete());
    QVERIFY(!path.stages[1].asPlanned.isComplete());
    QVERIFY(!path.stages[1].asPlanned.missing().isEmpty());
    const auto nodes
        = std::ranges::find(path.stages[1].chosen, GrowthChange::Kind::Instances, &GrowthChange::kind);
    QVERIFY(nodes != path.stages[1].chosen.end());
    QCOMPARE(nodes->before, u"1 node"_s);
    QVERIFY2(nodes->after.endsWith(u" nodes"_s), qPrintable(nodes->after));
}

/// A fixed number of instances that carries the load once, and never twice.
void AfterwardsTest::growthSaysWhatBreaks()
{
    Plan plan = servingPlan(uniform(10, 10, 10), 2);
    plan.assumptions.targetUtilizationPercent = uniform(70, 70, 70);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workloads[0].detail);
    endpoint.serviceMilliseconds = uniform(100, 100, 100);
    endpoint.deployments[0].sizing = InstanceSizing::Fixed;
    RobustOptions options;
    options.best.mostNodes = 10;
    const GrowthPath path = growthPath(plan, context(), options);
    const auto latency = [](const Robustness &robustness) {
        const auto found = std::ranges::find(robustness.constraints, ConstraintChance::Kind::Latency,
                                             &ConstraintChance::kind);
        return found == robustness.constraints.end() ? ConstraintChance() : *found;
    };
    QCOMPARE(path.stages.size(), std::size_t(3));
    for (const GrowthStage &at : path.stages) {
        // As drawing the plan at that load gives it.
        DrawOptions draws;
        draws.draws = at.asPlannedKeeps.draws;
        QCOMPARE(at.asPlannedKeeps.constraints,
                 drawnSummary(atLoad(plan, at.factor), context(), draws).robustness.constraints);
        QCOMPARE(at.bestIsRobust(), at.bestKeeps.isRobust());
    }
    QVERIFY(latency(path.stages[0].asPlannedKeeps).met);
    for (const std::size_t stage : {std::size_t(1), std::size_t(2)}) {
        const ConstraintChance kept = latency(path.stages[stage].asPlannedKeeps);
        QVERIFY(!kept.met);
        QCOMPARE(kept.kept.share, 0.0); // 20 and 40 requests/s on two instances that carry 7 each
        QVERIFY(latency(path.stages[stage].bestKeeps).met);
        QVERIFY(latency(path.stages[stage].bestKeeps).isSameAs(kept));
    }
}

void AfterwardsTest::quotaEndsInItsMonth()
{
    Plan plan = growingPlan();
    const QuotaNeed need = evaluated(plan).quota.at(0);
    OwnedQuota owned;
    owned.family = need.family;
    owned.vcpus = need.needed - 1;
    plan.ownedQuota.push_back(owned);
    const GrowthPath path = growthPath(plan, context());
    const auto found = std::ranges::find(path.alongThePlan, GrowthChange::Kind::Quota, &GrowthChange::kind);
    QVERIFY(found != path.alongThePlan.end());
    QCOMPARE(found->when, need.by);
    plan.ownedQuota[0].vcpus = need.needed;
    const GrowthPath enough = growthPath(plan, context());
    QVERIFY(std::ranges::find(enough.alongThePlan, GrowthChange::Kind::Quota, &GrowthChange::kind)
            == enough.alongThePlan.end());
    // Four times the load takes more than is held.
    QVERIFY(std::ranges::find(enough.stages[2].forced, GrowthChange::Kind::Quota, &GrowthChange::kind)
            != enough.stages[2].forced.end());
}

SLIPWAY_TEST(AfterwardsTest)
#include "tst_afterwards.moc"
