// SPDX-License-Identifier: GPL-3.0-or-later
// What drawing a plan takes, beside one evaluation of it in the same run.
#include "model/cost/bill.h"
#include "model/plan/exchange.h"
#include "model/plan/templates.h"
#include "model/uncertainty/drawnplan.h"
#include "model/uncertainty/uncertainty.h"
#include "resources/data.h"
#include "resources/templates.h"

#include <benchmark/benchmark.h>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

const Catalog &catalog()
{
    static const Catalog loaded = Catalog::load(embeddedCatalog()).value();
    return loaded;
}

Context context()
{
    static const PriceSnapshot prices = PriceSnapshot::load(embeddedPrices(), catalog()).value();
    return {catalog(), prices, QDate(2026, 12, 1)};
}

constexpr std::array templateIds = {"vision-realtime",      "tabular-automl-batch", "llm-finetune-endpoint",
                                    "spark-features-batch", "many-models-forecast", "edge-arc",
                                    "regulated-isolated",   "proof-of-concept"};

/// A template over 36 months. 8: with an endpoint that is derived by the hour of the day for a load that grows.
Plan planOf(std::int64_t index)
{
    static const TemplateLibrary library
        = TemplateLibrary::load(embeddedTemplate(u"templates.json"_s), embeddedTemplate).value();
    const bool grows = index >= static_cast<std::int64_t>(templateIds.size());
    Plan plan
        = library.plan(QLatin1StringView(templateIds[grows ? 0 : static_cast<std::size_t>(index)])).value();
    plan.months = 36;
    if (grows) {
        plan.growth.requestsPercent = 3;
        auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
        endpoint.deployments[0].sizing = InstanceSizing::DerivedAutoscale;
    }
    return plan;
}

void label(benchmark::State &state)
{
    const auto index = static_cast<std::size_t>(state.range(0));
    state.SetLabel(index < templateIds.size() ? templateIds[index] : "vision-realtime, derived by the hour");
}

} // namespace

/// Bar: 50 ms on two threads, 10,000 draws of 36 months.
static void drawTenThousand(benchmark::State &state)
{
    const Plan plan = planOf(state.range(0));
    const Total planned = evaluate(plan, context()).total;
    DrawOptions options;
    options.threads = static_cast<int>(state.range(1));
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(drawCosts(plan, context(), planned, options));
    label(state);
}
BENCHMARK(drawTenThousand)
    ->ArgsProduct({{0, 1, 2, 3, 4, 5, 6, 7, 8}, {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

static void drawOne(benchmark::State &state)
{
    const Plan plan = planOf(state.range(0));
    DrawnPlan drawn(plan, context(), {});
    std::uint64_t trial = 0;
    for ([[maybe_unused]] auto round : state)
        drawn.draw(trial++);
    label(state);
}
BENCHMARK(drawOne)->DenseRange(0, 8)->Unit(benchmark::kMicrosecond);

static void prepareDraws(benchmark::State &state)
{
    const Plan plan = planOf(state.range(0));
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(DrawnPlan(plan, context(), {}));
    label(state);
}
BENCHMARK(prepareDraws)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

static void evaluateOnce(benchmark::State &state)
{
    const Plan plan = planOf(state.range(0));
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(evaluate(plan, context()));
    label(state);
}
BENCHMARK(evaluateOnce)->DenseRange(0, 8)->Unit(benchmark::kMicrosecond);

static void billOnce(benchmark::State &state)
{
    const Plan plan = planOf(state.range(0));
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(
            cost::makeBill(plan, context().catalog, context().prices, exchangeOf(plan, context().prices)));
    label(state);
}
BENCHMARK(billOnce)->DenseRange(0, 8)->Unit(benchmark::kMicrosecond);
