// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/document/plansession.h"

#include <QSignalSpy>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

void setMonths(PlanDocument &document, int months)
{
    document.edit(u"/months"_s, Step::Workload, u"months"_s, [months](Plan &plan) { plan.months = months; });
}

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

SLIPWAY_TEST(PlanSessionTest)
#include "tst_plansession.moc"
