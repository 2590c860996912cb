// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/format.h"
#include "model/proposals/proposals.h"
#include "tests/model/proposals/proposalsfixture.h"

#include <QTest>

#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Where a sheet allows reservations, machines that run all along are reserved, and those above them paid as they go. D2as v4 in West Europe costs
/// 0.115 an hour, and 0.58769 of that in a term of a year: 0.0675844 (worked out from other regions). A month has 730 hours.
class ReservedProposalsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBaseLoadIsReserved();
    void nothingIsOwedAfterThePlan();
    void aTermThatIsTooLongIsTold();
    void whatNeverRunsLongIsNotReserved();
    void noneOfItWhereTheSheetAllowsNone();
    void whatIsKeptByABudgetCountsReservations();
};

namespace {

/// Three instances at night, eight at the peak of the last month.
Sheet growing()
{
    return readSheet(
               R"({"work": "endpoint", "requestsPerSecond": 500, "requestMilliseconds": 8, "day": "office", "growthPercent": 6,
        "memoryGiB": 1, "regions": ["westeurope"], "months": 24, "start": "2027-01", "commitments": true})")
        .value();
}

/// Three instances at all hours.
Sheet steady(int months)
{
    Sheet sheet = growing();
    sheet.requestsPerSecond.emplace().likely = 50;
    sheet.growthPercent.reset();
    sheet.day = DayShape::Flat;
    sheet.months = months;
    return sheet;
}

Proposal cheapestOf(const Sheet &sheet)
{
    const Proposals all = proposalsOf(sheet);
    return all.of(ProposalKind::Cheapest).value_or(Proposal());
}

double amount(const Total &total)
{
    return total.known().toDecimal().toDouble();
}

bool isNear(double value, double expected)
{
    return std::abs(value - expected) < 0.05; // each month is rounded by itself
}

} // namespace

/// As it goes 12,909.77 in all. Three run at all 17,520 hours: 2 terms x 3 x 8,760 x (0.115 - 0.0675844) = 2,492.16 less.
void ReservedProposalsTest::theBaseLoadIsReserved()
{
    const Proposal cheapest = cheapestOf(growing());
    const double total = amount(cheapest.total);
    QVERIFY2(isNear(total, 10'417.61), qPrintable(QString::number(total)));
    QCOMPARE(cheapest.plan.commitments.size(), std::size_t(2));
    for (const auto &[index, start] :
         {std::pair(0U, YearMonth(2027, 1)), std::pair(1U, YearMonth(2028, 1))}) {
        const Commitment &term = cheapest.plan.commitments[index];
        QCOMPARE(term.units, 3);
        QCOMPARE(term.size, u"Standard_D2as_v4"_s);
        QCOMPARE(term.type, PriceType::Reservation1Year);
        QVERIFY(term.start == start);
    }
    // Eight of them at the peak are paid as they go: 309.71 a month, with 2,492.16 / 24 = 103.84 less.
    QCOMPARE(cheapest.computes.front().priceType, PriceType::PayAsYouGo);
    QVERIFY(isNear(amount(cheapest.computes.front().month), 205.87));
    const QString told = cheapest.buys.join(u' ');
    for (const QString &words :
         {u"3 x D2as v4, 1-year reservation, from Jan 2027 and Jan 2028"_s,
          u"more than 58.8 % of its hours"_s, u"they run 100 %"_s, u"USD 2,492.16"_s,
          u"nothing is owed after it"_s, u"What runs beyond that is paid as it goes."_s})
        QVERIFY2(told.contains(words), qPrintable(words + u" / "_s + told));
}

/// Of 18 months a year is reserved. As it goes 5,159.16; 3 x 8,760 x (0.115 - 0.0675844) = 1,246.08 less, and a second year, of which half
/// would be owed, is none of the sheet's.
void ReservedProposalsTest::nothingIsOwedAfterThePlan()
{
    for (const auto &[months, total] : {std::pair(12, 2'193.36), std::pair(18, 3'913.08)}) {
        const Proposal cheapest = cheapestOf(steady(months));
        QVERIFY2(isNear(amount(cheapest.total), total), qPrintable(QString::number(amount(cheapest.total))));
        QCOMPARE(cheapest.plan.commitments.size(), std::size_t(1));
        const Commitment &term = cheapest.plan.commitments.front();
        QVERIFY(!(cheapest.plan.start.plusMonths(months) < term.start.plusMonths(12)));
        QVERIFY(evaluated(cheapest.plan).owed.isZero());
    }
}

/// Three years at 0.37594 of 0.115 are 0.0432331: 3 x 26,280 x 0.0432331 = 3,408.50, a third of it, 1,136.16, after the plan. In all
/// 12,909.77 - 6,044.40 + 3,408.50 = 10,273.87, 143.76 less than two years.
void ReservedProposalsTest::aTermThatIsTooLongIsTold()
{
    const QStringList buys = cheapestOf(growing()).buys;
    const QString told = buys.isEmpty() ? QString() : buys.back();
    for (const QString &words : {u"USD 143.76 less in all"_s, u"USD 1,136.16 owed after it"_s,
                                 u"3 x D2as v4, 3-year reservation, from Jan 2027"_s})
        QVERIFY2(told.contains(words), qPrintable(told));
}

/// A batch of minutes a day: a year of any machine costs more.
void ReservedProposalsTest::whatNeverRunsLongIsNotReserved()
{
    const Sheet sheet
        = readSheet(
              R"({"work": "batch", "itemsPerDay": 100000, "secondsPerItem": 0.2, "windowHours": 4, "regions": ["westeurope"],
        "months": 12, "start": "2027-01", "commitments": true})")
              .value();
    const Proposal cheapest = cheapestOf(sheet);
    QVERIFY(cheapest.plan.commitments.empty());
    QCOMPARE(cheapest.buys,
             QStringList{u"No reservation that ends with the plan costs less than paying as it goes."_s});
}

void ReservedProposalsTest::noneOfItWhereTheSheetAllowsNone()
{
    Sheet sheet = steady(12);
    sheet.commitments = false;
    const Proposal cheapest = cheapestOf(sheet);
    QVERIFY(isNear(amount(cheapest.total), 3'439.44));
    QVERIFY(cheapest.plan.commitments.empty() && cheapest.buys.isEmpty());
    QVERIFY(cheapestOf(steady(6)).buys.isEmpty());
}

/// As it goes some 3,540 in nine cases of ten, reserved 1,246 less: 2,500 is enough.
void ReservedProposalsTest::whatIsKeptByABudgetCountsReservations()
{
    Sheet sheet = steady(12);
    sheet.budget.emplace().amount = u"2500"_s;
    QVERIFY(cheapestOf(sheet).withinBudget);
    sheet.commitments = false;
    QVERIFY(!cheapestOf(sheet).withinBudget);
}

SLIPWAY_TEST(ReservedProposalsTest)
#include "tst_reserved.moc"
