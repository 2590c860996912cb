// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/deployquota.h"

#include "model/cost/heldinstances.h"
#include "model/exports/azureml/names.h"
#include "model/exports/azureml/pricedcounts.h"
#include "model/quota/quotaneeds.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// The words of a name that a line of the script can hold.
QString plainFamily(const QString &name)
{
    QString family;
    for (const QChar c : name) {
        if (c < QChar(0x80) && (c.isLetterOrNumber() || c == u'_' || c == u' '))
            family += c;
    }
    return family;
}

QString placeOf(const QString &region, bool isLow)
{
    return NameList().take(region, NameRule::Plain, u"region"_s)
        + (isLow ? u" low-priority "_s : u" dedicated "_s);
}

bool isListed(const QuotaNeed &need)
{
    return need.pool == QuotaPool::Dedicated || need.pool == QuotaPool::LowPriority;
}

QString familyOf(const QuotaNeed &need)
{
    // Low priority has one limit for all families.
    return need.pool == QuotaPool::LowPriority ? u"TotalLowPriorityCores"_s : plainFamily(need.family);
}

/// "begin:144,2027-07-01:120": to the end of the plan.
QString stepsOf(const Plan &plan, const std::vector<VcpusFrom> &held)
{
    QStringList steps;
    for (const VcpusFrom &from : held)
        steps << (from.month <= plan.start ? u"begin"_s : from.month.firstDay().toString(Qt::ISODate))
                + u':' + QString::number(from.vcpus);
    return steps.join(u',') + u",%1:0"_s.arg(plan.start.plusMonths(plan.months).firstDay().toString(Qt::ISODate));
}

} // namespace

QStringList quotasOf(const Emission &emission)
{
    QStringList quotas;
    for (const QuotaNeed &need : emission.evaluation.quota) {
        if (isListed(need) && need.needed > 0)
            quotas << placeOf(need.region, need.pool == QuotaPool::LowPriority)
                    + stepsOf(emission.plan, need.held) + u' ' + familyOf(need);
    }
    for (const auto &[region, held] : dedicatedByRegion(emission.evaluation.quota).asKeyValueRange())
        quotas << placeOf(region, false) + stepsOf(emission.plan, held) + u" TotalDedicatedCores"_s;
    return quotas;
}

QStringList drawsOf(const Emission &emission,
                    const std::function<QString(const std::vector<const Workload *> &)> &words)
{
    QStringList draws;
    const auto add = [&](const QString &what, const Compute &compute,
                         const std::vector<InstancesFrom> &machines,
                         const std::vector<const Workload *> &workloads) {
        const std::optional<SizeId> size = emission.catalog.findSize(compute.size);
        const auto need = std::ranges::find_if(emission.evaluation.quota, [&compute](const QuotaNeed &each) {
            return isListed(each) && each.computes.contains(compute.id);
        });
        if (!size || need == emission.evaluation.quota.end()
            || std::ranges::all_of(machines, [](const InstancesFrom &from) { return from.instances == 0; }))
            return;
        QString cores;
        for (const InstancesFrom &from : machines) {
            if (!cores.isEmpty())
                cores += u',' + from.month.firstDay().toString(Qt::ISODate) + u':';
            cores += QString::number(from.instances * emission.catalog.size(*size).vcpus);
        }
        draws << u"%1 %2|%3%4|%5"_s.arg(cores, what,
                                        placeOf(need->region, need->pool == QuotaPool::LowPriority),
                                        familyOf(*need), words(workloads));
    };
    for (const ComputeResource &resource : emission.layout.computes) {
        const QString what = u"compute "_s + resource.name;
        if (resource.kind == ComputeKind::Instance)
            add(what, *resource.compute, {{emission.plan.start, 1}}, resource.workloads);
        if (resource.kind == ComputeKind::Cluster)
            add(what, *resource.compute, {{emission.plan.start, resource.compute->minNodes}},
                resource.workloads);
    }
    for (const EndpointResource &endpoint : emission.layout.endpoints) {
        for (const DeploymentResource &deployment : endpoint.deployments) {
            const std::optional<SizeId> size = emission.catalog.findSize(deployment.compute->size);
            if (endpoint.kind != EndpointKind::Managed || !size)
                continue;
            // Made in a later month, it gets the instances of that.
            std::vector<InstancesFrom> machines = instancesByMonth(emission, endpoint, deployment);
            if (machines.empty())
                machines = {{emission.plan.start, pricedInstances(emission, endpoint, deployment).first}};
            if (!emission.catalog.size(*size).exemptFromEndpointReserve) {
                for (InstancesFrom &from : machines)
                    from.instances = cost::withReserve(from.instances);
            }
            add(u"online-deployment %1${suffix}/%2"_s.arg(endpoint.name, deployment.name),
                *deployment.compute, machines, {endpoint.workload});
        }
    }
    return draws;
}

} // namespace slipway::azureml
