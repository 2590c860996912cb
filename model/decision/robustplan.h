// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/robustness.h"
#include "model/search/bestplan.h"

#include <memory>
#include <optional>
#include <vector>

namespace slipway {

struct RobustOptions
{
    search::BestOptions best; ///< what may be searched
    DrawOptions draws; ///< of the plans that are told about
    int screeningDraws = 1'000; ///< of each candidate before
    int mostCandidates = 32; ///< of each compute, besides the one that is there
    bool choiceOnly = false; ///< true: front, knee and runners-up stay empty, which takes half the time
    std::shared_ptr<const search::BestPlan> likely = {}; ///< the best plan with `best`, where it was found already
};

/// What was taken for one compute.
struct TakenCandidate
{
    QString compute;
    search::Measure measure = search::Measure::None;
    search::Candidate candidate;
    Total rest; ///< what the plan costs without it, as the candidate was counted

    [[nodiscard]] Total total() const { return totalOf(candidate, rest, compute); }
};

/// A whole plan that could be chosen, drawn.
struct DrawnChoice
{
    Plan plan;
    std::optional<PlanEdit> edit; ///< leads there from the plan that was asked about; none: it is that plan
    std::vector<TakenCandidate> taken; ///< for computes that were searched, in the plan's order
    Total total; ///< by evaluate()
    int blockers = 0;
    Uncertainty uncertainty;
    Robustness robustness;
};

/// The cheapest whole plan at one confidence.
struct ConfidencePoint
{
    double confidence
        = 0; ///< share of draws in which the budget, deadline, window or latency target is kept that is kept least often
    Total total; ///< at the likely values
};

/// The next cheapest choice for one compute of other size that is as robust.
struct RobustRunnerUp
{
    QString compute;
    search::Candidate candidate;
    Plan plan; ///< the chosen one with it
    Total total; ///< of that plan, at the likely values
    double confidence = 1; ///< as it was screened
};

struct RobustPlan
{
    search::BestPlan best; ///< the cheapest at the likely values
    DrawnChoice likely; ///< the same, drawn
    /// The cheapest at the likely values that is robust; none: nothing was found that is.
    std::optional<DrawnChoice> robust;
    /// Where nothing is robust: the cheapest of those whose weakest deadline, window or latency target is kept most often.
    std::optional<DrawnChoice> nearest;
    std::optional<DrawnChoice> knee; ///< of `front`; none: it has none, or it is one of those above
    bool kneeIsLikely = false;
    bool kneeIsRobust = false;
    std::vector<ConfidencePoint> front; ///< of cost against confidence, cheapest first
    std::vector<RobustRunnerUp> runnersUp; ///< of chosen(), in the plan's order
    int candidates = 0; ///< that were screened
    int screeningDraws = 0; ///< of each

    /// What is proposed: the robust one, else the nearest, else the likely one.
    [[nodiscard]] const DrawnChoice &chosen() const { return robust ? *robust : nearest ? *nearest : likely; }
};

/// The best plan under uncertainty. Each constraint of time belongs to one compute, so the cheapest robust plan is that of the cheapest
/// candidates which keep theirs with the required confidence; the budget is then that of the whole. Candidates are drawn under the same
/// circumstances. Empty where `cancel` was set.
[[nodiscard]] RobustPlan robustPlan(const Plan &plan, const Context &context,
                                    const RobustOptions &options = {},
                                    const std::atomic<bool> *cancel = nullptr);

/// The chance that a compute keeps the deadlines, windows and latency targets of its work: that of the least kept; 1 where it has none.
[[nodiscard]] double confidenceOf(const Plan &plan, const Context &context, const QString &compute,
                                  const DrawOptions &options);

} // namespace slipway
