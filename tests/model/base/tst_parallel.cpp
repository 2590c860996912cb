// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/parallel.h"

#include <QTest>

#include <array>
#include <atomic>
#include <barrier>
#include <stdexcept>
#include <string>
#include <thread>

using namespace slipway;

class ParallelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyPartIsDoneOnce_data();
    void everyPartIsDoneOnce();
    void partsAreDoneAtTheSameTime();
    void whatAPartThrowsReachesTheCaller_data();
    void whatAPartThrowsReachesTheCaller();
    void theFirstOfTwoFaultsIsTold();
};

void ParallelTest::everyPartIsDoneOnce_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {0, 1, 2, 64})
        QTest::addRow("%d", count) << count;
}

void ParallelTest::everyPartIsDoneOnce()
{
    QFETCH(int, count);
    std::array<std::atomic<int>, 64> done{};
    inParallel(static_cast<std::size_t>(count), [&done](std::size_t part) { ++done[part]; });
    for (std::size_t part = 0; part < done.size(); ++part)
        QCOMPARE(done[part].load(), part < static_cast<std::size_t>(count) ? 1 : 0);
}

void ParallelTest::partsAreDoneAtTheSameTime()
{
    std::barrier together(3); // never ends where one waits for another's end
    std::array<std::thread::id, 3> threads;
    inParallel(3, [&](std::size_t part) {
        together.arrive_and_wait();
        threads[part] = std::this_thread::get_id();
    });
    QCOMPARE(threads[0], std::this_thread::get_id());
    QVERIFY(threads[1] != threads[0] && threads[2] != threads[0] && threads[2] != threads[1]);
}

void ParallelTest::whatAPartThrowsReachesTheCaller_data()
{
    QTest::addColumn<int>("thrower");
    QTest::newRow("on the caller's thread") << 0;
    QTest::newRow("on another") << 2;
}

void ParallelTest::whatAPartThrowsReachesTheCaller()
{
    QFETCH(int, thrower);
    std::atomic<int> ended = 0;
    std::string told;
    try {
        inParallel(4, [&](std::size_t part) {
            if (part == static_cast<std::size_t>(thrower))
                throw std::runtime_error("no more");
            ++ended;
        });
    } catch (const std::runtime_error &fault) {
        told = fault.what();
    }
    QCOMPARE(told, std::string("no more"));
    QCOMPARE(ended.load(), 3);
}

void ParallelTest::theFirstOfTwoFaultsIsTold()
{
    std::size_t told = 99;
    try {
        inParallel(4, [](std::size_t part) {
            if (part > 0)
                throw part; // of no class that anyone knows
        });
    } catch (std::size_t part) {
        told = part;
    }
    QCOMPARE(told, std::size_t(1));
}

SLIPWAY_TEST(ParallelTest)
#include "tst_parallel.moc"
