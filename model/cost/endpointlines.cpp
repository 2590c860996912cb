// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/cost/computelines.h"
#include "model/cost/loads.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

QString hoursFormula(const Deployment &deployment, double hours)
{
    if (deployment.sizing == InstanceSizing::Fixed)
        return deployment.instances <= 1 ? PlanWords::tr("1 instance x 730 h") // never fewer
                                         : PlanWords::tr("%1 instances x 730 h").arg(deployment.instances);
    if (deployment.sizing == InstanceSizing::Derived)
        return PlanWords::tr("%1 h: as many instances as the latency target takes at the peak")
            .arg(figure(hours));
    if (deployment.sizing == InstanceSizing::DerivedAutoscale)
        return PlanWords::tr("%1 h: as many instances as the latency target takes in each hour")
            .arg(figure(hours));
    return PlanWords::tr("%1 h: %2 to %3, following the requests of each hour")
        .arg(figure(hours), QString::number(deployment.minInstances),
             formatUnits(std::max(deployment.minInstances, deployment.maxInstances), u"instance"_s,
                         QLocale::c()));
}

QString rolloutFormula(const RealtimeEndpoint &endpoint)
{
    const QString perMonth = figure(endpoint.rollout.perMonth.likely);
    const QString hours = figure(endpoint.rollout.overlapHours);
    const int atATime = secondVersions(endpoint).most();
    if (atATime > 1)
        return PlanWords::tr("%1 roll-outs x %2 h of each instance, up to %3 new versions at a time")
            .arg(perMonth, hours, QString::number(atATime));
    return (endpoint.rollout.perMonth.likely == 1
                ? PlanWords::tr("%1 roll-out x %2 h of each instance, both versions running")
                : PlanWords::tr("%1 roll-outs x %2 h of each instance, both versions running"))
        .arg(perMonth, hours);
}

} // namespace

Words endpointWords(const BillInput &input, const Compute &, const ComputeUse &, const Use &billed)
{
    const Workload &workload = input.plan.workloads[billed.workload];
    const auto &endpoint = std::get<RealtimeEndpoint>(workload.detail);
    if (billed.role == CostRole::RollOut)
        return {u"/rollout"_s, {}, rolloutFormula(endpoint)};
    return {{}, {}, hoursFormula(endpoint.deployments[billed.deployment], billed.in(workload.startMonth))};
}

} // namespace slipway::cost
