// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/kernel.h"
#include "tests/support/testrun.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace slipway;

/// The kernel's arithmetic is that of amount(), to the minor unit.
class AmountsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyAmountIsThatOfAmount_data();
    void everyAmountIsThatOfAmount();
    void halvesGoToTheEvenUnit();
    void balancersAreOneForEachStartedFifty();
    void aMonthHoldsTheHoursOfTheHighestNodes();
};

void AmountsTest::everyAmountIsThatOfAmount_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<qint64>("exchange");
    QTest::newRow("USD") << QStringLiteral("USD") << qint64(1'000'000'000);
    QTest::newRow("EUR") << QStringLiteral("EUR") << qint64(918'273'645);
    QTest::newRow("JPY") << QStringLiteral("JPY") << qint64(154'312'000'000);
    QTest::newRow("IDR") << QStringLiteral("IDR") << qint64(16'712'345'678'901);
}

void AmountsTest::everyAmountIsThatOfAmount()
{
    QFETCH(QString, code);
    QFETCH(qint64, exchange);
    const ExchangeRate rate(Currency::fromCode(code).value(), exchange);
    const cost::Amounts amounts(rate);
    std::mt19937_64 random(20261121);
    for (int i = 0; i < 20'000; ++i) {
        // From a fraction of a cent to the dearest machine, from one second to years of many nodes.
        const auto price = static_cast<std::int64_t>(random() >> (20 + random() % 40));
        const auto quantity = static_cast<std::int64_t>(random() >> (24 + random() % 40));
        QCOMPARE(amounts(price, quantity), amount(Rate(price), Quantity(quantity), rate).minor());
    }
    // Whatever numbers there are, and close to the limit.
    for (int i = 0; i < 20'000; ++i) {
        const auto price = static_cast<std::int64_t>(random() >> (1 + random() % 63));
        const auto quantity = static_cast<std::int64_t>(random() >> (1 + random() % 63));
        QCOMPARE(amounts(price, quantity), amount(Rate(price), Quantity(quantity), rate).minor());
        const double near = std::pow(10.0, 31 - rate.currency().digits()) / static_cast<double>(exchange)
            * 1e9 / static_cast<double>(price + 1);
        if (near < 1e18) {
            const auto close = static_cast<std::int64_t>(near) + static_cast<std::int64_t>(random() % 3);
            QCOMPARE(amounts(price, close), amount(Rate(price), Quantity(close), rate).minor());
        }
    }
}

void AmountsTest::halvesGoToTheEvenUnit()
{
    const cost::Amounts amounts{ExchangeRate()};
    // 0.005 USD, 0.015 USD and 0.025 USD of one unit.
    QCOMPARE(amounts(50'000'000, 1'000'000), std::int64_t(0));
    QCOMPARE(amounts(150'000'000, 1'000'000), std::int64_t(2));
    QCOMPARE(amounts(250'000'000, 1'000'000), std::int64_t(2));
}

void AmountsTest::balancersAreOneForEachStartedFifty()
{
    QCOMPARE(cost::balancersOf(1), 1);
    QCOMPARE(cost::balancersOf(50), 1);
    QCOMPARE(cost::balancersOf(51), 2);
    QCOMPARE(cost::balancersOf(0), 1);
}

void AmountsTest::aMonthHoldsTheHoursOfTheHighestNodes()
{
    cost::ClusterMonth month;
    month.demand = 2 * cost::hoursPerMonth;
    QVERIFY(!cost::asksTooMuch(month, 2) && cost::fitsIntoMonth(month, 2));
    QVERIFY(cost::asksTooMuch(month, 1) && !cost::fitsIntoMonth(month, 1));
    // Without nodes nothing is too much of what there is.
    QVERIFY(!cost::asksTooMuch(month, 0) && cost::fitsIntoMonth(month, 0));
    month.impossible = true;
    QVERIFY(!cost::asksTooMuch(month, 2) && !cost::fitsIntoMonth(month, 2));
}

SLIPWAY_TEST(AmountsTest)
#include "tst_kernel.moc"
