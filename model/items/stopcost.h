// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluate.h"

#include <optional>

namespace slipway {

/// What the machines of a compute cost over the horizon as planned, and if nobody ever stopped them.
struct StopCost
{
    Total planned;
    Total forgotten;
};

/// Of a compute whose machines a schedule or idle time stops; nullopt for targets that are not stopped that way, and
/// for a compute that no workload uses. `evaluation` is that of the plan in this context.
[[nodiscard]] std::optional<StopCost> stopCost(const Plan &plan, const Evaluation &evaluation,
                                               const QString &computeId, const Context &context);

} // namespace slipway
