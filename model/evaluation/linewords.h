// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/linetitles.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

#include <QString>

namespace slipway {

/// "HC44rs (Training)": what ends, with the work that it is there for in place of the id of its compute.
[[nodiscard]] QString endingInWords(const Plan &plan, const RetirementNotice &notice);

/// What commitments of the plan pay of a line over the horizon: "covered by 2 x D4s v3, reserved 1 year: 17,520 instance-hours". Empty where
/// they pay nothing of it. `bill` has all lines of the evaluation, also those of the commitments, which name them.
[[nodiscard]] QString coverOf(const CostLine &line, const std::vector<CostLine> &bill);

/// What is to be said of a line over the horizon: of its price, and what commitments pay.
[[nodiscard]] QString noteOf(const CostLine &line, const std::vector<CostLine> &bill);
/// The same of one month of the horizon: what commitments pay in that month.
[[nodiscard]] QString noteIn(const CostLine &line, const std::vector<CostLine> &bill, std::size_t month);

/// Where the price that a month of the horizon is billed at comes from.
[[nodiscard]] const PriceOrigin &originIn(const CostLine &line, std::size_t month);

/// "8 bits (integer)": how weights are kept. Of 8 bits it matters which, for what a GPU does in them and for the answers.
[[nodiscard]] QString weightBitsWords(Precision precision);

} // namespace slipway
