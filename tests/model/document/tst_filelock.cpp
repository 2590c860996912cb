// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/lockfile.h"
#include "model/document/filelock.h"
#include "model/document/planfile.h"
#include "tests/support/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <thread>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// No process has this number: Linux stops at 2^22.
QByteArray deadLock()
{
    return "2000000000\nslipway\n" + QSysInfo::machineHostName().toLocal8Bit() + '\n';
}

} // namespace

class FileLockTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theSecondWindowIsTold();
    void aLockThatIsBeingWrittenIsLeft();
    void locksThatComeAndGoAreNotAbandoned();
    void aPlanOfTheLongestNameIsLocked();
    void releasingFreesThePlan();
    void takingAnotherPlanReleasesTheFirst();
    void aLinkIsTheSamePlan();
    void whereNoLockCanBeWrittenNobodyIsTold();
    void theLockOfADeadProcessGivesWay();
    void whatAKillLeftOfARemovalIsInNobodysWay_data();
    void whatAKillLeftOfARemovalIsInNobodysWay();
    void commandsTakeOverALockThatNamesNobody_data();
    void commandsTakeOverALockThatNamesNobody();
    void aLockOfNobodyKnownCanBeTakenOver_data();
    void aLockOfNobodyKnownCanBeTakenOver();
    void whatIsNoLockIsNotRead_data();
    void whatIsNoLockIsNotRead();
};

/// Also where the lock of a dead process has to be removed, under a lock with a longer name beside it.
void FileLockTest::aPlanOfTheLongestNameIsLocked()
{
    const QTemporaryDir folder;
    const QString plan = folder.filePath(QString(247, u'p') + u".slipway"_s);
    QVERIFY(put(plan, "{}"));
    QVERIFY(put(FileLock::lockPath(plan), deadLock()));
    FileLock first;
    QCOMPARE(first.acquire(plan), FileLock::State::Held);
    FileLock second;
    QCOMPARE(second.acquire(plan), FileLock::State::HeldElsewhere);
    first.release();
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    // The lock of another is another.
    QVERIFY(FileLock::lockPath(folder.filePath(QString(246, u'p') + u"q.slipway"_s))
            != FileLock::lockPath(plan));
}

void FileLockTest::theSecondWindowIsTold()
{
    const QTemporaryDir folder;
    const QString plan = folder.filePath(u"plan.slipway"_s);
    FileLock first;
    QCOMPARE(first.acquire(plan), FileLock::State::Held);
    FileLock second;
    QCOMPARE(second.acquire(plan), FileLock::State::HeldElsewhere);
    QVERIFY(second.owner().contains(QString::number(QCoreApplication::applicationPid())));
    QVERIFY(first.owner().isEmpty());
}

void FileLockTest::releasingFreesThePlan()
{
    const QTemporaryDir folder;
    const QString plan = folder.filePath(u"plan.slipway"_s);
    {
        FileLock first;
        first.acquire(plan);
    }
    QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    FileLock second;
    QCOMPARE(second.acquire(plan), FileLock::State::Held);
    QCOMPARE(second.acquire({}), FileLock::State::Free);
    QVERIFY(!QFile::exists(FileLock::lockPath(plan)));
}

void FileLockTest::takingAnotherPlanReleasesTheFirst()
{
    const QTemporaryDir folder;
    FileLock first;
    first.acquire(folder.filePath(u"a.slipway"_s));
    first.acquire(folder.filePath(u"b.slipway"_s));
    FileLock second;
    QCOMPARE(second.acquire(folder.filePath(u"a.slipway"_s)), FileLock::State::Held);
}

void FileLockTest::aLinkIsTheSamePlan()
{
    const QTemporaryDir folder;
    const QString plan = folder.filePath(u"plan.slipway"_s);
    QFile file(plan);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(QFile::link(plan, folder.filePath(u"link.slipway"_s)));
    FileLock first;
    first.acquire(plan);
    FileLock second;
    QCOMPARE(second.acquire(folder.filePath(u"link.slipway"_s)), FileLock::State::HeldElsewhere);
}

void FileLockTest::whereNoLockCanBeWrittenNobodyIsTold()
{
    const QTemporaryDir folder;
    FileLock lock;
    QCOMPARE(lock.acquire(folder.filePath(u"absent/plan.slipway"_s)), FileLock::State::Unavailable);
}

void FileLockTest::theLockOfADeadProcessGivesWay()
{
    const QTemporaryDir folder;
    const QString plan = folder.filePath(u"plan.slipway"_s);
    QVERIFY(put(FileLock::lockPath(plan), deadLock()));
    FileLock lock;
    QCOMPARE(lock.acquire(plan), FileLock::State::Held);
}

void FileLockTest::whatAKillLeftOfARemovalIsInNobodysWay_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("of a dead process") << deadLock();
}

/// Qt removes the lock of the dead under a lock of its own, ".rmlock"; a kill may leave that one.
void FileLockTest::whatAKillLeftOfARemovalIsInNobodysWay()
{
    QFETCH(QByteArray, left);
    const QTemporaryDir folder;
    const QString plan = folder.filePath(u"plan.slipway"_s);
    const QString path = FileLock::lockPath(plan);
    QVERIFY(put(path, deadLock()));
    QVERIFY(put(path + u".rmlock"_s, left));
    QVERIFY(put(path + u".rmlock.rmlock"_s, left));
    {
        FileLock lock;
        QCOMPARE(lock.acquire(plan), FileLock::State::Held);
    }
    QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

/// Between making its lock and writing its name into it a program may wait for a processor: it holds the file all the while.
void FileLockTest::aLockThatIsBeingWrittenIsLeft()
{
    const QTemporaryDir folder;
    const QString plan = folder.filePath(u"plan.slipway"_s);
    const QString path = FileLock::lockPath(plan);
    QVERIFY(put(path, QByteArray()));
    const int held = open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
    QVERIFY(held >= 0);
    QCOMPARE(flock(held, LOCK_EX | LOCK_NB), 0);
    QVERIFY(!lockPlanFile(plan, 600).ok());
    QVERIFY(QFile::exists(path));
    close(held);
    QVERIFY(lockPlanFile(plan, 600).ok());
}

/// Of commands that wait for one another, each look may find another one's lock before it has a name.
void FileLockTest::locksThatComeAndGoAreNotAbandoned()
{
    const QTemporaryDir folder;
    const QString path = FileLock::lockPath(folder.filePath(u"plan.slipway"_s));
    QVERIFY(!isAbandonedLock(path)); // there is none
    QVERIFY(put(path, QByteArray()));
    std::atomic<bool> done = false;
    std::thread others([&] {
        while (!done) {
            QThread::msleep(20);
            QFile::remove(path);
            (void)put(path, QByteArray());
        }
    });
    int abandoned = 0;
    for (int look = 0; look < 5; ++look)
        abandoned += isAbandonedLock(path) ? 1 : 0;
    done = true;
    others.join();
    QCOMPARE(abandoned, 0);
    QVERIFY(isAbandonedLock(path)); // the last one stays
}

void FileLockTest::commandsTakeOverALockThatNamesNobody_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("taken");
    QTest::newRow("empty") << QByteArray() << true;
    QTest::newRow("garbage") << "\xff\xfe garbage"_ba << true;
    QTest::newRow("another computer") << "4711\nslipway\nbuild-host-elsewhere\n"_ba << false;
}

void FileLockTest::commandsTakeOverALockThatNamesNobody()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, taken);
    const QTemporaryDir folder;
    const QString plan = folder.filePath(u"plan.slipway"_s);
    QVERIFY(put(FileLock::lockPath(plan), content));
    const Result<FileLock> lock = lockPlanFile(plan, 1000);
    QCOMPARE(lock.ok(), taken);
}

void FileLockTest::aLockOfNobodyKnownCanBeTakenOver_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbage") << "\xff\xfe garbage"_ba;
    QTest::newRow("another computer") << "4711\nslipway\nbuild-host-elsewhere\n"_ba;
}

void FileLockTest::aLockOfNobodyKnownCanBeTakenOver()
{
    QFETCH(QByteArray, content);
    const QTemporaryDir folder;
    const QString plan = folder.filePath(u"plan.slipway"_s);
    QFile file(FileLock::lockPath(plan));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    FileLock lock;
    QCOMPARE(lock.acquire(plan), FileLock::State::HeldElsewhere);
    QVERIFY(lock.isDoubtful());
    QCOMPARE(lock.takeOver(plan), FileLock::State::Held);
    QVERIFY(!lock.isDoubtful());

    FileLock second;
    QCOMPARE(second.acquire(plan), FileLock::State::HeldElsewhere);
    QVERIFY2(!second.isDoubtful(), "a window of this computer is no doubt");
}

void FileLockTest::whatIsNoLockIsNotRead_data()
{
    QTest::addColumn<QString>("kind");
    for (const QString &kind : {u"pipe"_s, u"device"_s, u"large"_s, u"link to itself"_s})
        QTest::newRow(qPrintable(kind)) << kind;
}

/// Who may write beside a plan could hold up whoever opens it, for ever or until the memory is full.
void FileLockTest::whatIsNoLockIsNotRead()
{
    QFETCH(QString, kind);
    const QTemporaryDir folder;
    const QString plan = folder.filePath(u"plan.slipway"_s);
    const QString path = FileLock::lockPath(plan);
    if (kind == u"pipe") {
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    } else if (kind == u"large") {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(qint64{3} << 30)); // takes no room
    } else {
        QVERIFY(QFile::link(kind == u"device" ? u"/dev/zero"_s : path, path));
    }
    QElapsedTimer timer;
    timer.start();
    FileLock lock;
    QCOMPARE(lock.acquire(plan), FileLock::State::HeldElsewhere);
    QVERIFY(lock.isDoubtful());
    QVERIFY(lock.owner().isEmpty());
    QCOMPARE(lock.takeOver(plan), FileLock::State::Held);
    QVERIFY(timer.elapsed() < 2000);
}

SLIPWAY_TEST(FileLockTest)
#include "tst_filelock.moc"
