// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluate.h"

namespace slipway {

/// What was rejected and why: first the targets that are offered for a planned stage and cannot do it in this plan, then for
/// each compute whose machines the service chooses from a list, the series of VM sizes that it cannot use. Series with
/// the same reason and source stand together. Stages without work are left out.
[[nodiscard]] std::vector<Rejection> rejections(const Plan &plan, const Context &context,
                                                const std::vector<TargetVerdict> &verdicts);

} // namespace slipway
