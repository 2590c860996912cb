// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/uncertainty/uncertainty.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace slipway {

/// A constraint of a plan, and the chance that the plan keeps it.
struct ConstraintChance
{
    enum class Kind : std::uint8_t { Budget, Deadline, Window, Latency };

    Kind kind = Kind::Budget;
    QString field; ///< JSON pointer
    QString workload; ///< id; empty: the whole plan
    QString name; ///< of the workload
    QString deployment; ///< id; empty unless Latency
    Chance kept; ///< a bound, at the most, of a budget where something has no price
    bool keptAsPlanned = false; ///< at the likely values
    bool met = false; ///< with at least the confidence that the plan requires

    /// Whether draws keep it often enough and it is not met all the same: something has no price or is not done.
    [[nodiscard]] bool isOpen(double required) const;
    /// The same constraint of another plan that was made of this one.
    [[nodiscard]] bool isSameAs(const ConstraintChance &other) const
    {
        return kind == other.kind && field == other.field && deployment == other.deployment;
    }
    friend bool operator==(const ConstraintChance &, const ConstraintChance &) = default;
};

/// Whether a choice, as a whole plan with its Uncertainty, keeps its constraints with the confidence that it requires
/// (Assumptions::requiredConfidencePercent). A value.
struct Robustness
{
    double required = 0.8; ///< a share, above 0 to 1
    int draws = 0;
    std::vector<ConstraintChance> constraints; ///< the budget first, then in the order of the plan

    /// Each constraint is judged by itself. A plan without any is robust.
    [[nodiscard]] bool isRobust() const;
    /// Whether deadlines, windows and latency targets are kept, whatever becomes of the budget.
    [[nodiscard]] bool isInTime() const;
    /// The one that is kept least likely; nullptr: there is none.
    [[nodiscard]] const ConstraintChance *weakest() const;
    /// The chance to keep the weakest; 1 without constraints.
    [[nodiscard]] double confidence() const;

    friend bool operator==(const Robustness &, const Robustness &) = default;
};

/// The confidence that the plan requires, as a share.
[[nodiscard]] double requiredConfidence(const Plan &plan);
/// Whether a share of draws is as much as is required.
[[nodiscard]] bool isConfident(double share, double required);

/// `planned` is the total that evaluate() gives for the plan, `uncertainty` what drawCosts() gives. A budget is not kept with any
/// confidence where something has no price: nobody knows what is missing.
[[nodiscard]] Robustness robustnessOf(const Plan &plan, const Evaluation &planned,
                                      const Uncertainty &uncertainty);

/// A plan that was drawn.
struct DrawnSummary
{
    Total planned; ///< by evaluate()
    Uncertainty uncertainty;
    Robustness robustness;
};
[[nodiscard]] DrawnSummary drawnSummary(const Plan &plan, const Context &context,
                                        const DrawOptions &options = {});

/// One of several choices: what it costs (less is better) and what it gives (more is better), both finite and in any unit.
struct CostBenefit
{
    double cost = 0;
    double benefit = 0;
};

/// Where a front bends most: among those that nothing beats in cost and benefit, the one that lies farthest above the straight line from the
/// cheapest to the best, with both axes scaled to it. Before it a little money gives much, behind it much money gives little. Of equally far ones
/// the cheapest. nullopt: the front has no such point, as fewer than three or all on or below that line.
/// Source: Satopaa et al., Finding a "Kneedle" in a Haystack, 2011; Das, On characterizing the "knee" of the Pareto curve, 1999.
[[nodiscard]] std::optional<std::size_t> kneeOf(std::span<const CostBenefit> choices);

} // namespace slipway
