// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/exports/azureml/azuremlfixture.h"

#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/plan/randomplan.h"

#include "resources/azureml.h"

#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::test {

const azureml::FieldRules &fieldRules()
{
    static const azureml::FieldRules rules = [] {
        auto loaded = azureml::FieldRules::load(embeddedAzureMl(u"fields.json"_s));
        if (!loaded)
            qFatal("%s", qPrintable(loaded.error().message));
        return *std::move(loaded);
    }();
    return rules;
}

const QStringList &templateIds()
{
    static const QStringList ids = [] {
        QStringList list;
        for (const TemplateInfo &info : templates().templates())
            list << info.id;
        return list;
    }();
    return ids;
}

std::vector<ExportFile> azureMlFolder(const Plan &plan)
{
    return writeAzureMl(plan, evaluated(plan), catalog(), u"plan.slipway"_s, testDeployment.toString());
}

QByteArray fileOf(const std::vector<ExportFile> &folder, const QString &path)
{
    for (const ExportFile &file : folder) {
        if (file.path == path)
            return file.bytes;
    }
    return {};
}

namespace {

class Deployable
{
public:
    explicit Deployable(quint32 seed)
        : m_random(seed)
        , m_plan(randomPlan(seed))
    {
    }

    Plan make()
    {
        m_plan.computes.resize(std::max<std::size_t>(m_plan.computes.size(), 3));
        m_plan.workloads.resize(std::max<std::size_t>(m_plan.workloads.size(), 4));
        m_plan.region = u"westeurope"_s;
        // What it draws for these goes beyond all money within a year.
        m_plan.growth = {};
        m_plan.data = {};
        m_plan.services = {};
        int number = 0;
        for (Compute &compute : m_plan.computes) {
            compute.id += u"-%1"_s.arg(++number); // a new one may have none yet
            settle(compute);
        }
        QStringList ids;
        for (Workload &workload : m_plan.workloads) {
            workload.id += u"-%1"_s.arg(++number);
            ids << workload.id;
        }
        for (Workload &workload : m_plan.workloads)
            settle(workload, ids);
        return m_plan;
    }

private:
    int between(int low, int high) { return low + int(m_random.bounded(high - low + 1)); }
    template <typename T> const T &anyOf(const std::vector<T> &list)
    {
        return list[std::size_t(m_random.bounded(int(list.size())))];
    }

    void settle(Compute &compute)
    {
        compute.target = anyOf(catalog().targets()).id;
        compute.size = anyOf(catalog().sizes()).name;
        if (compute.target == u"serverless_spark")
            compute.size = u"Standard_E8s_v3"_s;
        compute.region.clear();
        compute.instances = between(0, 12);
        compute.minNodes = between(0, 9);
        compute.maxNodes = between(compute.minNodes, compute.minNodes + 9);
        if (compute.spark)
            compute.spark = SparkOptions{between(1, 16), between(1, 16), between(0, 20), 30, {}};
        if (compute.kubernetes)
            compute.kubernetes->systemNodes = between(0, 5);
        if (compute.idleShutdownMinutes)
            compute.idleShutdownMinutes = between(15, 4320);
    }

    void settle(Workload &workload, const QStringList &ids)
    {
        const auto compute = [&] { return anyOf(m_plan.computes).id; };
        switch (between(0, 3)) {
        case 0:
            workload.detail = Experimentation();
            break;
        case 1:
            workload.detail = TrainingJob();
            break;
        case 2:
            workload.detail = RealtimeEndpoint();
            break;
        default:
            workload.detail = BatchScoring();
        }
        if (auto *people = std::get_if<Experimentation>(&workload.detail))
            people->compute = compute();
        if (auto *batch = std::get_if<BatchScoring>(&workload.detail)) {
            batch->compute = compute();
            batch->nodesPerRun = between(0, 20);
            batch->itemsPerRun = between(1, 100'000);
            batch->windowHours = between(1, 20);
            batch->miniBatchSize = between(1, 100);
            batch->workersPerNode = between(1, 8);
            batch->secondsPerItem = between(0, 1000) / 10.0;
            batch->runsPerMonth = between(0, 900) / 10.0;
        }
        if (auto *job = std::get_if<TrainingJob>(&workload.detail))
            settle(*job, compute(), ids);
        if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
            endpoint->latencyTargetMilliseconds = between(1, 1'000'000);
            endpoint->concurrency = between(1, 64);
            endpoint->peakRequestsPerSecond = between(0, 2000) / 10.0;
            endpoint->serviceMilliseconds = between(1, 500);
            endpoint->serviceVariation = between(0, 20) / 10.0;
            endpoint->rollout = {};
            for (int i = between(0, 4); i > 0; --i)
                endpoint->deployments.push_back(deployment(compute(), i));
        }
    }

    Deployment deployment(const QString &compute, int number)
    {
        Deployment result;
        result.id = anyOf<QString>({u"blue"_s, u"blue-1"_s, u"1"_s, u"a b c"_s, u"\u00e4\n"_s})
            + QString::number(number);
        result.compute = compute;
        result.sizing = InstanceSizing(between(0, 3));
        result.instances = between(1, 20);
        result.minInstances = between(1, 5);
        result.maxInstances = between(5, 20);
        result.trafficPercent = between(0, 100);
        return result;
    }

    void settle(TrainingJob &job, const QString &compute, const QStringList &ids)
    {
        job.compute = compute;
        job.kind = TrainingKind(between(0, 4));
        job.pipeline = anyOf<QString>({QString(), u"weekly"_s, u"the \"other\" one\n"_s});
        job.nodesPerRun = between(1, 4);
        job.trials = between(1, 100);
        job.parallelTrials = between(1, 200);
        job.earlyStoppedPercent = between(0, 50);
        job.runsPerMonth = between(0, 9000) / 10.0;
        if (between(0, 1))
            job.deadlineHours = between(1, 500) / 10.0;
        for (int i = between(0, 2); i > 0; --i)
            job.dependsOn << ids[m_random.bounded(ids.size())];
    }

    QRandomGenerator m_random;
    Plan m_plan;
};

} // namespace

QJsonValue resolved(const QJsonObject &arm, const QJsonValue &value)
{
    static const QRegularExpression parameter(u"^\\[parameters\\('([A-Za-z0-9]+)'\\)\\]$"_s);
    const auto match = parameter.match(value.toString());
    return match.hasMatch() ? arm[u"parameters"_s][match.captured(1)][u"defaultValue"_s] : value;
}

Plan randomDeployablePlan(quint32 seed)
{
    return Deployable(seed).make();
}

} // namespace slipway::test
