// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/autoscale.h"

#include "model/base/significant.h"
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
        const double byUse
            = needed * cost::requestsPerInstance(m_deployment, m_detail, profile(), profile().utilization);
        return m_sized.table.possible() ? std::min(byUse, m_sized.table.limit(needed)) : byUse;
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

/// A threshold that is no higher than it may be, but for a rounding error: whole, below a hundred with two decimals.
double notAbove(double threshold)
{
    threshold *= 1 + sizing::CapacityTable::tolerance;
    return threshold < 100 ? std::floor(100 * threshold) / 100 : std::floor(threshold);
}

/// What the metric of the first two rules is where an instance is sent `each` requests a second.
double metricAt(const FollowedLoad &load, bool byRequests, double each)
{
    if (byRequests)
        return 60 * each;
    return load.whole() > 0 ? 100 * each / load.whole() : 0;
}

/// By the requests of a minute: what instances are priced by. A GPU is at its limit while its CPUs idle; where several requests share one, it is
/// as busy with one of them as with all, and answers hardly take longer before it is full, so that neither its use nor the latency tells how
/// many it has. Of a deployment itself the requests have no class of answers to tell them by; the endpoint's have, and `deployment`: Azure
/// Monitor, "Supported metrics for Microsoft.MachineLearningServices/workspaces/onlineEndpoints", read 2026-11-26.
void followRequests(Autoscale &autoscale, const EndpointResource &endpoint, const FollowedLoad &load)
{
    const double out = std::max(0.01, notAbove(metricAt(load, true, load.each())));
    const int next = autoscale.least + autoscale.step;
    autoscale.rules = {{true, u"RequestsPerMinute"_s, out, MetricOf::Instance},
                       {false, u"RequestsPerMinute"_s,
                        std::max(0.01, notAbove(0.9 * out * autoscale.least / next)), MetricOf::Instance}};
    // Where requests take longer than the plan has it, its numbers are too low: the mean of all is then above what nearly all have to keep. Not
    // where Azure would let no instance go for it: it expects latency * n / (n - 1) of one less, and an answer alone takes half of that.
    const double service = 1000 * load.profile().serviceSeconds;
    const double target = std::clamp(endpoint.detail->latencyTargetMilliseconds, 10.0, 1e6);
    if (target > 1.05 * service * next / autoscale.least)
        autoscale.rules.push_back({true, u"RequestLatency"_s, std::floor(target), MetricOf::Endpoint});
}

void followCpu(Autoscale &autoscale, const FollowedLoad &load)
{
    const double out = std::clamp(std::round(utilizationOf(load)), 5.0, 95.0);
    // A tenth below what Azure would refuse at the lowest number; at a higher one it refuses less.
    const int next = autoscale.least + autoscale.step;
    autoscale.rules = {{true, u"CpuUtilizationPercentage"_s, out, MetricOf::Deployment},
                       {false, u"CpuUtilizationPercentage"_s,
                        std::max(1.0, std::floor(0.9 * out * autoscale.least / next)), MetricOf::Deployment}};
}

Autoscale settingsOf(const Emission &emission, const EndpointResource &endpoint,
                     const DeploymentResource &deployment, const FollowedLoad &load)
{
    Autoscale autoscale;
    autoscale.least = load.instances().least;
    autoscale.most = load.instances().most;
    autoscale.step = std::clamp(endpoint.detail->zones, 1, std::max(1, autoscale.most - autoscale.least));
    if (emission.gpusOf(deployment.compute->size) > 0)
        followRequests(autoscale, endpoint, load);
    else
        followCpu(autoscale, load);
    return autoscale;
}

/// Instance-hours of a day in which the load is the same in each hour, over and over: Azure adds while the metric is above the threshold of
/// the first rule, and takes away while it is below that of the second and what it expects of fewer instances would not add again ("Autoscale
/// flapping", read 2026-11-26).
double heldInADay(const Autoscale &autoscale, const DayProfile &day,
                  const std::function<double(double)> &metric, double peak)
{
    int count = autoscale.least;
    int hours = 0;
    for (int round = 0; round < 3; ++round) {
        hours = 0;
        for (const double percent : day) {
            const double load = peak * percent / 100;
            while (count < autoscale.most && metric(load / count) > autoscale.rules[0].threshold)
                count = std::min(count + autoscale.step, autoscale.most);
            while (count > autoscale.least) {
                const int fewer = std::max(count - autoscale.step, autoscale.least);
                const double now = metric(load / count);
                if (now >= autoscale.rules[1].threshold || now * count / fewer > autoscale.rules[0].threshold)
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
    return settingsOf(emission, endpoint, deployment, FollowedLoad(emission, endpoint, deployment));
}

QString autoscaleRemark(const Emission &emission, const EndpointResource &endpoint,
                        const DeploymentResource &deployment)
{
    if (!hasAutoscale(endpoint, deployment))
        return {};
    const FollowedLoad load(emission, endpoint, deployment);
    const Autoscale autoscale = settingsOf(emission, endpoint, deployment, load);
    if (autoscale.least >= autoscale.most)
        return {};
    const Plan &plan = emission.plan;
    const double peak = cost::peakLoad(plan, *endpoint.workload, *endpoint.detail,
                                       std::max(0, endpoint.workload->startMonth));
    const bool byRequests = autoscale.rules.front().of == MetricOf::Instance;
    const double held = heldInADay(
        autoscale, endpoint.detail->dayProfile, [&](double each) { return metricAt(load, byRequests, each); },
        peak * deployment.deployment->trafficPercent / 100);
    const cost::DayInstances day
        = cost::instancesOfDay(*deployment.deployment, *endpoint.detail, load.table(),
                               sizing::lagMinutesOf(plan), peak, load.profile().utilization);
    const int priced = std::accumulate(day.begin(), day.end(), 0);
    if (held <= priced)
        return {};
    return u"%1: its autoscale rules hold about %2 instance-hours on a day of the first month, the plan prices %3."_s
        .arg(endpoint.name + u" / "_s + deployment.name, formatSignificant(held, QLocale::c()),
             formatSignificant(priced, QLocale::c()));
}

} // namespace slipway::azureml
