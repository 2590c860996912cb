// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/fit/servingruns.h"

namespace slipway::fit {

/// A run with what a fit says of it.
struct Judged
{
    const ServingRun *run = nullptr;
    formulas::LlmTimes times;

    [[nodiscard]] double tokenRatio() const { return times.tokenSeconds / run->tokenSeconds; }
    [[nodiscard]] double firstRatio() const { return times.firstTokenSeconds / run->firstTokenSeconds; }
    [[nodiscard]] double tokensRatio() const;
};

/// The value that `share` of the sorted ones are below.
[[nodiscard]] double quantile(std::vector<double> values, double share);
/// Median distance from 1.
[[nodiscard]] double medianError(const std::vector<double> &ratios);

/// The table of errors in Markdown, a row a group, and the chart.
[[nodiscard]] QString reportTable(const std::vector<Judged> &fitted, const std::vector<Judged> &leftOut,
                                  const std::vector<Judged> &roofline, const formulas::LlmFit &fit);
[[nodiscard]] QString chart(const std::vector<Judged> &leftOut, const std::vector<Judged> &roofline,
                            const formulas::LlmFit &fit);

} // namespace slipway::fit
