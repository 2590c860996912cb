// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/registry.h"
#include "model/formulas/training.h"

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

constexpr Source kaplan{"Kaplan et al., Scaling laws for neural language models, arXiv 2001.08361", "2020"};
constexpr Source palm{"Chowdhery et al., PaLM, arXiv 2204.02311, appendix B", "2022"};
constexpr Source mosaic{"MosaicML, LLM Foundry, training benchmarks", "2023"};

const Input paramsInput{"params", "parameters", positive};
const Input tokensInput{"tokens", "tokens", zeroOrMore};
const Input gpusInput{"gpus", "GPUs", positive};
const Input peakInput{"peak", "FLOP/s of one GPU", positive};
const Input mfuInput{"mfu", "share", shareAboveZero};
const Input tokenRateInput{"tokens_per_s", "tokens/s", zeroOrMore};

Hours gpuHours6ND(const Arguments &in)
{
    return gpuHours(trainingFlops(in.number("params"_L1), in.number("tokens"_L1)),
                    FlopsPerSecond(in.number("peak"_L1)), in.number("mfu"_L1));
}

Formula totalFlops()
{
    return {"train.total_flops",
            "Operations of training a transformer",
            "flops = 6 * params * tokens",
            {paramsInput, tokensInput},
            {{"flops", "FLOP"}},
            "dense models, sequences much shorter than the model is wide; 8 in place of 6 with full "
            "recomputation",
            {kaplan},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    trainingFlops(in.number("params"_L1), in.number("tokens"_L1)).value};
            }};
}

Formula gpuHoursFormula()
{
    return {
        "train.gpu_hours_6ND",
        "GPU-hours of training a transformer",
        "gpu_hours = 6 * params * tokens / (peak * mfu) / 3600",
        {paramsInput, tokensInput, peakInput, mfuInput},
        {{"gpu_hours", "GPU-hours"}},
        "peak dense at the precision used; mfu 0.35 to 0.40 on large clusters, times 0.85 for interruptions",
        {kaplan, palm},
        [](const Arguments &in) -> Outcome { return std::vector<Value>{gpuHours6ND(in).value}; }};
}

Formula days()
{
    return {"train.days_6ND",
            "Days of training a transformer",
            "days = 6 * params * tokens / (gpus * peak * mfu) / 86400",
            {paramsInput, tokensInput, gpusInput, peakInput, mfuInput},
            {{"days", "days"}},
            "as train.gpu_hours_6ND, without interruption",
            {kaplan, palm},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{gpuHours6ND(in).value / in.number("gpus"_L1) / 24};
            }};
}

Formula hours()
{
    return {
        "train.hours",
        "Hours of a run",
        "hours = flops / (gpus * peak * mfu * goodput) / 3600",
        {{"flops", "FLOP", zeroOrMore}, gpusInput, peakInput, mfuInput, {"goodput", "share", shareAboveZero}},
        {{"hours", "h"}},
        "mfu counts the model's own operations, not recomputed ones; goodput is the share of time that "
        "counts",
        {palm},
        [](const Arguments &in) -> Outcome {
            return std::vector<Value>{gpuHours(Flops(in.number("flops"_L1)),
                                               FlopsPerSecond(in.number("peak"_L1)), in.number("mfu"_L1),
                                               in.number("goodput"_L1))
                                          .value
                                      / in.number("gpus"_L1)};
        }};
}

Formula calendarDays()
{
    return {"train.calendar_days",
            "Days from GPU-hours",
            "days = gpu_hours / gpus / 24",
            {{"gpu_hours", "GPU-hours", zeroOrMore}, gpusInput},
            {{"days", "days"}},
            "all GPUs busy all the time",
            {{"Slipway", "2026-11-21"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{in.number("gpu_hours"_L1) / in.number("gpus"_L1) / 24};
            }};
}

Formula epochs()
{
    return {"train.epochs_throughput",
            "Hours from images and throughput",
            "hours = images * epochs / images_per_s / 3600",
            {{"images", "images", zeroOrMore},
             {"epochs", "epochs", zeroOrMore},
             {"images_per_s", "images/s", positive}},
            {{"hours", "h"}},
            "the lower bound: validation and start-up come on top (published runs: 1.0 to 1.6 times)",
            {{"NVIDIA Deep Learning Examples, ResNet50 v1.5", "2023"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{epochsTime(in.number("images"_L1), in.number("epochs"_L1),
                                                     PerSecond(in.number("images_per_s"_L1)))
                                              .value};
            }};
}

Formula imageFlops()
{
    return {"train.image_flops",
            "Operations of training on images",
            "flops = 3 * forward_flops * images * epochs",
            {{"forward_flops", "FLOP/image", positive},
             {"images", "images", zeroOrMore},
             {"epochs", "epochs", zeroOrMore}},
            {{"flops", "FLOP"}},
            "one multiply-add is two operations; such models reach 0.05 to 0.25 of a GPU's peak",
            {{"Goyal et al., Accurate, large minibatch SGD, arXiv 1706.02677", "2017"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{imageTrainingFlops(Flops(in.number("forward_flops"_L1)),
                                                             in.number("images"_L1), in.number("epochs"_L1))
                                              .value};
            }};
}

Outcome evaluateMfu(const Arguments &in)
{
    const QLatin1StringView shape[] = {"layers"_L1, "heads"_L1, "head_dim"_L1, "seq"_L1};
    Flops perToken = trainingFlops(in.number("params"_L1), 1);
    int given = 0;
    for (const QLatin1StringView name : shape)
        given += in.has(name) ? 1 : 0;
    for (const QLatin1StringView name : shape) {
        if (given > 0 && !in.has(name))
            return outOfRange(QString(name),
                              u"is missing: attention needs layers, heads, head_dim and seq together"_s);
    }
    if (given > 0)
        perToken = perToken
            + attentionFlopsPerToken(in.number("layers"_L1), in.number("heads"_L1) * in.number("head_dim"_L1),
                                     in.number("seq"_L1));
    return std::vector<Value>{reachedShare(PerSecond(in.number("tokens_per_s"_L1)), perToken,
                                           in.number("chips"_L1), FlopsPerSecond(in.number("peak"_L1)))};
}

Formula mfu()
{
    const auto optional = [](const char *name, const char *unit) {
        return Input{name, unit, oneOrMore, ValueKind::Whole, true};
    };
    return {"train.mfu",
            "Share of the peak that training reaches",
            "mfu = tokens_per_s * (6 * params + 12 * layers * heads * head_dim * seq) / (chips * peak)",
            {tokenRateInput,
             paramsInput,
             {"chips", "chips", positive},
             {"peak", "FLOP/s of one chip", positive},
             optional("layers", "layers"),
             optional("heads", "heads"),
             optional("head_dim", "numbers"),
             optional("seq", "tokens")},
            {{"mfu", "share"}},
            "layers, heads, head_dim and seq together, or without attention",
            {palm},
            evaluateMfu};
}

Formula mfuWithAttention()
{
    return {"train.mfu_with_attention",
            "Share of the peak, with attention",
            "mfu_pct = 100 * tokens_per_s * (6 * params + 12 * layers * d_model * seq) / (gpus * peak)",
            {paramsInput,
             {"layers", "layers", oneOrMore, ValueKind::Whole},
             {"d_model", "numbers", oneOrMore, ValueKind::Whole},
             {"seq", "tokens", oneOrMore, ValueKind::Whole},
             tokenRateInput,
             gpusInput,
             peakInput},
            {{"mfu_pct", "%"}},
            "attention counted in full, as is usual; causal kernels do half of it",
            {mosaic, palm},
            [](const Arguments &in) -> Outcome {
                const Flops perToken = trainingFlops(in.number("params"_L1), 1)
                    + attentionFlopsPerToken(in.number("layers"_L1), in.number("d_model"_L1),
                                             in.number("seq"_L1));
                return std::vector<Value>{100
                                          * reachedShare(PerSecond(in.number("tokens_per_s"_L1)), perToken,
                                                         in.number("gpus"_L1),
                                                         FlopsPerSecond(in.number("peak"_L1)))};
            }};
}

Formula hfu()
{
    return {"train.hfu_from_mfu",
            "Share of the peak, recomputation included",
            "hfu = mfu * flops_with_remat / flops_without",
            {{"mfu", "share", anyShare},
             {"flops_with_remat", "FLOP", positive},
             {"flops_without", "FLOP", positive}},
            {{"hfu", "share"}},
            "both of the same work",
            {palm},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    in.number("mfu"_L1) * (in.number("flops_with_remat"_L1) / in.number("flops_without"_L1))};
            }};
}

Formula gptParameterCount()
{
    return {"train.gpt_param_count",
            "Parameters of a GPT",
            "billion = 12 * layers * hidden^2 * (1 + 13 / (12 * hidden) + (vocab + seq) / (12 * layers * "
            "hidden)) / 1e9",
            {{"layers", "layers", oneOrMore, ValueKind::Whole},
             {"hidden", "numbers", oneOrMore, ValueKind::Whole},
             {"vocab", "tokens", zeroOrMore, ValueKind::Whole},
             {"seq", "tokens", zeroOrMore, ValueKind::Whole}},
            {{"billion", "1e9 parameters"}},
            "GPT layers with learned positions; other models: count their matrices",
            {megatron},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{gptParameters(in.number("layers"_L1), in.number("hidden"_L1),
                                                        in.number("vocab"_L1), in.number("seq"_L1))
                                          / 1e9};
            }};
}

Formula boundStepFormula()
{
    return {"train.bound_step",
            "What a training step waits for",
            "step_s = max(compute_s, batch_bytes / read_Bps, cpu_s_per_batch / workers)",
            {{"compute_s", "s", zeroOrMore},
             {"batch_bytes", "bytes", zeroOrMore},
             {"read_Bps", "bytes/s", positive},
             {"cpu_s_per_batch", "s", zeroOrMore},
             {"workers", "workers", oneOrMore, ValueKind::Whole}},
            {{"step_s", "s"}},
            "reading and preparing happen while the step before computes",
            {{"Bekman, ML Engineering, storage and data loading", "2024"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    boundStep(Seconds(in.number("compute_s"_L1)), Bytes(in.number("batch_bytes"_L1)),
                              BytesPerSecond(in.number("read_Bps"_L1)),
                              Seconds(in.number("cpu_s_per_batch"_L1)), in.number("workers"_L1))
                        .value};
            }};
}

} // namespace

std::vector<Formula> trainingFormulas()
{
    return {totalFlops(),
            gpuHoursFormula(),
            days(),
            hours(),
            calendarDays(),
            epochs(),
            imageFlops(),
            mfu(),
            mfuWithAttention(),
            hfu(),
            gptParameterCount(),
            boundStepFormula()};
}

} // namespace slipway::formulas
