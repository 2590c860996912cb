// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/importer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

using azureml::YamlNode;

namespace {

/// "500m" as 0.5, "4Gi" as 4 GiB; nothing for text that is no quantity.
std::optional<double> quantity(const QString &text, double unit)
{
    static const std::pair<QLatin1StringView, double> suffixes[]
        = {{"Ki"_L1, 1024.0}, {"Mi"_L1, 1048576.0}, {"Gi"_L1, 1073741824.0}, {"Ti"_L1, 1099511627776.0},
           {"m"_L1, 0.001},   {"k"_L1, 1e3},        {"M"_L1, 1e6},           {"G"_L1, 1e9},
           {"T"_L1, 1e12},    {""_L1, 1.0}};
    for (const auto &[suffix, factor] : suffixes) {
        if (!text.endsWith(suffix))
            continue;
        bool number = false;
        const double value = text.chopped(suffix.size()).toDouble(&number);
        if (number && value > 0)
            return value * factor / unit;
        return {};
    }
    return {};
}

} // namespace

const YamlNode *AzureMlImporter::requestsOfType(const QString &compute, const QString &instanceType) const
{
    for (const ImportDocument &document : m_documents) {
        if (document.kind == u"kubernetesCompute" && m_computeIds.value(text(document.node, u"name").toLower()) == compute)
            return document.node.at(
                QStringList{u"properties"_s, u"instanceTypes"_s, instanceType, u"resources"_s, u"requests"_s});
    }
    return nullptr;
}

void AzureMlImporter::readKubernetesScale(const ImportDocument &document, Deployment &deployment,
                                          Compute &compute)
{
    const YamlNode &node = document.node;
    if (node.find(u"scale_settings") && text(node, u"scale_settings.type").toLower() != u"default") {
        deployment.sizing = InstanceSizing::Autoscale;
        deployment.minInstances = integer(document, node, u"scale_settings.min_instances", 0, 10'000, 1);
        deployment.maxInstances = integer(document, node, u"scale_settings.max_instances", 0, 10'000, 1);
        if (deployment.minInstances > deployment.maxInstances)
            remark(u"%1: The deployment has at least %2 instances and at most %3: correct one of them."_s.arg(
                document.file, QString::number(deployment.minInstances),
                QString::number(deployment.maxInstances)));
    }
    const YamlNode *requests = node.at(u"resources.requests");
    if (!requests)
        requests = requestsOfType(compute.id, text(node, u"instance_type"));
    if (!requests)
        return;
    const std::optional<double> cpu = quantity(text(*requests, u"cpu"), 1);
    const std::optional<double> memory = quantity(text(*requests, u"memory"), 1073741824.0);
    if (!cpu && !memory)
        return;
    KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    options.podVcpus = std::clamp(cpu.value_or(options.podVcpus), 0.001, 1000.0);
    options.podMemoryGiB = std::clamp(memory.value_or(options.podMemoryGiB), 0.001, 100'000.0);
    compute.kubernetes = options;
}

void AzureMlImporter::addOnlineDeployment(const ImportDocument &document)
{
    const YamlNode &node = document.node;
    const QString endpointName = text(node, u"endpoint_name");
    const auto endpoint = m_endpoints.find(endpointName);
    if (endpoint == m_endpoints.end())
        fail(document, node.find(u"endpoint_name")->line,
             u"No file describes the endpoint %1"_s.arg(endpointName.left(80)));
    Deployment deployment;
    deployment.id = text(node, u"name");
    for (const Deployment &other : endpoint->second.deployments) {
        if (other.id == deployment.id)
            fail(document, node.find(u"name")->line,
                 u"There are two deployments %1 of the endpoint %2"_s.arg(deployment.id, endpointName));
    }
    deployment.instances = integer(document, node, u"instance_count", 0, 10'000, 1);
    deployment.trafficPercent = -1; // until the endpoint's shares are known
    if (document.kind == u"managedOnlineDeployment") {
        deployment.compute
            = sharedCompute(document.kind, sizeOf(document, node, u"instance_type"), endpointName);
    } else {
        for (const ImportDocument &other : m_documents) {
            if (other.kind == u"kubernetesOnlineEndpoint" && text(other.node, u"name") == endpointName)
                deployment.compute = computeOf(other, *other.node.find(u"compute"));
        }
        Compute *compute = m_plan.compute(deployment.compute);
        if (!compute)
            fail(document, node.line, u"The endpoint %1 is not one on Kubernetes"_s.arg(endpointName));
        compute->target = m_catalog.targetOfDocument(document.kind);
        compute->instances = std::max(compute->instances, deployment.instances);
        readKubernetesScale(document, deployment, *compute);
    }
    const int concurrency
        = integer(document, node, u"request_settings.max_concurrent_requests_per_instance", 1, 100'000, 1);
    endpoint->second.concurrency = std::max(endpoint->second.concurrency, concurrency);
    endpoint->second.deployments.push_back(std::move(deployment));
}

void AzureMlImporter::addBatchDeployment(const ImportDocument &document)
{
    const YamlNode &node = document.node;
    const QString endpointName = text(node, u"endpoint_name");
    BatchScoring batch;
    batch.compute = computeOf(document, *node.find(u"compute"));
    batch.nodesPerRun = integer(document, node, u"resources.instance_count", 1, 100'000, 1);
    batch.workersPerNode = integer(document, node, u"settings.max_concurrency_per_instance", 1, 10'000, 1);
    batch.miniBatchSize = integer(document, node, u"settings.mini_batch_size", 1, 1'000'000'000, 10);
    Workload workload;
    workload.id = takeId(endpointName);
    workload.name = shownText(document, node, u"description", endpointName);
    workload.detail = batch;
    m_plan.workloads.push_back(std::move(workload));
}

void AzureMlImporter::settleTraffic()
{
    for (const ImportDocument &document : m_documents) {
        const auto endpoint = m_endpoints.find(text(document.node, u"name"));
        if (!document.kind.endsWith(u"OnlineEndpoint") || endpoint == m_endpoints.end())
            continue;
        std::vector<Deployment> &deployments = endpoint->second.deployments;
        if (const YamlNode *traffic = document.node.find(u"traffic"); traffic && traffic->isMap()) {
            for (Deployment &deployment : deployments) {
                const YamlNode *share = traffic->find(deployment.id);
                deployment.trafficPercent = share ? qBound(0.0, share->text.toDouble(), 100.0) : 0;
            }
            continue;
        }
        for (std::size_t i = 0; i < deployments.size(); ++i)
            deployments[i].trafficPercent = i == 0 ? 100 : 0;
        if (deployments.size() > 1)
            remark(u"No file says how the requests of %1 are shared out: all go to %2."_s.arg(
                endpoint->first, deployments[0].id));
    }
}

void AzureMlImporter::addEndpoints()
{
    for (const ImportDocument &document : m_documents) {
        if (!document.kind.endsWith(u"OnlineEndpoint"))
            continue;
        const QString name = text(document.node, u"name");
        if (!m_endpoints.emplace(name, RealtimeEndpoint()).second)
            fail(document, document.node.find(u"name")->line,
                 u"There are two endpoints of the name %1"_s.arg(name));
    }
    for (const ImportDocument &document : m_documents) {
        if (document.kind.endsWith(u"OnlineDeployment"))
            addOnlineDeployment(document);
        else if (document.kind == u"modelBatchDeployment")
            addBatchDeployment(document);
        else if (document.kind == u"pipelineComponentBatchDeployment"
                 || document.kind == u"serverlessEndpoint" || document.kind == u"workspace")
            remark(u"%1 is not part of a plan, and was left out."_s.arg(document.file));
    }
    settleTraffic();
    for (const ImportDocument &document : m_documents) {
        if (!document.kind.endsWith(u"OnlineEndpoint"))
            continue;
        const QString name = text(document.node, u"name");
        Workload workload;
        workload.id = takeId(name);
        workload.name = shownText(document, document.node, u"description", name);
        RealtimeEndpoint &endpoint = m_endpoints.at(name);
        if (endpoint.deployments.empty()) {
            remark(u"The endpoint %1 has no deployment, and was left out."_s.arg(name));
            continue;
        }
        workload.detail = std::move(endpoint);
        m_plan.workloads.push_back(std::move(workload));
    }
}

} // namespace slipway
