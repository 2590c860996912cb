// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/autoscale.h"

#include "model/exports/azureml/pricedcounts.h"
#include "model/sizing/plansizing.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// Milliseconds that a request takes in the mean where each instance is sent `load` of them a second.
double meanAnswer(const sizing::ServiceProfile &profile, double load)
{
    return 1000 * (profile.serviceSeconds + sizing::splitQueue(profile, 1, load).meanWaitSeconds);
}

/// By the latency of the endpoint's answers. Of a deployment there are only its percentiles, which have no dimensions; the endpoint's average
/// has one, `deployment`: Azure Monitor, "Supported metrics for Microsoft.MachineLearningServices/workspaces/onlineEndpoints", read 2026-11-23.
void followLatency(Autoscale &autoscale, const Emission &emission, const EndpointResource &endpoint,
                   const DeploymentResource &deployment)
{
    const sizing::DeploymentSizing sized
        = sizing::sizeDeployment(emission.plan, emission.catalog, *endpoint.detail, *deployment.deployment);
    const sizing::ServiceProfile &profile = sized.table.profile();
    const double service = std::clamp(1000 * profile.serviceSeconds, 10.0, 1e6);
    const double target = std::clamp(endpoint.detail->latencyTargetMilliseconds, 10.0, 1e6);
    // The target holds for nearly all requests, the metric is their mean: that of instances which carry as much as they are planned to.
    // Where it hardly waits, a tenth more than an answer takes says the same; the mean of what one instance more makes of it is enough.
    const double full = sized.table.limit(autoscale.least);
    const double highest = std::max(1.1 * service, target);
    const double out = std::clamp(meanAnswer(profile, full / autoscale.least), 1.1 * service, highest);
    const double in = std::clamp(meanAnswer(profile, full / (autoscale.least + 1)), 1.02 * service, 0.95 * out);
    autoscale.ofEndpoint = true;
    autoscale.metric = u"RequestLatency"_s;
    autoscale.out = static_cast<int>(std::ceil(out));
    autoscale.in = static_cast<int>(in);
}

void followCpu(Autoscale &autoscale, const Plan &plan)
{
    const int target = static_cast<int>(std::round(plan.assumptions.targetUtilizationPercent.likely));
    autoscale.metric = u"CpuUtilizationPercentage"_s;
    autoscale.out = std::clamp(target, 31, 95);
    // One page scales in below 30 %, its script below 25 %: the smaller one swings less.
    autoscale.in = 25;
}

} // namespace

bool hasAutoscale(const EndpointResource &endpoint, const DeploymentResource &deployment)
{
    const InstanceSizing sizing = deployment.deployment->sizing;
    return endpoint.kind == EndpointKind::Managed
        && (sizing == InstanceSizing::Autoscale || sizing == InstanceSizing::DerivedAutoscale);
}

std::optional<Autoscale> autoscaleOf(const Emission &emission, const EndpointResource &endpoint,
                                     const DeploymentResource &deployment)
{
    if (!hasAutoscale(endpoint, deployment))
        return std::nullopt;
    const PricedInstances instances = pricedInstances(emission, endpoint, deployment);
    Autoscale autoscale{instances.least, instances.most, false, {}, 0, 0};
    // A GPU is at its limit while its CPUs idle: there the latency tells.
    if (emission.gpusOf(deployment.compute->size) > 0)
        followLatency(autoscale, emission, endpoint, deployment);
    else
        followCpu(autoscale, emission.plan);
    return autoscale;
}

} // namespace slipway::azureml
