// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "ui/charts/niceaxis.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class NiceAxisTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void topAndStepAreRound_data();
    void topAndStepAreRound();
    void everyHighestValueFits();
    void labelsAreShortAndNameTheirUnit();
    void everyLabelIsShortAndItsOwn();
    void monthLabelsThinOutWhenNarrow();
};

void NiceAxisTest::topAndStepAreRound_data()
{
    QTest::addColumn<double>("highest");
    QTest::addColumn<double>("top");
    QTest::addColumn<double>("step");
    QTest::newRow("thousands") << 6560.0 << 8000.0 << 2000.0;
    QTest::newRow("exactly a tick") << 8000.0 << 8000.0 << 2000.0;
    QTest::newRow("cents") << 0.07 << 0.08 << 0.02;
    QTest::newRow("two and a half") << 95.0 << 100.0 << 25.0;
    QTest::newRow("nothing") << 0.0 << 1.0 << 1.0;
    QTest::newRow("not a number") << qQNaN() << 1.0 << 1.0;
}

void NiceAxisTest::topAndStepAreRound()
{
    QFETCH(double, highest);
    QFETCH(double, top);
    QFETCH(double, step);
    const NiceAxis axis = niceAxis(highest);
    QCOMPARE(axis.top, top);
    QCOMPARE(axis.step, step);
}

void NiceAxisTest::everyHighestValueFits()
{
    for (double highest = 0.01; highest < 1e9; highest *= 1.07) {
        const NiceAxis axis = niceAxis(highest);
        QVERIFY2(axis.top >= highest * (1 - 1e-9), qPrintable(QString::number(highest)));
        QVERIFY(axis.steps() >= 2 && axis.steps() <= 5);
        QVERIFY(axis.top < highest * 2);
    }
}

void NiceAxisTest::labelsAreShortAndNameTheirUnit()
{
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const NiceAxis small = niceAxis(6560);
    QCOMPARE(small.label(6000, english), u"6,000"_s);
    QCOMPARE(small.unit(u"USD"_s), u"USD"_s);
    const NiceAxis large = niceAxis(320'000);
    QCOMPARE(large.label(100'000, english), u"100"_s);
    QCOMPARE(large.unit(u"EUR"_s), u"thousand EUR"_s);
    const NiceAxis quarter = niceAxis(9'500'000);
    QCOMPARE(quarter.label(2'500'000, english), u"2.5"_s);
    QCOMPARE(quarter.label(2'500'000, QLocale(QLocale::German)), u"2,5"_s);
    QCOMPARE(quarter.unit(u"USD"_s), u"million USD"_s);
    const NiceAxis rupiahs = niceAxis(83'000'000'000);
    QCOMPARE(rupiahs.label(50'000'000'000, english), u"50"_s);
    QCOMPARE(rupiahs.unit(u"IDR"_s), u"billion IDR"_s);
    const NiceAxis more = niceAxis(8.3e12);
    QCOMPARE(more.label(2.5e12, QLocale(QLocale::German)), u"2,5"_s);
    QCOMPARE(more.unit(u"IDR"_s), u"trillion IDR"_s);
}

/// From a cent to a thousand billions: "80,000" is the longest before a unit is taken, and "0.0025" the one with most decimals.
void NiceAxisTest::everyLabelIsShortAndItsOwn()
{
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    for (double highest = 0.01; highest < 2e12; highest *= 1.07) {
        const NiceAxis axis = niceAxis(highest);
        QStringList labels;
        for (const double tick : axis.ticks())
            labels << axis.label(tick, english);
        QCOMPARE(labels.removeDuplicates(), 0);
        for (const QString &label : labels)
            QVERIFY2(label.size() <= 6, qPrintable(label));
    }
}

void NiceAxisTest::monthLabelsThinOutWhenNarrow()
{
    QCOMPARE(monthLabelStep(50, 28), 1);
    QCOMPARE(monthLabelStep(16, 28), 2);
    QCOMPARE(monthLabelStep(10, 28), 3);
    QCOMPARE(monthLabelStep(5, 28), 6);
    QCOMPARE(monthLabelStep(0, 28), 12);
}

SLIPWAY_TEST(NiceAxisTest)
#include "tst_niceaxis.moc"
