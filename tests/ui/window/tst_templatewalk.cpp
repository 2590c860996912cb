// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/window/cuttext.h"
#include "tests/ui/window/windowfixture.h"

#include "ui/fields/fold.h"
#include "ui/fields/stepnames.h"
#include "ui/fields/steppage.h"
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
    /// The same for what stands before the window: boxes that menus open, menus, and the sheet of sizes.
    static void lookAtDialogs(WindowFixture &fixture, QStringList &problems);
};

void TemplateWalkTest::look(WindowFixture &fixture, const QString &name, QStringList &problems)
{
    QCoreApplication::processEvents();
    // Once, where it is seen first: a message holds a thousand letters.
    for (const QString &text : cutTexts(fixture.window())) {
        if (problems.filter(u' ' + text).isEmpty())
            problems << name + u' ' + text;
    }
    if (!qEnvironmentVariableIsSet("SLIPWAY_WALK_PICTURES"))
        return; // half of the time
    const QString folder = QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures/walk/"_s;
    QVERIFY(QDir().mkpath(folder));
    constexpr int packedLightly = 85; // packing well took a third of the time of this test
    QVERIFY(fixture.window().grab().save(folder + name + u".png"_s, nullptr, packedLightly));
}

void TemplateWalkTest::lookAtDialogs(WindowFixture &fixture, QStringList &problems)
{
    // A menu is as wide as its longest entry: what does not fit beside the window's edge is lost.
    for (const QMenu *menu : fixture.window().findChildren<QMenu *>()) {
        if (menu->sizeHint().width() > fixture.window().width())
            problems << u"menu "_s + menu->title();
    }
    for (const QString &name : {u"preferences"_s, u"shortcuts"_s, u"glossary"_s, u"about"_s, u"additions"_s}) {
        fixture.action(name)->trigger();
        QCoreApplication::processEvents();
        int seen = 0;
        for (QDialog *dialog : fixture.window().findChildren<QDialog *>()) {
            if (!dialog->isVisible())
                continue;
            ++seen;
            for (const QString &text : cutTexts(*dialog))
                problems << name + u' ' + text;
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
    // One template in the ways in which least fits, with tools and boxes; two others for the fields it lacks.
    const QString whole = u"llm-finetune-endpoint"_s;
    row(whole, "least", QSize(1024, 700));
    row(whole, "twice", QSize(1920, 1080), false, 2);
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
    if (id != u"llm-finetune-endpoint"_s || textScale > 1) {
        QVERIFY2(problems.isEmpty(), qPrintable(u"\n"_s + problems.join(u"\n"_s)));
        return;
    }
    for (const QString &tool : {u"bestChoice"_s, u"compare"_s, u"catalog"_s, u"prices"_s}) {
        fixture.action(tool)->trigger();
        look(fixture, u"%1-%2"_s.arg(QString::fromLatin1(QTest::currentDataTag()), tool), problems);
    }
    lookAtDialogs(fixture, problems);
    fixture.action(u"closePlan"_s)->trigger();
    look(fixture, QString::fromLatin1(QTest::currentDataTag()) + u"-start"_s, problems);
    QVERIFY2(problems.isEmpty(), qPrintable(u"\n"_s + problems.join(u"\n"_s)));
}

SLIPWAY_TEST(TemplateWalkTest)

#include "tst_templatewalk.moc"
