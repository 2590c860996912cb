// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/significant.h"

#include "model/base/format.h"

#include <algorithm>
#include <cmath>

namespace slipway {

QString formatSignificant(double value, const QLocale &locale, int digits)
{
    constexpr int mostDecimals = 15;
    if (value == 0 || !std::isfinite(value))
        return formatNumber(value, locale);
    const int before = static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
    return formatNumber(value, locale, std::clamp(digits - before, 0, mostDecimals));
}

} // namespace slipway
