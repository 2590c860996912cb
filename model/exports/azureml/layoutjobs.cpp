// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/layoutbuilder.h"

#include "model/exports/azureml/yamlwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// AutoML of tables and time series is what the field facts describe.
bool hasTabularAutoMl(ModelKind kind)
{
    return kind == ModelKind::Tabular || kind == ModelKind::TimeSeries || kind == ModelKind::Recommendation
        || kind == ModelKind::Other;
}

JobKind kindOf(const TrainingJob &job, const Plan &plan, bool spark)
{
    if (spark)
        return JobKind::Spark;
    if (job.kind == TrainingKind::Sweep)
        return JobKind::Sweep;
    return job.kind == TrainingKind::AutoML && hasTabularAutoMl(plan.model.kind) ? JobKind::AutoMl
                                                                                 : JobKind::Command;
}

JobPlace placeOf(WorkspaceResource resource)
{
    switch (resource) {
    case WorkspaceResource::Serverless:
        return JobPlace::Serverless;
    case WorkspaceResource::Local:
        return JobPlace::Local;
    case WorkspaceResource::Kubernetes:
        return JobPlace::Kubernetes;
    case WorkspaceResource::Machine:
    case WorkspaceResource::SparkPool:
        return JobPlace::Attached;
    case WorkspaceResource::None:
    case WorkspaceResource::Instance:
    case WorkspaceResource::Cluster:
    case WorkspaceResource::OnlineEndpoint:
    case WorkspaceResource::ServerlessApi:
        break;
    }
    return JobPlace::Managed;
}

} // namespace

bool LayoutBuilder::placeJob(JobResource &job, bool inPipeline)
{
    const TargetTraits &traits = m_catalog.traits(job.compute->target);
    job.kind = kindOf(*job.detail, m_plan, traits.spark == SparkUse::Only);
    job.place = placeOf(traits.resource);
    job.computeName = resourceOf(*job.compute);
    if (job.place == JobPlace::Local && inPipeline) {
        omit(job.workload->name, u"A step of a pipeline cannot run on the local computer."_s);
        return false;
    }
    if (job.place != JobPlace::Local && job.place != JobPlace::Serverless && job.computeName.isEmpty()) {
        omit(job.workload->name, u"%1 cannot be named in a job."_s.arg(oneLine(job.compute->id)));
        return false;
    }
    if (job.detail->kind == TrainingKind::AutoML && job.kind == JobKind::Command)
        m_layout.remarks
            << u"%1 is written as a command: the AutoML jobs written here are those of tables and time "
               "series."_s.arg(oneLine(job.workload->name));
    return true;
}

void LayoutBuilder::sortByOrder(std::vector<JobResource> &jobs, const QHash<QString, QString> &nameOfWorkload,
                                const QString &of)
{
    for (JobResource &job : jobs) {
        for (const QString &id : job.detail->dependsOn) {
            const QString name = nameOfWorkload.value(id);
            if (!name.isEmpty() && name != job.name && !job.after.contains(name))
                job.after << name;
        }
    }
    std::vector<JobResource> sorted;
    QStringList done;
    while (!jobs.empty()) {
        const auto ready = std::find_if(jobs.begin(), jobs.end(), [&](const JobResource &job) {
            return std::all_of(job.after.begin(), job.after.end(),
                               [&](const QString &name) { return done.contains(name); });
        });
        auto next = ready;
        if (next == jobs.end()) { // a circle: no order can be right
            next = jobs.begin();
            next->after.removeIf([&](const QString &name) { return !done.contains(name); });
            m_layout.remarks << u"%1 waits in a circle; %2 is written as if it waited for nothing in it."_s
                                    .arg(of, next->name);
        }
        done << next->name;
        sorted.push_back(std::move(*next));
        jobs.erase(next);
    }
    jobs = std::move(sorted);
}

void LayoutBuilder::addSchedule(const QString &title, const QString &job, bool pipeline,
                                const std::vector<JobResource> &jobs)
{
    // What is tried out in development is started by hand.
    double runs = 0;
    std::vector<const Workload *> workloads;
    bool unattended = true;
    for (const JobResource &one : jobs) {
        runs = std::max(runs, one.detail->runsPerMonth.likely);
        unattended = unattended && one.workload->environment == Environment::Production
            && one.place != JobPlace::Local && one.after.size() < static_cast<qsizetype>(jobs.size());
        workloads.push_back(one.workload);
    }
    // The schema knows schedules of pipeline, command and Spark jobs.
    const JobKind kind = jobs.front().kind;
    if (!(runs > 0) || !unattended || (!pipeline && kind != JobKind::Command && kind != JobKind::Spark))
        return;
    m_layout.schedules.push_back({m_scheduleNames.take(job, NameRule::Plain, u"schedule"_s), job, pipeline,
                                  kind, title, runs, nearestRecurrence(runs), std::move(workloads)});
}

void LayoutBuilder::addPipeline(const QString &title, std::vector<JobResource> steps)
{
    QHash<QString, QString> names;
    NameList stepNames;
    for (JobResource &step : steps) {
        step.name = stepNames.take(step.workload->id, NameRule::Step, u"step"_s);
        names.insert(step.workload->id, step.name);
    }
    sortByOrder(steps, names, oneLine(title));
    const QString name = m_jobNames.take(title, NameRule::Plain, u"pipeline"_s);
    addSchedule(title, name, true, steps);
    m_layout.pipelines.push_back({name, std::move(steps)});
}

void LayoutBuilder::addTraining()
{
    std::vector<JobResource> single;
    std::vector<std::pair<QString, std::vector<JobResource>>> pipelines; // in the order of the plan
    for (const Workload &workload : m_plan.workloads) {
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        if (!job || !workload.enabled)
            continue;
        JobResource resource;
        resource.workload = &workload;
        resource.detail = job;
        resource.compute = find(job->compute, workload);
        if (!resource.compute || !placeJob(resource, !job->pipeline.isEmpty()))
            continue;
        if (job->pipeline.isEmpty()) {
            single.push_back(std::move(resource));
            continue;
        }
        auto found = std::find_if(pipelines.begin(), pipelines.end(),
                                  [&](const auto &entry) { return entry.first == job->pipeline; });
        if (found == pipelines.end())
            found = pipelines.insert(pipelines.end(), {job->pipeline, {}});
        found->second.push_back(std::move(resource));
    }

    QHash<QString, QString> names;
    for (JobResource &job : single) {
        job.name = m_jobNames.take(job.workload->id, NameRule::Plain, u"job"_s);
        names.insert(job.workload->id, job.name);
    }
    sortByOrder(single, names, u"The order of the jobs"_s);
    for (const JobResource &job : single)
        addSchedule(job.workload->name, job.name, false, {job});
    m_layout.jobs = std::move(single);
    for (auto &[title, steps] : pipelines)
        addPipeline(title, std::move(steps));
}

} // namespace slipway::azureml
