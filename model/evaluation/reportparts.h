// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluate.h"

namespace slipway {

/// Adds what reports and the page of restrictions show and evaluate() leaves out because it takes several evaluations: the
/// isolation options, and what was rejected. Pure, as evaluate(); `evaluation` is that of this plan in this context.
void addReportParts(Evaluation &evaluation, const Plan &plan, const Context &context);

/// evaluate() with addReportParts().
[[nodiscard]] Evaluation evaluateForReport(const Plan &plan, const Context &context);

} // namespace slipway
