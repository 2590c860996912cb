// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/referencedata.h"
#include "model/sizing/plansizing.h"

#include <benchmark/benchmark.h>

using namespace slipway;

/// Bar: 50 us. The capacity table, and the numbers for each hour of 36 months.
static void sizeOneEndpoint(benchmark::State &state)
{
    sizing::ServiceProfile profile;
    profile.variation = 0.5;
    profile.concurrency = static_cast<int>(state.range(0));
    for ([[maybe_unused]] auto round : state) {
        benchmark::DoNotOptimize(profile);
        const sizing::CapacityTable table(profile);
        int total = 0;
        for (int hour = 0; hour < 24 * 36; ++hour)
            total += table.instances(hour);
        benchmark::DoNotOptimize(total);
    }
}
BENCHMARK(sizeOneEndpoint)->Arg(1)->Arg(16)->Unit(benchmark::kMicrosecond);

/// Time of one run on every size of the catalog, from parameters and tokens.
static void timeOnAllSizes(benchmark::State &state)
{
    const Result<ReferenceData> data = loadReferenceData();
    if (!data) {
        state.SkipWithError("the built-in data could not be loaded");
        return;
    }
    std::vector<sizing::Machine> machines;
    for (const VmSize &size : data->catalog.sizes())
        machines.push_back(sizing::machineOf(data->catalog, size));
    sizing::TrainingTask task;
    task.method = WorkMethod::ParametersAndTokens;
    task.precision = Precision::BFloat16;
    task.parameters = sizing::Range(8e9);
    task.tokens = sizing::Range(1e9);
    for ([[maybe_unused]] auto round : state) {
        double sum = 0;
        for (const sizing::Machine &machine : machines)
            sum += runTime(task, machine, 2).hours.likely;
        benchmark::DoNotOptimize(sum);
    }
    state.counters["sizes"] = static_cast<double>(machines.size());
}
BENCHMARK(timeOnAllSizes)->Unit(benchmark::kMicrosecond);
