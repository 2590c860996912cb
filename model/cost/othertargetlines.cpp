// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/planwords.h"
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
        return {
            u"pods"_s,
            {},
            options.podGpus > 0 ? PlanWords::tr("%1 vCPUs, %2 GiB and %3 GPUs each")
                                      .arg(figure(options.podVcpus), figure(options.podMemoryGiB))
                                      .arg(options.podGpus)
                                : PlanWords::tr("%1 vCPUs and %2 GiB each")
                                      .arg(figure(options.podVcpus), figure(options.podMemoryGiB)),
            PlanWords::tr("A pod asks for more than one node of %1 has left for pods: choose a larger size.")
                .arg(size)};
    case CostRole::RollOut:
        return {u"rollout"_s,
                {},
                PlanWords::tr("nodes that both versions need beyond the pool x hours of overlap")};
    case CostRole::SystemNodes:
        return {u"system"_s,
                {},
                PlanWords::tr("%1 x 730 h").arg(formatUnits(options.systemNodes, u"node"_s, QLocale::c()))};
    case CostRole::ControlPlane:
        return {u"control-plane"_s,
                PlanWords::tr("%1 tier", "free, standard or premium").arg(options.controlPlane),
                u"1 x 730 h"_s};
    case CostRole::Balancers:
        return {u"balancer"_s, {}, u"1 x 730 h"_s};
    case CostRole::Addresses:
        return {u"ip"_s, {}, u"1 x 730 h"_s};
    default:
        break;
    }
    const int first = use.nodes[static_cast<std::size_t>(use.firstMonth)];
    const QString nodes = formatUnits(first, u"node"_s, QLocale::c());
    return {u"nodes"_s,
            {},
            first > statedNodes(compute)
                ? PlanWords::tr("%1 x 730 h: as many as its pods and widest run need").arg(nodes)
                : PlanWords::tr("%1 x 730 h: billed while idle as well").arg(nodes)};
}

Words machineWords(const BillInput &, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    const bool scheduled = scheduledHoursPerWeek(compute.schedule).has_value();
    const double each = compute.instances > 0 ? billed.in(use.firstMonth) / compute.instances : 0;
    return {u"machines"_s,
            {},
            PlanWords::tr("%1 x %2 h %3")
                .arg(compute.instances)
                .arg(figure(each), scheduled ? PlanWords::tr("by schedule") : PlanWords::tr("always on"))};
}

Words sparkWords(const BillInput &input, const Compute &compute, const ComputeUse &use, const Use &)
{
    const SparkOptions options = compute.spark.value_or(SparkOptions());
    const Work first = workIn(input, compute, use.firstMonth, 1);
    return {u"vcores"_s, PlanWords::tr("Spark vCores"),
            PlanWords::tr("(%1 h of work + %2 sessions x %3 min start-up and idle time-out) x %4 vCores of "
                          "driver and executors")
                .arg(figure(first.people + first.runHours + first.serving),
                     figure(first.sittings + first.runs), figure(hoursAroundSession(input, compute) * 60))
                .arg(options.driverVcpus + options.executors * options.executorVcpus)};
}

Words containerWords(const BillInput &, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    const int first = use.nodes[static_cast<std::size_t>(use.firstMonth)];
    if (billed.role == CostRole::Memory)
        return {u"memory"_s, PlanWords::tr("container memory"),
                PlanWords::tr("%1 x %2 GiB x 730 h").arg(first).arg(figure(options.podMemoryGiB))};
    return {u"vcpus"_s, PlanWords::tr("container vCPUs"),
            PlanWords::tr("%1 x %2 vCPUs x 730 h").arg(first).arg(figure(options.podVcpus))};
}

Words tokenWords(const BillInput &input, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    const LongRequests longer = longRequests(input.plan, input.prices, compute);
    const Tokens first = tokensIn(input, compute, std::max(0, use.firstMonth), longer.beyond);
    if (!first.known)
        return {
            u"attached"_s,
            {},
            PlanWords::tr("%1 h of use").arg(figure(billed.in(use.firstMonth))),
            PlanWords::tr(
                "A serverless API is billed for each token: say how many a request and its answer have.")};
    const bool in = billed.role == CostRole::Tokens;
    if (billed.by == PricedBy::Nothing && compute.hosted && !compute.hosted->model.isEmpty())
        return {
            u"tokens-long"_s,
            {},
            PlanWords::tr("%1 million tokens").arg(figure(billed.in(use.firstMonth))),
            PlanWords::tr(
                "Some models bill long requests at a higher price: the price book has none of this model for "
                "requests of more than %1 tokens.")
                .arg(figure(longer.beyond))};
    if (billed.by == PricedBy::Meter && billed.price.contains(longPart() + u'.'))
        return {in ? u"tokens-in/long"_s : u"tokens-out/long"_s,
                {},
                PlanWords::tr("%1 million tokens").arg(figure(billed.in(use.firstMonth)))};
    return {in ? u"tokens-in"_s : u"tokens-out"_s,
            {},
            PlanWords::tr("%1 million tokens").arg(figure(billed.in(use.firstMonth))),
            PlanWords::tr("A serverless API is billed for each token: name a model of the price book, or "
                          "state its prices.")};
}

Words attachedWords(const BillInput &, const Compute &, const ComputeUse &use, const Use &billed)
{
    return {
        u"attached"_s,
        {},
        PlanWords::tr("%1 h of use x nodes").arg(figure(billed.in(use.firstMonth))),
        PlanWords::tr("Attached compute is billed at its owner's price, which this plan does not state.")};
}

} // namespace slipway::cost
