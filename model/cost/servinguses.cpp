// SPDX-License-Identifier: GPL-3.0-or-later
// What deployments make their computes bill.
#include "model/cost/billinput.h"
#include "model/cost/loads.h"
#include "model/cost/monthly.h"
#include "model/cost/planruns.h"
#include "model/cost/pricetypes.h"
#include "model/cost/uses.h"
#include "model/cost/wholeup.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// Hours of a month of the instances that a commitment is bought for: as many as the highest month takes.
double committedHours(const Plan &plan, const Workload &workload, const RealtimeEndpoint &endpoint,
                      const Deployment &deployment, const sizing::CapacityTable &table, double utilization)
{
    const double peak = peakLoads(plan, workload, endpoint).highest;
    if (isUncounted(deployment, table, peak))
        return billable(mostCounted);
    const std::optional<int> stated = statedInstances(deployment);
    const int instances
        = stated ? std::max(1, *stated) : deploymentInstances(deployment, endpoint, table, peak, utilization);
    return hoursPerMonth * instances;
}

/// The free tier of the control plane bills its infrastructure from this month on (Azure Retail Prices,
/// "FreeTierInfrastructureCost Uptime SLA", effective 2026-10-01).
constexpr YearMonth freeTierBilledFrom(2026, 10);

/// Instances of one deployment, and its second version while both run.
void addDeployment(std::vector<Use> &uses, const BillInput &input, bool committed, std::size_t w,
                   std::size_t d)
{
    const Plan &plan = input.plan;
    const Workload &workload = plan.workloads[w];
    const auto &endpoint = std::get<RealtimeEndpoint>(workload.detail);
    const auto &sized = std::get<sizing::EndpointSizing>(input.sizing[w]);
    const sizing::CapacityTable &table = sized.deployments[d].table;
    const double utilization = plan.assumptions.targetUtilizationPercent.likely / 100;
    const double always = committed
        ? committedHours(plan, workload, endpoint, endpoint.deployments[d], table, utilization)
        : 0;
    Use instances{.role = CostRole::Machines, .unit = u"instance-hour"_s, .workload = w, .deployment = d};
    const bool grows = !committed && plan.growth.requestsPercent.likely != 0
        && endpoint.deployments[d].sizing != InstanceSizing::Fixed;
    const DeploymentHours hours(endpoint.deployments[d], endpoint, table, sized.lagMinutes, utilization);
    instances.quantities = monthly(input, grows, [&](int m) {
        if (!workload.runsIn(m))
            return 0.0;
        if (committed)
            return always;
        return hours.at(peakLoad(plan, workload, endpoint, m));
    });
    const double both = rolloutHours(endpoint);
    if (both <= 0) {
        uses.push_back(std::move(instances));
        return;
    }
    Use overlap = instances;
    overlap.role = CostRole::RollOut;
    overlap.paidAs = PaidAs::Uncommitted;
    overlap.quantities
        = instances.quantities.map([&](double single) { return both * single / hoursPerMonth; });
    uses.push_back(std::move(instances));
    uses.push_back(std::move(overlap));
}

} // namespace

std::vector<Use> endpointUses(const BillInput &input, const Compute &compute, const ComputeUse &)
{
    const bool committed = isReservation(effectivePriceType(compute));
    std::vector<Use> uses;
    for (const std::size_t w : input.index.users(compute.id)) {
        const Workload &workload = input.plan.workloads[w];
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        for (std::size_t d = 0; endpoint && workload.enabled && d < endpoint->deployments.size(); ++d) {
            if (endpoint->deployments[d].compute == compute.id)
                addDeployment(uses, input, committed, w, d);
        }
    }
    return uses;
}

std::vector<Use> kubernetesUses(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const auto whileUsed = [&](double units) {
        return monthly(input, false, [&](int m) { return use.existsIn(m) ? units : 0.0; });
    };
    const PricedBy by = compute.ownerPrice ? PricedBy::Owner : PricedBy::Size;
    const QString owner = compute.ownerPrice.value_or(QString());
    std::vector<Use> uses;
    uses.reserve(7);
    if (!use.podsFit)
        uses.push_back({.role = CostRole::MisfitPods,
                        .by = PricedBy::Nothing,
                        .unit = u"month"_s,
                        .quantities = whileUsed(1)});
    uses.push_back({.role = CostRole::Machines,
                    .by = by,
                    .price = owner,
                    .unit = u"node-hour"_s,
                    .quantities = use.nodes.map([](int nodes) { return hoursPerMonth * billable(nodes); })});
    uses.push_back({.role = CostRole::RollOut,
                    .by = by,
                    .price = owner,
                    .paidAs = PaidAs::Uncommitted,
                    .unit = u"node-hour"_s,
                    .quantities = use.overlapNodes.map(nodeHoursOf)});
    // Machines of one's own, joined by Arc: no pool and no control plane of Azure.
    if (compute.ownerPrice)
        return uses;
    if (options.systemNodes > 0)
        uses.push_back(
            {.role = CostRole::SystemNodes,
             .price = options.systemSize.isEmpty() ? KubernetesOptions().systemSize : options.systemSize,
             .paidAs = PaidAs::UnlessSpot,
             .unit = u"node-hour"_s,
             .quantities = whileUsed(hoursPerMonth * options.systemNodes)});
    const bool free = options.controlPlane == u"free"_s;
    uses.push_back({.role = CostRole::ControlPlane,
                    .by = PricedBy::Meter,
                    .price = u"aks.%1.hour"_s.arg(options.controlPlane),
                    .unit = u"hour"_s,
                    .quantities = monthly(input, free, [&](int m) {
                        const bool billed = !free || input.plan.start.plusMonths(m) >= freeTierBilledFrom;
                        return use.existsIn(m) && billed ? hoursPerMonth : 0.0;
                    })});
    // Requests come in and images are fetched through a balancer of the cluster's own, at a public address unless the cluster is
    // closed; then the balancer is an internal one at the same price.
    uses.push_back({.role = CostRole::Balancers,
                    .by = PricedBy::Meter,
                    .price = u"lb.standard.hour"_s,
                    .unit = u"hour"_s,
                    .quantities = whileUsed(hoursPerMonth)});
    if (compute.publicIp && !input.plan.isolation.noPublicIp)
        uses.push_back({.role = CostRole::Addresses,
                        .by = PricedBy::Meter,
                        .price = u"public_ip.hour"_s,
                        .unit = u"hour"_s,
                        .quantities = whileUsed(hoursPerMonth)});
    return uses;
}

} // namespace slipway::cost
