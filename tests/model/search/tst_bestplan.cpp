// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/concerned.h"
#include "model/search/bestplan.h"
#include "model/search/blockers.h"
#include "model/search/choice.h"
#include "model/search/planchoice.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

search::BestPlan bestOf(const Plan &plan, bool priceConstraints = false)
{
    search::BestOptions options;
    options.priceConstraints = priceConstraints;
    options.mostNodes = 4;
    return search::bestPlan(plan, context(), options);
}

const search::BestChoice *choiceFor(const search::BestPlan &best, const QString &compute)
{
    const auto found = std::ranges::find(best.choices, compute, &search::BestChoice::compute);
    return found == best.choices.end() ? nullptr : &*found;
}

const search::ConstraintPrice *priceOf(const search::BestPlan &best, const QString &id)
{
    const auto found = std::ranges::find(best.constraints, id, &search::ConstraintPrice::id);
    return found == best.constraints.end() ? nullptr : &*found;
}

} // namespace

/// The best plan, what constraints cost, and the plan in other regions.
class BestPlanTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEditGivesTheTotal_data();
    void theEditGivesTheTotal();
    void ownAdviceIsObeyed_data() { theEditGivesTheTotal_data(); }
    void ownAdviceIsObeyed();
    void productionKeepsItsInstances();
    void whatIsBoughtStaysOwed();
    void whatNobodyMeasuredMustSaveATenth();
    void aMoveSavesMoreThanItCosts();
    void regionsSayWhatMovingCosts();
    void dataIsWhereThePlanIs();
    void movingCostsAtTheDiscountsAndTheFactorOfThePlan();
    void theBestOfTheBestIsItself();
    void aMachineThatIsAsCheapStays();
    void runnersUpAreOtherSizesAndDearer();
    void whatStandsBesideAChoiceIsAWholePlan_data();
    void whatStandsBesideAChoiceIsAWholePlan();
    void aBudgetIsAConstraint();
    void aBudgetLeavesNoWorkUndone();
    void whatDecidesIsConfirmedByDoingWithoutIt_data();
    void whatDecidesIsConfirmedByDoingWithoutIt();
    void aBestChoiceOverItsBudgetSaysSo();
    void aDeadlineHasAPrice();
    void noConstraintHasAPriceBelowZero();
    void whatNothingMeetsIsLeftAlone();
    void regionsAreTriedForTheWholePlan();
    void aCancelledBestPlanIsEmpty();
    void everyRegionCostsWhatEvaluateSays();
    void whatHasNoPriceMakesNoRegionCheaper();
    void movingTakesComputesAlongAndLeavesWhatWasBought();
    void noReservationIsTakenForWorkOfAFewMonths();
    void anEstimatedReservationIsTakenWhereItSaves();
    void givingUpAConstraintIsNeverDearer_data();
    void givingUpAConstraintIsNeverDearer();
    void allowingMoreIsNeverDearer_data();
    void allowingMoreIsNeverDearer();
    void aMoveToAnotherTargetSaves();
    void besideAMoveStandsWhatIsPlannedNow();
    void aLateRequestIsOfItsCompute();
    void awayFromItsDataIsAwayInEveryRegion();
    void whatGoesWithoutAWarningIsTakenBeforeWhatDoesNot();
    void runsThatAreLateGetTheNodesTheyWaitFor();
    void aLongerWaitIsNew();
};

/// Two machines of people, which the plan keeps without a warning. One of 0.0449 in New Zealand, a tenth of what it costs elsewhere, brings the
/// warning that its price is doubtful, and in most regions another that the workspace is elsewhere.
void BestPlanTest::whatGoesWithoutAWarningIsTakenBeforeWhatDoesNot()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    std::erase_if(plan.workloads, [](const Workload &each) { return each.id != u"explore"_s; });
    std::erase_if(plan.computes, [](const Compute &each) { return each.id != u"notebooks"_s; });
    Compute &box = plan.computes[0];
    box.target = u"remote_vm"_s;
    box.size = u"Standard_D4s_v3"_s;
    box.schedule = {};
    std::get<Experimentation>(plan.workloads[0].detail).people = 2;
    plan.model.gpuForTraining = false;
    plan.data.sizeGiB = 0;
    plan.budget.reset();
    const Evaluation now = evaluated(plan);
    search::BestOptions options;
    options.everyRegion = true;
    options.priceConstraints = true;
    const search::BestPlan best = search::bestPlan(plan, context(), options);
    const Plan taken = best.edit ? *applied(*best.edit, plan) : plan;
    const Evaluation then = evaluated(taken);
    for (const Finding &finding : search::newObjections(then, now))
        QFAIL(qPrintable(finding.rule + u": "_s + finding.title + u' ' + taken.region));
    QVERIFY(!best.warns);
    QVERIFY(then.total == best.after);
    QVERIFY2(best.after < now.total, "nothing was found");
}

/// A job of ten hours a month and a batch of one hour each night, whose window is four, on the only node of a cluster.
static Plan lateByWaiting()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    Compute node = *plan.compute(u"train"_s);
    node.minNodes = 0;
    node.maxNodes = 1;
    plan.computes = {node};
    TrainingJob fit;
    fit.compute = node.id;
    fit.work.measuredHours = 10;
    fit.work.measuredSize = node.size;
    fit.runsPerMonth = 1;
    BatchScoring score;
    score.compute = node.id;
    score.itemsPerRun = 3600;
    score.secondsPerItem = 1;
    score.workersPerNode = score.miniBatchSize = score.nodesPerRun = 1;
    score.runsPerMonth = 30;
    score.windowHours = 4;
    plan.workloads.clear();
    for (const auto &[name, detail] :
         {std::pair<QString, Workload::Detail>(u"fit"_s, fit), {u"score"_s, score}}) {
        Workload workload;
        workload.id = workload.name = name;
        workload.detail = detail;
        plan.workloads.push_back(workload);
    }
    return plan;
}

/// With as many nodes as it takes, and no more, none waits. They are billed while they are held, so that the plan costs no more than on one.
void BestPlanTest::runsThatAreLateGetTheNodesTheyWaitFor()
{
    const Plan plan = lateByWaiting();
    const Evaluation now = evaluated(plan);
    const auto waits = [](const Evaluation &of) { return findingsOf(of, u"cluster.waits"_s).size(); };
    QCOMPARE(waits(now), std::size_t(1));
    const search::BestPlan best = bestOf(plan);
    QVERIFY(best.edit);
    QCOMPARE(best.room.size(), std::size_t(1));
    QCOMPARE(best.room[0].compute, u"train"_s);
    QCOMPARE(best.room[0].before, 1);
    const Plan then = applied(*best.edit, plan).value();
    QCOMPARE(then.computes[0].maxNodes, best.room[0].after);
    Plan fewer = then;
    --fewer.computes[0].maxNodes;
    QCOMPARE(waits(evaluated(fewer)), std::size_t(1));
    // On the machines as planned one more is enough.
    fewer = plan;
    fewer.computes[0].maxNodes = 2;
    QCOMPARE(waits(evaluated(fewer)), std::size_t(0));
    const Evaluation after = evaluated(then);
    QCOMPARE(waits(after), std::size_t(0));
    QCOMPARE(after.total, best.after);
    QVERIFY(best.after.known().minor() < now.total.known().minor() * 101 / 100);
    // It is the best then.
    QVERIFY(bestOf(then).room.empty());
    QVERIFY(bestOf(then).after >= best.after);
    // Where nothing is late nobody gets more.
    Plan inTime = plan;
    std::get<BatchScoring>(inTime.workloads[1].detail).windowHours = 700;
    QVERIFY(bestOf(inTime).room.empty());
}

void BestPlanTest::aLongerWaitIsNew()
{
    Evaluation before;
    Finding waits;
    waits.rule = u"cluster.waits"_s;
    waits.severity = Severity::Warning;
    waits.subject = u"score"_s;
    waits.extent = 5;
    before.findings = {waits};
    Evaluation after = before;
    QVERIFY(search::newObjections(after, before).empty());
    after.findings[0].extent = 4;
    QVERIFY(search::newObjections(after, before).empty());
    after.findings[0].extent = 6;
    QCOMPARE(search::newObjections(after, before).size(), std::size_t(1));
}

void BestPlanTest::theEditGivesTheTotal_data()
{
    QTest::addColumn<QString>("id");
    for (const TemplateInfo &info : templates().templates())
        QTest::addRow("%s", qPrintable(info.id)) << info.id;
}

void BestPlanTest::theEditGivesTheTotal()
{
    QFETCH(QString, id);
    const Plan plan = templatePlan(id);
    const Evaluation now = evaluated(plan);
    const search::BestPlan best = bestOf(plan);
    QCOMPARE(best.before, now.total);
    QVERIFY(best.without.isEmpty());
    QCOMPARE(best.choices.size(), static_cast<std::size_t>(search::searchable(plan, catalog()).size()));
    QVERIFY(best.after.isComplete() || !best.before.isComplete());
    const bool meets
        = !now.hasBlockers() && std::ranges::all_of(best.choices, [](const search::BestChoice &choice) {
              return choice.before && choice.before->meetsPlan();
          });
    if (meets)
        QVERIFY(best.after <= best.before);
    QVERIFY(best.edit || best.after == best.before);
    if (!best.edit)
        return;
    const Result<Plan> changed = applied(*best.edit, plan);
    QVERIFY2(changed.ok(), changed.ok() ? "" : qPrintable(changed.error().message));
    const Evaluation then = evaluated(*changed);
    QCOMPARE(then.total, best.after);
    QCOMPARE(then.count(Severity::Blocker), best.afterBlockers);
    const QString blocker = newBlockerOf(now, then);
    QVERIFY2(blocker.isEmpty(), qPrintable(blocker));
    Money difference(0, then.currency);
    for (const search::BestChoice &choice : best.choices)
        difference += choice.afterCost.known() - choice.beforeCost.known();
    if (changed->region == plan.region)
        QCOMPARE(best.after.known() - best.before.known(), difference);
}

void BestPlanTest::theBestOfTheBestIsItself()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    const search::BestPlan best = bestOf(plan);
    QVERIFY(best.edit);
    const Plan taken = applied(*best.edit, plan).value();
    const search::BestPlan again = bestOf(taken);
    QCOMPARE(again.after, best.after);
    QVERIFY(!again.edit);
    for (const search::BestChoice &choice : again.choices)
        QVERIFY(choice.before == choice.after);
}

void BestPlanTest::aMachineThatIsAsCheapStays()
{
    // The same machine at the same price under another name: what is planned stays.
    Plan plan = templatePlan(u"vision-realtime"_s);
    const search::BestPlan best = bestOf(plan);
    const Plan taken = applied(*best.edit, plan).value();
    for (const search::BestChoice &choice : bestOf(taken).choices)
        QVERIFY(choice.before == choice.after);
}

void BestPlanTest::runnersUpAreOtherSizesAndDearer()
{
    for (const search::BestChoice &choice : bestOf(templatePlan(u"vision-realtime"_s)).choices) {
        QVERIFY(choice.runnersUp.size() <= 3);
        QVERIFY(!choice.runnersUp.empty());
        for (const search::Candidate &each : choice.runnersUp) {
            QVERIFY(each.size != choice.after.size);
            QVERIFY(!search::ranksBefore(each, choice.after));
        }
        if (choice.deciding) {
            QVERIFY(choice.decidedAgainst->has(*choice.deciding));
            QVERIFY(choice.decidedAgainst->total < choice.after.total);
        }
    }
}

void BestPlanTest::whatStandsBesideAChoiceIsAWholePlan_data()
{
    theEditGivesTheTotal_data();
}

/// The best plan with the runner-up in place of the choice costs what is told of it, and is no plan that would have been refused.
void BestPlanTest::whatStandsBesideAChoiceIsAWholePlan()
{
    QFETCH(QString, id);
    const Plan plan = templatePlan(id);
    const search::BestPlan best = bestOf(plan);
    const Plan then = best.edit ? applied(*best.edit, plan).value() : plan;
    for (const search::BestChoice &choice : best.choices) {
        QCOMPARE(choice.total(choice.after).known(), best.after.known());
        for (const search::Candidate &each : choice.runnersUp) {
            const Plan with = applied(search::choice(then, context(), choice.compute, each), then).value();
            const Evaluation evaluation = evaluated(with);
            QCOMPARE(choice.total(each).known(), evaluation.total.known());
            const std::vector<Finding> against = search::newObjections(evaluation, evaluated(plan));
            QVERIFY2(against.empty(), against.empty() ? "" : qPrintable(against.front().rule));
        }
    }
}

/// It never makes the cheapest plan cheaper, but has its place among what is asked for.
void BestPlanTest::aBudgetIsAConstraint()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.budget = Budget{u"2500"_s, BudgetPeriod::Month, {}};
    const search::BestPlan best = bestOf(plan, true);
    const search::ConstraintPrice *price = priceOf(best, u"budget"_s);
    QVERIFY(price);
    QCOMPARE(price->name, u"Budget of USD 2,500.00 a month"_s);
    QCOMPARE(price->field, u"/budget"_s);
    QVERIFY(price->price && price->price->isZero());
    plan.budget.reset();
    QVERIFY(!priceOf(bestOf(plan, true), u"budget"_s));
}

/// Answers that take as long as they follow from model and machine miss their target on the A100 as planned, and keep it on an H100, which costs
/// more than the budget. That is the best plan, and says by how much it is over; to leave the endpoint as it is would keep the budget alone.
void BestPlanTest::aBudgetLeavesNoWorkUndone()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail).serviceMilliseconds = Estimate(0);
    const search::BestPlan best = bestOf(plan);
    QCOMPARE(best.without, QStringList());
    const search::BestChoice *choice = choiceFor(best, u"serve"_s);
    QVERIFY(choice);
    QCOMPARE(catalog().size(choice->after.size).name, u"Standard_NC40ads_H100_v5"_s);
    QCOMPARE(best.afterBlockers, 0);
    QVERIFY(best.overBudget);
    plan.budget.reset();
    QCOMPARE(bestOf(plan).after, best.after);
}

void BestPlanTest::whatDecidesIsConfirmedByDoingWithoutIt_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : {u"vision-realtime"_s, u"proof-of-concept"_s, u"tabular-automl-batch"_s})
        QTest::addRow("%s", qPrintable(id)) << id;
}

void BestPlanTest::whatDecidesIsConfirmedByDoingWithoutIt()
{
    // A compute is decided by nothing that costs nothing: machines that may be taken away come with a warning, which the best plan
    // avoids also where it may take them.
    QFETCH(QString, id);
    const std::map<Exclusion, QString> relaxing{{Exclusion::Preemptible, u"preemptible"_s},
                                                {Exclusion::Latency, u"latency"_s},
                                                {Exclusion::NeedsGpu, u"gpu_training"_s}};
    const search::BestPlan best = bestOf(templatePlan(id), true);
    QVERIFY(!best.choices.empty());
    for (const search::BestChoice &choice : best.choices) {
        QCOMPARE(choice.deciding.has_value(), choice.decidedAgainst.has_value());
        if (!choice.deciding || !relaxing.contains(*choice.deciding))
            continue;
        const search::ConstraintPrice *price = priceOf(best, relaxing.at(*choice.deciding));
        QVERIFY2(price && price->price && price->price->minor() > 0, qPrintable(choice.compute));
    }
}

void BestPlanTest::aBestChoiceOverItsBudgetSaysSo()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.budget = Budget{u"9000"_s, BudgetPeriod::Horizon, {}};
    const search::BestPlan best = bestOf(plan);
    QVERIFY(best.overBudget);
    QCOMPARE(best.overBudget->known().minor(), best.after.known().minor() - 900'000);
    plan.budget->amount = u"75000"_s;
    QVERIFY(!bestOf(plan).overBudget);
}

void BestPlanTest::aDeadlineHasAPrice()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    auto &job = std::get<TrainingJob>(plan.workload(u"train")->detail);
    job.deadlineHours = 4; // less than what is measured on the A100 as planned
    const search::BestPlan best = bestOf(plan, true);
    const search::ConstraintPrice *price = priceOf(best, u"deadline"_s);
    QVERIFY(price);
    QCOMPARE(price->field, u"/workloads/1/training/deadlineHours"_s);
    QVERIFY(price->price && price->price->minor() > 0);
    // What it says is what comes out without it.
    job.deadlineHours.reset();
    QCOMPARE(bestOf(plan).after, price->total);
    QCOMPARE(best.after.known() - price->total.known(), *price->price);
    const search::BestChoice *choice = choiceFor(best, u"train"_s);
    QVERIFY(choice);
    QVERIFY(choice->after.measure <= 4 + 1);
}

void BestPlanTest::noConstraintHasAPriceBelowZero()
{
    const search::BestPlan best = bestOf(templatePlan(u"edge-arc"_s), true);
    QVERIFY(priceOf(best, u"regions"_s));
    QVERIFY(priceOf(best, u"preemptible"_s));
    QVERIFY(priceOf(best, u"commitments"_s));
    for (const search::ConstraintPrice &price : best.constraints) {
        QVERIFY(price.price && price.price->minor() >= 0);
        QVERIFY(!price.name.isEmpty());
    }
    QVERIFY(std::ranges::is_sorted(best.constraints,
                                   [](const auto &a, const auto &b) { return a.price > b.price; }));
}

void BestPlanTest::whatNothingMeetsIsLeftAlone()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    std::get<TrainingJob>(plan.workload(u"train")->detail).deadlineHours = 0.01;
    const search::BestPlan best = bestOf(plan, true);
    QCOMPARE(best.without, QStringList{u"train"_s});
    QVERIFY(!choiceFor(best, u"train"_s));
    QVERIFY(choiceFor(best, u"serve"_s));
    QVERIFY(best.afterBlockers > 0);
    // What nothing keeps has no price, and comes before all that has one.
    const search::ConstraintPrice *deadline = priceOf(best, u"deadline"_s);
    QVERIFY(deadline && deadline == &best.constraints.front());
    QVERIFY(deadline->stands && !deadline->price);
    QCOMPARE(std::ranges::count_if(best.constraints, &search::ConstraintPrice::stands), 1);
    if (best.edit) {
        const Plan changed = applied(*best.edit, plan).value();
        QCOMPARE(changed.compute(u"train")->size, plan.compute(u"train")->size);
    }
}

void BestPlanTest::regionsAreTriedForTheWholePlan()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.otherRegions.clear();
    const search::BestPlan alone = bestOf(plan);
    plan.otherRegions = {u"northeurope"_s, u"swedencentral"_s};
    const search::BestPlan wider = bestOf(plan);
    QVERIFY(wider.after <= alone.after);
    if (wider.edit) {
        const Plan changed = applied(*wider.edit, plan).value();
        QVERIFY(changed.region == plan.region || plan.otherRegions.contains(changed.region));
        // What is left stays one of the regions that would do.
        QStringList before = plan.otherRegions + QStringList{plan.region};
        QStringList after = changed.otherRegions + QStringList{changed.region};
        before.sort();
        after.sort();
        QCOMPARE(after, before);
    }
}

void BestPlanTest::aCancelledBestPlanIsEmpty()
{
    const std::atomic<bool> cancel = true;
    const search::BestPlan best
        = search::bestPlan(templatePlan(u"vision-realtime"_s), context(), {}, &cancel);
    QVERIFY(best.choices.empty());
    QVERIFY(!best.edit);
    QVERIFY(search::regionCosts(templatePlan(u"vision-realtime"_s), context(), &cancel).empty());
}

void BestPlanTest::everyRegionCostsWhatEvaluateSays()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"train")->region = u"northeurope"_s;
    Commitment bought;
    bought.size = u"Standard_NC4as_T4_v3"_s;
    bought.start = plan.start;
    plan.commitments = {bought};
    const std::vector<search::RegionCost> costs = search::regionCosts(plan, context());
    QCOMPARE(costs.size(), catalog().regions().size());
    QCOMPARE(std::ranges::count_if(costs, &search::RegionCost::current), 1);
    QCOMPARE(std::ranges::count_if(costs, &search::RegionCost::allowed), 3);
    for (std::size_t i = 1; i < costs.size(); ++i) {
        const Total &before = costs[i - 1].total;
        const Total &after = costs[i].total;
        QVERIFY(before.missing().size() <= after.missing().size());
        QVERIFY(before.missing().size() != after.missing().size() || before.known() <= after.known());
    }
    int others = 0;
    for (const search::RegionCost &cost : costs) {
        if (!cost.allowed && ++others % 10 != 0)
            continue;
        const Plan moved = applied(search::moveTo(plan, context(), cost.region), plan).value();
        QCOMPARE(moved.region, catalog().region(cost.region).id);
        QCOMPARE(evaluated(cost.current ? plan : moved).total, cost.total);
        QCOMPARE(cost.total.isComplete(), cost.total.missing().isEmpty());
    }
}

/// Without vCores of Spark and a size the total is small: such a region comes after those in which all has a price.
void BestPlanTest::whatHasNoPriceMakesNoRegionCheaper()
{
    const std::vector<search::RegionCost> costs
        = search::regionCosts(templatePlan(u"spark-features-batch"_s), context());
    const auto missing = [](const search::RegionCost &cost) { return cost.total.missing().size(); };
    QVERIFY(std::ranges::is_sorted(costs, {}, missing));
    QVERIFY(missing(costs.front()) < missing(costs.back()));
}

void BestPlanTest::movingTakesComputesAlongAndLeavesWhatWasBought()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"train")->region = u"northeurope"_s;
    Commitment bought;
    bought.size = u"Standard_NC4as_T4_v3"_s;
    bought.start = YearMonth::of(asOf).plusMonths(-1);
    plan.commitments = {bought};
    const Plan moved
        = applied(search::moveTo(plan, context(), regionNamed(catalog(), u"swedencentral"_s)), plan).value();
    QCOMPARE(moved.region, u"swedencentral"_s);
    QVERIFY(moved.compute(u"train")->region.isEmpty());
    QCOMPARE(moved.commitments[0].region, u"westeurope"_s);
    QVERIFY(moved.otherRegions.contains(u"westeurope"_s));
    QVERIFY(!moved.otherRegions.contains(u"swedencentral"_s));
}

/// No choice brings a warning of our own that the plan did not have, nor a size that is about to end.
void BestPlanTest::ownAdviceIsObeyed()
{
    QFETCH(QString, id);
    const Plan plan = templatePlan(id);
    const search::BestPlan best = bestOf(plan);
    if (!best.edit)
        return;
    const Result<Plan> then = applied(*best.edit, plan);
    QVERIFY(then.ok());
    const std::vector<Finding> against = search::newObjections(evaluated(*then), evaluated(plan));
    QVERIFY2(against.empty(),
             against.empty() ? "" : qPrintable(against.front().rule + u": "_s + against.front().title));
}

/// Three instances are asked of a production deployment. With an hour's load that one carries, fewer would be cheaper.
/// Three A100 of a year that began two months ago are paid for to its end, whatever becomes of the endpoint: the best plan has them among what
/// is bought, at the price of a year, and what it saves is saved elsewhere.
void BestPlanTest::whatIsBoughtStaysOwed()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.budget.reset();
    plan.growth = {};
    plan.start = YearMonth::of(asOf).plusMonths(-2);
    plan.months = 6;
    for (Workload &workload : plan.workloads)
        workload.startMonth = 0;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.deployments.resize(1);
    endpoint.deployments[0].sizing = InstanceSizing::Fixed;
    endpoint.deployments[0].instances = 3;
    endpoint.deployments[0].trafficPercent = 100;
    Compute &serve = *plan.compute(u"serve");
    serve.size = u"Standard_NC24ads_A100_v4"_s;
    serve.priceType = PriceType::Reservation1Year;
    const auto year = [](const Evaluation &of, const auto &isIt) {
        const auto line = std::ranges::find_if(of.lines, isIt);
        return line == of.lines.end() ? Money() : line->cost().known() + line->owed;
    };
    const Evaluation now = evaluated(plan);
    const Money asPrice = year(now, [](const CostLine &line) {
        return line.compute == u"serve" && line.role == CostRole::Machines;
    });
    QVERIFY(!asPrice.isZero());
    const search::BestPlan best = bestOf(plan);
    QVERIFY(best.edit.has_value());
    const Result<Plan> then = applied(*best.edit, plan);
    QVERIFY2(then.ok(), then.ok() ? "" : qPrintable(then.error().message));
    QCOMPARE(then->commitments.size(), 1U);
    QCOMPARE(then->commitments[0].units, 3);
    QCOMPARE(then->commitments[0].start, plan.start);
    QCOMPARE(then->commitments[0].type, PriceType::Reservation1Year);
    const Evaluation after = evaluated(*then);
    QCOMPARE(after.total + after.owed, best.committed());
    QCOMPARE(best.before + best.beforeOwed, now.total + now.owed);
    QCOMPARE(year(after, [](const CostLine &line) { return line.id == u"commitment/0"; }), asPrice);
}

void BestPlanTest::productionKeepsItsInstances()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.peakRequestsPerSecond = 0.01;
    endpoint.deployments[0].sizing = InstanceSizing::Fixed;
    endpoint.deployments[0].instances = 3;
    const search::BestPlan best = bestOf(plan);
    QVERIFY(best.edit);
    const Result<Plan> then = applied(*best.edit, plan);
    QVERIFY(then.ok());
    const auto &chosen = std::get<RealtimeEndpoint>(then->workload(u"serve")->detail);
    QVERIFY2(chosen.deployments[0].instances >= 3,
             qPrintable(QString::number(chosen.deployments[0].instances)));
}

/// A series without a published speed comes before a known one only where it saves a tenth of what the compute costs.
void BestPlanTest::whatNobodyMeasuredMustSaveATenth()
{
    for (const TemplateInfo &info : templates().templates()) {
        const Plan plan = templatePlan(info.id);
        for (const search::BestChoice &choice : bestOf(plan).choices) {
            const auto speed = [](SizeId size) { return catalog().size(size).cpuSpeed; };
            const bool onCpus = choice.before && !catalog().size(choice.before->size).gpu
                && !catalog().size(choice.after.size).gpu;
            if (!onCpus || choice.after == *choice.before || !speed(choice.before->size)
                || speed(choice.after.size))
                continue;
            for (const search::Candidate &other : choice.runnersUp) {
                if (!speed(other.size))
                    continue;
                const std::int64_t rest = choice.rest.known().minor();
                QVERIFY2(10 * (other.total - choice.after.total) >= other.total - rest, qPrintable(info.id));
            }
        }
    }
}

/// 100 TB of data cost some 8,000 USD to take out of a region: for a plan of a few hundred dollars nothing is worth that.
void BestPlanTest::aMoveSavesMoreThanItCosts()
{
    Plan plan = templatePlan(u"proof-of-concept"_s);
    plan.data.sizeGiB = 100'000;
    plan.otherRegions = {u"eastus"_s, u"northeurope"_s, u"swedencentral"_s};
    const search::BestPlan best = bestOf(plan);
    if (!best.edit)
        return;
    const Result<Plan> then = applied(*best.edit, plan);
    QVERIFY(then.ok());
    const Total saved = best.before.less(best.after).value_or(Total());
    QVERIFY2(then->region == plan.region || search::movingCost(plan, context()) < saved,
             qPrintable(then->region));
}

/// West Europe is in transfer zone 1: 100 GB free, to 10,335 GB at 0.087 USD. 1,000 GiB and 10 of artifacts: 910 x 0.087 = 79.17.
void BestPlanTest::regionsSayWhatMovingCosts()
{
    Plan plan = templatePlan(u"proof-of-concept"_s);
    plan.region = u"westeurope"_s;
    plan.discountPercent = 0;
    plan.data.sizeGiB = 1000;
    plan.services.modelAndArtifactGiB = 10;
    for (const search::RegionCost &cost : search::regionCosts(plan, context())) {
        const Region &region = catalog().region(cost.region);
        QCOMPARE(cost.moving.known().toDecimal(), cost.current ? u"0.00"_s : u"79.17"_s);
        if (region.id == u"northeurope") {
            QVERIFY(cost.latencyMs && *cost.latencyMs >= 10
                    && *cost.latencyMs <= 30); // Dublin is 750 km away
            QVERIFY(cost.carbon && cost.carbon->low <= cost.carbon->likely
                    && cost.carbon->likely <= cost.carbon->high);
        }
        if (cost.current)
            QVERIFY(!cost.latencyMs);
    }
}

/// A compute that reads the plan's data from Sweden has no copy of it: it is still to be moved where the plan goes there.
void BestPlanTest::dataIsWhereThePlanIs()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.region = u"westeurope"_s;
    plan.computes.back().region = u"swedencentral"_s;
    const Total all = search::movingCost(plan, context());
    QVERIFY(all.known() > Money(0, all.currency()));
    QCOMPARE(search::movingTo(plan, context(), u"swedencentral"_s), all);
    QCOMPARE(search::movingTo(plan, context(), u"swedencentral"_s, plan.computes.front().id), all);
    QVERIFY(search::movingTo(plan, context(), u"swedencentral"_s, plan.computes.back().id).known().isZero());
    QVERIFY(search::movingTo(plan, context(), u"westeurope"_s).known().isZero());
    for (const search::RegionCost &cost : search::regionCosts(plan, context())) {
        if (catalog().region(cost.region).id == u"swedencentral")
            QCOMPARE(cost.moving, all);
        // All rows but that of the plan as it stands take the whole plan there.
        QCOMPARE(cost.elsewhere,
                 cost.current ? QStringList{plan.computes.back().id + u" in Sweden Central"_s}
                              : QStringList());
    }
}

/// The same at half the list price of transfer and at ten of a currency that no book has for a dollar: 910 x 0.0435 x 10 = 395.85.
void BestPlanTest::movingCostsAtTheDiscountsAndTheFactorOfThePlan()
{
    Plan plan = templatePlan(u"proof-of-concept"_s);
    plan.region = u"westeurope"_s;
    plan.discountPercent = 20;
    plan.serviceDiscounts = {{u"Bandwidth"_s, 50, {}}};
    plan.currency = u"XTS"_s;
    plan.currencyFactor = CurrencyFactor{u"10"_s, u"2026-11-01"_s, {}, {}};
    plan.data.sizeGiB = 1000;
    plan.services.modelAndArtifactGiB = 10;
    const Total moving = search::movingCost(plan, context());
    QCOMPARE(moving.currency().code(), u"XTS"_s);
    QCOMPARE(moving.known().toDecimal(), u"395.85"_s);
}

/// Three months: whoever reserves for one or three years pays the rest of them for nothing.
void BestPlanTest::noReservationIsTakenForWorkOfAFewMonths()
{
    const Plan plan = templatePlan(u"proof-of-concept"_s);
    QVERIFY(plan.months <= 4);
    search::BestOptions options;
    options.commitments = true;
    options.priceConstraints = false;
    options.mostNodes = 4;
    const search::BestPlan best = search::bestPlan(plan, context(), options);
    QVERIFY(best.afterOwed.isZero());
    for (const search::BestChoice &choice : best.choices)
        QCOMPARE(termMonths(choice.after.type), 0);
    QCOMPARE(best.committed(), bestOf(plan).committed());
}

/// What three T4 machines take all year costs less at a reservation, its term counted to the end; that no price is published for the
/// region, but follows from those of others, is said and speaks against none.
void BestPlanTest::anEstimatedReservationIsTakenWhereItSaves()
{
    for (const QString &id : {u"regulated-isolated"_s, u"vision-realtime"_s}) {
        const Plan plan = templatePlan(id);
        search::BestOptions options;
        options.commitments = true;
        options.priceConstraints = false;
        options.mostNodes = 4;
        const search::BestPlan best = search::bestPlan(plan, context(), options);
        QVERIFY2(best.without.isEmpty(), qPrintable(best.without.join(u' ')));
        const search::BestChoice *serve = choiceFor(best, u"serve"_s);
        QVERIFY(serve);
        QVERIFY2(termMonths(serve->after.type) > 0, qPrintable(id));
        QVERIFY2(best.committed() < bestOf(plan).committed(), qPrintable(id));
        const Evaluation then = evaluated(applied(*best.edit, plan).value());
        QCOMPARE(then.owed, best.afterOwed);
        QCOMPARE(then.total, best.after);
    }
}

void BestPlanTest::givingUpAConstraintIsNeverDearer_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : {u"proof-of-concept"_s, u"regulated-isolated"_s, u"vision-realtime"_s})
        QTest::addRow("%s", qPrintable(id)) << id;
}

void BestPlanTest::givingUpAConstraintIsNeverDearer()
{
    QFETCH(QString, id);
    const search::BestPlan best = bestOf(templatePlan(id), true);
    for (const search::ConstraintPrice &price : best.constraints) {
        const Total without = price.total + price.owed;
        QVERIFY2(without <= best.committed(), qPrintable(price.name));
    }
}

void BestPlanTest::allowingMoreIsNeverDearer_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("months");
    QTest::addColumn<int>("work");
    for (const TemplateInfo &info : templates().templates()) {
        const int months = templatePlan(info.id).months;
        QTest::addRow("%s", qPrintable(info.id)) << info.id << months << months;
        if (months < 12)
            QTest::addRow("%s, four months of work in 14", qPrintable(info.id)) << info.id << 14 << 4;
    }
}

void BestPlanTest::allowingMoreIsNeverDearer()
{
    QFETCH(QString, id);
    QFETCH(int, months);
    QFETCH(int, work);
    Plan plan = templatePlan(id);
    plan.months = months;
    for (Workload &workload : plan.workloads) {
        if (work < months) {
            workload.startMonth = 0;
            workload.lengthMonths = work;
        }
    }
    const search::BestPlan best = bestOf(plan);
    search::BestOptions options;
    options.priceConstraints = false;
    options.mostNodes = 4;
    options.commitments = true;
    const search::BestPlan committed = search::bestPlan(plan, context(), options);
    QVERIFY2(committed.committed() <= best.committed(), "commitments");
    plan.preemptibleAcceptable = true;
    QVERIFY2(bestOf(plan).committed() <= best.committed(), "preemptible");
    QVERIFY2(search::bestPlan(plan, context(), options).committed() <= committed.committed(),
             "preemptible and commitments");
}

/// No target is gone to for as much as it costs where it is.
void BestPlanTest::aMoveToAnotherTargetSaves()
{
    const Plan plan = templatePlan(u"edge-arc"_s);
    search::BestOptions options;
    options.priceConstraints = false;
    options.mostNodes = 4;
    for (std::size_t t = 0; t < catalog().targets().size(); ++t)
        options.targets.push_back(static_cast<TargetId>(t));
    const search::BestPlan best = search::bestPlan(plan, context(), options);
    for (const search::TargetMove &move : best.moves) {
        std::vector<TargetId> targets = options.targets;
        Plan back = applied(*best.edit, plan).value();
        back.computes[static_cast<std::size_t>(back.computeIndex(move.compute))]
            = *plan.compute(move.compute);
        const Evaluation stayed = evaluated(back);
        QVERIFY2(best.committed() < stayed.total + stayed.owed, qPrintable(move.compute));
    }
}

/// The plan trains on A100 today. Where training moves to another target first, that is still what it runs on now, at what it costs now.
void BestPlanTest::besideAMoveStandsWhatIsPlannedNow()
{
    const Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    const Evaluation now = evaluated(plan);
    search::BestOptions options;
    options.priceConstraints = false;
    for (std::size_t t = 0; t < catalog().targets().size(); ++t)
        options.targets.push_back(static_cast<TargetId>(t));
    const search::BestPlan best = search::bestPlan(plan, context(), options);
    QVERIFY(!best.moves.empty());
    for (const search::BestChoice &choice : best.choices) {
        QVERIFY2(choice.before, qPrintable(choice.compute));
        QCOMPARE(catalog().size(choice.before->size).name, plan.compute(choice.compute)->size);
        QCOMPARE(choice.beforeCost, now.costOf(choice.compute));
    }
}

void BestPlanTest::aLateRequestIsOfItsCompute()
{
    // What notebooks run on is owned, the quota of training comes too late already.
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.start = YearMonth(2026, 12);
    plan.compute(u"serve")->size = u"Standard_D4as_v4"_s;
    for (const QuotaNeed &need : evaluated(plan).quota) {
        if (need.computes.contains(u"notebooks"_s))
            plan.ownedQuota.push_back({need.pool, need.family, need.region, need.needed, {}});
    }
    const Evaluation now = evaluated(plan);
    const auto newLate = [](const Evaluation &then, const Evaluation &before) {
        std::vector<Finding> added = search::newBlockers(then, before);
        std::erase_if(added, [](const Finding &finding) { return finding.rule != u"request.late"; });
        return added;
    };
    Plan other = plan;
    other.compute(u"notebooks")->size = u"Standard_NC40ads_H100_v5"_s;
    const std::vector<Finding> added = newLate(evaluated(other), now);
    QCOMPARE(added.size(), 1U);
    QCOMPARE(computesOf(other, added[0]), QStringList(u"notebooks"_s));

    // In the family of training it is one more to be asked for; its leaving is nothing new.
    Plan shared = plan;
    shared.compute(u"notebooks")->size = shared.compute(u"train")->size;
    const std::vector<Finding> together = newLate(evaluated(shared), now);
    QCOMPARE(together.size(), 1U);
    QVERIFY(computesOf(shared, together[0]).contains(u"notebooks"_s));
    QVERIFY(newLate(now, evaluated(shared)).empty());

    // However it is paid for and however many there are: it is the size that has no quota.
    search::Result planned;
    planned.current.emplace().nodes = 2;
    search::ComputeChoice choice{u"notebooks"_s, std::make_shared<search::Result>(planned), {}, {}};
    choice.taken.emplace().size = sizeNamed(catalog(), u"Standard_NC40ads_H100_v5"_s);
    choice.refuse(added[0], {});
    QVERIFY(choice.refused.sizes.contains(choice.taken->size));
    QVERIFY(choice.refused.prices.empty());
    QCOMPARE(choice.refused.leastNodes, 1);
}

void BestPlanTest::awayFromItsDataIsAwayInEveryRegion()
{
    const RegionId home = regionNamed(catalog(), u"westeurope"_s);
    search::Result planned;
    planned.current.emplace().region = home;
    search::ComputeChoice choice{u"train"_s, std::make_shared<search::Result>(planned), {}, {}};
    choice.taken.emplace().region = regionNamed(catalog(), u"eastus"_s);
    Finding away;
    away.rule = u"region.same"_s;
    choice.refuse(away, home);
    search::Candidate elsewhere;
    elsewhere.region = regionNamed(catalog(), u"swedencentral"_s);
    QVERIFY(!choice.refused.allow(elsewhere));
    elsewhere.region = home;
    QVERIFY(choice.refused.allow(elsewhere));
}

SLIPWAY_TEST(BestPlanTest)
#include "tst_bestplan.moc"
