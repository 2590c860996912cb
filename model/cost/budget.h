// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/total.h"
#include "model/plan/planbudget.h"

#include <optional>

namespace slipway {

/// What the plan's budget stands against: all of it, or its dearest month.
[[nodiscard]] inline const Total &spentOf(const Budget &budget, const Total &all, const Total &dearestMonth)
{
    return budget.period == BudgetPeriod::Month ? dearestMonth : all;
}

/// By how much a plan exceeds its budget, at least that where a price is missing. None where it is not known to, where there is no
/// budget, or none that reads as an amount of the currency.
[[nodiscard]] inline std::optional<Total> overBudget(const Plan &plan, const Total &all,
                                                     const Total &dearestMonth)
{
    if (!plan.budget)
        return std::nullopt;
    const Total &spent = spentOf(*plan.budget, all, dearestMonth);
    const std::optional<Money> budget = budgetIn(plan, spent.currency());
    if (!budget || spent.known() <= *budget)
        return std::nullopt;
    return Total(spent.known() - *budget, spent.missing());
}

} // namespace slipway
