// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/llmserving.h"

#include <algorithm>
#include <cmath>

namespace slipway::sizing {

using formulas::LlmEngine;
using formulas::LlmEstimate;
using formulas::LlmGpu;

namespace {

constexpr double giga = 1e9;
/// Places of half, 95 and 99 % of a normal distribution.
constexpr std::array normalPlaces = {0.0, 1.6448536269514722, 2.3263478740408408};

const formulas::LlmFit &fit()
{
    return formulas::LlmTables::builtIn().fit();
}

LlmServing none(NoServing why)
{
    LlmServing serving;
    serving.why = why;
    return serving;
}

LlmGpu gpuOf(const Machine &machine)
{
    const auto peak = [&machine](Precision precision) { return machine.peakOf(precision); };
    LlmGpu gpu;
    gpu.memory = machine.gpuMemoryGiB * bytesPerGiB;
    gpu.bandwidth = machine.gpuBandwidth;
    gpu.peak16 = std::max(peak(Precision::BFloat16), peak(Precision::Float16));
    gpu.peakFloat8 = peak(Precision::Float8);
    gpu.peakInt8 = peak(Precision::Int8);
    gpu.link = machine.gpuLink;
    gpu.bfloat16 = peak(Precision::BFloat16) > 0;
    return gpu;
}

NoServing whyNot(const LlmTask &task, const Machine &machine)
{
    if (!task.complete || task.promptTokens <= 0 || task.outputTokens <= 0)
        return NoServing::NoModel;
    if (!machine.hasGpu() || machine.gpuBandwidth <= 0 || machine.gpuMemoryGiB <= 0)
        return NoServing::NeedsGpu;
    return formulas::peakFor(gpuOf(machine), task.format) > 0 ? NoServing::None : NoServing::NoPrecision;
}

/// One of so many copies on a machine.
LlmEngine engineOf(const LlmTask &task, const Machine &machine, int copies)
{
    return {fit(),
            task.shape,
            gpuOf(machine),
            task.format,
            {machine.gpus / copies, 1},
            task.promptTokens,
            task.outputTokens};
}

/// How the GPUs of a machine are divided between copies of the model.
struct Division
{
    int copies = 1;
    double places = 0; ///< requests that fit beside the weights, of the division that has most room
};

/// Of the divisions that have room for the planned requests the one that answers them soonest; where none has, the one with most room.
/// Requests are shared evenly.
Division divisionOf(const LlmTask &task, const Machine &machine)
{
    Division best;
    const auto gpus = static_cast<int>(machine.gpus);
    const double users = std::max(1, task.concurrency);
    double places = 0;
    double soonest = 0;
    for (int copies = 1; copies <= std::clamp(gpus, 1, std::max(1, task.concurrency)); ++copies) {
        if (copies > 1 && (gpus % copies != 0 || machine.gpus != gpus))
            continue;
        const LlmEngine engine = engineOf(task, machine, copies);
        if (!engine.fits())
            break; // fewer GPUs have less room
        const double room = engine.places() * copies;
        best.places = std::max(best.places, room);
        const double seconds = engine.atUsers(std::max(1.0, users / copies)).answerSeconds(task.outputTokens);
        const bool isFirst = soonest <= 0;
        const bool isBetter = std::min(room, users) > std::min(places, users)
            || (std::min(room, users) == std::min(places, users) && seconds < soonest);
        if (!isFirst && !isBetter)
            continue;
        best.copies = copies;
        places = room;
        soonest = seconds;
    }
    return best;
}

Range spreadOf(const LlmEstimate &estimate)
{
    return {estimate.low, estimate.likely, estimate.high};
}

/// Requests that are there at once when each comes by itself: Poisson, by its normal approximation with skewness.
double usersAt(double mean, double place)
{
    return std::max(1.0, mean + place * std::sqrt(mean) + (place * place - 1) / 6);
}

} // namespace

LlmServing llmServing(const LlmTask &task, const Machine &machine) noexcept
{
    const NoServing why = whyNot(task, machine);
    if (why != NoServing::None)
        return none(why);
    const Division division = divisionOf(task, machine);
    const LlmEngine engine = engineOf(task, machine, division.copies);
    const double users = std::max(1.0, std::max(1, task.concurrency) / static_cast<double>(division.copies));
    LlmServing serving;
    serving.copies = division.copies;
    serving.measured = (machine.measuredFormats >> static_cast<int>(task.format) & 1) != 0;
    serving.weightsGB = engine.weightBytes() / giga;
    serving.cacheGBPerRequest = engine.cacheBytes() / giga;
    serving.memoryGB = engine.memoryBytes() * division.copies / giga;
    serving.usableGB = usableGpuBytes(machine) / giga;
    if (!engine.fits()) {
        serving.why = NoServing::TooLarge;
        return serving;
    }
    serving.mostAtATime = static_cast<int>(division.places);
    serving.atATime = std::min(serving.mostAtATime, std::max(1, task.concurrency));
    formulas::LlmServingResult result;
    formulas::setEstimates(result, fit(), engine, engine.atUsers(users), serving.measured);
    serving.firstTokenSeconds = spreadOf(result.firstTokenSeconds);
    serving.tokenSeconds = spreadOf(result.tokenSeconds);
    serving.tokensPerSecond = spreadOf(result.tokensPerSecond) * Range(division.copies);
    serving.requestSeconds = serving.firstTokenSeconds + serving.tokenSeconds * Range(task.outputTokens);
    serving.requestsPerSecond = serving.tokensPerSecond / Range(task.outputTokens);
    return serving;
}

double usableGpuBytes(const Machine &machine) noexcept
{
    const double memory = machine.allGpuMemoryGiB() * bytesPerGiB;
    return std::max(0.0, memory * fit().memoryShare - fit().serverBytes * std::max(1.0, machine.gpus));
}

bool llmComputesIn(const Machine &machine, formulas::WeightFormat format) noexcept
{
    return machine.hasGpu() && formulas::computesIn(gpuOf(machine), format);
}

double llmPeak(const LlmTask &task, const Machine &machine) noexcept
{
    return formulas::peakFor(gpuOf(machine), task.format);
}

LlmAtLoad llmAtLoad(const LlmTask &task, const Machine &machine, double requestsPerSecond) noexcept
{
    LlmAtLoad load;
    if (whyNot(task, machine) != NoServing::None)
        return load;
    const int copies = divisionOf(task, machine).copies;
    const LlmEngine engine = engineOf(task, machine, copies);
    const std::optional<formulas::LlmTimes> times = engine.atRate(requestsPerSecond / copies);
    if (!times)
        return load;
    load.steady = true;
    load.usersAtOnce = requestsPerSecond * times->answerSeconds(task.outputTokens);
    for (std::size_t i = 0; i < normalPlaces.size(); ++i) {
        const formulas::LlmTimes then = engine.atUsers(usersAt(load.usersAtOnce / copies, normalPlaces[i]));
        load.firstTokenSeconds[i] = then.firstTokenSeconds;
        load.answerSeconds[i] = then.answerSeconds(task.outputTokens);
    }
    return load;
}

} // namespace slipway::sizing
