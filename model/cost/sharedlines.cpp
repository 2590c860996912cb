// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/linewriter.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

QString registryMeter(RegistryTier tier)
{
    switch (tier) {
    case RegistryTier::Basic:
        return u"acr.basic.day"_s;
    case RegistryTier::Standard:
        return u"acr.standard.day"_s;
    case RegistryTier::Premium:
        return u"acr.premium.day"_s;
    }
    return {};
}

constexpr double daysPerMonth = 365.0 / 12;
/// The steps of the monthly volume, from the first; where each begins and what it costs is in
/// resources/prices/meters.csv.
constexpr std::array egressSteps
    = {"egress.first_100.gb", "egress.gb", "egress.over_10340.gb", "egress.over_51300.gb"};

struct Step
{
    QString meter;
    double from = 0;
    double until = 0;
};

std::vector<Step> stepsOf(const PriceSnapshot &prices, const QString &region)
{
    std::vector<Step> steps;
    for (const char *id : egressSteps) {
        const std::optional<MeterPrice> price = prices.meter(QString::fromLatin1(id), region);
        if (!price)
            continue;
        if (!steps.empty())
            steps.back().until = price->fromUnits;
        steps.push_back({QString::fromLatin1(id), price->fromUnits, std::numeric_limits<double>::infinity()});
    }
    return steps;
}

/// One line for each step of the volume that costs something.
void writeEgressLines(LineWriter &writer)
{
    const Plan &plan = writer.input().plan;
    const double volume = plan.data.egressGiBPerMonth.likely;
    const std::vector<Step> steps = stepsOf(writer.input().prices, plan.region);
    if (steps.empty())
        writer.unpriced({u"shared/egress"_s, u"Data leaving the region"_s, CostStage::Shared, {}, {}, {}},
                        u"GiB"_s, u"No price of it is known."_s, [&](int) { return volume; });
    for (const Step &step : steps) {
        const double units = std::clamp(volume - step.from, 0.0, step.until - step.from);
        if (writer.input().prices.meter(step.meter, plan.region)->rate == Rate())
            continue;
        const bool first = step.meter == u"egress.gb"_s;
        writer.meter({first ? u"shared/egress"_s : u"shared/egress/over-%1"_s.arg(figure(step.from)),
                      first ? u"Data leaving the region"_s
                            : u"Data leaving the region beyond %1 GiB"_s.arg(figure(step.from)),
                      CostStage::Shared,
                      {},
                      {},
                      u"%1 GiB of %2 GiB: what lies beyond %3 GiB of a month"_s.arg(
                          figure(units), figure(volume), figure(step.from))},
                     step.meter, plan.region, u"GiB"_s, [&](int) { return units; });
    }
}

void writeNetworkLines(LineWriter &writer)
{
    const Plan &plan = writer.input().plan;
    const Isolation &isolation = plan.isolation;
    if (isolation.privateLink)
        writer.meter({u"shared/private-endpoints"_s,
                      u"Private endpoints"_s,
                      CostStage::Shared,
                      {},
                      {},
                      u"%1 x 730 h"_s.arg(isolation.privateEndpoints)},
                     u"private_endpoint.hour"_s, plan.region, u"hour"_s,
                     [&](int) { return hoursPerMonth * isolation.privateEndpoints; });
    if (isolation.natGateway)
        writer.meter({u"shared/nat"_s, u"NAT gateway"_s, CostStage::Shared, {}, {}, u"1 x 730 h"_s},
                     u"nat.hour"_s, plan.region, u"hour"_s, [](int) { return hoursPerMonth; });
    if (isolation.fqdnRules)
        writer.meter({u"shared/firewall"_s,
                      u"Azure Firewall for outbound rules by name"_s,
                      CostStage::Shared,
                      {},
                      {},
                      u"1 x 730 h"_s},
                     u"firewall.standard.hour"_s, plan.region, u"hour"_s, [](int) { return hoursPerMonth; });
    if (isolation.customerManagedKeys)
        writer.unpriced({u"shared/customer-managed-keys"_s,
                         u"Customer-managed keys: Cosmos DB, AI Search, Storage"_s,
                         CostStage::Shared,
                         {},
                         {},
                         u"1 set of services"_s},
                        u"month"_s,
                        u"Its services are billed in your subscription; their size is not known."_s,
                        [](int) { return 1.0; });
}

} // namespace

void writeSharedLines(LineWriter &writer)
{
    const Plan &plan = writer.input().plan;
    const auto data
        = [&](int m) { return plan.data.sizeGiB.likely * growthFactor(plan.growth.dataPercent, m); };
    const QString growth = plan.growth.dataPercent.likely == 0
        ? QString()
        : u", %1 % more each month"_s.arg(figure(plan.growth.dataPercent.likely));
    writer.meter({u"shared/data"_s,
                  u"Storage of training data"_s,
                  CostStage::Shared,
                  {},
                  {},
                  u"%1 GiB in the first month%2"_s.arg(figure(data(0)), growth)},
                 u"blob.hot.gb_month"_s, plan.region, u"GiB-month"_s, data);
    writer.meter({u"shared/artifacts"_s,
                  u"Storage of models and artifacts"_s,
                  CostStage::Shared,
                  {},
                  {},
                  u"%1 GiB"_s.arg(figure(plan.services.modelAndArtifactGiB.likely))},
                 u"blob.hot.gb_month"_s, plan.region, u"GiB-month"_s,
                 [&](int) { return plan.services.modelAndArtifactGiB.likely; });
    writer.meter(
        {u"shared/registry"_s, u"Container registry"_s, CostStage::Shared, {}, {}, u"365 / 12 days"_s},
        registryMeter(plan.services.registry), plan.region, u"day"_s, [](int) { return daysPerMonth; });
    writer.meter({u"shared/logs"_s,
                  u"Log Analytics"_s,
                  CostStage::Shared,
                  {},
                  {},
                  u"%1 GiB taken in a month"_s.arg(figure(plan.services.logGiBPerMonth.likely))},
                 u"log_analytics.gb"_s, plan.region, u"GiB"_s,
                 [&](int) { return plan.services.logGiBPerMonth.likely; });
    writeEgressLines(writer);
    writeNetworkLines(writer);
}

} // namespace slipway::cost
