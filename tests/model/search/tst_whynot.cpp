// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/sizesupport.h"
#include "model/cost/budget.h"
#include "model/search/bestplan.h"
#include "model/search/whynot.h"
#include "tests/model/decision/decisionplans.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

search::WhyNot whyNotSize(const Plan &plan, const QString &compute, const QString &size)
{
    return search::whyNotSize(plan, context(), compute, sizeNamed(catalog(), size));
}

search::WhyNot whyNotRegion(const Plan &plan, const QString &compute, const QString &region)
{
    return search::whyNotRegion(plan, context(), compute, regionNamed(catalog(), region));
}

search::WhyNot whyNotTarget(const Plan &plan, const QString &compute, const QString &target)
{
    return search::whyNotTarget(plan, context(), compute, catalog().findTarget(target).value());
}

const search::Reason *reason(const search::WhyNot &why, const QString &rule)
{
    const auto found = std::ranges::find(why.reasons, rule, &search::Reason::rule);
    return found == why.reasons.end() ? nullptr : &*found;
}

QString told(const search::WhyNot &why)
{
    QStringList lines;
    for (const search::Reason &each : why.reasons)
        lines << each.rule + u": "_s + each.text;
    if (why.wayOut)
        lines << u"way out: "_s + why.wayOut->text;
    return lines.join(u'\n');
}

/// The template with enough instances for its last month.
Plan visionPlan()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail).deployments[0].instances = 4;
    return plan;
}

/// Three DS3 v2 that serve from January 2027 on, and no more than that.
Plan servingPlan(int months)
{
    Plan plan;
    plan.region = u"westeurope"_s;
    plan.start = YearMonth(2027, 1);
    plan.months = months;
    plan.data.sizeGiB = 0;
    plan.services.registry = RegistryTier::Basic;
    plan.services.logGiBPerMonth = 0;
    plan.services.modelAndArtifactGiB = 0;
    Compute compute;
    compute.id = u"serve"_s;
    compute.target = u"managed_online_endpoint"_s;
    compute.size = u"Standard_DS3_v2"_s;
    plan.computes = {compute};
    RealtimeEndpoint endpoint;
    Deployment deployment;
    deployment.id = u"blue"_s;
    deployment.compute = compute.id;
    deployment.instances = 3;
    endpoint.deployments = {deployment};
    endpoint.responseKB = 0;
    endpoint.rollout.perMonth = 0;
    Workload workload;
    workload.id = u"serve"_s;
    workload.name = u"Serve"_s;
    workload.detail = endpoint;
    plan.workloads = {workload};
    return plan;
}

/// That the way out is one: the plan with it costs what it says and has no new blocker.
void checkWayOut(const Plan &plan, const search::WhyNot &why)
{
    QVERIFY2(why.wayOut, qPrintable(told(why)));
    const Result<Plan> with = applied(why.wayOut->edit, plan);
    QVERIFY2(with.ok(), with.ok() ? "" : qPrintable(with.error().message + with.error().where));
    const Evaluation evaluation = evaluated(*with);
    QCOMPARE(evaluation.total, why.wayOut->total);
    // Data that has to leave the region for it counts beside, at what that costs at the most.
    if (with->region != plan.region)
        QCOMPARE(why.wayOut->moving, search::movingCost(plan, context()));
    const QString blocker = newBlockerOf(evaluated(plan), evaluation);
    QVERIFY2(blocker.isEmpty(), qPrintable(blocker));
    QCOMPARE(why.wayOut->edit.label, why.wayOut->text);
}

} // namespace

/// Reasons against sizes, regions and targets, and ways out.
class WhyNotTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatABestPlanIsRefusedForStandsAgainst();
    void nothingStandsAgainstWhatIsPlanned();
    void aRetiredSizeSaysWhenAndInstead();
    void aPublishedReplacementIsTheWayOut();
    void whatBringsAWarningComesAfterWhatBringsNone();
    void aSizeThatLivesOnCreditsIsNoneForWorkThatLasts();
    void aTermThatOutlivesItsSizeIsNotTaken();
    void aTargetIsMendedBeforeAConstraintIsDropped();
    void aSizeThatTheListLeavesOutSaysWhichList();
    void aSizeThatMissesTheDeadlineFindsNodes();
    void asManyNodesAreTriedAsItTakes();
    void aLimitOfTimeIsLengthenedBeforeItIsDropped_data();
    void aLimitOfTimeIsLengthenedBeforeItIsDropped();
    void aSizeWithTooLittleMemorySaysFigures();
    void aPreemptibleCandidateSaysSo();
    void aRegionOutsideTheResidencySaysSo();
    void aWayOutSaysWhatItIsWarnedOf();
    void whatIsBestIsPossible_data();
    void whatIsBestIsPossible();
    void whatCannotBeCountedIsNoWay();
    void aTimeThatNobodyKnowsIsNoFigure();
    void tooManyInstancesAreNoMissingPrice();
    void aRegionThatThePlanDoesNotNameIsAllowed();
    void theRegionOfAnEndpointMovesThePlan();
    void aTargetThatEndedNamesItsSuccessor();
    void aTargetThatCannotSaysWhy();
    void aBudgetStandsAgainstWhatExceedsIt();
    void noWayOutOverfillsAMachine();
    void everyReasonHasRuleTextAndSource();
    void whatIsNotSearchedSaysSo();
    void aRegionThatTheCatalogDoesNotHaveIsNotAnotherOne();
};

void WhyNotTest::nothingStandsAgainstWhatIsPlanned()
{
    const Plan plan = visionPlan();
    for (const QString &id : search::searchable(plan, catalog())) {
        const search::WhyNot why = whyNotSize(plan, id, plan.compute(id)->size);
        QVERIFY2(why.reasons.empty(), qPrintable(id + u": "_s + told(why)));
        QVERIFY(why.edit);
        QCOMPARE(why.total, evaluated(plan).total);
        QVERIFY(whyNotRegion(plan, id, plan.region).reasons.empty());
    }
}

/// At 150 ms the 3 instances of the template are too few (95 % within 168 ms by simulation), 4 are enough: on Kubernetes as on the managed
/// endpoint. Fewer of a faster GPU do as well. Who asks for another target is not told to give up the one for latency.
void WhyNotTest::aTargetIsMendedBeforeAConstraintIsDropped()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.latencyTargetMilliseconds = 150;
    const search::WhyNot why = whyNotTarget(plan, u"serve"_s, u"kubernetes_online_endpoint"_s);
    QVERIFY2(!why.reasons.empty(), qPrintable(told(why)));
    checkWayOut(plan, why);
    const Plan with = applied(why.wayOut->edit, plan).value();
    const auto &mended = std::get<RealtimeEndpoint>(with.workload(u"serve")->detail);
    QCOMPARE(mended.latencyTargetMilliseconds, 150.0);
    // An A10 moves 600 GB/s where a T4 moves 320: 0.53 of the 45 ms, and the 3 instances of the plan keep 150 ms.
    QCOMPARE(mended.deployments.front().instances, 3);
    QCOMPARE(with.compute(mended.deployments.front().compute)->size, u"Standard_NC8ads_A10_v4"_s);
    QVERIFY2(why.wayOut->assumed.contains(u"a request takes 0.53 times as long"), qPrintable(why.wayOut->assumed));
    // Where bf16 is asked for, which a T4 has not, nothing follows from its 45 ms: 4 of the same.
    plan.model.precision = Precision::BFloat16;
    const search::WhyNot same = whyNotTarget(plan, u"serve"_s, u"kubernetes_online_endpoint"_s);
    QVERIFY2(same.wayOut && same.wayOut->text.contains(u"set instances to 4"), qPrintable(told(same)));
}

void WhyNotTest::aRetiredSizeSaysWhenAndInstead()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    const search::WhyNot why = whyNotSize(plan, u"train"_s, u"Standard_NC6s_v3"_s);
    const search::Reason *retired = reason(why, u"size.retired"_s);
    QVERIFY2(retired, qPrintable(told(why)));
    QVERIFY2(retired->text.contains(u"2025-09-30"_s), qPrintable(retired->text));
    QVERIFY(!retired->source.title.isEmpty());
    QVERIFY(!why.edit);
    // Nothing brings it back: something of the series that is named in its place is offered.
    QVERIFY2(why.wayOut, qPrintable(told(why)));
    // The plan has one of it already: there is nothing to change.
    QVERIFY2(why.wayOut->text.startsWith(u"Keep NC24ads A100 v4, as planned"_s), qPrintable(why.wayOut->text));
    QVERIFY(why.wayOut->edit.changes.empty());
    const Result<Plan> instead = applied(why.wayOut->edit, plan);
    QVERIFY(instead.ok());
    const auto size = catalog().findSize(instead->compute(u"train"_s)->size);
    const QStringList &named
        = catalog().size(*catalog().findSize(u"Standard_NC6s_v3")).retirement.replacements;
    QVERIFY(named.contains(catalog().seriesOf(catalog().size(*size))->id));
    QCOMPARE(evaluated(*instead).total, why.wayOut->total);
    QCOMPARE(evaluated(*instead).count(Severity::Blocker), 0);
}

/// Runs of 10 hours on the four V100 of NC24s v3, which is no more. Its page names NC A100 v4; the smallest of that, one A100 of 80 GB, keeps the
/// deadline (4 x 112 of 312 TFLOPS, 4 x 900 of 1,935 GB/s: at most 19 h), and costs less a run than four T4, which have less of all.
void WhyNotTest::aPublishedReplacementIsTheWayOut()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"train")->size = u"Standard_NC24s_v3"_s;
    plan.model.precision = Precision::Float16;
    plan.model.ramGiB.reset();
    plan.model.parametersBillion.reset();
    auto &job = std::get<TrainingJob>(plan.workload(u"train")->detail);
    job.nodesPerRun = 1;
    job.deadlineHours = 24;
    job.work.method = WorkMethod::MeasuredHours;
    job.work.measuredHours = 10;
    job.work.measuredSize = u"Standard_NC24s_v3"_s;
    job.work.measuredNodes = 1;
    const std::vector<Finding> found = findingsOf(evaluated(plan), u"size.retired"_s);
    QCOMPARE(found.size(), 1U);
    QVERIFY(found[0].fix);
    QCOMPARE(found[0].fix->label, u"Use NC24ads A100 v4"_s);
    const search::WhyNot why = whyNotSize(plan, u"train"_s, u"Standard_NC24s_v3"_s);
    QVERIFY2(why.wayOut && why.wayOut->text == u"Use NC24ads A100 v4"_s, qPrintable(told(why)));
    // One A100 misses a deadline of 7 hours.
    job.deadlineHours = 7;
    const std::vector<Finding> sooner = findingsOf(evaluated(plan), u"size.retired"_s);
    QVERIFY(sooner[0].fix);
    QVERIFY2(sooner[0].fix->label != u"Use NC24ads A100 v4"_s, qPrintable(sooner[0].fix->label));
}

void WhyNotTest::whatBringsAWarningComesAfterWhatBringsNone()
{
    const Plan plan = servingPlan(20);
    // DS4 v2 ends with its series. D4as v4 with one instance is cheaper, and too few for production; three of them are 3 x 0.23 x 730 h,
    // and the registry 5.07 a month.
    const search::WhyNot why = whyNotSize(plan, u"serve"_s, u"Standard_DS4_v2"_s);
    checkWayOut(plan, why);
    const Evaluation with = evaluated(*applied(why.wayOut->edit, plan));
    const std::size_t before = findingsOf(evaluated(plan), u"endpoint.production_floor"_s).size();
    QVERIFY2(findingsOf(with, u"endpoint.production_floor"_s).size() == before, qPrintable(told(why)));
    QVERIFY2(why.wayOut->total.known().minor() <= 1'017'540, qPrintable(told(why)));
}

void WhyNotTest::aSizeThatLivesOnCreditsIsNoneForWorkThatLasts()
{
    Plan plan;
    plan.region = u"westeurope"_s;
    plan.start = YearMonth(2027, 1);
    plan.months = 1;
    Compute compute;
    compute.id = u"own"_s;
    compute.target = u"remote_vm"_s;
    compute.size = u"Standard_D8s_v5"_s;
    plan.computes = {compute};
    TrainingJob job;
    job.compute = compute.id;
    job.work.measuredHours = 20;
    job.runsPerMonth = 30; // 600 of 730 hours: 82 %
    Workload workload;
    workload.id = workload.name = u"runs"_s;
    workload.detail = job;
    plan.workloads = {workload};
    const search::WhyNot why = whyNotSize(plan, u"own"_s, u"Standard_B8ms"_s);
    const search::Reason *burst = reason(why, u"size.burstable"_s);
    QVERIFY2(burst, qPrintable(told(why)));
    QVERIFY2(burst->text.contains(u"82 %"_s), qPrintable(burst->text));
    QVERIFY(!burst->source.title.isEmpty());
    search::Query query;
    query.compute = u"own"_s;
    query.top = 5000;
    const auto isBurst = [](const search::Candidate &each) { return isBurstable(catalog().size(each.size)); };
    QVERIFY(std::ranges::none_of(search::search(plan, context(), query).ranked, isBurst));
    // Ten runs of them leave the machine idle most of the time.
    std::get<TrainingJob>(plan.workloads[0].detail).runsPerMonth = 10;
    QVERIFY(!reason(whyNotSize(plan, u"own"_s, u"Standard_B8ms"_s), u"size.burstable"_s));
}

void WhyNotTest::aTermThatOutlivesItsSizeIsNotTaken()
{
    // 17 months of work from 2027-01 on are two terms of a year, to the end of 2028. F4s v2 and its kind end on 2028-11-15.
    Plan plan = servingPlan(17);
    search::Query query;
    query.compute = u"serve"_s;
    query.commitments = true;
    query.top = 20'000;
    const auto outlived = [&](const search::Candidate &each) {
        const QDate end = catalog().size(each.size).retirement.date;
        return termMonths(each.type) == 12 && end.isValid() && end < QDate(2029, 1, 1);
    };
    // On the last day on which a year of them was sold.
    const Context then{catalog(), prices(), QDate(2026, 6, 30)};
    const auto ranked = [&] { return search::search(plan, then, query).ranked; };
    QVERIFY(std::ranges::none_of(ranked(), outlived));
    // One term is at its end before they are.
    plan.months = 12;
    QVERIFY(std::ranges::any_of(ranked(), outlived));
}

void WhyNotTest::aSizeThatTheListLeavesOutSaysWhichList()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    for (std::size_t s = 0; s < catalog().sizes().size(); ++s) {
        const VmSize &size = catalog().sizes()[s];
        if (size.onManagedEndpoint != Support::No || size.vcpus == 0 || !size.gpu)
            continue;
        const search::WhyNot why = search::whyNotSize(plan, context(), u"serve"_s, static_cast<SizeId>(s));
        QVERIFY2(reason(why, u"size.supported"_s), qPrintable(size.name + u'\n' + told(why)));
        return;
    }
    QFAIL("no size is left out of the list for endpoints");
}

void WhyNotTest::aSizeThatMissesTheDeadlineFindsNodes()
{
    // One T4 takes more than a day for what an A100 does in six hours; two of them do not.
    const Plan plan = templatePlan(u"vision-realtime"_s);
    const search::WhyNot why = whyNotSize(plan, u"train"_s, u"Standard_NC4as_T4_v3"_s);
    QVERIFY2(reason(why, u"cluster.deadline"_s), qPrintable(told(why)));
    checkWayOut(plan, why);
    QVERIFY2(why.wayOut->text.startsWith(u"Use 2 nodes"_s), qPrintable(why.wayOut->text));
}

/// 20 million items of 12 ms on 4 workers a node are 60,000 s: 16.67 hours of a D4s v3, twice that of a D2s v3 with 2 workers. Nodes start for
/// 5 minutes: within an hour 16.67 / 0.9167 = 18.2 do it, so 19, or 36.4, so 37, and 145.5, so 146 of the D2s v3 for four times as much.
void WhyNotTest::asManyNodesAreTriedAsItTakes()
{
    Plan plan = templatePlan(u"tabular-automl-batch"_s);
    plan.budget = {};
    auto &batch = std::get<BatchScoring>(plan.workload(u"score"_s)->detail);
    batch.itemsPerRun = 20'000'000;
    batch.secondsPerItem = 0.012;
    batch.windowHours = 1;
    for (const auto &[size, nodes] :
         {std::pair{u"Standard_D4s_v3"_s, 19}, std::pair{u"Standard_D2s_v3"_s, 37}}) {
        const search::WhyNot why = whyNotSize(plan, u"score"_s, size);
        checkWayOut(plan, why);
        QCOMPARE(why.wayOut->text, u"Use %1 nodes"_s.arg(nodes));
    }
    batch.itemsPerRun = 80'000'000;
    const search::WhyNot why = whyNotSize(plan, u"score"_s, u"Standard_D2s_v3"_s);
    checkWayOut(plan, why);
    QCOMPARE(why.wayOut->text, u"Use 146 nodes"_s);
}

void WhyNotTest::aLimitOfTimeIsLengthenedBeforeItIsDropped_data()
{
    QTest::addColumn<QString>("plan");
    QTest::addColumn<QString>("workload");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("compute");
    QTest::addColumn<QString>("size");
    QTest::addColumn<double>("tooShort");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isKeptByMore");
    QTest::newRow("deadline") << u"vision-realtime"_s << u"train"_s << u"/workloads/%1/training/deadlineHours"_s << u"train"_s
                              << u"Standard_NC24ads_A100_v4"_s << 0.01 << u"a deadline of"_s << true;
    QTest::newRow("latency") << u"vision-realtime"_s << u"serve"_s << u"/workloads/%1/realtime/latencyTargetMilliseconds"_s
                             << u"serve"_s << u"Standard_NC4as_T4_v3"_s << 1.0 << u"answer within"_s << false;
    QTest::newRow("window") << u"tabular-automl-batch"_s << u"score"_s << u"/workloads/%1/batch/windowHours"_s << u"score"_s
                            << u"Standard_D4s_v3"_s << 0.01 << u"a window of"_s << true;
}

/// The smallest change is a limit that 16 of the size just keep, rounded up to two figures. A third less is too short for them: where more of them
/// keep it, as many are the answer, else the same limit, since that does not depend on what was asked for at first.
void WhyNotTest::aLimitOfTimeIsLengthenedBeforeItIsDropped()
{
    QFETCH(const QString, plan);
    QFETCH(const QString, workload);
    QFETCH(const QString, field);
    QFETCH(const QString, compute);
    QFETCH(const QString, size);
    QFETCH(const double, tooShort);
    QFETCH(const QString, words);
    QFETCH(const bool, isKeptByMore);
    const auto withLimit = [&](double limit) {
        const Plan from = templatePlan(plan);
        const auto index = from.workload(workload) - from.workloads.data();
        return applied({{}, Step::Training, {{field.arg(index), limit}}}, from).value();
    };
    const Plan before = withLimit(tooShort);
    const search::WhyNot why = whyNotSize(before, compute, size);
    checkWayOut(before, why);
    QVERIFY2(why.wayOut->text.contains(words), qPrintable(told(why)));
    const auto &change = why.wayOut->edit.changes.front();
    const double *limit = std::get_if<double>(&change.value);
    QVERIFY(limit);
    QVERIFY(*limit > tooShort);

    const Plan shorter = withLimit(*limit / 1.5);
    const search::WhyNot again = whyNotSize(shorter, compute, size);
    QVERIFY2(!again.reasons.empty(), qPrintable(told(again)));
    checkWayOut(shorter, again);
    if (!isKeptByMore) {
        QCOMPARE(again.wayOut->edit.changes.front(), change);
        return;
    }
    const QString nodes = again.wayOut->text.section(u' ', 1, 1);
    QCOMPARE(again.wayOut->text, u"Use %1 nodes"_s.arg(nodes));
    QVERIFY2(nodes.toInt() > 16, qPrintable(nodes));
}

void WhyNotTest::aSizeWithTooLittleMemorySaysFigures()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    std::get<TrainingJob>(plan.workload(u"tune")->detail).work.fineTuning = FineTuning::Full;
    const search::WhyNot why = whyNotSize(plan, u"tune"_s, u"Standard_NC24ads_A100_v4"_s);
    const search::Reason *memory = reason(why, u"training.memory"_s);
    QVERIFY2(memory, qPrintable(told(why)));
    QVERIFY2(memory->text.contains(u"GiB"_s), qPrintable(memory->text));
    QVERIFY(!memory->source.title.isEmpty());
}

void WhyNotTest::aPreemptibleCandidateSaysSo()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    const auto spot
        = search::judged(plan, context(), u"train"_s, sizeNamed(catalog(), u"Standard_NC24ads_A100_v4"_s),
                         regionNamed(catalog(), u"westeurope"_s), PriceType::Spot, 1);
    QVERIFY(spot);
    QVERIFY(spot->has(Exclusion::Preemptible));
    const std::vector<search::Reason> reasons = search::reasonsAgainst(plan, context(), u"train"_s, *spot);
    QVERIFY(std::ranges::any_of(
        reasons, [](const search::Reason &each) { return each.rule == u"preemptible.accepted"; }));
}

void WhyNotTest::aRegionOutsideTheResidencySaysSo()
{
    const Plan plan = templatePlan(u"regulated-isolated"_s);
    const search::WhyNot why = whyNotRegion(plan, u"train"_s, u"westeurope"_s);
    const search::Reason *residency = reason(why, u"isolation.residency"_s);
    QVERIFY2(residency, qPrintable(told(why)));
    QVERIFY(residency->text.contains(u"Germany"_s));
    QVERIFY(!residency->source.title.isEmpty());
    checkWayOut(plan, why);
    // By one country, not by all of them.
    QVERIFY2(why.wayOut->text.startsWith(u"Let data be in Europe as well"_s), qPrintable(why.wayOut->text));
    const Plan with = applied(why.wayOut->edit, plan).value();
    QCOMPARE(with.isolation.residency, (QStringList{u"Germany"_s, u"Europe"_s}));
}

/// What a way out is warned of belongs to it: three A100 in place of three T4 cost more than the budget, one does the work and is no production.
void WhyNotTest::aWayOutSaysWhatItIsWarnedOf()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    const search::WhyNot why = whyNotSize(plan, u"serve"_s, u"Standard_NC24ads_A100_v4"_s);
    checkWayOut(plan, why);
    QCOMPARE(why.wayOut->text, u"Use 1 instance"_s);
    QCOMPARE(why.wayOut->warnings, QStringList{u"Fewer than 3 instances in production"_s});
    QCOMPARE(search::warnedOf(why.wayOut->warnings),
             u"It is then warned of: Fewer than 3 instances in production."_s);
    const search::WhyNot elsewhere = whyNotRegion(plan, u"serve"_s, u"eastus2"_s);
    QVERIFY2(elsewhere.wayOut && elsewhere.wayOut->warnings.isEmpty(), qPrintable(told(elsewhere)));
}

/// What the best plan over all regions takes is possible there, for what it says that it costs.
void WhyNotTest::whatIsBestIsPossible_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : {u"proof-of-concept"_s, u"vision-realtime"_s, u"many-models-forecast"_s})
        QTest::addRow("%s", qPrintable(id)) << id;
}

void WhyNotTest::whatIsBestIsPossible()
{
    QFETCH(const QString, id);
    const Plan plan = templatePlan(id);
    search::BestOptions options;
    options.everyRegion = true;
    options.priceConstraints = false;
    options.tellsBeside = false;
    options.mostNodes = 4;
    const search::BestPlan best = search::bestPlan(plan, context(), options);
    QVERIFY(best.edit);
    const Plan taken = applied(*best.edit, plan).value();
    for (const search::BestChoice &choice : best.choices) {
        const search::WhyNot size = search::whyNotSize(taken, context(), choice.compute, choice.after.size);
        QVERIFY2(size.reasons.empty() && size.total == best.after, qPrintable(told(size)));
        const search::WhyNot region
            = search::whyNotRegion(plan, context(), choice.compute, choice.after.region);
        const search::WayOut *way = region.wayOut ? &*region.wayOut : nullptr;
        QVERIFY2(way || region.edit, qPrintable(told(region)));
        // One compute that goes there, or the plan that moves for it, saves no more than the best of all.
        const Total there = way ? way->total + way->moving : *region.total + region.moving;
        QVERIFY2(!there.isComplete() || best.committed() <= there, qPrintable(told(region)));
    }
}

/// More than 10,000 instances have no cost: they are no way to run an endpoint, and the plan as it stands is blocked.
void WhyNotTest::whatCannotBeCountedIsNoWay()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.budget.reset();
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.deployments[0].sizing = InstanceSizing::Derived;
    // A T4 answers two pictures in 45 ms: 31 a second at 70 % of that, so that a million take some 32,000 of them.
    endpoint.peakRequestsPerSecond = 1e6;
    const std::vector<Finding> told = findingsOf(evaluated(plan), u"serving.instances"_s);
    QCOMPARE(told.size(), std::size_t(1));
    QCOMPARE(told.front().severity, Severity::Blocker);
    search::Query query;
    query.compute = u"serve"_s;
    query.top = 10'000;
    const search::Result found = search::search(plan, context(), query);
    for (const search::Candidate &each : found.ranked)
        QVERIFY2(each.nodes < 10'000 && each.complete, qPrintable(catalog().size(each.size).name));
    const search::WhyNot why = whyNotSize(plan, u"serve"_s, u"Standard_NC8as_T4_v3"_s);
    const search::Reason *reason = ::reason(why, u"serving.instances"_s);
    QVERIFY2(reason && QString(reason->text).remove(u',').contains(u"10000"_s), qPrintable(::told(why)));
}

/// 30 ms on each of 4 slots, 70 % busy: an instance of DS3 v2 carries 4 x 0.7 / 0.03 = 93.3 requests a second, 800,000 take 8,572. D2as v4 has
/// half the vCPUs, less than 1.6 times as fast, and takes more than the 9,999 that are counted. It has a price, and that it has none is not said.
void WhyNotTest::tooManyInstancesAreNoMissingPrice()
{
    Plan plan = servingPlan(12);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workloads.front().detail);
    endpoint.peakRequestsPerSecond.likely = 800'000;
    endpoint.serviceMilliseconds.likely = 30;
    endpoint.latencyTargetMilliseconds = 500;
    endpoint.concurrency = 4;
    endpoint.deployments[0].sizing = InstanceSizing::Derived;
    QVERIFY(evaluated(plan).total.isComplete());
    const search::WhyNot why = whyNotSize(plan, u"serve"_s, u"Standard_D2as_v4"_s);
    const search::Reason *many = reason(why, u"serving.instances"_s);
    QVERIFY2(many && many->text.contains(u"fewer than 10,000 of one deployment are counted"_s),
             qPrintable(told(why)));
    QVERIFY2(!reason(why, u"price.missing"_s) && !told(why).contains(u"o price"_s), qPrintable(told(why)));

    // A million take 10,715 of DS3 v2 itself.
    endpoint.peakRequestsPerSecond.likely = 1'000'000;
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(!evaluation.total.isComplete());
    QCOMPARE(findingsOf(evaluation, u"serving.instances"_s).size(), std::size_t(1));
    QVERIFY(findingsOf(evaluation, u"price.missing"_s).empty());
    const auto line = std::ranges::find(evaluation.lines, CostRole::Machines, &CostLine::role);
    QVERIFY(line != evaluation.lines.end());
    QCOMPARE(line->missing, u"More instances than are counted."_s);
}

/// How long a language model takes follows from GPUs: on a machine without there is no figure, and none is told, not even a dash for it.
void WhyNotTest::aTimeThatNobodyKnowsIsNoFigure()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.servedModel = u"meta-llama/Llama-3.1-8B"_s;
    endpoint.serviceMilliseconds = 0;
    endpoint.deployments[0].sizing = InstanceSizing::DerivedAutoscale;
    endpoint.deployments[0].maxInstances = 1000;
    const search::WhyNot why = whyNotSize(plan, u"serve"_s, u"Standard_D32s_v5"_s);
    QVERIFY2(reason(why, u"size.gpu"_s), qPrintable(told(why)));
    QVERIFY2(reason(why, u"size.measured_elsewhere"_s), qPrintable(told(why)));
    QVERIFY2(!reason(why, u"serving.target"_s), qPrintable(told(why)));
    for (const search::Reason &each : why.reasons)
        QVERIFY2(!each.text.contains(u'\u2013'), qPrintable(each.text));
}

void WhyNotTest::aRegionThatThePlanDoesNotNameIsAllowed()
{
    const Plan plan = templatePlan(u"proof-of-concept"_s);
    const search::WhyNot why = whyNotRegion(plan, u"train"_s, u"northeurope"_s);
    QVERIFY2(reason(why, u"search.region"_s), qPrintable(told(why)));
    checkWayOut(plan, why);
    const Plan with = applied(why.wayOut->edit, plan).value();
    QCOMPARE(with.otherRegions, QStringList{u"northeurope"_s});
    QCOMPARE(with.compute(u"train")->region, u"northeurope"_s);
}

void WhyNotTest::theRegionOfAnEndpointMovesThePlan()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    const search::WhyNot why = whyNotRegion(plan, u"serve"_s, u"northeurope"_s);
    QVERIFY2(reason(why, u"region.same"_s), qPrintable(told(why)));
    QVERIFY2(!reason(why, u"search.region"_s), "the plan names it");
    // One that the plan does not name has that against it as well.
    const search::WhyNot unnamed = whyNotRegion(plan, u"serve"_s, u"germanynorth"_s);
    QVERIFY2(reason(unnamed, u"region.same"_s), qPrintable(told(unnamed)));
    QVERIFY2(reason(unnamed, u"search.region"_s), qPrintable(told(unnamed)));
    if (!why.wayOut)
        return; // no machine for it is sold there
    checkWayOut(plan, why);
    QCOMPARE(applied(why.wayOut->edit, plan).value().region, u"northeurope"_s);
}

void WhyNotTest::aTargetThatEndedNamesItsSuccessor()
{
    const Plan plan = templatePlan(u"proof-of-concept"_s);
    const search::WhyNot why = whyNotTarget(plan, u"train"_s, u"data_lake_analytics"_s);
    QVERIFY2(!why.reasons.empty(), qPrintable(told(why)));
    QVERIFY(!why.edit);
}

/// An H100 in place of each A100 does the work, but costs more than the plan may: that is said, and where it costs less.
void WhyNotTest::aBudgetStandsAgainstWhatExceedsIt()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    const search::WhyNot why = whyNotSize(plan, u"serve"_s, u"Standard_NC40ads_H100_v5"_s);
    QVERIFY2(reason(why, u"plan.budget"_s), qPrintable(told(why)));
    QCOMPARE(why.reasons.size(), std::size_t(1));
    checkWayOut(plan, why);
    // Where it is cheaper the budget is kept; nowhere is it dropped before that was looked for.
    const Plan with = applied(why.wayOut->edit, plan).value();
    QVERIFY2(with.budget && !overBudget(with, evaluated(with).total, evaluated(with).peakMonth),
             qPrintable(told(why)));
    plan.budget.reset();
    QVERIFY(whyNotSize(plan, u"serve"_s, u"Standard_NC40ads_H100_v5"_s).reasons.empty());
}

void WhyNotTest::aTargetThatCannotSaysWhy()
{
    const Plan plan = visionPlan();
    const search::WhyNot why = whyNotTarget(plan, u"serve"_s, u"aci"_s);
    const search::Reason *target = reason(why, u"plan.target"_s);
    QVERIFY2(target, qPrintable(told(why)));
    QVERIFY(!target->text.isEmpty());
    const search::WhyNot same = whyNotTarget(plan, u"serve"_s, u"managed_online_endpoint"_s);
    QVERIFY2(same.reasons.empty(), qPrintable(told(same)));
    QVERIFY(same.edit);
}

void WhyNotTest::noWayOutOverfillsAMachine()
{
    // 330 runs of 10 h are 3,300 node-hours a month: a cluster of eight nodes does them, one attached machine of 730 h does not.
    Plan plan = templatePlan(u"vision-realtime"_s);
    auto &job = std::get<TrainingJob>(plan.workload(u"train")->detail);
    job.runsPerMonth = Estimate{330};
    job.work = {};
    job.work.measuredHours = 10;
    job.nodesPerRun = 1;
    job.failedPercent = 0;
    job.deadlineHours.reset();
    plan.compute(u"train")->maxNodes = 8;
    const search::WhyNot machine = whyNotTarget(plan, u"train"_s, u"remote_vm"_s);
    QVERIFY2(reason(machine, u"machine.capacity"_s), qPrintable(told(machine)));
    QVERIFY(!machine.edit);
    // A machine that is fast enough may do it all: never one that is not.
    if (machine.wayOut) {
        checkWayOut(plan, machine);
        const Result<Plan> with = applied(machine.wayOut->edit, plan);
        QVERIFY(std::ranges::none_of(evaluated(*with).findings,
                                     [](const Finding &each) { return each.rule == u"machine.capacity"; }));
    }
    // No cluster takes the size, an attached machine would take any.
    const search::WhyNot size = whyNotSize(plan, u"train"_s, u"Standard_NC64as_T4_v3"_s);
    if (size.wayOut)
        checkWayOut(plan, size);
    Plan attached = plan;
    attached.compute(u"train")->target = u"remote_vm"_s;
    const auto one
        = search::judged(attached, context(), u"train"_s, sizeNamed(catalog(), u"Standard_NC24ads_A100_v4"_s),
                         regionNamed(catalog(), u"westeurope"_s), PriceType::PayAsYouGo, 1);
    QVERIFY(one && one->has(Exclusion::Capacity));
    attached.compute(u"train")->instances = 5;
    const auto five
        = search::judged(attached, context(), u"train"_s, sizeNamed(catalog(), u"Standard_NC24ads_A100_v4"_s),
                         regionNamed(catalog(), u"westeurope"_s), PriceType::PayAsYouGo, 1);
    QVERIFY(five && !five->has(Exclusion::Capacity));
}

void WhyNotTest::everyReasonHasRuleTextAndSource()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    std::size_t seen = 0;
    for (std::size_t s = 0; s < catalog().sizes().size(); s += 37) {
        const auto candidate = search::judged(plan, context(), u"train"_s, static_cast<SizeId>(s),
                                              regionNamed(catalog(), u"japaneast"_s), PriceType::Spot, 1);
        QVERIFY(candidate);
        const std::vector<search::Reason> reasons
            = search::reasonsAgainst(plan, context(), u"train"_s, *candidate);
        for (const search::Reason &each : reasons) {
            QVERIFY(!each.rule.isEmpty());
            QVERIFY2(each.text.size() > 10, qPrintable(each.rule));
            QVERIFY2(!each.text.contains(u'%') || each.text.contains(u" %"_s), qPrintable(each.text));
            QVERIFY2(!each.source.title.isEmpty(), qPrintable(each.rule));
            ++seen;
        }
    }
    QVERIFY(seen > 50);
}

void WhyNotTest::whatIsNotSearchedSaysSo()
{
    const Plan plan = templatePlan(u"edge-arc"_s);
    const search::WhyNot why = whyNotSize(plan, u"plant"_s, u"Standard_D8s_v3"_s);
    QVERIFY(reason(why, u"search.not_by_size"_s));
    QVERIFY(!why.wayOut);
    // Spark is billed by its cores: it has no machines of its own, and goes where the plan goes.
    const Plan spark = templatePlan(u"spark-features-batch"_s);
    const search::WhyNot moved = whyNotRegion(spark, u"spark"_s, u"northeurope"_s);
    QVERIFY2(reason(moved, u"search.not_by_size"_s), qPrintable(told(moved)));
    QCOMPARE(moved.reasons.front().text,
             u"Nightly features is not billed by VM size: no machines are chosen for it."_s);
    checkWayOut(spark, moved);
    QCOMPARE(applied(moved.wayOut->edit, spark).value().region, u"northeurope"_s);
}

/// It was judged in the first region of the catalog.
void WhyNotTest::aRegionThatTheCatalogDoesNotHaveIsNotAnotherOne()
{
    Plan plan = visionPlan();
    plan.region = u"neverland"_s;
    const search::WhyNot why = whyNotSize(plan, u"train"_s, plan.compute(u"train"_s)->size);
    QCOMPARE(why.reasons.size(), std::size_t(1));
    QCOMPARE(why.reasons.front().text, u"neverland is no region. Choose one of the regions of the catalog."_s);
    QVERIFY(!why.edit && !why.total && !why.wayOut);
}

/// Azure's own list says of F2s v2 that it is often too small to serve: the best plan does without it, so it is warned of here as well. Three of
/// D2as v4 carry 50 requests of 20 ms, and three of the cheaper F2s v2 as well, so that nothing else is against it.
void WhyNotTest::whatABestPlanIsRefusedForStandsAgainst()
{
    Plan plan = servingPlan(50, 3);
    plan.computes[0].size = u"Standard_D2as_v4"_s;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workloads[0].detail);
    endpoint.serviceMilliseconds = 20;
    endpoint.concurrency = 2;
    plan.model.ramGiB = 1;
    const search::WhyNot why = whyNotSize(plan, u"serve"_s, u"Standard_F2s_v2"_s);
    const search::Reason *small = reason(why, u"endpoint.small_size"_s);
    QVERIFY2(small && small->warns, qPrintable(told(why)));
    QVERIFY2(why.isPossible() && why.edit && why.total, qPrintable(told(why)));
    QVERIFY(why.total->known() < evaluate(plan, context()).total.known());
    const search::BestPlan best = search::bestPlan(plan, context());
    QVERIFY(best.choices.at(0).after.size != sizeNamed(catalog(), u"Standard_F2s_v2"_s));
    // What is ruled out cannot be had.
    const search::WhyNot never = whyNotSize(plan, u"serve"_s, u"Standard_HB120rs_v3"_s);
    QVERIFY(never.reasons.empty() || never.isPossible() == never.edit.has_value());
}

SLIPWAY_TEST(WhyNotTest)
#include "tst_whynot.moc"
