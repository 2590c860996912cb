// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The end of a size against every month of the horizon and every term, by a calendar of its own.
class RetirementsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void everyMonthOfTheHorizonIsJudged_data();
    void everyMonthOfTheHorizonIsJudged();
    void everyTermIsJudged_data();
    void everyTermIsJudged();
    void whatEndedIsSaidToHaveEnded();

private:
    Plan m_plan;
};

namespace {

/// Sizes and their last days, as the lists of retired sizes have them.
void addSizes()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QDate>("end");
    QTest::newRow("within") << u"Standard_HC44rs"_s << QDate(2027, 5, 31);
    QTest::newRow("first day of a month") << u"Standard_DS3_v2"_s << QDate(2028, 5, 1);
    QTest::newRow("middle of a month") << u"Standard_F4s_v2"_s << QDate(2028, 11, 15);
    QTest::newRow("an isolated size") << u"Standard_M192ims_v2"_s << QDate(2027, 3, 31);
    QTest::newRow("none announced") << u"Standard_D4s_v3"_s << QDate();
}

} // namespace

void RetirementsTest::init()
{
    m_plan = templatePlan(u"vision-realtime"_s);
    m_plan.start = YearMonth(2027, 1);
    m_plan.months = 36;
    // Only what is judged: the plan is evaluated some thousand times.
    std::erase_if(m_plan.workloads, [](const Workload &workload) { return workload.id != u"train"; });
    std::erase_if(m_plan.computes, [](const Compute &compute) { return compute.id != u"train"; });
}

void RetirementsTest::everyMonthOfTheHorizonIsJudged_data()
{
    addSizes();
}

void RetirementsTest::everyMonthOfTheHorizonIsJudged()
{
    QFETCH(QString, size);
    QFETCH(QDate, end);
    m_plan.compute(u"train")->size = size;
    Workload &work = *m_plan.workload(u"train");
    work.lengthMonths = 1;
    for (int month = 0; month < m_plan.months; ++month) {
        work.startMonth = month;
        // The day before the first of the month after.
        const QDate last = QDate(2027 + (month + 1) / 12, (month + 1) % 12 + 1, 1).addDays(-1);
        bool found = false;
        for (const Finding &finding : findingsOf(evaluated(m_plan), u"size.retired"_s))
            found = found || finding.subject == u"train";
        QVERIFY2(found == (end.isValid() && end <= last), qPrintable(last.toString(Qt::ISODate)));
    }
}

void RetirementsTest::everyTermIsJudged_data()
{
    addSizes();
}

void RetirementsTest::everyTermIsJudged()
{
    QFETCH(QString, size);
    QFETCH(QDate, end);
    m_plan.compute(u"train")->size = size;
    Workload &work = *m_plan.workload(u"train");
    work.lengthMonths = 1;
    const std::pair<PriceType, int> terms[] = {
        {PriceType::PayAsYouGo, 0},        {PriceType::Reservation1Year, 1},
        {PriceType::Reservation3Years, 3}, {PriceType::Reservation5Years, 5},
        {PriceType::SavingsPlan1Year, 1},  {PriceType::SavingsPlan3Years, 3},
    };
    for (const auto &[type, years] : terms) {
        m_plan.compute(u"train")->priceType = type;
        for (int month = 0; month < m_plan.months; month += years == 0 ? 12 : 1) {
            work.startMonth = month;
            const QDate over(2027 + month / 12 + years, month % 12 + 1, 1);
            bool found = false;
            for (const Finding &finding : findingsOf(evaluated(m_plan), u"price.term"_s))
                found = found || finding.subject == u"train";
            QVERIFY2(found == (years > 0 && end.isValid() && end < over),
                     qPrintable(over.toString(Qt::ISODate)));
        }
    }
}

void RetirementsTest::whatEndedIsSaidToHaveEnded()
{
    m_plan.compute(u"train")->size = u"Standard_NC6s_v3"_s;
    const std::vector<Finding> ended = findingsOf(evaluated(m_plan), u"size.retired"_s);
    QCOMPARE(ended.size(), std::size_t(1));
    QVERIFY(ended[0].title.contains(u"is retired"));
    m_plan.compute(u"train")->size = u"Standard_HC44rs"_s;
    const std::vector<Finding> ends = findingsOf(evaluated(m_plan), u"size.retired"_s);
    QCOMPARE(ends.size(), std::size_t(1));
    QVERIFY(ends[0].title.contains(u"ends within the plan"));
}

SLIPWAY_TEST(RetirementsTest)
#include "tst_retirements.moc"
