// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/costseries.h"

#include "model/base/format.h"
#include "model/evaluation/priceshare.h"
#include "model/items/names.h"
#include "ui/charts/charttexts.h"

#include <algorithm>

namespace slipway {

namespace {

Total sumOf(const std::vector<Total> &amounts, Currency currency)
{
    Total sum(Money(0, currency));
    for (const Total &amount : amounts)
        sum += amount;
    return sum;
}

} // namespace

MonthlyCostSeries monthlyCostSeries(const Evaluation &evaluation, const Uncertainty *uncertainty)
{
    MonthlyCostSeries series;
    series.currency = evaluation.currency;
    if (evaluation.months.empty())
        return series;
    series.start = evaluation.months.front().month;
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        if (evaluation.stageTotals[stage].known().isZero())
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
    if (!uncertainty || uncertainty->isExact() || uncertainty->months.size() != evaluation.months.size())
        return series;
    for (const CostRange &month : uncertainty->months) {
        series.low.push_back(month.p10);
        series.high.push_back(month.p90);
    }
    return series;
}

CumulativeSeries cumulativeSeries(const Plan &plan, const Evaluation &evaluation,
                                  const Uncertainty *uncertainty)
{
    CumulativeSeries series;
    series.currency = evaluation.currency;
    series.budget = horizonBudget(plan, evaluation.currency);
    if (!evaluation.months.empty())
        series.start = evaluation.months.front().month;
    for (const MonthCost &month : evaluation.months)
        series.cumulative.push_back(month.cumulative);
    if (!uncertainty || uncertainty->isExact() || uncertainty->cumulative.size() != evaluation.months.size())
        return series;
    for (const CostRange &month : uncertainty->cumulative) {
        series.low.push_back(month.p10);
        series.high.push_back(month.p90);
    }
    return series;
}

QString monthlyCostSentence(const MonthlyCostSeries &series, const QLocale &locale)
{
    if (series.isEmpty())
        return ChartTexts::tr("No cost in any month.");
    const Total total = sumOf(series.totals, series.currency);
    const auto knownOf
        = [&](const MonthlyCostSeries::Part &part) { return sumOf(part.amounts, series.currency).known(); };
    const auto largest
        = std::max_element(series.parts.begin(), series.parts.end(),
                           [&](const auto &a, const auto &b) { return knownOf(a) < knownOf(b); });
    const auto peak = std::max_element(series.totals.begin(), series.totals.end(),
                                       [](const Total &a, const Total &b) { return a.known() < b.known(); });
    const auto peakIndex = static_cast<int>(peak - series.totals.begin());
    QString sentence
        = ChartTexts::tr(
              "%1 over %2; the largest part is %3 with %4; the dearest month is %5 with %6.")
              .arg(formatTotal(total, locale), formatUnits(series.months(), u"month"_s, locale), largest->name,
                   shareText(knownOf(*largest), total.known(), locale),
                   formatMonth(series.start.plusMonths(peakIndex), locale),
                   formatTotal(Total(peak->known(), total.missing()), locale));
    // "at least" may come first.
    sentence[0] = sentence[0].toUpper();
    return sentence;
}

QString cumulativeSentence(const CumulativeSeries &series, const QLocale &locale)
{
    if (series.isEmpty())
        return ChartTexts::tr("No cost in any month.");
    const Total &total = series.cumulative.back();
    const auto months = static_cast<int>(series.cumulative.size());
    const QString end = formatMonth(series.start.plusMonths(months - 1), locale);
    const QString text
        = ChartTexts::tr("The cost adds up to %1 by the end of %2").arg(formatTotal(total, locale), end);
    if (!series.budget)
        return text + u'.';
    const auto over = std::find_if(series.cumulative.begin(), series.cumulative.end(),
                                   [&](const Total &sum) { return sum.known() > *series.budget; });
    if (over == series.cumulative.end())
        return text + u' '
            + (total.isComplete() ? ChartTexts::tr("and stays within the budget of %1.")
                                  : ChartTexts::tr("and what has a price stays within the budget of %1."))
                  .arg(formatMoney(*series.budget, locale));
    const YearMonth when = series.start.plusMonths(static_cast<int>(over - series.cumulative.begin()));
    return text + u' '
        + ChartTexts::tr("and passes the budget of %1 in %2.")
              .arg(formatMoney(*series.budget, locale), formatMonth(when, locale));
}

} // namespace slipway
