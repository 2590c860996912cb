// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/stopcost.h"

namespace slipway {

namespace {

struct Sum
{
    Money money;
    bool any = false;
    bool complete = true;
};

Sum sumOf(const Evaluation &evaluation, const QString &computeId)
{
    Sum sum{Money(0, evaluation.currency)};
    for (const CostLine &line : evaluation.lines) {
        if (line.compute != computeId)
            continue;
        sum.any = true;
        sum.complete = sum.complete && line.whole();
        sum.money += line.total;
    }
    return sum;
}

} // namespace

std::optional<StopCost> stopCost(const Plan &plan, const Evaluation &evaluation, const QString &computeId,
                                 const Context &context)
{
    const Compute *compute = plan.compute(computeId);
    if (!compute || !context.catalog.traits(compute->target).uses(ComputeField::Schedule))
        return std::nullopt;
    const Sum planned = sumOf(evaluation, computeId);
    if (!planned.any)
        return std::nullopt;
    Plan forgetful = plan;
    Compute *left = forgetful.compute(computeId);
    left->schedule.enabled = false;
    left->idleShutdownMinutes.reset();
    const Sum forgotten = sumOf(evaluate(forgetful, context), computeId);
    return StopCost{planned.money, forgotten.money, planned.complete && forgotten.complete};
}

} // namespace slipway
