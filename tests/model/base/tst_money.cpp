// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/finerdigits.h"
#include "model/base/money.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <limits>

using namespace slipway;
using namespace Qt::StringLiterals;

class MoneyTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void decimalsAreReadExactly_data();
    void decimalsAreReadExactly();
    void whatIsNoDecimalIsRefused_data();
    void whatIsNoDecimalIsRefused();
    void digitsBelowTheScaleAreFound();
    void writingThenReadingGivesTheSameNumber();
    void amountsAreRoundedOnceHalfToEven_data();
    void amountsAreRoundedOnceHalfToEven();
    void someCurrenciesHaveThousandths();
    void yenHasNoCents();
    void euroUsesTheExchangeRate();
    void moneyRefusesMoreDigitsThanItsCurrencyHas();
    void divisionRoundsHalfToEven();
    void sumsEndAtTheEndsOfTheRange();
    void randomSumsAreThoseOf128Bits();
    void whatIsTooLargeHasALimitedAmount_data();
    void whatIsTooLargeHasALimitedAmount();
    void quantitiesSayThatTheyAreTooLarge();
};

void MoneyTest::decimalsAreReadExactly_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("scale");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("price") << u"0.096"_s << 10 << qint64(960'000'000);
    QTest::newRow("exponent of a price table") << u"6.5e-05"_s << 10 << qint64(650'000);
    QTest::newRow("negative") << u"-1.5"_s << 2 << qint64(-150);
    QTest::newRow("tie to even, down") << u"0.125"_s << 2 << qint64(12);
    QTest::newRow("tie to even, up") << u"0.135"_s << 2 << qint64(14);
    QTest::newRow("just above the tie") << u"0.12500000000000000001"_s << 2 << qint64(13);
    // More digits than a computation holds: those that are kept are rounded by all of them.
    QTest::newRow("many decimals") << u"0.26000000000000000000000000000001"_s << 10 << qint64(2'600'000'000);
    QTest::newRow("many decimals above a tie")
        << u"1.12500000000000000000000000000000000000000001"_s << 2 << qint64(113);
    QTest::newRow("many decimals at a tie")
        << u"1.12500000000000000000000000000000000000000000"_s << 2 << qint64(112);
    QTest::newRow("many decimals that round up")
        << u"-0.99999999999999999999999999999999999999"_s << 10 << qint64(-10'000'000'000);
    QTest::newRow("many decimals, and an exponent")
        << u"2.60000000000000000000000000000000001e-1"_s << 10 << qint64(2'600'000'000);
    QTest::newRow("far below") << u"1e-30"_s << 10 << qint64(0);
    QTest::newRow("no digits before the dot") << u".5"_s << 1 << qint64(5);
}

void MoneyTest::decimalsAreReadExactly()
{
    QFETCH(QString, text);
    QFETCH(int, scale);
    QFETCH(qint64, expected);
    const auto value = parseScaled(text, scale);
    QVERIFY(value.has_value());
    QCOMPARE(qint64(*value), expected);
}

void MoneyTest::whatIsNoDecimalIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", ".", "-", "1,5", " 1", "1 ", "1.2.3", "inf", "nan", "0x10", "1e", "1e999", "1e 2",
          "99999999999999999999", "--1", "+1", "99999999999999999999999999999999999999.5",
          "999999999.00000000000000000000000000000000001", "1.5000000000000000000000000000000000001.2"})
        QTest::newRow(text[0] == '\0' ? "empty" : text) << QString::fromLatin1(text);
}

void MoneyTest::whatIsNoDecimalIsRefused()
{
    QFETCH(QString, text);
    QVERIFY(!parseScaled(text, 10).has_value());
}

void MoneyTest::digitsBelowTheScaleAreFound()
{
    for (const char *exact : {"0", "0.000000000000", "1.25", "10.1234567891", "10.12345678910000", "1e-10",
                              "1.5e-9", "150000000000e-20", "12345678900e-12", "100", "1E2", "0.5e1"})
        QVERIFY2(!hasFinerDigits(QString::fromLatin1(exact), 10), exact);
    for (const char *finer : {"9.999999999999999999", "0.00000000001", "1e-11", "1.5e-10", "0.12345678901",
                              "12345678901e-21", "15e-11"})
        QVERIFY2(hasFinerDigits(QString::fromLatin1(finer), 10), finer);
    QVERIFY(hasFinerDigits(u"0.125", 2) && !hasFinerDigits(u"0.125", 3));
}

void MoneyTest::writingThenReadingGivesTheSameNumber()
{
    QRandomGenerator random(7);
    for (int i = 0; i < 20'000; ++i) {
        const int scale = random.bounded(0, 11);
        const auto value = static_cast<std::int64_t>(random.generate64()) >> random.bounded(0, 62);
        const auto back = parseScaled(formatScaled(value, scale), scale);
        if (value == std::numeric_limits<std::int64_t>::min())
            continue;
        QVERIFY2(back.has_value(), qPrintable(formatScaled(value, scale)));
        QCOMPARE(*back, value);
    }
}

void MoneyTest::amountsAreRoundedOnceHalfToEven_data()
{
    QTest::addColumn<QString>("rate");
    QTest::addColumn<double>("units");
    QTest::addColumn<QString>("expected");
    QTest::newRow("whole month") << u"0.526"_s << 730.0 << u"383.98"_s;
    QTest::newRow("tie goes to even") << u"0.0125"_s << 1.0 << u"0.01"_s;
    QTest::newRow("tie goes to even, up") << u"0.015"_s << 1.0 << u"0.02"_s;
    QTest::newRow("weekly schedule") << u"3.673"_s << 8.0 * 5.0 * 365.0 / 84.0 << u"638.40"_s;
    QTest::newRow("nothing used") << u"3.673"_s << 0.0 << u"0.00"_s;
}

void MoneyTest::amountsAreRoundedOnceHalfToEven()
{
    QFETCH(QString, rate);
    QFETCH(double, units);
    QFETCH(QString, expected);
    QCOMPARE(amount(*Rate::fromDecimal(rate), Quantity::fromDouble(units)).toDecimal(), expected);
}

/// ISO 4217: of the dinars of Bahrain, Iraq, Jordan, Kuwait, Libya and Tunisia and of the rial of Oman a thousandth is the least.
void MoneyTest::someCurrenciesHaveThousandths()
{
    for (const char *code : {"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"})
        QCOMPARE(Currency::fromCode(QString::fromLatin1(code))->digits(), 3);
    // 0.272 USD x 730 h at 0.305 dinars: 198.56 x 0.305 = 60.5608.
    const ExchangeRate dinar(*Currency::fromCode(u"KWD"), 305'000'000);
    QCOMPARE(amount(*Rate::fromDecimal(u"0.272"), Quantity::fromDouble(730), dinar).toDecimal(), u"60.561"_s);
}

void MoneyTest::yenHasNoCents()
{
    const Currency yen = *Currency::fromCode(u"JPY");
    const Money money = amount(*Rate::fromDecimal(u"1"), Quantity::fromDouble(10), {yen, 155'950'000'082});
    QCOMPARE(money.toDecimal(), u"1560"_s);
}

void MoneyTest::euroUsesTheExchangeRate()
{
    const Currency euro = *Currency::fromCode(u"EUR");
    const Money money = amount(*Rate::fromDecimal(u"0.096"), Quantity::fromDouble(730), {euro, 849'834'282});
    // 70.08 USD x 0.849834282 = 59.5563...
    QCOMPARE(money.toDecimal(), u"59.56"_s);
    QCOMPARE(money.currency().code(), u"EUR"_s);
}

void MoneyTest::moneyRefusesMoreDigitsThanItsCurrencyHas()
{
    QCOMPARE(Money::fromDecimal(u"12.5", Currency())->minor(), 1250);
    QVERIFY(!Money::fromDecimal(u"12.505", Currency()).has_value());
    QVERIFY(!Money::fromDecimal(u"12.5", *Currency::fromCode(u"JPY")).has_value());
}

void MoneyTest::divisionRoundsHalfToEven()
{
    QCOMPARE(Money(25, {}).dividedBy(10).minor(), 2);
    QCOMPARE(Money(35, {}).dividedBy(10).minor(), 4);
    QCOMPARE(Money(-25, {}).dividedBy(10).minor(), -2);
}

void MoneyTest::sumsEndAtTheEndsOfTheRange()
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    QCOMPARE((Money(most, {}) + Money(1, {})).minor(), most);
    QCOMPARE((Money(-most, {}) - Money(5, {})).minor(), -most);
    QCOMPARE((Money(5, {}) - Money(std::numeric_limits<std::int64_t>::min(), {})).minor(), most);
    QVERIFY((Money(most, {}) + Money(1, {})).isAtEnd() && (Money(-most, {}) - Money(5, {})).isAtEnd());
    QVERIFY(!Money(most - 1, {}).isAtEnd() && !Money(0, {}).isAtEnd());
    QCOMPARE((Quantity(most) + Quantity(most)).raw(), most);
}

void MoneyTest::randomSumsAreThoseOf128Bits()
{
    constexpr Int128 most = std::numeric_limits<std::int64_t>::max();
    QRandomGenerator random(20261121);
    const auto any
        = [&random] { return static_cast<std::int64_t>(random.generate64()) >> random.bounded(0, 63); };
    for (int i = 0; i < 50'000; ++i) {
        const std::int64_t a = any();
        const std::int64_t b = any();
        const auto sum = static_cast<std::int64_t>(std::clamp(Int128(a) + b, -most, most));
        QCOMPARE(addSaturated(a, b), sum);
        QCOMPARE((Quantity(a) + Quantity(b)).raw(), sum);
        QCOMPARE((Money(a, {}) + Money(b, {})).minor(), sum);
        const Int128 subtrahend = std::max(Int128(b), -most);
        QCOMPARE((Money(a, {}) - Money(b, {})).minor(),
                 static_cast<std::int64_t>(std::clamp(Int128(a) - subtrahend, -most, most)));
    }
}

void MoneyTest::whatIsTooLargeHasALimitedAmount_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<qint64>("exchange");
    QTest::newRow("USD") << u"USD"_s << qint64(1'000'000'000);
    QTest::newRow("IDR") << u"IDR"_s << qint64(16'712'345'678'901);
    QTest::newRow("JPY") << u"JPY"_s << qint64(154'312'000'000);
}

void MoneyTest::whatIsTooLargeHasALimitedAmount()
{
    QFETCH(QString, code);
    QFETCH(qint64, exchange);
    const ExchangeRate rate(Currency::fromCode(code).value(), exchange);
    const auto minor = [&](std::int64_t price, std::int64_t quantity) {
        return amount(Rate(price), Quantity(quantity), rate).minor();
    };
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    QCOMPARE(minor(most, most), Money::limit);
    QCOMPARE(minor(most, Quantity::most - 1), Money::limit);
    QCOMPARE(minor(1, Quantity::most), Money::limit);
    QCOMPARE(minor(-1, Quantity::most), -Money::limit);
    QCOMPARE(minor(0, most), std::int64_t(0));
    QVERIFY(minor(10'000'000'000, 1'000'000) < Money::limit);
}

void MoneyTest::quantitiesSayThatTheyAreTooLarge()
{
    QVERIFY(Quantity::fromDouble(1e300).tooLarge());
    QVERIFY(Quantity::fromDouble(std::numeric_limits<double>::infinity()).tooLarge());
    QVERIFY(Quantity::fromDouble(1e10).tooLarge());
    QVERIFY(!Quantity::fromDouble(9.99e9).tooLarge());
    QVERIFY(!Quantity::fromDouble(-1e300).tooLarge());
}

SLIPWAY_TEST(MoneyTest)
#include "tst_money.moc"
