// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/shareduses.h"

#include "model/cost/loads.h"
#include "model/cost/monthly.h"

#include <QLatin1StringView>

#include <algorithm>
#include <cmath>
#include <span>

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

std::vector<Band> bandsOf(const BillInput &input, std::span<const QLatin1StringView> meters,
                          const QString &region)
{
    std::vector<Band> bands;
    for (const QLatin1StringView id : meters) {
        const std::optional<MeterPrice> price = input.prices.meter(QString(id), region);
        if (!price)
            continue;
        if (!bands.empty())
            bands.back().until = price->fromUnits;
        bands.push_back(
            {id, price->fromUnits, std::numeric_limits<double>::infinity(), price->rate == Rate()});
    }
    return bands;
}

/// Whether a compute is reached through the private endpoints of the workspace and not from the internet.
bool answersPrivately(const BillInput &input, const Compute &compute)
{
    return input.plan.isolation.privateLink
        && input.catalog.traits(compute.target).billing == Billing::Endpoint;
}

void addTraffic(Traffic &traffic, const BillInput &input, const SharedBands &bands, const Workload &workload,
                const RealtimeEndpoint &endpoint)
{
    constexpr double kilobytesPerGiB = 1024.0 * 1024 * 1024 / 1000;
    const double share = meanShareOfDay(endpoint);
    std::vector<double> requests(traffic.privately.size());
    for (std::size_t m = 0; m < requests.size(); ++m) {
        if (workload.runsIn(static_cast<int>(m)))
            requests[m]
                = requestsPerMonth(peakLoad(input.plan, workload, endpoint, static_cast<int>(m)), share)
                / kilobytesPerGiB;
    }
    for (const Deployment &deployment : endpoint.deployments) {
        const int index = input.index.compute(deployment.compute);
        if (index < 0)
            continue;
        const Compute &compute = input.plan.computes[static_cast<std::size_t>(index)];
        if (!answersFromAzure(input.catalog, compute))
            continue;
        const bool privately = answersPrivately(input, compute);
        const std::size_t zone = bands.zoneOf[static_cast<std::size_t>(index)];
        for (std::size_t m = 0; m < requests.size(); ++m) {
            const double answers = requests[m] * deployment.trafficPercent / 100;
            if (privately)
                traffic.privately[m] += answers * (endpoint.requestKB + endpoint.responseKB);
            else
                traffic.answers[zone][m] += answers * endpoint.responseKB;
        }
    }
}

/// What one service bills.
Use metered(const QString &meter, const QString &unit, ByMonth<double> quantities)
{
    return {.by = PricedBy::Meter, .price = meter, .unit = unit, .quantities = std::move(quantities)};
}

/// One use for each band that costs something: `units` of a month on top of what others have `filled` of the bands.
void addBands(std::vector<SharedUse> &uses, const BillInput &input, SharedService service,
              const QString &unit, const std::vector<Band> &bands, const ByMonth<double> &filled,
              const ByMonth<double> &units, std::size_t zone = 0)
{
    if (bands.empty())
        uses.push_back(
            {service, 0, true, {.by = PricedBy::Nothing, .unit = unit, .quantities = units}, zone});
    const bool grows = filled.stretches().size() > 1 || units.stretches().size() > 1;
    double most = 0;
    for (std::size_t m = 0; m < units.size(); m = grows ? m + 1 : units.size()) {
        if (const double all = filled[m] + units[m]; !(all <= most))
            most = std::isnan(all) ? std::numeric_limits<double>::infinity() : all;
    }
    bool first = true;
    for (const Band &band : bands) {
        if (band.free)
            continue;
        const auto within = [&](int month) {
            const auto m = static_cast<std::size_t>(month);
            const double begin = std::clamp(filled[m], band.from, band.until);
            return std::clamp(filled[m] + units[m], band.from, band.until) - begin;
        };
        uses.push_back({service, band.from, first,
                        metered(band.meter, unit,
                                most <= band.from ? always(input, 0) : monthly(input, grows, within)),
                        zone});
        first = false;
    }
}

void addNetwork(std::vector<SharedUse> &uses, const BillInput &input)
{
    const Isolation &isolation = input.plan.isolation;
    const auto add = [&](SharedService service, const QString &meter, double units) {
        uses.push_back({service, 0, true, metered(meter, u"hour"_s, always(input, units))});
    };
    if (isolation.privateLink)
        add(SharedService::PrivateEndpoints, u"private_endpoint.hour"_s,
            hoursPerMonth * isolation.privateEndpoints);
    if (isolation.natGateway)
        add(SharedService::Nat, u"nat.hour"_s, hoursPerMonth);
    if (isolation.fqdnRules)
        add(SharedService::Firewall, u"firewall.standard.hour"_s, hoursPerMonth);
    if (isolation.customerManagedKeys)
        uses.push_back({SharedService::Keys,
                        0,
                        true,
                        {.by = PricedBy::Nothing, .unit = u"month"_s, .quantities = always(input, 1)}});
}

} // namespace

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

QString egressZone(const PriceSnapshot &prices, const QString &region)
{
    // Beyond the free volume: that is free everywhere.
    const std::optional<MeterPrice> price = prices.meter(QString(egressBands[1]), region);
    return price ? price->region : QString();
}

SharedBands sharedBands(const BillInput &input)
{
    SharedBands bands{bandsOf(input, storageBands, input.plan.region), {}, {}};
    const auto zoneOf = [&](const QString &region) {
        const QString prices = egressZone(input.prices, region);
        const auto known = std::ranges::find(bands.zones, prices, &EgressZone::prices);
        if (known == bands.zones.end())
            bands.zones.push_back({prices, region, bandsOf(input, egressBands, region)});
        return static_cast<std::size_t>(std::ranges::find(bands.zones, prices, &EgressZone::prices)
                                        - bands.zones.begin());
    };
    static_cast<void>(zoneOf(input.plan.region));
    for (const Compute &compute : input.plan.computes)
        bands.zoneOf.push_back(zoneOf(input.plan.regionOr(compute.region)));
    return bands;
}

bool Traffic::isAnyIn(std::size_t month) const
{
    return privately[month] > 0
        || std::ranges::any_of(answers, [month](const std::vector<double> &zone) { return zone[month] > 0; });
}

Traffic trafficOf(const BillInput &input, const SharedBands &bands)
{
    const std::vector<double> none(static_cast<std::size_t>(input.plan.months));
    Traffic traffic{std::vector(bands.zones.size(), none), none};
    for (const Workload &workload : input.plan.workloads) {
        if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            addTraffic(traffic, input, bands, workload, *endpoint);
    }
    return traffic;
}

std::vector<SharedUse> sharedUses(const BillInput &input, const SharedBands &bands, const Traffic &traffic)
{
    const Plan &plan = input.plan;
    std::vector<SharedUse> uses;
    uses.reserve(16);
    const bool grows = plan.growth.requestsPercent.likely != 0;
    const ByMonth<double> none = always(input, 0);
    const ByMonth<double> data = monthly(input, plan.growth.dataPercent.likely != 0, [&](int m) {
        return plan.data.sizeGiB.likely * growthFactor(plan.growth.dataPercent, m);
    });
    const ByMonth<double> artifacts = always(input, plan.services.modelAndArtifactGiB.likely);
    addBands(uses, input, SharedService::Data, u"GiB-month"_s, bands.storage, none, data);
    // One account keeps both: what data has filled of a band, artifacts find full.
    addBands(uses, input, SharedService::Artifacts, u"GiB-month"_s, bands.storage, data, artifacts);
    uses.push_back({SharedService::Registry, 0, true,
                    metered(registryMeter(plan.services.registry), u"day"_s, always(input, daysPerMonth))});
    uses.push_back(
        {SharedService::Logs, 0, true,
         metered(u"log_analytics.gb"_s, u"GiB"_s, always(input, plan.services.logGiBPerMonth.likely))});
    // Data leaves where it is, answers from where they are given.
    for (std::size_t zone = 0; zone < bands.zones.size(); ++zone) {
        const double ofData = zone == 0 ? plan.data.egressGiBPerMonth.likely : 0;
        const std::vector<double> &answers = traffic.answers[zone];
        addBands(uses, input, SharedService::Egress, u"GiB"_s, bands.zones[zone].bands, none,
                 monthly(input, grows, [&](int m) { return ofData + answers[static_cast<std::size_t>(m)]; }), zone);
    }
    uses.push_back({SharedService::PrivateData, 0, true,
                    metered(u"private_endpoint.gb"_s, u"GiB"_s, monthly(input, grows, [&](int m) {
                                return traffic.privately[static_cast<std::size_t>(m)];
                            }))});
    addNetwork(uses, input);
    return uses;
}

} // namespace slipway::cost
