// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/support/testrun.h"

#include "model/base/plaintext.h"
#include "model/imports/azuremlimport.h"
#include "model/plan/plancheck.h"
#include "model/plan/planjson.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

std::vector<ImportFile> yamlOf(const std::vector<ExportFile> &folder)
{
    std::vector<ImportFile> files;
    for (const ExportFile &file : folder) {
        if (file.path.endsWith(u".yml"_s))
            files.push_back({file.path, file.bytes});
    }
    return files;
}

Result<ImportedPlan> imported(const std::vector<ImportFile> &files)
{
    return importAzureMl(files, fieldRules(), catalog());
}

QString faultOf(const std::vector<ImportFile> &files)
{
    const Result<ImportedPlan> result = imported(files);
    return result ? QString() : result.error().where + u' ' + result.error().message;
}

const QByteArray cluster = "$schema: https://azuremlschemas.azureedge.net/latest/amlCompute.schema.json\n"
                           "name: gpus\n"
                           "type: amlcompute\n";

ImportFile job(const QString &name)
{
    return {name,
            "$schema: https://azuremlschemas.azureedge.net/latest/commandJob.schema.json\n"
            "command: python train.py\nenvironment: azureml:env@latest\ncompute: azureml:serverless\n"
            "resources: {instance_type: Standard_D4s_v3}\n"};
}

/// `trigger` are its lines, indented by two.
ImportFile schedule(const QString &name, const QByteArray &job, const QByteArray &trigger)
{
    return {
        name,
        "$schema: https://azuremlschemas.azureedge.net/latest/schedule.schema.json\nname: often\ntrigger:\n"
            + trigger + "create_job:\n  type: command\n  job: " + job + "\n"};
}

const QByteArray daily = "  type: recurrence\n  frequency: day\n  interval: 1\n";

} // namespace

class AzureMlImportTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // What a pod takes stands in the instance type that a deployment names, or in the deployment itself.
    void podsOfAClusterComeBack()
    {
        Plan plan = templatePlan(u"edge-arc"_s);
        KubernetesOptions options = plan.compute(u"plant")->kubernetes.value_or(KubernetesOptions());
        options.podVcpus = 3.5;
        options.podMemoryGiB = 6;
        plan.compute(u"plant")->kubernetes = options;
        std::vector<ExportFile> folder = azureMlFolder(plan);
        const auto podOf = [&] {
            const Result<ImportedPlan> result = imported(yamlOf(folder));
            const Compute *plant = result ? result->plan.compute(u"plant") : nullptr;
            const KubernetesOptions pod = plant ? plant->kubernetes.value_or(KubernetesOptions()) : KubernetesOptions();
            return std::pair(pod.podVcpus, pod.podMemoryGiB);
        };
        QCOMPARE(podOf(), std::pair(3.5, 6.0));
        for (ExportFile &file : folder)
            file.bytes.replace("instance_type: serving", "resources: {requests: {cpu: 500m, memory: 1Gi}}\ninstance_type: serving");
        QCOMPARE(podOf(), std::pair(0.5, 1.0));
    }

    void computesOfTemplatesComeBack_data() { templatesAsRows(); }
    void computesOfTemplatesComeBack()
    {
        QFETCH(QString, id);
        const Plan plan = templatePlan(id);
        const Result<ImportedPlan> result = imported(yamlOf(azureMlFolder(plan)));
        QVERIFY2(result, qPrintable(result ? QString() : result.error().message));
        for (const Compute &compute : plan.computes) {
            if (compute.target != u"compute_cluster" && compute.target != u"compute_instance"
                && compute.target != u"batch_endpoint")
                continue;
            const Compute *back = result->plan.compute(compute.id);
            QVERIFY2(back, qPrintable(compute.id));
            QCOMPARE(back->size, compute.size);
            QCOMPARE(back->tier, compute.tier);
            QCOMPARE(back->publicIp, compute.publicIp);
            if (compute.target == u"compute_instance") {
                QCOMPARE(back->instances, compute.instances);
                QCOMPARE(back->idleShutdownMinutes, compute.idleShutdownMinutes);
                QCOMPARE(back->schedule.start, compute.schedule.start);
                QCOMPARE(back->schedule.stop, compute.schedule.stop);
                QCOMPARE(back->schedule.daysPerWeek, compute.schedule.daysPerWeek);
            } else {
                QCOMPARE(back->minNodes, compute.minNodes);
                QCOMPARE(back->maxNodes, compute.maxNodes);
                QCOMPARE(back->idleSeconds, compute.idleSeconds);
            }
        }
        QCOMPARE(result->plan.region, plan.region);
    }

    void workOfTemplatesComesBack_data() { templatesAsRows(); }
    void workOfTemplatesComesBack()
    {
        QFETCH(QString, id);
        const Plan plan = templatePlan(id);
        const Plan back = imported(yamlOf(azureMlFolder(plan)))->plan;
        for (const Workload &workload : plan.workloads) {
            const auto same
                = std::find_if(back.workloads.begin(), back.workloads.end(), [&](const Workload &other) {
                      return other.name == workload.name && other.detail.index() == workload.detail.index();
                  });
            if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
                QVERIFY2(same != back.workloads.end(), qPrintable(workload.name));
                const auto &other = std::get<RealtimeEndpoint>(same->detail);
                QCOMPARE(other.deployments.size(), endpoint->deployments.size());
                QCOMPARE(other.concurrency, endpoint->concurrency);
                for (std::size_t i = 0; i < other.deployments.size(); ++i) {
                    QCOMPARE(other.deployments[i].id, endpoint->deployments[i].id);
                    QCOMPARE(back.compute(other.deployments[i].compute)->target,
                             plan.compute(endpoint->deployments[i].compute)->target);
                    if (endpoint->deployments[i].sizing == InstanceSizing::Fixed)
                        QCOMPARE(other.deployments[i].instances, endpoint->deployments[i].instances);
                }
            } else if (const auto *batch = std::get_if<BatchScoring>(&workload.detail)) {
                QVERIFY2(same != back.workloads.end(), qPrintable(workload.name));
                const auto &other = std::get<BatchScoring>(same->detail);
                QCOMPARE(other.compute, batch->compute);
                QCOMPARE(other.nodesPerRun, batch->nodesPerRun);
                QCOMPARE(other.miniBatchSize, batch->miniBatchSize);
                QCOMPARE(other.workersPerNode, batch->workersPerNode);
            } else if (const auto *job = std::get_if<TrainingJob>(&workload.detail)) {
                QVERIFY2(same != back.workloads.end(), qPrintable(workload.name));
                const auto &other = std::get<TrainingJob>(same->detail);
                QCOMPARE(other.pipeline, job->pipeline);
                QCOMPARE(other.dependsOn, job->dependsOn);
                QCOMPARE(other.nodesPerRun, job->nodesPerRun);
                QCOMPARE(other.trials, job->trials);
                QCOMPARE(other.deadlineHours, job->deadlineHours);
            }
        }
    }

    void whatIsImportedIsAPlan_data() { templatesAsRows(); }
    void whatIsImportedIsAPlan()
    {
        QFETCH(QString, id);
        const Result<ImportedPlan> result = imported(yamlOf(azureMlFolder(templatePlan(id))));
        const Result<LoadedPlan> read = readPlan(writePlan(result->plan));
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QVERIFY(read->plan == result->plan);
        QVERIFY(checkReferences(result->plan, catalog(), prices()));
        QVERIFY(result->plan.notes.contains(u"People, requests"_s));
    }

    void whatCannotBeSeenDoesNotStayInMemory()
    {
        const Result<ImportedPlan> result
            = imported({{u"rack.yml"_s,
                         "$schema: https://azuremlschemas.azureedge.net/latest/amlCompute.schema.json\n"
                         "name: train\ntype: amlcompute\nsize: Standard_D4s_v3\n"
                         "description: \"laborat\\x7Fry \\u202Edenrut\"\n"}});
        QVERIFY2(result, result ? "" : qPrintable(result.error().message));
        const Result<LoadedPlan> read = readPlan(writePlan(result->plan));
        QVERIFY(read.ok());
        QVERIFY(read->plan == result->plan);
        QCOMPARE(result->plan.computes.front().note, u"laborat ry denrut"_s);
    }

    void whatIsQuotedIsOneLine()
    {
        const QByteArray head = "$schema: https://azuremlschemas.azureedge.net/latest/amlCompute.schema.json\n"
                                "name: train\ntype: amlcompute\nsize: Standard_D4s_v3\n";
        const auto isClean = [](const QString &text) {
            return std::none_of(text.begin(), text.end(),
                                [](QChar sign) { return isControlSign(sign) || isTurningSign(sign); });
        };
        for (const QByteArray &line : {"\"a\\x02\\nb \\u202Ec\": 1\n"_ba, "size: \"D4\\x02\\u202E\\nx\"\n"_ba,
                                       "tags: {\"a\\x02\": \"b\\nc\"}\n"_ba}) {
            const Result<ImportedPlan> result = imported({{u"train.yml"_s, head + line}});
            const QStringList said = result ? result->remarks : QStringList(result.error().message);
            for (const QString &each : said)
                QVERIFY2(isClean(each), qPrintable(each));
        }
    }

    /// Four a month in the template: on four days of each month, which are four again.
    void schedulesGiveTheRunsAMonth()
    {
        const Plan back = imported(yamlOf(azureMlFolder(templatePlan(u"llm-finetune-endpoint"_s))))->plan;
        for (const Workload &workload : back.workloads) {
            if (const auto *job = std::get_if<TrainingJob>(&workload.detail))
                QCOMPARE(job->runsPerMonth.likely, 4.0);
        }
    }

    // The months of the work, and with them the start and the length of the plan.
    void monthsOfSchedulesComeBack()
    {
        Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
        plan.start = YearMonth(2027, 3);
        plan.months = 17;
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        QVERIFY(std::ranges::any_of(
            folder, [](const ExportFile &file) { return file.path.startsWith(u"schedules/"); }));
        const Result<ImportedPlan> result = imported(yamlOf(folder));
        QVERIFY2(result, result ? "" : qPrintable(result.error().message));
        QVERIFY2(result->plan.start == YearMonth(2027, 3),
                 qPrintable(result->remarks.join(u' ') + result->plan.start.toText()));
        QCOMPARE(result->plan.months, 17);
    }

    void startsAndEndsOfSchedules_data()
    {
        QTest::addColumn<QByteArray>("times"); // start and end of the first schedule, then of the second
        QTest::addColumn<QString>("plan"); // its start and its months
        QTest::addColumn<QString>("months"); // of the two: start, and how many
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const char *times, const char16_t *plan, const char16_t *months,
                            const QString &said = {}) {
            QTest::newRow(name) << QByteArray(times) << QString::fromUtf16(plan) << QString::fromUtf16(months)
                                << said;
        };
        row("neither", "- - - -", u"2026-01 12", u"0 -, 0 -");
        row("an end is the first month without work", "2027-03-01T00:00:00 2027-09-01T00:00:00 - -",
            u"2027-03 12", u"0 6, 0 -");
        // From March to the end of August, and from June to the end of the plan in February 2028: twelve months.
        row("two", "2027-03-01T00:00:00 2027-09-01T00:00:00 2027-06-01T00:00:00 2028-03-01T00:00:00",
            u"2027-03 12", u"0 6, 3 -");
        row("one without an end goes on", "2027-03-01T00:00:00 2027-09-01T00:00:00 2027-06-01T00:00:00 -",
            u"2027-03 15", u"0 6, 3 -");
        row("within months",
            "2027-03-15T00:00:00 2027-09-01T00:00:01 2027-03-01T08:00:00 2027-10-01T00:00:00", u"2027-03 7",
            u"0 -, 0 -", u"a.yml: a plan has whole months, so that it counts from 2027-03 to 2027-09."_s);
        row("an end that is no first", "- 2026-06-30T23:59:59 - -", u"2026-01 12", u"0 6, 0 -",
            u"a.yml: a plan has whole months, so that it counts to 2026-06."_s);
        row("the wrong way round", "2027-09-01T00:00:00 2027-03-01T00:00:00 - -", u"2026-01 12", u"0 -, 0 -",
            u"a.yml: it ends before it starts; both were left out."_s);
        row("no day", "2027-02-30T00:00:00 - - -", u"2026-01 12", u"0 -, 0 -",
            u"a.yml: its start_time (2027-02-30T00:00:00) is no day that a plan can have, and was left out."_s);
        row("no year of a plan", "- 9999-12-31T00:00:00 - -", u"2026-01 12", u"0 -, 0 -",
            u"a.yml: its end_time (9999-12-31T00:00:00) is no day that a plan can have, and was left out."_s);
        // 2027-01 and 120 months are 2037-01.
        row("too far away", "2027-01-01T00:00:00 - 2037-01-01T00:00:00 -", u"2027-01 12", u"0 -, 0 -",
            u"b.yml: its months are not among the 120 that a plan from 2027-01 on can have, and were left out."_s);
        row("over before the plan", "- 2025-06-01T00:00:00 - -", u"2026-01 12", u"0 -, 0 -",
            u"a.yml: its months are not among the 120 that a plan from 2026-01 on can have, and were left out."_s);
    }

    void startsAndEndsOfSchedules()
    {
        QFETCH(const QByteArray, times);
        QFETCH(const QString, plan);
        QFETCH(const QString, months);
        QFETCH(const QString, said);
        const QByteArrayList each = times.split(' ');
        const auto limits = [&each](int at) -> QByteArray {
            return (each[at] == "-" ? QByteArray() : "  start_time: \"" + each[at] + "\"\n")
                + (each[at + 1] == "-" ? QByteArray() : "  end_time: \"" + each[at + 1] + "\"\n");
        };
        const Result<ImportedPlan> result = imported({job(u"one.yml"_s), job(u"two.yml"_s),
                                                      schedule(u"a.yml"_s, "../one.yml", daily + limits(0)),
                                                      schedule(u"b.yml"_s, "../two.yml", daily + limits(2))});
        QVERIFY2(result, result ? "" : qPrintable(result.error().message));
        QCOMPARE(result->plan.start.toText() + u' ' + QString::number(result->plan.months), plan);
        QStringList found;
        for (const Workload &workload : result->plan.workloads)
            found << QString::number(workload.startMonth) + u' '
                    + (workload.lengthMonths ? QString::number(*workload.lengthMonths) : u"-"_s);
        QCOMPARE(found.join(u", "_s), months);
        QCOMPARE(result->remarks, said.isEmpty() ? QStringList() : QStringList(said));
    }

    void runsOfARecurrence_data()
    {
        QTest::addColumn<QByteArray>("trigger");
        QTest::addColumn<double>("runs");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *trigger, double runs, const QString &said = {}) {
            QTest::newRow(trigger) << QByteArray(trigger) << runs << said;
        };
        const auto months = [&row](const char *rest, double runs) {
            row(qPrintable(u"{type: recurrence, frequency: month, "_s + QString::fromLatin1(rest) + u'}'),
                runs);
        };
        months("interval: 1, schedule: {hours: [6], minutes: [0], month_days: [1]}", 1);
        months("interval: 1, schedule: {hours: [6], minutes: [0], month_days: 15}", 1);
        // The 31st is in January, March, May, July, August, October and December.
        months("interval: 1, schedule: {hours: [6], minutes: [0], month_days: [31]}", 7.0 / 12);
        months("interval: 1, schedule: {hours: [6], minutes: [0], month_days: 31}", 7.0 / 12);
        months("interval: 1, schedule: {hours: [6], minutes: [0], month_days: [30]}", 11.0 / 12);
        // All but February, and that in one year of four.
        months("interval: 1, schedule: {hours: [6], minutes: [0], month_days: [29]}", 11.25 / 12);
        months("interval: 1, schedule: {hours: [6], minutes: [0], month_days: [28]}", 1);
        months("interval: 1, schedule: {hours: [6], minutes: [0], month_days: [1, 1]}", 1);
        months("interval: 1, schedule: {hours: [6], minutes: [0], month_days: [1, 31, 31]}", 19.0 / 12);
        months("interval: 1, schedule: {hours: [6, 18, 6], minutes: [0, 0], month_days: [1, 15]}", 4);
        // Every twelve months from January on: each has a 31st. From April on none has; from February on one day 29 in four years.
        months("interval: 12, start_time: \"2027-01-01T00:00:00\", schedule: {hours: [6], minutes: [0], "
               "month_days: [31]}",
               1.0 / 12);
        months("interval: 12, start_time: \"2027-02-01T00:00:00\", schedule: {hours: [6], minutes: [0], "
               "month_days: [29]}",
               0.25 / 12);
        // January, April, July, October: three of four.
        months("interval: 3, start_time: \"2027-01-01T00:00:00\", schedule: {hours: [6], minutes: [0], "
               "month_days: [31]}",
               0.75 / 3);
        months("interval: 2", 0.5);
        row("{type: recurrence, frequency: week, interval: 1, schedule: {hours: 6, minutes: 0, week_days: "
            "[monday, Monday, friday]}}",
            2 * 365.0 / 84);
        row("{type: recurrence, frequency: day, interval: 1, schedule: {hours: [6, 06, 6], minutes: [0, 30, "
            "0]}}",
            2 * 365.0 / 12);
        const auto entered = [](const char16_t *why) {
            return u"a.yml: %1, so that the runs a month have to be entered."_s.arg(QString::fromUtf16(why));
        };
        row("{type: recurrence, frequency: month, interval: 18446744073709551616}", 1,
            entered(u"its interval is too large to count with"));
        row("{type: recurrence, frequency: month, interval: 12, start_time: \"2027-04-01T00:00:00\", "
            "schedule: {hours: 6, minutes: 0, "
            "month_days: 31}}",
            1, entered(u"the months that it comes to do not have its days"));
        row("{type: cron, expression: \"0 6 1 * *\"}", 1, entered(u"it is no recurrence"));
    }

    void runsOfARecurrence()
    {
        QFETCH(const QByteArray, trigger);
        QFETCH(const double, runs);
        QFETCH(const QString, said);
        QByteArray file = schedule(u"a.yml"_s, "../one.yml", daily).bytes;
        file.replace(QByteArray("trigger:\n" + daily), QByteArray("trigger: " + trigger + '\n'));
        const Result<ImportedPlan> result = imported({job(u"one.yml"_s), {u"a.yml"_s, file}});
        QVERIFY2(result, result ? "" : qPrintable(result.error().where + u' ' + result.error().message));
        QCOMPARE(result->remarks, said.isEmpty() ? QStringList() : QStringList(said));
        const double found = std::get<TrainingJob>(result->plan.workloads.front().detail).runsPerMonth.likely;
        QVERIFY2(!said.isEmpty() || std::abs(found - runs) < 1e-9, qPrintable(QString::number(found)));
    }

    void twoSchedulesOfOneJobAreAdded()
    {
        const Result<ImportedPlan> result = imported(
            {job(u"one.yml"_s),
             schedule(u"a.yml"_s, "../one.yml",
                      daily + "  start_time: \"2027-01-01T00:00:00\"\n  end_time: \"2027-04-01T00:00:00\"\n"),
             schedule(u"b.yml"_s, "../one.yml",
                      daily
                          + "  start_time: \"2027-03-01T00:00:00\"\n  end_time: \"2027-08-01T00:00:00\"\n")});
        QVERIFY2(result, result ? "" : qPrintable(result.error().message));
        QVERIFY(std::abs(std::get<TrainingJob>(result->plan.workloads.front().detail).runsPerMonth.likely
                         - 2 * 365.0 / 12)
                < 1e-9);
        QCOMPARE(result->plan.start, YearMonth(2027, 1));
        QCOMPARE(result->plan.months, 7);
        QCOMPARE(
            result->remarks,
            QStringList(
                u"b.yml starts what a.yml starts as well: their runs a month are added, over the months of both."_s));
    }

    void documentedDefaultsHold()
    {
        const Plan plan = imported({{u"a.yml"_s, cluster}})->plan;
        const Compute *compute = plan.compute(u"gpus");
        QVERIFY(compute);
        QCOMPARE(compute->size, u"Standard_DS3_v2"_s);
        QCOMPARE(compute->minNodes, 0);
        QCOMPARE(compute->maxNodes, 1);
        QCOMPARE(compute->idleSeconds, 120);
        QCOMPARE(compute->tier, Tier::Dedicated);
    }

    void listsOfTheCliAreRead()
    {
        const QByteArray computes = R"([
            {"name": "gpus", "type": "amlcompute", "size": "STANDARD_NC4AS_T4_V3", "min_instances": 1, "max_instances": 4,
             "tier": "low_priority", "idle_time_before_scale_down": 300, "location": "westeurope",
             "provisioning_state": "Succeeded", "id": "/subscriptions/x"},
            {"name": "anna", "type": "computeinstance", "size": "Standard_D4s_v3", "state": "Running",
             "idle_time_before_shutdown_minutes": null},
            {"name": "unknown", "type": "databricks"}])";
        const QByteArray quota = R"([
            {"name": {"value": "standardESv3Family", "localizedValue": "Standard ESv3"}, "limit": 100, "currentValue": 8},
            {"name": {"value": "cores"}, "limit": 350, "currentValue": 8}])";
        const Result<ImportedPlan> result
            = imported({{u"computes.json"_s, computes}, {u"usage.json"_s, quota}});
        QVERIFY2(result, qPrintable(result ? QString() : result.error().message + result.error().where));
        QCOMPARE(result->plan.computes.size(), std::size_t(2));
        QCOMPARE(result->plan.compute(u"gpus")->size, u"Standard_NC4as_T4_v3"_s);
        QCOMPARE(result->plan.compute(u"gpus")->tier, Tier::LowPriority);
        QCOMPARE(result->plan.compute(u"gpus")->maxNodes, 4);
        QCOMPARE(result->plan.ownedQuota.size(), std::size_t(1));
        QCOMPARE(result->plan.ownedQuota[0].vcpus, 100 - 8);
        QCOMPARE(result->plan.ownedQuota[0].pool, QuotaPool::Dedicated);
        QCOMPARE(
            result->remarks,
            (QStringList{
                u"computes.json: 1 entry is neither a compute nor quota nor a reservation, and was left out."_s,
                u"computes.json: The list does not tell all of the compute anna: it was taken with the region of the plan."_s,
                u"usage.json: Nothing says which region its quota is for; it is taken for the region of the plan."_s,
                u"Quota that was in use is taken off: standardESv3Family (8 of 100 vCPUs). Where machines of this plan are among it, add theirs again."_s}));
    }

    // The CLI prints all members: what a list lacks is not known, and a default of files would pass for what is there.
    void whatAListLeavesOutIsSaid_data()
    {
        QTest::addColumn<QByteArray>("removed");
        QTest::addColumn<QString>("said");
        QTest::newRow("size") << "\"size\": \"Standard_D8s_v3\", "_ba << u"no size (choose one)"_s;
        QTest::newRow("least") << "\"min_instances\": 3, "_ba << u"0 nodes at least"_s;
        QTest::newRow("most") << "\"max_instances\": 7, "_ba << u"1 node at most"_s;
        QTest::newRow("tier") << "\"tier\": \"dedicated\", "_ba << u"dedicated machines"_s;
        QTest::newRow("idle") << "\"idle_time_before_scale_down\": 300, "_ba
                              << u"120 s until it scales down"_s;
        QTest::newRow("location") << "\"location\": \"northeurope\", "_ba << u"the region of the plan"_s;
    }
    void whatAListLeavesOutIsSaid()
    {
        QFETCH(QByteArray, removed);
        QFETCH(QString, said);
        const QByteArray whole
            = R"([{"size": "Standard_D8s_v3", "min_instances": 3, "max_instances": 7, "tier": "dedicated", )"
              R"("idle_time_before_scale_down": 300, "location": "northeurope", "name": "cpu", "type": "amlcompute", "provisioning_state": "Succeeded"}])";
        QCOMPARE(imported({{u"a.json"_s, whole}})->remarks, QStringList());
        const QByteArray null = removed.left(removed.indexOf(':')) + ": null, ";
        QList<QByteArray> lists{QByteArray(whole).replace(removed, QByteArray())};
        if (!removed.contains("idle")) // null says that there is none
            lists << QByteArray(whole).replace(removed, null);
        for (const QByteArray &list : lists) {
            const Result<ImportedPlan> result = imported({{u"a.json"_s, list}});
            QVERIFY(result);
            QCOMPARE(
                result->remarks,
                QStringList{
                    u"a.json: The list does not tell all of the compute cpu: it was taken with %1."_s.arg(
                        said)});
            QCOMPARE(result->plan.compute(u"cpu")->size.isEmpty(), said.startsWith(u"no size"_s));
        }
        // As other versions of the service name them.
        const Result<ImportedPlan> other
            = imported({{u"a.json"_s, R"([{"name": "cpu", "location": "northeurope", "type": "amlcompute",
            "provisioning_state": "Failed", "vmSize": "Standard_D8s_v3", "scaleSettings": {"minNodeCount": 3, "maxNodeCount": 7}}])"}});
        QVERIFY(other);
        QCOMPARE(other->remarks,
                 (QStringList{
                     u"a.json: The list does not tell all of the compute cpu: it was taken with no size "
                     u"(choose one), "
                     "0 nodes at least, 1 node at most, dedicated machines, 120 s until it scales down."_s,
                     u"a.json: The state of the compute cpu is Failed; it was taken all the same."_s}));
    }

    // A low-priority cluster was planned as a dedicated one, at three to five times its price, where its tier was spelled in a way that is not known.
    void aWordThatIsNotKnownIsRefused_data()
    {
        QTest::addColumn<QByteArray>("member");
        QTest::addColumn<QString>("said");
        for (const char *tier : {"\"low-priority\"", "\"Low Priority\"", "\"Spot\"", "\"\"", "5", "[]"})
            QTest::newRow(tier) << QByteArray("\"tier\": ") + tier << u"dedicated or low_priority"_s;
        QTest::newRow("address") << QByteArray(R"("enable_node_public_ip": "no")") << u"true or false"_s;
        QTest::newRow("schedule") << QByteArray(
            R"("type": "computeinstance", "schedules": {"compute_start_stop": [{"action": "halt", "trigger": {"frequency": "day"}}]})")
                                  << u"stop or start"_s;
    }
    void aWordThatIsNotKnownIsRefused()
    {
        QFETCH(QByteArray, member);
        QFETCH(QString, said);
        QByteArray list
            = R"([{"name": "cpu", "size": "Standard_D8s_v3", "type": "amlcompute", )" + member + "}]";
        if (member.contains("computeinstance"))
            list.replace(R"("type": "amlcompute", )", "");
        const Result<ImportedPlan> result = imported({{u"a.json"_s, list}});
        QVERIFY(!result);
        QVERIFY2(result.error().message.contains(said), qPrintable(result.error().message));
    }
    void aTierIsReadHoweverItIsWritten()
    {
        for (const char *tier : {"low_priority", "LowPriority", "lowpriority", "LOW_PRIORITY"}) {
            const Result<ImportedPlan> result = imported(
                {{u"a.json"_s,
                  QByteArray(R"([{"name": "cpu", "size": "Standard_D8s_v3", "type": "amlcompute", "tier": ")")
                      + tier + "\"}]"}});
            QVERIFY(result);
            QCOMPARE(result->plan.compute(u"cpu")->tier, Tier::LowPriority);
        }
    }

    // Quota of one region is never counted for another.
    void quotaIsOfItsRegion_data()
    {
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QString>("region");
        QTest::addColumn<QString>("said"); // empty: nothing
        const auto id = [](const char *place) -> QByteArray {
            return QByteArray("\"id\": \"/subscriptions/0/providers/x/locations/") + place
                + "/usages/standardESv3Family\", ";
        };
        QTest::newRow("id") << id("northeurope") << u"northeurope"_s << QString();
        QTest::newRow("displayed") << id("North Europe") << u"northeurope"_s << QString();
        QTest::newRow("encoded") << id("North%20Europe") << u"northeurope"_s << QString();
        QTest::newRow("at the end") << "\"id\": \"/locations/NorthEurope\", "_ba << u"northeurope"_s
                                    << QString();
        QTest::newRow("beside an empty id") << "\"id\": \"\", \"amlWorkspaceLocation\": \"northeurope\", "_ba
                                            << u"northeurope"_s << QString();
        QTest::newRow("beside no id")
            << "\"aml_workspace_location\": \"North Europe\", "_ba << u"northeurope"_s << QString();
        QTest::newRow("unknown")
            << id("neverland") << QString()
            << u"a.json: The region neverland is not in the catalog; its quota was left out."_s;
        QTest::newRow("none")
            << ""_ba << QString()
            << u"a.json: Nothing says which region its quota is for; it is taken for the region of the plan."_s;
    }
    void quotaIsOfItsRegion()
    {
        QFETCH(QByteArray, place);
        QFETCH(QString, region);
        QFETCH(QString, said);
        const Result<ImportedPlan> result = imported(
            {{u"a.json"_s,
              "[{" + place
                  + R"("name": {"value": "standardESv3Family"}, "limit": 100, "currentValue": 0}])"}});
        QVERIFY(result);
        QCOMPARE(result->remarks, said.isEmpty() ? QStringList() : QStringList{said});
        const bool isLeftOut = said.contains(u"left out"_s);
        QCOMPARE(result->plan.ownedQuota.size(), std::size_t(isLeftOut ? 0 : 1));
        if (!isLeftOut)
            QCOMPARE(result->plan.ownedQuota.front().region, region);
    }

    // One list, or two of one day: what is left is the fewer, and that they differ is said. By hand: 100 - 12 and 100 - 40.
    void whatIsToldTwiceAndNotAlikeIsSaid()
    {
        const Result<ImportedPlan> result = imported({{u"a.json"_s, R"([
  {"id": "/locations/northeurope", "name": {"value": "standardESv3Family"}, "limit": 100, "currentValue": 12},
  {"id": "/locations/northeurope", "name": {"value": "standardESv3Family"}, "limit": 100, "currentValue": 40}])"}});
        QVERIFY(result.ok());
        QCOMPARE(result->plan.ownedQuota.size(), std::size_t(1));
        QCOMPARE(result->plan.ownedQuota.front().vcpus, 60);
        QCOMPARE(
            result->remarks.first(),
            u"a.json: Of the quota of standardESv3Family 60 and 88 vCPUs are left, for it is told twice with what is in use; the plan takes the fewer."_s);
    }

    // What is not known is no limit of 0, which would take the place of what the plan has.
    void aLimitThatIsNullIsNone()
    {
        const Result<ImportedPlan> result = imported({{u"a.json"_s, R"([
  {"id": "/locations/northeurope", "name": {"value": "standardESv3Family"}, "limit": null, "currentValue": 0}])"}});
        QVERIFY(result.ok());
        QVERIFY(result->plan.ownedQuota.empty());
        QCOMPARE(result->remarks,
                 QStringList(u"a.json: standardESv3Family has no limit of its own, and was left out."_s));
    }

    void moreAtLeastThanAtMostIsSaid()
    {
        const Result<ImportedPlan> listed = imported({{u"a.json"_s, R"([{"name": "gpus", "type": "amlcompute",
  "size": "Standard_NC6s_v3", "tier": "dedicated", "location": "westeurope", "min_instances": 5, "max_instances": 2,
  "idle_time_before_scale_down": 120, "provisioning_state": "Succeeded"}])"}});
        QVERIFY(listed.ok());
        QCOMPARE(listed->remarks,
                 QStringList{
                     u"a.json: The compute gpus has at least 5 nodes and at most 2: correct one of them."_s});
        const Result<ImportedPlan> file
            = imported({{u"a.yml"_s, cluster + "min_instances: 5\nmax_instances: 2\n"}});
        QVERIFY(file.ok());
        QCOMPARE(file->remarks,
                 QStringList{
                     u"a.yml: The compute gpus has at least 5 nodes and at most 2: correct one of them."_s});
    }

    void badInputIsOneSentenceWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QString>("fault");
        QTest::newRow("no YAML") << QByteArray("a: [\n") << u"a.yml:2 This is no YAML"_s;
        QTest::newRow("a list that is cut off")
            << QByteArray("[\n  {\n    \"name\": \"a\",\n    \"ty") << u"a.yml:4 It ends inside a list"_s;
        QTest::newRow("a message in its place") << QByteArray("ERROR: Please run 'az login'.\n")
                                                << u"a.yml:1 It begins with a message of the Azure CLI"_s;
        QTest::newRow("a message before it")
            << QByteArray("WARNING: This is a preview.\n[{\"name\": \"a\"}]\n")
            << u"a.yml:1 It begins with a message of the Azure CLI"_s;
        QTest::newRow("another YAML")
            << QByteArray("services:\n  web: x\n") << u"a.yml:1 There is no $schema that says"_s;
        QTest::newRow("a schema of something else")
            << QByteArray("$schema: https://example.com/x.json\n") << u"a.yml:1 The $schema says no kind"_s;
        QTest::newRow("an empty list") << QByteArray("[]") << u" There is nothing in a.yml to import."_s;
        QTest::newRow("text") << QByteArray("hello\n") << u"a.yml:1 This is no description"_s;
        QTest::newRow("a list of nothing")
            << QByteArray("[{\"a\": 1}]") << u"a.yml:1 The list holds neither"_s;
        QTest::newRow("a wrong type") << cluster + "max_instances: many\n"
                                      << u"a.yml:4 max_instances has to be of type integer and is text."_s;
        QTest::newRow("a wrong word") << cluster + "tier: cheap\n" << u"a.yml:4 tier is none of"_s;
        QTest::newRow("an unknown size") << cluster + "size: Standard_X1\n"
                                         << u"a.yml:4 Standard_X1 is no VM size"_s;
        QTest::newRow("an unknown region") << cluster + "location: moon\n" << u"a.yml:4 moon is no region"_s;
        QTest::newRow("too many nodes")
            << cluster + "max_instances: 2000000\n"
            << u"a.yml:4 max_instances has to be a whole number from 0 to 100000."_s;
        QTest::newRow("an alias") << cluster + "tags: &a {x: y}\nproperties: *a\n" << u"a.yml:5 Aliases"_s;
        QTest::newRow("a deployment without its endpoint")
            << QByteArray(
                   "$schema: "
                   "https://azuremlschemas.azureedge.net/latest/managedOnlineDeployment.schema.json\n"
                   "name: blue\nendpoint_name: serve\ninstance_type: Standard_D4s_v3\ninstance_count: 1\n")
            << u"a.yml:3 No file describes the endpoint serve."_s;
    }
    void badInputIsOneSentenceWithItsPlace()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QString, fault);
        const QString said = faultOf({{u"a.yml"_s, yaml}});
        QVERIFY2(said.startsWith(fault), qPrintable(said));
        QVERIFY2(said.endsWith(u'.') && !said.contains(u'\n'), qPrintable(said));
    }

    void theSameTwiceIsRefused()
    {
        QCOMPARE(faultOf({{u"a.yml"_s, cluster}, {u"b.yml"_s, cluster}}),
                 u"b.yml:2 There are two computes of the name gpus."_s);
    }

    void keysThatNoRuleKnowsAreRemarked()
    {
        const Result<ImportedPlan> result = imported({{u"a.yml"_s, cluster + "newer_than_the_rules: 1\n"}});
        QVERIFY(result);
        QCOMPARE(result->remarks,
                 QStringList{
                     u"a.yml:4: newer_than_the_rules is not a key that is known here, and was left out."_s});
    }

    void aComputeThatNoFileDescribesIsTakenForACluster()
    {
        const Result<ImportedPlan> result
            = imported({{u"a.yml"_s,
                         "$schema: https://azuremlschemas.azureedge.net/latest/commandJob.schema.json\n"
                         "command: python a.py\nenvironment: azureml:env:1\ncompute: azureml:gpus\n"}});
        QVERIFY(result);
        QCOMPARE(result->plan.compute(u"gpus")->target, u"compute_cluster"_s);
        QVERIFY(result->remarks.first().contains(u"No file describes the compute gpus"_s));
    }

    void damagedFoldersAreRefusedOrPlans()
    {
        QRandomGenerator random(4711);
        std::vector<std::vector<ImportFile>> folders;
        for (const QString &id : templateIds())
            folders.push_back(yamlOf(azureMlFolder(templatePlan(id))));
        int refused = 0;
        for (int round = 0; round < 400; ++round) {
            std::vector<ImportFile> files = folders[std::size_t(random.bounded(int(folders.size())))];
            QByteArray &bytes = files[std::size_t(random.bounded(int(files.size())))].bytes;
            for (int changes = 1 + random.bounded(3); changes > 0 && !bytes.isEmpty(); --changes) {
                const qsizetype at = random.bounded(bytes.size());
                switch (random.bounded(5)) {
                case 0:
                    bytes[at] = char(random.bounded(256));
                    break;
                case 1: {
                    const qsizetype end = bytes.indexOf('\n', at);
                    bytes.remove(at, end < 0 ? 1 : end - at);
                    break;
                }
                case 2:
                    bytes.insert(at, "-99999999999999999999");
                    break;
                case 3:
                    bytes.insert(at, "[]{}:-#&*!|>'\"%@`?, \n\t"[random.bounded(23)]);
                    break;
                default:
                    bytes.replace(" 1\n", " 0\n");
                }
            }
            const Result<ImportedPlan> result = imported(files);
            if (!result) {
                ++refused;
                QVERIFY2(!result.error().message.isEmpty() && !result.error().where.isEmpty(),
                         qPrintable(result.error().message));
                continue;
            }
            QVERIFY(readPlan(writePlan(result->plan)));
            QVERIFY(checkReferences(result->plan, catalog(), prices()));
        }
        QVERIFY2(refused > 80, qPrintable(QString::number(refused)));
    }

private:
    static void templatesAsRows()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : templateIds())
            QTest::newRow(qPrintable(id)) << id;
    }
};

SLIPWAY_TEST(AzureMlImportTest)
#include "tst_azuremlimport.moc"
