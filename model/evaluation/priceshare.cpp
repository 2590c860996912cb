// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/priceshare.h"

#include "model/base/decimal.h"
#include "model/base/format.h"
#include "model/base/planwords.h"

namespace slipway {

std::optional<Money> billedSince(const Evaluation &evaluation, const QDate &date)
{
    if (evaluation.total.known().minor() <= 0 || !date.isValid())
        return std::nullopt;
    Money since(0, evaluation.currency);
    for (const CostLine &line : evaluation.lines) {
        if (line.priced() && line.origin.date.isValid() && line.origin.date >= date)
            since += line.total;
    }
    return since;
}

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
