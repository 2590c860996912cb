// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"
#include "model/sizing/batch.h"
#include "model/sizing/llmserving.h"
#include "model/sizing/preemption.h"
#include "model/sizing/serving.h"
#include "model/sizing/trainingmemory.h"
#include "model/sizing/trainingtime.h"

#include <optional>
#include <variant>
#include <vector>

namespace slipway::sizing {

/// Hours a run may need at the most: what takes longer counts as never ending.
inline constexpr double longestRunHours = 1e6;

struct TrainingSizing
{
    TrainingTask task;
    Machine machine; ///< of the compute
    RunTime time; ///< of one run of one trial by the plan's method
    /// What the kernel takes for one run of one trial: `time`, longer on machines that may be taken away; where there is no time, the
    /// hours that the plan states.
    Range hours;
    /// By parameters and tokens, where the plan gives them beside another method.
    std::optional<RunTime> byTokens;
    std::optional<TrainingMemory> memory; ///< where parameters and a GPU are known
    std::optional<Preemption> preemption; ///< on tiers that may lose nodes
    int trialsAtATime = 1; ///< see trialsAtATime()
    double intervalHours = 0; ///< planned, between checkpoints; 0: none
    bool neverEnds = false; ///< without checkpoints often enough it is taken away again and again
};

struct DeploymentSizing
{
    /// Instances for a load. Where the target cannot be kept it counts by utilisation alone.
    CapacityTable table;
    bool targetReachable = true;
    std::optional<LlmServing> llm; ///< where prompts and answers are given in tokens
};

struct EndpointSizing
{
    std::vector<DeploymentSizing> deployments; ///< in the plan's order
    double lagMinutes = 0; ///< from a rise of the load to running instances
};

struct BatchSizing
{
    BatchTask task;
    BatchNodes derived;
    int nodes = 1; ///< what the kernel takes: stated, or derived where the plan states 0
    Range hours; ///< of a run on them
};

using WorkloadSizing = std::variant<std::monostate, TrainingSizing, EndpointSizing, BatchSizing>;

/// One for each workload of the plan, in its order; std::monostate for people. Switched-off ones are sized as well.
using PlanSizing = std::vector<WorkloadSizing>;
[[nodiscard]] PlanSizing sizePlan(const Plan &plan, const Catalog &catalog);
/// Of one of its workloads: follows from that, the computes that it names and what the plan says for all.
[[nodiscard]] WorkloadSizing sizeWorkload(const Plan &plan, const Catalog &catalog, const Workload &workload);

/// Sizes the work of one job anew after figures of the plan have changed: what its cost rests on, and nothing else.
void renewSizing(TrainingSizing &sizing, const Plan &plan, const Catalog &catalog, const TrainingJob &job);
[[nodiscard]] BatchSizing sizeBatch(const Plan &plan, const BatchScoring &batch);
/// From a rise of the load to running instances.
[[nodiscard]] double lagMinutesOf(const Plan &plan);

/// Trials of a run that go on at a time: as many as the plan states, and no more than its compute has machines for where those are kept
/// and their number is stated. Trials that share a machine take as long as one after the other.
[[nodiscard]] int trialsAtATime(const Plan &plan, const Catalog &catalog, const TrainingJob &job);

/// What the hours of a run follow from besides its machines, flat: made once, asked for many machines.
struct TrainingInput
{
    TrainingTask task;
    TrainingMemoryTask memory;
    Range evictionPerHour;
    double restartHours = 0.1;
    double intervalHours = 0; ///< planned, between checkpoints; 0: none
};
[[nodiscard]] TrainingInput trainingInput(const Plan &plan, const Catalog &catalog, const TrainingJob &job);

struct RunHours
{
    RunTime time; ///< undisturbed
    Range hours; ///< what the kernel takes, see TrainingSizing::hours
    bool neverEnds = false;
};
/// Of one run of one trial on `nodes` machines, which may be taken away if `preemptible`.
[[nodiscard]] RunHours runHours(const TrainingInput &input, const Machine &machine, int nodes,
                                bool preemptible) noexcept;
/// Nothing where neither parameters nor the memory of a GPU are known.
[[nodiscard]] std::optional<TrainingMemory> memoryOf(const TrainingInput &input, const Machine &machine,
                                                     int nodes) noexcept;

/// What of a machine of `compute` one copy of a model answers on: all of it; on a node of Kubernetes the GPUs that its pod asks for
/// (`podGpus`, 1 where nothing is told), for no two pods share one. A part of a GPU is one device to its node.
[[nodiscard]] Machine servingPart(const Catalog &catalog, const Compute &compute, const Machine &machine);

/// What one deployment is sized to.
[[nodiscard]] DeploymentSizing sizeDeployment(const Plan &plan, const Catalog &catalog,
                                              const RealtimeEndpoint &endpoint, const Deployment &deployment);
/// The same where each copy has `serving` to itself.
[[nodiscard]] DeploymentSizing sizeDeployment(const Plan &plan, const RealtimeEndpoint &endpoint,
                                              const Deployment &deployment, const Machine &serving);

/// Sets the figures of a task that ranges of the plan are drawn for; the rest of it stays.
void takeFigures(TrainingTask &task, const Plan &plan, const TrainingJob &job);

/// The flat tasks that sizePlan() works with.
[[nodiscard]] TrainingTask trainingTask(const Plan &plan, const Catalog &catalog, const TrainingJob &job);
[[nodiscard]] ServiceProfile serviceProfile(const Plan &plan, const RealtimeEndpoint &endpoint);
[[nodiscard]] BatchTask batchTask(const Plan &plan, const BatchScoring &batch);
/// Of the built-in table; null where there is no name, or none that it knows.
[[nodiscard]] const formulas::LlmModel *namedModel(const std::optional<QString> &name);
/// Whether the service time follows from the speed of the language model: none is stated.
[[nodiscard]] bool isSpeedDerived(const RealtimeEndpoint &endpoint);
/// The format of the weights that an endpoint answers with: its own, else that of the plan's model.
[[nodiscard]] Precision servedPrecision(const Plan &plan, const RealtimeEndpoint &endpoint);
[[nodiscard]] LlmTask llmTask(const Plan &plan, const RealtimeEndpoint &endpoint);

} // namespace slipway::sizing
