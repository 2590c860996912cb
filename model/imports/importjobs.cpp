// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/importer.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

using azureml::YamlNode;

namespace {

/// The steps that anything below `node` takes something from.
void gatherParents(const YamlNode &node, QStringList &steps)
{
    static const QRegularExpression parent(u"\\$\\{\\{ *parent\\.jobs\\.([A-Za-z0-9_]+)\\."_s);
    const auto match = parent.match(node.text);
    if (match.hasMatch() && !steps.contains(match.captured(1)))
        steps << match.captured(1);
    for (const YamlNode &item : node.items)
        gatherParents(item, steps);
    for (const auto &[key, value] : node.members)
        gatherParents(value, steps);
}

TrainingKind kindOf(const QString &type, bool step)
{
    if (type == u"sweep")
        return TrainingKind::Sweep;
    if (type == u"automl")
        return TrainingKind::AutoML;
    if (type == u"spark")
        return TrainingKind::Spark;
    return step ? TrainingKind::PipelineStep : TrainingKind::Job;
}

} // namespace

void AzureMlImporter::readJob(const ImportDocument &document, const YamlNode &job, TrainingJob &result)
{
    result.nodesPerRun = integer(document, job, u"resources.instance_count", 1, 100'000, 1);
    if (result.kind == TrainingKind::Sweep) {
        result.nodesPerRun = integer(document, job, u"trial.resources.instance_count", 1, 100'000, 1);
        result.trials = integer(document, job, u"limits.max_total_trials", 1, 100'000, 1000);
        result.parallelTrials
            = integer(document, job, u"limits.max_concurrent_trials", 1, 100'000, result.trials);
    } else if (result.kind == TrainingKind::AutoML) {
        result.trials = integer(document, job, u"limits.max_trials", 1, 100'000, 1000);
        result.parallelTrials = integer(document, job, u"limits.max_concurrent_trials", 1, 100'000, 1);
        const int minutes = integer(document, job, u"limits.timeout_minutes", 1, 60'000'000, 0);
        if (minutes > 0)
            result.deadlineHours = minutes / 60.0;
    }
    const int seconds = integer(document, job, u"limits.timeout", 1, 2'000'000'000, 0);
    if (seconds > 0)
        result.deadlineHours = std::max(seconds / 3600.0, 0.01);
}

void AzureMlImporter::addStep(const ImportDocument &document, const YamlNode &job, const QString &name,
                              const QString &pipeline, const QString &defaultCompute)
{
    const QString type = text(job, u"type", u"command"_s).toLower();
    TrainingJob training;
    training.kind = kindOf(type, !pipeline.isEmpty());
    training.pipeline = pipeline;
    readJob(document, job, training);

    YamlNode reference;
    reference.text = defaultCompute;
    reference.line = job.line;
    if (const YamlNode *compute = job.find(u"compute"))
        reference = *compute;
    const YamlNode *size = job.at(u"resources.instance_type");
    if (!reference.text.isEmpty() && reference.text != u"azureml:serverless" && !(type == u"spark" && size)) {
        training.compute = computeOf(document, reference);
    } else if (type == u"spark") {
        training.compute
            = sharedCompute(u"sparkJob", sizeOf(document, job, u"resources.instance_type"), u"spark"_s);
    } else {
        if (!size)
            remark(u"%1 runs on serverless compute without a size: that of the documented default is taken."_s
                       .arg(name));
        training.compute = sharedCompute(u"serverlessJob", sizeOf(document, job, u"resources.instance_type"),
                                         u"serverless"_s);
    }
    if (Compute *compute = m_plan.compute(training.compute); compute && type == u"spark") {
        SparkOptions options = compute->spark.value_or(SparkOptions());
        // Keys of this map hold dots, so that a path cannot name them.
        if (const YamlNode *conf = job.find(u"conf")) {
            const auto number = [&](QStringView key, int low, int byDefault) {
                const YamlNode *value = conf->find(key);
                return value ? qBound(low, value->text.toInt(), 1000) : byDefault;
            };
            options.driverVcpus = number(u"spark.driver.cores", 1, options.driverVcpus);
            options.executorVcpus = number(u"spark.executor.cores", 1, options.executorVcpus);
            options.executors = number(u"spark.executor.instances", 0, options.executors);
        }
        compute->spark = options;
    }
    Workload workload;
    workload.id = takeId(name);
    workload.name = shownText(document, job, u"display_name", name);
    workload.detail = std::move(training);
    m_workloadsOfFile[QFileInfo(document.file).fileName()] << workload.id;
    m_plan.workloads.push_back(std::move(workload));
}

void AzureMlImporter::addJob(const ImportDocument &document)
{
    QString name = text(document.node, u"name", text(document.node, u"experiment_name"));
    if (name.isEmpty())
        name = QFileInfo(document.file).completeBaseName();
    addStep(document, document.node, name, {}, {});
}

void AzureMlImporter::addPipeline(const ImportDocument &document)
{
    QString name = text(document.node, u"name", text(document.node, u"experiment_name"));
    if (name.isEmpty())
        name = QFileInfo(document.file).completeBaseName();
    const QString byDefault
        = text(document.node, u"settings.default_compute", text(document.node, u"compute"));
    QHash<QString, QString> ids;
    std::vector<std::pair<QString, QStringList>> waits;
    for (const auto &[key, step] : document.node.find(u"jobs")->members) {
        addStep(document, step, key.text, name, byDefault);
        ids.insert(key.text, m_plan.workloads.back().id);
        QStringList parents;
        gatherParents(step, parents);
        waits.emplace_back(m_plan.workloads.back().id, parents);
    }
    for (const auto &[id, parents] : waits) {
        TrainingJob &training = std::get<TrainingJob>(m_plan.workload(id)->detail);
        for (const QString &parent : parents) {
            if (ids.contains(parent) && ids.value(parent) != id)
                training.dependsOn << ids.value(parent);
        }
    }
}

} // namespace slipway
