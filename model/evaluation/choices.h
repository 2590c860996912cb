// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

#include <vector>

namespace slipway {

/// What the plan decides that changes how good its answers are, whether its work may be interrupted, when people can work, where it runs or
/// how long it binds: one sentence each, that first which changes answers. Whoever signs the plan, or deploys it, agrees to these.
[[nodiscard]] std::vector<Assumption> choicesOf(const Plan &plan, const Catalog &catalog,
                                                const cost::Bill &bill);

} // namespace slipway
