// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/sharetext.h"

#include "model/base/decimal.h"
#include "model/base/format.h"
#include "model/base/planwords.h"

namespace slipway {

QString shareText(const Money &part, const Money &whole, const QLocale &locale)
{
    if (whole.minor() <= 0)
        return {};
    const auto percent = static_cast<int>(divideHalfEven(Int128(part.minor()) * 100, whole.minor()));
    if (percent == 0 && part.minor() > 0)
        return PlanWords::tr("under 1 %");
    if (percent == 100 && part < whole)
        return PlanWords::tr("over 99 %");
    return formatPercent(percent, locale, 0);
}

} // namespace slipway
