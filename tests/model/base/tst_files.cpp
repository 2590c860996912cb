// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/files.h"
#include "model/base/nearmatch.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace slipway;
using namespace Qt::StringLiterals;

class FilesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFileIsReadWhole();
    void whatIsNoFileIsRefused();
    void aLargeFileIsNotRead();
    void aFileThatHidesItsSizeIsReadUpToTheLimit();
    void writingReplacesTheWholeFile();
    void aFailedWriteLeavesTheOldFile();
    void writingIntoNothingNamesTheFolder();
    void theNearestWordIsFound_data();
    void theNearestWordIsFound();
    void aClosedListIsNeverSilent();
};

void FilesTest::aFileIsReadWhole()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.slipway"_s);
    const QByteArray bytes("abc\0\r\ndef", 9);
    QVERIFY(writeFileAtomically(path, bytes).ok());
    const auto read = readFile(path, 9);
    QVERIFY(read.ok());
    QCOMPARE(read.value(), bytes);
}

void FilesTest::whatIsNoFileIsRefused()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const QString link = folder.filePath(u"link"_s);
    QVERIFY(QFile::link(folder.filePath(u"gone"_s), link));
    const std::pair<QString, QString> cases[]
        = {{folder.filePath(u"absent"_s), u"There is no file \"%1\"."_s},
           {folder.path(), u"\"%1\" is a folder, not a file."_s},
           {pipe, u"\"%1\" is a pipe or a device, not a file."_s},
           {u"/dev/zero"_s, u"\"%1\" is a pipe or a device, not a file."_s},
           {link, u"\"%1\" is a link to nothing."_s}};
    for (const auto &[path, message] : cases) {
        const auto read = readFile(path, 100);
        QVERIFY(!read.ok());
        QCOMPARE(read.error().message, message.arg(path));
        QCOMPARE(read.error().code, ErrorCode::Unreadable);
        QCOMPARE(read.error().where, path);
    }
}

void FilesTest::aLargeFileIsNotRead()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"large %1 %2"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(qint64(4) << 30));
    file.close();
    const auto read = readFile(file.fileName(), 10 * 1024 * 1024);
    QVERIFY(!read.ok());
    QCOMPARE(read.error().message, u"\"%1\" is larger than the limit of 10 MiB."_s.arg(file.fileName()));
}

void FilesTest::aFileThatHidesItsSizeIsReadUpToTheLimit()
{
    // Files of the process file system say that they are empty.
    const auto read = readFile(u"/proc/self/status"_s, 1 << 20);
    QVERIFY(read.ok());
    QVERIFY(!read->isEmpty());
    QVERIFY(!readFile(u"/proc/self/status"_s, 10).ok());
}

void FilesTest::writingReplacesTheWholeFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a"_s);
    QVERIFY(writeFileAtomically(path, QByteArray(10'000, 'x')).ok());
    QVERIFY(writeFileAtomically(path, "new").ok());
    QCOMPARE(*readFile(path, 100), QByteArray("new"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(u"a"_s));
}

void FilesTest::aFailedWriteLeavesTheOldFile()
{
    const auto full = writeFileAtomically(u"/dev/full"_s, "new");
    QVERIFY(!full.ok());
    QCOMPARE(full.error().code, ErrorCode::Unwritable);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sub"_s);
    QVERIFY(QDir().mkpath(path));
    const auto written = writeFileAtomically(path, "new");
    QVERIFY(!written.ok());
    QCOMPARE(written.error().message, u"\"%1\" could not be written: it is a folder."_s.arg(path));
    QVERIFY(QFileInfo(path).isDir());
}

void FilesTest::writingIntoNothingNamesTheFolder()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"none/a"_s);
    const auto written = writeFileAtomically(path, "new");
    QVERIFY(!written.ok());
    QCOMPARE(
        written.error().message,
        u"\"%1\" could not be written: there is no folder \"%2\"."_s.arg(path, folder.filePath(u"none"_s)));
    QVERIFY(!QFile::exists(folder.filePath(u"none"_s)));
}

void FilesTest::theNearestWordIsFound_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("nearest");
    QTest::newRow("letter missing") << u"compute_clster"_s << u"compute_cluster"_s;
    QTest::newRow("letters swapped") << u"comptue_cluster"_s << u"compute_cluster"_s;
    QTest::newRow("written otherwise") << u"Compute Cluster"_s << u"compute_cluster"_s;
    QTest::newRow("short") << u"ask"_s << u"aks"_s;
    QTest::newRow("nothing near") << u"zebra"_s << QString();
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("far too long") << QString(5000, u'a') << QString();
}

void FilesTest::theNearestWordIsFound()
{
    QFETCH(QString, word);
    QTEST(nearestWord(word, {u"compute_instance"_s, u"compute_cluster"_s, u"aks"_s}), "nearest");
}

void FilesTest::aClosedListIsNeverSilent()
{
    const QStringList regions{u"eastus"_s, u"westus"_s, u"westus2"_s, u"westeurope"_s, u"northeurope"_s};
    QCOMPARE(sentenceEndForClosed(u"westeurop", regions), u"; did you mean \"westeurope\"?"_s);
    QCOMPARE(sentenceEndForClosed(u"west", regions),
             u"; known are \"westus\", \"westus2\", \"westeurope\" and others."_s);
    QCOMPARE(sentenceEndForClosed(u"atlantis", {u"b"_s, u"a"_s, u"a"_s}), u"; known are \"a\", \"b\"."_s);
    QCOMPARE(sentenceEndForClosed(QString(5000, u'a'), {u"b"_s}), u"; known are \"b\"."_s);
    QCOMPARE(sentenceEndForClosed(u"a", {}), u"."_s);
}

SLIPWAY_TEST(FilesTest)
#include "tst_files.moc"
