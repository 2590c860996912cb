// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/units.h"

namespace slipway::formulas {

// Memory of one GPU while training. Inputs are checked by the registry.

/// Weights, gradients and optimizer under data parallelism with mixed precision: 2 + 2 + `optimizerBytes` bytes a parameter
/// (12 for Adam), of which `stage` 1 divides the optimizer, 2 also the gradients, 3 also the weights by `gpus`.
/// Source: Rajbhandari et al., ZeRO, arXiv 1910.02054, 2019.
constexpr Bytes zeroMemory(double params, double gpus, int stage, double optimizerBytes)
{
    const double weights = stage >= 3 ? 2 / gpus : 2;
    const double gradients = stage >= 2 ? 2 / gpus : 2;
    const double optimizer = stage >= 1 ? optimizerBytes / gpus : optimizerBytes;
    return Bytes(params * (weights + gradients + optimizer));
}

/// What a forward pass keeps for the backward pass, in 16 bits.
/// Source: Korthikanti et al., Reducing activation recomputation, arXiv 2205.05198, 2022.
struct ActivationMemory
{
    Bytes full;
    Bytes flash; ///< with flash attention or selective recomputation
    Bytes checkpointed; ///< only each layer's input is kept
};
constexpr ActivationMemory activationMemory(double seq, double batch, double hidden, double heads,
                                            double layers, double tensorParallel)
{
    const Bytes one(layers * seq * batch * hidden / tensorParallel);
    return {one * (34 + 5 * heads * seq / hidden), one * 34, one * 2};
}

/// The last layer's outputs over the vocabulary, in 32 bits.
constexpr Bytes logitsMemory(double batch, double seq, double vocabulary)
{
    return Bytes(4 * batch * seq * vocabulary);
}

/// Fine-tuning of adapters only: frozen weights (2 bytes a parameter, 0.5 where quantized to 4 bits) and 16 bytes for each
/// adapter parameter. Activations come on top. Source: Hu et al., LoRA, arXiv 2106.09685, 2021; Dettmers et al., QLoRA, arXiv
/// 2305.14314, 2023.
constexpr Bytes loraMemory(double params, double adapterParams, Bytes perFrozenParam)
{
    return params * perFrozenParam + Bytes(16 * adapterParams);
}

} // namespace slipway::formulas
