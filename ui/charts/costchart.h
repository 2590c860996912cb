// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/annotatedchart.h"
#include "ui/charts/costseries.h"

#include <memory>

namespace slipway {

/// Stacked bars by stage, each named beside the last bar, and a bracket from P10 to P90 over each month where that is given.
[[nodiscard]] std::unique_ptr<QChart>
makeMonthlyCostChart(const MonthlyCostSeries &values, const ChartTheme &theme,
                     AnnotatedChart::Density density = AnnotatedChart::Density::Full);

/// New values into a chart of makeMonthlyCostChart(), cheaper than a new one.
void updateMonthlyCostChart(QChart &chart, const MonthlyCostSeries &values);

/// A line from 0 at the start to the total, the range around it where one is given, and the budget where there is one.
[[nodiscard]] std::unique_ptr<QChart>
makeCumulativeChart(const CumulativeSeries &values, const ChartTheme &theme,
                    AnnotatedChart::Density density = AnnotatedChart::Density::Full);

void updateCumulativeChart(QChart &chart, const CumulativeSeries &values);

} // namespace slipway
