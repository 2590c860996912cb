// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/plansizing.h"

#include "model/base/cancellation.h"
#include "model/formulas/llmtables.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace slipway::sizing {

namespace {

constexpr double billion = 1e9;

Machine machineOfName(const Catalog &catalog, const QString &name)
{
    const std::optional<SizeId> id = catalog.findSize(name);
    return id ? machineOf(catalog, catalog.size(*id)) : Machine();
}

double figure(const std::optional<int> &value)
{
    return value.value_or(0);
}

/// What the job trains. A name of the table goes before the plan's model, and what the job states before both.
struct Trained
{
    Range parameters;
    Range active; ///< parameters that one token passes: fewer where there are experts
    Precision precision = Precision::Float32;
    double layers = 0; ///< 0 here and below: not known
    double hidden = 0;
    double heads = 0;
    double context = 0; ///< tokens of a full example
};

Range trainedParameters(const Plan &plan, const TrainingJob &job, double named)
{
    if (job.work.parametersBillion.likely > 0)
        return rangeOf(job.work.parametersBillion, billion);
    if (named > 0)
        return {named, named, named};
    return plan.model.parametersBillion ? rangeOf(*plan.model.parametersBillion, billion) : Range();
}

Trained trainedBy(const Plan &plan, const TrainingJob &job)
{
    const formulas::LlmModel *named = namedModel(job.work.trainedModel);
    Trained trained;
    trained.parameters = trainedParameters(plan, job, named ? named->shape.parameters : 0);
    trained.active = trainedParameters(plan, job, named ? named->shape.activeParameters : 0);
    trained.precision = job.work.trainingPrecision.value_or(plan.model.precision);
    trained.layers = named ? named->shape.layers : figure(plan.model.layers);
    trained.hidden = named ? named->shape.hiddenSize : figure(plan.model.hiddenSize);
    trained.heads = named ? named->attentionHeads : figure(plan.model.attentionHeads);
    // The longest text that a model reads is far longer than what it is tuned on.
    trained.context = figure(plan.model.contextTokens);
    if (named && named->context > 0)
        trained.context = std::min(trained.context, named->context);
    return trained;
}

/// Mixed precision keeps its weights in 16 bits; only plain and tensor fp32 keep all in 32.
TrainingMemoryTask memoryTask(const Trained &trained, const TrainingJob &job)
{
    TrainingMemoryTask task;
    task.parameters = trained.parameters.likely;
    task.tuning = job.work.fineTuning;
    task.precision = trained.precision == Precision::TensorFloat32 ? Precision::Float32 : trained.precision;
    task.layers = trained.layers;
    task.hidden = trained.hidden;
    task.heads = trained.heads;
    task.context = trained.context;
    return task;
}

PreemptionTask preemptionTask(const TrainingInput &input, const Range &workHours, int nodes)
{
    PreemptionTask task;
    task.workHours = workHours;
    task.nodes = nodes;
    task.evictionPerHour = input.evictionPerHour;
    task.checkpointHours = checkpointHours(input.memory.parameters, input.memory.tuning, nodes);
    task.restartHours = input.restartHours;
    task.intervalHours = input.intervalHours;
    return task;
}

Range undisturbedHours(const RunTime &time, const TrainingInput &input)
{
    return time.known() ? time.hours : input.task.hours;
}

bool isPreemptible(const Compute *compute)
{
    return compute && compute->tier != Tier::Dedicated;
}

TrainingSizing sizeTraining(const Plan &plan, const Catalog &catalog, const TrainingJob &job)
{
    TrainingSizing sizing;
    const Compute *compute = plan.compute(job.compute);
    sizing.machine = compute ? machineOfName(catalog, compute->size) : Machine();
    renewSizing(sizing, plan, catalog, job);
    if (sizing.task.method != WorkMethod::ParametersAndTokens && sizing.task.parameters.likely > 0
        && sizing.task.tokens.likely > 0) {
        TrainingTask tokens = sizing.task;
        tokens.method = WorkMethod::ParametersAndTokens;
        sizing.byTokens = runTime(tokens, sizing.machine, job.nodesPerRun);
    }
    const TrainingInput input = trainingInput(plan, catalog, job);
    sizing.memory = memoryOf(input, sizing.machine, job.nodesPerRun);
    if (isPreemptible(compute))
        sizing.preemption
            = preempted(preemptionTask(input, undisturbedHours(sizing.time, input), job.nodesPerRun));
    return sizing;
}

} // namespace

void renewSizing(TrainingSizing &sizing, const Plan &plan, const Catalog &catalog, const TrainingJob &job)
{
    const bool preemptible = isPreemptible(plan.compute(job.compute));
    const TrainingInput input = trainingInput(plan, catalog, job);
    sizing.task = input.task;
    const RunHours hours = runHours(input, sizing.machine, job.nodesPerRun, preemptible);
    sizing.time = hours.time;
    sizing.hours = hours.hours;
    sizing.neverEnds = hours.neverEnds;
    sizing.intervalHours = preemptible ? input.intervalHours : 0;
    sizing.trialsAtATime = trialsAtATime(plan, catalog, job);
}

int trialsAtATime(const Plan &plan, const Catalog &catalog, const TrainingJob &job)
{
    const int stated = std::max(1, std::min(job.parallelTrials, job.trials));
    const Compute *compute = stated > 1 ? plan.compute(job.compute) : nullptr;
    if (!compute)
        return stated;
    const Billing billing = catalog.traits(compute->target).billing;
    if (billing != Billing::Machine && billing != Billing::Instance)
        return stated;
    return std::clamp(compute->instances / std::max(1, job.nodesPerRun), 1, stated);
}

double lagMinutesOf(const Plan &plan)
{
    return metricMinutes + plan.assumptions.nodeStartMinutes.likely;
}

BatchSizing sizeBatch(const Plan &plan, const BatchScoring &batch)
{
    BatchSizing sizing;
    sizing.task = batchTask(plan, batch);
    sizing.derived = batchNodes(sizing.task);
    // Where no number of nodes keeps the window, all that have something to do come closest.
    const int found = sizing.derived.nodes > 0 ? sizing.derived.nodes : sizing.derived.mostUseful;
    sizing.nodes = batch.nodesPerRun > 0 ? batch.nodesPerRun : found;
    sizing.hours = batchHours(sizing.task, sizing.nodes);
    return sizing;
}

namespace {

/// The table of a profile takes as long to make as a small bill: who tries one machine after the other asks for the same again and again.
CapacityTable tableOf(const ServiceProfile &profile)
{
    static thread_local std::array<std::optional<CapacityTable>, 8> kept;
    static thread_local std::size_t next = 0;
    for (const std::optional<CapacityTable> &each : kept) {
        if (each && each->profile() == profile)
            return *each;
    }
    return *(kept[next++ % kept.size()] = CapacityTable(profile));
}

} // namespace

Machine servingPart(const Catalog &catalog, const Compute &compute, const Machine &machine)
{
    Machine part = machine;
    if (catalog.traits(compute.target).billing == Billing::Kubernetes) {
        const int podGpus = compute.kubernetes.value_or(KubernetesOptions()).podGpus;
        part.gpus = std::min<double>(part.gpus, podGpus);
    }
    return part;
}

DeploymentSizing sizeDeployment(const Plan &plan, const Catalog &catalog, const RealtimeEndpoint &endpoint,
                                const Deployment &deployment)
{
    const Compute *compute = plan.compute(deployment.compute);
    const Machine machine
        = compute ? servingPart(catalog, *compute, machineOfName(catalog, compute->size)) : Machine();
    return sizeDeployment(plan, endpoint, deployment, machine);
}

DeploymentSizing sizeDeployment(const Plan &plan, const RealtimeEndpoint &endpoint,
                                const Deployment &deployment, const Machine &serving)
{
    DeploymentSizing sizing;
    const LlmTask task = llmTask(plan, endpoint);
    if (plan.compute(deployment.compute) && task.promptTokens > 0 && task.outputTokens > 0)
        sizing.llm = llmServing(task, serving);
    ServiceProfile profile = serviceProfile(plan, endpoint);
    if (isSpeedDerived(endpoint) && sizing.llm && sizing.llm->known())
        profile.serviceSeconds = sizing.llm->requestSeconds.likely;
    sizing.table = deployment.requestsPerSecondPerInstance
        ? CapacityTable::measured(profile, *deployment.requestsPerSecondPerInstance * profile.utilization)
        : tableOf(profile);
    if (!sizing.table.possible() && profile.serviceSeconds > 0) {
        sizing.targetReachable = false;
        sizing.table = CapacityTable::measured(
            profile, profile.concurrency / profile.serviceSeconds * profile.utilization);
    }
    return sizing;
}

TrainingInput trainingInput(const Plan &plan, const Catalog &catalog, const TrainingJob &job)
{
    TrainingInput input;
    input.task = trainingTask(plan, catalog, job);
    input.memory = memoryTask(trainedBy(plan, job), job);
    input.evictionPerHour = rangeOf(plan.assumptions.evictionPercentPerHour, 0.01);
    input.restartHours = std::max(1.0 / 60, plan.assumptions.nodeStartMinutes.likely / 60);
    input.intervalHours = job.checkpointMinutes.value_or(0) / 60;
    return input;
}

RunHours runHours(const TrainingInput &input, const Machine &machine, int nodes, bool preemptible) noexcept
{
    RunHours result;
    result.time = runTime(input.task, machine, nodes);
    result.hours = undisturbedHours(result.time, input);
    if (!preemptible)
        return result;
    const Range expected = expectedHours(preemptionTask(input, result.hours, nodes));
    result.neverEnds = !(expected.likely <= longestRunHours);
    if (!result.neverEnds)
        result.hours = {expected.low, expected.likely, std::min(expected.high, longestRunHours)};
    return result;
}

std::optional<TrainingMemory> memoryOf(const TrainingInput &input, const Machine &machine, int nodes) noexcept
{
    if (input.memory.parameters <= 0 || machine.gpuMemoryGiB <= 0)
        return std::nullopt;
    return trainingMemory(input.memory, machine, machine.gpus * std::max(1, nodes));
}

TrainingTask trainingTask(const Plan &plan, const Catalog &catalog, const TrainingJob &job)
{
    TrainingTask task;
    task.method = job.work.method;
    task.tuning = job.work.fineTuning;
    const Trained trained = trainedBy(plan, job);
    task.precision = trained.precision;
    task.layers = trained.layers;
    task.hidden = trained.hidden;
    task.context = trained.context;
    task.measuredElsewhere = !job.work.measuredSize.isEmpty();
    if (task.measuredElsewhere)
        task.measured = machineOfName(catalog, job.work.measuredSize);
    task.measuredNodes = job.work.measuredNodes;
    takeFigures(task, plan, job);
    return task;
}

void takeFigures(TrainingTask &task, const Plan &plan, const TrainingJob &job)
{
    task.hours = rangeOf(job.work.measuredHours);
    const Trained trained = trainedBy(plan, job);
    task.parameters = trained.active;
    task.allParameters = trained.parameters.likely;
    task.tokens = rangeOf(job.work.tokensBillion, billion);
    task.exampleTokens = rangeOf(job.work.exampleTokens);
    task.images = rangeOf(job.work.images);
    task.epochs = rangeOf(job.work.epochs);
    task.imagesPerSecond = rangeOf(job.work.imagesPerSecond);
    task.mfu = rangeOf(plan.assumptions.mfuPercent, 0.01);
    task.goodput = rangeOf(plan.assumptions.goodputPercent, 0.01);
    task.parallelShare = rangeOf(plan.assumptions.parallelSharePercent, 0.01);
}

ServiceProfile serviceProfile(const Plan &plan, const RealtimeEndpoint &endpoint)
{
    ServiceProfile profile;
    profile.serviceSeconds = endpoint.serviceMilliseconds.likely / 1000;
    profile.variation = endpoint.serviceVariation.likely;
    profile.concurrency = std::max(1, endpoint.concurrency);
    profile.targetSeconds = endpoint.latencyTargetMilliseconds / 1000;
    profile.percentile = std::clamp(endpoint.latencyPercentile / 100, 0.0, 0.99999);
    profile.utilization = std::clamp(plan.assumptions.targetUtilizationPercent.likely / 100, 0.01, 0.99);
    profile.spare = endpoint.spareInstance ? 1 : 0;
    profile.zones = std::max(1, endpoint.zones);
    return profile;
}

BatchTask batchTask(const Plan &plan, const BatchScoring &batch)
{
    BatchTask task;
    task.items = rangeOf(batch.itemsPerRun);
    task.secondsPerItem = rangeOf(batch.secondsPerItem);
    task.workersPerNode = batch.workersPerNode;
    task.miniBatch = batch.miniBatchSize;
    task.windowHours = batch.windowHours;
    task.startHours = plan.assumptions.nodeStartMinutes.likely / 60;
    const Compute *compute = plan.compute(batch.compute);
    task.preemptible = compute && compute->tier != Tier::Dedicated;
    task.evictionPerHour = rangeOf(plan.assumptions.evictionPercentPerHour, 0.01);
    return task;
}

namespace {

/// Servers keep weights of 32 bits in 16.
formulas::WeightFormat weightFormatOf(Precision precision)
{
    switch (precision) {
    case Precision::Float8:
        return formulas::WeightFormat::Float8;
    case Precision::Int8:
        return formulas::WeightFormat::Int8;
    case Precision::Int4:
        return formulas::WeightFormat::Int4;
    default:
        return formulas::WeightFormat::Bits16;
    }
}

formulas::LlmModel typedModel(const ModelProfile &model)
{
    formulas::LlmModel typed;
    formulas::LlmShape &shape = typed.shape;
    shape.parameters = model.parametersBillion ? billion * model.parametersBillion->likely : 0;
    shape.activeParameters = shape.parameters;
    shape.layers = figure(model.layers);
    shape.hiddenSize = figure(model.hiddenSize);
    shape.attentionWidth = model.attentionHeads ? shape.hiddenSize : 0;
    shape.keyValueHeads = figure(model.keyValueHeads ? model.keyValueHeads : model.attentionHeads);
    typed.headSize = model.attentionHeads ? shape.hiddenSize / *model.attentionHeads : 0;
    shape.keyValueNumbers = 2 * shape.layers * shape.keyValueHeads * typed.headSize;
    return typed;
}

} // namespace

const formulas::LlmModel *namedModel(const std::optional<QString> &name)
{
    return name ? formulas::LlmTables::builtIn().findModel(*name) : nullptr;
}

bool isSpeedDerived(const RealtimeEndpoint &endpoint)
{
    return endpoint.serviceMilliseconds.likely <= 0;
}

Precision servedPrecision(const Plan &plan, const RealtimeEndpoint &endpoint)
{
    return endpoint.servingPrecision.value_or(plan.model.precision);
}

LlmTask llmTask(const Plan &plan, const RealtimeEndpoint &endpoint)
{
    LlmTask task;
    const formulas::LlmModel *named = namedModel(endpoint.servedModel);
    if (named || !endpoint.servedModel) {
        const formulas::LlmModel model = named ? *named : typedModel(plan.model);
        task.shape = model.shape;
        task.headSize = model.headSize;
        task.complete = model.missing().isEmpty() && (!named || named->answers());
    }
    task.format = weightFormatOf(servedPrecision(plan, endpoint));
    task.promptTokens = endpoint.promptTokens.value_or(0);
    task.outputTokens = endpoint.outputTokens.value_or(0);
    task.concurrency = std::max(1, endpoint.concurrency);
    return task;
}

WorkloadSizing sizeWorkload(const Plan &plan, const Catalog &catalog, const Workload &workload)
{
    throwIfCancelled();
    if (const auto *job = std::get_if<TrainingJob>(&workload.detail))
        return sizeTraining(plan, catalog, *job);
    if (const auto *batch = std::get_if<BatchScoring>(&workload.detail))
        return sizeBatch(plan, *batch);
    const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
    if (!endpoint)
        return {};
    EndpointSizing sizing;
    sizing.lagMinutes = lagMinutesOf(plan);
    for (const Deployment &deployment : endpoint->deployments)
        sizing.deployments.push_back(sizeDeployment(plan, catalog, *endpoint, deployment));
    return sizing;
}

PlanSizing sizePlan(const Plan &plan, const Catalog &catalog)
{
    PlanSizing result;
    result.reserve(plan.workloads.size());
    for (const Workload &workload : plan.workloads)
        result.push_back(sizeWorkload(plan, catalog, workload));
    return result;
}

} // namespace slipway::sizing
