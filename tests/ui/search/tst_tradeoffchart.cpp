// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/search/searchfixture.h"

#include "ui/charts/chartpictures.h"
#include "ui/charts/chartview.h"
#include "ui/search/regionchart.h"
#include "ui/search/tradeoffchart.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

search::Candidate candidate(int size, double measure, std::int64_t total)
{
    search::Candidate result;
    result.size = SizeId(size);
    result.measure = measure;
    result.total = total;
    return result;
}

Tradeoff sample()
{
    auto result = std::make_shared<search::Result>();
    result->measure = search::Measure::HoursPerRun;
    result->costed = 408'112;
    result->eligible = 1'284;
    result->front = {candidate(0, 1, 80'000), candidate(1, 3, 30'000), candidate(2, 9, 12'000)};
    for (int i = 0; i < 200; ++i)
        result->others.push_back(candidate(10 + i, 2 + i % 37, 40'000 + 700 * (i % 61)));
    result->current = candidate(1, 3, 30'000);
    return {result, CostStage::Training, [](const search::Candidate &each) {
                return u"size %1, %2 h"_s.arg(int(each.size)).arg(each.measure);
            }};
}

/// A view with the chart in it, shown and with the focus.
struct ShownChart
{
    explicit ShownChart(std::unique_ptr<PickableChart> made)
        : chart(made.get())
    {
        view.showChart(std::move(made));
        view.resize(700, 340);
        view.show();
        view.setFocus();
        if (!QTest::qWaitForWindowActive(&view))
            qFatal("the window did not become active");
    }
    [[nodiscard]] QPoint at(int mark) const
    {
        return view.mapFromScene(chart->mapToScene(chart->placeOf(mark)));
    }

    ChartView view;
    PickableChart *chart;
};

std::unique_ptr<TradeoffChart> makeChart(const Tradeoff &values = sample())
{
    return std::make_unique<TradeoffChart>(values, ChartTheme::of(lightPalette()));
}

std::vector<RegionBar> bars(int count)
{
    std::vector<RegionBar> result;
    for (int i = 0; i < count; ++i) {
        search::RegionCost cost;
        cost.region = RegionId(i);
        cost.total = Total(Money(100'000 + 5'000 * i, Currency()),
                           i < count - 2 ? QStringList() : QStringList(u"Endpoint"_s));
        cost.allowed = i % 3 != 1;
        cost.current = i == 4;
        result.push_back({u"Region %1"_s.arg(i), cost});
    }
    return result;
}

} // namespace

class TradeoffChartTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void arrowsWalkTheFrontAndEnterChooses();
    void theWalkBeginsAtThePlansChoice();
    void aClickChoosesWhatItIsOn();
    void thePointerReadsAMark();
    void otherValuesKeepTheMarkThatIsStillThere();
    void choicesWithoutAPlaceAreLeftOut();
    void tabLeavesTheChart();
    void allMarksLieInsideThePicture();
    void aLimitThatIsNearIsInThePicture();
    void theCardIsNeverOverItsMark();
    void theKeyIsNeverOverItsLine();
    void theSentenceNamesTheEnds();
    void barsScrollWithTheKeys();
    void aBarIsChosenByAClick();
};

void TradeoffChartTest::arrowsWalkTheFrontAndEnterChooses()
{
    ShownChart shown(makeChart());
    QSignalSpy chosen(shown.chart, &PickableChart::chosen);
    QSignalSpy read(shown.chart, &PickableChart::pointedAt);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);
    QTest::keyClick(&shown.view, Qt::Key_Home);
    QCOMPARE(shown.chart->current(), 0);
    QTest::keyClick(&shown.view, Qt::Key_Left);
    QCOMPARE(shown.chart->current(), 0);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QCOMPARE(shown.chart->current(), 2);
    QCOMPARE(read.last().first().toString(), u"size 2, 9 h"_s);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QTest::keyClick(&shown.view, Qt::Key_Space);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen.last().first().toInt(), 2);
}

void TradeoffChartTest::theWalkBeginsAtThePlansChoice()
{
    ShownChart shown(makeChart());
    QTest::keyClick(&shown.view, Qt::Key_Left); // the plan's is the second
    QCOMPARE(shown.chart->current(), 0);
}

void TradeoffChartTest::aClickChoosesWhatItIsOn()
{
    ShownChart shown(makeChart());
    QSignalSpy chosen(shown.chart, &PickableChart::chosen);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.at(2));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.last().first().toInt(), 2);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, QPoint(3, 3));
    QCOMPARE(chosen.count(), 1);
}

void TradeoffChartTest::thePointerReadsAMark()
{
    ShownChart shown(makeChart());
    QSignalSpy read(shown.chart, &PickableChart::pointedAt);
    QTest::mouseMove(shown.view.viewport(), shown.at(0));
    QTRY_COMPARE(read.count(), 1);
    QCOMPARE(read.last().first().toString(), u"size 0, 1 h"_s);
    QTest::mouseMove(shown.view.viewport(), QPoint(3, 3));
    QTRY_COMPARE(read.count(), 2);
    QCOMPARE(read.last().first().toString(), QString());
}

void TradeoffChartTest::otherValuesKeepTheMarkThatIsStillThere()
{
    auto chart = makeChart();
    chart->setCurrent(2);
    Tradeoff fewer = sample();
    auto changed = std::make_shared<search::Result>(*fewer.result);
    changed->front.erase(changed->front.begin());
    fewer.result = changed;
    chart->setValues(fewer);
    QCOMPARE(chart->current(), 1);
    QCOMPARE(int(chart->candidate(1).size), 2);
    changed = std::make_shared<search::Result>(*fewer.result);
    changed->front.pop_back();
    fewer.result = changed;
    chart->setValues(fewer);
    QCOMPARE(chart->current(), -1);
}

void TradeoffChartTest::choicesWithoutAPlaceAreLeftOut()
{
    Tradeoff values = sample();
    auto odd = std::make_shared<search::Result>(*values.result);
    odd->others = {candidate(5, 0, 100), candidate(6, 2, 0), candidate(7, 4, 90'000)};
    odd->current.reset();
    values.result = odd;
    QCOMPARE(makeChart(values)->markCount(), 4);
    odd = std::make_shared<search::Result>(*odd);
    odd->front.clear();
    odd->others.clear();
    values.result = odd;
    ShownChart empty(makeChart(values));
    QCOMPARE(empty.chart->markCount(), 0);
    QTest::keyClick(&empty.view, Qt::Key_Right);
    QCOMPARE(empty.chart->current(), -1);
}

void TradeoffChartTest::tabLeavesTheChart()
{
    QWidget window;
    auto *view = new ChartView(&window);
    auto *after = new QWidget(&window);
    after->setFocusPolicy(Qt::StrongFocus);
    view->showChart(makeChart());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Tab);
    QVERIFY(after->hasFocus());
}

void TradeoffChartTest::allMarksLieInsideThePicture()
{
    auto chart = makeChart();
    const TradeoffChart *shown = chart.get();
    const QImage image = chartImage(std::move(chart));
    QVERIFY(!image.isNull());
    auto again = makeChart();
    again->resize(chartPictureSize);
    shown = again.get();
    for (int mark = 0; mark < shown->markCount(); ++mark)
        QVERIFY(QRectF(QPointF(30, 10), chartPictureSize - QSizeF(38, 30)).contains(shown->placeOf(mark)));
    QVERIFY2(shown->placeOf(0).x() < shown->placeOf(2).x(), "faster is left");
    QVERIFY2(shown->placeOf(0).y() < shown->placeOf(2).y(), "dearer is up");
    QVERIFY(shown->texts().contains(u"Your choice"_s));
    QVERIFY(shown->texts().contains(u"for one run"_s));
    QVERIFY2(shown->texts().contains(u"4 h"_s), qPrintable(shown->texts().join(u'|')));
}

void TradeoffChartTest::aLimitThatIsNearIsInThePicture()
{
    Tradeoff values = sample();
    QVERIFY(!makeChart(values)->texts().contains(u"Deadline"_s));
    values.limit = 48; // the slowest choice takes 38 hours
    values.limitName = u"Deadline"_s;
    auto chart = makeChart(values);
    QVERIFY(chart->texts().contains(u"Deadline"_s));
    QVERIFY(chart->timeAxis().high > 48);
    values.limit = 10'000; // it would push all choices into a corner
    chart = makeChart(values);
    QVERIFY(!chart->texts().contains(u"Deadline"_s));
    QVERIFY(chart->timeAxis().high < 100);
}

/// A long line from the upper left to the lower right crosses the lower left corner as soon as the chart is as narrow as beside a stage's
/// fields, sooner where the words of another language are longer.
void TradeoffChartTest::theKeyIsNeverOverItsLine()
{
    Tradeoff values = sample();
    auto result = std::make_shared<search::Result>(*values.result);
    result->others.clear();
    // Few and far apart: no mark lies in the corner, the line between them does.
    result->front = {candidate(0, 1, 80'000), candidate(1, 1.4, 9'000), candidate(2, 90, 8'000)};
    values.result = result;
    int seen = 0;
    for (double width = 240; width <= 760; width += 20) {
        for (double height = 120; height <= 340; height += 20) {
            auto chart = makeChart(values);
            chart->resize(QSizeF(width, height));
            const QRectF key = chart->legendPlace();
            if (key.isNull())
                continue;
            ++seen;
            QPolygonF line;
            for (int mark = 0; mark < chart->frontCount(); ++mark)
                line << chart->placeOf(mark);
            // Looked at point by point, as the eye does.
            for (int part = 1; part < line.size(); ++part) {
                for (double at = 0; at <= 1; at += 0.002)
                    QVERIFY2(!key.contains(line[part - 1] + at * (line[part] - line[part - 1])),
                             qPrintable(u"%1 x %2"_s.arg(width).arg(height)));
            }
        }
    }
    QVERIFY(seen > 100);
}

void TradeoffChartTest::theCardIsNeverOverItsMark()
{
    Tradeoff values = sample();
    values.card = [](const search::Candidate &each) {
        return TradeoffCard{u"Standard size number %1"_s.arg(int(each.size)),
                            u"North Europe"_s,
                            u"6 h 20 min per run"_s,
                            u"USD 280.52 a month"_s,
                            u"1 h 10 min faster"_s,
                            u"63.14 less a month"_s,
                            {}};
    };
    const QColor ground = ChartTheme::of(lightPalette()).ground;
    for (const int mark : {0, 1, 2, 3, 100}) {
        ShownChart shown(makeChart(values));
        QTest::mouseMove(shown.view.viewport(), shown.at(mark));
        QTRY_VERIFY(shown.chart->pointed() >= 0);
        const QPoint at = shown.at(shown.chart->pointed());
        const QImage image = shown.view.viewport()->grab().toImage();
        QVERIFY2(image.pixelColor(at) != ground, "its dot is seen");
    }
}

void TradeoffChartTest::theSentenceNamesTheEnds()
{
    QCOMPARE(tradeoffSentence(sample(), QLocale(QLocale::English)),
             u"408,112 costed, 1,284 meet the plan. Fastest: size 0, 1 h. Cheapest: size 2, 9 h. "
             "Your choice: size 1, 3 h."_s);
}

void TradeoffChartTest::barsScrollWithTheKeys()
{
    auto made = std::make_unique<RegionChart>(bars(57), ChartTheme::of(lightPalette()));
    const RegionChart *chart = made.get();
    ShownChart shown(std::move(made));
    QVERIFY(chart->shownCount() > 5 && chart->shownCount() < 57);
    QTest::keyClick(&shown.view, Qt::Key_Down); // the plan's is the fifth
    QCOMPARE(chart->current(), 5);
    QTest::keyClick(&shown.view, Qt::Key_End);
    QCOMPARE(chart->current(), 56);
    QCOMPARE(chart->firstShown() + chart->shownCount(), 57);
    QVERIFY(chart->texts().contains(u"Region 56"_s));
    QVERIFY(chart->texts().contains(u"at least USD 3,800.00"_s));
    QTest::keyClick(&shown.view, Qt::Key_Home);
    QCOMPARE(chart->firstShown(), 0);
    QVERIFY(chart->reading(1).contains(u"not allowed by the plan"_s));
    QCOMPARE(regionSentence(bars(57), QLocale(QLocale::English)),
             u"Cheapest: Region 0, USD 1,000.00. The plan is in Region 4, USD 1,200.00, number 5 of 57."_s);
    // One that the plan rules out is named, and not as the cheapest to be had.
    std::vector<RegionBar> ruled = bars(57);
    ruled[0].cost.allowed = false;
    ruled[1].cost.allowed = true;
    QCOMPARE(
        regionSentence(ruled, QLocale(QLocale::English)),
        u"Cheapest that the plan allows: Region 1, USD 1,050.00. Region 0, USD 1,000.00 is cheaper, and not "
        "allowed by the plan. The plan is in Region 4, USD 1,200.00, number 5 of 57."_s);
}

void TradeoffChartTest::aBarIsChosenByAClick()
{
    ShownChart shown(std::make_unique<RegionChart>(bars(6), ChartTheme::of(lightPalette())));
    QSignalSpy chosen(shown.chart, &PickableChart::chosen);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.at(3));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.last().first().toInt(), 3);
}

SLIPWAY_TEST(TradeoffChartTest)
#include "tst_tradeoffchart.moc"
