// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/units.h"

#include <algorithm>
#include <cmath>

namespace slipway::formulas {

// Serving language models. Sizes in bytes; parameters, layers, heads, tokens are counts; speeds are dense peaks of one
// precision, all GPUs of a replica together. Sources: Stas Bekman, ML Engineering (inference), 2024; Baseten, A guide to LLM
// inference and performance, 2023; NVIDIA TensorRT-LLM performance overview, 2025. Inputs are checked by the registry.

constexpr Bytes weightMemory(double params, Bytes perParam)
{
    return params * perParam;
}

/// Keys and values of all layers. `kvHeads` are fewer than the heads where they are shared by groups.
constexpr Bytes kvCache(double layers, double kvHeads, double headDim, Bytes perNumber, double tokens)
{
    return 2 * layers * kvHeads * headDim * tokens * perNumber;
}

/// Sequences that fit beside the weights: 90 % of the memory, less `overhead` (2 to 4 GB). Below 0 is 0: does not fit.
inline double maxBatch(Bytes memory, Bytes weights, Bytes overhead, Bytes kvPerSequence) noexcept
{
    return std::max(0.0, std::floor((0.9 * memory - weights - overhead) / kvPerSequence + 1e-9));
}

/// Below this many operations for each byte read, the memory is what limits.
constexpr double opsPerByte(FlopsPerSecond peak, BytesPerSecond memory)
{
    return peak.value / memory.value;
}

/// Time of one output token of one sequence: all weights are read once.
constexpr Seconds decodeFloor(double params, Bytes perParam, BytesPerSecond memory)
{
    return params * perParam / memory;
}

/// One step of `batch` sequences, a token each: the slower of reading weights and cache and of computing.
/// `mbu` 0.5 to 0.7 and `mfu` 0.4 to 0.5 are what is reached of the peaks.
constexpr Seconds decodeStep(double params, Bytes perParam, double batch, Bytes kvPerSequence,
                             BytesPerSecond memory, FlopsPerSecond peak, double mbu, double mfu)
{
    const Seconds reading = (params * perParam + batch * kvPerSequence) / BytesPerSecond(memory.value * mbu);
    const Seconds computing = Flops(2 * params * batch) / FlopsPerSecond(peak.value * mfu);
    return std::max(reading, computing);
}

/// Time until the first token: the prompt once through the model, at the share `mfu` of the peak.
constexpr Seconds prefill(double params, double promptTokens, FlopsPerSecond peak, double mfu)
{
    return Flops(2 * params * promptTokens) / FlopsPerSecond(peak.value * mfu);
}

constexpr Usd perMillionTokens(UsdPerHour rate, PerSecond tokens)
{
    return Usd(rate.value / 3600 / tokens.value * 1e6);
}

} // namespace slipway::formulas
