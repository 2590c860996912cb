// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"

#include "ui/charts/chartpictures.h"
#include "ui/charts/costchart.h"
#include "ui/support/fonts.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QDir>
#include <QGraphicsScene>
#include <QImage>
#include <QLineSeries>
#include <QPainter>
#include <QStackedBarSeries>
#include <QTest>

#include <cmath>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

double luminance(const QColor &color)
{
    const auto linear
        = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

QImage pictureOf(std::unique_ptr<QChart> chart, const QSize &size, const QColor &ground)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    paintChart(painter, image.rect(), std::move(chart), size);
    return image;
}

/// Kept in the build folder for whoever wants to look.
void keep(const QImage &image, const QString &name)
{
    const QDir folder(QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures"_s);
    QVERIFY(QDir().mkpath(folder.path()));
    QVERIFY(image.save(folder.filePath(name)));
}

} // namespace

class CostChartTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void barsHoldTheSeries();
    void eachMonthHasItsRangeAsABracket();
    void bracketsStandApart_data();
    void bracketsStandApart();
    void updatingGivesTheSameChartAsMakingItNew();
    void updatingKeepsTheSizeOfTheChart();
    void marksAndTextStandOutInBothThemes_data();
    void marksAndTextStandOutInBothThemes();
    void everySeriesIsNamedBesideItsEnd();
    void compactChartsNameNone();
    void manyMonthsGetFewerLabels();
    void noLabelIsCutAtTheEdges_data();
    void noLabelIsCutAtTheEdges();
    void cumulativeLineStartsAtNothingAndEndsAtTheTotal();
    void budgetIsALineOfItsOwn();
    void linesThatEndTogetherShareALabel();
    void picturesAreMadeWithoutAnEventLoop();

private:
    ChartTheme m_light;
    ChartTheme m_dark;
};

void CostChartTest::initTestCase()
{
    const auto family = loadFonts();
    QVERIFY(family.ok());
    m_light = ChartTheme::print(*family);
    m_dark = ChartTheme::of(Colors::darkSet(), m_light.font);
}

void CostChartTest::barsHoldTheSeries()
{
    const MonthlyCostSeries values = monthlyCostSeries(test::makeSample().evaluation);
    const auto chart = makeMonthlyCostChart(values, m_light);
    QCOMPARE(chart->series().size(), 1);
    const auto *bars = qobject_cast<QStackedBarSeries *>(chart->series().first());
    QVERIFY(bars != nullptr);
    QCOMPARE(bars->count(), 4);
    QCOMPARE(bars->barSets().at(0)->label(), u"Experimentation"_s);
    QCOMPARE(bars->barSets().at(0)->count(), 12);
    QCOMPARE(bars->barSets().at(2)->at(11), values.parts[2].amounts[11].known().toDouble());
    QCOMPARE(bars->barSets().at(1)->color(), Colors::light().training);
    QVERIFY(bars->barSets().at(1)->pen().widthF() == m_light.outline);
}

void CostChartTest::eachMonthHasItsRangeAsABracket()
{
    const Evaluation evaluation = test::makeSample({.months = 3}).evaluation;
    Uncertainty drawn;
    drawn.inputs.resize(1);
    // Twice and three times the highest month: the axis has to hold them.
    for (const MonthCost &month : evaluation.months) {
        CostRange &range = drawn.months.emplace_back();
        range.p10 = month.total;
        range.p50 = month.total + month.total;
        range.p90 = range.p50 + month.total;
    }
    const MonthlyCostSeries values = monthlyCostSeries(evaluation, &drawn);
    QCOMPARE(values.low.size(), std::size_t(3));
    QCOMPARE(values.high[1], drawn.months[1].p90);
    const auto chart = makeMonthlyCostChart(values, m_light);
    auto &annotated = static_cast<AnnotatedChart &>(*chart);
    QCOMPARE(annotated.brackets(), 3);
    for (const Total &high : values.high)
        QVERIFY(annotated.axis().top >= high.known().toDouble());
    // Draws of another horizon are not this plan's.
    drawn.months.pop_back();
    QVERIFY(monthlyCostSeries(evaluation, &drawn).low.empty());
    updateMonthlyCostChart(*chart, monthlyCostSeries(evaluation));
    QCOMPARE(annotated.brackets(), 0);
}

void CostChartTest::bracketsStandApart_data()
{
    QTest::addColumn<int>("months");
    QTest::addColumn<QSize>("size");
    QTest::newRow("a year") << 12 << QSize(720, 400);
    QTest::newRow("five years") << 60 << QSize(420, 260);
    QTest::newRow("ten years") << 120 << QSize(420, 260);
}

/// Of ten years 420 pixels hold no bracket for each month: they are thinned out, and the last month keeps its own.
void CostChartTest::bracketsStandApart()
{
    QFETCH(int, months);
    QFETCH(QSize, size);
    const Evaluation evaluation = test::makeSample({.months = months}).evaluation;
    Uncertainty drawn;
    drawn.inputs.resize(1);
    for (const MonthCost &month : evaluation.months) {
        CostRange &range = drawn.months.emplace_back();
        range.p10 = range.p50 = month.total;
        range.p90 = month.total + month.total;
    }
    QGraphicsScene scene;
    QChart *chart = makeMonthlyCostChart(monthlyCostSeries(evaluation, &drawn), m_light).release();
    scene.addItem(chart);
    chart->setGeometry(QRectF(QPointF(0, 0), size));
    QList<QRectF> brackets;
    for (const QGraphicsItem *item : scene.items()) {
        const auto *path = qgraphicsitem_cast<const QGraphicsPathItem *>(item);
        // The one under it, of the colour of the card, is wider.
        if (path != nullptr && path->isVisible() && path->pen().widthF() > 2)
            brackets << path->sceneBoundingRect();
    }
    std::ranges::sort(brackets, {}, [](const QRectF &box) { return box.left(); });
    QVERIFY(brackets.size() >= 10);
    for (qsizetype i = 1; i < brackets.size(); ++i)
        QVERIFY2(brackets[i].left() > brackets[i - 1].right(), qPrintable(QString::number(i)));
    const QRectF plot = chart->plotArea();
    QVERIFY(plot.right() - brackets.back().center().x() < plot.width() / months);
}

void CostChartTest::updatingGivesTheSameChartAsMakingItNew()
{
    const auto before = monthlyCostSeries(test::makeSample({.months = 36}).evaluation);
    const auto after = monthlyCostSeries(test::makeSample({.months = 12}).evaluation);
    auto updated = makeMonthlyCostChart(before, m_light);
    updateMonthlyCostChart(*updated, after);
    QCOMPARE(pictureOf(std::move(updated), {720, 400}, Qt::white),
             pictureOf(makeMonthlyCostChart(after, m_light), {720, 400}, Qt::white));
}

void CostChartTest::updatingKeepsTheSizeOfTheChart()
{
    const auto values = monthlyCostSeries(test::makeSample().evaluation);
    QGraphicsScene scene;
    QChart *chart = makeMonthlyCostChart(values, m_light).release(); // the scene owns it
    scene.addItem(chart);
    chart->setGeometry(0, 0, 500, 300);
    const QRectF plot = chart->plotArea();
    updateMonthlyCostChart(*chart, values);
    QCOMPARE(chart->plotArea(), plot);
    QVERIFY(plot.width() > 300 && plot.height() > 200);
}

void CostChartTest::marksAndTextStandOutInBothThemes_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void CostChartTest::marksAndTextStandOutInBothThemes()
{
    QFETCH(bool, dark);
    const ChartTheme &theme = dark ? m_dark : m_light;
    for (const QColor &mark : theme.stages) {
        QVERIFY2(contrast(mark, theme.ground) >= 3.0, qPrintable(mark.name()));
        QVERIFY2(contrast(theme.outlineOf(mark), theme.ground) >= 3.0, qPrintable(mark.name()));
    }
    QVERIFY(contrast(theme.accent, theme.ground) >= 3.0);
    QVERIFY(contrast(theme.limit, theme.ground) >= 3.0);
    QVERIFY(contrast(theme.accent, theme.band) >= 3.0);
    QVERIFY(contrast(theme.text, theme.ground) >= 4.5);
    QVERIFY(contrast(theme.secondary, theme.ground) >= 4.5);

    const test::Sample sample = test::makeSample();
    const MonthlyCostSeries values = monthlyCostSeries(sample.evaluation);
    const QImage bars = pictureOf(makeMonthlyCostChart(values, theme), {720, 400}, theme.ground);
    const QString suffix = dark ? u"-dark.png"_s : u"-light.png"_s;
    keep(bars, u"monthly"_s + suffix);
    keep(
        pictureOf(makeMonthlyCostChart(monthlyCostSeries(test::makeSample({.months = 36}).evaluation), theme),
                  {720, 400}, theme.ground),
        u"monthly-36"_s + suffix);
    keep(pictureOf(makeMonthlyCostChart(values, theme, AnnotatedChart::Density::Compact), {260, 160},
                   theme.ground),
         u"monthly-compact"_s + suffix);
    CumulativeSeries cumulative = cumulativeSeries(sample.plan, sample.evaluation);
    for (const Total &total : cumulative.cumulative) {
        cumulative.low.emplace_back(Money(total.known().minor() * 8 / 10, {}));
        cumulative.high.emplace_back(Money(total.known().minor() * 13 / 10, {}));
    }
    keep(pictureOf(makeCumulativeChart(cumulative, theme), {720, 320}, theme.ground),
         u"cumulative"_s + suffix);
    QCOMPARE(bars.pixelColor(2, 398), theme.ground);
}

void CostChartTest::everySeriesIsNamedBesideItsEnd()
{
    const auto chart = makeMonthlyCostChart(monthlyCostSeries(test::makeSample().evaluation), m_light);
    const QStringList labels = static_cast<AnnotatedChart &>(*chart).labelTexts();
    QCOMPARE(labels.mid(labels.size() - 4),
             (QStringList{u"Shared services"_s, u"Deployment"_s, u"Training"_s, u"Experimentation"_s}));
    QCOMPARE(labels.first(), u"USD"_s);
    QVERIFY(labels.contains(u"2,000"_s));
    QVERIFY(!chart->legend()->isVisible());
}

void CostChartTest::compactChartsNameNone()
{
    const auto chart = makeMonthlyCostChart(monthlyCostSeries(test::makeSample().evaluation), m_light,
                                            AnnotatedChart::Density::Compact);
    QVERIFY(!static_cast<AnnotatedChart &>(*chart).labelTexts().contains(u"Training"_s));
}

void CostChartTest::manyMonthsGetFewerLabels()
{
    auto chart
        = makeMonthlyCostChart(monthlyCostSeries(test::makeSample({.months = 36}).evaluation), m_light);
    chart->resize(500, 300);
    const QStringList labels = static_cast<AnnotatedChart &>(*chart).labelTexts();
    QCOMPARE(labels.count(u"Jan"_s), 3);
    QCOMPARE(labels.count(u"Feb"_s), 0);
    QCOMPARE(labels.count(u"2027"_s), 1);
}

void CostChartTest::noLabelIsCutAtTheEdges_data()
{
    QTest::addColumn<int>("months");
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << 12 << QSize(720, 400);
    QTest::newRow("narrow") << 36 << QSize(420, 260);
    QTest::newRow("ten years") << 120 << QSize(600, 300);
    QTest::newRow("one month") << 1 << QSize(720, 400);
    QTest::newRow("small") << 12 << QSize(260, 160);
}

void CostChartTest::noLabelIsCutAtTheEdges()
{
    QFETCH(int, months);
    QFETCH(QSize, size);
    const test::Sample sample = test::makeSample({.months = months});
    for (int kind = 0; kind < 4; ++kind) {
        const auto density = kind < 2 ? AnnotatedChart::Density::Full : AnnotatedChart::Density::Compact;
        QGraphicsScene scene;
        QChart *chart = kind % 2 == 0
            ? makeMonthlyCostChart(monthlyCostSeries(sample.evaluation), m_light, density).release()
            : makeCumulativeChart(cumulativeSeries(sample.plan, sample.evaluation), m_light, density)
                  .release();
        scene.addItem(chart);
        chart->setGeometry(QRectF(QPointF(0, 0), size));
        const QRectF inside(QPointF(0, 0), size);
        for (QGraphicsItem *item : scene.items()) {
            const auto *text = qgraphicsitem_cast<QGraphicsSimpleTextItem *>(item);
            if (text != nullptr && text->isVisible())
                QVERIFY2(inside.contains(text->sceneBoundingRect()), qPrintable(text->text()));
        }
    }
}

void CostChartTest::cumulativeLineStartsAtNothingAndEndsAtTheTotal()
{
    const test::Sample sample = test::makeSample();
    CumulativeSeries values = cumulativeSeries(sample.plan, sample.evaluation);
    values.budget.reset();
    const auto chart = makeCumulativeChart(values, m_light);
    const auto *line = qobject_cast<QLineSeries *>(chart->series().first());
    QVERIFY(line != nullptr);
    QCOMPARE(line->count(), 13);
    QCOMPARE(line->at(0), QPointF(0, 0));
    QCOMPARE(line->at(12), QPointF(12, sample.evaluation.total.known().toDouble()));
}

void CostChartTest::budgetIsALineOfItsOwn()
{
    const test::Sample sample = test::makeSample();
    const auto chart = makeCumulativeChart(cumulativeSeries(sample.plan, sample.evaluation), m_light);
    QCOMPARE(chart->series().size(), 2);
    const auto *budget = qobject_cast<QLineSeries *>(chart->series().first());
    QCOMPARE(budget->at(0).y(), 95'000.0);
    QCOMPARE(budget->pen().style(), Qt::DashLine);
    QVERIFY(static_cast<AnnotatedChart &>(*chart).labelTexts().contains(u"Budget"_s));
}

/// P10 and P90 at 21,860 and 23,946 under a budget of 75,000: on 100 pixels of 80,000 the lines end within 3 pixels.
void CostChartTest::linesThatEndTogetherShareALabel()
{
    const test::Sample sample = test::makeSample();
    CumulativeSeries values = cumulativeSeries(sample.plan, sample.evaluation);
    const auto amount = [](int units) { return Total(Money(std::int64_t(units) * 100, Currency())); };
    const std::size_t months = values.cumulative.size();
    values.cumulative.assign(months, amount(22'867));
    values.low.assign(months, amount(21'860));
    values.high.assign(months, amount(23'946));
    values.budget = Money(7'500'000, Currency());
    const auto chart = makeCumulativeChart(values, m_light);
    auto &annotated = static_cast<AnnotatedChart &>(*chart);
    annotated.resize(1100, 170);
    QCOMPARE(annotated.labelTexts().last(2), QStringList({u"Budget"_s, u"P90, Planned, P10"_s}));
    // Far enough apart each stands at its own line.
    values.low.assign(months, amount(1'000));
    values.high.assign(months, amount(48'000));
    updateCumulativeChart(*chart, values);
    QCOMPARE(annotated.labelTexts().last(4), QStringList({u"Budget"_s, u"P90"_s, u"Planned"_s, u"P10"_s}));
}

void CostChartTest::picturesAreMadeWithoutAnEventLoop()
{
    const MonthlyCostSeries values = monthlyCostSeries(test::makeSample().evaluation);
    const QByteArray svg = chartSvg(makeMonthlyCostChart(values, m_light), u"By month"_s, u"A sentence."_s);
    QVERIFY(svg.contains("<title>By month</title>"));
    QVERIFY(svg.contains("Deployment"));
    QVERIFY(!svg.contains("<image"));
    const QImage png = QImage::fromData(chartPng(makeMonthlyCostChart(values, m_light)), "PNG");
    QCOMPARE(png.size(), QSize(1440, 800));
    int marks = 0;
    for (int x = 0; x < png.width(); ++x)
        marks += png.pixelColor(x, 700) == Colors::light().experimentation ? 1 : 0;
    QVERIFY(marks > 200);
}

SLIPWAY_TEST(CostChartTest)
#include "tst_costchart.moc"
