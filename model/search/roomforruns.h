// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluate.h"
#include "model/plan/planedit.h"

#include <vector>

namespace slipway::search {

/// A plan that was weighed with the nodes that its runs wait for.
struct WithRoom
{
    Evaluation evaluation; ///< of the plan with `room`
    std::vector<PlanEdit::Change>
        room; ///< highest nodes of clusters; empty: none are missing, or they bring something else that speaks against them
};

/// weigh(), where runs are late because they wait for nodes of a cluster with as many as it takes that none is. Nodes of a cluster that no run
/// holds cost nothing: a choice is not refused for want of them.
[[nodiscard]] WithRoom weighWithRoom(const Plan &plan, const Context &context);

/// Whether runs miss their deadline or window because they wait for nodes that others have.
[[nodiscard]] bool areLateByWaiting(const Evaluation &evaluation);

/// "8 nodes at the most in place of 4, so that runs go on side by side"; empty where there are no more than before.
[[nodiscard]] QString roomWords(int before, int after);

} // namespace slipway::search
