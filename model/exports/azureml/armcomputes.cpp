// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/armparts.h"

#include "model/base/timezone.h"
#include "model/exports/azureml/pricedcounts.h"
#include "model/plan/workends.h"

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

/// Where Windows has no name for the zone it is asked for: nothing is guessed.
std::string timeZoneOf(ArmTemplate &arm, const ComputeResource &resource)
{
    const QString zone = resource.compute->schedule.timeZone;
    if (const std::optional<QString> windows = windowsTimeZone(zone))
        return utf8(*windows);
    return arm.parameter(
        resource.name, u"time zone"_s,
        u"Name that Windows has for the time zone %1 of %2"_s.arg(oneLine(zone), resource.name));
}

Json startOrStop(ArmTemplate &arm, const Plan &plan, const char *action, const QString &time,
                 const ComputeResource &resource)
{
    const Schedule &schedule = resource.compute->schedule;
    static const char *const week[]
        = {"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};
    const bool isOn = qstrcmp(action, "Stop") == 0 || startsByClock(*resource.compute);
    Json days = Json::array();
    for (int day = 0; day < qBound(1, schedule.daysPerWeek, 7); ++day)
        days.push_back(week[day]);
    return {{"action", action},
            {"triggerType", "Recurrence"},
            {"status", isOn ? "Enabled" : "Disabled"},
            {"recurrence",
             {{"frequency", "Week"},
              {"interval", 1},
              {"startTime", utf8(monthStart(plan, firstMonthOf(resource.workloads)))},
              {"timeZone", timeZoneOf(arm, resource)},
              {"schedule",
               {{"hours", {qBound(0, time.section(u':', 0, 0).toInt(), 23)}},
                {"minutes", {qBound(0, time.section(u':', 1, 1).toInt(), 59)}},
                {"weekDays", days}}}}}};
}

/// The subnet, where the network is one's own.
void addSubnet(ArmTemplate &arm, const Plan &plan, Json &properties)
{
    if (plan.isolation.network == Network::Own)
        properties["subnet"]
            = {{"id", arm.parameter(u"subnet"_s, u"id"_s, u"Resource id of the subnet for computes"_s)}};
}

Json instanceProperties(ArmTemplate &arm, const Plan &plan, const ComputeResource &resource)
{
    const Compute &compute = *resource.compute;
    Json properties{{"vmSize",
                     arm.parameter(resource.name, u"size"_s, u"VM size of %1"_s.arg(resource.name),
                                   ArmTemplate::literal(compute.size))},
                    {"enableNodePublicIp", hasPublicIp(plan, compute)},
                    {"applicationSharingPolicy", "Personal"},
                    {"sshSettings", {{"sshPublicAccess", "Disabled"}}}};
    addSubnet(arm, plan, properties);
    if (compute.idleShutdownMinutes)
        properties["idleTimeBeforeShutdown"] = utf8(isoMinutes(*compute.idleShutdownMinutes));
    if (compute.schedule.enabled)
        properties["schedules"] = {{"computeStartStop",
                                    {startOrStop(arm, plan, "Start", compute.schedule.start, resource),
                                     startOrStop(arm, plan, "Stop", compute.schedule.stop, resource)}}};
    if (resource.number > 0)
        properties["personalComputeInstanceSettings"]
            = {{"assignedUser",
                {{"objectId",
                  arm.parameter(resource.name, u"user object id"_s,
                                u"Object id of the owner of %1"_s.arg(resource.name))},
                 {"tenantId", arm.parameter(u"tenant"_s, u"id"_s, u"Id of the Entra tenant"_s)}}}};
    return properties;
}

Json clusterProperties(ArmTemplate &arm, const Plan &plan, const ComputeResource &resource)
{
    const Compute &compute = *resource.compute;
    Json properties{{"osType", "Linux"},
                    {"vmSize",
                     arm.parameter(resource.name, u"size"_s, u"VM size of %1"_s.arg(resource.name),
                                   ArmTemplate::literal(compute.size))},
                    {"vmPriority", compute.tier == Tier::Dedicated ? "Dedicated" : "LowPriority"},
                    {"scaleSettings",
                     {{"minNodeCount",
                       arm.parameter(resource.name, u"min nodes"_s, u"Least nodes of %1"_s.arg(resource.name),
                                     compute.minNodes)},
                      {"maxNodeCount",
                       arm.parameter(resource.name, u"max nodes"_s, u"Most nodes of %1"_s.arg(resource.name),
                                     compute.maxNodes)},
                      {"nodeIdleTimeBeforeScaleDown", utf8(isoSeconds(compute.idleSeconds))}}},
                    {"enableNodePublicIp", hasPublicIp(plan, compute)},
                    {"isolatedNetwork", false},
                    {"remoteLoginPortPublicAccess", "Disabled"}};
    addSubnet(arm, plan, properties);
    return properties;
}

Json kubernetesProperties(const Emission &emission, const Compute &compute)
{
    const auto objectOf = [](const std::vector<std::pair<QString, QString>> &amounts) {
        Json object = Json::object();
        for (const auto &[name, amount] : amounts)
            object[utf8(name)] = utf8(amount);
        return object;
    };
    return {{"namespace", "default"},
            {"instanceTypes",
             {{utf8(servingInstanceType.toString()),
               {{"resources",
                 {{"requests", objectOf(podRequests(emission, compute))}, {"limits", objectOf(podAmounts(emission, compute))}}}}}}}};
}

} // namespace

void addComputes(ArmTemplate &arm, const Emission &emission)
{
    for (const ComputeResource &resource : emission.layout.computes) {
        Json properties;
        const char *type = nullptr;
        switch (resource.kind) {
        case ComputeKind::Instance:
            type = "ComputeInstance";
            properties = instanceProperties(arm, emission.plan, resource);
            break;
        case ComputeKind::Cluster:
            type = "AmlCompute";
            properties = clusterProperties(arm, emission.plan, resource);
            break;
        case ComputeKind::Kubernetes:
            type = "Kubernetes";
            properties = kubernetesProperties(emission, *resource.compute);
            break;
        case ComputeKind::Machine:
            type = "VirtualMachine";
            properties = {{"sshPort", 22}};
            break;
        case ComputeKind::SparkPool:
            type = "SynapseSpark";
            properties = Json::object();
            break;
        }
        Json compute{{"computeType", type}};
        const bool cluster = resource.kind == ComputeKind::Cluster;
        if (cluster && emission.regionOf(*resource.compute) != emission.plan.region)
            compute["computeLocation"] = utf8(emission.regionOf(*resource.compute));
        else
            compute["computeLocation"] = "[parameters('location')]";
        if (resource.kind != ComputeKind::Instance && !cluster)
            compute["resourceId"] = arm.parameter(resource.name, u"resource id"_s,
                                                  u"Resource id of what %1 attaches"_s.arg(resource.name));
        compute["properties"] = std::move(properties);
        Json members{
            {"location", "[parameters('location')]"},
            {"tags",
             armTags(emission.plan, resource.compute->environment, u"compute/"_s + resource.compute->id,
                     endOfWork(resource.workloads, emission.plan.months))},
            {"properties", std::move(compute)}};
        if (resource.kind == ComputeKind::Kubernetes || resource.kind == ComputeKind::SparkPool)
            members["identity"] = {{"type", "SystemAssigned"}};
        arm.add(u"computes"_s, {resource.name}, members, {});
    }
}

} // namespace slipway::azureml
