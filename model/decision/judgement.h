// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/robustness.h"
#include "model/evaluation/evaluation.h"

#include <array>
#include <vector>

namespace slipway {

/// What is open in a plan once it has been drawn: what its rules found at the likely values, and what it keeps too seldom within its ranges.
struct Judgement
{
    std::vector<Finding> findings; ///< in the order of severity
    std::array<StepStatus, stepCount> steps = {}; ///< by them

    [[nodiscard]] int count(Severity severity) const;
};

/// What is kept too seldom is a warning (`plan.kept_too_seldom`), where no rule tells already that likely values miss it, or that something has
/// no price. `robustness`: of this plan, or of it as it was until a moment ago; nullptr before anything has been drawn. `evaluation` is of
/// this plan. In the language of the program, see wordsLocale().
[[nodiscard]] Judgement judgementOf(const Plan &plan, const Catalog &catalog, const Evaluation &evaluation,
                                    const Robustness *robustness);

} // namespace slipway
