// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/linewriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// Hours in which somebody uses the compute: people's hours and runs, where nothing tells when it is stopped.
double hoursOfUse(const Plan &plan, const Compute &compute, int month)
{
    double hours = 0;
    for (const Workload &workload : plan.workloads) {
        if (!workload.runsIn(month) || !workload.computeIds().contains(compute.id))
            continue;
        if (const auto *people = std::get_if<Experimentation>(&workload.detail))
            hours += people->people.likely * growthFactor(plan.growth.peoplePercent, month)
                * people->hoursPerDay.likely * people->daysPerWeek * weeksPerMonth;
        if (const auto *job = std::get_if<TrainingJob>(&workload.detail)) {
            const JobRuns runs = jobRuns(*job);
            hours += runs.runs * runs.hours * runs.nodes;
        }
        if (const auto *batch = std::get_if<BatchScoring>(&workload.detail)) {
            const JobRuns runs = jobRuns(*batch);
            hours += runs.runs * runs.hours * runs.nodes;
        }
    }
    return hours;
}

void writeKubernetesLines(LineWriter &writer, const Compute &compute, const ComputeUse &use,
                          const QString &region, const QString &size)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const auto always = [&](int m, double units) { return use.existsIn(m) ? hoursPerMonth * units : 0; };
    const LineWriter::Subject nodes{u"compute/%1/nodes"_s.arg(compute.id),
                                    u"%1: %2 nodes"_s.arg(compute.id, size),
                                    use.stage,
                                    compute.id,
                                    use.workloads,
                                    u"%1 nodes x 730 h: billed while idle as well"_s.arg(use.peakInstances)};
    const auto nodeHours = [&](int m) { return always(m, use.peakInstances); };
    if (compute.ownerPrice) {
        // Machines of one's own, joined by Arc: no pool and no control plane of Azure.
        writer.stated(nodes, *compute.ownerPrice, u"node-hour"_s, nodeHours);
        return;
    }
    writer.vm(nodes, compute, use, u"node-hour"_s, nodeHours);
    if (options.systemNodes > 0)
        writer.vmOfSize(
            {u"compute/%1/system"_s.arg(compute.id),
             u"%1: system pool, %2"_s.arg(compute.id,
                                          options.systemSize.isEmpty() ? size : options.systemSize),
             use.stage, compute.id, use.workloads, u"%1 nodes x 730 h"_s.arg(options.systemNodes)},
            compute, options.systemSize.isEmpty() ? compute.size : options.systemSize, use.region,
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
    const int vcores = options.driverVcpus + options.executors * options.executorVcpus;
    const auto hours
        = [&](int m) { return use.existsIn(m) ? hoursOfUse(writer.input().plan, compute, m) * vcores : 0; };
    const LineWriter::Subject subject{u"compute/%1/vcores"_s.arg(compute.id),
                                      u"%1: Spark vCores"_s.arg(compute.id),
                                      use.stage,
                                      compute.id,
                                      use.workloads,
                                      u"hours of use x %1 vCores of driver and executors"_s.arg(vcores)};
    if (compute.ownerPrice)
        writer.stated(subject, *compute.ownerPrice, u"vCore-hour"_s, hours);
    else
        writer.meter(subject, u"spark.vcore_hour"_s, region, u"vCore-hour"_s, hours, true);
}

void writeContainerLines(LineWriter &writer, const Compute &compute, const ComputeUse &use,
                         const QString &region)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const auto always = [&](int m, double units) {
        return use.existsIn(m) ? hoursPerMonth * compute.instances * units : 0;
    };
    writer.meter({u"compute/%1/vcpus"_s.arg(compute.id), u"%1: container vCPUs"_s.arg(compute.id), use.stage,
                  compute.id, use.workloads,
                  u"%1 x %2 vCPUs x 730 h"_s.arg(compute.instances).arg(figure(options.podVcpus))},
                 u"aci.vcpu_hour"_s, region, u"vCPU-hour"_s,
                 [&](int m) { return always(m, options.podVcpus); });
    writer.meter({u"compute/%1/memory"_s.arg(compute.id), u"%1: container memory"_s.arg(compute.id),
                  use.stage, compute.id, use.workloads,
                  u"%1 x %2 GiB x 730 h"_s.arg(compute.instances).arg(figure(options.podMemoryGiB))},
                 u"aci.gb_hour"_s, region, u"GiB-hour"_s,
                 [&](int m) { return always(m, options.podMemoryGiB); });
}

} // namespace

void writeOtherTargetLines(LineWriter &writer, const Compute &compute, const ComputeUse &use)
{
    const Plan &plan = writer.input().plan;
    const QString size = use.size ? writer.input().catalog.size(*use.size).shortName() : compute.size;
    const QString region = compute.region.isEmpty() ? plan.region : compute.region;
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
    case Billing::Owner: {
        const auto hours = [&](int m) {
            return use.existsIn(m) ? hoursOfUse(plan, compute, m) * std::max(1, compute.instances) : 0;
        };
        const LineWriter::Subject subject{u"compute/%1/attached"_s.arg(compute.id),
                                          u"%1: attached compute"_s.arg(compute.id),
                                          use.stage,
                                          compute.id,
                                          use.workloads,
                                          u"hours of use x nodes"_s};
        if (compute.ownerPrice)
            writer.stated(subject, *compute.ownerPrice, u"node-hour"_s, hours);
        else
            writer.unpriced(
                subject, u"node-hour"_s,
                u"Attached compute is billed at its owner's price, which this plan does not state."_s, hours);
        break;
    }
    case Billing::Instance:
    case Billing::Cluster:
    case Billing::Serverless:
    case Billing::Endpoint:
    case Billing::Free:
        break;
    }
}

} // namespace slipway::cost
