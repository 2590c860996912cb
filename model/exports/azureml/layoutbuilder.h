// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/layout.h"
#include "model/exports/azureml/names.h"

#include <QHash>

namespace slipway::azureml {

/// Builds a Layout once. Only for layoutOf().
class LayoutBuilder
{
public:
    LayoutBuilder(const Plan &plan, const Catalog &catalog, const GivenNames &earlier);
    [[nodiscard]] Layout build();

private:
    void addComputes();
    void addCompute(const Compute &compute, ComputeKind kind, std::vector<const Workload *> workloads);
    void addEndpoint(const Workload &workload, const RealtimeEndpoint &endpoint);
    void addEndpointOf(EndpointKind kind, const Workload &workload, const RealtimeEndpoint &endpoint,
                       const std::vector<const Deployment *> &deployments, const QString &of);
    void addBatch(const Workload &workload, const BatchScoring &batch);
    void addTraining();
    void addWords();
    /// Takes those that wait for each other and run equally often: one schedule starts them as one pipeline. With titles.
    [[nodiscard]] std::vector<std::pair<QString, std::vector<JobResource>>>
    takeFollowers(std::vector<JobResource> &jobs);
    /// Takes steps without runs out of pipelines that have some: to start those starts all of it.
    void takeIdleSteps(std::vector<std::pair<QString, std::vector<JobResource>>> &pipelines,
                       std::vector<JobResource> &jobs);
    /// Says of jobs that wait, and cannot be such a pipeline, that nothing starts them.
    void remarkFollowers();
    void remarkFollower(const JobResource &job, const PipelineResource *pipeline, bool isUnattended);
    /// Notes what those that are started together wait for in other pipelines, jobs or batches.
    void noteElsewhere(std::vector<JobResource> &jobs) const;
    struct Wait
    {
        QString called;
        QString why;
        bool timed = false; ///< it has a schedule
        bool joins = false; ///< one pipeline of both would do
    };
    [[nodiscard]] Wait waitFor(const JobResource &job, const QString &id) const;
    [[nodiscard]] std::pair<const JobResource *, const PipelineResource *> placed(const QString &id) const;
    void addPipeline(const QString &title, std::vector<JobResource> steps);
    void addSchedule(const QString &title, const QString &job, bool pipeline,
                     const std::vector<JobResource> &jobs);
    /// How often they start; says where that is not as the plan has it.
    [[nodiscard]] Recurrence recurrenceOf(const QString &name, const std::vector<JobResource> &jobs,
                                          double runs, int months, int days);
    /// Takes out those that a schedule can only start as the only step of a pipeline.
    [[nodiscard]] std::vector<std::pair<QString, std::vector<JobResource>>> takeLoneSteps(std::vector<JobResource> &jobs);
    [[nodiscard]] bool placeJob(JobResource &job, bool inPipeline);
    void sortByOrder(std::vector<JobResource> &jobs, const QHash<QString, QString> &nameOfWorkload,
                     const QString &of);

    /// The compute of that id; null where there is none, which is noted for `user`.
    [[nodiscard]] const Compute *find(const QString &id, const Workload &user);
    [[nodiscard]] QString resourceOf(const Compute &compute) const { return m_nameOf.value(&compute); }
    void omit(const QString &what, const QString &why);
    /// A name, for what `kind` and `id` say: "compute", "train"; says where it is not the one of the plan. `called` is how the plan calls it, for
    /// that remark; empty: its id.
    QString named(NameList &list, NameRule rule, const QString &kind, const QString &id,
                  const QString &called = {});
    /// Those of `m_earlier` that begin so.
    [[nodiscard]] static GivenNames earlierOf(const GivenNames &earlier, const QStringList &kinds);

    const Plan &m_plan;
    const Catalog &m_catalog;
    const GivenNames m_earlier;
    Layout m_layout;
    NameList m_computeNames;
    NameList m_endpointNames;
    NameList m_jobNames;
    NameList m_scheduleNames;
    QHash<const Compute *, QString> m_nameOf; ///< of the first resource of each compute that has one
};

} // namespace slipway::azureml
