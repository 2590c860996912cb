// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"

#include "ui/charts/chartpictures.h"
#include "ui/charts/retirementchart.h"
#include "ui/support/fonts.h"

#include <QDir>
#include <QGraphicsPolygonItem>
#include <QGraphicsScene>
#include <QGraphicsSimpleTextItem>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class RetirementChartTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void everyRowIsNamedWithItsEnd();
    void onlyDatedRowsWithinTheTimelineHaveAMark();
    void whatEndsInUseIsInTheColourOfAProblem();
    void nothingIsDrawnOutsideTheChart_data();
    void nothingIsDrawnOutsideTheChart();
    void theSentenceCountsWhatIsInTheWay();
    void aThousandRowsAreNotDrawn();

private:
    [[nodiscard]] QChart *shown(const QSizeF &size = {720, 200});
    template <typename Item> [[nodiscard]] QList<Item *> items() const
    {
        QList<Item *> found;
        for (QGraphicsItem *item : m_scene->items()) {
            if (auto *match = dynamic_cast<Item *>(item); match && match->isVisible())
                found << match;
        }
        return found;
    }
    ChartTheme m_theme;
    RetirementSeries m_series;
    std::unique_ptr<QGraphicsScene> m_scene;
};

void RetirementChartTest::initTestCase()
{
    const auto family = loadFonts();
    QVERIFY(family.ok());
    m_theme = ChartTheme::print(*family);
}

void RetirementChartTest::init()
{
    const test::Sample sample = test::makeSample();
    m_series = RetirementSeries::of(sample.plan.start, sample.plan.months, sample.evaluation.retirements);
    m_scene = std::make_unique<QGraphicsScene>();
}

QChart *RetirementChartTest::shown(const QSizeF &size)
{
    QChart *chart = makeRetirementChart(m_series, m_theme).release(); // the scene owns it
    m_scene->addItem(chart);
    chart->setGeometry(QRectF({}, size));
    return chart;
}

void RetirementChartTest::everyRowIsNamedWithItsEnd()
{
    QVERIFY(shown());
    QStringList texts;
    for (const auto *item : items<QGraphicsSimpleTextItem>())
        texts << item->text();
    for (const QString &text :
         {u"1-year reservation (serve)"_s, u"2027-08-31"_s, u"NC4as T4 v3 (notebooks)"_s,
          u"no end announced"_s, u"2027-05-31, still in use"_s})
        QVERIFY2(texts.contains(text), qPrintable(text));
}

void RetirementChartTest::onlyDatedRowsWithinTheTimelineHaveAMark()
{
    QVERIFY(shown());
    QCOMPARE(items<QGraphicsPolygonItem>().size(), 2);
    m_series.notices[0].date = QDate(2050, 1, 1); // beyond the three years after the horizon
    m_scene->clear();
    QVERIFY(shown());
    QCOMPARE(items<QGraphicsPolygonItem>().size(), 1);
}

void RetirementChartTest::whatEndsInUseIsInTheColourOfAProblem()
{
    QVERIFY(shown());
    int problems = 0;
    for (const auto *mark : items<QGraphicsPolygonItem>())
        problems += mark->brush().color() == m_theme.limit ? 1 : 0;
    QCOMPARE(problems, 1);
}

void RetirementChartTest::nothingIsDrawnOutsideTheChart_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("narrow") << 480;
    QTest::newRow("paper") << 720;
    QTest::newRow("wide") << 1100;
}

void RetirementChartTest::nothingIsDrawnOutsideTheChart()
{
    QFETCH(int, width);
    const QSizeF size(width, m_series.height());
    QVERIFY(shown(size));
    for (const auto *item : items<QGraphicsSimpleTextItem>()) {
        const QRectF place = item->sceneBoundingRect();
        QVERIFY2(QRectF({}, size).adjusted(-1, -1, 1, 1).contains(place), qPrintable(item->text()));
    }
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.fill(m_theme.ground);
    QPainter painter(&image);
    paintChart(painter, image.rect(), makeRetirementChart(m_series, m_theme), size);
    const QDir folder(QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures"_s);
    QVERIFY(QDir().mkpath(folder.path()));
    QVERIFY(image.save(folder.filePath(u"timeline-%1.png"_s.arg(width))));
}

void RetirementChartTest::theSentenceCountsWhatIsInTheWay()
{
    QCOMPARE(retirementSentence(m_series),
             u"One ends while the plan uses it: NC24ads A100 v4 on Ubuntu 20.04 images on 2027-05-31."_s);
    m_series.notices.erase(m_series.notices.begin());
    QCOMPARE(retirementSentence(m_series), u"Nothing that the plan uses ends while it is used."_s);
}

/// What a person reads, and the sentence says that there is more.
void RetirementChartTest::aThousandRowsAreNotDrawn()
{
    const RetirementNotice last = m_series.notices.back();
    m_series.notices.resize(1000, last);
    QCOMPARE(m_series.drawn(), std::size_t(60));
    QCOMPARE(m_series.height(), 40.0 + 24.0 * 60);
    const QString sentence = retirementSentence(m_series);
    QVERIFY2(sentence.endsWith(u"Drawn are the first 60 of 1000; the table has all."_s),
             qPrintable(sentence));
    m_series.notices.resize(60);
    QVERIFY(!retirementSentence(m_series).contains(u"Drawn"_s));
}

SLIPWAY_TEST(RetirementChartTest)
#include "tst_retirementchart.moc"
