// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/units.h"

namespace slipway::formulas {

// Work and time of training. Speeds are dense peaks of one GPU at one precision; `mfu` is the share of it that the model's own
// operations reach, `goodput` the share of the time that counts. Parameters and tokens are counts. Inputs are checked by the
// registry. Sources: Kaplan et al., arXiv 2001.08361, 2020; Chowdhery et al., PaLM, arXiv 2204.02311, 2022; Narayanan et al.,
// Megatron-LM, arXiv 2104.04473, 2021.

/// Two operations forward and four backward for each parameter and token; without attention over the sequence.
constexpr Flops trainingFlops(double params, double tokens)
{
    return Flops(6 * params * tokens);
}

/// Attention over the sequence, for each token, forward and backward, counted in full.
constexpr Flops attentionFlopsPerToken(double layers, double width, double seq)
{
    return Flops(12 * layers * width * seq);
}

/// GPU-hours of `work`.
constexpr Hours gpuHours(Flops work, FlopsPerSecond peak, double mfu, double goodput = 1)
{
    return toHours(work / FlopsPerSecond(peak.value * mfu * goodput));
}

/// Share of the peak that `tokens` a second mean, at `flopsPerToken`.
constexpr double reachedShare(PerSecond tokens, Flops flopsPerToken, double gpus, FlopsPerSecond peak)
{
    return tokens.value * flopsPerToken.value / (gpus * peak.value);
}

/// Parameters of a GPT with tied embeddings: Megatron-LM, equation 2.
constexpr double gptParameters(double layers, double hidden, double vocabulary, double seq)
{
    return 12 * layers * hidden * hidden
        * (1 + 13 / (12 * hidden) + (vocabulary + seq) / (12 * layers * hidden));
}

/// Three times the forward operations of every image. One multiply-add is two operations.
constexpr Flops imageTrainingFlops(Flops forwardPerImage, double images, double epochs)
{
    return 3 * images * epochs * forwardPerImage;
}

constexpr Hours epochsTime(double images, double epochs, PerSecond throughput)
{
    return toHours(Seconds(images * epochs / throughput.value));
}

/// A step takes as long as the slowest of computing, reading and preparing its batch.
Seconds boundStep(Seconds compute, Bytes batch, BytesPerSecond reading, Seconds cpuPerBatch,
                  double workers) noexcept;

} // namespace slipway::formulas
