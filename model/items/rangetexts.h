// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/uncertainty/chancewords.h"
#include "model/uncertainty/uncertainty.h"

#include <QLocale>
#include <QString>

namespace slipway {

/// "USD 1,200.00 to 1,900.00", from P10 to P90; "at least" before it where something has no price.
[[nodiscard]] QString rangeText(const CostRange &range, const QLocale &locale);

/// "12 % chance to exceed the budget"; that it is not known where it is not; empty where the plan has none.
[[nodiscard]] QString overBudgetText(const Uncertainty &uncertainty, const QLocale &locale);

/// "Nightly training ends by its deadline in 93 % of all cases".
[[nodiscard]] QString targetText(const TargetChance &target, const QLocale &locale);

/// "Serving: Highest load of a day in the first month".
[[nodiscard]] QString inputText(const UncertainInput &input);
/// "60 requests/s".
[[nodiscard]] QString inputValueText(const UncertainInput &input, double value, const QLocale &locale);

} // namespace slipway
