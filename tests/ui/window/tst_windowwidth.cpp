// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/window/drawntext.h"
#include "tests/ui/window/windowfixture.h"

#include "model/document/plancomparison.h"
#include "ui/fields/stepnames.h"
#include "ui/stages/keytiles.h"
#include "ui/support/fonts.h"
#include "ui/support/language.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/theme.h"
#include "ui/window/noticebar.h"
#include "ui/window/toolstack.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTranslator>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int mostWidth = 1000; // of a window on a screen of 1024, less its frame
constexpr QSize leastSize = {1016, 664}; // what such a screen of 700 leaves
const QString longName = u"Weekly retraining of the document assistant, West Europe, with reservations for three years"_s;

/// How far what is on show can be scrolled sideways, in the page or in the frame of a tool.
int sideways(const WindowFixture &fixture)
{
    int most = 0;
    for (const QScrollArea *area : fixture.window().findChildren<QScrollArea *>()) {
        const bool isFrame = qobject_cast<ToolStack *>(area->parentWidget())
            || area->parentWidget()->objectName() == u"pageArea"_s || area->objectName() == u"roomArea"_s;
        if (isFrame && area->isVisible())
            most = std::max(most, area->horizontalScrollBar()->maximum());
    }
    return most;
}

/// What in `root` asks for most width, and holds nothing that does: the cause.
QString widestIn(const QWidget &root)
{
    const QWidget *widest = &root;
    int most = 0;
    for (const QWidget *each : root.findChildren<QWidget *>()) {
        const int asked = std::max(each->minimumSizeHint().width(), each->minimumWidth());
        const bool isLeaf = each->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly).isEmpty();
        if (each->isVisible() && isLeaf && asked > most) {
            widest = each;
            most = asked;
        }
    }
    return u"%1 %2: %3"_s.arg(QString::fromLatin1(widest->metaObject()->className()), widest->objectName()).arg(most);
}

} // namespace

/// No page, tool, notice or dialog asks for more width than a small screen has, whatever names a plan holds: a window that was made wider
/// stays so until it is closed.
class WindowWidthTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(loadFonts()); }
    void nothingMakesTheWindowWider_data();
    void nothingMakesTheWindowWider();
    void theHeaderOfAStageFitsASmallWindow_data();
    void theHeaderOfAStageFitsASmallWindow();
    void noFigureIsCut_data();
    void noFigureIsCut();
    void cleanup();

private:
    void look(const WindowFixture &fixture, const QString &what);

    QStringList m_faults;
};

void WindowWidthTest::nothingMakesTheWindowWider_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("german");
    for (const QString &id : WindowFixture::templateIds())
        QTest::addRow("%s, German", qPrintable(id)) << id << true;
    QTest::addRow("English") << u"llm-finetune-endpoint"_s << false;
}

void WindowWidthTest::look(const WindowFixture &fixture, const QString &what)
{
    WindowFixture::settle();
    const int least = fixture.window().minimumSizeHint().width();
    if (least > mostWidth)
        m_faults << u"%1 asks for %2; %3"_s.arg(what).arg(least).arg(widestIn(fixture.window()));
    if (fixture.window().size() != leastSize)
        m_faults << u"%1 makes the window %2 x %3"_s.arg(what).arg(fixture.window().width()).arg(fixture.window().height());
    if (const int beyond = sideways(fixture); beyond > 0)
        m_faults << u"%1 is %2 wider than its place; %3"_s.arg(what).arg(beyond).arg(widestIn(fixture.window()));
}

void WindowWidthTest::nothingMakesTheWindowWider()
{
    QFETCH(QString, id);
    QFETCH(bool, german);
    m_faults.clear();
    if (german)
        installLanguage(*qApp, LanguageChoice::German, QLocale(u"de_DE"_s));
    applyTheme(*qApp, ThemeChoice::Light);
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(id));
    QVERIFY(fixture.show());
    PlanDocument &document = fixture.window().document();
    document.edit(u"/name"_s, Step::Workload, u"name"_s, [](Plan &plan) { plan.name = longName; });
    for (int number = 1; number <= 4; ++number) {
        document.addScenario(u"%1, variation %2"_s.arg(longName).arg(number));
        document.edit(u"/discountPercent"_s, Step::Workload, u"discount"_s,
                      [number](Plan &plan) { plan.discountPercent = 5 * number; });
        document.finishField();
    }
    fixture.window().resize(leastSize);
    look(fixture, u"opened"_s);
    for (const Step step : allSteps) {
        fixture.window().goTo(step);
        QCoreApplication::processEvents();
        for (int part = 0; part < fixture.showPart(part); ++part)
            look(fixture, u"step %1, part %2"_s.arg(stepNumber(step)).arg(part + 1));
    }
    for (const QString &tool : {u"bestChoice"_s, u"catalog"_s, u"prices"_s, u"compare"_s}) {
        fixture.action(tool)->trigger();
        look(fixture, tool);
    }
    // With the last of four plans chosen, in each of its charts, and a price book in place of a scenario.
    PlanComparison &comparison = fixture.window().session().comparison();
    QTRY_VERIFY(comparison.plans().size() > 3);
    auto *parts = fixture.find<SegmentedControl>(u"compare/chartPart"_s);
    for (int part = 0; part < parts->count(); ++part) {
        parts->setCurrent(part);
        Q_EMIT parts->chosen(part);
        look(fixture, u"compare, chart %1"_s.arg(part + 1));
    }
    (void)comparison.addBook({u"prices-of-the-framework-agreement-2026-06-01"_s, QString(64, u'b'),
                              [](const Plan &) -> Result<ReferenceData> { return Error{ErrorCode::Invalid, longName, {}}; }});
    look(fixture, u"compare with a book"_s);
    auto *which = fixture.find<SegmentedControl>(u"compare/part"_s);
    which->setCurrent(1);
    Q_EMIT which->chosen(1);
    look(fixture, u"actual costs"_s);
    fixture.action(u"catalog"_s)->trigger();
    auto *lists = fixture.find<QComboBox>(u"explorerLists"_s);
    for (int list = 0; list < lists->count(); ++list) {
        lists->setCurrentIndex(list);
        look(fixture, u"catalog, "_s + lists->currentText());
    }
    fixture.find<NoticeBar>(u"noticeBar"_s)
        ->showNotice(IconId::Warning, longName + longName, {{longName, [] {}}, {longName, [] {}}});
    look(fixture, u"notice"_s);
    for (const QString &name : {u"preferences"_s, u"shortcuts"_s, u"glossary"_s, u"about"_s, u"additions"_s}) {
        fixture.action(name)->trigger();
        WindowFixture::settle();
        for (QDialog *dialog : fixture.window().findChildren<QDialog *>()) {
            if (!dialog->isVisible())
                continue;
            if (dialog->minimumSizeHint().width() > mostWidth || dialog->width() > mostWidth)
                m_faults << u"%1 is %2 wide"_s.arg(name).arg(dialog->width());
            dialog->close();
        }
    }
    fixture.action(u"closePlan"_s)->trigger();
    QVERIFY2(m_faults.isEmpty(), qPrintable(u'\n' + m_faults.join(u'\n')));
}

void WindowWidthTest::theHeaderOfAStageFitsASmallWindow_data()
{
    QTest::addColumn<bool>("german");
    QTest::newRow("English") << false;
    QTest::newRow("German") << true;
}

/// At 720 x 500 what stands above a stage takes no more than the page has, so that its fields are reached without scrolling sideways.
void WindowWidthTest::theHeaderOfAStageFitsASmallWindow()
{
    QFETCH(bool, german);
    if (german)
        installLanguage(*qApp, LanguageChoice::German, QLocale(u"de_DE"_s));
    applyTheme(*qApp, ThemeChoice::Light);
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"llm-finetune-endpoint"_s));
    QVERIFY(fixture.show());
    fixture.window().resize(720, 500);
    const auto *header = fixture.find<QWidget>(u"pageHeader"_s);
    const auto *next = fixture.find<QPushButton>(u"nextButton"_s);
    for (const Step step : {Step::Experimentation, Step::Training, Step::Deployment}) {
        fixture.window().goTo(step);
        QCoreApplication::processEvents();
        constexpr int room = 720 - 201; // the list and its line
        QVERIFY2(header->minimumSizeHint().width() <= room,
                 qPrintable(u"step %1: %2"_s.arg(stepNumber(step)).arg(header->minimumSizeHint().width())));
        QVERIFY2(next->toolTip().startsWith(next->text() + u": "_s), qPrintable(next->toolTip()));
        QCOMPARE(next->accessibleName(), next->toolTip());
    }
    fixture.window().resize(leastSize);
    QCoreApplication::processEvents();
    QCOMPARE(next->text(), next->accessibleName());
}

void WindowWidthTest::noFigureIsCut_data()
{
    QTest::addColumn<bool>("german");
    QTest::addColumn<qreal>("textScale");
    QTest::newRow("English") << false << 1.0;
    QTest::newRow("German") << true << 1.0;
    QTest::newRow("English, twice the text") << false << 2.0;
    QTest::newRow("German, twice the text") << true << 2.0;
}

/// What carries a figure or a unit is there to its end: in the tiles over a stage, in the heads of cards and in the table of plans. At twice
/// the text the window has the size of a usual screen.
void WindowWidthTest::noFigureIsCut()
{
    QFETCH(bool, german);
    QFETCH(qreal, textScale);
    if (german)
        installLanguage(*qApp, LanguageChoice::German, QLocale(u"de_DE"_s));
    applyTheme(*qApp, ThemeChoice::Light, textScale);
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
    QVERIFY(fixture.show());
    fixture.window().resize(textScale > 1 ? QSize(1440, 900) : leastSize);
    QStringList faults;
    int tiles = 0;
    const auto picture = [&fixture](const QString &what) {
        if (!qEnvironmentVariableIsSet("SLIPWAY_WALK_PICTURES"))
            return;
        const QString folder = QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures/width/"_s;
        QVERIFY(QDir().mkpath(folder));
        const QString row = QString::fromLatin1(QTest::currentDataTag()).remove(u' ');
        QVERIFY(fixture.window().grab().save(folder + row + u'-' + what + u".png"_s));
    };
    const auto cutIn = [&faults](QWidget &widget, const QString &what) {
        for (const DrawnText &each : drawnTexts(widget)) {
            if (each.text.contains(u'\u2026'))
                faults << what + u": "_s + each.text;
        }
    };
    for (const Step step : {Step::Experimentation, Step::Training, Step::Deployment, Step::Cost}) {
        fixture.window().goTo(step);
        QCoreApplication::processEvents();
        for (int part = 0; part < fixture.showPart(part); ++part) {
            const QString where = u"step %1, part %2"_s.arg(stepNumber(step)).arg(part + 1);
            WindowFixture::settle();
            picture(where);
            for (KeyTile *tile : fixture.shownPage()->findChildren<KeyTile *>()) {
                tiles += tile->isVisible() ? 1 : 0;
                if (tile->isVisible())
                    cutIn(*tile, where);
            }
            // Nothing lies beyond a page that cannot be scrolled sideways.
            for (const QScrollArea *area : fixture.shownPage()->findChildren<QScrollArea *>()) {
                if (step == Step::Cost && area->isVisible() && area->widget()
                    && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
                    && area->widget()->width() > area->viewport()->width())
                    faults << u"%1: %2 of %3 px are seen; %4"_s.arg(where)
                                  .arg(area->viewport()->width())
                                  .arg(area->widget()->width())
                                  .arg(widestIn(*area->widget()));
            }
        }
    }
    QVERIFY(tiles >= 12);
    // A scenario that does not hold: four people share two machines.
    PlanDocument &document = fixture.window().document();
    document.addScenario(u"More people"_s);
    document.edit(u"/workloads"_s, Step::Experimentation, u"people"_s, [](Plan &plan) {
        for (Workload &each : plan.workloads) {
            if (auto *people = std::get_if<Experimentation>(&each.detail))
                people->people = 4;
        }
    });
    document.finishField();
    fixture.action(u"compare"_s)->trigger();
    QTRY_VERIFY(fixture.window().session().comparison().plans().size() > 1);
    WindowFixture::settle();
    picture(u"compare"_s);
    const auto *table = fixture.find<QTableView>(u"compare/table"_s);
    QVERIFY(table && table->isVisible());
    for (const DrawnText &each : drawnTexts(*table->viewport())) {
        if (each.text.contains(u'\u2026') || !each.room.adjusted(-2, -2, 2, 2).contains(each.place))
            faults << u"compare: "_s + each.text;
    }
    for (QLabel *label : fixture.find<QWidget>(u"compare/waterfall"_s)->findChildren<QLabel *>()) {
        if (label->isVisible())
            cutIn(*label, u"chart"_s);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void WindowWidthTest::cleanup()
{
    // The other tests of this program read English.
    applyTheme(*qApp, ThemeChoice::Light);
    qDeleteAll(qApp->findChildren<QTranslator *>());
    QLocale::setDefault(QLocale::c());
}

SLIPWAY_TEST(WindowWidthTest)

#include "tst_windowwidth.moc"
