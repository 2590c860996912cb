// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/model/exports/azureml/deployfixture.h"
#include "tests/support/testrun.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// deploy.sh: what shellcheck says of it, and what it does with an Azure CLI that only writes down what it is asked.
class DeployScriptTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<DeployFolder>(); }

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
        m_folder->write(u"deploy.sh"_s, fileOf(azureMlFolder(plan), u"deploy.sh"_s));
        const Run checked = run(u"shellcheck"_s, {m_folder->path(u"deploy.sh"_s)},
                                QProcessEnvironment::systemEnvironment());
        QVERIFY2(checked.exitCode == 0, qPrintable(checked.results + checked.messages));
    }

    // To a bash before 4.4, as macOS has it, an empty list is not set, and the script would end there.
    void listsThatMayBeEmptyAreTakenSo()
    {
        writeFilled(u"edge-arc"_s);
        QCOMPARE(m_folder->deploy({u"--help"_s}).exitCode, 0);
        QFile file(m_folder->path(u"deploy.sh"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString script = QString::fromUtf8(file.readAll());
        static const QRegularExpression bare(u"(?<!\\+)\"\\$\\{(workloads|files|endpoints|actions|quotas|sure)\\[@\\]\\}\""_s);
        QVERIFY2(!bare.match(script).hasMatch(), qPrintable(bare.match(script).captured()));
    }

    void createsInTheOrderOfNeed()
    {
        writeFilled(u"edge-arc"_s);
        const Run deployed = m_folder->deploy();
        QVERIFY2(deployed.exitCode == 0, qPrintable(deployed.results + deployed.messages));
        const QStringList made = m_folder->log();
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
        m_folder->set(u"ENDPOINT_SUFFIX"_s, u"-mine"_s);
        const Run deployed = m_folder->deploy();
        QVERIFY2(deployed.exitCode == 0, qPrintable(deployed.results + deployed.messages));
        const QString all = m_folder->log().join(u'\n');
        const qsizetype deployment = all.indexOf(u"online-deployment create --endpoint-name serve-mine"_s);
        const qsizetype autoscale
            = all.indexOf(u"az monitor autoscale create --name autoscale-serve-mine-blue"_s);
        const qsizetype traffic
            = all.indexOf(u"online-endpoint update --name serve-mine --traffic blue=100"_s);
        QVERIFY2(deployment >= 0 && deployment < autoscale && autoscale < traffic, qPrintable(all));
        QVERIFY(all.contains(u"--min-count 2 --max-count 4 --count 2"_s));
        // Answers take 4,000 ms in the mean and hardly wait for one of 16 places: a tenth more is when the instances are full.
        QVERIFY(all.contains(
            u"/onlineEndpoints/serve-mine --condition RequestLatency > 4400 avg 5m where deployment == blue --scale out 1"_s));
    }

    void createsOnlyWhatIsAskedFor()
    {
        writeFilled(u"llm-finetune-endpoint"_s);
        QCOMPARE(m_folder->deploy({u"explore"_s}).exitCode, 0);
        QCOMPARE(m_folder->log().filter(u" create "_s).size(), 2);
        m_folder->clear();
        // One step of a pipeline needs the computes of all.
        QCOMPARE(m_folder->deploy({u"tune"_s}).exitCode, 0);
        QCOMPARE(m_folder->log().filter(u"compute create"_s).size(), 2);
        m_folder->clear();
        QCOMPARE(m_folder->deploy({u"--computes-only"_s}).exitCode, 0);
        QCOMPARE(m_folder->log().filter(u" create "_s), m_folder->log().filter(u"compute create"_s));
    }

    void whatIsLeftToFillInStopsItBeforeAnything()
    {
        m_folder->writeFolder(azureMlFolder(templatePlan(u"edge-arc"_s)));
        const Run refused = m_folder->deploy();
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.messages.contains(u"deployments/plant/blue.yml"_s)
                     && refused.messages.contains(u"Fill in the values above"_s),
                 qPrintable(refused.messages));
        QCOMPARE(m_folder->log(), QStringList());
    }

    void whatIsMissingIsSaidInOneSentence_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no group") << u"AZURE_RESOURCE_GROUP"_s << QString() << u"Set AZURE_RESOURCE_GROUP"_s;
        QTest::newRow("no workspace") << u"AZUREML_WORKSPACE"_s << QString() << u"Set AZUREML_WORKSPACE"_s;
        QTest::newRow("no Azure CLI") << u"PATH"_s << u"/nowhere"_s << QString();
    }
    void whatIsMissingIsSaidInOneSentence()
    {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        QFETCH(QString, sentence);
        writeFilled(u"edge-arc"_s);
        if (value.isEmpty())
            m_folder->unset(variable);
        else
            m_folder->set(variable, u"/usr/bin:/bin"_s);
        const Run refused = m_folder->deploy();
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.messages.contains(sentence.isEmpty() ? u"The Azure CLI is missing"_s : sentence),
                 qPrintable(refused.messages));
        QCOMPARE(m_folder->log(), QStringList());
    }

    void wrongUseIsRefused()
    {
        writeFilled(u"edge-arc"_s);
        QVERIFY(m_folder->deploy({u"nobody"_s}).messages.contains(u"There is no workload nobody"_s));
        QVERIFY(m_folder->deploy({u"--force"_s}).messages.contains(u"There is no option"_s));
        QCOMPARE(m_folder->deploy({u"--help"_s}).exitCode, 0);
        QCOMPARE(m_folder->log(), QStringList());
    }

    void anotherRegionStopsIt()
    {
        Plan plan = templatePlan(u"edge-arc"_s);
        plan.region = u"northeurope"_s;
        m_folder->writeFilled(plan);
        const Run refused = m_folder->deploy();
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.messages.contains(u"is in westeurope; the plan is made for northeurope"_s),
                 qPrintable(refused.messages));
    }

    void blockersStopItUnlessAllowed()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.compute(u"train")->minNodes = plan.compute(u"train")->maxNodes + 1;
        m_folder->writeFilled(plan);
        QVERIFY(m_folder->deploy().messages.contains(u"The plan has blockers"_s));
        m_folder->set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        QCOMPARE(m_folder->deploy().exitCode, 0);
    }

private:
    void writeFilled(const QString &id) const { m_folder->writeFilled(templatePlan(id)); }

    std::unique_ptr<DeployFolder> m_folder;
};

SLIPWAY_TEST(DeployScriptTest)
#include "tst_deployscript.moc"
