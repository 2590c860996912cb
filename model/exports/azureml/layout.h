// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/exports/azureml/names.h"
#include "model/plan/plan.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace slipway::azureml {

// What a plan becomes in an Azure Machine Learning workspace: resources with valid names. The YAML files, the script,
// the README and the ARM template are written from this, so that all of them say the same. Borrows the plan.

/// The name of a workload on one line; its id where it has none.
[[nodiscard]] QString titleOf(const Workload &workload);

enum class ComputeKind { Instance, Cluster, Kubernetes, Machine, SparkPool };

struct ComputeResource
{
    ComputeKind kind = ComputeKind::Cluster;
    QString name;
    const Compute *compute = nullptr;
    int number = 0; ///< 1, 2... where the plan's compute becomes several resources; 0: it is the only one
    std::vector<const Workload *> workloads; ///< that use it
};

struct DeploymentResource
{
    QString name;
    const Deployment *deployment = nullptr;
    const Compute *compute = nullptr;
    int traffic = 0; ///< percent; all of an endpoint add up to 100 or to 0
};

enum class EndpointKind { Managed, Kubernetes, ServerlessApi };

struct EndpointResource
{
    EndpointKind kind = EndpointKind::Managed;
    QString name;
    const Workload *workload = nullptr;
    const RealtimeEndpoint *detail = nullptr;
    QString computeName; ///< Kubernetes: the attached cluster
    std::vector<DeploymentResource> deployments;
};

struct BatchResource
{
    QString name;
    QString deploymentName;
    QString computeName;
    bool kubernetes = false; ///< of the compute
    const Workload *workload = nullptr;
    const BatchScoring *detail = nullptr;
    const Compute *compute = nullptr;
};

enum class JobKind { Command, Sweep, AutoMl, Spark };

/// Where a job runs. Serverless and Local have no compute resource.
enum class JobPlace { Managed, Kubernetes, Attached, Serverless, Local };

struct JobResource
{
    JobKind kind = JobKind::Command;
    JobPlace place = JobPlace::Managed;
    QString name; ///< of its file; in a pipeline the name of its step
    QString computeName; ///< empty: serverless or local
    const Workload *workload = nullptr;
    const TrainingJob *detail = nullptr;
    const Compute *compute = nullptr;
    QStringList after; ///< names of steps of the same pipeline, or of jobs of their own
    QStringList
        elsewhere; ///< ids of workloads that it waits for and no file makes it follow: in another pipeline, or batches
};

struct PipelineResource
{
    QString name;
    std::vector<JobResource> steps; ///< each after those it waits for
};

/// The nearest that a recurrence comes to a number of runs a month.
struct Recurrence
{
    QString frequency; ///< "day", "week", "month"
    int interval = 1;
    QList<int> hours = {2};
    QStringList weekDays; ///< only for weeks
    QList<int> monthDays; ///< only for months; 1 to 28, which every month has
    double runsPerMonth = 0; ///< what it comes to
    QList<int> minutes = {0}; ///< of each of the hours
};

struct ScheduleResource
{
    QString name;
    QString job; ///< name of the job or pipeline
    bool pipeline = false;
    JobKind kind = JobKind::Command;
    QString title;
    double planned = 0; ///< runs a month
    Recurrence recurrence;
    std::vector<const Workload *> workloads;
    int firstMonth = 0; ///< of the horizon: all of them run from here...
    int endMonth = 0; ///< ...to the end of the month before this one
};

/// Part of the plan that no file can create.
struct Omission
{
    QString what; ///< name of the compute or workload
    QString why; ///< one sentence
};

struct Layout
{
    QString region;
    std::vector<ComputeResource> computes;
    std::vector<EndpointResource> endpoints;
    std::vector<BatchResource> batches;
    std::vector<JobResource> jobs; ///< of their own; each after those it waits for
    std::vector<PipelineResource> pipelines;
    std::vector<ScheduleResource> schedules;
    std::vector<Omission> omissions;
    QStringList remarks; ///< where a name or figure had to differ from the plan's
    /// By which a person tells deploy.sh a workload: its id as one word of a shell.
    std::vector<std::pair<const Workload *, QString>> words;
    GivenNames names; ///< of all of this

    [[nodiscard]] bool isEmpty() const
    {
        return computes.empty() && endpoints.empty() && batches.empty() && jobs.empty() && pipelines.empty();
    }
};

/// Whether the plan prices any run of it: of what it prices none, nothing starts one.
[[nodiscard]] bool hasRuns(const JobResource &job);
[[nodiscard]] bool isScheduled(const Layout &layout, const QString &job);
/// A job or pipeline without a schedule that has runs, as deploy.sh starts it where that is asked for.
struct StartedRun
{
    QString name;
    std::vector<const Workload *> workloads;
    QStringList before; ///< names of runs that start earlier and have to have ended
    QStringList
        waits; ///< what it waits for and nothing starts before it: scheduled jobs and steps of such pipelines, batches
};

/// Each after those it waits for. Where two wait for each other, the first does not.
[[nodiscard]] std::vector<StartedRun> startedRuns(const Layout &layout);

/// Never fails: what makes no sense is left out and named in `omissions`. `plan` must outlive the result.
/// `earlier` are the names that an export into the same folder gave.
[[nodiscard]] Layout layoutOf(const Plan &plan, const Catalog &catalog, const GivenNames &earlier = {});

/// Shares of 100 as whole numbers that add up to 100 (largest remainder); all 0 where the shares are.
[[nodiscard]] std::vector<int> wholeShares(const std::vector<double> &shares);
/// Below one run a month that which is nearest by ratio of those that come every so many months or days. A whole number up to 28 is exact, on as many
/// days of each month. Else a plain recurrence (daily, some days
/// of the week, every so many weeks or months) where one comes within a tenth of `runs` (> 0) a month, else that which is nearest by ratio, with
/// several hours or days of the month, or minutes of the hours: up to one each minute. What comes every so many months or days is counted in the
/// `months` of the work, which last so many days (0: about 30.4 each), from its first one on; 0: it has no end.
[[nodiscard]] Recurrence nearestRecurrence(double runs, int months = 0, int lastingDays = 0);
/// For runs (> 1 a month) that start together: a minute apart on the first of the month, at most 60 within an hour and 1,320 altogether.
/// Every few months where no whole number comes within a tenth.
[[nodiscard]] Recurrence recurrenceTogether(double runs, int months = 0);

/// Whether files make anything for it: it is switched on, and begins within the months of the plan. What begins later is in no price and no quota.
[[nodiscard]] bool isInFiles(const Plan &plan, const Workload &workload);

} // namespace slipway::azureml
