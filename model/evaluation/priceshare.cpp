// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/priceshare.h"

#include "model/base/decimal.h"
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/cost/bill.h"

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

std::optional<PriceAge> priceAge(const Evaluation &evaluation)
{
    constexpr int mostPercent = 50;
    constexpr int daysApart = 90;
    const Provenance &provenance = evaluation.provenance;
    if (!provenance.priceDate.isValid())
        return std::nullopt;
    const QDate most = cost::pricedSince(evaluation.lines, evaluation.total.known(), mostPercent);
    PriceAge age;
    age.date = most.isValid() && provenance.priceDate.daysTo(most) > daysApart ? most : provenance.priceDate;
    age.since = billedSince(evaluation, age.date);
    age.oldest = provenance.oldestPrice;
    age.isExact = age.date == provenance.newestPrice;
    age.isWhole = !age.since || *age.since == evaluation.total.known();
    return age;
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
