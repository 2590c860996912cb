// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/robustness.h"
#include "model/plan/planedit.h"

#include <vector>

namespace slipway {

/// An endpoint that keeps its latency target too seldom, whatever it runs on: the time of its requests was typed, and goes with no machine.
/// Who buys for that buys in vain.
struct TypedSpeed
{
    QString workload; ///< id
    QString name;
    double milliseconds = 0; ///< as typed, the likely ones
    PlanEdit edit; ///< lets the time follow from model and machine
};

/// Of the constraints that are missed those of language models whose speed would follow from what the plan says of them. `robustness` is
/// that of `plan`.
[[nodiscard]] std::vector<TypedSpeed> typedSpeeds(const Plan &plan, const Robustness &robustness);

} // namespace slipway
