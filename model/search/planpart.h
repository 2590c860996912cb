// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"

#include <optional>
#include <vector>

namespace slipway::search {

/// What a compute's bill follows from: the workloads that use it, the computes that these use, and so on, with what waits for each
/// other and the steps of one pipeline. What is chosen for the compute changes nothing beyond it, so that a search of a part takes
/// no longer in a large plan. nullopt where that is all of the plan, and where commitments are shared by all computes.
[[nodiscard]] std::optional<Plan> partOf(const Plan &plan, const cost::PlanIndex &index,
                                         const QString &compute);

/// Two plans without what is the same in both and has nothing to do with the rest.
struct Difference
{
    Plan first;
    Plan second;
};
/// nullopt where nothing can be left out.
[[nodiscard]] std::optional<Difference> differenceOf(const Plan &first, const Plan &second);
/// A JSON pointer into a plan of which `part` is a part.
[[nodiscard]] QString fieldInWhole(const QString &field, const Plan &part, const Plan &whole);

/// All such parts of the plan, in the order of its computes; empty where it is but one.
[[nodiscard]] std::vector<Plan> partsOf(const Plan &plan, const cost::PlanIndex &index);

} // namespace slipway::search
