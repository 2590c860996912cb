// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/armcheck.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/support/testrun.h"

#include "model/exports/azureml/arm.h"
#include "model/exports/azureml/layout.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::azureml;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray armOf(const Plan &plan)
{
    return writeArmTemplate(plan, evaluated(plan), catalog());
}

/// A plan with jobs of every kind: sweep and AutoML on their own, Spark on its own and scheduled.
Plan everyJob()
{
    Plan plan = templatePlan(u"tabular-automl-batch"_s);
    const auto base = std::find_if(plan.workloads.begin(), plan.workloads.end(), [](const Workload &one) {
        return std::holds_alternative<TrainingJob>(one.detail);
    });
    Workload workload = *base;
    const TrainingJob first = std::get<TrainingJob>(base->detail);
    plan.growth = {};
    Compute spark = plan.computes.front();
    spark.id = u"lake"_s;
    spark.target = u"serverless_spark"_s;
    spark.size = u"Standard_E8s_v3"_s;
    plan.computes.push_back(spark);
    Compute serverless = spark;
    serverless.id = u"serverless"_s;
    serverless.target = u"serverless_compute"_s;
    serverless.size = u"Standard_D4s_v3"_s;
    plan.computes.push_back(serverless);
    const auto add = [&](const QString &id, TrainingKind kind, const QString &compute,
                         Environment environment, const QString &pipeline) {
        workload.id = id;
        workload.name = u"[The] "_s + id;
        workload.environment = environment;
        TrainingJob job = first;
        job.kind = kind;
        job.compute = compute;
        job.pipeline = pipeline;
        job.dependsOn.clear();
        job.trials = 20;
        job.parallelTrials = 4;
        job.earlyStoppedPercent = 30;
        job.deadlineHours = 10;
        workload.detail = job;
        plan.workloads.push_back(workload);
    };
    add(u"tune"_s, TrainingKind::Sweep, u"serverless"_s, Environment::Development, {});
    add(u"search"_s, TrainingKind::AutoML, u"serverless"_s, Environment::Development, {});
    add(u"fit"_s, TrainingKind::Job, u"serverless"_s, Environment::Production, {});
    add(u"clean"_s, TrainingKind::Job, u"lake"_s, Environment::Production, {});
    add(u"tunestep"_s, TrainingKind::Sweep, u"serverless"_s, Environment::Development, u"all"_s);
    add(u"searchstep"_s, TrainingKind::AutoML, u"serverless"_s, Environment::Development, u"all"_s);
    add(u"cleanstep"_s, TrainingKind::Job, u"lake"_s, Environment::Development, u"all"_s);
    return plan;
}

struct SeededFault
{
    const char *name;
    const char *from;
    const char *to;
    const char *message;
};

constexpr SeededFault seededFaults[] = {
    // Members
    {"a job with a member of the YAML", "\"displayName\": \"[The] fit\"", "\"display_name\": \"fit\"",
     "display_name is not known here"},
    {"a schedule with a cron expression in a recurrence", "\"frequency\": \"Week\"",
     "\"expression\": \"0 2 * * *\", \"frequency\": \"Week\"", "expression is not known here"},
    {"a sweep without an objective", "\"objective\"", "\"aim\"", "objective is missing"},
    {"a command without its environment", "\"environmentId\": \"[parameters('jobFitEnvironmentId')]\",", "",
     "environmentId is missing"},
    {"a Spark job without code", "\"codeId\": \"[parameters('jobCleanCodeId')]\",", "", "codeId is missing"},
    {"a Spark job without an entry", "\"entry\"", "\"entries\"", "entry is missing"},
    {"an AutoML job without its task", "\"taskDetails\"", "\"task\"", "taskDetails is missing"},
    {"an AutoML task without data", "\"trainingData\"", "\"training_data\"", "trainingData is missing"},
    {"a schedule without a trigger", "\"trigger\"", "\"triggers\"", "trigger is missing"},
    {"a schedule without a job", "\"jobDefinition\"", "\"job\"", "jobDefinition is missing"},
    {"limits without their type", "\"jobLimitsType\": \"Command\",", "", "jobLimitsType is missing"},
    {"resources of a sweep at its root", "\"samplingAlgorithm\"",
     "\"resources\": {\"instanceCount\": 1}, \"samplingAlgorithm\"", "resources is not known here"},
    {"a step with the members of a job", "\"componentId\": \"[parameters('stepPrepare",
     "\"codeId\": \"x\", \"componentId\": \"[parameters('stepPrepare", "codeId is not known here"},
    {"a step without its component",
     "\"componentId\": \"[parameters('stepPrepareOfPipelineMonthlyComponentId')]\",", "",
     "componentId is missing"},
    {"a node count without the most nodes", "\"maxNodeCount\"", "\"maxNodes\"", "maxNodeCount is missing"},
    // Types
    {"a number as text", "\"instanceCount\": 1", "\"instanceCount\": \"1\"", "instanceCount: is no int"},
    {"a fraction of a trial", "\"maxTotalTrials\": 20", "\"maxTotalTrials\": 20.5",
     "maxTotalTrials: is no int"},
    {"an hour as a number", "\"hours\": [\n              2\n            ]", "\"hours\": 2",
     "hours: is no list"},
    {"a truth value as text", "\"isEnabled\": true", "\"isEnabled\": \"yes\"", "isEnabled: is no bool"},
    {"Spark settings as numbers", "\"spark.driver.cores\": \"", "\"spark.driver.cores\": 8, \"x\": \"",
     "spark.driver.cores: is no string"},
    {"seconds as a number", "\"timeout\": \"PT36000S\"", "\"timeout\": 36000", "timeout: is no duration"},
    {"a duration in words", "\"timeout\": \"PT36000S\"", "\"timeout\": \"10 hours\"", "is no duration"},
    {"a parameter of another type", "\"[parameters('stepsMaxNodes')]\"", "\"[parameters('stepsSize')]\"",
     "maxNodeCount: is no int"},
    // Words
    {"a type of job of the YAML", "\"jobType\": \"Command\"", "\"jobType\": \"command\"",
     "jobType is none that is known"},
    {"a frequency of the YAML", "\"frequency\": \"Week\"", "\"frequency\": \"week\"", "is none of"},
    {"a day of the YAML", "\"Monday\"", "\"monday\"", "is none of"},
    {"a mode of the YAML", "\"mode\": \"ReadWriteMount\"", "\"mode\": \"rw_mount\"", "is none of"},
    {"a metric of the YAML", "\"primaryMetric\": \"Accuracy\"", "\"primaryMetric\": \"accuracy\"",
     "is none of"},
    {"a tier that is none", "\"jobTier\": \"Standard\"", "\"jobTier\": \"Dedicated\"", "is none of"},
    {"a distribution that is none", "\"policyType\": \"MedianStopping\"", "\"policyType\": \"Median\"",
     "policyType is none that is known"},
    {"a goal of the YAML", "\"goal\": \"Maximize\"", "\"goal\": \"maximize\"", "is none of"},
    {"a type of step that is none", "\"type\": \"automl\"", "\"type\": \"autoML\"",
     "type is none that is known"},
    {"an identity that is none", "\"identityType\": \"UserIdentity\"", "\"identityType\": \"User\"",
     "identityType is none that is known"},
    {"another version", "\"apiVersion\": \"2026-05-01\"", "\"apiVersion\": \"2023-10-01\"",
     "apiVersion is not 2026-05-01"},
    // Expressions and dependencies
    {"a parameter that is not there", "\"[parameters('jobFitCodeId')]\"", "\"[parameters('fitCode')]\"",
     "there is no parameter fitCode"},
    {"a time in a resource", "parameters('runSuffix'))]", "utcNow())]", "utcNow is for defaults"},
    {"a compute that nothing makes", "workspaces/computes', parameters('workspaceName'), 'automl')]",
     "workspaces/computes', parameters('workspaceName'), 'auto')]", "nothing makes"},
};

} // namespace

/// What the templates hold against the published types, and mistakes put into one, each of which has to be found.
class ArmTypesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTemplateIsClean()
    {
        for (const QString &id : templateIds())
            QCOMPARE((std::pair{id, ArmTypes::published().check(armOf(templatePlan(id)))}),
                     (std::pair{id, QStringList()}));
    }

    void randomPlansAreClean()
    {
        for (quint32 seed = 1; seed <= 60; ++seed)
            QCOMPARE((std::pair{seed, ArmTypes::published().check(armOf(randomDeployablePlan(seed)))}),
                     (std::pair{seed, QStringList()}));
    }

    void jobsOfEveryKindAreClean()
    {
        const QByteArray arm = armOf(everyJob());
        QCOMPARE(ArmTypes::published().check(arm), QStringList());
        for (const char *job : {"Command", "Sweep", "AutoML", "Spark", "Pipeline"})
            QVERIFY2(arm.contains(QByteArray(QByteArray("\"jobType\": \"") + job + '"')), job);
        for (const char *step : {"command", "sweep", "automl", "spark"})
            QVERIFY2(arm.contains(QByteArray(QByteArray("\"type\": \"") + step + '"')), step);
        QVERIFY(arm.contains("workspaces/jobs\"") && arm.contains("workspaces/schedules\""));
    }

    void everyJobAndScheduleIsThere_data()
    {
        QTest::addColumn<Plan>("plan");
        for (const QString &id : templateIds())
            QTest::newRow(qPrintable(id)) << templatePlan(id);
        QTest::newRow("every job") << everyJob();
        for (quint32 seed = 200; seed < 220; ++seed)
            QTest::newRow(qPrintable(u"random %1"_s.arg(seed))) << randomDeployablePlan(seed);
    }
    void everyJobAndScheduleIsThere()
    {
        QFETCH(Plan, plan);
        const QJsonObject arm = QJsonDocument::fromJson(armOf(plan)).object();
        const Layout layout = layoutOf(plan, catalog());
        std::size_t jobs = 0;
        std::size_t schedules = 0;
        for (const QJsonValue &one : arm[u"resources"_s].toArray()) {
            const QString type = one[u"type"_s].toString().section(u'/', -1);
            if (type == u"schedules") {
                const ScheduleResource &planned = layout.schedules.at(schedules++);
                const QJsonValue trigger = one[u"properties"_s][u"trigger"_s];
                QCOMPARE(trigger[u"frequency"_s].toString().toLower(), planned.recurrence.frequency);
                QCOMPARE(trigger[u"interval"_s].toInt(), planned.recurrence.interval);
                QCOMPARE(trigger[u"schedule"_s][u"hours"_s].toArray().size(),
                         planned.recurrence.hours.size());
                QCOMPARE(trigger[u"schedule"_s][u"weekDays"_s].toArray().size(),
                         planned.recurrence.weekDays.size());
                QCOMPARE(trigger[u"schedule"_s][u"monthDays"_s].toArray().size(),
                         planned.recurrence.monthDays.size());
            } else if (type == u"jobs") {
                ++jobs;
                QCOMPARE(one[u"condition"_s].toString(), u"[parameters('submitJobs')]"_s);
            }
        }
        QCOMPARE(schedules, layout.schedules.size());
        const auto left
            = static_cast<std::size_t>(arm[u"metadata"_s][u"notInThisTemplate"_s].toArray().size());
        QCOMPARE(jobs + schedules + left,
                 layout.jobs.size() + layout.pipelines.size() + layout.omissions.size());
        if (jobs > 0)
            QCOMPARE(arm[u"parameters"_s][u"submitJobs"_s][u"defaultValue"_s], QJsonValue(false));
    }

    void whatOnlyRunsNeedMayStayEmpty()
    {
        const QJsonObject parameters = QJsonDocument::fromJson(armOf(templatePlan(u"many-models-forecast"_s)))
                                           .object()[u"parameters"_s]
                                           .toObject();
        QCOMPARE(parameters[u"jobBacktestCodeId"_s][u"defaultValue"_s], QJsonValue(QString()));
        QVERIFY(parameters[u"stepTrainOfPipelineWeeklyComponentId"_s][u"defaultValue"_s].isUndefined());
        QCOMPARE(parameters[u"runSuffix"_s][u"defaultValue"_s].toString(), u"[utcNow('yyyyMMddHHmmss')]"_s);
    }

    void eachSeededFaultIsCaught_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(std::size(seededFaults)); ++i)
            QTest::newRow(seededFaults[i].name) << i;
    }
    void eachSeededFaultIsCaught()
    {
        QFETCH(int, index);
        const SeededFault &seeded = seededFaults[index];
        static const QByteArray good = armOf(everyJob());
        // The parameters come first, and name what the resources have.
        const qsizetype place = good.indexOf(seeded.from, good.indexOf("\"resources\": ["));
        QVERIFY2(place >= 0, good.constData());
        QByteArray bad = good;
        bad.replace(place, qsizetype(qstrlen(seeded.from)), seeded.to);
        const QStringList faults = ArmTypes::published().check(bad);
        QVERIFY2(faults.join(u'\n').contains(QString::fromLatin1(seeded.message)),
                 qPrintable(u"found: "_s + faults.join(u'\n')));
    }

    void aMissingDependencyIsCaught()
    {
        QJsonObject arm = QJsonDocument::fromJson(armOf(templatePlan(u"vision-realtime"_s))).object();
        QJsonArray resources = arm[u"resources"_s].toArray();
        for (QJsonValueRef one : resources) {
            QJsonObject resource = one.toObject();
            if (!resource[u"type"_s].toString().endsWith(u"/schedules"_s))
                continue;
            resource.remove(u"dependsOn"_s);
            one = resource;
        }
        arm[u"resources"_s] = resources;
        const QStringList faults = ArmTypes::published().check(QJsonDocument(arm).toJson());
        QCOMPARE(faults.size(), 1);
        QVERIFY(faults.first().contains(u"dependsOn lacks"_s));
    }

    void typesNameTheirSources()
    {
        const ArmTypes &types = ArmTypes::published();
        QCOMPARE(types.file()[u"apiVersion"_s].toString(), u"2026-05-01"_s);
        QVERIFY(types.file()[u"sources"_s].toArray().size() >= 3);
        QCOMPARE(types.unknownTypes(), QStringList());
    }
};

SLIPWAY_TEST(ArmTypesTest)
#include "tst_armtypes.moc"
