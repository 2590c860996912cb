// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

namespace slipway {

/// What the figures of this plan rest on, in the order of their numbers: what the plan chose first, then how figures are counted.
[[nodiscard]] std::vector<Assumption> assumptionsOf(const Plan &plan, const Catalog &catalog,
                                                    const PriceSnapshot &prices, const cost::Bill &bill);

/// "A1", the number of Evaluation::assumptions[index]: the same in the window, on every page of the report and in every file.
[[nodiscard]] QString assumptionNumber(std::size_t index);

/// What the total leaves out, one sentence each: lines without a price first, then what no plan covers.
[[nodiscard]] QStringList notIncluded(const cost::Bill &bill);

} // namespace slipway
