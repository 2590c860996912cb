// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/stopcost.h"

#include <algorithm>

namespace slipway {

std::optional<StopCost> stopCost(const Plan &plan, const Evaluation &evaluation, const QString &computeId,
                                 const Context &context)
{
    const Compute *compute = plan.compute(computeId);
    if (!compute || !context.catalog.traits(compute->target).uses(ComputeField::Schedule))
        return std::nullopt;
    const bool billed = std::any_of(evaluation.lines.begin(), evaluation.lines.end(),
                                    [&](const CostLine &line) { return line.compute == computeId; });
    if (!billed)
        return std::nullopt;
    Plan forgetful = plan;
    Compute *left = forgetful.compute(computeId);
    left->schedule.enabled = false;
    left->idleShutdownMinutes.reset();
    return StopCost{evaluation.costOf(computeId), evaluate(forgetful, context).costOf(computeId)};
}

} // namespace slipway
