// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/linewriter.h"
#include "model/cost/loads.h"
#include "model/cost/planruns.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// Hours of work of one month on a compute that bills for being used, by who does it.
struct Use
{
    double people = 0; ///< hours of all people
    double sittings = 0; ///< one for each person and working day
    double runs = 0; ///< times the nodes of one run
    double runHours = 0; ///< of all of them
    double serving = 0; ///< instance-hours of deployments, which answer at any hour
};

void addRuns(Use &use, const JobRuns &runs, int leastNodes)
{
    const int nodes = std::max(runs.nodes, leastNodes);
    use.runs += runs.runs * nodes;
    use.runHours += runs.runs * runs.hours * nodes;
}

/// `leastNodes`: a run never holds fewer, the others are up while it lasts.
Use useIn(const BillInput &input, const Compute &compute, int month, int leastNodes)
{
    const Plan &plan = input.plan;
    Use use;
    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        const Workload &workload = plan.workloads[w];
        if (!workload.runsIn(month) || !workload.computeIds().contains(compute.id))
            continue;
        if (const auto *people = std::get_if<Experimentation>(&workload.detail)) {
            const double days = people->people.likely * growthFactor(plan.growth.peoplePercent, month)
                * people->daysPerWeek * weeksPerMonth;
            use.sittings += days * leastNodes;
            use.people += days * people->hoursPerDay.likely * leastNodes;
        }
        if (std::holds_alternative<TrainingJob>(workload.detail)
            || std::holds_alternative<BatchScoring>(workload.detail))
            addRuns(use, jobRuns(workload, input.sizing[w]), leastNodes);
        if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
            const double peak = peakLoad(plan, *endpoint, month);
            const auto &sized = std::get<sizing::EndpointSizing>(input.sizing[w]);
            for (std::size_t d = 0; d < endpoint->deployments.size(); ++d) {
                const Deployment &deployment = endpoint->deployments[d];
                if (deployment.compute == compute.id)
                    use.serving += deploymentHours(deployment, *endpoint, sized.deployments[d].table,
                                                   sized.lagMinutes, peak,
                                                   plan.assumptions.targetUtilizationPercent.likely / 100);
            }
        }
    }
    return use;
}

/// Hours a month in which both versions of a roll-out run, of the endpoint that has most of them.
double overlapHours(const Plan &plan, const Compute &compute, int month)
{
    double hours = 0;
    for (const Workload &workload : plan.workloads) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (endpoint && workload.runsIn(month) && workload.computeIds().contains(compute.id))
            hours = std::max(hours, endpoint->rollout.perMonth.likely * endpoint->rollout.overlapHours);
    }
    return hours;
}

void writeKubernetesLines(LineWriter &writer, const Compute &compute, const ComputeUse &use,
                          const QString &region, const QString &size)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const auto always = [&](int m, double units) { return use.existsIn(m) ? hoursPerMonth * units : 0; };
    const auto nodesIn = [&](int m) { return use.nodes[static_cast<std::size_t>(m)]; };
    const int first = nodesIn(use.firstMonth);
    const bool packed = first > statedNodes(compute);
    const LineWriter::Subject nodes{u"compute/%1/nodes"_s.arg(compute.id),
                                    u"%1: %2 nodes"_s.arg(compute.id, size),
                                    use.stage,
                                    compute.id,
                                    use.workloads,
                                    packed
                                        ? u"%1 nodes x 730 h: as many as its pods and runs need"_s.arg(first)
                                        : u"%1 nodes x 730 h: billed while idle as well"_s.arg(first)};
    const auto nodeHours = [&](int m) { return hoursPerMonth * nodesIn(m); };
    const LineWriter::Subject overlap{u"compute/%1/rollout"_s.arg(compute.id),
                                      u"%1: nodes for roll-outs"_s.arg(compute.id),
                                      use.stage,
                                      compute.id,
                                      use.workloads,
                                      u"nodes that both versions need beyond the pool x hours of overlap"_s};
    const auto overlapNodeHours = [&](int m) {
        return use.overlapNodes[static_cast<std::size_t>(m)] * overlapHours(writer.input().plan, compute, m);
    };
    if (!use.podsFit)
        writer.unpriced(
            {u"compute/%1/pods"_s.arg(compute.id), u"%1: pods that fit no node"_s.arg(compute.id), use.stage,
             compute.id, use.workloads,
             u"%1 vCPUs and %2 GiB each"_s.arg(figure(options.podVcpus), figure(options.podMemoryGiB))},
            u"month"_s, u"A pod asks for more than one node of %1 has: choose a larger size."_s.arg(size),
            [&](int m) { return use.existsIn(m) ? 1.0 : 0.0; });
    if (compute.ownerPrice) {
        // Machines of one's own, joined by Arc: no pool and no control plane of Azure.
        writer.stated(nodes, *compute.ownerPrice, u"node-hour"_s, nodeHours);
        writer.stated(overlap, *compute.ownerPrice, u"node-hour"_s, overlapNodeHours);
        return;
    }
    writer.vm(nodes, compute, use, u"node-hour"_s, nodeHours);
    // A commitment covers no further nodes, and the pool of the system's own pods may not be of spot machines.
    Compute uncommitted = compute;
    uncommitted.priceType = PriceType::PayAsYouGo;
    writer.vm(overlap, uncommitted, use, u"node-hour"_s, overlapNodeHours);
    Compute system = compute;
    if (effectivePriceType(compute) == PriceType::Spot) {
        system.tier = Tier::Dedicated;
        system.priceType = PriceType::PayAsYouGo;
    }
    if (options.systemNodes > 0)
        writer.vmOfSize(
            {u"compute/%1/system"_s.arg(compute.id),
             u"%1: system pool, %2"_s.arg(compute.id,
                                          options.systemSize.isEmpty() ? size : options.systemSize),
             use.stage, compute.id, use.workloads, u"%1 nodes x 730 h"_s.arg(options.systemNodes)},
            system, options.systemSize.isEmpty() ? compute.size : options.systemSize, use.region,
            u"node-hour"_s, [&](int m) { return always(m, options.systemNodes); });
    if (options.controlPlane != u"free"_s)
        writer.meter({u"compute/%1/control-plane"_s.arg(compute.id),
                      u"%1: AKS control plane, %2 tier"_s.arg(compute.id, options.controlPlane), use.stage,
                      compute.id, use.workloads, u"1 x 730 h"_s},
                     u"aks.%1.hour"_s.arg(options.controlPlane), region, u"hour"_s,
                     [&](int m) { return always(m, 1); });
}

void writeMachineLines(LineWriter &writer, const Compute &compute, const ComputeUse &use, const QString &size)
{
    const std::optional<double> weekly = scheduledHoursPerWeek(compute.schedule);
    const double each = weekly ? std::min(hoursPerMonth, *weekly * weeksPerMonth) : hoursPerMonth;
    const auto hours = [&](int m) { return use.existsIn(m) ? each * compute.instances : 0; };
    const LineWriter::Subject subject{u"compute/%1/machines"_s.arg(compute.id),
                                      u"%1: %2"_s.arg(compute.id, size),
                                      use.stage,
                                      compute.id,
                                      use.workloads,
                                      u"%1 x %2 h %3"_s.arg(compute.instances)
                                          .arg(figure(each), weekly ? u"by schedule"_s : u"always on"_s)};
    if (compute.ownerPrice)
        writer.stated(subject, *compute.ownerPrice, u"machine-hour"_s, hours);
    else
        writer.vm(subject, compute, use, u"machine-hour"_s, hours);
}

void writeSparkLines(LineWriter &writer, const Compute &compute, const ComputeUse &use, const QString &region)
{
    const SparkOptions options = compute.spark.value_or(SparkOptions());
    const Plan &plan = writer.input().plan;
    const int vcores = options.driverVcpus + options.executors * options.executorVcpus;
    // A session is held from its start-up until it has been idle for its time-out.
    const double around = (options.idleMinutes + plan.assumptions.nodeStartMinutes.likely) / 60;
    const auto hours = [&](int m) {
        const Use work = useIn(writer.input(), compute, m, 1);
        return vcores * (work.people + work.runHours + work.serving + around * (work.sittings + work.runs));
    };
    const Use first = useIn(writer.input(), compute, use.firstMonth, 1);
    const LineWriter::Subject subject{
        u"compute/%1/vcores"_s.arg(compute.id),
        u"%1: Spark vCores"_s.arg(compute.id),
        use.stage,
        compute.id,
        use.workloads,
        u"(%1 h of work + %2 sessions x %3 min start-up and idle time-out) x %4 vCores of driver and executors"_s
            .arg(figure(first.people + first.runHours + first.serving), figure(first.sittings + first.runs),
                 figure(around * 60))
            .arg(vcores)};
    if (compute.ownerPrice)
        writer.stated(subject, *compute.ownerPrice, u"vCore-hour"_s, hours);
    else
        writer.meter(subject, u"spark.vcore_hour"_s, region, u"vCore-hour"_s, hours, true);
}

void writeContainerLines(LineWriter &writer, const Compute &compute, const ComputeUse &use,
                         const QString &region)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const auto always
        = [&](int m, double units) { return hoursPerMonth * use.nodes[static_cast<std::size_t>(m)] * units; };
    const int first = use.nodes[static_cast<std::size_t>(use.firstMonth)];
    writer.meter(
        {u"compute/%1/vcpus"_s.arg(compute.id), u"%1: container vCPUs"_s.arg(compute.id), use.stage,
         compute.id, use.workloads, u"%1 x %2 vCPUs x 730 h"_s.arg(first).arg(figure(options.podVcpus))},
        u"aci.vcpu_hour"_s, region, u"vCPU-hour"_s, [&](int m) { return always(m, options.podVcpus); });
    writer.meter(
        {u"compute/%1/memory"_s.arg(compute.id), u"%1: container memory"_s.arg(compute.id), use.stage,
         compute.id, use.workloads, u"%1 x %2 GiB x 730 h"_s.arg(first).arg(figure(options.podMemoryGiB))},
        u"aci.gb_hour"_s, region, u"GiB-hour"_s, [&](int m) { return always(m, options.podMemoryGiB); });
}

void writeAttachedLines(LineWriter &writer, const Compute &compute, const ComputeUse &use)
{
    const auto hours = [&](int m) {
        if (!use.existsIn(m))
            return 0.0;
        const Use work = useIn(writer.input(), compute, m, std::max(1, compute.instances));
        return work.people + work.runHours + work.serving;
    };
    const LineWriter::Subject subject{u"compute/%1/attached"_s.arg(compute.id),
                                      u"%1: attached compute"_s.arg(compute.id),
                                      use.stage,
                                      compute.id,
                                      use.workloads,
                                      u"%1 h of use x nodes"_s.arg(figure(hours(use.firstMonth)))};
    if (compute.target == u"serverless_api")
        writer.unpriced(subject, u"hour"_s,
                        u"A serverless API is billed for each token, at a price that is not in the book."_s,
                        hours);
    else if (compute.ownerPrice)
        writer.stated(subject, *compute.ownerPrice, u"node-hour"_s, hours);
    else
        writer.unpriced(subject, u"node-hour"_s,
                        u"Attached compute is billed at its owner's price, which this plan does not state."_s,
                        hours);
}

} // namespace

void writeOtherTargetLines(LineWriter &writer, const Compute &compute, const ComputeUse &use)
{
    const QString size = use.size ? writer.input().catalog.size(*use.size).shortName() : compute.size;
    const QString region = writer.input().plan.regionOr(compute.region);
    switch (use.billing) {
    case Billing::Kubernetes:
        writeKubernetesLines(writer, compute, use, region, size);
        break;
    case Billing::Machine:
        writeMachineLines(writer, compute, use, size);
        break;
    case Billing::Spark:
        writeSparkLines(writer, compute, use, region);
        break;
    case Billing::Container:
        writeContainerLines(writer, compute, use, region);
        break;
    case Billing::Owner:
        writeAttachedLines(writer, compute, use);
        break;
    case Billing::Instance:
    case Billing::Cluster:
    case Billing::Serverless:
    case Billing::Endpoint:
    case Billing::Free:
        break;
    }
}

} // namespace slipway::cost
