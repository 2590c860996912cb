// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/weekuse.h"

#include "model/cost/loads.h"
#include "model/cost/usage.h"

#include <QTime>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

void spread(WeekHours &week, double machines)
{
    for (double &hour : week)
        hour += machines;
}

/// The same number in all hours that the schedule keeps, and parts of it in hours that it keeps in part.
void addWindow(WeekHours &week, const Schedule &schedule, double machines)
{
    const auto hourOf = [](const QString &text) { return QTime::fromString(text, u"HH:mm"_s).msecsSinceStartOfDay() / 3.6e6; };
    const double start = hourOf(schedule.start);
    const double stop = hourOf(schedule.stop);
    for (int day = 0; day < std::clamp(schedule.daysPerWeek, 0, static_cast<int>(daysOfWeek)); ++day) {
        for (std::size_t hour = 0; hour < hoursOfDay; ++hour) {
            const auto from = static_cast<double>(hour);
            week[static_cast<std::size_t>(day) * hoursOfDay + hour]
                += machines * std::max(0.0, std::min(stop, from + 1) - std::max(start, from));
        }
    }
}

/// Machine-hours of a month that fall into the schedule, or anywhere. Whatever serves runs outside of its schedule as well: hours that
/// the schedule has no room for do not keep it.
void addHours(WeekMachines &week, const Schedule &schedule, double machineHours, int machines)
{
    const std::optional<double> weekly = scheduledHoursPerWeek(schedule);
    constexpr double almost = 1 - 1e-9;
    const bool isKept = weekly && machineHours * almost <= *weekly * weeksPerMonth * machines;
    const double hours = isKept ? *weekly * weeksPerMonth : hoursPerMonth;
    if (machineHours <= 0)
        return;
    if (isKept)
        addWindow(week.machines, schedule, machineHours / hours);
    else
        spread(week.machines, machineHours / hours);
    if (machineHours < hours * machines * almost)
        week.isTold = false;
}

} // namespace

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

WeekMachines weekMachines(const BillInput &input, const Compute &compute, const ComputeUse &use, int month)
{
    WeekMachines week;
    if (!use.existsIn(month))
        return week;
    const auto m = static_cast<std::size_t>(month);
    switch (use.billing) {
    case Billing::Endpoint:
        for (const EndpointPart &part : endpointDay(input, compute, month)) {
            for (std::size_t hour = 0; hour < week.machines.size(); ++hour)
                week.machines[hour] += part.instances[hour % hoursOfDay] * part.part;
        }
        break;
    case Billing::Cluster:
    case Billing::Serverless: {
        const double more = use.cluster[m].nodeHours() - use.cluster[m].alwaysOn;
        spread(week.machines, use.cluster[m].nodeHours() / hoursPerMonth);
        week.isTold = more <= 0;
        break;
    }
    case Billing::Instance: {
        const InstanceMonth &instances = use.instances[m];
        addHours(week, compute.schedule,
                 instances.inUse * instances.hoursInUse + (instances.instances - instances.inUse) * instances.hoursSpare,
                 instances.instances);
        break;
    }
    case Billing::Kubernetes:
        spread(week.machines, use.nodes[m] + nodeHoursOf(use.overlapNodes[m]) / hoursPerMonth);
        break;
    case Billing::Machine:
        addHours(week, compute.schedule, compute.instances * hoursOfSchedule(compute.schedule), compute.instances);
        break;
    case Billing::Spark:
    case Billing::Owner:
    case Billing::Container:
    case Billing::Tokens:
    case Billing::Free:
        break;
    }
    return week;
}

} // namespace slipway::cost
