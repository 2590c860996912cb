// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/capacity.h"

#include "model/cost/kernel.h"

#include <algorithm>
#include <optional>

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

} // namespace

std::vector<MachineHours> machineHours(const Plan &plan, const Bill &bill, std::size_t compute)
{
    const ComputeUse &use = bill.computes[compute];
    if (!use.used() || !areKept(use.billing))
        return {};
    std::vector<MachineHours> months(static_cast<std::size_t>(plan.months));
    for (int m = use.firstMonth; m <= use.lastMonth; ++m)
        months[static_cast<std::size_t>(m)].machines = machinesIn(plan.computes[compute], use, m).value_or(0);
    for (const std::size_t w : bill.index.users(use.id)) {
        const Workload &workload = plan.workloads[w];
        const JobRuns runs = workload.enabled ? jobRuns(workload, bill.sizing[w]) : JobRuns();
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
