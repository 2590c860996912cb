// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/nodepool.h"
#include "model/cost/timeline.h"
#include "tests/support/near.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

using namespace slipway::cost;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// Two series that together ask for what one series of twice the runs does, but never take the short way of one series.
ClusterMonth played(RunSeries series, const ClusterLimits &limits)
{
    RunSeries nothing = series;
    nothing.runs = 0;
    const std::array both = {series, nothing};
    return clusterMonth(both, limits);
}

/// A pool as it is described, each node looked at by itself for every run: slow, and nothing to get wrong.
class PlainPool
{
public:
    explicit PlainPool(const ClusterLimits &limits)
        : m_limits(limits)
        , m_nodes(static_cast<std::size_t>(limits.maxNodes))
    {
        month.alwaysOn = hoursPerMonth * limits.minNodes;
        month.peakNodes = limits.minNodes;
        month.waits = {0};
    }

    void play(const Run &run)
    {
        const double begin = beginOf(run);
        month.waits[0] = std::max(month.waits[0], begin - run.arrival);
        const std::vector<std::size_t> chosen = chosenAt(begin, static_cast<std::size_t>(run.nodes));
        const bool cold = std::ranges::any_of(chosen, [&](std::size_t i) { return isCold(i, begin); });
        const double wait = cold ? m_limits.startHours : 0;
        for (const std::size_t i : chosen) {
            Node &node = m_nodes[i];
            if (!alwaysOn(i)) {
                const double both = isWarm(i, begin) ? std::min(node.weight, run.weight) : 0;
                const double alone = node.used ? node.weight - both : 0;
                month.idle += (begin - node.freeAt) * both + m_limits.idleHours * alone;
                month.starting += wait * run.weight;
                month.busy += run.hours * run.weight;
            }
            node = {begin + wait + run.hours, run.weight, true};
        }
        month.lastFinish = std::max(month.lastFinish, begin + wait + run.hours);
        int held = 0;
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            held += alwaysOn(i) || (m_nodes[i].used && m_nodes[i].freeAt > begin) ? 1 : 0;
        month.peakNodes = std::max(month.peakNodes, held);
    }
    void close()
    {
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            if (m_nodes[i].used && !alwaysOn(i))
                month.idle += m_limits.idleHours * m_nodes[i].weight;
        }
    }

    ClusterMonth month;

private:
    struct Node
    {
        double freeAt = 0;
        double weight = 1;
        bool used = false;
    };
    [[nodiscard]] bool alwaysOn(std::size_t i) const { return static_cast<int>(i) < m_limits.minNodes; }
    [[nodiscard]] bool isWarm(std::size_t i, double at) const
    {
        return m_nodes[i].used && at - m_nodes[i].freeAt <= m_limits.idleHours;
    }
    [[nodiscard]] bool isCold(std::size_t i, double at) const { return !alwaysOn(i) && !isWarm(i, at); }
    /// The first hour from its arrival on at which as many nodes are free as it wants.
    [[nodiscard]] double beginOf(const Run &run) const
    {
        std::vector<double> free;
        for (const Node &node : m_nodes)
            free.push_back(std::max(run.arrival, node.freeAt));
        std::ranges::sort(free);
        return free[static_cast<std::size_t>(run.nodes) - 1];
    }
    [[nodiscard]] std::vector<std::size_t> chosenAt(double at, std::size_t wanted) const
    {
        std::vector<std::size_t> chosen;
        // What never ran comes after what was given back.
        const auto add = [&](bool cold, bool used) {
            for (std::size_t i = 0; i < m_nodes.size() && chosen.size() < wanted; ++i) {
                if (m_nodes[i].freeAt <= at && isCold(i, at) == cold && (!cold || m_nodes[i].used == used))
                    chosen.push_back(i);
            }
        };
        add(false, true);
        add(true, true);
        add(true, false);
        return chosen;
    }

    const ClusterLimits m_limits;
    std::vector<Node> m_nodes;
};

} // namespace

class TimelineTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsHeldBeyondTheMonthIsBesideItsStart();
    void anIdleClusterBillsItsLowestNodes();
    void oneRunBillsStartRunAndIdle();
    void aNodeThatGetsWorkInTimeBillsTheGap();
    void alwaysOnNodesNeedNoStart();
    void runsQueuePastTheHighestNodes();
    void aRunTooWideIsImpossible();
    void whatIsPossibleIsBilledBesideWhatIsNot();
    void moreWorkThanHoursBillsEveryHour();
    void aNodeStaysIdleForWhatItDidBefore();
    void billingNeverExceedsTheMonth();
    void nodesThatStayBillTheMonthAndNoMore();
    void costIsProportionalToFractionsOfRuns();
    void theShortWayAgreesWithTheTimeline();
    void manyNodesAndRunsStayAnswerable();
    void nodesKeptInOrderDoWhatEachByItselfDoes();
    void manyShortRunsMeetWarmNodes();
    void manyRunsAtOnceEndOneAfterAnother();
    void manyRunsBillWhatEachByItselfBills();
};

void TimelineTest::anIdleClusterBillsItsLowestNodes()
{
    const ClusterMonth month = clusterMonth({}, {2, 4, 0.1, 0.1});
    QCOMPARE(month.nodeHours(), 1460.0);
    QCOMPARE(month.peakNodes, 2);
}

void TimelineTest::oneRunBillsStartRunAndIdle()
{
    const std::array series = {RunSeries{1, 6, 2}};
    const ClusterMonth month = clusterMonth(series, {0, 2, 5.0 / 60, 120.0 / 3600});
    QVERIFY(nearFromOne(month.busy, 12));
    QVERIFY(nearFromOne(month.starting, 2 * 5.0 / 60));
    QVERIFY(nearFromOne(month.idle, 2 * 120.0 / 3600));
}

void TimelineTest::aNodeThatGetsWorkInTimeBillsTheGap()
{
    // 73 runs, one each 10 hours, of 9 hours; the node waits 2 hours: it never goes away.
    const std::array series = {RunSeries{73, 9, 1}};
    const ClusterMonth month = clusterMonth(series, {0, 2, 0.5, 2});
    QVERIFY(nearFromOne(month.starting, 0.5)); // only the first
    // The first run ends half an hour later, so its gap is half an hour, the others an hour. The two hours behind the last end with the
    // month, after one: the next month has the other, before its first run. A node that never goes away bills 730 hours.
    QVERIFY(nearFromOne(month.idle, 0.5 + 71 * 1.0 + 1));
    QVERIFY(nearFromOne(month.nodeHours(), 730));
    QVERIFY(nearFromOne(month.busy, 73 * 9));
}

void TimelineTest::alwaysOnNodesNeedNoStart()
{
    const std::array series = {RunSeries{10, 5, 1}};
    const ClusterMonth month = clusterMonth(series, {1, 2, 0.5, 0.1});
    QCOMPARE(month.nodeHours(), 730.0);
}

void TimelineTest::runsQueuePastTheHighestNodes()
{
    const std::array series = {RunSeries{4, 10, 1, true}};
    const ClusterMonth month = clusterMonth(series, {0, 2, 0, 0});
    QCOMPARE(month.lastFinish, 20.0);
    QCOMPARE(month.peakNodes, 2);
    QCOMPARE(month.busy, 40.0);
}

void TimelineTest::aRunTooWideIsImpossible()
{
    const std::array series = {RunSeries{1, 1, 3}};
    const ClusterMonth month = clusterMonth(series, {0, 2, 0, 0});
    QVERIFY(month.impossible);
    QCOMPARE(month.nodeHours(), 0.0);
}

void TimelineTest::whatIsPossibleIsBilledBesideWhatIsNot()
{
    const std::array possible = {RunSeries{2, 10, 1}};
    const std::array both = {RunSeries{2, 10, 1}, RunSeries{5, 1, 3}};
    const ClusterMonth month = clusterMonth(both, {0, 2, 0, 0});
    QVERIFY(month.impossible);
    QCOMPARE(month.nodeHours(), 20.0);
    QCOMPARE(clusterMonth(possible, {0, 2, 0, 0}).nodeHours(), 20.0);
}

void TimelineTest::moreWorkThanHoursBillsEveryHour()
{
    // 60 x (50 x 2 + 0.5 x 5) = 6150 node-hours on six nodes of 4380; without the wide runs 6000.
    const std::array both = {RunSeries{60, 50, 2}, RunSeries{60, 0.5, 5}};
    const std::array one = {RunSeries{60, 50, 2}};
    QVERIFY(nearFromOne(clusterMonth(both, {3, 6, 0, 0.5}).nodeHours(), 4380));
    QVERIFY(nearFromOne(clusterMonth(one, {3, 6, 0, 0.5}).nodeHours(), 4380));
}

void TimelineTest::aNodeStaysIdleForWhatItDidBefore()
{
    // A run of every month ends at hour 3, one of every other month follows on its nodes. In half of the months they are idle for 168 hours
    // after the first, in the others after the second, which begins at once.
    const std::array series = {RunSeries{1, 3, 2}, RunSeries{0.5, 50, 2}};
    const ClusterMonth month = clusterMonth(series, {0, 2, 0.25, 168});
    QVERIFY(nearFromOne(month.idle, 2 * 168));
    QVERIFY(nearFromOne(month.busy, 2 * 3 + 2 * 25));
}

void TimelineTest::billingNeverExceedsTheMonth()
{
    const std::array series = {RunSeries{1000, 10, 1}};
    const ClusterMonth month = clusterMonth(series, {1, 3, 0.1, 0.1});
    QVERIFY(month.demand > ClusterMonth::capacity({1, 3, 0.1, 0.1}));
    QVERIFY(month.nodeHours() <= 730.0 * 3 + 1e-6);
}

void TimelineTest::nodesThatStayBillTheMonthAndNoMore()
{
    // 17 runs of six nodes, one in 43 hours; nodes wait for a week. Six of the eight nodes are never given back: 6 x 730, one of them
    // always on. Kept for a week after the last run they would be billed for 5 x 131 hours of a month that has none left.
    const std::array series = {RunSeries{17, 6.5, 6}};
    const ClusterMonth month = clusterMonth(series, {1, 8, 5.0 / 60, 168});
    QVERIFY(nearFromOne(month.busy, 17 * 6.5 * 5));
    QVERIFY(nearFromOne(month.nodeHours(), 6 * 730));
    QCOMPARE(month.peakNodes, 6);
}

void TimelineTest::costIsProportionalToFractionsOfRuns()
{
    const ClusterLimits limits{0, 1, 0.25, 0.05};
    const std::array half = {RunSeries{0.5, 8, 1}};
    const std::array one = {RunSeries{1, 8, 1}};
    QVERIFY(nearFromOne(clusterMonth(half, limits).nodeHours() * 2, clusterMonth(one, limits).nodeHours()));
}

void TimelineTest::theShortWayAgreesWithTheTimeline()
{
    QRandomGenerator random(11);
    for (int i = 0; i < 2000; ++i) {
        const int maxNodes = random.bounded(1, 6);
        const ClusterLimits limits{random.bounded(0, maxNodes + 1), maxNodes, random.bounded(1.0) * 0.5,
                                   random.bounded(1.0) * 0.5};
        const RunSeries series{random.bounded(60.0), random.bounded(20.0), random.bounded(1, maxNodes + 1)};
        const std::array one = {series};
        const ClusterMonth quick = clusterMonth(one, limits);
        const ClusterMonth full = played(series, limits);
        QVERIFY2(nearFromOne(quick.nodeHours(), full.nodeHours()),
                 qPrintable(QStringLiteral("%1 against %2 for %3 runs of %4 h on %5 of %6..%7 nodes")
                                .arg(quick.nodeHours())
                                .arg(full.nodeHours())
                                .arg(series.runs)
                                .arg(series.hours)
                                .arg(series.nodes)
                                .arg(limits.minNodes)
                                .arg(limits.maxNodes)));
    }
}

void TimelineTest::manyNodesAndRunsStayAnswerable()
{
    const std::array series = {RunSeries{1e6, 100, 100'000}, RunSeries{1e6, 3, 7}};
    const ClusterMonth month = clusterMonth(series, {0, 100'000, 0.1, 0.1});
    QVERIFY(month.nodeHours() <= 730.0 * 100'000 * (1 + 1e-9));
}

/// Two runs of 500 h, at hour 0 and at 365: the second ends at 865, which is hour 135 of the next month. Two nodes are held from 0 to 135
/// and from 365 to 500, one for the rest of 730.
void TimelineTest::whatIsHeldBeyondTheMonthIsBesideItsStart()
{
    HeldNodes held;
    held.add(0, 500, 1, 1);
    held.add(365, 865, 1, 1);
    QCOMPARE(held.hours(), (std::vector<HeldHours>{{1, 460}, {2, 270}}));

    // 1,500 h are two months and 40 h; what queued for a month begins at its hour of the next.
    HeldNodes longer;
    longer.add(730 + 700, 730 + 700 + 1500, 1, 1);
    QCOMPARE(longer.hours(), (std::vector<HeldHours>{{2, 690}, {3, 40}}));

    HeldNodes endless;
    endless.add(0, std::numeric_limits<double>::infinity(), 1, 1);
    endless.add(std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity(), 1, 1);
    QCOMPARE(endless.hours(), (std::vector<HeldHours>{{121, 730}}));
}

/// To the last bit, whatever runs meet: wide and narrow ones, of which a narrow one begins before a wide one that waits, ones of no length,
/// all at once or one by one.
void TimelineTest::nodesKeptInOrderDoWhatEachByItselfDoes()
{
    QRandomGenerator random(20261127);
    const auto any
        = [&random](double least, double most) { return least + random.generateDouble() * (most - least); };
    int waited = 0;
    int earlier = 0;
    for (int round = 0; round < 400; ++round) {
        const int most = random.bounded(1, 90);
        const ClusterLimits limits{random.bounded(0, most + 1), most,
                                   random.bounded(3) == 0 ? 0 : any(0, 0.3),
                                   random.bounded(3) == 0 ? 0 : any(0, 4)};
        std::vector<Run> runs;
        for (int series = random.bounded(1, 4); series > 0; --series) {
            const int count = random.bounded(1, 120);
            const Run one{0, random.bounded(5) == 0 ? 0 : any(0, 60),
                          random.bounded(2) == 0 ? 1 : any(0.2, 1), random.bounded(1, most + 1)};
            const bool together = random.bounded(4) == 0;
            for (int k = 0; k < count; ++k) {
                runs.push_back(one);
                runs.back().arrival = together ? 0 : hoursPerMonth * k / count;
            }
        }
        std::ranges::stable_sort(runs, {}, &Run::arrival);
        ClusterMonth month;
        month.alwaysOn = hoursPerMonth * limits.minNodes;
        month.peakNodes = limits.minNodes;
        month.waits = {0};
        NodePool pool(limits, month);
        PlainPool plain(limits);
        double last = 0;
        for (const Run &run : runs) {
            const double end = pool.play(run);
            plain.play(run);
            const double begin = end - run.hours;
            waited += begin - limits.startHours > run.arrival ? 1 : 0;
            earlier += begin < last ? 1 : 0;
            last = begin;
            QCOMPARE(month.lastFinish, plain.month.lastFinish);
        }
        pool.close();
        plain.close();
        QVERIFY2(month == plain.month, qPrintable(u"round %1"_s.arg(round)));
    }
    // Or nothing that matters was tried.
    QVERIFY(waited > 1000);
    QVERIFY(earlier > 100);
}

/// 10,000 runs of 3 minutes, one in 4.38 minutes. The first starts a node for 5 minutes and ends at 8, so the second starts another, which
/// ends at 12.38 and is given back at 14.38. All others come 1.38 minutes after the first node became free (the third 0.76): it stays up. Two
/// starts, 9,997 gaps of 1.38 and one of 0.76 minutes, twice 2 minutes at the end.
void TimelineTest::manyShortRunsMeetWarmNodes()
{
    const std::array series = {RunSeries{10'000, 0.05, 1}};
    const ClusterLimits limits{0, 4, 5.0 / 60, 120.0 / 3600};
    const ClusterMonth month = clusterMonth(series, limits);
    QVERIFY(nearFromOne(month.busy, 500));
    QVERIFY(nearFromOne(month.starting, 10.0 / 60));
    QVERIFY2(std::abs(month.idle - (9'997 * 1.38 + 0.76 + 2 * 2) / 60) < 1e-6,
             qPrintable(QString::number(month.idle, 'f', 9)));
    QCOMPARE(month.peakNodes, 2);
    QCOMPARE(month.waits, std::vector<double>{0});
    // However many nodes there might be.
    const ClusterMonth wide = clusterMonth(series, {0, 20'000, 5.0 / 60, 120.0 / 3600});
    QVERIFY(wide.starting == month.starting && wide.idle == month.idle && wide.peakNodes == 2);
    // Beside another that runs every day they are the same.
    const std::array beside = {series[0], RunSeries{30, 1, 1}};
    const ClusterMonth both = clusterMonth(beside, {0, 4, 5.0 / 60, 120.0 / 3600});
    QVERIFY2(both.starting < 1000.0 / 60, qPrintable(QString::number(both.starting)));
}

/// 30,000 runs of 0.1 h that are asked for at once, ten at a time: 3,000 rounds after 0.5 h for the nodes to start. The last waits for 2,999.
void TimelineTest::manyRunsAtOnceEndOneAfterAnother()
{
    const std::array series = {RunSeries{30'000, 0.1, 1, true}};
    const ClusterMonth month = clusterMonth(series, {0, 10, 0.5, 0});
    QVERIFY2(nearFromOne(month.lastFinish, 300.5), qPrintable(QString::number(month.lastFinish)));
    QVERIFY2(nearFromOne(month.waits[0], 300.4), qPrintable(QString::number(month.waits[0])));
    QVERIFY(nearFromOne(month.busy, 3000));
    QVERIFY(nearFromOne(month.starting, 5));
}

/// To half of a hundredth, whether they queue, find warm nodes or start cold: which of the nodes a run gets comes in turns that the played ones need not
/// end with.
void TimelineTest::manyRunsBillWhatEachByItselfBills()
{
    QRandomGenerator random(20261128);
    const auto any
        = [&random](double least, double most) { return least + random.generateDouble() * (most - least); };
    for (int round = 0; round < 200; ++round) {
        const int most = random.bounded(1, 30);
        const ClusterLimits limits{random.bounded(0, most + 1), most, any(0, 0.3), any(0, 0.3)};
        const int count = random.bounded(3001, 9000);
        const int nodes = random.bounded(1, most + 1);
        const RunSeries one{static_cast<double>(count), any(0, 1.3) * hoursPerMonth * most / count / nodes,
                            nodes, random.bounded(5) == 0};
        PlainPool plain(limits);
        for (int k = 0; k < count; ++k)
            plain.play({one.together ? 0 : hoursPerMonth * k / count, one.hours, 1, one.nodes, 0});
        plain.close();
        plain.month.possibleDemand = count * one.hours * nodes;
        capAtMonth(plain.month, limits, true);
        const std::array series = {one};
        const ClusterMonth month = clusterMonth(series, limits);
        const QString what = QStringLiteral("%1 runs of %2 h on %3 of %4..%5 nodes, start %6, idle %7")
                                 .arg(count)
                                 .arg(one.hours)
                                 .arg(one.nodes)
                                 .arg(limits.minNodes)
                                 .arg(most)
                                 .arg(limits.startHours)
                                 .arg(limits.idleHours);
        const auto isNear = [&](double told, double is, const char *name) {
            const bool near = std::abs(told - is) <= 0.005 * std::max(1.0, std::abs(is));
            if (!near)
                qWarning("%s: %f, each by itself %f: %s", name, told, is, qPrintable(what));
            return near;
        };
        QVERIFY(isNear(month.busy, plain.month.busy, "busy"));
        QVERIFY(isNear(month.starting + month.idle, plain.month.starting + plain.month.idle,
                       "starting and idle"));
        QVERIFY(isNear(month.waits[0], plain.month.waits[0], "wait"));
        QVERIFY(isNear(month.lastFinish, plain.month.lastFinish, "last"));
        QCOMPARE(month.peakNodes, plain.month.peakNodes);
    }
}

SLIPWAY_TEST(TimelineTest)
#include "tst_timeline.moc"
