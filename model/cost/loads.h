// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/planindex.h"
#include "model/plan/plan.h"

#include <optional>

namespace slipway::cost {

/// Requests a second at the peak of the day in a month of the horizon, from 0, whether the endpoint runs then or not.
[[nodiscard]] double peakLoad(const Plan &plan, const Workload &workload, const RealtimeEndpoint &endpoint,
                              int month);

/// What an average hour of the day has of its peak, 0 to 1.
[[nodiscard]] double meanShareOfDay(const RealtimeEndpoint &endpoint);
/// Requests of a month of 730 hours: the peak of its day, less what the hours of the day fall short of it.
[[nodiscard]] double requestsPerMonth(double peak, double shareOfDay);
[[nodiscard]] double requestsPerMonth(const Plan &plan, const Workload &workload,
                                      const RealtimeEndpoint &endpoint, int month);

/// Peaks of the day over the months in which a workload runs, and no others; all 0 where it never does.
struct PeakLoads
{
    double first = 0; ///< requests a second in the first month
    double highest = 0; ///< requests a second in the highest month
    double growth = 0; ///< of the load from its first month to the highest: a factor
    int highestMonth = 0; ///< of the horizon; the first of equals
};
[[nodiscard]] PeakLoads peakLoads(const Plan &plan, const Workload &workload,
                                  const RealtimeEndpoint &endpoint);

/// Hours a month in which both versions of a roll-out run.
[[nodiscard]] double rolloutHours(const RealtimeEndpoint &endpoint);
/// Those of the endpoint on a compute that has most of them in a month of the horizon.
[[nodiscard]] double overlapHours(const Plan &plan, const PlanIndex &index, const Compute &compute,
                                  int month);

/// Whether how many machines a compute has for its deployments is another in each month, because load grows and instances follow it.
[[nodiscard]] bool followsGrowth(const Plan &plan, const PlanIndex &index, const Compute &compute);

/// Instances that the plan states as its most; nothing where it asks for numbers that follow from the load.
[[nodiscard]] std::optional<int> statedInstances(const Deployment &deployment);

} // namespace slipway::cost
