// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

namespace slipway {

/// Steps that evaluating the plan takes at the most, by its size and by the runs that are played one by one: to be told in no time
/// that depends on them.
[[nodiscard]] double evaluationSteps(const Plan &plan);

/// Whether a window may evaluate the plan between two key strokes: a step takes about 10 ns, on a slow machine 50.
[[nodiscard]] bool isQuick(const Plan &plan);

/// The same for addReportParts(), which evaluates the plan once for each choice of isolation.
[[nodiscard]] bool isReportQuick(const Plan &plan);

} // namespace slipway
