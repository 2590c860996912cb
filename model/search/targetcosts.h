// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/whynot.h"

namespace slipway::search {

/// What the work of one compute costs on one target, all else as planned.
struct TargetCost
{
    TargetId target = {};
    bool current = false;
    std::vector<Reason> reasons; ///< why it cannot do the work; empty: it can
    /// The cheapest size, region, price type and number that does it there; nothing where the target has no sizes to choose.
    std::optional<Candidate> candidate;
    Measure measure = Measure::None; ///< of the candidate
    std::optional<Total> total; ///< of the whole plan then; nothing where it cannot do the work
    std::optional<Total> owed; ///< of terms that run on after the horizon; there where `total` is
    std::optional<Total> ofCompute; ///< of this compute, with what the target costs whatever it does
    /// Whether the plan would pay for it: not for machines that are somebody's own, of which nobody says what they cost.
    bool paid = true;
    QStringList warnings = {}; ///< titles of what is then warned of and is not now
    QStringList blockers
        = {}; ///< titles of what blocks the compute then, as it does now: none that comes with the target
    PlanEdit edit; ///< leads there; no changes where it is as planned
    QStringList leftOut = {}; ///< purchases that are not made then, see PlannedReach; not part of `total`

    /// What the plan is bound to pay; only where it can do the work.
    [[nodiscard]] Total committed() const { return *total + *owed; }
};

/// Every target of the catalog that has not ended and serves the stage of the compute, or those of `only`. Those that can do the work
/// first, those without blockers before others, complete totals before "at least", cheapest first. Empty where `cancel` was set or the plan
/// does not use the compute.
[[nodiscard]] std::vector<TargetCost> targetCosts(const Plan &plan, const Context &context,
                                                  const QString &compute,
                                                  const std::vector<TargetId> &only = {},
                                                  const std::atomic<bool> *cancel = nullptr);

} // namespace slipway::search
