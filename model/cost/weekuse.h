// SPDX-License-Identifier: GPL-3.0-or-later
// At which hours of a week machines run.
#pragma once

#include "model/cost/billinput.h"

#include <array>
#include <cstddef>
#include <vector>

namespace slipway::cost {

/// Instances of deployments on one compute by hour of the day, in a part of every hour: second versions of roll-outs run in some
/// parts and not in others.
struct EndpointPart
{
    double part = 1; ///< of the hour; together 1
    std::array<double, 24> instances{};
};
/// The part in which most run comes first.
[[nodiscard]] std::vector<EndpointPart> endpointDay(const BillInput &input, const Compute &compute,
                                                    int month);

inline constexpr std::size_t hoursOfDay = 24;
inline constexpr std::size_t daysOfWeek = 7;
/// By hour of the week, from Monday 0:00 on, as the plan tells its hours.
using WeekHours = std::array<double, daysOfWeek * hoursOfDay>;

struct WeekMachines
{
    WeekHours machines{}; ///< that run, in the mean of the month's weeks; all hours together are those billed
    bool isTold = true; ///< false: how long some of them run is known, but not when; those hours are spread evenly
};
/// The machines of a compute in a month of the horizon. Schedules of less than seven days begin on Monday.
[[nodiscard]] WeekMachines weekMachines(const BillInput &input, const Compute &compute, const ComputeUse &use,
                                        int month);

} // namespace slipway::cost
