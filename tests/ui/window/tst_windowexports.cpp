// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/files.h"
#include "model/exports/azureml/exportfolder.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"
#include "ui/support/labels.h"
#include "ui/window/noticebar.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QMenuBar>
#include <QPrinter>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void rename(const WindowFixture &fixture, const QString &name)
{
    fixture.window().document().edit(u"/name"_s, Step::Workload, u"name"_s,
                                     [&name](Plan &plan) { plan.name = name; });
}

/// An export that only being cancelled ends.
bool beginEndless(WindowFixture &fixture)
{
    if (!fixture.window().startFromTemplate(u"first"_s))
        return false;
    rename(fixture, u"never ends"_s);
    fixture.dialogs.saveFileAnswers << fixture.path(u"out.pdf"_s);
    fixture.action(u"exportPdf"_s)->trigger();
    return fixture.find<PlanExport>({})->isRunning();
}

/// QPdfWriter writes one such object a page.
qsizetype pagesOf(const QByteArray &pdf)
{
    return pdf.count("/Type /Page\n");
}

} // namespace

/// What leaves the window: files and paper, and what stands on them.
class WindowExportsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormatIsInTheMenus()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        const QMenu *file = fixture.window().menuBar()->actions().first()->menu();
        for (const QString &name :
             {u"exportPdf"_s, u"exportMemo"_s, u"exportJson"_s, u"exportCsv"_s, u"exportXlsx"_s,
              u"exportFocus"_s, u"exportMarkdown"_s, u"exportAzureMl"_s, u"exportArm"_s, u"exportCalendar"_s,
              u"print"_s}) {
            QAction *action = fixture.action(name);
            QVERIFY2(action && file->actions().contains(action), qPrintable(name));
            QVERIFY2(!action->isEnabled(), qPrintable(name));
        }
    }

    void theMemoIsTwoPagesOfIts()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"proof-of-concept"_s));
        fixture.dialogs.saveFileAnswers << fixture.path(u"a.pdf"_s) << fixture.path(u"b.pdf"_s);
        QVERIFY(fixture.takeAlong(u"exportMemo"_s));
        QVERIFY(fixture.takeAlong(u"exportPdf"_s));
        QCOMPARE(pagesOf(bytesOf(fixture.path(u"a.pdf"_s))), 2);
        QVERIFY(pagesOf(bytesOf(fixture.path(u"b.pdf"_s))) > 2);
    }

    /// All formats of one plan say the same range, as they do on the command line.
    void theJsonHasTheRangesOfTheReport()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"proof-of-concept"_s));
        fixture.dialogs.saveFileAnswers << fixture.path(u"a.json"_s) << fixture.path(u"a.md"_s);
        QVERIFY(fixture.takeAlong(u"exportJson"_s));
        QVERIFY(fixture.takeAlong(u"exportMarkdown"_s));
        const QJsonObject report = QJsonDocument::fromJson(bytesOf(fixture.path(u"a.json"_s))).object();
        const QJsonObject total = report[u"uncertainty"_s][u"total"_s].toObject();
        QStringList row{u"| total"_s};
        for (const QString &percentile : {u"p10"_s, u"p50"_s, u"p90"_s})
            row << total[percentile].toString();
        const QString markdown = QString::fromUtf8(bytesOf(fixture.path(u"a.md"_s))).remove(u',');
        QVERIFY2(markdown.contains(row.join(u" | "_s)), qPrintable(row.join(u" | "_s)));
    }

    void filesCarryTheNameOfTheScenario()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"proof-of-concept"_s));
        PlanDocument &document = fixture.window().document();
        const QString plan = document.plan().name;
        (void)document.addScenario(u"Smaller"_s);
        QVERIFY(document.showScenario(u"Smaller"_s).ok());
        fixture.dialogs.saveFileAnswers << fixture.path(u"a.json"_s) << fixture.path(u"a.md"_s);
        QVERIFY(fixture.takeAlong(u"exportJson"_s));
        QVERIFY(fixture.takeAlong(u"exportMarkdown"_s));
        const QJsonObject report = QJsonDocument::fromJson(bytesOf(fixture.path(u"a.json"_s))).object();
        QCOMPARE(report.value(u"plan"_s).toObject().value(u"name"_s).toString(), u"%1: Smaller"_s.arg(plan));
        QVERIFY(bytesOf(fixture.path(u"a.md"_s)).contains("Smaller"));
        QVERIFY(fixture.dialogs.asked.last().suggested.contains(u"Smaller"_s));
        QCOMPARE(document.plan().name, plan);
    }

    void printsTheReport()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"proof-of-concept"_s));
        const QString path = fixture.path(u"printed.pdf"_s);
        fixture.choosePrinter = [path](QPrinter &printer) {
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(path);
            return true;
        };
        QVERIFY(fixture.takeAlong(u"print"_s));
        QVERIFY(pagesOf(bytesOf(path)) > 2);
        QVERIFY(QFile::remove(path));
        fixture.choosePrinter = [](QPrinter &) { return false; };
        QVERIFY(fixture.takeAlong(u"print"_s));
        QVERIFY(!QFile::exists(path));
        fixture.choosePrinter = [](QPrinter &printer) {
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(u"/nowhere/at/all.pdf"_s);
            return true;
        };
        QVERIFY(fixture.takeAlong(u"print"_s));
        QCOMPARE(fixture.dialogs.asked.last().title, u"The report could not be printed"_s);
    }

    void whatTakesLongSaysSoAndCanBeCancelled()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        QVERIFY(beginEndless(fixture));
        auto *notice = fixture.find<NoticeBar>(u"noticeBar"_s);
        QTRY_VERIFY(notice->isVisible());
        QCOMPARE(notice->text(), u"Exporting out.pdf..."_s);
        // The window goes on: a step, an edit, and another export, which has to wait.
        fixture.window().goTo(Step::Training);
        QCOMPARE(fixture.window().currentStep(), Step::Training);
        notice->clear();
        fixture.action(u"exportJson"_s)->trigger();
        const QString waits = u"Exporting out.pdf... Another one can begin when this is done."_s;
        QCOMPARE(notice->text(), waits);
        QCOMPARE(fixture.dialogs.asked.size(), 1);
        auto *cancel = notice->findChild<LinkButton *>();
        QVERIFY(cancel);
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(!fixture.find<PlanExport>({})->isRunning());
        QVERIFY(notice->text().isEmpty());
        QVERIFY(!QFile::exists(fixture.path(u"out.pdf"_s)));
        rename(fixture, u"ends"_s);
        fixture.dialogs.saveFileAnswers << fixture.path(u"out.pdf"_s);
        QVERIFY(fixture.takeAlong(u"exportPdf"_s));
        QCOMPARE(bytesOf(fixture.path(u"out.pdf"_s)), "PDF ends");
    }

    void editsThatFollowDoNotReachTheFile()
    {
        WindowFixture fixture;
        QVERIFY(fixture.window().startFromTemplate(u"first"_s));
        fixture.dialogs.saveFileAnswers << fixture.path(u"out.json"_s);
        fixture.action(u"exportJson"_s)->trigger();
        rename(fixture, u"later"_s);
        QVERIFY(fixture.isExported());
        QCOMPARE(bytesOf(fixture.path(u"out.json"_s)), "JSON From first");
    }

    // While the notice of the first one stands already: nobody is left to guess what became of the second.
    void aSecondExportSaysThatItWaits()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        QVERIFY(beginEndless(fixture));
        auto *notice = fixture.find<NoticeBar>(u"noticeBar"_s);
        QTRY_COMPARE(notice->text(), u"Exporting out.pdf..."_s);
        for (const QString &second : {u"exportPdf"_s, u"exportJson"_s}) {
            fixture.action(second)->trigger();
            QCOMPARE(notice->text(), u"Exporting out.pdf... Another one can begin when this is done."_s);
        }
        fixture.find<PlanExport>({})->cancel();
        QVERIFY2(notice->text().isEmpty(), qPrintable(notice->text()));
    }

    void closingAsksWhereAnExportRuns()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        QVERIFY(beginEndless(fixture));
        auto *running = fixture.find<PlanExport>({});
        // First of all about the plan. Who stays for that keeps the export.
        QVERIFY(!fixture.window().close());
        QCOMPARE(fixture.dialogs.asked.last().what, u"save"_s);
        QVERIFY(running->isRunning());
        fixture.dialogs.saveAnswers = {Dialogs::SaveAnswer::Discard};
        QVERIFY(!fixture.window().close());
        QCOMPARE(fixture.dialogs.asked.last().title, u"An export is not done yet"_s);
        // The text says all, as a title is cut where the box is small.
        QCOMPARE(
            fixture.dialogs.asked.last().text,
            u"Exporting out.pdf...\n\nIt is not done yet. Given up, it writes nothing. Cancel leaves everything as it is."_s);
        QCOMPARE(fixture.dialogs.asked.last().choices,
                 (QStringList{u"Wait for it"_s, u"Give the export up"_s}));
        QVERIFY(running->isRunning());
        // Who waits may still give it up, or stay.
        fixture.dialogs.saveAnswers = {Dialogs::SaveAnswer::Discard};
        fixture.dialogs.chooseAnswers = {0};
        QVERIFY(!fixture.window().close());
        QCOMPARE(fixture.dialogs.asked.last().choices,
                 (QStringList{u"Keep waiting"_s, u"Give the export up"_s}));
        QVERIFY(running->isRunning());
        fixture.dialogs.chooseAnswers = {1};
        fixture.dialogs.saveAnswers = {Dialogs::SaveAnswer::Discard};
        QVERIFY(fixture.window().close());
        QVERIFY(!running->isRunning());
        QVERIFY(!QFile::exists(fixture.path(u"out.pdf"_s)));
    }

    // An export given up for a plan that then cannot be opened goes on: it is given up only with the plan.
    void anExportEndsOnlyWithItsPlan()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        QVERIFY(beginEndless(fixture));
        auto *running = fixture.find<PlanExport>({});
        fixture.dialogs.saveAnswers = {Dialogs::SaveAnswer::Discard};
        fixture.dialogs.chooseAnswers = {1};
        QVERIFY(!fixture.window().openFile(fixture.path(u"none.slipway"_s)));
        QVERIFY(running->isRunning());
        fixture.dialogs.saveAnswers = {Dialogs::SaveAnswer::Discard};
        fixture.dialogs.chooseAnswers = {1};
        QVERIFY(fixture.window().openFile(fixture.writePlanFile(u"other.slipway"_s)));
        QVERIFY(!running->isRunning());
    }

    // The question goes with what it asks about, and closing goes on; where the export failed the window stays to say so.
    void closingWaitsForAnExport_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("closes");
        QTest::newRow("done") << u"slow"_s << true;
        QTest::newRow("failed") << u"slow and fails"_s << false;
    }
    void closingWaitsForAnExport()
    {
        QFETCH(QString, name);
        QFETCH(bool, closes);
        WindowFixture fixture;
        QVERIFY(fixture.show());
        QVERIFY(fixture.window().startFromTemplate(u"first"_s));
        rename(fixture, name);
        fixture.dialogs.saveFileAnswers << fixture.path(u"out.json"_s);
        fixture.action(u"exportJson"_s)->trigger();
        auto *running = fixture.find<PlanExport>({});
        QVERIFY(running->isRunning());
        fixture.dialogs.saveAnswers = {Dialogs::SaveAnswer::Discard};
        fixture.dialogs.whileItLasts
            = [running] { (void)QTest::qWaitFor([running] { return !running->isRunning(); }, 60'000); };
        QCOMPARE(fixture.window().close(), closes);
        QVERIFY(!running->isRunning());
        QCOMPARE(QFile::exists(fixture.path(u"out.json"_s)), closes);
    }

    // The save dialog walks into a folder that is there, and so to a name within it.
    void azureMlFilesGoIntoTheirFolderAgain_data()
    {
        QTest::addColumn<QString>("again");
        QTest::newRow("its name") << u"prod.azureml"_s;
        QTest::newRow("from inside") << u"prod.azureml/prod.azureml"_s;
    }
    void azureMlFilesGoIntoTheirFolderAgain()
    {
        QFETCH(QString, again);
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"proof-of-concept"_s));
        const QString folder = fixture.path(u"prod.azureml"_s);
        fixture.dialogs.saveFileAnswers << folder;
        QVERIFY(fixture.takeAlong(u"exportAzureMl"_s));
        const auto first = recordOfFolder(folder);
        QVERIFY(first.ok() && *first);
        // What an earlier plan needed, what somebody keeps there, and what was changed by hand.
        FolderRecord earlier = **first;
        earlier.files << u"jobs/gone.yml"_s;
        QVERIFY(QDir(folder).mkpath(u"jobs"_s));
        for (const QString &name : {u"jobs/gone.yml"_s, u"notes.txt"_s, u"deploy.sh"_s})
            QVERIFY(writeFileAtomically(folder + u'/' + name, "by hand").ok());
        QVERIFY(writeFileAtomically(folder + u'/' + folderRecordName, writeFolderRecord(earlier)).ok());

        const auto asked = [&fixture] {
            return std::count_if(fixture.dialogs.asked.cbegin(), fixture.dialogs.asked.cend(),
                                 [](const FakeDialogs::Asked &each) { return each.what == "choose"_L1; });
        };
        fixture.dialogs.saveFileAnswers << fixture.path(again);
        QVERIFY(fixture.takeAlong(u"exportAzureMl"_s)); // the question is dismissed
        QCOMPARE(asked(), 1);
        QCOMPARE(bytesOf(folder + u"/deploy.sh"_s), "by hand"_ba);

        fixture.dialogs.saveFileAnswers << fixture.path(again);
        fixture.dialogs.chooseAnswers = {0};
        QVERIFY(fixture.takeAlong(u"exportAzureMl"_s));
        QCOMPARE(asked(), 2);
        QVERIFY(fixture.dialogs.asked.last().text.contains(folder));
        const auto second = recordOfFolder(folder);
        QVERIFY(second.ok() && *second);
        QCOMPARE((*second)->deployment, (*first)->deployment);
        QVERIFY(bytesOf(folder + u"/deploy.sh"_s).contains((*first)->deployment.toUtf8()));
        QVERIFY(!QFile::exists(folder + u"/jobs/gone.yml"_s));
        QCOMPARE(bytesOf(folder + u"/notes.txt"_s), "by hand"_ba);
        QVERIFY(!QFile::exists(folder + u"/prod.azureml"_s));

        QVERIFY(fixture.takeAlong(u"exportAzureMl"_s)); // cancelled
        QCOMPARE(fixture.dialogs.asked.last().suggested, folder);
    }

    void aFolderThatNoExportWroteIsRefused()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"proof-of-concept"_s));
        const QString folder = fixture.path(u"mine.azureml"_s);
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(writeFileAtomically(folder + u"/notes.txt"_s, "by hand").ok());
        fixture.dialogs.saveFileAnswers << folder;
        QVERIFY(fixture.takeAlong(u"exportAzureMl"_s));
        QCOMPARE(fixture.dialogs.asked.last().what, u"message"_s);
        QVERIFY(fixture.dialogs.asked.last().text.contains(folder));
        QCOMPARE(QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{u"notes.txt"_s});
    }

    void aWindowThatGoesEndsItsExport()
    {
        WindowFixture fixture;
        QVERIFY(beginEndless(fixture));
        fixture.close(); // does not wait for ever
        QVERIFY(!QFile::exists(fixture.path(u"out.pdf"_s)));
    }

    void aFaultIsToldAndEndsNothing()
    {
        WindowFixture fixture;
        QVERIFY(fixture.window().startFromTemplate(u"first"_s));
        rename(fixture, u"throws"_s);
        fixture.dialogs.saveFileAnswers << fixture.path(u"out.pdf"_s);
        QVERIFY(fixture.takeAlong(u"exportPdf"_s));
        QCOMPARE(fixture.dialogs.asked.last().title, u"out.pdf could not be exported"_s);
        QCOMPARE(fixture.dialogs.asked.last().text, u"There was not enough memory, or a fault."_s);
        QVERIFY(fixture.find<NoticeBar>(u"noticeBar"_s)->text().isEmpty());
        QVERIFY(!QFile::exists(fixture.path(u"out.pdf"_s)));
    }

    void anotherScenarioIsNoEdit()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"proof-of-concept"_s));
        PlanDocument &document = fixture.window().document();
        const auto *cell = fixture.find<QPushButton>(u"costBar/editCell"_s);
        QVERIFY(cell);
        const auto isKnown
            = [cell] { return !cell->accessibleName().contains(u"change not known"_s); };
        (void)document.addScenario(u"Longer"_s);
        QTRY_VERIFY2(cell->accessibleName().contains(u"scenario"_s), qPrintable(cell->accessibleName()));
        document.edit(u"/months"_s, Step::Workload, u"months"_s, [](Plan &plan) { plan.months += 6; });
        QTRY_VERIFY2(cell->accessibleName().contains(u"months, "_s), qPrintable(cell->accessibleName()));
        QVERIFY2(isKnown(), qPrintable(cell->accessibleName()));
        QVERIFY(document.showScenario({}).ok()); // as Compare does, past the box
        QTRY_VERIFY2(!isKnown(), qPrintable(cell->accessibleName()));
    }
};

SLIPWAY_TEST(WindowExportsTest)
#include "tst_windowexports.moc"
