// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/cancellation.h"
#include "model/document/sheetproposals.h"
#include "resources/data.h"

#include <QSemaphore>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

/// Proposals in the background, held back and let go by the test. Each gives the sheet's months as its draws.
class SheetProposalsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void proposalsArriveAndAreOfTheSheet();
    void theSameSheetIsNotProposedForTwice();
    void aChangeKeepsTheOldOnesUntilTheNewerCome();
    void anOlderResultNeverReplacesANewerOne();
    void proposalsAreThereBeforeWhatWouldHaveToGo();
    void aSheetWithFaultsIsNotProposedFor();
    void whatFailsSaysSo();
    void stoppingWaitsForTheEnd();
    void nobodyWaitsForWhatGoes();

private:
    using State = Async<Proposals>::State;
    [[nodiscard]] static Sheet sheetOf(int months)
    {
        Sheet sheet = usualSheet(WorkKind::Experimentation);
        sheet.months = months;
        return sheet;
    }
    [[nodiscard]] const Async<Proposals> &found() const { return m_proposals->proposals(); }
    [[nodiscard]] int months() const { return found().value ? found().value->draws : 0; }

    std::optional<Catalog> m_catalog;
    std::optional<PriceSnapshot> m_prices;
    std::unique_ptr<SheetProposals> m_proposals;
    QSemaphore m_begun;
    QSemaphore m_go;
    std::atomic<int> m_ended = 0;
    std::atomic<bool> m_throws = false;
    std::atomic<bool> m_fails = false;
    std::atomic<bool> m_showsFirst = false;
};

void SheetProposalsTest::initTestCase()
{
    m_catalog = Catalog::load(embeddedCatalog()).value();
    m_prices = PriceSnapshot::load(embeddedPrices(), *m_catalog).value();
}

void SheetProposalsTest::init()
{
    m_throws = m_fails = m_showsFirst = false;
    m_ended = 0;
    m_begun.acquire(m_begun.available());
    m_go.acquire(m_go.available());
    m_proposals = std::make_unique<SheetProposals>(
        *m_catalog, *m_prices, QDate(2026, 11, 20),
        [this](const Sheet &sheet, const Context &, const ProposeOptions &,
               const FirstProposals &first) -> Result<Proposals> {
            if (m_showsFirst) {
                Proposals some;
                some.draws = sheet.months;
                some.isWhole = false;
                first(some);
            }
            m_begun.release();
            try {
                while (!m_go.tryAcquire(1, 1))
                    throwIfCancelled();
            } catch (const Cancelled &) {
                ++m_ended;
                throw;
            }
            if (m_throws)
                throw std::bad_alloc();
            if (m_fails)
                return Error{ErrorCode::Invalid, u"More than a plan can hold."_s, {}};
            Proposals result;
            result.draws = sheet.months;
            return result;
        });
    m_proposals->setRest(0);
}

void SheetProposalsTest::cleanup()
{
    m_proposals.reset();
}

void SheetProposalsTest::proposalsArriveAndAreOfTheSheet()
{
    QCOMPARE(found().state, State::Idle);
    m_proposals->setSheet(sheetOf(7));
    QVERIFY(found().busy);
    QTRY_COMPARE(m_begun.available(), 1);
    QCOMPARE(found().state, State::Pending);
    m_go.release();
    QTRY_VERIFY(found().isReady());
    QCOMPARE(months(), 7);
    QVERIFY(!found().busy);
}

void SheetProposalsTest::theSameSheetIsNotProposedForTwice()
{
    m_proposals->setSheet(sheetOf(7));
    m_go.release();
    QTRY_VERIFY(found().isReady());
    m_proposals->setSheet(sheetOf(7));
    QVERIFY(found().isReady());
    QTest::qWait(20);
    QCOMPARE(m_begun.available(), 1);
}

void SheetProposalsTest::aChangeKeepsTheOldOnesUntilTheNewerCome()
{
    m_proposals->setSheet(sheetOf(7));
    m_go.release();
    QTRY_VERIFY(found().isReady());
    m_proposals->setSheet(sheetOf(9));
    QCOMPARE(found().state, State::Stale);
    QVERIFY(found().busy);
    QCOMPARE(months(), 7);
    QTRY_COMPARE(m_begun.available(), 2);
    QCOMPARE(months(), 7);
    m_go.release();
    QTRY_VERIFY(found().isReady());
    QCOMPARE(months(), 9);
}

void SheetProposalsTest::anOlderResultNeverReplacesANewerOne()
{
    m_proposals->setSheet(sheetOf(7));
    QTRY_COMPARE(m_begun.available(), 1);
    m_proposals->setSheet(sheetOf(9)); // ends what runs
    QTRY_COMPARE(m_begun.available(), 2);
    QCOMPARE(m_ended.load(), 1);
    m_go.release();
    QTRY_VERIFY(found().isReady());
    QCOMPARE(months(), 9);
    QCOMPARE(found().revision, quint64(2));
}

void SheetProposalsTest::proposalsAreThereBeforeWhatWouldHaveToGo()
{
    m_showsFirst = true;
    m_proposals->setSheet(sheetOf(7));
    QTRY_VERIFY(found().isReady());
    QCOMPARE(months(), 7);
    QVERIFY(!found().value->isWhole);
    QVERIFY(found().busy);
    // The next sheet does not wait for the rest of this one, which never comes.
    m_proposals->setSheet(sheetOf(9));
    QCOMPARE(found().state, State::Stale);
    QTRY_VERIFY(found().isReady() && months() == 9);
    QCOMPARE(m_ended.load(), 1);
    QVERIFY(!found().value->isWhole);
    m_go.release();
    QTRY_VERIFY(found().value->isWhole);
    QVERIFY(found().isReady());
    QVERIFY(!found().busy);
    QCOMPARE(months(), 9);
}

void SheetProposalsTest::aSheetWithFaultsIsNotProposedFor()
{
    m_proposals->setSheet(sheetOf(7));
    m_go.release();
    QTRY_VERIFY(found().isReady());
    Sheet sheet = sheetOf(9);
    sheet.people.reset();
    m_proposals->setSheet(sheet);
    QTRY_COMPARE(m_proposals->faults().size(), std::size_t(1));
    QCOMPARE(m_proposals->faults().front().where, u"/people"_s);
    QCOMPARE(found().state, State::Stale);
    QVERIFY(!found().busy);
    QCOMPARE(months(), 7);
    QCOMPARE(m_begun.available(), 1);
    m_proposals->setSheet(sheetOf(9));
    m_go.release();
    QTRY_VERIFY(found().isReady());
    QVERIFY(m_proposals->faults().empty());
}

void SheetProposalsTest::whatFailsSaysSo()
{
    m_throws = true;
    m_proposals->setSheet(sheetOf(7));
    m_go.release();
    QTRY_COMPARE(found().state, State::Failed);
    QVERIFY(!found().failure.isEmpty());
    QVERIFY(!found().value.has_value());
    m_throws = false;
    m_fails = true;
    m_proposals->setSheet(sheetOf(8));
    m_go.release();
    QTRY_COMPARE(found().failure, u"More than a plan can hold."_s);
    m_fails = false;
    m_proposals->setSheet(sheetOf(9));
    m_go.release();
    QTRY_VERIFY(found().isReady());
    QVERIFY(found().failure.isEmpty());
}

void SheetProposalsTest::stoppingWaitsForTheEnd()
{
    m_proposals->setSheet(sheetOf(7));
    QTRY_COMPARE(m_begun.available(), 1);
    m_proposals->stop();
    QCOMPARE(m_ended.load(), 1);
    QVERIFY(!found().busy);
    m_proposals->setSheet(sheetOf(7)); // the same sheet begins anew
    m_go.release();
    QTRY_VERIFY(found().isReady());
    QCOMPARE(months(), 7);
}

void SheetProposalsTest::nobodyWaitsForWhatGoes()
{
    m_proposals->setSheet(sheetOf(7));
    QTRY_COMPARE(m_begun.available(), 1);
    m_proposals.reset();
    QCOMPARE(m_ended.load(), 1);
}

SLIPWAY_TEST(SheetProposalsTest)
#include "tst_sheetproposals.moc"
