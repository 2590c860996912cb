// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/capacity.h"

#include "model/cost/bill.h"
#include "model/cost/kernel.h"
#include "model/cost/monthly.h"
#include "model/cost/timeline.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// nullopt where they are not counted.
std::optional<int> machinesIn(const Compute &compute, const ComputeUse &use, int month)
{
    const auto m = static_cast<std::size_t>(month);
    switch (use.billing) {
    case Billing::Machine:
        return compute.instances;
    case Billing::Instance:
        return use.instances[m].instances;
    case Billing::Kubernetes:
        return use.nodes[m];
    default:
        return std::nullopt;
    }
}

/// Hours of a month in which one of the machines is on. A web service on a compute instance keeps it on whatever its schedule says.
double hoursOn(const Compute &compute, Billing billing, bool serves)
{
    return billing == Billing::Machine || (billing == Billing::Instance && !serves)
        ? hoursOfSchedule(compute.schedule)
        : hoursPerMonth;
}

/// What the people on a compute need of its machines in one month.
struct PeopleHours
{
    double number = 0;
    double ofAll = 0;
    double ofOne = 0; ///< of whoever needs most
    bool serves = false; ///< beside them
};

PeopleHours peopleIn(const Plan &plan, const std::vector<std::size_t> &users, int month)
{
    PeopleHours people;
    for (const std::size_t w : users) {
        const Workload &workload = plan.workloads[w];
        if (!workload.runsIn(month))
            continue;
        people.serves = people.serves || std::holds_alternative<RealtimeEndpoint>(workload.detail);
        const auto *team = std::get_if<Experimentation>(&workload.detail);
        if (!team)
            continue;
        const double number = team->people.likely * growthFactor(plan.growth.peoplePercent, workload, month);
        const double hours = team->hoursPerDay.likely * team->daysPerWeek * weeksPerMonth;
        people.number += number;
        people.ofAll += number * hours;
        people.ofOne = std::max(people.ofOne, number > 0 ? hours : 0);
    }
    return people;
}

/// A compute instance is one person's, other machines are shared by all at once.
void addPeople(MachineHours &month, const PeopleHours &people, const InstanceMonth *instances)
{
    const double used = instances ? instances->inUse : std::min(month.machines, wholeUp(people.number));
    const double wanted = instances ? people.ofAll : people.ofOne * used;
    month.wanted += wanted;
    month.peopleLeft = wanted - month.each * used;
    if (Quantity::fromDouble(std::max(0.0, month.peopleLeft)) == Quantity())
        month.peopleLeft = 0;
}

std::vector<MachineHours> machineHours(const Plan &plan, const sizing::PlanSizing &sizing,
                                       const PlanIndex &index, const Compute &compute, const ComputeUse &use)
{
    if (!use.used() || !areKept(use.billing))
        return {};
    std::vector<MachineHours> months(static_cast<std::size_t>(plan.months));
    for (int m = use.firstMonth; m <= use.lastMonth; ++m) {
        const auto at = static_cast<std::size_t>(m);
        MachineHours &month = months[at];
        month.machines = machinesIn(compute, use, m).value_or(0);
        if (!compute.schedule.enabled)
            continue;
        const PeopleHours people = peopleIn(plan, index.users(use.id), m);
        month.each = hoursOn(compute, use.billing, people.serves);
        if (month.isScheduled())
            addPeople(month, people, use.billing == Billing::Instance ? &use.instances[at] : nullptr);
    }
    for (const std::size_t w : index.users(use.id)) {
        const Workload &workload = plan.workloads[w];
        const JobRuns runs = workload.enabled ? jobRuns(workload, sizing[w]) : JobRuns();
        const double wanted = runs.runs * runs.hours * runs.nodes;
        if (wanted <= 0)
            continue;
        for (int m = use.firstMonth; m <= use.lastMonth; ++m) {
            if (workload.runsIn(m))
                months[static_cast<std::size_t>(m)].wanted += wanted;
        }
    }
    return months;
}

/// Of one month.
double undoneIn(const MachineHours &month)
{
    return month.fit() ? 0 : std::max(month.peopleLeft, month.wanted - month.each * month.machines);
}

} // namespace

std::vector<MachineHours> machineHours(const Plan &plan, const Bill &bill, std::size_t compute)
{
    return machineHours(plan, bill.sizing, bill.index, plan.computes[compute], bill.computes[compute]);
}

std::vector<MachineHours> machineHours(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    return machineHours(input.plan, input.sizing, input.index, compute, use);
}

std::optional<Use> undoneWork(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    const std::vector<MachineHours> kept = machineHours(input, compute, use);
    std::vector<double> hours = monthly(input.plan, [&](int month) {
        const auto m = static_cast<std::size_t>(month);
        if (use.billing == Billing::Cluster)
            return undoneHours(use.cluster[m], compute.maxNodes);
        return kept.empty() ? 0 : undoneIn(kept[m]);
    });
    if (std::ranges::all_of(hours, [](double each) { return Quantity::fromDouble(each) == Quantity(); }))
        return std::nullopt;
    return Use{.role = CostRole::Uncounted,
               .by = PricedBy::Nothing,
               .unit = use.billing == Billing::Cluster ? u"node-hour"_s : u"machine-hour"_s,
               .quantities = std::move(hours)};
}

bool fitsIntoMonths(const Plan &plan, const Bill &bill, std::size_t compute)
{
    const ComputeUse &use = bill.computes[compute];
    if (use.billing == Billing::Cluster)
        return std::ranges::all_of(use.cluster, [&](const ClusterMonth &month) {
            return fitsIntoMonth(month, plan.computes[compute].maxNodes);
        });
    return std::ranges::all_of(machineHours(plan, bill, compute), &MachineHours::fit);
}

} // namespace slipway::cost
