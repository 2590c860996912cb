// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/filenames.h"
#include "model/base/files.h"
#include "model/base/fileset.h"
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
    void aFileOfTheLongestNameIsReplaced();
    void namesAreShortenedAndStayApart();
    void anyTextMakesAFileName_data();
    void anyTextMakesAFileName();
    void namesOfDevicesAreAltered();
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

/// Of 255 bytes, as many as a file system takes: what is written beside it has a shorter name.
void FilesTest::aFileOfTheLongestNameIsReplaced()
{
    const QTemporaryDir folder;
    for (const QString &name :
         {QString(255, u'a'), QString(QString(127, u'\u00e4') + u'a'), QString(220, u'b')}) {
        const QString path = folder.filePath(name);
        const Result<void> written = writeFileAtomically(path, "new");
        QVERIFY2(written.ok(), written ? "" : qPrintable(written.error().message));
        QVERIFY(writeFileAtomically(path, "newer").ok());
        QCOMPARE(*readFile(path, 100), QByteArray("newer"));
        FileSet set;
        QVERIFY(set.stage(path, "newest").ok());
        QVERIFY(set.commit().ok());
        QCOMPARE(*readFile(path, 100), QByteArray("newest"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList(name));
        QVERIFY(QFile::remove(path));
    }
}

void FilesTest::namesAreShortenedAndStayApart()
{
    QCOMPARE(nameWithRoom(QString(205, u'a'), 50), QString(205, u'a'));
    const QString one = nameWithRoom(QString(206, u'a'), 50);
    const QString other = nameWithRoom(QString(207, u'a'), 50);
    QVERIFY(one != other);
    QCOMPARE(one.size(), 205);
    QCOMPARE(other.size(), 205);
}

/// Source: Naming Files, Paths, and Namespaces, Microsoft Learn (Win32).
void FilesTest::anyTextMakesAFileName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << u"A plan"_s << u"A plan.pdf"_s;
    QTest::newRow("of two") << u"a/b: c\\d?"_s << u"a-b- c-d-.pdf"_s;
    QTest::newRow("device") << u"CON"_s << u"CON_.pdf"_s;
    QTest::newRow("device in another case") << u"nul"_s << u"nul_.pdf"_s;
    QTest::newRow("device with a suffix") << u"com1.old"_s << u"com1_.old.pdf"_s;
    QTest::newRow("device with a dot") << u"aux."_s << u"aux_.pdf"_s;
    QTest::newRow("no device") << u"console"_s << u"console.pdf"_s;
    QTest::newRow("hidden") << u"..secret"_s << u"secret.pdf"_s;
    QTest::newRow("nothing") << u". ."_s << u"plan.pdf"_s;
    QTest::newRow("long") << QString(250, u'x') << QString(QString(201, u'x') + u".pdf"_s); // 255 - 50 - 4
    QTest::newRow("long in bytes") << QString(200, u'\u00e4') << QString(QString(100, u'\u00e4') + u".pdf"_s);
}

void FilesTest::anyTextMakesAFileName()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    QCOMPARE(suggestedFileName(text, u"pdf"_s), name);
}

/// Windows keeps these names, whatever suffix and letters they have: Naming Files, Paths, and Namespaces (Microsoft Learn).
void FilesTest::namesOfDevicesAreAltered()
{
    for (const char *device : {"CON", "con", "Prn", "AUX", "nul", "COM1", "com0", "LPT9"})
        QCOMPARE(noDeviceName(QString::fromLatin1(device)), QString::fromLatin1(device) + u'_');
    QCOMPARE(noDeviceName(u"nul.yml"_s), u"nul_.yml"_s);
    for (const char *name : {"CON1", "console", "com", "lpt10", "train", "con-b", "_con"})
        QCOMPARE(noDeviceName(QString::fromLatin1(name)), QString::fromLatin1(name));
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
