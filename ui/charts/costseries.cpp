// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/costseries.h"

#include "model/base/format.h"
#include "model/items/names.h"
#include "ui/charts/charttexts.h"

#include <algorithm>

namespace slipway {

namespace {

Money sumOf(const std::vector<Money> &amounts, Currency currency)
{
    Money sum(0, currency);
    for (const Money &amount : amounts)
        sum += amount;
    return sum;
}

} // namespace

QString shareText(const Money &part, const Money &whole, const QLocale &locale)
{
    if (whole.minor() <= 0)
        return {};
    const auto percent = static_cast<int>(divideHalfEven(Int128(part.minor()) * 100, whole.minor()));
    return percent == 0 && part.minor() > 0 ? ChartTexts::tr("under 1 %") : formatPercent(percent, locale, 0);
}

MonthlyCostSeries monthlyCostSeries(const Evaluation &evaluation)
{
    MonthlyCostSeries series;
    series.currency = evaluation.currency;
    series.complete = evaluation.complete;
    if (evaluation.months.empty())
        return series;
    series.start = evaluation.months.front().month;
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        if (evaluation.stageTotals[stage].isZero())
            continue;
        MonthlyCostSeries::Part part;
        part.stage = static_cast<CostStage>(stage);
        part.name = displayName(part.stage);
        for (const MonthCost &month : evaluation.months)
            part.amounts.push_back(month.byStage[stage]);
        series.parts.push_back(std::move(part));
    }
    for (const MonthCost &month : evaluation.months)
        series.totals.push_back(month.total);
    return series;
}

std::optional<Money> horizonBudget(const Plan &plan, Currency currency)
{
    if (!plan.budget)
        return std::nullopt;
    const std::optional<Money> amount = Money::fromDecimal(plan.budget->amount, currency);
    if (!amount || plan.budget->period == BudgetPeriod::Horizon)
        return amount;
    return Money(amount->minor() * plan.months, currency);
}

CumulativeSeries cumulativeSeries(const Plan &plan, const Evaluation &evaluation)
{
    CumulativeSeries series;
    series.currency = evaluation.currency;
    series.complete = evaluation.complete;
    series.budget = horizonBudget(plan, evaluation.currency);
    if (!evaluation.months.empty())
        series.start = evaluation.months.front().month;
    for (const MonthCost &month : evaluation.months)
        series.cumulative.push_back(month.cumulative);
    return series;
}

QString monthlyCostSentence(const MonthlyCostSeries &series, const QLocale &locale)
{
    if (series.isEmpty())
        return ChartTexts::tr("No cost in any month.");
    const Money total = sumOf(series.totals, series.currency);
    const auto largest
        = std::max_element(series.parts.begin(), series.parts.end(), [&](const auto &a, const auto &b) {
              return sumOf(a.amounts, series.currency) < sumOf(b.amounts, series.currency);
          });
    const auto peak = std::max_element(series.totals.begin(), series.totals.end());
    const auto peakIndex = static_cast<int>(peak - series.totals.begin());
    QString sentence
        = ChartTexts::tr(
              "%1 over %2 months; the largest part is %3 with %4; the dearest month is %5 with %6.")
              .arg(formatTotal(total, series.complete, locale), locale.toString(series.months()),
                   largest->name, shareText(sumOf(largest->amounts, series.currency), total, locale),
                   formatMonth(series.start.plusMonths(peakIndex), locale), formatMoney(*peak, locale));
    // "at least" may come first.
    sentence[0] = sentence[0].toUpper();
    return sentence;
}

QString cumulativeSentence(const CumulativeSeries &series, const QLocale &locale)
{
    if (series.isEmpty())
        return ChartTexts::tr("No cost in any month.");
    const Money &total = series.cumulative.back();
    const auto months = static_cast<int>(series.cumulative.size());
    const QString end = formatMonth(series.start.plusMonths(months - 1), locale);
    const QString sum = ChartTexts::tr("The cost adds up to %1 by the end of %2")
                            .arg(formatTotal(total, series.complete, locale), end);
    if (!series.budget)
        return sum + u'.';
    const auto over = std::find_if(series.cumulative.begin(), series.cumulative.end(),
                                   [&](const Money &money) { return money > *series.budget; });
    if (over == series.cumulative.end())
        return sum + u' '
            + ChartTexts::tr("and stays within the budget of %1.").arg(formatMoney(*series.budget, locale));
    const YearMonth when = series.start.plusMonths(static_cast<int>(over - series.cumulative.begin()));
    return sum + u' '
        + ChartTexts::tr("and passes the budget of %1 in %2.")
              .arg(formatMoney(*series.budget, locale), formatMonth(when, locale));
}

} // namespace slipway
