// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/robustanswer.h"

#include "model/base/cancellation.h"

namespace slipway {

RobustAnswer robustAnswer(const Plan &plan, const Context &context, const RobustOptions &options,
                          const std::atomic<bool> *cancel)
{
    RobustAnswer answer;
    const bool isWhole = cancellable(cancel, false, [&] {
        answer.plan = robustPlan(plan, context, options);
        throwIfCancelled();
        if (answer.plan.chosen().edit)
            answer.now = drawnSummary(plan, context, options.draws);
        throwIfCancelled();
        const Plan &chosen = answer.plan.chosen().plan;
        answer.typedSpeeds = typedSpeeds(chosen, answer.plan.chosen().robustness);
        for (const RobustRunnerUp &runnerUp : answer.plan.runnersUp) {
            throwIfCancelled();
            answer.flips.push_back({runnerUp, flipsOf(chosen, runnerUp.plan, context, options.draws)});
        }
        answer.fallbacks = fallbacksOf(chosen, context, options.best, options.draws);
        throwIfCancelled();
        answer.breakEvens = breakEvens(chosen, context, options.best);
        throwIfCancelled();
        answer.growth = growthPath(chosen, context, options);
        throwIfCancelled();
        return true;
    });
    // What was begun is no answer.
    if (!isWhole)
        answer = {};
    return answer;
}

} // namespace slipway
