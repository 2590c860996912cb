// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "ui/charts/chartpictures.h"
#include "ui/charts/waterfallchart.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class WaterfallChartTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void partsLeadFromOneTotalToTheOther();
    void theAxisHoldsEveryMark_data();
    void theAxisHoldsEveryMark();
    void keysWalkTheMarks();
    void partsOfNothingAreLeftOut();
    void figuresAreNeverCut_data();
    void figuresAreNeverCut();

private:
    static Money usd(std::int64_t cents) { return Money(cents, Currency()); }
    static WaterfallChart::Figures figures(const std::vector<std::int64_t> &changes, std::int64_t from)
    {
        WaterfallChart::Figures figures{u"Base plan"_s, u"Sweden, H100"_s, Total(usd(from)), {}, {}};
        std::int64_t to = from;
        for (std::size_t i = 0; i < changes.size(); ++i) {
            figures.parts.push_back({u"Part %1"_s.arg(i), usd(changes[i])});
            to += changes[i];
        }
        figures.to = Total(usd(to));
        return figures;
    }
    static ChartTheme theme() { return ChartTheme::print(QStringLiteral("Noto Sans")); }
};

void WaterfallChartTest::partsLeadFromOneTotalToTheOther()
{
    WaterfallChart chart(figures({-31284, -77204, -412}, 8974740), theme());
    chart.resize(640, 300);
    // 89,747.40 - 312.84 - 772.04 - 4.12 = 88,658.40
    QCOMPARE(chart.texts(),
             (QStringList{u"Base plan"_s, u"89,747.40"_s, u"Part 0"_s, u"-312.84"_s, u"Part 1"_s,
                          u"-772.04"_s, u"Part 2"_s, u"-4.12"_s, u"Sweden, H100"_s, u"88,658.40"_s}));
    QCOMPARE(chart.reading(2), u"Part 1: USD -772.04"_s);
    // Cheaper is lower: marks go down from left to right.
    QVERIFY(chart.placeOf(0).y() < chart.placeOf(1).y());
    QVERIFY(chart.placeOf(1).y() < chart.placeOf(2).y());
    QVERIFY(chart.placeOf(2).y() < chart.placeOf(4).y());
    for (int mark = 1; mark < chart.markCount(); ++mark)
        QVERIFY(chart.placeOf(mark - 1).x() < chart.placeOf(mark).x());
}

void WaterfallChartTest::theAxisHoldsEveryMark_data()
{
    QTest::addColumn<QList<qint64>>("changes");
    QTest::addColumn<qint64>("from");
    QTest::newRow("to nothing") << QList<qint64>{-50000, -50000} << qint64(100000);
    QTest::newRow("from nothing") << QList<qint64>{50000, 1} << qint64(0);
    QTest::newRow("no difference") << QList<qint64>{} << qint64(4200);
    QTest::newRow("there and back") << QList<qint64>{900000, -900000} << qint64(1000);
    QTest::newRow("large") << QList<qint64>{1, -2, 3} << qint64(99'999'999'999'99);
    QTest::newRow("all zero") << QList<qint64>{} << qint64(0);
}

void WaterfallChartTest::theAxisHoldsEveryMark()
{
    QFETCH(QList<qint64>, changes);
    QFETCH(qint64, from);
    WaterfallChart chart(figures({changes.begin(), changes.end()}, from), theme());
    chart.resize(700, 320);
    for (int mark = 0; mark < chart.markCount(); ++mark) {
        QVERIFY(chart.placeOf(mark).y() >= 0);
        QVERIFY(chart.placeOf(mark).y() <= 320);
        QVERIFY(chart.placeOf(mark).x() > 0);
        QVERIFY(chart.placeOf(mark).x() < 700);
    }
}

void WaterfallChartTest::keysWalkTheMarks()
{
    WaterfallChart chart(figures({-100, 200}, 1000), theme());
    chart.resize(640, 300);
    QVERIFY(chart.pressKey(Qt::Key_Home));
    QCOMPARE(chart.current(), 0);
    QVERIFY(chart.pressKey(Qt::Key_Right));
    QCOMPARE(chart.current(), 1);
    QVERIFY(chart.pressKey(Qt::Key_End));
    QCOMPARE(chart.current(), 3);
    chart.pressKey(Qt::Key_Right);
    QCOMPARE(chart.current(), 3);
}

void WaterfallChartTest::partsOfNothingAreLeftOut()
{
    Comparison comparison;
    comparison.total.before = Total(usd(1000));
    comparison.total.after = Total(usd(1500));
    comparison.stages[1].difference.known = usd(700);
    comparison.stages[3].difference.known = usd(-200);
    comparison.causes[0] = usd(500);
    QCOMPARE(waterfallOf(comparison, u"a"_s, u"b"_s, true).parts.size(), 2U);
    const auto byCause = waterfallOf(comparison, u"a"_s, u"b"_s, false);
    QCOMPARE(byCause.parts.size(), 1U);
    QCOMPARE(byCause.parts[0].change, usd(500));
}

void WaterfallChartTest::figuresAreNeverCut_data()
{
    QTest::addColumn<qint64>("from");
    QTest::addColumn<QString>("shown");
    // 640 pixels have four columns of some 140: there is room for twenty letters of seven pixels.
    QTest::newRow("cents") << qint64(1) << u"0.01"_s;
    QTest::newRow("thousands") << qint64(4'273'00) << u"4,273.00"_s;
    QTest::newRow("millions") << qint64(98'022'760'00) << u"98,022,760.00"_s;
    QTest::newRow("billions") << qint64(1'018'407'229'00) << u"1,018,407,229.00"_s;
    QTest::newRow("trillions") << qint64(1'018'407'229'000'00) << u"1,018,407,229,000.00"_s;
}

/// With less room a figure has no cents, and then the unit of the axis: none loses its end.
void WaterfallChartTest::figuresAreNeverCut()
{
    QFETCH(qint64, from);
    QFETCH(QString, shown);
    WaterfallChart chart(figures({from / 2, -from / 4}, from), theme());
    chart.resize(640, 300);
    QCOMPARE(chart.texts().at(1), shown);
    chart.resize(260, 300);
    const QFontMetricsF metrics(chart.look().font);
    for (qsizetype i = 1; i < chart.texts().size(); i += 2) {
        const QString figure = chart.texts().at(i);
        QVERIFY2(!figure.contains(u'\u2026'), qPrintable(figure));
        QVERIFY2(metrics.horizontalAdvance(figure) * 0.73 <= 260.0 / 4, qPrintable(figure));
    }
}

SLIPWAY_TEST(WaterfallChartTest)
#include "tst_waterfallchart.moc"
