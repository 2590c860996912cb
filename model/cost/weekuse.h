// SPDX-License-Identifier: GPL-3.0-or-later
// At which hours of a week machines run.
#pragma once

#include "model/cost/billinput.h"

#include <QString>

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

/// The same hours of some days of every week.
struct Span
{
    int days = 7; ///< from Monday on
    double from = 0; ///< hour of the day
    double to = 24;

    [[nodiscard]] double hours() const; ///< of a month
    friend bool operator==(const Span &, const Span &) = default;
};
/// Machines that run for so many hours of a month, nobody tells when but that it is within a span. All hours of the span are every one of
/// them.
struct Layer
{
    double machines = 0;
    double hours = 0;
    Span within = {};

    friend bool operator==(const Layer &, const Layer &) = default;
};
/// Machines that run at the same hours of every week.
struct Window
{
    double machines = 0; ///< below 0 where a longer part has fewer than counted by others
    Span span = {};
    double part = 1; ///< of each hour, its first: as second versions of roll-outs run

    [[nodiscard]] double hours() const; ///< of a month
    friend bool operator==(const Window &, const Window &) = default;
};
/// The machines of a compute in a month. Those that run in every hour are layers.
struct RunningHours
{
    std::vector<Layer> untold = {}; ///< longest first
    std::vector<Window> told = {};
    QString zone
        = {}; ///< time zone of the schedule that spans are of; empty: nobody names one, and it is taken for that of the others

    [[nodiscard]] double sum() const; ///< machine-hours
    friend bool operator==(const RunningHours &, const RunningHours &) = default;
};
/// Told are schedules that are kept to the minute, the day of an endpoint and second versions of roll-outs; runs, and instances that stop when
/// nobody uses them, are not, but the latter run within the schedule that starts them.
[[nodiscard]] RunningHours runningHours(const BillInput &input, const Compute &compute, const ComputeUse &use,
                                        int month);
/// Of machines that always run.
[[nodiscard]] RunningHours alwaysRunning(double machines);

/// By hour of the week, from Monday 0:00 on, as the plan tells its hours.
using WeekHours = std::array<double, daysOfWeek * hoursOfDay>;

struct WeekMachines
{
    WeekHours machines{}; ///< that run, in the mean of the month's weeks; all hours together are those billed
    QString zone; ///< see RunningHours
    bool isTold
        = true; ///< false: how long some of them run is known, but not when; those hours are spread evenly over their span
};
/// The same machines by hour of the week.
[[nodiscard]] WeekMachines weekMachines(const RunningHours &running);

} // namespace slipway::cost
