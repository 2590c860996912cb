// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/sizingresults.h"

#include "model/base/planwords.h"
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
        out.input("parameters", PlanWords::tr("Parameters"), {}, sized.task.parameters,
                  parametersPlace(out, field));
    const auto ofModel
        = [&](const char *id, const QString &name, const QString &unit, double value, const QString &place) {
              if (value > 0)
                  out.input(id, name, unit, value, place);
          };
    const bool named = isModelNamed(out);
    const QString name = field + u"work/trainedModel"_s;
    ofModel("layers", PlanWords::tr("Layers"), {}, sized.task.layers, named ? name : u"/model/layers"_s);
    ofModel("hidden_size", PlanWords::tr("Width"), {}, sized.task.hidden,
            named ? name : u"/model/hiddenSize"_s);
    ofModel("context_tokens", PlanWords::tr("Longest sequence"), u"tokens"_s, sized.task.context,
            u"/model/contextTokens"_s);
}

void writeMemory(SizingWriter &out, const sizing::TrainingMemory &memory, double gpus)
{
    out.formula("train.zero_memory");
    out.input("unused_memory",
              PlanWords::tr("Need over what is counted, for what the allocator leaves unused"), {},
              sizing::fragmentation, {u"Slipway"_s, u"2026-11-21"_s});
    if (memory.activationsGiB > 0) {
        out.formula("train.activation_memory");
        out.output("activations_gib", PlanWords::tr("Activations of one sequence, recomputed"), u"GiB"_s,
                   memory.activationsGiB);
    }
    out.output("gpus_planned", PlanWords::tr("GPUs of a run"), {}, gpus);
    out.output("gpu_memory_gib", PlanWords::tr("Memory of one GPU"), u"GiB"_s, memory.availableGiB);
    for (std::size_t stage = 0; stage < memory.gib.size(); ++stage)
        out.output(QStringLiteral("gib_per_gpu_stage%1").arg(stage),
                   PlanWords::tr("Needed on each GPU, ZeRO stage %1").arg(stage), u"GiB"_s,
                   memory.gib[stage]);
    if (memory.gpus > 0)
        out.output("gpus_needed", PlanWords::tr("Fewest GPUs that hold it"), {}, memory.gpus);
    else
        out.remark(PlanWords::tr("No number of such GPUs holds it."));
}

void writePreemption(SizingWriter &out, const sizing::TrainingSizing &sized, const QString &field)
{
    const sizing::Preemption &lost = *sized.preemption;
    out.formula("train.eviction_mtbf");
    out.formula("train.checkpoint_interval");
    out.formula("train.preempt_expected_time");
    out.input("eviction_percent", PlanWords::tr("Probability of losing a node in an hour"), u"%"_s,
              rangeOf(out.plan().assumptions.evictionPercentPerHour),
              u"/assumptions/evictionPercentPerHour"_s);
    out.input("checkpoint_minutes", PlanWords::tr("Time between checkpoints"), u"min"_s,
              sized.intervalHours * 60, field + u"checkpointMinutes"_s);
    out.input("checkpoint_bytes", PlanWords::tr("Size of a checkpoint for each trained parameter"),
              u"bytes"_s, sizing::checkpointBytesPerParameter,
              {PlanWords::tr("Rajbhandari et al., ZeRO, arXiv 1910.02054"), u"2019"_s});
    out.input("checkpoint_speed", PlanWords::tr("Speed of one node to storage"), u"GB/s"_s,
              sizing::checkpointBandwidth / 1e9, {u"Slipway"_s, u"2026-11-21"_s});
    out.output("mtbf_hours", PlanWords::tr("Mean time between losses of a node"), u"h"_s, lost.mtbfHours);
    out.output("best_interval_minutes", PlanWords::tr("Best time between checkpoints"), u"min"_s,
               lost.bestHours * 60);
    out.output("young_minutes", PlanWords::tr("The same by Young"), u"min"_s, lost.youngHours * 60);
    out.output("daly_minutes", PlanWords::tr("The same by Daly"), u"min"_s, lost.dalyHours * 60);
    out.output("expected_hours", PlanWords::tr("Expected time of a trial with losses"), u"h"_s,
               lost.expectedHours);
    out.output("best_expected_hours", PlanWords::tr("Expected time at the best interval"), u"h"_s,
               lost.bestExpectedHours);
}

void writeWork(SizingWriter &out, const sizing::TrainingSizing &sized, const TrainingJob &job,
               const QString &field)
{
    const sizing::TrainingTask &task = sized.task;
    const QString work = field + u"work/"_s;
    switch (task.method) {
    case WorkMethod::MeasuredHours:
        out.input("measured_hours", PlanWords::tr("Hours measured"), u"h"_s, task.hours,
                  work + u"measuredHours"_s);
        break;
    case WorkMethod::ParametersAndTokens:
        out.formula("train.total_flops");
        out.formula("train.gpu_hours_6ND");
        out.formula("train.allreduce_time");
        out.input("parameters", PlanWords::tr("Parameters"), {}, task.parameters,
                  work + u"parametersBillion"_s);
        out.input("tokens", PlanWords::tr("Tokens of a run"), {}, task.tokens, work + u"tokensBillion"_s);
        out.input("mfu", PlanWords::tr("Model FLOPs utilisation"), {}, task.mfu,
                  u"/assumptions/mfuPercent"_s);
        out.input("goodput", PlanWords::tr("Useful share of the time"), {}, task.goodput,
                  u"/assumptions/goodputPercent"_s);
        out.input("peak", PlanWords::tr("Dense peak of one GPU"), u"FLOP/s"_s,
                  sized.machine.peakOf(sizing::trainingPrecision(sized.machine, task.precision)),
                  {PlanWords::tr("Catalog of GPUs"), u"2026-11-20"_s});
        out.input("tokens_per_exchange", PlanWords::tr("Tokens of one GPU between exchanges of gradients"),
                  {}, sizing::tokensPerExchange, {u"Slipway"_s, u"2026-11-21"_s});
        if (task.exampleTokens.likely > 0) {
            out.input("example_tokens", PlanWords::tr("Tokens of a typical example"), {}, task.exampleTokens,
                      work + u"exampleTokens"_s);
            out.input("examples_at_a_time", PlanWords::tr("Examples that a GPU works on at a time"), {},
                      sizing::examplesAtATime, {u"Slipway"_s, u"2026-11-22"_s});
            out.input("seconds_per_layer", PlanWords::tr("Least time of a layer, forward and backward"),
                      u"s"_s, sizing::secondsPerLayer,
                      {PlanWords::tr("Published runs of LitGPT, Stanford and others"), u"2023"_s});
            out.output("occupancy", PlanWords::tr("Share of the time that short examples keep a GPU busy"),
                       {}, sized.time.occupancy);
        }
        if (task.tuning == FineTuning::QuantizedLowRank)
            out.input("quantized_time", PlanWords::tr("Time with weights in 4 bits over time with 16"), {},
                      sizing::quantizedTime, {PlanWords::tr("LitGPT, resource tables"), u"2023-10-20"_s});
        if (task.precision == Precision::Float8)
            out.input("eight_bits", PlanWords::tr("Reached of the peak in 8 bits, of what 16 bits reach"), {},
                      sizing::reachedInEightBits,
                      {PlanWords::tr("MLPerf Training 4.0, Llama 2 70B LoRA"), u"2024-06-12"_s});
        out.output("flops", PlanWords::tr("Operations of a run"), u"FLOP"_s, sizing::workOf(task));
        out.output("efficiency", PlanWords::tr("Share of the time not spent on exchange"), {},
                   sized.time.efficiency);
        break;
    case WorkMethod::ImagesAndEpochs:
        out.formula("train.epochs_throughput");
        out.input("images", PlanWords::tr("Images"), {}, task.images, work + u"images"_s);
        out.input("epochs", PlanWords::tr("Epochs"), {}, task.epochs, work + u"epochs"_s);
        out.input("images_per_second", PlanWords::tr("Throughput measured"), u"images/s"_s,
                  task.imagesPerSecond, work + u"imagesPerSecond"_s);
        out.input("epoch_overhead", PlanWords::tr("Time over images / throughput"), {}, sizing::epochOverhead,
                  {PlanWords::tr("NVIDIA DeepLearningExamples, ResNet-50"), u"2022"_s});
        break;
    }
    if (!task.measuredElsewhere || task.method == WorkMethod::ParametersAndTokens || !sized.time.known())
        return;
    out.formula("train.amdahl");
    out.output("scale", PlanWords::tr("Planned time over measured time"), {}, sized.time.scale);
    if (sized.machine.hasGpu() && sized.time.exchangeUnknown)
        out.input("further_machine", PlanWords::tr("What each further machine without InfiniBand adds"), {},
                  sizing::furtherMachine, {u"Slipway"_s, u"2026-11-22"_s});
    if (!sized.machine.hasGpu() && sizing::cpuTimeRatio(task.measured, sized.machine) != sizing::Range(1.0)) {
        out.input("cpu_speed_measured", PlanWords::tr("Speed of a vCPU measured on, Dv3 = 1"), {},
                  task.measured.cpuSpeed,
                  {PlanWords::tr("CoreMark scores of Azure VMs, else Azure compute units"), u"2024-06-25"_s});
        out.input("cpu_speed", PlanWords::tr("Speed of a vCPU planned, Dv3 = 1"), {}, sized.machine.cpuSpeed,
                  {PlanWords::tr("CoreMark scores of Azure VMs, else Azure compute units"), u"2024-06-25"_s});
        out.remark(PlanWords::tr("Microsoft no longer publishes CoreMark scores, because they say little "
                                 "about other work: measure a run of your own."));
    }
    if (sized.time.cpuSpeedUnknown)
        out.remark(PlanWords::tr("Nobody publishes how fast these CPUs are: the run is taken to be as fast "
                                 "as where it was measured."));
    if (sized.machine.hasGpu())
        out.input("gpu_serial_share", PlanWords::tr("Serial share over GPUs"), {}, sizing::gpuSerialShare,
                  {PlanWords::tr("NVIDIA DeepLearningExamples, ResNet-50 on 1 and 8 GPUs"), u"2022"_s});
    else
        out.input("parallel_share", PlanWords::tr("Parallel share of CPU work"), {}, task.parallelShare,
                  u"/assumptions/parallelSharePercent"_s);
    if (job.work.measuredNodes != job.nodesPerRun || task.measured != sized.machine)
        out.remark(
            PlanWords::tr("Measured on %1 x %2.").arg(job.work.measuredNodes).arg(job.work.measuredSize));
}

/// For nodes that other runs have; most runs find theirs at once.
void writeWait(SizingWriter &out, double hours)
{
    if (hours > 0)
        out.output("longest_wait", PlanWords::tr("Longest wait for nodes"), u"h"_s, hours);
}

SizingResult trainingResult(SizingWriter out, const TrainingJob &job, const sizing::TrainingSizing &sized,
                            double wait, const QString &field)
{
    out.begin(SizingResult::Kind::Training, job.compute);
    writeWork(out, sized, job, field);
    if (!sized.time.known()) {
        out.remark(PlanWords::tr("%1 The hours typed in are used.").arg(whyNoTime(sized.time.why)));
        out.input("stated_hours", PlanWords::tr("Hours typed in"), u"h"_s, sized.task.hours,
                  field + u"work/measuredHours"_s);
    }
    out.output("hours_per_trial", PlanWords::tr("Time of one trial"), u"h"_s, sized.hours);
    // What lasts is in proportion to the time of a trial, as are the hours for which nodes are held.
    const cost::JobRuns ofAnHour = cost::jobRuns(job, 1, sized.trialsAtATime);
    const Range run = sized.hours * Range(ofAnHour.lasts);
    const Range held = sized.hours * Range(ofAnHour.hours);
    const double nodes = ofAnHour.nodes;
    out.input("nodes", PlanWords::tr("Nodes of a run"), {}, nodes, field + u"nodesPerRun"_s);
    if (job.trials > 1) {
        out.input("trials", PlanWords::tr("Trials"), {}, job.trials, field + u"trials"_s);
        out.input("parallel_trials", PlanWords::tr("Trials at a time"), {}, sized.trialsAtATime,
                  field + u"parallelTrials"_s);
        out.input("early_stopped", PlanWords::tr("Trials stopped early, each half as long"), u"%"_s,
                  job.earlyStoppedPercent, field + u"earlyStoppedPercent"_s);
    }
    out.output("hours_per_run", PlanWords::tr("Time of one run"), u"h"_s, run);
    writeWait(out, wait);
    out.startMinutes();
    out.idleMinutes();
    const Range billed = (held + rangeOf(out.plan().assumptions.nodeStartMinutes, 1 / 60.0)) * Range(nodes);
    out.output("node_hours_per_run", PlanWords::tr("Node-hours of one run with start-up"), u"h"_s, billed);
    out.cost("cost_per_run", PlanWords::tr("Cost of one run"), billed);
    if (sized.byTokens && sized.byTokens->known())
        out.output("hours_by_tokens", PlanWords::tr("Time of one trial by parameters and tokens"), u"h"_s,
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
                         double wait, const QString &field)
{
    out.begin(SizingResult::Kind::Batch, batch.compute);
    out.input("items", PlanWords::tr("Items of a run"), {}, sized.task.items, field + u"itemsPerRun"_s);
    out.input("seconds_per_item", PlanWords::tr("Time of one item on a worker"), u"s"_s,
              sized.task.secondsPerItem, field + u"secondsPerItem"_s);
    out.input("workers_per_node", PlanWords::tr("Workers on a node"), {}, sized.task.workersPerNode,
              field + u"workersPerNode"_s);
    out.input("mini_batch", PlanWords::tr("Items that a worker takes at a time"), {}, sized.task.miniBatch,
              field + u"miniBatchSize"_s);
    out.startMinutes();
    out.idleMinutes();
    out.input("window_hours", PlanWords::tr("Window"), u"h"_s, sized.task.windowHours,
              field + u"windowHours"_s);
    if (sized.derived.nodes > 0)
        out.output("nodes_needed", PlanWords::tr("Fewest nodes that finish in the window"), {},
                   sized.derived.nodes);
    else
        out.remark(PlanWords::tr("No number of nodes finishes in the window."));
    out.output("nodes_useful", PlanWords::tr("Most nodes that have a mini-batch to work on"), {},
               sized.derived.mostUseful);
    out.output("nodes", PlanWords::tr("Nodes of a run"), {}, sized.nodes);
    out.output("hours_per_run", PlanWords::tr("Time of one run"), u"h"_s, sized.hours);
    writeWait(out, wait);
    const Range billed
        = (sized.hours + rangeOf(out.plan().assumptions.nodeStartMinutes, 1 / 60.0)) * Range(sized.nodes);
    out.output("node_hours_per_run", PlanWords::tr("Node-hours of one run with start-up"), u"h"_s, billed);
    out.cost("cost_per_run", PlanWords::tr("Cost of one run"), billed);
    if (sized.task.items.likely > 0)
        out.cost("cost_per_thousand", PlanWords::tr("Cost of 1,000 items"),
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
                                        const cost::PlanInstances &held, const ExchangeRate &exchange)
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
                                             bill.waits[i], field + u"training/"_s));
        else if (const auto *batch = std::get_if<BatchScoring>(&workload.detail))
            results.push_back(batchResult(writer, *batch, std::get<sizing::BatchSizing>(bill.sizing[i]),
                                          bill.waits[i], field + u"batch/"_s));
        else if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            addServingResults(results, writer, workload, *endpoint,
                              std::get<sizing::EndpointSizing>(bill.sizing[i]), held[i],
                              field + u"realtime/"_s);
    }
    return results;
}

} // namespace slipway
