// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/uncertainty/uncertainty.h"

namespace slipway {

/// Uncertainty::targets alone, as drawCosts() finds them: without costs a draw takes a fraction of the time.
[[nodiscard]] std::vector<TargetChance> drawTargets(const Plan &plan, const Context &context,
                                                    const DrawOptions &options = {});

} // namespace slipway
