// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"
#include "model/uncertainty/uncertainty.h"

#include <QLocale>
#include <QString>

#include <array>
#include <optional>

namespace slipway {

/// The severities in the order in which their chips stand.
inline constexpr std::array<Severity, 4> barSeverities
    = {Severity::Blocker, Severity::Approval, Severity::Warning, Severity::Advice};

/// What the cost bar says, each as long as there is room for and shorter. Computes nothing that the evaluation does not say.
namespace bar {

/// "105,000": whole units of the currency.
[[nodiscard]] QString wholeAmount(const Money &money, const QLocale &locale);

/// "12 months".
[[nodiscard]] QString monthsText(int months);

/// "Peak in October 2027: 9,120.10" and each stage's total, a line each.
[[nodiscard]] QString partsText(const Evaluation &evaluation, const QLocale &locale);

struct BudgetText
{
    QString share; ///< "85 % of budget 105,000"
    QString shortShare; ///< "85 % of 105,000"
    QString left; ///< "15,252.60 left", "8,086.00 over"
    bool over = false; ///< the budget is exceeded by what is planned
};
/// None for a plan without a budget that can be read.
[[nodiscard]] std::optional<BudgetText> budgetText(const Plan &plan, const Evaluation &evaluation,
                                                   const QLocale &locale);

/// "34 % chance of more"; empty where there is no budget.
[[nodiscard]] QString chanceOfMore(const Uncertainty &ranges, const QLocale &locale);
/// P10, P50, P90 and the plan's own figure, a line each.
[[nodiscard]] QString rangeLines(const Uncertainty &ranges, const Total &planned, const QLocale &locale);

/// "+8.24 a month", "same cost"; in words where nobody knows.
[[nodiscard]] QString changeText(const std::optional<Total> &change, const QLocale &locale);

/// "2 approvals".
[[nodiscard]] QString countText(Severity severity, int count);
/// The same in fewer letters: "3 advice".
[[nodiscard]] QString shortCountText(Severity severity, int count);
/// vCPUs of all quota that is to be requested.
[[nodiscard]] int quotaToRequest(const Evaluation &evaluation);

struct PricesText
{
    QString whole; ///< "98 % at prices of 2026-08-22, West Europe"
    QString text; ///< without the region
    QString shortest; ///< "Prices 2026-08-22", or "94 % of 2026-08-22"
};
[[nodiscard]] PricesText pricesText(const Evaluation &evaluation, const QString &regionName,
                                    const QLocale &locale);

} // namespace bar
} // namespace slipway
