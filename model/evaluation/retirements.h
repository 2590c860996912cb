// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/evaluation/evaluation.h"

namespace slipway {

/// The timeline of what the plan uses: every size with its end or without one, targets and tools that end within the
/// horizon or the three years after it, and the terms of commitments. What ends comes first, earliest first. `asOf`: what
/// must move by an earlier day has no time left.
[[nodiscard]] std::vector<RetirementNotice> retirementNotices(const Plan &plan, const Catalog &catalog,
                                                              const std::vector<cost::ComputeUse> &computes,
                                                              const QDate &asOf);

} // namespace slipway
