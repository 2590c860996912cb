// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/bymonth.h"

#include <QTest>

using namespace slipway::cost;

class ByMonthTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalMonthsAreKeptOnce();
    void eachMonthIsFound_data();
    void eachMonthIsFound();
    void noMonthsAreAdded();
    void mappedFiguresMayBecomeEqual();
};

void ByMonthTest::equalMonthsAreKeptOnce()
{
    ByMonth<double> months;
    months.add(0, 2);
    months.add(5);
    months.add(5, 3);
    months.add(0);
    QCOMPARE(months.size(), std::size_t(7));
    QCOMPARE(months.stretches().size(), std::size_t(3));
    QCOMPARE(months.endOf(1), std::size_t(6));
    QCOMPARE(months.endOf(2), std::size_t(7));
    QVERIFY(months == ByMonth<double>(std::vector<double>{0, 0, 5, 5, 5, 5, 0}));
}

void ByMonthTest::eachMonthIsFound_data()
{
    QTest::addColumn<std::vector<double>>("months");
    QTest::newRow("one") << std::vector<double>{3};
    QTest::newRow("all alike") << std::vector<double>{3, 3, 3, 3, 3};
    QTest::newRow("all different") << std::vector<double>{1, 2, 3, 4, 5};
    QTest::newRow("some alike") << std::vector<double>{0, 0, 0, 1, 2, 2, 3, 3, 3, 0};
}

void ByMonthTest::eachMonthIsFound()
{
    QFETCH(std::vector<double>, months);
    const ByMonth<double> kept(months);
    for (std::size_t month = 0; month < months.size(); ++month)
        QCOMPARE(kept[month], months[month]);
    QCOMPARE(kept.months(), months);
    QCOMPARE(kept.back(), months.back());
}

void ByMonthTest::noMonthsAreAdded()
{
    ByMonth<int> months;
    QVERIFY(months.empty());
    months.add(7, 0);
    QVERIFY(months.empty() && months.stretches().empty());
    QVERIFY(months.months().empty());
}

void ByMonthTest::mappedFiguresMayBecomeEqual()
{
    const ByMonth<int> halves = ByMonth<int>({2, 3, 4, 4}).map([](int each) { return each / 2; });
    QCOMPARE(halves.months(), (std::vector<int>{1, 1, 2, 2}));
    QCOMPARE(halves.stretches().size(), std::size_t(2));
}

SLIPWAY_TEST(ByMonthTest)
#include "tst_bymonth.moc"
