// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/priceshare.h"

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

Money billedAsStated(const Evaluation &evaluation)
{
    Money stated(0, evaluation.currency);
    for (const CostLine &line : evaluation.lines) {
        if (line.priced() && !line.origin.date.isValid())
            stated += line.total;
    }
    return stated;
}

std::optional<PriceAge> priceAge(const Evaluation &evaluation)
{
    constexpr int mostPercent = 50;
    constexpr int daysApart = 90;
    const Provenance &provenance = evaluation.provenance;
    PriceAge age;
    age.stated = billedAsStated(evaluation);
    if (!provenance.priceDate.isValid() && age.stated.isZero())
        return std::nullopt;
    const QDate most
        = cost::pricedSince(evaluation.lines, evaluation.total.known() - age.stated, mostPercent);
    age.date = most.isValid() && provenance.priceDate.daysTo(most) > daysApart ? most : provenance.priceDate;
    age.since = billedSince(evaluation, age.date);
    age.oldest = provenance.oldestPrice;
    age.isExact = age.date == provenance.newestPrice;
    age.isWhole = !age.since || *age.since == evaluation.total.known();
    age.hasOlder = age.since && *age.since + age.stated < evaluation.total.known();
    return age;
}

} // namespace slipway
