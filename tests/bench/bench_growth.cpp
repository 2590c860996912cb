// SPDX-License-Identifier: GPL-3.0-or-later
// How work grows with the plan, up to what the schema allows.
#include "model/plan/templates.h"
#include "model/prices/referencedata.h"
#include "model/search/bestplan.h"
#include "model/search/whynot.h"
#include "resources/data.h"
#include "resources/templates.h"
#include "tests/support/largeplans.h"

#include <benchmark/benchmark.h>

using namespace slipway;

namespace {

const Context *builtIn()
{
    static const Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    if (!catalog)
        return nullptr;
    static const Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
    if (!prices)
        return nullptr;
    static const Context context{*catalog, *prices, QDate(2026, 12, 1)};
    return &context;
}

Plan templatePlan(const char *id)
{
    static const Result<TemplateLibrary> library
        = TemplateLibrary::load(embeddedTemplate(QStringLiteral("templates.json")), embeddedTemplate);
    const Result<Plan> plan = library.value().plan(QString::fromLatin1(id));
    return plan ? *plan : Plan();
}

void evaluateIt(benchmark::State &state, const Plan &plan)
{
    const Context *context = builtIn();
    if (!context || plan.workloads.empty()) {
        state.SkipWithError("the built-in data could not be loaded");
        return;
    }
    std::size_t findings = 0;
    for ([[maybe_unused]] auto round : state)
        findings = evaluate(plan, *context).findings.size();
    state.counters["workloads"] = static_cast<double>(plan.workloads.size());
    state.counters["computes"] = static_cast<double>(plan.computes.size());
    state.counters["findings"] = static_cast<double>(findings);
}

} // namespace

/// Bar: 100 ms at 1,000, and in proportion to their number.
static void evaluateWorkloads(benchmark::State &state)
{
    evaluateIt(state, test::manyWorkloads(templatePlan("vision-realtime"), static_cast<int>(state.range(0))));
}
BENCHMARK(evaluateWorkloads)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

static void evaluateWorkloadsOnSharedComputes(benchmark::State &state)
{
    evaluateIt(state,
               test::manyOnSharedComputes(templatePlan("vision-realtime"), static_cast<int>(state.range(0))));
}
BENCHMARK(evaluateWorkloadsOnSharedComputes)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

/// The longest horizon.
static void evaluateJobsForTenYears(benchmark::State &state)
{
    Plan plan = test::manyWorkloads(templatePlan("tabular-automl-batch"), static_cast<int>(state.range(0)));
    plan.months = 120;
    evaluateIt(state, plan);
}
BENCHMARK(evaluateJobsForTenYears)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

/// Bar: 1 ms, whatever the number of servers.
static void evaluateOneEndpoint(benchmark::State &state)
{
    const auto instances = static_cast<int>(state.range(0));
    const auto concurrency = static_cast<int>(state.range(1));
    evaluateIt(state, test::withServers(templatePlan("vision-realtime"), instances, concurrency));
}
BENCHMARK(evaluateOneEndpoint)
    ->Args({10, 1})
    ->Args({1000, 100})
    ->Args({10'000, 10'000})
    ->Args({10'000, 100'000})
    ->Unit(benchmark::kMillisecond);

/// Bar: 2 s over 48.
static void bestPlanOverComputes(benchmark::State &state)
{
    const Context *context = builtIn();
    const Plan plan = test::manyComputes(templatePlan("vision-realtime"), static_cast<int>(state.range(0)));
    if (!context || plan.workloads.empty()) {
        state.SkipWithError("the built-in data could not be loaded");
        return;
    }
    search::BestOptions options;
    options.priceConstraints = state.range(1) != 0;
    for ([[maybe_unused]] auto round : state) {
        const search::BestPlan best = search::bestPlan(plan, *context, options);
        if (best.choices.empty())
            state.SkipWithError("no compute has a choice");
    }
    state.counters["computes"] = static_cast<double>(plan.computes.size());
}
BENCHMARK(bestPlanOverComputes)
    ->Args({3, 0})
    ->Args({12, 0})
    ->Args({48, 0})
    ->Args({3, 1})
    ->Args({12, 1})
    ->Args({48, 1})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
