// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/linewriter.h"
#include "model/cost/loads.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

QString hoursFormula(const Deployment &deployment, double hours)
{
    if (deployment.sizing == InstanceSizing::Fixed)
        return deployment.instances == 1 ? u"1 instance x 730 h"_s
                                         : u"%1 instances x 730 h"_s.arg(deployment.instances);
    if (deployment.sizing == InstanceSizing::Derived)
        return u"%1 h: as many instances as the latency target takes at the peak"_s.arg(figure(hours));
    if (deployment.sizing == InstanceSizing::DerivedAutoscale)
        return u"%1 h: as many instances as the latency target takes in each hour"_s.arg(figure(hours));
    return u"%1 h: %2 to %3 instances, following the requests of each hour"_s.arg(figure(hours))
        .arg(deployment.minInstances)
        .arg(deployment.maxInstances);
}

/// Instances that a commitment is bought for.
int committedInstances(const Plan &plan, const Workload &workload, const RealtimeEndpoint &endpoint,
                       const Deployment &deployment, const sizing::CapacityTable &table, double utilization)
{
    if (const std::optional<int> stated = statedInstances(deployment))
        return std::max(1, *stated);
    const double peak = peakLoads(plan, workload, endpoint).highest;
    return deploymentInstances(deployment, endpoint, table, peak, utilization);
}

} // namespace

void writeEndpointLines(LineWriter &writer, const Compute &compute, const ComputeUse &use)
{
    const Plan &plan = writer.input().plan;
    const double utilization = plan.assumptions.targetUtilizationPercent.likely / 100;
    const bool committed = termHours(effectivePriceType(compute)) > 0;
    const QString size = use.size ? writer.input().catalog.size(*use.size).shortName() : compute.size;

    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        const Workload &workload = plan.workloads[w];
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint || !workload.enabled)
            continue;
        const auto &sized = std::get<sizing::EndpointSizing>(writer.input().sizing[w]);
        for (std::size_t d = 0; d < endpoint->deployments.size(); ++d) {
            const Deployment &deployment = endpoint->deployments[d];
            if (deployment.compute != compute.id)
                continue;
            const sizing::CapacityTable &table = sized.deployments[d].table;
            const auto hours = [&](int m) {
                if (!workload.runsIn(m))
                    return 0.0;
                if (committed)
                    return hoursPerMonth
                        * committedInstances(plan, workload, *endpoint, deployment, table, utilization);
                return deploymentHours(deployment, *endpoint, table, sized.lagMinutes,
                                       peakLoad(plan, *endpoint, m), utilization);
            };
            const QString id = u"endpoint/%1/%2"_s.arg(workload.id, deployment.id);
            const QString name = u"%1, %2: %3"_s.arg(workload.id, deployment.id, size);
            writer.vm({id,
                       name,
                       CostStage::Deployment,
                       compute.id,
                       {workload.id},
                       hoursFormula(deployment, hours(workload.startMonth))},
                      compute, use, u"instance-hour"_s, hours);

            const double overlap = endpoint->rollout.perMonth.likely * endpoint->rollout.overlapHours;
            // A commitment covers no second version: that one is pay-as-you-go.
            Compute uncommitted = compute;
            uncommitted.priceType = PriceType::PayAsYouGo;
            writer.vm(
                {id + u"/rollout"_s,
                 u"%1, %2: roll-out overlap"_s.arg(workload.id, deployment.id),
                 CostStage::Deployment,
                 compute.id,
                 {workload.id},
                 u"%1 roll-outs x %2 h, both versions running"_s.arg(
                     figure(endpoint->rollout.perMonth.likely), figure(endpoint->rollout.overlapHours))},
                uncommitted, use, u"instance-hour"_s,
                [&](int m) { return workload.runsIn(m) ? overlap * hours(m) / hoursPerMonth : 0.0; });
        }
    }
}

} // namespace slipway::cost
