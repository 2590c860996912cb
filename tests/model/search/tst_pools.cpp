// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/choice.h"
#include "model/search/targetcosts.h"
#include "tests/model/search/searchfixture.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

Workload jobOn(const QString &id, double hours, int nodes, double runs)
{
    TrainingJob job;
    job.compute = u"pool"_s;
    job.work.measuredHours = hours;
    job.nodesPerRun = nodes;
    job.runsPerMonth = runs;
    Workload workload;
    workload.id = workload.name = id;
    workload.detail = job;
    return workload;
}

/// Eight nodes of a Kubernetes cluster in North Europe for half a year, on which 30 runs of six hours take two each.
Plan poolOfEight()
{
    Plan plan;
    plan.name = u"Pool"_s;
    plan.region = u"northeurope"_s;
    plan.start = YearMonth(2027, 2);
    plan.months = 6;
    plan.tools.notebooks = false;
    Compute pool;
    pool.id = u"pool"_s;
    pool.target = u"kubernetes"_s;
    pool.size = u"Standard_D16s_v3"_s;
    pool.maxNodes = 8;
    plan.computes = {pool};
    plan.workloads = {jobOn(u"fit"_s, 6, 2, 30)};
    return plan;
}

TrainingJob &fitOf(Plan &plan)
{
    return std::get<TrainingJob>(plan.workloads.front().detail);
}

std::optional<search::Candidate> onPlannedSize(const Plan &plan, int nodes)
{
    return search::judged(plan, context(), u"pool"_s, sizeNamed(catalog(), u"Standard_D16s_v3"_s),
                          regionNamed(catalog(), u"northeurope"_s), PriceType::PayAsYouGo, nodes);
}

Plan withCandidate(const Plan &plan, const search::Candidate &candidate)
{
    return applied(search::choice(plan, context(), u"pool"_s, candidate), plan).value();
}

search::Result searched(const Plan &plan)
{
    search::Query query;
    query.compute = u"pool"_s;
    query.top = 60;
    return search::search(plan, context(), query);
}

} // namespace

/// Pools of Kubernetes nodes are billed around the clock: how many there are is what is chosen.
class PoolsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCheapestPoolHasNoNodeTooMany();
    void nodesToldAreNodesBilled();
    void aPoolDoesTheWorkOfAMonth();
    void runsTakeMoreNodesWhereTheyWouldEndLate();
    void otherRunsFindTheirNodes();
    void aPoolThatIsTooSmallIsMadeLarger();
    void batchesAreSpreadOverThePool();
    void anotherTargetHasTheNodesThatItTells();
};

/// By hand, a month: 730 h of one FX4mds at 0.416 are 303.68 (eight of them were 2,429.44), and 429.78 go to system nodes, the AKS tier,
/// load balancer, address and what the plan shares; six months of 733.46 are 4,400.76.
void PoolsTest::theCheapestPoolHasNoNodeTooMany()
{
    Plan plan = poolOfEight();
    fitOf(plan).deadlineHours = 12;
    const search::Result found = searched(plan);
    QVERIFY(!found.ranked.empty());
    const search::Candidate &best = found.ranked.front();
    QCOMPARE(catalog().size(best.size).name, u"Standard_FX4mds"_s);
    QCOMPARE(int(best.nodes), 1);
    QCOMPARE(found.total(best).known().toDecimal(), u"4400.76"_s);
    const Plan then = withCandidate(plan, best);
    QCOMPARE(then.computes.front().maxNodes, 1);
    QCOMPARE(std::get<TrainingJob>(then.workloads.front().detail).nodesPerRun, 1);
    QCOMPARE(evaluated(then).total.known().toDecimal(), u"4400.76"_s);
    QVERIFY(found.current);
    QCOMPARE(int(found.current->nodes), 8);
}

void PoolsTest::nodesToldAreNodesBilled()
{
    const Plan plan = poolOfEight();
    const search::Result found = searched(plan);
    QVERIFY(found.ranked.size() > 20);
    for (const search::Candidate &each : found.ranked) {
        const Plan then = withCandidate(plan, each);
        const Evaluation evaluation = evaluated(then);
        QCOMPARE(evaluation.total.known(), found.total(each).known());
        const auto line = std::ranges::find_if(evaluation.lines, [](const CostLine &one) {
            return one.compute == u"pool" && one.role == CostRole::Machines;
        });
        QVERIFY(line != evaluation.lines.end());
        QCOMPARE(line->quantities.at(0), Quantity::fromDouble(730.0 * each.nodes));
    }
}

/// 900 runs of an hour on one node each are 900 node-hours: more than the 730 of one node, less than the 1,460 of two.
void PoolsTest::aPoolDoesTheWorkOfAMonth()
{
    Plan plan = poolOfEight();
    plan.workloads = {jobOn(u"fit"_s, 1, 1, 900)};
    const auto one = onPlannedSize(plan, 1);
    const auto two = onPlannedSize(plan, 2);
    QVERIFY(one && two);
    QVERIFY(one->has(Exclusion::Capacity));
    QVERIFY(two->meetsPlan());
    const Plan then = withCandidate(plan, *two);
    QCOMPARE(then.computes.front().maxNodes, 2);
    QCOMPARE(std::get<TrainingJob>(then.workloads.front().detail).nodesPerRun, 1);
    QCOMPARE(int(two->nodes), 2);
}

/// By Amdahl with 90 % in parallel and 16 vCPUs a node, six hours on 32 vCPUs are 6 x (0.1 + 0.9/48) / (0.1 + 0.9/32) = 5.56 h on three
/// nodes and 5.34 h on four.
void PoolsTest::runsTakeMoreNodesWhereTheyWouldEndLate()
{
    Plan plan = poolOfEight();
    fitOf(plan).deadlineHours = 5.4;
    const auto three = onPlannedSize(plan, 3);
    const auto four = onPlannedSize(plan, 4);
    QVERIFY(three && four);
    QVERIFY(three->has(Exclusion::Deadline));
    QVERIFY(four->meetsPlan());
    QCOMPARE(std::round(three->measure * 100) / 100, 5.56);
    QCOMPARE(std::round(four->measure * 100) / 100, 5.34);
    const Plan then = withCandidate(plan, *four);
    QCOMPARE(then.computes.front().maxNodes, 4);
    QCOMPARE(std::get<TrainingJob>(then.workloads.front().detail).nodesPerRun, 4);
    // Where two nodes are in time, a larger pool does not make them more.
    fitOf(plan).deadlineHours = 6.5;
    const auto asRun = onPlannedSize(plan, 4);
    QVERIFY(asRun && asRun->meetsPlan());
    QCOMPARE(std::get<TrainingJob>(withCandidate(plan, *asRun).workloads.front().detail).nodesPerRun, 2);
}

void PoolsTest::otherRunsFindTheirNodes()
{
    Plan plan = poolOfEight();
    plan.workloads.push_back(jobOn(u"wide"_s, 1, 3, 2));
    const auto two = onPlannedSize(plan, 2);
    QVERIFY(two && two->has(Exclusion::Capacity));
    const search::Result found = searched(plan);
    QVERIFY(!found.ranked.empty());
    for (const search::Candidate &each : found.ranked)
        QVERIFY2(each.nodes >= 3, qPrintable(search::words(context(), each)));
    QCOMPARE(int(found.ranked.front().nodes), 3);
}

/// Four trials at a time on one node each take four nodes of a pool that may have two.
void PoolsTest::aPoolThatIsTooSmallIsMadeLarger()
{
    Plan plan = poolOfEight();
    plan.computes.front().maxNodes = 2;
    TrainingJob &sweep = fitOf(plan);
    sweep.nodesPerRun = 1;
    sweep.work.measuredHours = 2;
    sweep.trials = 40;
    sweep.parallelTrials = 4;
    sweep.runsPerMonth = 4;
    QVERIFY(evaluated(plan).hasBlockers());
    const search::Result found = searched(plan);
    QVERIFY(!found.ranked.empty());
    for (const search::Candidate &each : found.ranked) {
        const Plan then = withCandidate(plan, each);
        QCOMPARE(then.computes.front().maxNodes, int(each.nodes));
        QVERIFY2(!evaluated(then).hasBlockers(), qPrintable(search::words(context(), each)));
    }
    const auto planned = onPlannedSize(plan, 4);
    QVERIFY(planned && planned->meetsPlan());
    QCOMPARE(withCandidate(plan, *planned).computes.front().maxNodes, 4);
}

/// 24,000 items of 6 s are 40 node-hours: ten hours on four nodes, twenty on two.
void PoolsTest::batchesAreSpreadOverThePool()
{
    Plan plan = poolOfEight();
    BatchScoring batch;
    batch.compute = u"pool"_s;
    batch.runsPerMonth = 10;
    batch.itemsPerRun = 24'000;
    batch.secondsPerItem = 6;
    batch.workersPerNode = 1;
    batch.nodesPerRun = 2;
    batch.windowHours = 11;
    plan.workloads.front().detail = batch;
    const auto three = onPlannedSize(plan, 3);
    const auto four = onPlannedSize(plan, 4);
    QVERIFY(three && four);
    QVERIFY(three->has(Exclusion::Deadline));
    QVERIFY(four->meetsPlan());
    QCOMPARE(four->measure, 10.0);
    const Plan then = withCandidate(plan, *four);
    QCOMPARE(std::get<BatchScoring>(then.workloads.front().detail).nodesPerRun, 4);
    QCOMPARE(then.computes.front().maxNodes, 4);
}

void PoolsTest::anotherTargetHasTheNodesThatItTells()
{
    Plan plan = poolOfEight();
    plan.computes.front().target = u"compute_cluster"_s;
    plan.computes.front().maxNodes = 20;
    const std::vector<search::TargetCost> costs
        = search::targetCosts(plan, context(), u"pool"_s, {targetNamed(catalog(), u"kubernetes"_s)});
    QCOMPARE(costs.size(), std::size_t(1));
    QVERIFY(costs.front().total && costs.front().candidate);
    const Plan then = applied(costs.front().edit, plan).value();
    QCOMPARE(then.computes.front().maxNodes, int(costs.front().candidate->nodes));
    QVERIFY(costs.front().candidate->nodes <= 2);
    QCOMPARE(evaluated(then).total.known(), costs.front().total->known());
}

SLIPWAY_TEST(PoolsTest)
#include "tst_pools.moc"
