// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/jobparts.h"

#include "model/base/format.h"
#include "model/base/significant.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

void writeCode(YamlWriter &yaml, const JobResource &job, const QString &arguments)
{
    const QString code = token(job.workload->id, u"CODE_FOLDER"_s);
    yaml.placeholder(u"code"_s, code, code, u"folder with the script, seen from this file"_s);
    const QString script = token(job.workload->id, u"SCRIPT"_s);
    yaml.placeholder(u"command"_s, u"python "_s + script + arguments, script,
                     u"name of the script, with the arguments that it takes"_s);
    const QString environment = token(job.workload->id, u"ENVIRONMENT"_s);
    yaml.placeholder(u"environment"_s, u"azureml:%1"_s.arg(environment), environment,
                     u"a registered environment, as NAME:VERSION or NAME@latest"_s);
}

void writeDistribution(YamlWriter &yaml, const Emission &emission, const JobResource &job)
{
    const std::optional<Distribution> distribution = distributionOf(emission, job);
    if (!distribution)
        return;
    yaml.comment(distribution->pytorch
                     ? u"One process for each GPU; take another type where your framework needs it."_s
                     : u"One process on each node; take another type where your framework needs it."_s);
    yaml.begin(u"distribution"_s);
    yaml.text(u"type"_s, distribution->pytorch ? u"pytorch"_s : u"mpi"_s);
    yaml.example(u"type"_s);
    yaml.number(u"process_count_per_instance"_s, distribution->processes);
    yaml.end();
}

void writePlace(YamlWriter &yaml, const JobResource &job, const PipelineResource *pipeline)
{
    if (job.place == JobPlace::Serverless && pipeline)
        yaml.text(u"compute"_s, u"azureml:serverless"_s);
    else if (job.place == JobPlace::Serverless)
        yaml.comment(u"No compute: without it the job runs on serverless compute."_s);
    else
        yaml.text(u"compute"_s, job.place == JobPlace::Local ? u"local"_s : u"azureml:"_s + job.computeName);
}

void writeTier(YamlWriter &yaml, const JobResource &job)
{
    if (job.place != JobPlace::Serverless)
        return;
    yaml.begin(u"queue_settings"_s);
    yaml.text(u"job_tier"_s, job.compute->tier == Tier::Dedicated ? u"standard"_s : u"spot"_s);
    yaml.end();
}

void writeInstanceType(YamlWriter &yaml, const JobResource &job)
{
    if (job.place == JobPlace::Serverless) {
        yaml.text(u"instance_type"_s, job.compute->size);
    } else if (job.place == JobPlace::Kubernetes) {
        const QString type = token(job.workload->id, u"INSTANCE_TYPE"_s);
        yaml.placeholder(u"instance_type"_s, type, type, ownInstanceType(job));
    }
}

void writeResources(YamlWriter &yaml, const JobResource &job, bool sharedMemory)
{
    yaml.begin(u"resources"_s);
    yaml.number(u"instance_count"_s, nodesOf(job), u"nodes"_s);
    writeInstanceType(yaml, job);
    if (sharedMemory)
        yaml.text(u"shm_size"_s, u"2g"_s);
    yaml.end();
}

/// What steps before it made; in a pipeline this is also what makes it wait for them.
void writeData(YamlWriter &yaml, const JobResource &job, const PipelineResource *pipeline,
               const QString &mode)
{
    if (pipeline && !job.after.isEmpty()) {
        yaml.begin(u"inputs"_s);
        for (const QString &step : job.after)
            yaml.text(step, outputOf(*pipeline, step));
        yaml.end();
    }
    yaml.begin(u"outputs"_s);
    yaml.begin(u"result"_s);
    yaml.text(u"type"_s, pipeline && feedsAutoMl(*pipeline, job.name) ? u"mltable"_s : u"uri_folder"_s);
    yaml.text(u"mode"_s, mode);
    yaml.end();
    yaml.end();
}

void writeCommand(YamlWriter &yaml, const Emission &emission, const JobResource &job,
                  const PipelineResource *pipeline)
{
    yaml.text(u"type"_s, u"command"_s);
    writeCode(yaml, job, argumentsOf(job, pipeline));
    writePlace(yaml, job, pipeline);
    writeResources(yaml, job, true);
    writeDistribution(yaml, emission, job);
    writeTier(yaml, job);
    if (job.detail->deadlineHours) {
        yaml.begin(u"limits"_s);
        yaml.number(u"timeout"_s, wholeSeconds(*job.detail->deadlineHours),
                    u"seconds: the deadline of the plan"_s);
        yaml.end();
    }
    writeData(yaml, job, pipeline, u"rw_mount"_s);
}

void writeSweepLimits(YamlWriter &yaml, const JobResource &job)
{
    const TrainingJob &detail = *job.detail;
    yaml.begin(u"limits"_s);
    yaml.number(u"max_total_trials"_s, trialsOf(job));
    yaml.number(u"max_concurrent_trials"_s, parallelTrialsOf(job));
    yaml.number(u"timeout"_s,
                detail.deadlineHours ? wholeSeconds(*detail.deadlineHours) : sweepTimeoutSeconds,
                u"seconds"_s);
    yaml.end();
    if (detail.earlyStoppedPercent <= 0)
        return;
    yaml.comment(u"The plan counts on %1 % of the trials being stopped early."_s.arg(
        formatSignificant(detail.earlyStoppedPercent, QLocale::c())));
    yaml.begin(u"early_termination"_s);
    yaml.text(u"type"_s, u"median_stopping"_s);
    yaml.number(u"evaluation_interval"_s, 1);
    yaml.number(u"delay_evaluation"_s, 0);
    yaml.end();
}

void writeSweep(YamlWriter &yaml, const Emission &emission, const JobResource &job,
                const PipelineResource *pipeline)
{
    yaml.text(u"type"_s, u"sweep"_s);
    yaml.text(u"sampling_algorithm"_s, u"random"_s);
    yaml.comment(u"One entry for each hyperparameter; this is one for a learning rate."_s);
    yaml.begin(u"search_space"_s);
    yaml.begin(u"learning_rate"_s);
    yaml.text(u"type"_s, u"loguniform"_s);
    yaml.number(u"min_value"_s, -10, u"of the natural logarithm"_s);
    yaml.number(u"max_value"_s, -4);
    yaml.end();
    yaml.end();
    yaml.example(u"search_space"_s);
    yaml.begin(u"objective"_s);
    const QString metric = token(job.workload->id, u"METRIC"_s);
    yaml.placeholder(u"primary_metric"_s, metric, metric, u"name of the metric that the script logs"_s);
    yaml.text(u"goal"_s, u"maximize"_s, u"or minimize"_s);
    yaml.example(u"goal"_s);
    yaml.end();
    writeSweepLimits(yaml, job);
    writePlace(yaml, job, pipeline);
    if (job.place == JobPlace::Serverless || job.place == JobPlace::Kubernetes) {
        yaml.begin(u"resources"_s);
        writeInstanceType(yaml, job);
        yaml.end();
    }
    writeTier(yaml, job);
    yaml.begin(u"trial"_s);
    writeCode(yaml, job, u" --learning_rate ${{search_space.learning_rate}}"_s + argumentsOf(job, pipeline));
    writeDistribution(yaml, emission, job);
    yaml.begin(u"resources"_s);
    yaml.number(u"instance_count"_s, nodesOf(job), u"nodes of one trial"_s);
    yaml.end();
    yaml.end();
    writeData(yaml, job, pipeline, u"rw_mount"_s);
}

void writeAutoMl(YamlWriter &yaml, const Emission &emission, const JobResource &job,
                 const PipelineResource *pipeline)
{
    const bool forecasting = emission.plan.model.kind == ModelKind::TimeSeries;
    yaml.text(u"type"_s, u"automl"_s);
    yaml.text(u"task"_s, forecasting ? u"forecasting"_s : u"classification"_s,
              forecasting ? QString() : u"or regression"_s);
    yaml.example(u"task"_s);
    yaml.text(u"primary_metric"_s, forecasting ? u"normalized_root_mean_squared_error"_s : u"accuracy"_s);
    yaml.example(u"primary_metric"_s);
    const QString column = token(job.workload->id, u"TARGET_COLUMN"_s);
    yaml.placeholder(u"target_column_name"_s, column, column, u"name of the column to predict"_s);
    if (pipeline && !job.after.isEmpty()) {
        yaml.text(u"training_data"_s, outputOf(*pipeline, job.after.last()));
    } else {
        yaml.begin(u"training_data"_s);
        yaml.text(u"type"_s, u"mltable"_s);
        const QString data = token(job.workload->id, u"TRAINING_DATA"_s);
        yaml.placeholder(u"path"_s, u"azureml:%1"_s.arg(data), data,
                         u"a data asset of type MLTable, as NAME:VERSION or NAME@latest"_s);
        yaml.end();
    }
    if (forecasting) {
        yaml.begin(u"forecasting"_s);
        const QString time = token(job.workload->id, u"TIME_COLUMN"_s);
        yaml.placeholder(u"time_column_name"_s, time, time, u"name of the column with the time"_s);
        yaml.text(u"forecast_horizon"_s, u"auto"_s);
        yaml.end();
    }
    const TrainingJob &detail = *job.detail;
    yaml.begin(u"limits"_s);
    yaml.number(u"max_trials"_s, trialsOf(job));
    yaml.number(u"max_concurrent_trials"_s, parallelTrialsOf(job));
    yaml.flag(u"enable_early_termination"_s, detail.earlyStoppedPercent > 0);
    if (detail.deadlineHours)
        yaml.number(u"timeout_minutes"_s, wholeMinutes(*detail.deadlineHours));
    yaml.end();
    writePlace(yaml, job, pipeline);
    if (job.place == JobPlace::Serverless)
        writeResources(yaml, job, false);
    writeTier(yaml, job);
    yaml.begin(u"outputs"_s);
    yaml.begin(u"best_model"_s);
    yaml.text(u"type"_s, u"mlflow_model"_s);
    yaml.end();
    yaml.end();
}

void writeSpark(YamlWriter &yaml, const JobResource &job, const PipelineResource *pipeline)
{
    const SparkOptions options = job.compute->spark.value_or(SparkOptions());
    yaml.text(u"type"_s, u"spark"_s);
    const QString code = token(job.workload->id, u"CODE_FOLDER"_s);
    yaml.placeholder(u"code"_s, code, code, u"folder with the script, seen from this file"_s);
    yaml.begin(u"entry"_s);
    const QString script = token(job.workload->id, u"SCRIPT"_s);
    yaml.placeholder(u"file"_s, script, script, u"name of the script in that folder"_s);
    yaml.end();
    yaml.text(u"args"_s, argumentsOf(job, pipeline).mid(1));
    yaml.comment(u"7 GB for each core: the sizes have 8 GiB, and Spark needs some besides."_s);
    yaml.begin(u"conf"_s);
    yaml.number(u"spark.driver.cores"_s, std::max(options.driverVcpus, 1));
    yaml.text(u"spark.driver.memory"_s, sparkMemory(options.driverVcpus));
    yaml.number(u"spark.executor.cores"_s, std::max(options.executorVcpus, 1));
    yaml.text(u"spark.executor.memory"_s, sparkMemory(options.executorVcpus));
    yaml.number(u"spark.executor.instances"_s, std::max(options.executors, 1));
    yaml.flag(u"spark.dynamicAllocation.enabled"_s, false);
    yaml.end();
    if (job.place == JobPlace::Serverless) {
        yaml.begin(u"resources"_s);
        yaml.text(u"instance_type"_s, job.compute->size.toLower());
        yaml.text(u"runtime_version"_s, QString::fromUtf16(sparkRuntime),
                  u"support of 3.3 ended on 2025-03-31"_s);
        yaml.end();
    } else {
        writePlace(yaml, job, pipeline);
    }
    yaml.begin(u"identity"_s);
    yaml.text(u"type"_s, u"user_identity"_s);
    yaml.end();
    writeData(yaml, job, pipeline, u"direct"_s);
}

void writeBody(YamlWriter &yaml, const Emission &emission, const JobResource &job,
               const PipelineResource *pipeline)
{
    switch (job.kind) {
    case JobKind::Command:
        return writeCommand(yaml, emission, job, pipeline);
    case JobKind::Sweep:
        return writeSweep(yaml, emission, job, pipeline);
    case JobKind::AutoMl:
        return writeAutoMl(yaml, emission, job, pipeline);
    case JobKind::Spark:
        return writeSpark(yaml, job, pipeline);
    }
}

QString schemaOf(JobKind kind)
{
    switch (kind) {
    case JobKind::Command:
        return u"commandJob"_s;
    case JobKind::Sweep:
        return u"sweepJob"_s;
    case JobKind::AutoMl:
        return u"autoMLJob"_s;
    case JobKind::Spark:
        return u"sparkJob"_s;
    }
    Q_UNREACHABLE();
}

void writeTitle(YamlWriter &yaml, const QString &title, const QString &name)
{
    const QString shown = oneLine(title);
    yaml.text(u"display_name"_s, shown.isEmpty() ? name : shown);
    yaml.text(u"experiment_name"_s, name);
}

/// Values in the order in which they stand, apart from titles, tags and the address of the schema.
void addDecided(QString &text, const YamlNode &node)
{
    static const QStringList told{u"$schema"_s, u"display_name"_s, u"experiment_name"_s, u"tags"_s};
    text += node.text + u'\n';
    for (const YamlNode &item : node.items)
        addDecided(text, item);
    for (const YamlNode::Member &member : node.members) {
        if (told.contains(member.key.text))
            continue;
        text += member.key.text + u": {"_s;
        addDecided(text, member.value);
        text += u"}\n"_s;
    }
}

} // namespace

QString digestOf(const YamlWriter &job)
{
    QString text;
    // What cannot be read back is told apart by all of its letters.
    const QByteArray bytes = job.bytes();
    if (const Result<YamlNode> read = parseYaml(bytes, {}))
        addDecided(text, *read);
    else
        text = QString::fromUtf8(bytes);
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex().left(16));
}

std::vector<std::pair<QString, QString>> jobTagsOf(const Emission &emission, const ScheduleResource &schedule)
{
    QStringList computes;
    const auto add = [&computes](const JobResource &job) {
        computes << (job.computeName.isEmpty() ? u"serverless"_s : job.computeName);
    };
    for (const JobResource &job : emission.layout.jobs) {
        if (!schedule.pipeline && job.name == schedule.job)
            add(job);
    }
    for (const PipelineResource &pipeline : emission.layout.pipelines) {
        if (schedule.pipeline && pipeline.name == schedule.job)
            std::ranges::for_each(pipeline.steps, add);
    }
    computes.sort();
    computes.removeDuplicates();
    return {{u"slipway-job"_s, emission.jobDigests.value(schedule.job)},
            {u"slipway-computes"_s, computes.join(u' ')}};
}

void writeJobs(Emission &emission)
{
    for (const JobResource &job : emission.layout.jobs) {
        YamlWriter yaml = emission.document(u"%1 %2"_s.arg(kindName(job.kind), job.name), schemaOf(job.kind));
        QStringList submitted;
        QStringList others;
        for (const QString &before : job.after) {
            const bool isTimed
                = std::ranges::any_of(emission.layout.schedules, [&](const ScheduleResource &schedule) {
                      return schedule.job == before;
                  });
            (isTimed ? others : submitted) << before;
        }
        for (const QString &id : job.elsewhere)
            others << oneLine(id);
        if (!submitted.isEmpty())
            yaml.comment(u"Starts after %1 has ended: deploy.sh --submit-jobs waits for it."_s.arg(
                submitted.join(u", "_s)));
        if (!others.isEmpty())
            yaml.comment(
                u"The plan has it wait for %1, and nothing does: start it when a run of that has ended."_s
                    .arg(others.join(u", "_s)));
        if (!hasRuns(job))
            yaml.comment(u"The plan has no run of it and prices none: nothing starts it."_s);
        writeTitle(yaml, job.workload->name, job.name);
        writeBody(yaml, emission, job, nullptr);
        writeTags(yaml, emission, job.workload->environment);
        emission.jobDigests.insert(job.name, digestOf(yaml));
        emission.add(jobPath(job.name), yaml);
    }
    for (const PipelineResource &pipeline : emission.layout.pipelines) {
        YamlWriter yaml = emission.document(
            pipeline.steps.size() == 1
                ? u"Pipeline %1 with 1 step"_s.arg(pipeline.name)
                : u"Pipeline %1 with %2 steps"_s.arg(pipeline.name).arg(pipeline.steps.size()),
            u"pipelineJob"_s);
        if (std::ranges::none_of(pipeline.steps, hasRuns))
            yaml.comment(u"The plan has no run of it and prices none: nothing starts it."_s);
        yaml.text(u"type"_s, u"pipeline"_s);
        writeTitle(yaml, pipeline.name, pipeline.name);
        yaml.begin(u"settings"_s);
        const bool serverless
            = std::any_of(pipeline.steps.begin(), pipeline.steps.end(),
                          [](const JobResource &step) { return step.place == JobPlace::Serverless; });
        yaml.text(u"default_compute"_s,
                  serverless ? u"azureml:serverless"_s : u"azureml:"_s + pipeline.steps.front().computeName,
                  u"of steps added later; each below names its own"_s);
        yaml.flag(u"continue_on_step_failure"_s, false);
        yaml.flag(u"force_rerun"_s, false);
        yaml.end();
        yaml.begin(u"jobs"_s);
        for (const JobResource &step : pipeline.steps) {
            yaml.begin(step.name);
            const QString title = oneLine(step.workload->name);
            yaml.text(u"display_name"_s, title.isEmpty() ? step.name : title);
            writeBody(yaml, emission, step, &pipeline);
            yaml.end();
        }
        yaml.end();
        writeTags(yaml, emission, pipeline.steps.front().workload->environment);
        emission.jobDigests.insert(pipeline.name, digestOf(yaml));
        emission.add(jobPath(pipeline.name), yaml);
    }
}

void writeSchedules(Emission &emission)
{
    for (const ScheduleResource &schedule : emission.layout.schedules) {
        const Recurrence &recurrence = schedule.recurrence;
        YamlWriter yaml = emission.document(u"Schedule %1"_s.arg(schedule.name), u"schedule"_s);
        yaml.text(u"name"_s, schedule.name);
        const QString title = oneLine(schedule.title);
        yaml.text(u"display_name"_s, title.isEmpty() ? schedule.name : title);
        yaml.comment(u"This makes %1. The plan does not say at what hour."_s.arg(rateOf(schedule)));
        yaml.begin(u"trigger"_s);
        yaml.text(u"type"_s, u"recurrence"_s);
        yaml.text(u"frequency"_s, recurrence.frequency);
        yaml.number(u"interval"_s, recurrence.interval);
        yaml.begin(u"schedule"_s);
        yaml.numbers(u"hours"_s, recurrence.hours);
        yaml.example(u"hours"_s);
        if (recurrence.minutes.size() > 1 && !recurrence.monthDays.isEmpty())
            yaml.comment(u"A schedule starts one run at a time: those that start together start a minute apart."_s);
        yaml.numbers(u"minutes"_s, recurrence.minutes);
        yaml.example(u"minutes"_s);
        if (!recurrence.weekDays.isEmpty()) {
            yaml.words(u"week_days"_s, recurrence.weekDays);
            yaml.example(u"week_days"_s);
        }
        if (!recurrence.monthDays.isEmpty()) {
            yaml.numbers(u"month_days"_s, recurrence.monthDays);
            yaml.example(u"month_days"_s);
        }
        yaml.end();
        // Without a start the first run would come as soon as the schedule is created.
        yaml.text(u"start_time"_s, monthStart(emission.plan, schedule.firstMonth));
        yaml.text(u"end_time"_s, monthStart(emission.plan, schedule.endMonth),
                  schedule.endMonth < emission.plan.months ? u"the work ends"_s : u"the plan ends"_s);
        yaml.text(u"time_zone"_s, u"UTC"_s);
        yaml.example(u"time_zone"_s);
        yaml.end();
        yaml.begin(u"create_job"_s);
        yaml.text(u"type"_s,
                  schedule.pipeline                     ? u"pipeline"_s
                      : schedule.kind == JobKind::Spark ? u"spark"_s
                                                        : u"command"_s);
        yaml.text(u"job"_s, u"../%1"_s.arg(jobPath(schedule.job)));
        yaml.end();
        writeTags(yaml, emission, schedule.workloads.front()->environment, {}, {},
                  jobTagsOf(emission, schedule));
        emission.add(schedulePath(schedule), yaml);
    }
}

} // namespace slipway::azureml
