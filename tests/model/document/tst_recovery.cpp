// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/document/plandocument.h"
#include "model/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

constexpr int never = 1'000'000;

void rename(PlanDocument &document, const QString &name)
{
    document.edit(u"/name"_s, Step::Workload, u"name"_s, [&name](Plan &plan) { plan.name = name; });
}

QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden);
}

} // namespace

class RecoveryTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void theDelaysAreTwoAndFiveSeconds();
    void aCopyFollowsTheLastEdit();
    void steadyTypingIsKeptAsWell();
    void anUnmodifiedPlanHasNoCopy();
    void closingRemovesTheCopy();
    void switchingOffRemovesTheCopy();
    void copiesInUseAreNoOrphans();
    void othersMayNotReadTheCopies();
    void aLockThatNamesNobodyHidesNothing_data();
    void aLockThatNamesNobodyHidesNothing();
    void aKilledProcessLeavesItsPlan();
    void restoringTakesTheCopyOver();
    void theFileOfARestoredPlanIsWatchedAsBefore();
    void discardingRemovesTheCopy();
    void aDamagedCopyIsListedAndRefused();
    void aFolderThatTakesNothingIsToldOnce();

private:
    [[nodiscard]] QString folder() const { return m_temporary->filePath(u"recovery"_s); }
    /// As a dead process leaves it: the copy without its lock.
    void leaveOrphan(PlanDocument &document);

    std::unique_ptr<QTemporaryDir> m_temporary;
};

void RecoveryTest::init()
{
    m_temporary = std::make_unique<QTemporaryDir>();
}

void RecoveryTest::leaveOrphan(PlanDocument &document)
{
    RecoveryStore store(document, folder());
    rename(document, u"Left behind"_s);
    store.flush();
    QVERIFY(QFile::copy(store.copyPath(), folder() + u"/orphan.recovery"_s));
}

void RecoveryTest::theDelaysAreTwoAndFiveSeconds()
{
    QCOMPARE(RecoveryStore::quietMilliseconds, 2000);
    QCOMPARE(RecoveryStore::longestMilliseconds, 5000);
}

void RecoveryTest::aCopyFollowsTheLastEdit()
{
    PlanDocument document;
    RecoveryStore store(document, folder());
    store.setDelays(1, never);
    QVERIFY(!QFile::exists(folder()));
    rename(document, u"A"_s);
    QVERIFY(!QFile::exists(store.copyPath()));
    QTRY_VERIFY(QFile::exists(store.copyPath()));
}

void RecoveryTest::steadyTypingIsKeptAsWell()
{
    PlanDocument document;
    RecoveryStore store(document, folder());
    store.setDelays(never, 1);
    rename(document, u"A"_s);
    QTRY_VERIFY(QFile::exists(store.copyPath()));
}

void RecoveryTest::anUnmodifiedPlanHasNoCopy()
{
    PlanDocument document;
    RecoveryStore store(document, folder());
    store.flush();
    QVERIFY(!QFile::exists(store.copyPath()));
    rename(document, u"A"_s);
    store.flush();
    QVERIFY(QFile::exists(store.copyPath()));
    document.undoStack().undo();
    QVERIFY(filesIn(folder()).isEmpty());
    document.undoStack().redo();
    store.flush();
    QVERIFY(QFile::exists(store.copyPath()));
    QVERIFY(document.save(m_temporary->filePath(u"a.slipway"_s)).ok());
    QVERIFY(filesIn(folder()).isEmpty());
}

void RecoveryTest::closingRemovesTheCopy()
{
    PlanDocument document;
    {
        RecoveryStore store(document, folder());
        rename(document, u"A"_s);
        store.flush();
        QCOMPARE(filesIn(folder()).size(), 2); // the copy and its lock
    }
    QVERIFY(filesIn(folder()).isEmpty());
}

void RecoveryTest::switchingOffRemovesTheCopy()
{
    PlanDocument document;
    RecoveryStore store(document, folder());
    rename(document, u"A"_s);
    store.flush();
    store.setEnabled(false);
    QVERIFY(filesIn(folder()).isEmpty());
    rename(document, u"B"_s);
    store.flush();
    QVERIFY(filesIn(folder()).isEmpty());
    store.setEnabled(true);
    store.flush();
    QVERIFY(QFile::exists(store.copyPath()));
}

void RecoveryTest::copiesInUseAreNoOrphans()
{
    PlanDocument first;
    RecoveryStore store(first, folder());
    rename(first, u"A"_s);
    store.flush();
    PlanDocument second;
    const RecoveryStore other(second, folder());
    QVERIFY(other.orphans().empty());
    QVERIFY(store.orphans().empty());
    QVERIFY(QFile::exists(store.copyPath()));
}

void RecoveryTest::othersMayNotReadTheCopies()
{
    PlanDocument document;
    RecoveryStore store(document, folder());
    rename(document, u"A"_s);
    store.flush();
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
        | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QVERIFY((QFile::permissions(folder()) & others) == QFile::Permissions());
    // The folder may have been opened to others since.
    QVERIFY((QFile::permissions(store.copyPath()) & others) == QFile::Permissions());
}

void RecoveryTest::aLockThatNamesNobodyHidesNothing_data()
{
    QTest::addColumn<QByteArray>("lock");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbage") << "\xff\xfe garbage\nand more"_ba;
    QTest::newRow("zeros") << QByteArray(512, '\0');
    QTest::newRow("no process") << "0\nslipway\nhere\n"_ba;
}

void RecoveryTest::aLockThatNamesNobodyHidesNothing()
{
    QFETCH(QByteArray, lock);
    PlanDocument document;
    leaveOrphan(document);
    QFile file(folder() + u"/orphan.recovery.lock"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(lock);
    file.close();
    PlanDocument other;
    RecoveryStore store(other, folder());
    const std::vector<RecoverablePlan> orphans = store.orphans();
    QCOMPARE(orphans.size(), std::size_t(1));
    QVERIFY(store.restore(orphans.front()).ok());
    QCOMPARE(other.plan().name, u"Left behind"_s);
}

void RecoveryTest::aKilledProcessLeavesItsPlan()
{
    QProcess child;
    child.start(QStringLiteral(RECOVERY_CHILD), {folder()});
    QVERIFY(child.waitForReadyRead());
    QCOMPARE(child.readAllStandardOutput().trimmed(), QByteArray("ready"));
    PlanDocument document;
    RecoveryStore store(document, folder());
    QVERIFY(store.orphans().empty()); // it still lives
    child.kill();
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);

    const std::vector<RecoverablePlan> orphans = store.orphans();
    QCOMPARE(orphans.size(), std::size_t(1));
    QCOMPARE(orphans[0].name, u"Left behind"_s);
    QVERIFY(orphans[0].filePath.isEmpty());
    QVERIFY(orphans[0].written.isValid());
    QVERIFY(store.restore(orphans[0]).ok());
    QCOMPARE(document.plan().name, u"Left behind"_s);
    QVERIFY(store.orphans().empty());
}

void RecoveryTest::restoringTakesTheCopyOver()
{
    PlanDocument source;
    leaveOrphan(source);
    PlanDocument document;
    RecoveryStore store(document, folder());
    const std::vector<RecoverablePlan> orphans = store.orphans();
    QCOMPARE(orphans.size(), std::size_t(1));
    QVERIFY(store.restore(orphans[0]).ok());
    QCOMPARE(document.plan(), source.plan());
    QVERIFY(document.isModified());
    QVERIFY(!QFile::exists(orphans[0].copyPath));
    QVERIFY(QFile::exists(store.copyPath())); // safe again before the next edit
    QVERIFY(store.orphans().empty());
    const Result<void> again = store.restore(orphans[0]);
    QVERIFY(!again.ok());
}

void RecoveryTest::theFileOfARestoredPlanIsWatchedAsBefore()
{
    const QString path = m_temporary->filePath(u"a.slipway"_s);
    PlanDocument source;
    QVERIFY(source.save(path).ok());
    leaveOrphan(source);
    PlanDocument document;
    RecoveryStore store(document, folder());
    const std::vector<RecoverablePlan> orphans = store.orphans();
    QCOMPARE(orphans.size(), std::size_t(1));
    QCOMPARE(orphans[0].filePath, path);
    QVERIFY(store.restore(orphans[0]).ok());
    QCOMPARE(document.filePath(), path);
    QVERIFY(!document.changedOnDisk());
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write(" ");
    file.close();
    QVERIFY(document.changedOnDisk());
}

void RecoveryTest::discardingRemovesTheCopy()
{
    PlanDocument source;
    leaveOrphan(source);
    PlanDocument document;
    RecoveryStore store(document, folder());
    store.discard(store.orphans().at(0));
    QVERIFY(filesIn(folder()).isEmpty());
    QVERIFY(store.orphans().empty());
}

void RecoveryTest::aDamagedCopyIsListedAndRefused()
{
    QVERIFY(QDir().mkpath(folder()));
    QFile file(folder() + u"/broken.recovery"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"schema\": \"slipway.recovery\", \"plan\": \"{\"}");
    file.close();
    PlanDocument document;
    RecoveryStore store(document, folder());
    const std::vector<RecoverablePlan> orphans = store.orphans();
    QCOMPARE(orphans.size(), std::size_t(1));
    QVERIFY(orphans[0].name.isEmpty());
    QVERIFY(!store.restore(orphans[0]).ok());
    QVERIFY(!document.isModified());
    QVERIFY(QFile::exists(orphans[0].copyPath));
}

void RecoveryTest::aFolderThatTakesNothingIsToldOnce()
{
    QFile file(folder()); // a file where the folder should be
    QVERIFY(file.open(QIODevice::WriteOnly));
    PlanDocument document;
    RecoveryStore store(document, folder());
    const QSignalSpy failures(&store, &RecoveryStore::failed);
    for (const QString &name : {u"A"_s, u"B"_s, u"C"_s}) {
        rename(document, name);
        store.flush();
    }
    QCOMPARE(failures.count(), 1);
    file.close();
    QVERIFY(file.remove());
    store.flush();
    QVERIFY(QFile::exists(store.copyPath()));
}

SLIPWAY_TEST(RecoveryTest)
#include "tst_recovery.moc"
