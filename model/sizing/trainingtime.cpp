// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/trainingtime.h"

#include "model/formulas/scaling.h"
#include "model/formulas/training.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace slipway::sizing {

namespace {

RunTime none(NoTime why)
{
    RunTime time;
    time.why = why;
    return time;
}

/// How much longer the work takes on `now` GPUs than on `before`, all of the same kind.
double spreadRatio(double serial, double before, double now)
{
    // Fewer than one GPU is that part of its speed.
    const auto speedup = [serial](double n) { return n <= 1 ? n : formulas::amdahlSpeedup(1 - serial, n); };
    return speedup(before) / speedup(now);
}

/// Bytes a second in which every GPU exchanges gradients with the next.
Range linkOf(const Machine &machine, int nodes)
{
    // Between cards without a link of their own data goes over PCI Express; its figure is in the catalog as well.
    const double inside = machine.gpuLink > 0 ? machine.gpuLink : ethernetBandwidth.high;
    Range link{inside};
    if (nodes > 1) {
        const Range outside = machine.infiniband ? Range(infinibandBandwidth) : ethernetBandwidth;
        link = {std::min(inside, outside.low), std::min(inside, outside.likely),
                std::min(inside, outside.high)};
    }
    return link * Range(reachedBandwidth);
}

/// Operations for each parameter and token: two forward, two for the gradients of activations and, where they are trained, two for
/// those of the weights.
double operations(FineTuning tuning)
{
    return tuning == FineTuning::Full ? 6 : 4;
}

/// What computing in the format reaches of its peak, of what computing in 16 bits reaches.
Range eightBitShare(const TrainingTask &task, const Machine &machine)
{
    return trainingPrecision(machine, task.precision) == Precision::Float8 ? reachedInEightBits : Range(1.0);
}

/// Parameters that are held: those of all experts.
double heldParameters(const TrainingTask &task)
{
    return std::max(task.allParameters, task.parameters.likely);
}

/// Bytes of weights that are gathered where they are divided.
double gatheredBytes(const TrainingTask &task)
{
    return heldParameters(task)
        * (task.tuning == FineTuning::QuantizedLowRank ? bytesPerQuantizedParameter
                                                       : bytesPerFrozenParameter);
}

/// GPUs among which weights are divided where they may take the share `room` of a GPU's memory: as few as hold them, since every further one
/// makes gathering dearer. Frozen weights that one GPU holds are copied to each; what one machine holds is divided inside it, and machines
/// exchange gradients only.
double sharesOfWeights(const TrainingTask &task, const Machine &machine, int nodes, double room)
{
    const double bytes = task.tuning == FineTuning::Full ? heldParameters(task) * bytesPerTrainedParameter
                                                         : gatheredBytes(task);
    const double most = machine.gpuMemoryGiB * bytesPerGiB * room;
    if (task.tuning != FineTuning::Full && bytes <= most)
        return 1;
    return bytes <= most * machine.gpus ? machine.gpus : machine.gpus * nodes;
}

/// The same for passes over full sequences, where weights that are trained stay whole as long as only gradients and optimizer have to be divided
/// (ZeRO stage 2).
double sharesOfPacked(const TrainingTask &task, const Machine &machine, int nodes, double room)
{
    const double weights = heldParameters(task) * bytesPerFrozenParameter;
    const double rest = heldParameters(task) * (bytesPerTrainedParameter - bytesPerFrozenParameter);
    const double most = machine.gpuMemoryGiB * bytesPerGiB * room;
    if (machine.gpuMemoryGiB <= 0
        || (task.tuning == FineTuning::Full && weights + rest / (machine.gpus * nodes) <= most))
        return 1;
    return sharesOfWeights(task, machine, nodes, room);
}

/// The share of the time that is not spent waiting for others: for gradients, and over full sequences for weights that are divided. What short
/// sequences wait for weights is told by occupancyOf().
///
/// `most`: GPUs among which weights are divided at the most, where it is known that so many hold them.
Range efficiencyOf(const TrainingTask &task, const Machine &machine, int nodes, double peak,
                   double most = std::numeric_limits<double>::infinity())
{
    const double gpus = machine.gpus * nodes;
    if (gpus <= 1)
        return 1.0;
    const bool full = task.tuning == FineTuning::Full;
    const bool packed = task.exampleTokens.likely <= 0;
    const Range link = linkOf(machine, nodes);
    const Range inside = linkOf(machine, 1);
    const double trained = full ? 1 : adapterShare;
    const double eightBits = eightBitShare(task, machine).likely;
    const auto share
        = [&](double room, double mfu, double tokens, double across, double within, double hidden) {
              const formulas::Seconds computing
                  = formulas::Flops(operations(task.tuning) * task.parameters.likely * tokens)
                  / formulas::FlopsPerSecond(peak * mfu * eightBits);
              const double shares = packed ? std::min(most, sharesOfPacked(task, machine, nodes, room)) : 1;
              const double bandwidth = shares > machine.gpus ? across : within;
              const double times = full ? gatheringsOfTrained : gatheringsOfFrozen;
              const formulas::Seconds gathering(shares > 1 && bandwidth > 0 ? times * gatheredBytes(task)
                                                        * (shares - 1) / shares / bandwidth
                                                                            : 0);
              // Gradients travel in 16 bits; where all GPUs divide the weights, they are given back with these.
              const bool isGivenBack = full && shares >= gpus;
              const formulas::Seconds exchange = isGivenBack
                  ? formulas::Seconds(0)
                  : formulas::allReduceTime(formulas::Bytes(2 * heldParameters(task) * trained), gpus,
                                            formulas::BytesPerSecond(across));
              // No more of it can hide than there is computing to hide behind.
              const formulas::Seconds waiting = exchange + gathering;
              return computing / std::max(waiting, formulas::stepTime(computing, waiting, hidden));
          };
    // A high MFU leaves less time to hide in, but is not the badly going case.
    const double mfu = task.mfu.likely;
    return {share(roomForWeights, mfu, tokensPerExchange.low, link.low, inside.low, hiddenCommunication.low),
            share(roomForWeights, mfu, tokensPerExchange.likely, link.likely, inside.likely,
                  hiddenCommunication.likely),
            share(1, mfu, tokensPerExchange.high, link.high, inside.high, hiddenCommunication.high)};
}

/// How many times as long work takes because more machines than it was measured on exchange gradients, or the same over a slower network: by
/// what the network carries where the size of the model is known, else by what a further machine may add.
Range exchangeOverMachines(const TrainingTask &task, const Machine &machine, int nodes, double peak)
{
    const int measured = std::max(1, task.measuredNodes);
    // Machines with InfiniBand are taken to exchange as one machine does.
    const int before = task.measured.infiniband ? 1 : measured;
    if (nodes <= before || machine.infiniband)
        return 1.0;
    if (task.parameters.likely > 0 && task.mfu.likely > 0 && peak > 1) {
        const Machine &then = task.measured.hasGpu() ? task.measured : machine;
        const double peakThen = then.peakOf(trainingPrecision(then, task.precision));
        // What it was measured on held the weights.
        const double held = then.gpus * measured
            * (machine.gpuMemoryGiB > 0 ? std::max(1.0, then.gpuMemoryGiB / machine.gpuMemoryGiB) : 1);
        const Range now = efficiencyOf(task, machine, nodes, peak, std::max(1.0, std::ceil(held)));
        const Range whole = peakThen > 1 ? efficiencyOf(task, then, measured, peakThen) : Range(1.0);
        return {std::max(1.0, whole.high / now.high), std::max(1.0, whole.likely / now.likely),
                std::max(1.0, whole.low / now.low)};
    }
    const double added = static_cast<double>(nodes - before) / before;
    const auto longer = [added](double share) { return (1 + added) / (1 + added * share); };
    return {longer(furtherMachine.high), longer(furtherMachine.likely), longer(furtherMachine.low)};
}

/// Planned time over measured time.
RunTime scaled(const TrainingTask &task, const Machine &machine, int nodes)
{
    const Machine &before = task.measured;
    RunTime time;
    if (before.vcpus <= 0 || machine.vcpus <= 0)
        return none(NoTime::NoSize);
    if (before.hasGpu() != machine.hasGpu())
        return none(before.hasGpu() ? NoTime::CpuFromGpu : NoTime::GpuFromCpu);
    if (before.arm64 != machine.arm64)
        return none(NoTime::ArmFromX86);
    const double nodesBefore = std::max(1, task.measuredNodes);
    if (!machine.hasGpu()) {
        const double vcpusBefore = before.vcpus * nodesBefore;
        const double vcpus = machine.vcpus * nodes;
        const auto ratio = [&](double share) {
            return formulas::amdahlSpeedup(share, vcpusBefore) / formulas::amdahlSpeedup(share, vcpus);
        };
        const double likely = ratio(task.parallelShare.likely);
        const auto [low, high]
            = std::minmax({ratio(task.parallelShare.low), likely, ratio(task.parallelShare.high)});
        time.scale = Range(low, likely, high) * cpuTimeRatio(before, machine);
        time.cpuSpeedUnknown = isCpuSpeedUnknown(before, machine);
        return time;
    }
    const std::optional<Range> each = gpuTimeRatio(before, machine, task.precision);
    if (!each)
        return none(NoTime::NoPrecision);
    const double gpusBefore = before.gpus * nodesBefore;
    const double gpus = machine.gpus * nodes;
    const double likely = spreadRatio(gpuSerialShare.likely, gpusBefore, gpus);
    const auto [low, high] = std::minmax({spreadRatio(gpuSerialShare.low, gpusBefore, gpus), likely,
                                          spreadRatio(gpuSerialShare.high, gpusBefore, gpus)});
    time.scale = {each->low * low, each->likely * likely, each->high * high};
    const Range waiting = exchangeOverMachines(task, machine, nodes,
                                               machine.peakOf(trainingPrecision(machine, task.precision)));
    time.exchangeUnknown = task.parameters.likely <= 0 && waiting.high > 1;
    time.scale = time.scale * waiting;
    return time;
}

RunTime measured(const TrainingTask &task, const Range &hours, const Machine &machine, int nodes)
{
    RunTime time;
    if (task.measuredElsewhere) {
        time = scaled(task, machine, nodes);
        if (!time.known())
            return time;
    }
    time.hours = hours * time.scale;
    return time;
}

double layersOf(const TrainingTask &task)
{
    return task.layers > 0 ? task.layers : layersPerCubeRoot * std::cbrt(task.parameters.likely / 1e9);
}

/// The share of the time in which a GPU computes rather than waits because an example is short. Low is the slow end.
Range occupancyOf(const TrainingTask &task, const Machine &machine, int nodes, double peak)
{
    if (task.exampleTokens.likely <= 0)
        return 1.0;
    const double fewest = sharesOfWeights(task, machine, nodes, roomForWeights);
    // When all goes badly weights are divided among the GPUs of a machine though one of them holds all.
    const double most = std::max(fewest, machine.gpus);
    const Range link = linkOf(machine, fewest > machine.gpus ? nodes : 1);
    const double weights = gatheredBytes(task);
    const double secondsPerToken = operations(task.tuning) * task.parameters.likely
        / (peak * task.mfu.likely * eightBitShare(task, machine).likely);
    const double layers = layersOf(task);
    const auto share = [&](double tokens, double examples, double perLayer, double gpus, double bandwidth,
                           double hidden) {
        const double computing = secondsPerToken * tokens * examples;
        const double gathering
            = gpus > 1 && bandwidth > 0 ? gatheringsPerPass * weights * (gpus - 1) / gpus / bandwidth : 0;
        return computing / (computing + perLayer * layers + std::max(0.0, gathering - hidden * computing));
    };
    // When all goes well every GPU that holds them keeps a whole copy of frozen weights: nothing is gathered.
    const bool isCopied = task.tuning != FineTuning::Full && sharesOfWeights(task, machine, nodes, 1) <= 1;
    const double fastest = isCopied ? 0 : link.high * reachedGathering.high;
    return {share(task.exampleTokens.low, examplesAtATime.low, secondsPerLayer.high, most,
                  link.low * reachedGathering.low, hiddenCommunication.low),
            share(task.exampleTokens.likely, examplesAtATime.likely, secondsPerLayer.likely, fewest,
                  link.likely * reachedGathering.likely, hiddenCommunication.likely),
            share(task.exampleTokens.high, examplesAtATime.high, secondsPerLayer.low, fewest, fastest,
                  hiddenCommunication.high)};
}

/// Hours in which a fine-tuning reads the weights and writes what it trained.
Range weightsTime(const TrainingTask &task)
{
    if (task.tuning == FineTuning::Full && task.exampleTokens.likely <= 0)
        return 0.0;
    const double trained = task.tuning == FineTuning::Full ? 1 : adapterShare;
    const double bytes = 2 * heldParameters(task) * (1 + trained);
    return Range(bytes / 3600) / weightsBandwidth;
}

RunTime byTokens(const TrainingTask &task, const Machine &machine, int nodes)
{
    if (task.parameters.likely <= 0 || task.tokens.likely <= 0 || task.mfu.low <= 0 || task.goodput.low <= 0)
        return none(NoTime::NoWork);
    if (machine.vcpus <= 0)
        return none(NoTime::NoSize);
    if (!machine.hasGpu())
        return none(NoTime::NeedsGpu);
    const double peak = machine.peakOf(trainingPrecision(machine, task.precision));
    if (peak <= 0)
        return none(NoTime::NoPrecision);
    RunTime time;
    time.efficiency = efficiencyOf(task, machine, nodes, peak);
    time.occupancy = occupancyOf(task, machine, nodes, peak);
    Range speed = task.mfu * task.goodput * time.efficiency * time.occupancy;
    if (task.tuning == FineTuning::QuantizedLowRank)
        speed = speed / quantizedTime;
    speed = speed * eightBitShare(task, machine);
    const double gpus = machine.gpus * nodes;
    const Range work = workOf(task);
    const auto hours = [&](double operations, double share) {
        return formulas::gpuHours(formulas::Flops(operations), formulas::FlopsPerSecond(peak), share).value
            / gpus;
    };
    time.hours
        = Range(hours(work.low, speed.high), hours(work.likely, speed.likely), hours(work.high, speed.low))
        + weightsTime(task);
    return time;
}

RunTime byImages(const TrainingTask &task, const Machine &machine, int nodes)
{
    if (task.images.likely <= 0 || task.epochs.likely <= 0 || task.imagesPerSecond.low <= 0)
        return none(NoTime::NoWork);
    const auto hours = [](double images, double epochs, double rate) {
        return formulas::epochsTime(images, epochs, formulas::PerSecond(rate)).value;
    };
    const Range pure{hours(task.images.low, task.epochs.low, task.imagesPerSecond.high),
                     hours(task.images.likely, task.epochs.likely, task.imagesPerSecond.likely),
                     hours(task.images.high, task.epochs.high, task.imagesPerSecond.low)};
    return measured(task, pure * epochOverhead, machine, nodes);
}

} // namespace

Range workOf(const TrainingTask &task) noexcept
{
    const double perParameter = operations(task.tuning);
    // Forward, and backward for activations and weights: as many parts of six as for the parameters.
    const double attention
        = formulas::attentionFlopsPerToken(task.layers, task.hidden, task.context).value * perParameter / 6;
    return {perParameter * task.parameters.low * task.tokens.low,
            perParameter * task.parameters.likely * task.tokens.likely,
            (perParameter * task.parameters.high + attention) * task.tokens.high};
}

RunTime runTime(const TrainingTask &task, const Machine &machine, int nodes) noexcept
{
    nodes = std::max(1, nodes);
    switch (task.method) {
    case WorkMethod::MeasuredHours:
        return measured(task, task.hours, machine, nodes);
    case WorkMethod::ParametersAndTokens:
        return byTokens(task, machine, nodes);
    case WorkMethod::ImagesAndEpochs:
        return byImages(task, machine, nodes);
    }
    return none(NoTime::NoWork);
}

} // namespace slipway::sizing
