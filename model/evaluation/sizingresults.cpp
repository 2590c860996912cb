// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/sizingresults.h"

#include "model/evaluation/sizingwriter.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

using sizing::Range;
using sizing::rangeOf;

const TrainingWork *workOf(const SizingWriter &out)
{
    const Workload *workload = out.plan().workload(out.workload());
    const auto *job = workload ? std::get_if<TrainingJob>(&workload->detail) : nullptr;
    return job ? &job->work : nullptr;
}

bool isModelNamed(const SizingWriter &out)
{
    const TrainingWork *work = workOf(out);
    return work && sizing::namedModel(work->trainedModel);
}

/// Where the plan says how many parameters are trained.
QString parametersPlace(const SizingWriter &out, const QString &field)
{
    const TrainingWork *work = workOf(out);
    if (work && work->parametersBillion.likely > 0)
        return field + u"work/parametersBillion"_s;
    return isModelNamed(out) ? field + u"work/trainedModel"_s : u"/model/parametersBillion"_s;
}

/// What memory and checkpoints depend on besides the compute. Parameters are an input already where they make the time.
void writeModel(SizingWriter &out, const sizing::TrainingSizing &sized, const QString &field)
{
    if (sized.task.method != WorkMethod::ParametersAndTokens && sized.task.parameters.likely > 0)
        out.input("parameters", u"Parameters"_s, {}, sized.task.parameters, parametersPlace(out, field));
    const auto ofModel
        = [&](const char *id, const QString &name, const QString &unit, double value, const QString &place) {
              if (value > 0)
                  out.input(id, name, unit, value, place);
          };
    const bool named = isModelNamed(out);
    const QString name = field + u"work/trainedModel"_s;
    ofModel("layers", u"Layers"_s, {}, sized.task.layers, named ? name : u"/model/layers"_s);
    ofModel("hidden_size", u"Width"_s, {}, sized.task.hidden, named ? name : u"/model/hiddenSize"_s);
    ofModel("context_tokens", u"Longest sequence"_s, u"tokens"_s, sized.task.context,
            u"/model/contextTokens"_s);
}

void writeMemory(SizingWriter &out, const sizing::TrainingMemory &memory, double gpus)
{
    out.formula("train.zero_memory");
    out.input("unused_memory", u"Need over what is counted, for what the allocator leaves unused"_s, {},
              sizing::fragmentation, {u"Slipway"_s, u"2026-11-21"_s});
    if (memory.activationsGiB > 0) {
        out.formula("train.activation_memory");
        out.output("activations_gib", u"Activations of one sequence, recomputed"_s, u"GiB"_s,
                   memory.activationsGiB);
    }
    out.output("gpus_planned", u"GPUs of a run"_s, {}, gpus);
    out.output("gpu_memory_gib", u"Memory of one GPU"_s, u"GiB"_s, memory.availableGiB);
    for (std::size_t stage = 0; stage < memory.gib.size(); ++stage)
        out.output(QStringLiteral("gib_per_gpu_stage%1").arg(stage),
                   u"Needed on each GPU, ZeRO stage %1"_s.arg(stage), u"GiB"_s, memory.gib[stage]);
    if (memory.gpus > 0)
        out.output("gpus_needed", u"Fewest GPUs that hold it"_s, {}, memory.gpus);
    else
        out.remark(u"No number of such GPUs holds it."_s);
}

void writePreemption(SizingWriter &out, const sizing::TrainingSizing &sized, const QString &field)
{
    const sizing::Preemption &lost = *sized.preemption;
    out.formula("train.eviction_mtbf");
    out.formula("train.checkpoint_interval");
    out.formula("train.preempt_expected_time");
    out.input("eviction_percent", u"Probability of losing a node in an hour"_s, u"%"_s,
              rangeOf(out.plan().assumptions.evictionPercentPerHour),
              u"/assumptions/evictionPercentPerHour"_s);
    out.input("checkpoint_minutes", u"Time between checkpoints"_s, u"min"_s, sized.intervalHours * 60,
              field + u"checkpointMinutes"_s);
    out.input("checkpoint_bytes", u"Size of a checkpoint for each trained parameter"_s, u"bytes"_s,
              sizing::checkpointBytesPerParameter,
              {u"Rajbhandari et al., ZeRO, arXiv 1910.02054"_s, u"2019"_s});
    out.input("checkpoint_speed", u"Speed of one node to storage"_s, u"GB/s"_s,
              sizing::checkpointBandwidth / 1e9, {u"Slipway"_s, u"2026-11-21"_s});
    out.output("mtbf_hours", u"Mean time between losses of a node"_s, u"h"_s, lost.mtbfHours);
    out.output("best_interval_minutes", u"Best time between checkpoints"_s, u"min"_s, lost.bestHours * 60);
    out.output("young_minutes", u"The same by Young"_s, u"min"_s, lost.youngHours * 60);
    out.output("daly_minutes", u"The same by Daly"_s, u"min"_s, lost.dalyHours * 60);
    out.output("expected_hours", u"Expected time of a trial with losses"_s, u"h"_s, lost.expectedHours);
    out.output("best_expected_hours", u"Expected time at the best interval"_s, u"h"_s,
               lost.bestExpectedHours);
}

void writeWork(SizingWriter &out, const sizing::TrainingSizing &sized, const TrainingJob &job,
               const QString &field)
{
    const sizing::TrainingTask &task = sized.task;
    const QString work = field + u"work/"_s;
    switch (task.method) {
    case WorkMethod::MeasuredHours:
        out.input("measured_hours", u"Hours measured"_s, u"h"_s, task.hours, work + u"measuredHours"_s);
        break;
    case WorkMethod::ParametersAndTokens:
        out.formula("train.total_flops");
        out.formula("train.gpu_hours_6ND");
        out.formula("train.allreduce_time");
        out.input("parameters", u"Parameters"_s, {}, task.parameters, work + u"parametersBillion"_s);
        out.input("tokens", u"Tokens of a run"_s, {}, task.tokens, work + u"tokensBillion"_s);
        out.input("mfu", u"Model FLOPs utilisation"_s, {}, task.mfu, u"/assumptions/mfuPercent"_s);
        out.input("goodput", u"Useful share of the time"_s, {}, task.goodput,
                  u"/assumptions/goodputPercent"_s);
        out.input("peak", u"Dense peak of one GPU"_s, u"FLOP/s"_s,
                  sized.machine.peakOf(sizing::trainingPrecision(sized.machine, task.precision)),
                  {u"Catalog of GPUs"_s, u"2026-11-20"_s});
        out.input("tokens_per_exchange", u"Tokens of one GPU between exchanges of gradients"_s, {},
                  sizing::tokensPerExchange, {u"Slipway"_s, u"2026-11-21"_s});
        if (task.exampleTokens.likely > 0) {
            out.input("example_tokens", u"Tokens of a typical example"_s, {}, task.exampleTokens,
                      work + u"exampleTokens"_s);
            out.input("examples_at_a_time", u"Examples that a GPU works on at a time"_s, {},
                      sizing::examplesAtATime, {u"Slipway"_s, u"2026-11-22"_s});
            out.input("seconds_per_layer", u"Least time of a layer, forward and backward"_s, u"s"_s,
                      sizing::secondsPerLayer,
                      {u"Published runs of LitGPT, Stanford and others"_s, u"2023"_s});
            out.output("occupancy", u"Share of the time that short examples keep a GPU busy"_s, {},
                       sized.time.occupancy);
        }
        if (task.tuning == FineTuning::QuantizedLowRank)
            out.input("quantized_time", u"Time with weights in 4 bits over time with 16"_s, {},
                      sizing::quantizedTime, {u"LitGPT, resource tables"_s, u"2023-10-20"_s});
        if (task.precision == Precision::Float8)
            out.input("eight_bits", u"Reached of the peak in 8 bits, of what 16 bits reach"_s, {},
                      sizing::reachedInEightBits,
                      {u"MLPerf Training 4.0, Llama 2 70B LoRA"_s, u"2024-06-12"_s});
        out.output("flops", u"Operations of a run"_s, u"FLOP"_s, sizing::workOf(task));
        out.output("efficiency", u"Share of the time not spent on exchange"_s, {}, sized.time.efficiency);
        break;
    case WorkMethod::ImagesAndEpochs:
        out.formula("train.epochs_throughput");
        out.input("images", u"Images"_s, {}, task.images, work + u"images"_s);
        out.input("epochs", u"Epochs"_s, {}, task.epochs, work + u"epochs"_s);
        out.input("images_per_second", u"Throughput measured"_s, u"images/s"_s, task.imagesPerSecond,
                  work + u"imagesPerSecond"_s);
        out.input("epoch_overhead", u"Time over images / throughput"_s, {}, sizing::epochOverhead,
                  {u"NVIDIA DeepLearningExamples, ResNet-50"_s, u"2022"_s});
        break;
    }
    if (!task.measuredElsewhere || task.method == WorkMethod::ParametersAndTokens || !sized.time.known())
        return;
    out.formula("train.amdahl");
    out.output("scale", u"Planned time over measured time"_s, {}, sized.time.scale);
    if (sized.machine.hasGpu() && sized.time.exchangeUnknown)
        out.input("further_machine", u"What each further machine without InfiniBand adds"_s, {},
                  sizing::furtherMachine, {u"Slipway"_s, u"2026-11-22"_s});
    if (!sized.machine.hasGpu() && sizing::cpuTimeRatio(task.measured, sized.machine) != sizing::Range(1.0)) {
        out.input("cpu_speed_measured", u"Speed of a vCPU measured on, Dv3 = 1"_s, {}, task.measured.cpuSpeed,
                  {u"CoreMark scores of Azure VMs, else Azure compute units"_s, u"2024-06-25"_s});
        out.input("cpu_speed", u"Speed of a vCPU planned, Dv3 = 1"_s, {}, sized.machine.cpuSpeed,
                  {u"CoreMark scores of Azure VMs, else Azure compute units"_s, u"2024-06-25"_s});
        out.remark(
            u"Microsoft no longer publishes CoreMark scores, because they say little about other work: measure a run of your own."_s);
    }
    if (sized.time.cpuSpeedUnknown)
        out.remark(
            u"Nobody publishes how fast these CPUs are: the run is taken to be as fast as where it was measured."_s);
    if (sized.machine.hasGpu())
        out.input("gpu_serial_share", u"Serial share over GPUs"_s, {}, sizing::gpuSerialShare,
                  {u"NVIDIA DeepLearningExamples, ResNet-50 on 1 and 8 GPUs"_s, u"2022"_s});
    else
        out.input("parallel_share", u"Parallel share of CPU work"_s, {}, task.parallelShare,
                  u"/assumptions/parallelSharePercent"_s);
    if (job.work.measuredNodes != job.nodesPerRun || task.measured != sized.machine)
        out.remark(u"Measured on %1 x %2."_s.arg(job.work.measuredNodes).arg(job.work.measuredSize));
}

SizingResult trainingResult(SizingWriter out, const TrainingJob &job, const sizing::TrainingSizing &sized,
                            const QString &field)
{
    out.begin(SizingResult::Kind::Training, job.compute);
    writeWork(out, sized, job, field);
    if (!sized.time.known()) {
        out.remark(u"%1 The hours typed in are used."_s.arg(whyNoTime(sized.time.why)));
        out.input("stated_hours", u"Hours typed in"_s, u"h"_s, sized.task.hours,
                  field + u"work/measuredHours"_s);
    }
    out.output("hours_per_trial", u"Time of one trial"_s, u"h"_s, sized.hours);
    const auto runHours = [&](double hours) { return cost::jobRuns(job, hours).hours; };
    const Range run{runHours(sized.hours.low), runHours(sized.hours.likely), runHours(sized.hours.high)};
    const double nodes = cost::jobRuns(job, 1).nodes;
    out.input("nodes", u"Nodes of a run"_s, {}, nodes, field + u"nodesPerRun"_s);
    if (job.trials > 1) {
        out.input("trials", u"Trials"_s, {}, job.trials, field + u"trials"_s);
        out.input("parallel_trials", u"Trials at a time"_s, {}, job.parallelTrials,
                  field + u"parallelTrials"_s);
        out.input("early_stopped", u"Trials stopped early, each half as long"_s, u"%"_s,
                  job.earlyStoppedPercent, field + u"earlyStoppedPercent"_s);
    }
    out.output("hours_per_run", u"Time of one run"_s, u"h"_s, run);
    out.startMinutes();
    const Range billed = (run + rangeOf(out.plan().assumptions.nodeStartMinutes, 1 / 60.0)) * Range(nodes);
    out.output("node_hours_per_run", u"Node-hours of one run with start-up"_s, u"h"_s, billed);
    out.cost("cost_per_run", u"Cost of one run"_s, billed);
    if (sized.byTokens && sized.byTokens->known())
        out.output("hours_by_tokens", u"Time of one trial by parameters and tokens"_s, u"h"_s,
                   sized.byTokens->hours);
    if (sized.memory || sized.preemption)
        writeModel(out, sized, field);
    if (sized.memory)
        writeMemory(out, *sized.memory, sized.machine.gpus * job.nodesPerRun);
    if (sized.preemption)
        writePreemption(out, sized, field);
    return out.take();
}

SizingResult batchResult(SizingWriter out, const BatchScoring &batch, const sizing::BatchSizing &sized,
                         const QString &field)
{
    out.begin(SizingResult::Kind::Batch, batch.compute);
    out.input("items", u"Items of a run"_s, {}, sized.task.items, field + u"itemsPerRun"_s);
    out.input("seconds_per_item", u"Time of one item on a worker"_s, u"s"_s, sized.task.secondsPerItem,
              field + u"secondsPerItem"_s);
    out.input("workers_per_node", u"Workers on a node"_s, {}, sized.task.workersPerNode,
              field + u"workersPerNode"_s);
    out.input("mini_batch", u"Items that a worker takes at a time"_s, {}, sized.task.miniBatch,
              field + u"miniBatchSize"_s);
    out.startMinutes();
    out.input("window_hours", u"Window"_s, u"h"_s, sized.task.windowHours, field + u"windowHours"_s);
    if (sized.derived.nodes > 0)
        out.output("nodes_needed", u"Fewest nodes that finish in the window"_s, {}, sized.derived.nodes);
    else
        out.remark(u"No number of nodes finishes in the window."_s);
    out.output("nodes_useful", u"Most nodes that have a mini-batch to work on"_s, {},
               sized.derived.mostUseful);
    out.output("nodes", u"Nodes of a run"_s, {}, sized.nodes);
    out.output("hours_per_run", u"Time of one run"_s, u"h"_s, sized.hours);
    const Range billed
        = (sized.hours + rangeOf(out.plan().assumptions.nodeStartMinutes, 1 / 60.0)) * Range(sized.nodes);
    out.output("node_hours_per_run", u"Node-hours of one run with start-up"_s, u"h"_s, billed);
    out.cost("cost_per_run", u"Cost of one run"_s, billed);
    if (sized.task.items.likely > 0)
        out.cost("cost_per_thousand", u"Cost of 1,000 items"_s,
                 billed * Range(1000 / sized.task.items.likely));
    return out.take();
}

} // namespace

const SizedFigure *SizingResult::output(QStringView id) const
{
    const auto found = std::find_if(outputs.begin(), outputs.end(),
                                    [id](const SizedFigure &figure) { return figure.id == id; });
    return found == outputs.end() ? nullptr : &*found;
}

std::vector<SizingResult> sizingResults(const Plan &plan, const Catalog &catalog, const cost::Bill &bill,
                                        const ExchangeRate &exchange)
{
    const SizingWriter::MachineLines lines = SizingWriter::machineLines(bill);
    std::vector<SizingResult> results;
    for (std::size_t i = 0; i < plan.workloads.size(); ++i) {
        const Workload &workload = plan.workloads[i];
        if (!workload.enabled)
            continue;
        const SizingWriter writer(plan, catalog, bill, lines, exchange, workload.id);
        const QString field = u"/workloads/%1/"_s.arg(i);
        if (const auto *job = std::get_if<TrainingJob>(&workload.detail))
            results.push_back(trainingResult(writer, *job, std::get<sizing::TrainingSizing>(bill.sizing[i]),
                                             field + u"training/"_s));
        else if (const auto *batch = std::get_if<BatchScoring>(&workload.detail))
            results.push_back(batchResult(writer, *batch, std::get<sizing::BatchSizing>(bill.sizing[i]),
                                          field + u"batch/"_s));
        else if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            addServingResults(results, writer, workload, *endpoint,
                              std::get<sizing::EndpointSizing>(bill.sizing[i]), field + u"realtime/"_s);
    }
    return results;
}

} // namespace slipway
