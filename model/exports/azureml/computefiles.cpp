// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/pricedcounts.h"
#include "model/exports/azureml/removals.h"

#include "model/base/timezone.h"
#include "model/plan/workends.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// "08:30" as hour and minute; midnight for anything else.
std::pair<int, int> timeOf(const QString &text)
{
    const QStringList parts = text.split(u':');
    if (parts.size() != 2)
        return {0, 0};
    return {qBound(0, parts[0].toInt(), 23), qBound(0, parts[1].toInt(), 59)};
}

/// Azure wants the name that Windows has for a time zone. Where there is none, nothing is guessed.
void writeTimeZone(YamlWriter &yaml, const ComputeResource &resource)
{
    const QString zone = resource.compute->schedule.timeZone;
    if (const std::optional<QString> windows = windowsTimeZone(zone)) {
        yaml.text(u"time_zone"_s, *windows, zone);
        return;
    }
    const QString missing = token(resource.name, u"TIME_ZONE"_s);
    yaml.placeholder(
        u"time_zone"_s, missing, missing,
        u"name that Windows has for the time zone \"%1\" of %2, as \"W. Europe Standard Time\""_s.arg(
            oneLine(zone), resource.name));
}

void writeTrigger(YamlWriter &yaml, const Emission &emission, const QString &action, const QString &time,
                  const ComputeResource &resource)
{
    const Schedule &schedule = resource.compute->schedule;
    static const QStringList week{u"monday"_s, u"tuesday"_s,  u"wednesday"_s, u"thursday"_s,
                                  u"friday"_s, u"saturday"_s, u"sunday"_s};
    const auto [hour, minute] = timeOf(time);
    yaml.beginItem();
    yaml.text(u"action"_s, action);
    const bool isOn = action == u"stop" || startsByClock(*resource.compute);
    yaml.text(u"state"_s, isOn ? u"enabled"_s : u"disabled"_s);
    yaml.begin(u"trigger"_s);
    yaml.text(u"type"_s, u"recurrence"_s);
    yaml.text(u"frequency"_s, u"week"_s);
    yaml.number(u"interval"_s, 1);
    // Without it the first start or stop comes as soon as the machine is created.
    yaml.text(u"start_time"_s, monthStart(emission.plan, firstMonthOf(resource.workloads)));
    writeTimeZone(yaml, resource);
    yaml.begin(u"schedule"_s);
    yaml.numbers(u"hours"_s, {hour});
    yaml.numbers(u"minutes"_s, {minute});
    yaml.words(u"week_days"_s, week.first(qBound(1, schedule.daysPerWeek, 7)));
    yaml.end();
    yaml.end();
    yaml.endItem();
}

void writeNetwork(YamlWriter &yaml, const Emission &emission, const Compute &compute)
{
    if (emission.plan.isolation.network == Network::Own) {
        yaml.begin(u"network_settings"_s);
        yaml.placeholder(u"vnet_name"_s, u"REPLACE_VNET_NAME"_s, u"REPLACE_VNET_NAME"_s,
                         u"name of your virtual network"_s);
        yaml.placeholder(u"subnet"_s, u"REPLACE_SUBNET_NAME"_s, u"REPLACE_SUBNET_NAME"_s,
                         u"name of the subnet for computes"_s);
        yaml.end();
    }
    yaml.flag(u"enable_node_public_ip"_s, hasPublicIp(emission.plan, compute));
}

void writeInstance(YamlWriter &yaml, const Emission &emission, const ComputeResource &resource)
{
    const Compute &compute = *resource.compute;
    yaml.text(u"type"_s, typeName(ComputeKind::Instance));
    yaml.text(u"size"_s, compute.size, u"cannot be changed later"_s);
    if (resource.number > 0) {
        yaml.comment(u"An instance belongs to one person; without this it is whoever creates it."_s);
        yaml.begin(u"create_on_behalf_of"_s);
        yaml.placeholder(u"user_tenant_id"_s, u"REPLACE_TENANT_ID"_s, u"REPLACE_TENANT_ID"_s,
                         u"id of your Entra tenant: az account show --query tenantId"_s);
        const QString person = token(resource.name, u"USER_OBJECT_ID"_s);
        yaml.placeholder(
            u"user_object_id"_s, person, person,
            u"object id of the owner of %1: az ad user show --id NAME --query id"_s.arg(resource.name));
        yaml.end();
    }
    yaml.flag(u"ssh_public_access_enabled"_s, false);
    writeNetwork(yaml, emission, compute);
    if (compute.idleShutdownMinutes)
        yaml.number(u"idle_time_before_shutdown_minutes"_s, *compute.idleShutdownMinutes);
    else
        yaml.comment(
            u"The plan lets it run until it is stopped: there is no idle_time_before_shutdown_minutes."_s);
    if (!compute.schedule.enabled)
        return;
    yaml.begin(u"schedules"_s);
    yaml.begin(u"compute_start_stop"_s);
    if (!startsByClock(compute))
        yaml.comment(u"The start is off: by the clock it would run until the idle stop each day, for nobody, "
                     "which the plan does\nnot price. Whoever uses it starts it; the clock or the idle time "
                     "stops it, whichever is first."_s);
    writeTrigger(yaml, emission, u"start"_s, compute.schedule.start, resource);
    writeTrigger(yaml, emission, u"stop"_s, compute.schedule.stop, resource);
    yaml.end();
    yaml.end();
}

void writeCluster(YamlWriter &yaml, const Emission &emission, const Compute &compute)
{
    yaml.text(u"location"_s, emission.regionOf(compute));
    yaml.text(u"type"_s, typeName(ComputeKind::Cluster));
    yaml.text(u"size"_s, compute.size, u"cannot be changed later"_s);
    yaml.text(u"tier"_s, compute.tier == Tier::Dedicated ? u"dedicated"_s : u"low_priority"_s);
    yaml.number(u"min_instances"_s, compute.minNodes);
    yaml.number(u"max_instances"_s, compute.maxNodes);
    yaml.number(u"idle_time_before_scale_down"_s, compute.idleSeconds, u"seconds"_s);
    yaml.flag(u"ssh_public_access_enabled"_s, false, u"cannot be changed later"_s);
    writeNetwork(yaml, emission, compute);
}

/// What one serving pod asks for, as an instance type of the cluster.
void writeInstanceType(YamlWriter &yaml, const Emission &emission, const Compute &compute)
{
    yaml.begin(u"properties"_s);
    yaml.begin(u"instanceTypes"_s);
    yaml.begin(servingInstanceType.toString());
    yaml.begin(u"resources"_s);
    for (const auto &[key, amounts] : {std::pair{u"requests"_s, podRequests(emission, compute)},
                                       std::pair{u"limits"_s, podAmounts(emission, compute)}}) {
        yaml.begin(key);
        for (const auto &[name, amount] : amounts)
            yaml.text(name, amount);
        yaml.end();
    }
    for (int level = 0; level < 4; ++level)
        yaml.end();
}

void writeAttached(YamlWriter &yaml, const Emission &emission, const ComputeResource &resource)
{
    const QString id = token(resource.name, u"RESOURCE_ID"_s);
    switch (resource.kind) {
    case ComputeKind::Kubernetes:
        yaml.text(u"type"_s, typeName(resource.kind));
        yaml.placeholder(u"resource_id"_s, id, id,
                         u"resource id of the AKS or Arc cluster for %1"_s.arg(resource.name));
        yaml.text(u"namespace"_s, u"default"_s, u"has to exist in the cluster"_s);
        yaml.example(u"namespace"_s);
        writeInstanceType(yaml, emission, *resource.compute);
        yaml.begin(u"identity"_s);
        yaml.text(u"type"_s, u"system_assigned"_s);
        yaml.end();
        return;
    case ComputeKind::SparkPool:
        yaml.text(u"type"_s, typeName(resource.kind));
        yaml.placeholder(u"resource_id"_s, id, id,
                         u"resource id of the Synapse Spark pool for %1"_s.arg(resource.name));
        yaml.begin(u"identity"_s);
        yaml.text(u"type"_s, u"system_assigned"_s);
        yaml.end();
        return;
    case ComputeKind::Machine:
        break;
    case ComputeKind::Instance:
    case ComputeKind::Cluster:
        Q_UNREACHABLE();
    }
    yaml.text(u"type"_s, typeName(resource.kind));
    yaml.placeholder(
        u"resource_id"_s, id, id,
        u"resource id of the virtual machine %1, size %2"_s.arg(resource.name, resource.compute->size));
    yaml.begin(u"ssh_settings"_s);
    const QString user = token(resource.name, u"ADMIN_USER"_s);
    yaml.placeholder(u"admin_username"_s, user, user, u"administrator of %1"_s.arg(resource.name));
    const QString key = token(resource.name, u"KEY_FILE"_s);
    yaml.placeholder(u"ssh_private_key_file"_s, key, key, u"path of the private key of that administrator"_s);
    yaml.number(u"ssh_port"_s, 22);
    yaml.end();
}

QString schemaOf(ComputeKind kind)
{
    switch (kind) {
    case ComputeKind::Instance:
        return u"computeInstance"_s;
    case ComputeKind::Cluster:
        return u"amlCompute"_s;
    case ComputeKind::Kubernetes:
        return u"kubernetesCompute"_s;
    case ComputeKind::Machine:
        return u"vmCompute"_s;
    case ComputeKind::SparkPool:
        return {}; // none is published
    }
    Q_UNREACHABLE();
}

} // namespace

void writeComputes(Emission &emission)
{
    for (const ComputeResource &resource : emission.layout.computes) {
        const Compute &compute = *resource.compute;
        const QString what = u"%1 %2"_s.arg(kindName(resource.kind), resource.name);
        YamlWriter yaml = emission.document(what, schemaOf(resource.kind));
        const std::optional<int> end = endOfWork(resource.workloads, emission.plan.months);
        writeEndRemark(yaml, emission.plan, end);
        const bool isCreated
            = resource.kind == ComputeKind::Instance || resource.kind == ComputeKind::Cluster;
        if (!isCreated)
            yaml.comment(
                u"It is only attached here: removing it detaches it, and what is behind it bills until that is deleted."_s);
        yaml.text(u"name"_s, resource.name);
        if (const QString note = oneLine(compute.note); !note.isEmpty())
            yaml.text(u"description"_s, note);
        if (resource.kind == ComputeKind::Instance)
            writeInstance(yaml, emission, resource);
        else if (resource.kind == ComputeKind::Cluster)
            writeCluster(yaml, emission, compute);
        else
            writeAttached(yaml, emission, resource);
        writeTags(yaml, emission, compute.environment, u"compute/"_s + compute.id, end);
        emission.add(computePath(resource), yaml);
    }
}

} // namespace slipway::azureml
