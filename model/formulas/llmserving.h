// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/llmtables.h"

namespace slipway::formulas {

struct LlmEstimate
{
    double likely = 0;
    double low = 0;
    double high = 0;
};

/// One copy of a model at a load, with the range that the residuals of the fit give.
struct LlmServingResult
{
    bool fits = false;
    double weightBytes = 0;
    double cacheBytes = 0; ///< of one request at its full length
    double heldCacheBytes = 0; ///< of all requests that run
    double memoryBytes = 0;
    double places = 0;
    LlmEstimate firstTokenSeconds;
    LlmEstimate tokenSeconds;
    LlmEstimate tokensPerSecond;
};

/// `times` with their ranges. `measured`: runs on this GPU in this format were part of the fit.
void setEstimates(LlmServingResult &result, const LlmFit &fit, const LlmEngine &engine, const LlmTimes &times,
                  bool measured) noexcept;

[[nodiscard]] LlmServingResult llmServing(const LlmFit &fit, const LlmShape &shape, const LlmGpu &gpu,
                                          WeightFormat format, const LlmReplica &replica, double promptTokens,
                                          double answerTokens, double users, bool measured) noexcept;

} // namespace slipway::formulas
