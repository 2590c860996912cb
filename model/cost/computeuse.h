// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/billinput.h"

#include <vector>

namespace slipway::cost {

/// Who uses a compute, and when; what depends on its billing is left empty for fillUse().
[[nodiscard]] ComputeUse useOf(const BillInput &input, const Compute &compute);

/// Fills in machines, hours and peaks of a used compute. `months` is what its runs make of its nodes, one entry for
/// each month of the horizon.
void fillUse(const BillInput &input, const Compute &compute, std::vector<ClusterMonth> months,
             ComputeUse &use);

} // namespace slipway::cost
