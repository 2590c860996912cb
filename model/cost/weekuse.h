// SPDX-License-Identifier: GPL-3.0-or-later
// At which hours of a week machines run.
#pragma once

#include "model/cost/billinput.h"

#include <array>
#include <cstddef>

namespace slipway::cost {

/// Instances of an endpoint's deployments on one compute by hour of the day. For the part `overlap` of every hour those of the
/// second version run as well.
struct EndpointDay
{
    std::array<double, 24> steady{};
    std::array<double, 24> doubled{};
    double overlap = 0; ///< 0 to 1
};
[[nodiscard]] EndpointDay endpointDay(const BillInput &input, const Compute &compute, int month);

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
