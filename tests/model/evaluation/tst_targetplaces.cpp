// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/eligibility/verdicts.h"
#include "tests/model/evaluation/rulecases.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// What each target can do, and where each workload may run.
class TargetPlacesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void batchesAreScoredOnServerlessCompute();
    void trainingRunsOnTheLocalComputer();
    void ownServersServeWhatTheCloudTrains();
    void aWorkloadWithoutAPlaceIsWhereThePlanSays();
    void whatAnswersIsJudgedForEachWorkload();
    void aTargetOfAnOldTableSaysSo_data();
    void aTargetOfAnOldTableSaysSo();
    void theMemoryOfTheModelDecidesOnContainers_data();
    void theMemoryOfTheModelDecidesOnContainers();
    void podsHoldTheModel();
    void aLargerSizeOfTheSeriesComesFirst();

private:
    static QStringList blockersOf(const Plan &plan, const QString &compute)
    {
        QStringList rules;
        for (const Finding &finding : evaluated(plan).findings) {
            if (finding.severity == Severity::Blocker && finding.subject == compute)
                rules << finding.rule;
        }
        return rules;
    }
};

/// 2 nodes for the hours that a run takes, twice a month, at the rate of a cluster's node: the compute is billed for
/// nothing else.
void TargetPlacesTest::batchesAreScoredOnServerlessCompute()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.model.gpuForInference = false;
    BatchScoring &batch = scoring(plan);
    batch.itemsPerRun = 72'000;
    batch.secondsPerItem = 1;
    batch.workersPerNode = 1;
    batch.nodesPerRun = 2;
    batch.runsPerMonth = 2;
    batch.windowHours = 24;
    Compute &compute = *plan.compute(u"serve");
    compute.target = u"serverless_compute"_s;
    compute.size = u"Standard_DS3_v2"_s;
    QCOMPARE(blockersOf(plan, u"serve"_s), QStringList());
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(std::ranges::any_of(evaluation.lines, [](const CostLine &line) {
        return line.compute == u"serve" && line.priced() && line.total > Money(0, Currency());
    }));
    for (const TargetVerdict &verdict : evaluation.verdicts) {
        if (verdict.target == u"serverless_compute" && verdict.stage == LifecycleStage::Deployment)
            QCOMPARE(verdict.verdict, Verdict::Possible);
    }
}

void TargetPlacesTest::trainingRunsOnTheLocalComputer()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.tools.pipelines = false;
    plan.tools.designer = false;
    plan.compute(u"train")->target = u"local"_s;
    QVERIFY2(!blockersOf(plan, u"train"_s).contains(u"plan.target"_s),
             qPrintable(blockersOf(plan, u"train"_s).join(u' ')));
    plan.workload(u"train")->environment = Environment::Production;
    QCOMPARE(findingsOf(evaluated(plan), u"advice.move_to_cluster"_s).size(), std::size_t(1));
    // The tables say no to pipelines there.
    plan.tools.pipelines = true;
    QVERIFY(blockersOf(plan, u"train"_s).contains(u"plan.target"_s));
}

void TargetPlacesTest::ownServersServeWhatTheCloudTrains()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"serve")->target = u"kubernetes_online_endpoint"_s;
    plan.placement = Placement::Cloud;
    plan.workload(u"serve")->placement = Placement::OnPremises;
    QCOMPARE(findingsOf(evaluated(plan), u"plan.target"_s).size(), std::size_t(0));

    // The same said the other way round.
    plan.placement = Placement::OnPremises;
    plan.workload(u"serve")->placement.reset();
    plan.workload(u"train")->placement = Placement::Cloud;
    plan.workload(u"explore")->placement = Placement::Cloud;
    QCOMPARE(findingsOf(evaluated(plan), u"plan.target"_s).size(), std::size_t(0));

    // What serves on own servers cannot be a managed endpoint, whatever the plan says of the rest.
    plan.placement = Placement::Cloud;
    plan.workload(u"serve")->placement = Placement::OnPremises;
    plan.compute(u"serve")->target = u"managed_online_endpoint"_s;
    const std::vector<Finding> found = findingsOf(evaluated(plan), u"plan.target"_s);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found.front().subject, u"serve"_s);
    QVERIFY2(found.front().detail.contains(u"on premises"), qPrintable(found.front().detail));
}

void TargetPlacesTest::aWorkloadWithoutAPlaceIsWhereThePlanSays()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"serve")->target = u"kubernetes_online_endpoint"_s;
    plan.placement = Placement::OnPremises;
    // Notebooks and training are on computes of Azure.
    QCOMPARE(findingsOf(evaluated(plan), u"plan.target"_s).size(), std::size_t(2));
    // At the edge a model serves; it is tried and trained in the cloud, unless the work itself says otherwise.
    plan.placement = Placement::Edge;
    QCOMPARE(findingsOf(evaluated(plan), u"plan.target"_s).size(), std::size_t(0));
    plan.workload(u"train")->placement = Placement::Edge;
    QCOMPARE(findingsOf(evaluated(plan), u"plan.target"_s).size(), std::size_t(1));
}

/// A plan that serves and scores: requests still need a target that answers them.
void TargetPlacesTest::whatAnswersIsJudgedForEachWorkload()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    Workload batch = *plan.workload(u"serve");
    batch.id = u"score"_s;
    BatchScoring detail;
    detail.compute = u"train"_s;
    batch.detail = detail;
    plan.workloads.push_back(batch);
    QCOMPARE(findingsOf(evaluated(plan), u"plan.target"_s).size(), std::size_t(0));
    serving(plan).deployments[0].compute = u"train"_s;
    const std::vector<Finding> found = findingsOf(evaluated(plan), u"plan.target"_s);
    QCOMPARE(found.size(), std::size_t(1));
    QVERIFY2(found.front().detail.contains(u"real time"), qPrintable(found.front().detail));
}

void TargetPlacesTest::aTargetOfAnOldTableSaysSo_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("old");
    for (const QString &id :
         {u"compute_instance_web_service"_s, u"iot_edge"_s, u"azure_functions"_s, u"data_box_edge"_s})
        QTest::newRow(qPrintable(id)) << id << true;
    for (const QString &id : {u"managed_online_endpoint"_s, u"kubernetes_online_endpoint"_s, u"aci"_s})
        QTest::newRow(qPrintable(id)) << id << false;
}

void TargetPlacesTest::aTargetOfAnOldTableSaysSo()
{
    QFETCH(QString, target);
    QFETCH(bool, old);
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"serve")->target = target;
    const std::vector<Finding> found = findingsOf(evaluated(plan), u"target.old_table"_s);
    QCOMPARE(found.size(), std::size_t(old ? 1 : 0));
    if (old) {
        QVERIFY2(found.front().title.contains(u"2020-06-25"), qPrintable(found.front().title));
        QCOMPARE(found.front().source.asOf, u"2020-06-25"_s);
    }
}

void TargetPlacesTest::theMemoryOfTheModelDecidesOnContainers_data()
{
    QTest::addColumn<double>("model"); // GiB in use
    QTest::addColumn<double>("group"); // GiB of the container
    QTest::addColumn<bool>("parameters");
    QTest::addColumn<QStringList>("rules");
    QTest::newRow("150 % of 0.8 is 1.2") << 0.8 << 4.0 << false << QStringList();
    QTest::newRow("150 % of 2.8 is 4.2") << 2.8 << 4.0 << true << QStringList{u"container.memory"_s};
    QTest::newRow("enough, and no more is known of its size")
        << 2.0 << 4.0 << false << QStringList{u"container.model"_s};
    QTest::newRow("enough, and its weights are known") << 2.0 << 4.0 << true << QStringList();
    QTest::newRow("150 % of 31 is 46.5") << 31.0 << 47.0 << true << QStringList();
    QTest::newRow("150 % of 32 is 48")
        << 32.0 << 47.9 << true << QStringList{u"container.memory"_s, u"container.model"_s};
}

void TargetPlacesTest::theMemoryOfTheModelDecidesOnContainers()
{
    QFETCH(double, model);
    QFETCH(double, group);
    QFETCH(bool, parameters);
    QFETCH(QStringList, rules);
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"serve")->target = u"aci"_s;
    plan.compute(u"serve")->instances = 1;
    plan.compute(u"serve")->kubernetes = KubernetesOptions();
    plan.compute(u"serve")->kubernetes->podMemoryGiB = group;
    plan.model.ramGiB = model;
    if (!parameters)
        plan.model.parametersBillion.reset();
    QStringList told;
    for (const Finding &finding : evaluated(plan).findings) {
        if (finding.rule == u"container.memory" || finding.rule == u"container.model")
            told << finding.rule;
    }
    told.sort();
    QCOMPARE(told, rules);
}

/// 150 % of 5 GiB are 7.5; on nodes with GPUs the model is there.
void TargetPlacesTest::podsHoldTheModel()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.model.ramGiB = 5;
    Compute &serve = *plan.compute(u"serve");
    serve.target = u"kubernetes"_s;
    serve.size = u"Standard_D4s_v5"_s;
    serve.kubernetes = KubernetesOptions();
    const std::vector<Finding> found = findingsOf(evaluated(plan), u"container.memory"_s);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(std::get<double>(found.front().fix->changes.front().value), 7.5);
    serve.kubernetes->podMemoryGiB = 7.5;
    QVERIFY(findingsOf(evaluated(plan), u"container.memory"_s).empty());
    serve.kubernetes->podMemoryGiB = 4;
    serve.size = u"Standard_NC4as_T4_v3"_s;
    QVERIFY(findingsOf(evaluated(plan), u"container.memory"_s).empty());
}

/// 10 machines of 2 vCPUs and 8 GiB are 20 vCPUs; 4 larger ones need 5 each, which the size of 8 has. It costs 0.46 an
/// hour where the small one costs 0.115: as much for each vCPU. ceil(20 / 8) are 3.
void TargetPlacesTest::aLargerSizeOfTheSeriesComesFirst()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.model.gpuForInference = false;
    plan.compute(u"serve")->size = u"Standard_D2as_v4"_s;
    serving(plan).deployments[0].sizing = InstanceSizing::Fixed;
    serving(plan).deployments[0].instances = 10;
    const std::vector<Finding> found = findingsOf(evaluated(plan), u"advice.scale_up"_s);
    QCOMPARE(found.size(), std::size_t(1));
    QVERIFY2(found.front().detail.contains(u"3 of D8as v4"), qPrintable(found.front().detail));
    plan.compute(u"serve")->size = u"Standard_D8as_v4"_s;
    QCOMPARE(findingsOf(evaluated(plan), u"advice.scale_up"_s).size(), std::size_t(0));
}

SLIPWAY_TEST(TargetPlacesTest)

#include "tst_targetplaces.moc"
