// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/largeplans.h"
#include "tests/support/testrun.h"

#include "model/document/planpriceoptions.h"
#include "model/document/plansession.h"
#include "model/evaluation/effort.h"
#include "model/plan/planjson.h"
#include "resources/data.h"
#include "resources/templates.h"

#include <QSignalSpy>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

/// Ways of paying: at once for a plan that takes little, in the background for a large one, and always of what was asked for last.
class PlanPriceOptionsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void theyAreThereAtOnceForASmallPlan();
    void theyArriveLaterForALargePlan();
    void whatWasAskedForLastCounts();
    void whoeverCancelsGetsNothing();

private:
    void open(const Plan &plan);
    [[nodiscard]] std::vector<Total> totals() const
    {
        std::vector<Total> all;
        for (const PriceOption &each :
             m_session->priceOptions().options().value.value_or(std::vector<PriceOption>()))
            all.push_back(each.computeTotal);
        return all;
    }
    [[nodiscard]] std::vector<Total> expected(const QString &compute) const
    {
        std::vector<Total> all;
        for (const PriceOption &each : priceOptions(m_session->plan(), m_session->context(), compute))
            all.push_back(each.computeTotal);
        return all;
    }

    std::optional<Catalog> m_catalog;
    std::optional<PriceSnapshot> m_prices;
    Plan m_base;
    Plan m_large;
    std::unique_ptr<PlanDocument> m_document;
    std::unique_ptr<PlanSession> m_session;
};

void PlanPriceOptionsTest::init()
{
    m_session.reset();
    if (m_catalog)
        return;
    m_catalog = *Catalog::load(embeddedCatalog());
    m_prices = *PriceSnapshot::load(embeddedPrices(), *m_catalog);
    m_base = readPlan(embeddedTemplate(u"vision-realtime.slipway"_s))->plan;
    m_large = test::manyWorkloads(m_base, 60);
}

void PlanPriceOptionsTest::open(const Plan &plan)
{
    m_document = std::make_unique<PlanDocument>();
    m_document->reset(plan);
    m_session = std::make_unique<PlanSession>(*m_document, *m_catalog, *m_prices, QDate(2026, 6, 18));
}

void PlanPriceOptionsTest::theyAreThereAtOnceForASmallPlan()
{
    open(m_base);
    QVERIFY(isReportQuick(m_base));
    PlanPriceOptions &options = m_session->priceOptions();
    const QSignalSpy changed(&options, &PlanPriceOptions::changed);
    options.find(m_base.computes.back().id);
    QVERIFY(options.options().isReady());
    QCOMPARE(changed.size(), 1);
    QVERIFY(!totals().empty());
    QCOMPARE(totals(), expected(m_base.computes.back().id));
    options.find({});
    QVERIFY(options.options().isReady());
    QVERIFY(totals().empty());
}

void PlanPriceOptionsTest::theyArriveLaterForALargePlan()
{
    open(m_large);
    QVERIFY(!isReportQuick(m_large));
    PlanPriceOptions &options = m_session->priceOptions();
    options.find(m_large.computes.front().id);
    QVERIFY(options.options().busy);
    QVERIFY(!options.options().value);
    QTRY_VERIFY_WITH_TIMEOUT(options.options().isReady(), 60'000);
    QVERIFY(!options.options().busy);
    QCOMPARE(totals(), expected(m_large.computes.front().id));
}

void PlanPriceOptionsTest::whatWasAskedForLastCounts()
{
    open(m_large);
    PlanPriceOptions &options = m_session->priceOptions();
    const QString other = m_large.computes.back().id;
    options.find(m_large.computes.front().id);
    options.find(other);
    QSignalSpy changed(&options, &PlanPriceOptions::changed);
    QTRY_VERIFY_WITH_TIMEOUT(options.options().isReady(), 60'000);
    QCOMPARE(totals(), expected(other));
    QCOMPARE(changed.size(), 1); // of the earlier nothing arrives
}

void PlanPriceOptionsTest::whoeverCancelsGetsNothing()
{
    open(m_large);
    PlanPriceOptions &options = m_session->priceOptions();
    options.find(m_large.computes.front().id);
    options.stop();
    QCOMPARE(options.options().state, Async<std::vector<PriceOption>>::State::Idle);
    QVERIFY(!options.options().busy);
    QCoreApplication::processEvents();
    QVERIFY(!options.options().value);
}

SLIPWAY_TEST(PlanPriceOptionsTest)

#include "tst_planpriceoptions.moc"
