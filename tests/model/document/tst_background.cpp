// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/document/background.h"

#include <QSemaphore>
#include <QTest>

#include <stdexcept>

using namespace slipway;
using namespace Qt::StringLiterals;

/// Work in the background that the test holds back and lets go.
class BackgroundTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void theResultArrivesInTheOwnersThread();
    void whatBeginsEndsWhatRuns();
    void ofCancelledWorkNothingArrives();
    void ofWorkThatEndedJustBeforeNothingArrivesEither();
    void whatIsToldBeforeTheEndArrivesFirst();
    void whatIsThrownEndsTheWorkAlone_data();
    void whatIsThrownEndsTheWorkAlone();
    void anExpectedFailureKeepsItsWords();
    void theOldValueStaysUntilTheNewerComes();
    void aFailureLeavesNoValue();
    void cancellingTheFirstLeavesItIdle();
    void stoppingWaitsForTheEnd();
    void itsEndWaitsForTheEnd();

private:
    using State = Async<int>::State;
    enum class Fault { None, Expected, Memory, Standard, Other };

    void begin(quint64 revision, int result, Fault fault = Fault::None)
    {
        m_value->start(revision, [this, result, fault](const Background::Tell &) -> Result<int> {
            m_begun.release();
            while (!m_go.tryAcquire(1, 1)) {
                try {
                    throwIfCancelled();
                } catch (...) {
                    m_ended.release();
                    throw;
                }
            }
            m_ended.release();
            switch (fault) {
            case Fault::Expected:
                return Error{ErrorCode::Invalid, u"It does not add up."_s, {}};
            case Fault::Memory:
                throw std::bad_alloc();
            case Fault::Standard:
                throw std::runtime_error("a fault");
            case Fault::Other:
                throw 1; // NOLINT(hicpp-exception-baseclass): what no handler expects
            case Fault::None:
                break;
            }
            return result;
        });
    }

    QSemaphore m_begun;
    QSemaphore m_go;
    QSemaphore m_ended;
    int m_changes = 0;
    std::unique_ptr<BackgroundValue<int>> m_value;
};

void BackgroundTest::init()
{
    for (QSemaphore *each : {&m_begun, &m_go, &m_ended})
        each->acquire(each->available());
    m_changes = 0;
    m_value = std::make_unique<BackgroundValue<int>>(*this, [this] {
        QCOMPARE(QThread::currentThread(), thread());
        ++m_changes;
    });
}

void BackgroundTest::cleanup()
{
    m_value.reset();
}

void BackgroundTest::theResultArrivesInTheOwnersThread()
{
    QCOMPARE(m_value->get().state, State::Idle);
    begin(7, 42);
    QCOMPARE(m_changes, 1);
    QCOMPARE(m_value->get().state, State::Pending);
    QVERIFY(m_value->get().busy);
    QVERIFY(!m_value->isOf(7));
    QVERIFY(m_value->isOrWillBeOf(7));
    QVERIFY(!m_value->isOrWillBeOf(8));
    m_go.release();
    QTRY_VERIFY(m_value->isOf(7));
    QCOMPARE(m_value->get().value, 42);
    QVERIFY(!m_value->get().busy);
    QCOMPARE(m_changes, 2);
}

void BackgroundTest::whatBeginsEndsWhatRuns()
{
    begin(1, 1);
    QVERIFY(m_begun.tryAcquire(1, 5000));
    begin(2, 2);
    QVERIFY(m_ended.tryAcquire(1, 5000)); // without m_go: it was cancelled
    m_go.release();
    QTRY_VERIFY(m_value->isOf(2));
    QCOMPARE(m_value->get().value, 2);
    QCOMPARE(m_go.available(), 0);
}

void BackgroundTest::ofCancelledWorkNothingArrives()
{
    begin(1, 1);
    QVERIFY(m_begun.tryAcquire(1, 5000));
    m_value->cancel();
    QVERIFY(!m_value->get().busy);
    m_value->stop();
    QCoreApplication::processEvents();
    QVERIFY(!m_value->get().value.has_value());
    QCOMPARE(m_changes, 1);
}

void BackgroundTest::ofWorkThatEndedJustBeforeNothingArrivesEither()
{
    begin(1, 1);
    m_go.release();
    QVERIFY(m_ended.tryAcquire(1, 5000)); // its result is on its way to this thread, which has not looked yet
    m_value->stop();
    QCoreApplication::processEvents();
    QVERIFY(!m_value->get().value.has_value());
    QCOMPARE(m_changes, 1);
}

void BackgroundTest::whatIsToldBeforeTheEndArrivesFirst()
{
    QStringList order;
    Background background(*this);
    background.start(
        [&order, &background](const Background::Tell &tell) -> Background::Then {
            tell([&] { order << (background.isRunning() ? u"half, runs"_s : u"half, ended"_s); });
            return [&] { order << (background.isRunning() ? u"all, runs"_s : u"all, ended"_s); };
        },
        [&order] { order << u"failed"_s; });
    QTRY_COMPARE(order, QStringList({u"half, runs"_s, u"all, ended"_s}));
}

void BackgroundTest::whatIsThrownEndsTheWorkAlone_data()
{
    QTest::addColumn<int>("fault");
    QTest::newRow("no memory") << static_cast<int>(Fault::Memory);
    QTest::newRow("a standard exception") << static_cast<int>(Fault::Standard);
    QTest::newRow("anything else") << static_cast<int>(Fault::Other);
}

void BackgroundTest::whatIsThrownEndsTheWorkAlone()
{
    QFETCH(int, fault);
    m_go.release();
    begin(1, 1, static_cast<Fault>(fault));
    QTRY_COMPARE(m_value->get().state, State::Failed);
    QCOMPARE(m_value->get().failure, u"There was not enough memory, or a fault."_s);
    QVERIFY(!m_value->get().busy);
    m_go.release();
    begin(2, 2);
    QTRY_VERIFY(m_value->isOf(2));
    QVERIFY(m_value->get().failure.isEmpty());
}

void BackgroundTest::anExpectedFailureKeepsItsWords()
{
    m_go.release();
    begin(1, 1, Fault::Expected);
    QTRY_COMPARE(m_value->get().state, State::Failed);
    QCOMPARE(m_value->get().failure, u"It does not add up."_s);
    QCOMPARE(m_value->get().revision, quint64(1));
}

void BackgroundTest::theOldValueStaysUntilTheNewerComes()
{
    m_go.release();
    begin(1, 1);
    QTRY_VERIFY(m_value->isOf(1));
    begin(2, 2);
    QCOMPARE(m_value->get().state, State::Stale);
    QCOMPARE(m_value->get().value, 1);
    QCOMPARE(m_value->get().revision, quint64(1));
    m_go.release();
    QTRY_VERIFY(m_value->isOf(2));
    // The same again, of which the end is not awaited: what is there is of that revision still.
    begin(2, 3);
    QVERIFY(m_value->get().isReady());
    m_value->cancel();
    QVERIFY(m_value->isOf(2));
    m_value->outdate();
    QCOMPARE(m_value->get().state, State::Stale);
}

void BackgroundTest::aFailureLeavesNoValue()
{
    m_go.release(2);
    begin(1, 1);
    QTRY_VERIFY(m_value->isOf(1));
    begin(2, 2, Fault::Memory);
    QTRY_COMPARE(m_value->get().state, State::Failed);
    QVERIFY(!m_value->get().value.has_value());
    m_value->outdate();
    QCOMPARE(m_value->get().state, State::Failed);
}

void BackgroundTest::cancellingTheFirstLeavesItIdle()
{
    begin(1, 1);
    m_value->cancel();
    QCOMPARE(m_value->get().state, State::Idle);
    QVERIFY(!m_value->isOrWillBeOf(1));
}

void BackgroundTest::stoppingWaitsForTheEnd()
{
    begin(1, 1);
    QVERIFY(m_begun.tryAcquire(1, 5000));
    m_value->stop();
    QCOMPARE(m_ended.available(), 1);
    m_go.release();
    begin(2, 2);
    QTRY_VERIFY(m_value->isOf(2));
}

void BackgroundTest::itsEndWaitsForTheEnd()
{
    begin(1, 1);
    QVERIFY(m_begun.tryAcquire(1, 5000));
    m_value.reset();
    QCOMPARE(m_ended.available(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(m_changes, 1);
}

SLIPWAY_TEST(BackgroundTest)
#include "tst_background.moc"
