// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/namelist.h"
#include "model/base/planwords.h"
#include "model/base/significant.h"
#include "model/catalog/catalogwords.h"
#include "model/catalog/familywords.h"
#include "model/quota/quotawords.h"
#include "model/rules/requests.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QString defaultWords(const QuotaNeed &need)
{
    if (need.given > 0)
        return PlanWords::tr("Default quota starts at %1 vCPUs, depending on the offer.").arg(need.given);
    if (need.pool == QuotaPool::Dedicated)
        return PlanWords::tr("This family starts at zero.");
    return PlanWords::tr("No document read states a default for this pool: look up what the subscription has.");
}

/// What of it is there, and how old that statement is.
QString ownedWords(const QuotaNeed &need)
{
    if (!need.isTold)
        return {};
    return need.ownedOn.isValid()
        ? PlanWords::tr(" In place: %1 vCPUs as of %2.").arg(need.owned).arg(need.ownedOn.toString(Qt::ISODate))
        : PlanWords::tr(" In place: %1 vCPUs; the plan does not say as of which day.").arg(need.owned);
}

void checkRequests(const RuleInput &in, FindingSink &sink)
{
    for (const QuotaNeed &need : in.quota) {
        if (need.toRequest() == 0)
            continue;
        const QString family
            = need.family.isEmpty() ? PlanWords::tr("all families") : familyTitle(need.family);
        sink.add({Step::Restrictions, u"/ownedQuota"_s, someNames(need.computes)},
                 need.toRequest() == 1 ? PlanWords::tr("1 vCPU of quota to request")
                                       : PlanWords::tr("%1 vCPUs of quota to request").arg(need.toRequest()),
                 PlanWords::tr("%1 in %2 by %3: %4. %5")
                         .arg(family, regionName(in.catalog, need.region),
                              need.dueFrom(YearMonth::of(in.asOf)).toText(), need.formula, defaultWords(need))
                     + ownedWords(need));
    }
}

/// Whether any size of the catalog draws on it.
bool isFamily(const Catalog &catalog, const QString &family)
{
    const auto isCalled = [&](const auto &isSame) {
        return std::ranges::any_of(catalog.sizes(), [&](const VmSize &size) {
            return isSame(size.family) || isSame(size.endpointFamily);
        });
    };
    if (isCalled([&](const QString &name) { return name.compare(family, Qt::CaseInsensitive) == 0; }))
        return true;
    // Sizes of one family stand together: each is folded once.
    QString last;
    const QString folded = foldedFamily(family);
    return !folded.isEmpty() && isCalled([&](const QString &name) {
        return name != last && foldedFamily(last = name) == folded;
    });
}

/// Pools are never netted against each other: what stands in that of ordinary machines helps no cluster, and the other way round.
void checkPool(const RuleInput &in, std::size_t i, FindingSink &sink)
{
    const OwnedQuota &owned = in.plan.ownedQuota[i];
    const QString region = in.plan.regionOr(owned.region);
    const auto isDrawnOn = [&](QuotaPool pool) {
        return std::ranges::any_of(in.quota, [&](const QuotaNeed &need) {
            return need.pool == pool && need.region == region && isSameFamily(need.family, owned.family);
        });
    };
    const QuotaPool other = owned.pool == QuotaPool::Vm ? QuotaPool::Dedicated : QuotaPool::Vm;
    if (owned.vcpus == 0 || isDrawnOn(owned.pool) || !isDrawnOn(other))
        return;
    sink.add(
        {Step::Restrictions, u"/ownedQuota/%1/pool"_s.arg(i), owned.family},
        PlanWords::tr("Quota that is owned is of another pool than the machines"),
        PlanWords::tr("%1 vCPUs of %2 count for nothing: they stand under \"%3\", and the plan takes such "
                      "machines from \"%4\". Correct the pool if the list that they are from says so.")
            .arg(QString::number(owned.vcpus), familyTitle(owned.family),
                 quotaPoolName(in.catalog, owned.pool), quotaPoolName(in.catalog, other)));
}

/// What is owned counts where its pool, family and region are those of a machine: with another spelling it counts nowhere.
void checkOwned(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.ownedQuota.size(); ++i) {
        const OwnedQuota &owned = in.plan.ownedQuota[i];
        const QString place = u"/ownedQuota/%1/"_s.arg(i);
        if (const QString region = in.plan.regionOr(owned.region); !in.catalog.findRegion(region))
            sink.add({Step::Restrictions, place + u"region"_s, owned.family},
                     PlanWords::tr("The region of quota that is owned is not known"),
                     PlanWords::tr("%1 vCPUs in \"%2\" count for nothing: the catalog has no such region.")
                         .arg(QString::number(owned.vcpus), region.left(60)));
        // Low priority has one for all families, and pools beside the machines' have none.
        const bool hasFamily = owned.pool == QuotaPool::Dedicated || owned.pool == QuotaPool::Vm;
        if (hasFamily && !isFamily(in.catalog, owned.family))
            sink.add({Step::Restrictions, place + u"family"_s, owned.family},
                     PlanWords::tr("The family of quota that is owned is not known"),
                     PlanWords::tr(
                         "%1 vCPUs of \"%2\" count for nothing: no size of the catalog is of such a family.")
                         .arg(QString::number(owned.vcpus), owned.family.left(60)));
        else if (hasFamily)
            checkPool(in, i, sink);
    }
}

/// What is asked for too late to be there in the month it is needed in.
QString lateName(const RuleInput &in, const Request &request)
{
    // All of them: who asks which computes it concerns must not miss the eleventh.
    if (request.need)
        return PlanWords::tr("%1 vCPUs in %2 for %3")
            .arg(QString::number(request.need->toRequest()), regionName(in.catalog, request.need->region),
                 someNames(request.need->computes));
    const QString about
        = request.finding->subject.isEmpty() ? QString() : u" (%1)"_s.arg(request.finding->subject);
    return request.finding->title + about;
}

PlanEdit startLater(const RuleInput &in, int months)
{
    const QString start = in.plan.start.plusMonths(months).toText();
    return setWord(PlanWords::tr("Start in %1").arg(start), Step::Workload, u"/start"_s, start);
}

void checkLate(const RuleInput &in, const std::vector<Finding> &findings, FindingSink &sink)
{
    const double lead = in.plan.assumptions.requestLeadDays;
    const std::vector<Request> requests = requestsOf(in.plan, in.quota, findings);
    std::optional<int> months; // one start for all
    for (const Request &request : requests) {
        const RequestTime time = request.time(lead, in.asOf);
        if (!time.isLate)
            continue;
        if (!months)
            months = monthsUntilInTime(requests, lead, in.asOf);
        const QDate there = in.asOf.addDays(static_cast<qint64>(std::ceil(lead)));
        sink.add({Step::Restrictions, u"/start"_s,
                  request.need ? request.need->computes.join(u", "_s) : request.finding->subject},
                 PlanWords::tr("A request comes too late"),
                 PlanWords::tr("What is asked for on %1 is there on %2, %3 days later. Too late for: %4, to "
                               "be asked for by %5. "
                               "Start in %6 or later, take a smaller size, one of which quota is owned, or "
                               "another region. What is "
                               "owned or asked for already is entered as owned quota.")
                     .arg(in.asOf.toString(Qt::ISODate), there.toString(Qt::ISODate),
                          formatSignificant(lead, wordsLocale()), lateName(in, request),
                          time.ask.toString(Qt::ISODate), in.plan.start.plusMonths(*months).toText()))
            .fix
            = startLater(in, *months);
    }
}

/// Of plans from before the service was sold another rule tells.
void checkPast(const RuleInput &in, const std::vector<Finding> &findings, FindingSink &sink)
{
    const YearMonth now = YearMonth::of(in.asOf);
    if (in.plan.start >= now || in.plan.start < firstSold)
        return;
    int gone = 0;
    while (in.plan.start.plusMonths(gone) < now)
        ++gone;
    // What has passed had its quota, and in a plan that starts anew it is to be asked for.
    const int months = monthsUntilInTime(requestsOf(in.plan, in.quota, findings),
                                         in.plan.assumptions.requestLeadDays, in.asOf, gone);
    sink.add({Step::Workload, u"/start"_s, {}}, PlanWords::tr("The plan starts in the past"),
             PlanWords::tr("It starts in %1, before %2. The months that have gone are planned with the "
                           "prices, sizes and limits of today.")
                 .arg(in.plan.start.toText(), now.toText()))
        .fix
        = startLater(in, months);
}

constexpr std::array requestRuleTable = {
    Rule{"request.late", Severity::Blocker,
         "Quota and approvals are asked for early enough to be there when they are needed.", "Slipway",
         "2026-11-22", nullptr, checkLate},
    Rule{"plan.past", Severity::Advice, "A plan does not start in the past.", "Slipway", "2026-11-22",
         nullptr, checkPast},
};

constexpr std::array quotaRuleTable = {
    Rule{"quota.request", Severity::Approval, "Quota that the plan needs is owned or requested in time.",
         "Manage and increase quotas with Azure Machine Learning", "2026-01-27", checkRequests},
    Rule{"quota.unknown", Severity::Warning,
         "Quota that is owned is of a region and a family that are known, and of the pool that the machines "
         "take it from.",
         "Slipway", "2026-11-23", checkOwned},
};

} // namespace

std::span<const Rule> requestRules()
{
    return requestRuleTable;
}

std::span<const Rule> quotaRules()
{
    return quotaRuleTable;
}

} // namespace slipway
