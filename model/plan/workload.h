// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/estimate.h"
#include "model/plan/plantypes.h"
#include "model/prices/pricesnapshot.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace slipway {

/// When a compute instance runs: started and stopped by schedule.
struct Schedule
{
    bool enabled = false;
    QString start = QStringLiteral("08:00"); ///< local time, "HH:MM"
    QString stop = QStringLiteral("18:00"); ///< later the same day
    int daysPerWeek = 5; ///< 1 to 7
    QString timeZone = QStringLiteral("UTC");
    Unknowns unknown;

    friend bool operator==(const Schedule &, const Schedule &) = default;
};

/// Only for targets on Kubernetes.
struct KubernetesOptions
{
    QString controlPlane = QStringLiteral("standard"); ///< "free", "standard", "premium"
    int systemNodes = 2;
    /// Pools of the system have CPUs, at least 2 with 4 GiB; 4 or more are advised (Azure AKS documentation, system node
    /// pools). Empty: this one.
    QString systemSize = QStringLiteral("Standard_D4s_v5");
    double podVcpus = 2; ///< asked for by one serving pod
    double podMemoryGiB = 4;
    int podGpus = 1; ///< on nodes that have GPUs; no two pods share one
    double servingFrontEndVcpus = 2; ///< what the Azure ML extension takes of the cluster
    Unknowns unknown;

    friend bool operator==(const KubernetesOptions &, const KubernetesOptions &) = default;
};

/// Only for Spark targets: what one session holds.
struct SparkOptions
{
    int driverVcpus = 4;
    int executorVcpus = 4;
    int executors = 2;
    double idleMinutes = 30;
    Unknowns unknown;

    friend bool operator==(const SparkOptions &, const SparkOptions &) = default;
};

/// Only for targets that are billed by the token.
struct HostedModel
{
    QString model; ///< as the price book names it, "gpt-oss-120b"; empty: none of it
    bool regional = false; ///< answers stay in the compute's region; else others may answer
    bool dataZone
        = false; ///< unless regional: answers stay in the data zone that the region lies in; else any region may answer
    std::optional<QString>
        inputPrice; ///< decimal USD for a million tokens, as agreed; none: the price book's
    std::optional<QString> outputPrice;
    Unknowns unknown;

    [[nodiscard]] HostedReach reach() const
    {
        return regional ? HostedReach::Region : dataZone ? HostedReach::DataZone : HostedReach::Anywhere;
    }

    friend bool operator==(const HostedModel &, const HostedModel &) = default;
};

/// A named compute: what workloads run on. Its fixed cost and quota count once, however many share it.
struct Compute
{
    // Written once, in the .cpp: whoever copies one would have the code of all its parts in each file.
    Compute();
    Compute(const Compute &other);
    Compute(Compute &&other) noexcept;
    Compute &operator=(const Compute &other);
    Compute &operator=(Compute &&other) noexcept;
    ~Compute();

    QString id; ///< unique in the plan; becomes the resource's name
    QString target; ///< id in the catalog, "compute_cluster"
    QString size; ///< VM size name; empty where the target has none
    QString region; ///< empty: the plan's
    Environment environment = Environment::Production;
    int instances = 1; ///< machines of their own: compute instances, attached VMs; 0 to 1,000
    int minNodes = 0; ///< clusters
    int maxNodes = 1;
    Tier tier = Tier::Dedicated;
    PriceType priceType = PriceType::PayAsYouGo;
    int idleSeconds = 120; ///< before a cluster scales a node down; documented default
    std::optional<int> idleShutdownMinutes; ///< compute instances, 15 to 4,320; none: never by itself
    Schedule schedule;
    bool publicIp = true;
    std::optional<QString> ownerPrice; ///< attached compute: decimal USD per node-hour, as its owner says
    std::optional<KubernetesOptions> kubernetes;
    std::optional<SparkOptions> spark;
    std::optional<HostedModel> hosted;
    QString note;
    Unknowns unknown;

    friend bool operator==(const Compute &, const Compute &) = default;
};

/// People who explore, write notebooks and try things.
struct Experimentation
{
    QString compute;
    Estimate people = 1;
    Estimate hoursPerDay = 6; ///< of active use by one person
    double daysPerWeek = 5;
    Unknowns unknown;

    friend bool operator==(const Experimentation &, const Experimentation &) = default;
};

enum class WorkMethod : std::uint8_t { MeasuredHours, ParametersAndTokens, ImagesAndEpochs };
enum class RunPattern : std::uint8_t { Spread, Together };
enum class FineTuning : std::uint8_t { Full, LowRank, QuantizedLowRank };
enum class TrainingKind : std::uint8_t { Job, PipelineStep, Sweep, AutoML, Spark };

/// The work of one run. `method` says which part counts; the others keep their entries.
struct TrainingWork
{
    WorkMethod method = WorkMethod::MeasuredHours;
    Estimate measuredHours = 1; ///< wall time of one run on `measuredNodes` nodes of `measuredSize`
    QString
        measuredSize; ///< empty: what was measured is the compute as planned, measuredNodes does not count
    int measuredNodes = 1;
    Estimate parametersBillion = 0;
    Estimate tokensBillion = 0;
    Estimate exampleTokens = 0; ///< of a typical example; 0: packed to full sequences
    FineTuning fineTuning = FineTuning::Full;
    Estimate images = 0;
    Estimate epochs = 0;
    Estimate imagesPerSecond = 0; ///< measured on `measuredNodes` nodes of `measuredSize`
    std::optional<QString> trainedModel; ///< of the table of language models; absent: the plan's model
    std::optional<Precision> trainingPrecision; ///< it is computed in; absent: the plan's
    Unknowns unknown;

    friend bool operator==(const TrainingWork &, const TrainingWork &) = default;
};

struct TrainingJob
{
    // Written once, in the .cpp: whoever copies one would have the code of all its parts in each file.
    TrainingJob();
    TrainingJob(const TrainingJob &other);
    TrainingJob(TrainingJob &&other) noexcept;
    TrainingJob &operator=(const TrainingJob &other);
    TrainingJob &operator=(TrainingJob &&other) noexcept;
    ~TrainingJob();

    QString compute;
    TrainingKind kind = TrainingKind::Job;
    QString pipeline; ///< name of the pipeline a step belongs to; empty: a job of its own
    QStringList dependsOn; ///< ids of workloads that end before it starts
    TrainingWork work;
    int nodesPerRun = 1;
    Estimate runsPerMonth = 4;
    RunPattern pattern = RunPattern::Spread;
    int trials = 1; ///< of a sweep or AutoML, each as much work as one run
    int parallelTrials = 1;
    double earlyStoppedPercent = 0; ///< of trials, each counted as half a trial
    double failedPercent = 0; ///< of runs that fail and are run again in full
    std::optional<double> checkpointMinutes; ///< between two checkpoints; none: no checkpoints
    std::optional<double> deadlineHours; ///< of one run
    Unknowns unknown;

    friend bool operator==(const TrainingJob &, const TrainingJob &) = default;
};

enum class InstanceSizing : std::uint8_t { Fixed, Autoscale, Derived, DerivedAutoscale };

/// A deployment behind an endpoint: instances of one compute.
struct Deployment
{
    QString id; ///< "blue"
    QString compute;
    InstanceSizing sizing = InstanceSizing::Fixed;
    /// Fixed: as many as stated. Autoscale: by utilisation, and as the latency target takes, between the lowest and the highest number. Derived: as many as
    /// the latency target takes at the peak of each month, or, DerivedAutoscale, of each hour; highest is not looked at.
    int instances = 1; ///< Fixed: all the time
    int minInstances = 1; ///< unless Fixed: never below; managed endpoints never reach 0
    int maxInstances = 3;
    std::optional<double>
        requestsPerSecondPerInstance; ///< measured; what Autoscale follows beside the latency target
    double trafficPercent = 100;
    Unknowns unknown;

    friend bool operator==(const Deployment &, const Deployment &) = default;
};

/// Blue/green roll-outs: both versions run during the overlap.
struct Rollout
{
    Estimate perMonth = 0;
    double overlapHours = 2;
    Unknowns unknown;

    friend bool operator==(const Rollout &, const Rollout &) = default;
};

/// Share of the peak in each hour of the day, percent, from midnight.
using DayProfile = std::array<double, 24>;

struct RealtimeEndpoint
{
    // Written once, in the .cpp: whoever copies one would have the code of all its parts in each file.
    RealtimeEndpoint();
    RealtimeEndpoint(const RealtimeEndpoint &other);
    RealtimeEndpoint(RealtimeEndpoint &&other) noexcept;
    RealtimeEndpoint &operator=(const RealtimeEndpoint &other);
    RealtimeEndpoint &operator=(RealtimeEndpoint &&other) noexcept;
    ~RealtimeEndpoint();

    std::vector<Deployment> deployments;
    Estimate peakRequestsPerSecond = 10; ///< in the first month; grows by Growth::requestsPercent
    DayProfile dayProfile = {100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100,
                             100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100};
    Estimate serviceMilliseconds = 50; ///< of one request on one slot; 0: as the language model's speed gives
    Estimate serviceVariation = 1; ///< squared coefficient of variation; 0 fixed, 1 exponential
    int concurrency = 1; ///< requests that one instance serves at a time
    double latencyTargetMilliseconds = 500;
    double latencyPercentile = 95;
    double requestKB = 10;
    double responseKB = 2;
    bool spareInstance = false; ///< one more than needed (N+1)
    int zones = 1; ///< survive the loss of one of them
    std::optional<double> promptTokens; ///< of one request to a language model
    std::optional<double> outputTokens;
    std::optional<QString> servedModel; ///< of the table of language models; absent: the plan's model
    std::optional<Precision> servingPrecision; ///< of the weights; absent: the plan's
    Rollout rollout;
    Unknowns unknown;

    friend bool operator==(const RealtimeEndpoint &, const RealtimeEndpoint &) = default;
};

struct BatchScoring
{
    // Written once, in the .cpp: whoever copies one would have the code of all its parts in each file.
    BatchScoring();
    BatchScoring(const BatchScoring &other);
    BatchScoring(BatchScoring &&other) noexcept;
    BatchScoring &operator=(const BatchScoring &other);
    BatchScoring &operator=(BatchScoring &&other) noexcept;
    ~BatchScoring();

    QString compute;
    Estimate itemsPerRun = 100'000;
    Estimate secondsPerItem = 0.05; ///< on one worker of the compute's size
    int workersPerNode = 1;
    Estimate runsPerMonth = 30;
    double windowHours = 4; ///< to finish in
    int nodesPerRun = 1; ///< 0: as many as the window takes
    int miniBatchSize = 10;
    Unknowns unknown;

    friend bool operator==(const BatchScoring &, const BatchScoring &) = default;
};

/// Something that uses computes for a stretch of the horizon. Switched off it keeps its entries.
struct Workload
{
    // Written once, in the .cpp: whoever copies one would have the code of all its parts in each file.
    Workload();
    Workload(const Workload &other);
    Workload(Workload &&other) noexcept;
    Workload &operator=(const Workload &other);
    Workload &operator=(Workload &&other) noexcept;
    ~Workload();

    using Detail = std::variant<Experimentation, TrainingJob, RealtimeEndpoint, BatchScoring>;

    QString id; ///< unique in the plan
    QString name;
    bool enabled = true;
    Environment environment = Environment::Production;
    std::optional<Placement> placement; ///< where it has to run; none: where the plan says
    int startMonth = 0; ///< months after the plan's start
    std::optional<int> lengthMonths; ///< none: to the end of the horizon
    Detail detail;
    Unknowns unknown;

    /// What people call it: its id where it has no name.
    [[nodiscard]] const QString &shownName() const { return name.isEmpty() ? id : name; }
    /// Ids of all computes it uses.
    [[nodiscard]] QStringList computeIds() const;
    /// Whether it runs in month `index` of the horizon.
    [[nodiscard]] bool runsIn(int index) const
    {
        return enabled && index >= startMonth && (!lengthMonths || index < startMonth + *lengthMonths);
    }

    friend bool operator==(const Workload &, const Workload &) = default;
};

} // namespace slipway
