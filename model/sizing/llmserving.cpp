// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/llmserving.h"

#include "model/formulas/llm.h"

#include <algorithm>

namespace slipway::sizing {

using formulas::Bytes;
using formulas::BytesPerSecond;
using formulas::FlopsPerSecond;

namespace {

constexpr double giga = 1e9;

LlmServing none(NoServing why)
{
    LlmServing serving;
    serving.why = why;
    return serving;
}

struct Speeds
{
    BytesPerSecond memory;
    FlopsPerSecond peak;
};

void setTimes(LlmServing &serving, const LlmTask &task, const Speeds &speeds)
{
    const Bytes perParameter(bytesOf(task.precision));
    const Bytes cache(serving.cacheGBPerRequest * giga);
    const double batch = serving.atATime;
    const auto first = [&](double peakShare) {
        return formulas::prefill(task.parameters, task.promptTokens, speeds.peak, peakShare).value;
    };
    const auto step = [&](double bandwidthShare, double peakShare) {
        return formulas::decodeStep(task.parameters, perParameter, batch, cache, speeds.memory, speeds.peak,
                                    bandwidthShare, peakShare)
            .value;
    };
    // High shares make short times.
    serving.firstTokenSeconds
        = {first(reachedPeakShare.high), first(reachedPeakShare.likely), first(reachedPeakShare.low)};
    serving.tokenSeconds = {step(reachedBandwidthShare.high, reachedPeakShare.high),
                            step(reachedBandwidthShare.likely, reachedPeakShare.likely),
                            step(reachedBandwidthShare.low, reachedPeakShare.low)};
    // While an answer is written each other place takes in one prompt.
    serving.requestSeconds
        = serving.firstTokenSeconds * Range(batch) + serving.tokenSeconds * Range(task.outputTokens);
    serving.requestsPerSecond = Range(batch) / serving.requestSeconds;
    serving.tokensPerSecond = serving.requestsPerSecond * Range(task.outputTokens);
}

} // namespace

LlmServing llmServing(const LlmTask &task, const Machine &machine) noexcept
{
    if (task.parameters <= 0 || task.layers <= 0 || task.keyValueHeads <= 0 || task.headSize <= 0
        || task.promptTokens <= 0 || task.outputTokens <= 0)
        return none(NoServing::NoModel);
    if (!machine.hasGpu() || machine.gpuBandwidth <= 0 || machine.gpuMemoryGiB <= 0)
        return none(NoServing::NeedsGpu);
    const double peak = machine.peakOf(servingPrecision(machine, task.precision));
    if (peak <= 0)
        return none(NoServing::NoPrecision);
    LlmServing serving;
    // gpuMemoryGiB is that of the part where an instance has less than one GPU; speed is shared in the same way.
    const double copies = std::max(1.0, machine.gpus);
    serving.memoryGB = machine.gpuMemoryGiB * copies * bytesPerGiB / giga;
    serving.weightsGB = formulas::weightMemory(task.parameters, Bytes(bytesOf(task.precision))).value / giga;
    serving.cacheGBPerRequest = formulas::kvCache(task.layers, task.keyValueHeads, task.headSize, Bytes(2),
                                                  task.promptTokens + task.outputTokens)
                                    .value
        / giga;
    const double most = formulas::maxBatch(Bytes(serving.memoryGB), Bytes(serving.weightsGB),
                                           Bytes(serverMemoryGB), Bytes(serving.cacheGBPerRequest));
    serving.mostAtATime = static_cast<int>(std::min(most, 1e6));
    serving.atATime = std::min(serving.mostAtATime, std::max(1, task.concurrency));
    if (serving.mostAtATime < 1) {
        serving.why = NoServing::TooLarge;
        return serving;
    }
    setTimes(serving, task,
             {BytesPerSecond(machine.gpuBandwidth * machine.gpus), FlopsPerSecond(peak * machine.gpus)});
    return serving;
}

} // namespace slipway::sizing
