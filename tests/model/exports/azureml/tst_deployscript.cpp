// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/model/exports/azureml/deployfixture.h"
#include "tests/support/testrun.h"

#include "model/exports/azureml/arm.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// An endpoint that is autoscaled, and one that scores in batches.
Plan servedAndScored()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    BatchScoring batch;
    batch.compute = u"steps"_s;
    Workload nightly;
    nightly.id = u"nightly"_s;
    nightly.detail = batch;
    plan.workloads.push_back(nightly);
    return plan;
}

/// The first day without it.
QString dayAfter(const Plan &plan, const QString &id)
{
    const Workload &workload = *plan.workload(id);
    return plan.start.plusMonths(workload.startMonth + *workload.lengthMonths)
        .firstDay()
        .toString(Qt::ISODate);
}

} // namespace

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
        static const QRegularExpression bare(
            u"(?<!\\+)\"\\$\\{(workloads|files|endpoints|begins|actions|quotas|sure)\\[@\\]\\}\""_s);
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
            = all.indexOf(u"/autoscaleSettings/autoscale-serve-mine-blue?api-version=2022-10-01 --body "_s);
        const qsizetype traffic
            = all.indexOf(u"online-endpoint update --name serve-mine --traffic blue=100"_s);
        QVERIFY2(deployment >= 0 && deployment < autoscale && autoscale < traffic, qPrintable(all));
        // Sixteen places of 4 s at 70 %: 2.8 requests a second, 168 a minute for each instance; two of them answer 95 % within 12 s up to 165. The script, as the template has it.
        const QJsonObject setting
            = QJsonDocument::fromJson(
                  all.mid(autoscale).section(u" --body "_s, 1).section(u" --output"_s, 0, 0).toUtf8())
                  .object();
        const QJsonValue profile = setting[u"properties"_s][u"profiles"_s][0];
        QCOMPARE(profile[u"capacity"_s],
                 (QJsonObject{{u"minimum"_s, u"2"_s}, {u"maximum"_s, u"4"_s}, {u"default"_s, u"2"_s}}));
        QString here
            = u"/subscriptions/s/resourceGroups/group/providers/Microsoft.MachineLearningServices/workspaces/w/onlineEndpoints/serve-mine"_s;
        QCOMPARE(setting[u"properties"_s][u"targetResourceUri"_s].toString(), here + u"/deployments/blue"_s);
        QCOMPARE(setting[u"tags"_s][u"slipway-deployment"_s].toString(), testDeployment.toString());
        const Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
        const QJsonArray resources
            = QJsonDocument::fromJson(writeArmTemplate(plan, evaluated(plan), catalog()))
                  .object()[u"resources"_s]
                  .toArray();
        const auto inArm = std::ranges::find_if(resources, [](const QJsonValue &one) {
            return one[u"type"_s].toString() == u"Microsoft.Insights/autoscaleSettings";
        });
        QVERIFY(inArm != resources.end());
        QCOMPARE(profile[u"rules"_s].toArray().size(), 3);
        for (int rule = 0; rule < 3; ++rule) {
            QJsonObject trigger = profile[u"rules"_s][rule][u"metricTrigger"_s].toObject();
            QJsonObject other
                = (*inArm)[u"properties"_s][u"profiles"_s][0][u"rules"_s][rule][u"metricTrigger"_s]
                      .toObject();
            QCOMPARE(trigger.take(u"metricResourceUri"_s).toString(), here);
            other.remove(u"metricResourceUri"_s);
            if (rule == 2)
                other.remove(u"dividePerInstance"_s); // false by default
            QCOMPARE(trigger, other);
            QCOMPARE(profile[u"rules"_s][rule][u"scaleAction"_s],
                     (*inArm)[u"properties"_s][u"profiles"_s][0][u"rules"_s][rule][u"scaleAction"_s]);
        }
        QCOMPARE(profile[u"rules"_s][0][u"metricTrigger"_s][u"threshold"_s].toDouble(), 165.0);
    }

    // What was set by other rules, as by an export of before, is named with what makes it anew.
    void rulesAreCompared()
    {
        writeFilled(u"llm-finetune-endpoint"_s);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        QByteArray setting = m_folder->state().value(u"autoscale.autoscale-serve-blue"_s);
        QVERIFY2(setting.contains("Increase:RequestsPerMinute:165 "), setting.constData());
        m_folder->write(u"state/autoscale.autoscale-serve-blue"_s,
                        setting.replace("Increase:RequestsPerMinute:165", "Increase:RequestLatency:4400"));
        const Run told = m_folder->deploy();
        QCOMPARE(told.exitCode, 2);
        for (
            const QString &text :
            {u"profiles[0].rules[0].metricTrigger.metricName is RequestLatency and not RequestsPerMinute, "
             u"profiles[0].rules[0].metricTrigger.threshold is 4400.0 and not 165."_s,
             u"az monitor autoscale delete --name autoscale-serve-blue --resource-group group --subscription"_s})
            QVERIFY2(told.results.contains(text), qPrintable(text + u'\n' + told.results));
        const qsizetype command = told.results.indexOf(u"az monitor autoscale delete"_s);
        QCOMPARE(m_folder->shell(told.results.mid(command).section(u'\n', 0, 0)).exitCode, 0);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        QVERIFY(m_folder->state()
                    .value(u"autoscale.autoscale-serve-blue"_s)
                    .contains("Increase:RequestsPerMinute:165 "));
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

    void whatDoesNotGoTogetherIsRefused()
    {
        writeFilled(u"edge-arc"_s);
        for (const QString &removing :
             {u"--destroy"_s, u"--remove-ended"_s, u"--remove-ended=2027-06-01"_s}) {
            for (const QString &other : {u"--computes-only"_s, u"--submit-jobs"_s, u"--submit-jobs=a"_s}) {
                for (const QStringList &arguments :
                     {QStringList{removing, other}, QStringList{other, removing}}) {
                    const Run refused = m_folder->deploy(arguments);
                    QCOMPARE(refused.exitCode, 1);
                    QVERIFY2(refused.messages.contains(other + u" does not go with them"_s),
                             qPrintable(refused.messages));
                }
            }
        }
        const QString noJobs = u"--submit-jobs does not go with it."_s;
        const QString twice = u" is given twice."_s;
        for (const auto &[arguments, why] :
             {std::pair{QStringList{u"--computes-only"_s, u"--submit-jobs"_s}, noJobs},
              std::pair{QStringList{u"--submit-jobs=a"_s, u"--computes-only"_s}, noJobs},
              std::pair{QStringList{u"--remove-ended"_s, u"--remove-ended=2027-06-01"_s}, twice},
              std::pair{QStringList{u"--remove-ended=2027-06-01"_s, u"--remove-ended=2027-07-01"_s}, twice},
              std::pair{QStringList{u"--submit-jobs=a"_s, u"--submit-jobs=b"_s}, twice}}) {
            const Run refused = m_folder->deploy(arguments);
            QCOMPARE(refused.exitCode, 1);
            QVERIFY2(refused.messages.contains(why), qPrintable(refused.messages));
        }
        QCOMPARE(m_folder->log(), QStringList());
    }

    // With CDPATH `cd` goes to a folder of that name elsewhere, and says so.
    void itsFolderIsItsOwn()
    {
        writeFilled(u"edge-arc"_s);
        const Run said = m_folder->shell(
            u"mkdir -p in elsewhere/in; cp deploy.sh in; CDPATH=$PWD/elsewhere bash in/deploy.sh --help"_s);
        QVERIFY2(said.results.startsWith(u"Usage: "_s), qPrintable(said.results));
    }

    // An endpoint of that name was there: what was made in it goes, it and what others made in it stay.
    void deploymentsInEndpointsOfOthersAreRemoved()
    {
        m_folder->writeFilled(servedAndScored());
        m_folder->set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        const QByteArray online = "Succeeded\nsomeone\n1\ntraffic theirs=100\n";
        const QByteArray batch = "Succeeded\nsomeone\n1\ndefaults.deployment_name=theirs\n";
        const QByteArray theirs = "Succeeded\nsomeone\n1\n\n";
        m_folder->write(u"state/online-endpoint.serve"_s, online);
        m_folder->write(u"state/online-deployment.serve.theirs"_s, theirs);
        m_folder->write(u"state/batch-endpoint.nightly"_s, batch);
        m_folder->write(u"state/batch-deployment.nightly.theirs"_s, theirs);
        m_folder->write(u"state/.shown/batch-deployment.nightly.theirs"_s,
                        "type: model\ncompute: azureml:theirs\n");
        const Run deployed = m_folder->deploy();
        QVERIFY2(deployed.exitCode == 2, qPrintable(deployed.results + deployed.messages));
        // What was made there answers nothing, and bills.
        QVERIFY2(
            deployed.results.contains(
                u"Traffic of serve: it is {\"theirs\":100} and not blue=100, and the endpoint was not made from this folder"_s),
            qPrintable(deployed.results));
        QVERIFY(m_folder->state().contains(u"online-deployment.serve.blue"_s));
        QVERIFY(m_folder->state().contains(u"batch-deployment.nightly.model"_s));
        const Run destroyed = m_folder->deploy({u"--destroy"_s});
        QVERIFY2(destroyed.exitCode == 0, qPrintable(destroyed.results + destroyed.messages));
        QMap<QString, QByteArray> left = m_folder->state();
        left.remove(u".count"_s);
        QCOMPARE(left.keys(),
                 (QStringList{u"batch-deployment.nightly.theirs"_s, u"batch-endpoint.nightly"_s,
                              u"online-deployment.serve.theirs"_s, u"online-endpoint.serve"_s}));
    }

    // In an endpoint of the folder somebody made a deployment of their own: neither goes, nor what makes theirs follow its load. What the folder
    // made beside it goes where no requests go to it.
    void deploymentsOfOthersKeepTheirEndpoint_data()
    {
        QTest::addColumn<QByteArray>("traffic");
        QTest::addColumn<bool>("goes");
        QTest::newRow("all theirs") << QByteArray("traffic blue=0 theirs=100") << true;
        QTest::newRow("shared") << QByteArray("traffic blue=90 theirs=10") << false;
    }
    void deploymentsOfOthersKeepTheirEndpoint()
    {
        QFETCH(QByteArray, traffic);
        QFETCH(bool, goes);
        m_folder->writeFilled(servedAndScored());
        m_folder->set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        m_folder->write(u"state/online-deployment.serve.theirs"_s, "Succeeded\nsomeone\n1\n\n");
        m_folder->write(u"state/online-endpoint.serve"_s,
                        "Succeeded\n" + testDeployment.toUtf8() + "\n1\n" + traffic + "\n");
        const QByteArray theirs = "Succeeded\nsomeone\n1\nIncrease:CpuUtilizationPercentage:70\n1 3 1 "
                                  "/subscriptions/s/resourceGroups/group/providers/"
                                  "Microsoft.MachineLearningServices/workspaces/w/"
                                  "onlineEndpoints/serve/deployments/theirs\n";
        m_folder->write(u"state/autoscale.theirs"_s, theirs);
        const Run said = m_folder->deploy({u"--destroy"_s, u"--dry-run"_s});
        const Run destroyed = m_folder->deploy({u"--destroy"_s});
        for (const Run &one : {said, destroyed}) {
            QCOMPARE(one.exitCode, 2);
            QVERIFY2(
                one.results.contains(
                    u"The endpoint serve was made from this folder, and has what was not: theirs. It stays."_s),
                qPrintable(one.results));
        }
        const QMap<QString, QByteArray> left = m_folder->state();
        QVERIFY(left.contains(u"online-endpoint.serve"_s)
                && left.contains(u"online-deployment.serve.theirs"_s));
        QCOMPARE(left.value(u"autoscale.theirs"_s), theirs);
        QCOMPARE(left.contains(u"online-deployment.serve.blue"_s), !goes);
        QCOMPARE(left.contains(u"autoscale.autoscale-serve-blue"_s), !goes);
        QVERIFY(!left.contains(u"batch-endpoint.nightly"_s) && !left.contains(u"compute.steps"_s));
    }

    // A deployment of that name that somebody else made gets no autoscale, and what an earlier run gave it stays.
    void deploymentsOfOthersAreNotScaled()
    {
        writeFilled(u"llm-finetune-endpoint"_s);
        m_folder->write(u"state/online-endpoint.serve"_s, "Succeeded\nsomeone\n1\ntraffic blue=100\n");
        m_folder->write(u"state/online-deployment.serve.blue"_s, "Succeeded\nsomeone\n1\n\n");
        const Run deployed = m_folder->deploy();
        QVERIFY2(
            deployed.results.contains(
                u"The deployment blue of serve, with its autoscale, stays as it is: it was not made from this folder."_s),
            qPrintable(deployed.results + deployed.messages));
        QVERIFY(!m_folder->state().contains(u"autoscale.autoscale-serve-blue"_s));
        const QByteArray before = "Succeeded\n" + testDeployment.toUtf8()
            + "\n1\nIncrease:RequestLatency:4400\n2 4 2 /subscriptions/s/resourceGroups/group/providers/"
              "Microsoft.MachineLearningServices/workspaces/w/onlineEndpoints/serve/deployments/blue\n";
        m_folder->write(u"state/autoscale.autoscale-serve-blue"_s, before);
        const Run destroyed = m_folder->deploy({u"--destroy"_s});
        QVERIFY2(destroyed.results.contains(u"autoscale-serve-blue stays with its deployment."_s),
                 qPrintable(destroyed.results));
        QCOMPARE(m_folder->state().value(u"autoscale.autoscale-serve-blue"_s), before);
    }

    // One that requests go to is not taken away under them.
    void deploymentsThatAnswerForOthersAreNamed()
    {
        m_folder->writeFilled(servedAndScored());
        m_folder->set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        m_folder->write(u"state/online-endpoint.serve"_s,
                        "Succeeded\nsomeone\n1\ntraffic blue=90 theirs=10\n");
        m_folder->write(u"state/batch-endpoint.nightly"_s,
                        "Succeeded\nsomeone\n1\ndefaults.deployment_name=model\n");
        QCOMPARE(m_folder->deploy().exitCode, 2);
        const Run destroyed = m_folder->deploy({u"--destroy"_s});
        QVERIFY2(destroyed.exitCode == 2, qPrintable(destroyed.results + destroyed.messages));
        for (
            const QString &text :
            {u"The deployment blue of serve was made from this folder and answers requests (blue=90) of an endpoint that was not"_s,
             u"The deployment model of nightly was made from this folder and answers requests (default)"_s,
             u"az ml online-deployment delete --endpoint-name serve --name blue "_s,
             u"The compute steps was made from this folder, and on it still: the deployment model of nightly. It stays"_s,
             u"3 things that were made from this folder are still there"_s})
            QVERIFY2(destroyed.results.contains(text), qPrintable(destroyed.results));
        QVERIFY(m_folder->state().contains(u"online-deployment.serve.blue"_s));
        QVERIFY(m_folder->state().contains(u"autoscale.autoscale-serve-blue"_s));
        QVERIFY(m_folder->state().contains(u"batch-deployment.nightly.model"_s));
        QVERIFY(m_folder->state().contains(u"compute.steps"_s));
        QVERIFY(!m_folder->state().contains(u"compute.tune"_s));
    }

    // After the plan nothing ends any more, and what it had to its end bills on.
    void whatThePlanHadToItsEndIsNamedAfterIt()
    {
        const Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        const QString end = plan.start.plusMonths(plan.months).firstDay().toString(Qt::ISODate);
        const Run before = m_folder->deploy(
            {u"--remove-ended="_s + plan.start.plusMonths(plan.months - 1).firstDay().toString(Qt::ISODate)});
        QVERIFY2(before.exitCode == 0 && before.results.endsWith(u"Done.\n"), qPrintable(before.results));
        const Run after = m_folder->deploy({u"--remove-ended="_s + end});
        QVERIFY2(after.exitCode == 2, qPrintable(after.results));
        for (const QString &text :
             {u"The online-endpoint serve is still there; the plan ended before %1."_s.arg(end),
              u"       ./deploy.sh --destroy"_s, u"The compute steps is still there"_s})
            QVERIFY2(after.results.contains(text), qPrintable(text + u'\n' + after.results));
        QVERIFY(m_folder->state().contains(u"online-endpoint.serve"_s));
        QCOMPARE(m_folder->deploy({u"--destroy"_s}).exitCode, 0);
        const Run none = m_folder->deploy({u"--remove-ended="_s + end});
        QVERIFY2(none.exitCode == 0 && none.results.endsWith(u"Done.\n"), qPrintable(none.results));
    }

    // A job by hand that waits for one with a schedule, and one that waits for a batch, are started by nobody but who names them.
    void whatWaitsIsNotStartedAtOnce()
    {
        Plan plan = servedAndScored();
        Workload after;
        after.id = u"after"_s;
        after.name = u"after"_s;
        TrainingJob job;
        job.compute = u"steps"_s;
        job.runsPerMonth = 1;
        job.dependsOn = {u"nightly"_s};
        after.detail = job;
        plan.workloads.push_back(after);
        Workload alone = after;
        alone.id = u"alone"_s;
        alone.environment = Environment::Development;
        std::get<TrainingJob>(alone.detail).dependsOn.clear();
        plan.workloads.push_back(alone);
        Workload last = after;
        last.id = u"last"_s;
        last.name = u"last"_s;
        std::get<TrainingJob>(last.detail).runsPerMonth = 2;
        std::get<TrainingJob>(last.detail).dependsOn = {u"after"_s};
        plan.workloads.push_back(last);
        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        const Run all = m_folder->deploy({u"--submit-jobs=r1"_s});
        QVERIFY2(all.exitCode == 0, qPrintable(all.results + all.messages));
        QVERIFY2(all.results.contains(u"Job after waits for nightly, which this does not start before it: it "
                                      u"is not started. When that has ended: "
                                      "./deploy.sh --submit-jobs=r1 after"_s),
                 qPrintable(all.results));
        QVERIFY(m_folder->state().contains(u"job.alone-r1"_s));
        QVERIFY(!m_folder->state().contains(u"job.after-r1"_s));
        // What follows it is left as well, and what comes after both is made.
        QVERIFY2(all.results.contains(u"Job last waits for after, which this does not start before it"_s),
                 qPrintable(all.results));
        QVERIFY(all.results.endsWith(u"Done.\n"_s));
        QCOMPARE(m_folder->deploy({u"--submit-jobs=r1"_s, u"after"_s}).exitCode, 0);
        QVERIFY(m_folder->state().contains(u"job.after-r1"_s));
        QVERIFY(!m_folder->state().contains(u"job.last-r1"_s));
        QCOMPARE(m_folder->deploy({u"--submit-jobs=r1"_s}).exitCode, 0);
        QVERIFY(m_folder->state().contains(u"job.last-r1"_s));
        // Who names it alone knows that the other has ended.
        QCOMPARE(m_folder->deploy({u"--submit-jobs=r2"_s, u"last"_s}).exitCode, 0);
        QVERIFY(m_folder->state().contains(u"job.last-r2"_s));
        const QString readme = QString::fromUtf8(fileOf(azureMlFolder(plan), u"README.md"_s));
        QVERIFY2(
            readme.contains(
                u"`after` (for nightly), `last` (for after), starts only where its workload is named as well"_s),
            qPrintable(readme));
    }

    // Work that begins in the sixth month, on a family of which nothing is there: until then its cluster takes nothing.
    void quotaOfLaterStopsNothingNow()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.workload(u"train")->startMonth = 5;
        plan.ownedQuota.clear();
        plan.compute(u"train")->size = u"Standard_NC24ads_A100_v4"_s;
        plan.compute(u"train")->minNodes = 0;
        const QString day = plan.start.plusMonths(5).firstDay().toString(Qt::ISODate);
        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        m_folder->set(u"AZ_USAGE"_s, u"standardNCADSA100v4Family\t0\tdedicatedCores\n"_s);
        const Run early = m_folder->deploy({u"--dry-run"_s});
        QVERIFY2(early.exitCode == 0, qPrintable(early.results + early.messages));
        QVERIFY2(early.results.contains(u"are needed from %1 on. Ask for it in time"_s.arg(day)),
                 qPrintable(early.results));
        m_folder->set(u"SLIPWAY_TODAY"_s, day);
        const Run late = m_folder->deploy({u"--dry-run"_s});
        QVERIFY2(late.exitCode == 1 && late.messages.contains(u"Request the quota above first"_s),
                 qPrintable(late.results + late.messages));
        // Nodes that never go are there as soon as the cluster is.
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2026-11-25"_s);
        plan.compute(u"train")->minNodes = 1;
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy({u"--dry-run"_s}).exitCode, 1);
    }

    // Five instances of 24 vCPUs that keep no reserve until June, 120; six of 6 from July on, ceil(1.2 x 6) = 8 of them, 48: never 168.
    // With names of its own they are found no less; a variable of that name, as a shell may have it, is none of the script.
    void quotaIsThatOfWhatStandsTogether_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::newRow("plain") << QString();
        QTest::newRow("suffix") << u"-mine"_s;
    }
    void quotaIsThatOfWhatStandsTogether()
    {
        QFETCH(QString, suffix);
        m_folder->set(u"suffix"_s, u"zz"_s);
        if (!suffix.isEmpty())
            m_folder->set(u"ENDPOINT_SUFFIX"_s, suffix);
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.start = YearMonth(2027, 1);
        plan.months = 12;
        plan.ownedQuota.clear();
        Workload first = *plan.workload(u"serve");
        first.startMonth = 0;
        first.lengthMonths = 6;
        auto &endpoint = std::get<RealtimeEndpoint>(first.detail);
        endpoint.rollout.perMonth = 0;
        endpoint.deployments[0].sizing = InstanceSizing::Fixed;
        endpoint.deployments[0].instances = 5;
        Workload second = first;
        second.id = u"second"_s;
        second.startMonth = 6;
        second.lengthMonths.reset();
        std::get<RealtimeEndpoint>(second.detail).deployments[0].instances = 6;
        std::get<RealtimeEndpoint>(second.detail).deployments[0].compute = u"second"_s;
        Compute compute = *plan.compute(u"serve");
        compute.size = u"Standard_NC24ads_A100_v4"_s;
        Compute other = compute;
        other.id = u"second"_s;
        other.size = u"Standard_NC6s_v3"_s;
        plan.computes = {compute, other};
        plan.workloads = {first, second};
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const QString script = QString::fromUtf8(fileOf(folder, u"deploy.sh"_s));
        QVERIFY2(script.contains(
                     u"\"westeurope dedicated begin:120,2027-07-01:48,2028-01-01:0 TotalDedicatedCores\""_s),
                 qPrintable(script));
        QVERIFY2(
            script.contains(
                u"\"120 online-deployment serve${suffix}/blue|westeurope dedicated StandardNCADSA100v4Family|serve\""_s),
            qPrintable(script));
        QVERIFY(
            fileOf(folder, u"README.md"_s).contains("Regional vCPUs\": 120 are needed, first in Jan 2027."));

        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        m_folder->set(u"AZ_USAGE"_s, u"TotalDedicatedCores\t120\ttotalDedicatedCores\n"_s);
        const auto on = [this](const QString &day, const QStringList &arguments) {
            m_folder->set(u"SLIPWAY_TODAY"_s, day);
            return m_folder->deploy(arguments);
        };
        // All at once on the first day would be both.
        const Run both = on(u"2027-01-01"_s, {});
        QCOMPARE(both.exitCode, 1);
        QVERIFY2(both.messages.contains(
                     u"120 vCPUs, and 168 would be taken at once, 0 of them by what stands already"_s)
                     && both.messages.contains(u"./deploy.sh WORKLOAD makes one at a time"_s),
                 qPrintable(both.messages));
        QCOMPARE(QStringList(m_folder->state().keys()).filter(u"deployment"_s), QStringList());
        QCOMPARE(on(u"2027-01-01"_s, {u"serve"_s}).exitCode, 0);
        // In July the first still stands, until it is removed.
        const Run early = on(u"2027-07-01"_s, {});
        QCOMPARE(early.exitCode, 1);
        QVERIFY2(early.messages.contains(
                     u"120 vCPUs, and 168 would be taken at once, 120 of them by what stands already"_s)
                     && early.messages.contains(u"--remove-ended"_s),
                 qPrintable(early.messages));
        const Run named = on(u"2027-07-01"_s, {u"second"_s});
        QCOMPARE(named.exitCode, 1);
        QCOMPARE(on(u"2027-07-01"_s, {u"--remove-ended"_s}).exitCode, 0);
        const Run later = on(u"2027-07-01"_s, {});
        QVERIFY2(later.exitCode == 0, qPrintable(later.results + later.messages));
        QVERIFY(m_folder->state().contains(u"online-endpoint.second"_s + suffix));
        // It was never short for less than it makes.
        m_folder->clear();
        m_folder->set(u"AZ_USAGE"_s, u"TotalDedicatedCores\t48\ttotalDedicatedCores\n"_s);
        QCOMPARE(on(u"2027-07-01"_s, {}).exitCode, 0);
        m_folder->clear();
        m_folder->set(u"AZ_USAGE"_s, u"TotalDedicatedCores\t47\ttotalDedicatedCores\n"_s);
        QCOMPARE(on(u"2027-07-01"_s, {}).exitCode, 1);
    }

    // Nothing is priced at no runs: a schedule has none, and no word starts one.
    void whatHasNoRunsIsNeverStarted()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        const auto add = [&plan](const QString &id, double runs, Environment environment,
                                 const QString &pipeline, const QStringList &after) {
            Workload workload = *plan.workload(u"train");
            workload.id = id;
            workload.name = id;
            workload.environment = environment;
            auto &job = std::get<TrainingJob>(workload.detail);
            job.runsPerMonth = runs;
            job.pipeline = pipeline;
            job.dependsOn = after;
            plan.workloads.push_back(workload);
        };
        add(u"never"_s, 0, Environment::Production, {}, {});
        add(u"tried"_s, 2, Environment::Development, {}, {u"never"_s});
        add(u"prepare"_s, 2, Environment::Development, u"steps"_s, {});
        add(u"idle"_s, 0, Environment::Development, u"steps"_s, {u"prepare"_s});
        add(u"publish"_s, 2, Environment::Development, u"steps"_s, {u"prepare"_s, u"idle"_s});
        add(u"one"_s, 0, Environment::Development, u"resting"_s, {});
        add(u"two"_s, 0, Environment::Development, u"resting"_s, {u"one"_s});
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        for (const QString &file : {u"jobs/never.yml"_s, u"jobs/idle.yml"_s, u"jobs/resting.yml"_s})
            QVERIFY2(fileOf(folder, file)
                         .contains("# The plan has no run of it and prices none: nothing starts it.\n"),
                     qPrintable(file));
        QVERIFY(!fileOf(folder, u"jobs/tried.yml"_s).contains("no run of it"));
        const QByteArray steps = fileOf(folder, u"jobs/steps.yml"_s);
        QVERIFY2(steps.contains("\n  prepare:\n") && steps.contains("\n  publish:\n")
                     && !steps.contains("idle"),
                 steps.constData());
        const QByteArray readme = fileOf(folder, u"README.md"_s);
        QVERIFY2(readme.contains("Nothing starts `never`, `idle`, `resting` at all: the plan has no run of "
                                 "it and prices none."),
                 readme.constData());
        QVERIFY2(
            readme.contains("tried is written as if it did not wait for never: the plan has no run of that."),
            readme.constData());
        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        for (const QStringList &arguments :
             {QStringList{u"--submit-jobs"_s}, {u"--submit-jobs=r2"_s, u"never"_s, u"idle"_s, u"one"_s}}) {
            const Run started = m_folder->deploy(arguments);
            QVERIFY2(started.exitCode == 0, qPrintable(started.results + started.messages));
        }
        QStringList jobs = QStringList(m_folder->state().keys()).filter(QRegularExpression(u"^job\\."_s));
        jobs.sort();
        QCOMPARE(jobs, (QStringList{u"job.steps-first"_s, u"job.tried-first"_s}));
    }

    // What the files call otherwise is known by its tags: endpoints that were made with a suffix.
    void whatEndedUnderAnotherSuffixIsRemoved()
    {
        Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
        plan.workload(u"serve")->lengthMonths = 1;
        m_folder->writeFilled(plan);
        m_folder->set(u"ENDPOINT_SUFFIX"_s, u"-mine"_s);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        QVERIFY(m_folder->state().contains(u"autoscale.autoscale-serve-mine-blue"_s));
        m_folder->unset(u"ENDPOINT_SUFFIX"_s);
        QCOMPARE(m_folder->deploy({u"--remove-ended"_s}).exitCode, 0);
        QVERIFY(m_folder->state().contains(u"online-endpoint.serve-mine"_s));
        // A plan that has it longer counts for it too, whatever its tag says.
        m_folder->set(u"SLIPWAY_TODAY"_s, dayAfter(plan, u"serve"_s));
        plan.workload(u"serve")->lengthMonths = 2;
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy({u"--remove-ended"_s}).exitCode, 0);
        QVERIFY(m_folder->state().contains(u"online-endpoint.serve-mine"_s));
        m_folder->set(u"SLIPWAY_TODAY"_s, dayAfter(plan, u"serve"_s));
        QCOMPARE(m_folder->deploy({u"--remove-ended"_s}).exitCode, 0);
        QCOMPARE(QStringList(m_folder->state().keys()).filter(u"serve"_s), QStringList());
        QVERIFY(m_folder->state().contains(u"compute.steps"_s));
    }

    // The Azure CLI of Windows, in its shells for Linux programs, ends each line with a return and a line feed.
    void answersOfWindowsAreRead()
    {
        m_folder->writeFilled(templatePlan(u"tabular-automl-batch"_s));
        m_folder->write(u"bin/windows"_s,
                        "#!/bin/bash\n\"${0%/*}/real\" \"$@\" | sed 's/$/\\r/'\nexit \"${PIPESTATUS[0]}\"\n");
        QCOMPARE(m_folder->shell(u"cd bin; mv az real; mv windows az; chmod +x az"_s).exitCode, 0);
        for (int time = 0; time < 2; ++time) {
            const Run made = m_folder->deploy();
            QVERIFY2(made.exitCode == 0 && made.results.endsWith(u"Done.\n"_s),
                     qPrintable(made.results + made.messages));
        }
        const Run destroyed = m_folder->deploy({u"--destroy"_s});
        QVERIFY2(destroyed.exitCode == 0, qPrintable(destroyed.results + destroyed.messages));
        QMap<QString, QByteArray> left = m_folder->state();
        left.remove(u".count"_s);
        QCOMPARE(left.keys(), QStringList());
    }

    // Two people who become 10 % more a month: three machines from February, four from June (tst_sameasevaluation.cpp).
    void whoJoinsGetsAMachineThatThePlanHas()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.growth.peoplePercent = 10;
        plan.months = 8;
        plan.start = {2027, 1};
        Workload &explore = *plan.workload(u"explore");
        explore.startMonth = 0;
        explore.lengthMonths = 6;
        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2027-02-15"_s);
        // A dry run counts those that it would make. Whose the third is nobody but a person knows.
        QVERIFY(m_folder->deploy({u"--dry-run"_s})
                    .results.contains(
                        u"Of notebooks the plan has 3 today, one for each person, and 2 are there."_s));
        const Run fewer = m_folder->deploy();
        QCOMPARE(fewer.exitCode, 2);
        QVERIFY2(fewer.results.contains(
                     u"Of notebooks the plan has 3 today, one for each person, and 2 are there."_s),
                 qPrintable(fewer.results));
        const auto join = [&](const QString &name) {
            const Run joined = m_folder->shell(u"sed 's/notebooks-p2/%1/' computes/notebooks-p2.yml >%1.yml; "
                                               u"az ml compute create --file %1.yml --resource-group group "
                                               "--workspace-name workspace --subscription s"_s.arg(name));
            QVERIFY2(joined.exitCode == 0, qPrintable(joined.messages));
        };
        join(u"third"_s);
        const Run asPlanned = m_folder->deploy();
        QVERIFY2(asPlanned.exitCode == 0, qPrintable(asPlanned.results));
        join(u"xfourth"_s);
        const Run more = m_folder->deploy();
        QVERIFY2(more.exitCode == 2
                     && more.results.contains(
                         u"The compute xfourth was made from this folder and is not in the plan any more."_s),
                 qPrintable(more.results));
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2027-06-15"_s);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2027-07-01"_s);
        QVERIFY(!m_folder->deploy({u"--dry-run"_s}).results.contains(u"Of notebooks the plan has"_s));
        const Run over = m_folder->deploy();
        QVERIFY2(over.results.contains(
                     u"The compute third is still there; it has had no work since 2027-07-01."_s),
                 qPrintable(over.results));
        QCOMPARE(m_folder->deploy({u"--remove-ended"_s}).exitCode, 0);
        const QStringList left = m_folder->state().keys();
        QVERIFY2(!left.contains(u"compute.third"_s) && !left.contains(u"compute.xfourth"_s)
                     && !left.contains(u"compute.notebooks-p1"_s) && left.contains(u"compute.train"_s),
                 qPrintable(left.join(u' ')));
    }

    // The work of two people was to end with March; the plan of a month later has it to June, or to its own end. What was made before, and for who
    // joined, has the tag of the first plan.
    void theNewerPlanTellsWhenWorkEnds()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.growth.peoplePercent = 10;
        plan.months = 8;
        plan.start = {2027, 1};
        Workload &explore = *plan.workload(u"explore");
        explore.startMonth = 0;
        explore.lengthMonths = 3;
        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2027-02-15"_s);
        QCOMPARE(m_folder->deploy().exitCode, 2);
        const Run joined
            = m_folder->shell(u"sed 's/notebooks-p2/third/' computes/notebooks-p2.yml >third.yml; "
                              u"az ml compute create --file third.yml --resource-group group "
                              "--workspace-name workspace --subscription s"_s);
        QVERIFY2(joined.exitCode == 0, qPrintable(joined.messages));
        explore.lengthMonths = 6;
        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2027-04-15"_s);
        const Run kept = m_folder->deploy({u"--remove-ended"_s});
        QVERIFY2(kept.exitCode == 0, qPrintable(kept.results + kept.messages));
        const QStringList left = m_folder->state().keys();
        QVERIFY2(left.contains(u"compute.third"_s) && left.contains(u"compute.notebooks-p1"_s),
                 qPrintable(left.join(u' ')));
        QVERIFY(!m_folder->deploy().results.contains(u"has had no work since"_s));
        // To the end of the plan: after that it is left over, and its tag names a day of long before.
        explore.lengthMonths.reset();
        m_folder->writeFilled(plan);
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2027-09-01"_s);
        const Run over = m_folder->deploy({u"--remove-ended"_s});
        for (const QString &text :
             {u"The compute third is still there; the plan ended before 2027-09-01."_s,
              u"The compute notebooks-p1 is still there; the plan ended before 2027-09-01."_s})
            QVERIFY2(over.exitCode == 2 && over.results.contains(text),
                     qPrintable(over.results + over.messages));
    }

    // A schedule whose end has come starts nothing, and Azure need not take it.
    void aScheduleOfThePastIsNotMade()
    {
        writeFilled(u"edge-arc"_s);
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2039-01-01"_s);
        const Run deployed = m_folder->deploy({u"train"_s});
        QVERIFY2(deployed.results.contains(u"Schedule train ends on "_s)
                     && deployed.results.contains(u"it is not made"_s),
                 qPrintable(deployed.results + deployed.messages));
        QCOMPARE(m_folder->log().filter(u"schedule create"_s), QStringList());
    }

    // What runs elsewhere goes on after it is detached.
    void detachingSaysWhatGoesOn()
    {
        writeFilled(u"edge-arc"_s);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        const Run destroyed = m_folder->deploy({u"--destroy"_s});
        QVERIFY2(destroyed.exitCode == 0, qPrintable(destroyed.messages));
        QVERIFY2(destroyed.results.contains(
                     u"What is behind compute plant is only detached, and bills until it is deleted."_s)
                     && destroyed.results.contains(u"az resource delete --ids filled-PLANT_RESOURCE_ID"_s),
                 qPrintable(destroyed.results));
        const std::vector<ExportFile> folder = azureMlFolder(templatePlan(u"edge-arc"_s));
        QVERIFY(fileOf(folder, u"README.md"_s)
                    .contains("What is behind `plant`, `rack` is only detached from the workspace"));
        QVERIFY(fileOf(folder, u"computes/plant.yml"_s).contains("bills until that is deleted"));
        QVERIFY(!fileOf(folder, u"computes/notebooks.yml"_s).contains("bills until that is deleted"));
    }

    // Serving for three months from March 2027, two people for two from January; trainings go on.
    void whatHasNoWorkAnyMoreIsRemoved()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.workload(u"serve")->lengthMonths = 3;
        plan.workload(u"explore")->lengthMonths = 2;
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        const QMap<QString, QByteArray> all = m_folder->state();
        QVERIFY(all.contains(u"online-endpoint.serve"_s) && all.contains(u"compute.notebooks-p2"_s));
        QCOMPARE(m_folder->deploy({u"--remove-ended"_s}).exitCode, 0);
        QCOMPARE(m_folder->deploy({u"--remove-ended=2027-02-28"_s}).exitCode, 0);
        QCOMPARE(m_folder->log().filter(u" delete "_s), QStringList());
        // A day on which both are over: said by every run, and done by one of them.
        m_folder->set(u"SLIPWAY_TODAY"_s, u"2027-06-01"_s);
        const Run told = m_folder->deploy();
        QCOMPARE(told.exitCode, 2);
        for (const QString &text :
             {u"The online-endpoint serve is still there; it has had no work since 2027-06-01."_s,
              u"The compute notebooks-p1 is still there; it has had no work since 2027-03-01."_s,
              u"./deploy.sh --remove-ended"_s, u"3 things differ from the plan"_s})
            QVERIFY2(told.results.contains(text), qPrintable(told.results));
        const Run dry = m_folder->deploy({u"--remove-ended"_s, u"--dry-run"_s});
        QVERIFY2(dry.results.contains(u"Would run: az ml online-endpoint delete --name serve"_s),
                 qPrintable(dry.results));
        QCOMPARE(m_folder->log().filter(u" delete "_s), QStringList());
        QCOMPARE(m_folder->deploy({u"--remove-ended=2027-03-01"_s}).exitCode, 0);
        QVERIFY(m_folder->state().contains(u"online-endpoint.serve"_s));
        QVERIFY(!m_folder->state().contains(u"compute.notebooks-p1"_s)
                && !m_folder->state().contains(u"compute.notebooks-p2"_s));
        QCOMPARE(m_folder->deploy({u"--remove-ended"_s}).exitCode, 0);
        QVERIFY(!m_folder->state().contains(u"online-endpoint.serve"_s));
        QCOMPARE(QStringList(m_folder->state().keys()).filter(u"deployment"_s), QStringList());
        QVERIFY(m_folder->state().contains(u"compute.train"_s)
                && m_folder->state().contains(u"schedule.train"_s));
        // It is not made again, unless somebody asks for it by its name.
        m_folder->forget();
        const Run later = m_folder->deploy();
        QVERIFY2(later.exitCode == 0, qPrintable(later.results + later.messages));
        QVERIFY2(later.results.contains(u"The work of serve is over on 2027-06-01"_s),
                 qPrintable(later.results));
        QCOMPARE(m_folder->log().filter(u" create "_s), QStringList());
        QCOMPARE(m_folder->deploy({u"serve"_s}).exitCode, 0);
        QVERIFY(m_folder->state().contains(u"online-endpoint.serve"_s));
    }

    // Serving from March to December 2027: what is made before bills before, what is made after is in no price.
    void whatIsMadeBesideThePlanIsSaid()
    {
        writeFilled(u"vision-realtime"_s);
        const auto saysAll = [this](const QString &day, const QStringList &texts, const QStringList &others) {
            m_folder->set(u"SLIPWAY_TODAY"_s, day);
            const Run run = m_folder->deploy({u"--dry-run"_s});
            for (const QString &text : texts)
                QVERIFY2(run.results.contains(text), qPrintable(day + run.results.left(2000)));
            // Of two workloads that begin later as of one.
            QVERIFY(run.results.count(u"README.md prices it from its day on"_s) <= 1);
            for (const QString &text : others)
                QVERIFY2(!run.results.contains(text), qPrintable(day + run.results.left(2000)));
        };
        saysAll(u"2026-12-31"_s,
                {u"The plan begins serve on 2027-03-01"_s, u"The plan begins explore on 2027-01-01"_s},
                {u"The plan ends"_s});
        saysAll(u"2027-02-28"_s, {u"The plan begins serve on 2027-03-01"_s}, {u"The plan begins explore"_s});
        saysAll(u"2027-12-31"_s, {}, {u"The plan begins"_s, u"The plan ends"_s});
        saysAll(u"2028-01-01"_s, {u"The plan ends before 2028-01-01"_s}, {u"The plan begins"_s});
    }

    // 2 nodes where the README prices 8, a size for serving where it prices a larger one: said at the end, with what changes it.
    void whatDiffersFromThePlanIsSaid()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        const Run same = m_folder->deploy();
        QVERIFY2(same.exitCode == 0 && same.results.endsWith(u"Done.\n"), qPrintable(same.results));
        const int nodes = plan.compute(u"train")->maxNodes;
        const QString size = plan.compute(u"serve")->size.toUpper();
        plan.compute(u"train")->maxNodes = 8;
        plan.compute(u"train")->idleSeconds = 333;
        plan.compute(u"notebooks")->idleShutdownMinutes = 45;
        plan.compute(u"serve")->size = u"Standard_NC8as_T4_v3"_s;
        m_folder->writeFilled(plan);
        const QMap<QString, QByteArray> before = m_folder->state();
        const Run told = m_folder->deploy();
        QCOMPARE(told.exitCode, 2);
        for (const QString &text :
             {u"Compute train: max_instances is %1 and not 8, idle_time_before_scale_down is "_s.arg(nodes),
              u"az ml compute update --name train --resource-group group --workspace-name workspace "
              u"--max-instances 8 "
              "--idle-time-before-scale-down 333 --subscription"_s,
              u"Compute notebooks-p1: idle_time_before_shutdown_minutes is 60 and not 45."_s,
              u"Deployment blue of serve: instance_type is %1 and not Standard_NC8as_T4_v3."_s.arg(size),
              u"az ml online-deployment delete --endpoint-name serve --name blue"_s,
              u"4 things differ from the plan"_s})
            QVERIFY2(told.results.contains(text), qPrintable(text + u'\n' + told.results));
        QCOMPARE(m_folder->state().keys(), before.keys());
        // What is said can be copied, and then nothing differs.
        QStringList commands;
        for (const QString &line : told.results.split(u'\n')) {
            if (line.startsWith(u"       az "_s))
                commands << line.trimmed();
        }
        const Run changed = m_folder->shell(commands.join(u'\n'));
        QVERIFY2(changed.exitCode == 0, qPrintable(changed.messages + commands.join(u'\n')));
        QVERIFY(!m_folder->state().contains(u"online-deployment.serve.blue"_s));
        const Run again = m_folder->deploy();
        QVERIFY2(again.exitCode == 0, qPrintable(again.results + again.messages));
        QVERIFY(m_folder->state().contains(u"online-deployment.serve.blue"_s));
    }

    // Instances, autoscale, nodes of a batch and a schedule: with the command that changes each.
    void everyNumberIsCompared()
    {
        Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
        BatchScoring batch;
        batch.compute = u"steps"_s;
        batch.nodesPerRun = 1;
        Workload nightly;
        nightly.id = u"nightly"_s;
        nightly.detail = batch;
        plan.workloads.push_back(nightly);
        auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
        Deployment green = endpoint.deployments.front();
        green.id = u"green"_s;
        green.sizing = InstanceSizing::Fixed;
        green.instances = 2;
        green.trafficPercent = 0;
        endpoint.deployments.push_back(green);
        m_folder->set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        m_folder->writeFilled(plan);
        const Run made = m_folder->deploy();
        QVERIFY2(made.exitCode == 0, qPrintable(made.results + made.messages));
        const Run same = m_folder->deploy();
        QVERIFY2(same.exitCode == 0, qPrintable(same.results + same.messages));

        std::get<BatchScoring>(plan.workload(u"nightly")->detail).nodesPerRun = 2;
        auto &changed = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
        changed.deployments[0].maxInstances = 6;
        changed.deployments[1].instances = 3;
        m_folder->writeFilled(plan);
        const Run numbers = m_folder->deploy();
        QCOMPARE(numbers.exitCode, 2);
        for (const QString &text :
             {u"Deployment green of serve: instance_count is 2 and not 3."_s, u"--set instance_count=3"_s,
              u"Autoscale of blue of serve: profiles[0].capacity.maximum is 4 and not 6."_s,
              u"--max-count 6"_s, u"Deployment model of nightly: resources.instance_count is 1 and not 2."_s,
              u"--set resources.instance_count=2"_s, u"3 things differ from the plan"_s})
            QVERIFY2(numbers.results.contains(text), qPrintable(text + u'\n' + numbers.results));

        // On a compute that is made anew a deployment goes and comes again with its number: nothing sets it on the old one.
        plan.compute(u"steps")->tier = Tier::LowPriority;
        m_folder->writeFilled(plan);
        const Run told = m_folder->deploy();
        QCOMPARE(told.exitCode, 2);
        for (const QString &text :
             {u"--set instance_count=3"_s, u"--max-count 6"_s,
              u"Deployment model of nightly: resources.instance_count is 1 and not 2."_s,
              u"Compute steps: tier is dedicated and not low_priority."_s, u"az ml schedule delete --name "_s,
              u"az ml batch-endpoint delete --name nightly"_s, u"4 things differ from the plan"_s})
            QVERIFY2(told.results.contains(text), qPrintable(text + u'\n' + told.results));
        QVERIFY2(!told.results.contains(u"--set resources.instance_count=2"_s), qPrintable(told.results));
        // What is of this folder goes before the compute that it stands on.
        const qsizetype removal = told.results.indexOf(u"az ml compute delete --name steps"_s);
        QVERIFY2(told.results.indexOf(u"az ml schedule delete --name "_s) < removal
                     && told.results.indexOf(u"az ml batch-endpoint delete --name nightly"_s) < removal,
                 qPrintable(told.results));
        QStringList commands;
        for (const QString &line : told.results.split(u'\n')) {
            // What makes the compute anew comes later.
            if (line.startsWith(u"       az "_s) && !line.contains(u" delete "_s)
                && !line.contains(u" disable "_s))
                commands << line.trimmed();
        }
        const Run run = m_folder->shell(commands.join(u'\n'));
        QVERIFY2(run.exitCode == 0, qPrintable(run.messages));
        // When nothing is on it any more, that is told as well.
        QCOMPARE(m_folder->shell(u"rm state/schedule.* state/batch-deployment.*"_s).exitCode, 0);
        const Run free = m_folder->deploy({u"--computes-only"_s});
        QVERIFY2(free.exitCode == 2 && free.results.contains(u"az ml compute delete --name steps "_s),
                 qPrintable(free.results));
        QCOMPARE(m_folder->shell(u"rm state/compute.steps"_s).exitCode, 0);
        const Run again = m_folder->deploy();
        QVERIFY2(again.exitCode == 0, qPrintable(again.results + again.messages));
    }

    // A deployment that grows with its load is compared with the number of its month.
    void laterMonthsHaveTheirNumbers()
    {
        m_folder->write(u"deploy.sh"_s, {});
        Plan plan = templatePlan(u"vision-realtime"_s);
        auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
        endpoint.deployments.front().sizing = InstanceSizing::Derived;
        plan.growth.requestsPercent = 30;
        const QString script = QString::fromUtf8(fileOf(azureMlFolder(plan), u"deploy.sh"_s));
        static const QRegularExpression later(u"'(2027-\\d\\d-01):instance_count=(\\d+)'"_s);
        static const QRegularExpression first(u" 'instance_count=(\\d+)'"_s);
        const auto found = later.match(script);
        QVERIFY2(found.hasMatch(), qPrintable(script.section(u"\nendings"_s, 1)));
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        m_folder->set(u"SLIPWAY_TODAY"_s, found.captured(1));
        const Run told = m_folder->deploy();
        QCOMPARE(told.exitCode, 2);
        const QString text
            = u"instance_count is %1 and not %2."_s.arg(first.match(script).captured(1), found.captured(2));
        QVERIFY2(told.results.contains(text), qPrintable(text + told.results));
        // Made in that month it has its number at once, and its quota is that of so many.
        m_folder->clear();
        const Run late = m_folder->deploy();
        QVERIFY2(late.exitCode == 0, qPrintable(late.results + late.messages));
        QVERIFY2(late.results.contains(u": instance_count=%1\n"_s.arg(found.captured(2))),
                 qPrintable(late.results));
        const Run again = m_folder->deploy();
        QVERIFY2(again.exitCode == 0 && again.results.endsWith(u"Done.\n"_s), qPrintable(again.results));
        static const QRegularExpression draw(u"\"(\\d+),(2027-\\d\\d-01):(\\d+)[^ ]* online-deployment "_s);
        const auto taken = draw.match(script);
        QVERIFY2(taken.hasMatch(), qPrintable(script.section(u"draws="_s, 1).left(500)));
        QCOMPARE(taken.captured(2), found.captured(1));
        QVERIFY(taken.captured(3).toInt() > taken.captured(1).toInt());
    }

    // A shell may have any variable: none but those that are documented say anything to the script.
    void noOtherVariableIsRead()
    {
        m_folder->writeFilled(planOfEverything());
        m_folder->set(u"SLIPWAY_ALLOW_BLOCKERS"_s, u"1"_s);
        QFile file(m_folder->path(u"deploy.sh"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString script = QString::fromUtf8(file.readAll());
        static const QRegularExpression name(u"\\b[a-z][a-z_]+\\b"_s);
        QSet<QString> names;
        for (auto words = name.globalMatch(script); words.hasNext();)
            names << words.next().captured();
        QVERIFY(names.contains(u"suffix"_s) && names.contains(u"made"_s) && names.size() > 300);
        const auto runs = [this] {
            m_folder->clear();
            QStringList all;
            for (const QStringList &arguments :
                 {QStringList{u"--submit-jobs"_s}, {}, {u"--remove-ended"_s}, {u"--destroy"_s}}) {
                const Run one = m_folder->deploy(arguments);
                all << u"%1 %2 %3"_s.arg(one.exitCode).arg(one.results, one.messages);
            }
            return all + m_folder->log();
        };
        const QStringList wanted = runs();
        for (const QString &each : std::as_const(names))
            m_folder->set(each, u"zz"_s);
        QCOMPARE(runs(), wanted);
    }

    // Another plan took the folder over: what it has no more bills on.
    void whatThePlanHasNoMoreIsSaid()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        m_folder->writeFilled(plan);
        QCOMPARE(m_folder->deploy().exitCode, 0);
        auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
        endpoint.deployments.front().id = u"green"_s;
        plan.workload(u"explore")->enabled = false;
        m_folder->writeFilled(plan);
        const Run told = m_folder->deploy();
        QCOMPARE(told.exitCode, 2);
        for (const QString &text :
             {u"The deployment blue of serve was made from this folder and is not in the plan any more."_s,
              u"The compute notebooks-p2 was made from this folder and is not in the plan any more."_s,
              u"az ml compute delete --name notebooks-p2"_s})
            QVERIFY2(told.results.contains(text), qPrintable(text + u'\n' + told.results));
        // Not of a part of it.
        const Run part = m_folder->deploy({u"--computes-only"_s});
        QVERIFY2(part.exitCode == 0, qPrintable(part.results + part.messages));
    }

    // It is somebody else's: said, and nobody is told to change it.
    void whatAnotherMadeIsComparedAndLeft()
    {
        const Plan plan = templatePlan(u"vision-realtime"_s);
        m_folder->writeFilled(plan);
        m_folder->write(u"state/compute.train"_s, "Succeeded\nsomeone\n1\namlcompute\n");
        m_folder->write(u"state/.shown/compute.train"_s, "type: amlcompute\nsize: Standard_D2s_v3\n");
        const Run told = m_folder->deploy({u"--computes-only"_s});
        QCOMPARE(told.exitCode, 2);
        QVERIFY2(
            told.results.contains(
                u"Compute train exists and stays as it is; it was not made from this folder; what cannot be told: tier"_s),
            qPrintable(told.results));
        QVERIFY2(told.results.contains(u"Compute train: size is STANDARD_D2S_V3 and not "_s),
                 qPrintable(told.results));
        QVERIFY2(!told.results.contains(u"az ml compute delete"_s), qPrintable(told.results));
        QVERIFY2(told.results.contains(u"1 thing differs from the plan"_s), qPrintable(told.results));
    }

    void daysAreDays()
    {
        writeFilled(u"edge-arc"_s);
        QVERIFY(m_folder->deploy({u"--remove-ended=June"_s}).messages.contains(u"June is no day"_s));
        for (const QString &day : {u"2027-13-01"_s, u"2027-02-29"_s, u"2027-04-31"_s, u"2027-00-10"_s,
                                   u"2027-01-00"_s, u"9999-99-99"_s})
            QVERIFY2(m_folder->deploy({u"--remove-ended="_s + day}).messages.contains(day + u" is no day"_s),
                     qPrintable(day));
        QVERIFY(m_folder->deploy({u"--remove-ended"_s, u"--destroy"_s})
                    .messages.contains(u"do not go together"_s));
        QVERIFY(m_folder->deploy({u"--remove-ended"_s, u"plant"_s}).messages.contains(u"no WORKLOAD"_s));
        QCOMPARE(m_folder->log(), QStringList());
    }

    // A system that is shut down, a window that is closed, a reader that is gone: whatever ends it says that it is not done, and ends with 1. While it
    // waits for Azure that is within a second.
    void aSignalStopsItLikeAnythingElse()
    {
        writeFilled(u"proof-of-concept"_s);
        for (const QString &signal : {u"TERM"_s, u"HUP"_s, u"PIPE"_s}) {
            const Run begun = m_folder->shell(
                u"mkdir -p state; rm -f out err; printf 'Updating\\n\\n1\\n\\n' >state/compute.train; "
                u"SLIPWAY_WAIT_SECONDS=50 "
                "./deploy.sh >out 2>err & pid=$!; until grep -qs waiting out; do sleep "
                "0.02; done; kill -%1 $pid; "
                "code=0; wait $pid || code=$?; tail -n 1 err; exit $code"_s.arg(signal));
            QVERIFY2(begun.exitCode == 1,
                     qPrintable(signal + QString::number(begun.exitCode) + begun.results));
            QVERIFY2(begun.results.contains(u"and is not done: run it again, it goes on from there."_s),
                     qPrintable(begun.results + begun.messages));
        }
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
