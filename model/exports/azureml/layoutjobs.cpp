// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/layoutbuilder.h"

#include "model/exports/azureml/jobparts.h"

#include "model/base/format.h"
#include "model/base/significant.h"
#include "model/exports/azureml/yamlwriter.h"

#include <algorithm>
#include <cmath>

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

/// A schedule starts these, and pipelines.
bool canBeScheduled(JobKind kind)
{
    return kind == JobKind::Command || kind == JobKind::Spark;
}

/// The months of the horizon in which a workload runs.
struct MonthSpan
{
    int first = 0;
    int end = 0; ///< the one after the last
    friend bool operator==(const MonthSpan &, const MonthSpan &) = default;
};

MonthSpan monthsOf(const Plan &plan, const Workload &workload)
{
    const qint64 end
        = workload.lengthMonths ? qint64(workload.startMonth) + *workload.lengthMonths : plan.months;
    return {std::max(0, workload.startMonth), static_cast<int>(std::min<qint64>(end, plan.months))};
}

MonthSpan commonMonths(const Plan &plan, const std::vector<const Workload *> &workloads)
{
    MonthSpan months{0, plan.months};
    for (const Workload *workload : workloads) {
        const MonthSpan own = monthsOf(plan, *workload);
        months = {std::max(months.first, own.first), std::min(months.end, own.end)};
    }
    return months;
}

bool runsUnattended(const JobResource &job)
{
    return job.workload->environment == Environment::Production && job.place != JobPlace::Local
        && hasRuns(job);
}

/// Whether one schedule can start both as the plan has them.
bool runTogether(const Plan &plan, const JobResource &one, const JobResource &other)
{
    return runsUnattended(one) && runsUnattended(other)
        && qFuzzyCompare(one.detail->runsPerMonth.likely, other.detail->runsPerMonth.likely)
        && monthsOf(plan, *one.workload) == monthsOf(plan, *other.workload);
}

} // namespace

bool LayoutBuilder::placeJob(JobResource &job, bool inPipeline)
{
    const TargetTraits &traits = m_catalog.traits(job.compute->target);
    job.kind = kindOf(*job.detail, m_plan, traits.spark == SparkUse::Only);
    job.place = placeOf(traits.resource);
    job.computeName = resourceOf(*job.compute);
    if (job.place == JobPlace::Local && inPipeline) {
        omit(titleOf(*job.workload), u"A step of a pipeline cannot run on the local computer."_s);
        return false;
    }
    if (job.place != JobPlace::Local && job.place != JobPlace::Serverless && job.computeName.isEmpty()) {
        omit(titleOf(*job.workload), u"%1 cannot be named in a job."_s.arg(oneLine(job.compute->id)));
        return false;
    }
    if (job.detail->kind == TrainingKind::AutoML && job.kind == JobKind::Command)
        m_layout.remarks
            << u"%1 is written as a command: the AutoML jobs written here are those of tables and time "
               "series."_s.arg(titleOf(*job.workload));
    return true;
}

namespace {

/// What a job waits for in vain is in no file; rule plan.waits tells the planner.
void remarkVainWaits(const Plan &plan, QStringList &remarks)
{
    for (const Workload &workload : plan.workloads) {
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        for (const QString &id : job &&isInFiles(plan, workload) ? job->dependsOn : QStringList()) {
            const Workload *other = plan.workload(id);
            const bool ends = other
                && (std::holds_alternative<TrainingJob>(other->detail)
                    || std::holds_alternative<BatchScoring>(other->detail));
            const auto *before = other ? std::get_if<TrainingJob>(&other->detail) : nullptr;
            const bool isNeverStarted = before && before->runsPerMonth.likely <= 0;
            if (!ends || other == &workload || !isInFiles(plan, *other) || isNeverStarted)
                remarks << u"%1 is written as if it did not wait for %2: %3."_s.arg(
                    oneLine(workload.shownName()), oneLine(id),
                    !other                   ? u"the plan does not have it"_s
                        : other == &workload ? u"that is itself"_s
                        : !other->enabled    ? u"that is switched off"_s
                        : !ends              ? u"it never ends"_s
                        : isNeverStarted     ? u"the plan has no run of that"_s
                                             : u"that begins after the plan's last month"_s);
        }
    }
}

} // namespace

void LayoutBuilder::sortByOrder(std::vector<JobResource> &jobs, const QHash<QString, QString> &nameOfWorkload,
                                const QString &of)
{
    for (JobResource &job : jobs) {
        for (const QString &id : job.detail->dependsOn) {
            const QString name = nameOfWorkload.value(id);
            const auto before = std::ranges::find_if(
                jobs, [&id](const JobResource &other) { return other.workload->id == id; });
            // Of what has no run none ends.
            const bool never = before != jobs.end() && !hasRuns(*before) && hasRuns(job);
            if (!name.isEmpty() && name != job.name && !never && !job.after.contains(name))
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

Recurrence LayoutBuilder::recurrenceOf(const QString &name, const std::vector<JobResource> &jobs, double runs,
                                       int months, int days)
{
    QStringList rarer;
    for (const JobResource &one : jobs) {
        if (!qFuzzyCompare(one.detail->runsPerMonth.likely, runs))
            rarer << u"%1 %2"_s.arg(one.name,
                                    formatSignificant(one.detail->runsPerMonth.likely, QLocale::c()));
    }
    if (!rarer.isEmpty())
        m_layout.remarks
            << u"%1: its schedule starts all steps together, %2 times a month. The plan prices fewer runs of "
               u"some: %3. Each further "
               "run of those costs beside it; a pipeline of their own runs as often as they are planned."_s
                   .arg(name, formatSignificant(runs, QLocale::c()), rarer.join(u", "_s));
    const auto startsTogether = [](const JobResource &job) {
        return job.detail->pattern == RunPattern::Together && job.detail->runsPerMonth.likely > 1;
    };
    if (std::ranges::all_of(jobs, startsTogether)) {
        m_layout.remarks << u"%1: the plan starts its %2 runs of a month together. A schedule starts one run "
                            u"at a time: they start a minute "
                            "apart, and follow each other on the same nodes."_s.arg(
                                name, formatSignificant(runs, QLocale::c()));
        return recurrenceTogether(runs, months);
    }
    for (const JobResource &one : jobs) {
        if (startsTogether(one))
            m_layout.remarks
                << u"%1: the plan starts the %2 runs of %3 in a month together, and those of the other steps "
                   u"not. The schedule spreads "
                   "all of them: each run then has its machines started and idle for itself, which the plan prices once."_s
                       .arg(name, formatSignificant(one.detail->runsPerMonth.likely, QLocale::c()), one.name);
    }
    return nearestRecurrence(runs, months, days);
}

void LayoutBuilder::addSchedule(const QString &title, const QString &job, bool pipeline,
                                const std::vector<JobResource> &jobs)
{
    double runs = 0;
    std::vector<const Workload *> workloads;
    for (const JobResource &one : jobs) {
        runs = std::max(runs, one.detail->runsPerMonth.likely);
        workloads.push_back(one.workload);
    }
    // What is tried out in development is started by hand.
    if (!std::all_of(jobs.begin(), jobs.end(), runsUnattended))
        return;
    const JobKind kind = jobs.front().kind;
    if (!pipeline && !canBeScheduled(kind)) {
        m_layout.remarks << u"%1 has no schedule: schedules start pipelines, commands and Spark jobs."_s.arg(
            job);
        return;
    }
    const bool waitsElsewhere
        = std::ranges::any_of(jobs, [](const JobResource &one) { return !one.elsewhere.isEmpty(); });
    if (waitsElsewhere || (!pipeline && !jobs.front().after.isEmpty())) // told by remarkFollowers()
        return;
    const MonthSpan months = commonMonths(m_plan, workloads);
    if (months.first >= months.end) {
        m_layout.remarks
            << u"%1 has no schedule: there is no month of the plan in which all of it runs."_s.arg(job);
        return;
    }
    for (const Workload *workload : workloads) {
        if (monthsOf(m_plan, *workload) != months)
            m_layout.remarks
                << u"%1 runs in more months than the others of %2: its schedule has those that all have."_s
                       .arg(oneLine(workload->name), job);
    }
    const auto days = m_plan.start.plusMonths(months.first)
                          .firstDay()
                          .daysTo(m_plan.start.plusMonths(months.end).firstDay());
    const Recurrence recurrence
        = recurrenceOf(job, jobs, runs, months.end - months.first, static_cast<int>(days));
    constexpr double near = 0.1; // within which a recurrence counts as what the plan has
    const bool isFar = std::abs(std::log(recurrence.runsPerMonth / runs)) > near;
    if (isFar)
        m_layout.remarks
            << u"%1: its schedule starts %2 a month, the plan prices %3: no recurrence%4 comes nearer."_s.arg(
                   job,
                   formatSignificant(recurrence.runsPerMonth, QLocale::c()) + u' '
                       + unitName(u"run"_s, recurrence.runsPerMonth),
                   formatSignificant(runs, QLocale::c()), runs < 1 ? u" of up to a year"_s : QString());
    m_layout.schedules.push_back(
        {m_scheduleNames.take(job, NameRule::Plain, u"schedule"_s, u"schedule/"_s + job), job, pipeline, kind,
         title, runs, recurrence, std::move(workloads), months.first, months.end});
    if (const ScheduleResource &schedule = m_layout.schedules.back(); !isFar && isRounded(schedule))
        m_layout.remarks << u"%1: its schedule is rounded to a plain recurrence: %2."_s.arg(job,
                                                                                            rateOf(schedule));
}

std::vector<std::pair<QString, std::vector<JobResource>>>
LayoutBuilder::takeFollowers(std::vector<JobResource> &jobs)
{
    const auto indexOf = [&](const QString &id) {
        const auto found = std::find_if(jobs.begin(), jobs.end(),
                                        [&](const JobResource &job) { return job.workload->id == id; });
        return static_cast<std::size_t>(found - jobs.begin());
    };
    std::vector<std::size_t> group(jobs.size());
    for (std::size_t i = 0; i < jobs.size(); ++i)
        group[i] = i;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        for (const QString &id : jobs[i].detail->dependsOn) {
            const std::size_t before = indexOf(id);
            if (before < jobs.size() && before != i && runTogether(m_plan, jobs[before], jobs[i]))
                std::replace(group.begin(), group.end(), std::size_t(group[i]), std::size_t(group[before]));
        }
    }
    std::vector<std::pair<QString, std::vector<JobResource>>> pipelines;
    std::vector<JobResource> others;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (group[i] == jobs.size()) // taken
            continue;
        std::vector<JobResource> steps;
        QStringList ids;
        const std::size_t own = group[i];
        for (std::size_t k = i; k < jobs.size(); ++k) {
            if (group[k] != own)
                continue;
            group[k] = jobs.size();
            ids << jobs[k].workload->id;
            steps.push_back(std::move(jobs[k]));
        }
        if (steps.size() == 1) {
            others.push_back(std::move(steps.front()));
            continue;
        }
        m_layout.remarks
            << u"%1 become one pipeline, because they wait for each other and run equally often."_s.arg(
                   oneLine(ids.join(u", "_s)));
        pipelines.emplace_back(ids.join(u'-'), std::move(steps));
    }
    jobs = std::move(others);
    return pipelines;
}

std::vector<std::pair<QString, std::vector<JobResource>>>
LayoutBuilder::takeLoneSteps(std::vector<JobResource> &jobs)
{
    const auto isWaitedFor = [&](const QString &id) {
        return std::ranges::any_of(jobs, [&](const JobResource &job) { return job.detail->dependsOn.contains(id); });
    };
    std::vector<std::pair<QString, std::vector<JobResource>>> pipelines;
    std::vector<JobResource> others;
    for (JobResource &job : jobs) {
        const bool isLone = runsUnattended(job) && !canBeScheduled(job.kind) && job.detail->dependsOn.isEmpty()
            && !isWaitedFor(job.workload->id);
        if (!isLone) {
            others.push_back(job);
            continue;
        }
        m_layout.remarks << u"%1 is the only step of a pipeline: schedules start pipelines, commands and Spark jobs."_s.arg(
            titleOf(*job.workload));
        pipelines.push_back({job.workload->id, {job}});
    }
    jobs = std::move(others);
    return pipelines;
}

void LayoutBuilder::takeIdleSteps(std::vector<std::pair<QString, std::vector<JobResource>>> &pipelines,
                                  std::vector<JobResource> &jobs)
{
    for (auto &[title, steps] : pipelines) {
        if (std::ranges::none_of(steps, hasRuns)) // nothing starts any of them
            continue;
        const auto idle = std::stable_partition(steps.begin(), steps.end(), hasRuns);
        for (auto step = idle; step != steps.end(); ++step) {
            m_layout.remarks
                << u"%1 has a file of its own and is no step of %2, which would start it: the plan has no run of it."_s
                       .arg(titleOf(*step->workload), oneLine(title));
            jobs.push_back(*step);
        }
        steps.erase(idle, steps.end());
    }
}

void LayoutBuilder::noteElsewhere(std::vector<JobResource> &jobs) const
{
    for (JobResource &job : jobs) {
        for (const QString &id : job.detail->dependsOn) {
            const Workload *other = m_plan.workload(id);
            // What is waited for in vain is told by remarkVainWaits().
            const auto *before = other ? std::get_if<TrainingJob>(&other->detail) : nullptr;
            if (!other || other == job.workload || !isInFiles(m_plan, *other)
                || (before ? before->runsPerMonth.likely <= 0
                           : !std::holds_alternative<BatchScoring>(other->detail)))
                continue;
            const bool isHere
                = std::ranges::any_of(jobs, [&](const JobResource &one) { return one.workload == other; });
            if (!isHere && !job.elsewhere.contains(id))
                job.elsewhere << id;
        }
    }
}

/// Where a job of the layout is: beside it the pipeline that has it as a step, or null.
std::pair<const JobResource *, const PipelineResource *> LayoutBuilder::placed(const QString &id) const
{
    for (const JobResource &job : m_layout.jobs) {
        if (job.workload->id == id)
            return {&job, nullptr};
    }
    for (const PipelineResource &pipeline : m_layout.pipelines) {
        for (const JobResource &step : pipeline.steps) {
            if (step.workload->id == id)
                return {&step, &pipeline};
        }
    }
    return {nullptr, nullptr};
}

/// Why no file makes `job` follow the runs of `id`.
LayoutBuilder::Wait LayoutBuilder::waitFor(const JobResource &job, const QString &id) const
{
    const auto [other, in] = placed(id);
    if (!other) {
        const Workload *workload = m_plan.workload(id);
        const bool isBatch = workload && std::holds_alternative<BatchScoring>(workload->detail);
        return {oneLine(id), isBatch ? u"nothing in them starts a batch"_s : u"it is not in them"_s, false,
                false};
    }
    const QString called = in ? u"%1 of %2"_s.arg(other->name, in->name) : other->name;
    const bool timed = isScheduled(m_layout, in ? in->name : other->name);
    if (!timed && !runsUnattended(*other))
        return {called, u"nothing starts that by the clock"_s, timed, false};
    if (runTogether(m_plan, *other, job))
        return {called, u"they are not steps of one pipeline"_s, timed, true};
    return {called, u"they do not run equally often in the same months"_s, timed, true};
}

void LayoutBuilder::remarkFollower(const JobResource &job, const PipelineResource *pipeline,
                                   bool isUnattended)
{
    QStringList ids = job.elsewhere;
    for (const QString &id : job.detail->dependsOn) {
        const auto [other, in] = placed(id);
        if (!pipeline && other && job.after.contains(other->name) && !in)
            ids << id;
    }
    const QString title = pipeline ? u"%1: step %2"_s.arg(pipeline->name, job.name) : job.name;
    std::vector<std::pair<Wait, QStringList>> reasons;
    for (const QString &id : ids) {
        const Wait wait = waitFor(job, id);
        // deploy.sh --submit-jobs starts it after the others that it starts.
        if (!isUnattended && !wait.timed && !job.elsewhere.contains(id))
            continue;
        const auto same
            = std::ranges::find_if(reasons, [&](const auto &entry) { return entry.first.why == wait.why; });
        if (same == reasons.end())
            reasons.emplace_back(wait, QStringList{wait.called});
        else
            same->second << wait.called;
    }
    for (const auto &[wait, called] : reasons) {
        const QString names = called.join(u", "_s);
        if (isUnattended)
            m_layout.remarks
                << u"%1 has no schedule: it waits for %2, and no file can make it follow each run, because %3. %4"_s
                       .arg(title, names, wait.why,
                            wait.joins ? u"Start it yourself, or put both into one pipeline."_s
                                       : u"Start it yourself."_s);
        else
            m_layout.remarks
                << u"%1 is started by hand, and nothing makes it wait for %2: start it when a run of that has ended."_s
                       .arg(title, names);
    }
}

void LayoutBuilder::remarkFollowers()
{
    remarkVainWaits(m_plan, m_layout.remarks);
    for (const JobResource &job : m_layout.jobs)
        remarkFollower(job, nullptr, runsUnattended(job));
    for (const PipelineResource &pipeline : m_layout.pipelines) {
        const bool isUnattended = std::ranges::all_of(pipeline.steps, runsUnattended);
        for (const JobResource &step : pipeline.steps)
            remarkFollower(step, &pipeline, isUnattended);
    }
}

void LayoutBuilder::addPipeline(const QString &title, std::vector<JobResource> steps)
{
    QHash<QString, QString> names;
    NameList stepNames;
    for (JobResource &step : steps) {
        step.name = stepNames.take(step.workload->id, NameRule::Step, u"step"_s);
        names.insert(step.workload->id, step.name);
    }
    noteElsewhere(steps);
    sortByOrder(steps, names, oneLine(title));
    // A job that is a pipeline only to be scheduled is the same thing once it needs none.
    const bool isLone = steps.size() == 1 && steps.front().detail->pipeline.isEmpty();
    const QString name = named(m_jobNames, NameRule::Plain, isLone ? u"job"_s : u"pipeline"_s, title);
    addSchedule(title, name, true, steps);
    m_layout.pipelines.push_back({name, std::move(steps)});
}

void LayoutBuilder::addTraining()
{
    std::vector<JobResource> single;
    std::vector<std::pair<QString, std::vector<JobResource>>> pipelines; // in the order of the plan
    for (const Workload &workload : m_plan.workloads) {
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        if (!job || !isInFiles(m_plan, workload))
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
    takeIdleSteps(pipelines, single);
    for (auto &pipeline : takeFollowers(single))
        pipelines.push_back(std::move(pipeline));
    for (auto &pipeline : takeLoneSteps(single))
        pipelines.push_back(std::move(pipeline));
    QHash<QString, QString> names;
    for (JobResource &job : single) {
        job.name = named(m_jobNames, NameRule::Plain, u"job"_s, job.workload->id);
        names.insert(job.workload->id, job.name);
    }
    noteElsewhere(single);
    sortByOrder(single, names, u"The order of the jobs"_s);
    for (const JobResource &job : single)
        addSchedule(job.workload->name, job.name, false, {job});
    m_layout.jobs = std::move(single);
    for (auto &[title, steps] : pipelines)
        addPipeline(title, std::move(steps));
    remarkFollowers();
}

} // namespace slipway::azureml
