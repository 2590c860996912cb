// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/llm.h"
#include "model/formulas/registry.h"

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

constexpr Source mlEngineering{"Bekman, ML Engineering, inference", "2024"};
constexpr Source baseten{"Baseten, A guide to LLM inference and performance", "2023"};

const Input paramsInput{"params", "parameters", positive};
const Input bytesInput{"bytes", "bytes/number", positive};

FlopsPerSecond teraflops(const Arguments &in)
{
    return FlopsPerSecond(in.number("tflops"_L1) * 1e12);
}

BytesPerSecond memoryBandwidth(const Arguments &in)
{
    return BytesPerSecond(in.number("mem_bw_GBps"_L1) * 1e9);
}

Formula costPerMillion()
{
    return {"llm.cost_per_million_tokens",
            "Cost of a million tokens",
            "usd = usd_per_hour / 3600 / tokens_per_s * 1e6",
            {{"usd_per_hour", "USD/h", zeroOrMore}, {"tokens_per_s", "tokens/s", positive}},
            {{"usd", "USD per million tokens"}},
            "a machine that is busy at this rate all the time",
            {mlEngineering},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{perMillionTokens(UsdPerHour(in.number("usd_per_hour"_L1)),
                                                           PerSecond(in.number("tokens_per_s"_L1)))
                                              .value};
            }};
}

Formula decodeFloorFormula()
{
    return {
        "llm.decode_floor",
        "Least time of one output token",
        "ms_per_token = params * bytes / (mem_bw_GBps * 1e9) * 1000",
        {paramsInput, bytesInput, {"mem_bw_GBps", "GB/s", positive}},
        {{"ms_per_token", "ms"}},
        "one sequence at a time, full memory bandwidth; 0.5 to 0.7 of it is reached",
        {mlEngineering, baseten},
        [](const Arguments &in) -> Outcome {
            return std::vector<Value>{
                decodeFloor(in.number("params"_L1), Bytes(in.number("bytes"_L1)), memoryBandwidth(in)).value
                * 1e3};
        }};
}

Formula decodeStepFormula()
{
    return {"llm.decode_step",
            "Time of one step of a batch",
            "read = (params * bytes + batch * kv_bytes_per_sequence) / (mem_bw_GBps * 1e9 * mbu)\n"
            "compute = 2 * params * batch / (tflops * 1e12 * mfu)\n"
            "ms = max(read, compute) * 1000; tokens_per_s = batch / max(read, compute)",
            {paramsInput,
             bytesInput,
             {"batch", "sequences", oneOrMore},
             {"kv_bytes_per_sequence", "bytes", zeroOrMore},
             {"mem_bw_GBps", "GB/s", positive},
             {"tflops", "TFLOP/s", positive},
             {"mbu", "share", shareAboveZero},
             {"mfu", "share", shareAboveZero}},
            {{"ms", "ms"}, {"tokens_per_s", "tokens/s"}},
            "dense models; mbu 0.5 to 0.7, mfu 0.4 to 0.5",
            {baseten},
            [](const Arguments &in) -> Outcome {
                const double batch = in.number("batch"_L1);
                const Seconds step
                    = decodeStep(in.number("params"_L1), Bytes(in.number("bytes"_L1)), batch,
                                 Bytes(in.number("kv_bytes_per_sequence"_L1)), memoryBandwidth(in),
                                 teraflops(in), in.number("mbu"_L1), in.number("mfu"_L1));
                return std::vector<Value>{step.value * 1e3, batch / step.value};
            }};
}

Formula kvCacheFormula()
{
    return {
        "llm.kv_cache",
        "Memory of keys and values",
        "bytes = 2 * layers * kv_heads * head_dim * bytes * tokens",
        {{"layers", "layers", oneOrMore, ValueKind::Whole},
         {"kv_heads", "heads", oneOrMore, ValueKind::Whole},
         {"head_dim", "numbers", oneOrMore, ValueKind::Whole},
         bytesInput,
         {"tokens", "tokens", zeroOrMore}},
        {{"bytes", "bytes"}},
        "tokens of all sequences held at once; kv_heads are the shared ones under grouped-query attention",
        {mlEngineering},
        [](const Arguments &in) -> Outcome {
            return std::vector<Value>{kvCache(in.number("layers"_L1), in.number("kv_heads"_L1),
                                              in.number("head_dim"_L1), Bytes(in.number("bytes"_L1)),
                                              in.number("tokens"_L1))
                                          .value};
        }};
}

Formula maxBatchFormula()
{
    return {"llm.max_batch",
            "Sequences that fit beside the weights",
            "sequences = max(0, floor((0.9 * memory_GB * 1e9 - weights_GB * 1e9 - overhead_GB * 1e9) / "
            "kv_bytes_per_sequence))",
            {{"memory_GB", "GB", positive},
             {"weights_GB", "GB", zeroOrMore},
             {"overhead_GB", "GB", zeroOrMore},
             {"kv_bytes_per_sequence", "bytes", positive}},
            {{"sequences", "sequences"}},
            "memory of all GPUs of a replica; overhead 2 to 4 GB; 0 means that it does not fit",
            {{"vLLM documentation, GPU memory utilization", "2024"}},
            [](const Arguments &in) -> Outcome {
                const auto gigabytes = [&in](QLatin1StringView name) { return Bytes(in.number(name) * 1e9); };
                return std::vector<Value>{maxBatch(gigabytes("memory_GB"_L1), gigabytes("weights_GB"_L1),
                                                   gigabytes("overhead_GB"_L1),
                                                   Bytes(in.number("kv_bytes_per_sequence"_L1)))};
            }};
}

Formula opsPerByteFormula()
{
    return {"llm.ops_per_byte",
            "Operations for each byte read",
            "ops_per_byte = tflops * 1e12 / (mem_bw_GBps * 1e9)",
            {{"tflops", "TFLOP/s", positive}, {"mem_bw_GBps", "GB/s", positive}},
            {{"ops_per_byte", "operations/byte"}},
            "work with fewer operations for each byte is limited by memory, with more by computing",
            {baseten},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{opsPerByte(teraflops(in), memoryBandwidth(in))};
            }};
}

Formula prefillFloorFormula()
{
    return {"llm.prefill_floor",
            "Least time to read the prompt",
            "ms = 2 * params * prompt_tokens / (tflops * 1e12) * 1000",
            {paramsInput, {"prompt_tokens", "tokens", zeroOrMore}, {"tflops", "TFLOP/s", positive}},
            {{"ms", "ms"}},
            "full dense peak, without attention over long prompts; 0.4 to 0.5 of the peak is reached",
            {baseten},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    prefill(in.number("params"_L1), in.number("prompt_tokens"_L1), teraflops(in), 1).value
                    * 1e3};
            }};
}

Formula weightMemoryFormula()
{
    return {"llm.weight_memory",
            "Memory of the weights",
            "GB = params * bytes / 1e9",
            {paramsInput, bytesInput},
            {{"GB", "GB"}},
            "2 bytes for 16 bits, 1 for 8, 0.5 for 4",
            {mlEngineering},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    weightMemory(in.number("params"_L1), Bytes(in.number("bytes"_L1))).value / 1e9};
            }};
}

} // namespace

std::vector<Formula> llmFormulas()
{
    return {costPerMillion(),  decodeFloorFormula(), decodeStepFormula(),   kvCacheFormula(),
            maxBatchFormula(), opsPerByteFormula(),  prefillFloorFormula(), weightMemoryFormula()};
}

} // namespace slipway::formulas
