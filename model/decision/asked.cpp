// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/asked.h"

#include "model/cost/budget.h"

#include <algorithm>

namespace slipway {

namespace {

constexpr std::int64_t leastRounded = 1000; ///< units of the currency

Total rounded(const Total &total)
{
    std::int64_t unit = 1;
    for (int digit = 0; digit < total.currency().digits(); ++digit)
        unit *= 10;
    const Money &known = total.known();
    if (known.minor() < leastRounded * unit)
        return total;
    return Total(Money(known.dividedBy(unit).minor() * unit, known.currency()), total.missing());
}

/// At the plan's own figures, where nothing was drawn.
bool keepsBudget(const Plan &plan, const Evaluation &planned)
{
    return planned.total.isComplete() && !overBudget(plan, planned.total, planned.peakMonth);
}

} // namespace

std::optional<Money> Asked::unasked() const
{
    return budget ? std::optional(*budget - amount.known()) : std::nullopt;
}

Asked askedFor(const Plan &plan, const Evaluation &planned, const Uncertainty *ranges)
{
    Asked asked;
    asked.required = requiredConfidence(plan);
    asked.budget = horizonBudget(plan, planned.total.currency());
    asked.amount = asked.likely = planned.total;
    asked.reserve = Money(0, planned.total.currency());
    asked.isBudgetMet = !asked.budget || keepsBudget(plan, planned);
    if (!ranges)
        return asked;
    for (const ConstraintChance &each : robustnessOf(plan, planned, *ranges).constraints) {
        if (each.kind == ConstraintChance::Kind::Budget) {
            asked.budgetKept = each.kept;
            asked.isBudgetMet = each.met;
        } else if (!each.met) {
            asked.missed.push_back(each);
        }
    }
    if (ranges->isExact()) {
        asked.reason = Asked::Reason::Exact;
        return asked;
    }
    asked.reason = Asked::Reason::NineOfTen;
    asked.amount = rounded(ranges->total.p90);
    asked.likely = rounded(ranges->total.p50);
    if (asked.budget && asked.isBudgetMet && *asked.budget < asked.amount.known()) {
        asked.reason = Asked::Reason::Budget;
        asked.amount = Total(*asked.budget);
    }
    asked.reserve = std::max(asked.amount.known() - asked.likely.known(), asked.reserve);
    const bool monthly = plan.budget && plan.budget->period == BudgetPeriod::Month;
    if (asked.budget && monthly && !asked.isBudgetMet && *asked.budget >= asked.amount.known())
        asked.dearestMonth = ranges->peakMonth.p90;
    return asked;
}

} // namespace slipway
