// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/packing.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace slipway;
using namespace slipway::cost;

namespace {

KubernetesOptions pods(double vcpus, double memoryGiB, double frontEndVcpus = 0)
{
    KubernetesOptions options;
    options.podVcpus = vcpus;
    options.podMemoryGiB = memoryGiB;
    options.servingFrontEndVcpus = frontEndVcpus;
    return options;
}

} // namespace

class PackingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPodIsNeverSplitOverNodes();
    void theScarcerOfVcpusAndMemoryDecides();
    void aNodeTakesAHundredAndTenPodsAtTheMost();
    void noTwoPodsShareAGpu();
    void theFrontEndTakesItsShareFirst();
    void aFrontEndLargerThanANodeTakesWholeOnes();
    void aPodThatFitsNoNodeHasNoAnswer();
    void withoutPodsNoNodeIsNeeded();
    void roundingErrorsLoseNoPod();
    void nodesAreEnoughAndNoneTooMany();
    void aksKeepsAPartOfEachNode_data();
    void aksKeepsAPartOfEachNode();
};

void PackingTest::aksKeepsAPartOfEachNode_data()
{
    QTest::addColumn<double>("vcpus");
    QTest::addColumn<double>("memoryGiB");
    QTest::addColumn<double>("freeVcpus");
    QTest::addColumn<double>("freeGiB");
    // 20 MB x 110 + 50 MB = 2,250 MB = 2.09548 GiB, or a quarter where that is less; 100 MiB = 0.09766 GiB on top.
    QTest::newRow("4 GiB: a quarter") << 2.0 << 4.0 << 1.9 << 4 - 1 - 0.09766;
    QTest::newRow("16 GiB: 2,250 MB") << 4.0 << 16.0 << 3.86 << 16 - 2.09548 - 0.09766;
    QTest::newRow("64 vCPUs") << 64.0 << 256.0 << 63.26 << 256 - 2.09548 - 0.09766;
    QTest::newRow("24 vCPUs, between 260 and 420") << 24.0 << 220.0 << 23.66 << 220 - 2.09548 - 0.09766;
    QTest::newRow("96 vCPUs, 740 and 10 each") << 96.0 << 900.0 << 94.94 << 900 - 2.09548 - 0.09766;
    QTest::newRow("memory that no source tells") << 1.0 << 0.0 << 0.94 << 0.0;
    QTest::newRow("no size") << 0.0 << 0.0 << 0.0 << 0.0;
}

void PackingTest::aksKeepsAPartOfEachNode()
{
    QFETCH(double, vcpus);
    QFETCH(double, memoryGiB);
    QFETCH(double, freeVcpus);
    QFETCH(double, freeGiB);
    const NodeRoom room = allocatable({vcpus, memoryGiB, 2});
    QVERIFY2(std::abs(room.vcpus - freeVcpus) < 1e-6, qPrintable(QString::number(room.vcpus)));
    QVERIFY2(std::abs(room.memoryGiB - freeGiB) < 1e-4, qPrintable(QString::number(room.memoryGiB)));
    QCOMPARE(room.gpus, 2);
}

void PackingTest::aPodIsNeverSplitOverNodes()
{
    // 4 vCPUs hold two pods of 1.5, a vCPU is left over on each.
    QCOMPARE(podsPerNode(pods(1.5, 1), {4, 16}), 2);
    QCOMPARE(nodesForPods(5, pods(1.5, 1), {4, 16}).value(), 3);
}

void PackingTest::theScarcerOfVcpusAndMemoryDecides()
{
    QCOMPARE(podsPerNode(pods(0.5, 7), {4, 16}), 2);
    QCOMPARE(podsPerNode(pods(2, 1), {4, 16}), 2);
    // Memory that no source tells is not judged.
    QCOMPARE(podsPerNode(pods(0.5, 7), {4, 0}), 8);
}

void PackingTest::aNodeTakesAHundredAndTenPodsAtTheMost()
{
    // 8 vCPUs have room for 800 of a hundredth; 200 / 110 is two nodes.
    QCOMPARE(podsPerNode(pods(0.01, 0.01), {8, 32}), 110);
    QCOMPARE(nodesForPods(110, pods(0.01, 0.01), {8, 32}).value(), 1);
    QCOMPARE(nodesForPods(200, pods(0.01, 0.01), {8, 32}).value(), 2);
}

void PackingTest::noTwoPodsShareAGpu()
{
    KubernetesOptions options = pods(2, 4);
    options.podGpus = 2;
    // Six would fit by vCPUs, one by GPUs.
    QCOMPARE(podsPerNode(options, {12, 224, 2}), 1);
    QCOMPARE(nodesForPods(5, options, {12, 224, 2}).value(), 5);
    options.podGpus = 3;
    QVERIFY(!nodesForPods(5, options, {12, 224, 2}).has_value());
    // Nodes without GPUs hold what asks for none; so does a pod that is planned without.
    QCOMPARE(podsPerNode(options, {12, 224, 0}), 6);
    options.podGpus = 0;
    QCOMPARE(podsPerNode(options, {12, 224, 2}), 6);
}

void PackingTest::theFrontEndTakesItsShareFirst()
{
    QCOMPARE(nodesForPods(8, pods(1.5, 3), {4, 16}).value(), 4);
    QCOMPARE(nodesForPods(8, pods(1.5, 3, 2), {4, 16}).value(), 5);
    // What the pods leave over is enough for it.
    QCOMPARE(nodesForPods(8, pods(1.5, 3, 1), {4, 16}).value(), 4);
}

void PackingTest::aFrontEndLargerThanANodeTakesWholeOnes()
{
    QCOMPARE(nodesForPods(1, pods(2, 1, 8), {4, 16}).value(), 3);
    QCOMPARE(nodesForPods(1, pods(2, 1, 10), {4, 16}).value(), 3);
}

void PackingTest::aPodThatFitsNoNodeHasNoAnswer()
{
    QVERIFY(!nodesForPods(1, pods(5, 1), {4, 16}).has_value());
    QVERIFY(!nodesForPods(1, pods(1, 17), {4, 16}).has_value());
}

void PackingTest::withoutPodsNoNodeIsNeeded()
{
    QCOMPARE(nodesForPods(0, pods(5, 1, 2), {4, 16}).value(), 0);
}

void PackingTest::roundingErrorsLoseNoPod()
{
    // 0.6 / 0.2 is a hair below 3 in binary.
    QCOMPARE(podsPerNode(pods(0.2, 1), {0.6, 16}), 3);
}

void PackingTest::nodesAreEnoughAndNoneTooMany()
{
    QRandomGenerator random(7);
    for (int i = 0; i < 5000; ++i) {
        const NodeRoom node{random.bounded(1, 65) * 1.0, random.bounded(1, 257) * 1.0};
        const KubernetesOptions options
            = pods(random.bounded(1, 9) / 2.0, random.bounded(1, 33) / 2.0, random.bounded(0, 7) * 1.0);
        const int count = random.bounded(1, 200);
        const int each = podsPerNode(options, node);
        const std::optional<int> nodes = nodesForPods(count, options, node);
        QCOMPARE(nodes.has_value(), each > 0);
        if (!nodes)
            continue;
        // Counted node by node.
        double frontEnd = options.servingFrontEndVcpus;
        int placed = 0;
        int used = 0;
        while (placed < count || frontEnd > 0) {
            const double taken = std::min(frontEnd, node.vcpus);
            frontEnd -= taken;
            placed += static_cast<int>(std::min(std::floor((node.vcpus - taken) / options.podVcpus),
                                                std::floor(node.memoryGiB / options.podMemoryGiB)));
            ++used;
        }
        QCOMPARE(nodes.value(), used);
    }
}

SLIPWAY_TEST(PackingTest)
#include "tst_packing.moc"
