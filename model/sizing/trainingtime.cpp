// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/trainingtime.h"

#include "model/formulas/scaling.h"
#include "model/formulas/training.h"

#include <algorithm>
#include <cmath>

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

/// The share of the time that is not spent waiting for others.
Range efficiencyOf(const TrainingTask &task, const Machine &machine, int nodes, double peak)
{
    const double gpus = machine.gpus * nodes;
    if (gpus <= 1)
        return 1.0;
    const Range link = linkOf(machine, nodes);
    const double trained = task.tuning == FineTuning::Full ? 1 : adapterShare;
    const double eightBits = eightBitShare(task, machine).likely;
    const auto share = [&](double params, double mfu, double tokens, double bandwidth, double hidden) {
        const formulas::Seconds computing = formulas::Flops(operations(task.tuning) * params * tokens)
            / formulas::FlopsPerSecond(peak * mfu * eightBits);
        // Gradients travel in 16 bits.
        const formulas::Seconds exchange = formulas::allReduceTime(formulas::Bytes(2 * params * trained),
                                                                   gpus, formulas::BytesPerSecond(bandwidth));
        return computing / formulas::stepTime(computing, exchange, hidden);
    };
    // Parameters cancel out. A high MFU leaves less time to hide in, but is not the badly going case.
    const double params = task.parameters.likely;
    return {share(params, task.mfu.likely, tokensPerExchange.low, link.low, hiddenCommunication.low),
            share(params, task.mfu.likely, tokensPerExchange.likely, link.likely, hiddenCommunication.likely),
            share(params, task.mfu.likely, tokensPerExchange.high, link.high, hiddenCommunication.high)};
}

/// How many times as long work takes because more machines than it was measured on exchange gradients: by what the network carries
/// where the size of the model is known, else by what a further machine may add.
Range exchangeOverMachines(const TrainingTask &task, const Machine &machine, int nodes, double peak)
{
    const int before = std::max(1, task.measuredNodes);
    if (nodes <= before || machine.infiniband)
        return 1.0;
    if (task.parameters.likely > 0 && task.mfu.likely > 0 && peak > 1) {
        const Range now = efficiencyOf(task, machine, nodes, peak);
        const Range then = efficiencyOf(task, machine, before, peak);
        return {std::max(1.0, then.high / now.high), std::max(1.0, then.likely / now.likely),
                std::max(1.0, then.low / now.low)};
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
    const bool same = before == machine;
    const double peakBefore = same ? 1 : before.peakOf(trainingPrecision(before, task.precision));
    const double peak = same ? 1 : machine.peakOf(trainingPrecision(machine, task.precision));
    if (peakBefore <= 0 || peak <= 0 || (!same && (before.gpuBandwidth <= 0 || machine.gpuBandwidth <= 0)))
        return none(NoTime::NoPrecision);
    const double byPeak = peakBefore / peak;
    const double byBandwidth = same ? 1 : before.gpuBandwidth / machine.gpuBandwidth;
    const double gpusBefore = before.gpus * nodesBefore;
    const double gpus = machine.gpus * nodes;
    const double likely = spreadRatio(gpuSerialShare.likely, gpusBefore, gpus);
    const auto [low, high] = std::minmax({spreadRatio(gpuSerialShare.low, gpusBefore, gpus), likely,
                                          spreadRatio(gpuSerialShare.high, gpusBefore, gpus)});
    time.scale = {std::min(byPeak, byBandwidth) * low, std::sqrt(byPeak * byBandwidth) * likely,
                  std::max(byPeak, byBandwidth) * high};
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

/// GPUs among which weights are divided: as few as hold them, since every further one makes gathering dearer. Frozen weights that one GPU
/// holds are copied to each; what one machine holds is divided inside it, and machines exchange gradients only.
double sharesOfWeights(const TrainingTask &task, const Machine &machine, int nodes)
{
    const bool full = task.tuning == FineTuning::Full;
    const double bytes = task.parameters.likely * (full ? bytesPerTrainedParameter : bytesPerFrozenParameter);
    const double room = machine.gpuMemoryGiB * bytesPerGiB * roomForWeights;
    if (!full && bytes <= room)
        return 1;
    return bytes <= room * machine.gpus ? machine.gpus : machine.gpus * nodes;
}

/// The share of the time in which a GPU computes rather than waits because an example is short. Low is the slow end.
Range occupancyOf(const TrainingTask &task, const Machine &machine, int nodes, double peak)
{
    if (task.exampleTokens.likely <= 0)
        return 1.0;
    const double fewest = sharesOfWeights(task, machine, nodes);
    // When all goes badly weights are divided among the GPUs of a machine though one of them holds all.
    const double most = std::max(fewest, machine.gpus);
    const Range link = linkOf(machine, fewest > machine.gpus ? nodes : 1);
    const double weights = 2 * task.parameters.likely;
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
    // When all goes well every GPU keeps a whole copy of frozen weights: nothing is gathered.
    const double fastest = task.tuning == FineTuning::Full ? link.high * reachedGathering.high : 0;
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
    const double bytes = 2 * task.parameters.likely * (1 + trained);
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
