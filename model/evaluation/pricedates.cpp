// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/pricedates.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/cost/meterwords.h"
#include "model/evaluation/priceshare.h"

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QString dayText(const PriceAge &age)
{
    const QString day = formatIsoDate(age.date);
    return age.isExact ? day : PlanWords::tr("%1 or later", "a day").arg(day);
}

/// What is not of that day: what the plan states, with its share where something else is left, and how far back what is older goes.
QString restText(const PriceAge &age, const Evaluation &evaluation)
{
    const QString back = PlanWords::tr("the rest back to %1").arg(formatIsoDate(age.oldest));
    if (age.stated.isZero())
        return back;
    return age.hasOlder ? PlanWords::tr("%1 as stated by the plan, %2", "a share, and the rest back to a day")
                              .arg(shareText(age.stated, evaluation.total.known(), wordsLocale()), back)
                        : PlanWords::tr("the rest as stated by the plan");
}

/// The same where there is little room.
QString briefRestText(const PriceAge &age, const Evaluation &evaluation)
{
    if (age.stated.isZero() || !age.hasOlder)
        return restText(age, evaluation);
    return PlanWords::tr("own (%1), back to %2",
                         "prices of the plan's own, their share, and the day of the oldest others")
        .arg(shareText(age.stated, evaluation.total.known(), wordsLocale()), formatIsoDate(age.oldest));
}

/// Of a plan that states all its prices itself.
bool isAllStated(const PriceAge &age)
{
    return !age.date.isValid();
}

} // namespace

QString priceDates(const Evaluation &evaluation)
{
    const std::optional<PriceAge> age = priceAge(evaluation);
    if (!age)
        return {};
    if (isAllStated(*age))
        return PlanWords::tr("no day: all are stated by the plan");
    return age->isWhole
        ? dayText(*age)
        : PlanWords::tr("%1 for %2 of the total, %3")
              .arg(dayText(*age), shareText(*age->since, evaluation.total.known(), wordsLocale()),
                   restText(*age, evaluation));
}

QString briefPriceDates(const Evaluation &evaluation)
{
    const std::optional<PriceAge> age = priceAge(evaluation);
    if (!age)
        return {};
    if (isAllStated(*age))
        return PlanWords::tr("no day: all are stated by the plan");
    return age->isWhole
        ? dayText(*age)
        : PlanWords::tr("%1 (%2), %3", "a day, share of the total, how far back the rest goes")
              .arg(dayText(*age), shareText(*age->since, evaluation.total.known(), wordsLocale()),
                   briefRestText(*age, evaluation));
}

QString placeOfPrice(const Catalog &catalog, const QString &region)
{
    return cost::pricePlace(catalog, region);
}

QString priceDateRemark(const Evaluation &evaluation)
{
    const std::optional<PriceAge> age = priceAge(evaluation);
    if (!age)
        return {};
    if (isAllStated(*age))
        return PlanWords::tr("All prices are stated by the plan.");
    return age->isWhole ? PlanWords::tr("Prices of %1.").arg(dayText(*age))
                        : PlanWords::tr("%1 of the total is at prices of %2, %3.")
                              .arg(shareText(*age->since, evaluation.total.known(), wordsLocale()),
                                   dayText(*age), restText(*age, evaluation));
}

QString exchangeRemark(const Evaluation &evaluation)
{
    const Provenance &provenance = evaluation.provenance;
    QStringList parts;
    if (evaluation.currency != Currency())
        parts << PlanWords::tr("1 USD = %1 %2 on %3.")
                     .arg(formatDigits(provenance.exchange, wordsLocale()), evaluation.currency.code(),
                          formatIsoDate(provenance.exchangeDate));
    if (!provenance.exchangeSource.isEmpty())
        parts << PlanWords::tr("The plan states this factor: %1.").arg(provenance.exchangeSource);
    if (!provenance.exchangeDoubt.isEmpty())
        parts << PlanWords::tr("%1: %2.").arg(evaluation.currency.code(), provenance.exchangeDoubt);
    return parts.join(u' ');
}

} // namespace slipway
