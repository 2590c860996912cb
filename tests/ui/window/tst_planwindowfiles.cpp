// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/support/files.h"
#include "tests/ui/window/windowfixture.h"

#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

using Answer = Dialogs::SaveAnswer;

Q_DECLARE_METATYPE(slipway::Dialogs::SaveAnswer)

class PlanWindowFilesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whateverWouldLoseThePlanAsksFirst_data();
    void whateverWouldLoseThePlanAsksFirst();
    void unmodifiedPlanGoesWithoutAQuestion();
    void escapeNeitherAsksNorLoses();
    void titleHasTheNameAndTheMark();
    void saveAsksForAFileOnlyOnce();
    void cancelledSaveKeepsTheWindowOpen();
    void unreadableFileLeavesThePlanOpen();
    void recentFilesAreNewestFirstWithoutDoubles();
    void recentFilesKeepTen();
    void aHugeCountOfRecentFilesIsHarmless();
    void missingRecentFileIsGreyedAndCanBeRemoved();
    void droppedPlanIsOpened();
    void onlyOnePlanFileCanBeDropped_data();
    void onlyOnePlanFileCanBeDropped();
    void fileChangedByOthersIsNotOverwrittenUnasked();
    void secondWindowOfAFileIsReadOnly();
    void aLockOfNobodyIsTakenOverAfterAQuestion();
    void savingOverAFileThatIsOpenElsewhereAsks();
    void unsavedPlanIsOfferedAfterACrash();
};

namespace {

void modify(WindowFixture &fixture, const QString &author = u"Ada"_s)
{
    fixture.window().document().edit(u"/author"_s, Step::Workload, u"author"_s,
                                     [&author](Plan &plan) { plan.author = author; });
}

int timesAsked(const WindowFixture &fixture, const QString &what)
{
    int times = 0;
    for (const FakeDialogs::Asked &asked : fixture.dialogs.asked)
        times += asked.what == what ? 1 : 0;
    return times;
}

/// Sends what the window system sends when files are dropped on `target`; whether they were accepted.
bool drop(QWidget *target, const QList<QUrl> &urls)
{
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent dropped(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &dropped);
    return dropped.isAccepted();
}

} // namespace

void PlanWindowFilesTest::whateverWouldLoseThePlanAsksFirst_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<bool>("goes");
    for (const char *way : {"newPlan", "open", "closePlan", "quit", "close", "drop", "recent", "session"}) {
        QTest::addRow("%s cancelled", way) << QString::fromLatin1(way) << Answer::Cancel << false;
        QTest::addRow("%s discarded", way) << QString::fromLatin1(way) << Answer::Discard << true;
        QTest::addRow("%s saved", way) << QString::fromLatin1(way) << Answer::Save << true;
    }
}

void PlanWindowFilesTest::whateverWouldLoseThePlanAsksFirst()
{
    QFETCH(QString, way);
    QFETCH(Answer, answer);
    QFETCH(bool, goes);
    WindowFixture fixture;
    const QString other = fixture.writePlanFile(u"other"_s);
    const QString mine = fixture.writePlanFile(u"mine"_s);
    QVERIFY(fixture.window().openFile(other));
    QVERIFY(fixture.window().openFile(mine));
    QVERIFY(fixture.show());
    modify(fixture);
    fixture.dialogs.saveAnswers.append(answer);
    fixture.dialogs.openAnswers.append(other);

    bool ended = false;
    if (way == "close"_L1)
        ended = fixture.window().close();
    else if (way == "session"_L1)
        ended = fixture.window().mayEndSession();
    else if (way == "drop"_L1)
        QVERIFY(drop(fixture.find<QLineEdit>(u"name1"_s), {QUrl::fromLocalFile(other)}));
    else if (way == "recent"_L1)
        fixture.window().openFile(other);
    else
        fixture.action(way)->trigger();
    QTRY_COMPARE(timesAsked(fixture, u"save"_s), 1);
    QCOMPARE(fixture.dialogs.asked.last().title, u"mine"_s);

    PlanDocument &document = fixture.window().document();
    if (way == "session"_L1 || way == "close"_L1)
        QCOMPARE(ended, goes);
    else if (way == "quit"_L1)
        QCOMPARE(fixture.window().isVisible(), !goes);
    else if (way == "newPlan"_L1 || way == "closePlan"_L1)
        QCOMPARE(fixture.window().isPlanOpen(), !goes);
    else
        QTRY_COMPARE(document.filePath(), goes ? other : mine);
    if (!goes)
        QVERIFY(document.isModified());

    QFile file(mine);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().contains("Ada"), answer == Answer::Save);
}

void PlanWindowFilesTest::unmodifiedPlanGoesWithoutAQuestion()
{
    WindowFixture fixture;
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().close());
    QVERIFY(fixture.dialogs.asked.isEmpty());
}

void PlanWindowFilesTest::escapeNeitherAsksNorLoses()
{
    WindowFixture fixture;
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    QVERIFY(fixture.show());
    modify(fixture);
    QTest::keyClick(&fixture.window(), Qt::Key_Escape);
    QVERIFY(fixture.window().isVisible());
    QVERIFY(fixture.window().document().isModified());
    QVERIFY(fixture.dialogs.asked.isEmpty());
}

void PlanWindowFilesTest::titleHasTheNameAndTheMark()
{
    WindowFixture fixture;
    QVERIFY(fixture.window().openFile(fixture.writePlanFile(u"churn"_s)));
    QCOMPARE(fixture.window().windowTitle(), u"churn[*] - Slipway"_s);
    QVERIFY(!fixture.window().isWindowModified());
    modify(fixture);
    QVERIFY(fixture.window().isWindowModified());
    fixture.action(u"undo"_s)->trigger();
    QVERIFY2(!fixture.window().isWindowModified(), "undo back to what was saved");
    modify(fixture);
    fixture.action(u"save"_s)->trigger();
    QVERIFY(!fixture.window().isWindowModified());
}

void PlanWindowFilesTest::saveAsksForAFileOnlyOnce()
{
    WindowFixture fixture;
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    const QString path = fixture.path(u"chosen.slipway"_s);
    fixture.dialogs.saveFileAnswers.append(path);
    fixture.action(u"save"_s)->trigger();
    QCOMPARE(fixture.dialogs.asked.last().suggested, u"From first.slipway"_s);
    modify(fixture);
    fixture.action(u"save"_s)->trigger();
    QCOMPARE(timesAsked(fixture, u"saveFile"_s), 1);
    QCOMPARE(fixture.window().document().filePath(), path);
    QCOMPARE(fixture.window().windowTitle(), u"chosen[*] - Slipway"_s);
}

void PlanWindowFilesTest::cancelledSaveKeepsTheWindowOpen()
{
    WindowFixture fixture;
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    QVERIFY(fixture.show());
    modify(fixture);
    fixture.dialogs.saveAnswers.append(Answer::Save); // and then no file is chosen
    QVERIFY(!fixture.window().close());
    QVERIFY(fixture.window().isVisible());
}

void PlanWindowFilesTest::unreadableFileLeavesThePlanOpen()
{
    WindowFixture fixture;
    QVERIFY(fixture.window().openFile(fixture.writePlanFile(u"good"_s)));
    QFile bad(fixture.path(u"bad.slipway"_s));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("{\"schema\": \"slipway.plan\", \"version\": 1, \"months\": ");
    bad.close();
    QVERIFY(!fixture.window().openFile(bad.fileName()));
    QCOMPARE(timesAsked(fixture, u"message"_s), 1);
    QVERIFY(fixture.dialogs.asked.last().title.contains(u"bad.slipway"_s));
    QCOMPARE(fixture.window().document().displayName(), u"good"_s);
}

void PlanWindowFilesTest::recentFilesAreNewestFirstWithoutDoubles()
{
    WindowFixture fixture;
    const QString first = fixture.writePlanFile(u"first"_s);
    const QString second = fixture.writePlanFile(u"second"_s);
    const QString detour = QDir(fixture.path(u"."_s)).filePath(u"recovery/../first.slipway"_s);
    QVERIFY(QDir().mkpath(fixture.path(u"recovery"_s)));
    for (const QString &path : {first, second, detour})
        QVERIFY(fixture.window().openFile(path));
    fixture.restart();
    QSettings settings(fixture.path(u"settings.ini"_s), QSettings::IniFormat);
    const RecentFiles recent(settings);
    QCOMPARE(recent.paths().size(), 2);
    QCOMPARE(QFileInfo(recent.paths().at(0)).fileName(), u"first.slipway"_s);
    QCOMPARE(QFileInfo(recent.paths().at(1)).fileName(), u"second.slipway"_s);
}

void PlanWindowFilesTest::recentFilesKeepTen()
{
    WindowFixture fixture;
    QSettings settings(fixture.path(u"other.ini"_s), QSettings::IniFormat);
    RecentFiles recent(settings);
    QSignalSpy changed(&recent, &RecentFiles::changed);
    for (int i = 0; i < 13; ++i)
        recent.add(fixture.path(u"plan%1.slipway"_s.arg(i)));
    QCOMPARE(recent.paths().size(), RecentFiles::limit);
    QVERIFY(recent.paths().first().endsWith(u"plan12.slipway"_s));
    QCOMPARE(changed.size(), 13);
    recent.clear();
    QVERIFY(recent.paths().isEmpty());
}

void PlanWindowFilesTest::aHugeCountOfRecentFilesIsHarmless()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    settings.setValue(u"recent/size"_s, 2147483647);
    settings.setValue(u"recent/1/path"_s, u"/nowhere/a.slipway"_s);
    QElapsedTimer timer;
    timer.start();
    RecentFiles recent(settings);
    QCOMPARE(recent.paths(), QStringList{u"/nowhere/a.slipway"_s});
    settings.setValue(u"recent/size"_s, -5);
    QVERIFY(recent.paths().size() <= 1);
    QVERIFY(timer.elapsed() < 1000);
}

void PlanWindowFilesTest::missingRecentFileIsGreyedAndCanBeRemoved()
{
    WindowFixture fixture;
    const QString path = fixture.writePlanFile(u"gone"_s);
    QVERIFY(fixture.window().openFile(path));
    QVERIFY(QFile::remove(path));
    const QAction *clear = fixture.action(u"clearRecent"_s);
    QMenu *menu = nullptr;
    for (QMenu *candidate : fixture.window().findChildren<QMenu *>()) {
        if (candidate->actions().contains(clear))
            menu = candidate;
    }
    QVERIFY(menu);
    Q_EMIT menu->aboutToShow();
    QVERIFY(!menu->actions().at(0)->isEnabled());
    QVERIFY(menu->actions().at(0)->text().contains(u"no longer there"_s));
    menu->actions().at(1)->trigger();
    QTRY_COMPARE(menu->actions().size(), 2); // a separator and Clear
    QVERIFY(!menu->menuAction()->isEnabled());
}

void PlanWindowFilesTest::droppedPlanIsOpened()
{
    WindowFixture fixture;
    const QString path = fixture.writePlanFile(u"dropped"_s);
    QVERIFY(fixture.show());
    QVERIFY(drop(&fixture.window(), {QUrl::fromLocalFile(path)}));
    QTRY_COMPARE(fixture.window().document().filePath(), path);
}

void PlanWindowFilesTest::onlyOnePlanFileCanBeDropped_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::newRow("two plans") << QStringList{u"a.slipway"_s, u"b.slipway"_s};
    QTest::newRow("another kind of file") << QStringList{u"a.txt"_s};
    QTest::newRow("a file that is not there") << QStringList{u"none.slipway"_s};
    QTest::newRow("a folder") << QStringList{u"folder.slipway"_s};
}

void PlanWindowFilesTest::onlyOnePlanFileCanBeDropped()
{
    QFETCH(QStringList, names);
    WindowFixture fixture;
    fixture.writePlanFile(u"a"_s);
    fixture.writePlanFile(u"b"_s);
    QVERIFY(QFile::copy(fixture.path(u"a.slipway"_s), fixture.path(u"a.txt"_s)));
    QVERIFY(QDir().mkpath(fixture.path(u"folder.slipway"_s)));
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    QVERIFY(fixture.show());
    QList<QUrl> urls;
    for (const QString &name : names)
        urls.append(QUrl::fromLocalFile(fixture.path(name)));
    QVERIFY(!drop(&fixture.window(), urls));
    QVERIFY(!drop(fixture.find<QLineEdit>(u"name1"_s), urls));
    QVERIFY(!drop(&fixture.window(), {QUrl(u"https://example.org/a.slipway"_s)}));
}

void PlanWindowFilesTest::fileChangedByOthersIsNotOverwrittenUnasked()
{
    WindowFixture fixture;
    const QString path = fixture.writePlanFile(u"shared"_s);
    QVERIFY(fixture.window().openFile(path));
    modify(fixture);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray theirs = file.readAll().replace("\"shared\"", "\"theirs\"");
    QVERIFY(file.resize(0) && file.seek(0));
    file.write(theirs);
    file.close();

    fixture.dialogs.chooseAnswers.append(-1);
    fixture.action(u"save"_s)->trigger();
    QCOMPARE(fixture.dialogs.asked.last().choices,
             QStringList({u"Save as..."_s, u"Overwrite"_s, u"Reload"_s, u"Compare"_s}));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), theirs);
    file.close();

    fixture.dialogs.chooseAnswers.append(2);
    fixture.action(u"save"_s)->trigger();
    QCOMPARE(fixture.window().document().plan().name, u"theirs"_s);
    QVERIFY(!fixture.window().document().isModified());
}

void PlanWindowFilesTest::secondWindowOfAFileIsReadOnly()
{
    WindowFixture fixture;
    const QString path = fixture.writePlanFile(u"busy"_s);
    QVERIFY(fixture.window().openFile(path));
    FileLock another;
    QVERIFY(another.acquire(path) == FileLock::State::HeldElsewhere);

    WindowFixture second;
    second.dialogs.chooseAnswers.append(-1);
    QVERIFY2(!second.window().openFile(path), "the user would rather not");
    QVERIFY(!second.window().isPlanOpen());
    second.dialogs.chooseAnswers.append(0);
    QVERIFY(second.window().openFile(path));
    QVERIFY(second.window().document().isReadOnly());
    QVERIFY(!second.find<QWidget>(u"noticeBar"_s)->isHidden());
    modify(second);
    QVERIFY(!second.window().document().isModified());
}

void PlanWindowFilesTest::aLockOfNobodyIsTakenOverAfterAQuestion()
{
    WindowFixture fixture;
    const QString path = fixture.writePlanFile(u"left"_s);
    QFile lock(FileLock::lockPath(path));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.close();
    fixture.dialogs.chooseAnswers.append(0);
    QVERIFY(fixture.window().openFile(path));
    QVERIFY(fixture.window().document().isReadOnly());
    QCOMPARE(fixture.dialogs.asked.last().choices, QStringList({u"Open read-only"_s, u"Take it over"_s}));

    WindowFixture second;
    second.dialogs.chooseAnswers.append(1);
    QVERIFY(second.window().openFile(path));
    QVERIFY(!second.window().document().isReadOnly());
    FileLock another;
    QVERIFY(another.acquire(path) == FileLock::State::HeldElsewhere);
}

void PlanWindowFilesTest::savingOverAFileThatIsOpenElsewhereAsks()
{
    WindowFixture fixture;
    const QString busy = fixture.writePlanFile(u"busy"_s);
    const QString mine = fixture.writePlanFile(u"mine"_s);
    FileLock elsewhere;
    QVERIFY(elsewhere.acquire(busy) == FileLock::State::Held);
    QVERIFY(fixture.window().openFile(mine));
    modify(fixture);
    const QString another = fixture.path(u"another.slipway"_s);
    fixture.dialogs.saveFileAnswers = {busy, busy, another, busy};
    fixture.dialogs.chooseAnswers = {-1, 0, 1};
    const QByteArray before = contentOf(busy);
    fixture.action(u"saveAs"_s)->trigger();
    QCOMPARE(fixture.dialogs.asked.last().choices, QStringList({u"Save as..."_s, u"Replace it"_s}));
    QCOMPARE(contentOf(busy), before);
    QCOMPARE(fixture.window().document().filePath(), mine);
    // The lock of its own file is still held.
    FileLock ofMine;
    QVERIFY(ofMine.acquire(mine) == FileLock::State::HeldElsewhere);

    // The first answer, that of Return, is another name.
    fixture.action(u"saveAs"_s)->trigger();
    QCOMPARE(contentOf(busy), before);
    QCOMPARE(fixture.window().document().filePath(), another);

    fixture.action(u"saveAs"_s)->trigger();
    QVERIFY(contentOf(busy) != before);
    QCOMPARE(fixture.window().document().filePath(), busy);
}

void PlanWindowFilesTest::unsavedPlanIsOfferedAfterACrash()
{
    WindowFixture fixture;
    Plan plan;
    plan.name = u"lost"_s;
    {
        // As a process leaves it that dies: the copy stays, its lock is nobody's.
        PlanDocument document;
        document.restore(plan, {}, {});
        RecoveryStore store(document, fixture.path(u"recovery"_s));
        document.edit(u"/author"_s, Step::Workload, u"author"_s, [](Plan &p) { p.author = u"Ada"_s; });
        store.flush();
        QVERIFY(QFile::copy(store.copyPath(), store.copyPath() + u".kept"_s));
    }
    for (const QFileInfo &kept : QDir(fixture.path(u"recovery"_s)).entryInfoList({u"*.kept"_s})) {
        QString name = kept.filePath();
        name.chop(5);
        QVERIFY(QFile::rename(kept.filePath(), name));
    }
    fixture.dialogs.chooseAnswers.append(0);
    fixture.window().offerRecovered();
    QCOMPARE(timesAsked(fixture, u"choose"_s), 1);
    QVERIFY(fixture.window().isPlanOpen());
    QCOMPARE(fixture.window().document().plan().author, u"Ada"_s);
    QVERIFY(fixture.window().isWindowModified());
}

SLIPWAY_TEST(PlanWindowFilesTest)
#include "tst_planwindowfiles.moc"
