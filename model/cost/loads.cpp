// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/loads.h"

#include "model/cost/bill.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace slipway::cost {

double peakLoad(const Plan &plan, const Workload &workload, const RealtimeEndpoint &endpoint, int month)
{
    return endpoint.peakRequestsPerSecond.likely * growthFactor(plan.growth.requestsPercent, workload, month);
}

double meanShareOfDay(const RealtimeEndpoint &endpoint)
{
    const double day = std::accumulate(endpoint.dayProfile.begin(), endpoint.dayProfile.end(), 0.0);
    return day / 100 / static_cast<double>(endpoint.dayProfile.size());
}

double requestsPerMonth(double peak, double shareOfDay)
{
    constexpr double secondsPerHour = 3600;
    return peak * shareOfDay * hoursPerMonth * secondsPerHour;
}

double requestsPerMonth(const Plan &plan, const Workload &workload, const RealtimeEndpoint &endpoint,
                        int month)
{
    return requestsPerMonth(peakLoad(plan, workload, endpoint, month), meanShareOfDay(endpoint));
}

PeakLoads peakLoads(const Plan &plan, const Workload &workload, const RealtimeEndpoint &endpoint)
{
    PeakLoads peaks;
    bool any = false;
    for (int month = 0; month < plan.months; ++month) {
        if (!workload.runsIn(month))
            continue;
        const double growth = growthFactor(plan.growth.requestsPercent, workload, month);
        if (!any)
            peaks.first = peakLoad(plan, workload, endpoint, month);
        if (!any || growth > peaks.growth) {
            peaks.growth = growth;
            peaks.highestMonth = month;
        }
        any = true;
    }
    if (any)
        peaks.highest = peakLoad(plan, workload, endpoint, peaks.highestMonth);
    return peaks;
}

double rolloutHours(const RealtimeEndpoint &endpoint)
{
    return endpoint.rollout.perMonth.likely * endpoint.rollout.overlapHours;
}

SecondVersions secondVersions(const RealtimeEndpoint &endpoint)
{
    const double atATime = rolloutHours(endpoint) / hoursPerMonth;
    const double whole = std::floor(atATime);
    return {static_cast<int>(whole), atATime - whole};
}

std::vector<double> overlapEdges(const std::vector<SecondVersions> &versions)
{
    std::vector<double> edges{0, 1};
    for (const SecondVersions &each : versions)
        edges.push_back(each.part);
    std::ranges::sort(edges);
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return edges;
}

bool followsGrowth(const Plan &plan, const PlanIndex &index, const Compute &compute)
{
    if (plan.growth.requestsPercent.likely == 0)
        return false;
    return std::ranges::any_of(index.users(compute.id), [&](std::size_t w) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&plan.workloads[w].detail);
        return endpoint && std::ranges::any_of(endpoint->deployments, [&](const Deployment &deployment) {
                   return deployment.compute == compute.id && deployment.sizing != InstanceSizing::Fixed;
               });
    });
}

std::optional<int> statedInstances(const Deployment &deployment)
{
    switch (deployment.sizing) {
    case InstanceSizing::Fixed:
        return deployment.instances;
    case InstanceSizing::Autoscale:
        return deployment.maxInstances;
    case InstanceSizing::Derived:
    case InstanceSizing::DerivedAutoscale:
        break;
    }
    return std::nullopt;
}

} // namespace slipway::cost
