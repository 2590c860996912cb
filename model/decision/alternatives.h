// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"
#include "model/decision/flips.h"
#include "model/decision/robustplan.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace slipway {

/// A time of a workload that is longer in an alternative than in the plan, at likely values.
struct LongerTime
{
    QString workload; ///< shown name
    bool isRun = false; ///< a run of it, in hours; else the time in which 95 of 100 requests are answered
    double before = 0;
    double after = 0;
    QString unit; ///< "h", "ms", "s"
    /// Of a language model two times are told: under which load this one holds. It is the one that instances are counted by.
    enum class Load : std::uint8_t { Any, EveryPlaceTaken, AsTyped };
    Load load = Load::Any;

    [[nodiscard]] double factor() const { return before > 0 ? after / before : 1; }
};

/// A whole plan that could be asked for instead.
struct Alternative
{
    enum class Kind : std::uint8_t {
        Unbought, ///< without those purchases that it is yet to make and that cost more than they save, or have no price
        Cheapest, ///< at the likely values
        Robust, ///< the cheapest that keeps its constraints with the confidence that the plan requires
        Surest, ///< nothing is robust: the one that comes nearest
        NextBest, ///< the cheapest with another size for one compute
        Elsewhere, ///< the plan in another region where its data may be, the cheapest
        WayOut, ///< of a plan over its budget: what would keep it, or comes nearest
    };

    Kind kind = Kind::NextBest;
    Plan plan;
    Total total; ///< over the horizon, by evaluate()
    Total owed; ///< of terms after it
    Robustness robustness;
    QStringList objections; ///< titles of blockers and warnings that the plan itself has not, gravest first
    int vcpus = 0; ///< of quota to request, less what the plan itself requests; may be negative
    std::optional<LongerTime> longer; ///< the one that grows most, by a hundredth at least; none: nothing takes longer
    QString how = {}; ///< of a WayOut: what is given up or done otherwise
    std::optional<Total> moving
        = {}; ///< of the plan's data, once and at the most, beside the total; none: it stays where it is

    /// What it binds to pay within the horizon and after it: what alternatives are compared by.
    [[nodiscard]] Total committed() const { return total + owed; }
    /// Whether it keeps the plan's budget as surely as the plan requires.
    [[nodiscard]] bool keepsBudget() const;
};

/// A choice for one compute that was not taken, in the plan as it stands otherwise.
struct NearChoice
{
    QString compute;
    search::Candidate candidate;
    Total total; ///< of the whole plan with it
    Total owed; ///< of terms after the horizon, of the whole plan with it
    std::optional<Exclusion> against; ///< the only thing that stands against it; none: it meets the plan
    QStringList objections; ///< to what meets the plan, titles of findings: what a best plan is refused for

    [[nodiscard]] Total committed() const { return total + owed; }
};

inline constexpr std::size_t mostAlternatives = 3;
inline constexpr std::size_t mostNearChoices = 10;

/// What a plan that somebody has to decide on is weighed against. A value, prepared before anything is shown.
struct Alternatives
{
    Total planned; ///< over the horizon
    Total plannedOwed; ///< of terms after it
    Robustness robustness; ///< of the plan
    std::vector<Alternative> plans; ///< none of them is the plan itself
    bool isOverBudget = false; ///< the plan exceeds its budget, or keeps it less surely than it requires
    std::vector<Alternative>
        waysOut; ///< then: those that keep the budget first, or come nearest; see waysOutOf()
    int flipsTo
        = -1; ///< index into `plans`: the one that `flips` turn to, differing by a hundredth or more; -1: there is none
    std::vector<Flip> flips; ///< of the plan against that, nearest first
    Buying buying; ///< what to buy for a term, with what it risks
    std::vector<NearChoice>
        rejected; ///< of computes by turns, the dearest first; of each what is nearest to what the plan commits to first, each size once, and of those that cost nearly the same one

    /// What the plan binds to pay within the horizon and after it.
    [[nodiscard]] Total committed() const { return planned + plannedOwed; }
};

/// Whether two plans buy the same machines in the same numbers, and commit to the same: what they measured and where is no difference.
[[nodiscard]] bool buysTheSame(const Plan &a, const Plan &b);

/// Searches and draws: seconds for a large plan. `evaluation` and `uncertainty` are those of the plan in this context. The same arguments
/// give the same result on any number of threads. Ends with Cancelled inside of a CancelScope. `buying` is buyingAdvice() for this plan in
/// this context where it is known already; null: it is worked out.
[[nodiscard]] Alternatives alternativesTo(const Plan &plan, const Context &context,
                                          const Evaluation &evaluation, const Uncertainty &uncertainty,
                                          int threads = 2, const Buying *buying = nullptr);

} // namespace slipway
