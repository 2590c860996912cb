// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/plan/plan.h"
#include "model/prices/pricesnapshot.h"

#include <vector>

namespace slipway::cost {

/// Whether the commitment's term covers a month of the horizon.
[[nodiscard]] bool isActiveIn(const Plan &plan, const Commitment &commitment, int month);

/// What one commitment reaches: a family of sizes in a region, or the size alone.
struct Reach
{
    RegionId region{};
    int family = -1; ///< -1: the size alone
    SizeId size{};
    bool reservation = true;

    friend bool operator==(const Reach &, const Reach &) = default;
};

/// Machines that commitments of a plan may take hours off in some month of its horizon, whoever runs them and however many. Borrows prices.
class CommitmentReach
{
public:
    CommitmentReach(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices);

    [[nodiscard]] bool isEmpty() const { return m_reaches.empty(); }
    [[nodiscard]] bool has(SizeId size, RegionId region) const;
    /// Whether there are such machines in the region.
    [[nodiscard]] bool hasIn(RegionId region) const;

private:
    const PriceSnapshot *m_prices;
    std::vector<Reach> m_reaches; ///< each once
};

} // namespace slipway::cost
