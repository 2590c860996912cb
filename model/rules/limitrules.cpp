// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/planwords.h"
#include "model/base/significant.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/computeuse.h"
#include "model/cost/loads.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr const char *quotaPage = "Manage and increase quotas with Azure Machine Learning";
constexpr const char *quotaDate = "2026-01-27";

/// What counts against the limits of a region.
struct RegionCount
{
    int endpoints = 0;
    int deployments = 0;
    int computes = 0; ///< clusters, instances, managed online deployments
};

/// The most of each in one month, by region: what is never there together is not added up.
std::map<QString, RegionCount> countRegions(const RuleInput &in)
{
    const auto months = static_cast<std::size_t>(std::max(0, in.plan.months));
    std::map<QString, std::vector<RegionCount>> counts;
    const auto of = [&](const QString &region) -> std::vector<RegionCount> & {
        std::vector<RegionCount> &each = counts[region];
        each.resize(months);
        return each;
    };
    for (const Workload &workload : in.plan.workloads) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        const auto *batch = std::get_if<BatchScoring>(&workload.detail);
        if (!workload.enabled || (!endpoint && !batch))
            continue;
        const auto add = [&](const QString &region, const RegionCount &more) {
            std::vector<RegionCount> &each = of(region);
            for (std::size_t month = 0; month < months; ++month) {
                if (!workload.runsIn(static_cast<int>(month)))
                    continue;
                each[month].endpoints += more.endpoints;
                each[month].deployments += more.deployments;
                each[month].computes += more.computes;
            }
        };
        const QStringList ids = workload.computeIds();
        const Compute *first = ids.isEmpty() ? nullptr : computeOf(in, ids.first());
        add(first ? regionOf(in, *first) : in.plan.region,
            {1, endpoint ? static_cast<int>(endpoint->deployments.size()) : 1, 0});
        for (const Deployment &deployment : endpoint ? endpoint->deployments : std::vector<Deployment>()) {
            const Compute *compute = computeOf(in, deployment.compute);
            if (compute && in.catalog.traits(compute->target).billing == Billing::Endpoint)
                add(regionOf(in, *compute), {0, 0, 1});
        }
    }
    forEachUsedCompute(in, [&](std::size_t, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing != cost::Billing::Cluster && use.billing != cost::Billing::Instance)
            return;
        std::vector<RegionCount> &each = of(regionOf(in, compute));
        for (int month = std::max(0, use.firstMonth); month <= use.lastMonth; ++month)
            each[static_cast<std::size_t>(month)].computes
                += use.billing == cost::Billing::Cluster ? 1 : cost::heldIn(compute, use, month).most;
    });
    std::map<QString, RegionCount> most;
    for (const auto &[region, each] : counts) {
        RegionCount &highest = most[region];
        for (const RegionCount &month : each) {
            highest.endpoints = std::max(highest.endpoints, month.endpoints);
            highest.deployments = std::max(highest.deployments, month.deployments);
            highest.computes = std::max(highest.computes, month.computes);
        }
    }
    return most;
}

void checkEndpoints(const RuleInput &in, FindingSink &sink)
{
    const double most = limitValue(in, u"endpoint.per_region", 100);
    for (const auto &[region, count] : countRegions(in)) {
        if (count.endpoints > most)
            sink.add({Step::Deployment, u"/workloads"_s, region},
                     PlanWords::tr("%1 endpoints in one region").arg(count.endpoints),
                     PlanWords::tr("Online and batch endpoints together: %1 in a region of a subscription. "
                                   "Ask for an exception, or use several subscriptions.")
                         .arg(most));
    }
}

void checkDeploymentLimits(const RuleInput &in, FindingSink &sink)
{
    const double most = limitValue(in, u"endpoint.deployments_per_region", 500);
    for (const auto &[region, count] : countRegions(in)) {
        if (count.deployments > most)
            sink.add({Step::Deployment, u"/workloads"_s, region},
                     PlanWords::tr("%1 deployments in one region").arg(count.deployments),
                     PlanWords::tr(
                         "Deployments of all kinds: %1 in a region of a subscription. Ask for an exception.")
                         .arg(most));
    }
}

void checkComputes(const RuleInput &in, FindingSink &sink)
{
    const double usual = limitValue(in, u"quota.total_compute_default", 500);
    const double most = limitValue(in, u"quota.total_compute_max", 2500);
    for (const auto &[region, count] : countRegions(in)) {
        if (count.computes <= usual)
            continue;
        sink.add(count.computes > most ? Severity::Blocker : Severity::Approval,
                 {Step::Restrictions, u"/computes"_s, region},
                 PlanWords::tr("%1 computes in one region").arg(count.computes),
                 PlanWords::tr("Clusters, compute instances and managed online deployments together: %1 in a "
                               "region, %2 on request.")
                     .arg(usual)
                     .arg(most));
    }
}

void checkDeploymentsOfEndpoint(const RuleInput &in, FindingSink &sink)
{
    const double most = limitValue(in, u"endpoint.deployments", 20);
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            if (static_cast<double>(endpoint.deployments.size()) > most)
                sink.add(
                    {Step::Deployment, workloadField(i, u"realtime/deployments"), workload.shownName()},
                    PlanWords::tr("%1 deployments behind one endpoint").arg(endpoint.deployments.size()),
                    PlanWords::tr("An endpoint may have %1. Ask for an exception, or split the endpoint.")
                        .arg(most));
        });
}

void checkInstancesOfDeployment(const RuleInput &in, FindingSink &sink)
{
    const int most = static_cast<int>(limitValue(in, u"endpoint.instances_per_deployment", 50));
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            for (std::size_t d = 0; d < endpoint.deployments.size(); ++d) {
                const Deployment &deployment = endpoint.deployments[d];
                const bool fixed = deployment.sizing == InstanceSizing::Fixed;
                const int count = instanceSpan(in, i, d).most;
                if (traitsOf(in, deployment.compute).billing != Billing::Endpoint || count <= most)
                    continue;
                sink.add({Step::Deployment,
                          workloadField(i,
                                        u"realtime/deployments/%1/%2"_s.arg(d).arg(
                                            fixed ? u"instances"_s : u"maxInstances"_s)),
                          workload.shownName()},
                         PlanWords::tr("%1 instances in one deployment").arg(count),
                         PlanWords::tr("A managed online deployment may have %1. Ask for an exception, or "
                                       "use larger machines first.")
                             .arg(most));
            }
        });
}

void checkKubernetesCluster(const RuleInput &in, FindingSink &sink)
{
    const double mostEndpoints = limitValue(in, u"endpoint.kubernetes_endpoints", 60);
    const double mostDeployments = limitValue(in, u"endpoint.kubernetes_deployments", 100);
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing != cost::Billing::Kubernetes)
            return;
        int endpoints = 0;
        int deployments = 0;
        forEachWorkload<RealtimeEndpoint>(
            in, [&](std::size_t, const Workload &, const RealtimeEndpoint &endpoint) {
                const auto here = std::count_if(endpoint.deployments.begin(), endpoint.deployments.end(),
                                                [&](const Deployment &d) { return d.compute == compute.id; });
                endpoints += here > 0 ? 1 : 0;
                deployments += static_cast<int>(here);
            });
        if (endpoints > mostEndpoints || deployments > mostDeployments)
            sink.add({stepOf(use.stage), computeField(i, u"id"), compute.id},
                     PlanWords::tr("Too much is served from one cluster"),
                     PlanWords::tr("%1 endpoints and %2 deployments, while a Kubernetes cluster may serve %3 "
                                   "and %4. Attach a second cluster.")
                         .arg(endpoints)
                         .arg(deployments)
                         .arg(mostEndpoints)
                         .arg(mostDeployments));
    });
}

/// Nodes of the largest run of several nodes on this compute; 1: none.
int nodesTogether(const RuleInput &in, const QString &compute)
{
    int nodes = 1;
    forEachWorkload<TrainingJob>(in, [&](std::size_t, const Workload &, const TrainingJob &job) {
        if (job.compute == compute)
            nodes = std::max(nodes, job.nodesPerRun);
    });
    return nodes;
}

void checkClusterNodes(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing != cost::Billing::Cluster)
            return;
        const bool together = nodesTogether(in, compute.id) > 1;
        const double usual = together ? limitValue(in, u"cluster.mpi_nodes_default", 300)
                                      : limitValue(in, u"cluster.nodes_default", 100);
        const double most = together ? limitValue(in, u"cluster.mpi_nodes_max", 4000)
                                     : limitValue(in, u"cluster.nodes_max", 65'000);
        if (compute.maxNodes <= usual)
            return;
        Finding &finding = sink.add(
            compute.maxNodes > most ? Severity::Blocker : Severity::Approval,
            {stepOf(use.stage), computeField(i, u"maxNodes"), compute.id},
            PlanWords::tr("%1 nodes in one cluster").arg(compute.maxNodes),
            together
                ? PlanWords::tr("A cluster whose nodes talk to each other may have %1, and %2 on request.")
                      .arg(usual)
                      .arg(most)
                : PlanWords::tr("A cluster may have %1 nodes, and %2 on request.").arg(usual).arg(most));
        finding.fix = setNumber(PlanWords::tr("Set highest nodes to %1").arg(usual), stepOf(use.stage),
                                computeField(i, u"maxNodes"), static_cast<int>(usual));
    });
}

void checkRdmaNodes(const RuleInput &in, FindingSink &sink)
{
    const int most = static_cast<int>(limitValue(in, u"cluster.rdma_nodes_max", 100));
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing != cost::Billing::Cluster || !use.size || !in.catalog.size(*use.size).infiniband
            || nodesTogether(in, compute.id) < 2 || compute.maxNodes <= most)
            return;
        sink.add({stepOf(use.stage), computeField(i, u"maxNodes"), compute.id},
                 PlanWords::tr("%1 nodes of an RDMA family").arg(compute.maxNodes),
                 PlanWords::tr("Where nodes talk to each other over InfiniBand, a cluster may have %1.")
                     .arg(most))
            .fix
            = setNumber(PlanWords::tr("Set highest nodes to %1").arg(most), stepOf(use.stage),
                        computeField(i, u"maxNodes"), most);
    });
}

void checkRunNodes(const RuleInput &in, FindingSink &sink)
{
    const int most = static_cast<int>(limitValue(in, u"cluster.mpi_run_nodes_max", 100));
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        if (job.nodesPerRun <= most)
            return;
        const QString field = workloadField(i, u"training/nodesPerRun");
        sink.add({Step::Training, field, workload.shownName()},
                 PlanWords::tr("%1 nodes in one run").arg(job.nodesPerRun),
                 PlanWords::tr("A run whose nodes talk to each other may use %1.").arg(most))
            .fix
            = setNumber(PlanWords::tr("Use %1 nodes a run").arg(most), Step::Training, field, most);
    });
}

void checkBatchNodes(const RuleInput &in, FindingSink &sink)
{
    const double usual = limitValue(in, u"cluster.parallel_run_nodes_default", 100);
    const double most = limitValue(in, u"cluster.parallel_run_nodes_max", 65'000);
    forEachWorkload<BatchScoring>(in, [&](std::size_t i, const Workload &workload, const BatchScoring &) {
        const int nodes = cost::jobRuns(workload, in.bill.sizing[i]).nodes;
        if (nodes <= usual)
            return;
        const QString field = workloadField(i, u"batch/nodesPerRun");
        sink.add(nodes > most ? Severity::Blocker : Severity::Approval,
                 {Step::Deployment, field, workload.shownName()},
                 PlanWords::tr("%1 nodes in one batch run").arg(nodes),
                 PlanWords::tr("A parallel run may use %1 nodes, and %2 on request.").arg(usual).arg(most))
            .fix
            = setNumber(PlanWords::tr("Use %1 nodes a run").arg(usual), Step::Deployment, field,
                        static_cast<int>(usual));
    });
}

void checkRequestRate(const RuleInput &in, FindingSink &sink)
{
    const double most = limitValue(in, u"endpoint.requests_per_second", 500);
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            const double rate = cost::peakLoads(in.plan, workload, endpoint).highest;
            if (servedBy(in, endpoint, Billing::Endpoint) && rate > most)
                sink.add(
                    {Step::Deployment, workloadField(i, u"realtime/peakRequestsPerSecond"),
                     workload.shownName()},
                    PlanWords::tr("%1 requests a second at one endpoint").arg(roundedText(rate)),
                    PlanWords::tr(
                        "A managed online endpoint takes %1 requests and as many new connections a second. "
                        "Ask to raise requests, connections and bandwidth together, or split the endpoint.")
                        .arg(most));
        });
}

void checkConnections(const RuleInput &in, FindingSink &sink)
{
    const double most = limitValue(in, u"endpoint.active_connections", 500);
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            const double open = cost::peakLoads(in.plan, workload, endpoint).highest
                * serviceMilliseconds(in, i, endpoint) / 1000;
            if (servedBy(in, endpoint, Billing::Endpoint) && open > most)
                sink.add({Step::Deployment, workloadField(i, u"realtime/serviceMilliseconds"),
                          workload.shownName()},
                         PlanWords::tr("%1 requests in flight at once").arg(roundedText(open)),
                         PlanWords::tr("Requests a second times their time of service. A managed online "
                                       "endpoint holds %1 connections open; ask for more.")
                             .arg(most));
        });
}

void checkPayload(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            for (const Deployment &deployment : endpoint.deployments) {
                const Limit *limit = in.catalog.limit(traitsOf(in, deployment.compute).requestLimit);
                if (!limit || endpoint.requestKB <= limit->value * 1000)
                    continue;
                sink.add({Step::Deployment, workloadField(i, u"realtime/requestKB"), workload.shownName()},
                         PlanWords::tr("A request is larger than the service takes"),
                         PlanWords::tr("%1 MB, while %2 takes %3 MB.")
                             .arg(formatSignificant(endpoint.requestKB / 1000, wordsLocale()))
                             .arg(targetName(in.catalog, targetOf(in, deployment.compute)))
                             .arg(limit->value));
                return;
            }
        });
}

constexpr std::array limitRuleTable = {
    Rule{"limit.endpoints", Severity::Approval, "Endpoints stay within the limit of their region.", quotaPage,
         quotaDate, checkEndpoints},
    Rule{"limit.deployments", Severity::Approval, "Deployments stay within the limit of their region.",
         quotaPage, quotaDate, checkDeploymentLimits},
    Rule{"limit.computes", Severity::Approval,
         "Clusters, instances and managed online deployments stay within the limit of their region.",
         quotaPage, quotaDate, checkComputes},
    Rule{"limit.endpoint_deployments", Severity::Approval, "An endpoint has at most 20 deployments.",
         quotaPage, quotaDate, checkDeploymentsOfEndpoint},
    Rule{"limit.deployment_instances", Severity::Approval,
         "A managed online deployment has at most 50 instances.", quotaPage, quotaDate,
         checkInstancesOfDeployment},
    Rule{"limit.kubernetes_cluster", Severity::Blocker,
         "A Kubernetes cluster serves at most 60 endpoints and 100 deployments.", quotaPage, quotaDate,
         checkKubernetesCluster},
    Rule{"limit.cluster_nodes", Severity::Approval, "The nodes of a cluster stay within its limit.",
         quotaPage, quotaDate, checkClusterNodes},
    Rule{"limit.rdma_nodes", Severity::Blocker,
         "A cluster of an RDMA family whose nodes talk to each other has at most 100 nodes.", quotaPage,
         quotaDate, checkRdmaNodes},
    Rule{"limit.run_nodes", Severity::Blocker, "A run whose nodes talk to each other uses at most 100 nodes.",
         quotaPage, quotaDate, checkRunNodes},
    Rule{"limit.batch_nodes", Severity::Approval, "A batch run stays within the nodes of a parallel run.",
         quotaPage, quotaDate, checkBatchNodes},
    Rule{"limit.requests", Severity::Approval,
         "A managed online endpoint takes at most 500 requests a second.", quotaPage, quotaDate,
         checkRequestRate},
    Rule{"limit.connections", Severity::Approval,
         "A managed online endpoint holds at most 500 connections open.", quotaPage, quotaDate,
         checkConnections},
    Rule{"limit.payload", Severity::Blocker, "A request to a web service on AKS carries at most 100 MB.",
         "Deploy a model to an Azure Kubernetes Service cluster (v1)", "2024-03-08", checkPayload},
};

} // namespace

std::span<const Rule> limitRules()
{
    return limitRuleTable;
}

} // namespace slipway
