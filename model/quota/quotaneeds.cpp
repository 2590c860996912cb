// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/quota/quotaneeds.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

using cost::Billing;
using cost::ComputeUse;

QuotaPool poolOf(const Compute &compute, Billing billing)
{
    if (billing == Billing::Kubernetes || billing == Billing::Machine)
        return QuotaPool::Vm;
    if (billing == Billing::Spark)
        return QuotaPool::Spark;
    if (billing == Billing::Container)
        return QuotaPool::ContainerInstances;
    return compute.tier == Tier::LowPriority ? QuotaPool::LowPriority : QuotaPool::Dedicated;
}

struct Cores
{
    int count = 0;
    QString formula;
};

Cores coresOf(const Compute &compute, const ComputeUse &use, const VmSize &size)
{
    const int each = size.vcpus;
    if (use.billing == Billing::Endpoint && !size.exemptFromEndpointReserve) {
        // ceil(1.2 x n) in integers: 1.2 x 5 must give 6.
        const int withReserve = (6 * use.peakInstances + 4) / 5;
        return {withReserve * each,
                u"%1 instances, with 20 % in reserve = %2 x %3 vCPUs (%4)"_s.arg(use.peakInstances)
                    .arg(withReserve)
                    .arg(each)
                    .arg(compute.id)};
    }
    const bool nodes = use.billing == Billing::Cluster || use.billing == Billing::Serverless
        || use.billing == Billing::Kubernetes;
    QString word = nodes ? u"node"_s : u"instance"_s;
    if (use.peakInstances != 1)
        word += u's';
    return {use.peakInstances * each,
            u"%1 %2 x %3 vCPUs (%4)"_s.arg(use.peakInstances).arg(word).arg(each).arg(compute.id)};
}

int ownedCores(const Plan &plan, const QuotaNeed &need)
{
    int owned = 0;
    for (const OwnedQuota &quota : plan.ownedQuota) {
        const QString region = quota.region.isEmpty() ? plan.region : quota.region;
        const bool familyFits = need.pool == QuotaPool::LowPriority
            || quota.family.compare(need.family, Qt::CaseInsensitive) == 0;
        if (quota.pool == need.pool && region == need.region && familyFits)
            owned += quota.vcpus;
    }
    return owned;
}

} // namespace

std::vector<QuotaNeed> quotaNeeds(const Plan &plan, const Catalog &catalog,
                                  const std::vector<ComputeUse> &computes)
{
    std::vector<QuotaNeed> needs;
    for (std::size_t i = 0; i < computes.size(); ++i) {
        const ComputeUse &use = computes[i];
        const Compute &compute = plan.computes[i];
        if (!use.used() || !use.size || !use.region || use.peakInstances == 0)
            continue;
        const VmSize &size = catalog.size(*use.size);
        const QuotaPool pool = poolOf(compute, use.billing);
        // Low priority is one number over all families.
        const QString family = pool == QuotaPool::LowPriority ? QString() : size.family;
        const QString region = catalog.region(*use.region).id;
        auto it = std::find_if(needs.begin(), needs.end(), [&](const QuotaNeed &need) {
            return need.pool == pool && need.family == family && need.region == region;
        });
        if (it == needs.end()) {
            needs.push_back({});
            it = needs.end() - 1;
            it->pool = pool;
            it->family = family;
            it->region = region;
            it->by = plan.start.plusMonths(use.peakMonth);
        }
        const Cores cores = coresOf(compute, use, size);
        it->needed += cores.count;
        it->by = std::min(it->by, plan.start.plusMonths(use.peakMonth));
        it->formula += (it->formula.isEmpty() ? QString() : u" + "_s) + cores.formula;
        it->computes << compute.id;
    }
    for (QuotaNeed &need : needs)
        need.owned = ownedCores(plan, need);
    return needs;
}

} // namespace slipway
