// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/azureml.h"
#include "model/exports/azureml/filledin.h"
#include "model/exports/azureml/layout.h"
#include "model/exports/azureml/names.h"
#include "model/exports/azureml/yamlwriter.h"

#include <QMap>

namespace slipway::azureml {

/// What all files of a folder are written from, and the files written so far. Internal to writeAzureMl().
struct Emission
{
    const Plan &plan;
    const Evaluation &evaluation;
    const Catalog &catalog;
    const Layout &layout;
    QString planFile;
    QString deployment; ///< of the folder, see FolderRecord; empty: no folder

    std::vector<ExportFile> files;
    QList<Placeholder> placeholders; ///< left to replace: each token once, with the first file it stands in
    FilledIn filledIn = {};
    QList<Blank> blanks = {}; ///< of all files, filled in or not
    QMap<QString, QString> jobDigests = {}; ///< of each job and pipeline by its name, see digestOf()
    QStringList likePlaceholders = {}; ///< lines of all files that a name of the plan makes look as if they were to be filled in, each once

    /// A document that begins with what it is, the blockers of the plan, and its $schema.
    [[nodiscard]] YamlWriter document(const QString &what, const QString &schema) const;
    /// With what was filled in before in place of its placeholders.
    void add(const QString &path, YamlWriter yaml);

    /// The blockers as lines of text; empty where there are none.
    [[nodiscard]] QStringList blockerLines() const;
    /// "Visual inspection of parts", on one line.
    [[nodiscard]] QString planName() const;
    /// GPUs of a size, at least 1 where it has a part of one; 0 where it has none or is not known.
    [[nodiscard]] int gpusOf(const QString &size) const;
    /// The region of a compute.
    [[nodiscard]] QString regionOf(const Compute &compute) const;
};

/// "REPLACE_SERVE_MODEL": what a person replaces, the same in all files.
[[nodiscard]] QString token(const QString &owner, const QString &what);

[[nodiscard]] QString computePath(const ComputeResource &compute);
[[nodiscard]] QString endpointPath(const EndpointResource &endpoint);
[[nodiscard]] QString deploymentPath(const EndpointResource &endpoint, const DeploymentResource &deployment);
[[nodiscard]] QString batchEndpointPath(const BatchResource &batch);
[[nodiscard]] QString batchDeploymentPath(const BatchResource &batch);
[[nodiscard]] QString jobPath(const QString &name);
[[nodiscard]] QString schedulePath(const ScheduleResource &schedule);
/// What a model of the catalog is bought with in the marketplace, before its endpoint.
[[nodiscard]] QString subscriptionPath(const EndpointResource &endpoint);
[[nodiscard]] QString subscriptionName(const EndpointResource &endpoint);
/// The model of a serverless API that the plan prices, on one line; empty where it names none.
[[nodiscard]] QString plannedModel(const EndpointResource &endpoint);

inline constexpr qsizetype longestTag = 200; ///< letters of a plan's name or a line in a tag

/// The mark of a plan, by its name, for bills: what stands in the tag slipway-id. Never empty.
[[nodiscard]] QString planTag(const Plan &plan);
/// What stands in the tag slipway-line for a line of the bill or "compute/ID", and is looked for on a bill: one line, 200 letters at the most.
[[nodiscard]] QString lineTag(const QString &line);
/// The tags by which a resource is found on a bill, by their names.
/// With `end`, the month of endOfWork(), also slipway-ends: the first day on which its work is over, "2027-06-01".
[[nodiscard]] std::vector<std::pair<QString, QString>>
tagsOf(const Plan &plan, Environment environment, const QString &line = {}, std::optional<int> end = {});
/// Those, and the deployment of the folder.
void writeTags(YamlWriter &yaml, const Emission &emission, Environment environment, const QString &line = {},
               std::optional<int> end = {}, const std::vector<std::pair<QString, QString>> &others = {});

/// What a schedule says of the job that it starts, because what Azure shows of a schedule has no reliable word on it: "slipway-job", by which
/// another job is told from it, and "slipway-computes", the computes that it runs on.
[[nodiscard]] std::vector<std::pair<QString, QString>> jobTagsOf(const Emission &emission,
                                                                 const ScheduleResource &schedule);
/// The same for all that the plan decides of a job: titles, tags and remarks do not count, nor does what is filled in.
[[nodiscard]] QString digestOf(const YamlWriter &job);

/// "2027-01-01T00:00:00": the beginning of a month of the horizon, without a zone.
[[nodiscard]] QString monthStart(const Plan &plan, int month);
/// The first month in which one of them runs.
[[nodiscard]] int firstMonthOf(const std::vector<const Workload *> &workloads);

/// "Compute cluster", "Managed online endpoint": what a resource is called in comments and tables.
[[nodiscard]] QString kindName(ComputeKind kind);
[[nodiscard]] QString kindName(EndpointKind kind);
[[nodiscard]] QString kindName(JobKind kind);

[[nodiscard]] QString poolName(QuotaPool pool);

/// How long a request may take until it is given up: the documented default, or twice the latency target, which some may miss, where that is
/// longer.
[[nodiscard]] int requestTimeoutMs(const EndpointResource &endpoint);
/// How long one may wait for an instance: the documented default, or the latency target where that is longer.
[[nodiscard]] int queueWaitMs(const EndpointResource &endpoint);
/// Seconds for one mini-batch: the documented default, or twice the time that the plan expects.
[[nodiscard]] int miniBatchTimeout(const BatchScoring &batch);
/// What an endpoint of the plan is reached from.
[[nodiscard]] bool isPublic(const Plan &plan);
/// Whether the nodes of a compute have public IP addresses.
[[nodiscard]] bool hasPublicIp(const Plan &plan, const Compute &compute);

/// Whether a compute instance is started by the clock. One that stops when it idles is started by whoever uses it: with a start of its own
/// it would run that long each day for nobody, which the bill does not have.
[[nodiscard]] bool startsByClock(const Compute &compute);

void writeComputes(Emission &emission);
void writeEndpoints(Emission &emission);
void writeJobs(Emission &emission);
void writeSchedules(Emission &emission);
void writeDeployScript(Emission &emission);
void writeReadme(Emission &emission);

} // namespace slipway::azureml
