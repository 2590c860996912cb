// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/faultcases.h"
#include "tests/model/pricebook/retailfixture.h"
#include "tests/support/fakedialogs.h"
#include "tests/support/testrun.h"

#include "app/wiring/templates.h"
#include "model/base/files.h"
#include "model/base/fileset.h"
#include "model/document/additionslibrary.h"
#include "model/document/filelock.h"
#include "model/document/plandocument.h"
#include "model/document/recovery.h"
#include "model/plan/planjson.h"
#include "model/pricebook/booklibrary.h"
#include "ui/charts/chartpanel.h"
#include "ui/window/planexport.h"
#include "ui/window/recentfiles.h"
#include "ui/window/settingsfile.h"

#include <QFile>
#include <QSettings>
#include <QStandardItemModel>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QString sentenceOf(const Result<void> &done)
{
    return done ? QString() : done.error().message;
}

/// What was said in the last box, if any.
QString lastMessage(const FakeDialogs &dialogs)
{
    return !dialogs.asked.isEmpty() && dialogs.asked.last().what == u"message"_s ? dialogs.asked.last().text
                                                                                 : QString();
}

QByteArray planBytes(const QString &name)
{
    Plan plan;
    plan.name = name;
    return writePlan(plan);
}

QString putThree(const QString &folder)
{
    FileSet set;
    for (const QString &name : {u"a"_s, u"b"_s}) {
        if (const auto staged = set.stage(folder + u'/' + name, "new " + name.toUtf8()); !staged)
            return staged.error().message;
    }
    for (const QString &name : {u"c"_s, u"deep/d"_s}) {
        if (const auto staged = set.stageInFolder(folder + u"/made"_s, name, "new", true); !staged)
            return staged.error().message;
    }
    if (const auto staged = set.stageInFolder(folder + u"/theirs"_s, u"deep/e"_s, "new"); !staged)
        return staged.error().message;
    return sentenceOf(set.commit());
}

QString savePlan(const QString &folder)
{
    PlanDocument document;
    if (const auto opened = document.open(folder + u"/a.slipway"_s); !opened)
        return opened.error().message;
    document.edit(u"/name"_s, Step::Workload, u"name"_s, [](Plan &plan) { plan.name = u"New"_s; });
    const Result<void> saved = document.save(document.filePath());
    // What could not be saved is still a change, and what was saved is none.
    if (document.isModified() == saved.ok() || document.plan().name != u"New"_s)
        return u"(the document is wrong)"_s;
    return sentenceOf(saved);
}

QString savePlanAs(const QString &folder)
{
    PlanDocument document;
    document.reset(Plan());
    const Result<void> saved = document.save(folder + u"/new.slipway"_s);
    if (document.filePath().isEmpty() == saved.ok())
        return u"(the document is wrong)"_s;
    return sentenceOf(saved);
}

QString saveChart(const QString &folder)
{
    FakeDialogs dialogs;
    ChartPanel panel(u"Cost"_s, dialogs);
    QStandardItemModel model(1, 1);
    model.setItem(0, 0, new QStandardItem(u"x"_s));
    panel.setTable(&model);
    panel.showTableOnly(u"reading"_s);
    dialogs.saveFileAnswers = {folder + u"/a.csv"_s};
    panel.save();
    return lastMessage(dialogs);
}

/// The window's export of a plan to a file or to a folder.
QString exportPlan(const QString &path, bool isFolder)
{
    FakeDialogs dialogs;
    PlanExport exporter(dialogs);
    ExportFormat format;
    format.name = u"files"_s;
    if (isFolder)
        format.makeFolder = [](const Plan &, const Evaluation &, const ReportOptions &, const FolderRecord &) {
            return std::vector<ExportFile>{{u"deep/b.yml"_s, "a: 1\n", false},
                                           {u"deploy.sh"_s, "#!/bin/sh\n", true}};
        };
    else
        format.make = [](const Plan &, const Evaluation &, const ReportOptions &) -> Result<QByteArray> {
            return "new"_ba;
        };
    dialogs.saveFileAnswers = {path};
    bool isDone = false;
    QObject::connect(&exporter, &PlanExport::exported, &exporter, [&isDone] { isDone = true; });
    OutgoingPlan outgoing;
    outgoing.report = [] { return PlanSession::Report(); };
    outgoing.name = u"plan"_s;
    exporter.run(format, outgoing);
    while (exporter.isRunning())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (isDone != lastMessage(dialogs).isEmpty())
        return u"(done and refused at once)"_s;
    return lastMessage(dialogs);
}

QString keepAdditions(const QString &folder)
{
    QFile file(QStringLiteral(SLIPWAY_TEST_DATA) + u"/additions/machine-room.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return u"(there are no additions)"_s;
    const Result<Additions> kept = AdditionsLibrary(folder + u"/share/additions"_s).keep(file.readAll());
    return kept ? QString() : kept.error().message;
}

/// Two books that differ by a price.
QByteArray bookBytes(const QString &price)
{
    const QByteArray page = pageOf({u"\"retailPrice\": "_s + price}).toUtf8();
    RetailImport import(builtIn().catalog, builtIn().prices, retailMeters(), retailDay);
    HeldBytes held(page);
    const Result<void> added = import.addPage(held, u"page"_s);
    const Result<ImportedBook> book = import.finish({});
    return added && book ? book->bytes : QByteArray();
}

QString keepBook(const QString &folder, const QByteArray &book)
{
    const BookLibrary library(folder + u"/share/prices"_s);
    const auto lock = library.lock();
    if (!lock)
        return lock.error().message;
    const Result<PriceSnapshot> kept = library.keep(book, builtIn().catalog);
    return kept ? QString() : kept.error().message;
}

} // namespace

/// Every call with which a file is made, filled or put in place is refused in turn, by each part that writes.
class WriteFaultsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allOrNothing_data();
    void allOrNothing();
    void aRecoveryCopyIsTheOldOrTheNewOne();
    void aPriceBookIsKeptAndCurrentOrNeither();
    void aPlanOpensWithoutItsLock();
    void settingsCanBeReadAfterwards();
};

void WriteFaultsTest::allOrNothing_data()
{
    QTest::addColumn<FolderContent>("before");
    QTest::addColumn<std::function<QString(const QString &)>>("run");
    const auto row
        = [](const char *name, const FolderContent &before,
             const std::function<QString(const QString &)> &run) { QTest::newRow(name) << before << run; };
    row("a new file", {},
        [](const QString &folder) { return sentenceOf(writeFileAtomically(folder + u"/a"_s, "new")); });
    row("a file in place of another", {{u"a"_s, "old"}}, [](const QString &folder) {
        return sentenceOf(writeFileAtomically(folder + u"/a"_s, QByteArray(100'000, 'x')));
    });
    row("a file for its owner only", {{u"a"_s, "old"}}, [](const QString &folder) {
        return sentenceOf(writeFileAtomically(folder + u"/a"_s, "new", Access::OwnerOnly));
    });
    row("several files and folders", {{u"a"_s, "old"}, {u"theirs/x"_s, "old"}, {u"theirs/"_s, {}}}, putThree);
    row("a plan is saved", {{u"a.slipway"_s, planBytes(u"Old"_s)}}, savePlan);
    row("a plan is saved as a new file", {}, savePlanAs);
    row("a chart is saved", {{u"a.csv"_s, "old"}}, saveChart);
    row("a file is exported", {{u"a.pdf"_s, "old"}},
        [](const QString &folder) { return exportPlan(folder + u"/a.pdf"_s, false); });
    row("a folder is exported", {{u"x"_s, "old"}},
        [](const QString &folder) { return exportPlan(folder + u"/plan.azureml"_s, true); });
    row("additions are kept", {}, keepAdditions);
    row("more additions are kept",
        {{u"share/additions/x.json"_s, "{}"}, {u"share/"_s, {}}, {u"share/additions/"_s, {}}}, keepAdditions);
}

void WriteFaultsTest::allOrNothing()
{
    QFETCH(FolderContent, before);
    QFETCH(std::function<QString(const QString &)>, run);
    const Tried tried = tryEveryFault({QString::fromLatin1(QTest::currentDataTag()), before, run});
    QVERIFY2(tried.faults.isEmpty(), qPrintable(u'\n' + tried.faults.join(u'\n')));
    // Made, filled, synced and put in place: at least four calls, each refused in three ways or more.
    QVERIFY2(tried.count >= 13, qPrintable(QString::number(tried.count)));
}

void WriteFaultsTest::aRecoveryCopyIsTheOldOrTheNewOne()
{
    const auto edits = [](const QString &folder) {
        PlanDocument document;
        RecoveryStore store(document, folder);
        QString said;
        connect(&store, &RecoveryStore::failed, &store, [&said](const QString &message) { said = message; });
        const auto renameTo = [&](const QString &name) -> QByteArray {
            document.edit(u"/name"_s, Step::Workload, u"name"_s, [&name](Plan &plan) { plan.name = name; });
            store.flush();
            return contentOfFolder(folder).value(store.copyPath().mid(folder.size() + 1));
        };
        const QByteArray first = renameTo(u"First"_s);
        if (said.isEmpty() != first.contains("First"))
            return u"(there is no first copy, and nothing is said)"_s;
        const bool hasFirst = said.isEmpty();
        const QByteArray second = renameTo(u"Second"_s);
        if (!second.contains(said.isEmpty() || !hasFirst ? "Second" : "First"))
            return u"(the copy is neither old nor new)"_s;
        // One fault is no end; it may be the third that it hits.
        const bool isTried = !said.isEmpty();
        const QByteArray third = renameTo(u"Third"_s);
        if (!third.contains("Third") && (isTried || said.isEmpty() || !third.contains("Second")))
            return u"(no copy is kept any more)"_s;
        return said;
    };
    const auto keep = [&edits](const QString &folder) {
        const QString said = edits(folder + u"/recovery"_s);
        const QStringList left = contentOfFolder(folder + u"/recovery"_s).keys();
        return left.isEmpty() ? said : u"(left: %1)"_s.arg(left.join(u", "_s));
    };
    // Closing removes the copy: nothing but the folder stays, whatever failed.
    Tried tried = tryEveryFault({u"recovery"_s, {}, keep, u"recovery/"_s});
    // A lock that could not be made says that no copy can be kept; the reason is the system's only for the copy itself.
    tried.faults.removeIf(
        [](const QString &fault) { return fault.contains(u"No recovery copy can be kept in"_s); });
    QVERIFY2(tried.faults.isEmpty(), qPrintable(u'\n' + tried.faults.join(u'\n')));
    QVERIFY2(tried.count >= 30, qPrintable(QString::number(tried.count)));
}

void WriteFaultsTest::aPriceBookIsKeptAndCurrentOrNeither()
{
    const QByteArray first = bookBytes(u"0.24"_s);
    const QByteArray second = bookBytes(u"0.25"_s);
    QVERIFY(!first.isEmpty() && !second.isEmpty());
    const QTemporaryDir kept;
    QCOMPARE(keepBook(kept.path(), first), QString());
    const FolderContent withFirst = contentOfFolder(kept.path());
    for (const FolderContent &before : {FolderContent{{u"share/"_s, {}}}, withFirst}) {
        const Tried tried
            = tryEveryFault({u"a price book is kept"_s, before,
                             [&second](const QString &folder) { return keepBook(folder, second); }});
        QVERIFY2(tried.faults.isEmpty(), qPrintable(u'\n' + tried.faults.join(u'\n')));
        QVERIFY2(tried.count >= 13, qPrintable(QString::number(tried.count)));
    }
}

void WriteFaultsTest::aPlanOpensWithoutItsLock()
{
    const auto lock = [](const QString &folder) {
        FileLock held;
        const FileLock::State state = held.acquire(folder + u"/a.slipway"_s);
        const bool said = state == FileLock::State::Unavailable;
        if (!said && state != FileLock::State::Held)
            return u"(held by somebody)"_s;
        held.release();
        // Nobody has to say more than that none can be told.
        return said ? u"No lock: no space left on device. input/output error. permission denied."_s
                    : QString();
    };
    const Tried tried = tryEveryFault({u"lock"_s, {{u"a.slipway"_s, "x"}}, lock});
    QVERIFY2(tried.faults.isEmpty(), qPrintable(u'\n' + tried.faults.join(u'\n')));
    QVERIFY2(tried.count >= 4, qPrintable(QString::number(tried.count)));
}

void WriteFaultsTest::settingsCanBeReadAfterwards()
{
    const auto store = [](const QString &folder) -> QString {
        const QString path = folder + u"/slipway.conf"_s;
        QString said;
        {
            QSettings settings(path, wholeIniFormat());
            SettingsWatch watch(settings);
            RecentFiles(settings).add(u"/plans/new.slipway"_s);
            said = watch.write();
            if (settings.value(u"look/theme"_s).toString() != u"dark"
                || RecentFiles(settings).paths() != QStringList{u"/plans/new.slipway"_s})
                return u"(the window has lost settings)"_s;
        }
        // What failed once was tried again at the end, and one fault is no end.
        QSettings settings(path, QSettings::IniFormat);
        if (settings.status() != QSettings::NoError || settings.value(u"look/theme"_s).toString() != u"dark")
            return u"(the file has lost settings)"_s;
        if (said.isEmpty() && RecentFiles(settings).paths().isEmpty())
            return u"(nothing is said of what is not kept)"_s;
        return said;
    };
    Tried tried = tryEveryFault(
        {u"settings"_s, {{u"slipway.conf"_s, "[look]\ntheme=dark\n"}}, store, u"slipway.conf"_s});
    // A lock or a copy elsewhere that is refused once is done without, or said with the reason of a try of our own.
    tried.faults.removeIf([](const QString &fault) { return fault.endsWith(u"nothing is said"_s); });
    QVERIFY2(tried.faults.isEmpty(), qPrintable(u'\n' + tried.faults.join(u'\n')));
    QVERIFY2(tried.count >= 10, qPrintable(QString::number(tried.count)));
}

SLIPWAY_TEST(WriteFaultsTest)

#include "tst_writefaults.moc"
