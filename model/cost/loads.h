// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/planindex.h"
#include "model/plan/plan.h"

#include <optional>
#include <vector>

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
/// Second versions of an endpoint that its roll-outs keep running beside the first. They are spread evenly over a month: where
/// their hours add up to more than it has, several run at a time.
struct SecondVersions
{
    int always = 0; ///< in every hour of the month
    double part = 0; ///< of the month in which one more runs; 0 to 1, which it does not reach

    [[nodiscard]] int most() const { return always + (part > 0 ? 1 : 0); }
    /// Those that run when this part of the month has passed, counted from the moment at which most run.
    [[nodiscard]] int after(double passed) const { return always + (part > passed ? 1 : 0); }

    friend bool operator==(const SecondVersions &, const SecondVersions &) = default;
};
[[nodiscard]] SecondVersions secondVersions(const RealtimeEndpoint &endpoint);
/// Where the number of second versions changes in a month in which most of all of them run at the same time: parts of the
/// month, from 0 to 1.
[[nodiscard]] std::vector<double> overlapEdges(const std::vector<SecondVersions> &versions);

/// Whether how many machines a compute has for its deployments is another in each month, because load grows and instances follow it.
[[nodiscard]] bool followsGrowth(const Plan &plan, const PlanIndex &index, const Compute &compute);

/// Instances that the plan states as its most; nothing where it asks for numbers that follow from the load.
[[nodiscard]] std::optional<int> statedInstances(const Deployment &deployment);

} // namespace slipway::cost
