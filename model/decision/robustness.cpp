// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/robustness.h"

#include "model/plan/planbudget.h"
#include "model/formulas/pareto.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Shares are quotients of whole numbers, percentages are typed: what differs by less is the same.
constexpr double sameShare = 1e-9;

ConstraintChance::Kind kindOf(TargetChance::Kind kind)
{
    switch (kind) {
    case TargetChance::Kind::Deadline:
        return ConstraintChance::Kind::Deadline;
    case TargetChance::Kind::Window:
        return ConstraintChance::Kind::Window;
    case TargetChance::Kind::Latency:
        break;
    }
    return ConstraintChance::Kind::Latency;
}

ConstraintChance budgetChance(const Plan &plan, const Evaluation &planned, const Uncertainty &uncertainty)
{
    ConstraintChance budget;
    budget.kind = ConstraintChance::Kind::Budget;
    budget.field = u"/budget/amount"_s;
    budget.kept = uncertainty.overBudget->opposite();
    const bool isMonthly = plan.budget->period == BudgetPeriod::Month;
    const Total &spent = isMonthly ? planned.peakMonth : planned.total;
    const std::optional<Money> amount = budgetIn(plan, spent.currency());
    budget.keptAsPlanned = spent.isComplete() && amount && spent.known() <= *amount;
    return budget;
}

} // namespace

bool isConfident(double share, double required)
{
    return share >= required - sameShare;
}

double requiredConfidence(const Plan &plan)
{
    return plan.assumptions.requiredConfidencePercent / 100;
}

bool ConstraintChance::isOpen(double required) const
{
    return !met && isConfident(kept.share, required);
}

bool Robustness::isRobust() const
{
    return std::ranges::all_of(constraints, &ConstraintChance::met);
}

bool Robustness::isInTime() const
{
    return std::ranges::all_of(constraints, [](const ConstraintChance &each) {
        return each.met || each.kind == ConstraintChance::Kind::Budget;
    });
}

const ConstraintChance *Robustness::weakest() const
{
    // What cannot be kept with any confidence comes before what is kept seldom.
    const auto least = std::ranges::min_element(constraints, {}, [this](const ConstraintChance &each) {
        return each.isOpen(required) ? 0.0 : each.kept.share;
    });
    return least == constraints.end() ? nullptr : &*least;
}

double Robustness::confidence() const
{
    const ConstraintChance *least = weakest();
    if (!least)
        return 1;
    return least->isOpen(required) ? 0 : least->kept.share;
}

Robustness robustnessOf(const Plan &plan, const Evaluation &planned, const Uncertainty &uncertainty)
{
    Robustness robustness;
    robustness.required = requiredConfidence(plan);
    robustness.draws = uncertainty.draws;
    if (plan.budget && uncertainty.overBudget) {
        ConstraintChance budget = budgetChance(plan, planned, uncertainty);
        budget.met = isConfident(budget.kept.share, robustness.required) && uncertainty.incomplete.share == 0
            && planned.total.isComplete();
        robustness.constraints.push_back(std::move(budget));
    }
    for (const TargetChance &target : uncertainty.targets)
        robustness.constraints.push_back({kindOf(target.kind), target.field, target.workload, target.name,
                                          target.deployment, target.kept, target.keptAsPlanned,
                                          isConfident(target.kept.share, robustness.required)});
    return robustness;
}

DrawnSummary drawnSummary(const Plan &plan, const Context &context, const DrawOptions &options)
{
    const Evaluation planned = weigh(plan, context);
    DrawnSummary summary{planned.total, drawCosts(plan, context, planned.total, options), {}};
    summary.robustness = robustnessOf(plan, planned, summary.uncertainty);
    return summary;
}

std::optional<std::size_t> kneeOf(std::span<const CostBenefit> choices)
{
    std::vector<formulas::Point2> points;
    points.reserve(choices.size());
    for (const CostBenefit &each : choices)
        points.push_back({each.cost, -each.benefit});
    const std::vector<std::size_t> front = formulas::paretoFront(points);
    if (front.size() < 3)
        return std::nullopt;
    const CostBenefit &cheapest = choices[front.front()];
    const double width = choices[front.back()].cost - cheapest.cost;
    const double height = choices[front.back()].benefit - cheapest.benefit;
    std::optional<std::size_t> knee;
    double farthest = sameShare;
    for (const std::size_t index : front) {
        const CostBenefit &each = choices[index];
        const double above = (each.benefit - cheapest.benefit) / height - (each.cost - cheapest.cost) / width;
        if (above > farthest) {
            farthest = above;
            knee = index;
        }
    }
    return knee;
}

} // namespace slipway
