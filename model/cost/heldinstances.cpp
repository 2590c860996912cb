// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/heldinstances.h"

#include "model/cost/loads.h"
#include "model/cost/usage.h"

#include <algorithm>

namespace slipway::cost {

int leastInstances(const Plan &plan, const Workload &workload, const RealtimeEndpoint &endpoint,
                   const Deployment &deployment, const sizing::CapacityTable &table)
{
    const double lag = sizing::lagMinutesOf(plan);
    const double utilization = table.profile().utilization;
    std::optional<int> least;
    for (int month = 0; month < plan.months; ++month) {
        if (!workload.runsIn(month))
            continue;
        const DayInstances day = instancesOfDay(deployment, endpoint, table, lag,
                                                peakLoad(plan, workload, endpoint, month), utilization);
        const int lowest = *std::ranges::min_element(day);
        least = least ? std::min(*least, lowest) : lowest;
    }
    return least.value_or(deploymentInstances(deployment, endpoint, table, 0, utilization));
}

} // namespace slipway::cost
