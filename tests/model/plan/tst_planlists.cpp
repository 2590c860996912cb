// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/plan/planlists.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

Plan endpointPlan()
{
    Plan plan;
    Compute compute;
    compute.id = u"nodes"_s;
    plan.computes = {compute};
    Workload train;
    train.id = u"train"_s;
    train.name = u"Training"_s;
    TrainingJob job;
    job.compute = compute.id;
    train.detail = job;
    Workload serve;
    serve.id = u"serve"_s;
    RealtimeEndpoint endpoint;
    Deployment blue;
    blue.id = u"blue"_s;
    blue.compute = compute.id;
    endpoint.deployments = {blue, blue};
    serve.detail = endpoint;
    plan.workloads = {train, serve};
    return plan;
}

} // namespace

class PlanListsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aCopyStandsBehindItsWorkloadUnderAnotherName();
    void copiesOfCopiesAreNamedApart();
    void aComputeIsRenamedInEveryWorkload();
    void anIdThatIsTakenChangesNothing();
    void onlyAnUnusedComputeIsRemoved();
    void aWorkloadGoesWithTheComputesOnlyItUsed();
    void aDeploymentHandsOnItsRequests();
    void sharesAddUpToAHundredWhateverTheirNumber();
};

void PlanListsTest::aCopyStandsBehindItsWorkloadUnderAnotherName()
{
    Plan plan = endpointPlan();
    QCOMPARE(planlists::copyWorkload(plan, u"train"_s), u"train-2"_s);
    QCOMPARE(plan.workloads.size(), std::size_t(3));
    QCOMPARE(plan.workloads[1].id, u"train-2"_s);
    QCOMPARE(plan.workloads[1].name, u"Training 2"_s);
    QCOMPARE(plan.workloads[1].detail == plan.workloads[0].detail, true);
    QCOMPARE(planlists::copyWorkload(plan, u"nothing"_s), QString());
}

void PlanListsTest::copiesOfCopiesAreNamedApart()
{
    Plan plan = endpointPlan();
    QCOMPARE(planlists::copyWorkload(plan, u"train"_s), u"train-2"_s);
    QCOMPARE(planlists::copyWorkload(plan, u"train"_s), u"train-3"_s);
    QCOMPARE(planlists::copyCompute(plan, u"nodes"_s), u"nodes-2"_s);
    QCOMPARE(planlists::copyCompute(plan, u"nodes"_s), u"nodes-3"_s);
    QCOMPARE(plan.workload(u"train-3")->name, u"Training 3"_s);
    QCOMPARE(planlists::copyWorkload(plan, u"train-2"_s), u"train-4"_s);
    QCOMPARE(plan.workload(u"train-4")->name, u"Training 4"_s);
}

void PlanListsTest::aComputeIsRenamedInEveryWorkload()
{
    Plan plan = endpointPlan();
    QVERIFY(planlists::renameCompute(plan, u"nodes"_s, u"pool"_s));
    QCOMPARE(plan.computes[0].id, u"pool"_s);
    QCOMPARE(planlists::usersOf(plan, u"pool"_s), QStringList({u"train"_s, u"serve"_s}));
    QCOMPARE(planlists::usersOf(plan, u"nodes"_s), QStringList());
}

void PlanListsTest::anIdThatIsTakenChangesNothing()
{
    Plan plan = endpointPlan();
    static_cast<void>(planlists::copyCompute(plan, u"nodes"_s));
    const Plan before = plan;
    QVERIFY(!planlists::renameCompute(plan, u"nodes"_s, u"nodes-2"_s));
    QVERIFY(!planlists::renameCompute(plan, u"nodes"_s, {}));
    QVERIFY(!planlists::renameCompute(plan, u"nothing"_s, u"pool"_s));
    QCOMPARE(plan == before, true);
}

void PlanListsTest::onlyAnUnusedComputeIsRemoved()
{
    Plan plan = endpointPlan();
    QVERIFY(!planlists::removeCompute(plan, u"nodes"_s));
    static_cast<void>(planlists::copyCompute(plan, u"nodes"_s));
    QVERIFY(planlists::removeCompute(plan, u"nodes-2"_s));
    QCOMPARE(plan.computes.size(), std::size_t(1));
}

void PlanListsTest::aWorkloadGoesWithTheComputesOnlyItUsed()
{
    Plan plan = endpointPlan();
    static_cast<void>(planlists::copyCompute(plan, u"nodes"_s));
    std::get<TrainingJob>(plan.workloads[0].detail).compute = u"nodes-2"_s;
    static_cast<void>(planlists::copyWorkload(plan, u"train"_s));
    std::get<TrainingJob>(plan.workloads[1].detail).dependsOn = {u"train"_s, u"serve"_s};
    planlists::removeWorkload(plan, u"train"_s);
    QVERIFY(plan.compute(u"nodes-2"));
    QCOMPARE(std::get<TrainingJob>(plan.workloads[0].detail).dependsOn, QStringList{u"serve"_s});
    planlists::removeWorkload(plan, plan.workloads[0].id);
    QVERIFY(!plan.compute(u"nodes-2"));
    QVERIFY(plan.compute(u"nodes"));
    QCOMPARE(plan.workloads.size(), std::size_t(1));
}

void PlanListsTest::aDeploymentHandsOnItsRequests()
{
    Plan plan = endpointPlan();
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workloads[1].detail);
    planlists::splitEvenly(endpoint);
    planlists::removeDeployment(plan, endpoint, 2);
    QCOMPARE(endpoint.deployments.size(), std::size_t(2));
    planlists::removeDeployment(plan, endpoint, 1);
    QCOMPARE(endpoint.deployments.size(), std::size_t(1));
    QCOMPARE(endpoint.deployments[0].trafficPercent, 100.0);
    QVERIFY(plan.compute(u"nodes"));
}

void PlanListsTest::sharesAddUpToAHundredWhateverTheirNumber()
{
    for (const std::size_t count : {1U, 2U, 3U, 7U, 13U}) {
        RealtimeEndpoint endpoint;
        endpoint.deployments.resize(count);
        planlists::splitEvenly(endpoint);
        int hundredths = 0;
        for (const Deployment &each : endpoint.deployments)
            hundredths += qRound(each.trafficPercent * 100);
        QCOMPARE(hundredths, 10'000);
    }
}

SLIPWAY_TEST(PlanListsTest)

#include "tst_planlists.moc"
