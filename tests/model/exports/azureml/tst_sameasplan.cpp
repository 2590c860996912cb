// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/support/testrun.h"

#include "model/exports/azureml/layout.h"

#include <QTest>

#include <yaml-cpp/yaml.h>

using namespace slipway;
using namespace slipway::azureml;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

YAML::Node loaded(const std::vector<ExportFile> &folder, const QString &path)
{
    const QByteArray bytes = fileOf(folder, path);
    if (bytes.isNull())
        qWarning("no file %s", qPrintable(path));
    return YAML::Load(bytes.toStdString());
}

QString text(const YAML::Node &node)
{
    return node.IsDefined() ? QString::fromStdString(node.as<std::string>()) : u"(absent)"_s;
}

int number(const YAML::Node &node)
{
    return node.IsDefined() ? node.as<int>() : -1;
}

} // namespace

/// What the plan says equals what the files say. Reads them with yaml-cpp alone, not with what wrote them.
class SameAsPlanTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computesAreThoseOfThePlan_data() { plansAsRows(); }
    void computesAreThoseOfThePlan()
    {
        QFETCH(Plan, plan);
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const Layout layout = layoutOf(plan, catalog());
        for (const ComputeResource &resource : layout.computes) {
            const Compute &compute = *resource.compute;
            const YAML::Node yaml = loaded(folder, u"computes/%1.yml"_s.arg(resource.name));
            QCOMPARE(text(yaml["name"]), resource.name);
            if (resource.kind == ComputeKind::Cluster) {
                QCOMPARE(text(yaml["size"]), compute.size);
                QCOMPARE(number(yaml["min_instances"]), compute.minNodes);
                QCOMPARE(number(yaml["max_instances"]), compute.maxNodes);
                QCOMPARE(number(yaml["idle_time_before_scale_down"]), compute.idleSeconds);
                QCOMPARE(text(yaml["tier"]),
                         compute.tier == Tier::Dedicated ? u"dedicated"_s : u"low_priority"_s);
                QCOMPARE(text(yaml["location"]), compute.region.isEmpty() ? plan.region : compute.region);
            }
            if (resource.kind == ComputeKind::Instance) {
                QCOMPARE(text(yaml["size"]), compute.size);
                QCOMPARE(number(yaml["idle_time_before_shutdown_minutes"]),
                         compute.idleShutdownMinutes.value_or(-1));
                QCOMPARE(yaml["schedules"].IsDefined(), compute.schedule.enabled);
            }
            if (resource.kind == ComputeKind::Instance || resource.kind == ComputeKind::Cluster)
                QCOMPARE(yaml["enable_node_public_ip"].as<bool>(),
                         compute.publicIp && !plan.isolation.noPublicIp);
        }
    }

    void everyComputeThatIsUsedIsThere_data() { plansAsRows(); }
    void everyComputeThatIsUsedIsThere()
    {
        QFETCH(Plan, plan);
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        qsizetype expected = 0;
        for (const Compute &compute : plan.computes) {
            const bool used
                = std::any_of(plan.workloads.begin(), plan.workloads.end(), [&](const Workload &workload) {
                      return workload.enabled && workload.computeIds().contains(compute.id);
                  });
            if (!used)
                continue;
            if (compute.target == u"compute_instance" || compute.target == u"remote_vm")
                expected += compute.instances;
            else if (compute.target == u"compute_cluster" || compute.target == u"batch_endpoint"
                     || compute.target == u"kubernetes" || compute.target == u"kubernetes_online_endpoint"
                     || compute.target == u"attached_synapse_spark")
                ++expected;
        }
        const auto there = std::count_if(folder.begin(), folder.end(), [](const ExportFile &file) {
            return file.path.startsWith(u"computes/"_s);
        });
        QCOMPARE(qsizetype(there), expected);
    }

    void deploymentsAreThoseOfThePlan_data() { plansAsRows(); }
    void deploymentsAreThoseOfThePlan()
    {
        QFETCH(Plan, plan);
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const QString script = QString::fromUtf8(fileOf(folder, u"deploy.sh"_s));
        for (const EndpointResource &endpoint : layoutOf(plan, catalog()).endpoints) {
            if (endpoint.kind == EndpointKind::ServerlessApi)
                continue;
            QStringList traffic;
            for (const DeploymentResource &resource : endpoint.deployments) {
                const Deployment &deployment = *resource.deployment;
                const YAML::Node yaml
                    = loaded(folder, u"deployments/%1/%2.yml"_s.arg(endpoint.name, resource.name));
                // Numbers that the plan derives are in tst_sameasevaluation.cpp.
                const bool fixed = deployment.sizing == InstanceSizing::Fixed;
                const bool stated = fixed || deployment.sizing == InstanceSizing::Autoscale;
                QCOMPARE(text(yaml["endpoint_name"]), endpoint.name);
                if (endpoint.kind == EndpointKind::Managed) {
                    QCOMPARE(text(yaml["instance_type"]), plan.compute(deployment.compute)->size);
                    if (fixed)
                        QCOMPARE(number(yaml["instance_count"]), deployment.instances);
                    else if (stated)
                        QVERIFY(number(yaml["instance_count"]) >= deployment.minInstances);
                    const QString autoscale = u"autoscale %1 %2 %3 %4 "_s.arg(
                        endpoint.name, resource.name, QString::number(number(yaml["instance_count"])),
                        QString::number(deployment.maxInstances));
                    if (stated)
                        QCOMPARE(script.contains(autoscale), !fixed);
                } else if (fixed) {
                    QCOMPARE(number(yaml["instance_count"]), deployment.instances);
                } else if (stated) {
                    QVERIFY(number(yaml["scale_settings"]["min_instances"]) >= deployment.minInstances);
                    QCOMPARE(number(yaml["scale_settings"]["max_instances"]), deployment.maxInstances);
                }
                QCOMPARE(number(yaml["request_settings"]["max_concurrent_requests_per_instance"]),
                         endpoint.detail->concurrency);
                QVERIFY(number(yaml["request_settings"]["request_timeout_ms"])
                        >= std::min(endpoint.detail->latencyTargetMilliseconds, 180000.0));
                traffic << u"%1=%2"_s.arg(resource.name).arg(resource.traffic);
            }
            QVERIFY2(script.contains(u"traffic %1 \"%2\""_s.arg(endpoint.name, traffic.join(u' '))),
                     qPrintable(traffic.join(u' ')));
        }
    }

    void templatesShareOutTheirTrafficAsPlanned()
    {
        const std::vector<ExportFile> folder = azureMlFolder(templatePlan(u"edge-arc"_s));
        QVERIFY(fileOf(folder, u"deploy.sh"_s).contains("traffic plant \"blue=90 green=10\""));
    }

    void batchesAreThoseOfThePlan_data() { plansAsRows(); }
    void batchesAreThoseOfThePlan()
    {
        QFETCH(Plan, plan);
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        for (const BatchResource &batch : layoutOf(plan, catalog()).batches) {
            const YAML::Node yaml
                = loaded(folder, u"deployments/%1/%2.yml"_s.arg(batch.name, batch.deploymentName));
            if (batch.detail->nodesPerRun > 0)
                QCOMPARE(number(yaml["resources"]["instance_count"]), batch.detail->nodesPerRun);
            QCOMPARE(number(yaml["settings"]["mini_batch_size"]), batch.detail->miniBatchSize);
            QCOMPARE(number(yaml["settings"]["max_concurrency_per_instance"]), batch.detail->workersPerNode);
            QCOMPARE(text(yaml["compute"]), u"azureml:"_s + batch.computeName);
        }
    }

    void jobsAreThoseOfThePlan_data() { plansAsRows(); }
    void jobsAreThoseOfThePlan()
    {
        QFETCH(Plan, plan);
        const std::vector<ExportFile> folder = azureMlFolder(plan);
        const Layout layout = layoutOf(plan, catalog());
        for (const JobResource &job : layout.jobs)
            compareJob(loaded(folder, u"jobs/%1.yml"_s.arg(job.name)), job);
        for (const PipelineResource &pipeline : layout.pipelines) {
            const YAML::Node yaml = loaded(folder, u"jobs/%1.yml"_s.arg(pipeline.name));
            QCOMPARE(yaml["jobs"].size(), pipeline.steps.size());
            for (const JobResource &step : pipeline.steps) {
                const YAML::Node one = yaml["jobs"][step.name.toStdString()];
                compareJob(one, step);
                // A step waits for those whose output it takes.
                for (const QString &before : step.after)
                    QVERIFY(QByteArray::fromStdString(YAML::Dump(one))
                                .contains(u"parent.jobs.%1.outputs"_s.arg(before).toUtf8())
                            || step.kind == JobKind::AutoMl);
            }
        }
    }

private:
    static void compareJob(const YAML::Node &yaml, const JobResource &job)
    {
        const TrainingJob &detail = *job.detail;
        if (job.place == JobPlace::Managed)
            QCOMPARE(text(yaml["compute"]), u"azureml:"_s + job.computeName);
        if (job.kind == JobKind::Command) {
            QCOMPARE(number(yaml["resources"]["instance_count"]), detail.nodesPerRun);
            if (job.place == JobPlace::Serverless)
                QCOMPARE(text(yaml["resources"]["instance_type"]), job.compute->size);
            if (detail.deadlineHours)
                QCOMPARE(yaml["limits"]["timeout"].as<double>(), std::ceil(*detail.deadlineHours * 3600));
        } else if (job.kind == JobKind::Sweep) {
            QCOMPARE(number(yaml["limits"]["max_total_trials"]), detail.trials);
            QCOMPARE(number(yaml["limits"]["max_concurrent_trials"]),
                     std::min(detail.trials, detail.parallelTrials));
            QCOMPARE(number(yaml["trial"]["resources"]["instance_count"]), detail.nodesPerRun);
        } else if (job.kind == JobKind::AutoMl) {
            QCOMPARE(number(yaml["limits"]["max_trials"]), detail.trials);
        } else {
            const SparkOptions options = job.compute->spark.value_or(SparkOptions());
            QCOMPARE(number(yaml["conf"]["spark.executor.instances"]), std::max(options.executors, 1));
            QCOMPARE(number(yaml["conf"]["spark.driver.cores"]), std::max(options.driverVcpus, 1));
        }
    }

    static void plansAsRows()
    {
        QTest::addColumn<Plan>("plan");
        for (const QString &id : templateIds())
            QTest::newRow(qPrintable(id)) << templatePlan(id);
        for (quint32 seed = 500; seed < 540; ++seed)
            QTest::newRow(qPrintable(u"random %1"_s.arg(seed))) << randomDeployablePlan(seed);
    }
};

SLIPWAY_TEST(SameAsPlanTest)
#include "tst_sameasplan.moc"
