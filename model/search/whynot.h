// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search.h"

#include <algorithm>

namespace slipway::search {

/// One rule that stands against something.
struct Reason
{
    QString rule; ///< id of the rule or of the exclusion: "search.not_supported", "quota.region"
    QString text; ///< one sentence
    Source source;
    std::optional<PlanEdit> fix = {}; ///< of the finding that says it
    bool warns = false; ///< it is only warned of: who asked for it can have it
};

/// The smallest change that would allow it, found by trying: nodes, then region, then one constraint of the plan, then another
/// target. Where nothing would (a retired size), what can take its place.
struct WayOut
{
    QString text; ///< "Use it in North Europe", "Allow preemptible machines"
    PlanEdit edit; ///< makes the change and chooses it; without changes where the best is what the plan has
    Total total; ///< of the whole plan then
    QString assumed; ///< as WhyNot::assumed
    Total
        moving; ///< of the plan's data, once and at the most, where work goes to another region; not part of `total`
    QStringList warnings; ///< titles of what is then warned of and is not now
};

struct WhyNot
{
    QString subject; ///< "ND40rs v2"
    std::vector<Reason>
        reasons; ///< empty: nothing stands against it; what a best plan is refused for is among them
    std::optional<WayOut> wayOut; ///< none was found: no single change is enough
    std::optional<PlanEdit> edit; ///< chooses it, where nothing stands against it but warnings
    std::optional<Total> total; ///< of the plan then
    QString
        assumed; ///< "a request takes 0.4 times as long, assumed between 0.31 and 0.4" than on the machine that was measured; empty: nothing is
    Total moving; ///< as that of the way out
    QStringList leftOut = {}; ///< purchases that `edit` leaves out, see PlannedReach

    /// Whether it can be had: what stands against it, if anything, are warnings.
    [[nodiscard]] bool isPossible() const { return std::ranges::all_of(reasons, &Reason::warns); }
};

/// `words` with what was assumed of a time behind them; `assumed` may be empty.
[[nodiscard]] QString withAssumed(const QString &words, const QString &assumed);

/// "It is then warned of: Fewer than 3 instances in production."; empty where nothing is.
[[nodiscard]] QString warnedOf(const QStringList &warnings);

/// Why a compute does not run on this size, with what else is planned for it.
[[nodiscard]] WhyNot whyNotSize(const Plan &plan, const Context &context, const QString &compute,
                                SizeId size);
/// Why a compute does not run in this region.
[[nodiscard]] WhyNot whyNotRegion(const Plan &plan, const Context &context, const QString &compute,
                                  RegionId region);
/// Why a compute does not run on this target.
[[nodiscard]] WhyNot whyNotTarget(const Plan &plan, const Context &context, const QString &compute,
                                  TargetId target);

/// What stands against one candidate, in words.
[[nodiscard]] std::vector<Reason> reasonsAgainst(const Plan &plan, const Context &context,
                                                 const QString &compute, const Candidate &candidate);

} // namespace slipway::search
