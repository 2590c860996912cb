// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/typedspeed.h"

#include "model/base/planwords.h"
#include "model/sizing/plansizing.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

std::vector<TypedSpeed> typedSpeeds(const Plan &plan, const Robustness &robustness)
{
    std::vector<TypedSpeed> typed;
    for (const ConstraintChance &constraint : robustness.constraints) {
        const bool isTold
            = std::ranges::find(typed, constraint.workload, &TypedSpeed::workload) != typed.end();
        const Workload *workload = plan.workload(constraint.workload);
        const auto *endpoint = workload ? std::get_if<RealtimeEndpoint>(&workload->detail) : nullptr;
        if (constraint.kind != ConstraintChance::Kind::Latency || constraint.met || isTold || !endpoint
            || sizing::isSpeedDerived(*endpoint))
            continue;
        const sizing::LlmTask task = sizing::llmTask(plan, *endpoint);
        if (!(task.promptTokens > 0) || !(task.outputTokens > 0) || !(task.shape.parameters > 0))
            continue;
        const QString field
            = u"/workloads/%1/realtime/serviceMilliseconds"_s.arg(workload - plan.workloads.data());
        typed.push_back(
            {workload->id, workload->shownName(), endpoint->serviceMilliseconds.likely,
             PlanEdit{PlanWords::tr("Let the time of a request of %1 follow from model and machine")
                          .arg(workload->shownName()),
                      Step::Deployment,
                      {{field, 0.0}}}});
    }
    return typed;
}

} // namespace slipway
