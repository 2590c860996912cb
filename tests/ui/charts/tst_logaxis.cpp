// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "ui/charts/logaxis.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace slipway;
using namespace Qt::StringLiterals;

class LogAxisTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyRangeHasLabelsThatFit_data();
    void everyRangeHasLabelsThatFit();
    void equalRatiosAreEqualWays();
    void nonsenseGivesAnAxisAllTheSame();
    void labelsAreShort();
};

void LogAxisTest::everyRangeHasLabelsThatFit_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("most");
    QTest::newRow("one value") << 5.2 << 5.2 << 7;
    QTest::newRow("hardly apart") << 100.0 << 101.0 << 7;
    QTest::newRow("within a decade") << 1.7 << 8.3 << 7;
    QTest::newRow("three decades") << 0.4 << 620.0 << 6;
    QTest::newRow("many decades") << 0.002 << 4e9 << 5;
    QTest::newRow("few labels") << 1.0 << 1e6 << 2;
}

void LogAxisTest::everyRangeHasLabelsThatFit()
{
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(int, most);
    const LogAxis axis = logAxis(low, high, most);
    QVERIFY(axis.low > 0 && axis.low <= low && axis.high >= high);
    QVERIFY2(axis.shareOf(low) > 0.01 && axis.shareOf(high) < 0.99, "marks do not touch the edge");
    QVERIFY2(!axis.ticks.empty() && static_cast<int>(axis.ticks.size()) <= most,
             qPrintable(QString::number(axis.ticks.size())));
    for (std::size_t i = 0; i < axis.ticks.size(); ++i) {
        QVERIFY(axis.ticks[i] >= axis.low * 0.999 && axis.ticks[i] <= axis.high * 1.001);
        QVERIFY(i == 0 || axis.ticks[i] > axis.ticks[i - 1]);
    }
}

void LogAxisTest::equalRatiosAreEqualWays()
{
    const LogAxis axis = logAxis(1, 1000);
    QVERIFY(std::abs((axis.shareOf(10) - axis.shareOf(1)) - (axis.shareOf(100) - axis.shareOf(10))) < 1e-12);
    QCOMPARE(axis.shareOf(axis.low), 0.0);
    QCOMPARE(axis.shareOf(axis.high), 1.0);
}

void LogAxisTest::nonsenseGivesAnAxisAllTheSame()
{
    for (const double low : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN()}) {
        const LogAxis axis = logAxis(low, 10);
        QVERIFY(axis.low > 0 && axis.high > axis.low && !axis.ticks.empty());
    }
    QVERIFY(!logAxis(1, std::numeric_limits<double>::infinity()).ticks.empty());
}

void LogAxisTest::labelsAreShort()
{
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const LogAxis axis;
    QCOMPARE(axis.label(0.5, english), u"0.5"_s);
    QCOMPARE(axis.label(20'000, english), u"20,000"_s);
    QCOMPARE(axis.label(2'500'000, english), u"2.5M"_s);
    QCOMPARE(axis.label(20'000'000'000, english), u"20bn"_s);
    QCOMPARE(axis.label(1e12, english), u"1tn"_s);
    QCOMPARE(axis.label(0.002, english), u"0.002"_s);
}

SLIPWAY_TEST(LogAxisTest)
#include "tst_logaxis.moc"
