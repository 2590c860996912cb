// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/heldinstances.h"

#include "model/cost/bill.h"
#include "model/cost/loads.h"
#include "model/cost/usage.h"

#include <algorithm>
#include <optional>

namespace slipway::cost {

namespace {

HeldInstances heldBy(const Plan &plan, const Workload &workload, const RealtimeEndpoint &endpoint,
                     const Deployment &deployment, const sizing::CapacityTable &table)
{
    // More load never takes fewer: the month of the lowest peak has the lowest hour.
    std::optional<double> lowest;
    double highest = 0;
    for (int month = 0; month < plan.months; ++month) {
        if (!workload.runsIn(month))
            continue;
        const double peak = peakLoad(plan, workload, endpoint, month);
        lowest = lowest ? std::min(*lowest, peak) : peak;
        highest = std::max(highest, peak);
    }
    const double utilization = plan.assumptions.targetUtilizationPercent.likely / 100;
    const DayInstances day = instancesOfDay(deployment, endpoint, table, sizing::lagMinutesOf(plan),
                                            lowest.value_or(0), utilization);
    return {*std::ranges::min_element(day),
            deploymentInstances(deployment, endpoint, table, highest, utilization), table.possible()};
}

} // namespace

PlanInstances heldInstances(const Plan &plan, const Bill &bill)
{
    PlanInstances held(plan.workloads.size());
    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        const Workload &workload = plan.workloads[w];
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        for (std::size_t d = 0; endpoint && d < endpoint->deployments.size(); ++d)
            held[w].push_back(heldBy(plan, workload, *endpoint, endpoint->deployments[d],
                                     std::get<sizing::EndpointSizing>(bill.sizing[w]).deployments[d].table));
    }
    return held;
}

} // namespace slipway::cost
