// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/llmserving.h"
#include "model/sizing/machine.h"
#include "model/sizing/range.h"

#include <array>

namespace slipway::sizing {

/// A language model on one instance, flat.
struct LlmTask
{
    formulas::LlmShape shape;
    formulas::WeightFormat format = formulas::WeightFormat::Bits16;
    double headSize = 0; ///< 0: not known, as of a latent cache
    bool complete = false; ///< the shape says all that speed follows from
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
    bool measured
        = false; ///< runs on this GPU in this format were part of the fit; else it is carried over from others
    int copies
        = 1; ///< of the model on the instance, each on as many of its GPUs, as answers the planned requests soonest
    double weightsGB = 0; ///< of one copy
    double cacheGBPerRequest = 0; ///< keys and values of prompt and answer, in 16 bits
    double memoryGB = 0; ///< of all GPUs of the instance
    double usableGB = 0; ///< of that, for weights, keys and values
    int mostAtATime = 0; ///< requests that fit beside the weights, however the GPUs are divided
    int atATime = 0; ///< of them, the planned concurrency at the most
    Range firstTokenSeconds; ///< with as many requests at a time as planned; the wait for a place is in it
    Range tokenSeconds; ///< one step of all requests: the time between two tokens of an answer
    Range requestSeconds; ///< the whole answer
    Range requestsPerSecond; ///< one instance, all its places taken
    Range tokensPerSecond; ///< output of all requests together

    [[nodiscard]] bool known() const { return why == NoServing::None; }
};

/// Bytes that a server has of the GPUs of a machine for weights, keys and values; 0 where nobody tells their memory.
[[nodiscard]] double usableGpuBytes(const Machine &machine) noexcept;
/// What the fit to measured servers gives (docs/serving-model.md); the ends of the ranges hold nine of ten servers. Several GPUs hold one
/// copy together or several that share the requests: whichever answers the planned requests at a time soonest, which is also the one that answers
/// most of them.
[[nodiscard]] LlmServing llmServing(const LlmTask &task, const Machine &machine) noexcept;

/// Whether a GPU of the machine computes in the format of the weights, rather than widening them to 16 bits.
[[nodiscard]] bool llmComputesIn(const Machine &machine, formulas::WeightFormat format) noexcept;
/// Dense peak of one GPU with the weights of the task; 0 where it cannot take them.
[[nodiscard]] double llmPeak(const LlmTask &task, const Machine &machine) noexcept;

/// What people see where requests come at a rate: half, 95 and 99 % of the moments have no more users at once.
struct LlmAtLoad
{
    bool steady = false; ///< else more requests come than are answered
    double usersAtOnce = 0; ///< in the mean
    std::array<double, 3> firstTokenSeconds = {};
    std::array<double, 3> answerSeconds = {};
};
[[nodiscard]] LlmAtLoad llmAtLoad(const LlmTask &task, const Machine &machine,
                                  double requestsPerSecond) noexcept;

} // namespace slipway::sizing
