// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fakedialogs.h"
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"

#include "ui/charts/chartpanel.h"
#include "ui/charts/chartview.h"
#include "ui/charts/costchart.h"
#include "ui/support/fonts.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QBarSet>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedBarSeries>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace slipway;
using namespace Qt::StringLiterals;

class ChartPanelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void isAChartWithNameAndSentenceForAssistiveTechnology();
    void controlTSwitchesBetweenChartAndTable();
    void controlAndShortcutAgree();
    void withoutAModelThereIsNoTable();
    void emptyStateSaysWhyAndLeadsOn();
    void copyGivesPictureAndTable();
    void savesSvgPngAndCsv();
    void refusesASuffixItDoesNotKnow();
    void reportsAFileThatCannotBeWritten();
    void cancelledSaveWritesNothing();
    void followsThePalette();
    void looksRightInBothThemes();
    void nothingOfAChartIsUnderTheFrame();
    void updatesTheSameChart();
    void everyControlHasAName();

private:
    void showSample(int months = 12);

    test::FakeDialogs m_dialogs;
    QStandardItemModel m_model;
    std::unique_ptr<ChartPanel> m_panel;
};

void ChartPanelTest::init()
{
    m_dialogs.asked.clear();
    m_model.clear();
    m_model.setHorizontalHeaderLabels({u"Month"_s, u"Total, USD"_s});
    auto *amount = new QStandardItem;
    amount->setData(u"1,234.50"_s, Qt::DisplayRole);
    m_model.appendRow({new QStandardItem(u"Jun 2026"_s), amount});
    m_panel = std::make_unique<ChartPanel>(u"By month and stage, USD"_s, m_dialogs);
    m_panel->resize(640, 360);
}

void ChartPanelTest::cleanup()
{
    m_panel.reset();
}

void ChartPanelTest::showSample(int months)
{
    const MonthlyCostSeries values = monthlyCostSeries(test::makeSample({.months = months}).evaluation);
    m_panel->setTable(&m_model);
    m_panel->showFigures([values](const ChartTheme &theme) { return makeMonthlyCostChart(values, theme); },
                         [values](QChart &chart) { updateMonthlyCostChart(chart, values); },
                         u"USD 68,894.16 over 12 months."_s);
}

void ChartPanelTest::isAChartWithNameAndSentenceForAssistiveTechnology()
{
    showSample();
    auto *view = m_panel->findChild<ChartView *>();
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(view);
    QVERIFY(interface != nullptr);
    QCOMPARE(interface->role(), QAccessible::Chart);
    QCOMPARE(interface->text(QAccessible::Name), u"By month and stage, USD"_s);
    QCOMPARE(interface->text(QAccessible::Description), u"USD 68,894.16 over 12 months."_s);
    QCOMPARE(interface->childCount(), 0);
}

void ChartPanelTest::controlTSwitchesBetweenChartAndTable()
{
    showSample();
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    auto *view = m_panel->findChild<ChartView *>();
    auto *table = m_panel->findChild<QTableView *>(u"chartTable"_s);
    QVERIFY(view->isVisible());
    view->setFocus();
    QTest::keyClick(view, Qt::Key_T, Qt::ControlModifier);
    QVERIFY(m_panel->isTableShown());
    QVERIFY(table->isVisible());
    QVERIFY(!view->isVisible());
    QVERIFY(table->hasFocus());
    QTest::keyClick(table, Qt::Key_T, Qt::ControlModifier);
    QVERIFY(view->isVisible());
    QVERIFY(view->hasFocus());
}

void ChartPanelTest::controlAndShortcutAgree()
{
    showSample();
    auto *control = m_panel->findChild<SegmentedControl *>(u"chartSwitch"_s);
    QCOMPARE(control->current(), 0);
    m_panel->setTableShown(true);
    QCOMPARE(control->current(), 1);
    Q_EMIT control->chosen(0);
    QVERIFY(!m_panel->isTableShown());
}

void ChartPanelTest::withoutAModelThereIsNoTable()
{
    showSample();
    m_panel->setTableShown(true);
    m_panel->setTable(nullptr);
    QVERIFY(!m_panel->isTableShown());
    m_panel->setTableShown(true);
    QVERIFY(!m_panel->isTableShown());
}

void ChartPanelTest::emptyStateSaysWhyAndLeadsOn()
{
    showSample();
    m_panel->showEmpty(u"No compute chosen yet."_s, u"Choose one in Training"_s);
    m_panel->show();
    const auto *text = m_panel->findChild<QLabel *>(u"chartEmptyText"_s);
    QVERIFY(text->isVisible());
    QCOMPARE(text->text(), u"No compute chosen yet."_s);
    QSignalSpy followed(m_panel.get(), &ChartPanel::emptyActionTriggered);
    auto *action = m_panel->findChild<QPushButton *>(u"chartEmptyAction"_s);
    QVERIFY(action->isVisible());
    QTest::mouseClick(action, Qt::LeftButton);
    QCOMPARE(followed.size(), 1);
    QVERIFY(!m_panel->findChild<QToolButton *>(u"chartCopy"_s)->isVisible());
    m_panel->copy();
    m_panel->save();
    QVERIFY(m_dialogs.asked.isEmpty());
}

void ChartPanelTest::copyGivesPictureAndTable()
{
    showSample();
    m_panel->copy();
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    QCOMPARE(copied->text(), u"Month\tTotal, USD\nJun 2026\t1,234.50\n"_s);
    QVERIFY(copied->hasImage());
    QVERIFY(!QApplication::clipboard()->image().isNull());
}

void ChartPanelTest::savesSvgPngAndCsv()
{
    showSample();
    const QTemporaryDir folder;
    for (const QString &suffix : {u"svg"_s, u"png"_s, u"csv"_s}) {
        const QString name = folder.filePath(u"cost."_s + suffix);
        m_dialogs.saveFileAnswers << name;
        m_panel->save();
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        if (suffix == "svg"_L1)
            QVERIFY(content.contains("<desc>USD 68,894.16 over 12 months.</desc>"));
        else if (suffix == "png"_L1)
            QVERIFY(!QImage::fromData(content, "PNG").isNull());
        else
            QCOMPARE(content, "Month,\"Total, USD\"\r\nJun 2026,\"1,234.50\"\r\n");
    }
    QCOMPARE(m_dialogs.asked.size(), 3);
    QCOMPARE(m_dialogs.asked.first().suggested, u"by-month-and-stage-usd.svg"_s);
}

void ChartPanelTest::refusesASuffixItDoesNotKnow()
{
    showSample();
    const QTemporaryDir folder;
    m_dialogs.saveFileAnswers << folder.filePath(u"cost.bmp"_s);
    m_panel->save();
    QCOMPARE(m_dialogs.asked.last().what, u"message"_s);
    QVERIFY(!QFile::exists(folder.filePath(u"cost.bmp"_s)));
}

void ChartPanelTest::reportsAFileThatCannotBeWritten()
{
    showSample();
    const QTemporaryDir folder;
    m_dialogs.saveFileAnswers << folder.filePath(u"no/such/folder/cost.svg"_s);
    m_panel->save();
    QCOMPARE(m_dialogs.asked.last().what, u"message"_s);
    QVERIFY(m_dialogs.asked.last().text.contains(u"cost.svg\" could not be written"_s));
}

void ChartPanelTest::cancelledSaveWritesNothing()
{
    showSample();
    m_panel->save();
    QCOMPARE(m_dialogs.asked.size(), 1);
}

void ChartPanelTest::followsThePalette()
{
    m_panel->setPalette(lightPalette());
    showSample();
    auto *view = m_panel->findChild<ChartView *>();
    QCOMPARE(view->chart()->backgroundBrush().color(), Colors::light().card);
    m_panel->setPalette(darkPalette());
    QCOMPARE(view->chart()->backgroundBrush().color(), Colors::darkSet().card);
    const auto *bars = qobject_cast<QStackedBarSeries *>(view->chart()->series().first());
    QCOMPARE(bars->barSets().at(1)->color(), Colors::darkSet().training);
    const QRgb ground = m_panel->grab().toImage().pixel(m_panel->width() / 2, m_panel->height() - 24);
    QVERIFY(qGray(ground) < 80);
}

void ChartPanelTest::looksRightInBothThemes()
{
    QVERIFY(loadFonts().ok());
    const QDir folder(QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures"_s);
    QVERIFY(QDir().mkpath(folder.path()));
    for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
        applyTheme(*qApp, choice);
        showSample();
        for (const bool table : {false, true}) {
            m_panel->setTableShown(table);
            const QImage picture = m_panel->grab().toImage();
            const bool dark = choice == ThemeChoice::Dark;
            // The chart lies on the card's own ground: no seam.
            QCOMPARE(picture.pixelColor(picture.width() / 2, picture.height() - 18),
                     dark ? Colors::darkSet().card : Colors::light().card);
            // Kept in the build folder for whoever wants to look.
            const QString name
                = u"panel-%1-%2.png"_s.arg(table ? u"table"_s : u"chart"_s, dark ? u"dark"_s : u"light"_s);
            QVERIFY(picture.save(folder.filePath(name)));
        }
        m_panel->setTableShown(false);
    }
    qApp->setStyleSheet(QString());
}

/// The style sheet gives the view a frame for the keyboard: what Qt drew as large as the view lost its edges to it.
void ChartPanelTest::nothingOfAChartIsUnderTheFrame()
{
    applyTheme(*qApp, ThemeChoice::Light);
    showSample();
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    auto *view = m_panel->findChild<ChartView *>();
    // The frame of the keyboard's focus stands off the words at the edges of the chart.
    QVERIFY(view->viewport()->x() >= 6 && view->viewport()->y() >= 6);
    QVERIFY(view->viewport()->geometry().right() <= view->width() - 6);
    QCOMPARE(view->chart()->size().toSize(), view->viewport()->size());
    m_panel->resize(700, 400);
    QCoreApplication::processEvents();
    QCOMPARE(view->chart()->size().toSize(), view->viewport()->size());
    QCOMPARE(view->mapFromScene(view->chart()->geometry().topLeft()), QPoint(0, 0));
}

void ChartPanelTest::updatesTheSameChart()
{
    showSample();
    auto *view = m_panel->findChild<ChartView *>();
    const QChart *before = view->chart();
    showSample(36);
    QCOMPARE(view->chart(), before);
    const auto *bars = qobject_cast<QStackedBarSeries *>(view->chart()->series().first());
    QCOMPARE(bars->barSets().at(0)->count(), 36);
}

void ChartPanelTest::everyControlHasAName()
{
    showSample();
    for (const QToolButton *button : m_panel->findChildren<QToolButton *>())
        QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                 qPrintable(button->objectName()));
    QVERIFY(!m_panel->findChild<QTableView *>(u"chartTable"_s)->accessibleName().isEmpty());
}

SLIPWAY_TEST(ChartPanelTest)
#include "tst_chartpanel.moc"
