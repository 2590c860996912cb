// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/window/cuttext.h"
#include "tests/ui/window/paletext.h"
#include "tests/ui/window/windowfixture.h"

#include "model/document/plansearch.h"
#include "ui/fields/fold.h"
#include "ui/fields/stepnames.h"
#include "ui/fields/steppage.h"
#include "ui/pages/reviewpage.h"
#include "ui/support/fonts.h"
#include "ui/support/language.h"
#include "ui/support/theme.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QTest>
#include <QTranslator>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// Whether something on show is still being worked out.
bool isBusy(PlanWindow &window)
{
    for (const QWidget *each : window.findChildren<QWidget *>()) {
        if (!each->isVisible())
            continue;
        if (each->objectName() == u"best/waiting"_s || (each->inherits("slipway::ProposalCard") && !each->findChild<QPushButton *>()->isEnabled()))
            return true;
        if (const auto *review = qobject_cast<const ReviewPage *>(each); review && !review->isUpToDate())
            return true;
    }
    return window.session().search().sizes().busy;
}

void waitFor(WindowFixture &fixture, const QString &name, QStringList &problems)
{
    if (!QTest::qWaitFor([&fixture] { return !isBusy(fixture.window()); }, 60'000))
        problems << name + u" is not done in time"_s;
}

} // namespace

/// Templates through all seven steps and the tools, part by part, as a user sees it.
class TemplateWalkTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(loadFonts()); }
    void nothingIsCut_data();
    void nothingIsCut();
    void cleanup();

private:
    /// Looks at what is on show and adds what is cut to `problems`. With SLIPWAY_WALK_PICTURES set it saves pictures.
    static void look(WindowFixture &fixture, const QString &name, QStringList &problems);
    /// The same once all is there that is worked out beside: choices, sizes, proposals, the pages of the report.
    static void lookWhenDone(WindowFixture &fixture, const QString &name, QStringList &problems);
    /// The same for what stands before the window: boxes that menus open, menus, and the sheet of sizes.
    static void lookAtDialogs(WindowFixture &fixture, QStringList &problems);
};

void TemplateWalkTest::look(WindowFixture &fixture, const QString &name, QStringList &problems)
{
    // For every step it takes too long for every run.
    if (qEnvironmentVariableIsSet("SLIPWAY_WALK"))
        waitFor(fixture, name, problems);
    WindowFixture::settle();
    // Once, where it is seen first: a message holds a thousand letters.
    // Around the sheet of sizes everything is dimmed.
    auto *sheet = fixture.find<QWidget>(u"sizeSheet"_s);
    QWidget &front = sheet && sheet->isVisible() ? *sheet : fixture.window();
    QStringList faults = cutTexts(front);
    if (front.palette().color(QPalette::Window).lightness() < 128)
        faults << paleTexts(front);
    for (const QString &text : faults) {
        if (!problems.filter(u' ' + text).isEmpty())
            continue;
        problems << name + u' ' + text;
        if (qEnvironmentVariableIsSet("SLIPWAY_WALK"))
            qInfo().noquote() << problems.constLast(); // a message that fails a test is cut itself
    }
    if (!qEnvironmentVariableIsSet("SLIPWAY_WALK_PICTURES"))
        return; // half of the time
    const QString folder = QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures/walk/"_s;
    QVERIFY(QDir().mkpath(folder));
    constexpr int packedLightly = 85; // packing well took a third of the time of this test
    QVERIFY(fixture.window().grab().save(folder + name + u".png"_s, nullptr, packedLightly));
}

void TemplateWalkTest::lookWhenDone(WindowFixture &fixture, const QString &name, QStringList &problems)
{
    waitFor(fixture, name, problems);
    look(fixture, name, problems);
}

void TemplateWalkTest::lookAtDialogs(WindowFixture &fixture, QStringList &problems)
{
    // A menu is as wide as its longest entry: what does not fit beside the window's edge is lost.
    for (const QMenu *menu : fixture.window().findChildren<QMenu *>()) {
        if (menu->sizeHint().width() > fixture.window().width())
            problems << u"menu "_s + menu->title();
    }
    fixture.window().goTo(Step::Training);
    fixture.find<QWidget>(u"stepList"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F2);
    if (QTest::qWaitFor([&fixture] { return fixture.find<QWidget>(u"sizeSheet"_s) != nullptr; }))
        lookWhenDone(fixture, QString::fromLatin1(QTest::currentDataTag()) + u"-sizes"_s, problems);
    else
        problems << u"F2 opens nothing"_s;
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    for (const QString &name : {u"preferences"_s, u"shortcuts"_s, u"glossary"_s, u"about"_s, u"additions"_s}) {
        fixture.action(name)->trigger();
        WindowFixture::settle();
        int seen = 0;
        for (QDialog *dialog : fixture.window().findChildren<QDialog *>()) {
            if (!dialog->isVisible())
                continue;
            ++seen;
            for (const QString &text : cutTexts(*dialog)) {
                problems << name + u' ' + text;
                if (qEnvironmentVariableIsSet("SLIPWAY_WALK"))
                    qInfo().noquote() << problems.constLast();
            }
            dialog->close();
        }
        if (seen == 0)
            problems << name + u" opens nothing"_s;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

void TemplateWalkTest::cleanup()
{
    applyTheme(*qApp, ThemeChoice::Light);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    // The other tests of this program read English.
    qDeleteAll(qApp->findChildren<QTranslator *>());
    QLocale::setDefault(QLocale::c());
}

void TemplateWalkTest::nothingIsCut_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<qreal>("textScale");
    QTest::addColumn<bool>("german");
    QTest::addColumn<bool>("mirrored");
    const auto row = [](const QString &id, const char *name, QSize size, bool dark = false, qreal textScale = 1,
                        bool german = false, bool mirrored = false) {
        QTest::addRow("%s-%s", qPrintable(id), name) << id << size << dark << textScale << german << mirrored;
    };
    if (qEnvironmentVariable("SLIPWAY_WALK") == u"all"_s) {
        for (const QString &id : {u"llm-finetune-endpoint"_s, u"spark-features-batch"_s, u"edge-arc"_s}) {
            for (const QSize size : {QSize(1366, 768), QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080), QSize(960, 540)}) {
                for (int way = 0; way < 16; ++way) {
                    const bool dark = way & 1;
                    const bool german = way & 2;
                    const bool mirrored = way & 4;
                    const qreal scale = way & 8 ? 2 : 1;
                    const QString name = u"%1-%2%3%4%5"_s.arg(size.width()).arg(dark ? u"dark"_s : u"light"_s, german ? u"-german"_s : u""_s,
                                                              mirrored ? u"-mirrored"_s : u""_s, scale > 1 ? u"-twice"_s : u""_s);
                    row(id, qPrintable(name), size, dark, scale, german, mirrored);
                }
            }
        }
        return;
    }
    // One template in the ways in which least fits, with tools and boxes; two others for the fields it lacks.
    const QString whole = u"llm-finetune-endpoint"_s;
    row(whole, "least", QSize(1024, 700));
    row(whole, "twice", QSize(1024, 700), false, 2);
    row(whole, "german-mirrored", QSize(1280, 800), true, 1, true, true);
    row(u"spark-features-batch"_s, "small", QSize(900, 600), true);
    row(u"edge-arc"_s, "german", QSize(1280, 800), false, 1, true);
}

void TemplateWalkTest::nothingIsCut()
{
    QFETCH(QString, id);
    QFETCH(QSize, size);
    QFETCH(bool, dark);
    QFETCH(qreal, textScale);
    QFETCH(bool, german);
    QFETCH(bool, mirrored);
    if (german)
        installLanguage(*qApp, LanguageChoice::German, QLocale(u"de_DE"_s));
    QApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light, textScale);
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(id));
    QVERIFY(fixture.show());
    fixture.window().resize(size);
    QStringList problems;
    QCoreApplication::processEvents();
    if (fixture.window().size() != size)
        problems << u"the window is %1 x %2"_s.arg(fixture.window().width()).arg(fixture.window().height());
    for (const Step step : allSteps) {
        fixture.window().goTo(step);
        QCoreApplication::processEvents();
        const QString name
            = u"%1-%2-%3"_s.arg(QString::fromLatin1(QTest::currentDataTag())).arg(stepNumber(step));
        for (int part = 0; part < fixture.showPart(part); ++part)
            look(fixture, name.arg(part + 1), problems);
        int more = 0;
        for (Fold *section : fixture.find<QWidget>(u"pageArea"_s)->findChildren<Fold *>()) {
            if (section->isHidden() || !fixture.shownPage()->isAncestorOf(section))
                continue;
            section->setOpen(true);
            look(fixture, name.arg(u"more%1"_s.arg(++more)), problems);
            section->setOpen(false);
        }
    }
    const bool whole = qEnvironmentVariableIsSet("SLIPWAY_WALK");
    if (!whole && (id != u"llm-finetune-endpoint"_s || textScale > 1)) {
        QVERIFY2(problems.isEmpty(), qPrintable(u"\n"_s + problems.join(u"\n"_s)));
        return;
    }
    for (const QString &tool : {u"bestChoice"_s, u"compare"_s, u"catalog"_s, u"prices"_s}) {
        fixture.action(tool)->trigger();
        look(fixture, u"%1-%2"_s.arg(QString::fromLatin1(QTest::currentDataTag()), tool), problems);
    }
    lookAtDialogs(fixture, problems);
    fixture.action(u"closePlan"_s)->trigger();
    lookWhenDone(fixture, QString::fromLatin1(QTest::currentDataTag()) + u"-start"_s, problems);
    QVERIFY2(problems.isEmpty(), qPrintable(u"\n"_s + problems.join(u"\n"_s)));
}

SLIPWAY_TEST(TemplateWalkTest)

#include "tst_templatewalk.moc"
