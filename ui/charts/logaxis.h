// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <vector>

namespace slipway {

/// A value axis on which equal ways are equal ratios.
struct LogAxis
{
    double low = 1; ///< above 0
    double high = 10; ///< above low
    std::vector<double> ticks = {1, 10}; ///< round values from low to high, rising

    /// 0 at the low end, 1 at the high one; values outside are beyond.
    [[nodiscard]] double shareOf(double value) const;
    [[nodiscard]] QString label(double tick, const QLocale &locale) const;
};

/// The axis that shows `lowest` to `highest` with a little room at either end and at most `most` labels (two at least).
/// Values that are not above 0 count as none; of a single value the axis shows a half to its double.
[[nodiscard]] LogAxis logAxis(double lowest, double highest, int most = 7);

} // namespace slipway
