// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/llmspeed.h"

#include <algorithm>
#include <cmath>

namespace slipway::formulas {

namespace {

constexpr double cacheNumberBytes = 2;
constexpr double activationBytes = 2;

/// Tokens that a layer keeps of a context, in the mean over all layers.
double keptTokens(const LlmShape &shape, double context)
{
    if (shape.windowLayers <= 0 || shape.layers <= 0)
        return context;
    const double whole = std::max(0.0, shape.layers - shape.windowLayers);
    return (whole * context + shape.windowLayers * std::min(context, shape.window)) / shape.layers;
}

/// Weights of all experts; the rest passes every token.
double expertParameters(const LlmShape &shape)
{
    if (shape.experts <= shape.expertsPerToken || shape.experts <= 0)
        return 0;
    const double one = (shape.parameters - shape.activeParameters) / (shape.experts - shape.expertsPerToken);
    // What a token passes outside of experts is never nothing, whatever rounded figures give.
    const double most
        = shape.expertsPerToken > 0 ? 0.98 * shape.activeParameters / shape.expertsPerToken : one;
    return std::clamp(one, 0.0, most) * shape.experts;
}

/// The sums of each layer go round twice, after attention and after what follows it.
double exchangedBytes(const LlmShape &shape, double gpus)
{
    return 2 * shape.layers * shape.hiddenSize * activationBytes * 2 * (gpus - 1) / gpus;
}

} // namespace

double bytesOfWeight(WeightFormat format) noexcept
{
    switch (format) {
    case WeightFormat::Bits16:
        return 2;
    case WeightFormat::Float8:
    case WeightFormat::Int8:
        return 1;
    case WeightFormat::Int4:
    case WeightFormat::Float4:
        return 4.25 / 8;
    }
    return 2;
}

bool computesIn(const LlmGpu &gpu, WeightFormat format) noexcept
{
    switch (format) {
    case WeightFormat::Bits16:
        return gpu.peak16 > 0;
    case WeightFormat::Float8:
        return gpu.peakFloat8 > 0;
    case WeightFormat::Int8:
        return gpu.peakInt8 > 0;
    case WeightFormat::Int4:
    case WeightFormat::Float4:
        return false;
    }
    return false;
}

double peakFor(const LlmGpu &gpu, WeightFormat format) noexcept
{
    // Weights of a format that a GPU does not compute in are widened to 16 bits on their way.
    if (format == WeightFormat::Float8)
        return gpu.peakFloat8 > 0 ? gpu.peakFloat8 : gpu.bfloat16 ? gpu.peak16 : 0;
    if (format == WeightFormat::Int8)
        return gpu.peakInt8 > 0 ? gpu.peakInt8 : gpu.peak16;
    return gpu.peak16;
}

LlmEngine::LlmEngine(const LlmFit &fit, const LlmShape &shape, const LlmGpu &gpu, WeightFormat format,
                     const LlmReplica &replica, double promptTokens, double answerTokens) noexcept
    : m_answer(answerTokens)
{
    const double n = std::max(1.0, replica.gpus);
    // Part of a GPU has that part of its speed.
    const double share = replica.gpus;
    const double groups = std::clamp(replica.attentionDataParallel, 1.0, n);
    const double attentionGpus = n / groups;
    const double copies = std::max(1.0, attentionGpus / std::max(1.0, shape.keyValueHeads));
    const double bytes = bytesOfWeight(format);
    const double bandwidth = gpu.bandwidth * share;
    const double peak = peakFor(gpu, format) * share;

    m_memory = gpu.memory * n;
    m_weightBytes = shape.parameters * bytes;
    m_cacheBytes = shape.keyValueNumbers * cacheNumberBytes * keptTokens(shape, promptTokens + answerTokens);
    // An answer that is being written is half as long in the mean.
    const double meanCache = shape.keyValueNumbers * cacheNumberBytes
        * keptTokens(shape, promptTokens + answerTokens / 2) * copies;
    const double experts = expertParameters(shape);
    const double dense = shape.parameters - experts;
    const double room = m_memory * fit.memoryShare - fit.serverBytes * n - m_weightBytes;
    // The first request has to fit at its full length.
    m_places = room < m_cacheBytes * copies ? 0 : std::min(fit.mostRunning, std::max(1.0, room / meanCache));

    const double active = shape.experts > 0 ? shape.activeParameters : shape.parameters;
    m_leastStep = active * bytes / bandwidth;
    m_reading = dense * groups * bytes / (bandwidth * fit.bandwidthShare);
    m_readingExperts = experts * bytes / (bandwidth * fit.bandwidthShare);
    m_missRate = shape.experts > 0 ? std::log1p(-std::min(0.999, shape.expertsPerToken / shape.experts)) : 0;
    m_cachePerRunning = meanCache / (bandwidth * fit.cacheShare);
    m_computePerRunning = 2 * active / (peak * fit.decodePeakShare);
    m_fixed = fit.stepSeconds
        + shape.layers * (fit.layerSeconds + (shape.experts > 0 ? fit.expertLayerSeconds : 0));
    m_perRunning = fit.requestSeconds;
    double exchange = 0;
    if (n > 1) {
        m_fixed += shape.layers * fit.linkSeconds * std::log2(n);
        exchange = gpu.link > 0 ? exchangedBytes(shape, n) / (gpu.link * fit.linkShare) : 0;
        m_perRunning += exchange;
    }
    // What is widened gains memory and bandwidth; it is computed in 16 bits, and reaches what 16 bits reach.
    const bool isNarrow
        = computesIn(gpu, format) && (format == WeightFormat::Float8 || format == WeightFormat::Int8);
    double promptShare = isNarrow ? fit.promptPeakShare8 : fit.promptPeakShare16;
    if (shape.experts > 0 && shape.expertWidth > 0)
        promptShare *= shape.expertWidth / (shape.expertWidth + fit.expertWidth);
    const double attention
        = 4 * shape.layers * shape.attentionWidth * promptTokens * keptTokens(shape, promptTokens / 2);
    m_prompt = (2 * active * promptTokens + attention) / (peak * promptShare) + exchange * promptTokens;
    m_promptInStep = fit.promptOverlap * m_prompt / answerTokens;
    m_firstFixed = fit.firstSeconds + m_prompt;
    m_firstSteps = fit.firstSteps;
    m_firstPerRunning = fit.burst * m_prompt + fit.firstRequestSeconds;
}

double LlmEngine::stepSeconds(double running) const noexcept
{
    const double touched = m_readingExperts > 0 ? -std::expm1(running * m_missRate) : 0;
    const double reading = m_reading + touched * m_readingExperts + running * m_cachePerRunning;
    return std::max(reading, running * m_computePerRunning) + m_fixed + running * m_perRunning;
}

LlmTimes LlmEngine::times(double running) const noexcept
{
    const double step = stepSeconds(running);
    LlmTimes times;
    times.tokenSeconds = step + running * m_promptInStep;
    times.firstTokenSeconds = m_firstFixed + m_firstSteps * step + running * m_firstPerRunning;
    times.running = running;
    times.tokensPerSecond = running / times.tokenSeconds;
    return times;
}

LlmTimes LlmEngine::atUsers(double users) const noexcept
{
    // Of `users` requests those are written that are not waiting for their first token.
    const auto written = [&](const LlmTimes &times) {
        return users * m_answer * times.tokenSeconds / times.answerSeconds(m_answer);
    };
    const double most = std::min(users, m_places);
    LlmTimes at = times(most);
    if (written(at) >= most) {
        const double wait = (users - most) / most * m_answer * at.tokenSeconds;
        at.firstTokenSeconds = std::max(at.firstTokenSeconds, wait);
        return at;
    }
    double low = 0;
    double high = most;
    for (int i = 0; i < 34; ++i) {
        const double middle = (low + high) / 2;
        (written(times(middle)) >= middle ? low : high) = middle;
    }
    return times((low + high) / 2);
}

double LlmEngine::mostRequestsPerSecond() const noexcept
{
    return fits() ? times(m_places).tokensPerSecond / m_answer : 0;
}

std::optional<LlmTimes> LlmEngine::atRate(double requestsPerSecond) const noexcept
{
    const double wanted = requestsPerSecond * m_answer;
    if (!fits() || wanted >= times(m_places).tokensPerSecond)
        return std::nullopt;
    double low = 0;
    double high = m_places;
    for (int i = 0; i < 44; ++i) {
        const double middle = (low + high) / 2;
        (times(middle).tokensPerSecond < wanted ? low : high) = middle;
    }
    return times((low + high) / 2);
}

} // namespace slipway::formulas
