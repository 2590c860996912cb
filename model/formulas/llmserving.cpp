// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/llmserving.h"

#include <algorithm>

namespace slipway::formulas {

namespace {

LlmEstimate estimate(double likely, const LlmRange &range)
{
    return {likely, likely * range.low, likely * range.high};
}

} // namespace

void setEstimates(LlmServingResult &result, const LlmFit &fit, const LlmEngine &engine, const LlmTimes &times,
                  bool measured) noexcept
{
    result.firstTokenSeconds
        = estimate(times.firstTokenSeconds, measured ? fit.firstToken : fit.firstTokenElsewhere);
    result.tokenSeconds = estimate(times.tokenSeconds, measured ? fit.perToken : fit.perTokenElsewhere);
    result.tokensPerSecond = estimate(times.tokensPerSecond, measured ? fit.tokens : fit.tokensElsewhere);
    // No range reaches beyond what the memory can read.
    const double least = engine.leastTokenSeconds();
    result.tokenSeconds.low = std::min(result.tokenSeconds.likely, std::max(result.tokenSeconds.low, least));
    result.tokensPerSecond.high = std::max(result.tokensPerSecond.likely,
                                           std::min(result.tokensPerSecond.high, times.running / least));
}

LlmServingResult llmServing(const LlmFit &fit, const LlmShape &shape, const LlmGpu &gpu, WeightFormat format,
                            const LlmReplica &replica, double promptTokens, double answerTokens, double users,
                            bool measured) noexcept
{
    const LlmEngine engine(fit, shape, gpu, format, replica, promptTokens, answerTokens);
    LlmServingResult result;
    result.fits = engine.fits();
    result.weightBytes = engine.weightBytes();
    result.cacheBytes = engine.cacheBytes();
    result.memoryBytes = engine.memoryBytes();
    result.places = engine.places();
    result.heldCacheBytes = engine.cacheBytes() * std::min(users, std::max(1.0, engine.places()));
    if (result.fits)
        setEstimates(result, fit, engine, engine.atUsers(users), measured);
    return result;
}

} // namespace slipway::formulas
