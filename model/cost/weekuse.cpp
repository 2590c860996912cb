// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/weekuse.h"

#include "model/cost/loads.h"
#include "model/cost/usage.h"

#include <QTime>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

double hourOf(const QString &text)
{
    return QTime::fromString(text, u"HH:mm"_s).msecsSinceStartOfDay() / 3.6e6;
}

Span spanOf(const Schedule &schedule)
{
    return {std::clamp(schedule.daysPerWeek, 0, static_cast<int>(daysOfWeek)), hourOf(schedule.start),
            hourOf(schedule.stop)};
}

/// The part of an hour of the day that lies within the span.
double partOf(const Span &span, std::size_t hour)
{
    const auto from = static_cast<double>(hour);
    return std::max(0.0, std::min(span.to, from + 1) - std::max(span.from, from));
}

/// As many in every hour of the span, and parts of them in hours that it has in part.
void add(WeekHours &week, const Span &span, double machines)
{
    for (int day = 0; day < span.days; ++day) {
        for (std::size_t hour = 0; hour < hoursOfDay; ++hour)
            week[static_cast<std::size_t>(day) * hoursOfDay + hour] += machines * partOf(span, hour);
    }
}

/// Machines that each run for so many hours of a month: when is told where that is their whole schedule. Shorter, they run within it; whatever
/// serves runs outside of its schedule as well, and hours that the schedule has no room for do not keep it.
void addMachines(RunningHours &all, const Schedule &schedule, double machines, double hours)
{
    if (machines <= 0 || hours <= 0)
        return;
    constexpr double almost = 1 - 1e-9;
    const bool isScheduled = scheduledHoursPerWeek(schedule).has_value();
    const Span span = isScheduled ? spanOf(schedule) : Span();
    if (isScheduled && hours * almost <= span.hours()) {
        if (hours >= span.hours() * almost)
            all.told.push_back({machines, span});
        else
            all.untold.push_back({machines, hours, span});
        all.zone = schedule.timeZone;
    } else {
        all.untold.push_back({machines, hours});
    }
}

/// Of hours told by how many machines run in them.
void addLayers(std::vector<Layer> &layers, std::vector<HeldHours> held)
{
    std::ranges::sort(held, {}, &HeldHours::nodes);
    double hours = 0;
    for (std::size_t i = held.size(); i-- > 0;) {
        hours += held[i].hours;
        const int below = i > 0 ? held[i - 1].nodes : 0;
        layers.push_back({static_cast<double>(held[i].nodes - below), hours});
    }
}

/// What runs in a part of every hour and not in the longer one after it, hour by hour of the day.
void addDay(RunningHours &all, const std::array<double, hoursOfDay> &machines, double part)
{
    for (std::size_t from = 0, to = 0; from < machines.size(); from = to) {
        while (to < machines.size() && machines[to] == machines[from])
            ++to;
        if (machines[from] == 0)
            continue;
        if (part >= 1 && to - from == hoursOfDay)
            all.untold.push_back({machines[from], hoursPerMonth});
        else
            all.told.push_back(
                {machines[from],
                 {static_cast<int>(daysOfWeek), static_cast<double>(from), static_cast<double>(to)},
                 part});
    }
}

void addEndpoint(RunningHours &all, const std::vector<EndpointPart> &parts)
{
    constexpr double most = std::numeric_limits<int>::max();
    double part = 0;
    for (std::size_t p = 0; p < parts.size(); ++p) {
        part += parts[p].part;
        const bool isLast = p + 1 == parts.size();
        std::array<double, hoursOfDay> more{};
        for (std::size_t hour = 0; hour < more.size(); ++hour)
            more[hour] = std::min(parts[p].instances[hour], most)
                - (isLast ? 0 : std::min(parts[p + 1].instances[hour], most));
        addDay(all, more, isLast ? 1 : part);
    }
}

} // namespace

double Span::hours() const
{
    return days * (to - from) * weeksPerMonth;
}

double Window::hours() const
{
    return span.hours() * part;
}

double RunningHours::sum() const
{
    double hours = 0;
    for (const Layer &layer : untold)
        hours += layer.machines * layer.hours;
    for (const Window &window : told)
        hours += window.machines * window.hours();
    return hours;
}

RunningHours runningHours(const BillInput &input, const Compute &compute, const ComputeUse &use, int month)
{
    const auto m = static_cast<std::size_t>(month);
    RunningHours all;
    if (!use.existsIn(month))
        return all;
    switch (use.billing) {
    case Billing::Endpoint:
        addEndpoint(all, endpointDay(input, compute, month));
        break;
    case Billing::Cluster:
    case Billing::Serverless:
        addLayers(all.untold, use.cluster[m].held);
        all.untold.push_back(
            {static_cast<double>(compute.minNodes), use.cluster[m].alwaysOn > 0 ? hoursPerMonth : 0.0});
        break;
    case Billing::Instance: {
        const InstanceMonth &instances = use.instances[m];
        addMachines(all, compute.schedule, instances.inUse, instances.hoursInUse);
        addMachines(all, compute.schedule, instances.instances - instances.inUse, instances.hoursSpare);
        break;
    }
    case Billing::Kubernetes: {
        all.untold.push_back({static_cast<double>(use.nodes[m]), hoursPerMonth});
        std::vector<Layer> overlap;
        addLayers(overlap, use.overlapNodes[m]);
        for (const Layer &layer : overlap)
            all.told.push_back({layer.machines, Span(), layer.hours / hoursPerMonth});
        break;
    }
    case Billing::Machine:
        addMachines(all, compute.schedule, compute.instances, hoursOfSchedule(compute.schedule));
        break;
    case Billing::Spark:
    case Billing::Owner:
    case Billing::Container:
    case Billing::Tokens:
    case Billing::Free:
        break;
    }
    std::ranges::stable_sort(all.untold, std::ranges::greater(), &Layer::hours);
    return all;
}

std::vector<EndpointPart> endpointDay(const BillInput &input, const Compute &compute, int month)
{
    const Plan &plan = input.plan;
    const double utilization = plan.assumptions.targetUtilizationPercent.likely / 100;
    std::vector<DayInstances> days;
    std::vector<SecondVersions> versions;
    for (const std::size_t w : input.index.users(compute.id)) {
        const Workload &workload = plan.workloads[w];
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint || !workload.runsIn(month))
            continue;
        const auto &sized = std::get<sizing::EndpointSizing>(input.sizing[w]);
        for (std::size_t d = 0; d < endpoint->deployments.size(); ++d) {
            if (endpoint->deployments[d].compute != compute.id)
                continue;
            days.push_back(instancesOfDay(endpoint->deployments[d], *endpoint, sized.deployments[d].table,
                                          sized.lagMinutes, peakLoad(plan, workload, *endpoint, month),
                                          utilization));
            versions.push_back(secondVersions(*endpoint));
        }
    }
    const std::vector<double> edges = overlapEdges(versions);
    std::vector<EndpointPart> parts;
    for (std::size_t i = 0; i + 1 < edges.size(); ++i) {
        EndpointPart part{edges[i + 1] - edges[i]};
        for (std::size_t d = 0; d < days.size(); ++d) {
            for (std::size_t hour = 0; hour < days[d].size(); ++hour)
                part.instances[hour] += days[d][hour] * (1 + versions[d].after(edges[i]));
        }
        parts.push_back(part);
    }
    return parts;
}

RunningHours alwaysRunning(double machines)
{
    return {{{machines, hoursPerMonth}}, {}, {}};
}

WeekMachines weekMachines(const RunningHours &running)
{
    constexpr double almost = 1 - 1e-9;
    WeekMachines week;
    week.zone = running.zone;
    for (const Layer &layer : running.untold) {
        add(week.machines, layer.within, layer.machines * layer.hours / layer.within.hours());
        const bool isSome = layer.machines > 0 && layer.hours > 0;
        week.isTold = week.isTold && !(isSome && layer.hours < layer.within.hours() * almost);
    }
    for (const Window &window : running.told)
        add(week.machines, window.span, window.machines * window.part);
    return week;
}

} // namespace slipway::cost
