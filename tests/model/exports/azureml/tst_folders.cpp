// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/model/plan/randomplan.h"
#include "tests/support/testrun.h"

#include "model/base/filenames.h"
#include "model/exports/azureml/exportfolder.h"
#include "model/exports/azureml/fieldcheck.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway;
using namespace slipway::azureml;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QStringList textsOf(const QList<FieldFault> &faults)
{
    QStringList texts;
    for (const FieldFault &fault : faults)
        texts << fault.text();
    return texts;
}

} // namespace

/// The folders written from plans, held against the field rules and read as a person would.
class AzureMlFoldersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileOfEveryTemplateIsClean_data() { templatesAsRows(); }
    void everyFileOfEveryTemplateIsClean()
    {
        QFETCH(QString, id);
        const std::vector<ExportFile> folder = azureMlFolder(templatePlan(id));
        QVERIFY(folder.size() > 5);
        QCOMPARE(textsOf(checkFolder(fieldRules(), folder)), QStringList());
    }

    void everyFileOfRandomPlansIsClean()
    {
        std::size_t files = 0;
        for (quint32 seed = 1; seed <= 160; ++seed) {
            const std::vector<ExportFile> folder = azureMlFolder(randomDeployablePlan(seed));
            files += folder.size();
            QCOMPARE((std::pair{seed, textsOf(checkFolder(fieldRules(), folder))}),
                     (std::pair{seed, QStringList()}));
        }
        QVERIFY2(files > 700, qPrintable(QString::number(files)));
    }

    void wholeRandomPlansAreWrittenToo()
    {
        // Plans that make no sense at all: whatever comes out, it is YAML and a script and a README.
        for (quint32 seed = 1; seed <= 40; ++seed) {
            for (const ExportFile &file :
                 writeAzureMl(randomPlan(seed), Evaluation(), catalog(), {}, testDeployment.toString())) {
                if (file.path.endsWith(u".yml"_s))
                    QVERIFY2(parseYaml(file.bytes, file.path), file.bytes.constData());
            }
        }
    }

    /// Two machines of 4 vCPUs and a node, 12 of the 24 that a subscription starts with: the row adds up.
    void quotaThatIsThereByDefaultSaysSo()
    {
        const QByteArray readme = fileOf(azureMlFolder(templatePlan(u"proof-of-concept"_s)), u"README.md"_s);
        QVERIFY2(readme.contains("| Standard DSv3 Family vCPUs | westeurope | 12 | 24 by default | 0 |"),
                 readme.constData());
    }

    void theSamePlanGivesTheSameBytes()
    {
        const std::vector<ExportFile> one = azureMlFolder(templatePlan(u"edge-arc"_s));
        const std::vector<ExportFile> two = azureMlFolder(templatePlan(u"edge-arc"_s));
        QCOMPARE(one.size(), two.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            QCOMPARE(one[i].path, two[i].path);
            QCOMPARE(one[i].bytes, two[i].bytes);
        }
    }

    void blockersStandOnTopOfEachFile()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.compute(u"train")->minNodes = plan.compute(u"train")->maxNodes + 1;
        const Evaluation evaluation = evaluated(plan);
        QVERIFY(evaluation.hasBlockers());
        const QString title = evaluation.findings.front().title;
        const std::vector<ExportFile> folder
            = writeAzureMl(plan, evaluation, catalog(), {}, testDeployment.toString());
        for (const ExportFile &file : folder) {
            if (file.path == folderRecordName)
                continue; // nothing is made of it
            const QString text = QString::fromUtf8(file.bytes).left(1500);
            QVERIFY2(text.contains(u"locker"_s), qPrintable(file.path));
            QVERIFY2(text.contains(title.left(20)), qPrintable(file.path + u": "_s + text));
        }
        // They are still files: a comment changes nothing.
        QCOMPARE(textsOf(checkFolder(fieldRules(), folder)), QStringList());
        QVERIFY(fileOf(folder, u"deploy.sh"_s).contains("SLIPWAY_ALLOW_BLOCKERS"));
    }

    void everyPlaceholderIsListed_data() { templatesAsRows(); }
    void everyPlaceholderIsListed()
    {
        QFETCH(QString, id);
        const std::vector<ExportFile> folder = azureMlFolder(templatePlan(id));
        const QString readme = QString::fromUtf8(fileOf(folder, u"README.md"_s));
        static const QRegularExpression token(u"REPLACE_[A-Z0-9_]+"_s);
        int found = 0;
        for (const ExportFile &file : folder) {
            if (!file.path.endsWith(u".yml"_s))
                continue;
            for (const QString &line : QString::fromUtf8(file.bytes).split(u'\n')) {
                const auto match = token.match(line);
                if (!match.hasMatch())
                    continue;
                ++found;
                QVERIFY2(line.contains(u"# Fill in: "_s), qPrintable(file.path + u": "_s + line));
                QVERIFY2(readme.contains(u'`' + match.captured() + u'`'), qPrintable(match.captured()));
            }
        }
        QVERIFY(found > 0);
    }

    void theReadmeSaysWhatItCostsAndWhatComesFirst()
    {
        const Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
        const Evaluation evaluation = evaluated(plan);
        const QString readme = QString::fromUtf8(fileOf(azureMlFolder(plan), u"README.md"_s));
        QVERIFY(readme.contains(u"USD 7,199.05"_s)
                == (evaluation.averageMonth.known().toDecimal() == u"7199.05"_s));
        QVERIFY(readme.contains(u"in USD"_s));
        QVERIFY(readme.contains(evaluation.provenance.newestPrice.toString(Qt::ISODate)));
        QVERIFY(readme.contains(evaluation.provenance.oldestPrice.toString(Qt::ISODate)));
        for (const QuotaNeed &need : evaluation.quota) {
            if (need.toRequest() > 0)
                QVERIFY2(readme.contains(u"**%1**"_s.arg(need.toRequest())), qPrintable(need.family));
        }
        for (const Finding &finding : evaluation.findings) {
            if (finding.severity == Severity::Approval)
                QVERIFY2(readme.contains(finding.title), qPrintable(finding.title));
        }
    }

    void namesInTheReadmeAreText()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.name = u"&amp; ~~gone~~ $x$ :tada: www.example.com http://example.com a@example.com"_s;
        for (Workload &workload : plan.workloads)
            workload.name = plan.name;
        for (const ExportFile &file : azureMlFolder(plan)) {
            if (file.path != u"README.md")
                continue;
            const QString readme = QString::fromUtf8(file.bytes);
            for (const QString &markup : {u"&amp;"_s, u"~~gone"_s, u"$x$"_s, u":tada"_s, u"www.example"_s,
                                          u"http://example"_s, u"a@example"_s})
                QVERIFY2(!readme.contains(markup), qPrintable(markup));
            QVERIFY(readme.contains(u"&#38;amp;"_s));
        }
    }

    void whatNoFileCanCreateIsNamed()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.compute(u"serve")->target = u"aci"_s;
        Compute spare;
        spare.id = u"spare"_s;
        spare.target = u"compute_cluster"_s;
        plan.computes.push_back(spare);
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const QString readme = QString::fromUtf8(fileOf(folder, u"README.md"_s));
        QVERIFY(readme.contains(u"- serve: A web service of SDK v1"_s));
        QVERIFY(readme.contains(u"- spare: No workload"_s));
        QVERIFY(fileOf(folder, u"endpoints/serve.yml"_s).isNull());
        QVERIFY(fileOf(folder, u"computes/spare.yml"_s).isNull());
    }

    // What is said of it does it: with the record out of the way the deployment is what it was, and so is what is filled in.
    void aBrokenRecordSaysWhatMendsIt()
    {
        const QTemporaryDir parent;
        const QString out = parent.filePath(u"o'ut"_s);
        const Plan plan = templatePlan(u"vision-realtime"_s);
        const auto put = [&out](const QString &name, const QByteArray &bytes) {
            const QString path = out + u'/' + name;
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        };
        QByteArray record;
        for (const ExportFile &file : azureMlFolder(plan)) {
            QByteArray bytes = file.bytes;
            if (file.path == u"jobs/train.yml"_s)
                bytes.replace("azureml:REPLACE_TRAIN_ENVIRONMENT", "azureml:vision-env:7");
            if (file.path == folderRecordName)
                record = bytes;
            put(file.path, bytes);
        }
        QVERIFY(!record.isEmpty());
        const QString path = out + u'/' + folderRecordName;
        put(folderRecordName.toString(), record.first(record.size() / 2));
        const Result<FolderRecord> broken = recordForExport(out, plan);
        QVERIFY(!broken);
        const QString quoted = parent.filePath(u"o'\\''ut/slipway-folder.json"_s);
        const QString command = u"mv '%1' '%1.broken'"_s.arg(quoted);
        for (const QString &part :
             {u"The record of the folder is broken:"_s,
              u"The files beside it are safe, with what is filled in there"_s,
              u"tell the deployment, %1: %2 and the same export again with --force"_s.arg(testDeployment,
                                                                                          command)})
            QVERIFY2(broken.error().message.contains(part),
                     qPrintable(broken.error().message + u"\n"_s + part));
        QProcess shell;
        shell.start(u"sh"_s, {u"-c"_s, command});
        QVERIFY(shell.waitForFinished() && shell.exitCode() == 0);
        const Result<FolderRecord> mended = recordForExport(out, plan);
        QVERIFY2(mended, mended ? "" : qPrintable(mended.error().message));
        QCOMPARE(mended->deployment, testDeployment.toString());
        QVERIFY(mended->earlier.files.value(u"jobs/train.yml"_s).contains("azureml:vision-env:7"));

        // Where no file tells the deployment, only a copy of the record keeps it.
        QVERIFY(QDir(out).removeRecursively());
        put(folderRecordName.toString(), "{");
        const Result<FolderRecord> bare = recordForExport(out, plan);
        QVERIFY(!bare
                && bare.error().message.contains(
                    u"No file beside it tells the deployment: put a copy of the record back."_s));
    }

    // What stands in the way of a file is told where it is written: it is no input.
    void aFolderIsNoRecordAndNoReadme()
    {
        const QTemporaryDir out;
        for (const QString &name : {u"README.md"_s, folderRecordName.toString()}) {
            QVERIFY(QDir(out.path()).mkpath(name));
            const Result<FolderRecord> record
                = recordForExport(out.path(), templatePlan(u"vision-realtime"_s));
            QVERIFY2(record, record ? "" : qPrintable(record.error().message));
        }
    }

    // Names that Windows keeps for devices are files under another name; what they are called in the workspace stays.
    void noFileIsCalledLikeADevice()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.compute(u"train")->id = u"CON"_s;
        plan.compute(u"serve")->id = u"prn"_s;
        plan.workload(u"train")->id = u"aux"_s;
        plan.workload(u"aux")->name = u"aux"_s;
        std::get<TrainingJob>(plan.workload(u"aux")->detail).compute = u"CON"_s;
        plan.workload(u"serve")->id = u"nul"_s;
        auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"nul")->detail);
        endpoint.deployments[0].id = u"com1"_s;
        endpoint.deployments[0].compute = u"prn"_s;
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        QStringList paths;
        for (const ExportFile &file : folder) {
            paths << file.path;
            for (const QString &part : file.path.split(u'/'))
                QCOMPARE(noDeviceName(part), part);
        }
        for (const QString &path : {u"computes/CON_.yml"_s, u"deployments/nul_/com1_.yml"_s,
                                    u"endpoints/nul_.yml"_s, u"jobs/aux_.yml"_s, u"schedules/aux_.yml"_s})
            QVERIFY2(paths.contains(path), qPrintable(paths.join(u' ')));
        QVERIFY(fileOf(folder, u"computes/CON_.yml"_s).contains("\nname: CON\n"));
        QVERIFY(fileOf(folder, u"schedules/aux_.yml"_s).contains("../jobs/aux_.yml"));
        QVERIFY(fileOf(folder, u"deploy.sh"_s)
                    .contains("deployment online-deployment nul com1 deployments/nul_/com1_.yml"));
        // A record names them, and so the next export finds them.
        FolderRecord record;
        record.deployment = u"plan-01234567"_s;
        record.files = paths;
        record.files.removeAll(folderRecordName.toString());
        const Result<FolderRecord> read = readFolderRecord(writeFolderRecord(record));
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QCOMPARE(read->files, record.files);
    }

    void changedNamesAreTold()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.compute(u"train")->id = u"gpu-1"_s;
        std::get<TrainingJob>(plan.workload(u"train")->detail).compute = u"gpu-1"_s;
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        QVERIFY(!fileOf(folder, u"computes/gpu1.yml"_s).isNull());
        QVERIFY(fileOf(folder, u"jobs/train.yml"_s).contains("compute: azureml:gpu1\n"));
        QVERIFY(fileOf(folder, u"README.md"_s).contains("The compute gpu-1 is called gpu1"));
        // Of each kind, and why: a pipeline that is called as a job, jobs alike but for case, and a word of deploy.sh.
        const Workload job = *plan.workload(u"train");
        for (const QString &id : {u"weekly"_s, u"Weekly"_s, u"ab"_s}) {
            plan.workloads.push_back(job);
            plan.workloads.back().id = id;
            std::get<TrainingJob>(plan.workloads.back().detail).runsPerMonth
                = 2.0 + double(plan.workloads.size());
        }
        plan.workloads.push_back(job);
        plan.workloads.back().id = u"step"_s;
        std::get<TrainingJob>(plan.workloads.back().detail).pipeline = u"Weekly"_s;
        const QByteArray readme = fileOf(azureMlFolder(plan), u"README.md"_s);
        for (const char *told :
             {"The job Weekly is called Weeklyb in these files: the name is taken by something else of the "
              "folder.",
              "The pipeline Weekly is called Weeklyc in these files: the name is taken",
              "The job ab is called abjob in these files: Azure would not take the name of the plan.",
              "To deploy.sh the workload ab is told as abworkload."})
            QVERIFY2(readme.contains(told), told);
    }

private:
    static void templatesAsRows()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : templateIds())
            QTest::newRow(qPrintable(id)) << id;
    }
};

SLIPWAY_TEST(AzureMlFoldersTest)
#include "tst_folders.moc"
