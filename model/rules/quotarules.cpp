// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/rulebook.h"

#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Whether the default quota of the need's family is zero, by the series of the computes it comes from.
bool startsAtZero(const RuleInput &in, const QuotaNeed &need)
{
    for (const QString &id : need.computes) {
        const int index = in.plan.computeIndex(id);
        if (index < 0)
            continue;
        const std::optional<SizeId> size = in.bill.computes[static_cast<std::size_t>(index)].size;
        const VmSeries *series = size ? in.catalog.seriesOf(in.catalog.size(*size)) : nullptr;
        if ((series && series->needsQuotaRequest) || (size && in.catalog.size(*size).gpu))
            return true;
    }
    return false;
}

void checkRequests(const RuleInput &in, FindingSink &sink)
{
    const Limit *smallest = in.catalog.limit(u"quota.dedicated_cores_min");
    for (const QuotaNeed &need : in.quota) {
        if (need.toRequest() == 0)
            continue;
        const bool zero = startsAtZero(in, need);
        const double given = zero || !smallest ? 0 : smallest->value;
        if (need.owned == 0 && need.needed <= given)
            continue;
        const QString family = need.family.isEmpty() ? u"all families"_s : need.family;
        sink.add({Step::Restrictions, u"/ownedQuota"_s, need.computes.join(u", "_s)},
                 u"%1 vCPUs of quota to request"_s.arg(need.toRequest()),
                 u"%1 in %2 by %3: %4. %5"_s.arg(
                     family, need.region, need.by.toText(), need.formula,
                     zero ? u"This family starts at zero."_s
                          : u"Default quota starts at %1 vCPUs, depending on the offer."_s.arg(given)));
    }
}

constexpr std::array rules = {
    Rule{"quota.request", Severity::Approval, "Quota that the plan needs is owned or requested in time.",
         "Manage and increase quotas with Azure Machine Learning", "2026-01-27", checkRequests},
};

} // namespace

std::span<const Rule> quotaRules()
{
    return rules;
}

} // namespace slipway
