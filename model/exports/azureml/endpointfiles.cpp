// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/autoscale.h"
#include "model/exports/azureml/pricedcounts.h"
#include "model/exports/azureml/removals.h"

#include "model/base/format.h"
#include "model/plan/plannames.h"
#include "model/plan/workends.h"
#include "model/sizing/plansizing.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

void writeDescription(YamlWriter &yaml, const Workload &workload)
{
    if (const QString name = oneLine(workload.name); !name.isEmpty())
        yaml.text(u"description"_s, name);
}

void writeEndpoint(Emission &emission, const EndpointResource &endpoint)
{
    const bool kubernetes = endpoint.kind == EndpointKind::Kubernetes;
    YamlWriter yaml
        = emission.document(u"%1 %2"_s.arg(kindName(endpoint.kind), endpoint.name),
                            kubernetes ? u"kubernetesOnlineEndpoint"_s : u"managedOnlineEndpoint"_s);
    const std::optional<int> end = endOfWork({endpoint.workload}, emission.plan.months);
    writeEndRemark(yaml, emission.plan, end);
    yaml.text(u"name"_s, endpoint.name, u"has to be unique in the region"_s);
    writeDescription(yaml, *endpoint.workload);
    if (kubernetes)
        yaml.text(u"compute"_s, u"azureml:"_s + endpoint.computeName);
    else
        yaml.text(u"location"_s, emission.layout.region);
    yaml.text(u"auth_mode"_s, u"key"_s);
    if (!kubernetes)
        yaml.text(u"public_network_access"_s, isPublic(emission.plan) ? u"enabled"_s : u"disabled"_s);
    yaml.begin(u"identity"_s);
    yaml.text(u"type"_s, u"system_assigned"_s);
    yaml.end();
    yaml.comment(
        u"No traffic here: it cannot be set before the deployments exist. deploy.sh sets it after them."_s);
    writeTags(yaml, emission, endpoint.workload->environment, {}, end);
    emission.add(endpointPath(endpoint), yaml);
}

/// Model, code and environment, which a plan does not know.
void writeContents(YamlWriter &yaml, const Workload &workload, const QString &version = {})
{
    const QString model = token(workload.id + version, u"MODEL"_s);
    yaml.placeholder(u"model"_s, u"azureml:%1"_s.arg(model), model,
                     u"a registered model, as NAME:VERSION or NAME@latest"_s);
    yaml.begin(u"code_configuration"_s);
    const QString code = token(workload.id, u"CODE_FOLDER"_s);
    yaml.placeholder(u"code"_s, code, code, u"folder with the scoring script, seen from this file"_s);
    const QString script = token(workload.id, u"SCORING_SCRIPT"_s);
    yaml.placeholder(u"scoring_script"_s, script, script, u"name of the script in that folder"_s);
    yaml.end();
    const QString environment = token(workload.id, u"ENVIRONMENT"_s);
    yaml.placeholder(u"environment"_s, u"azureml:%1"_s.arg(environment), environment,
                     u"a registered environment, as NAME:VERSION or NAME@latest"_s);
}

void writeProbe(YamlWriter &yaml, const QString &key)
{
    yaml.begin(key);
    yaml.number(u"initial_delay"_s, 10, u"seconds"_s);
    yaml.example(u"initial_delay"_s);
    yaml.number(u"period"_s, 10);
    yaml.number(u"timeout"_s, 2);
    yaml.number(u"success_threshold"_s, 1);
    yaml.number(u"failure_threshold"_s, 30);
    yaml.end();
}

/// Why the number of instances is what it is, where the plan does not state it.
void writeCountRemarks(YamlWriter &yaml, const Emission &emission, const EndpointResource &endpoint,
                       const DeploymentResource &resource)
{
    if (!pricedInstances(emission, endpoint, resource).counted)
        yaml.comment(
            u"How many instances it takes does not follow from the plan: this is its lowest number."_s);
    for (const InstancesFrom &from : instancesByMonth(emission, endpoint, resource))
        yaml.comment(u"Priced from %1: %2"_s.arg(formatMonth(from.month, QLocale::c()),
                                                 formatUnits(from.instances, u"instance"_s, QLocale::c())));
}

void writeKubernetesScale(YamlWriter &yaml, const Emission &emission, const EndpointResource &endpoint,
                          const DeploymentResource &resource)
{
    const PricedInstances instances = pricedInstances(emission, endpoint, resource);
    writeCountRemarks(yaml, emission, endpoint, resource);
    if (!instances.scales) {
        yaml.number(u"instance_count"_s, instances.first);
        yaml.begin(u"scale_settings"_s);
        yaml.text(u"type"_s, u"default"_s);
        yaml.end();
        return;
    }
    yaml.begin(u"scale_settings"_s);
    yaml.text(u"type"_s, u"target_utilization"_s);
    yaml.number(u"min_instances"_s, instances.least);
    yaml.number(u"max_instances"_s, instances.most);
    const double target = plannedUtilization(emission, endpoint, resource);
    yaml.number(u"target_utilization_percentage"_s, std::clamp(static_cast<int>(std::round(target)), 1, 100));
    yaml.number(u"polling_interval"_s, 1, u"seconds"_s);
    yaml.end();
}

void writeManagedScale(YamlWriter &yaml, const Emission &emission, const EndpointResource &endpoint,
                       const DeploymentResource &resource)
{
    const PricedInstances instances = pricedInstances(emission, endpoint, resource);
    yaml.text(u"instance_type"_s, resource.compute->size);
    writeCountRemarks(yaml, emission, endpoint, resource);
    yaml.number(u"instance_count"_s, instances.first,
                instances.scales
                    ? u"to begin with; deploy.sh lets it scale from %1 to %2"_s.arg(instances.least)
                          .arg(instances.most)
                    : QString());
    yaml.begin(u"scale_settings"_s);
    yaml.text(u"type"_s, u"default"_s);
    yaml.end();
    // With a managed network the key must not be there; it cannot be changed later.
    if (emission.plan.isolation.network == Network::Public || emission.plan.isolation.network == Network::Own)
        yaml.text(u"egress_public_network_access"_s, isPublic(emission.plan) ? u"enabled"_s : u"disabled"_s);
}

/// The model is registered by somebody else, who has to know which weights the plan counts on.
void writeWeightsRemark(YamlWriter &yaml, const Plan &plan, const RealtimeEndpoint &endpoint)
{
    if (!endpoint.promptTokens || !endpoint.outputTokens)
        return;
    const Precision precision = sizing::servedPrecision(plan, endpoint);
    const int bits = sizing::bitsOf(precision);
    QString text = u"Number and speed of the instances hold for weights of %1 bits (%2)%3."_s.arg(
        QString::number(bits), wordOf(precision),
        endpoint.servedModel ? u" of "_s + oneLine(*endpoint.servedModel) : QString());
    if (bits < sizing::publishedBits)
        text += u"\nFewer than the %1 that models are published in: register them in this format, or let the "
                u"server convert them,\n"
                "and compare the answers before it goes live."_s.arg(sizing::publishedBits);
    yaml.comment(text);
}

void writeDeployment(Emission &emission, const EndpointResource &endpoint, const DeploymentResource &resource)
{
    const bool kubernetes = endpoint.kind == EndpointKind::Kubernetes;
    YamlWriter yaml
        = emission.document(u"Deployment %1 of endpoint %2, %3 % of its requests"_s.arg(
                                resource.name, endpoint.name, QString::number(resource.traffic)),
                            kubernetes ? u"kubernetesOnlineDeployment"_s : u"managedOnlineDeployment"_s);
    const std::optional<int> end = endOfWork({endpoint.workload}, emission.plan.months);
    writeEndRemark(yaml, emission.plan, end);
    yaml.text(u"name"_s, resource.name);
    yaml.text(u"endpoint_name"_s, endpoint.name);
    yaml.text(u"type"_s, kubernetes ? u"kubernetes"_s : u"managed"_s);
    writeWeightsRemark(yaml, emission.plan, *endpoint.detail);
    // Two deployments of an endpoint are two versions of a model.
    writeContents(yaml, *endpoint.workload,
                  endpoint.deployments.size() > 1 ? u' ' + resource.name : QString());
    yaml.flag(u"app_insights_enabled"_s, false);
    yaml.begin(u"request_settings"_s);
    yaml.number(u"request_timeout_ms"_s, requestTimeoutMs(endpoint));
    if (endpoint.detail->concurrency > 1)
        yaml.comment(
            u"The inference server of Azure ML serves as many at a time as WORKER_COUNT says, 1 if nothing "
            u"does;\n"
            "each worker loads its own copy of the model. Set it where your image uses that server."_s);
    yaml.number(u"max_concurrent_requests_per_instance"_s, endpoint.detail->concurrency);
    if (kubernetes)
        yaml.number(u"max_queue_wait_ms"_s, queueWaitMs(endpoint));
    yaml.end();
    if (emission.plan.model.ramGiB && emission.plan.model.ramGiB->likely >= 8)
        yaml.comment(u"%1 GiB take a while to load: an instance has 5 minutes before it counts as failed.\n"
                     "Raise initial_delay where yours needs more."_s.arg(
                         formatNumber(emission.plan.model.ramGiB->likely, QLocale::c())));
    writeProbe(yaml, u"liveness_probe"_s);
    writeProbe(yaml, u"readiness_probe"_s);
    if (kubernetes) {
        // Without it the default one of a cluster holds, which ends at 2 vCPUs, 2 GiB and no GPU; resources of the deployment's own
        // would have to stay below that: "Create and manage instance types", read 2026-11-23.
        yaml.text(u"instance_type"_s, servingInstanceType.toString(), u"of its compute: what one pod takes"_s);
        writeKubernetesScale(yaml, emission, endpoint, resource);
    } else {
        writeManagedScale(yaml, emission, endpoint, resource);
    }
    writeTags(yaml, emission, endpoint.workload->environment, u"compute/"_s + resource.compute->id, end);
    emission.add(deploymentPath(endpoint, resource), yaml);
}

void writeModelId(YamlWriter &yaml, const Layout &layout, const EndpointResource &endpoint)
{
    const QString planned = plannedModel(endpoint);
    // Endpoints of one workload that are priced with different models are filled in one by one.
    const bool isAlone = std::ranges::all_of(layout.endpoints, [&](const EndpointResource &other) {
        return other.kind != EndpointKind::ServerlessApi || other.workload != endpoint.workload
            || plannedModel(other) == planned;
    });
    const QString model
        = token(isAlone ? endpoint.workload->id : endpoint.workload->id + u' ' + planned, u"MODEL_ID"_s);
    if (!planned.isEmpty())
        yaml.comment(u"The plan prices %1."_s.arg(planned));
    yaml.placeholder(u"model_id"_s, u"azureml://registries/%1"_s.arg(model), model,
                     planned.isEmpty()
                         ? u"REGISTRY/models/NAME of the catalog's model, without a version"_s
                         : u"REGISTRY/models/NAME of %1 in the catalog, without a version"_s.arg(planned));
}

void writeServerlessApi(Emission &emission, const EndpointResource &endpoint)
{
    YamlWriter subscription = emission.document(
        u"Subscription in the marketplace for the model of %1; deploy.sh leaves it out for models of Microsoft"_s
            .arg(endpoint.name),
        {});
    subscription.text(u"name"_s, subscriptionName(endpoint));
    writeModelId(subscription, emission.layout, endpoint);
    emission.add(subscriptionPath(endpoint), subscription);

    YamlWriter yaml = emission.document(u"%1 %2"_s.arg(kindName(endpoint.kind), endpoint.name), {});
    const std::optional<int> end = endOfWork({endpoint.workload}, emission.plan.months);
    writeEndRemark(yaml, emission.plan, end);
    yaml.text(u"name"_s, endpoint.name, u"has to be unique in the region"_s);
    writeModelId(yaml, emission.layout, endpoint);
    writeTags(yaml, emission, endpoint.workload->environment, {}, end);
    emission.add(endpointPath(endpoint), yaml);
}

void writeBatch(Emission &emission, const BatchResource &batch)
{
    YamlWriter endpoint = emission.document(u"Batch endpoint %1"_s.arg(batch.name), u"batchEndpoint"_s);
    const std::optional<int> end = endOfWork({batch.workload}, emission.plan.months);
    writeEndRemark(endpoint, emission.plan, end);
    endpoint.text(u"name"_s, batch.name, u"has to be unique in the region"_s);
    writeDescription(endpoint, *batch.workload);
    endpoint.text(u"auth_mode"_s, u"aad_token"_s);
    endpoint.comment(u"No default deployment here: deploy.sh sets it after the deployment exists."_s);
    writeTags(endpoint, emission, batch.workload->environment, {}, end);
    emission.add(batchEndpointPath(batch), endpoint);

    YamlWriter yaml
        = emission.document(u"Deployment %1 of batch endpoint %2"_s.arg(batch.deploymentName, batch.name),
                            u"modelBatchDeployment"_s);
    writeEndRemark(yaml, emission.plan, end);
    yaml.text(u"name"_s, batch.deploymentName);
    yaml.text(u"endpoint_name"_s, batch.name);
    writeDescription(yaml, *batch.workload);
    yaml.text(u"type"_s, u"model"_s);
    writeContents(yaml, *batch.workload);
    yaml.text(u"compute"_s, u"azureml:"_s + batch.computeName);
    yaml.begin(u"resources"_s);
    yaml.number(u"instance_count"_s, pricedNodes(emission, batch), u"nodes of one run"_s);
    yaml.end();
    yaml.begin(u"settings"_s);
    yaml.number(u"max_concurrency_per_instance"_s, batch.detail->workersPerNode);
    yaml.number(u"mini_batch_size"_s, batch.detail->miniBatchSize, u"files for one call of run()"_s);
    yaml.number(u"error_threshold"_s, -1, u"ignores all failures of items"_s);
    yaml.text(u"logging_level"_s, u"info"_s);
    yaml.begin(u"retry_settings"_s);
    yaml.number(u"max_retries"_s, 3);
    yaml.number(u"timeout"_s, miniBatchTimeout(*batch.detail), u"seconds for one mini-batch"_s);
    yaml.end();
    yaml.text(u"output_action"_s, u"append_row"_s);
    yaml.text(u"output_file_name"_s, u"predictions.csv"_s);
    yaml.end();
    writeTags(yaml, emission, batch.workload->environment, {}, end);
    emission.add(batchDeploymentPath(batch), yaml);
}

} // namespace

void writeEndpoints(Emission &emission)
{
    for (const EndpointResource &endpoint : emission.layout.endpoints) {
        if (endpoint.kind == EndpointKind::ServerlessApi) {
            writeServerlessApi(emission, endpoint);
            continue;
        }
        writeEndpoint(emission, endpoint);
        for (const DeploymentResource &deployment : endpoint.deployments)
            writeDeployment(emission, endpoint, deployment);
    }
    for (const BatchResource &batch : emission.layout.batches)
        writeBatch(emission, batch);
}

} // namespace slipway::azureml
