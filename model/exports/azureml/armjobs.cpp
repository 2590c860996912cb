// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/armjobs.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// "python SCRIPT ARGUMENTS" as an expression: the script is a parameter.
std::string command(ArmTemplate &arm, const QString &owner, const QString &arguments)
{
    const std::string script = arm.parameter(owner, u"script"_s, u"Name of the script of %1"_s.arg(owner));
    return utf8(u"[concat('python ', %1, '%2')]"_s.arg(ArmTemplate::inner(script), arguments));
}

void addCode(ArmTemplate &arm, const QString &owner, const QString &arguments, Json &body)
{
    body["codeId"]
        = arm.asset(owner, u"code id"_s, u"codes"_s, u"Id of the registered code of %1"_s.arg(owner));
    body["command"] = command(arm, owner, arguments);
    body["environmentId"] = arm.asset(owner, u"environment id"_s, u"environments"_s,
                                      u"Id of the registered environment of %1"_s.arg(owner));
}

Json commandBody(ArmTemplate &arm, const Emission &emission, const JobResource &job, const QString &owner)
{
    Json body{{"jobType", "Command"}};
    addCode(arm, owner, argumentsOf(job, nullptr), body);
    body["resources"] = jobResources(arm, owner, job, true);
    if (const std::optional<Json> distribution = jobDistribution(emission, job))
        body["distribution"] = *distribution;
    if (const std::optional<Json> limits = commandLimits(job))
        body["limits"] = *limits;
    body["outputs"] = {{"result", jobOutput(u"uri_folder"_s, u"ReadWriteMount"_s)}};
    return body;
}

Json sweepBody(ArmTemplate &arm, const Emission &emission, const JobResource &job, const QString &owner)
{
    const TrainingJob &detail = *job.detail;
    const qint64 seconds = detail.deadlineHours ? wholeSeconds(*detail.deadlineHours) : sweepTimeoutSeconds;
    Json trial = Json::object();
    addCode(arm, owner, u" --learning_rate ${{search_space.learning_rate}}"_s + argumentsOf(job, nullptr),
            trial);
    if (const std::optional<Json> distribution = jobDistribution(emission, job))
        trial["distribution"] = *distribution;
    trial["resources"] = jobResources(arm, owner, job, false);
    Json body{
        {"jobType", "Sweep"},
        {"samplingAlgorithm", {{"samplingAlgorithmType", "Random"}}},
        {"searchSpace", {{"learning_rate", Json::array({"loguniform", Json::array({-10, -4})})}}},
        {"objective",
         {{"goal", "Maximize"},
          {"primaryMetric",
           arm.parameter(owner, u"metric"_s,
                         u"Name of the metric that the script of %1 logs, to be maximized"_s.arg(owner))}}},
        {"limits",
         {{"jobLimitsType", "Sweep"},
          {"maxTotalTrials", trialsOf(job)},
          {"maxConcurrentTrials", parallelTrialsOf(job)},
          {"timeout", utf8(isoSeconds(static_cast<double>(seconds)))}}}};
    if (detail.earlyStoppedPercent > 0)
        body["earlyTermination"]
            = {{"policyType", "MedianStopping"}, {"evaluationInterval", 1}, {"delayEvaluation", 0}};
    body["trial"] = std::move(trial);
    body["outputs"] = {{"result", jobOutput(u"uri_folder"_s, u"ReadWriteMount"_s)}};
    return body;
}

Json autoMlTask(ArmTemplate &arm, const Emission &emission, const JobResource &job, const QString &owner)
{
    const TrainingJob &detail = *job.detail;
    const bool forecasting = emission.plan.model.kind == ModelKind::TimeSeries;
    Json limits{{"maxTrials", trialsOf(job)},
                {"maxConcurrentTrials", parallelTrialsOf(job)},
                {"enableEarlyTermination", detail.earlyStoppedPercent > 0}};
    if (detail.deadlineHours)
        limits["timeout"] = utf8(isoMinutes(static_cast<int>(wholeMinutes(*detail.deadlineHours))));
    Json task{{"taskType", forecasting ? "Forecasting" : "Classification"},
              {"primaryMetric", forecasting ? "NormalizedRootMeanSquaredError" : "Accuracy"},
              {"targetColumnName", autoMlColumn(arm, owner)},
              {"trainingData", {{"jobInputType", "mltable"}, {"uri", autoMlData(arm, owner)}}},
              {"limitSettings", std::move(limits)}};
    if (forecasting)
        task["forecastingSettings"]
            = {{"timeColumnName", autoMlTimeColumn(arm, owner)}, {"forecastHorizon", {{"mode", "Auto"}}}};
    return task;
}

Json autoMlBody(ArmTemplate &arm, const Emission &emission, const JobResource &job, const QString &owner)
{
    Json body{{"jobType", "AutoML"}, {"taskDetails", autoMlTask(arm, emission, job, owner)}};
    if (job.place == JobPlace::Serverless)
        body["resources"] = jobResources(arm, owner, job, false);
    body["outputs"] = {{"best_model", {{"jobOutputType", "mlflow_model"}}}};
    return body;
}

Json sparkBody(ArmTemplate &arm, const JobResource &job, const QString &owner)
{
    const Json numbers = sparkConf(job);
    Json conf = Json::object();
    for (const auto &[key, value] : numbers.items()) // all of them texts here
        conf[key] = value.is_string() ? value.get<std::string>() : value.dump();
    Json body{{"jobType", "Spark"},
              {"codeId",
               arm.asset(owner, u"code id"_s, u"codes"_s, u"Id of the registered code of %1"_s.arg(owner))},
              {"entry",
               {{"sparkJobEntryType", "SparkJobPythonEntry"},
                {"file", arm.parameter(owner, u"script"_s, u"Name of the script of %1"_s.arg(owner))}}},
              {"args", utf8(argumentsOf(job, nullptr).mid(1))},
              {"conf", std::move(conf)}};
    if (job.place == JobPlace::Serverless)
        body["resources"] = sparkResources(job);
    body["identity"] = {{"identityType", "UserIdentity"}};
    body["outputs"] = {{"result", jobOutput(u"uri_folder"_s, u"Direct"_s)}};
    return body;
}

Json jobBody(ArmTemplate &arm, const Emission &emission, const JobResource &job)
{
    const QString owner = u"job "_s + job.name;
    Json body;
    switch (job.kind) {
    case JobKind::Command:
        body = commandBody(arm, emission, job, owner);
        break;
    case JobKind::Sweep:
        body = sweepBody(arm, emission, job, owner);
        break;
    case JobKind::AutoMl:
        body = autoMlBody(arm, emission, job, owner);
        break;
    case JobKind::Spark:
        body = sparkBody(arm, job, owner);
        break;
    }
    const QString title = oneLine(job.workload->name);
    body["displayName"] = ArmTemplate::literal(title.isEmpty() ? job.name : title);
    body["experimentName"] = utf8(job.name);
    // Without a compute a job runs on serverless compute.
    if (!job.computeName.isEmpty())
        body["computeId"] = ArmTemplate::idOf(u"computes"_s, {job.computeName});
    else if (job.kind != JobKind::Spark)
        body["queueSettings"] = {{"jobTier", jobTier(job)}};
    return body;
}

Json pipelineBody(ArmTemplate &arm, const Emission &emission, const PipelineResource &pipeline)
{
    const auto serverless
        = std::any_of(pipeline.steps.begin(), pipeline.steps.end(),
                      [](const JobResource &step) { return step.place == JobPlace::Serverless; });
    Json body{{"jobType", "Pipeline"},
              {"displayName", utf8(pipeline.name)},
              {"experimentName", utf8(pipeline.name)},
              {"settings",
               {{"default_compute",
                 serverless ? std::string("serverless")
                            : ArmTemplate::idOf(u"computes"_s, {pipeline.steps.front().computeName})},
                {"continue_on_step_failure", false},
                {"force_rerun", false}}}};
    Json inputs = Json::object();
    Json steps = Json::object();
    for (const JobResource &step : pipeline.steps)
        steps[utf8(step.name)] = pipelineStep(arm, emission, pipeline, step, inputs);
    if (!inputs.empty())
        body["inputs"] = std::move(inputs);
    body["jobs"] = std::move(steps);
    return body;
}

std::vector<std::string> computesOf(const std::vector<JobResource> &jobs)
{
    std::vector<std::string> ids;
    for (const JobResource &job : jobs) {
        const std::string id = ArmTemplate::idOf(u"computes"_s, {job.computeName});
        if (!job.computeName.isEmpty() && std::find(ids.begin(), ids.end(), id) == ids.end())
            ids.push_back(id);
    }
    return ids;
}

/// A run that starts when the template is deployed: only where that is asked for, and under a name of its own, because
/// a job cannot be changed and its name not be used again.
void addRun(ArmTemplate &arm, const QString &name, const Json &body,
            const std::vector<std::string> &dependsOn)
{
    const std::string submit
        = arm.parameter(u"submit"_s, u"jobs"_s,
                        u"Whether this deployment starts a run of each job that has no schedule"_s, false);
    const std::string suffix
        = arm.parameter(u"run"_s, u"suffix"_s, u"Put behind the names of these runs: each needs a new one"_s,
                        "[utcNow('yyyyMMddHHmmss')]");
    Json resource{{"condition", submit},
                  {"type", std::string(ArmTemplate::service).append("jobs")},
                  {"apiVersion", ArmTemplate::version},
                  {"name",
                   utf8(u"[format('{0}/%1-{1}', parameters('workspaceName'), %2)]"_s.arg(
                       name, ArmTemplate::inner(suffix)))}};
    if (!dependsOn.empty())
        resource["dependsOn"] = dependsOn;
    resource["properties"] = body;
    arm.addRaw(resource);
}

QString capitalized(const QString &word)
{
    return word.left(1).toUpper() + word.mid(1);
}

Json trigger(const Plan &plan, const ScheduleResource &of)
{
    const Recurrence &recurrence = of.recurrence;
    Json schedule{{"hours", recurrence.hours}, {"minutes", recurrence.minutes}};
    if (!recurrence.weekDays.isEmpty()) {
        Json days = Json::array();
        for (const QString &day : recurrence.weekDays)
            days.push_back(utf8(capitalized(day)));
        schedule["weekDays"] = std::move(days);
    }
    if (!recurrence.monthDays.isEmpty())
        schedule["monthDays"] = recurrence.monthDays;
    return {{"triggerType", "Recurrence"},
            {"frequency", utf8(capitalized(recurrence.frequency))},
            {"interval", recurrence.interval},
            {"schedule", std::move(schedule)},
            {"startTime", utf8(monthStart(plan, of.firstMonth))},
            {"endTime", utf8(monthStart(plan, of.endMonth))},
            {"timeZone", "UTC"}};
}

const ScheduleResource *scheduleOf(const Layout &layout, const QString &job)
{
    const auto found = std::find_if(layout.schedules.begin(), layout.schedules.end(),
                                    [&](const ScheduleResource &schedule) { return schedule.job == job; });
    return found == layout.schedules.end() ? nullptr : &*found;
}

void addSchedule(ArmTemplate &arm, const Plan &plan, const ScheduleResource &schedule, Json body,
                 const std::vector<std::string> &dependsOn)
{
    const QString title = oneLine(schedule.title);
    Json properties{{"displayName", ArmTemplate::literal(title.isEmpty() ? schedule.name : title)},
                    {"isEnabled", true},
                    {"trigger", trigger(plan, schedule)},
                    {"tags", armTags(plan, schedule.workloads.front()->environment)},
                    {"action", {{"actionType", "CreateJob"}, {"jobDefinition", std::move(body)}}}};
    arm.add(u"schedules"_s, {schedule.name}, {{"properties", std::move(properties)}}, dependsOn);
}

bool hasWaits(const std::vector<JobResource> &jobs)
{
    return std::ranges::any_of(jobs, [](const JobResource &job) { return !job.elsewhere.isEmpty(); });
}

QString waitsElsewhere(const QString &what, const std::vector<JobResource> &jobs)
{
    QStringList ids;
    for (const JobResource &job : jobs)
        ids << job.elsewhere;
    ids.removeDuplicates();
    return u"%1: it waits for %2, which a template cannot; submit it with the CLI when a run of that has ended, see slipway export --azureml."_s
        .arg(what, oneLine(ids.join(u", "_s)));
}

} // namespace

QStringList jobsNotInTemplate(const Layout &layout)
{
    QStringList left;
    for (const JobResource &job : layout.jobs) {
        if (job.place == JobPlace::Local)
            left
                << u"Job %1: it runs on the local computer; submit it with the CLI, see slipway export --azureml."_s
                       .arg(job.name);
        else if (!job.after.isEmpty() && !scheduleOf(layout, job.name))
            left << u"Job %1: it starts when %2 has ended, which a template cannot wait for; submit it with "
                    "the CLI, see slipway export --azureml."_s.arg(job.name, job.after.join(u", "_s));
        else if (!job.elsewhere.isEmpty())
            left << waitsElsewhere(u"Job "_s + job.name, {job});
    }
    for (const PipelineResource &pipeline : layout.pipelines) {
        if (hasWaits(pipeline.steps))
            left << waitsElsewhere(u"Pipeline "_s + pipeline.name, pipeline.steps);
    }
    return left;
}

void addJobs(ArmTemplate &arm, const Emission &emission)
{
    const Layout &layout = emission.layout;
    for (const JobResource &job : layout.jobs) {
        const ScheduleResource *schedule = scheduleOf(layout, job.name);
        if (job.place == JobPlace::Local || hasWaits({job}) || (!job.after.isEmpty() && !schedule))
            continue;
        arm.setOptional(!schedule);
        const Json body = jobBody(arm, emission, job);
        arm.setOptional(false);
        if (schedule)
            addSchedule(arm, emission.plan, *schedule, body, computesOf({job}));
        else
            addRun(arm, job.name, body, computesOf({job}));
    }
    for (const PipelineResource &pipeline : layout.pipelines) {
        if (hasWaits(pipeline.steps))
            continue;
        const ScheduleResource *schedule = scheduleOf(layout, pipeline.name);
        arm.setOptional(!schedule);
        const Json body = pipelineBody(arm, emission, pipeline);
        arm.setOptional(false);
        if (schedule)
            addSchedule(arm, emission.plan, *schedule, body, computesOf(pipeline.steps));
        else
            addRun(arm, pipeline.name, body, computesOf(pipeline.steps));
    }
}

} // namespace slipway::azureml
