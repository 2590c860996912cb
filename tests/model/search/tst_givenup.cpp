// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/givenup.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

search::Result searched(const Plan &plan, const QString &compute)
{
    search::Query query;
    query.compute = compute;
    return search::searchWithWaysOut(plan, context(), query);
}

const search::GivenUp *wayWithout(const search::Result &found, Exclusion constraint)
{
    const auto way = std::ranges::find(found.givenUp, constraint, &search::GivenUp::constraint);
    return way == found.givenUp.end() ? nullptr : &*way;
}

QStringList idsOf(const search::GivenUp &way)
{
    QStringList ids;
    for (const search::Relaxation &each : way.drops)
        ids << each.id;
    return ids;
}

} // namespace

/// What giving up one constraint buys where nothing meets the plan.
class GivenUpTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsGivenUpWhereSomethingMeetsThePlan();
    void droppingADeadlineIsEnough();
    void whatIsOfNoHelpIsNotOffered();
    void aLanguageModelIsServedWithLighterWeights();
    void everyRelaxationOfAnExclusionIsOne();
};

void GivenUpTest::nothingIsGivenUpWhereSomethingMeetsThePlan()
{
    const search::Result found = searched(templatePlan(u"vision-realtime"_s), u"train"_s);
    QVERIFY(found.eligible > 0);
    QVERIFY(found.givenUp.empty());
}

void GivenUpTest::droppingADeadlineIsEnough()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    std::get<TrainingJob>(plan.workload(u"train")->detail).deadlineHours = 0.01;
    const search::Result found = searched(plan, u"train"_s);
    QCOMPARE(found.eligible, std::size_t(0));
    const search::GivenUp *way = wayWithout(found, Exclusion::Deadline);
    QVERIFY(way);
    QCOMPARE(idsOf(*way), QStringList{u"deadline"_s});
    const Plan without = applied(way->drops.front().edit, plan).value();
    const search::Result then = searched(without, u"train"_s);
    QVERIFY(then.eligible > 0);
    QVERIFY(std::ranges::any_of(
        then.ranked, [&](const search::Candidate &each) { return takeTheSame(each, way->candidate); }));
    QVERIFY(std::ranges::is_sorted(found.givenUp, search::ranksBefore, &search::GivenUp::candidate));
}

/// A token takes the time to read all weights: with half of the bits about half. A target a tenth below what sixteen bits reach on any machine is kept
/// with eight.
void GivenUpTest::aLanguageModelIsServedWithLighterWeights()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    const auto serving = std::ranges::find_if(plan.workloads, [](const Workload &each) {
        return std::holds_alternative<RealtimeEndpoint>(each.detail);
    });
    QVERIFY(serving != plan.workloads.end());
    auto &endpoint = std::get<RealtimeEndpoint>(serving->detail);
    endpoint.serviceMilliseconds = 0;
    endpoint.servingPrecision = Precision::BFloat16;
    const QString compute = endpoint.deployments.front().compute;
    while (searched(plan, compute).eligible > 0) {
        endpoint.latencyTargetMilliseconds *= 0.9;
        QVERIFY(endpoint.latencyTargetMilliseconds > 1);
    }
    const search::Result found = searched(plan, compute);
    QVERIFY(!found.givenUp.empty());
    const search::GivenUp &way = found.givenUp.front();
    QVERIFY(!way.constraint);
    QCOMPARE(idsOf(way), QStringList{u"serving"_s});
    const Plan served = applied(way.drops.front().edit, plan).value();
    const search::Result then = searched(served, compute);
    QVERIFY(then.eligible > 0);
    QVERIFY(takeTheSame(then.ranked.front(), way.candidate));
    // With the machine that keeps the target so, at what it was told to cost.
    QVERIFY(then.current && takeTheSame(*then.current, way.candidate));
    QCOMPARE(evaluated(served).total, found.total(way.candidate));
}

/// Answers take 200 ms and may take 1 ms: one instance fewer to spare changes nothing.
void GivenUpTest::whatIsOfNoHelpIsNotOffered()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.latencyTargetMilliseconds = 1;
    endpoint.spareInstance = true;
    const search::GivenUp *way = nullptr;
    const search::Result found = searched(plan, u"serve"_s);
    QCOMPARE(found.eligible, std::size_t(0));
    way = wayWithout(found, Exclusion::Latency);
    QVERIFY(way);
    QCOMPARE(idsOf(*way), QStringList{u"latency"_s});
}

void GivenUpTest::everyRelaxationOfAnExclusionIsOne()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.preemptibleAcceptable = false;
    plan.isolation.isolatedSizesOnly = true;
    plan.isolation.residency = {u"Europe"_s};
    plan.model.gpuForTraining = plan.model.gpuForInference = true;
    std::get<TrainingJob>(plan.workload(u"train")->detail).deadlineHours = 24;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.spareInstance = true;
    endpoint.zones = 2;
    Workload batch;
    batch.id = u"score"_s;
    batch.detail = BatchScoring();
    plan.workloads.push_back(batch);
    QStringList known;
    for (const search::Relaxation &each : search::relaxationsOf(plan, catalog()))
        known << each.id;
    for (std::size_t e = 0; e < exclusionCount; ++e) {
        for (const QString &id : search::relaxationsFor(static_cast<Exclusion>(e)))
            QVERIFY2(known.contains(id), qPrintable(id));
    }
}

SLIPWAY_TEST(GivenUpTest)
#include "tst_givenup.moc"
