// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/capacity.h"

#include "model/cost/bill.h"
#include "model/cost/kernel.h"
#include "model/cost/loads.h"
#include "model/cost/monthly.h"
#include "model/cost/planruns.h"
#include "model/cost/timeline.h"

#include <algorithm>
#include <cmath>
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
void addPeople(MachineHours &month, const PeopleHours &people, const InstanceMonth *instances, bool stop)
{
    const double used = instances ? instances->inUse : std::min(month.machines, wholeUp(people.number));
    const double asked = instances ? people.ofAll : people.ofOne * used;
    const double wanted = stop ? std::min(asked, month.each * used) : asked;
    month.wanted += wanted;
    month.peopleLeft = wanted - month.each * used;
    if (Quantity::fromDouble(std::max(0.0, month.peopleLeft)) == Quantity())
        month.peopleLeft = 0;
}

ByMonth<MachineHours> machineHours(const Plan &plan, const sizing::PlanSizing &sizing, const PlanIndex &index,
                                   const Compute &compute, const ComputeUse &use, bool peopleStop)
{
    if (!use.used() || !areKept(use.billing))
        return {};
    const std::vector<std::size_t> &users = index.users(use.id);
    std::vector<double> wanted; // by each of them
    wanted.reserve(users.size());
    for (const std::size_t w : users) {
        const JobRuns runs = jobRuns(plan.workloads[w], sizing[w]);
        wanted.push_back(runs.runs * runs.hours * runs.nodes);
    }
    const bool isInstance = use.billing == Billing::Instance;
    const bool growsWithPeople
        = plan.growth.peoplePercent.likely != 0 && (isInstance || compute.schedule.enabled);
    const bool growsWithLoad = use.billing == Billing::Kubernetes && followsGrowth(plan, index, compute);
    return monthly(plan, index, growsWithPeople || growsWithLoad, [&](int m) {
        MachineHours month;
        if (!use.existsIn(m))
            return month;
        month.machines = machinesIn(compute, use, m).value_or(0);
        if (compute.schedule.enabled) {
            const PeopleHours people = peopleIn(plan, users, m);
            month.each = hoursOn(compute, use.billing, people.serves);
            if (month.isScheduled())
                addPeople(month, people, isInstance ? &use.instances[static_cast<std::size_t>(m)] : nullptr,
                          peopleStop);
        }
        for (std::size_t i = 0; i < users.size(); ++i) {
            if (!(wanted[i] <= 0) && plan.workloads[users[i]].runsIn(m))
                month.wanted += wanted[i];
        }
        return month;
    });
}

/// Of one month.
double undoneIn(const MachineHours &month)
{
    return month.fit() ? 0 : std::max(month.peopleLeft, month.wanted - month.each * month.machines);
}

} // namespace

ByMonth<MachineHours> machineHours(const Plan &plan, const Bill &bill, std::size_t compute)
{
    return machineHours(plan, bill.sizing, bill.index, plan.computes[compute], bill.computes[compute], false);
}

ByMonth<MachineHours> machineHours(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    return machineHours(input.plan, input.sizing, input.index, compute, use, input.peopleStop);
}

std::optional<Use> undoneWork(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    ByMonth<double> hours = use.billing == Billing::Cluster
        ? use.cluster.map([&](const ClusterMonth &month) { return undoneHours(month, compute.maxNodes); })
        : machineHours(input, compute, use).map(undoneIn);
    if (std::ranges::all_of(hours.values(),
                            [](double each) { return Quantity::fromDouble(each) == Quantity(); }))
        return std::nullopt;
    return Use{.role = CostRole::Uncounted,
               .by = PricedBy::Nothing,
               .unit = use.billing == Billing::Cluster ? u"node-hour"_s : u"machine-hour"_s,
               .quantities = std::move(hours)};
}

namespace {

/// Instance-hours of deployments on a compute in a month, and those in which they are at work.
struct ServingHours
{
    double held = 0;
    double busy = 0;
};

ServingHours servingHours(const BillInput &input, const Compute &compute, int month)
{
    const double utilization = input.plan.assumptions.targetUtilizationPercent.likely / 100;
    ServingHours hours;
    for (const std::size_t w : input.index.users(compute.id)) {
        const Workload &workload = input.plan.workloads[w];
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint || !workload.runsIn(month))
            continue;
        const auto &sized = std::get<sizing::EndpointSizing>(input.sizing[w]);
        const double peak = peakLoad(input.plan, workload, *endpoint, month);
        const double mean = peak * meanShareOfDay(*endpoint);
        for (std::size_t d = 0; d < endpoint->deployments.size(); ++d) {
            const Deployment &deployment = endpoint->deployments[d];
            if (deployment.compute != compute.id)
                continue;
            const sizing::CapacityTable &table = sized.deployments[d].table;
            const double held
                = deploymentHours(deployment, *endpoint, table, sized.lagMinutes, peak, utilization);
            if (!std::isfinite(held))
                continue;
            const double most = requestsPerInstance(deployment, *endpoint, table.profile(), 1);
            hours.held += held;
            hours.busy += most > 0
                ? std::min(held, mean * deployment.trafficPercent / 100 / most * hoursPerMonth)
                : held * utilization;
        }
    }
    return hours;
}

double partOf(double busy, double all)
{
    return all > 0 ? std::min(1.0, busy / all) : 0;
}

/// In one month.
double busyIn(const BillInput &input, const Compute &compute, const ComputeUse &use, int month)
{
    const auto m = static_cast<std::size_t>(month);
    const double runs = workIn(input, compute, month, 0).runHours;
    switch (use.billing) {
    case Billing::Cluster:
    case Billing::Serverless:
        // Nodes are there while runs have them.
        return runs > 0 ? 1 : 0;
    case Billing::Machine:
        return partOf(runs, compute.instances * hoursOfSchedule(compute.schedule));
    case Billing::Instance:
        return partOf(runs, use.instances[m].running);
    case Billing::Kubernetes: {
        const ServingHours serving = servingHours(input, compute, month);
        return std::max(partOf(runs, hoursPerMonth * use.nodes[m]), partOf(serving.busy, serving.held));
    }
    case Billing::Endpoint:
    case Billing::Container: {
        const ServingHours serving = servingHours(input, compute, month);
        return partOf(serving.busy, serving.held);
    }
    case Billing::Spark:
    case Billing::Owner:
    case Billing::Tokens:
    case Billing::Free:
        break;
    }
    return 0;
}

bool fitsIntoMonths(const Compute &compute, const ComputeUse &use, const ByMonth<MachineHours> &kept)
{
    if (use.billing == Billing::Cluster)
        return std::ranges::all_of(use.cluster.values(), [&](const ClusterMonth &month) {
            return fitsIntoMonth(month, compute.maxNodes);
        });
    if (mostNodesTaken(use) > mostOfPool(compute).value_or(mostCounted))
        return false;
    return std::ranges::all_of(kept.months(), &MachineHours::fit);
}

} // namespace

double busyShare(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    double most = 0;
    for (int month = 0; month < input.plan.months; ++month)
        most = use.existsIn(month) ? std::max(most, busyIn(input, compute, use, month)) : most;
    return most;
}

std::optional<int> mostOfPool(const Compute &compute)
{
    return compute.maxNodes > 1 ? std::optional(statedNodes(compute)) : std::nullopt;
}

int mostNodesTaken(const ComputeUse &use)
{
    return use.billing == Billing::Kubernetes && !use.nodes.empty() ? std::ranges::max(use.nodes.values()) : 0;
}

bool fitsIntoMonths(const Plan &plan, const Bill &bill, std::size_t compute)
{
    return fitsIntoMonths(plan.computes[compute], bill.computes[compute], machineHours(plan, bill, compute));
}

bool fitsIntoMonths(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    return fitsIntoMonths(compute, use, machineHours(input, compute, use));
}

} // namespace slipway::cost
