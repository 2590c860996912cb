// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"

#include "ui/charts/costseries.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class CostSeriesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyMonthAddsUpToItsTotal();
    void stagesWithoutCostAreLeftOut();
    void sentenceNamesTotalLargestPartAndPeak();
    void sentenceSaysAtLeastWhenAPriceIsMissing();
    void budgetOfAMonthCountsForEachMonth();
    void cumulativeSentenceTellsWhenTheBudgetIsPassed();
    void emptyPlanHasNothingToShow();

private:
    const QLocale m_english = {QLocale::English, QLocale::UnitedStates};
};

void CostSeriesTest::everyMonthAddsUpToItsTotal()
{
    const test::Sample sample = test::makeSample();
    const MonthlyCostSeries series = monthlyCostSeries(sample.evaluation);
    QCOMPARE(series.months(), 12);
    for (std::size_t month = 0; month < series.totals.size(); ++month) {
        Total sum;
        for (const auto &part : series.parts)
            sum += part.amounts[month];
        QCOMPARE(sum.known(), series.totals[month].known());
        QCOMPARE(sum.isComplete(), series.totals[month].isComplete());
    }
}

void CostSeriesTest::stagesWithoutCostAreLeftOut()
{
    test::Sample sample = test::makeSample();
    sample.evaluation.stageTotals[std::size_t(CostStage::Training)] = Total();
    const MonthlyCostSeries series = monthlyCostSeries(sample.evaluation);
    QCOMPARE(series.parts.size(), std::size_t(3));
    QCOMPARE(series.parts[0].name, u"Experimentation"_s);
    QCOMPARE(series.parts[1].name, u"Deployment"_s);
    QCOMPARE(series.parts[2].name, u"Shared services"_s);
}

void CostSeriesTest::sentenceNamesTotalLargestPartAndPeak()
{
    MonthlyCostSeries series;
    series.start = YearMonth(2026, 11);
    series.parts
        = {{CostStage::Training, u"Training"_s, {Total(Money(10'000, {})), Total(Money(30'000, {}))}},
           {CostStage::Deployment, u"Deployment"_s, {Total(Money(30'000, {})), Total(Money(30'000, {}))}}};
    series.totals = {Total(Money(40'000, {})), Total(Money(60'000, {}))};
    QCOMPARE(monthlyCostSentence(series, m_english),
             u"USD 1,000.00 over 2 months; the largest part is Deployment with 60 %; the dearest month is "
             "Dec 2026 with USD 600.00."_s);
}

void CostSeriesTest::sentenceSaysAtLeastWhenAPriceIsMissing()
{
    const test::Sample sample = test::makeSample();
    QVERIFY(
        monthlyCostSentence(monthlyCostSeries(sample.evaluation), m_english).startsWith(u"At least USD "_s));
}

void CostSeriesTest::budgetOfAMonthCountsForEachMonth()
{
    test::Sample sample = test::makeSample();
    QCOMPARE(horizonBudget(sample.plan, {})->minor(), 9'500'000);
    sample.plan.budget = Budget{u"1000.50"_s, BudgetPeriod::Month, {}};
    QCOMPARE(horizonBudget(sample.plan, {})->minor(), 1'200'600);
    sample.plan.budget->amount = u"a lot"_s;
    QVERIFY(!horizonBudget(sample.plan, {}).has_value());
    sample.plan.budget.reset();
    QVERIFY(!horizonBudget(sample.plan, {}).has_value());
}

void CostSeriesTest::cumulativeSentenceTellsWhenTheBudgetIsPassed()
{
    CumulativeSeries series;
    series.start = YearMonth(2026, 12);
    series.cumulative = {Total(Money(100, {})), Total(Money(250, {}))};
    QCOMPARE(cumulativeSentence(series, m_english),
             u"The cost adds up to USD 2.50 by the end of Jan 2027."_s);
    series.budget = Money(200, {});
    QCOMPARE(
        cumulativeSentence(series, m_english),
        u"The cost adds up to USD 2.50 by the end of Jan 2027 and passes the budget of USD 2.00 in Jan 2027."_s);
    series.budget = Money(300, {});
    QCOMPARE(
        cumulativeSentence(series, m_english),
        u"The cost adds up to USD 2.50 by the end of Jan 2027 and stays within the budget of USD 3.00."_s);
    series.cumulative.back() = Total(Money(250, {}), {u"train"_s});
    QCOMPARE(
        cumulativeSentence(series, m_english),
        u"The cost adds up to at least USD 2.50 by the end of Jan 2027 and what has a price stays within "
        "the budget of USD 3.00."_s);
}

void CostSeriesTest::emptyPlanHasNothingToShow()
{
    const test::Sample sample = test::makeEmptySample();
    QVERIFY(monthlyCostSeries(sample.evaluation).isEmpty());
    QVERIFY(cumulativeSeries(sample.plan, sample.evaluation).isEmpty());
    QCOMPARE(monthlyCostSentence(monthlyCostSeries(sample.evaluation), m_english),
             u"No cost in any month."_s);
}

SLIPWAY_TEST(CostSeriesTest)
#include "tst_costseries.moc"
