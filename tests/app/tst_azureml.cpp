// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/files.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QStringList filesBelow(const QString &folder)
{
    QStringList files;
    QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext())
        files << QDir(folder).relativeFilePath(it.next());
    files.sort();
    return files;
}

} // namespace

/// The folder of Azure ML files, through the real program.
class AzureMlTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void writesAFolderThatCanBeRun()
    {
        const QString out = path(u"new/out"_s);
        QCOMPARE(exported({u"--azureml"_s, out}).exitCode, 0);
        QCOMPARE(filesBelow(out),
                 (QStringList{u"README.md"_s, u"computes/notebooks-p1.yml"_s, u"computes/notebooks-p2.yml"_s,
                              u"computes/train.yml"_s, u"deploy.sh"_s, u"deployments/serve/blue.yml"_s,
                              u"endpoints/serve.yml"_s, u"jobs/train.yml"_s, u"schedules/train.yml"_s,
                              u"slipway-folder.json"_s}));
        QVERIFY(QFileInfo(out + u"/deploy.sh"_s).isExecutable());
        QVERIFY(!QFileInfo(out + u"/README.md"_s).isExecutable());
    }

    void aSecondTimeNeedsForce()
    {
        const QString out = path(u"out"_s);
        QCOMPARE(exported({u"--azureml"_s, out}).exitCode, 0);
        QFile::remove(out + u"/README.md"_s);
        const Ended refused = exported({u"--azureml"_s, out});
        QCOMPARE(refused.exitCode, 4);
        QVERIFY2(refused.messages.contains(u"--force"_s), qPrintable(refused.messages));
        QVERIFY(!QFile::exists(out + u"/README.md"_s)); // nothing of it was written
        QCOMPARE(exported({u"--azureml"_s, out, u"--force"_s}).exitCode, 0);
        QVERIFY(QFile::exists(out + u"/README.md"_s));
    }

    void whatCannotBeWrittenLeavesNothing_data()
    {
        QTest::addColumn<QString>("target");
        QTest::newRow("below a file") << u"file/out"_s;
        QTest::newRow("a file") << u"file"_s;
        QTest::newRow("where nothing may be made") << u"/proc/out"_s;
    }
    void whatCannotBeWrittenLeavesNothing()
    {
        QFETCH(QString, target);
        QFile file(path(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const Ended ended = exported({u"--azureml"_s, target.startsWith(u'/') ? target : path(target)});
        QVERIFY2(ended.exitCode == 4, qPrintable(ended.messages));
        QCOMPARE(ended.sentences().size(), 1);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{u"file"_s});
    }

    void anotherOutputThatFailsTakesTheFolderWithIt()
    {
        const Ended ended
            = exported({u"--azureml"_s, path(u"a/b"_s), u"--csv"_s, path(u"nowhere/out.csv"_s)});
        QCOMPARE(ended.exitCode, 4);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
    }

    void standardOutputIsNoFolder()
    {
        const Ended ended = exported({u"--azureml"_s, u"-"_s});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.messages.contains(u"folder"_s), qPrintable(ended.messages));
    }

    void blockersAreWrittenAndEndWithOne()
    {
        const QString plan = path(u"plan.slipway"_s);
        QCOMPARE(runSlipway({u"new"_s, u"--template"_s, u"vision-realtime"_s, u"-o"_s, plan}).exitCode, 0);
        QByteArray text = contentOf(plan);
        text.replace("\"target\": \"managed_online_endpoint\"", "\"target\": \"aci\"");
        QFile file(plan);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        const QString out = path(u"out"_s);
        QCOMPARE(runSlipway({u"export"_s, plan, u"--azureml"_s, out}).exitCode, 1);
        QVERIFY(contentOf(out + u"/computes/train.yml"_s).contains("blocker"));
        QCOMPARE(runSlipway({u"export"_s, plan, u"--azureml"_s, out, u"--force"_s, u"--allow-blockers"_s})
                     .exitCode,
                 0);
    }

    // Two plans of one name are two deployments, and so is one plan in two folders; a folder stays the one it is.
    void aFolderIsADeployment()
    {
        QCOMPARE(exported({u"--azureml"_s, path(u"one"_s)}).exitCode, 0);
        QCOMPARE(exported({u"--azureml"_s, path(u"other"_s)}).exitCode, 0);
        const QString one = deploymentOf(u"one"_s);
        QVERIFY2(one.size() > 16 && one != deploymentOf(u"other"_s), qPrintable(one));
        for (const QString &name : {u"deploy.sh"_s, u"computes/train.yml"_s, u"schedules/train.yml"_s})
            QVERIFY2(contentOf(path(u"one/"_s + name)).contains(one.toUtf8()), qPrintable(name));

        const QString renamed = path(u"renamed.slipway"_s);
        QCOMPARE(runSlipway({u"new"_s, u"--template"_s, u"vision-realtime"_s, u"-o"_s, renamed}).exitCode, 0);
        QCOMPARE(runSlipway({u"set"_s, renamed, u"name=Another"_s}).exitCode, 0);
        QCOMPARE(exported({u"--azureml"_s, path(u"one"_s), u"--force"_s}).messages, QString());
        const Ended another
            = runSlipway({u"export"_s, renamed, u"--azureml"_s, path(u"one"_s), u"--force"_s});
        QCOMPARE(another.exitCode, 0);
        QVERIFY2(another.messages.contains(u"and now from \"Another\". It goes on as the same deployment, "_s
                                           + one),
                 qPrintable(another.messages));
        QCOMPARE(deploymentOf(u"one"_s), one);
        QVERIFY(contentOf(path(u"one/computes/train.yml"_s)).contains(one.toUtf8()));

        // Version control may keep the record alone.
        QVERIFY(QDir().mkpath(path(u"kept"_s)));
        QVERIFY(QFile::copy(path(u"one/slipway-folder.json"_s), path(u"kept/slipway-folder.json"_s)));
        QCOMPARE(exported({u"--azureml"_s, path(u"kept"_s)}).exitCode, 0);
        QCOMPARE(deploymentOf(u"kept"_s), one);
    }

    void whatAnEarlierExportWroteGoes()
    {
        const QString out = path(u"out"_s);
        QCOMPARE(exported({u"--azureml"_s, out}).exitCode, 0);
        QVERIFY(QFile::copy(out + u"/README.md"_s, out + u"/notes.md"_s));
        QVERIFY(QFile::copy(out + u"/computes/train.yml"_s, out + u"/computes/mine.yml"_s));
        const QString plan = path(u"plan.slipway"_s);
        QCOMPARE(runSlipway({u"new"_s, u"--template"_s, u"proof-of-concept"_s, u"-o"_s, plan}).exitCode, 0);
        QCOMPARE(runSlipway({u"export"_s, plan, u"--azureml"_s, out, u"--force"_s}).exitCode, 0);
        QCOMPARE(runSlipway({u"export"_s, plan, u"--azureml"_s, path(u"new"_s)}).exitCode, 0);
        QStringList wanted = filesBelow(path(u"new"_s)) + QStringList{u"notes.md"_s, u"computes/mine.yml"_s};
        wanted.sort();
        QCOMPARE(filesBelow(out), wanted);
        QVERIFY(!QFileInfo::exists(out + u"/schedules"_s)
                && !QFileInfo::exists(out + u"/deployments/serve"_s));
    }

    void aRecordThatNoExportWroteIsRefused_data()
    {
        QTest::addColumn<QByteArray>("record");
        const QByteArray start = "{\"schema\": \"slipway.folder\", \"version\": 1, \"deployment\": ";
        QTest::newRow("not JSON") << "deployment"_ba;
        QTest::newRow("another schema") << "{\"schema\": \"slipway.plan\"}"_ba;
        QTest::newRow("a command") << start + "\"plan-$(reboot)\", \"files\": []}";
        QTest::newRow("outside") << start + "\"plan-01234567\", \"files\": [\"../plan.slipway\"]}";
        QTest::newRow("somebody's file") << start + "\"plan-01234567\", \"files\": [\"computes/notes.txt\"]}";
        QTest::newRow("of later") << "{\"schema\": \"slipway.folder\", \"version\": 2}"_ba;
    }
    void aRecordThatNoExportWroteIsRefused()
    {
        QFETCH(QByteArray, record);
        QVERIFY(QDir().mkpath(path(u"out"_s)));
        QFile file(path(u"out/slipway-folder.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(record) == record.size());
        file.close();
        const Ended ended = exported({u"--azureml"_s, path(u"out"_s), u"--force"_s});
        QCOMPARE(ended.exitCode, 3);
        QVERIFY2(ended.messages.contains(u"slipway-folder.json"_s), qPrintable(ended.messages));
        QCOMPARE(filesBelow(path(u"out"_s)), QStringList{u"slipway-folder.json"_s});
    }

    // Whatever is left of a folder: what somebody filled in there is in it after the next export, or the export says why not.
    void whatIsFilledInStaysWithoutTheRecord()
    {
        const QString out = path(u"out"_s);
        const QString job = out + u"/jobs/train.yml"_s;
        QCOMPARE(exported({u"--azureml"_s, out}).exitCode, 0);
        QByteArray filled = contentOf(job);
        filled.replace("azureml:REPLACE_TRAIN_ENVIRONMENT", "azureml:vision-env:7");
        rewrite(job, filled);
        QVERIFY(QFile::remove(out + u"/slipway-folder.json"_s));
        QCOMPARE(exported({u"--azureml"_s, out, u"--force"_s}).exitCode, 0);
        QVERIFY2(contentOf(job).contains("environment: azureml:vision-env:7\n"), contentOf(job).constData());

        // It cannot be told what is filled in: nothing is written.
        QVERIFY(QFile::remove(out + u"/slipway-folder.json"_s));
        const QByteArray damaged = "code: \"src\nenvironment: azureml:vision-env:8\n";
        rewrite(job, damaged);
        const Ended refused = exported({u"--azureml"_s, out, u"--force"_s});
        QCOMPARE(refused.exitCode, 3);
        QVERIFY2(refused.messages.contains(u"out/jobs/train.yml"_s) && refused.messages.contains(u"A quote is not closed."_s),
                 qPrintable(refused.messages));
        QCOMPARE(contentOf(job), damaged);
        QVERIFY(!QFile::exists(out + u"/slipway-folder.json"_s));
    }

    // What is said does it: with the record out of the way the deployment and what is filled in are what they were.
    void aBrokenRecordIsMendedAsItSays()
    {
        const QString out = path(u"o'ut"_s);
        const QString record = out + u"/slipway-folder.json"_s;
        const QString job = out + u"/jobs/train.yml"_s;
        QCOMPARE(exported({u"--azureml"_s, out}).exitCode, 0);
        const QString deployment = deploymentOf(u"o'ut"_s);
        QByteArray filled = contentOf(job);
        filled.replace("azureml:REPLACE_TRAIN_ENVIRONMENT", "azureml:vision-env:7");
        rewrite(job, filled);
        const QByteArray whole = contentOf(record);
        rewrite(record, whole.first(whole.size() / 2));
        const Ended told = exported({u"--azureml"_s, out, u"--force"_s});
        QCOMPARE(told.exitCode, 3);
        const QString command = u"mv '"_s + path(u"o'\\''ut/slipway-folder.json' '"_s)
            + path(u"o'\\''ut/slipway-folder.json.broken'"_s);
        for (const QString &part :
             QStringList{u"The record of the folder is broken:"_s, u"are safe, with what is filled in there"_s,
              deployment + u": "_s + command + u" and the same export again with --force"_s})
            QVERIFY2(told.messages.contains(part), qPrintable(told.messages + part));
        QProcess shell;
        shell.start(u"sh"_s, {u"-c"_s, command});
        QVERIFY(shell.waitForFinished() && shell.exitCode() == 0);
        QCOMPARE(exported({u"--azureml"_s, out, u"--force"_s}).exitCode, 0);
        QCOMPARE(deploymentOf(u"o'ut"_s), deployment);
        QVERIFY2(contentOf(job).contains("environment: azureml:vision-env:7\n"), contentOf(job).constData());

        // Where no file tells the deployment, nothing but a copy of the record keeps it.
        QVERIFY(QDir().mkpath(path(u"bare"_s)));
        rewrite(path(u"bare/slipway-folder.json"_s), "{");
        const Ended bare = exported({u"--azureml"_s, path(u"bare"_s)});
        QCOMPARE(bare.exitCode, 3);
        QVERIFY2(bare.messages.contains(
                     u"No file beside it tells the deployment: put a copy of the record back."_s),
                 qPrintable(bare.messages));
    }

    // Whatever stands where a file is to be written is told the same way.
    void aFolderWhereAFileGoesIsNoInput_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
             {"README.md", "deploy.sh", "slipway-folder.json", "jobs/train.yml", "computes/train.yml"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void aFolderWhereAFileGoesIsNoInput()
    {
        QFETCH(QString, name);
        QVERIFY(QDir().mkpath(path(u"out/"_s + name)));
        const Ended ended = exported({u"--azureml"_s, path(u"out"_s), u"--force"_s});
        QCOMPARE(ended.exitCode, 4);
        QVERIFY2(ended.messages.contains(name), qPrintable(ended.messages));
        QCOMPARE(filesBelow(path(u"out"_s)), QStringList());
    }

    void twoExportsAreTheSameBytes()
    {
        QCOMPARE(exported({u"--azureml"_s, path(u"1"_s)}).exitCode, 0);
        QVERIFY(QDir().mkpath(path(u"2"_s)));
        QVERIFY(QFile::copy(path(u"1/slipway-folder.json"_s), path(u"2/slipway-folder.json"_s)));
        QCOMPARE(exported({u"--azureml"_s, path(u"2"_s)}).exitCode, 0);
        for (const QString &name : filesBelow(path(u"1"_s)))
            QCOMPARE(contentOf(path(u"1/"_s + name)), contentOf(path(u"2/"_s + name)));
    }

    void theArmTemplateIsOneFile()
    {
        const Ended ended = exported({u"--arm"_s, u"-"_s});
        QCOMPARE(ended.exitCode, 0);
        QVERIFY(QJsonDocument::fromJson(ended.results).object()[u"resources"_s].toArray().size() > 4);
    }

    void whatWasExportedIsImported()
    {
        const QString out = path(u"out"_s);
        QCOMPARE(exported({u"--azureml"_s, out}).exitCode, 0);
        QStringList arguments{u"import"_s};
        for (const QString &name : filesBelow(out)) {
            if (name.endsWith(u".yml"_s))
                arguments << out + u'/' + name;
        }
        const QString plan = path(u"back.slipway"_s);
        const Ended imported = runSlipway(arguments + QStringList{u"-o"_s, plan});
        QVERIFY2(imported.exitCode == 0, qPrintable(imported.messages));
        QVERIFY(contentOf(plan).contains("Standard_NC24ads_A100_v4"));
        QVERIFY(runSlipway({u"check"_s, plan}).exitCode <= 1);
        QCOMPARE(runSlipway(arguments + QStringList{u"-o"_s, plan}).exitCode, 4);
        // To standard output without a name.
        QCOMPARE(runSlipway(arguments).results, contentOf(plan));
    }

    void badInputOfAnImportEndsWithThree()
    {
        QFile file(path(u"bad.yml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("$schema: https://azuremlschemas.azureedge.net/latest/amlCompute.schema.json\nname: "
                   "a-1\ntype: amlcompute\n");
        file.close();
        const QString plan = path(u"p.slipway"_s);
        const Ended ended = runSlipway({u"import"_s, path(u"bad.yml"_s), u"-o"_s, plan});
        QCOMPARE(ended.exitCode, 3);
        QCOMPARE(ended.sentences().size(), 1);
        QVERIFY2(ended.messages.contains(u"bad.yml:2"_s) && ended.messages.contains(u"compute name"_s),
                 qPrintable(ended.messages));
        QVERIFY(!QFile::exists(plan));
        QCOMPARE(runSlipway({u"import"_s, path(u"nowhere.yml"_s)}).exitCode, 3);
        QCOMPARE(runSlipway({u"import"_s}).exitCode, 2);
    }

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    static void rewrite(const QString &name, const QByteArray &bytes)
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    static Ended exported(const QStringList &options)
    {
        return runSlipway(
            QStringList{u"export"_s, u"--template"_s, u"vision-realtime"_s, u"--as-of"_s, u"2026-11-20"_s}
            + options);
    }

    [[nodiscard]] QString deploymentOf(const QString &folder) const
    {
        return QJsonDocument::fromJson(contentOf(path(folder + u"/slipway-folder.json"_s)))[u"deployment"_s]
            .toString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SLIPWAY_TEST(AzureMlTest)
#include "tst_azureml.moc"
