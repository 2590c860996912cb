// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/rules/rulehelpers.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

class RuleHelpersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void gpusAreNeededWhereThePlanSaysSo();
    void aStepLeavesTheGpuToAnother();
    void aStepOnTheSameComputeIsNoOther();
    void jobsEndOnMachinesOfAzureMlOnly();
    void ofWhatAzureManagesOnlyClustersMayBeElsewhere();
};

namespace {

Workload step(const QString &id, const QString &compute, const QString &pipeline)
{
    TrainingJob job;
    job.kind = TrainingKind::PipelineStep;
    job.pipeline = pipeline;
    job.compute = compute;
    Workload workload;
    workload.id = id;
    workload.detail = job;
    return workload;
}

/// Data is prepared on "cpus" and trained on "gpus", both of one pipeline.
Plan pipelinePlan()
{
    Plan plan;
    plan.model.gpuForTraining = true;
    plan.computes.resize(2);
    plan.computes[0].id = u"cpus"_s;
    plan.computes[0].size = u"Standard_D4s_v3"_s;
    plan.computes[1].id = u"gpus"_s;
    plan.computes[1].size = u"Standard_NC4as_T4_v3"_s;
    plan.workloads = {step(u"prepare"_s, u"cpus"_s, u"weekly"_s), step(u"train"_s, u"gpus"_s, u"weekly"_s)};
    return plan;
}

cost::ComputeUse useOf(const QString &compute, CostStage stage, const QStringList &workloads)
{
    cost::ComputeUse use;
    use.id = compute;
    use.stage = stage;
    use.workloads = workloads;
    return use;
}

} // namespace

void RuleHelpersTest::gpusAreNeededWhereThePlanSaysSo()
{
    Plan plan = pipelinePlan();
    std::get<TrainingJob>(plan.workloads[1].detail).kind = TrainingKind::Job;
    const auto needs = [&](CostStage stage) {
        return needsGpu(plan, cost::PlanIndex(plan), catalog(), useOf(u"gpus"_s, stage, {u"train"_s}));
    };
    QVERIFY(needs(CostStage::Training));
    QVERIFY(!needs(CostStage::Deployment));
    QVERIFY(!needs(CostStage::Experimentation));
    plan.model.gpuForTraining = false;
    plan.model.gpuForInference = true;
    QVERIFY(!needs(CostStage::Training));
    QVERIFY(needs(CostStage::Deployment));
}

void RuleHelpersTest::aStepLeavesTheGpuToAnother()
{
    Plan plan = pipelinePlan();
    const cost::ComputeUse cpus = useOf(u"cpus"_s, CostStage::Training, {u"prepare"_s});
    QVERIFY(!needsGpu(plan, cost::PlanIndex(plan), catalog(), cpus));
    // What trains has nobody to leave it to.
    QVERIFY(needsGpu(plan, cost::PlanIndex(plan), catalog(),
                     useOf(u"gpus"_s, CostStage::Training, {u"train"_s})));

    plan.workloads[1].enabled = false;
    QVERIFY(needsGpu(plan, cost::PlanIndex(plan), catalog(), cpus));
    plan.workloads[1].enabled = true;
    plan.computes[1].size = u"Standard_D8s_v3"_s;
    QVERIFY(needsGpu(plan, cost::PlanIndex(plan), catalog(), cpus));
    plan = pipelinePlan();
    std::get<TrainingJob>(plan.workloads[1].detail).pipeline = u"another"_s;
    QVERIFY(needsGpu(plan, cost::PlanIndex(plan), catalog(), cpus));
    // One job that is no step is enough.
    plan = pipelinePlan();
    plan.workloads.push_back(step(u"alone"_s, u"cpus"_s, {}));
    QVERIFY(needsGpu(plan, cost::PlanIndex(plan), catalog(),
                     useOf(u"cpus"_s, CostStage::Training, {u"prepare"_s, u"alone"_s})));
}

void RuleHelpersTest::aStepOnTheSameComputeIsNoOther()
{
    Plan plan = pipelinePlan();
    std::get<TrainingJob>(plan.workloads[0].detail).compute = u"gpus"_s;
    QVERIFY(needsGpu(plan, cost::PlanIndex(plan), catalog(),
                     useOf(u"gpus"_s, CostStage::Training, {u"prepare"_s, u"train"_s})));
}

void RuleHelpersTest::jobsEndOnMachinesOfAzureMlOnly()
{
    QCOMPARE(jobLifetime(catalog(), cost::Billing::Cluster, false)->value, 21.0);
    QCOMPARE(jobLifetime(catalog(), cost::Billing::Cluster, true)->value, 7.0);
    QVERIFY(jobLifetime(catalog(), cost::Billing::Instance, false));
    QVERIFY(jobLifetime(catalog(), cost::Billing::Serverless, false));
    QVERIFY(!jobLifetime(catalog(), cost::Billing::Kubernetes, false));
    QVERIFY(!jobLifetime(catalog(), cost::Billing::Machine, true));
}

void RuleHelpersTest::ofWhatAzureManagesOnlyClustersMayBeElsewhere()
{
    using cost::Billing;
    for (const Billing billing : {Billing::Instance, Billing::Serverless, Billing::Endpoint})
        QVERIFY(staysWithWorkspace(billing));
    for (const Billing billing : {Billing::Cluster, Billing::Kubernetes, Billing::Machine, Billing::Owner})
        QVERIFY(!staysWithWorkspace(billing));
}

SLIPWAY_TEST(RuleHelpersTest)
#include "tst_rulehelpers.moc"
