// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/files.h"
#include "model/items/names.h"
#include "tests/support/fakedialogs.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"

#include "ui/fields/stepnames.h"
#include "ui/support/fonts.h"
#include "ui/support/theme.h"
#include "ui/window/noticebar.h"
#include "ui/window/planexport.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QToolButton>

#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

class PlanWindowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void fromStartToPdfByKeyboardAlone();
    void productWritesItsFilesByKeyboardAlone();
    void startPageIsShownWithoutAPlan();
    void aProposalBecomesAnUnsavedPlan();
    void anEmptyPlanStartsByTheDayOfTheWindow();
    void exportSaysWhereTheFileIs();
    void failedExportIsToldOnceAndWritesNothing();
    void cancelledExportWritesNothing();
    void aFolderIsExportedWholeOrNotAtAll();
    void whatIsStoppedWhileAFileIsChosenIsNotWritten();
    void aFailureOfWhatIsStoppedIsToldLater();
    void paperFollowsThePreferences();
    void themeIsAppliedAtOnceAndKept();
    void theMenuChangesTheThemeOfAllThatIsOpen();
    void aboutCanBeCopied();
    void everyCommandHasAStatusTip();
    void mnemonicsAreUniqueInEachMenu();
    void noTwoCommandsShareKeys();
    void explicitKeysDoNotDependOnThePlatform_data();
    void explicitKeysDoNotDependOnThePlatform();
    void shortcutListHasEveryCommandWithKeys();
    void everyFocusableWidgetHasAName();
    void picturesOfBothThemes_data();
    void picturesOfBothThemes();
    void cleanup()
    {
        if (m_themed)
            applyTheme(*qApp, ThemeChoice::Light);
        m_themed = false;
    }

private:
    bool m_themed = false; ///< a test chose another theme: taken back when its window is gone
};

namespace {

QList<QMenu *> menusOf(const QMenuBar &bar)
{
    QList<QMenu *> menus;
    for (const QAction *action : bar.actions()) {
        menus.append(action->menu());
        for (const QAction *entry : action->menu()->actions()) {
            if (entry->menu())
                menus.append(entry->menu());
        }
    }
    return menus;
}

/// Tab goes through the sheet to the templates.
void startFirstTemplate()
{
    for (int i = 0; i < 60 && QApplication::focusWidget()->objectName() != "template_first"_L1; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
}

QChar mnemonicOf(QString text)
{
    text.remove(u"&&"_s);
    const qsizetype at = text.indexOf(u'&');
    return at < 0 || at + 1 >= text.size() ? QChar() : text.at(at + 1).toLower();
}

} // namespace

void PlanWindowTest::initTestCase()
{
    QVERIFY(loadFonts().ok());
    applyTheme(*qApp, ThemeChoice::Light);
}

void PlanWindowTest::fromStartToPdfByKeyboardAlone()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const QString pdf = fixture.path(u"plan.pdf"_s);
    fixture.dialogs.saveFileAnswers.append(pdf);

    startFirstTemplate();
    QVERIFY(fixture.window().isPlanOpen());
    for (int number = 2; number <= 7; ++number) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(int(fixture.window().currentStep()), number - 1);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"name%1"_s.arg(number));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_E, Qt::ControlModifier);
    QVERIFY(fixture.isExported());

    QFile file(pdf);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "PDF From first");
}

void PlanWindowTest::productWritesItsFilesByKeyboardAlone()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.show());
    for (const char *name : {"plan.pdf", "plan.json"})
        fixture.dialogs.saveFileAnswers.append(fixture.path(QString::fromLatin1(name)));
    startFirstTemplate();
    for (int number = 2; number <= 7; ++number) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(stepNumber(fixture.window().currentStep()), number);
        QVERIFY2(
            fixture.window().findChild<QWidget *>(u"pageArea"_s)->isAncestorOf(QApplication::focusWidget()),
            "the keyboard goes on in the page");
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_E, Qt::ControlModifier);
    QVERIFY(fixture.isExported());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(fixture.isExported());

    QFile pdf(fixture.path(u"plan.pdf"_s));
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const QByteArray pages = pdf.readAll();
    QVERIFY(pages.startsWith("%PDF-"));
    QVERIFY(pages.trimmed().endsWith("%%EOF"));
    QVERIFY2(fixture.window().openFile(fixture.path(u"plan.json"_s)), "an export opens its plan");
    QCOMPARE(fixture.window().document().plan().name, u"From first"_s);
}

void PlanWindowTest::startPageIsShownWithoutAPlan()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.find<QWidget>(u"startPage"_s)->isVisible());
    QVERIFY(!fixture.find<QWidget>(u"costBar"_s)->isVisible());
    QVERIFY(!fixture.find<QWidget>(u"sideList"_s)->isVisible());
    QVERIFY(!fixture.find<QWidget>(u"exportMenu"_s)->isVisible());
    QCOMPARE(fixture.window().windowTitle(), u"Slipway"_s);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"sheet_work"_s);
    for (const char *name : {"save", "saveAs", "closePlan", "exportPdf", "step1", "nextStep", "undo", "back"})
        QVERIFY2(!fixture.action(QString::fromLatin1(name))->isEnabled(), name);
}

void PlanWindowTest::aProposalBecomesAnUnsavedPlan()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    auto *page = fixture.find<StartPage>(u"startPage"_s);
    Plan plan = emptyPlan(QDate(2026, 6, 18));
    plan.name = u"Language model"_s;
    Q_EMIT page->proposalChosen(plan);
    QVERIFY(fixture.window().isPlanOpen());
    QCOMPARE(fixture.window().document().plan(), plan);
    QVERIFY(fixture.window().document().filePath().isEmpty());
    QCOMPARE(fixture.window().document().undoStack().count(), 0);
    QVERIFY(!fixture.action(u"undo"_s)->isEnabled());
    QVERIFY2(!page->proposals().proposals().busy, "nothing is worked out behind an open plan");
    // No file and no template holds what was answered for it: it goes after a question.
    QVERIFY(fixture.window().isWindowModified());
    QVERIFY(!fixture.window().close());
    QCOMPARE(fixture.dialogs.asked.last().what, u"save"_s);
    fixture.dialogs.saveAnswers = {Dialogs::SaveAnswer::Save};
    fixture.dialogs.saveFileAnswers << fixture.path(u"kept.slipway"_s);
    QVERIFY(fixture.window().close());
    QVERIFY(QFile::exists(fixture.path(u"kept.slipway"_s)));
}

void PlanWindowTest::anEmptyPlanStartsByTheDayOfTheWindow()
{
    WindowFixture fixture;
    QVERIFY(fixture.window().startEmpty());
    QCOMPARE(fixture.window().document().plan(), emptyPlan(QDate(2026, 6, 18)));
}

void PlanWindowTest::exportSaysWhereTheFileIs()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    fixture.dialogs.saveFileAnswers.append(fixture.path(u"out.json"_s));
    QVERIFY(fixture.takeAlong(u"exportJson"_s));

    auto *notice = fixture.find<NoticeBar>(u"noticeBar"_s);
    QVERIFY(notice->isVisible());
    QVERIFY(notice->text().contains(u"out.json"_s));
    QCOMPARE(notice->text().contains(u"DRAFT"_s), fixture.window().session().evaluation().hasBlockers());
    const auto buttons = notice->findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 2);
    QTest::mouseClick(buttons.at(0), Qt::LeftButton);
    QTest::mouseClick(buttons.at(1), Qt::LeftButton);
    QCOMPARE(fixture.opened.size(), 2);
    QCOMPARE(fixture.opened.at(0).toLocalFile(), fixture.path(u"out.json"_s));
    QVERIFY(fixture.path(u"out.json"_s).startsWith(fixture.opened.at(1).toLocalFile()));
}

void PlanWindowTest::failedExportIsToldOnceAndWritesNothing()
{
    WindowFixture fixture;
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    fixture.window().document().edit(u"/name"_s, Step::Workload, u"name"_s,
                                     [](Plan &plan) { plan.name = u"fails"_s; });
    fixture.dialogs.saveFileAnswers.append(fixture.path(u"out.pdf"_s));
    QVERIFY(fixture.takeAlong(u"exportPdf"_s));
    QCOMPARE(fixture.dialogs.asked.size(), 2);
    QCOMPARE(fixture.dialogs.asked.last().what, u"message"_s);
    QCOMPARE(fixture.dialogs.asked.last().text, u"No font could be loaded."_s);
    QVERIFY(!QFile::exists(fixture.path(u"out.pdf"_s)));
    QVERIFY(fixture.find<NoticeBar>(u"noticeBar"_s)->text().isEmpty());
}

void PlanWindowTest::cancelledExportWritesNothing()
{
    WindowFixture fixture;
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    QVERIFY(fixture.takeAlong(u"exportPdf"_s));
    QCOMPARE(fixture.dialogs.asked.size(), 1);
    QCOMPARE(fixture.dialogs.asked.first().suggested, u"From first.pdf"_s);
    QVERIFY(fixture.find<NoticeBar>(u"noticeBar"_s)->text().isEmpty());
}

void PlanWindowTest::aFolderIsExportedWholeOrNotAtAll()
{
    const QTemporaryDir folder;
    FakeDialogs dialogs;
    PlanExport exporter(dialogs);
    ExportFormat format;
    format.name = u"files"_s;
    format.suffix = u"azureml"_s;
    format.makeFolder = [](const Plan &, const Evaluation &, const ReportOptions &, const FolderRecord &) {
        return std::vector<ExportFile>{{u"a/b.yml"_s, "a: 1\n", false},
                                       {u"deploy.sh"_s, "#!/bin/sh\n", true}};
    };
    const QString path = folder.filePath(u"plan.azureml"_s);
    const auto run = [&] {
        dialogs.saveFileAnswers.append(path);
        OutgoingPlan outgoing;
        outgoing.report = [] { return PlanSession::Report(); };
        outgoing.name = u"plan"_s;
        return exporter.run(format, outgoing)
            && QTest::qWaitFor([&exporter] { return !exporter.isRunning(); }, 30'000);
    };
    QVERIFY(run());
    QVERIFY(QFile::exists(path + u"/a/b.yml"_s));
    QVERIFY(QFileInfo(path + u"/deploy.sh"_s).isExecutable());
    QVERIFY(dialogs.asked.last().what != u"message"_s);
    QVERIFY(run()); // it is there already
    QVERIFY2(dialogs.asked.last().text.contains(u"exists already"_s), qPrintable(dialogs.asked.last().text));
    QVERIFY(QFile::exists(path + u"/a/b.yml"_s));
}

void PlanWindowTest::whatIsStoppedWhileAFileIsChosenIsNotWritten()
{
    const QTemporaryDir folder;
    FakeDialogs dialogs;
    PlanExport exporter(dialogs);
    ExportFormat format;
    format.make = [](const Plan &, const Evaluation &, const ReportOptions &) -> Result<QByteArray> { return QByteArray("1"); };
    OutgoingPlan outgoing;
    outgoing.report = [] { return PlanSession::Report(); };
    // As where other prices are taken up: the plan was evaluated with the earlier ones.
    dialogs.whileFileIsChosen = [&exporter] { exporter.stop(); };
    dialogs.saveFileAnswers << folder.filePath(u"plan.csv"_s);
    QSignalSpy cancelled(&exporter, &PlanExport::cancelled);
    QVERIFY(!exporter.run(format, outgoing));
    QVERIFY(!exporter.isRunning());
    QCOMPARE(cancelled.count(), 1);
    exporter.stop(); // waits for what may have been begun
    QVERIFY(!QFile::exists(folder.filePath(u"plan.csv"_s)));
}

void PlanWindowTest::aFailureOfWhatIsStoppedIsToldLater()
{
    const QTemporaryDir folder;
    FakeDialogs dialogs;
    PlanExport exporter(dialogs);
    dialogs.saveFileAnswers << folder.filePath(u"plan.csv"_s);
    std::weak_ptr<int> runs;
    {
        ExportFormat format;
        const auto token = std::make_shared<int>();
        runs = token;
        format.make = [token](const Plan &, const Evaluation &, const ReportOptions &) -> Result<QByteArray> {
            return Error{ErrorCode::Unreadable, u"No font could be loaded."_s, {}};
        };
        OutgoingPlan outgoing;
        outgoing.report = [] { return PlanSession::Report(); };
        QVERIFY(exporter.run(format, outgoing));
    }
    // Without events, so that its end is not told yet.
    for (int i = 0; i < 30'000 && !runs.expired(); ++i)
        QThread::msleep(1);
    QVERIFY(runs.expired());
    exporter.stop();
    QVERIFY(!exporter.isRunning());
    QCOMPARE(dialogs.asked.last().what, u"saveFile"_s);
    QTRY_COMPARE(dialogs.asked.last().text, u"No font could be loaded."_s);
}

void PlanWindowTest::paperFollowsThePreferences()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    fixture.action(u"preferences"_s)->trigger();
    auto *paper = fixture.find<QComboBox>(u"paperField"_s);
    QVERIFY(paper);
    QTest::keyClick(paper, Qt::Key_Down);
    fixture.find<QDialog>(u"preferencesDialog"_s)->close();

    fixture.dialogs.saveFileAnswers.append(fixture.path(u"out.pdf"_s));
    QVERIFY(fixture.takeAlong(u"exportPdf"_s));
    QFile file(fixture.path(u"out.pdf"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().endsWith("letter"));
}

void PlanWindowTest::themeIsAppliedAtOnceAndKept()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    applyTheme(*qApp, ThemeChoice::Light);
    fixture.action(u"preferences"_s)->trigger();
    auto *theme = fixture.find<QComboBox>(u"themeField"_s);
    QVERIFY(theme);
    QTest::keyClick(theme, Qt::Key_End);
    QVERIFY(Colors::of(fixture.window().palette()).dark);
    fixture.find<QDialog>(u"preferencesDialog"_s)->close();

    fixture.restart();
    QVERIFY(fixture.show());
    fixture.action(u"preferences"_s)->trigger();
    QCOMPARE(fixture.find<QComboBox>(u"themeField"_s)->currentText(), u"Dark"_s);
    applyTheme(*qApp, ThemeChoice::Light);
}

void PlanWindowTest::theMenuChangesTheThemeOfAllThatIsOpen()
{
    m_themed = true;
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
    QVERIFY(fixture.show());
    fixture.action(u"appearance_light"_s)->trigger();
    fixture.window().goTo(Step::Training);
    const auto *menu = fixture.find<QMenu>(u"appearanceMenu"_s);
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 3);
    // The ground under charts and cards, as it is painted.
    const auto darkness = [&fixture] {
        const QImage seen = fixture.window().grab().toImage();
        int dark = 0;
        constexpr int step = 7;
        int all = 0;
        for (int y = 0; y < seen.height(); y += step) {
            for (int x = 0; x < seen.width(); x += step) {
                dark += qGray(seen.pixel(x, y)) < 100 ? 1 : 0;
                ++all;
            }
        }
        return 100 * dark / all;
    };
    QVERIFY2(darkness() < 15, qPrintable(QString::number(darkness())));
    fixture.action(u"appearance_dark"_s)->trigger();
    QVERIFY(Colors::of(fixture.window().palette()).dark);
    QTRY_VERIFY2(darkness() > 80, qPrintable(QString::number(darkness())));
    for (const Step step : allSteps) {
        fixture.window().goTo(step);
        QCoreApplication::processEvents();
        // A page on which a card stays light has 10 % and more of it.
        if (step != Step::Review) // the paper of the preview is white
            QVERIFY2(darkness() > 80, qPrintable(QString::number(darkness())));
    }
    // Menu, dialog and settings say the same.
    fixture.action(u"preferences"_s)->trigger();
    auto *theme = fixture.find<QComboBox>(u"themeField"_s);
    QCOMPARE(theme->currentText(), u"Dark"_s);
    QTest::keyClick(theme, Qt::Key_Up);
    QVERIFY(fixture.action(u"appearance_light"_s)->isChecked());
    fixture.find<QDialog>(u"preferencesDialog"_s)->close();
    QVERIFY(!Colors::of(fixture.window().palette()).dark);
    fixture.action(u"appearance_dark"_s)->trigger();
    fixture.restart();
    QVERIFY(fixture.action(u"appearance_dark"_s)->isChecked());
    QVERIFY(!fixture.action(u"appearance_light"_s)->isChecked());
}

void PlanWindowTest::aboutCanBeCopied()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.action(u"about"_s)->trigger();
    auto *copy = fixture.find<QPushButton>(u"aboutCopy"_s);
    QVERIFY(copy);
    QTest::mouseClick(copy, Qt::LeftButton);
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY(text.contains(u"Slipway 0.1.0"_s));
    QVERIFY(text.contains(QString::fromLatin1(qVersion())));
}

void PlanWindowTest::everyCommandHasAStatusTip()
{
    WindowFixture fixture;
    for (const QMenu *menu : menusOf(*fixture.window().menuBar())) {
        for (const QAction *action : menu->actions()) {
            if (!action->isSeparator())
                QVERIFY2(!action->statusTip().isEmpty(), qPrintable(menu->title() + action->text()));
        }
    }
}

void PlanWindowTest::mnemonicsAreUniqueInEachMenu()
{
    WindowFixture fixture;
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    QString bar;
    for (const QAction *menu : fixture.window().menuBar()->actions()) {
        QVERIFY2(!bar.contains(mnemonicOf(menu->text())), qPrintable(menu->text()));
        bar += mnemonicOf(menu->text());
    }
    for (const QMenu *menu : menusOf(*fixture.window().menuBar())) {
        QString used;
        for (const QAction *action : menu->actions()) {
            if (action->isSeparator())
                continue;
            const QChar mnemonic = mnemonicOf(action->text());
            QVERIFY2(!mnemonic.isNull(), qPrintable(action->text()));
            QVERIFY2(!used.contains(mnemonic), qPrintable(menu->title() + action->text()));
            used += mnemonic;
        }
    }
}

void PlanWindowTest::noTwoCommandsShareKeys()
{
    WindowFixture fixture;
    QMap<QString, QString> owner;
    for (const QAction *action : fixture.window().actions()) {
        for (const QKeySequence &keys : action->shortcuts()) {
            const QString text = keys.toString();
            QVERIFY2(!owner.contains(text), qPrintable(text + owner.value(text) + action->objectName()));
            owner.insert(text, action->objectName());
        }
    }
}

void PlanWindowTest::explicitKeysDoNotDependOnThePlatform_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("keys");
    const QList<std::pair<const char *, const char *>> rows
        = {{"newPlan", "Ctrl+N"},      {"open", "Ctrl+O"},       {"save", "Ctrl+S"},
           {"saveAs", "Ctrl+Shift+S"}, {"closePlan", "Ctrl+W"},  {"quit", "Ctrl+Q"},
           {"undo", "Ctrl+Z"},         {"redo", "Ctrl+Shift+Z"}, {"redo", "Ctrl+Y"},
           {"preferences", "Ctrl+,"},  {"exportPdf", "Ctrl+E"},  {"exportJson", "Ctrl+Shift+E"},
           {"step1", "Alt+1"},         {"step7", "Alt+7"},       {"back", "Alt+Left"},
           {"forward", "Alt+Right"},   {"nextPane", "F6"},       {"previousPane", "Shift+F6"},
           {"scenario", "Ctrl+M"},     {"nextProblem", "F8"},    {"shortcuts", "Ctrl+?"}};
    for (const auto &[action, keys] : rows)
        QTest::addRow("%s %s", action, keys) << QString::fromLatin1(action) << QString::fromLatin1(keys);
}

void PlanWindowTest::explicitKeysDoNotDependOnThePlatform()
{
    QFETCH(QString, action);
    QFETCH(QString, keys);
    WindowFixture fixture;
    QVERIFY(fixture.action(action)->shortcuts().contains(QKeySequence(keys)));
}

void PlanWindowTest::shortcutListHasEveryCommandWithKeys()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.action(u"shortcuts"_s)->trigger();
    const auto *table = fixture.find<QTableWidget>(u"shortcutsTable"_s);
    QVERIFY(table);
    int withKeys = 0;
    for (const QAction *action : fixture.window().actions())
        withKeys += action->shortcuts().isEmpty() ? 0 : 1;
    QVERIFY(withKeys > 20);
    QStringList keys;
    for (int row = 0; row < table->rowCount(); ++row)
        keys << table->item(row, 1)->text();
    QVERIFY(table->rowCount() > withKeys);
    // Those of the README that no menu has.
    for (const QString &key : {u"F2"_s, u"Ctrl+I"_s, u"Esc"_s})
        QVERIFY2(keys.contains(key), qPrintable(key));
}

void PlanWindowTest::everyFocusableWidgetHasAName()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    fixture.writePlanFile(u"older"_s);
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    for (const Step step : allSteps) {
        fixture.window().goTo(step);
        for (QWidget *widget : fixture.window().findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->focusProxy() || !(widget->focusPolicy() & Qt::TabFocus))
                continue;
            const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(spoken);
            const QString what = QString::fromLatin1(widget->metaObject()->className()) + u' '
                + widget->objectName() + u" in "_s + widget->parent()->objectName() + u' '
                + displayName(step);
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), qPrintable(what));
        }
    }
}

void PlanWindowTest::picturesOfBothThemes_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    for (const bool dark : {false, true}) {
        for (const QSize size : {QSize(1024, 700), QSize(1280, 800), QSize(900, 700)})
            QTest::addRow("%s-%d", dark ? "dark" : "light", size.width()) << dark << size;
    }
}

void PlanWindowTest::picturesOfBothThemes()
{
    QFETCH(bool, dark);
    QFETCH(QSize, size);
    m_themed = true;
    applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.window().openFile(fixture.writePlanFile(u"churn"_s)));
    QVERIFY(fixture.window().openFile(fixture.writePlanFile(u"speech"_s)));
    fixture.action(u"closePlan"_s)->trigger();
    QVERIFY(fixture.show());
    fixture.window().resize(size);
    const QString folder = QStringLiteral(SLIPWAY_BUILD_DIR) + u"/pictures/"_s;
    QVERIFY(QDir().mkpath(folder));
    const QString suffix = u"-%1-%2.png"_s.arg(dark ? u"dark"_s : u"light"_s).arg(size.width());
    const QPixmap start = fixture.window().grab();
    QVERIFY(start.save(folder + u"start"_s + suffix));

    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    for (const Step step : allSteps) {
        fixture.window().goTo(step);
        QCoreApplication::processEvents();
        const QPixmap picture = fixture.window().grab();
        QVERIFY(picture.save(folder + u"step%1"_s.arg(stepNumber(step)) + suffix));
        QCOMPARE(picture.size(), size * picture.devicePixelRatio());
        QVERIFY(picture.toImage() != start.toImage());
        const QPoint corner(size.width() - 4, 30);
        QCOMPARE(qGray(picture.toImage().pixel(corner)) < 128, dark);
    }
}

SLIPWAY_TEST(PlanWindowTest)
#include "tst_planwindow.moc"
