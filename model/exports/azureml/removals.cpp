// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/removals.h"

#include "model/base/format.h"
#include "model/exports/azureml/autoscale.h"
#include "model/plan/workends.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

const QString workspaceOptions = u" \"${workspace[@]}\""_s;

void addEndpoint(std::vector<Removal> &removals, const Plan &plan, const EndpointResource &endpoint)
{
    const std::optional<int> end = endOfWork({endpoint.workload}, plan.months);
    for (const DeploymentResource &deployment : endpoint.deployments) {
        if (!hasAutoscale(endpoint, deployment))
            continue;
        const QString name = u"autoscale-%1%2-%3"_s;
        removals.push_back({u"autoscale"_s,
                            name.arg(endpoint.name, u"${suffix}"_s, deployment.name),
                            u"Autoscale of %1 / %2"_s.arg(endpoint.name, deployment.name),
                            {},
                            end,
                            {u"az monitor autoscale delete --name \"%1\" --resource-group "
                             u"\"$AZURE_RESOURCE_GROUP\" --subscription "
                             "\"$AZURE_SUBSCRIPTION_ID\""_s.arg(
                                 name.arg(endpoint.name, u"${ENDPOINT_SUFFIX:-}"_s, deployment.name))}});
    }
    const bool api = endpoint.kind == EndpointKind::ServerlessApi;
    const QString kind = api ? u"serverless-endpoint"_s : u"online-endpoint"_s;
    QStringList commands{u"az ml %1 delete --name \"%2${ENDPOINT_SUFFIX:-}\"%3"_s.arg(
                             kind, endpoint.name, api ? QString() : u" --yes"_s)
                         + workspaceOptions};
    if (api)
        commands << u"az ml marketplace-subscription delete --name %1"_s.arg(subscriptionName(endpoint))
                + workspaceOptions;
    removals.push_back({kind,
                        endpoint.name + u"${suffix}"_s,
                        kindName(endpoint.kind) + u' ' + endpoint.name,
                        {},
                        end,
                        commands});
}

} // namespace

std::vector<Removal> removalsOf(const Plan &plan, const Layout &layout)
{
    std::vector<Removal> removals;
    for (const ScheduleResource &schedule : layout.schedules)
        removals.push_back({u"schedule"_s,
                            schedule.name,
                            u"Schedule "_s + schedule.name,
                            {},
                            {}, // it has an end time of its own
                            {u"az ml schedule disable --name %1"_s.arg(schedule.name) + workspaceOptions,
                             u"az ml schedule delete --name %1"_s.arg(schedule.name) + workspaceOptions}});
    for (const EndpointResource &endpoint : layout.endpoints)
        addEndpoint(removals, plan, endpoint);
    for (const BatchResource &batch : layout.batches)
        removals.push_back(
            {u"batch-endpoint"_s,
             batch.name + u"${suffix}"_s,
             u"Batch endpoint "_s + batch.name,
             {},
             endOfWork({batch.workload}, plan.months),
             {u"az ml batch-endpoint delete --name \"%1${ENDPOINT_SUFFIX:-}\" --yes"_s.arg(batch.name)
              + workspaceOptions}});
    for (const ComputeResource &compute : layout.computes) {
        const bool created = compute.kind == ComputeKind::Instance || compute.kind == ComputeKind::Cluster;
        removals.push_back(
            {u"compute"_s,
             compute.name,
             kindName(compute.kind) + u' ' + compute.name,
             typeName(compute.kind),
             endOfWork(compute.workloads, plan.months),
             {u"az ml compute %1 --name %2 --yes"_s.arg(created ? u"delete"_s : u"detach"_s, compute.name)
              + workspaceOptions}});
    }
    return removals;
}

QString endRemark(const Plan &plan, int end)
{
    return u"Its work ends with %1: remove it on %2. After that it bills beside the plan; ./deploy.sh --remove-ended removes it."_s
        .arg(formatMonth(plan.start.plusMonths(end - 1), QLocale::c()),
             formatIsoDate(plan.start.plusMonths(end).firstDay()));
}

void writeEndRemark(YamlWriter &yaml, const Plan &plan, std::optional<int> end)
{
    if (end)
        yaml.comment(endRemark(plan, *end));
}

QString typeName(ComputeKind kind)
{
    switch (kind) {
    case ComputeKind::Instance:
        return u"computeinstance"_s;
    case ComputeKind::Cluster:
        return u"amlcompute"_s;
    case ComputeKind::Kubernetes:
        return u"kubernetes"_s;
    case ComputeKind::SparkPool:
        return u"synapsespark"_s;
    case ComputeKind::Machine:
        return u"virtualmachine"_s;
    }
    Q_UNREACHABLE();
}

} // namespace slipway::azureml
