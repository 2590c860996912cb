// SPDX-License-Identifier: GPL-3.0-or-later
// What best choice takes behind the best plan at the likely values: the robust choice and all that is told about it.
#include "model/decision/robustanswer.h"
#include "model/plan/templates.h"
#include "resources/data.h"
#include "resources/templates.h"
#include "tests/support/largeplans.h"

#include <benchmark/benchmark.h>

using namespace slipway;

namespace {

const Context &context()
{
    static const Catalog catalog = Catalog::load(embeddedCatalog()).value();
    static const PriceSnapshot prices = PriceSnapshot::load(embeddedPrices(), catalog).value();
    static const Context context{catalog, prices, QDate(2026, 12, 1)};
    return context;
}

/// So many workloads, each on computes of its own: training and endpoints in turn.
Plan planOf(const benchmark::State &state)
{
    static const TemplateLibrary library
        = TemplateLibrary::load(embeddedTemplate(QStringLiteral("templates.json")), embeddedTemplate).value();
    return test::manyWorkloads(library.plan(QStringLiteral("vision-realtime")).value(),
                               static_cast<int>(state.range(0)));
}

/// As best choice asks for it.
RobustOptions asked()
{
    RobustOptions options;
    options.best.priceConstraints = false;
    options.draws.threads = options.best.threads;
    return options;
}

const RobustPlan &chosenFor(const benchmark::State &state)
{
    static std::map<std::int64_t, RobustPlan> known;
    const auto found = known.find(state.range(0));
    return found != known.end()
        ? found->second
        : known.emplace(state.range(0), robustPlan(planOf(state), context(), asked())).first->second;
}

} // namespace

static void robustChoice(benchmark::State &state)
{
    const Plan plan = planOf(state);
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(robustPlan(plan, context(), asked()));
}

static void robustFlips(benchmark::State &state)
{
    const RobustPlan &best = chosenFor(state);
    for ([[maybe_unused]] auto round : state) {
        for (const RobustRunnerUp &runnerUp : best.runnersUp)
            benchmark::DoNotOptimize(flipsOf(best.chosen().plan, runnerUp.plan, context(), asked().draws));
    }
    state.counters["runners_up"] = static_cast<double>(best.runnersUp.size());
}

static void robustFallbacks(benchmark::State &state)
{
    const Plan &plan = chosenFor(state).chosen().plan;
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(fallbacksOf(plan, context(), asked().best, asked().draws));
}

static void robustGrowth(benchmark::State &state)
{
    const Plan &plan = chosenFor(state).chosen().plan;
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(growthPath(plan, context(), asked()));
}

static void robustAnswerInAll(benchmark::State &state)
{
    const Plan plan = planOf(state);
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(robustAnswer(plan, context(), asked()));
}

BENCHMARK(robustChoice)->Arg(3)->Arg(10)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);
BENCHMARK(robustFlips)->Arg(3)->Arg(10)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);
BENCHMARK(robustFallbacks)->Arg(3)->Arg(10)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);
BENCHMARK(robustGrowth)->Arg(3)->Arg(10)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);
BENCHMARK(robustAnswerInAll)->Arg(3)->Arg(10)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);
