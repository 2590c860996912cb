// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <vector>

namespace slipway {

/// A value axis from 0 with round steps.
struct NiceAxis
{
    double top = 1; ///< the highest value shown, a whole number of steps
    double step = 1; ///< 1, 2, 2.5 or 5 times a power of ten
    double divisor
        = 1; ///< labels show value / divisor: 1, a thousand, a million, a billion (10^9) or a trillion (10^12)
    int decimals = 0; ///< of the labels

    [[nodiscard]] int steps() const;
    /// From 0 to the top.
    [[nodiscard]] std::vector<double> ticks() const;
    [[nodiscard]] QString label(double value, const QLocale &locale) const;
    /// "USD", "thousand USD", "million USD", "billion USD", "trillion USD".
    [[nodiscard]] QString unit(const QString &currency) const;
};

/// What amounts up to `highest` are divided by, so that a label has at most four digits before its point, five where nothing is left out.
[[nodiscard]] double unitFor(double highest);

/// The axis that shows 0 to `highest` in about `wantedSteps` steps. Nothing above 0: 0 to 1.
[[nodiscard]] NiceAxis niceAxis(double highest, int wantedSteps = 4);

/// Every how many months a label stands, so that `room` pixels a month hold labels `needed` pixels wide:
/// 1, 2, 3, 6 or a multiple of 12. Brackets over the months are thinned out in the same steps.
[[nodiscard]] int monthLabelStep(double room, double needed);

} // namespace slipway
