// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/total.h"

#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace slipway::cost {

/// What one commitment pays of the machines of a compute.
struct CoveredBy
{
    std::size_t commitment = 0; ///< index in Plan::commitments
    double ownPerMachine = 1; ///< machines of the commitment's own size that one of the compute's counts for
    std::vector<double> part; ///< by month of the horizon, 0 to 1: of the pay-as-you-go hours
};

/// Machines of a commitment that are in use at one time, and for how long.
struct UsedMachines
{
    double machines = 0; ///< of its own size
    double hours = 0; ///< within the horizon
};

/// What one commitment of the plan comes to within the horizon. Commitments of one reach are used in the order of the plan. One by amount
/// covers nothing that is known: of it only the months are told.
struct CommitmentUse
{
    int months = 0; ///< of the horizon in which it bills
    double usedHours = 0; ///< machine-hours of its own size that it takes over
    double mostMachines = 0; ///< of its own size, in use at one time at the most
    QStringList reached; ///< computes in use whose machines it may cover, whatever they pay
    QStringList payingAsTheyGo; ///< those of `reached` that pay as they go, and so can be covered
    std::vector<UsedMachines> used; ///< one for each number of machines that is in use at one time; in no order
    /// Machines that cost no more than the hours that they take over would cost as they go, each by itself, the first used most; none where
    /// a price is missing.
    std::optional<int> worthwhile;
    double breakEven = 0; ///< part of its hours from which on a machine pays off; 0 where a price is missing
    std::optional<Money> billed; ///< within the horizon; none where its price is missing
    std::optional<Money> takesOver; ///< what the hours that it covers would cost as they go, within the horizon; none where a price is missing
    bool machinesRun = false; ///< some that it could cover run within its term: where it covers none, other commitments do
};

} // namespace slipway::cost
