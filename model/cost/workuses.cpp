// SPDX-License-Identifier: GPL-3.0-or-later
// What computes bill that are billed for being used: Spark sessions and attached services.
#include "model/cost/billinput.h"
#include "model/cost/loads.h"
#include "model/cost/monthly.h"
#include "model/cost/uses.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

void addRuns(Work &work, const JobRuns &runs, int leastNodes)
{
    const int nodes = std::max(runs.nodes, leastNodes);
    work.runs += runs.runs * nodes;
    work.runHours += runs.runs * runs.hours * nodes;
}

/// Whether there is other work on a compute in each month, because people or requests become more.
bool grows(const BillInput &input, const Compute &compute)
{
    const Growth &growth = input.plan.growth;
    return std::ranges::any_of(input.index.users(compute.id), [&](std::size_t w) {
        const Workload &workload = input.plan.workloads[w];
        return (growth.peoplePercent.likely != 0 && std::holds_alternative<Experimentation>(workload.detail))
            || (growth.requestsPercent.likely != 0
                && std::holds_alternative<RealtimeEndpoint>(workload.detail));
    });
}

} // namespace

Work workIn(const BillInput &input, const Compute &compute, int month, int leastNodes)
{
    const Plan &plan = input.plan;
    Work work;
    for (const std::size_t w : input.index.users(compute.id)) {
        const Workload &workload = plan.workloads[w];
        if (!workload.runsIn(month))
            continue;
        if (const auto *people = std::get_if<Experimentation>(&workload.detail)) {
            const double days = people->people.likely
                * growthFactor(plan.growth.peoplePercent, workload, month) * people->daysPerWeek
                * weeksPerMonth;
            work.sittings += days * leastNodes;
            work.people += days * people->hoursPerDay.likely * leastNodes;
        }
        if (std::holds_alternative<TrainingJob>(workload.detail)
            || std::holds_alternative<BatchScoring>(workload.detail))
            addRuns(work, jobRuns(workload, input.sizing[w]), leastNodes);
        if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
            const double peak = peakLoad(plan, workload, *endpoint, month);
            const auto &sized = std::get<sizing::EndpointSizing>(input.sizing[w]);
            for (std::size_t d = 0; d < endpoint->deployments.size(); ++d) {
                const Deployment &deployment = endpoint->deployments[d];
                if (deployment.compute == compute.id)
                    work.serving += deploymentHours(deployment, *endpoint, sized.deployments[d].table,
                                                    sized.lagMinutes, peak,
                                                    plan.assumptions.targetUtilizationPercent.likely / 100);
            }
        }
    }
    return work;
}

double hoursAroundSession(const BillInput &input, const Compute &compute)
{
    const SparkOptions options = compute.spark.value_or(SparkOptions());
    return (options.idleMinutes + input.plan.assumptions.nodeStartMinutes.likely) / 60;
}

std::vector<Use> sparkUses(const BillInput &input, const Compute &compute, const ComputeUse &)
{
    const SparkOptions options = compute.spark.value_or(SparkOptions());
    const int vcores = options.driverVcpus + options.executors * options.executorVcpus;
    const double around = hoursAroundSession(input, compute);
    return {{.role = CostRole::Vcpus,
             .by = compute.ownerPrice ? PricedBy::Owner : PricedBy::Meter,
             .price = compute.ownerPrice.value_or(u"spark.vcore_hour"_s),
             .sameRegionOnly = true,
             .unit = u"vCore-hour"_s,
             .quantities = monthly(input, grows(input, compute), [&](int m) {
                 const Work work = workIn(input, compute, m, 1);
                 return vcores
                     * (work.people + work.runHours + work.serving + around * (work.sittings + work.runs));
             })}};
}

Tokens tokensIn(const BillInput &input, const Compute &compute, int month, double longBeyond)
{
    Tokens tokens;
    for (const std::size_t w : input.index.users(compute.id)) {
        const Workload &workload = input.plan.workloads[w];
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!workload.runsIn(month))
            continue;
        if (!endpoint || !endpoint->promptTokens || !endpoint->outputTokens) {
            tokens.known = false;
            continue;
        }
        const double requests = requestsPerMonth(input.plan, workload, *endpoint, month);
        for (const Deployment &deployment : endpoint->deployments) {
            if (deployment.compute != compute.id)
                continue;
            const double share = requests * deployment.trafficPercent / 100 / 1e6;
            const bool isLong = *endpoint->promptTokens > longBeyond;
            (isLong ? tokens.longIn : tokens.millionsIn) += share * *endpoint->promptTokens;
            (isLong ? tokens.longOut : tokens.millionsOut) += share * *endpoint->outputTokens;
        }
    }
    return tokens;
}

LongRequests longRequests(const Plan &plan, const PriceSnapshot &prices, const Compute &compute)
{
    const HostedModel hosted = compute.hosted.value_or(HostedModel());
    if (hosted.model.isEmpty())
        return {};
    const QString meter = u"tokens.%1%2%3.input"_s.arg(hosted.model, meterPart(hosted.reach()), longPart());
    const std::optional<MeterPrice> price = prices.meter(meter, plan.regionOr(compute.region));
    return price && price->fromUnits > 0 ? LongRequests{price->fromUnits, true} : LongRequests();
}

std::vector<Use> tokenUses(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    const HostedModel hosted = compute.hosted.value_or(HostedModel());
    const LongRequests longer = longRequests(input.plan, input.prices, compute);
    bool known = true;
    bool anyLong = false;
    for (int m = std::max(0, use.firstMonth); m <= use.lastMonth; ++m) {
        const Tokens month = tokensIn(input, compute, m, longer.beyond);
        known = known && month.known;
        anyLong = anyLong || month.longIn > 0;
    }
    if (!known)
        return {{.role = CostRole::Tokens,
                 .by = PricedBy::Nothing,
                 .unit = u"hour"_s,
                 .quantities = monthly(input, grows(input, compute), [&](int m) {
                     const Work work = workIn(input, compute, m, 1);
                     return use.existsIn(m) ? work.people + work.runHours + work.serving : 0.0;
                 })}};
    const auto quantities = [&](auto millions) {
        return monthly(input, grows(input, compute), [&](int m) {
            return use.existsIn(m) ? millions(tokensIn(input, compute, m, longer.beyond)) : 0.0;
        });
    };
    // What is agreed is agreed for requests of any length.
    const auto tokens = [&](CostRole role, const std::optional<QString> &stated, const QString &direction,
                            const QString &length, auto millions) {
        const bool listed = !stated && !hosted.model.isEmpty();
        const QString meter
            = u"tokens.%1%2%3.%4"_s.arg(hosted.model, meterPart(hosted.reach()), length, direction);
        return Use{.role = role,
                   .by = stated ? PricedBy::Owner
                       : listed ? PricedBy::Meter
                                : PricedBy::Nothing,
                   .price = stated ? *stated
                       : listed    ? meter
                                   : QString(),
                   .sameRegionOnly = true,
                   .unit = u"million tokens"_s,
                   .quantities = quantities(millions)};
    };
    const bool inApart = anyLong && longer.isPriced && !hosted.inputPrice;
    const bool outApart = anyLong && longer.isPriced && !hosted.outputPrice;
    std::vector<Use> uses{
        tokens(CostRole::Tokens, hosted.inputPrice, u"input"_s, {},
               [&](const Tokens &each) { return each.millionsIn + (inApart ? 0 : each.longIn); }),
        tokens(CostRole::AnswerTokens, hosted.outputPrice, u"output"_s, {},
               [&](const Tokens &each) { return each.millionsOut + (outApart ? 0 : each.longOut); })};
    if (inApart)
        uses.push_back(tokens(CostRole::Tokens, {}, u"input"_s, longPart(),
                              [](const Tokens &each) { return each.longIn; }));
    if (outApart)
        uses.push_back(tokens(CostRole::AnswerTokens, {}, u"output"_s, longPart(),
                              [](const Tokens &each) { return each.longOut; }));
    // Billed like short ones they cost that at the least.
    if (anyLong && !longer.isPriced && !hosted.model.isEmpty() && !(hosted.inputPrice && hosted.outputPrice))
        uses.push_back({.role = CostRole::Tokens,
                        .by = PricedBy::Nothing,
                        .unit = u"million tokens"_s,
                        .quantities = quantities([](const Tokens &each) { return each.longIn; })});
    return uses;
}

std::vector<Use> attachedUses(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    return {{.role = CostRole::Attached,
             .by = compute.ownerPrice ? PricedBy::Owner : PricedBy::Nothing,
             .price = compute.ownerPrice.value_or(QString()),
             .unit = u"node-hour"_s,
             .quantities = monthly(input, grows(input, compute), [&](int m) {
                 if (!use.existsIn(m))
                     return 0.0;
                 const Work work = workIn(input, compute, m, std::max(1, compute.instances));
                 return work.people + work.runHours + work.serving;
             })}};
}

} // namespace slipway::cost
