// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

namespace slipway {

/// What somebody has to do on a day so that the plan holds, worked back from the months in which it counts on it: requests for quota
/// and approvals, commitments to buy and their ends, moves off what retires, reviews of the budget, what is to be removed because its work ends.
/// Earliest first. Reads quota,
/// findings, retirements, months and provenance of `evaluation`.
[[nodiscard]] std::vector<CalendarEntry> calendarOf(const Plan &plan, const Catalog &catalog,
                                                    const Evaluation &evaluation);

} // namespace slipway
