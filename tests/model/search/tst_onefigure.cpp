// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/machinerange.h"
#include "model/search/bestplan.h"
#include "model/search/whynot.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const SizingResult *sizingOf(const Evaluation &evaluation, const QString &workload, const QString &compute)
{
    for (const SizingResult &each : evaluation.sizing) {
        if (each.workload == workload && each.compute == compute)
            return &each;
    }
    return nullptr;
}

/// The first workload on a compute.
QString workloadOn(const Plan &plan, const QString &compute)
{
    for (const Workload &each : plan.workloads) {
        if (each.enabled && each.computeIds().contains(compute))
            return each.id;
    }
    return {};
}

/// What the plan itself says of the machines that a candidate counts.
int nodesOf(const Plan &plan, const Evaluation &evaluation, const QString &id, const QString &workload)
{
    const Compute &compute = *plan.compute(id);
    const Workload &work = *plan.workload(workload.isEmpty() ? workloadOn(plan, id) : workload);
    const SizingResult *sized = sizingOf(evaluation, work.id, id);
    if (std::holds_alternative<RealtimeEndpoint>(work.detail))
        return static_cast<int>(sized->output(u"instances_planned")->likely);
    const Billing billing = catalog().traits(compute.target).billing;
    if (billing == Billing::Machine || billing == Billing::Instance)
        return machineRange(catalog(), evaluation, work, compute).highest;
    if (const auto *job = std::get_if<TrainingJob>(&work.detail))
        return job->nodesPerRun;
    return static_cast<int>(sized->output(u"nodes")->likely);
}

std::vector<search::Candidate> someOf(const search::Result &result)
{
    std::vector<search::Candidate> some = result.front;
    if (result.current)
        some.push_back(*result.current);
    for (std::size_t i = 0; i < std::min<std::size_t>(8, result.ranked.size()); ++i)
        some.push_back(result.ranked[i]);
    return some;
}

} // namespace

/// What a chart, the best choice, a finding and the answer to "why not" tell is what the plan itself tells.
class OneFigureTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hoursAndNodesOfCandidates_data() { addComputesOfTemplates(); }
    void hoursAndNodesOfCandidates();
    void nodesOfKeptMachines();
    void nodesOfTheBestChoice();
    void aBatchEndpointHasItsNodes();
    void aBatchMissesItsWindowEverywhere();
    void theSmallestChangeIsTheOneOfTheFinding();
    void instancesForThePeakAreOneNumber();
};

void OneFigureTest::hoursAndNodesOfCandidates()
{
    QFETCH(QString, id);
    QFETCH(QString, compute);
    const Plan plan = templatePlan(id);
    search::Query query;
    query.compute = compute;
    query.mostNodes = 4;
    const search::Result found = search::search(plan, context(), query);
    for (const search::Candidate &each : someOf(found)) {
        const Result<Plan> with = applied(search::choice(plan, context(), compute, each), plan);
        QVERIFY(with.ok());
        const Evaluation evaluation = evaluated(*with);
        QCOMPARE(int(each.nodes), nodesOf(*with, evaluation, compute, found.workload));
        if (found.measure != search::Measure::HoursPerRun && found.measure != search::Measure::HoursPerBatch)
            continue;
        const SizingResult *sized = sizingOf(evaluation, found.workload, compute);
        QVERIFY(sized);
        QCOMPARE(each.measure, sized->output(u"hours_per_run")->likely);
    }
}

void OneFigureTest::nodesOfKeptMachines()
{
    // Five attached machines are five in the chart as well, though a run takes one.
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"train")->target = u"remote_vm"_s;
    plan.compute(u"train")->instances = 5;
    const auto candidate
        = search::judged(plan, context(), u"train"_s, sizeNamed(catalog(), plan.compute(u"train")->size),
                         regionNamed(catalog(), plan.region), PriceType::PayAsYouGo, 1);
    QVERIFY(candidate);
    QCOMPARE(int(candidate->nodes), 5);
    QCOMPARE(
        machineRange(catalog(), evaluated(plan), *plan.workload(u"train"), *plan.compute(u"train")).highest,
        5);
}

void OneFigureTest::nodesOfTheBestChoice()
{
    for (const QString &id : {u"vision-realtime"_s, u"tabular-automl-batch"_s}) {
        const Plan plan = templatePlan(id);
        search::BestOptions options;
        options.priceConstraints = false;
        options.mostNodes = 4;
        const search::BestPlan best = search::bestPlan(plan, context(), options);
        const Result<Plan> with = best.edit ? applied(*best.edit, plan) : Result<Plan>(plan);
        QVERIFY(with.ok());
        const Evaluation evaluation = evaluated(*with);
        for (const search::BestChoice &each : best.choices) {
            search::Query query;
            query.compute = each.compute;
            query.top = 1;
            query.mostNodes = 1;
            const QString workload = search::search(*with, context(), query).workload;
            QCOMPARE(int(each.after.nodes), nodesOf(*with, evaluation, each.compute, workload));
        }
    }
}

void OneFigureTest::aBatchEndpointHasItsNodes()
{
    Plan plan = templatePlan(u"tabular-automl-batch"_s);
    for (std::size_t i = 0; i < plan.computes.size(); ++i) {
        if (plan.computes[i].target != u"batch_endpoint")
            continue;
        plan.computes[i].minNodes = 0;
        plan.computes[i].maxNodes = 4;
        const MachineRange range
            = machineRange(catalog(), evaluated(plan), *plan.workload(workloadOn(plan, plan.computes[i].id)),
                           plan.computes[i]);
        QCOMPARE(range.lowest, 0);
        QCOMPARE(range.highest, 4);
        return;
    }
    QFAIL("the template has no batch endpoint");
}

void OneFigureTest::aBatchMissesItsWindowEverywhere()
{
    // 3,600 items of 4 s on one worker are 4 h; with 5 minutes for the node to start they do not fit into 4 h, and into 4.1 h.
    Plan plan = templatePlan(u"tabular-automl-batch"_s);
    plan.assumptions.nodeStartMinutes = Estimate{5};
    for (Workload &workload : plan.workloads) {
        auto *batch = std::get_if<BatchScoring>(&workload.detail);
        if (!batch)
            continue;
        batch->itemsPerRun = Estimate{3600};
        batch->secondsPerItem = Estimate{4};
        batch->workersPerNode = batch->miniBatchSize = batch->nodesPerRun = 1;
        const QString compute = batch->compute;
        for (const double window : {4.0, 4.1}) {
            batch->windowHours = window;
            const Evaluation evaluation = evaluated(plan);
            const bool told = std::ranges::any_of(
                evaluation.findings, [](const Finding &each) { return each.rule == u"cluster.deadline"; });
            const double fewest = sizingOf(evaluation, workload.id, compute)->output(u"nodes_needed")->likely;
            const auto candidate
                = search::judged(plan, context(), compute, sizeNamed(catalog(), plan.compute(compute)->size),
                                 regionNamed(catalog(), plan.region), PriceType::PayAsYouGo, 1);
            QCOMPARE(told, window < 4.05);
            QCOMPARE(fewest, window < 4.05 ? 2.0 : 1.0);
            QCOMPARE(candidate->has(Exclusion::Deadline), window < 4.05);
        }
        return;
    }
    QFAIL("the template has no batch");
}

void OneFigureTest::theSmallestChangeIsTheOneOfTheFinding()
{
    const auto check = [](const Plan &plan, const QString &compute, const QString &rule) {
        const Evaluation now = evaluated(plan);
        const auto finding = std::ranges::find(now.findings, rule, &Finding::rule);
        QVERIFY2(finding != now.findings.end() && finding->fix, qPrintable(rule));
        const search::WhyNot why
            = search::whyNotSize(plan, context(), compute, sizeNamed(catalog(), plan.compute(compute)->size));
        QVERIFY2(why.wayOut, qPrintable(rule));
        QCOMPARE(why.wayOut->text, finding->fix->label);
        QVERIFY(why.wayOut->edit.changes == finding->fix->changes);
        const search::WhyNot place
            = search::whyNotRegion(plan, context(), compute, regionNamed(catalog(), plan.region));
        QVERIFY2(place.wayOut, qPrintable(rule));
        QVERIFY(place.wayOut->edit.changes == finding->fix->changes);
    };
    Plan full = templatePlan(u"vision-realtime"_s);
    std::get<TrainingJob>(full.workload(u"train")->detail).runsPerMonth = Estimate{1000};
    std::get<TrainingJob>(full.workload(u"train")->detail).deadlineHours.reset();
    check(full, u"train"_s, u"cluster.capacity"_s);
    Plan few = templatePlan(u"vision-realtime"_s);
    std::get<RealtimeEndpoint>(few.workload(u"serve")->detail).deployments[0].instances = 1;
    check(few, u"serve"_s, u"serving.instances"_s);
    Plan ended = templatePlan(u"vision-realtime"_s);
    ended.compute(u"train")->size = u"Standard_NC6s_v3"_s;
    std::get<TrainingJob>(ended.workload(u"train")->detail).deadlineHours.reset();
    check(ended, u"train"_s, u"size.retired"_s);
}

void OneFigureTest::instancesForThePeakAreOneNumber()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail).deployments[0].instances = 1;
    std::vector<PlanEdit::Value> values;
    for (const Finding &each : evaluated(plan).findings) {
        if (each.rule == u"endpoint.throughput" || each.rule == u"serving.instances") {
            QVERIFY(each.fix);
            values.push_back(each.fix->changes.front().value);
        }
    }
    QCOMPARE(values.size(), std::size_t(2));
    QVERIFY(values[0] == values[1]);
}

SLIPWAY_TEST(OneFigureTest)
#include "tst_onefigure.moc"
