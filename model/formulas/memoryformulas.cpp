// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/memory.h"
#include "model/formulas/registry.h"

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

Formula zero()
{
    return {"train.zero_memory",
            "Weights, gradients and optimizer on one GPU",
            "GB = params * (w + g + o) / 1e9 with w = 2, g = 2, o = optimizer_bytes,\n"
            "of which stage 1 divides o, stage 2 also g, stage 3 also w by gpus",
            {{"params", "parameters", positive},
             {"gpus", "GPUs", oneOrMore, ValueKind::Whole},
             {"stage", "ZeRO stage", {0, 3}, ValueKind::Whole},
             {"optimizer_bytes", "bytes/parameter", zeroOrMore}},
            {{"GB", "GB"}},
            "mixed precision; 12 bytes for Adam; activations come on top",
            {{"Rajbhandari et al., ZeRO, arXiv 1910.02054", "2019"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{zeroMemory(in.number("params"_L1), in.number("gpus"_L1),
                                                     in.whole("stage"_L1), in.number("optimizer_bytes"_L1))
                                              .value
                                          / 1e9};
            }};
}

Formula activations()
{
    const auto count = [](const char *name, const char *unit) {
        return Input{name, unit, oneOrMore, ValueKind::Whole};
    };
    return {"train.activation_memory",
            "Activations on one GPU",
            "GB_full = layers * seq * batch * hidden * (34 + 5 * heads * seq / hidden) / tp / 1e9\n"
            "GB_flash = layers * seq * batch * hidden * 34 / tp / 1e9\n"
            "GB_checkpointed = layers * seq * batch * hidden * 2 / tp / 1e9",
            {count("seq", "tokens"), count("batch", "sequences"), count("hidden", "numbers"),
             count("heads", "heads"), count("layers", "layers"), count("tp", "GPUs")},
            {{"GB_full", "GB"}, {"GB_flash", "GB"}, {"GB_checkpointed", "GB"}},
            "16 bits, tensor parallelism with sequence parallelism over tp GPUs; add logits and 10 to 20 % "
            "for fragmentation",
            {{"Korthikanti et al., Reducing activation recomputation, arXiv 2205.05198", "2022"}},
            [](const Arguments &in) -> Outcome {
                const ActivationMemory memory
                    = activationMemory(in.number("seq"_L1), in.number("batch"_L1), in.number("hidden"_L1),
                                       in.number("heads"_L1), in.number("layers"_L1), in.number("tp"_L1));
                return std::vector<Value>{memory.full.value / 1e9, memory.flash.value / 1e9,
                                          memory.checkpointed.value / 1e9};
            }};
}

Formula logits()
{
    return {"train.logits_memory",
            "Outputs over the vocabulary",
            "GB = 4 * batch * seq * vocab / 1e9",
            {{"batch", "sequences", oneOrMore, ValueKind::Whole},
             {"seq", "tokens", oneOrMore, ValueKind::Whole},
             {"vocab", "tokens", oneOrMore, ValueKind::Whole}},
            {{"GB", "GB"}},
            "32 bits, not divided among GPUs",
            {{"Bekman, ML Engineering, training performance", "2024"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    logitsMemory(in.number("batch"_L1), in.number("seq"_L1), in.number("vocab"_L1)).value
                    / 1e9};
            }};
}

Formula lora()
{
    return {
        "train.lora_memory",
        "Fine-tuning adapters on one GPU",
        "GB = (params * frozen_bytes + 16 * adapter_params) / 1e9",
        {{"params", "parameters", positive},
         {"adapter_params", "parameters", zeroOrMore},
         {"frozen_bytes", "bytes/parameter", positive}},
        {{"GB", "GB"}},
        "frozen_bytes 2, or 0.5 for weights of 4 bits; activations come on top",
        {{"Hu et al., LoRA, arXiv 2106.09685", "2021"}, {"Dettmers et al., QLoRA, arXiv 2305.14314", "2023"}},
        [](const Arguments &in) -> Outcome {
            return std::vector<Value>{loraMemory(in.number("params"_L1), in.number("adapter_params"_L1),
                                                 Bytes(in.number("frozen_bytes"_L1)))
                                          .value
                                      / 1e9};
        }};
}

} // namespace

std::vector<Formula> memoryFormulas()
{
    return {zero(), activations(), logits(), lora()};
}

} // namespace slipway::formulas
