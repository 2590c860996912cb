// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

#include <vector>

namespace slipway::search {

/// Blockers of `after` that `before` does not have, told apart by rule, subject and field: words change with every size.
[[nodiscard]] std::vector<Finding> newBlockers(const Evaluation &after, const Evaluation &before);

/// Whether it rules a plan out, where it is new: a blocker, or that it costs more than its budget.
[[nodiscard]] bool rulesOut(const Finding &finding);

/// What rules `after` out where somebody asks for it: new blockers, and that it costs more than a budget that `before` keeps. A warning speaks
/// against it all the same, see newObjections(), and leaves it to whoever asks.
[[nodiscard]] std::vector<Finding> newRefusals(const Evaluation &after, const Evaluation &before);

/// What speaks against having made `after` of `before`: new blockers, new warnings but those of times
/// measured elsewhere, of commitments left unused, of prices that are old or estimated, and of fewer instances than production asks for where
/// the plan says that these will do, and advice that a size ends soon.
[[nodiscard]] std::vector<Finding> newObjections(const Evaluation &after, const Evaluation &before);
/// Titles of those of them that only warn.
[[nodiscard]] QStringList newWarnings(const Evaluation &after, const Evaluation &before);

/// The same without that it costs more than its budget.
[[nodiscard]] std::vector<Finding> newObjectionsButBudget(const Evaluation &after, const Evaluation &before);

} // namespace slipway::search
