// SPDX-License-Identifier: GPL-3.0-or-later
// What the services bill that all stages share, before prices and words.
#pragma once

#include "model/cost/billinput.h"

#include <array>
#include <cstdint>
#include <limits>

namespace slipway::cost {

enum class SharedService : std::uint8_t {
    Data, ///< storage of training data
    Artifacts, ///< storage of models and other results
    Registry,
    Logs,
    Egress,
    PrivateData, ///< through private endpoints
    PrivateEndpoints,
    Nat,
    Firewall,
    Keys, ///< of the customer: services whose price is not known
};

/// A band of a month's volume that has a price of its own.
struct Band
{
    QString meter;
    double from = 0;
    double until = std::numeric_limits<double>::infinity();
    bool free = false;
};

/// Regions of which data leaves at the same prices: their volume of a month goes through the bands together.
struct EgressZone
{
    QString prices; ///< whose they are: "zone3", or a region; empty: of nobody
    QString region; ///< id of one of its regions that the plan uses
    std::vector<Band> bands = {};
};

/// Looked up once for a plan.
struct SharedBands
{
    std::vector<Band> storage;
    std::vector<EgressZone> zones; ///< the first is that of the plan's region
    std::vector<std::size_t> zoneOf; ///< by compute of the plan
};
[[nodiscard]] SharedBands sharedBands(const BillInput &input);

/// EgressZone::prices of a region.
[[nodiscard]] QString egressZone(const PriceSnapshot &prices, const QString &region);

/// Whether answers of a compute are traffic that Azure bills: not those of the owner's machines.
[[nodiscard]] bool answersFromAzure(const Catalog &catalog, const Compute &compute);

struct SharedUse
{
    SharedService service = SharedService::Data;
    double from = 0; ///< where its band begins
    bool firstBand = true; ///< of those that cost something
    Use use;
    std::size_t zone = 0; ///< of SharedBands::zones, where it is data that leaves
};

/// GiB that requests and answers of endpoints make, by month.
struct Traffic
{
    std::vector<std::vector<double>> answers; ///< leave the region that answers; by zone, then month
    std::vector<double> privately; ///< requests and answers through private endpoints

    [[nodiscard]] bool isAnyIn(std::size_t month) const;
};
[[nodiscard]] Traffic trafficOf(const BillInput &input, const SharedBands &bands);

/// All of them, in the order of their lines.
[[nodiscard]] std::vector<SharedUse> sharedUses(const BillInput &input, const SharedBands &bands,
                                                const Traffic &traffic);

} // namespace slipway::cost
