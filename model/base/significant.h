// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace slipway {

/// A figure within a sentence, of whatever size: rounded to so many digits that count, all of them before the point, without zeros at the end and
/// never with an exponent: 0.001, 0.4167, "43,800". Else as formatNumber() has it.
[[nodiscard]] QString formatSignificant(double value, const QLocale &locale, int digits = 4);

} // namespace slipway
