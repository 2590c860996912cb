// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/billinput.h"
#include "model/cost/packing.h"

#include <vector>

namespace slipway::cost {

/// Who uses a compute, and when; what depends on its billing is left empty for fillUse().
[[nodiscard]] ComputeUse useOf(const BillInput &input, const Compute &compute);

/// Fills in machines, hours and peaks of a used compute. `months` is what its runs make of its nodes, one entry for
/// each month of the horizon.
void fillUse(const BillInput &input, const Compute &compute, ByMonth<ClusterMonth> months, ComputeUse &use);

/// What one node of a Kubernetes compute has for pods, on machines of a size.
[[nodiscard]] NodeRoom roomForPods(const Catalog &catalog, const VmSize &size, const Compute &compute);

} // namespace slipway::cost
