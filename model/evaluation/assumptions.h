// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

namespace slipway {

/// What the figures of this plan rest on, in the order the report numbers them.
[[nodiscard]] std::vector<Assumption> assumptionsOf(const Plan &plan, const Catalog &catalog,
                                                    const PriceSnapshot &prices, const cost::Bill &bill);

/// What the total leaves out, one sentence each: lines without a price first, then what no plan covers.
[[nodiscard]] QStringList notIncluded(const cost::Bill &bill);

} // namespace slipway
