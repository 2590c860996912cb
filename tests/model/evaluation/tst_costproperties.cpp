// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/model/evaluation/evaluationfixture.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

Plan emptyPlan()
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.months = 3;
    return plan;
}

Workload job(const QString &id, QRandomGenerator &random, int maxNodes)
{
    Workload workload;
    workload.id = id;
    workload.name = id;
    TrainingJob training;
    training.compute = u"shared"_s;
    // Longer than a start: a shorter run may bridge a gap and save one.
    training.work.measuredHours = 0.5 + random.bounded(10.0);
    training.runsPerMonth = random.bounded(1, 20);
    training.nodesPerRun = random.bounded(1, maxNodes + 1);
    workload.detail = training;
    return workload;
}

const CostLine *foundLine(const Evaluation &evaluation, const QString &id)
{
    const auto it = std::find_if(evaluation.lines.begin(), evaluation.lines.end(),
                                 [&](const CostLine &line) { return line.id == id; });
    return it == evaluation.lines.end() ? nullptr : &*it;
}

} // namespace

/// What must hold of any plan.
class CostPropertiesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void workOnASharedComputeNeverLowersTheTotal();
    void sharedComputesCountFixedCostAndQuotaOnce();
    void theOrderOfWorkloadsChangesNothing();
    void aWorkloadThatIsSwitchedOffCostsNothing_data();
    void aWorkloadThatIsSwitchedOffCostsNothing();
    void aStepThatIsSwitchedOffKeepsTheOrderOfTheOthers();
    void moreRequestsNeverCostLess();
    void waitingChangesNoWork();
    void commitmentsNeverCoverMoreThanTheirUnits();
    void quotaCountsWhatHasNoVmSize();
    void everyDeploymentKeepsItsOwnReserve();
};

void CostPropertiesTest::workOnASharedComputeNeverLowersTheTotal()
{
    QRandomGenerator random(41);
    for (int i = 0; i < 200; ++i) {
        Plan plan = emptyPlan();
        Compute cluster;
        cluster.id = u"shared"_s;
        cluster.target = u"compute_cluster"_s;
        cluster.size = u"Standard_D4s_v3"_s;
        cluster.minNodes = random.bounded(0, 2);
        cluster.maxNodes = random.bounded(2, 7);
        plan.computes = {cluster};
        Total before = evaluated(plan).total;
        for (int w = 0; w < 3; ++w) {
            plan.workloads.push_back(job(u"w%1"_s.arg(w), random, cluster.maxNodes));
            const Total after = evaluated(plan).total;
            QVERIFY2(after >= before,
                     qPrintable(u"plan %1, workload %2: %3 after %4"_s.arg(i).arg(w).arg(
                         after.known().toDecimal(), before.known().toDecimal())));
            before = after;
        }
    }
}

void CostPropertiesTest::sharedComputesCountFixedCostAndQuotaOnce()
{
    QRandomGenerator random(5);
    Plan plan = emptyPlan();
    Compute cluster;
    cluster.id = u"shared"_s;
    cluster.target = u"compute_cluster"_s;
    cluster.size = u"Standard_D4s_v3"_s;
    cluster.maxNodes = 6;
    plan.computes = {cluster};
    plan.workloads = {job(u"one"_s, random, 6)};
    const Evaluation one = evaluated(plan);
    plan.workloads.push_back(job(u"two"_s, random, 6));
    const Evaluation two = evaluated(plan);
    QCOMPARE(foundLine(two, u"compute/shared/balancer"_s)->total,
             foundLine(one, u"compute/shared/balancer"_s)->total);
    QCOMPARE(two.quota.size(), std::size_t(1));
    QCOMPARE(two.quota[0].needed, 24);
    QCOMPARE(one.quota[0].needed, 24);
}

void CostPropertiesTest::theOrderOfWorkloadsChangesNothing()
{
    QRandomGenerator random(22);
    for (int i = 0; i < 60; ++i) {
        Plan plan = emptyPlan();
        plan.months = 1;
        Compute cluster;
        cluster.id = u"shared"_s;
        cluster.target = u"compute_cluster"_s;
        cluster.size = u"Standard_D4s_v3"_s;
        cluster.minNodes = random.bounded(0, 2);
        cluster.maxNodes = random.bounded(2, 7);
        cluster.idleSeconds = i % 2 == 0 ? 7 * 24 * 3600 : 120;
        plan.computes = {cluster};
        for (int w = 0; w < 4; ++w) {
            plan.workloads.push_back(job(u"w%1"_s.arg(w), random, cluster.maxNodes));
            auto &training = std::get<TrainingJob>(plan.workloads.back().detail);
            training.failedPercent = random.bounded(50.0);
            if (random.bounded(2) == 0)
                training.pattern = RunPattern::Together;
            if (random.bounded(2) == 0)
                training.dependsOn = {u"w%1"_s.arg(random.bounded(4))};
        }
        const Total before = evaluated(plan).total;
        for (int k = 0; k < 3; ++k) {
            std::shuffle(plan.workloads.begin(), plan.workloads.end(), random);
            QCOMPARE(evaluated(plan).total, before);
        }
    }
}

void CostPropertiesTest::aWorkloadThatIsSwitchedOffCostsNothing_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("idleSeconds");
    for (const TemplateInfo &info : templates().templates()) {
        for (const int idle : {120, 7 * 24 * 3600})
            QTest::addRow("%s, %d s", qPrintable(info.id), idle) << info.id << idle;
    }
}

void CostPropertiesTest::aWorkloadThatIsSwitchedOffCostsNothing()
{
    QFETCH(QString, id);
    QFETCH(int, idleSeconds);
    Plan plan = templatePlan(id);
    for (Compute &compute : plan.computes)
        compute.idleSeconds = idleSeconds;
    const Evaluation all = evaluated(plan);
    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        Plan fewer = plan;
        fewer.workloads[w].enabled = false;
        const Evaluation rest = evaluated(fewer);
        QVERIFY2(rest.total <= all.total,
                 qPrintable(u"without %1: %2 -> %3"_s.arg(plan.workloads[w].id, all.total.known().toDecimal(),
                                                          rest.total.known().toDecimal())));
    }
}

void CostPropertiesTest::aStepThatIsSwitchedOffKeepsTheOrderOfTheOthers()
{
    // Two steps of four nodes for an hour, with one between them. The nodes stay for seven days: side by side the two take eight nodes.
    Plan plan = emptyPlan();
    plan.months = 1;
    plan.assumptions.nodeStartMinutes = 0;
    Compute cluster;
    cluster.id = u"shared"_s;
    cluster.target = u"compute_cluster"_s;
    cluster.size = u"Standard_D4s_v3"_s;
    cluster.maxNodes = 8;
    cluster.idleSeconds = 7 * 24 * 3600;
    plan.computes = {cluster};
    QRandomGenerator random(1);
    for (const QString &id : {u"prepare"_s, u"train"_s, u"judge"_s}) {
        Workload step = job(id, random, 1);
        auto &training = std::get<TrainingJob>(step.detail);
        training.work.measuredHours = 1;
        training.runsPerMonth = 1;
        training.nodesPerRun = 4;
        if (!plan.workloads.empty())
            training.dependsOn = {plan.workloads.back().id};
        plan.workloads.push_back(step);
    }
    QCOMPARE(foundLine(evaluated(plan), u"compute/shared/nodes"_s)->totalQuantity.units(), 4.0 * (3 + 168));
    plan.workloads[1].enabled = false;
    QCOMPARE(foundLine(evaluated(plan), u"compute/shared/nodes"_s)->totalQuantity.units(), 4.0 * (2 + 168));
}

void CostPropertiesTest::moreRequestsNeverCostLess()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.deployments[0].sizing = InstanceSizing::Autoscale;
    endpoint.deployments[0].minInstances = 1;
    endpoint.deployments[0].maxInstances = 40;
    Total before;
    for (double peak = 0; peak <= 2000; peak += 25) {
        endpoint.peakRequestsPerSecond = peak;
        const Evaluation evaluation = evaluated(plan);
        QVERIFY(evaluation.total >= before);
        before = evaluation.total;
        // Never to zero: at least one instance for every hour of the ten months it runs.
        QVERIFY(foundLine(evaluation, u"endpoint/serve/blue"_s)->totalQuantity
                >= Quantity::fromDouble(10 * 730 - 0.001));
    }
}

void CostPropertiesTest::waitingChangesNoWork()
{
    QRandomGenerator random(17);
    for (int i = 0; i < 100; ++i) {
        Plan plan = emptyPlan();
        plan.assumptions.nodeStartMinutes = 0;
        Compute cluster;
        cluster.id = u"shared"_s;
        cluster.target = u"compute_cluster"_s;
        cluster.size = u"Standard_D4s_v3"_s;
        cluster.maxNodes = 40;
        cluster.idleSeconds = 0;
        plan.computes = {cluster};
        for (int w = 0; w < 3; ++w)
            plan.workloads.push_back(job(u"w%1"_s.arg(w), random, 4));
        const Quantity apart = foundLine(evaluated(plan), u"compute/shared/nodes"_s)->totalQuantity;
        std::get<TrainingJob>(plan.workloads[0].detail).dependsOn = {u"w1"_s, u"w2"_s, u"nobody"_s};
        std::get<TrainingJob>(plan.workloads[1].detail).dependsOn = {u"w2"_s};
        const Quantity waiting = foundLine(evaluated(plan), u"compute/shared/nodes"_s)->totalQuantity;
        QVERIFY(std::abs(apart.units() - waiting.units()) < 1e-5);
    }
}

void CostPropertiesTest::commitmentsNeverCoverMoreThanTheirUnits()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.region = u"polandcentral"_s;
    const double free = foundLine(evaluated(plan), u"endpoint/serve/blue"_s)->totalQuantity.units();
    for (int units = 0; units <= 8; ++units) {
        plan.commitments = {{plan.compute(u"serve")->size,
                             {},
                             PriceType::Reservation1Year,
                             units,
                             {},
                             {},
                             true,
                             {},
                             plan.start,
                             {},
                             {}}};
        const Evaluation evaluation = evaluated(plan);
        const CostLine *line = foundLine(evaluation, u"endpoint/serve/blue"_s);
        const double left = line ? line->totalQuantity.units() : 0;
        QVERIFY(left >= -1e-6 && free - left <= units * 730.0 * plan.months + 1e-6);
        const CostLine *bought = foundLine(evaluation, u"commitment/0"_s);
        QCOMPARE(bought ? bought->totalQuantity.units() : 0, units * 730.0 * plan.months);
    }
}

void CostPropertiesTest::quotaCountsWhatHasNoVmSize()
{
    Plan plan = emptyPlan();
    Compute spark;
    spark.id = u"shared"_s;
    spark.target = u"serverless_spark"_s;
    spark.spark = SparkOptions();
    spark.spark->driverVcpus = 4;
    spark.spark->executors = 3;
    spark.spark->executorVcpus = 8;
    plan.computes = {spark};
    QRandomGenerator random(2);
    plan.workloads = {job(u"one"_s, random, 1)};
    Evaluation evaluation = evaluated(plan);
    QCOMPARE(evaluation.quota.size(), std::size_t(1));
    QCOMPARE(evaluation.quota[0].pool, QuotaPool::Spark);
    QCOMPARE(evaluation.quota[0].needed % 28, 0);
    QVERIFY(evaluation.quota[0].needed >= 28);

    Compute pool;
    pool.id = u"shared"_s;
    pool.target = u"kubernetes"_s;
    pool.size = u"Standard_D4s_v3"_s;
    pool.maxNodes = 3;
    pool.kubernetes = KubernetesOptions();
    pool.kubernetes->systemNodes = 2;
    pool.kubernetes->systemSize = u"Standard_E4s_v3"_s;
    plan.computes = {pool};
    evaluation = evaluated(plan);
    QCOMPARE(evaluation.quota.size(), std::size_t(2));
    QCOMPARE(evaluation.quota[0].pool, QuotaPool::Vm);
    QCOMPARE(evaluation.quota[0].needed, 12);
    QCOMPARE(evaluation.quota[1].needed, 8);
    // Machines of one's own take none.
    plan.computes[0].ownerPrice = u"0.3"_s;
    QVERIFY(evaluated(plan).quota.empty());
}

void CostPropertiesTest::everyDeploymentKeepsItsOwnReserve()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"notebooks")->size = u"Standard_E4s_v3"_s;
    plan.compute(u"serve")->size = u"Standard_D4s_v3"_s;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.rollout.perMonth = 0;
    Deployment green = endpoint.deployments[0];
    green.id = u"green"_s;
    endpoint.deployments.push_back(green);
    const auto needed = [&] {
        for (const QuotaNeed &need : evaluated(plan).quota) {
            if (need.computes.contains(u"serve"_s))
                return need.needed;
        }
        return -1;
    };
    for (Deployment &deployment : endpoint.deployments)
        deployment.instances = 2;
    // ceil(1.2 x 2) twice, not ceil(1.2 x 4).
    QCOMPARE(needed(), (3 + 3) * 4);
    endpoint.rollout.perMonth = 1;
    QCOMPARE(needed(), 2 * (3 + 3) * 4);
    // Some sizes are exempt.
    plan.compute(u"train")->size = u"Standard_D8s_v5"_s;
    plan.compute(u"serve")->size = u"Standard_NC24ads_A100_v4"_s;
    QCOMPARE(needed(), 2 * (2 + 2) * 24);
}

SLIPWAY_TEST(CostPropertiesTest)
#include "tst_costproperties.moc"
