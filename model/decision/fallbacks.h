// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/bestplan.h"
#include "model/uncertainty/drawoptions.h"

#include <vector>

namespace slipway {

/// What speaks for machines of a size being there for the asking.
struct CapacityEvidence
{
    QString family; ///< of quota; empty where the catalog names none
    int needed = 0; ///< vCPUs of it in the region, by the whole plan
    int held = 0; ///< of these, as far as the plan says
    std::vector<Fact> facts; ///< what imported lists say of the size, newest first

    /// Nobody promises capacity; quota that is held is the least that it takes.
    [[nodiscard]] bool isCovered() const { return held >= needed; }
};

/// What to take where the machines of a choice are not to be had.
struct Fallback
{
    search::Candidate candidate;
    Total total; ///< of the whole plan with it, by evaluate()
    Total owed; ///< what terms of that plan still cost after the horizon
    Total
        moving; ///< of the plan's data, once and at the most, where that is not yet there; not part of `total`
    bool otherSize = false;
    bool otherRegion = false;
    CapacityEvidence evidence;
    PlanEdit edit; ///< takes it

    /// What fallbacks are ranked by, as the best plan is.
    [[nodiscard]] Total committed() const { return total + owed + moving; }
};

/// A compute on GPUs with its fallbacks.
struct ComputeFallbacks
{
    QString compute;
    search::Measure measure = search::Measure::None;
    QString size; ///< name in the catalog, as chosen
    Total total; ///< of the plan as it is
    CapacityEvidence evidence; ///< of the choice
    std::vector<Fallback> ranked; ///< empty: nothing else does the work
};

inline constexpr std::size_t mostFallbacks = 5;

/// For every compute of the plan that is on GPUs: other sizes and other regions that meet the plan, bring no new blocker and keep the deadlines,
/// windows and latency targets of its work as surely as the plan requires, or as the choice does where that is less. Each pair of size and region
/// once, a size in two regions at the most; regions that the plan names first, then cheapest first. Other regions are those that data may go to; a
/// compute that stays with its workspace has other sizes alone.
[[nodiscard]] std::vector<ComputeFallbacks> fallbacksOf(const Plan &plan, const Context &context,
                                                        const search::BestOptions &options = {},
                                                        const DrawOptions &draws = {});

} // namespace slipway
