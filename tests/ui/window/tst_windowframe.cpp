// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/planuncertainty.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"

#include "ui/fields/stepnames.h"
#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"
#include "ui/window/costbar.h"
#include "ui/window/noticebar.h"
#include "ui/window/steplist.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusTipEvent>
#include <QTableView>
#include <QTest>
#include <QUndoStack>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QRect placeOf(const WindowFixture &fixture, const QWidget &widget)
{
    return {widget.mapTo(&fixture.window(), QPoint()), widget.size()};
}

void changeAuthor(WindowFixture &fixture, Step step)
{
    fixture.window().document().edit(u"/author"_s, step, u"author"_s,
                                     [](Plan &plan) { plan.author = u"Ada"_s; });
}

} // namespace

/// What stands around the pages: at the same place on every step and at every size, and reached by keyboard.
class WindowFrameTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(loadFonts().ok());
        applyTheme(*qApp, ThemeChoice::Light);
    }
    void theSheetOfSizesGoesWithItsPage();
    void theFrameStaysWhereItIs_data();
    void theFrameStaysWhereItIs();
    void theButtonsOfTheHeaderStayWhereTheyAre();
    void messagesMoveNothing();
    void noticesLieOverThePageAlone();
    void lastEditLeadsToItsField();
    void partsOfTheCostLeadToTheirSteps();
    void findingsOpenAtTheirTop();
    void theCatalogOpensAtItsTop();
    void tabGoesFromHeaderToPageToCost();
    void toolsFollowTheSteps();
    void panesAreVisitedInTurn();
    void aPageSaysItsPanes();
    void scenariosAreOffered();
    void compareIsATool();
};

void WindowFrameTest::theFrameStaysWhereItIs_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size :
         {QSize(1280, 800), QSize(1024, 700), QSize(1366, 768), QSize(1920, 1080), QSize(960, 540)})
        QTest::addRow("%d", size.width()) << size;
}

void WindowFrameTest::theFrameStaysWhereItIs()
{
    QFETCH(QSize, size);
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"llm-finetune-endpoint"_s));
    QVERIFY(fixture.show());
    fixture.window().resize(size);
    QCoreApplication::processEvents();
    QCOMPARE(fixture.window().size(), size);
    for (const Step step : allSteps) {
        fixture.window().goTo(step);
        QCoreApplication::processEvents();
        const QRect top = placeOf(fixture, *fixture.window().menuBar());
        const QRect list = placeOf(fixture, *fixture.find<QWidget>(u"sideList"_s));
        const QRect cost = placeOf(fixture, *fixture.find<QWidget>(u"costBar"_s));
        const QRect page = placeOf(fixture, *fixture.find<QWidget>(u"pageArea"_s));
        QCOMPARE(top, QRect(0, 0, size.width(), 40));
        for (const QString &name : {u"topRow/undo"_s, u"topRow/redo"_s, u"exportMenu"_s}) {
            const auto *button = fixture.find<QWidget>(name);
            QVERIFY2(button->visibleRegion().boundingRect().size() == button->size()
                         && button->width() >= button->sizeHint().width()
                         && button->height() >= button->sizeHint().height(),
                     qPrintable(name));
            QVERIFY2(std::abs(placeOf(fixture, *button).center().y() - 20) <= 2, qPrintable(name));
        }
        QCOMPARE(cost, QRect(0, size.height() - 64, size.width(), 64));
        QCOMPARE(list, QRect(0, 40, 200, size.height() - 40 - 64 - 1));
        QCOMPARE(page, QRect(201, 40, size.width() - 201, list.height()));
    }
}

void WindowFrameTest::theButtonsOfTheHeaderStayWhereTheyAre()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    fixture.window().resize(1024, 700);
    QCoreApplication::processEvents();
    const auto *back = fixture.find<QPushButton>(u"backButton"_s);
    QRect nextPlace;
    QRect backPlace;
    for (const Step step : allSteps) {
        fixture.window().goTo(step);
        QCoreApplication::processEvents();
        const auto *next
            = fixture.find<QPushButton>(step == Step::Review ? u"exportButton"_s : u"nextButton"_s);
        QVERIFY(next->isVisible() && back->isVisible());
        const QRect nextNow = placeOf(fixture, *next);
        const QRect backNow = placeOf(fixture, *back);
        if (step == Step::Workload) {
            nextPlace = nextNow;
            backPlace = backNow;
            QCOMPARE(nextPlace.right(), 1024 - 16 - 1);
        }
        QCOMPARE(nextNow, nextPlace);
        QCOMPARE(backNow, backPlace);
    }
}

void WindowFrameTest::messagesMoveNothing()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().openFile(fixture.writePlanFile(u"plan"_s)));
    changeAuthor(fixture, Step::Workload);
    QTRY_VERIFY(fixture.find<QWidget>(u"costBar/editCell"_s)->focusPolicy() != Qt::NoFocus);
    QTRY_VERIFY(fixture.window().session().uncertainty().ranges().isReady());
    const auto places = [&fixture] {
        QCoreApplication::processEvents();
        QList<QRect> all;
        for (const QWidget *each : fixture.window().findChildren<QWidget *>()) {
            if (each->isVisible())
                all << placeOf(fixture, *each);
        }
        return all;
    };
    const QList<QRect> before = places();
    fixture.action(u"save"_s)->trigger();
    const auto *message = fixture.find<ElidedLabel>(u"topRow/message"_s);
    QVERIFY(message->isVisible());
    QVERIFY2(message->fullText().contains(u"plan"_s), qPrintable(message->fullText()));
    QCOMPARE(places(), before);
    // What a command does is said at the same place, and what happened comes back.
    const QString saved = message->fullText();
    QStatusTipEvent tip(u"Write the plan"_s);
    QCoreApplication::sendEvent(&fixture.window(), &tip);
    QCOMPARE(message->fullText(), u"Write the plan"_s);
    QStatusTipEvent none{QString()};
    QCoreApplication::sendEvent(&fixture.window(), &none);
    QCOMPARE(message->fullText(), saved);
}

/// Tools stay in reach while something is said.
void WindowFrameTest::noticesLieOverThePageAlone()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    auto *notice = fixture.find<NoticeBar>(u"noticeBar"_s);
    const auto *side = fixture.find<QWidget>(u"sideList"_s);
    QVERIFY(side);
    QVERIFY(fixture.window().openFile(fixture.writePlanFile(u"plan"_s)));
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        fixture.window().setLayoutDirection(direction);
        for (const int width : {1280, 1024, 720}) {
            fixture.window().resize(width, 600);
            notice->showNotice(IconId::Done, u"Exported plan.pdf."_s);
            WindowFixture::settle();
            QVERIFY(notice->isVisible());
            QVERIFY2(!placeOf(fixture, *notice).intersects(placeOf(fixture, *side)),
                     qPrintable(QString::number(width)));
        }
    }
    fixture.action(u"closePlan"_s)->trigger();
    notice->showNotice(IconId::Done, u"Exported plan.pdf."_s);
    WindowFixture::settle();
    QVERIFY(notice->width() > fixture.window().width() - 40); // there is no list on the start page
}

void WindowFrameTest::lastEditLeadsToItsField()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    auto *cell = fixture.find<QPushButton>(u"costBar/editCell"_s);
    QVERIFY(cell->focusPolicy() == Qt::NoFocus);
    changeAuthor(fixture, Step::Training);
    QTRY_VERIFY(cell->focusPolicy() != Qt::NoFocus);
    QCOMPARE(cell->accessibleName(), u"Last edit: author, same cost"_s);
    fixture.window().goTo(Step::Cost);
    QTest::mouseClick(cell, Qt::LeftButton);
    QCOMPARE(fixture.window().currentStep(), Step::Training);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"author3"_s);
}

void WindowFrameTest::partsOfTheCostLeadToTheirSteps()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
    QVERIFY(fixture.show());
    const auto click = [&fixture](const QString &name) {
        fixture.window().goTo(Step::Training);
        fixture.find<QPushButton>(name)->click();
        return fixture.window().currentStep();
    };
    for (const QString &name : {u"costBar/monthCell"_s, u"costBar/totalCell"_s})
        QCOMPARE(click(name), Step::Cost);
    click(u"costBar/prices"_s);
    QVERIFY(fixture.find<QWidget>(u"pricesPage"_s)->isVisible());
    for (int severity = 0; severity < 4; ++severity)
        QCOMPARE(click(u"costBar/chip%1"_s.arg(severity)), Step::Restrictions);
    QCOMPARE(click(u"costBar/budgetCell"_s), Step::Workload);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"workload/budget"_s);
}

void WindowFrameTest::findingsOpenAtTheirTop()
{
    // The first field of the page is on another of its parts.
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"llm-finetune-endpoint"_s));
    QVERIFY(fixture.show());
    fixture.window().resize(1024, 700);
    fixture.window().goTo(Step::Restrictions);
    QCoreApplication::processEvents();
    int seen = 0;
    for (const QScrollArea *area : fixture.window().findChildren<QScrollArea *>()) {
        if (!area->isVisible())
            continue;
        ++seen;
        QCOMPARE(area->verticalScrollBar()->value(), 0);
    }
    QVERIFY(seen > 0);
}

void WindowFrameTest::theCatalogOpensAtItsTop()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"llm-finetune-endpoint"_s));
    QVERIFY(fixture.show());
    fixture.window().resize(1280, 800);
    fixture.action(u"catalog"_s)->trigger();
    QCoreApplication::processEvents();
    int shown = 0;
    for (const QTableView *table : fixture.window().findChildren<QTableView *>()) {
        if (!table->isVisible() || !table->model() || table->model()->rowCount() == 0)
            continue;
        QCOMPARE(table->verticalScrollBar()->value(), 0);
        ++shown;
    }
    QVERIFY(shown > 0);
}

void WindowFrameTest::tabGoesFromHeaderToPageToCost()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    fixture.window().goTo(Step::Cost);
    fixture.window().goTo(Step::Training);
    changeAuthor(fixture, Step::Training);
    QTRY_VERIFY(fixture.find<QWidget>(u"costBar/editCell"_s)->focusPolicy() != Qt::NoFocus);
    fixture.find<StepList>(u"stepList"_s)->setFocus();
    QStringList visited;
    for (int i = 0; i < 40 && !visited.contains(u"costBar/prices"_s); ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        visited << QApplication::focusWidget()->objectName();
    }
    const QStringList expected = {u"backButton"_s, u"nextButton"_s,        u"name3"_s,
                                  u"author3"_s,    u"costBar/monthCell"_s, u"costBar/totalCell"_s};
    QCOMPARE(visited.mid(visited.indexOf(u"backButton"_s), expected.size()), expected);
    QVERIFY(visited.contains(u"costBar/editCell"_s) && visited.contains(u"costBar/prices"_s));
    QVERIFY(visited.indexOf(u"costBar/editCell"_s) < visited.indexOf(u"costBar/prices"_s));
}

void WindowFrameTest::toolsFollowTheSteps()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    auto *list = fixture.find<StepList>(u"stepList"_s);
    fixture.window().goTo(Step::Review);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"tool/bestChoice"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"tool/compare"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"tool/catalog"_s);
    for (int row = 0; row < 3; ++row)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QCOMPARE(QApplication::focusWidget(), list);
    QCOMPARE(fixture.window().currentStep(), Step::Review);
    fixture.find<QPushButton>(u"tool/bestChoice"_s)->click();
    auto *page = fixture.find<QWidget>(u"bestChoicePage"_s);
    QVERIFY(page && page->isVisible());
    QVERIFY(fixture.action(u"bestChoice"_s)->isChecked());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!page->isVisible());
    QVERIFY(!fixture.action(u"bestChoice"_s)->isChecked());
    QCOMPARE(fixture.window().currentStep(), Step::Review);
}

void WindowFrameTest::panesAreVisitedInTurn()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    const auto pane = [&fixture] {
        const QWidget *focused = QApplication::focusWidget();
        if (focused == fixture.find<StepList>(u"stepList"_s))
            return u"list"_s;
        return fixture.find<QWidget>(u"costBar"_s)->isAncestorOf(focused) ? u"cost"_s : u"page"_s;
    };
    QCOMPARE(pane(), u"page"_s);
    for (const QString &expected : {u"cost"_s, u"list"_s, u"page"_s}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QCOMPARE(pane(), expected);
    }
    for (const QString &expected : {u"list"_s, u"cost"_s, u"page"_s}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(pane(), expected);
    }
}

void WindowFrameTest::aPageSaysItsPanes()
{
    WindowFixture fixture(WindowFixture::Pages::Panes);
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"author1"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(fixture.find<QWidget>(u"costBar"_s)->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"author1"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"name1"_s);
    // A page that fits itself has the room under the header, but for its edges, and is not scrolled.
    fixture.window().resize(1280, 800);
    QCoreApplication::processEvents();
    const QWidget &page = *fixture.shownPage();
    QCOMPARE(placeOf(fixture, page), QRect(201, 92, 1280 - 201, 800 - 65 - 92));
    QCOMPARE(page.layout()->contentsMargins(), QMargins(16, 0, 16, 16));
    fixture.window().resize(1024, 700);
    QCoreApplication::processEvents();
    QCOMPARE(page.layout()->contentsMargins(), QMargins(16, 0, 16, 12));
    // Its switch stands in the header, before Back.
    auto *beside = fixture.find<QPushButton>(u"switch1"_s);
    QVERIFY(beside->isVisible() && fixture.find<QWidget>(u"pageHeader"_s)->isAncestorOf(beside));
    beside->setFocus();
    QTest::keyClick(beside, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"nextButton"_s);
    fixture.window().goTo(Step::Training);
    QVERIFY(!beside->isVisible());
    QVERIFY(fixture.find<QPushButton>(u"switch3"_s)->isVisible());
}

void WindowFrameTest::scenariosAreOffered()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    const auto *box = fixture.find<QWidget>(u"scenarioBox"_s);
    // In its place before there is any, with the way to the first one.
    QVERIFY(box->isVisible());
    QVERIFY(fixture.action(u"scenario"_s)->isEnabled());
    QCOMPARE(fixture.find<QComboBox>(u"scenarioBox/names"_s)->count(), 1);
    fixture.dialogs.textAnswers << u"Sweden"_s;
    fixture.find<QPushButton>(u"scenarioBox/add"_s)->click();
    QCOMPARE(fixture.window().document().scenario(), u"Sweden"_s);
    QCOMPARE(fixture.find<QComboBox>(u"scenarioBox/names"_s)->currentText(), u"Sweden"_s);
    fixture.window().document().undoStack().undo();
    fixture.window().document().edit({}, Step::Workload, u"scenarios"_s, [](Plan &plan) {
        plan.scenarios = {{u"<b>Sweden</b>"_s, u"{}"_s, {}}, {u"East US"_s, u"{}"_s, {}}};
    });
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_M, Qt::ControlModifier);
    auto *names = qobject_cast<QComboBox *>(QApplication::focusWidget());
    QVERIFY(names);
    QCOMPARE(names->accessibleName(), u"Scenario"_s);
    QCOMPARE(names->count(), 3);
    QCOMPARE(names->currentText(), u"Base plan"_s);
    QTest::keyClick(names, Qt::Key_Down);
    QCOMPARE(fixture.window().document().scenario(), u"<b>Sweden</b>"_s);
    QVERIFY(fixture.window().windowTitle().contains(u"<b>Sweden</b>"_s));
    QCOMPARE(names->currentText(), u"<b>Sweden</b>"_s);
    // With the steps all in view, also in a low window.
    fixture.window().resize(1024, 700);
    QCoreApplication::processEvents();
    const auto *list = fixture.find<StepList>(u"stepList"_s);
    QVERIFY(list->viewport()->rect().contains(list->visualRect(list->model()->index(stepCount - 1, 0))));
    QTest::keyClick(names, Qt::Key_Up);
    QCOMPARE(fixture.window().document().scenario(), QString());
    fixture.window().document().edit({}, Step::Workload, u"scenarios"_s,
                                     [](Plan &plan) { plan.scenarios.clear(); });
    QVERIFY(box->isVisible());
    QCOMPARE(names->count(), 1);
}

void WindowFrameTest::compareIsATool()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(!fixture.action(u"compare"_s)->isEnabled());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    fixture.action(u"compare"_s)->trigger();
    const auto *page = fixture.find<QWidget>(u"comparePage"_s);
    QVERIFY(page && page->isVisible());
    QVERIFY(page->isAncestorOf(QApplication::focusWidget()));
    // The cost stays in view, and a step leads away again.
    QVERIFY(fixture.find<QWidget>(u"costBar"_s)->isVisible());
    fixture.window().goTo(Step::Training);
    QVERIFY(!page->isVisible());
    QVERIFY(!fixture.action(u"compare"_s)->isChecked());
}

void WindowFrameTest::theSheetOfSizesGoesWithItsPage()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"llm-finetune-endpoint"_s));
    QVERIFY(fixture.show());
    fixture.window().goTo(Step::Training);
    // Opened from wherever the keyboard is.
    auto *list = fixture.find<QWidget>(u"stepList"_s);
    list->setFocus(Qt::TabFocusReason);
    QTest::keyClick(list, Qt::Key_F2);
    QTRY_VERIFY(fixture.find<QWidget>(u"sizeSheet"_s));
    fixture.action(u"step4"_s)->trigger();
    QTRY_VERIFY(!fixture.find<QWidget>(u"sizeSheet"_s));
}

SLIPWAY_TEST(WindowFrameTest)
#include "tst_windowframe.moc"
