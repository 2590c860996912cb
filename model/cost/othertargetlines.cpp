// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/computelines.h"
#include "model/cost/planruns.h"

using namespace Qt::StringLiterals;

namespace slipway::cost {

Words kubernetesWords(const BillInput &input, const Compute &compute, const ComputeUse &use,
                      const Use &billed)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const QString size = sizeName(input, compute, use);
    switch (billed.role) {
    case CostRole::MisfitPods:
        return {u"pods"_s, u"pods that fit no node"_s,
                options.podGpus > 0 ? u"%1 vCPUs, %2 GiB and %3 GPUs each"_s
                                          .arg(figure(options.podVcpus), figure(options.podMemoryGiB))
                                          .arg(options.podGpus)
                                    : u"%1 vCPUs and %2 GiB each"_s.arg(figure(options.podVcpus),
                                                                        figure(options.podMemoryGiB)),
                u"A pod asks for more than one node of %1 has: choose a larger size."_s.arg(size)};
    case CostRole::RollOut:
        return {u"rollout"_s, u"nodes for roll-outs"_s,
                u"nodes that both versions need beyond the pool x hours of overlap"_s};
    case CostRole::SystemNodes:
        return {u"system"_s, u"system pool, %1"_s.arg(billed.price),
                u"%1 nodes x 730 h"_s.arg(options.systemNodes)};
    case CostRole::ControlPlane:
        return {u"control-plane"_s, u"AKS control plane, %1 tier"_s.arg(options.controlPlane),
                u"1 x 730 h"_s};
    case CostRole::Balancers:
        return {u"balancer"_s, u"load balancer"_s, u"1 x 730 h"_s};
    case CostRole::Addresses:
        return {u"ip"_s, u"public IP address"_s, u"1 x 730 h"_s};
    default:
        break;
    }
    const int first = use.nodes[static_cast<std::size_t>(use.firstMonth)];
    return {u"nodes"_s, u"%1 nodes"_s.arg(size),
            first > statedNodes(compute) ? u"%1 nodes x 730 h: as many as its pods and runs need"_s.arg(first)
                                         : u"%1 nodes x 730 h: billed while idle as well"_s.arg(first)};
}

Words machineWords(const BillInput &input, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    const bool scheduled = scheduledHoursPerWeek(compute.schedule).has_value();
    const double each = compute.instances > 0 ? billed.in(use.firstMonth) / compute.instances : 0;
    return {u"machines"_s, sizeName(input, compute, use),
            u"%1 x %2 h %3"_s.arg(compute.instances)
                .arg(figure(each), scheduled ? u"by schedule"_s : u"always on"_s)};
}

Words sparkWords(const BillInput &input, const Compute &compute, const ComputeUse &use, const Use &)
{
    const SparkOptions options = compute.spark.value_or(SparkOptions());
    const Work first = workIn(input, compute, use.firstMonth, 1);
    return {
        u"vcores"_s, u"Spark vCores"_s,
        u"(%1 h of work + %2 sessions x %3 min start-up and idle time-out) x %4 vCores of driver and executors"_s
            .arg(figure(first.people + first.runHours + first.serving), figure(first.sittings + first.runs),
                 figure(hoursAroundSession(input, compute) * 60))
            .arg(options.driverVcpus + options.executors * options.executorVcpus)};
}

Words containerWords(const BillInput &, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const int first = use.nodes[static_cast<std::size_t>(use.firstMonth)];
    if (billed.role == CostRole::Memory)
        return {u"memory"_s, u"container memory"_s,
                u"%1 x %2 GiB x 730 h"_s.arg(first).arg(figure(options.podMemoryGiB))};
    return {u"vcpus"_s, u"container vCPUs"_s,
            u"%1 x %2 vCPUs x 730 h"_s.arg(first).arg(figure(options.podVcpus))};
}

Words tokenWords(const BillInput &input, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    const Tokens first = tokensIn(input, compute, std::max(0, use.firstMonth));
    if (!first.known)
        return {u"attached"_s, u"hosted model"_s, u"%1 h of use"_s.arg(figure(billed.in(use.firstMonth))),
                u"A serverless API is billed for each token: say how many a request and its answer have."_s};
    const bool in = billed.role == CostRole::Tokens;
    return {
        in ? u"tokens-in"_s : u"tokens-out"_s, in ? u"tokens of requests"_s : u"tokens of answers"_s,
        u"%1 million tokens in the first month"_s.arg(figure(billed.in(use.firstMonth))),
        u"A serverless API is billed for each token: name a model of the price book, or state its prices."_s};
}

Words attachedWords(const BillInput &, const Compute &, const ComputeUse &use, const Use &billed)
{
    return {u"attached"_s, u"attached compute"_s,
            u"%1 h of use x nodes"_s.arg(figure(billed.in(use.firstMonth))),
            u"Attached compute is billed at its owner's price, which this plan does not state."_s};
}

} // namespace slipway::cost
