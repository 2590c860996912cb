// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/planwords.h"
#include "model/rules/rulebook.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Whether the default quota of the need's family is zero, by the series of the computes it comes from.
bool startsAtZero(const RuleInput &in, const QuotaNeed &need)
{
    return std::ranges::any_of(need.computes, [&](const QString &id) {
        const int index = in.bill.index.compute(id);
        if (index < 0)
            return false;
        const std::optional<SizeId> size = in.bill.computes[static_cast<std::size_t>(index)].size;
        const VmSeries *series = size ? in.catalog.seriesOf(in.catalog.size(*size)) : nullptr;
        return (series && series->needsQuotaRequest) || (size && in.catalog.size(*size).gpu);
    });
}

/// The quota that a subscription starts with, at least; 0 where no document read states it.
struct Default
{
    double vcpus = 0;
    QString words;
};

Default defaultOf(const RuleInput &in, const QuotaNeed &need)
{
    const auto stated = [&](QStringView limit) {
        const Limit *found = in.catalog.limit(limit);
        const double vcpus = found ? found->value : 0;
        return Default{vcpus,
                       PlanWords::tr("Default quota starts at %1 vCPUs, depending on the offer.").arg(vcpus)};
    };
    switch (need.pool) {
    case QuotaPool::Dedicated:
        return startsAtZero(in, need) ? Default{0, PlanWords::tr("This family starts at zero.")}
                                      : stated(u"quota.dedicated_cores_min");
    case QuotaPool::LowPriority:
        return stated(u"quota.low_priority_cores_min");
    case QuotaPool::ContainerInstances:
        return stated(u"aci.cores_per_region");
    case QuotaPool::Vm:
    case QuotaPool::Spark:
        break;
    }
    return {
        0,
        PlanWords::tr("No document read states a default for this pool: look up what the subscription has.")};
}

void checkRequests(const RuleInput &in, FindingSink &sink)
{
    for (const QuotaNeed &need : in.quota) {
        if (need.toRequest() == 0)
            continue;
        const Default given = defaultOf(in, need);
        if (need.owned == 0 && need.needed <= given.vcpus)
            continue;
        const QString family = need.family.isEmpty() ? PlanWords::tr("all families") : need.family;
        sink.add({Step::Restrictions, u"/ownedQuota"_s, need.computes.join(u", "_s)},
                 PlanWords::tr("%1 vCPUs of quota to request").arg(need.toRequest()),
                 PlanWords::tr("%1 in %2 by %3: %4. %5")
                     .arg(family, need.region, need.by.toText(), need.formula, given.words));
    }
}

constexpr std::array quotaRuleTable = {
    Rule{"quota.request", Severity::Approval, "Quota that the plan needs is owned or requested in time.",
         "Manage and increase quotas with Azure Machine Learning", "2026-01-27", checkRequests},
};

} // namespace

std::span<const Rule> quotaRules()
{
    return quotaRuleTable;
}

} // namespace slipway
