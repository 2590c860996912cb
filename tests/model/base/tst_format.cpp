// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/format.h"
#include "model/base/significant.h"

#include <QTest>

#include <limits>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

const QLocale english(QLocale::English, QLocale::UnitedStates);
const QLocale german(QLocale::German, QLocale::Germany);
const QLocale french(QLocale::French, QLocale::France);
const QLocale japanese(QLocale::Japanese, QLocale::Japan);

Money money(const char *amount, QStringView currency = u"USD")
{
    return Money::fromDecimal(QString::fromLatin1(amount), Currency::fromCode(currency).value()).value();
}

} // namespace

class FormatTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void significantDigitsHaveNoExponent();
    void moneyNamesItsCurrencyAndKeepsItsDigits_data();
    void moneyNamesItsCurrencyAndKeepsItsDigits();
    void theLargestAmountLosesNoDigit();
    void totalsThatLackAPriceSayAtLeast();
    void ratesShowEveryDigit_data();
    void ratesShowEveryDigit();
    void quantitiesHaveTheirUnit_data();
    void quantitiesHaveTheirUnit();
    void numbersThatAreNoneAreADash();
    void numbersHaveNoZerosAtTheEnd();
    void numbersEndAtFifteenDigits();
    void percentFollowsTheLocale();
    void durationsUseTwoUnits_data();
    void durationsUseTwoUnits();
    void aTimeReadsTheSameWhateverItIsKeptIn();
    void datesFollowTheLocale_data();
    void datesFollowTheLocale();
    void anInvalidDateIsEmpty();
    void otherDigitsAreUsedWhereTheLocaleHasThem();
};

void FormatTest::moneyNamesItsCurrencyAndKeepsItsDigits_data()
{
    QTest::addColumn<Money>("amount");
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("expected");
    QTest::newRow("en") << money("4312.80") << english << u"USD 4,312.80"_s;
    QTest::newRow("de") << money("4312.80") << german << u"USD 4.312,80"_s;
    QTest::newRow("fr") << money("4312.80") << french << u"USD 4\u202f312,80"_s;
    QTest::newRow("ja keeps the cents") << money("4312.80") << japanese << u"USD 4,312.80"_s;
    QTest::newRow("C reads as English") << money("4312.80") << QLocale::c() << u"USD 4,312.80"_s;
    QTest::newRow("yen, en") << money("4313", u"JPY") << english << u"JPY 4,313"_s;
    QTest::newRow("yen, de") << money("4313", u"JPY") << german << u"JPY 4.313"_s;
    QTest::newRow("zero") << Money() << english << u"USD 0.00"_s;
    QTest::newRow("cents only") << money("0.07", u"EUR") << german << u"EUR 0,07"_s;
    QTest::newRow("less than nothing") << money("-1234.5") << english << u"USD -1,234.50"_s;
    QTest::newRow("cents less than nothing") << money("-0.05") << german << u"USD -0,05"_s;
}

void FormatTest::moneyNamesItsCurrencyAndKeepsItsDigits()
{
    QFETCH(Money, amount);
    QFETCH(QLocale, locale);
    QFETCH(QString, expected);
    QCOMPARE(formatMoney(amount, locale), expected);
    QCOMPARE(formatAmount(amount, locale), expected.mid(4));
}

void FormatTest::theLargestAmountLosesNoDigit()
{
    const Money largest(std::numeric_limits<std::int64_t>::max(), Currency());
    QCOMPARE(formatMoney(largest, english), u"USD 92,233,720,368,547,758.07"_s);
}

void FormatTest::totalsThatLackAPriceSayAtLeast()
{
    QCOMPARE(formatTotal(Total(money("12")), english), u"USD 12.00"_s);
    QCOMPARE(formatTotal(Total(money("12"), {u"train"_s}), english), u"at least USD 12.00"_s);
    QCOMPARE(formatAmount(Total(money("12")), english), u"12.00"_s);
    QCOMPARE(formatAmount(Total(money("12"), {u"train"_s}), english), u"at least 12.00"_s);
}

void FormatTest::ratesShowEveryDigit_data()
{
    QTest::addColumn<QString>("usd");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("expected");
    QTest::newRow("en") << u"3.673"_s << u"node-hour"_s << english << u"USD 3.673 per node-hour"_s;
    QTest::newRow("de") << u"3.673"_s << u"node-hour"_s << german << u"USD 3,673 per node-hour"_s;
    QTest::newRow("two digits at least") << u"20"_s << u"day"_s << english << u"USD 20.00 per day"_s;
    QTest::newRow("tiny") << u"0.0000000001"_s << u"GB"_s << french << u"USD 0,0000000001 per GB"_s;
    QTest::newRow("large") << u"12345.5"_s << u""_s << japanese << u"USD 12,345.50"_s;
}

void FormatTest::ratesShowEveryDigit()
{
    QFETCH(QString, usd);
    QFETCH(QString, unit);
    QFETCH(QLocale, locale);
    QFETCH(QString, expected);
    QCOMPARE(formatRate(Rate::fromDecimal(usd).value(), unit, locale), expected);
}

void FormatTest::quantitiesHaveTheirUnit_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("expected");
    QTest::newRow("many") << 1460.0 << u"node-hour"_s << english << u"1,460 node-hours"_s;
    QTest::newRow("one") << 1.0 << u"node-hour"_s << english << u"1 node-hour"_s;
    QTest::newRow("none") << 0.0 << u"day"_s << english << u"0 days"_s;
    QTest::newRow("part, de") << 217.261905 << u"node-hour"_s << german << u"217,26 node-hours"_s;
    QTest::newRow("part, fr") << 2458.5 << u"GiB-month"_s << french << u"2\u202f458,5 GiB-months"_s;
    QTest::newRow("symbol") << 5.0 << u"GiB"_s << japanese << u"5 GiB"_s;
    QTest::newRow("reads as one") << 0.999 << u"day"_s << english << u"1 day"_s;
    QTest::newRow("hardly any") << 0.0001 << u"day"_s << english << u"< 0.01 days"_s;
    QTest::newRow("unknown unit of time") << 730.0 << u"gateway-hour"_s << english << u"730 gateway-hours"_s;
    QTest::newRow("people") << 3.0 << u"person"_s << english << u"3 people"_s;
    QTest::newRow("no unit") << 3.0 << QString() << english << u"3"_s;
}

void FormatTest::quantitiesHaveTheirUnit()
{
    QFETCH(double, value);
    QFETCH(QString, unit);
    QFETCH(QLocale, locale);
    QFETCH(QString, expected);
    QCOMPARE(formatUnits(value, unit, locale), expected);
    QCOMPARE(formatQuantity(Quantity::fromDouble(value), unit, locale), expected);
}

void FormatTest::numbersThatAreNoneAreADash()
{
    QCOMPARE(formatNumber(std::numeric_limits<double>::infinity(), english), u"\u2013"_s);
    QCOMPARE(formatNumber(std::numeric_limits<double>::quiet_NaN(), english), u"\u2013"_s);
    QCOMPARE(formatDuration(-1, english), u"\u2013"_s);
}

void FormatTest::numbersHaveNoZerosAtTheEnd()
{
    QCOMPARE(formatNumber(1200, english), u"1,200"_s);
    QCOMPARE(formatNumber(1200.50, german), u"1.200,5"_s);
    QCOMPARE(formatNumber(-0.0001, english), u"0"_s);
    QCOMPARE(formatNumber(-2.5, english), u"-2.5"_s);
    QCOMPARE(formatNumber(100, english, 0), u"100"_s);
}

void FormatTest::numbersEndAtFifteenDigits()
{
    QCOMPARE(formatNumber(999'999'999'999'999, english), u"999,999,999,999,999"_s);
    QCOMPARE(formatNumber(1e15, english), u"1,000,000,000,000,000"_s);
    QCOMPARE(formatNumber(8.44e122, english), u"more than 10^15"_s);
    QCOMPARE(formatNumber(-2e15, english), u"less than -10^15"_s);
    QCOMPARE(formatUnits(8.44e122, u"MB/s"_s, english), u"more than 10^15 MB/s"_s);
    QCOMPARE(formatPercent(1e16, english), u"more than 10^15 %"_s);
}

void FormatTest::percentFollowsTheLocale()
{
    QCOMPARE(formatPercent(12.5, english), u"12.5 %"_s);
    QCOMPARE(formatPercent(12.54, german), u"12,5 %"_s);
    QCOMPARE(formatPercent(54, french), u"54 %"_s);
}

void FormatTest::durationsUseTwoUnits_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << 0.0 << u"0 s"_s;
    QTest::newRow("milliseconds") << 0.25 << u"250 ms"_s;
    QTest::newRow("almost a second") << 0.9999 << u"1 s"_s;
    QTest::newRow("few seconds") << 2.5 << u"2.5 s"_s;
    QTest::newRow("seconds") << 45.0 << u"45 s"_s;
    QTest::newRow("almost a minute") << 59.7 << u"1 min"_s;
    QTest::newRow("minutes") << 750.0 << u"12 min 30 s"_s;
    QTest::newRow("almost an hour") << 3599.6 << u"1 h"_s;
    QTest::newRow("hours") << 6.4 * 3600 << u"6 h 24 min"_s;
    QTest::newRow("almost two hours") << 7199.0 << u"2 h"_s;
    QTest::newRow("two days") << 48.0 * 3600 << u"2 days"_s;
    QTest::newRow("days") << 76.0 * 3600 << u"3 days 4 h"_s;
    QTest::newRow("many days") << 86400.0 * 1500 << u"1,500 days"_s;
}

void FormatTest::durationsUseTwoUnits()
{
    QFETCH(double, seconds);
    QFETCH(QString, expected);
    QCOMPARE(formatDuration(seconds, english), expected);
}

void FormatTest::aTimeReadsTheSameWhateverItIsKeptIn()
{
    QCOMPARE(formatMeasured(5.66, u"h"_s, english), u"5 h 40 min"_s); // 5 h and 39.6 min
    QCOMPARE(formatMeasured(339.6, u"min"_s, english), u"5 h 40 min"_s);
    QCOMPARE(formatMeasured(20'376, u"s"_s, english), u"5 h 40 min"_s);
    QCOMPARE(formatMeasured(20'376'000, u"ms"_s, english), u"5 h 40 min"_s);
    QCOMPARE(formatMeasured(0.5, u"requests/s"_s, english), u"0.5 requests/s"_s);
    QCOMPARE(formatMeasured(2, u"GiB"_s, german), u"2 GiB"_s);
}

void FormatTest::datesFollowTheLocale_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("longDate");
    QTest::addColumn<QString>("month");
    QTest::newRow("en") << english << u"January 5, 2027"_s << u"Jan 2027"_s;
    QTest::newRow("en_GB") << QLocale(QLocale::English, QLocale::UnitedKingdom) << u"5 January 2027"_s
                           << u"Jan 2027"_s;
    QTest::newRow("de") << german << u"5. Januar 2027"_s << u"Jan 2027"_s;
    QTest::newRow("fr") << french << u"5 janvier 2027"_s << u"janv. 2027"_s;
    QTest::newRow("ja") << japanese << u"2027\u5e741\u67085\u65e5"_s << u"2027\u5e741\u6708"_s;
    QTest::newRow("C reads as English") << QLocale::c() << u"January 5, 2027"_s << u"Jan 2027"_s;
}

void FormatTest::datesFollowTheLocale()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, longDate);
    QFETCH(QString, month);
    QCOMPARE(formatLongDate(QDate(2027, 1, 5), locale), longDate);
    QCOMPARE(formatMonth(YearMonth(2027, 1), locale), month);
    QCOMPARE(formatIsoDate(QDate(2027, 1, 5)), u"2027-01-05"_s);
}

void FormatTest::anInvalidDateIsEmpty()
{
    QVERIFY(formatIsoDate(QDate()).isEmpty());
    QVERIFY(formatLongDate(QDate(), english).isEmpty());
}

void FormatTest::otherDigitsAreUsedWhereTheLocaleHasThem()
{
    const QLocale egypt(QLocale::Arabic, QLocale::Egypt);
    QCOMPARE(formatAmount(money("1234.50"), egypt), u"\u0661\u066c\u0662\u0663\u0664\u066b\u0665\u0660"_s);
}

void FormatTest::significantDigitsHaveNoExponent()
{
    const std::pair<double, const char *> figures[] = {{43800, "43,800"},
                                                       {43812.3, "43,812"},
                                                       {1e6, "1,000,000"},
                                                       {1234567.891, "1,234,568"},
                                                       {0.41666667, "0.4167"},
                                                       {0.001, "0.001"},
                                                       {0.00001234567, "0.00001235"},
                                                       {99.996, "100"},
                                                       {7, "7"},
                                                       {-0.25, "-0.25"},
                                                       {0, "0"},
                                                       {1e-20, "0"}};
    for (const auto &[value, text] : figures)
        QCOMPARE(formatSignificant(value, QLocale::c()), QString::fromLatin1(text));
    QCOMPARE(formatSignificant(43812.5678, QLocale(QLocale::German), 7), u"43.812,57"_s);
}

SLIPWAY_TEST(FormatTest)
#include "tst_format.moc"
