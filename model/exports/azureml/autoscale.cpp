// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/autoscale.h"

#include "model/cost/loads.h"
#include "model/cost/usage.h"
#include "model/exports/azureml/pricedcounts.h"
#include "model/sizing/plansizing.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// Milliseconds that a request takes in the mean where each instance is sent `load` of them a second.
double meanAnswer(const sizing::ServiceProfile &profile, double load)
{
    return 1000 * (profile.serviceSeconds + sizing::splitQueue(profile, 1, load).meanWaitSeconds);
}

/// Requests a second in numbers of a deployment that follows the load, as the plan counts and prices them.
class FollowedLoad
{
public:
    FollowedLoad(const Emission &emission, const EndpointResource &endpoint,
                 const DeploymentResource &resource)
        : m_detail(*endpoint.detail)
        , m_deployment(*resource.deployment)
        , m_sized(sizing::sizeDeployment(emission.plan, emission.catalog, m_detail, m_deployment))
        , m_instances(pricedInstances(emission, endpoint, resource))
    {
    }
    [[nodiscard]] const PricedInstances &instances() const { return m_instances; }
    [[nodiscard]] const sizing::CapacityTable &table() const { return m_sized.table; }
    [[nodiscard]] const sizing::ServiceProfile &profile() const { return m_sized.table.profile(); }

    /// What all slots of an instance do when none is ever idle.
    [[nodiscard]] double whole() const
    {
        if (m_deployment.requestsPerSecondPerInstance)
            return *m_deployment.requestsPerSecondPerInstance;
        return profile().serviceSeconds > 0 ? profile().concurrency / profile().serviceSeconds : 0;
    }
    /// What an instance may be sent so that, at each number below the most, those that outlast a failure carry all of it. That is the
    /// load of the `needed` ones over needed and spare ones together, at the number where the spare ones weigh most.
    [[nodiscard]] double each() const
    {
        double each = std::numeric_limits<double>::infinity();
        double carried = carries(1);
        int count = priced(1);
        for (int needed = 2; m_sized.table.withSpare(needed) <= m_instances.most; ++needed) {
            if (const int next = priced(needed); next != count) {
                each = std::min(each, carried / count);
                count = next;
            }
            carried = carries(needed);
        }
        return count < m_instances.most || !std::isfinite(each) ? std::min(each, carried / count) : each;
    }

private:
    [[nodiscard]] int priced(int needed) const
    {
        return std::clamp(m_sized.table.withSpare(needed), m_instances.least, m_instances.most);
    }
    [[nodiscard]] double carries(int needed) const
    {
        if (m_deployment.sizing == InstanceSizing::DerivedAutoscale)
            return m_sized.table.limit(needed);
        return needed * cost::requestsPerInstance(m_deployment, m_detail, profile(), profile().utilization);
    }

    const RealtimeEndpoint &m_detail;
    const Deployment &m_deployment;
    sizing::DeploymentSizing m_sized;
    PricedInstances m_instances;
};

double utilizationOf(const FollowedLoad &load)
{
    return load.whole() > 0 ? 100 * load.each() / load.whole() : 100 * load.profile().utilization;
}

/// By the latency of the endpoint's answers. Of a deployment there are only its percentiles, which have no dimensions; the endpoint's average
/// has one, `deployment`: Azure Monitor, "Supported metrics for Microsoft.MachineLearningServices/workspaces/onlineEndpoints", read 2026-11-23.
void followLatency(Autoscale &autoscale, const EndpointResource &endpoint, const FollowedLoad &load)
{
    const sizing::ServiceProfile &profile = load.profile();
    const double service = std::clamp(1000 * profile.serviceSeconds, 10.0, 1e6);
    const double target = std::clamp(endpoint.detail->latencyTargetMilliseconds, 10.0, 1e6);
    // The target holds for nearly all requests, the metric is their mean: that of instances which carry as much as they are planned to.
    // Where it hardly waits, a tenth more than an answer takes says the same; the mean of what one step more makes of it is enough.
    const double full = load.each();
    const double highest = std::max(1.1 * service, target);
    const double out = std::ceil(std::clamp(meanAnswer(profile, full), 1.1 * service, highest));
    const double fewer = static_cast<double>(autoscale.least) / (autoscale.least + autoscale.step);
    double in = std::clamp(meanAnswer(profile, full * fewer), 1.02 * service, 0.95 * out);
    // No latency is below what an answer takes: what Azure expects of fewer instances may be too much even without any load.
    autoscale.downFrom = 0;
    for (int count = autoscale.least + autoscale.step; count <= autoscale.most && autoscale.downFrom == 0;
         count += autoscale.step) {
        const double allowed = out * (count - autoscale.step) / count;
        if (allowed < 1.05 * service)
            continue;
        autoscale.downFrom = count;
        in = std::min(in, allowed);
    }
    autoscale.ofEndpoint = true;
    autoscale.metric = u"RequestLatency"_s;
    autoscale.out = static_cast<int>(out);
    autoscale.in = static_cast<int>(in);
}

void followCpu(Autoscale &autoscale, const FollowedLoad &load)
{
    autoscale.metric = u"CpuUtilizationPercentage"_s;
    autoscale.out = std::clamp(static_cast<int>(std::round(utilizationOf(load))), 5, 95);
    // A tenth below what Azure would refuse at the lowest number; at a higher one it refuses less.
    const int next = autoscale.least + autoscale.step;
    autoscale.in = std::max(1, static_cast<int>(0.9 * autoscale.out * autoscale.least / next));
    autoscale.downFrom = next <= autoscale.most ? next : 0;
}

/// Instance-hours of a day in which the load is the same in each hour, over and over: Azure adds while the metric is above `out`, and
/// takes away while it is below `in` and what it expects of fewer instances would not add again ("Autoscale flapping", read 2026-11-26).
double heldInADay(const Autoscale &autoscale, const DayProfile &day,
                  const std::function<double(double)> &metric, double peak)
{
    int count = autoscale.least;
    int hours = 0;
    for (int round = 0; round < 3; ++round) {
        hours = 0;
        for (const double percent : day) {
            const double load = peak * percent / 100;
            while (count < autoscale.most && metric(load / count) > autoscale.out)
                count = std::min(count + autoscale.step, autoscale.most);
            while (count > autoscale.least) {
                const int fewer = std::max(count - autoscale.step, autoscale.least);
                const double now = metric(load / count);
                if (now >= autoscale.in || now * count / fewer > autoscale.out)
                    break;
                count = fewer;
            }
            hours += count;
        }
    }
    return hours;
}

} // namespace

bool hasAutoscale(const EndpointResource &endpoint, const DeploymentResource &deployment)
{
    const InstanceSizing sizing = deployment.deployment->sizing;
    return endpoint.kind == EndpointKind::Managed
        && (sizing == InstanceSizing::Autoscale || sizing == InstanceSizing::DerivedAutoscale);
}

double plannedUtilization(const Emission &emission, const EndpointResource &endpoint,
                          const DeploymentResource &deployment)
{
    return utilizationOf(FollowedLoad(emission, endpoint, deployment));
}

std::optional<Autoscale> autoscaleOf(const Emission &emission, const EndpointResource &endpoint,
                                     const DeploymentResource &deployment)
{
    if (!hasAutoscale(endpoint, deployment))
        return std::nullopt;
    const FollowedLoad load(emission, endpoint, deployment);
    Autoscale autoscale;
    autoscale.least = load.instances().least;
    autoscale.most = load.instances().most;
    autoscale.step = std::clamp(endpoint.detail->zones, 1, std::max(1, autoscale.most - autoscale.least));
    // A GPU is at its limit while its CPUs idle: there the latency tells.
    if (emission.gpusOf(deployment.compute->size) > 0)
        followLatency(autoscale, endpoint, load);
    else
        followCpu(autoscale, load);
    return autoscale;
}

QString autoscaleRemark(const Emission &emission, const EndpointResource &endpoint,
                        const DeploymentResource &deployment)
{
    const std::optional<Autoscale> autoscale = autoscaleOf(emission, endpoint, deployment);
    if (!autoscale || autoscale->least >= autoscale->most)
        return {};
    const FollowedLoad load(emission, endpoint, deployment);
    const Plan &plan = emission.plan;
    const double peak = cost::peakLoad(plan, *endpoint.workload, *endpoint.detail,
                                       std::max(0, endpoint.workload->startMonth));
    const auto metric = [&](double each) {
        if (autoscale->ofEndpoint)
            return meanAnswer(load.profile(), each);
        return load.whole() > 0 ? 100 * each / load.whole() : 0.0;
    };
    const double held = heldInADay(*autoscale, endpoint.detail->dayProfile, metric,
                                   peak * deployment.deployment->trafficPercent / 100);
    const cost::DayInstances day
        = cost::instancesOfDay(*deployment.deployment, *endpoint.detail, load.table(),
                               sizing::lagMinutesOf(plan), peak, load.profile().utilization);
    const int priced = std::accumulate(day.begin(), day.end(), 0);
    if (held <= priced)
        return {};
    const QString name = endpoint.name + u" / "_s + deployment.name;
    QString text
        = u"%1: its autoscale rules hold about %2 instance-hours on a day of the first month, the plan prices %3."_s
              .arg(name, QString::number(held), QString::number(priced));
    if (autoscale->downFrom == 0)
        text += u" Azure takes no instance away, since with one less it expects a latency that adds it "
                u"again: what a peak added stays, "
                "up to %1 instances, until somebody lowers it."_s.arg(autoscale->most);
    else if (autoscale->downFrom > autoscale->least + autoscale->step)
        text
            += u" Azure takes instances away only while there are %1 or more, since with fewer it expects a latency that adds them again."_s
                   .arg(autoscale->downFrom);
    return text;
}

} // namespace slipway::azureml
