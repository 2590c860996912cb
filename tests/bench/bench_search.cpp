// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/referencedata.h"
#include "app/wiring/templates.h"
#include "model/search/bestplan.h"
#include "model/search/whynot.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <map>

using namespace slipway;

namespace {

constexpr std::size_t costedByTheBar = 400'000;

/// The built-in data, and the same with `copies` - 1 copies of every size that clusters may use, with all its prices.
const ReferenceData *dataOf(int copies)
{
    static std::map<int, Result<ReferenceData>> loaded;
    const auto known = loaded.find(copies);
    if (known != loaded.end())
        return known->second ? &known->second.value() : nullptr;
    Result<ReferenceData> data = loadReferenceData();
    for (int copy = 1; data && copy < copies; ++copy) {
        Additions file;
        file.id = QStringLiteral("copy-%1").arg(copy);
        file.name = file.source = file.id;
        file.date = QDate(2026, 11, 1);
        const Result<ReferenceData> base = loadReferenceData();
        for (std::size_t s = 0; s < base->catalog.sizes().size(); ++s) {
            const VmSize &size = base->catalog.sizes()[s];
            if (size.onAmlCompute != Support::Yes || size.vcpus == 0 || size.memoryGiB <= 0 || size.gpu)
                continue;
            AddedSize added;
            added.size.name = QStringLiteral("%1_copy_%2").arg(size.name).arg(copy);
            added.size.vcpus = size.vcpus;
            added.size.memoryGiB = size.memoryGiB;
            added.targets = {QStringLiteral("compute_cluster")};
            for (std::size_t r = 0; r < base->catalog.regions().size(); ++r) {
                for (std::size_t t = 0; t < priceTypeCount; ++t) {
                    const auto price
                        = base->prices.vm(static_cast<SizeId>(s), static_cast<RegionId>(r), PriceType(t));
                    if (!price || !PriceSnapshot::usable(price->origin.flag))
                        continue;
                    file.prices.push_back({added.size.name,
                                           base->catalog.regions()[r].id,
                                           PriceType(t),
                                           price->hourly,
                                           price->termTotal,
                                           price->origin.date,
                                           {}});
                }
            }
            file.sizes.push_back(std::move(added));
        }
        data = withAdditions(*data, file);
    }
    const auto kept = loaded.emplace(copies, std::move(data)).first;
    return kept->second ? &kept->second.value() : nullptr;
}

std::optional<Plan> planOf(const char *id)
{
    const Result<TemplateLibrary> library = loadTemplates();
    if (!library)
        return std::nullopt;
    Result<Plan> plan = library->plan(QString::fromLatin1(id));
    return plan ? std::optional(*std::move(plan)) : std::nullopt;
}

Context contextOf(const ReferenceData &data)
{
    return {data.catalog, data.prices, QDate(2026, 12, 1)};
}

/// A training on CPUs, with every region, price type and number of nodes that there is.
search::Query wideQuery()
{
    search::Query query;
    query.compute = QStringLiteral("train");
    query.everyRegion = true;
    query.commitments = true;
    query.mostNodes = 64;
    query.sample = 0;
    return query;
}

void report(benchmark::State &state, const search::Result &found, std::chrono::nanoseconds spent)
{
    state.counters["scanned"] = static_cast<double>(found.scanned);
    state.counters["excluded"] = static_cast<double>(found.excluded);
    state.counters["costed"] = static_cast<double>(found.costed);
    state.counters["front"] = static_cast<double>(found.front.size());
    state.counters["ns_per_costed"] = static_cast<double>(spent.count())
        / static_cast<double>(std::max<benchmark::IterationCount>(1, state.iterations()))
        / static_cast<double>(std::max<std::size_t>(1, found.costed));
}

void rank(benchmark::State &state, const ReferenceData *data, const std::optional<Plan> &plan,
          const search::Query &query, std::size_t atLeast)
{
    if (!data || !plan) {
        state.SkipWithError("the built-in data could not be loaded");
        return;
    }
    search::Result found;
    const auto begin = std::chrono::steady_clock::now();
    for ([[maybe_unused]] auto round : state)
        found = search::search(*plan, contextOf(*data), query);
    if (found.costed < atLeast || found.scanned != found.excluded + found.costed)
        state.SkipWithError("fewer candidates were costed than the bar asks for");
    report(state, found, std::chrono::steady_clock::now() - begin);
}

} // namespace

/// What the rows cost that a search reads: the price of every size in every region at every type, once for each number of nodes.
static void plainScanOfTheRows(benchmark::State &state)
{
    const ReferenceData *data = dataOf(1);
    if (!data) {
        state.SkipWithError("the built-in data could not be loaded");
        return;
    }
    std::size_t rows = 0;
    for ([[maybe_unused]] auto round : state) {
        std::int64_t sum = 0;
        rows = 0;
        for (std::size_t s = 0; s < data->catalog.sizes().size() && rows < costedByTheBar; ++s) {
            for (std::size_t r = 0; r < data->catalog.regions().size(); ++r) {
                for (std::size_t t = 0; t < priceTypeCount; ++t, ++rows)
                    sum += data->prices
                               .usableRate(static_cast<SizeId>(s), static_cast<RegionId>(r), PriceType(t))
                               .raw();
            }
        }
        benchmark::DoNotOptimize(sum);
    }
    state.counters["rows"] = static_cast<double>(rows);
}
BENCHMARK(plainScanOfTheRows)->Unit(benchmark::kMillisecond);

/// Bar: 16 ms, at least 400,000 candidates costed. The front is always made; here of no sample beside it.
static void rankACpuWorkloadEverywhere(benchmark::State &state)
{
    search::Query query = wideQuery();
    query.threads = static_cast<int>(state.range(0));
    rank(state, dataOf(1), planOf("proof-of-concept"), query, costedByTheBar);
}
BENCHMARK(rankACpuWorkloadEverywhere)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Bar: 30 ms: the same with the exact front and a sample for the chart.
static void rankWithFrontAndSample(benchmark::State &state)
{
    search::Query query = wideQuery();
    query.top = 1000;
    query.sample = 1500;
    rank(state, dataOf(1), planOf("proof-of-concept"), query, costedByTheBar);
}
BENCHMARK(rankWithFrontAndSample)->Unit(benchmark::kMillisecond)->UseRealTime();

/// As the window asks while somebody types: the regions of the plan, pay-as-you-go.
static void rankInTheRegionsOfThePlan(benchmark::State &state)
{
    search::Query query;
    query.compute = QStringLiteral("train");
    rank(state, dataOf(1), planOf("vision-realtime"), query, 1);
}
BENCHMARK(rankInTheRegionsOfThePlan)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Bar: 16 ms.
static void rankAllSizesForOneEndpoint(benchmark::State &state)
{
    search::Query query;
    query.compute = QStringLiteral("serve");
    query.everyRegion = true;
    rank(state, dataOf(1), planOf("vision-realtime"), query, 1);
}
BENCHMARK(rankAllSizesForOneEndpoint)->Unit(benchmark::kMillisecond)->UseRealTime();

/// 1, 2, 4 and 8 times the sizes that clusters may use.
static void growthOfTheCatalog(benchmark::State &state)
{
    rank(state, dataOf(static_cast<int>(state.range(0))), planOf("proof-of-concept"), wideQuery(),
         costedByTheBar);
}
BENCHMARK(growthOfTheCatalog)->Arg(1)->Arg(2)->Arg(4)->Arg(8)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Bar: 50 ms, three stages and all allowed regions.
static void bestPlanOverThreeStages(benchmark::State &state)
{
    const ReferenceData *data = dataOf(1);
    const std::optional<Plan> plan = planOf("vision-realtime");
    if (!data || !plan) {
        state.SkipWithError("the built-in data could not be loaded");
        return;
    }
    search::BestOptions options;
    options.priceConstraints = state.range(0) != 0;
    for ([[maybe_unused]] auto round : state) {
        const search::BestPlan best = search::bestPlan(*plan, contextOf(*data), options);
        if (best.choices.size() != 3)
            state.SkipWithError("not every stage has a choice");
    }
}
/// Without and with what each constraint costs.
BENCHMARK(bestPlanOverThreeStages)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();

static void planInEveryRegion(benchmark::State &state)
{
    const ReferenceData *data = dataOf(1);
    const std::optional<Plan> plan = planOf("vision-realtime");
    if (!data || !plan) {
        state.SkipWithError("the built-in data could not be loaded");
        return;
    }
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(search::regionCosts(*plan, contextOf(*data)));
}
BENCHMARK(planInEveryRegion)->Unit(benchmark::kMillisecond);

/// Reasons and way out of a size that is too slow.
static void whyNotASize(benchmark::State &state)
{
    const ReferenceData *data = dataOf(1);
    const std::optional<Plan> plan = planOf("vision-realtime");
    if (!data || !plan) {
        state.SkipWithError("the built-in data could not be loaded");
        return;
    }
    const std::optional<SizeId> size = data->catalog.findSize(u"Standard_NC4as_T4_v3");
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(search::whyNotSize(*plan, contextOf(*data), QStringLiteral("train"), *size));
}
BENCHMARK(whyNotASize)->Unit(benchmark::kMillisecond);
