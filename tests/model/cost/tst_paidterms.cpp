// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/terms.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <limits>

using namespace slipway;
using namespace slipway::cost;
using namespace Qt::StringLiterals;

namespace {

using Units = std::vector<double>;

Units months(int count, double units)
{
    return Units(static_cast<std::size_t>(count), units);
}

Units joined(std::initializer_list<Units> parts)
{
    Units all;
    for (const Units &part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace

/// What is bought for a term is paid for to its end.
class PaidTermsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTermRunsOnWithoutWork();
    void anotherTermIsBoughtWhenOneIsOver_data();
    void anotherTermIsBoughtWhenOneIsOver();
    void moreUnitsHaveATermOfTheirOwn();
    void fewerUnitsAreWantedButAllArePaid();
    void workOfTheSameSizeTakesOverWhatWasBought();
    void whatIsPaidByTheHourStays();
    void whatHasNoNumberStays();
};

void PaidTermsTest::aTermRunsOnWithoutWork()
{
    // Four months of work in twelve, a year bought: all twelve are paid, and nothing after them.
    QCOMPARE(paidThroughTerms(joined({months(4, 3), months(8, 0)}), 12), months(12, 3));
    // Nothing is bought before the work begins: two months after the horizon.
    QCOMPARE(paidThroughTerms(joined({months(2, 0), months(1, 3), months(9, 0)}), 12),
             joined({months(2, 0), months(12, 3)}));
}

void PaidTermsTest::anotherTermIsBoughtWhenOneIsOver_data()
{
    QTest::addColumn<int>("horizon");
    QTest::addColumn<int>("owed");
    QTest::newRow("8") << 8 << 4;
    QTest::newRow("12") << 12 << 0;
    QTest::newRow("13") << 13 << 11;
    QTest::newRow("14") << 14 << 10;
    QTest::newRow("18") << 18 << 6;
    QTest::newRow("24") << 24 << 0;
    QTest::newRow("25") << 25 << 11;
    QTest::newRow("30") << 30 << 6;
}

void PaidTermsTest::anotherTermIsBoughtWhenOneIsOver()
{
    QFETCH(int, horizon);
    QFETCH(int, owed);
    QCOMPARE(paidThroughTerms(months(horizon, 2190), 12), months(horizon + owed, 2190));
}

void PaidTermsTest::moreUnitsHaveATermOfTheirOwn()
{
    // Two units in the first month, five from the second: three of them run a month longer.
    QCOMPARE(paidThroughTerms(joined({months(1, 2), months(5, 5)}), 12),
             joined({months(1, 2), months(11, 5), months(1, 3)}));
}

void PaidTermsTest::fewerUnitsAreWantedButAllArePaid()
{
    QCOMPARE(paidThroughTerms(joined({months(3, 5), months(9, 2)}), 12), months(12, 5));
    // The second term is for what is still wanted.
    QCOMPARE(paidThroughTerms(joined({months(3, 5), months(11, 2)}), 12),
             joined({months(12, 5), months(12, 2)}));
}

void PaidTermsTest::workOfTheSameSizeTakesOverWhatWasBought()
{
    // One deployment for half a year, another one of the same size and price after it: one year is bought, once.
    Use first{.quantities = joined({months(6, 2), months(6, 0)})};
    Use second{.quantities = joined({months(6, 0), months(5, 2), months(1, 0)})};
    Use system{.price = u"Standard_D4s_v5"_s, .quantities = joined({months(12, 1), months(0, 0)})};
    Use rollOut{.paidAs = PaidAs::Uncommitted, .quantities = joined({months(1, 4), months(11, 0)})};
    std::vector<Use> uses{first, second, system, rollOut};
    payTerms(uses, PriceType::Reservation1Year);
    QCOMPARE(uses[0].quantities, first.quantities);
    QVERIFY(!uses[0].paidUnused && uses[0].owed.empty());
    QCOMPARE(uses[1].quantities, joined({months(6, 0), months(6, 2)}));
    QVERIFY(uses[1].paidUnused && uses[1].owed.empty());
    QCOMPARE(uses[2].quantities, system.quantities);
    QCOMPARE(uses[3].quantities, rollOut.quantities);
    uses = {first, second, system, rollOut};
    payTerms(uses, PriceType::SavingsPlan3Years);
    QCOMPARE(uses[1].owed, months(24, 2));
    QVERIFY(uses[0].owed.empty());
    QCOMPARE(uses[2].owed, months(24, 1));
    QVERIFY(uses[3].owed.empty());
}

void PaidTermsTest::whatIsPaidByTheHourStays()
{
    std::vector<Use> uses{{.quantities = joined({months(3, 5), months(9, 0)})}};
    payTerms(uses, PriceType::PayAsYouGo);
    QCOMPARE(uses[0].quantities, joined({months(3, 5), months(9, 0)}));
    QVERIFY(uses[0].owed.empty());
}

void PaidTermsTest::whatHasNoNumberStays()
{
    const Units needs{1, std::numeric_limits<double>::infinity(), 0};
    QCOMPARE(paidThroughTerms(needs, 12), needs);
}

SLIPWAY_TEST(PaidTermsTest)
#include "tst_paidterms.moc"
