// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"
#include "model/plan/planbudget.h"
#include "model/uncertainty/uncertainty.h"

#include <QLocale>
#include <QString>

#include <optional>
#include <vector>

namespace slipway {

/// Cost by month and stage: what the stacked bars show.
struct MonthlyCostSeries
{
    struct Part
    {
        CostStage stage = CostStage::Shared;
        QString name;
        std::vector<Total> amounts; ///< by month

        friend bool operator==(const Part &, const Part &) = default;
    };
    Currency currency;
    YearMonth start;
    std::vector<Part> parts; ///< from the bottom up; stages without any cost are left out
    std::vector<Total> totals; ///< by month
    std::vector<Total> low; ///< 10th percentile by month; empty where it was not computed
    std::vector<Total> high; ///< 90th percentile

    [[nodiscard]] bool isEmpty() const { return parts.empty(); }
    [[nodiscard]] int months() const { return static_cast<int>(totals.size()); }
    friend bool operator==(const MonthlyCostSeries &, const MonthlyCostSeries &) = default;
};

/// Cost added up from the start to the end of each month.
struct CumulativeSeries
{
    Currency currency;
    YearMonth start;
    std::vector<Total> cumulative; ///< by month
    std::vector<Total> low; ///< 10th percentile by month; empty where it was not computed
    std::vector<Total> high; ///< 90th percentile
    std::optional<Money> budget; ///< for the whole horizon

    [[nodiscard]] bool isEmpty() const { return cumulative.empty() || cumulative.back().known().isZero(); }
    friend bool operator==(const CumulativeSeries &, const CumulativeSeries &) = default;
};

/// `uncertainty` of as many months gives each month its range.
[[nodiscard]] MonthlyCostSeries monthlyCostSeries(const Evaluation &evaluation,
                                                  const Uncertainty *uncertainty = nullptr);
/// With the plan's budget over the whole horizon; a monthly budget counts once for each month. `uncertainty` of as many months gives it
/// a band.
[[nodiscard]] CumulativeSeries cumulativeSeries(const Plan &plan, const Evaluation &evaluation,
                                                const Uncertainty *uncertainty = nullptr);

/// The chart read out, for people who do not see it: total, largest part, dearest month. One sentence.
[[nodiscard]] QString monthlyCostSentence(const MonthlyCostSeries &series, const QLocale &locale);
[[nodiscard]] QString cumulativeSentence(const CumulativeSeries &series, const QLocale &locale);

} // namespace slipway
