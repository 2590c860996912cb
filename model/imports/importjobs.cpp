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

/// Runs a month of a recurrence; nothing for a cron expression and for what makes no sense.
std::optional<double> runsPerMonth(const YamlNode &trigger)
{
    const YamlNode *frequency = trigger.find(u"frequency");
    const YamlNode *interval = trigger.find(u"interval");
    if (!frequency || !interval || interval->text.toInt() < 1)
        return {};
    const auto count = [&](QStringView path) {
        const YamlNode *node = trigger.at(path);
        return node && node->isList() ? std::max<double>(1, static_cast<double>(node->items.size())) : 1.0;
    };
    const double times = count(u"schedule.hours") * count(u"schedule.minutes");
    const double every = interval->text.toInt();
    const QString word = frequency->text.toLower();
    if (word == u"minute")
        return 43'800 / every;
    if (word == u"hour")
        return 730 / every;
    if (word == u"day")
        return 365.0 / 12 / every * times;
    if (word == u"week")
        return 365.0 / 84 / every * times * count(u"schedule.week_days");
    return word == u"month" ? std::optional(times * count(u"schedule.month_days") / every) : std::nullopt;
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
    workload.name = text(job, u"display_name", name);
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

void AzureMlImporter::addSchedule(const ImportDocument &document)
{
    const YamlNode *trigger = document.node.find(u"trigger");
    const YamlNode *job = document.node.find(u"create_job");
    if (job && job->isMap())
        job = job->find(u"job");
    const std::optional<double> runs = trigger ? runsPerMonth(*trigger) : std::nullopt;
    const QStringList workloads = job
        ? m_workloadsOfFile.value(QFileInfo(QString(job->text).remove(u"file:"_s)).fileName())
        : QStringList();
    if (!runs || workloads.isEmpty()) {
        remark(u"%1: %2, so that the runs a month have to be entered."_s.arg(
            document.file, runs ? u"its job is in none of the files"_s : u"it is no recurrence"_s));
        return;
    }
    for (const QString &id : workloads)
        std::get<TrainingJob>(m_plan.workload(id)->detail).runsPerMonth = std::min(*runs, 1e6);
}

} // namespace slipway
