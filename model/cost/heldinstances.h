// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"
#include "model/sizing/serving.h"

namespace slipway::cost {

/// With the 20 % that online deployments keep in reserve, rounded up to whole instances, in integers: 1.2 x 5 must give 6.
[[nodiscard]] constexpr int withReserve(int instances)
{
    return (6 * instances + 4) / 5;
}

/// The fewest instances of a deployment that are priced in any hour of any month in which its endpoint runs: what stands at all times. At an even
/// load that is the number of all day, and with what outlasts a failure it is more than the lowest number of the plan.
[[nodiscard]] int leastInstances(const Plan &plan, const Workload &workload, const RealtimeEndpoint &endpoint,
                                 const Deployment &deployment, const sizing::CapacityTable &table);

} // namespace slipway::cost
