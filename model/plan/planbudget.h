// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/money.h"
#include "model/plan/plan.h"

#include <optional>

namespace slipway {

/// The plan's budget in the currency that the plan is computed in; none where there is none, where it does not read as an amount of that, and
/// where it is in another: a plan whose currency has no known factor is computed in dollars, and its budget is not in dollars.
[[nodiscard]] inline std::optional<Money> budgetIn(const Plan &plan, Currency currency)
{
    return plan.budget && plan.currency == currency.code() ? Money::fromDecimal(plan.budget->amount, currency) : std::nullopt;
}

/// The same for all months of the plan together, whatever the budget is for.
[[nodiscard]] inline std::optional<Money> horizonBudget(const Plan &plan, Currency currency)
{
    const auto amount = budgetIn(plan, currency);
    if (!amount || plan.budget->period == BudgetPeriod::Horizon)
        return amount;
    return Money(amount->minor() * plan.months, currency);
}

} // namespace slipway
