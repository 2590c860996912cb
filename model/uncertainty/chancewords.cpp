// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/uncertainty/chancewords.h"

#include "model/base/format.h"
#include "model/base/planwords.h"

namespace slipway {

namespace {

QString shareOfDraws(double share, const QLocale &locale)
{
    if (share > 0 && share < 0.01)
        return PlanWords::tr("under 1 %");
    if (share < 1 && share > 0.99)
        return PlanWords::tr("over 99 %");
    return formatPercent(100 * share, locale, 0);
}

} // namespace

QString chanceText(const Chance &chance, const QString &share)
{
    if (!chance.isKnown())
        return PlanWords::tr("not known", "a chance");
    const bool isSure = chance.bound == Chance::Bound::AtLeast ? chance.share >= 1 : chance.share <= 0;
    if (chance.bound == Chance::Bound::Exact || isSure)
        return share;
    return (chance.bound == Chance::Bound::AtLeast ? PlanWords::tr("at least %1", "a chance")
                                                   : PlanWords::tr("at most %1", "a chance"))
        .arg(share);
}

QString chanceText(const Chance &chance, const QLocale &locale)
{
    // "At least under 1 %" says nothing else.
    constexpr double told = 0.01;
    const bool isTold = chance.bound != Chance::Bound::AtLeast || chance.share >= told;
    return chanceText(chance, shareOfDraws(isTold ? chance.share : 0, locale));
}

} // namespace slipway
