// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/pricedcounts.h"

#include "model/base/format.h"
#include "model/cost/bill.h"
#include "model/cost/loads.h"
#include "model/cost/usage.h"
#include "model/exports/azureml/autoscale.h"
#include "model/plan/workends.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// Instances at the highest load; nothing where it takes more than are counted, or nothing follows.
std::optional<int> countedAtPeak(const Emission &emission, const EndpointResource &endpoint,
                                 const DeploymentResource &deployment)
{
    const std::optional<int> peak
        = emission.evaluation.instancesAtPeak(endpoint.workload->id, deployment.deployment->id);
    return peak && *peak < sizing::CapacityTable::mostInstances ? peak : std::nullopt;
}

/// The lowest number that is priced in any hour, with those that outlast a failure.
int leastPriced(const Emission &emission, const EndpointResource &endpoint, const Deployment &deployment)
{
    return emission.evaluation.leastInstances(endpoint.workload->id, deployment.id)
        .value_or(deployment.minInstances);
}

} // namespace

PricedInstances pricedInstances(const Emission &emission, const EndpointResource &endpoint,
                                const DeploymentResource &resource)
{
    const Deployment &deployment = *resource.deployment;
    // An online deployment cannot scale to zero, and is not priced so.
    const int least = std::max(1, deployment.minInstances);
    const std::optional<int> peak = countedAtPeak(emission, endpoint, resource);
    switch (deployment.sizing) {
    case InstanceSizing::Fixed: {
        const int stated = std::max(1, deployment.instances);
        return {stated, stated, stated, false, true};
    }
    case InstanceSizing::Autoscale: {
        const int lowest = leastPriced(emission, endpoint, deployment);
        return {lowest, lowest, std::max(lowest, deployment.maxInstances), true, true};
    }
    case InstanceSizing::Derived: {
        // Those of the first month: what grows later is told by month, and paid for from that month.
        const std::vector<InstancesFrom> months = instancesByMonth(emission, endpoint, resource);
        const int derived = months.empty() ? peak.value_or(least) : months.front().instances;
        return {derived, derived, derived, false, peak.has_value()};
    }
    case InstanceSizing::DerivedAutoscale: {
        const int lowest = peak ? leastPriced(emission, endpoint, deployment) : least;
        return {lowest, lowest, std::max(lowest, peak.value_or(lowest)), true, peak.has_value()};
    }
    }
    Q_UNREACHABLE();
}

std::vector<InstancesFrom> instancesByMonth(const Emission &emission, const EndpointResource &endpoint,
                                            const DeploymentResource &resource)
{
    const Deployment &deployment = *resource.deployment;
    if (deployment.sizing != InstanceSizing::Derived || !countedAtPeak(emission, endpoint, resource))
        return {};
    const Plan &plan = emission.plan;
    const sizing::CapacityTable table
        = sizing::sizeDeployment(plan, emission.catalog, *endpoint.detail, deployment).table;
    std::vector<InstancesFrom> months;
    for (int month = 0; month < plan.months; ++month) {
        if (!endpoint.workload->runsIn(month))
            continue;
        const double peak = cost::peakLoad(plan, *endpoint.workload, *endpoint.detail, month);
        const int count = cost::deploymentInstances(deployment, *endpoint.detail, table, peak, 1);
        if (months.empty() || months.back().instances != count)
            months.push_back({plan.start.plusMonths(month), count});
    }
    if (months.size() < 2)
        months.clear();
    return months;
}

std::vector<InstancesFrom> instancesByMonth(const Emission &emission, const ComputeResource &resource)
{
    if (resource.kind != ComputeKind::Instance)
        return {};
    const Plan &plan = emission.plan;
    cost::InstanceRules rules;
    rules.instances = resource.compute->instances;
    std::vector<InstancesFrom> months;
    for (int month = 0; month < plan.months; ++month) {
        cost::InstanceDemand demand;
        bool isUsed = false;
        for (const Workload *workload : resource.workloads) {
            if (!workload->runsIn(month))
                continue;
            isUsed = true;
            if (const auto *team = std::get_if<Experimentation>(&workload->detail))
                cost::addPeople(demand, *team,
                                cost::growthFactor(plan.growth.peoplePercent, *workload, month));
        }
        const int count = cost::instanceMonth(demand, rules).instances;
        if (isUsed && (months.empty() || months.back().instances != count))
            months.push_back({plan.start.plusMonths(month), count});
    }
    if (months.size() < 2)
        months.clear();
    return months;
}

int pricedNodes(const Emission &emission, const BatchResource &batch)
{
    if (batch.detail->nodesPerRun > 0)
        return batch.detail->nodesPerRun;
    for (const SizingResult &result : emission.evaluation.sizing) {
        if (result.workload != batch.workload->id)
            continue;
        if (const SizedFigure *nodes = result.output(u"nodes"))
            return std::max(1, static_cast<int>(nodes->likely));
    }
    return 1;
}

namespace {

/// "2 instances from December 2026, 3 instances from March 2027, none from May 2027"
QString byMonth(const Plan &plan, const std::vector<InstancesFrom> &months, std::optional<int> end)
{
    QStringList texts;
    for (const InstancesFrom &from : months)
        texts << u"%1 from %2"_s.arg(formatUnits(from.instances, u"instance"_s, QLocale::c()),
                                     formatMonth(from.month, QLocale::c()));
    if (end)
        texts << u"none from %1"_s.arg(formatMonth(plan.start.plusMonths(*end), QLocale::c()));
    return texts.join(u", "_s);
}

} // namespace

QStringList countRemarks(const Emission &emission, bool isTemplate)
{
    QStringList remarks;
    const Compute *before = nullptr;
    for (const ComputeResource &resource : emission.layout.computes) {
        if (resource.compute == before)
            continue;
        before = resource.compute;
        if (const std::vector<InstancesFrom> months = instancesByMonth(emission, resource); !months.empty())
            remarks << u"%1 is priced with %2, one for each person. The files have those of the first month: "
                       u"for each person who joins then, %3; "
                       "remove that of each who leaves."_s.arg(
                           oneLine(resource.compute->id),
                           byMonth(emission.plan, months,
                                   endOfWork(resource.workloads, emission.plan.months)),
                           isTemplate
                               ? u"create one more of the same size, schedule and tags"_s
                               : u"copy %1 under a new name and create that"_s.arg(computePath(resource)));
    }
    for (const EndpointResource &endpoint : emission.layout.endpoints) {
        for (const DeploymentResource &resource : endpoint.deployments) {
            const QString name = endpoint.name + u" / "_s + resource.name;
            const PricedInstances instances = pricedInstances(emission, endpoint, resource);
            if (!instances.counted)
                remarks
                    << u"%1: how many instances it takes does not follow from the plan; the files have its "
                       "lowest number."_s.arg(name);
            if (const std::vector<InstancesFrom> months = instancesByMonth(emission, endpoint, resource);
                !months.empty())
                remarks << u"%1 is priced with %2. The files have those of the first month%3: in each of the "
                           "later ones give it its number."_s.arg(
                               name,
                               byMonth(emission.plan, months,
                                       endOfWork({endpoint.workload}, emission.plan.months)),
                               isTemplate ? QString() : u", and deploy.sh makes it with those of the day"_s);
            if (const QString remark = autoscaleRemark(emission, endpoint, resource); !remark.isEmpty())
                remarks << remark;
        }
    }
    return remarks;
}

std::vector<std::pair<QString, QString>> podAmounts(const Emission &emission, const Compute &compute)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const int mebibytes = static_cast<int>(std::max(1.0, std::ceil(options.podMemoryGiB * 1024)));
    std::vector<std::pair<QString, QString>> amounts{
        {u"cpu"_s, QString::number(std::max(0.1, options.podVcpus), 'g', 6)},
        {u"memory"_s, mebibytes % 1024 == 0 ? u"%1Gi"_s.arg(mebibytes / 1024) : u"%1Mi"_s.arg(mebibytes)}};
    // Pods are packed onto nodes by this number: it is what the plan prices.
    if (emission.gpusOf(compute.size) > 0 && options.podGpus > 0)
        amounts.emplace_back(u"nvidia.com/gpu"_s, QString::number(options.podGpus));
    return amounts;
}

std::vector<std::pair<QString, QString>> podRequests(const Emission &emission, const Compute &compute)
{
    std::vector<std::pair<QString, QString>> amounts = podAmounts(emission, compute);
    std::erase_if(amounts, [](const auto &amount) { return amount.first == u"nvidia.com/gpu"; });
    return amounts;
}

} // namespace slipway::azureml
