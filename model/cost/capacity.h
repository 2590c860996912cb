// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/billinput.h"
#include "model/cost/wholeup.h"

namespace slipway::cost {

/// Whether machines are held whatever there is to do: attached ones, compute instances, nodes of a Kubernetes pool.
[[nodiscard]] constexpr bool areKept(Billing billing)
{
    return billing == Billing::Machine || billing == Billing::Instance || billing == Billing::Kubernetes;
}

/// Machine-hours of one month on machines that are kept. Each has 730 hours, or those in which its schedule lets it run, and no more come
/// when there is more to do.
struct MachineHours
{
    double wanted = 0; ///< by the runs: hours of each on each of its nodes; where a schedule stops machines, by people as well
    int machines = 0; ///< held all month
    double each = hoursPerMonth; ///< that one machine is on
    double peopleLeft = 0; ///< of `wanted`, what people still need after their own machines have stopped, whoever else has hours

    [[nodiscard]] int machinesWanted() const { return each > 0 ? wholeUp(wanted / each) : mostCounted; }
    [[nodiscard]] bool fit() const { return machinesWanted() <= machines && peopleLeft <= 0; }
    [[nodiscard]] bool isScheduled() const { return each < hoursPerMonth; }
    friend bool operator==(const MachineHours &, const MachineHours &) = default;
};

/// By month of the plan, nothing wanted where it does not use the compute. Empty where machines come and go with the work, or are not
/// counted.
[[nodiscard]] ByMonth<MachineHours> machineHours(const Plan &plan, const Bill &bill, std::size_t compute);
/// The same before there is a bill. `use` is filled, apart from ComputeUse::billed.
[[nodiscard]] ByMonth<MachineHours> machineHours(const BillInput &input, const Compute &compute,
                                                 const ComputeUse &use);

/// Hours by month that the work of a compute asks for and its highest nodes or its machines never do, priced by nothing: the total is
/// "at least" while the plan holds it. nullopt where all of it is done. `use` is filled, apart from ComputeUse::billed.
[[nodiscard]] std::optional<Use> undoneWork(const BillInput &input, const Compute &compute,
                                            const ComputeUse &use);

/// ComputeUse::busyShare of a compute of which all else is filled.
[[nodiscard]] double busyShare(const BillInput &input, const Compute &compute, const ComputeUse &use);

/// What a Kubernetes pool is stated to have at the most; nullopt: as many as its pods and runs need, which is what a highest number of 1
/// stands for.
[[nodiscard]] std::optional<int> mostOfPool(const Compute &compute);
/// The most nodes that pods and runs of a Kubernetes pool take in a month, roll-outs aside; 0 for other computes.
[[nodiscard]] int mostNodesTaken(const ComputeUse &use);

/// Whether the work of every month fits on the compute: into the 730 hours of its highest nodes, or those of its machines; into the highest
/// nodes of a Kubernetes pool.
[[nodiscard]] bool fitsIntoMonths(const Plan &plan, const Bill &bill, std::size_t compute);
/// The same where there is no bill. `use` is filled, apart from ComputeUse::billed.
[[nodiscard]] bool fitsIntoMonths(const BillInput &input, const Compute &compute, const ComputeUse &use);

} // namespace slipway::cost
