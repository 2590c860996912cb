// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plantypes.h"

#include <QString>

#include <array>

namespace slipway {

inline constexpr std::array<Step, stepCount> allSteps
    = {Step::Workload, Step::Experimentation, Step::Training, Step::Deployment, Step::Restrictions,
       Step::Cost,     Step::Review};

/// 1 to 7; it never changes, whatever the plan needs.
[[nodiscard]] constexpr int stepNumber(Step step)
{
    return static_cast<int>(step) + 1;
}

/// The name of a step where room is short, on lists and buttons: "Review".
[[nodiscard]] QString shortName(Step step);

} // namespace slipway
