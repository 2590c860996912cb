// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/serving.h"

#include <algorithm>
#include <cmath>

namespace slipway::formulas {

double aksReplicas(PerSecond arrivals, Seconds service, double concurrentPerReplica,
                   double targetUtilization) noexcept
{
    return roundUp(arrivals * service / targetUtilization / concurrentPerReplica);
}

double endpointQuotaCores(double instances, double coresPerInstance, double reserve) noexcept
{
    return roundUp((1 + reserve) * instances) * coresPerInstance;
}

double withOneSpare(double needed) noexcept
{
    return needed + 1;
}

double withZoneSpare(double needed, double zones) noexcept
{
    return roundUp(roundUp(needed / (zones - 1)) * zones);
}

double squareRootStaffing(double load, double beta) noexcept
{
    return std::max(1.0, roundUp(load + beta * std::sqrt(load)));
}

} // namespace slipway::formulas
