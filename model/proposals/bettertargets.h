// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/proposals.
#pragma once

#include "model/evaluation/evaluate.h"

namespace slipway::proposals {

/// The plan with jobs and batches on another target that Azure runs, where the compute costs less there.
[[nodiscard]] Plan onBetterTargets(const Plan &plan, const Context &context);
/// The plan with work that no target does which Azure runs on one that somebody has to run, where that does it.
[[nodiscard]] Plan onUnmanagedTargets(const Plan &plan, const Context &context);

} // namespace slipway::proposals
