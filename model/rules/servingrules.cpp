// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr const char *onlineYaml = "CLI (v2) managed online deployment YAML schema";

void checkAutoscaleOrder(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            for (std::size_t d = 0; d < endpoint.deployments.size(); ++d) {
                const Deployment &deployment = endpoint.deployments[d];
                if (deployment.sizing != InstanceSizing::Autoscale
                    || deployment.minInstances <= deployment.maxInstances)
                    continue;
                const QString field = workloadField(i, u"realtime/deployments/%1/maxInstances"_s.arg(d));
                sink.add({Step::Deployment, field, workload.shownName()},
                         PlanWords::tr("Highest instances (%1) is below lowest instances (%2)")
                             .arg(deployment.maxInstances)
                             .arg(deployment.minInstances),
                         PlanWords::tr("Raise the highest to %1 or more.").arg(deployment.minInstances))
                    .fix
                    = setNumber(PlanWords::tr("Set highest instances to %1").arg(deployment.minInstances),
                                Step::Deployment, field, deployment.minInstances);
            }
        });
}

void checkTimeout(const RuleInput &in, FindingSink &sink)
{
    const double usual = limitValue(in, u"endpoint.timeout_seconds_default", 5);
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            if (serviceMilliseconds(in, i, endpoint) > usual * 1000)
                sink.add({Step::Deployment, workloadField(i, u"realtime/serviceMilliseconds"),
                          workload.shownName()},
                         PlanWords::tr("The time-out of the deployment must be raised"),
                         PlanWords::tr("A request ends after %1 seconds unless another time is set; this one "
                                       "works longer. Work of minutes is better scored in batches.")
                             .arg(usual));
        });
}

void checkWorkers(const RuleInput &in, FindingSink &sink)
{
    const double usual = limitValue(in, u"sizing.concurrency_per_instance_default", 1);
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            if (endpoint.concurrency > usual)
                sink.add(
                    {Step::Deployment, workloadField(i, u"realtime/concurrency"), workload.shownName()},
                    PlanWords::tr("More than one request at a time has to be set up"),
                    PlanWords::tr(
                        "A deployment hands an instance one request at a time unless its request settings "
                        "say more: set %1 "
                        "there, and start as many workers. Too few give errors 429, too many give latency.")
                        .arg(endpoint.concurrency));
        });
}

void checkZones(const RuleInput &in, FindingSink &sink)
{
    const std::optional<RegionId> id = in.catalog.findRegion(in.plan.region);
    if (!id)
        return;
    const int zones = std::max(1, in.catalog.region(*id).availabilityZones);
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            if (endpoint.zones <= zones)
                return;
            const QString field = workloadField(i, u"realtime/zones");
            sink.add({Step::Deployment, field, workload.shownName()},
                     PlanWords::tr("%1 has no %2 availability zones")
                         .arg(in.catalog.region(*id).name, QString::number(endpoint.zones)),
                     zones == 1 ? PlanWords::tr(
                         "None are known for it. Choose another region, or plan without zones.")
                                : PlanWords::tr("%1 are known for it.").arg(zones))
                .fix
                = setNumber(PlanWords::tr("Plan with %1").arg(zones), Step::Deployment, field, zones);
        });
}

/// Enough that a zone may be lost is more than enough for one instance.
void checkSpare(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<
        RealtimeEndpoint>(in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
        if (!endpoint.spareInstance || endpoint.zones < 2)
            return;
        const QString field = workloadField(i, u"realtime/spareInstance");
        sink.add({Step::Deployment, field, workload.shownName()},
                 PlanWords::tr("The spare instance adds none to those for %1 zones").arg(endpoint.zones),
                 PlanWords::tr(
                     "Instances that outlast the loss of a zone outlast that of one instance as well; both "
                     "at once are not planned for. Do without the spare one, or raise the lowest number."))
            .fix
            = PlanEdit{PlanWords::tr("Do without the spare instance"), Step::Deployment, {{field, false}}};
    });
}

void checkSmallSizes(const RuleInput &in, FindingSink &sink)
{
    static const QStringList small{u"standard_ds1_v2"_s, u"standard_f2s_v2"_s};
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing != cost::Billing::Endpoint || !small.contains(compute.size.toLower()))
            return;
        Finding &finding = sink.add(
            {Step::Deployment, computeField(i, u"size"), compute.id},
            PlanWords::tr("%1 is often too small to serve").arg(sizeName(in.catalog, compute.size)),
            PlanWords::tr(
                "Memory and disk run short and probes time out. Start with a larger size, then measure."));
        finding.fix = useFittingSize(
            in, i, [](const VmSize &size) { return !size.gpu && size.vcpus >= 4 && size.memoryGiB >= 14; });
    });
}

constexpr std::array servingRuleTable = {
    Rule{"endpoint.autoscale", Severity::Blocker, "Highest instances is at least lowest instances.",
         "Autoscale online endpoints", "2024-08-07", checkAutoscaleOrder},
    Rule{"endpoint.timeout", Severity::Advice, "Requests of more than 5 seconds need another time-out.",
         onlineYaml, "2023-10-19", checkTimeout},
    Rule{"endpoint.workers", Severity::Advice, "Requests at a time are set, and the workers for them.",
         onlineYaml, "2023-10-19", checkWorkers},
    Rule{"endpoint.zones", Severity::Warning, "The region has as many zones as the plan asks for.",
         "Availability zones by region", "2026-04-02", checkZones},
    Rule{"endpoint.spare", Severity::Advice, "A spare instance is asked for where no zone may be lost.",
         "Azure Well-Architected Framework, reliability", "2024", checkSpare},
    Rule{"endpoint.small_size", Severity::Warning, "The smallest sizes are often too small to serve.",
         "Managed online endpoints SKU list", "2025-10-18", checkSmallSizes},
};

} // namespace

std::span<const Rule> servingRules()
{
    return servingRuleTable;
}

} // namespace slipway
