// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/support/testrun.h"

#include "model/exports/azureml/fieldcheck.h"

#include <QTest>

using namespace slipway;
using namespace slipway::azureml;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// A mistake somebody makes in a file, and what is said of it.
struct SeededFieldFault
{
    const char *name;
    const char *planTemplate;
    const char *file;
    const char *from; ///< text of the file; the fault is put where it first stands
    const char *to;
    const char *message; ///< part of the one fault that is expected
};

constexpr auto cluster = "computes/train.yml";
constexpr auto instance = "computes/notebooks-p1.yml";
constexpr auto endpointFile = "endpoints/serve.yml";
constexpr auto deploymentFile = "deployments/serve/blue.yml";
constexpr auto vision = "vision-realtime";
constexpr auto llm = "llm-finetune-endpoint";
constexpr auto edge = "edge-arc";
constexpr auto spark = "spark-features-batch";
constexpr auto automl = "tabular-automl-batch";
constexpr auto plant = "deployments/plant/blue.yml";
constexpr auto batch = "deployments/score/model.yml";
constexpr auto weekly = "jobs/weekly.yml";
constexpr auto scheduleFile = "schedules/weekly.yml";

constexpr SeededFieldFault seededFieldFaults[] = {
    // Wrong keys
    {"cluster: a misspelt key", vision, cluster, "max_instances", "max_instance",
     "max_instance is not a key"},
    {"cluster: a key of ARM", vision, cluster, "min_instances", "minNodeCount", "minNodeCount is not a key"},
    {"cluster: a key of an instance", vision, cluster,
     "tier:", "idle_time_before_shutdown_minutes:", "is not a key"},
    {"instance: a key of the old table", vision, instance, "week_days", "weekdays",
     "schedules.compute_start_stop.trigger.schedule.weekdays is not a key"},
    {"instance: the time zone of the old table", vision, instance, "time_zone", "timezone",
     "trigger.timezone is not a key"},
    {"endpoint: a key of a deployment", vision, endpointFile, "auth_mode", "instance_type",
     "instance_type is not a key"},
    {"deployment: the typo of the router page", edge, plant, "scale_settings", "scale_setting",
     "scale_setting is not a key"},
    {"deployment: an unknown probe", vision, deploymentFile, "readiness_probe", "readyness_probe",
     "readyness_probe is not a key"},
    {"batch: settings at the root", automl, batch, "settings:\n  max_concurrency",
     "max_concurrency_per_instance: 1\nsettings:\n  max_concurrency",
     "max_concurrency_per_instance is not a key"},
    {"schedule: pattern in place of schedule", llm, scheduleFile,
     "  schedule:", "  pattern:", "trigger.pattern is not a key"},
    {"pipeline: a key of a step that is none", llm, weekly, "shm_size", "shared_memory",
     "resources.shared_memory is not a key"},
    {"Spark: an unknown setting", spark, "jobs/nightly.yml", "spark.driver.cores", "spark.driver.core",
     "conf.spark.driver.core is not a key"},
    {"Kubernetes endpoint: public network access", edge, "endpoints/plant.yml", "auth_mode: key",
     "auth_mode: key\npublic_network_access: enabled", "public_network_access is not a key"},
    // Wrong types
    {"cluster: a number as text", vision, cluster, "min_instances: 0", "min_instances: \"0\"",
     "min_instances has to be of type integer and is text"},
    {"cluster: a number with a fraction", vision, cluster, "max_instances: 2", "max_instances: 2.5",
     "max_instances has to be of type integer and is a number"},
    {"cluster: a number with a unit", vision, cluster, "idle_time_before_scale_down: 120",
     "idle_time_before_scale_down: 120s", "has to be of type integer and is text"},
    {"cluster: text for a truth value", vision, cluster, "ssh_public_access_enabled: false",
     "ssh_public_access_enabled: \"no access\"", "has to be of type boolean and is text"},
    {"cluster: a name that is a number", vision, cluster, "name: train", "name: 4711",
     "name has to be of type string and is a number"},
    {"cluster: nothing behind a key", vision, cluster, "size: Standard_NC24ads_A100_v4",
     "size:", "size has to be of type string and is nothing"},
    {"instance: a single hour", vision, instance, "hours: [8]", "hours: 8", "hours has to be of type list"},
    {"instance: hours as text", vision, instance, "hours: [8]", "hours: [\"8\"]",
     "hours has to be of type integer"},
    {"deployment: a list of pods", edge, plant, "scale_settings:\n",
     "resources:\n  requests:\n    cpu: 2\nscale_settings:\n",
     "cpu has to be of type string and is a number"},
    {"deployment: a probe that is no map", vision, deploymentFile, "liveness_probe:\n",
     "liveness_probe: none\nx:\n", "liveness_probe has to be of type object"},
    {"pipeline: jobs as a list", llm, weekly, "\njobs:\n", "\njobs: []\nproperties:\n",
     "jobs has to be of type map"},
    {"Spark: a version without quotes", spark, "jobs/nightly.yml", "runtime_version: \"3.4\"",
     "runtime_version: 3.4", "runtime_version has to be of type string and is a number"},
    {"tags as text", vision, cluster, "tags:\n", "tags: none\ndescription:\n", "tags has to be of type map"},
    // Wrong words
    {"cluster: a tier of VMs", vision, cluster, "tier: dedicated", "tier: spot",
     "tier is none of dedicated, low_priority"},
    {"cluster: the type of an instance", vision, cluster, "type: amlcompute", "type: computeinstance",
     "type is none of amlcompute"},
    {"instance: an action", vision, instance, "action: stop", "action: shutdown",
     "action is none of start, stop"},
    {"instance: a day", vision, instance, "monday", "mon", "week_days is none of"},
    {"endpoint: a way to sign in", vision, endpointFile, "auth_mode: key", "auth_mode: password",
     "auth_mode is none of"},
    {"batch endpoint: keys", automl, "endpoints/score.yml", "auth_mode: aad_token", "auth_mode: key",
     "auth_mode is none of aad_token"},
    {"batch: a logging level", automl, batch, "logging_level: info", "logging_level: verbose",
     "logging_level is none of"},
    {"batch: an output action", automl, batch, "output_action: append_row", "output_action: overwrite",
     "output_action is none of"},
    {"schedule: a frequency", llm, scheduleFile, "frequency: month", "frequency: monthly",
     "frequency is none of"},
    {"managed deployment: a scale of Kubernetes", vision, deploymentFile, "  type: default",
     "  type: target_utilization", "scale_settings.type is none of default"},
    {"pipeline: a distribution", llm, weekly, "type: pytorch", "type: torch", "distribution.type is none of"},
    {"pipeline: a type of job", llm, weekly, "type: command", "type: comand", "is no job of a type"},
    {"Spark: a size that serverless Spark has not", spark, "jobs/nightly.yml", "standard_e8s_v3",
     "standard_d8s_v3", "instance_type is none of"},
    {"AutoML: a task", automl, "jobs/monthly.yml", "task: classification", "task: clustering",
     "task is none of"},
    // Missing
    {"cluster: no name", vision, cluster, "name: train\n", "", "name is missing"},
    {"cluster: no type", vision, cluster, "type: amlcompute\n", "", "type is missing"},
    {"deployment: no endpoint", vision, deploymentFile, "endpoint_name: serve\n", "",
     "endpoint_name is missing"},
    {"deployment: no size", vision, deploymentFile, "instance_type: Standard_NC4as_T4_v3\n", "",
     "instance_type is missing"},
    {"Kubernetes: no cluster", edge, "endpoints/plant.yml", "compute: azureml:plant\n", "",
     "compute is missing"},
    {"Kubernetes: no number of instances", edge, plant, "instance_count: 3\n", "",
     "instance_count is missing with scale_settings.type default"},
    {"batch: no type", automl, batch, "type: model\n", "", "type is missing"},
    {"schedule: no job", llm, scheduleFile, "  job: \"../jobs/weekly.yml\"\n", "",
     "create_job.job is missing"},
    {"schedule: no interval", llm, scheduleFile, "  interval: 1\n", "", "trigger.interval is missing"},
    {"pipeline: a step without a command", llm, weekly, "    command: python REPLACE_PREPARE_SCRIPT",
     "    args: x", "jobs.prepare"},
    {"distribution: no processes", "many-models-forecast", "jobs/backtest.yml",
     "  process_count_per_instance: 1\n", "",
     "distribution.process_count_per_instance is missing with type mpi"},
    {"no $schema", vision, cluster, "$schema:", "# $schema:", "no $schema that is known"},
    {"another $schema", vision, cluster, "amlCompute.schema", "cluster.schema", "no $schema that is known"},
    // Bad names
    {"a name that ends in dash and digits", vision, cluster, "name: train", "name: train-1",
     "name is no compute name"},
    {"a name with an underscore", vision, cluster, "name: train", "name: train_gpu",
     "name is no compute name"},
    {"a name that is too short", vision, cluster, "name: train", "name: tr", "name is no compute name"},
    {"a name that is too long", vision, cluster, "name: train", "name: train-with-a-name-too-long",
     "name is no compute name"},
    {"an endpoint with two dashes", vision, endpointFile, "name: serve", "name: ser--ve",
     "name is no endpoint name"},
    {"a deployment with a digit first", vision, deploymentFile, "name: blue", "name: 1blue",
     "name is no endpoint name"},
    {"a compute without azureml:", automl, batch, "compute: azureml:score", "compute: score",
     "compute is no compute reference"},
    {"a pipeline on the local computer", llm, weekly, "default_compute: azureml:steps",
     "default_compute: local", "settings.default_compute is no pipeline compute"},
    // Bad durations and ranges
    {"an idle time below the least", vision, instance, "idle_time_before_shutdown_minutes: 60",
     "idle_time_before_shutdown_minutes: 10", "is below 15"},
    {"an idle time above the most", vision, instance, "idle_time_before_shutdown_minutes: 60",
     "idle_time_before_shutdown_minutes: 4321", "is above 4320"},
    {"a duration that is none", vision, instance, "idle_time_before_shutdown_minutes: 60",
     "idle_time_before_shutdown: 60 minutes", "idle_time_before_shutdown is no duration"},
    {"an hour that no day has", vision, instance, "hours: [8]", "hours: [24]", "hours is above 23"},
    {"a request that takes too long", vision, deploymentFile, "request_timeout_ms: 5000",
     "request_timeout_ms: 200000", "is above 180000"},
    {"a node fewer than none", vision, cluster, "min_instances: 0", "min_instances: -1",
     "min_instances is below 0"},
    {"shared memory without a unit", "many-models-forecast", "jobs/backtest.yml", "shm_size: \"2g\"",
     "shm_size: \"2\"", "shm_size is no shm size"},
    {"memory with a unit that is none", edge, plant, "scale_settings:\n",
     "resources:\n  requests:\n    memory: \"4 GB\"\nscale_settings:\n", "memory is no quantity"},
    {"a time with an offset", llm, scheduleFile, "start_time: \"2027-01-01T00:00:00\"",
     "start_time: \"2027-01-01T00:00:00Z\"", "start_time is no local time"},
    // What may not stand together
    {"traffic that is not a hundred", vision, endpointFile, "auth_mode: key",
     "auth_mode: key\ntraffic:\n  blue: 90", "traffic adds up to 90"},
    {"too much mirrored traffic", vision, endpointFile, "auth_mode: key",
     "auth_mode: key\nmirror_traffic:\n  green: 60", "mirror_traffic.green is above 50"},
    {"mirrored traffic on Kubernetes", edge, "endpoints/plant.yml", "auth_mode: key",
     "auth_mode: key\nmirror_traffic:\n  green: 10", "mirror_traffic may not be there"},
    {"both idle times", vision, instance, "idle_time_before_shutdown_minutes: 60",
     "idle_time_before_shutdown_minutes: 60\nidle_time_before_shutdown: PT60M", "may not stand together"},
    {"a fixed scale with limits", edge, plant, "  type: default\n", "  type: default\n  max_instances: 3\n",
     "scale_settings.max_instances may not be there with type default"},
    {"an expression in a recurrence", llm, scheduleFile, "frequency: month",
     "frequency: month\n  expression: \"0 2 * * *\"", "trigger.expression may not be there"},
    {"a key twice", vision, cluster, "max_instances: 2", "max_instances: 2\nmax_instances: 3",
     "stands twice"},
    {"no YAML", vision, cluster, "tags:\n", "tags: [\n", "This is no YAML"},
};

} // namespace

/// Mistakes put into the files of the templates, each of which has to be found at its line and nothing else.
class FieldFaultsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachSeededFaultIsCaught_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(std::size(seededFieldFaults)); ++i)
            QTest::newRow(seededFieldFaults[i].name) << i;
    }
    void eachSeededFaultIsCaught()
    {
        QFETCH(int, index);
        const SeededFieldFault &seeded = seededFieldFaults[index];
        const QString file = QString::fromLatin1(seeded.file);
        const QByteArray good
            = fileOf(azureMlFolder(templatePlan(QString::fromLatin1(seeded.planTemplate))), file);
        const qsizetype place = good.indexOf(seeded.from);
        QVERIFY2(place >= 0, good.constData());
        QByteArray bad = good;
        bad.replace(place, qsizetype(qstrlen(seeded.from)), seeded.to);
        QCOMPARE(checkFile(fieldRules(), file, good).size(), 0);

        const QList<FieldFault> faults = checkFile(fieldRules(), file, bad);
        QVERIFY2(!faults.isEmpty(), bad.constData());
        const auto named = [&](const FieldFault &fault) {
            return fault.message.contains(QString::fromLatin1(seeded.message));
        };
        QStringList texts;
        for (const FieldFault &fault : faults)
            texts << fault.text();
        QVERIFY2(std::any_of(faults.begin(), faults.end(), named), qPrintable(texts.join(u'\n')));
        for (const FieldFault &fault : faults) {
            QCOMPARE(fault.file, file);
            QVERIFY2(fault.line >= 1 && fault.line <= bad.count('\n') + 1, qPrintable(fault.text()));
        }
    }

    void thereAreAtLeastFifty() { QVERIFY(std::size(seededFieldFaults) >= 50); }

    void aFaultNamesItsLine()
    {
        const QByteArray yaml
            = "$schema: https://azuremlschemas.azureedge.net/latest/amlCompute.schema.json\n"
              "name: train\n"
              "type: amlcompute\n"
              "tier: cheap\n";
        const QList<FieldFault> faults = checkFile(fieldRules(), u"a.yml"_s, yaml);
        QCOMPARE(faults.size(), 1);
        QCOMPARE(faults.first().text(), u"a.yml:4: tier is none of dedicated, low_priority"_s);
    }

    void wordsAreTakenAsTheSdkTakesThem()
    {
        const QByteArray yaml
            = "$schema: https://azuremlschemas.azureedge.net/latest/amlCompute.schema.json\n"
              "name: train\n"
              "type: AmlCompute\n"
              "tier: lowPriority\n";
        QCOMPARE(checkFile(fieldRules(), u"a.yml"_s, yaml).size(), 0);
    }

    void aFolderThatNamesWhatItDoesNotMakeIsFaulty()
    {
        std::vector<ExportFile> folder = azureMlFolder(templatePlan(u"edge-arc"_s));
        std::erase_if(folder, [](const ExportFile &file) { return file.path == u"computes/plant.yml"_s; });
        const QList<FieldFault> faults = checkFolder(fieldRules(), folder);
        QVERIFY(!faults.isEmpty());
        QCOMPARE(faults.first().message, u"No file makes the compute plant"_s);
        folder = azureMlFolder(templatePlan(u"edge-arc"_s));
        folder.push_back({u"computes/copy.yml"_s, fileOf(folder, u"computes/train.yml"_s), false});
        QCOMPARE(checkFolder(fieldRules(), folder).size(), 1);
    }

    void rulesNameTheirSources()
    {
        QCOMPARE(fieldRules().date(), u"2026-11-20"_s);
        QVERIFY(fieldRules().kinds().size() >= 18);
        for (const FieldKind &kind : fieldRules().kinds())
            QVERIFY2(!kind.sources.isEmpty() && !kind.fields.empty(), qPrintable(kind.name));
    }

    void damagedRulesAreRefused()
    {
        QVERIFY(!FieldRules::load("{}"));
        QVERIFY(!FieldRules::load("nothing"));
        QVERIFY(!FieldRules::load(R"({"schema": "slipway.azureml-fields", "version": 1,
            "kinds": {"a": {"fields": {"b": {"type": "string", "longest": 3}}}}})"));
        QVERIFY(!FieldRules::load(R"({"schema": "slipway.azureml-fields", "version": 1,
            "kinds": {"a": {"fields": {"b": {"type": "strin"}}}}})"));
    }
};

SLIPWAY_TEST(FieldFaultsTest)
#include "tst_fieldfaults.moc"
