// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"

#include "model/document/plansearch.h"
#include "model/document/plansession.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <mutex>
#include <new>
#include <stdexcept>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

using Found = Async<search::Result>::State;

search::Query queryFor(const QString &compute)
{
    search::Query query;
    query.compute = compute;
    return query;
}

} // namespace

/// Background searches with work that the test holds back and lets go.
class PlanSearchTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void aResultArrivesAndIsOfThePlan();
    void askingAgainForTheSameSearchesOnce();
    void otherOptionsAreAnotherSearch();
    void whileOneRunsOnlyTheNewestPlanIsSearchedNext();
    void oneSearchRunsAtATime();
    void aChangeMakesAResultStaleAndKeepsIt();
    void aResultOfAnEarlierPlanIsShownAsStale();
    void aResultForAComputeThatWentIsForgotten();
    void whatFailsSaysWhy_data();
    void whatFailsSaysWhy();
    void cancellingTheBestPlanEndsItsWork();
    void theBestPlanIsThereBeforeItsConstraintsArePriced();
    void anEditCancelsTheBestPlan();
    void otherBestOptionsReplaceTheFirst();
    void resettingEndsWorkAndForgets();
    void endingTheSessionEndsItsWork();
    void questionsAreAnsweredForTheirSubject();

private:
    void setMonths(int months)
    {
        m_document->edit(u"/months"_s, Step::Workload, u"months"_s,
                         [months](Plan &plan) { plan.months = months; });
    }
    [[nodiscard]] std::vector<int> searched()
    {
        const std::lock_guard lock(m_mutex);
        return m_searched;
    }
    [[nodiscard]] PlanSearch::Functions functions();
    [[nodiscard]] const Async<search::Result> &found() const { return m_search->choices(m_compute); }

    const Catalog m_catalog;
    const PriceSnapshot m_prices;
    std::unique_ptr<PlanDocument> m_document;
    std::unique_ptr<PlanSession> m_session;
    std::unique_ptr<PlanSearch> m_search;
    QString m_compute;

    QSemaphore m_go; ///< each search takes one before it ends
    QSemaphore m_begun; ///< each gives one when it begins
    std::mutex m_mutex;
    std::vector<int> m_searched; ///< months of each plan searched
    std::atomic<int> m_atOnce = 0;
    std::atomic<int> m_mostAtOnce = 0;
    std::atomic<bool> m_bestEnded = false;
    QThread *m_searchThread = nullptr;
};

PlanSearch::Functions PlanSearchTest::functions()
{
    PlanSearch::Functions functions;
    functions.search
        = [this](const Plan &plan, const Context &, const search::Query &query, const PlanSearch::Cancel *) {
              m_searchThread = QThread::currentThread();
              m_mostAtOnce = std::max(m_mostAtOnce.load(), ++m_atOnce);
              m_begun.release();
              m_go.acquire();
              {
                  const std::lock_guard lock(m_mutex);
                  m_searched.push_back(plan.months);
              }
              --m_atOnce;
              if (plan.months == 13)
                  throw std::runtime_error("thirteen");
              if (plan.months == 15)
                  throw std::bad_alloc();
              if (plan.months == 17)
                  throw plan.months;
              search::Result result;
              result.query = query;
              result.months = plan.months;
              return result;
          };
    functions.best = [this](const Plan &, const Context &, const search::BestOptions &options,
                            const PlanSearch::Cancel *cancel, const search::BestSoFar &soFar) {
        if (options.everyRegion) {
            search::BestPlan known;
            known.beforeBlockers = 7;
            soFar(known);
        }
        m_begun.release();
        while (options.mostNodes == 16 && !cancel->load())
            QThread::yieldCurrentThread();
        m_bestEnded = true;
        search::BestPlan best;
        best.afterBlockers = options.mostNodes;
        return best;
    };
    functions.regions = [](const Plan &, const Context &, const PlanSearch::Cancel *) {
        return std::vector<search::RegionCost>(3);
    };
    functions.whyNot = [](const Plan &, const Context &, const WhyNotQuestion &question) {
        search::WhyNot answer;
        answer.subject = std::holds_alternative<RegionId>(question.about) ? u"a region"_s : u"a size"_s;
        return answer;
    };
    return functions;
}

void PlanSearchTest::init()
{
    m_document = std::make_unique<PlanDocument>();
    m_document->reset(test::makeSample().plan);
    m_compute = m_document->plan().computes.front().id;
    m_session = std::make_unique<PlanSession>(*m_document, m_catalog, m_prices, QDate(2026, 6, 20));
    m_search = std::make_unique<PlanSearch>(*m_session, functions());
    m_go.acquire(m_go.available());
    m_begun.acquire(m_begun.available());
    m_searched.clear();
    m_atOnce = 0;
    m_mostAtOnce = 0;
    m_bestEnded = false;
}

void PlanSearchTest::cleanup()
{
    m_go.release(100);
    m_search.reset();
    m_session.reset();
    m_document.reset();
}

void PlanSearchTest::aResultArrivesAndIsOfThePlan()
{
    QSignalSpy changed(m_search.get(), &PlanSearch::choicesChanged);
    QCOMPARE(found().state, Found::Idle);
    m_search->findChoices(queryFor(m_compute));
    QCOMPARE(found().state, Found::Pending);
    QVERIFY(found().busy);
    m_go.release();
    QTRY_COMPARE(found().state, Found::Ready);
    QVERIFY(!found().busy);
    QCOMPARE(found().value->months, m_document->plan().months);
    QCOMPARE(found().revision, m_search->revision());
    QCOMPARE(changed.last().first().toString(), m_compute);
    QVERIFY2(m_searchThread != QThread::currentThread(), "the window's thread is not held up");
}

void PlanSearchTest::askingAgainForTheSameSearchesOnce()
{
    m_search->findChoices(queryFor(m_compute));
    m_search->findChoices(queryFor(m_compute));
    m_go.release(2);
    QTRY_COMPARE(found().state, Found::Ready);
    m_search->findChoices(queryFor(m_compute));
    QVERIFY(!found().busy);
    QCOMPARE(searched().size(), std::size_t(1));
}

void PlanSearchTest::otherOptionsAreAnotherSearch()
{
    m_search->findChoices(queryFor(m_compute));
    m_go.release(2);
    QTRY_COMPARE(found().state, Found::Ready);
    search::Query wider = queryFor(m_compute);
    wider.everyRegion = true;
    m_search->findChoices(wider);
    QVERIFY(found().busy);
    QTRY_VERIFY(!found().busy);
    QVERIFY(found().value->query.everyRegion);
}

void PlanSearchTest::whileOneRunsOnlyTheNewestPlanIsSearchedNext()
{
    setMonths(20);
    m_search->findChoices(queryFor(m_compute));
    m_begun.acquire(); // has its plan
    for (int months = 21; months <= 40; ++months) {
        setMonths(months);
        m_search->findChoices(queryFor(m_compute));
    }
    m_go.release(30);
    QTRY_COMPARE(found().state, Found::Ready);
    QCOMPARE(searched(), (std::vector<int>{20, 40}));
    QCOMPARE(found().value->months, 40);
}

void PlanSearchTest::oneSearchRunsAtATime()
{
    QStringList ids;
    for (const Compute &compute : m_document->plan().computes)
        ids << compute.id;
    QVERIFY(ids.size() > 1);
    for (const QString &id : ids)
        m_search->findChoices(queryFor(id));
    m_go.release(static_cast<int>(ids.size()));
    for (const QString &id : ids)
        QTRY_COMPARE(m_search->choices(id).state, Found::Ready);
    QCOMPARE(m_mostAtOnce.load(), 1);
}

void PlanSearchTest::aChangeMakesAResultStaleAndKeepsIt()
{
    m_search->findChoices(queryFor(m_compute));
    m_go.release();
    QTRY_COMPARE(found().state, Found::Ready);
    QSignalSpy changed(m_search.get(), &PlanSearch::choicesChanged);
    setMonths(20);
    QCOMPARE(found().state, Found::Stale);
    QVERIFY(found().value.has_value());
    QCOMPARE(changed.count(), 1);
    m_session->setAsOf(QDate(2027, 1, 1));
    m_search->findChoices(queryFor(m_compute));
    m_go.release();
    QTRY_COMPARE(found().state, Found::Ready);
    QCOMPARE(found().value->months, 20);
}

void PlanSearchTest::aResultOfAnEarlierPlanIsShownAsStale()
{
    setMonths(20);
    m_search->findChoices(queryFor(m_compute));
    m_begun.acquire();
    setMonths(30);
    m_search->findChoices(queryFor(m_compute));
    QSignalSpy changed(m_search.get(), &PlanSearch::choicesChanged);
    m_go.release();
    QTRY_VERIFY(found().value.has_value());
    // The first of the two: shown, because the front shall follow a slider, and known to be old.
    QCOMPARE(found().value->months, 20);
    QCOMPARE(found().state, Found::Stale);
    QVERIFY(found().busy);
    m_go.release();
    QTRY_COMPARE(found().state, Found::Ready);
    QCOMPARE(found().value->months, 30);
}

void PlanSearchTest::aResultForAComputeThatWentIsForgotten()
{
    m_search->findChoices(queryFor(m_compute));
    m_begun.acquire();
    m_document->edit({}, Step::Workload, u"computes"_s, [](Plan &plan) { plan.computes.clear(); });
    m_go.release();
    QCOMPARE(found().state, Found::Idle);
    m_search->costRegions();
    QTRY_VERIFY(m_search->regions().isReady());
    QVERIFY(!found().value);
}

void PlanSearchTest::whatFailsSaysWhy_data()
{
    QTest::addColumn<int>("months");
    QTest::addColumn<QString>("failure");
    QTest::newRow("with words") << 13 << u"thirteen"_s;
    QTest::newRow("for want of memory") << 15 << u"there is not enough memory"_s;
    QTest::newRow("without a word") << 17 << u"an unknown fault"_s;
}

void PlanSearchTest::whatFailsSaysWhy()
{
    QFETCH(int, months);
    QFETCH(QString, failure);
    setMonths(months);
    m_search->findChoices(queryFor(m_compute));
    m_go.release();
    QTRY_COMPARE(found().state, Found::Failed);
    QCOMPARE(found().failure, failure);
    QVERIFY(!found().value);
    setMonths(14);
    m_search->findChoices(queryFor(m_compute));
    m_go.release();
    QTRY_COMPARE(found().state, Found::Ready);
    QCOMPARE(found().failure, QString());
}

void PlanSearchTest::cancellingTheBestPlanEndsItsWork()
{
    m_search->findBest({});
    QCOMPARE(m_search->best().state, Async<search::BestPlan>::State::Pending);
    m_begun.acquire();
    m_search->cancelBest();
    QTRY_COMPARE(m_search->best().state, Async<search::BestPlan>::State::Idle);
    QVERIFY(m_bestEnded);
    QVERIFY(!m_search->best().busy);
    QVERIFY(!m_search->best().value);
}

void PlanSearchTest::theBestPlanIsThereBeforeItsConstraintsArePriced()
{
    search::BestOptions all;
    all.everyRegion = true;
    m_search->findBest(all);
    QTRY_VERIFY(m_search->best().isReady());
    QVERIFY(m_search->best().busy);
    QCOMPARE(m_search->best().value->beforeBlockers, 7);
    // What was found stays when the rest is not wanted any more.
    m_search->cancelBest();
    QTRY_VERIFY(!m_search->best().busy);
    QVERIFY(m_search->best().isReady());
    QCOMPARE(m_search->best().value->beforeBlockers, 7);
    // Of a plan that was edited meanwhile nothing is shown as if it were of this one.
    m_begun.acquire();
    m_search->findBest(all);
    m_begun.acquire(); // it has told
    setMonths(20);
    QTRY_VERIFY(!m_search->best().busy);
    QVERIFY(!m_search->best().isReady());
}

void PlanSearchTest::anEditCancelsTheBestPlan()
{
    m_search->findBest({});
    m_begun.acquire();
    setMonths(20);
    QTRY_VERIFY(!m_search->best().busy);
    QVERIFY(!m_search->best().value);
}

void PlanSearchTest::otherBestOptionsReplaceTheFirst()
{
    m_search->findBest({});
    m_begun.acquire();
    search::BestOptions others;
    others.mostNodes = 4;
    m_search->findBest(others);
    QTRY_VERIFY(m_search->best().isReady());
    QCOMPARE(m_search->best().value->afterBlockers, 4);
}

void PlanSearchTest::resettingEndsWorkAndForgets()
{
    m_search->findBest({});
    m_begun.acquire();
    m_search->findChoices(queryFor(m_compute)); // waits
    m_search->reset();
    QVERIFY(m_bestEnded);
    QCOMPARE(found().state, Found::Idle);
    QVERIFY(!m_search->best().busy);
    m_go.release();
    m_search->findChoices(queryFor(m_compute));
    QTRY_COMPARE(found().state, Found::Ready);
    QCOMPARE(searched().size(), std::size_t(1));
}

void PlanSearchTest::endingTheSessionEndsItsWork()
{
    m_search->findBest({});
    m_begun.acquire();
    m_search.reset();
    QVERIFY(m_bestEnded);
}

void PlanSearchTest::questionsAreAnsweredForTheirSubject()
{
    m_search->askWhyNot({m_compute, SizeId(0)});
    m_search->askWhyNot({m_compute, RegionId(0)});
    QTRY_VERIFY(m_search->whyNot().isReady());
    QCOMPARE(m_search->whyNot().value->subject, u"a region"_s);
    setMonths(20);
    QCOMPARE(m_search->whyNot().state, Async<search::WhyNot>::State::Stale);
}

SLIPWAY_TEST(PlanSearchTest)
#include "tst_plansearch.moc"
