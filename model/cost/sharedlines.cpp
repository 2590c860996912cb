// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/linewriter.h"
#include "model/cost/loads.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>
#include <variant>
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
/// The bands of a month's volume, from the first; where each begins and what it costs is in
/// resources/prices/meters.csv.
constexpr std::array<QLatin1StringView, 5> egressBands
    = {"egress.first_100.gb"_L1, "egress.gb"_L1, "egress.over_10335.gb"_L1, "egress.over_51295.gb"_L1,
       "egress.over_153695.gb"_L1};
constexpr std::array<QLatin1StringView, 3> storageBands
    = {"blob.hot.gb_month"_L1, "blob.hot.over_50tb.gb_month"_L1, "blob.hot.over_500tb.gb_month"_L1};

struct Band
{
    QString meter;
    double from = 0;
    double until = std::numeric_limits<double>::infinity();
    bool free = false;
};

std::vector<Band> bandsOf(const BillInput &input, std::span<const QLatin1StringView> meters)
{
    std::vector<Band> bands;
    for (const QLatin1StringView id : meters) {
        const std::optional<MeterPrice> price = input.prices.meter(QString(id), input.plan.region);
        if (!price)
            continue;
        if (!bands.empty())
            bands.back().until = price->fromUnits;
        bands.push_back(
            {id, price->fromUnits, std::numeric_limits<double>::infinity(), price->rate == Rate()});
    }
    return bands;
}

/// What is billed by bands of a month's volume: `units` on top of what others have filled of the bands.
struct Volume
{
    LineWriter::QuantityOf filled;
    LineWriter::QuantityOf units;

    [[nodiscard]] double within(const Band &band, int month) const
    {
        const double begin = std::clamp(filled(month), band.from, band.until);
        return std::clamp(filled(month) + units(month), band.from, band.until) - begin;
    }
};

/// One line for each band that costs something and that any month reaches.
void writeBands(LineWriter &writer, const LineWriter::Subject &subject, const QString &unit,
                std::span<const QLatin1StringView> meters, const Volume &volume)
{
    const std::vector<Band> bands = bandsOf(writer.input(), meters);
    if (bands.empty())
        writer.unpriced(subject, unit, u"No price of it is known."_s, volume.units);
    bool first = true;
    for (const Band &band : bands) {
        if (band.free)
            continue;
        LineWriter::Subject part = subject;
        if (!first) {
            part.id += u"/over-%1"_s.arg(figure(band.from));
            part.name += u" beyond %1 GiB"_s.arg(figure(band.from));
        }
        if (band.from > 0)
            part.formula += u"; of it what lies beyond %1 GiB of a month"_s.arg(figure(band.from));
        writer.meter(part, band.meter, writer.input().plan.region, unit,
                     [&](int m) { return volume.within(band, m); });
        first = false;
    }
}

/// Whether answers of a compute are traffic that Azure bills: not those of the owner's machines.
bool answersFromAzure(const Catalog &catalog, const Compute &compute)
{
    if (compute.ownerPrice)
        return false;
    switch (catalog.traits(compute.target).billing) {
    case Billing::Instance:
    case Billing::Endpoint:
    case Billing::Kubernetes:
    case Billing::Machine:
    case Billing::Container:
        return true;
    default:
        return false;
    }
}

/// Whether a compute is reached through the private endpoints of the workspace and not from the internet.
bool answersPrivately(const BillInput &input, const Compute &compute)
{
    return input.plan.isolation.privateLink
        && input.catalog.traits(compute.target).billing == Billing::Endpoint;
}

/// GiB that requests and answers of endpoints make in a month.
struct Traffic
{
    double answers = 0; ///< leave the region
    double privately = 0; ///< requests and answers through private endpoints
};

Traffic trafficIn(const BillInput &input, int month)
{
    constexpr double kilobytesPerGiB = 1024.0 * 1024 * 1024 / 1000;
    Traffic traffic;
    for (const Workload &workload : input.plan.workloads) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint || !workload.runsIn(month))
            continue;
        const double requests = requestsPerMonth(input.plan, workload, *endpoint, month) / kilobytesPerGiB;
        for (const Deployment &deployment : endpoint->deployments) {
            const int index = input.index.compute(deployment.compute);
            if (index < 0)
                continue;
            const Compute &compute = input.plan.computes[static_cast<std::size_t>(index)];
            if (!answersFromAzure(input.catalog, compute))
                continue;
            const double share = requests * deployment.trafficPercent / 100;
            if (answersPrivately(input, compute))
                traffic.privately += share * (endpoint->requestKB + endpoint->responseKB);
            else
                traffic.answers += share * endpoint->responseKB;
        }
    }
    return traffic;
}

void writeTrafficLines(LineWriter &writer)
{
    const Plan &plan = writer.input().plan;
    std::vector<Traffic> traffic;
    for (int m = 0; m < plan.months; ++m)
        traffic.push_back(trafficIn(writer.input(), m));
    const auto of = [&](int m) -> const Traffic & { return traffic[static_cast<std::size_t>(m)]; };
    const auto first = std::ranges::find_if(
        traffic, [](const Traffic &each) { return each.answers + each.privately > 0; });
    const Traffic shown = first == traffic.end() ? Traffic() : *first;
    const double data = plan.data.egressGiBPerMonth.likely;
    writeBands(writer,
               {u"shared/egress"_s,
                u"Data leaving the region"_s,
                CostStage::Shared,
                {},
                {},
                u"%1 GiB of data + %2 GiB of answers"_s.arg(figure(data), figure(shown.answers))},
               u"GiB"_s, egressBands, {[](int) { return 0.0; }, [&](int m) { return data + of(m).answers; }});
    writer.meter({u"shared/private-endpoints/data"_s,
                  u"Data through private endpoints"_s,
                  CostStage::Shared,
                  {},
                  {},
                  u"%1 GiB of requests and answers"_s.arg(figure(shown.privately))},
                 u"private_endpoint.gb"_s, plan.region, u"GiB"_s, [&](int m) { return of(m).privately; });
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
    const auto artifacts = [&](int) { return plan.services.modelAndArtifactGiB.likely; };
    writeBands(writer,
               {u"shared/data"_s,
                u"Storage of training data"_s,
                CostStage::Shared,
                {},
                {},
                u"%1 GiB in the first month%2"_s.arg(figure(data(0)), growth)},
               u"GiB-month"_s, storageBands, {[](int) { return 0.0; }, data});
    // One account keeps both: what data has filled of a band, artifacts find full.
    writeBands(writer,
               {u"shared/artifacts"_s,
                u"Storage of models and artifacts"_s,
                CostStage::Shared,
                {},
                {},
                u"%1 GiB"_s.arg(figure(artifacts(0)))},
               u"GiB-month"_s, storageBands, {data, artifacts});
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
    writeTrafficLines(writer);
    writeNetworkLines(writer);
}

} // namespace slipway::cost
