// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/quota/quotaneeds.h"

#include "model/base/planwords.h"
#include "model/base/significant.h"
#include "model/catalog/familywords.h"
#include "model/cost/computeuse.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
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

/// Equal things that hold quota, in one month.
struct Things
{
    int most = 0;
    int taken = 0; ///< as many as are counted: with the reserve that online deployments keep
    double each = 0; ///< vCPUs
    QString one;
    QString many;
    /// vCPUs, rounded up to whole ones.
    [[nodiscard]] int vcpus() const { return static_cast<int>(std::ceil(taken * each - 1e-9)); }
    [[nodiscard]] QString formula(const QString &compute) const
    {
        if (taken != most)
            return PlanWords::tr("%1 instances, with 20 % in reserve = %2 x %3 vCPUs (%4)")
                .arg(most)
                .arg(taken)
                .arg(formatSignificant(each, wordsLocale()), compute);
        return PlanWords::tr("%1 %2 x %3 vCPUs (%4)")
            .arg(most)
            .arg(most == 1 ? one : many, formatSignificant(each, wordsLocale()), compute);
    }
};

Things thingsOf(const Compute &compute, const ComputeUse &use, const VmSize *size, int month)
{
    const cost::HeldMachines held = cost::heldIn(compute, use, month);
    switch (use.billing) {
    case Billing::Spark: {
        const SparkOptions spark = compute.spark.value_or(SparkOptions());
        return {held.most, held.most,
                static_cast<double>(spark.driverVcpus + spark.executors * spark.executorVcpus),
                PlanWords::tr("session"), PlanWords::tr("sessions")};
    }
    case Billing::Container:
        return {held.most, held.most, compute.kubernetes.value_or(KubernetesOptions()).podVcpus,
                PlanWords::tr("container group"), PlanWords::tr("container groups")};
    case Billing::Endpoint:
        return {held.allowed, size->exemptFromEndpointReserve ? held.allowed : held.reserved,
                static_cast<double>(size->vcpus), PlanWords::tr("instance"), PlanWords::tr("instances")};
    case Billing::Cluster:
    case Billing::Serverless:
    case Billing::Kubernetes:
        return {held.most, held.most, static_cast<double>(size->vcpus), PlanWords::tr("node"),
                PlanWords::tr("nodes")};
    case Billing::Instance:
    case Billing::Machine:
    case Billing::Owner:
    case Billing::Tokens:
    case Billing::Free:
        break;
    }
    return {held.most, held.most, static_cast<double>(size->vcpus), PlanWords::tr("instance"),
            PlanWords::tr("instances")};
}

/// The pool of Kubernetes' own pods: machines beside those of the pool that pods and runs use.
Things systemPool(const Compute &compute, const ComputeUse &use, const VmSize &size, int month)
{
    const int nodes = use.existsIn(month) ? compute.kubernetes.value_or(KubernetesOptions()).systemNodes : 0;
    return {nodes, nodes, static_cast<double>(size.vcpus), PlanWords::tr("system node"),
            PlanWords::tr("system nodes")};
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
        if (quota.pool != need.pool || plan.regionOr(quota.region) != need.region)
            continue;
        const auto isCalled = [&quota](const QString &name) { return isSameFamily(name, quota.family); };
        if (need.pool != QuotaPool::LowPriority && std::ranges::none_of(names, isCalled))
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

/// Adds up, month by month, what computes need of one pool, family and region.
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
    /// `in` gives the things of a month.
    void add(const Key &key, const Compute &compute, const ComputeUse &use,
             const std::function<Things(int)> &in)
    {
        std::vector<int> vcpus(static_cast<std::size_t>(m_plan.months));
        for (int month = use.firstMonth; month <= use.lastMonth; ++month)
            vcpus[static_cast<std::size_t>(month)] = in(month).vcpus();
        const int most = vcpus.empty() ? 0 : std::ranges::max(vcpus);
        if (most == 0)
            return;
        Entry &entry = entryOf(key);
        if (!key.otherName.isEmpty())
            entry.names << key.otherName;
        if (key.pool == QuotaPool::Dedicated && startsAtZero(m_catalog, use))
            entry.need.given = 0;
        if (!entry.need.computes.contains(compute.id))
            entry.need.computes << compute.id;
        for (std::size_t month = 0; month < vcpus.size(); ++month)
            entry.vcpus[month] += vcpus[month];
        entry.parts.push_back({&compute, in, most});
    }

    std::vector<QuotaNeed> take()
    {
        std::vector<QuotaNeed> needs;
        needs.reserve(m_entries.size());
        for (Entry &entry : m_entries) {
            finish(entry);
            needs.push_back(std::move(entry.need));
        }
        return needs;
    }

private:
    struct Part
    {
        const Compute *compute = nullptr;
        std::function<Things(int)> in;
        int most = 0; ///< vCPUs, in any month
    };
    struct Entry
    {
        QuotaNeed need;
        QStringList names; ///< of the family
        std::vector<int> vcpus; ///< by month
        std::vector<Part> parts;
    };

    Entry &entryOf(const Key &key)
    {
        const auto found = std::ranges::find_if(m_entries, [&](const Entry &each) {
            return each.need.pool == key.pool && each.need.family == key.family
                && each.need.region == key.region;
        });
        if (found != m_entries.end())
            return *found;
        Entry entry;
        entry.need.pool = key.pool;
        entry.need.family = key.family;
        entry.need.region = key.region;
        entry.need.given = defaultOf(m_catalog, key.pool);
        entry.names = {key.family};
        entry.vcpus.resize(static_cast<std::size_t>(m_plan.months));
        m_entries.push_back(std::move(entry));
        return m_entries.back();
    }

    void finish(Entry &entry) const
    {
        QuotaNeed &need = entry.need;
        addOwned(m_plan, entry.names, need);
        const auto highest = std::ranges::max_element(entry.vcpus);
        const int peak = static_cast<int>(highest - entry.vcpus.begin());
        need.needed = *highest;
        need.formula = formulaOf(entry, peak);
        const double there = need.isTold || need.owned > 0 ? need.owned : need.given;
        int before = 0;
        for (int month = 0; month < m_plan.months; ++month) {
            const int vcpus = entry.vcpus[static_cast<std::size_t>(month)];
            const YearMonth at = m_plan.start.plusMonths(month);
            if (need.held.empty() ? vcpus > 0 : vcpus != need.held.back().vcpus)
                need.held.push_back({at, vcpus});
            if (vcpus > before && vcpus > there)
                need.months.push_back(at);
            before = std::max(before, vcpus);
        }
        if (need.months.empty())
            need.months.push_back(m_plan.start.plusMonths(peak));
        need.by = need.months.front();
    }

    /// What a need adds up from. A plan may have a thousand computes, and nobody reads a sum of as many terms.
    [[nodiscard]] QString formulaOf(const Entry &entry, int peak) const
    {
        constexpr int mostTerms = 10;
        QStringList told;
        int more = 0;
        int rest = 0; ///< vCPUs of those that are not told
        bool isOfOneMonth = false;
        for (const Part &part : entry.parts) {
            const Things things = part.in(peak);
            isOfOneMonth = isOfOneMonth || things.vcpus() < part.most;
            if (things.vcpus() == 0)
                continue;
            if (told.size() < mostTerms) {
                told << things.formula(part.compute->id);
            } else {
                ++more;
                rest += things.vcpus();
            }
        }
        if (more > 0)
            told << PlanWords::tr("%1 vCPUs of %2 more").arg(rest).arg(more);
        const QString sum = told.join(u" + "_s);
        return isOfOneMonth
            ? PlanWords::tr("%1, the most at a time, in %2").arg(sum, m_plan.start.plusMonths(peak).toText())
            : sum;
    }

    const Plan &m_plan;
    const Catalog &m_catalog;
    std::vector<Entry> m_entries;
};

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
        const VmSize *size = use.size ? &catalog.size(*use.size) : nullptr;
        const auto things = [&compute, &use, size](int month) { return thingsOf(compute, use, size, month); };
        if (use.billing == Billing::Spark || use.billing == Billing::Container) {
            needs.add({pool, {}, region}, compute, use, things);
        } else if (size) {
            // Low priority is one number over all families.
            const QString family = pool == QuotaPool::LowPriority ? QString() : familyOf(catalog, *size);
            needs.add({pool, family, region, size->endpointFamily}, compute, use, things);
        }
        const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
        const std::optional<SizeId> system = catalog.findSize(
            options.systemSize.isEmpty() ? KubernetesOptions().systemSize : options.systemSize);
        if (use.billing == Billing::Kubernetes && system) {
            const VmSize &each = catalog.size(*system);
            needs.add({QuotaPool::Vm, familyOf(catalog, each), region}, compute, use,
                      [&compute, &use, &each](int month) { return systemPool(compute, use, each, month); });
        }
    }
    return needs.take();
}

QMap<QString, std::vector<VcpusFrom>> dedicatedByRegion(const std::vector<QuotaNeed> &needs)
{
    QMap<QString, std::map<YearMonth, int>> changes;
    for (const QuotaNeed &need : needs) {
        if (need.pool != QuotaPool::Dedicated)
            continue;
        int before = 0;
        for (const VcpusFrom &from : need.held) {
            changes[need.region][from.month] += from.vcpus - before;
            before = from.vcpus;
        }
    }
    QMap<QString, std::vector<VcpusFrom>> together;
    for (const auto &[region, months] : changes.asKeyValueRange()) {
        std::vector<VcpusFrom> &held = together[region];
        int vcpus = 0;
        for (const auto &[month, change] : months) {
            vcpus += change;
            if (change != 0)
                held.push_back({month, vcpus});
        }
    }
    return together;
}

} // namespace slipway
