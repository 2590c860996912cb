// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

struct Run
{
    int exitCode = -1;
    QString results;
    QString messages;
};

Run run(const QString &program, const QStringList &arguments, const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(60'000))
        return {-1, {}, process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

/// deploy.sh: what shellcheck says of it, and what it does with an Azure CLI that only writes down what it is asked.
class DeployScriptTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        QVERIFY(QDir(m_folder->path()).mkdir(u"bin"_s));
        // Nothing exists yet, except the workspace; the run of a job has a name.
        write(
            u"bin/az"_s,
            "#!/bin/sh\n"
            "echo \"az $*\" >> \"$AZ_LOG\"\n"
            "case \"$*\" in\n"
            "'ml workspace show'*) echo 'West Europe' ;;\n"
            "'ml job create'*) echo happy_name ;;\n"
            "'ml online-deployment show'*'--query id'*) echo /s/e/deployments/blue ;;\n"
            "*' show '*) case \"$*\" in 'account show' | 'extension show'*) exit 0 ;; *) exit 1 ;; esac ;;\n"
            "esac\n");
        QFile::setPermissions(path(u"bin/az"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_environment = QProcessEnvironment::systemEnvironment();
        m_environment.insert(u"PATH"_s, path(u"bin"_s) + u":/usr/bin:/bin"_s);
        m_environment.insert(u"AZ_LOG"_s, path(u"log"_s));
        m_environment.insert(u"AZURE_SUBSCRIPTION_ID"_s, u"00000000-0000-0000-0000-000000000000"_s);
        m_environment.insert(u"AZURE_RESOURCE_GROUP"_s, u"group"_s);
        m_environment.insert(u"AZUREML_WORKSPACE"_s, u"workspace"_s);
    }

    void passesShellcheck_data()
    {
        QTest::addColumn<Plan>("plan");
        for (const QString &id : templateIds())
            QTest::newRow(qPrintable(id)) << templatePlan(id);
        for (quint32 seed = 1; seed <= 12; ++seed)
            QTest::newRow(qPrintable(u"random %1"_s.arg(seed))) << randomDeployablePlan(seed);
    }
    void passesShellcheck()
    {
        QFETCH(Plan, plan);
        write(u"deploy.sh"_s, fileOf(azureMlFolder(plan), u"deploy.sh"_s));
        const Run checked
            = run(u"shellcheck"_s, {path(u"deploy.sh"_s)}, QProcessEnvironment::systemEnvironment());
        QVERIFY2(checked.exitCode == 0, qPrintable(checked.results + checked.messages));
    }

    void createsInTheOrderOfNeed()
    {
        writeFilled(u"edge-arc"_s);
        const Run deployed = run(path(u"deploy.sh"_s), {}, m_environment);
        QVERIFY2(deployed.exitCode == 0, qPrintable(deployed.results + deployed.messages));
        const QStringList made = log();
        const auto place = [&](const QString &start) {
            for (qsizetype i = 0; i < made.size(); ++i) {
                if (made[i].startsWith(start))
                    return i;
            }
            return qsizetype(-1);
        };
        const QStringList order{
            u"az ml compute create --file computes/notebooks.yml"_s,
            u"az ml compute attach --file computes/plant.yml"_s,
            u"az ml online-endpoint create --name plant --file endpoints/plant.yml"_s,
            u"az ml online-deployment create --endpoint-name plant --file deployments/plant/blue.yml"_s,
            u"az ml online-deployment create --endpoint-name plant --file deployments/plant/green.yml"_s,
            u"az ml online-endpoint update --name plant --traffic blue=90 green=10"_s,
            u"az ml schedule create --file schedules/train.yml"_s};
        qsizetype before = -1;
        for (const QString &command : order) {
            const qsizetype now = place(command);
            QVERIFY2(now > before, qPrintable(command + u"\n"_s + made.join(u'\n')));
            before = now;
        }
        for (const QString &command : made) {
            if (command.startsWith(u"az ml "_s) && !command.startsWith(u"az ml workspace"_s))
                QVERIFY2(command.contains(u"--resource-group group --workspace-name workspace"_s),
                         qPrintable(command));
        }
    }

    void autoscaleComesAfterItsDeploymentAndBeforeTraffic()
    {
        writeFilled(u"llm-finetune-endpoint"_s);
        m_environment.insert(u"ENDPOINT_SUFFIX"_s, u"-mine"_s);
        const Run deployed = run(path(u"deploy.sh"_s), {}, m_environment);
        QVERIFY2(deployed.exitCode == 0, qPrintable(deployed.results + deployed.messages));
        const QString all = log().join(u'\n');
        const qsizetype deployment = all.indexOf(u"online-deployment create --endpoint-name serve-mine"_s);
        const qsizetype autoscale
            = all.indexOf(u"az monitor autoscale create --name autoscale-serve-mine-blue"_s);
        const qsizetype traffic
            = all.indexOf(u"online-endpoint update --name serve-mine --traffic blue=100"_s);
        QVERIFY2(deployment >= 0 && deployment < autoscale && autoscale < traffic, qPrintable(all));
        QVERIFY(all.contains(u"--min-count 2 --max-count 4 --count 2"_s));
        QVERIFY(all.contains(u"--resource /s/e --condition RequestLatency > 12000 avg 5m --scale out 1"_s));
    }

    void createsOnlyWhatIsAskedFor()
    {
        writeFilled(u"llm-finetune-endpoint"_s);
        QCOMPARE(run(path(u"deploy.sh"_s), {u"explore"_s}, m_environment).exitCode, 0);
        QCOMPARE(log().filter(u" create "_s).size(), 2);
        QFile::remove(path(u"log"_s));
        // One step of a pipeline needs the computes of all.
        QCOMPARE(run(path(u"deploy.sh"_s), {u"tune"_s}, m_environment).exitCode, 0);
        QCOMPARE(log().filter(u"compute create"_s).size(), 2);
        QFile::remove(path(u"log"_s));
        QCOMPARE(run(path(u"deploy.sh"_s), {u"--computes-only"_s}, m_environment).exitCode, 0);
        QCOMPARE(log().filter(u" create "_s), log().filter(u"compute create"_s));
    }

    void whatIsLeftToFillInStopsItBeforeAnything()
    {
        writeFolder(azureMlFolder(templatePlan(u"edge-arc"_s)));
        const Run refused = run(path(u"deploy.sh"_s), {}, m_environment);
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.messages.contains(u"deployments/plant/blue.yml"_s)
                     && refused.messages.contains(u"Fill in the values above"_s),
                 qPrintable(refused.messages));
        QCOMPARE(log(), QStringList());
    }

    void whatIsMissingIsSaidInOneSentence_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no group") << u"AZURE_RESOURCE_GROUP"_s << QString() << u"Set AZURE_RESOURCE_GROUP"_s;
        QTest::newRow("no workspace") << u"AZUREML_WORKSPACE"_s << QString() << u"Set AZUREML_WORKSPACE"_s;
        QTest::newRow("no Azure CLI") << u"PATH"_s << path(u"nowhere"_s) << QString();
    }
    void whatIsMissingIsSaidInOneSentence()
    {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        QFETCH(QString, sentence);
        writeFilled(u"edge-arc"_s);
        if (value.isEmpty())
            m_environment.remove(variable);
        else
            m_environment.insert(variable, u"/usr/bin:/bin"_s);
        const Run refused = run(path(u"deploy.sh"_s), {}, m_environment);
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.messages.contains(sentence.isEmpty() ? u"The Azure CLI is missing"_s : sentence),
                 qPrintable(refused.messages));
        QCOMPARE(log(), QStringList());
    }

    void wrongUseIsRefused()
    {
        writeFilled(u"edge-arc"_s);
        QVERIFY(run(path(u"deploy.sh"_s), {u"nobody"_s}, m_environment)
                    .messages.contains(u"There is no workload nobody"_s));
        QVERIFY(run(path(u"deploy.sh"_s), {u"--force"_s}, m_environment)
                    .messages.contains(u"There is no option"_s));
        QCOMPARE(run(path(u"deploy.sh"_s), {u"--help"_s}, m_environment).exitCode, 0);
        QCOMPARE(log(), QStringList());
    }

    void anotherRegionStopsIt()
    {
        Plan plan = templatePlan(u"edge-arc"_s);
        plan.region = u"northeurope"_s;
        writeFilled(plan);
        const Run refused = run(path(u"deploy.sh"_s), {}, m_environment);
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.messages.contains(u"is in westeurope; the plan is made for northeurope"_s),
                 qPrintable(refused.messages));
    }

    void blockersStopItUnlessAllowed()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.compute(u"train")->minNodes = plan.compute(u"train")->maxNodes + 1;
        writeFilled(plan);
        QVERIFY(run(path(u"deploy.sh"_s), {}, m_environment).messages.contains(u"The plan has blockers"_s));
        m_environment.insert(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        QCOMPARE(run(path(u"deploy.sh"_s), {}, m_environment).exitCode, 0);
    }

private:
    [[nodiscard]] QString path(const QString &name) const
    {
        return m_folder ? m_folder->filePath(name) : u"/nonexistent/"_s + name;
    }
    [[nodiscard]] QStringList log() const
    {
        QFile file(path(u"log"_s));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void writeFolder(const std::vector<ExportFile> &folder) const
    {
        for (const ExportFile &file : folder) {
            write(file.path, file.bytes);
            if (file.executable)
                QFile::setPermissions(path(file.path),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
    }
    void writeFilled(const QString &id) { writeFilled(templatePlan(id)); }
    void writeFilled(const Plan &plan) const
    {
        std::vector<ExportFile> folder = azureMlFolder(plan);
        for (ExportFile &file : folder) {
            if (file.path.endsWith(u".yml"_s))
                file.bytes.replace("REPLACE_", "filled-");
        }
        writeFolder(folder);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QProcessEnvironment m_environment;
};

SLIPWAY_TEST(DeployScriptTest)
#include "tst_deployscript.moc"
