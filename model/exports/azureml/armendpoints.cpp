// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/armparts.h"

#include "model/exports/azureml/autoscale.h"
#include "model/exports/azureml/pricedcounts.h"
#include "model/plan/workends.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// `line` as in armTags().
Json located(const Emission &emission, const Workload &workload, Json properties, const QString &line = {})
{
    return {
        {"location", "[parameters('location')]"},
        {"tags",
         armTags(emission.plan, workload.environment, line, endOfWork({&workload}, emission.plan.months))},
        {"properties", std::move(properties)}};
}

/// Sets something of an endpoint that can be set only when its deployments exist: it is written a second time, in a
/// deployment of its own.
void addAfterwards(ArmTemplate &arm, const QString &name, const QString &type, const QString &endpoint,
                   const Json &members, const std::vector<std::string> &dependsOn)
{
    Json resource{{"type", std::string(ArmTemplate::service).append(utf8(type))},
                  {"apiVersion", ArmTemplate::version},
                  {"name", ArmTemplate::nameOf({endpoint})}};
    resource.update(members);
    arm.addRaw(
        {{"type", "Microsoft.Resources/deployments"},
         {"apiVersion", "2022-09-01"},
         {"name", utf8(name)},
         {"dependsOn", dependsOn},
         {"properties",
          {{"mode", "Incremental"},
           {"template",
            {{"$schema", "https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#"},
             {"contentVersion", "1.0.0.0"},
             {"resources", Json::array({resource})}}}}}});
}

Json endpointMembers(const Emission &emission, const EndpointResource &endpoint)
{
    Json properties{{"authMode", "Key"}};
    if (const QString description = oneLine(endpoint.workload->name); !description.isEmpty())
        properties["description"] = ArmTemplate::literal(description);
    if (endpoint.kind == EndpointKind::Kubernetes)
        properties["compute"] = ArmTemplate::idOf(u"computes"_s, {endpoint.computeName});
    else
        properties["publicNetworkAccess"] = isPublic(emission.plan) ? "Enabled" : "Disabled";
    Json members = located(emission, *endpoint.workload, std::move(properties));
    members["identity"] = {{"type", "SystemAssigned"}};
    return members;
}

Json probe()
{
    return {{"initialDelay", "PT10S"},
            {"period", "PT10S"},
            {"timeout", "PT2S"},
            {"successThreshold", 1},
            {"failureThreshold", 30}};
}

/// Model, code and environment, which a plan does not know.
void addContents(ArmTemplate &arm, const QString &owner, Json &properties)
{
    properties["codeConfiguration"] = {
        {"codeId",
         arm.asset(owner, u"code id"_s, u"codes"_s, u"Id of the registered code of %1"_s.arg(owner))},
        {"scoringScript", arm.parameter(owner, u"scoring script"_s, u"Name of the script in that code"_s)}};
    properties["environmentId"] = arm.asset(owner, u"environment id"_s, u"environments"_s,
                                            u"Id of the registered environment of %1"_s.arg(owner));
}

Json scaleSettings(const Emission &emission, const EndpointResource &endpoint,
                   const DeploymentResource &resource, const PricedInstances &instances)
{
    if (endpoint.kind == EndpointKind::Managed || !instances.scales)
        return {{"scaleType", "Default"}};
    const double target = plannedUtilization(emission, endpoint, resource);
    return {{"scaleType", "TargetUtilization"},
            {"minInstances", instances.least},
            {"maxInstances", instances.most},
            {"pollingInterval", "PT1S"},
            {"targetUtilizationPercentage", std::clamp(static_cast<int>(std::round(target)), 1, 100)}};
}

void addDeployment(ArmTemplate &arm, const Emission &emission, const EndpointResource &endpoint,
                   const DeploymentResource &resource)
{
    const bool kubernetes = endpoint.kind == EndpointKind::Kubernetes;
    const PricedInstances instances = pricedInstances(emission, endpoint, resource);
    const QString owner = endpoint.name + u' ' + resource.name;
    Json properties{{"endpointComputeType", kubernetes ? "Kubernetes" : "Managed"}};
    properties["model"]
        = arm.asset(owner, u"model id"_s, u"models"_s, u"Id of the registered model of %1"_s.arg(owner));
    addContents(arm, endpoint.name, properties);
    properties["appInsightsEnabled"] = false;
    properties["requestSettings"]
        = {{"requestTimeout", utf8(isoSeconds(requestTimeoutMs(endpoint) / 1000.0))},
           {"maxConcurrentRequestsPerInstance", endpoint.detail->concurrency}};
    properties["livenessProbe"] = probe();
    properties["readinessProbe"] = probe();
    properties["scaleSettings"] = scaleSettings(emission, endpoint, resource, instances);
    if (kubernetes) {
        properties["requestSettings"]["maxQueueWait"] = utf8(isoSeconds(queueWaitMs(endpoint) / 1000.0));
        properties["instanceType"] = utf8(servingInstanceType.toString());
    } else {
        properties["instanceType"] = arm.parameter(owner, u"size"_s, u"VM size of %1"_s.arg(owner),
                                                   ArmTemplate::literal(resource.compute->size));
        if (emission.plan.isolation.network == Network::Public
            || emission.plan.isolation.network == Network::Own)
            properties["egressPublicNetworkAccess"] = isPublic(emission.plan) ? "Enabled" : "Disabled";
    }
    Json members = located(emission, *endpoint.workload, std::move(properties),
                           u"compute/"_s + resource.compute->id);
    members["sku"] = {{"name", "Default"},
                      {"capacity",
                       arm.parameter(owner, u"instances"_s, u"Instances of %1 to begin with"_s.arg(owner),
                                     instances.first)}};
    arm.add(u"onlineEndpoints/deployments"_s, {endpoint.name, resource.name}, members,
            {ArmTemplate::idOf(u"onlineEndpoints"_s, {endpoint.name})});
}

Json autoscaleRule(const Autoscale &autoscale, const AutoscaleRule &rule, const EndpointResource &endpoint,
                   const DeploymentResource &resource)
{
    const bool ofDeployment = rule.of == MetricOf::Deployment;
    Json trigger{{"metricName", utf8(rule.metric)},
                 {"metricResourceUri",
                  ofDeployment
                      ? ArmTemplate::idOf(u"onlineEndpoints/deployments"_s, {endpoint.name, resource.name})
                      : ArmTemplate::idOf(u"onlineEndpoints"_s, {endpoint.name})},
                 {"timeGrain", "PT1M"},
                 {"statistic", "Average"},
                 {"timeWindow", "PT5M"},
                 {"timeAggregation", "Average"},
                 {"operator", rule.out ? "GreaterThan" : "LessThan"},
                 {"threshold", rule.threshold},
                 {"dividePerInstance", rule.of == MetricOf::Instance}};
    const auto dimension = [](const char *name, const std::string &value) {
        return Json{{"DimensionName", name}, {"Operator", "Equals"}, {"Values", Json::array({value})}};
    };
    // The other deployments of the endpoint have requests of their own.
    if (!ofDeployment)
        trigger["dimensions"] = Json::array({dimension("deployment", utf8(resource.name))});
    if (rule.of == MetricOf::Instance)
        trigger["dimensions"].push_back(dimension("statusCodeClass", "2xx"));
    return {{"metricTrigger", trigger},
            {"scaleAction",
             {{"direction", rule.out ? "Increase" : "Decrease"},
              {"type", "ChangeCount"},
              {"value", std::to_string(autoscale.step)},
              {"cooldown", "PT5M"}}}};
}

void addAutoscale(ArmTemplate &arm, const Emission &emission, const EndpointResource &endpoint,
                  const DeploymentResource &resource)
{
    const std::optional<Autoscale> autoscale = autoscaleOf(emission, endpoint, resource);
    if (!autoscale)
        return;
    const std::string deployment
        = ArmTemplate::idOf(u"onlineEndpoints/deployments"_s, {endpoint.name, resource.name});
    Json rules = Json::array();
    for (const AutoscaleRule &rule : autoscale->rules)
        rules.push_back(autoscaleRule(*autoscale, rule, endpoint, resource));
    const std::string least = std::to_string(autoscale->least);
    arm.addRaw({{"type", "Microsoft.Insights/autoscaleSettings"},
                {"apiVersion", "2022-10-01"},
                {"name", utf8(u"autoscale-%1-%2"_s.arg(endpoint.name, resource.name))},
                {"location", "[parameters('location')]"},
                {"tags",
                 armTags(emission.plan, endpoint.workload->environment, {},
                         endOfWork({endpoint.workload}, emission.plan.months))},
                {"dependsOn", {deployment}},
                {"properties",
                 {{"enabled", true},
                  {"targetResourceUri", deployment},
                  {"profiles",
                   {{{"name", "default"},
                     {"capacity",
                      {{"minimum", least}, {"maximum", std::to_string(autoscale->most)}, {"default", least}}},
                     {"rules", rules}}}}}}});
}

/// An endpoint of a serverless API, and what its model is bought with where it is not one of Microsoft's.
void addApi(ArmTemplate &arm, const Emission &emission, const EndpointResource &endpoint)
{
    const std::string model = arm.parameter(
        endpoint.name, u"model id"_s,
        plannedModel(endpoint).isEmpty()
            ? u"Id of the catalog's model, azureml://registries/..."_s
            : u"Id of %1 in the catalog, azureml://registries/..."_s.arg(plannedModel(endpoint)));
    const QString subscription = subscriptionName(endpoint);
    arm.add(u"marketplaceSubscriptions"_s, {subscription},
            {{"condition",
              utf8(u"[not(startsWith(toLower(%1), 'azureml://registries/azureml/'))]"_s.arg(
                  ArmTemplate::inner(model)))},
             {"properties", {{"modelId", model}}}},
            {});
    Json members = located(emission, *endpoint.workload,
                           {{"authMode", "Key"}, {"modelSettings", {{"modelId", model}}}});
    members["sku"] = {{"name", "Consumption"}};
    arm.add(u"serverlessEndpoints"_s, {endpoint.name}, members,
            {ArmTemplate::idOf(u"marketplaceSubscriptions"_s, {subscription})});
}

} // namespace

void addOnlineEndpoints(ArmTemplate &arm, const Emission &emission)
{
    for (const EndpointResource &endpoint : emission.layout.endpoints) {
        if (endpoint.kind == EndpointKind::ServerlessApi) {
            addApi(arm, emission, endpoint);
            continue;
        }
        std::vector<std::string> before;
        if (endpoint.kind == EndpointKind::Kubernetes)
            before.push_back(ArmTemplate::idOf(u"computes"_s, {endpoint.computeName}));
        arm.add(u"onlineEndpoints"_s, {endpoint.name}, endpointMembers(emission, endpoint), before);

        Json traffic = Json::object();
        std::vector<std::string> deployments;
        for (const DeploymentResource &resource : endpoint.deployments) {
            addDeployment(arm, emission, endpoint, resource);
            addAutoscale(arm, emission, endpoint, resource);
            traffic[utf8(resource.name)] = resource.traffic;
            deployments.push_back(
                ArmTemplate::idOf(u"onlineEndpoints/deployments"_s, {endpoint.name, resource.name}));
        }
        Json members = endpointMembers(emission, endpoint);
        members["properties"]["traffic"] = traffic;
        if (!deployments.empty())
            addAfterwards(arm, u"traffic-"_s + endpoint.name, u"onlineEndpoints"_s, endpoint.name, members,
                          deployments);
    }
}

void addBatchEndpoints(ArmTemplate &arm, const Emission &emission)
{
    for (const BatchResource &batch : emission.layout.batches) {
        arm.add(u"batchEndpoints"_s, {batch.name},
                located(emission, *batch.workload, {{"authMode", "AADToken"}}), {});

        const BatchScoring &detail = *batch.detail;
        const std::string compute = ArmTemplate::idOf(u"computes"_s, {batch.computeName});
        Json properties{{"compute", compute},
                        {"model",
                         {{"referenceType", "Id"},
                          {"assetId",
                           arm.asset(batch.name, u"model id"_s, u"models"_s,
                                     u"Id of the registered model of %1"_s.arg(batch.name))}}}};
        addContents(arm, batch.name, properties);
        properties["resources"]
            = {{"instanceCount",
                arm.parameter(batch.name, u"nodes"_s, u"Nodes of one run of %1"_s.arg(batch.name),
                              pricedNodes(emission, batch))}};
        properties["maxConcurrencyPerInstance"] = detail.workersPerNode;
        properties["miniBatchSize"] = detail.miniBatchSize;
        properties["errorThreshold"] = -1;
        properties["loggingLevel"] = "Info";
        properties["retrySettings"]
            = {{"maxRetries", 3}, {"timeout", utf8(isoSeconds(miniBatchTimeout(detail)))}};
        properties["outputAction"] = "AppendRow";
        properties["outputFileName"] = "predictions.csv";
        arm.add(u"batchEndpoints/deployments"_s, {batch.name, batch.deploymentName},
                located(emission, *batch.workload, std::move(properties)),
                {ArmTemplate::idOf(u"batchEndpoints"_s, {batch.name}), compute});

        const Json defaults = located(
            emission, *batch.workload,
            {{"authMode", "AADToken"}, {"defaults", {{"deploymentName", utf8(batch.deploymentName)}}}});
        addAfterwards(
            arm, u"default-"_s + batch.name, u"batchEndpoints"_s, batch.name, defaults,
            {ArmTemplate::idOf(u"batchEndpoints/deployments"_s, {batch.name, batch.deploymentName})});
    }
}

} // namespace slipway::azureml
