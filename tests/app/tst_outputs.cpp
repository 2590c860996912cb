// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/outputs.h"
#include "tests/app/program.h"
#include "tests/support/files.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

std::function<Result<QByteArray>()> giving(const QByteArray &bytes)
{
    return [bytes]() -> Result<QByteArray> { return bytes; };
}

} // namespace

class OutputsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void allFilesAreWritten()
    {
        Outputs outputs(Outputs::Existing::Refuse);
        outputs.add(path(u"a"_s), giving("A"));
        outputs.add(path(u"b"_s), giving("B"));
        QVERIFY(outputs.write(m_console).ok());
        QCOMPARE(contentOf(path(u"a"_s)), "A"_ba);
        QCOMPARE(contentOf(path(u"b"_s)), "B"_ba);
    }

    void anExistingFileIsRefusedBeforeAnythingIsMade()
    {
        QVERIFY(put(path(u"b"_s), "old"));
        bool made = false;
        Outputs outputs(Outputs::Existing::Refuse);
        outputs.add(path(u"a"_s), [&made]() -> Result<QByteArray> {
            made = true;
            return "A"_ba;
        });
        outputs.add(path(u"b"_s), giving("B"));
        const Result<void> written = outputs.write(m_console);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::Unwritable);
        QVERIFY2(written.error().message.contains(path(u"b"_s)), qPrintable(written.error().message));
        QVERIFY(!made);
        QVERIFY(!QFileInfo::exists(path(u"a"_s)));
        QCOMPARE(contentOf(path(u"b"_s)), "old"_ba);
    }

    void anExistingFileIsReplacedWhenAsked()
    {
        QVERIFY(put(path(u"a"_s), "old and longer"));
        Outputs outputs(Outputs::Existing::Overwrite);
        outputs.add(path(u"a"_s), giving("new"));
        QVERIFY(outputs.write(m_console).ok());
        QCOMPARE(contentOf(path(u"a"_s)), "new"_ba);
    }

    void whatCannotBeMadeLeavesEverythingAsItWas()
    {
        QVERIFY(put(path(u"a"_s), "old"));
        Outputs outputs(Outputs::Existing::Overwrite);
        outputs.add(path(u"a"_s), giving("new"));
        outputs.add(path(u"b"_s), []() -> Result<QByteArray> {
            return Error{ErrorCode::Unreadable, u"There is no font."_s, {}};
        });
        const Result<void> written = outputs.write(m_console);
        QVERIFY(!written);
        QCOMPARE(written.error().message, u"There is no font."_s);
        expectOnly({u"a"_s});
        QCOMPARE(contentOf(path(u"a"_s)), "old"_ba);
    }

    void oneThatCannotBeWrittenLeavesTheOthersAsTheyWere_data()
    {
        QTest::addColumn<QString>("second");
        QTest::newRow("in a folder that is not there") << u"nowhere/b"_s;
        QTest::newRow("in a file") << u"a/b"_s;
        QTest::newRow("a folder") << u"."_s;
        QTest::newRow("a full device") << u"/dev/full"_s;
    }
    void oneThatCannotBeWrittenLeavesTheOthersAsTheyWere()
    {
        QFETCH(QString, second);
        const QString secondPath = second.startsWith(u'/') ? second : path(second);
        QVERIFY(put(path(u"a"_s), "old"));
        Outputs outputs(Outputs::Existing::Overwrite);
        outputs.add(path(u"a"_s), giving("new"));
        outputs.add(secondPath, giving("B"));
        const Result<void> written = outputs.write(m_console);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::Unwritable);
        QVERIFY2(written.error().message.contains(secondPath), qPrintable(written.error().message));
        expectOnly({u"a"_s});
        QCOMPARE(contentOf(path(u"a"_s)), "old"_ba);
    }

    void aDeviceStaysADevice()
    {
        Outputs outputs(Outputs::Existing::Overwrite);
        outputs.add(u"/dev/null"_s, giving("x"));
        QVERIFY(outputs.write(m_console).ok());
        QVERIFY(!QFileInfo(u"/dev/null"_s).isFile());
    }

    // The signal of a file that may grow no further ended the program without a word, and left what it had begun.
    void aFileThatMayGrowNoFurtherIsASentence_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format : {"json", "xlsx", "focus", "pdf", "arm"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }
    void aFileThatMayGrowNoFurtherIsASentence()
    {
        QFETCH(QString, format);
        QTemporaryDir folder;
        const QString plan = folder.filePath(u"plan.slipway"_s);
        QCOMPARE(test::runSlipway({u"new"_s, u"--template"_s, u"vision-realtime"_s, u"-o"_s, plan}).exitCode,
                 0);
        QProcess shell;
        shell.start(u"sh"_s,
                    {u"-c"_s, u"ulimit -f 4; exec \"$@\""_s, u"sh"_s, QStringLiteral(SLIPWAY_PROGRAM),
                     u"export"_s, plan, u"--allow-blockers"_s, u"--"_s + format,
                     folder.filePath(u"report."_s + format)});
        QVERIFY(shell.waitForFinished(60'000));
        const QByteArray said = shell.readAllStandardError();
        QCOMPARE(shell.exitStatus(), QProcess::NormalExit);
        QVERIFY2(shell.exitCode() == 4 && said.contains(QByteArray("report." + format.toUtf8())),
                 said.constData());
        QVERIFY2(said.count('\n') == 1 && said.endsWith(": file too large.\n"), said.constData());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"plan.slipway"_s});
    }

    void onePathForTwoOutputsIsWrongUsage()
    {
        Outputs outputs(Outputs::Existing::Overwrite);
        outputs.add(path(u"a"_s), giving("1"));
        outputs.add(path(u"./a"_s), giving("2"));
        const Result<void> written = outputs.write(m_console);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::Usage);
        expectOnly({});
    }

    void aSymbolicLinkKeepsLeadingToItsFile()
    {
        QVERIFY(put(path(u"real"_s), "old"));
        QVERIFY(QFile::link(path(u"real"_s), path(u"link"_s)));
        Outputs outputs(Outputs::Existing::Overwrite);
        outputs.add(path(u"link"_s), giving("new"));
        QVERIFY(outputs.write(m_console).ok());
        QVERIFY(QFileInfo(path(u"link"_s)).isSymLink());
        QCOMPARE(contentOf(path(u"real"_s)), "new"_ba);
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void expectOnly(const QStringList &names) const
    {
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 names);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Console m_console{stdout, stderr};
};

SLIPWAY_TEST(OutputsTest)

#include "tst_outputs.moc"
