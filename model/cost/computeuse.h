// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/billinput.h"
#include "model/cost/packing.h"

#include <functional>
#include <vector>

namespace slipway::cost {

/// Who uses a compute, and when; what depends on its billing is left empty for fillUse().
[[nodiscard]] ComputeUse useOf(const BillInput &input, const Compute &compute);

/// Fills in machines, hours and peaks of a used compute. `months` is what its runs make of its nodes, one entry for
/// each month of the horizon.
void fillUse(const BillInput &input, const Compute &compute, ByMonth<ClusterMonth> months, ComputeUse &use);

/// What one node of a Kubernetes compute has for pods, on machines of a size.
[[nodiscard]] NodeRoom roomForPods(const Catalog &catalog, const VmSize &size, const Compute &compute);

/// What a filled-in use holds in a month; 0 outside of its months. Endpoints alone may be allowed more than their load asks for.
[[nodiscard]] HeldMachines heldIn(const Compute &compute, const ComputeUse &use, int month);
/// The most machines that computes hold in one month, of those that count: what is never there together is not added up. `computes` in the order
/// of the plan's.
[[nodiscard]] int mostTogether(const Plan &plan, const std::vector<ComputeUse> &computes,
                               const std::function<bool(const Compute &, const ComputeUse &)> &counts);

} // namespace slipway::cost
