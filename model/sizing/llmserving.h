// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sizing/machine.h"
#include "model/sizing/range.h"

namespace slipway::sizing {

/// Share of the memory bandwidth and of the peak that decoding and prompts reach (Databricks, LLM inference performance
/// engineering, 2023; NVIDIA TensorRT-LLM performance overview, 2025).
inline constexpr Range reachedBandwidthShare{0.5, 0.6, 0.7};
inline constexpr Range reachedPeakShare{0.4, 0.45, 0.5};
/// Memory that the server keeps for itself, GB (vLLM documentation, 2024: 2 to 4).
inline constexpr double serverMemoryGB = 3;

/// A language model on one instance, all of whose GPUs hold one copy together, flat.
struct LlmTask
{
    double parameters = 0; ///< a count
    Precision precision = Precision::BFloat16; ///< of the weights
    double layers = 0;
    double keyValueHeads = 0;
    double headSize = 0;
    double promptTokens = 0; ///< of one request
    double outputTokens = 0;
    int concurrency = 1; ///< requests at a time on one instance
};

enum class NoServing : std::uint8_t {
    None,
    NoModel, ///< parameters, layers, heads or tokens are not given
    NeedsGpu, ///< no GPU, or no source gives its figures
    NoPrecision, ///< the GPU does not compute in this precision
    TooLarge, ///< the weights, or not even one request beside them, do not fit
};

struct LlmServing
{
    NoServing why = NoServing::None;
    double weightsGB = 0;
    double cacheGBPerRequest = 0; ///< keys and values of prompt and answer, in 16 bits
    double memoryGB = 0; ///< of all GPUs of the instance
    int mostAtATime = 0; ///< requests that fit beside the weights
    int atATime = 0; ///< of them, the planned concurrency at the most
    Range firstTokenSeconds; ///< the prompt once through the model; alone on the machine
    Range tokenSeconds; ///< one step of all requests: the time between two tokens of an answer
    Range requestSeconds; ///< prompts of the others included
    Range requestsPerSecond; ///< one instance, all its places taken
    Range tokensPerSecond; ///< output of all requests together

    [[nodiscard]] bool known() const { return why == NoServing::None; }
};

/// Bounds by memory bandwidth and peak at the shares that are reached of them. For answers that people wait for, plan with half of it:
/// published maxima are those of full queues.
[[nodiscard]] LlmServing llmServing(const LlmTask &task, const Machine &machine) noexcept;

} // namespace slipway::sizing
