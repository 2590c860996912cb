// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/linewriter.h"

#include <algorithm>

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
/// The first step of the outbound ladder in resources/prices/meters.csv is free up to here.
constexpr double freeEgressGiB = 100;

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
    const double egress = std::max(0.0, plan.data.egressGiBPerMonth.likely - freeEgressGiB);
    writer.meter({u"shared/egress"_s,
                  u"Data leaving the region"_s,
                  CostStage::Shared,
                  {},
                  {},
                  u"%1 GiB beyond the first 100 GiB of a month"_s.arg(figure(egress))},
                 u"egress.gb"_s, plan.region, u"GiB"_s, [&](int) { return egress; });
    writeNetworkLines(writer);
}

} // namespace slipway::cost
