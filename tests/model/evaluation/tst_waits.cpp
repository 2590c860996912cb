// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/bill.h"
#include "model/cost/capacity.h"
#include "model/plan/exchange.h"
#include "model/plan/planedit.h"
#include "model/uncertainty/drawtargets.h"
#include "model/uncertainty/uncertainty.h"
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

TrainingJob jobOf(double hours, double runs)
{
    TrainingJob job;
    job.compute = u"train"_s;
    job.work.measuredHours = hours;
    job.runsPerMonth = runs;
    return job;
}

/// Every night 3,600 items of a second, an hour in all, which are to be there after four.
BatchScoring nightly()
{
    BatchScoring batch;
    batch.compute = u"train"_s;
    batch.itemsPerRun = 3600;
    batch.secondsPerItem = 1;
    batch.workersPerNode = 1;
    batch.miniBatchSize = 1;
    batch.nodesPerRun = 1;
    batch.runsPerMonth = 30;
    batch.windowHours = 4;
    return batch;
}

/// One node that is always on, on which a job of ten hours begins with the month, and a batch each night.
Plan sharedNode(const QString &target = u"compute_cluster"_s)
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    Compute node = *plan.compute(u"train");
    node.target = target;
    node.instances = node.minNodes = node.maxNodes = 1;
    plan.computes = {node};
    Workload fit;
    fit.id = fit.name = u"fit"_s;
    fit.detail = jobOf(10, 1);
    Workload score;
    score.id = score.name = u"score"_s;
    score.detail = nightly();
    plan.workloads = {fit, score};
    return plan;
}

TrainingJob &fitOf(Plan &plan)
{
    return std::get<TrainingJob>(plan.workload(u"fit")->detail);
}

double chanceOfWindow(const Plan &plan)
{
    DrawOptions options;
    options.draws = 400;
    for (const TargetChance &each : drawTargets(plan, context(), options)) {
        if (each.kind == TargetChance::Kind::Window)
            return each.kept.share;
    }
    return -1;
}

cost::Bill evaluatedBill(const Plan &plan)
{
    return cost::makeBill(plan, catalog(), context().prices, exchangeOf(plan, context().prices));
}

} // namespace

/// Runs that find the nodes taken end later: by the hours for which others have them.
class WaitsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBatchBehindAJobMissesItsWindow_data();
    void aBatchBehindAJobMissesItsWindow();
    void timeToSpareIsNoFinding();
    void aJobBehindItsOwnRunsMissesItsDeadline();
    void chancesKnowTheWait();
    void machinesOfWhichThereIsOneRunOneTrial();
    void trialsGoOnInWaves();
    void morePlannedNodesThanAreUsedAreTold();
    void nodesThatDeadlinesNeedAreNotIdle();
    void runsHaveTheNodesThatPodsLeave();
    void poolsHaveALowestAndAHighestNumber();
};

void WaitsTest::aBatchBehindAJobMissesItsWindow_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("cluster") << u"compute_cluster"_s;
    QTest::newRow("pool") << u"kubernetes"_s;
    QTest::newRow("machine") << u"remote_vm"_s;
}

/// The first night waits ten hours for the job that begins with it, and takes one: eleven, of which the window has four.
void WaitsTest::aBatchBehindAJobMissesItsWindow()
{
    QFETCH(const QString, target);
    const Plan plan = sharedNode(target);
    const Evaluation evaluation = evaluated(plan);
    const std::vector<Finding> late = findingsOf(evaluation, u"cluster.waits"_s);
    QCOMPARE(late.size(), std::size_t(1));
    QCOMPARE(late[0].field, u"/workloads/1/batch/windowHours"_s);
    QCOMPARE(late[0].severity, Severity::Warning);
    QVERIFY2(late[0].detail.contains(u"10 h"_s), qPrintable(late[0].detail));
    QVERIFY(findingsOf(evaluation, u"cluster.deadline"_s).empty());
    QVERIFY(late[0].fix);
    const Plan mended = applied(*late[0].fix, plan).value();
    QCOMPARE(target == u"remote_vm" ? mended.computes[0].instances : mended.computes[0].maxNodes, 2);
    QVERIFY(findingsOf(evaluated(mended), u"cluster.waits"_s).empty());
}

void WaitsTest::timeToSpareIsNoFinding()
{
    Plan plan = sharedNode();
    auto &batch = std::get<BatchScoring>(plan.workload(u"score")->detail);
    const double start = plan.assumptions.nodeStartMinutes.likely / 60;
    batch.windowHours = 11 + start;
    QVERIFY(findingsOf(evaluated(plan), u"cluster.waits"_s).empty());
    batch.windowHours = 10.9 + start;
    QCOMPARE(findingsOf(evaluated(plan), u"cluster.waits"_s).size(), std::size_t(1));
    // What is switched off has no nodes.
    plan.workload(u"fit")->enabled = false;
    QVERIFY(findingsOf(evaluated(plan), u"cluster.waits"_s).empty());
}

/// Three runs of two hours that are asked for together: the last begins after four, and ends after six.
void WaitsTest::aJobBehindItsOwnRunsMissesItsDeadline()
{
    Plan plan = sharedNode();
    plan.workloads.erase(plan.workloads.begin() + 1);
    fitOf(plan) = jobOf(2, 3);
    fitOf(plan).pattern = RunPattern::Together;
    fitOf(plan).deadlineHours = 6;
    QVERIFY(findingsOf(evaluated(plan), u"cluster.waits"_s).empty());
    fitOf(plan).deadlineHours = 5;
    const std::vector<Finding> late = findingsOf(evaluated(plan), u"cluster.waits"_s);
    QCOMPARE(late.size(), std::size_t(1));
    QVERIFY2(late[0].detail.contains(u"4 h"_s), qPrintable(late[0].detail));
    // Two nodes: the third waits for two hours, and ends after four.
    QVERIFY(late[0].fix);
    QCOMPARE(applied(*late[0].fix, plan).value().computes[0].maxNodes, 2);
}

void WaitsTest::chancesKnowTheWait()
{
    Plan plan = sharedNode();
    const double behind = chanceOfWindow(plan);
    plan.computes[0].maxNodes = 2;
    const double beside = chanceOfWindow(plan);
    QCOMPARE(behind, 0.0);
    QVERIFY2(beside > 0.9, qPrintable(QString::number(beside)));
    // A job of an hour leaves two of the four.
    plan.computes[0].maxNodes = 1;
    fitOf(plan).work.measuredHours = 1;
    QVERIFY(chanceOfWindow(plan) > 0.5);
}

/// Twenty trials of four hours: on one machine one after the other in 80 h, whatever is said of trials at a time; on four in 20 h.
void WaitsTest::machinesOfWhichThereIsOneRunOneTrial()
{
    Plan plan = sharedNode(u"remote_vm"_s);
    plan.workloads.erase(plan.workloads.begin() + 1);
    fitOf(plan) = jobOf(4, 1);
    fitOf(plan).kind = TrainingKind::Sweep;
    fitOf(plan).trials = 20;
    fitOf(plan).parallelTrials = 4;
    fitOf(plan).deadlineHours = 24;
    const std::vector<Finding> late = findingsOf(evaluated(plan), u"cluster.deadline"_s);
    QCOMPARE(late.size(), std::size_t(1));
    QVERIFY2(late[0].detail.startsWith(u"80 hours"_s), qPrintable(late[0].detail));
    plan.computes[0].instances = 4;
    QVERIFY(findingsOf(evaluated(plan), u"cluster.deadline"_s).empty());
    plan.computes[0].target = u"compute_cluster"_s;
    plan.computes[0].maxNodes = 4;
    QVERIFY(findingsOf(evaluated(plan), u"cluster.deadline"_s).empty());
}

/// Seven trials of four hours, two at a time: three waves of two and a last of one last 16 hours, and hold nodes for 28.
void WaitsTest::trialsGoOnInWaves()
{
    Plan plan = sharedNode();
    plan.workloads.erase(plan.workloads.begin() + 1);
    plan.computes[0].minNodes = 0;
    plan.computes[0].maxNodes = 2;
    plan.assumptions.nodeStartMinutes = 0;
    fitOf(plan) = jobOf(4, 1);
    fitOf(plan).kind = TrainingKind::Sweep;
    fitOf(plan).trials = 7;
    fitOf(plan).parallelTrials = 2;
    fitOf(plan).deadlineHours = 15;
    const Evaluation evaluation = evaluated(plan);
    const SizingResult &sized = evaluation.sizing[0];
    QCOMPARE(sized.output(u"hours_per_run")->likely, 16.0);
    QCOMPARE(sized.output(u"node_hours_per_run")->likely, 28.0);
    const std::vector<Finding> late = findingsOf(evaluation, u"cluster.deadline"_s);
    QCOMPARE(late.size(), std::size_t(1));
    QVERIFY2(late[0].detail.startsWith(u"16 hours"_s), qPrintable(late[0].detail));
    fitOf(plan).deadlineHours = 16;
    QVERIFY(findingsOf(evaluated(plan), u"cluster.deadline"_s).empty());
    // Half of them stopped early are as much work as five and a quarter: three waves.
    fitOf(plan).earlyStoppedPercent = 50;
    QCOMPARE(evaluated(plan).sizing[0].output(u"hours_per_run")->likely, 12.0);
    QCOMPARE(evaluated(plan).sizing[0].output(u"node_hours_per_run")->likely, 21.0);
}

/// A batch of one node, and a job of one: twenty nodes are nineteen too many.
void WaitsTest::morePlannedNodesThanAreUsedAreTold()
{
    Plan plan = sharedNode(u"kubernetes"_s);
    std::get<BatchScoring>(plan.workload(u"score")->detail).windowHours = 1000; // whatever it waits for
    plan.computes[0].instances = 20;
    const std::vector<Finding> idle = findingsOf(evaluated(plan), u"kubernetes.idle_nodes"_s);
    QCOMPARE(idle.size(), std::size_t(1));
    QCOMPARE(idle[0].severity, Severity::Advice);
    QVERIFY2(idle[0].title.startsWith(u"20 nodes"_s), qPrintable(idle[0].title));
    QVERIFY(idle[0].fix);
    const Plan mended = applied(*idle[0].fix, plan).value();
    QVERIFY(findingsOf(evaluated(mended), u"kubernetes.idle_nodes"_s).empty());
    QVERIFY(evaluated(mended).total.known() < evaluated(plan).total.known());
    // 900 hours of work take two nodes.
    fitOf(plan) = jobOf(29, 30);
    plan.computes[0].instances = 2;
    QVERIFY(findingsOf(evaluated(plan), u"kubernetes.idle_nodes"_s).empty());
    plan.computes[0].instances = 3;
    QCOMPARE(findingsOf(evaluated(plan), u"kubernetes.idle_nodes"_s).size(), std::size_t(1));
}

/// Three runs of ten hours that are asked for together, to be done within 25: on two nodes the last ends after 20, on one after 30.
void WaitsTest::nodesThatDeadlinesNeedAreNotIdle()
{
    Plan plan = sharedNode(u"kubernetes"_s);
    plan.workloads.erase(plan.workloads.begin() + 1);
    fitOf(plan) = jobOf(10, 3);
    fitOf(plan).pattern = RunPattern::Together;
    fitOf(plan).deadlineHours = 25;
    plan.computes[0].maxNodes = 3;
    const std::vector<Finding> idle = findingsOf(evaluated(plan), u"kubernetes.idle_nodes"_s);
    QCOMPARE(idle.size(), std::size_t(1));
    const Plan mended = applied(*idle[0].fix, plan).value();
    QCOMPARE(mended.computes[0].maxNodes, 2);
    QVERIFY(findingsOf(evaluated(mended), u"kubernetes.idle_nodes"_s).empty());
    QVERIFY(findingsOf(evaluated(mended), u"cluster.waits"_s).empty());
    plan.computes[0].maxNodes = 1;
    const std::vector<Finding> late = findingsOf(evaluated(plan), u"cluster.waits"_s);
    QCOMPARE(late.size(), std::size_t(1));
    QCOMPARE(applied(*late[0].fix, plan).value().computes[0].maxNodes, 2);
}

/// Three runs of two nodes and ten hours that are asked for together, to be done within 15, need six nodes beside those of the pods: with fewer
/// they wait, however many pods hold.
void WaitsTest::runsHaveTheNodesThatPodsLeave()
{
    Plan plan = sharedNode(u"kubernetes"_s);
    plan.workloads.erase(plan.workloads.begin() + 1);
    plan.computes[0].size = u"Standard_D4s_v3"_s;
    plan.computes[0].kubernetes = KubernetesOptions();
    plan.computes[0].kubernetes->podVcpus = 3;
    plan.computes[0].kubernetes->podMemoryGiB = 4;
    plan.computes[0].kubernetes->podGpus = 0;
    Workload serve = *templatePlan(u"vision-realtime"_s).workload(u"serve");
    auto &endpoint = std::get<RealtimeEndpoint>(serve.detail);
    endpoint.rollout.perMonth = 0;
    endpoint.deployments.resize(1);
    endpoint.deployments[0].compute = plan.computes[0].id;
    endpoint.deployments[0].sizing = InstanceSizing::Fixed;
    endpoint.deployments[0].instances = 3;
    plan.workloads.push_back(serve);
    plan.workloads[0].enabled = false;
    const int pods = cost::mostNodesTaken(evaluatedBill(plan).computes[0]);
    plan.workloads[0].enabled = true;
    fitOf(plan) = jobOf(10, 3);
    fitOf(plan).nodesPerRun = 2;
    fitOf(plan).pattern = RunPattern::Together;
    fitOf(plan).deadlineHours = 15;
    for (const int nodes : {1, pods + 2, pods + 5}) {
        plan.computes[0].maxNodes = nodes;
        const std::vector<Finding> late = findingsOf(evaluated(plan), u"cluster.waits"_s);
        QCOMPARE(late.size(), std::size_t(1));
        QVERIFY(late[0].fix);
        QCOMPARE(applied(*late[0].fix, plan).value().computes[0].maxNodes, pods + 6);
        QVERIFY(findingsOf(evaluated(plan), u"kubernetes.idle_nodes"_s).empty());
    }
    plan.computes[0].maxNodes = pods + 6;
    QVERIFY(findingsOf(evaluated(plan), u"cluster.waits"_s).empty());
    QVERIFY(findingsOf(evaluated(plan), u"kubernetes.idle_nodes"_s).empty());
}

void WaitsTest::poolsHaveALowestAndAHighestNumber()
{
    Plan plan = sharedNode(u"kubernetes"_s);
    plan.computes[0].minNodes = 3;
    plan.computes[0].maxNodes = 2;
    const std::vector<Finding> crossed = findingsOf(evaluated(plan), u"cluster.nodes"_s);
    QCOMPARE(crossed.size(), std::size_t(1));
    QVERIFY(findingsOf(evaluated(applied(*crossed[0].fix, plan).value()), u"cluster.nodes"_s).empty());
    // A highest number of 1 is a pool of as many nodes as are needed.
    plan.computes[0].maxNodes = 1;
    QVERIFY(findingsOf(evaluated(plan), u"cluster.nodes"_s).empty());
}

SLIPWAY_TEST(WaitsTest)
#include "tst_waits.moc"
