// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/model/exports/azureml/deployfixture.h"
#include "tests/support/testrun.h"

#include "model/exports/azureml/exportfolder.h"
#include "model/exports/azureml/yamltree.h"
#include "model/plan/planlists.h"

#include <QFile>
#include <QRegularExpression>
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
    // An export of another plan goes on with the deployment of the folder: that is said, also where the record of before has no name of a plan.
    // Sixty trials are six hundred by hand: the export writes sixty, and says whose files it writes over.
    void whatSomebodyChangedIsNamed()
    {
        DeployFolder folder;
        const Plan plan = templatePlan(u"tabular-automl-batch"_s);
        folder.writeFilled(plan);
        const auto remark = [&] {
            const Result<std::optional<FolderRecord>> record = recordOfFolder(folder.path({}));
            return record && *record ? changedFilesRemark(**record, folder.path({})) : u"no record"_s;
        };
        QCOMPARE(remark(), QString());
        QCOMPARE(folder.shell(u"sed -i 's/max_trials: 60/max_trials: 600/' jobs/monthly.yml"_s).exitCode, 0);
        QVERIFY2(remark().endsWith(u"they follow the plan again: jobs/monthly.yml."_s), qPrintable(remark()));
        QCOMPARE(folder.shell(u"echo '## Ours' >>README.md; sed -i 's/^check$/true/' deploy.sh"_s).exitCode,
                 0);
        QVERIFY2(remark().endsWith(u": README.md, deploy.sh, jobs/monthly.yml."_s), qPrintable(remark()));
    }

    // Without the record nothing tells who changed what: what is written over otherwise is named.
    void withoutARecordWhatIsWrittenOverIsNamed()
    {
        DeployFolder folder;
        const Plan plan = templatePlan(u"tabular-automl-batch"_s);
        folder.writeFolder(writeAzureMl(plan, evaluated(plan), catalog(), {}, testDeployment.toString()));
        QVERIFY(QFile::remove(folder.path(folderRecordName.toString())));
        const auto remark = [&] {
            const Result<FolderRecord> record = recordForExport(folder.path({}), plan);
            if (!record)
                return record.error().message;
            return changedFilesRemark(
                *record, folder.path({}),
                writeAzureMl(plan, evaluated(plan), catalog(), {}, record->deployment, record->earlier));
        };
        QCOMPARE(remark(), QString());
        const Run changed = folder.shell(
            u"sed -i 's/max_trials: 60/max_trials: 600/' jobs/monthly.yml; echo '# Ours' >>deploy.sh"_s);
        QCOMPARE(changed.exitCode, 0);
        QVERIFY2(remark().endsWith(
                     u"These files said something else than they do now: deploy.sh, jobs/monthly.yml."_s),
                 qPrintable(remark()));
    }

    void anotherPlanInTheFolderIsNamed()
    {
        DeployFolder folder;
        Plan plan = templatePlan(u"proof-of-concept"_s);
        plan.name = u"Tickets"_s;
        folder.writeFolder(azureMlFolder(plan));
        const auto remark = [&](const Plan &now) {
            const Result<FolderRecord> record = recordForExport(folder.path({}), now);
            return record ? otherPlanRemark(*record, u"DIR"_s, now) : record.error().message;
        };
        QCOMPARE(remark(plan), QString());
        Plan other = templatePlan(u"edge-arc"_s);
        other.name = u"Plant"_s;
        const QString said
            = u"DIR was written from the plan \"Tickets\" before, and now from \"Plant\". It goes on as the same deployment, %1:"_s
                  .arg(testDeployment);
        QVERIFY2(remark(other).startsWith(said), qPrintable(remark(other)));
        const Result<std::optional<FolderRecord>> record = recordOfFolder(folder.path({}));
        QVERIFY(record && *record);
        FolderRecord before = **record;
        QCOMPARE(before.plan, u"Tickets"_s);
        before.plan.clear();
        folder.write(folderRecordName.toString(), writeFolderRecord(before));
        QVERIFY2(remark(other).startsWith(said), qPrintable(remark(other)));
        QCOMPARE(remark(plan), QString());
        QVERIFY(QFile::remove(folder.path(folderRecordName.toString())));
        QVERIFY2(remark(other).startsWith(said), qPrintable(remark(other)));
    }

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

    // Two names that are cut to the same: what is deployed as the second stays the second when the first leaves the plan, with what is filled
    // in there; and what is new takes no name that may stand in the workspace still.
    void namesStayWithWhatHasThem()
    {
        const auto serving = [](const Plan &plan, const QString &id) {
            Workload workload = *plan.workload(u"serve"_s);
            workload.id = u"visual-inspection-endpoint-plant-"_s + id;
            return workload;
        };
        Plan plan = m_plan;
        const Workload north = serving(plan, u"north"_s);
        const Workload south = serving(plan, u"south"_s);
        *plan.workload(u"serve"_s) = north;
        plan.workloads.push_back(south);
        for (const char *id : {"training-cluster-of-line-one", "training-cluster-of-line-two"}) {
            plan.computes.push_back(*plan.compute(u"train"_s));
            plan.computes.back().id = QString::fromLatin1(id);
            plan.workloads.push_back(*plan.workload(u"train"_s));
            plan.workloads.back().id = QString::fromLatin1(id).right(3);
            std::get<TrainingJob>(plan.workloads.back().detail).compute = plan.computes.back().id;
        }
        m_plan = plan;
        m_folder.emplace();
        m_folder->writeFolder(azureMlFolder(m_plan));
        const QString second = u"deployments/visual-inspection-endpoint-planb/blue.yml"_s;
        replace(second, "azureml:REPLACE_VISUAL_INSPECTION_ENDPOINT_PLANT_SOUTH_MODEL",
                "azureml:model-south:1");

        const auto is = [](const QString &id) { return [id](const auto &each) { return each.id == id; }; };
        std::erase_if(m_plan.workloads, is(north.id));
        std::erase_if(m_plan.workloads, is(u"one"_s));
        std::erase_if(m_plan.computes, is(u"training-cluster-of-line-one"_s));
        m_plan.workloads.push_back(south);
        m_plan.workloads.back().id = u"visual-inspection-endpoint-plant-west"_s;
        change();
        exportAgain();
        QVERIFY2(exported(second).contains("model: azureml:model-south:1\n"), exported(second).constData());
        QVERIFY(!QFile::exists(m_folder->path(u"endpoints/visual-inspection-endpoint-plant.yml"_s)));
        QVERIFY(exported(u"endpoints/visual-inspection-endpoint-planc.yml"_s).contains("slipway"));
        QVERIFY(exported(u"jobs/two.yml"_s).contains("compute: azureml:training-cluster-of-linb\n"));

        // North comes back under the name that it had.
        m_plan.workloads.push_back(north);
        change();
        exportAgain();
        QVERIFY(exported(u"README.md"_s)
                    .contains("The endpoint visual-inspection-endpoint-plant-north is called "
                              "visual-inspection-endpoint-plant in"));
        QVERIFY(exported(second).contains("model: azureml:model-south:1\n"));
    }

    // An endpoint on Kubernetes is known by its workload: its cluster may have another name in the plan now.
    void anEndpointKeepsItsNameOnAnotherCluster()
    {
        Compute *serve = m_plan.compute(u"serve"_s);
        serve->target = u"kubernetes_online_endpoint"_s;
        m_folder.emplace();
        m_folder->writeFolder(azureMlFolder(m_plan));
        serve->id = u"cluster-of-the-north"_s;
        for (Deployment &each : std::get<RealtimeEndpoint>(m_plan.workload(u"serve"_s)->detail).deployments)
            each.compute = serve->id;
        change();
        QVERIFY2(exported(u"endpoints/serve.yml"_s).contains("cluster-of-the-north"),
                 exported(u"endpoints/serve.yml"_s).constData());
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

    // What an export wrote around the placeholder follows the plan; what somebody wrote in its place is theirs, to the letter.
    void whatSomebodyWroteStaysWhole_data()
    {
        QTest::addColumn<QByteArray>("filled");
        QTest::newRow("arguments of its own") << "python main.py --epochs 5 --out ${{outputs.result}}"_ba;
        QTest::newRow("one that looks like the plan's") << "python main.py --before ${{inputs.before}}"_ba;
        QTest::newRow("another program") << "bash run.sh"_ba;
        QTest::newRow("in other words around it") << "torchrun main.py --result ${{outputs.result}} --epochs 5"_ba;
        QTest::newRow("several commands") << "python a.py && python b.py"_ba;
        QTest::newRow("an end that begins as the plan's") << "python main.py --result ${{outputs.result}}/best"_ba;
    }
    void whatSomebodyWroteStaysWhole()
    {
        QFETCH(QByteArray, filled);
        setValue(train, "command", filled);
        change();
        QCOMPARE(textAt(train, u"command"_s), QString::fromUtf8(filled));
        exportAgain();
        change();
        QCOMPARE(textAt(train, u"command"_s), QString::fromUtf8(filled));
    }

    void argumentsOfThePlanFollowThePlan()
    {
        makePipeline();
        const QString weekly = u"jobs/weekly.yml"_s;
        const QByteArray before = "python REPLACE_TRAIN_SCRIPT --prep ${{inputs.prep}} --result ${{outputs.result}}";
        replace(weekly, before, QByteArray(before).replace("REPLACE_TRAIN_SCRIPT", "main.py --epochs 5"));
        std::get<TrainingJob>(m_plan.workload(u"train"_s)->detail).dependsOn.clear();
        change();
        QCOMPARE(textAt(weekly, u"jobs.train.command"_s), u"python main.py --epochs 5 --result ${{outputs.result}}"_s);
        exportAgain();
        // At another key of the same file, by the name of what it stands for.
        std::get<TrainingJob>(m_plan.workload(u"train"_s)->detail).kind = TrainingKind::Sweep;
        change();
        QCOMPARE(textAt(weekly, u"jobs.train.trial.command"_s),
                 u"python main.py --epochs 5 --learning_rate ${{search_space.learning_rate}} --result ${{outputs.result}}"_s);
    }

    // An end of the plan behind a beginning of somebody's.
    void eachEndIsThePlansOrSomebodys()
    {
        makePipeline();
        const QString weekly = u"jobs/weekly.yml"_s;
        replace(weekly, "python REPLACE_TRAIN_SCRIPT --prep", "torchrun main.py --prep");
        std::get<TrainingJob>(m_plan.workload(u"train"_s)->detail).dependsOn.clear();
        change();
        QCOMPARE(textAt(weekly, u"jobs.train.command"_s), u"torchrun main.py --result ${{outputs.result}}"_s);
    }

    void whatIsHalfFilledInStaysAndIsStillAskedFor_data()
    {
        QTest::addColumn<QByteArray>("filled");
        QTest::addColumn<QByteArray>("open");
        QTest::newRow("a part of its own") << "/subscriptions/1/resourceGroups/REPLACE_GROUP"_ba << "REPLACE_GROUP"_ba;
        QTest::newRow("around it") << "../src/REPLACE_TRAIN_CODE_FOLDER"_ba << "REPLACE_TRAIN_CODE_FOLDER"_ba;
        QTest::newRow("in quotes") << "\"../src: REPLACE_FOLDER\""_ba << "REPLACE_FOLDER"_ba;
        QTest::newRow("with a number sign") << "../src#REPLACE_FOLDER"_ba << "REPLACE_FOLDER"_ba;
    }
    void whatIsHalfFilledInStaysAndIsStillAskedFor()
    {
        QFETCH(QByteArray, filled);
        QFETCH(QByteArray, open);
        for (const QString &path : pathsWith("REPLACE_"))
            m_folder->write(path, read(path).replace("REPLACE_TRAIN_CODE", "KEPT").replace("REPLACE_", "filled-").replace("KEPT", "REPLACE_TRAIN_CODE"));
        replace(train, "REPLACE_TRAIN_CODE_FOLDER", filled);
        for (int times = 0; times < 2; ++times) {
            change();
            QString wanted = QString::fromUtf8(filled);
            QCOMPARE(textAt(train, u"code"_s), wanted.remove(u'"'));
            QVERIFY2(exported(u"README.md"_s).contains(QByteArray('`' + open + '`')), exported(u"README.md"_s).constData());
            exportAgain();
            const Run deployed = m_folder->deploy();
            QVERIFY(deployed.exitCode != 0);
            QVERIFY2(deployed.messages.contains(QString::fromUtf8(open)), qPrintable(deployed.messages));
        }
    }

    // An environment, a model and data may stand in the file itself.
    void whatIsNoTextStaysToo()
    {
        setValue(train, "environment",
                 "\n  image: mcr.microsoft.com/azureml/base:1\n  conda_file: ../conda.yml\n  tags: {gpu: yes, 8: [1, \"2\"]}\n"
                 "  description: |\n    two\n    lines\n  variables:\n    - name: A\n      value: \n    - [x, y]");
        const Result<azureml::YamlNode> before = azureml::parseYaml(read(train), train);
        QVERIFY2(before, read(train).constData());
        for (int times = 0; times < 2; ++times) {
            change();
            const Result<azureml::YamlNode> after = azureml::parseYaml(exported(train), train);
            QVERIFY2(after, exported(train).constData());
            QCOMPARE(shape(*after->find(u"environment")), shape(*before->find(u"environment")));
            QVERIFY(!exported(u"README.md"_s).contains("REPLACE_TRAIN_ENVIRONMENT"));
            QVERIFY2(exported(train).contains("instance_count: 3"), exported(train).constData());
            exportAgain();
        }
    }

    // Values of a list have no name: each stays in its place.
    void valuesOfAListStayInTheirPlaces()
    {
        Compute *desk = nullptr;
        for (Compute &compute : m_plan.computes) {
            if (compute.target == u"compute_instance"_s)
                desk = &compute;
        }
        QVERIFY(desk);
        desk->instances = 1;
        desk->schedule.enabled = true;
        desk->schedule.timeZone = u"Antarctica/Troll"_s;
        m_folder->writeFolder(azureMlFolder(m_plan));
        const QStringList paths = pathsWith("_TIME_ZONE");
        QCOMPARE(paths.size(), 1);
        QByteArray text = read(paths[0]);
        static const QRegularExpression zone(u"time_zone: REPLACE_[A-Z0-9_]+  # [^\n]*"_s);
        QString filled = QString::fromUtf8(text);
        for (const QString &name : {u"UTC"_s, u"Greenwich Standard Time"_s}) {
            const QRegularExpressionMatch match = zone.match(filled);
            QVERIFY2(match.hasMatch(), qPrintable(filled));
            filled.replace(match.capturedStart(), match.capturedLength(), u"time_zone: "_s + name);
        }
        m_folder->write(paths[0], filled.toUtf8());
        change();
        const QByteArray again = exported(paths[0]);
        QVERIFY2(again.count("time_zone: UTC\n") == 1 && again.count("time_zone: Greenwich Standard Time\n") == 1
                     && again.indexOf("time_zone: UTC") < again.indexOf("time_zone: Greenwich"),
                 again.constData());
    }

    // A workload that is switched off for one export has its values when it is back.
    void whatThePlanHasNotForAWhileComesBack()
    {
        replace(train, "azureml:REPLACE_TRAIN_ENVIRONMENT", "azureml:vision-env:7");
        setValue(train, "command", "bash run.sh");
        setValue(train, "code", "\n  path: ../src");
        m_plan.workload(u"train"_s)->enabled = false;
        for (int times = 0; times < 2; ++times) {
            change();
            exportAgain();
            QVERIFY(!QFile::exists(m_folder->path(train)));
            for (const QByteArray &value : {"azureml:vision-env:7"_ba, "bash run.sh"_ba, "../src"_ba})
                QVERIFY2(read(u"README.md"_s).contains(value), read(u"README.md"_s).constData());
        }
        m_plan.workload(u"train"_s)->enabled = true;
        change();
        QCOMPARE(textAt(train, u"environment"_s), u"azureml:vision-env:7"_s);
        QCOMPARE(textAt(train, u"command"_s), u"bash run.sh"_s);
        QCOMPARE(textAt(train, u"code.path"_s), u"../src"_s);
        QVERIFY(!exported(u"README.md"_s).contains("vision-env"));
    }

    // What the export gives as an example is for a person to change: it stays, as long as the plan says the same there.
    void examplesThatWereChangedStay()
    {
        std::get<TrainingJob>(m_plan.workload(u"train"_s)->detail).kind = TrainingKind::Sweep;
        std::get<TrainingJob>(m_plan.workload(u"train"_s)->detail).runsPerMonth = 30;
        m_folder->writeFolder(azureMlFolder(m_plan));
        const QString schedule = u"schedules/train.yml"_s;
        replace(schedule, "hours: [2]", "hours: [5] # before the plant opens");
        replace(schedule, "time_zone: UTC", "time_zone: W. Europe Standard Time");
        const QByteArray space = "    search_space:\n      learning_rate:\n        type: loguniform\n"
                                 "        min_value: -10  # of the natural logarithm\n        max_value: -4\n";
        replace(train, space, "    search_space:\n      depth:\n        type: choice\n        values: [4, 8]\n");
        replace(train, "goal: maximize", "goal: minimize");
        for (int times = 0; times < 2; ++times) {
            change();
            const auto at = [&](const QString &name, const QString &key) {
                const Result<azureml::YamlNode> yaml = azureml::parseYaml(exported(name), name);
                const azureml::YamlNode *node = yaml ? yaml->at(key) : nullptr;
                return node ? shape(*node) : QString();
            };
            QCOMPARE(at(schedule, u"trigger.schedule.hours"_s), u"2[15!]"_s);
            QCOMPARE(textAt(schedule, u"trigger.time_zone"_s), u"W. Europe Standard Time"_s);
            QCOMPARE(at(train, u"jobs.train.search_space"_s), u"3{1depth:3{1type:1choice}{1values:2[14!][18!]}}"_s);
            QCOMPARE(textAt(train, u"jobs.train.objective.goal"_s), u"minimize"_s);
            QVERIFY2(exported(train).contains("instance_count: 3"), exported(train).constData());
            QVERIFY(!exported(u"README.md"_s).contains("without a place now"));
            exportAgain();
        }
        // Twice a day is another thing: the hours are the plan's again, and the README tells those that were.
        std::get<TrainingJob>(m_plan.workload(u"train"_s)->detail).runsPerMonth = 60;
        change();
        QVERIFY2(exported(schedule).contains("hours: [2, 14]\n"), exported(schedule).constData());
        QVERIFY2(exported(u"README.md"_s).contains("| `hours` | schedules/train.yml | trigger.schedule.hours |"),
                 exported(u"README.md"_s).constData());
        exportAgain();
        change();
        QVERIFY2(exported(schedule).contains("hours: [2, 14]\n"), exported(schedule).constData());
        exportAgain();
        std::get<TrainingJob>(m_plan.workload(u"train"_s)->detail).runsPerMonth = 30;
        change();
        const Result<azureml::YamlNode> yaml = azureml::parseYaml(exported(schedule), schedule);
        QCOMPARE(shape(*yaml->at(u"trigger.schedule.hours"_s)), u"2[15!]"_s);
    }

    void theSameExportIsTheSameBytes()
    {
        replace(train, "azureml:REPLACE_TRAIN_ENVIRONMENT", "azureml:vision-env:7");
        setValue(train, "code", "\n  path: ../src");
        change();
        exportAgain();
        const std::vector<ExportFile> first = m_exported;
        change();
        for (const ExportFile &file : first)
            QCOMPARE(exported(file.path), file.bytes);
    }

    void withoutItsRecordAFolderIsReadAsItStands()
    {
        replace(train, "azureml:REPLACE_TRAIN_ENVIRONMENT", "azureml:vision-env:7");
        setValue(train, "command", "bash run.sh");
        QVERIFY(QFile::remove(m_folder->path(folderRecordName.toString())));
        change();
        QCOMPARE(textAt(train, u"environment"_s), u"azureml:vision-env:7"_s);
        QCOMPARE(textAt(train, u"command"_s), u"bash run.sh"_s);
        QVERIFY(exported(train).contains("code: REPLACE_TRAIN_CODE_FOLDER  # Fill in: "));
    }

    // What was made from the folder is found by its tag: the next export goes on with it.
    void withoutItsRecordAFolderGoesOnWithItsDeployment()
    {
        QVERIFY(QFile::remove(m_folder->path(folderRecordName.toString())));
        const Result<FolderRecord> record = recordForExport(m_folder->path({}), m_plan);
        QVERIFY2(record, record ? "" : qPrintable(record.error().message));
        const QString deployment = record->deployment;
        QVERIFY2(read(train).contains(QByteArray("slipway-deployment: " + deployment.toUtf8() + char(10))), read(train).constData());
        // Files of two folders: nobody can say which one is meant.
        replace(train, deployment.toUtf8(), "another-0123456789abcdef");
        const Result<FolderRecord> two = recordForExport(m_folder->path({}), m_plan);
        QVERIFY(!two);
        QVERIFY2(two.error().message.contains(train) && two.error().message.contains(u"another-0123456789abcdef"_s)
                     && two.error().message.contains(deployment),
                 qPrintable(two.error().message));
        replace(train, "another-0123456789abcdef", "\"$(touch made)\"");
        QVERIFY(!recordForExport(m_folder->path({}), m_plan));
        // Nothing of it is tagged: an export of before, or none.
        for (const QString &path : pathsWith("slipway-deployment"))
            QVERIFY(QFile::remove(m_folder->path(path)));
        const Result<FolderRecord> fresh = recordForExport(m_folder->path({}), m_plan);
        QVERIFY(fresh && fresh->deployment != deployment);
    }

    void withoutItsRecordChangedExamplesStayAndAreTold()
    {
        std::get<TrainingJob>(m_plan.workload(u"train"_s)->detail).runsPerMonth = 30;
        m_folder->writeFolder(azureMlFolder(m_plan));
        const QString schedule = u"schedules/train.yml"_s;
        replace(schedule, "hours: [2]", "hours: [5]");
        QVERIFY(QFile::remove(m_folder->path(folderRecordName.toString())));
        change();
        const auto hours = [&] {
            const Result<azureml::YamlNode> yaml = azureml::parseYaml(exported(schedule), schedule);
            return shape(*yaml->at(u"trigger.schedule.hours"_s));
        };
        QCOMPARE(hours(), u"2[15!]"_s);
        const QByteArray readme = exported(u"README.md"_s);
        QVERIFY2(readme.contains("## Other than the plan would have it") && readme.contains("trigger.schedule.hours | - 5 | - 2 |"),
                 readme.constData());
        // With its record again it is what somebody changed.
        exportAgain();
        change();
        QCOMPARE(hours(), u"2[15!]"_s);
        QVERIFY(!exported(u"README.md"_s).contains("Other than the plan"));
    }

    // They stood in the record only.
    void valuesWithoutAPlaceAreNotLostWithTheRecord()
    {
        replace(train, "azureml:REPLACE_TRAIN_ENVIRONMENT", "azureml:vision-env:7");
        m_plan.workload(u"train"_s)->enabled = false;
        change();
        exportAgain();
        QVERIFY(QFile::remove(m_folder->path(folderRecordName.toString())));
        const Result<FolderRecord> record = recordForExport(m_folder->path({}), m_plan);
        QVERIFY(!record);
        QVERIFY2(record.error().message.contains(m_folder->path(u"README.md"_s)), qPrintable(record.error().message));
        QVERIFY(QFile::remove(m_folder->path(u"README.md"_s)));
        QVERIFY(recordForExport(m_folder->path({}), m_plan));
    }

    // Nothing is a value, too: a script that needs no code of its own.
    void noValueIsAValue_data()
    {
        QTest::addColumn<QByteArray>("filled");
        QTest::newRow("null") << "null"_ba;
        QTest::newRow("tilde") << "~"_ba;
        QTest::newRow("nothing") << ""_ba;
        QTest::newRow("an empty text") << "\"\""_ba;
        QTest::newRow("an empty text in single quotes") << "''"_ba;
        QTest::newRow("an empty map") << "{}"_ba;
        QTest::newRow("an empty list") << "[]"_ba;
    }
    void noValueIsAValue()
    {
        QFETCH(QByteArray, filled);
        setValue(train, "code", filled);
        const QString before = shape(*azureml::parseYaml(read(train), train)->find(u"code"));
        for (const bool hasPlace : {true, false, true}) {
            m_plan.workload(u"train"_s)->enabled = hasPlace;
            change();
            exportAgain();
            QVERIFY2(!read(u"README.md"_s).contains("`REPLACE_TRAIN_CODE_FOLDER`") || !hasPlace, read(u"README.md"_s).constData());
            if (hasPlace)
                QCOMPARE(shape(*azureml::parseYaml(read(train), train)->find(u"code")), before);
        }
    }

    // What somebody wrote from end to end follows as well as the name of an environment does.
    void aMapFollowsARenamedDeployment_data()
    {
        QTest::addColumn<QByteArray>("filled");
        QTest::newRow("a map") << "\n  image: mcr.microsoft.com/azureml/base:1\n  conda_file: ../conda.yml"_ba;
        QTest::newRow("another registry") << "azureml://registries/ours/environments/vision/versions/3"_ba;
        QTest::newRow("nothing") << "null"_ba;
        QTest::newRow("a text") << "azureml:vision:3"_ba;
    }
    void aMapFollowsARenamedDeployment()
    {
        QFETCH(QByteArray, filled);
        const QString blue = pathsWith("REPLACE_SERVE_ENVIRONMENT").value(0);
        setValue(blue, "environment", filled);
        const QString before = shape(*azureml::parseYaml(read(blue), blue)->find(u"environment"));
        std::get<RealtimeEndpoint>(m_plan.workload(u"serve"_s)->detail).deployments.front().id = u"green"_s;
        change();
        exportAgain();
        QVERIFY(!QFile::exists(m_folder->path(blue)));
        QString green = blue;
        green.replace(u"blue"_s, u"green"_s);
        QVERIFY2(green != blue && QFile::exists(m_folder->path(green)), qPrintable(blue));
        QCOMPARE(shape(*azureml::parseYaml(read(green), green)->find(u"environment")), before);
        QVERIFY(!read(u"README.md"_s).contains("REPLACE_SERVE_ENVIRONMENT"));
        QVERIFY(!read(u"README.md"_s).contains("without a place now"));
    }

    // However it is written: what is left stops the script, and the next export keeps it and asks for it.
    void whatIsLeftStopsTheScriptInEveryForm_data()
    {
        QTest::addColumn<QByteArray>("filled");
        QTest::newRow("a quote within single quotes") << "'../a \"b/REPLACE_FOLDER'"_ba;
        QTest::newRow("an apostrophe within") << "../it's/REPLACE_FOLDER"_ba;
        QTest::newRow("two quotes and a number sign") << "'../a \" # b/REPLACE_FOLDER'"_ba;
        QTest::newRow("double quotes") << "\"../a' # b/REPLACE_FOLDER\""_ba;
        QTest::newRow("a map") << "\n  path: ../REPLACE_FOLDER"_ba;
        QTest::newRow("a list") << "\n  - src\n  - ../REPLACE_FOLDER"_ba;
        QTest::newRow("a map in a line") << "{path: ../REPLACE_FOLDER}"_ba;
        QTest::newRow("over several lines") << "|\n  src\n  ../REPLACE_FOLDER"_ba;
    }
    void whatIsLeftStopsTheScriptInEveryForm()
    {
        QFETCH(QByteArray, filled);
        for (const QString &path : pathsWith("REPLACE_"))
            m_folder->write(path, read(path).replace("REPLACE_TRAIN_CODE", "KEPT").replace("REPLACE_", "filled-").replace("KEPT", "REPLACE_TRAIN_CODE"));
        setValue(train, "code", filled);
        const QString before = shape(*azureml::parseYaml(read(train), train)->find(u"code"));
        for (int times = 0; times < 2; ++times) {
            const Run deployed = m_folder->deploy();
            QVERIFY2(deployed.exitCode != 0 && deployed.messages.contains(train + u':') && deployed.messages.contains(u"REPLACE_FOLDER"_s),
                     qPrintable(deployed.results + deployed.messages));
            change();
            exportAgain();
            QCOMPARE(shape(*azureml::parseYaml(read(train), train)->find(u"code")), before);
            QVERIFY2(read(u"README.md"_s).contains("`REPLACE_FOLDER`"), read(u"README.md"_s).constData());
        }
    }

    // Remarks and names of the plan are none.
    void whatLooksLikeSomethingToFillInStopsNothing()
    {
        m_plan.name = u"REPLACE_ME it's \"quoted\" # Fill in: x"_s;
        m_plan.workload(u"train"_s)->name = u"REPLACE_TRAIN_CODE_FOLDER"_s;
        QVERIFY(planlists::renameCompute(m_plan, u"train"_s, u"REPLACE_IT"_s));
        m_folder->writeFolder(azureMlFolder(m_plan));
        const Run open = m_folder->deploy();
        QVERIFY2(open.messages.contains(u"code: REPLACE_TRAIN_CODE_FOLDER  # Fill in"_s) && !open.messages.contains(u"REPLACE_ME"_s),
                 qPrintable(open.messages));
        for (const QString &path : pathsWith("REPLACE_")) {
            static const QRegularExpression blank(u"REPLACE_[A-Z0-9_]+([^\n]*  # Fill in: )"_s);
            QString text = QString::fromUtf8(read(path));
            m_folder->write(path, text.replace(blank, u"filled\\1was REPLACE_THIS "_s).toUtf8());
        }
        const Run deployed = m_folder->deploy({u"--dry-run"_s});
        QVERIFY2(deployed.exitCode == 0, qPrintable(deployed.results + deployed.messages));
    }

    // As before the record said how each value was written.
    void aRecordOfEarlierStillHolds()
    {
        QByteArray record = read(folderRecordName.toString());
        const qsizetype blanks = record.indexOf(",\n  \"blanks\"");
        QVERIFY2(blanks > 0, record.constData());
        m_folder->write(folderRecordName.toString(), record.first(blanks) + "\n}\n");
        replace(train, "azureml:REPLACE_TRAIN_ENVIRONMENT", "azureml:vision-env:7");
        replace(train, "python REPLACE_TRAIN_SCRIPT", "python REPLACE_TRAIN_SCRIPT --before ${{inputs.before}}");
        change();
        QCOMPARE(textAt(train, u"environment"_s), u"azureml:vision-env:7"_s);
        // Nobody wrote that: another plan did.
        QCOMPARE(textAt(train, u"command"_s), u"python REPLACE_TRAIN_SCRIPT --result ${{outputs.result}}"_s);
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

    void aFileThatCannotBeReadStopsTheExport_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a list") << "code: [src\n"_ba;
        QTest::newRow("a quote") << "code: \"src\nenvironment: azureml:mine:1\n"_ba;
        QTest::newRow("a single quote") << "code: 'src\n\n"_ba;
        QTest::newRow("nothing") << ""_ba;
    }
    void aFileThatCannotBeReadStopsTheExport()
    {
        QFETCH(QByteArray, bytes);
        for (const bool hasRecord : {true, false}) {
            m_folder->write(train, bytes);
            if (!hasRecord)
                QVERIFY(QFile::remove(m_folder->path(folderRecordName.toString())));
            const Result<FolderRecord> record = recordForExport(m_folder->path({}), m_plan);
            const Result<void> fit = record ? canReplace(*record, {train}) : Result<void>(record.error());
            QVERIFY(!fit);
            QVERIFY2(fit.error().message.contains(u"What is filled in there would be lost"_s)
                         && fit.error().message.contains(m_folder->path(train)),
                     qPrintable(fit.error().message));
            QVERIFY(fit.error().where.startsWith(train));
        }
    }

    void whatNoExportWritesMayBeAnything()
    {
        m_folder->write(u"jobs/mine.yml"_s, "base: &base 1\nother: *base\n");
        for (const bool hasRecord : {true, false}) {
            if (!hasRecord)
                QVERIFY(QFile::remove(m_folder->path(folderRecordName.toString())));
            const Result<FolderRecord> record = recordForExport(m_folder->path({}), m_plan);
            QVERIFY2(record && canReplace(*record, {train}), record ? "" : qPrintable(record.error().message));
        }
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
    /// Puts `value` behind the key, with the remark or without as a person would.
    void setValue(const QString &name, const QByteArray &key, const QByteArray &value) const
    {
        QString text = QString::fromUtf8(read(name));
        const QRegularExpression line(u"^%1: [^\n]*"_s.arg(QString::fromUtf8(key)), QRegularExpression::MultilineOption);
        const QRegularExpressionMatch match = line.match(text);
        QVERIFY2(match.hasMatch(), qPrintable(text));
        text.replace(match.capturedStart(), match.capturedLength(), QString::fromUtf8(key + ": " + value));
        m_folder->write(name, text.toUtf8());
    }
    [[nodiscard]] QString textAt(const QString &name, const QString &key) const
    {
        const Result<azureml::YamlNode> yaml = azureml::parseYaml(exported(name), name);
        const azureml::YamlNode *node = yaml ? yaml->at(key) : nullptr;
        return node && node->isScalar() ? node->text : u"no text in "_s + QString::fromUtf8(exported(name));
    }
    /// A value with its kinds, so that two can be compared.
    static QString shape(const azureml::YamlNode &node)
    {
        QString text = QString::number(int(node.kind)) + node.text;
        if (node.isInteger() || node.isBoolean())
            text += u'!';
        for (const azureml::YamlNode::Member &member : node.members)
            text += u'{' + shape(member.key) + u':' + shape(member.value) + u'}';
        for (const azureml::YamlNode &item : node.items)
            text += u'[' + shape(item) + u']';
        return text;
    }
    /// Two steps, of which one waits for the other.
    void makePipeline()
    {
        Workload prep = *m_plan.workload(u"train"_s);
        prep.id = u"prep"_s;
        m_plan.workloads.push_back(prep);
        for (const QString &id : {u"prep"_s, u"train"_s})
            std::get<TrainingJob>(m_plan.workload(id)->detail).pipeline = u"weekly"_s;
        std::get<TrainingJob>(m_plan.workload(u"train"_s)->detail).dependsOn = {u"prep"_s};
        m_folder->writeFolder(azureMlFolder(m_plan));
    }
    /// Puts the last export in place, as the program does.
    void exportAgain()
    {
        QStringList names;
        for (const ExportFile &file : m_exported)
            names << file.path;
        const Result<FolderRecord> record = recordForExport(m_folder->path({}), m_plan);
        QVERIFY(record);
        for (const QString &name : filesLeftBy(*record, m_folder->path({}), names))
            QVERIFY(QFile::remove(m_folder->path(name)));
        m_folder->writeFolder(m_exported);
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
