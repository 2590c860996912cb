// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/commitments.h"

#include <algorithm>
#include <vector>

namespace slipway::formulas {

Hours autoscaleNodeHours(std::span<const double> jobHours, std::span<const double> nodes, Hours startup,
                         Hours idle) noexcept
{
    Hours sum(0);
    for (std::size_t job = 0; job < jobHours.size(); ++job)
        sum = sum + nodes[job] * (startup + Hours(jobHours[job]) + idle);
    return sum;
}

double loadBalancers(double clusterNodes, double computeInstances) noexcept
{
    return roundUp(clusterNodes / 50) + computeInstances;
}

SavingsPlanCost savingsPlanCost(std::span<const double> usdByHour, UsdPerHour commitment,
                                double discount) noexcept
{
    double cost = 0;
    double usage = 0;
    for (const double hour : usdByHour) {
        const double covered = std::min(hour * (1 - discount), commitment.value);
        cost += commitment.value + std::max(0.0, hour - covered / (1 - discount));
        usage += hour;
    }
    return {Usd(cost), Usd(usage)};
}

UsdPerHour bestCommitment(std::span<const double> usdByHour, double discount)
{
    std::vector<double> sorted(usdByHour.begin(), usdByHour.end());
    std::sort(sorted.begin(), sorted.end());
    const double hours = static_cast<double>(sorted.size());
    // An hour more under the commitment costs 1 - discount in every hour and saves 1 in those that use it.
    const double exceeded = roundUp(hours * discount);
    if (exceeded < 1)
        return UsdPerHour(0);
    return UsdPerHour(sorted[static_cast<std::size_t>(exceeded) - 1] * (1 - discount));
}

Usd tieredCost(double units, std::span<const double> widths, std::span<const double> prices) noexcept
{
    double left = units;
    double sum = 0;
    for (std::size_t tier = 0; tier < widths.size(); ++tier) {
        const double inTier = std::min(left, widths[tier]);
        sum += inTier * prices[tier];
        left -= inTier;
    }
    return Usd(sum + left * prices.back());
}

} // namespace slipway::formulas
