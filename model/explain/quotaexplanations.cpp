// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/explanationparts.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/catalog/familywords.h"
#include "model/items/names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace slipway::explaining {

namespace {

struct Quotas
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Quotas)
};

QString cores(int count, const QLocale &locale)
{
    return formatUnits(count, u"vCPU"_s, locale, 0);
}

QString nameOf(const QuotaNeed &need, const Catalog &catalog)
{
    const QString place = regionName(catalog, need.region);
    const QString pool = displayName(need.pool);
    return need.family.isEmpty() ? u"%1, %2"_s.arg(pool, place)
                                 : u"%1, %2, %3"_s.arg(pool, familyTitle(need.family), place);
}

QString evidenceOf(const QuotaNeed &need)
{
    return need.ownedOn.isValid() ? Quotas::tr("as of %1").arg(formatIsoDate(need.ownedOn))
                                  : Quotas::tr("of a day that nobody told");
}

Figure figureOf(const QuotaNeed &need)
{
    return {Figure::Kind::Quota, need.family, need.region, {}, static_cast<int>(need.pool)};
}

} // namespace

Answer quota(const Question &ask)
{
    for (const QuotaNeed &need : ask.evaluation.quota) {
        if (figureOf(need) != ask.figure)
            continue;
        Explanation answer;
        answer.title = Quotas::tr("Quota, %1").arg(nameOf(need, ask.context.catalog));
        answer.result = cores(need.needed, ask.locale);
        answer.formula = need.formula;
        answer.inputs
            = {{Quotas::tr("Machines at the most"), need.computes.join(u", "_s),
                Quotas::tr("computes of the plan, in the month in which they hold most together: %1")
                    .arg(formatMonth(need.highest(), ask.locale))},
               {Quotas::tr("In place"), cores(need.owned, ask.locale),
                need.isTold ? Quotas::tr("%1, %2").arg(originOf(u"/ownedQuota"_s), evidenceOf(need))
                            : originOf(u"/ownedQuota"_s),
                u"/ownedQuota"_s},
               {Quotas::tr("To request"), cores(need.toRequest(), ask.locale),
                need.given > 0 ? Quotas::tr("needed less what is in place; 0 where nothing is stated and the "
                                            "%1 that a subscription starts "
                                            "with are enough")
                                     .arg(cores(static_cast<int>(need.given), ask.locale))
                               : Quotas::tr("needed less what is in place, never below 0")}};
        answer.notes << Quotas::tr("vCPUs of a size are those of the catalog of %1.")
                            .arg(ask.evaluation.provenance.catalogVersion);
        return answer;
    }
    return std::nullopt;
}

Answer quotaToRequest(const Question &ask)
{
    Explanation answer;
    const int sum = vcpusToRequest(ask.evaluation.quota);
    for (const QuotaNeed &need : ask.evaluation.quota) {
        if (need.toRequest() == 0)
            continue;
        answer.inputs.push_back(
            {nameOf(need, ask.context.catalog),
             cores(need.toRequest(), ask.locale),
             need.isTold ? Quotas::tr("needed %1, in place %2 %3")
                               .arg(formatNumber(need.needed, ask.locale, 0), formatNumber(need.owned, ask.locale, 0),
                                    evidenceOf(need))
                         : Quotas::tr("needed %1, in place %2")
                               .arg(formatNumber(need.needed, ask.locale, 0), formatNumber(need.owned, ask.locale, 0)),
             {},
             figureOf(need)});
    }
    if (sum == 0)
        return std::nullopt;
    answer.title = Quotas::tr("Quota to request");
    answer.result = cores(sum, ask.locale);
    answer.formula
        = Quotas::tr("sum over pools, families and regions of what is needed less what is in place");
    return answer;
}

} // namespace slipway::explaining
