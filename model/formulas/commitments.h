// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/units.h"

#include <span>

namespace slipway::formulas {

// What machines cost over time, and what a commitment saves. Estimates in doubles that explain a figure; bills are made of exact
// Money (model/cost). Inputs are checked by the registry.

/// 365 * 24 / 12, as the Azure pricing calculator counts a month of something that always runs.
constexpr Hours hoursPerMonth(730);

/// Node-hours of jobs on a cluster whose nodes start for each job and stay `idle` after it: right only where the gap to the next
/// job is longer than `idle`. `jobs` and `nodes` are of one length.
/// Source: Manage and optimize Azure Machine Learning costs, 2026-03-01 (idle time of 120 s).
[[nodiscard]] Hours autoscaleNodeHours(std::span<const double> jobHours, std::span<const double> nodes,
                                       Hours startup, Hours idle) noexcept;

/// Load balancers: one for each started 50 nodes of a cluster and one for each compute instance.
/// Source: Plan to manage costs for Azure Machine Learning, 2025-03-21.
[[nodiscard]] double loadBalancers(double clusterNodes, double computeInstances) noexcept;

struct SavingsPlanCost
{
    Usd cost; ///< commitment and what it does not cover
    Usd payAsYouGo; ///< the same usage without commitment
};
/// Usage of each hour at pay-as-you-go prices against a commitment in discounted prices, unused parts lost. `discount` 0 to below 1.
/// Source: Azure savings plans for compute, how discounts apply, 2024.
[[nodiscard]] SavingsPlanCost savingsPlanCost(std::span<const double> usdByHour, UsdPerHour commitment,
                                              double discount) noexcept;
/// The commitment at which savingsPlanCost() is smallest: the discounted price of the usage that the share 1 - `discount` of the
/// hours exceeds. `usdByHour` is not empty.
[[nodiscard]] UsdPerHour bestCommitment(std::span<const double> usdByHour, double discount);

/// The share of its hours that a reserved machine must be in use.
constexpr double reservationBreakEven(double discount)
{
    return 1 - discount;
}

/// Units priced by tiers: `widths` of each tier but the last, which is endless, and a price for each.
[[nodiscard]] Usd tieredCost(double units, std::span<const double> widths,
                             std::span<const double> prices) noexcept;

} // namespace slipway::formulas
