// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/referencedata.h"
#include "model/formulas/llmserving.h"

#include <benchmark/benchmark.h>

using namespace slipway;
using namespace Qt::StringLiterals;

/// Bar: 5 us. One size from names that are found to times with ranges.
static void speedOfOneServer(benchmark::State &state)
{
    const formulas::LlmTables &tables = formulas::LlmTables::builtIn();
    const formulas::LlmModel *model = tables.findModel(u"Qwen3-235B-A22B"_s);
    const formulas::LlmGpuRow *gpu = tables.findGpu(u"H200"_s);
    if (!model || !gpu) {
        state.SkipWithError("the tables lack a model or a GPU");
        return;
    }
    double users = 16;
    for ([[maybe_unused]] auto round : state) {
        benchmark::DoNotOptimize(users);
        const auto result
            = formulas::llmServing(tables.fit(), model->shape, gpu->gpu, formulas::WeightFormat::Float8,
                                   {8, 1}, 1500, 300, users, true);
        benchmark::DoNotOptimize(result);
    }
}
BENCHMARK(speedOfOneServer)->Unit(benchmark::kMicrosecond);

/// Bar: 16 ms. All sizes with GPUs, each way to share the model among them, each format.
static void speedOnAllSizes(benchmark::State &state)
{
    const Result<ReferenceData> data = loadReferenceData();
    const formulas::LlmTables &tables = formulas::LlmTables::builtIn();
    const formulas::LlmModel *model = tables.findModel(u"Llama-3.1-70B"_s);
    if (!data || !model) {
        state.SkipWithError("the built-in data could not be loaded");
        return;
    }
    int tried = 0;
    for ([[maybe_unused]] auto round : state) {
        tried = 0;
        for (const VmSize &size : data->catalog.sizes()) {
            const Gpu *gpu = data->catalog.gpuOf(size);
            const formulas::LlmGpuRow *row = gpu ? tables.findGpu(gpu->model) : nullptr;
            for (double gpus = 1; row && gpus <= size.gpuCount.value(); gpus *= 2) {
                for (int format = 0; format < formulas::weightFormats; ++format) {
                    const auto result = formulas::llmServing(tables.fit(), model->shape, row->gpu,
                                                             static_cast<formulas::WeightFormat>(format),
                                                             {gpus, 1}, 1500, 300, 16, true);
                    benchmark::DoNotOptimize(result);
                    ++tried;
                }
            }
        }
    }
    state.counters["tried"] = tried;
}
BENCHMARK(speedOnAllSizes)->Unit(benchmark::kMillisecond);
