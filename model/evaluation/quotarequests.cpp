// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/quotarequests.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/familywords.h"
#include "model/plan/requestday.h"
#include "model/quota/quotawords.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Azure Machine Learning counts its vCPUs apart from those of virtual machines, and so does support.
QString placeWords(QuotaPool pool)
{
    const bool outside = pool == QuotaPool::Vm || pool == QuotaPool::ContainerInstances;
    return outside
        ? PlanWords::tr("Azure portal, Quotas; or a support request")
        : PlanWords::tr("Azure Machine Learning studio, Quota; or a support request");
}

/// The series of the need's computes that are handed out on request only.
QStringList seriesOnRequest(const Plan &plan, const Catalog &catalog, const QuotaNeed &need)
{
    QStringList names;
    for (const QString &id : need.computes) {
        const Compute *compute = plan.compute(id);
        const std::optional<SizeId> size = compute ? catalog.findSize(compute->size) : std::nullopt;
        const VmSeries *series = size ? catalog.seriesOf(catalog.size(*size)) : nullptr;
        if (series && series->needsQuotaRequest && !names.contains(series->id))
            names << series->id;
    }
    return names;
}

/// What asks for it from a shell; empty where no document names a command for the pool. The service that counts the vCPUs is part of
/// the scope. Sources: Azure CLI, az quota create (extension quota), and REST, Quota - Create Or Update, 2023-02-01 (read 2026-11-22).
QString commandFor(const QuotaNeed &need)
{
    static const QRegularExpression plain(u"\\A[A-Za-z0-9 _-]+\\z"_s);
    QString provider = u"MachineLearningServices"_s;
    QString name = need.family;
    QString type = u"dedicated"_s;
    switch (need.pool) {
    case QuotaPool::Dedicated:
        break;
    case QuotaPool::LowPriority:
        name = u"TotalLowPriorityCores"_s;
        type = u"lowPriority"_s;
        break;
    case QuotaPool::Vm:
        provider = u"Compute"_s;
        break;
    case QuotaPool::Spark:
    case QuotaPool::ContainerInstances:
        return {};
    }
    // Names that somebody added may hold anything: those are not put into a command.
    if (!plain.match(name).hasMatch() || !plain.match(need.region).hasMatch())
        return {};
    return u"az quota create --resource-name '%1' --scope '/subscriptions/<subscription id>/providers/Microsoft.%2/locations/%3' --limit-object value=%4 --resource-type %5"_s
        .arg(name, provider, need.region, QString::number(need.needed), type);
}

QString requestText(const Plan &plan, const Catalog &catalog, const QuotaNeed &need, const QDate &asOf)
{
    const double lead = plan.assumptions.requestLeadDays;
    const std::optional<RegionId> region = catalog.findRegion(need.region);
    const QString regionName
        = region ? u"%1 (%2)"_s.arg(catalog.region(*region).name, need.region) : need.region;
    QStringList text = {
        PlanWords::tr("Request for more quota"), PlanWords::tr("Subscription: <subscription id>"),
        PlanWords::tr("Region: ") + regionName, PlanWords::tr("Quota: ") + quotaPoolName(catalog, need.pool)};
    if (!need.family.isEmpty())
        text << PlanWords::tr("VM family: ") + familyTitle(need.family);
    const QString unit = need.pool == QuotaPool::Spark ? u"vCores"_s : u"vCPUs"_s;
    const RequestTime time = requestTime(need.dueFrom(YearMonth::of(asOf)), lead, asOf);
    const QString due = time.due.firstDay().toString(Qt::ISODate);
    text << PlanWords::tr("New limit: %1 %3. Limit today: %2 %3, by the plan")
                .arg(need.needed)
                .arg(need.owned)
                .arg(unit)
            + (need.ownedOn.isValid() ? PlanWords::tr(" as of %1").arg(need.ownedOn.toString(Qt::ISODate))
                                      : QString())
         << (time.hasPassed
                 ? PlanWords::tr("Needed since: %1").arg(due)
                 : PlanWords::tr("Needed by: %1. Ask by: %2, %3 before")
                       .arg(due, time.ask.toString(Qt::ISODate), formatUnits(lead, u"day"_s, QLocale::c())));
    const QString platform = plan.ownerOf(OwnerRole::Platform);
    if (const QString who = platform.isEmpty() ? plan.ownerOf(OwnerRole::Plan) : platform; !who.isEmpty())
        text << PlanWords::tr("Asked by: ") + who;
    text << PlanWords::tr("Reason: ") + need.formula
            + (plan.name.isEmpty() ? QString() : PlanWords::tr(", for the plan ") + plan.name);
    const QStringList series = seriesOnRequest(plan, catalog, need);
    if (!series.isEmpty())
        text << PlanWords::tr(
                    "Please also release the series %1 for this subscription; it is given on request only.")
                    .arg(series.join(u", "_s));
    text << PlanWords::tr("Where to ask: ") + placeWords(need.pool);
    if (const QString command = commandFor(need); !command.isEmpty())
        text << PlanWords::tr("Or: ") + command;
    return text.join(u'\n');
}

} // namespace

std::vector<QuotaRequest> quotaRequests(const Plan &plan, const Catalog &catalog,
                                        const std::vector<QuotaNeed> &needs, const QDate &asOf)
{
    std::vector<QuotaRequest> requests;
    for (std::size_t i = 0; i < needs.size(); ++i) {
        if (needs[i].toRequest() > 0)
            requests.push_back({i, requestText(plan, catalog, needs[i], asOf)});
    }
    return requests;
}

} // namespace slipway
