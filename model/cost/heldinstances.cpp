// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/heldinstances.h"

#include "model/cost/loads.h"
#include "model/cost/usage.h"

#include <algorithm>
#include <optional>

namespace slipway::cost {

int leastInstances(const Plan &plan, const Workload &workload, const RealtimeEndpoint &endpoint,
                   const Deployment &deployment, const sizing::CapacityTable &table)
{
    // More load never takes fewer: the month of the lowest peak has the lowest hour.
    std::optional<double> lowest;
    for (int month = 0; month < plan.months; ++month) {
        if (!workload.runsIn(month))
            continue;
        const double peak = peakLoad(plan, workload, endpoint, month);
        lowest = lowest ? std::min(*lowest, peak) : peak;
    }
    const DayInstances day = instancesOfDay(deployment, endpoint, table, sizing::lagMinutesOf(plan),
                                            lowest.value_or(0), table.profile().utilization);
    return *std::ranges::min_element(day);
}

} // namespace slipway::cost
