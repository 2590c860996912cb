// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/files.h"
#include "model/base/fileset.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

#include <sys/wait.h>
#include <unistd.h>

using namespace slipway;
using namespace Qt::StringLiterals;

/// Several files of one export: all of them or none, whatever happens in between.
class FileSetTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        write(u"a"_s, "old a");
        write(u"b"_s, "old b");
    }

    void filesArePutInPlaceTogether()
    {
        FileSet set;
        QVERIFY(stageThree(set));
        QCOMPARE(content(u"a"_s), "old a"_ba);
        QVERIFY(set.commit().ok());
        QCOMPARE(content(u"a"_s), "new a"_ba);
        QCOMPARE(content(u"b"_s), "new b"_ba);
        QCOMPARE(content(u"out/deep/c"_s), "new c"_ba);
        QVERIFY(QFileInfo(path(u"out/deep/c"_s)).isExecutable());
        QCOMPARE(names(), QStringList({u"a"_s, u"b"_s, u"out"_s}));
    }

    void whatIsGivenUpLeavesNothing()
    {
        {
            FileSet set;
            QVERIFY(stageThree(set));
        }
        expectOld();
    }

    void aRefusedRenameTakesAllBack()
    {
        FileSet set;
        QVERIFY(stageThree(set));
        int count = 0;
        const Result<void> done = set.commit([&] {
            if (++count != 3)
                return;
            // Somebody was faster with the folder, and filled it.
            QVERIFY(QDir(m_folder->path()).mkpath(u"out/theirs"_s));
        });
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::Unwritable);
        QCOMPARE(content(u"a"_s), "old a"_ba);
        QCOMPARE(content(u"b"_s), "old b"_ba);
        QVERIFY(!QFileInfo::exists(path(u"out/deep"_s)));
    }

    void aKillInTheMiddleIsFinishedByTheNext_data()
    {
        QTest::addColumn<int>("at");
        for (int at = 0; at <= 3; ++at)
            QTest::addRow("before file %d", at) << at;
    }
    void aKillInTheMiddleIsFinishedByTheNext()
    {
        QFETCH(int, at);
        QVERIFY(isKilled([&] {
            FileSet set;
            const bool staged = stageThree(set);
            int count = 0;
            if (at == 0 || !staged)
                _exit(9);
            static_cast<void>(set.commit([&] {
                if (++count == at)
                    _exit(9);
            }));
        }));
        FileSet::finishInterrupted(m_folder->path());
        if (at == 0) {
            expectOld();
            return;
        }
        QCOMPARE(content(u"a"_s), "new a"_ba);
        QCOMPARE(content(u"b"_s), "new b"_ba);
        QCOMPARE(content(u"out/deep/c"_s), "new c"_ba);
        QCOMPARE(names(), QStringList({u"a"_s, u"b"_s, u"out"_s}));
    }

    /// Whichever of the folders is written to next: all files are new, or all old.
    void aKillAcrossFoldersIsMadeGoodFromAnyOfThem_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("next");
        for (int at = 0; at <= 3; ++at) {
            for (const QString &next : {u"left"_s, u"right"_s, u"right/deep"_s})
                QTest::addRow("before file %d, then %s", at, qPrintable(next)) << at << next;
        }
    }
    void aKillAcrossFoldersIsMadeGoodFromAnyOfThem()
    {
        QFETCH(int, at);
        QFETCH(QString, next);
        const QStringList all{u"left/a"_s, u"right/b"_s, u"right/deep/c"_s};
        QVERIFY(QDir(m_folder->path()).mkpath(u"left"_s) && QDir(m_folder->path()).mkpath(u"right/deep"_s));
        for (const QString &name : all)
            write(name, "old");
        QVERIFY(isKilled([&] {
            FileSet set;
            bool staged = true;
            for (const QString &name : all)
                staged = staged && set.stage(path(name), "new").ok();
            int count = 0;
            if (at == 0 || !staged)
                _exit(9);
            static_cast<void>(set.commit([&] {
                if (++count == at)
                    _exit(9);
            }));
        }));
        FileSet::finishInterrupted(path(next));
        for (const QString &name : all)
            FileSet::finishInterrupted(QFileInfo(path(name)).path());
        for (const QString &name : all) {
            QCOMPARE(content(name), at == 0 ? "old"_ba : "new"_ba);
            QCOMPARE(QDir(QFileInfo(path(name)).path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        }
    }

    /// A kill between the records of two folders, and what is left in the one is cleared before the other is looked at.
    void whatMissesARecordIsGivenUp()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"left"_s) && QDir(m_folder->path()).mkpath(u"right"_s));
        write(u"left/a"_s, "old");
        write(u"right/b"_s, "old");
        QVERIFY(isKilled([&] {
            FileSet set;
            if (set.stage(path(u"left/a"_s), "new").ok() && set.stage(path(u"right/b"_s), "new").ok())
                static_cast<void>(set.commit([] { _exit(9); }));
        }));
        const QDir right(path(u"right"_s));
        const QStringList records = right.entryList({u".slipway-export-*"_s}, QDir::Files | QDir::Hidden);
        QCOMPARE(records.size(), 1);
        QVERIFY(QFile::remove(right.filePath(records.front())));
        FileSet::finishInterrupted(path(u"right"_s));
        FileSet::finishInterrupted(path(u"left"_s));
        for (const QString &name : {u"left/a"_s, u"right/b"_s}) {
            QCOMPARE(content(name), "old"_ba);
            QCOMPARE(QDir(QFileInfo(path(name)).path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        }
    }

    void aNewFolderIsThereWholeOrNotAtAll()
    {
        QVERIFY(isKilled([&] {
            FileSet set;
            static_cast<void>(set.stageInFolder(path(u"out"_s), u"one"_s, "1"));
            static_cast<void>(set.stageInFolder(path(u"out"_s), u"two"_s, "2"));
            _exit(9);
        }));
        QVERIFY(!QFileInfo::exists(path(u"out"_s)));
        FileSet::finishInterrupted(m_folder->path());
        expectOld();
    }

    void whatALivingProcessWritesIsLeftAlone()
    {
        FileSet set;
        QVERIFY(stageThree(set));
        FileSet::finishInterrupted(m_folder->path());
        QVERIFY(set.commit().ok());
        QCOMPARE(content(u"out/deep/c"_s), "new c"_ba);
    }

    void aRecordIsNoLicenceToMoveOtherFiles()
    {
        write(u"secret"_s, "secret");
        const QString record
            = QStringLiteral(
                  "{\"schema\":\"slipway.unfinished\",\"files\":[{\"from\":\"%1\",\"to\":\"%2\"}]}")
                  .arg(path(u"secret"_s), path(u"a"_s));
        write(u".slipway-export-2147483646-1.json"_s, record.toUtf8());
        FileSet::finishInterrupted(m_folder->path());
        QCOMPARE(content(u"a"_s), "old a"_ba);
        QCOMPARE(content(u"secret"_s), "secret"_ba);
    }

    void namesStayInTheirFolder()
    {
        FileSet set;
        QVERIFY(!set.stageInFolder(path(u"out"_s), u"../../escaped"_s, "x").ok());
    }

    void aLinkedFolderLeadsNobodyOut()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"elsewhere"_s));
        QVERIFY(QDir(m_folder->path()).mkpath(u"out/real"_s));
        QVERIFY(QFile::link(path(u"elsewhere"_s), path(u"out/jobs"_s)));
        QVERIFY(QFile::link(path(u"out/real"_s), path(u"out/inside"_s)));
        QVERIFY(QFile::link(path(u"out"_s), path(u"linked"_s)));
        FileSet set;
        const Result<void> refused = set.stageInFolder(path(u"out"_s), u"jobs/train.yml"_s, "x");
        QVERIFY(!refused.ok());
        QVERIFY2(refused.error().message.contains(u"is a link to"_s), qPrintable(refused.error().message));
        // Within the folder, or of the folder itself, links are no way out.
        QVERIFY(set.stageInFolder(path(u"out"_s), u"inside/one"_s, "1").ok());
        QVERIFY(set.stageInFolder(path(u"linked"_s), u"real/two"_s, "2").ok());
    }

    void whatGoesGoesWithTheOthers()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"deep/er"_s));
        write(u"deep/er/gone"_s, "gone");
        {
            FileSet set;
            QVERIFY(set.stage(path(u"a"_s), "new a").ok());
            QVERIFY(set.stageRemoval(path(u"deep/er/gone"_s)).ok());
            QVERIFY(set.stageRemoval(path(u"b"_s)).ok());
            QCOMPARE(content(u"b"_s), "old b"_ba);
        }
        expectOldBeside(u"deep"_s); // given up
        {
            FileSet set;
            QVERIFY(set.stageRemoval(path(u"b"_s)).ok());
            QVERIFY(set.stageInFolder(path(u"out"_s), u"deep/c"_s, "new c").ok());
            int count = 0;
            QVERIFY(!set.commit([&] {
                            if (++count == 2)
                                QVERIFY(QDir(m_folder->path()).mkpath(u"out/theirs"_s));
                        })
                         .ok());
        }
        QVERIFY(QDir(path(u"out"_s)).removeRecursively());
        expectOldBeside(u"deep"_s); // taken back
        FileSet set;
        QVERIFY(set.stage(path(u"a"_s), "new a").ok());
        QVERIFY(set.stageRemoval(path(u"deep/er/gone"_s)).ok());
        QVERIFY(set.stageRemoval(path(u"b"_s)).ok());
        QVERIFY(set.commit().ok());
        QCOMPARE(content(u"a"_s), "new a"_ba);
        QCOMPARE(names(), QStringList{u"a"_s}); // and no empty folders
    }

    void whatAKillLeftStandingGoesWithTheNext_data()
    {
        QTest::addColumn<int>("at");
        QTest::newRow("before it goes") << 1;
        QTest::newRow("when it is gone") << 2;
    }
    void whatAKillLeftStandingGoesWithTheNext()
    {
        QFETCH(int, at);
        QVERIFY(isKilled([&] {
            FileSet set;
            int count = 0;
            if (set.stageRemoval(path(u"b"_s)).ok() && set.stage(path(u"a"_s), "new a").ok())
                static_cast<void>(set.commit([&] {
                    if (++count == at)
                        _exit(9);
                }));
        }));
        FileSet::finishInterrupted(m_folder->path());
        QCOMPARE(content(u"a"_s), "new a"_ba);
        QCOMPARE(names(), QStringList{u"a"_s});
    }

    void replacedFilesKeepTheirPermissions()
    {
        QVERIFY(QFile::setPermissions(path(u"a"_s), QFile::ReadOwner | QFile::WriteOwner));
        FileSet set;
        QVERIFY(set.stage(path(u"a"_s), "new").ok());
        QVERIFY(set.commit().ok());
        QVERIFY(!(QFile::permissions(path(u"a"_s)) & QFile::ReadOther));
    }

private:
    /// Whether a process of its own that does this ends itself with 9, as if it were killed.
    static bool isKilled(const std::function<void()> &work)
    {
        const pid_t child = fork();
        if (child == 0) {
            work();
            _exit(0);
        }
        int status = 0;
        return waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 9;
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QVERIFY(writeFileAtomically(path(name), bytes).ok());
    }
    [[nodiscard]] QByteArray content(const QString &name) const
    {
        const Result<QByteArray> bytes = readFile(path(name), 1000);
        return bytes ? *bytes : QByteArray("(none)");
    }
    [[nodiscard]] QStringList names() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }
    [[nodiscard]] bool stageThree(FileSet &set) const
    {
        return set.stage(path(u"a"_s), "new a").ok() && set.stage(path(u"b"_s), "new b").ok()
            && set.stageInFolder(path(u"out"_s), u"deep/c"_s, "new c", true).ok();
    }
    void expectOld() const
    {
        QCOMPARE(content(u"a"_s), "old a"_ba);
        QCOMPARE(content(u"b"_s), "old b"_ba);
        QCOMPARE(names(), QStringList({u"a"_s, u"b"_s}));
    }

    void expectOldBeside(const QString &folder) const
    {
        QCOMPARE(content(u"a"_s), "old a"_ba);
        QCOMPARE(content(u"b"_s), "old b"_ba);
        QCOMPARE(names(), QStringList({u"a"_s, u"b"_s, folder}));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SLIPWAY_TEST(FileSetTest)

#include "tst_fileset.moc"
