// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/rulecases.h"

using namespace Qt::StringLiterals;

namespace slipway::test {

namespace {

void serveFromKubernetes(Plan &plan)
{
    plan.compute(u"serve")->target = u"kubernetes_online_endpoint"_s;
}

void serveFromContainer(Plan &plan)
{
    plan.compute(u"serve")->target = u"aci"_s;
    plan.compute(u"serve")->instances = 1;
}

void trainOn(Plan &plan, const QString &target)
{
    plan.compute(u"train")->target = target;
}

void spark(Plan &plan)
{
    trainOn(plan, u"serverless_spark"_s);
    plan.compute(u"train")->size = u"Standard_E8s_v3"_s;
    training(plan).kind = TrainingKind::Spark;
}

std::vector<RuleCase> servingCases()
{
    return {
        {"target.tests_only", serveFromContainer,
         [](Plan &p) {
             serveFromContainer(p);
             p.workload(u"serve")->environment = Environment::Test;
         }},
        {"container.model",
         [](Plan &p) {
             serveFromContainer(p);
             p.model.parametersBillion = 7;
         },
         serveFromContainer},
        {"container.memory",
         [](Plan &p) {
             serveFromContainer(p);
             p.model.ramGiB = 3; // 150 % of it are 4.5 GiB, and a container has 4 where nothing is said
         },
         serveFromContainer},
        {"target.old_table", [](Plan &p) { p.compute(u"serve")->target = u"azure_functions"_s; },
         serveFromContainer},
        {"container.platform",
         [](Plan &p) {
             serveFromContainer(p);
             p.compute(u"serve")->kubernetes = KubernetesOptions();
             p.compute(u"serve")->kubernetes->podVcpus = 40;
         },
         serveFromContainer},
        {"container.copies",
         [](Plan &p) {
             serveFromContainer(p);
             p.compute(u"serve")->instances = 2;
         },
         serveFromContainer},
        {"hosted.conditions", [](Plan &p) { p.compute(u"serve")->target = u"serverless_api"_s; }, nothing},
        {"attached.maintenance", serveFromKubernetes, nothing},
        {"kubernetes.single_node",
         [](Plan &p) {
             serveFromKubernetes(p);
             p.compute(u"serve")->instances = 1;
             p.compute(u"serve")->maxNodes = 1;
             p.compute(u"serve")->size = u"Standard_D16s_v3"_s;
             serving(p).deployments[0].instances = 1;
             serving(p).rollout.perMonth = 0;
         },
         serveFromKubernetes},
        {"kubernetes.pods",
         [](Plan &p) {
             serveFromKubernetes(p);
             p.compute(u"serve")->kubernetes = KubernetesOptions();
             p.compute(u"serve")->kubernetes->podVcpus = 6;
             p.compute(u"serve")->size = u"Standard_NC4as_T4_v3"_s;
         },
         serveFromKubernetes},
        {"kubernetes.nodes",
         [](Plan &p) {
             // Seven pods of 3 vCPUs, two of which a node of 8 has room for: 4 nodes.
             serveFromKubernetes(p);
             p.compute(u"serve")->size = u"Standard_D8s_v5"_s;
             p.compute(u"serve")->kubernetes = KubernetesOptions();
             p.compute(u"serve")->kubernetes->podVcpus = 3;
             p.compute(u"serve")->instances = 1;
             p.compute(u"serve")->maxNodes = 3;
             serving(p).deployments[0].sizing = InstanceSizing::Fixed;
             serving(p).deployments[0].instances = 7;
         },
         [](Plan &p) {
             serveFromKubernetes(p);
             p.compute(u"serve")->size = u"Standard_D8s_v5"_s;
             p.compute(u"serve")->kubernetes = KubernetesOptions();
             p.compute(u"serve")->kubernetes->podVcpus = 3;
             p.compute(u"serve")->instances = 1;
             p.compute(u"serve")->maxNodes = 4;
             serving(p).deployments[0].sizing = InstanceSizing::Fixed;
             serving(p).deployments[0].instances = 7;
         }},
        {"kubernetes.idle_nodes",
         [](Plan &p) {
             serveFromKubernetes(p);
             p.compute(u"serve")->instances = 40;
         },
         [](Plan &p) {
             serveFromKubernetes(p);
             p.compute(u"serve")->instances = p.compute(u"serve")->maxNodes = 1;
             p.compute(u"serve")->minNodes = 0;
         }},
        {"kubernetes.router",
         [](Plan &p) {
             serveFromKubernetes(p);
             serving(p).peakRequestsPerSecond = 12'000;
         },
         serveFromKubernetes},
        {"endpoint.autoscale",
         [](Plan &p) {
             serving(p).deployments[0].sizing = InstanceSizing::Autoscale;
             serving(p).deployments[0].minInstances = 9;
         },
         [](Plan &p) { serving(p).deployments[0].sizing = InstanceSizing::Autoscale; }},
        {"endpoint.timeout",
         [](Plan &p) {
             serving(p).serviceMilliseconds = 9000;
             serving(p).latencyTargetMilliseconds = 20'000;
         },
         nothing},
        {"endpoint.workers", [](Plan &p) { serving(p).concurrency = 8; },
         [](Plan &p) { serving(p).concurrency = 1; }},
        {"endpoint.zones",
         [](Plan &p) {
             p.region = u"westus"_s;
             serving(p).zones = 3;
         },
         [](Plan &p) { serving(p).zones = 3; }},
        {"endpoint.spare",
         [](Plan &p) {
             serving(p).spareInstance = true;
             serving(p).zones = 2;
         },
         [](Plan &p) { serving(p).spareInstance = true; }},
        {"endpoint.small_size", [](Plan &p) { p.compute(u"serve")->size = u"Standard_F2s_v2"_s; }, nothing},
    };
}

std::vector<RuleCase> trainingCases()
{
    return {
        {"target.automl",
         [](Plan &p) {
             trainOn(p, u"kubernetes"_s);
             training(p).kind = TrainingKind::AutoML;
         },
         [](Plan &p) { training(p).kind = TrainingKind::AutoML; }},
        {"target.pipeline",
         [](Plan &p) {
             trainOn(p, u"local"_s);
             training(p).kind = TrainingKind::PipelineStep;
         },
         [](Plan &p) { training(p).kind = TrainingKind::PipelineStep; }},
        {"target.steps_only", [](Plan &p) { trainOn(p, u"databricks"_s); },
         [](Plan &p) {
             trainOn(p, u"databricks"_s);
             training(p).kind = TrainingKind::PipelineStep;
         }},
        {"target.spark", [](Plan &p) { training(p).kind = TrainingKind::Spark; }, spark},
        {"target.multi_node",
         [](Plan &p) {
             trainOn(p, u"remote_vm"_s);
             training(p).nodesPerRun = 2;
         },
         [](Plan &p) { training(p).nodesPerRun = 2; }},
        {"databricks.tier",
         [](Plan &p) {
             trainOn(p, u"databricks"_s);
             training(p).kind = TrainingKind::PipelineStep;
         },
         nothing},
        {"preemptible.checkpoints",
         [](Plan &p) {
             trainOn(p, u"remote_vm"_s);
             p.compute(u"train")->tier = Tier::Spot;
             training(p).checkpointMinutes.reset();
         },
         [](Plan &p) {
             trainOn(p, u"remote_vm"_s);
             p.compute(u"train")->tier = Tier::Spot;
             training(p).checkpointMinutes = 30;
         }},
        {"preemptible.accepted",
         [](Plan &p) {
             trainOn(p, u"remote_vm"_s);
             p.compute(u"train")->tier = Tier::Spot;
             p.preemptibleAcceptable = false;
         },
         [](Plan &p) {
             trainOn(p, u"remote_vm"_s);
             p.compute(u"train")->tier = Tier::Spot;
             p.preemptibleAcceptable = true;
         }},
        {"spark.size",
         [](Plan &p) {
             spark(p);
             p.compute(u"train")->size = u"Standard_E20s_v3"_s;
         },
         spark},
        {"spark.runtime", spark, nothing},
        {"spark.network",
         [](Plan &p) {
             spark(p);
             p.isolation.network = Network::Own;
         },
         spark},
    };
}

} // namespace

std::vector<RuleCase> targetCases()
{
    std::vector<RuleCase> cases = servingCases();
    const std::vector<RuleCase> more = trainingCases();
    cases.insert(cases.end(), more.begin(), more.end());
    return cases;
}

} // namespace slipway::test
