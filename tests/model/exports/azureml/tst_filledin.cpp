// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/model/exports/azureml/deployfixture.h"
#include "tests/support/testrun.h"

#include "model/exports/azureml/exportfolder.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// What somebody filled in in an exported folder is there after the next export into it.
class FilledInTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_plan = templatePlan(u"vision-realtime"_s);
        m_folder.emplace();
        m_folder->writeFolder(azureMlFolder(m_plan));
    }

    void whatWasFilledInStays()
    {
        // As a person does it: with the remark and without, in quotes, with more than the placeholder stood for.
        replace(train, "azureml:REPLACE_TRAIN_ENVIRONMENT", "azureml:vision-env:7");
        replace(train, "REPLACE_TRAIN_CODE_FOLDER", "\"../src: training\"");
        replace(train, "python REPLACE_TRAIN_SCRIPT", "accelerate launch main.py --epochs 5");
        change();
        const QByteArray job = exported(train);
        QVERIFY2(job.contains("environment: azureml:vision-env:7\n"), job.constData());
        QVERIFY2(job.contains("code: \"../src: training\"\n"), job.constData());
        QVERIFY2(job.contains("command: accelerate launch main.py --epochs 5 --result ${{outputs.result}}\n"), job.constData());
        // What is of the plan follows the plan.
        QVERIFY2(job.contains("instance_count: 3"), job.constData());
        const QByteArray readme = exported(u"README.md"_s);
        QVERIFY(!readme.contains("REPLACE_TRAIN_ENVIRONMENT"));
        QVERIFY(readme.contains("REPLACE_SERVE_MODEL"));
    }

    void oneValueHoldsForEveryFileAndSeveralForTheirOwn()
    {
        auto &deployments = std::get<RealtimeEndpoint>(m_plan.workload(u"serve"_s)->detail).deployments;
        deployments.push_back(deployments.front());
        deployments.back().id = u"green"_s;
        deployments.back().trafficPercent = 0;
        m_folder->writeFolder(azureMlFolder(m_plan));
        const QStringList paths = pathsWith("REPLACE_SERVE_ENVIRONMENT");
        QCOMPARE(paths.size(), 2);
        replace(paths[0], "REPLACE_SERVE_ENVIRONMENT", "vision:3");
        change();
        for (const QString &path : paths)
            QVERIFY2(exported(path).contains("environment: azureml:vision:3\n"), exported(path).constData());
        // The second version takes another: each file keeps its own.
        m_folder->write(paths[1], QByteArray(read(paths[1])).replace("azureml:REPLACE_SERVE_ENVIRONMENT", "azureml:vision:4"));
        change();
        QVERIFY(exported(paths[0]).contains("environment: azureml:vision:3\n"));
        QVERIFY(exported(paths[1]).contains("environment: azureml:vision:4\n"));
    }

    void argumentsOfThePlanFollowThePlan()
    {
        const QByteArray script = "python REPLACE_TRAIN_SCRIPT";
        QByteArray text = read(train);
        const qsizetype begin = text.indexOf(script);
        QVERIFY(begin >= 0);
        const qsizetype end = text.indexOf("  #", begin);
        const QByteArray arguments = text.sliced(begin + script.size(), end - begin - script.size());
        // As an earlier plan had them: another input.
        m_folder->write(train, text.replace(begin, end - begin, "python main.py --epochs 5 --before ${{inputs.before}}"));
        change();
        const QByteArray wanted = "command: python main.py --epochs 5" + arguments + "\n";
        QVERIFY2(exported(train).contains(wanted), exported(train).constData());
    }

    void aFilledFolderDeploysAfterTheNextExport()
    {
        for (const QString &path : pathsWith("REPLACE_"))
            m_folder->write(path, read(path).replace("REPLACE_", "filled-"));
        change();
        m_folder->writeFolder(m_exported);
        const Run deployed = m_folder->deploy();
        QVERIFY2(deployed.exitCode == 0, qPrintable(deployed.results + deployed.messages));
        QVERIFY(m_folder->log().join(u'\n').contains(u"online-deployment create"_s));
    }

    void whatIsStillOpenStopsTheDeployment()
    {
        replace(train, "REPLACE_TRAIN_SCRIPT", "train.py");
        change();
        m_folder->writeFolder(m_exported);
        const Run deployed = m_folder->deploy();
        QVERIFY(deployed.exitCode != 0);
        QVERIFY2(deployed.messages.contains(u"REPLACE_TRAIN_ENVIRONMENT"_s), qPrintable(deployed.messages));
        QVERIFY(!deployed.messages.contains(u"REPLACE_TRAIN_SCRIPT"_s));
    }

    void aFileThatCannotBeReadStopsTheExport()
    {
        m_folder->write(train, "code: [src\n");
        const Result<FolderRecord> record = recordForExport(m_folder->path({}), m_plan);
        QVERIFY(!record);
        QVERIFY2(record.error().message.contains(u"What is filled in there would be lost"_s),
                 qPrintable(record.error().message));
        QVERIFY(record.error().where.startsWith(train));
    }

private:
    const QString train = u"jobs/train.yml"_s;

    QByteArray read(const QString &name) const
    {
        QFile file(m_folder->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void replace(const QString &name, const QByteArray &placeholder, const QByteArray &value) const
    {
        QByteArray text = read(name);
        QVERIFY2(text.contains(placeholder), text.constData());
        m_folder->write(name, text.replace(placeholder, value));
    }
    [[nodiscard]] QStringList pathsWith(const QByteArray &text) const
    {
        QStringList paths;
        for (const ExportFile &file : azureMlFolder(m_plan)) {
            if (file.path.endsWith(u".yml"_s) && file.bytes.contains(text))
                paths << file.path;
        }
        return paths;
    }
    /// Exports the plan again, with more nodes.
    void change()
    {
        std::get<TrainingJob>(m_plan.workload(u"train")->detail).nodesPerRun = 3;
        m_plan.compute(u"train")->maxNodes = 4;
        const Result<FolderRecord> record = recordForExport(m_folder->path({}), m_plan);
        QVERIFY2(record, record ? "" : qPrintable(record.error().message));
        m_exported = writeAzureMl(m_plan, evaluated(m_plan), catalog(), u"plan.slipway"_s, record->deployment, record->earlier);
    }
    [[nodiscard]] QByteArray exported(const QString &name) const { return fileOf(m_exported, name); }

    Plan m_plan;
    std::optional<DeployFolder> m_folder;
    std::vector<ExportFile> m_exported;
};

SLIPWAY_TEST(FilledInTest)
#include "tst_filledin.moc"
