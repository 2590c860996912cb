// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/support/testrun.h"

#include "model/exports/azureml/arm.h"
#include "model/exports/azureml/layout.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cmath>

using namespace slipway;
using namespace slipway::azureml;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

YAML::Node yamlAt(const std::vector<ExportFile> &folder, const QString &path)
{
    return YAML::Load(fileOf(folder, path).toStdString());
}

QString wordAt(const YAML::Node &node)
{
    return node.IsDefined() ? QString::fromStdString(node.as<std::string>()) : u"(absent)"_s;
}

Workload jobAfter(const QString &id, double runs, const QStringList &after)
{
    TrainingJob job;
    job.compute = u"train"_s;
    job.runsPerMonth = runs;
    job.dependsOn = after;
    Workload workload;
    workload.id = id;
    workload.name = id;
    workload.detail = job;
    return workload;
}

QJsonObject scheduleIn(const QByteArray &arm)
{
    for (const QJsonValue &one : QJsonDocument::fromJson(arm).object()[u"resources"_s].toArray()) {
        if (one[u"type"_s].toString().endsWith(u"/schedules"_s))
            return one.toObject();
    }
    return {};
}

} // namespace

/// When what is exported runs: months, zones, and jobs that wait for each other.
class SchedulesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWaitedForInVainIsSaid()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.workloads.push_back(jobAfter(u"late"_s, 4, {u"gone"_s, u"late"_s, u"serve"_s, u"train"_s}));
        QByteArray all;
        for (const ExportFile &file : azureMlFolder(plan))
            all += file.bytes;
        for (const char *why :
             {"gone: the plan does not have it", "late: that is itself", "serve: it never ends"})
            QVERIFY2(all.contains(why), why);
        QVERIFY(!all.contains("did not wait for train"));
    }

    void aScheduleHasTheMonthsOfItsWork()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.start = YearMonth(2027, 11);
        plan.workload(u"train")->startMonth = 2;
        plan.workload(u"train")->lengthMonths = 3;
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const YAML::Node trigger = yamlAt(folder, u"schedules/train.yml"_s)["trigger"];
        QCOMPARE(wordAt(trigger["start_time"]), u"2028-01-01T00:00:00"_s);
        QCOMPARE(wordAt(trigger["end_time"]), u"2028-04-01T00:00:00"_s);
        const QJsonValue inArm
            = scheduleIn(writeArmTemplate(plan, evaluated(plan), catalog()))[u"properties"_s][u"trigger"_s];
        QCOMPARE(inArm[u"startTime"_s].toString(), u"2028-01-01T00:00:00"_s);
        QCOMPARE(inArm[u"endTime"_s].toString(), u"2028-04-01T00:00:00"_s);
        QVERIFY(fileOf(folder, u"README.md"_s).contains("ends Mar 2028"));
    }

    void everyScheduleOfEveryPlanStartsInItsMonth()
    {
        int found = 0;
        for (quint32 seed = 1; seed <= 200; ++seed) {
            const Plan plan = randomDeployablePlan(seed);
            const std::vector<ExportFile> folder = azureMlFolder(plan);
            for (const ScheduleResource &schedule : layoutOf(plan, catalog()).schedules) {
                ++found;
                const YAML::Node trigger
                    = yamlAt(folder, u"schedules/%1.yml"_s.arg(schedule.name))["trigger"];
                const QDateTime start = QDateTime::fromString(wordAt(trigger["start_time"]), Qt::ISODate);
                const QDateTime end = QDateTime::fromString(wordAt(trigger["end_time"]), Qt::ISODate);
                QVERIFY(start.isValid() && start < end);
                for (const Workload *workload : schedule.workloads)
                    QVERIFY(start.date() >= plan.start.plusMonths(workload->startMonth).firstDay());
                QVERIFY(end.date() <= plan.start.plusMonths(plan.months).firstDay());
            }
        }
        QVERIFY2(found > 20, qPrintable(QString::number(found)));
    }

    void anInstanceStartsInItsMonthAndZone()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        Compute *compute = plan.compute(u"notebooks");
        compute->instances = 1;
        compute->schedule.enabled = true;
        compute->schedule.timeZone = u"Asia/Kolkata"_s;
        for (Workload &workload : plan.workloads)
            workload.startMonth = 1;
        const YAML::Node yaml = yamlAt(azureMlFolder(plan), u"computes/notebooks.yml"_s);
        for (const YAML::Node &entry : yaml["schedules"]["compute_start_stop"]) {
            QCOMPARE(wordAt(entry["trigger"]["time_zone"]), u"India Standard Time"_s);
            QCOMPARE(wordAt(entry["trigger"]["start_time"]),
                     plan.start.plusMonths(1).firstDay().toString(Qt::ISODate) + u"T00:00:00"_s);
        }
    }

    void anUnknownZoneIsAFindingAndNeverUtc()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.compute(u"notebooks")->schedule.enabled = true;
        QVERIFY(findingsOf(evaluated(plan), u"instance.time_zone"_s).empty());
        plan.compute(u"notebooks")->schedule.timeZone = u"Mars/Olympus"_s;
        QCOMPARE(findingsOf(evaluated(plan), u"instance.time_zone"_s).size(), std::size_t(1));
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const QByteArray yaml = fileOf(folder, u"computes/notebooks-p1.yml"_s);
        QVERIFY2(!yaml.contains("UTC") && yaml.contains("time_zone: REPLACE_NOTEBOOKS_P1_TIME_ZONE"),
                 yaml.constData());
        const QJsonObject parameters
            = QJsonDocument::fromJson(writeArmTemplate(plan, evaluated(plan), catalog()))
                  .object()[u"parameters"_s]
                  .toObject();
        QVERIFY(parameters.contains(u"notebooksP1TimeZone"_s));
        QVERIFY(!parameters[u"notebooksP1TimeZone"_s].toObject().contains(u"defaultValue"_s));
        plan.compute(u"notebooks")->schedule.enabled = false;
        QVERIFY(findingsOf(evaluated(plan), u"instance.time_zone"_s).empty());
    }

    void jobsThatWaitForAScheduledOneFollowItsRuns()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.workloads.push_back(jobAfter(u"prepare"_s, 4, {}));
        plan.workloads.push_back(jobAfter(u"publish"_s, 4, {u"prepare"_s}));
        const Layout layout = layoutOf(plan, catalog());
        QCOMPARE(layout.pipelines.size(), std::size_t(1));
        QCOMPARE(layout.pipelines[0].name, u"prepare-publish"_s);
        QCOMPARE(layout.pipelines[0].steps[1].after, QStringList{u"prepare"_s});
        const auto schedule
            = std::ranges::find(layout.schedules, u"prepare-publish"_s, &ScheduleResource::job);
        QVERIFY(schedule != layout.schedules.end() && schedule->pipeline);
        QVERIFY(layout.remarks.join(u'\n').contains(u"become one pipeline"_s));
    }

    void jobsThatCannotFollowSaySo()
    {
        for (const int month : {0, 1}) {
            Plan plan = templatePlan(u"vision-realtime"_s);
            plan.workloads.push_back(jobAfter(u"prepare"_s, 4, {}));
            plan.workloads.push_back(jobAfter(u"publish"_s, month == 0 ? 1 : 4, {u"prepare"_s}));
            plan.workloads.back().startMonth = month;
            const Layout layout = layoutOf(plan, catalog());
            QVERIFY(layout.pipelines.empty());
            QVERIFY(std::ranges::find(layout.schedules, u"publish"_s, &ScheduleResource::job)
                    == layout.schedules.end());
            QVERIFY2(layout.remarks.join(u'\n').contains(u"publish has no schedule: it waits for prepare"_s),
                     qPrintable(layout.remarks.join(u'\n')));
        }
    }

    // As docs/formats.md says: what waits for a job that has a schedule, and is not a step of one pipeline with it, has none, and the README says so.
    void whatWaitsElsewhereHasNoSchedule_data()
    {
        QTest::addColumn<QStringList>("first"); // runs, pipeline, environment
        QTest::addColumn<QStringList>("second");
        QTest::addColumn<QString>("said");
        const QString waits = u"it waits for %1, and no file can make it follow each run, because %2."_s;
        const QStringList plain{u"4"_s, QString(), QString()};
        QTest::newRow("a step of a pipeline") << QStringList{u"4"_s, u"pipe"_s, QString()} << plain
                                              << u"second has no schedule: "_s
                + waits.arg(u"first of pipe"_s, u"they are not steps of one pipeline"_s);
        QTest::newRow("a step of another pipeline")
            << QStringList{u"4"_s, u"pipe"_s, QString()} << QStringList{u"4"_s, u"pope"_s, QString()}
            << u"pope: step second has no schedule: "_s
                + waits.arg(u"first of pipe"_s, u"they are not steps of one pipeline"_s);
        QTest::newRow("a step waits for a job") << plain << QStringList{u"1"_s, u"pipe"_s, QString()}
                                                << u"pipe: step second has no schedule: "_s
                + waits.arg(u"first"_s, u"they do not run equally often in the same months"_s);
        QTest::newRow("by hand after a schedule")
            << plain << QStringList{u"4"_s, QString(), u"test"_s}
            << u"second is started by hand, and nothing makes it wait for first: start it when a run of that has ended."_s;
        QTest::newRow("after what is started by hand")
            << QStringList{u"4"_s, QString(), u"test"_s} << plain
            << u"second has no schedule: "_s + waits.arg(u"first"_s, u"nothing starts that by the clock"_s);
    }
    void whatWaitsElsewhereHasNoSchedule()
    {
        QFETCH(QStringList, first);
        QFETCH(QStringList, second);
        QFETCH(QString, said);
        Plan plan = templatePlan(u"vision-realtime"_s);
        for (const auto &[id, how] : {std::pair{u"first"_s, first}, std::pair{u"second"_s, second}}) {
            Workload one = jobAfter(id, how[0].toDouble(),
                                    id == u"second"_s ? QStringList{u"first"_s} : QStringList());
            std::get<TrainingJob>(one.detail).pipeline = how[1];
            if (!how[2].isEmpty())
                one.environment = Environment::Test;
            plan.workloads.push_back(one);
        }
        for (const ScheduleResource &schedule : layoutOf(plan, catalog()).schedules)
            QVERIFY2(!schedule.workloads.empty() && schedule.workloads.front()->id != u"second"_s,
                     qPrintable(schedule.name));
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const QString readme = QString::fromUtf8(fileOf(folder, u"README.md"_s));
        QVERIFY2(readme.contains(said), qPrintable(readme.section(u"## Different"_s, 1)));
        QVERIFY(!fileOf(folder, u"jobs/second.yml"_s).contains("waits for it") || first[2] == u"test"_s);
        const QJsonObject arm
            = QJsonDocument::fromJson(writeArmTemplate(plan, evaluated(plan), catalog())).object();
        if (second[2].isEmpty()) {
            const QJsonArray left = arm[u"metadata"_s][u"notInThisTemplate"_s].toArray();
            QVERIFY(std::ranges::any_of(
                left, [](const QJsonValue &one) { return one.toString().contains(u"template"_s); }));
        }
    }

    // The first two become one pipeline; the third waits for a step of it, once in its four runs.
    void whatWaitsForOneOfThoseThatWereJoinedHasNoSchedule()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.workloads.push_back(jobAfter(u"first"_s, 4, {}));
        plan.workloads.push_back(jobAfter(u"second"_s, 4, {u"first"_s}));
        plan.workloads.push_back(jobAfter(u"third"_s, 1, {u"second"_s}));
        const Layout layout = layoutOf(plan, catalog());
        QVERIFY(std::ranges::find(layout.schedules, u"third"_s, &ScheduleResource::job)
                == layout.schedules.end());
        QVERIFY2(
            layout.remarks.join(u'\n').contains(
                u"third has no schedule: it waits for second of first-second, and no file can make it follow "
                "each run, because they do not run equally often in the same months."_s),
            qPrintable(layout.remarks.join(u'\n')));
    }

    // Nothing in the files starts a batch, so nothing can follow one.
    void whatWaitsForABatchHasNoSchedule()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        BatchScoring batch;
        batch.compute = u"train"_s;
        Workload nightly;
        nightly.id = u"nightly"_s;
        nightly.detail = batch;
        plan.workloads.push_back(nightly);
        plan.workloads.push_back(jobAfter(u"sum"_s, 30, {u"nightly"_s}));
        const Layout layout = layoutOf(plan, catalog());
        QVERIFY(std::ranges::find(layout.schedules, u"sum"_s, &ScheduleResource::job)
                == layout.schedules.end());
        QVERIFY2(layout.remarks.join(u'\n').contains(
                     u"sum has no schedule: it waits for nightly, and no file can make it follow each run, "
                     "because nothing in them starts a batch. Start it yourself."_s),
                 qPrintable(layout.remarks.join(u'\n')));
    }

    // One schedule starts all steps: what is planned once a month runs with those that are planned four times.
    void stepsOfOnePipelineThatRunLessOftenAreNamed()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        for (const auto &[id, runs] : {std::pair{u"often"_s, 4.0}, std::pair{u"rarely"_s, 1.0}}) {
            plan.workloads.push_back(jobAfter(id, runs, {}));
            std::get<TrainingJob>(plan.workloads.back().detail).pipeline = u"pipe"_s;
        }
        const Layout layout = layoutOf(plan, catalog());
        QVERIFY2(
            layout.remarks.join(u'\n').contains(
                u"pipe: its schedule starts all steps together, 4 times a month. The plan prices fewer runs "
                "of some: rarely 1."_s),
            qPrintable(layout.remarks.join(u'\n')));
        std::get<TrainingJob>(plan.workloads.back().detail).runsPerMonth = 4;
        QVERIFY(!layoutOf(plan, catalog()).remarks.join(u'\n').contains(u"fewer runs"_s));
    }

    void whatIsNotAPlaceholderHoldsNothingUp()
    {
        // Names may look like one, and two names may be alike once they are a token.
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.name = u"REPLACE_ME plan"_s;
        plan.workload(u"serve")->name = u"REPLACE_SERVE_MODEL"_s;
        plan.workload(u"train")->name = u"REPLACE_X  # Fill in: y"_s;
        Workload other = *plan.workload(u"train");
        other.id = u"Train"_s;
        plan.workloads.push_back(other);
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const auto tokens = [&](const QString &path) {
            QStringList found;
            for (const QString &line : QString::fromUtf8(fileOf(folder, path)).split(u'\n')) {
                if (line.startsWith(u"code: "_s))
                    found << line.section(u' ', 1, 1);
            }
            return found;
        };
        QCOMPARE(tokens(u"jobs/train.yml"_s), QStringList{u"REPLACE_TRAIN_CODE_FOLDER"_s});
        QVERIFY(tokens(u"jobs/Trainb.yml"_s) != tokens(u"jobs/train.yml"_s));
    }

    void aKubernetesComputeHasThePodsOfThePlan()
    {
        Plan plan = templatePlan(u"edge-arc"_s);
        Compute *plant = plan.compute(u"plant");
        plant->size = u"Standard_NC64as_T4_v3"_s;
        if (!plant->kubernetes)
            plant->kubernetes.emplace();
        plant->kubernetes->podGpus = 2;
        plan.model.gpuForInference = false; // pods are packed by their number all the same
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const YAML::Node asked
            = yamlAt(folder, u"computes/plant.yml"_s)["properties"]["instanceTypes"]["serving"]["resources"];
        QCOMPARE(wordAt(asked["limits"]["nvidia.com/gpu"]), u"2"_s);
        QVERIFY(!asked["requests"]["nvidia.com/gpu"]);
        QCOMPARE(wordAt(asked["requests"]["memory"]), wordAt(asked["limits"]["memory"]));
        // Without its type a deployment gets the cluster's default one, of 2 vCPUs, 2 GiB and no GPU.
        const YAML::Node deployment = yamlAt(folder, u"deployments/plant/blue.yml"_s);
        QCOMPARE(wordAt(deployment["instance_type"]), u"serving"_s);
        QVERIFY(!deployment["resources"]);
        plant->kubernetes->podGpus = 0;
        QVERIFY(!fileOf(azureMlFolder(plan), u"computes/plant.yml"_s).contains("nvidia"));
    }

    // The default type of a cluster has 2 vCPUs, 2 GiB and no GPU: no node that a plan prices.
    void aRunOnAClusterOfOnesOwnHasAnInstanceType()
    {
        Plan plan = templatePlan(u"edge-arc"_s);
        auto &job = std::get<TrainingJob>(plan.workload(u"train"_s)->detail);
        job.compute = u"rack"_s;
        QVERIFY(!fileOf(azureMlFolder(plan), u"computes/rack.yml"_s).isNull());
        for (const TrainingKind kind : {TrainingKind::Job, TrainingKind::Sweep}) {
            job.kind = kind;
            QByteArray jobs;
            for (const ExportFile &file : azureMlFolder(plan))
                jobs += file.path.startsWith(u"jobs/"_s) ? file.bytes : QByteArray();
            QVERIFY2(jobs.contains("instance_type: REPLACE_TRAIN_INSTANCE_TYPE  # Fill in: "), jobs.constData());
            const QJsonObject parameters
                = QJsonDocument::fromJson(writeArmTemplate(plan, evaluated(plan), catalog())).object()[u"parameters"_s].toObject();
            QVERIFY(std::ranges::any_of(parameters.keys(), [](const QString &name) { return name.endsWith(u"InstanceType"_s); }));
        }
    }

    // Started by one schedule, a minute apart: what runs on the same nodes is priced with them started once.
    void whatStartsTogetherIsStartedTogether()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        auto &job = std::get<TrainingJob>(plan.workload(u"train"_s)->detail);
        job.pattern = RunPattern::Together;
        job.runsPerMonth = 8;
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const YAML::Node trigger = yamlAt(folder, u"schedules/train.yml"_s)["trigger"];
        QCOMPARE(wordAt(trigger["frequency"]), u"month"_s);
        QCOMPARE(wordAt(trigger["interval"]), u"1"_s);
        QCOMPARE(trigger["schedule"]["month_days"].size(), std::size_t(1));
        QCOMPARE(trigger["schedule"]["hours"].size(), std::size_t(1));
        QCOMPARE(trigger["schedule"]["minutes"].size(), std::size_t(8));
        const QJsonObject inArm = scheduleIn(writeArmTemplate(plan, evaluated(plan), catalog()))[u"properties"_s][u"trigger"_s].toObject();
        QCOMPARE(inArm[u"schedule"_s][u"minutes"_s].toArray().size(), 8);
        QVERIFY(fileOf(folder, u"README.md"_s).contains("starts its 8 runs of a month together"));
        QVERIFY(fileOf(folder, u"README.md"_s).contains("8 runs a month, 8 planned"));
    }

    // Within a tenth of what is planned, counted from what is written.
    void whatStartsTogetherComesWithinATenth()
    {
        for (const double runs : {1.2, 1.5, 2.0, 2.4, 7.0, 59.0, 60.0, 61.0, 100.0, 500.0, 1300.0}) {
            const Recurrence recurrence = recurrenceTogether(runs);
            const auto counted = double(recurrence.hours.size() * recurrence.minutes.size()) / recurrence.interval;
            QVERIFY2(std::abs(counted / runs - 1) < 0.101, qPrintable(u"%1: %2"_s.arg(runs).arg(counted)));
            QCOMPARE(recurrence.runsPerMonth, counted);
            QCOMPARE(recurrence.monthDays, QList<int>{1});
            QVERIFY(recurrence.hours.last() < 24 && recurrence.minutes.last() < 60);
        }
        QCOMPARE(recurrenceTogether(1e9).runsPerMonth, 1320.0);
    }

    // 1,000 runs a month are 32.9 a day: 16 hours with two each, 973 a month of 30.4 days. Nothing told a reader that 730 stood for all above.
    void whatRunsMoreThanHourlyIsScheduledSo()
    {
        const Recurrence thousand = nearestRecurrence(1000);
        QCOMPARE(thousand.hours.size(), 16);
        QCOMPARE(thousand.minutes, (QList<int>{0, 30}));
        // 9,000 are 296 a day: every five minutes, 288, is even and within a twentieth.
        QCOMPARE(nearestRecurrence(9000).hours.size(), 24);
        QCOMPARE(nearestRecurrence(9000).minutes, (QList<int>{0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55}));
        for (const double runs : {700.0, 740.0, 1000.0, 1460.0, 2000.0, 3333.0, 5000.0, 20'000.0, 43'000.0}) {
            const Recurrence recurrence = nearestRecurrence(runs);
            const double counted = double(recurrence.hours.size() * recurrence.minutes.size()) * 365 / 12;
            QVERIFY2(std::abs(counted / runs - 1) < 0.1, qPrintable(u"%1: %2"_s.arg(runs).arg(counted)));
            QVERIFY(std::abs(recurrence.runsPerMonth - counted) < 1e-6);
            QVERIFY(std::ranges::all_of(recurrence.minutes,
                                        [](int minute) { return minute >= 0 && minute < 60; }));
        }
    }

    // Counted day by day from the file, over all months of the work, February of a leap year among them: below one a month the whole number of runs
    // before or behind what is priced, above it within a tenth and one run.
    void overItsMonthsAScheduleStartsWhatIsPriced_data()
    {
        QTest::addColumn<double>("runs");
        for (const double runs : {0.03, 0.08, 0.1, 0.2, 0.33, 0.4, 0.45, 0.6, 0.75, 0.8, 0.9, 0.97, 1.0, 1.5,
                                  2.0, 4.33, 8.0, 30.0, 90.0})
            QTest::addRow("%g", runs) << runs;
    }
    void overItsMonthsAScheduleStartsWhatIsPriced()
    {
        QFETCH(double, runs);
        for (const int months : {1, 2, 5, 12, 24}) {
            Plan plan = templatePlan(u"vision-realtime"_s);
            plan.start = YearMonth(2027, 11);
            plan.months = 30;
            plan.workloads.push_back(jobAfter(u"rare"_s, runs, {}));
            plan.workloads.back().startMonth = 3;
            plan.workloads.back().lengthMonths = months;
            const std::vector<ExportFile> folder = azureMlFolder(plan);
            const YAML::Node trigger = yamlAt(folder, u"schedules/rare.yml"_s)["trigger"];
            const QDate begin = QDate::fromString(wordAt(trigger["start_time"]).left(10), Qt::ISODate);
            const QDate end = QDate::fromString(wordAt(trigger["end_time"]).left(10), Qt::ISODate);
            QCOMPARE(begin, QDate(2028, 2, 1));
            const QString frequency = wordAt(trigger["frequency"]);
            const int interval = trigger["interval"].as<int>();
            const YAML::Node times = trigger["schedule"];
            QSet<int> monthDays;
            if (times["month_days"].IsDefined()) {
                for (const YAML::Node &each : times["month_days"])
                    monthDays << each.as<int>();
            }
            const std::size_t weekDays = times["week_days"].IsDefined() ? times["week_days"].size() : 0;
            double counted = 0;
            for (QDate day = begin; day < end; day = day.addDays(1)) {
                const int month = (day.year() - begin.year()) * 12 + day.month() - begin.month();
                const bool comes = frequency == u"day"
                    ? begin.daysTo(day) % interval == 0
                    : frequency == u"month" && month % interval == 0 && monthDays.contains(day.day());
                counted += comes ? 1 : frequency == u"week" ? double(weekDays) / 7 / interval : 0;
            }
            counted *= double(times["hours"].size() * times["minutes"].size());
            const double planned = runs * months;
            const QByteArray about = QByteArray::number(months) + ": " + QByteArray::number(counted) + " of "
                + QByteArray::number(planned);
            if (runs < 1 && planned < 1)
                QVERIFY2(counted >= 1 && counted <= std::max(1.0, std::ceil(months / 12.0)),
                         about.constData());
            else if (runs < 1)
                QVERIFY2(std::abs(counted - planned) < 1, about.constData());
            else
                QVERIFY2(std::abs(counted - planned) <= 0.101 * planned + 1, about.constData());
        }
    }

    // One a minute is the most: what a schedule cannot do is said.
    void whatNoRecurrenceReachesIsSaid()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.workloads.push_back(jobAfter(u"often"_s, 100'000, {}));
        const QString remarks = layoutOf(plan, catalog()).remarks.join(u'\n');
        QVERIFY2(
            remarks.contains(u"often: its schedule starts 43,800 runs a month, the plan prices 100,000"_s),
            qPrintable(remarks));
        // 5,000 are 6.84 in each of 730.5 hours; seven minutes of each are 5,110 in a month of 730: 2.2 % more.
        std::get<TrainingJob>(plan.workloads.back().detail).runsPerMonth = 5000;
        QVERIFY2(layoutOf(plan, catalog())
                     .remarks.join(u'\n')
                     .contains(u"often: its schedule is rounded to a plain recurrence: 5,110 runs a month, "
                               "5,000 planned, 2.2 % more."_s),
                 qPrintable(layoutOf(plan, catalog()).remarks.join(u'\n')));
        std::get<TrainingJob>(plan.workloads.back().detail).pattern = RunPattern::Together;
        QVERIFY(layoutOf(plan, catalog())
                    .remarks.join(u'\n')
                    .contains(u"often: its schedule starts 1,320 runs a month, the plan prices 5,000"_s));
    }

    // Twice a month is on two days of each: every second week it would be 365 / 84 / 2 = 2.17. What is rounded is told with how far: 30.42 for 30.
    void whatIsRoundedIsSaid()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.workloads.push_back(jobAfter(u"twice"_s, 2, {}));
        plan.workloads.push_back(jobAfter(u"daily"_s, 30, {}));
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const YAML::Node trigger = yamlAt(folder, u"schedules/twice.yml"_s)["trigger"];
        QCOMPARE(wordAt(trigger["frequency"]), u"month"_s);
        QCOMPARE(trigger["schedule"]["month_days"].as<std::vector<int>>(), (std::vector<int>{1, 16}));
        const QString readme = QString::fromUtf8(fileOf(folder, u"README.md"_s));
        const QString different
            = readme.section(u"## Different from the plan"_s, 1).section(u"\n## "_s, 0, 0);
        QVERIFY2(
            different.contains(
                u"- daily: its schedule is rounded to a plain recurrence: 30.42 runs a month, 30 planned, 1.4 % more."_s),
            qPrintable(different));
        QVERIFY(!different.contains(u"twice"_s));
    }

    // A pipeline of jobs of which one waits for something outside it has no schedule, and nothing says that it had one.
    void aPipelineWithoutAScheduleIsNotSaidToHaveOne()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.workloads.push_back(jobAfter(u"rare"_s, 1, {}));
        plan.workloads.push_back(jobAfter(u"prepare"_s, 4, {u"rare"_s}));
        plan.workloads.push_back(jobAfter(u"publish"_s, 4, {u"prepare"_s}));
        const Layout layout = layoutOf(plan, catalog());
        QVERIFY(!isScheduled(layout, u"prepare-publish"_s));
        const QString remarks = layout.remarks.join(u'\n');
        QVERIFY2(remarks.contains(u"prepare, publish become one pipeline, because"_s), qPrintable(remarks));
        QVERIFY2(remarks.contains(u"prepare-publish: step prepare has no schedule: it waits for rare"_s),
                 qPrintable(remarks));
        QVERIFY(!remarks.contains(u"with a schedule"_s));
    }

    void whatWaitsForSomethingSwitchedOffIsSaid()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        plan.workloads.push_back(jobAfter(u"prepare"_s, 4, {}));
        plan.workloads.back().enabled = false;
        plan.workloads.push_back(jobAfter(u"publish"_s, 4, {u"prepare"_s}));
        const QString remarks = layoutOf(plan, catalog()).remarks.join(u'\n');
        QVERIFY2(remarks.contains(
                     u"publish is written as if it did not wait for prepare: that is switched off."_s),
                 qPrintable(remarks));
    }

    /// A plan of two months has neither a price nor quota for what begins in its third: files that made it would bill 2 x 730 h a month.
    void whatBeginsAfterThePlanIsInNoFile()
    {
        Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
        plan.workloads.push_back(jobAfter(u"publish"_s, 4, {u"later"_s}));
        plan.workloads.push_back(jobAfter(u"later"_s, 4, {}));
        plan.workloads.back().startMonth = 2;
        plan.months = 2; // the endpoint begins in the third
        QCOMPARE(plan.workload(u"serve"_s)->startMonth, 2);
        const Layout layout = layoutOf(plan, catalog());
        QVERIFY(layout.endpoints.empty());
        QVERIFY(std::ranges::none_of(layout.jobs,
                                     [](const JobResource &job) { return job.workload->id == u"later"_s; }));
        QVERIFY(layout.remarks.contains(
            u"publish is written as if it did not wait for later: that begins after the plan's last month."_s));
        QStringList omitted;
        for (const Omission &omission : layout.omissions)
            omitted << omission.what + u": "_s + omission.why;
        QVERIFY2(omitted.join(u'\n').contains(u"It begins after the plan's last month"_s),
                 qPrintable(omitted.join(u'\n')));
        for (const ExportFile &file : azureMlFolder(plan))
            QVERIFY2(!file.path.startsWith(u"endpoints/"_s) && !file.path.startsWith(u"deployments/"_s),
                     qPrintable(file.path));
        // A month more, and it is in the files.
        plan.months = 3;
        QCOMPARE(layoutOf(plan, catalog()).endpoints.size(), std::size_t(1));
    }

    /// Twice a month bbb and ccc, once ddd: the pipeline of the first two starts before the job that needs it.
    void aJobStartsAfterThePipelineItWaitsFor()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        std::erase_if(plan.workloads, [](const Workload &each) { return each.id == u"train"; });
        plan.workloads.push_back(jobAfter(u"ddd"_s, 1, {u"ccc"_s}));
        plan.workloads.push_back(jobAfter(u"aaa"_s, 4, {}));
        plan.workloads.push_back(jobAfter(u"bbb"_s, 2, {u"aaa"_s}));
        plan.workloads.push_back(jobAfter(u"ccc"_s, 2, {u"bbb"_s}));
        const std::vector<StartedRun> runs = startedRuns(layoutOf(plan, catalog()));
        QCOMPARE(runs.size(), std::size_t(2));
        QCOMPARE(runs[0].name, u"bbb-ccc"_s);
        QCOMPARE(runs[0].waits, QStringList{u"aaa"_s});
        QCOMPARE(runs[1].name, u"ddd"_s);
        QCOMPARE(runs[1].before, QStringList{u"bbb-ccc"_s});
        QVERIFY(runs[1].waits.isEmpty());
    }

    // A sweep or AutoML that is in production runs unattended, too.
    void whatNoScheduleStartsIsTheStepOfAPipeline()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        std::get<TrainingJob>(plan.workload(u"train"_s)->detail).kind = TrainingKind::Sweep;
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const YAML::Node schedule = yamlAt(folder, u"schedules/train.yml"_s);
        QCOMPARE(wordAt(schedule["create_job"]["type"]), u"pipeline"_s);
        QCOMPARE(wordAt(schedule["create_job"]["job"]), u"../jobs/train.yml"_s);
        const YAML::Node pipeline = yamlAt(folder, u"jobs/train.yml"_s);
        QCOMPARE(wordAt(pipeline["type"]), u"pipeline"_s);
        QCOMPARE(wordAt(pipeline["jobs"]["train"]["type"]), u"sweep"_s);
        // In development it is started by hand, as it is.
        plan.workload(u"train"_s)->environment = Environment::Development;
        QCOMPARE(wordAt(yamlAt(azureMlFolder(plan), u"jobs/train.yml"_s)["type"]), u"sweep"_s);
    }

    void eachCostStandsOnceInTheReadme()
    {
        Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
        auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
        Deployment green = endpoint.deployments.front();
        green.id = u"green"_s;
        endpoint.deployments.push_back(green);
        const QString readme = QString::fromUtf8(fileOf(azureMlFolder(plan), u"README.md"_s));
        for (const QString &line : readme.split(u'\n')) {
            if (line.contains(u"serve / green"_s) && line.contains(u"deployments/serve/green.yml"_s))
                QVERIFY2(line.contains(u"with serve / blue"_s), qPrintable(line));
        }
    }

    void nothingHasAnEmptySubject()
    {
        Plan plan = templatePlan(u"vision-realtime"_s);
        for (Workload &workload : plan.workloads)
            workload.name.clear();
        plan.compute(u"serve")->target = u"aci"_s;
        const QString readme = QString::fromUtf8(fileOf(azureMlFolder(plan), u"README.md"_s));
        QVERIFY2(!readme.contains(u"- : "_s) && !readme.contains(u"|  |"_s), qPrintable(readme));
        QVERIFY(readme.contains(u"- serve: "_s));
    }

    void removalIsAsTheReferenceHasIt()
    {
        const QString readme = QString::fromUtf8(
            fileOf(azureMlFolder(templatePlan(u"llm-finetune-endpoint"_s)), u"README.md"_s));
        for (const QString &line : readme.split(u'\n')) {
            if (!line.startsWith(u"az "_s))
                continue;
            const bool asks = line.startsWith(u"az ml compute de"_s)
                || line.startsWith(u"az ml online-endpoint delete"_s)
                || line.startsWith(u"az ml batch-endpoint delete"_s);
            QVERIFY2(line.contains(u"--yes"_s) == asks, qPrintable(line));
        }
    }
};

SLIPWAY_TEST(SchedulesTest)
#include "tst_schedules.moc"
