// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/datawords.h"
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/capacity.h"
#include "model/cost/computeuse.h"
#include "model/cost/loads.h"
#include "model/cost/planruns.h"
#include "model/cost/pricetypes.h"
#include "model/cost/wholeup.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

void checkMaintenance(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const ComputeTarget *target = targetRecord(in, compute.target);
        if (!target || target->managed || target->maintenance.empty())
            return;
        QStringList steps;
        for (const Fact &step : target->maintenance)
            steps << dataWords(step.value);
        sink.add({stepOf(use.stage), computeField(i, u"target"), compute.id},
                 PlanWords::tr("You look after %1 yourself").arg(compute.id), steps.join(u' '));
    });
}

void checkSingleNode(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing != cost::Billing::Kubernetes || use.stage != CostStage::Deployment
            || compute.environment != Environment::Production || use.peakInstances != 1)
            return;
        sink.add({Step::Deployment, computeField(i, u"environment"), compute.id},
                 PlanWords::tr("One node serves production"),
                 PlanWords::tr("A cluster of one node is meant for development and tests of larger models; "
                               "its loss stops the service, however many copies it has. Hold two nodes, or "
                               "call it a test."))
            .fix
            = setNumber(PlanWords::tr("Hold two nodes"), Step::Deployment, computeField(i, u"instances"), 2);
    });
}

void checkPods(const RuleInput &in, FindingSink &sink)
{
    forEachSize(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const VmSize &size) {
        if (use.billing != Billing::Kubernetes || use.podsFit)
            return;
        const KubernetesOptions pod = compute.kubernetes.value_or(KubernetesOptions());
        Finding &finding = sink.add(
            {stepOf(use.stage), computeField(i, u"size"), compute.id},
            PlanWords::tr("A pod fits no node of %1").arg(size.shortName()),
            PlanWords::tr("It asks for %1, and a pod is never split. Ask for less, or choose a larger size.")
                .arg(cost::misfitWords(pod, cost::roomForPods(in.catalog, size, compute))));
        finding.fix = useFittingSize(in, i, [&](const VmSize &other) {
            return cost::podsPerNode(pod, cost::roomForPods(in.catalog, other, compute)) > 0
                && other.gpu == size.gpu
                && (!size.gpu || other.gpuCount.value() >= std::max(1.0, size.gpuCount.value()));
        });
    });
}

void checkPoolNodes(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const int taken = cost::mostNodesTaken(use);
        const std::optional<int> most = cost::mostOfPool(compute);
        if (!most || taken <= *most)
            return;
        const QString field = computeField(i, u"maxNodes");
        Finding &finding = sink.add(
            {stepOf(use.stage), field, compute.id},
            PlanWords::tr("Its pods and runs need %1 nodes, the pool has at most %2").arg(taken).arg(*most),
            PlanWords::tr("What finds no node would wait for one that never comes; the total counts the "
                          "nodes that are needed. "
                          "Raise the highest nodes, or take larger machines."));
        if (taken < cost::mostCounted)
            finding.fix = setNumber(PlanWords::tr("Set highest nodes to %1").arg(taken), stepOf(use.stage),
                                    field, taken);
    });
}

/// As many as the plan states are billed, whatever stands on them.
void checkIdleNodes(const RuleInput &in, FindingSink &sink)
{
    int left = mostPlayedAgain;
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const bool serves
            = use.stage == CostStage::Deployment && compute.environment == Environment::Production;
        const int stated = cost::statedNodes(compute);
        // Of one node alone production is warned.
        const int least = std::max(use.neededNodes, serves ? 2 : 1);
        const bool isCrossed = compute.maxNodes > 1 && compute.minNodes > compute.maxNodes;
        if (use.billing != cost::Billing::Kubernetes || !use.podsFit || isCrossed || stated <= least)
            return;
        const int needed = left-- > 0 ? nodesInTime(in, i, least).value_or(stated) : stated;
        if (stated <= needed)
            return;
        const Step step = stepOf(use.stage);
        const QString field = computeField(i, u"maxNodes");
        Finding &finding = sink.add(
            {step, field, compute.id},
            PlanWords::tr("%1 nodes are billed all the time, and %2 would do").arg(stated).arg(needed),
            PlanWords::tr(
                "Every node of the pool is billed around the clock. Pods, and runs that wait for one "
                "another as long as their deadlines allow, take no more than so many in any month."));
        PlanEdit edit{PlanWords::tr("Hold %1").arg(formatUnits(needed, u"node"_s, QLocale::c())), step, {}};
        if (compute.instances > needed)
            edit.changes.push_back({computeField(i, u"instances"), needed});
        if (compute.minNodes > needed)
            edit.changes.push_back({computeField(i, u"minNodes"), needed});
        if (compute.maxNodes > needed)
            edit.changes.push_back({field, needed});
        finding.fix = edit;
    });
}

void checkRouter(const RuleInput &in, FindingSink &sink)
{
    const double carries = limitValue(in, u"sizing.router_requests_per_second", 5000);
    const double scale = limitValue(in, u"sizing.router_scale_requests_per_second", 10'000);
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            const bool here = std::any_of(
                endpoint.deployments.begin(), endpoint.deployments.end(),
                [&](const Deployment &d) { return traitsOf(in, d.compute).billing == Billing::Kubernetes; });
            const double rate = cost::peakLoads(in.plan, workload, endpoint).highest;
            if (!here || rate <= carries)
                return;
            sink.add(
                {Step::Deployment, workloadField(i, u"realtime/peakRequestsPerSecond"), workload.shownName()},
                PlanWords::tr("The router of the cluster becomes narrow"),
                rate > scale
                    ? PlanWords::tr("Above %1 requests a second give it more copies or resources.").arg(scale)
                    : PlanWords::tr("It takes about %1 requests a second; measure before you rely on more.")
                          .arg(carries));
        });
}

void checkSpotCheckpoints(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        const Compute *compute = computeOf(in, job.compute);
        if (!compute || compute->tier == Tier::Dedicated || job.checkpointMinutes)
            return;
        const QString field = workloadField(i, u"training/checkpointMinutes");
        sink.add({Step::Training, field, workload.shownName()},
                 PlanWords::tr("A run that is interrupted starts again"),
                 PlanWords::tr("The machines may be taken away at any time. Write checkpoints, so that only "
                               "the time since the last is lost."))
            .fix
            = setNumber(PlanWords::tr("Write a checkpoint every 60 minutes"), Step::Training, field, 60);
    });
}

void checkPreemptible(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const PriceType type = cost::effectivePriceType(compute);
        if (!contains(in.eligibility[i].ofPriceType(type), Exclusion::Preemptible))
            return;
        sink.add({stepOf(use.stage), computeField(i, u"tier"), compute.id},
                 in.eligibility[i].aboutPriceType(Exclusion::Preemptible, type))
            .fix
            = setWord(PlanWords::tr("Use dedicated machines"), stepOf(use.stage), computeField(i, u"tier"),
                      u"dedicated"_s);
    });
}

std::vector<VmSize> knownSizes(const Catalog &catalog, const QStringList &names)
{
    std::vector<VmSize> sizes;
    for (const QString &name : names) {
        if (const std::optional<SizeId> size = catalog.findSize(name))
            sizes.push_back(catalog.size(*size));
    }
    std::ranges::sort(sizes, {}, &VmSize::vcpus);
    return sizes;
}

void checkSparkSize(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const QStringList &offered = in.catalog.traits(compute.target).sessionSizes;
        if (offered.isEmpty() || compute.size.isEmpty()
            || offered.contains(compute.size, Qt::CaseInsensitive))
            return;
        const std::vector<VmSize> sizes = knownSizes(in.catalog, offered);
        QStringList names;
        for (const VmSize &size : sizes)
            names << size.shortName();
        Finding &finding
            = sink.add({stepOf(use.stage), computeField(i, u"size"), compute.id},
                       PlanWords::tr("%1 does not offer %2")
                           .arg(targetName(in.catalog, compute.target), sizeName(in.catalog, compute.size)),
                       PlanWords::tr("It offers %1.").arg(names.join(u", "_s)));
        if (sizes.empty())
            return;
        // As large as what was planned, where one is.
        const int wanted = use.size ? in.catalog.size(*use.size).vcpus : 0;
        const auto enough
            = std::ranges::find_if(sizes, [wanted](const VmSize &size) { return size.vcpus >= wanted; });
        const VmSize &size = enough == sizes.end() ? sizes.back() : *enough;
        finding.fix = setWord(PlanWords::tr("Use %1").arg(size.shortName()), stepOf(use.stage),
                              computeField(i, u"size"), size.name);
    });
}

void checkSparkRuntime(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing == cost::Billing::Spark)
            sink.add({stepOf(use.stage), computeField(i, u"target"), compute.id},
                     PlanWords::tr("Use runtime 3.4 of Spark"),
                     PlanWords::tr("Support of 3.3 ended on 2025-03-31. A session starts within 3 to 5 "
                                   "minutes, or 10 to 15 with packages of its own."));
    });
}

void checkSparkNetwork(const RuleInput &in, FindingSink &sink)
{
    const Isolation &isolation = in.plan.isolation;
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const FindingSink::Place place{stepOf(use.stage), computeField(i, u"target"), compute.id};
        const TargetTraits &traits = in.catalog.traits(compute.target);
        if (traits.billing == Billing::Spark && isolation.network == Network::Own)
            sink.add(place, PlanWords::tr("Serverless Spark cannot be in your own network"),
                     PlanWords::tr("It knows the managed network of the workspace only."));
        else if (traits.resource == WorkspaceResource::SparkPool
                 && (isolation.network != Network::Public || isolation.privateLink))
            sink.add(place, PlanWords::tr("The Synapse workspace must stay reachable from outside"),
                     PlanWords::tr(
                         "Jobs on an attached pool need public network access to the Synapse workspace."));
    });
}

constexpr std::array attachedRuleTable = {
    Rule{"attached.maintenance", Severity::Advice, "Unmanaged compute is looked after by its owner.",
         "What are compute targets in Azure Machine Learning", "2026-03-31", checkMaintenance},
    Rule{"kubernetes.single_node", Severity::Warning, "A cluster of one node is for development and tests.",
         "Azure Machine Learning documentation, page on compute targets", "2021", checkSingleNode},
    Rule{"kubernetes.pods", Severity::Blocker, "A node has what one pod asks for.", "Slipway", "2026-11-22",
         checkPods},
    Rule{"kubernetes.nodes", Severity::Blocker, "Pods and runs of a pool find room on its highest nodes.",
         "Slipway", "2026-11-25", checkPoolNodes},
    Rule{"kubernetes.idle_nodes", Severity::Advice, "A pool holds no more nodes than stand to be used.",
         "Slipway", "2026-11-27", checkIdleNodes},
    Rule{"kubernetes.router", Severity::Advice,
         "The router of a cluster takes about 5,000 requests a second.",
         "Inference routing on Kubernetes (azureml-fe)", "2024-02-05", checkRouter},
    Rule{"preemptible.checkpoints", Severity::Warning,
         "Training on machines that may be taken away writes checkpoints.",
         "Use low-priority VMs in batch deployments", "undated", checkSpotCheckpoints},
    ruleOf(Exclusion::Preemptible,
           "Machines that may be taken away are used only where the plan accepts them.", checkPreemptible),
    Rule{"spark.size", Severity::Blocker, "Serverless Spark offers five sizes.",
         "Apache Spark in Azure Machine Learning", "2023-10-05", checkSparkSize},
    Rule{"spark.runtime", Severity::Advice, "Spark jobs use a runtime that is supported.",
         "Submit Spark jobs in Azure Machine Learning", "2023-10-05", checkSparkRuntime},
    Rule{"spark.network", Severity::Blocker, "Spark has networks of its own.",
         "Apache Spark in Azure Machine Learning", "2023-10-05", checkSparkNetwork},
};

} // namespace

std::span<const Rule> attachedRules()
{
    return attachedRuleTable;
}

} // namespace slipway
