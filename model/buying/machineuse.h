// SPDX-License-Identifier: GPL-3.0-or-later
// Which machines of a plan could be paid for in advance, and how long each of them runs.
#pragma once

#include "model/buying/termchoice.h"
#include "model/cost/bill.h"
#include "model/evaluation/evaluate.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace slipway::buying {

/// Machines of a compute that commitments reach: those of its own size, or the system nodes of a Kubernetes cluster.
struct GroupMachines
{
    std::size_t compute = 0; ///< index in the plan
    SizeId size{};
    int most = 0; ///< that run at one time
    bool areSystemNodes = false;

    /// What of the hours of a month commitments pay for, of a bill with those; 0 to 1.
    [[nodiscard]] double coveredIn(const cost::ComputeUse &use, std::size_t month) const;
};

/// Machines that one reservation reaches: those of a size, or of its family where sizes of one stand in for each other, in one region.
struct MachineGroup
{
    SizeId size{}; ///< that of which most hours are paid for: what would be bought
    RegionId region{};
    std::vector<GroupMachines> machines; ///< in the order of the plan
    std::vector<SizeId> sizes; ///< all sizes among them

    /// That the machines are of: indices in the plan, each once.
    [[nodiscard]] std::vector<std::size_t> computes() const;
};

/// How far more units of the group's size would reach, by month of the horizon and unit.
struct UnitUse
{
    Savings saves; ///< pay-as-you-go that the unit takes over
    std::vector<std::vector<double>>
        hours; ///< machine-hours of the group's size that it takes over, 0 to 730
};

/// The plan with every compute that is to be bought for a term paid as it goes instead. What has begun by the day stays: it is bought. `lines`
/// are those of the plan.
[[nodiscard]] Plan paidAsItGoes(const Plan &plan, const std::vector<CostLine> &lines, const QDate &day);

/// In the order of the plan. `bill` is that of `plan`, which paidAsItGoes() made, with at least one commitment: only then it tells
/// how many nodes of a cluster are held at a time.
[[nodiscard]] std::vector<MachineGroup> machineGroups(const Plan &plan, const Context &context,
                                                      const cost::Bill &bill);

/// Asks the cost of the plan for one unit after another, beyond those that the plan owns already, until another takes over
/// nothing; where there may be more than 400, for numbers of units between which all are alike: at most 800, so that of a use that falls more
/// often than that neighbours share their mean. `type` says how far a unit reaches.
[[nodiscard]] UnitUse unitUse(const Plan &plan, const Context &context, const cost::Bill &bill,
                              const MachineGroup &group, PriceType type);

/// Machine-hours of the group over the horizon, in machines of its size, and how many of them commitments of the plan cover.
struct OwnedUse
{
    double hours = 0;
    double covered = 0;
};
[[nodiscard]] OwnedUse ownedUse(const Plan &plan, const Context &context, const cost::Bill &bill,
                                const MachineGroup &group);

} // namespace slipway::buying
