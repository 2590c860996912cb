// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <vector>

namespace slipway::cost {

struct Bill;

/// With the 20 % that online deployments keep in reserve, rounded up to whole instances, in integers: 1.2 x 5 must give 6.
[[nodiscard]] constexpr int withReserve(int instances)
{
    return (6 * instances + 4) / 5;
}

/// Instances of a deployment that are priced over the months in which its endpoint runs.
struct HeldInstances
{
    /// In the hour of the lowest load: what stands at all times. At an even load that is the number of all day, and with what outlasts a
    /// failure it is more than the lowest number of the plan.
    int least = 0;
    int atPeak = 0; ///< in the hour of the highest load; autoscaling may be allowed more, which nobody pays
    bool isSized
        = false; ///< else nothing says what one of them carries, and the numbers are those that the plan states

    friend bool operator==(const HeldInstances &, const HeldInstances &) = default;
};

/// Of all deployments of a plan, by workload and deployment; none of workloads that are not endpoints. Whoever shows, exports or judges
/// how many there are reads it, in a RuleInput or an Evaluation.
using PlanInstances = std::vector<std::vector<HeldInstances>>;
[[nodiscard]] PlanInstances heldInstances(const Plan &plan, const Bill &bill);

} // namespace slipway::cost
