// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/cancellation.h"
#include "model/document/plansession.h"
#include "tests/model/document/documentedits.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <stdexcept>
#include <vector>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// Evaluations that take until the gate is open, or until they are cancelled.
class Gate
{
public:
    PlanSession::Functions functions()
    {
        PlanSession::Functions functions = PlanSession::Functions::real();
        functions.isQuick = [](const Plan &) { return false; };
        functions.evaluate = [this](const Plan &plan, const Context &context) {
            while (!m_open) {
                throwIfCancelled();
                QThread::msleep(1);
            }
            return evaluate(plan, context);
        };
        return functions;
    }
    void open() { m_open = true; }

private:
    std::atomic<bool> m_open = false;
};

} // namespace

class PlanSessionTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void theFirstEvaluationComesByItself();
    void manyEditsAreOneEvaluation();
    void askingDoesNotWait();
    void askingTwiceEvaluatesOnce();
    void anotherDayIsAnotherEvaluation();
    void undoIsEvaluatedToo();
    void slotsSeeTheNewEvaluation();
    void largePlansAreEvaluatedInTheBackground();
    void anOlderEvaluationNeverReplacesANewerOne();
    void anEvaluationCanBeCancelledAndResumed();
    void theReportOfALargerPlanComesBehindTheWindow();
    void aFaultInTheBackgroundDoesNotEndTheProgram();

private:
    const Catalog m_catalog;
    const PriceSnapshot m_prices;
    std::unique_ptr<PlanDocument> m_document;
    std::unique_ptr<PlanSession> m_session;
};

void PlanSessionTest::init()
{
    m_session.reset();
    m_document = std::make_unique<PlanDocument>();
    m_session = std::make_unique<PlanSession>(*m_document, m_catalog, m_prices, QDate(2026, 6, 20));
}

void PlanSessionTest::theFirstEvaluationComesByItself()
{
    const QSignalSpy changes(m_session.get(), &PlanSession::evaluationChanged);
    QCOMPARE(m_session->revision(), quint64(0));
    QTRY_COMPARE(changes.count(), 1);
    QCOMPARE(m_session->revision(), quint64(1));
    QCOMPARE(m_session->evaluation().months.size(), std::size_t(12));
    QCOMPARE(m_session->evaluation().provenance.asOf, QDate(2026, 6, 20));
}

void PlanSessionTest::manyEditsAreOneEvaluation()
{
    QSignalSpy changes(m_session.get(), &PlanSession::evaluationChanged);
    QTRY_COMPARE(changes.count(), 1);
    for (int months = 20; months < 40; ++months)
        setMonths(*m_document, months);
    QCOMPARE(m_session->revision(), quint64(1));
    QTRY_COMPARE(changes.count(), 2);
    QCOMPARE(m_session->revision(), quint64(2));
    QCOMPARE(m_session->evaluation().months.size(), std::size_t(39));
}

void PlanSessionTest::askingDoesNotWait()
{
    const QSignalSpy changes(m_session.get(), &PlanSession::evaluationChanged);
    setMonths(*m_document, 20);
    QCOMPARE(m_session->evaluation().months.size(), std::size_t(20));
    QCOMPARE(changes.count(), 0); // views hear of it in their turn, and once
    QTRY_COMPARE(changes.count(), 1);
    QCOMPARE(m_session->revision(), quint64(1));
}

void PlanSessionTest::askingTwiceEvaluatesOnce()
{
    const Evaluation *first = &m_session->evaluation();
    QCOMPARE(&m_session->evaluation(), first);
    QCOMPARE(m_session->revision(), quint64(1));
}

void PlanSessionTest::anotherDayIsAnotherEvaluation()
{
    const QSignalSpy changes(m_session.get(), &PlanSession::evaluationChanged);
    QTRY_COMPARE(changes.count(), 1);
    m_session->setAsOf(QDate(2026, 6, 20));
    QCOMPARE(m_session->evaluation().provenance.asOf, QDate(2026, 6, 20));
    QCOMPARE(m_session->revision(), quint64(1));
    m_session->setAsOf(QDate(2027, 1, 1));
    QCOMPARE(m_session->context().asOf, QDate(2027, 1, 1));
    QTRY_COMPARE(changes.count(), 2);
    QCOMPARE(m_session->evaluation().provenance.asOf, QDate(2027, 1, 1));
}

void PlanSessionTest::undoIsEvaluatedToo()
{
    setMonths(*m_document, 20);
    QCOMPARE(m_session->evaluation().months.size(), std::size_t(20));
    m_document->undoStack().undo();
    QCOMPARE(m_session->evaluation().months.size(), std::size_t(12));
}

void PlanSessionTest::slotsSeeTheNewEvaluation()
{
    std::size_t seen = 0;
    connect(m_session.get(), &PlanSession::evaluationChanged, this,
            [this, &seen] { seen = m_session->evaluation().months.size(); });
    setMonths(*m_document, 20);
    QTRY_COMPARE(seen, std::size_t(20));
    m_session.reset();
}

void PlanSessionTest::largePlansAreEvaluatedInTheBackground()
{
    Gate gate;
    PlanSession session(*m_document, m_catalog, m_prices, QDate(2026, 6, 20), gate.functions());
    const QSignalSpy changes(&session, &PlanSession::evaluationChanged);
    QTRY_VERIFY(session.isBusy());
    QVERIFY(session.isPending());
    QVERIFY(session.evaluation().months.empty()); // asking does not wait for it
    QCOMPARE(changes.count(), 0);
    gate.open();
    QTRY_COMPARE(changes.count(), 2); // with what reports show, too
    QVERIFY(!session.isPending());
    QVERIFY(!session.isReportPending());
    QVERIFY(!session.isBusy());
    QCOMPARE(session.evaluation().months.size(), std::size_t(12));
}

void PlanSessionTest::anOlderEvaluationNeverReplacesANewerOne()
{
    Gate gate;
    PlanSession session(*m_document, m_catalog, m_prices, QDate(2026, 6, 20), gate.functions());
    std::vector<std::size_t> seen;
    connect(&session, &PlanSession::evaluationChanged, this,
            [&] { seen.push_back(session.evaluation().months.size()); });
    QTRY_VERIFY(session.isBusy());
    setMonths(*m_document, 20); // while that of 12 months is under way
    QVERIFY(session.isPending());
    setMonths(*m_document, 30);
    gate.open();
    QTRY_COMPARE(seen.size(), std::size_t(2));
    QCOMPARE(seen, (std::vector<std::size_t>{30, 30}));
}

void PlanSessionTest::anEvaluationCanBeCancelledAndResumed()
{
    Gate gate;
    PlanSession session(*m_document, m_catalog, m_prices, QDate(2026, 6, 20), gate.functions());
    const QSignalSpy changes(&session, &PlanSession::evaluationChanged);
    QTRY_VERIFY(session.isBusy());
    QElapsedTimer clock;
    clock.start();
    session.stopEvaluation(); // waits for its end, which it is told in the loops of its work
    QVERIFY(!session.isBusy());
    QVERIFY(session.isPending());
    QVERIFY2(clock.elapsed() < 5000, "what is cancelled goes on");
    QCOMPARE(changes.count(), 0);
    gate.open();
    session.resumeEvaluation();
    QTRY_COMPARE(changes.count(), 2);
    QCOMPARE(session.evaluation().months.size(), std::size_t(12));
}

/// A plan of some hundred workloads is evaluated between two key strokes, its report is not.
void PlanSessionTest::theReportOfALargerPlanComesBehindTheWindow()
{
    PlanSession::Functions functions = PlanSession::Functions::real();
    functions.isReportQuick = [](const Plan &) { return false; };
    std::atomic<QThread *> where = nullptr;
    functions.addReportParts = [&where](Evaluation &evaluation, const Plan &, const Context &) {
        where = QThread::currentThread();
        evaluation.isolation.emplace_back();
    };
    PlanSession session(*m_document, m_catalog, m_prices, QDate(2026, 6, 20), functions);
    const QSignalSpy changes(&session, &PlanSession::evaluationChanged);
    QTRY_COMPARE(changes.count(), 1);
    QVERIFY(!session.isReportPending()); // nobody asked
    const quint64 revision = session.revision();
    QVERIFY(session.evaluationForReport().isolation.empty());
    QVERIFY(session.isReportPending());
    QVERIFY(!session.isPending());
    QTRY_COMPARE(changes.count(), 2);
    QVERIFY(!session.isReportPending());
    QVERIFY(!session.evaluationForReport().isolation.empty());
    QVERIFY(where.load() != QThread::currentThread());
    QCOMPARE(session.revision(), revision); // ranges that were drawn stay
    // An edit takes the parts away, and what was begun for the plan before never comes.
    setMonths(*m_document, 7);
    QVERIFY(session.evaluationForReport().isolation.empty());
    setMonths(*m_document, 8);
    QVERIFY(session.evaluationForReport().isolation.empty());
    QTRY_VERIFY(!session.isReportPending() && !session.evaluationForReport().isolation.empty());
    QCOMPARE(session.evaluation().months.size(), std::size_t(8));
    // Cancelled, it stays to be asked for.
    setMonths(*m_document, 9);
    QVERIFY(session.evaluationForReport().isolation.empty());
    session.cancelEvaluation();
    QVERIFY(session.isReportPending());
    QVERIFY(session.evaluationForReport().isolation.empty());
    QTRY_VERIFY(!session.evaluationForReport().isolation.empty());
    // Resumed it comes though no page that shows it asks once more: exports wait for it.
    setMonths(*m_document, 10);
    QVERIFY(session.evaluationForReport().isolation.empty());
    session.cancelEvaluation();
    QVERIFY(session.isReportPending());
    session.resumeEvaluation();
    QTRY_VERIFY(!session.isReportPending());
    QVERIFY(!session.evaluation().isolation.empty());
}

void PlanSessionTest::aFaultInTheBackgroundDoesNotEndTheProgram()
{
    PlanSession::Functions functions = PlanSession::Functions::real();
    functions.isQuick = [](const Plan &) { return false; };
    functions.evaluate
        = [](const Plan &, const Context &) -> Evaluation { throw std::runtime_error("a fault"); };
    PlanSession session(*m_document, m_catalog, m_prices, QDate(2026, 6, 20), functions);
    const QSignalSpy pending(&session, &PlanSession::pendingChanged);
    QTRY_COMPARE(pending.count(), 2); // begun, and ended
    QVERIFY(session.isPending());
    QVERIFY(!session.isBusy());
}

SLIPWAY_TEST(PlanSessionTest)
#include "tst_plansession.moc"
