// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/rulecases.h"

using namespace Qt::StringLiterals;

namespace slipway::test {

namespace {

/// `count` further endpoints like the one of the template.
void moreEndpoints(Plan &plan, int count)
{
    const Workload serve = *plan.workload(u"serve");
    for (int i = 0; i < count; ++i) {
        plan.workloads.push_back(serve);
        plan.workloads.back().id = u"serve%1"_s.arg(i);
    }
}

/// Several deployments behind the endpoint of the template; the first takes all traffic.
void moreDeployments(Plan &plan, int count)
{
    for (int i = 0; i < count; ++i) {
        serving(plan).deployments.push_back(serving(plan).deployments[0]);
        serving(plan).deployments.back().id = u"blue%1x"_s.arg(i);
        serving(plan).deployments.back().trafficPercent = 0;
    }
}

void together(Plan &plan)
{
    plan.compute(u"train")->size = u"Standard_ND96isr_H100_v5"_s;
    training(plan).nodesPerRun = 2;
}

void serveFromAks(Plan &plan)
{
    plan.compute(u"serve")->target = u"aks_v1"_s;
}

} // namespace

std::vector<RuleCase> limitCases()
{
    return {
        {"limit.endpoints", [](Plan &p) { moreEndpoints(p, 100); }, [](Plan &p) { moreEndpoints(p, 99); }},
        {"limit.deployments",
         [](Plan &p) {
             moreDeployments(p, 20);
             moreEndpoints(p, 24);
         },
         [](Plan &p) { moreEndpoints(p, 24); }},
        {"limit.computes",
         [](Plan &p) {
             p.compute(u"notebooks")->instances = 600;
             exploring(p).people = 600;
         },
         nothing},
        {"limit.endpoint_deployments", [](Plan &p) { moreDeployments(p, 20); },
         [](Plan &p) { moreDeployments(p, 19); }},
        {"limit.deployment_instances", [](Plan &p) { serving(p).deployments[0].instances = 51; },
         [](Plan &p) { serving(p).deployments[0].instances = 50; }},
        {"limit.kubernetes_cluster",
         [](Plan &p) {
             p.compute(u"serve")->target = u"kubernetes_online_endpoint"_s;
             moreEndpoints(p, 60);
         },
         [](Plan &p) { p.compute(u"serve")->target = u"kubernetes_online_endpoint"_s; }},
        {"limit.cluster_nodes", [](Plan &p) { p.compute(u"train")->maxNodes = 101; },
         [](Plan &p) { p.compute(u"train")->maxNodes = 100; }},
        {"limit.rdma_nodes",
         [](Plan &p) {
             together(p);
             p.compute(u"train")->maxNodes = 101;
         },
         [](Plan &p) {
             together(p);
             p.compute(u"train")->maxNodes = 100;
         }},
        {"limit.run_nodes",
         [](Plan &p) {
             p.compute(u"train")->maxNodes = 200;
             training(p).nodesPerRun = 101;
         },
         [](Plan &p) {
             p.compute(u"train")->maxNodes = 200;
             training(p).nodesPerRun = 100;
         }},
        {"limit.batch_nodes", [](Plan &p) { scoring(p).nodesPerRun = 101; },
         [](Plan &p) { scoring(p).nodesPerRun = 100; }},
        {"limit.requests", [](Plan &p) { serving(p).peakRequestsPerSecond = 501; },
         [](Plan &p) {
             serving(p).peakRequestsPerSecond = 500;
             p.growth.requestsPercent = 0;
         }},
        {"limit.connections",
         [](Plan &p) {
             serving(p).peakRequestsPerSecond = 400;
             serving(p).serviceMilliseconds = 2000;
         },
         nothing},
        {"limit.payload",
         [](Plan &p) {
             serveFromAks(p);
             serving(p).requestKB = 101'000;
         },
         serveFromAks},
        {"name.compute",
         [](Plan &p) {
             p.compute(u"train")->id = u"gpu-2"_s;
             training(p).compute = u"gpu-2"_s;
         },
         [](Plan &p) {
             p.compute(u"train")->id = u"gpu-a2"_s;
             training(p).compute = u"gpu-a2"_s;
         }},
        {"name.endpoint", [](Plan &p) { p.workload(u"serve")->id = u"2nd--line"_s; },
         [](Plan &p) { p.workload(u"serve")->id = u"second-line-2"_s; }},
        {"name.kubernetes",
         [](Plan &p) {
             p.compute(u"serve")->target = u"kubernetes_online_endpoint"_s;
             serving(p).deployments[0].id = QString(32, u'b');
             p.workload(u"serve")->id = QString(32, u's');
         },
         [](Plan &p) { p.compute(u"serve")->target = u"kubernetes_online_endpoint"_s; }},
    };
}

} // namespace slipway::test
