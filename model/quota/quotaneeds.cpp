// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/quota/quotaneeds.h"

#include "model/base/planwords.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

using cost::Billing;
using cost::ComputeUse;

QuotaPool poolOf(const Compute &compute, Billing billing)
{
    switch (billing) {
    case Billing::Kubernetes:
    case Billing::Machine:
    case Billing::Owner:
    case Billing::Tokens:
        return QuotaPool::Vm;
    case Billing::Spark:
        return QuotaPool::Spark;
    case Billing::Container:
        return QuotaPool::ContainerInstances;
    case Billing::Instance:
    case Billing::Cluster:
    case Billing::Serverless:
    case Billing::Endpoint:
    case Billing::Free:
        break;
    }
    // Serverless jobs take the same quota as clusters, "standard (dedicated) tier or spot (low-priority) VMs" (Model training on serverless
    // compute, 2025-10-24).
    return compute.tier == Tier::Dedicated ? QuotaPool::Dedicated : QuotaPool::LowPriority;
}

struct Cores
{
    int count = 0;
    QString formula;
};

Cores coresOf(const Compute &compute, const ComputeUse &use, const VmSize &size)
{
    const int each = size.vcpus;
    const int most = use.billing == Billing::Endpoint ? use.peakAllowed : use.peakInstances;
    if (use.billing == Billing::Endpoint && !size.exemptFromEndpointReserve) {
        return {use.peakReserved * each,
                PlanWords::tr("%1 instances, with 20 % in reserve = %2 x %3 vCPUs (%4)")
                    .arg(most)
                    .arg(use.peakReserved)
                    .arg(each)
                    .arg(compute.id)};
    }
    const bool nodes = use.billing == Billing::Cluster || use.billing == Billing::Serverless
        || use.billing == Billing::Kubernetes;
    const bool one = most == 1;
    const QString word = nodes ? (one ? PlanWords::tr("node") : PlanWords::tr("nodes"))
                               : (one ? PlanWords::tr("instance") : PlanWords::tr("instances"));
    return {most * each,
            PlanWords::tr("%1 %2 x %3 vCPUs (%4)").arg(most).arg(word).arg(each).arg(compute.id)};
}

/// The name under which quota of a size is asked for. Where no source names it: that of the other sizes of its series
/// if they agree, else the series, so that unlike sizes are never added up.
QString familyOf(const Catalog &catalog, const VmSize &size)
{
    if (!size.family.isEmpty() || !size.series)
        return size.family;
    QString family;
    for (const VmSize &other : catalog.sizes()) {
        if (other.series != size.series || other.family.isEmpty())
            continue;
        if (!family.isEmpty() && family.compare(other.family, Qt::CaseInsensitive) != 0)
            return catalog.seriesOf(size)->id;
        family = other.family;
    }
    return family.isEmpty() ? catalog.seriesOf(size)->id : family;
}

/// What the plan says is there of the need. `names` are all under which the family is listed.
void addOwned(const Plan &plan, const QStringList &names, QuotaNeed &need)
{
    for (const OwnedQuota &quota : plan.ownedQuota) {
        const QString region = plan.regionOr(quota.region);
        const bool familyFits
            = need.pool == QuotaPool::LowPriority || names.contains(quota.family, Qt::CaseInsensitive);
        if (quota.pool != need.pool || region != need.region || !familyFits)
            continue;
        if (quota.vcpus == 0 && !quota.day)
            continue; // a line that nobody filled in yet says nothing
        const QDate day = QDate::fromString(quota.day.value_or(QString()), Qt::ISODate);
        need.ownedOn = need.isTold && !(need.ownedOn.isValid() && day.isValid()) ? QDate()
            : need.isTold                                                       ? std::min(need.ownedOn, day)
                                                                                 : day;
        need.isTold = true;
        need.owned += quota.vcpus;
    }
}

/// The quota of the pool that a subscription starts with, at least; 0 where no document read states it.
double defaultOf(const Catalog &catalog, QuotaPool pool)
{
    const auto stated = [&catalog](QStringView limit) {
        const Limit *found = catalog.limit(limit);
        return found ? found->value : 0;
    };
    switch (pool) {
    case QuotaPool::Dedicated:
        return stated(u"quota.dedicated_cores_min");
    case QuotaPool::LowPriority:
        return stated(u"quota.low_priority_cores_min");
    case QuotaPool::ContainerInstances:
        return stated(u"aci.cores_per_region");
    case QuotaPool::Vm:
    case QuotaPool::Spark:
        break;
    }
    return 0;
}

/// Whether the default quota of the size's family is zero.
bool startsAtZero(const Catalog &catalog, const ComputeUse &use)
{
    if (!use.size)
        return false;
    const VmSize &size = catalog.size(*use.size);
    const VmSeries *series = catalog.seriesOf(size);
    return size.gpu || (series && series->needsQuotaRequest);
}

/// Adds up what computes need of one pool, family and region.
class NeedList
{
public:
    NeedList(const Plan &plan, const Catalog &catalog)
        : m_plan(plan)
        , m_catalog(catalog)
    {
    }

    struct Key
    {
        QuotaPool pool = QuotaPool::Dedicated;
        QString family;
        QString region;
        QString otherName = {}; ///< of the family, in another list; may be empty
    };
    void add(const Key &key, const Cores &cores, const Compute &compute, const ComputeUse &use)
    {
        if (cores.count == 0)
            return;
        auto it = std::find_if(m_needs.begin(), m_needs.end(), [&](const QuotaNeed &need) {
            return need.pool == key.pool && need.family == key.family && need.region == key.region;
        });
        if (it == m_needs.end()) {
            QuotaNeed need;
            need.pool = key.pool;
            need.family = key.family;
            need.region = key.region;
            need.given = defaultOf(m_catalog, key.pool);
            it = m_needs.insert(m_needs.end(), need);
            m_names.push_back({key.family});
            m_terms.emplace_back();
            m_begins.emplace_back();
        }
        if (!key.otherName.isEmpty())
            m_names[static_cast<std::size_t>(it - m_needs.begin())] << key.otherName;
        if (key.pool == QuotaPool::Dedicated && startsAtZero(m_catalog, use))
            it->given = 0;
        it->needed += cores.count;
        it->months.push_back(m_plan.start.plusMonths(use.peakMonth));
        m_begins[static_cast<std::size_t>(it - m_needs.begin())].push_back(
            m_plan.start.plusMonths(std::max(0, use.firstMonth)));
        Terms &terms = m_terms[static_cast<std::size_t>(it - m_needs.begin())];
        if (++terms.count <= mostTerms)
            terms.told << cores.formula;
        else
            terms.rest += cores.count;
        if (!it->computes.contains(compute.id))
            it->computes << compute.id;
    }

    std::vector<QuotaNeed> take()
    {
        for (std::size_t i = 0; i < m_needs.size(); ++i) {
            QuotaNeed &need = m_needs[i];
            addOwned(m_plan, m_names[i], need);
            // Where there is nothing, not even a beginning is possible without it.
            if (need.owned == 0 && (need.isTold || need.given == 0))
                need.months = std::move(m_begins[i]);
            std::ranges::sort(need.months);
            need.by = need.months.front();
        }
        for (std::size_t i = 0; i < m_needs.size(); ++i) {
            Terms &terms = m_terms[i];
            if (terms.count > mostTerms)
                terms.told
                    << PlanWords::tr("%1 vCPUs of %2 more").arg(terms.rest).arg(terms.count - mostTerms);
            m_needs[i].formula = terms.told.join(u" + "_s);
        }
        return std::move(m_needs);
    }

private:
    /// What a need adds up from. A plan may have a thousand computes, and nobody reads a sum of as many terms.
    struct Terms
    {
        QStringList told;
        int count = 0;
        int rest = 0; ///< vCPUs of those that are not told
    };
    static constexpr int mostTerms = 10;

    const Plan &m_plan;
    const Catalog &m_catalog;
    std::vector<QuotaNeed> m_needs;
    std::vector<QStringList> m_names; ///< of the family of each need
    std::vector<Terms> m_terms; ///< of each need
    std::vector<std::vector<YearMonth>> m_begins; ///< of each need, when its computes are used first
};

/// vCPUs of `count` equal things, rounded up to whole ones.
Cores coresOfEach(int count, double each, QString one, QString many, const Compute &compute)
{
    return {static_cast<int>(std::ceil(count * each - 1e-9)),
            PlanWords::tr("%1 %2 x %3 vCPUs (%4)")
                .arg(count)
                .arg(count == 1 ? one : many)
                .arg(each)
                .arg(compute.id)};
}

/// The pool of Kubernetes' own pods: machines beside those of the pool that pods and runs use.
void addSystemPool(NeedList &needs, const Catalog &catalog, const Compute &compute, const ComputeUse &use)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const std::optional<SizeId> size = catalog.findSize(
        options.systemSize.isEmpty() ? KubernetesOptions().systemSize : options.systemSize);
    if (size && use.region)
        needs.add({QuotaPool::Vm, familyOf(catalog, catalog.size(*size)), catalog.region(*use.region).id},
                  coresOfEach(options.systemNodes, catalog.size(*size).vcpus, PlanWords::tr("system node"),
                              PlanWords::tr("system nodes"), compute),
                  compute, use);
}

} // namespace

std::vector<QuotaNeed> quotaNeeds(const Plan &plan, const Catalog &catalog,
                                  const std::vector<ComputeUse> &computes)
{
    NeedList needs(plan, catalog);
    for (std::size_t i = 0; i < computes.size(); ++i) {
        const ComputeUse &use = computes[i];
        const Compute &compute = plan.computes[i];
        // Machines of one's own, joined by Arc, take no quota of Azure.
        const bool own = use.billing == Billing::Kubernetes && compute.ownerPrice;
        if (!use.used() || !use.region || use.peakInstances == 0 || own)
            continue;
        const QString region = catalog.region(*use.region).id;
        const QuotaPool pool = poolOf(compute, use.billing);
        if (use.billing == Billing::Spark) {
            const SparkOptions spark = compute.spark.value_or(SparkOptions());
            needs.add({pool, {}, region},
                      coresOfEach(use.peakInstances,
                                  spark.driverVcpus + spark.executors * spark.executorVcpus,
                                  PlanWords::tr("session"), PlanWords::tr("sessions"), compute),
                      compute, use);
        } else if (use.billing == Billing::Container) {
            needs.add(
                {pool, {}, region},
                coresOfEach(use.peakInstances, compute.kubernetes.value_or(KubernetesOptions()).podVcpus,
                            PlanWords::tr("container group"), PlanWords::tr("container groups"), compute),
                compute, use);
        } else if (use.size) {
            const VmSize &size = catalog.size(*use.size);
            // Low priority is one number over all families.
            const QString family = pool == QuotaPool::LowPriority ? QString() : familyOf(catalog, size);
            needs.add({pool, family, region, size.endpointFamily}, coresOf(compute, use, size), compute, use);
        }
        if (use.billing == Billing::Kubernetes)
            addSystemPool(needs, catalog, compute, use);
    }
    return needs.take();
}

} // namespace slipway
