// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/computelines.h"

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

} // namespace

Words endpointWords(const BillInput &input, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    const Workload &workload = input.plan.workloads[billed.workload];
    const auto &endpoint = std::get<RealtimeEndpoint>(workload.detail);
    if (billed.role == CostRole::RollOut)
        return {u"/rollout"_s, u"roll-out overlap"_s,
                u"%1 roll-outs x %2 h, both versions running"_s.arg(figure(endpoint.rollout.perMonth.likely),
                                                                    figure(endpoint.rollout.overlapHours))};
    return {QString(), sizeName(input, compute, use),
            hoursFormula(endpoint.deployments[billed.deployment], billed.in(workload.startMonth))};
}

} // namespace slipway::cost
