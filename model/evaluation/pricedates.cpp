// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pricedates.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/evaluation/priceshare.h"

namespace slipway {

QString priceDates(const Provenance &provenance)
{
    const QString date = formatIsoDate(provenance.priceDate);
    return !provenance.priceDate.isValid() || provenance.priceDate == provenance.oldestPrice
        ? date
        : PlanWords::tr("%1 (oldest %2)").arg(date, formatIsoDate(provenance.oldestPrice));
}

QString priceDateRemark(const Evaluation &evaluation)
{
    const Provenance &provenance = evaluation.provenance;
    if (!provenance.priceDate.isValid())
        return {};
    const QString date = formatIsoDate(provenance.priceDate);
    const std::optional<Money> since = billedSince(evaluation, provenance.priceDate);
    return provenance.priceDate == provenance.oldestPrice || !since
        ? PlanWords::tr("Prices of %1 or later.").arg(date)
        : PlanWords::tr("Prices of %1 or later make up %2 of the total; the oldest price used is of %3.")
              .arg(date, shareText(*since, evaluation.total.known(), wordsLocale()),
                   formatIsoDate(provenance.oldestPrice));
}

} // namespace slipway
