// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/stopcost.h"

#include "model/search/planpart.h"

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
    // What nothing ties to the compute changes none of its lines, and a plan may have a thousand workloads; commitments are shared by all.
    std::optional<Plan> part;
    if (plan.commitments.empty())
        part = search::tiedPartOf(plan, cost::PlanIndex(plan), computeId);
    Plan forgetful = part ? std::move(*part) : plan;
    Compute *left = forgetful.compute(computeId);
    left->schedule.enabled = false;
    left->idleShutdownMinutes.reset();
    return StopCost{evaluation.costOf(computeId), weigh(forgetful, context).costOf(computeId)};
}

} // namespace slipway
