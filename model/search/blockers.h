// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

#include <vector>

namespace slipway::search {

/// Blockers of `after` that `before` does not have, told apart by rule, subject and field: words change with every size.
[[nodiscard]] std::vector<Finding> newBlockers(const Evaluation &after, const Evaluation &before);

/// What stands against `after` where somebody asks for it: new blockers, and that it costs more than a budget that `before` keeps.
[[nodiscard]] std::vector<Finding> newRefusals(const Evaluation &after, const Evaluation &before);

/// What speaks against having made `after` of `before`: new blockers, new warnings but those of times
/// measured elsewhere and of commitments left unused, and advice that a size ends soon.
[[nodiscard]] std::vector<Finding> newObjections(const Evaluation &after, const Evaluation &before);

/// The same without that it costs more than its budget.
[[nodiscard]] std::vector<Finding> newObjectionsButBudget(const Evaluation &after, const Evaluation &before);

} // namespace slipway::search
