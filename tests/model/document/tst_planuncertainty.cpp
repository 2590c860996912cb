// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"

#include "model/base/cancellation.h"
#include "model/document/plansession.h"
#include "model/document/planuncertainty.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

/// Ranges in the background, with draws that the test holds back and lets go. Each gives the plan's months as its draws.
class PlanUncertaintyTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void nothingIsDrawnUnwatched();
    void rangesArriveAndAreOfThePlan();
    void anEditKeepsTheOldRangesUntilTheNewerCome();
    void anOlderResultNeverReplacesANewerOne();
    void whatFailsSaysSo();
    void stoppingWaitsForTheEnd();

private:
    using State = Async<Uncertainty>::State;
    void setMonths(int months)
    {
        m_document->edit(u"/months"_s, Step::Workload, u"months"_s,
                         [months](Plan &plan) { plan.months = months; });
    }
    [[nodiscard]] const Async<Uncertainty> &ranges() const { return m_ranges->ranges(); }
    [[nodiscard]] int drawn() const { return ranges().value ? ranges().value->draws : 0; }

    const Catalog m_catalog;
    const PriceSnapshot m_prices;
    std::unique_ptr<PlanDocument> m_document;
    std::unique_ptr<PlanSession> m_session;
    std::unique_ptr<PlanUncertainty> m_ranges;
    QSemaphore m_begun;
    QSemaphore m_go;
    bool m_fails = false;
};

void PlanUncertaintyTest::init()
{
    m_fails = false;
    m_begun.acquire(m_begun.available());
    m_go.acquire(m_go.available());
    m_document = std::make_unique<PlanDocument>();
    m_session = std::make_unique<PlanSession>(*m_document, m_catalog, m_prices, QDate(2026, 11, 20));
    m_ranges = std::make_unique<PlanUncertainty>(
        *m_session, [this](const Plan &plan, const Context &, const Total &, const DrawOptions &) {
            m_begun.release();
            while (!m_go.tryAcquire(1, 1))
                throwIfCancelled();
            if (m_fails)
                throw std::bad_alloc();
            Uncertainty result;
            result.draws = plan.months;
            return result;
        });
    m_ranges->setRest(0);
    setMonths(7);
}

void PlanUncertaintyTest::cleanup()
{
    m_ranges.reset();
    m_session.reset();
    m_document.reset();
}

void PlanUncertaintyTest::nothingIsDrawnUnwatched()
{
    QVERIFY(!m_begun.tryAcquire(1, 50));
    QTest::qWait(20);
    QCOMPARE(m_begun.available(), 0);
    QCOMPARE(ranges().state, State::Idle);
}

void PlanUncertaintyTest::rangesArriveAndAreOfThePlan()
{
    m_ranges->watch();
    QTRY_COMPARE(m_begun.available(), 1);
    QCOMPARE(ranges().state, State::Pending);
    QVERIFY(ranges().busy);
    m_go.release();
    QTRY_VERIFY(ranges().isReady());
    QCOMPARE(drawn(), 7);
    QVERIFY(!ranges().busy);
    QTest::qWait(20);
    QCOMPARE(m_begun.available(), 1); // and no more are drawn
}

void PlanUncertaintyTest::anEditKeepsTheOldRangesUntilTheNewerCome()
{
    m_ranges->watch();
    m_go.release();
    QTRY_VERIFY(ranges().isReady());
    setMonths(9);
    QCOMPARE(ranges().state, State::Stale);
    QCOMPARE(drawn(), 7);
    QTRY_COMPARE(m_begun.available(), 2);
    QCOMPARE(ranges().state, State::Stale);
    QCOMPARE(drawn(), 7);
    m_go.release();
    QTRY_VERIFY(ranges().isReady());
    QCOMPARE(drawn(), 9);
}

void PlanUncertaintyTest::anOlderResultNeverReplacesANewerOne()
{
    m_ranges->watch();
    QTRY_COMPARE(m_begun.available(), 1);
    setMonths(9); // ends what runs
    QTRY_COMPARE(m_begun.available(), 2);
    m_go.release();
    QTRY_VERIFY(ranges().isReady());
    QCOMPARE(drawn(), 9);
    QCOMPARE(m_go.available(), 0);
}

void PlanUncertaintyTest::whatFailsSaysSo()
{
    m_fails = true;
    m_ranges->watch();
    m_go.release();
    QTRY_COMPARE(ranges().state, State::Failed);
    QVERIFY(!ranges().failure.isEmpty());
    QVERIFY(!ranges().value.has_value());
    m_fails = false;
    setMonths(9);
    m_go.release();
    QTRY_VERIFY(ranges().isReady());
}

void PlanUncertaintyTest::stoppingWaitsForTheEnd()
{
    m_ranges->watch();
    QTRY_COMPARE(m_begun.available(), 1);
    m_ranges->stop();
    QVERIFY(!ranges().busy);
    QVERIFY(!ranges().isReady());
    setMonths(9);
    m_go.release();
    QTRY_VERIFY(ranges().isReady());
    QCOMPARE(drawn(), 9);
}

SLIPWAY_TEST(PlanUncertaintyTest)
#include "tst_planuncertainty.moc"
