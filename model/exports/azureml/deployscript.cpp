// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/autoscale.h"
#include "model/exports/azureml/decidedin.h"
#include "model/exports/azureml/deployquota.h"
#include "model/exports/azureml/pricedcounts.h"
#include "model/exports/azureml/removals.h"

#include "model/base/plaintext.h"
#include "model/plan/workends.h"
#include "resources/azureml.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// "2027-06-01": the first day of a month of the horizon.
QString dayOf(const Plan &plan, int month)
{
    return plan.start.plusMonths(month).firstDay().toString(Qt::ISODate);
}

/// The names by which a person chooses a workload: those of its resources, valid as words of a shell.
class Words
{
public:
    explicit Words(const Layout &layout)
    {
        for (const auto &[workload, word] : layout.words)
            m_words.append({workload, word});
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
    [[nodiscard]] QString of(const std::vector<const Workload *> &workloads) const
    {
        QStringList words;
        for (const Workload *workload : workloads)
            words << of(workload);
        words.removeDuplicates();
        return words.join(u' ');
    }
    /// What is made for them, and for the pipelines of which they are steps: those run with all of their steps or not at all.
    [[nodiscard]] QString withPipelines(const std::vector<const Workload *> &workloads) const
    {
        QStringList words{of(workloads)};
        for (const std::vector<const Workload *> &steps : m_together) {
            if (std::ranges::any_of(workloads, [&steps](const Workload *workload) {
                    return std::ranges::find(steps, workload) != steps.end();
                }))
                words << of(steps);
        }
        return words.join(u" + "_s);
    }
    /// What all of them run in at once: a pipeline, or one job.
    [[nodiscard]] QString together(const std::vector<const Workload *> &workloads) const
    {
        return workloads.size() > 1 ? u"+ "_s + of(workloads) : of(workloads);
    }
    [[nodiscard]] QStringList all() const
    {
        QStringList words;
        for (const auto &[workload, word] : m_words)
            words << word;
        return words;
    }

    /// "serve 2027-03-01": all of them, with the first day of their work.
    [[nodiscard]] QStringList begins(const Plan &plan) const
    {
        QStringList begins;
        for (const auto &[workload, word] : m_words)
            begins << word + u' ' + dayOf(plan, workload->startMonth);
        return begins;
    }
    /// "serve 2027-06-01": the workloads that end before the plan, with the first day without them.
    [[nodiscard]] QStringList ends(const Plan &plan) const
    {
        QStringList ends;
        for (const auto &[workload, word] : m_words) {
            if (const std::optional<int> end = endOfWork({workload}, plan.months))
                ends << word + u' ' + dayOf(plan, *end);
        }
        return ends;
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
    /// `otherwise`: the command where none of them is.
    void run(const QString &users, const QString &command, const QString &file = {},
             const QString &otherwise = {})
    {
        if (!file.isEmpty())
            needs(users, file);
        m_commands << u"if needed %1; then %2;%3 fi"_s.arg(
            users, command, otherwise.isEmpty() ? QString() : u" else %1;"_s.arg(otherwise));
    }
    /// A file that another one refers to.
    void needs(const QString &users, const QString &file) { m_files << u"    \"%1 %2\""_s.arg(file, users); }
    void part(const QString &title) { m_commands << QString() << u"# "_s + title; }
    void plain(const QString &line) { m_commands << line; }

    /// What the lists of the workspace do not show: the rest is removed by its tag.
    void removal(const QString &command) { m_removals << u"    "_s + command; }

    [[nodiscard]] QStringList files() const { return m_files; }
    [[nodiscard]] QStringList commands() const { return m_commands; }
    [[nodiscard]] QStringList removals() const { return m_removals; }

private:
    QStringList m_files;
    QStringList m_commands;
    QStringList m_removals;
};

/// To the letter for the shell.
QString letters(QString text)
{
    return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'';
}

/// " 'max_instances=8'": what the Azure CLI shows of a thing where that is as the plan has it, for compare() of the script.
class Members
{
public:
    void add(const QString &member, const QString &value, const QString &from = {})
    {
        const QString text = oneLine(value);
        if (!text.isEmpty())
            m_text += u' ' + letters((from.isEmpty() ? QString() : from + u':') + member + u'=' + text);
    }
    void add(const QString &member, int value, const QString &from = {})
    {
        add(member, QString::number(value), from);
    }
    [[nodiscard]] const QString &text() const { return m_text; }

private:
    QString m_text;
};

QString membersOf(const ComputeResource &resource)
{
    const Compute &compute = *resource.compute;
    Members members;
    members.add(u"type"_s, typeName(resource.kind));
    if (resource.kind == ComputeKind::Instance || resource.kind == ComputeKind::Cluster)
        members.add(u"size"_s, compute.size);
    if (resource.kind == ComputeKind::Instance && compute.idleShutdownMinutes)
        members.add(u"idle_time_before_shutdown_minutes"_s, *compute.idleShutdownMinutes);
    if (resource.kind == ComputeKind::Cluster) {
        members.add(u"tier"_s, compute.tier == Tier::Dedicated ? u"dedicated"_s : u"low_priority"_s);
        members.add(u"min_instances"_s, compute.minNodes);
        members.add(u"max_instances"_s, compute.maxNodes);
        members.add(u"idle_time_before_scale_down"_s, compute.idleSeconds);
    }
    return members.text();
}

QString membersOf(const Emission &emission, const EndpointResource &endpoint,
                  const DeploymentResource &resource)
{
    const PricedInstances instances = pricedInstances(emission, endpoint, resource);
    Members members;
    const bool isManaged = endpoint.kind == EndpointKind::Managed;
    members.add(u"instance_type"_s, isManaged ? resource.compute->size : servingInstanceType.toString());
    if (!instances.scales)
        members.add(u"instance_count"_s, instances.first);
    // Those of later months take its place.
    const std::vector<InstancesFrom> months = instancesByMonth(emission, endpoint, resource);
    for (std::size_t at = 1; at < months.size(); ++at)
        members.add(u"instance_count"_s, months[at].instances,
                    months[at].month.firstDay().toString(Qt::ISODate));
    if (instances.scales && !isManaged) {
        members.add(u"scale_settings.min_instances"_s, instances.least);
        members.add(u"scale_settings.max_instances"_s, instances.most);
    }
    return members.text();
}

/// How many times a schedule starts its job in each of its days, weeks or months.
qsizetype startsOf(const Recurrence &recurrence)
{
    return recurrence.hours.size() * recurrence.minutes.size()
        * std::max(qsizetype(1), recurrence.weekDays.size())
        * std::max(qsizetype(1), recurrence.monthDays.size());
}

QString membersOf(const Emission &emission, const ScheduleResource &schedule)
{
    Members members;
    members.add(u"is_enabled"_s, u"true"_s);
    members.add(u"trigger.type"_s, u"recurrence"_s);
    members.add(u"trigger.frequency"_s, schedule.recurrence.frequency);
    members.add(u"trigger.interval"_s, schedule.recurrence.interval);
    members.add(u"trigger.start_time"_s, monthStart(emission.plan, schedule.firstMonth));
    members.add(u"trigger.end_time"_s, monthStart(emission.plan, schedule.endMonth));
    // The hours, the days and the zone are examples: those of its file are read by the script.
    for (const auto &[tag, value] : jobTagsOf(emission, schedule))
        members.add(u"tags.\"%1\""_s.arg(tag), value);
    return members.text();
}

void addComputes(Script &script, const Layout &layout, const Words &words)
{
    if (layout.computes.empty())
        return;
    script.part(u"Computes"_s);
    for (const ComputeResource &compute : layout.computes) {
        const bool created = compute.kind == ComputeKind::Instance || compute.kind == ComputeKind::Cluster;
        script.run(
            words.withPipelines(compute.workloads),
            u"compute %1 %2 %3"_s.arg(created ? u"create"_s : u"attach"_s, compute.name, computePath(compute))
                + membersOf(compute),
            computePath(compute));
    }
}

void addApi(Script &script, const EndpointResource &endpoint, const QString &users)
{
    const QString subscription = subscriptionPath(endpoint);
    script.run(users, u"subscription %1 %2"_s.arg(subscriptionName(endpoint), subscription), subscription);
    script.removal(u"remove_subscription %1"_s.arg(subscriptionName(endpoint)));
    script.run(users, u"endpoint serverless-endpoint %1 %2"_s.arg(endpoint.name, endpointPath(endpoint)),
               endpointPath(endpoint));
}

void addAutoscale(Script &script, const Emission &emission, const EndpointResource &endpoint,
                  const DeploymentResource &deployment, const QString &users)
{
    const std::optional<Autoscale> autoscale = autoscaleOf(emission, endpoint, deployment);
    if (!autoscale)
        return;
    QStringList command{u"autoscale"_s,
                        endpoint.name,
                        deployment.name,
                        QString::number(autoscale->least),
                        QString::number(autoscale->most),
                        QString::number(autoscale->step)};
    static const QStringList places{u"deployment"_s, u"endpoint"_s, u"instance"_s};
    for (const AutoscaleRule &rule : autoscale->rules)
        command << u"'%1 %2 %3 %4'"_s.arg(rule.out ? u"Increase"_s : u"Decrease"_s, rule.metric,
                                          QString::number(rule.threshold, 'g', 10),
                                          places.at(static_cast<qsizetype>(rule.of)));
    script.run(users, command.join(u' '));
}

void addOnline(Script &script, const Emission &emission, const Words &words)
{
    for (const EndpointResource &endpoint : emission.layout.endpoints) {
        const QString users = words.of(endpoint.workload);
        script.part(u"%1 %2"_s.arg(kindName(endpoint.kind), endpoint.name));
        if (endpoint.kind == EndpointKind::ServerlessApi) {
            addApi(script, endpoint, users);
            continue;
        }
        Members members;
        if (endpoint.kind == EndpointKind::Kubernetes)
            members.add(u"compute"_s, u"azureml:"_s + endpoint.computeName);
        script.run(users,
                   u"endpoint online-endpoint %1 %2"_s.arg(endpoint.name, endpointPath(endpoint))
                       + members.text(),
                   endpointPath(endpoint));
        QStringList traffic;
        for (const DeploymentResource &deployment : endpoint.deployments) {
            const QString path = deploymentPath(endpoint, deployment);
            script.run(users,
                       u"deployment online-deployment %1 %2 %3"_s.arg(endpoint.name, deployment.name, path)
                           + membersOf(emission, endpoint, deployment),
                       path);
            traffic << u"%1=%2"_s.arg(deployment.name, QString::number(deployment.traffic));
        }
        for (const DeploymentResource &deployment : endpoint.deployments)
            addAutoscale(script, emission, endpoint, deployment, users);
        script.run(users, u"traffic %1 \"%2\""_s.arg(endpoint.name, traffic.join(u' ')));
    }
}

void addBatch(Script &script, const Emission &emission, const Words &words)
{
    for (const BatchResource &batch : emission.layout.batches) {
        Members members;
        members.add(u"compute"_s, u"azureml:"_s + batch.computeName);
        members.add(u"resources.instance_count"_s, pricedNodes(emission, batch));
        const QString users = words.of(batch.workload);
        script.part(u"Batch endpoint %1"_s.arg(batch.name));
        script.run(users, u"endpoint batch-endpoint %1 %2"_s.arg(batch.name, batchEndpointPath(batch)),
                   batchEndpointPath(batch));
        script.run(users,
                   u"deployment batch-deployment %1 %2 %3"_s.arg(batch.name, batch.deploymentName,
                                                                 batchDeploymentPath(batch))
                       + members.text(),
                   batchDeploymentPath(batch));
        script.run(users, u"default_deployment %1 %2"_s.arg(batch.name, batch.deploymentName));
    }
}

void addJobs(Script &script, const Emission &emission, const Words &words)
{
    const Layout &layout = emission.layout;
    if (!layout.jobs.empty() || !layout.pipelines.empty())
        script.part(
            u"Jobs: schedules for those that run unattended, a run of the others where it is asked for"_s);
    for (const StartedRun &run : startedRuns(layout)) {
        const QString users = words.of(run.workloads);
        QStringList command{u"run"_s, run.name, jobPath(run.name)};
        command << run.before;
        if (!run.before.isEmpty() || !run.waits.isEmpty())
            command << u"--"_s << letters(oneLine(run.waits.join(u", "_s))) << users;
        script.run(words.together(run.workloads), command.join(u' '), jobPath(run.name),
                   run.workloads.size() > 1 ? u"held_back %1 %2"_s.arg(run.name, users) : QString());
    }
    for (const ScheduleResource &schedule : layout.schedules) {
        const QString users = words.of(schedule.workloads);
        script.run(users,
                   u"schedule %1 %2 %3"_s.arg(schedule.name, schedulePath(schedule),
                                              QString::number(startsOf(schedule.recurrence)))
                       + membersOf(emission, schedule),
                   schedulePath(schedule));
        script.removal(u"remove_schedule %1"_s.arg(schedule.name));
        script.needs(users, jobPath(schedule.job));
    }
}

bool hasAutoscaleAnywhere(const Layout &layout)
{
    for (const EndpointResource &endpoint : layout.endpoints) {
        for (const DeploymentResource &deployment : endpoint.deployments) {
            if (hasAutoscale(endpoint, deployment))
                return true;
        }
    }
    return false;
}

bool hasApis(const Layout &layout)
{
    return std::ranges::any_of(layout.endpoints, [](const EndpointResource &endpoint) {
        return endpoint.kind == EndpointKind::ServerlessApi;
    });
}

QString arrayOf(const QString &name, QStringList entries)
{
    entries.removeDuplicates();
    for (QString &entry : entries)
        entry = u"    \""_s + entry + u"\""_s;
    if (entries.isEmpty())
        return name + u"=()"_s;
    return name + u"=(\n"_s + entries.join(u'\n') + u"\n)"_s;
}

/// Texts as the shell takes them to the letter.
QString lettersOf(const QString &name, QStringList texts)
{
    for (QString &text : texts)
        text = u"    '"_s + text.replace(u'\'', u"'\\''"_s) + u'\'';
    return name + (texts.isEmpty() ? u"=()"_s : QString(u"=(\n"_s + texts.join(u'\n') + u"\n)"_s));
}

/// "serve 4": the name of each endpoint, and how long the longest of its deployments on Kubernetes is called.
QStringList endpointNames(const Layout &layout)
{
    QStringList names;
    for (const EndpointResource &endpoint : layout.endpoints) {
        qsizetype longest = 0;
        for (const DeploymentResource &deployment : endpoint.deployments) {
            if (endpoint.kind == EndpointKind::Kubernetes)
                longest = std::max(longest, deployment.name.size());
        }
        names << u"%1 %2"_s.arg(endpoint.name).arg(longest);
    }
    for (const BatchResource &batch : layout.batches)
        names << u"%1 0"_s.arg(batch.name);
    return names;
}

/// What whoever runs the script has to be allowed to do in the workspace.
QStringList actionsOf(const Layout &layout)
{
    QStringList kinds;
    if (!layout.computes.empty())
        kinds << u"computes"_s;
    for (const EndpointResource &endpoint : layout.endpoints) {
        if (endpoint.kind == EndpointKind::ServerlessApi)
            kinds << u"serverlessEndpoints"_s << u"marketplaceSubscriptions"_s;
        else
            kinds << u"onlineEndpoints"_s << u"onlineEndpoints/deployments"_s;
    }
    if (!layout.batches.empty())
        kinds << u"batchEndpoints"_s << u"batchEndpoints/deployments"_s;
    if (!layout.jobs.empty() || !layout.pipelines.empty())
        kinds << u"jobs"_s;
    if (!layout.schedules.empty())
        kinds << u"schedules"_s;
    QStringList actions;
    for (const QString &kind : kinds)
        actions << u"Microsoft.MachineLearningServices/workspaces/%1/write"_s.arg(kind);
    if (hasAutoscaleAnywhere(layout))
        actions << u"Microsoft.Insights/autoscaleSettings/write"_s;
    return actions;
}

/// "jobs/train.yml 0123456789abcdef code environment": what each file says apart from what is left to a person, and where that stands.
QStringList exportedFiles(const Emission &emission)
{
    QStringList files;
    for (const ExportFile &file : emission.files) {
        const QByteArrayList keys = keysOf(emission.blanks, file.path);
        files << QStringList{file.path, saidIn(file.bytes, keys), QString::fromLatin1(keys.join(' '))}
                     .join(u' ')
                     .trimmed();
    }
    return files;
}

QStringList header(const Emission &emission, const Words &words, const Script &script)
{
    const Layout &layout = emission.layout;
    QStringList lines{
        u"#!/usr/bin/env bash"_s,
        u"# Creates what the plan %1 needs in an Azure Machine Learning workspace. Written by Slipway."_s.arg(
            emission.planName()),
        u"# README.md says what comes first and what it costs."_s};
    for (const QString &blocker : emission.blockerLines())
        lines << u"# Blocker: "_s + blocker;
    QStringList providers{u"Microsoft.MachineLearningServices"_s};
    if (hasAutoscaleAnywhere(layout))
        providers << u"Microsoft.Insights"_s;
    return lines
        << QString() << u"# Put behind the names of all endpoints: they have to be unique in the region."_s
        << u"suffix=${ENDPOINT_SUFFIX:-}"_s
        << u"region=%1"_s.arg(NameList().take(layout.region, NameRule::Plain, u"region"_s))
        << u"# Stands in the tag slipway-deployment of everything that is made from this folder."_s
        << u"deployment_id=%1"_s.arg(emission.deployment) << u"workloads=(%1)"_s.arg(words.all().join(u' '))
        << u"# Workloads that end before the plan, with the first day without them."_s
        << arrayOf(u"ends"_s, words.ends(emission.plan))
        << u"# Each workload, with the first day of its work; and the first day after the plan."_s
        << arrayOf(u"begins"_s, words.begins(emission.plan))
        << u"plan_end=%1"_s.arg(dayOf(emission.plan, emission.plan.months))
        << u"# Each file, with the workloads that need it."_s << u"files=("_s << script.files() << u")"_s
        << u"# Each file as it was exported: a digest of what it says, and the keys that are left to fill in or to change."_s
        << arrayOf(u"exported"_s, exportedFiles(emission))
        << u"# Lines of the files in which a name of the plan looks like something to fill in."_s
        << lettersOf(u"named_alike"_s, emission.likePlaceholders)
        << u"# Each endpoint, with the length of its longest deployment on Kubernetes."_s
        << arrayOf(u"endpoints"_s, endpointNames(layout)) << arrayOf(u"providers"_s, providers)
        << arrayOf(u"actions"_s, actionsOf(layout))
        << u"# Region, pool, vCPUs that the plan needs from which day on (begin: from the first one on), family."_s
        << arrayOf(u"quotas"_s, quotasOf(emission))
        << u"# What takes vCPUs as soon as it is made, how many (from which day on) and of which region, pool and family, with its workloads."_s
        << arrayOf(u"draws"_s,
                   drawsOf(emission,
                           [&words](const std::vector<const Workload *> &workloads) {
                               return words.withPipelines(workloads);
                           }))
        << QString();
}

/// The parts of the script that this plan needs.
QString functions(const Layout &layout)
{
    QString text = QString::fromUtf8(embeddedAzureMl(u"deploy-common.sh"_s));
    if (hasAutoscaleAnywhere(layout))
        text += u'\n' + QString::fromUtf8(embeddedAzureMl(u"deploy-autoscale.sh"_s));
    if (hasApis(layout))
        text += u'\n' + QString::fromUtf8(embeddedAzureMl(u"deploy-api.sh"_s));
    if (!layout.jobs.empty() || !layout.pipelines.empty())
        text += u'\n' + QString::fromUtf8(embeddedAzureMl(u"deploy-job.sh"_s));
    return text;
}

/// "2027-06-01", the first day without work; "-" where it goes on to the end of the plan.
QString endIn(const Plan &plan, std::optional<int> end)
{
    return end ? dayOf(plan, *end) : u"-"_s;
}

/// "compute train -", "online-endpoint serve 2027-06-01": all that the plan has of what can be listed, with the first day without its work.
QStringList plannedOf(const Emission &emission)
{
    const Plan &plan = emission.plan;
    QStringList planned;
    for (const Removal &removal : removalsOf(plan, emission.layout))
        planned << QStringList{removal.kind, removal.name, endIn(plan, removal.end)}.join(u' ');
    for (const EndpointResource &endpoint : emission.layout.endpoints) {
        const QString end = endIn(plan, endOfWork({endpoint.workload}, plan.months));
        for (const DeploymentResource &deployment : endpoint.deployments)
            planned << u"online-deployment %1${suffix}/%2 %3"_s.arg(endpoint.name, deployment.name, end);
    }
    for (const BatchResource &batch : emission.layout.batches)
        planned << u"batch-deployment %1${suffix}/%2 %3"_s.arg(
            batch.name, batch.deploymentName, endIn(plan, endOfWork({batch.workload}, plan.months)));
    return planned;
}

/// "2027-06-01 compute/notebooks": the tags of the computes of which a person makes copies, with the first day without their work.
QStringList lineEndsOf(const Emission &emission)
{
    QStringList lines;
    for (const ComputeResource &resource : emission.layout.computes)
        lines << endIn(emission.plan, endOfWork(resource.workloads, emission.plan.months)) + u' '
                + lineTag(u"compute/"_s + resource.compute->id);
    lines.removeDuplicates();
    return lines;
}

/// "2 2027-02-01:3 2027-06-01:4|compute/notebooks": instances that have a file, how many are priced from which day on, and their tag.
QStringList copiesOf(const Emission &emission)
{
    QStringList copies;
    const Compute *before = nullptr;
    for (const ComputeResource &resource : emission.layout.computes) {
        if (resource.compute == before)
            continue;
        before = resource.compute;
        QString text;
        for (const InstancesFrom &from : instancesByMonth(emission, resource))
            text += u" %1:%2"_s.arg(from.month.firstDay().toString(Qt::ISODate),
                                    QString::number(from.instances));
        if (const std::optional<int> end = endOfWork(resource.workloads, emission.plan.months);
            end && !text.isEmpty())
            text += u" %1:0"_s.arg(dayOf(emission.plan, *end));
        if (!text.isEmpty())
            copies << QString::number(resource.compute->instances) + text + u'|'
                    + lineTag(u"compute/"_s + resource.compute->id);
    }
    return copies;
}

/// What has no work any more from a day on: removed by --remove-ended, told by every other run.
QString endings(const Emission &emission)
{
    QStringList lines;
    for (const ScheduleResource &schedule : emission.layout.schedules) {
        if (schedule.endMonth < emission.plan.months)
            lines << u"    ended_schedule %1 %2"_s.arg(dayOf(emission.plan, schedule.endMonth),
                                                       schedule.name);
    }
    for (const Removal &removal : removalsOf(emission.plan, emission.layout)) {
        if (removal.end)
            lines << u"    ended %1 %2 \"%3\"%4"_s.arg(
                dayOf(emission.plan, *removal.end), removal.kind, removal.name,
                removal.type.isEmpty() ? QString() : u' ' + removal.type);
    }
    if (lines.isEmpty())
        lines << u"    :"_s;
    return u"\nendings() {\n"_s + lines.join(u'\n') + u"\n}\n"_s;
}

} // namespace

void writeDeployScript(Emission &emission)
{
    const Words words(emission.layout);
    Script script;
    addComputes(script, emission.layout, words);
    script.plain(u"if [ \"$computes_only\" = yes ]; then finish; exit 0; fi"_s);
    addOnline(script, emission, words);
    addBatch(script, emission, words);
    addJobs(script, emission, words);

    QString text = header(emission, words, script).join(u'\n') + u'\n' + functions(emission.layout);
    text
        += u"\n# All that the plan has, by the names of the workspace, with the first day without its work.\n"_s
        + arrayOf(u"planned"_s, plannedOf(emission))
        + u"\n# Computes by their tag slipway-line, with the first day without their work.\n"_s
        + lettersOf(u"line_ends"_s, lineEndsOf(emission))
        + u"\n# Computes of which the plan has more later, one for each person who joins.\n"_s
        + lettersOf(u"copies"_s, copiesOf(emission)) + u'\n' + endings(emission);
    text += u"\nif [ \"$remove_ended\" = yes ]; then\n    check\n    list_made_here remove\n    endings\n    "
            u"each_here remove_ended\n"
            "    each_here remains\n    finish_removal\n    exit 0\nfi\n"_s;
    text += u"\nif [ \"$destroy\" = yes ]; then\n    check\n    list_made_here remove\n"_s
        + (script.removals() + QStringList{u"    each_here remove"_s}).join(u'\n')
        + u"\n    finish_removal\n    exit 0\nfi\n"_s;
    if (emission.evaluation.hasBlockers())
        text += u"\n[ \"${SLIPWAY_ALLOW_BLOCKERS:-}\" = 1 ] || fail \"The plan has blockers, see README.md; "
                "SLIPWAY_ALLOW_BLOCKERS=1 goes on all the same.\"\n"_s;
    text += u"\ncheck\n"_s + script.commands().join(u'\n') + u"\nfinish\n"_s;
    emission.files.push_back({u"deploy.sh"_s, text.toUtf8(), true});
}

} // namespace slipway::azureml
