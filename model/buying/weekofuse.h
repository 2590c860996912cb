// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"
#include "model/buying/machineuse.h"

#include <vector>

namespace slipway::buying {

/// When machines of a group run, and what of the commitments that reach them is used. `bill` is that of the plan.
[[nodiscard]] WeekOfUse weekOfUse(const cost::BillInput &input, const cost::Bill &bill, const MachineGroup &group,
                                  const std::vector<Commitment> &owned);

/// What each savings plan by amount would cover of the machines that reservations leave, dearest hours first: those of which it takes
/// the largest part off (Azure savings plan for compute, how discounts apply, 2024).
[[nodiscard]] std::vector<OwnedSavingsPlan> ownedSavingsPlans(const Plan &plan, const Context &context,
                                                              const cost::BillInput &input, const cost::Bill &bill,
                                                              const std::vector<MachineGroup> &groups);

} // namespace slipway::buying
