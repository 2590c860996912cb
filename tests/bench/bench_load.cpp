// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/referencedata.h"
#include "app/wiring/templates.h"

#include <benchmark/benchmark.h>

using namespace slipway;

/// Bar: 50 ms.
static void loadCatalogAndPrices(benchmark::State &state)
{
    for ([[maybe_unused]] auto round : state) {
        Result<ReferenceData> data = loadReferenceData();
        if (!data) {
            state.SkipWithError(qPrintable(data.error().message));
            break;
        }
        benchmark::DoNotOptimize(data);
    }
}
BENCHMARK(loadCatalogAndPrices)->Unit(benchmark::kMillisecond);

static void planFromTemplate(benchmark::State &state)
{
    const Result<TemplateLibrary> library = loadTemplates();
    for ([[maybe_unused]] auto round : state) {
        Result<Plan> plan = library->plan(QStringLiteral("vision-realtime"));
        if (!plan) {
            state.SkipWithError(qPrintable(plan.error().message));
            break;
        }
        benchmark::DoNotOptimize(plan);
    }
}
BENCHMARK(planFromTemplate)->Unit(benchmark::kMicrosecond);
