// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/charttheme.h"

#include <QChart>

#include <memory>
#include <vector>

namespace slipway {

/// What a timeline is drawn from: the horizon and its rows.
struct RetirementSeries
{
    YearMonth start;
    int months = 0;
    std::vector<RetirementNotice> notices;

    [[nodiscard]] static RetirementSeries of(YearMonth start, int months,
                                             const std::vector<RetirementNotice> &notices);
    /// Pixels in which every row can be read, at the 12 px of pictures; on a screen with text `textScale` times as large as usual.
    [[nodiscard]] double height(double textScale = 1) const;
    /// How many of the rows are drawn, the first of them: what ends comes first, and a plan may use a thousand machines without an end.
    [[nodiscard]] std::size_t drawn() const;
};

/// What a plan uses and has bought against its horizon: a bar while it is used, a thin line on to its last day, with a
/// diamond there, and a square at the end of a term. What ends while it is used is in the colour of a problem and says so
/// in words.
[[nodiscard]] std::unique_ptr<QChart> makeRetirementChart(const RetirementSeries &series,
                                                          const ChartTheme &theme);

/// What is to be seen, in one sentence: "One ends while the plan uses it: HC44rs (train) on 2027-05-31."
[[nodiscard]] QString retirementSentence(const RetirementSeries &series);

} // namespace slipway
