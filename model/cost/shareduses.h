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

/// Looked up once for a plan.
struct SharedBands
{
    std::vector<Band> storage;
    std::vector<Band> egress;
};
[[nodiscard]] SharedBands sharedBands(const BillInput &input);

struct SharedUse
{
    SharedService service = SharedService::Data;
    double from = 0; ///< where its band begins
    bool firstBand = true; ///< of those that cost something
    Use use;
};

/// GiB that requests and answers of endpoints make in a month.
struct Traffic
{
    double answers = 0; ///< leave the region
    double privately = 0; ///< requests and answers through private endpoints
};
[[nodiscard]] std::vector<Traffic> trafficByMonth(const BillInput &input);

/// All of them, in the order of their lines.
[[nodiscard]] std::vector<SharedUse> sharedUses(const BillInput &input, const SharedBands &bands,
                                                const std::vector<Traffic> &traffic);

} // namespace slipway::cost
