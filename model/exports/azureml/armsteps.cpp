// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/armjobs.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

Json jobResources(ArmTemplate &arm, const QString &owner, const JobResource &job, bool sharedMemory)
{
    Json resources{{"instanceCount", nodesOf(job)}};
    if (job.place == JobPlace::Serverless)
        resources["instanceType"] = ArmTemplate::literal(job.compute->size);
    if (job.place == JobPlace::Kubernetes)
        resources["instanceType"] = arm.parameter(owner, u"instance type"_s, u"For %1: %2"_s.arg(owner, ownInstanceType(job)));
    if (sharedMemory)
        resources["shmSize"] = "2g";
    return resources;
}

std::optional<Json> jobDistribution(const Emission &emission, const JobResource &job)
{
    const std::optional<Distribution> distribution = distributionOf(emission, job);
    if (!distribution)
        return std::nullopt;
    return Json{{"distributionType", distribution->pytorch ? "PyTorch" : "Mpi"},
                {"processCountPerInstance", distribution->processes}};
}

std::optional<Json> commandLimits(const JobResource &job)
{
    if (!job.detail->deadlineHours)
        return std::nullopt;
    const auto seconds = static_cast<double>(wholeSeconds(*job.detail->deadlineHours));
    return Json{{"jobLimitsType", "Command"}, {"timeout", utf8(isoSeconds(seconds))}};
}

Json jobOutput(const QString &type, const QString &mode)
{
    return {{"jobOutputType", utf8(type)}, {"mode", utf8(mode)}};
}

std::string jobTier(const JobResource &job)
{
    return job.compute->tier == Tier::Dedicated ? "Standard" : "Spot";
}

Json sparkConf(const JobResource &job)
{
    const SparkOptions options = job.compute->spark.value_or(SparkOptions());
    return {{"spark.driver.cores", std::max(options.driverVcpus, 1)},
            {"spark.driver.memory", utf8(sparkMemory(options.driverVcpus))},
            {"spark.executor.cores", std::max(options.executorVcpus, 1)},
            {"spark.executor.memory", utf8(sparkMemory(options.executorVcpus))},
            {"spark.executor.instances", std::max(options.executors, 1)},
            {"spark.dynamicAllocation.enabled", false}};
}

Json sparkResources(const JobResource &job)
{
    return {{"instanceType", ArmTemplate::literal(job.compute->size.toLower())},
            {"runtimeVersion", utf8(QString::fromUtf16(sparkRuntime))}};
}

std::string autoMlColumn(ArmTemplate &arm, const QString &owner)
{
    return arm.parameter(owner, u"target column"_s, u"Name of the column that %1 predicts"_s.arg(owner));
}

std::string autoMlTimeColumn(ArmTemplate &arm, const QString &owner)
{
    return arm.parameter(owner, u"time column"_s, u"Name of the column with the time, for %1"_s.arg(owner));
}

std::string autoMlData(ArmTemplate &arm, const QString &owner)
{
    return arm.asset(owner, u"training data"_s, u"data"_s,
                     u"Id of the data asset of type MLTable that %1 learns from"_s.arg(owner));
}

namespace {

/// Steps have the members of the types in snake case: "instanceCount" is "instance_count".
Json inStep(const Json &body)
{
    Json result = Json::object();
    for (const auto &[key, value] : body.items()) {
        std::string name;
        for (const char c : key) {
            if (c >= 'A' && c <= 'Z')
                name.append({'_', static_cast<char>(c - 'A' + 'a')});
            else
                name += c;
        }
        result[name] = value;
    }
    return result;
}

/// The registered component of a step. Its description says what the component has to take and to make.
std::string component(ArmTemplate &arm, const QString &owner, const JobResource &step, const QString &kind)
{
    QStringList takes = step.after;
    if (step.kind == JobKind::Sweep)
        takes.prepend(u"learning_rate"_s);
    return arm.asset(owner, u"component id"_s, u"components"_s,
                     u"Id of a registered %1 component for %2, which %3 and makes the output result"_s.arg(
                         kind, owner,
                         takes.isEmpty()         ? u"takes no inputs"_s
                             : takes.size() == 1 ? u"takes the input "_s + takes.first()
                                                 : u"takes the inputs "_s + takes.join(u", "_s)));
}

/// What steps before it made; this is also what makes it wait for them.
void addData(Json &step, const PipelineResource &pipeline, const JobResource &job, const QString &mode)
{
    if (!job.after.isEmpty()) {
        Json inputs = Json::object();
        for (const QString &before : job.after)
            inputs[utf8(before)]
                = {{"job_input_type", "literal"}, {"value", utf8(outputOf(pipeline, before))}};
        step["inputs"] = std::move(inputs);
    }
    const QString type = feedsAutoMl(pipeline, job.name) ? u"mltable"_s : u"uri_folder"_s;
    step["outputs"] = {{"result", inStep(jobOutput(type, mode))}};
}

void addCommand(ArmTemplate &arm, const Emission &emission, const JobResource &job, const QString &owner,
                Json &step)
{
    step["componentId"] = component(arm, owner, job, u"command"_s);
    step["resources"] = inStep(jobResources(arm, owner, job, true));
    if (const std::optional<Json> distribution = jobDistribution(emission, job))
        step["distribution"] = inStep(*distribution);
    if (const std::optional<Json> limits = commandLimits(job))
        step["limits"] = inStep(*limits);
}

void addSweep(ArmTemplate &arm, const JobResource &job, const QString &owner, Json &step)
{
    const TrainingJob &detail = *job.detail;
    step["trial"] = {{"componentId", component(arm, owner, job, u"command"_s)}};
    step["sampling_algorithm"] = "random";
    step["search_space"]
        = {{"learning_rate", {{"type", "loguniform"}, {"min_value", -10}, {"max_value", -4}}}};
    step["objective"]
        = {{"goal", "maximize"},
           {"primary_metric",
            arm.parameter(owner, u"metric"_s,
                          u"Name of the metric that the script of %1 logs, to be maximized"_s.arg(owner))}};
    step["limits"]
        = {{"max_total_trials", trialsOf(job)},
           {"max_concurrent_trials", parallelTrialsOf(job)},
           {"timeout", detail.deadlineHours ? wholeSeconds(*detail.deadlineHours) : sweepTimeoutSeconds}};
    if (detail.earlyStoppedPercent > 0)
        step["early_termination"]
            = {{"policy_type", "MedianStopping"}, {"evaluation_interval", 1}, {"delay_evaluation", 0}};
    step["resources"] = inStep(jobResources(arm, owner, job, false));
}

void addAutoMl(ArmTemplate &arm, const Emission &emission, const PipelineResource &pipeline,
               const JobResource &job, const QString &owner, Json &step, Json &inputs)
{
    const TrainingJob &detail = *job.detail;
    const bool forecasting = emission.plan.model.kind == ModelKind::TimeSeries;
    step["task"] = forecasting ? "forecasting" : "classification";
    step["primary_metric"] = forecasting ? "normalized_root_mean_squared_error" : "accuracy";
    step["target_column_name"] = autoMlColumn(arm, owner);
    if (!job.after.isEmpty()) {
        step["training_data"] = utf8(outputOf(pipeline, job.after.last()));
    } else {
        const QString input = job.name + u"_data"_s;
        inputs[utf8(input)] = {{"jobInputType", "mltable"}, {"uri", autoMlData(arm, owner)}};
        step["training_data"] = utf8(u"${{parent.inputs.%1}}"_s.arg(input));
    }
    if (forecasting)
        step["forecasting"]
            = {{"time_column_name", autoMlTimeColumn(arm, owner)}, {"forecast_horizon", "auto"}};
    step["limits"] = {{"max_trials", trialsOf(job)},
                      {"max_concurrent_trials", parallelTrialsOf(job)},
                      {"enable_early_termination", detail.earlyStoppedPercent > 0}};
    if (detail.deadlineHours)
        step["limits"]["timeout_minutes"] = wholeMinutes(*detail.deadlineHours);
    if (job.place == JobPlace::Serverless)
        step["resources"] = inStep(jobResources(arm, owner, job, false));
    step["outputs"] = {{"best_model", {{"job_output_type", "mlflow_model"}, {"mode", "ReadWriteMount"}}}};
}

void addSpark(ArmTemplate &arm, const JobResource &job, const QString &owner, Json &step)
{
    step["componentId"] = component(arm, owner, job, u"Spark"_s);
    step["entry"] = {{"spark_job_entry_type", "SparkJobPythonEntry"},
                     {"file", arm.parameter(owner, u"script"_s, u"Name of the script of %1"_s.arg(owner))}};
    step["conf"] = sparkConf(job);
    if (job.place == JobPlace::Serverless)
        step["resources"] = inStep(sparkResources(job));
    step["identity"] = {{"identity_type", "UserIdentity"}};
}

} // namespace

Json pipelineStep(ArmTemplate &arm, const Emission &emission, const PipelineResource &pipeline,
                  const JobResource &job, Json &inputs)
{
    const QString owner = u"step %1 of pipeline %2"_s.arg(job.name, pipeline.name);
    const QString title = oneLine(job.workload->name);
    Json step{{"name", utf8(job.name)},
              {"display_name", ArmTemplate::literal(title.isEmpty() ? job.name : title)}};
    if (!job.computeName.isEmpty())
        step["computeId"] = ArmTemplate::idOf(u"computes"_s, {job.computeName});
    else if (job.kind != JobKind::Spark)
        step["queue_settings"] = {{"job_tier", jobTier(job)}};
    switch (job.kind) {
    case JobKind::Command:
        step["type"] = "command";
        addCommand(arm, emission, job, owner, step);
        addData(step, pipeline, job, u"ReadWriteMount"_s);
        break;
    case JobKind::Sweep:
        step["type"] = "sweep";
        addSweep(arm, job, owner, step);
        addData(step, pipeline, job, u"ReadWriteMount"_s);
        break;
    case JobKind::AutoMl:
        step["type"] = "automl";
        addAutoMl(arm, emission, pipeline, job, owner, step, inputs);
        break;
    case JobKind::Spark:
        step["type"] = "spark";
        addSpark(arm, job, owner, step);
        addData(step, pipeline, job, u"Direct"_s);
        break;
    }
    return step;
}

} // namespace slipway::azureml
