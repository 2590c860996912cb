// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace slipway::cost {

/// What one commitment of the plan comes to within the horizon. Commitments of one reach are used in the order of the plan. One by amount
/// covers nothing that is known: of it only the months are told.
struct CommitmentUse
{
    int months = 0; ///< of the horizon in which it bills
    double usedHours = 0; ///< machine-hours of its own size that it takes over
    double mostMachines = 0; ///< of its own size, in use at one time at the most
    QStringList reached; ///< computes in use whose machines it may cover, whatever they pay
    QStringList payingAsTheyGo; ///< those of `reached` that pay as they go, and so can be covered
    bool machinesRun = false; ///< some that it could cover run within its term: where it covers none, other commitments do
};

} // namespace slipway::cost
