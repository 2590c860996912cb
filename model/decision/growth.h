// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/robustplan.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace slipway {

/// One thing that is another once there is more load.
struct GrowthChange
{
    enum class Kind : std::uint8_t {
        Instances, ///< or nodes: more or fewer
        Size,
        Region,
        Target,
        Commitment, ///< another way of paying begins to pay
        Quota, ///< what is held does not do any more
        Blocker, ///< something new stands against the plan as it is
    };

    Kind kind = Kind::Instances;
    QString compute; ///< id; empty: the whole plan
    QString before; ///< what it was, in words; may be empty
    QString after; ///< what it is then; of a blocker its title
    std::optional<YearMonth> when; ///< first month of it; none: not of a month
    std::optional<Total> month; ///< what the compute costs in that month

    friend bool operator==(const GrowthChange &, const GrowthChange &) = default;
};

/// The plan at so many times its load.
struct GrowthStage
{
    double factor = 1;
    Total
        asPlanned; ///< over the horizon, nothing else changed; not complete where it cannot do all of the work
    Robustness
        asPlannedKeeps; ///< the chance that the plan as it is keeps each of its constraints at that load
    Total
        best; ///< of the best plan at that load, at its likely values: the cheapest robust one, else the nearest to robust
    Robustness bestKeeps; ///< of that plan
    Total bestOwed; ///< what terms of that plan still cost after the horizon; it counts in the choice
    std::vector<GrowthChange> forced; ///< what the plan as it is comes to
    std::vector<GrowthChange> chosen; ///< what the best plan then does otherwise than the best plan now

    [[nodiscard]] bool bestIsRobust() const { return bestKeeps.isRobust(); }
};

struct GrowthPath
{
    std::vector<GrowthChange> alongThePlan; ///< as the load grows with the plan, by month
    std::vector<GrowthStage> stages; ///< at 1, 2 and 4 times the load; at 1 alone where the plan has none
    QStringList
        withoutLoad; ///< names of work that has no load, runs and people: as much of it whatever the load
};

/// `plan` is one that was chosen: at its own load it is its own best. Load is requests a second at the peak and items of a batch; all else stays.
/// What is the best at more is searched for as `options` say, and chosen under uncertainty as robustPlan() does. Empty stages where `cancel` was set.
[[nodiscard]] GrowthPath growthPath(const Plan &plan, const Context &context,
                                    const RobustOptions &options = {},
                                    const std::atomic<bool> *cancel = nullptr);

/// The plan with so many times the load.
[[nodiscard]] Plan atLoad(const Plan &plan, double factor);

} // namespace slipway
