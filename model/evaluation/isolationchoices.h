// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluate.h"

namespace slipway {

/// Every isolation option of the catalog judged for this plan, in the catalog's order: what it demands and excludes, and
/// what it adds a month. Pure, as evaluate(), and it calls evaluate() once for each option that the plan has an entry
/// for: ask for it when the options are shown or exported. `now` is the evaluation of this plan in this context.
[[nodiscard]] std::vector<IsolationChoice> isolationChoices(const Plan &plan, const Context &context,
                                                            const Evaluation &now);

} // namespace slipway
