// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/emission.h"

#include "resources/azureml.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// The names by which a person chooses a workload: those of its resources, valid as words of a shell.
class Words
{
public:
    Words(const Plan &plan, const Layout &layout)
    {
        NameList names;
        for (const Workload &workload : plan.workloads) {
            if (workload.enabled)
                m_words.append({&workload, names.take(workload.id, NameRule::Plain, u"workload"_s)});
        }
        for (const PipelineResource &pipeline : layout.pipelines) {
            std::vector<const Workload *> steps;
            for (const JobResource &step : pipeline.steps)
                steps.push_back(step.workload);
            m_together.push_back(std::move(steps));
        }
    }
    [[nodiscard]] QString of(const Workload *workload) const
    {
        for (const auto &[one, word] : m_words) {
            if (one == workload)
                return word;
        }
        return {};
    }
    /// Steps of one pipeline are created together: what one of them needs, all of them do.
    [[nodiscard]] QString of(const std::vector<const Workload *> &workloads) const
    {
        QStringList words;
        for (const Workload *workload : workloads) {
            words << of(workload);
            for (const std::vector<const Workload *> &steps : m_together) {
                if (std::find(steps.begin(), steps.end(), workload) == steps.end())
                    continue;
                for (const Workload *step : steps)
                    words << of(step);
            }
        }
        words.removeDuplicates();
        return words.join(u' ');
    }
    [[nodiscard]] QStringList all() const
    {
        QStringList words;
        for (const auto &[workload, word] : m_words)
            words << word;
        return words;
    }

private:
    QList<std::pair<const Workload *, QString>> m_words;
    std::vector<std::vector<const Workload *>> m_together;
};

/// Collects the commands with the files that they use.
class Script
{
public:
    /// `users`: the workloads that the command is for; `file` is checked for what is left to fill in.
    void run(const QString &users, const QString &command, const QString &file = {})
    {
        if (!file.isEmpty())
            needs(users, file);
        m_commands << u"if wanted %1; then %2; fi"_s.arg(users, command);
    }
    /// A file that another one refers to.
    void needs(const QString &users, const QString &file) { m_files << u"    \"%1 %2\""_s.arg(file, users); }
    void part(const QString &title) { m_commands << QString() << u"# "_s + title; }
    void plain(const QString &line) { m_commands << line; }

    [[nodiscard]] QStringList files() const { return m_files; }
    [[nodiscard]] QStringList commands() const { return m_commands; }

private:
    QStringList m_files;
    QStringList m_commands;
};

void addComputes(Script &script, const Layout &layout, const Words &words)
{
    if (layout.computes.empty())
        return;
    script.part(u"Computes"_s);
    for (const ComputeResource &compute : layout.computes) {
        const bool created = compute.kind == ComputeKind::Instance || compute.kind == ComputeKind::Cluster;
        script.run(words.of(compute.workloads),
                   u"compute %1 %2 %3"_s.arg(created ? u"create"_s : u"attach"_s, compute.name,
                                             computePath(compute)),
                   computePath(compute));
    }
}

void addOnline(Script &script, const Emission &emission, const Words &words)
{
    for (const EndpointResource &endpoint : emission.layout.endpoints) {
        const QString users = words.of(endpoint.workload);
        script.part(u"%1 %2"_s.arg(kindName(endpoint.kind), endpoint.name));
        const bool api = endpoint.kind == EndpointKind::ServerlessApi;
        script.run(users,
                   u"endpoint %1 %2 %3"_s.arg(api ? u"serverless-endpoint"_s : u"online-endpoint"_s,
                                              endpoint.name, endpointPath(endpoint)),
                   endpointPath(endpoint));
        if (api)
            continue;
        QStringList traffic;
        for (const DeploymentResource &deployment : endpoint.deployments) {
            const QString path = deploymentPath(endpoint, deployment);
            script.run(users,
                       u"deployment online-deployment %1 %2 %3"_s.arg(endpoint.name, deployment.name, path),
                       path);
            traffic << u"%1=%2"_s.arg(deployment.name, QString::number(deployment.traffic));
        }
        for (const DeploymentResource &deployment : endpoint.deployments) {
            if (endpoint.kind != EndpointKind::Managed
                || deployment.deployment->sizing != InstanceSizing::Autoscale)
                continue;
            const AutoscaleMetric metric = autoscaleMetric(emission, endpoint, deployment);
            script.run(users,
                       u"autoscale %1 %2 %3 %4 %5 %6 %7 %8"_s.arg(
                           endpoint.name, deployment.name,
                           QString::number(deployment.deployment->minInstances),
                           QString::number(deployment.deployment->maxInstances), metric.name,
                           QString::number(metric.out), QString::number(metric.in),
                           metric.ofEndpoint ? u"endpoint"_s : u"deployment"_s));
        }
        script.run(users, u"traffic %1 \"%2\""_s.arg(endpoint.name, traffic.join(u' ')));
    }
}

void addBatch(Script &script, const Layout &layout, const Words &words)
{
    for (const BatchResource &batch : layout.batches) {
        const QString users = words.of(batch.workload);
        script.part(u"Batch endpoint %1"_s.arg(batch.name));
        script.run(users, u"endpoint batch-endpoint %1 %2"_s.arg(batch.name, batchEndpointPath(batch)),
                   batchEndpointPath(batch));
        script.run(users,
                   u"deployment batch-deployment %1 %2 %3"_s.arg(batch.name, batch.deploymentName,
                                                                 batchDeploymentPath(batch)),
                   batchDeploymentPath(batch));
        script.run(users, u"default_deployment %1 %2"_s.arg(batch.name, batch.deploymentName));
    }
}

bool isScheduled(const Layout &layout, const QString &job)
{
    for (const ScheduleResource &schedule : layout.schedules) {
        if (schedule.job == job)
            return true;
    }
    return false;
}

/// A variable of the script for the run of a job.
QString variableOf(const QString &job)
{
    return u"run_"_s + QString(job).replace(u'-', u'_');
}

void addJobs(Script &script, const Layout &layout, const Words &words)
{
    if (!layout.jobs.empty() || !layout.pipelines.empty())
        script.part(u"Jobs: schedules for those that run unattended, one run now of the others"_s);
    QSet<QString> waitedFor;
    for (const JobResource &job : layout.jobs)
        waitedFor.unite(QSet<QString>(job.after.begin(), job.after.end()));
    for (const JobResource &job : layout.jobs) {
        const QString users = words.of(job.workload);
        if (isScheduled(layout, job.name))
            continue;
        QString command;
        for (const QString &before : job.after) {
            if (isScheduled(layout, before))
                continue;
            command
                += u"if [ -n \"${%1:-}\" ]; then az ml job stream --name \"$%1\" \"${workspace[@]}\"; fi; "_s
                       .arg(variableOf(before));
        }
        const QString variable = waitedFor.contains(job.name) ? variableOf(job.name) : u"run"_s;
        command += u"%1=$(job %2); say \"Run $%1 of %3\""_s.arg(variable, jobPath(job.name), job.name);
        script.run(users, command, jobPath(job.name));
    }
    for (const PipelineResource &pipeline : layout.pipelines) {
        if (isScheduled(layout, pipeline.name))
            continue;
        std::vector<const Workload *> workloads;
        for (const JobResource &step : pipeline.steps)
            workloads.push_back(step.workload);
        script.run(words.of(workloads),
                   u"run=$(job %1); say \"Run $run of %2\""_s.arg(jobPath(pipeline.name), pipeline.name),
                   jobPath(pipeline.name));
    }
    for (const ScheduleResource &schedule : layout.schedules) {
        const QString users = words.of(schedule.workloads);
        script.run(users, u"schedule %1 %2"_s.arg(schedule.name, schedulePath(schedule)),
                   schedulePath(schedule));
        script.needs(users, jobPath(schedule.job));
    }
}

bool hasAutoscale(const Layout &layout)
{
    for (const EndpointResource &endpoint : layout.endpoints) {
        for (const DeploymentResource &deployment : endpoint.deployments) {
            if (endpoint.kind == EndpointKind::Managed
                && deployment.deployment->sizing == InstanceSizing::Autoscale)
                return true;
        }
    }
    return false;
}

} // namespace

void writeDeployScript(Emission &emission)
{
    const Words words(emission.plan, emission.layout);
    Script script;
    addComputes(script, emission.layout, words);
    script.plain(u"if [ \"$computes_only\" = yes ]; then exit 0; fi"_s);
    addOnline(script, emission, words);
    addBatch(script, emission.layout, words);
    addJobs(script, emission.layout, words);

    QStringList lines{
        u"#!/usr/bin/env bash"_s,
        u"# Creates what the plan %1 needs in an Azure Machine Learning workspace. Written by Slipway."_s.arg(
            emission.planName()),
        u"# README.md says what comes first and what it costs."_s};
    const QStringList blockers = emission.blockerLines();
    for (const QString &blocker : blockers)
        lines << u"# Blocker: "_s + blocker;
    lines << QString()
          << u"region=%1"_s.arg(NameList().take(emission.layout.region, NameRule::Plain, u"region"_s));
    lines << u"workloads=(%1)"_s.arg(words.all().join(u' '))
          << u"# Each file, with the workloads that need it."_s << u"files=("_s << script.files() << u")"_s
          << QString();
    QString text = lines.join(u'\n') + u'\n' + QString::fromUtf8(embeddedAzureMl(u"deploy-common.sh"_s));
    if (hasAutoscale(emission.layout))
        text += u'\n' + QString::fromUtf8(embeddedAzureMl(u"deploy-autoscale.sh"_s));
    if (!emission.layout.jobs.empty() || !emission.layout.pipelines.empty())
        text += u'\n' + QString::fromUtf8(embeddedAzureMl(u"deploy-job.sh"_s));
    if (!blockers.isEmpty())
        text += u"\n[ \"${SLIPWAY_ALLOW_BLOCKERS:-}\" = 1 ] || fail \"The plan has blockers, see README.md; "
                "SLIPWAY_ALLOW_BLOCKERS=1 goes on all the same.\"\n"_s;
    text += u"\ncheck\n"_s + script.commands().join(u'\n') + u"\nsay \"Done.\"\n"_s;
    emission.files.push_back({u"deploy.sh"_s, text.toUtf8(), true});
}

} // namespace slipway::azureml
