// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/referencedata.h"
#include "app/wiring/templates.h"
#include "model/evaluation/evaluate.h"
#include "model/exports/exports.h"

#include <benchmark/benchmark.h>

using namespace slipway;

namespace {

/// A template over 36 months: the longest horizon that the bar speaks of.
Plan longPlan(const TemplateLibrary &library, const QString &id)
{
    Result<Plan> plan = library.plan(id);
    Q_ASSERT(plan.ok());
    Plan result = *std::move(plan);
    result.months = 36;
    return result;
}

} // namespace

/// Bar: 1 ms, 36 months with a 24-hour profile.
static void evaluateVisionOver36Months(benchmark::State &state)
{
    const Result<ReferenceData> data = loadReferenceData();
    const Result<TemplateLibrary> library = loadTemplates();
    if (!data || !library) {
        state.SkipWithError("the built-in data could not be loaded");
        return;
    }
    const Plan plan = longPlan(*library, QStringLiteral("vision-realtime"));
    const Context context{data->catalog, data->prices, QDate(2026, 12, 1)};
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(evaluate(plan, context));
}
BENCHMARK(evaluateVisionOver36Months)->Unit(benchmark::kMicrosecond);

static void writeTheReport(benchmark::State &state)
{
    const Result<ReferenceData> data = loadReferenceData();
    const Result<TemplateLibrary> library = loadTemplates();
    if (!data || !library) {
        state.SkipWithError("the built-in data could not be loaded");
        return;
    }
    const Plan plan = longPlan(*library, QStringLiteral("vision-realtime"));
    const Evaluation evaluation = evaluate(plan, {data->catalog, data->prices, QDate(2026, 12, 1)});
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(writeReportJson(plan, evaluation));
}
BENCHMARK(writeTheReport)->Unit(benchmark::kMillisecond);
