// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/meterwords.h"

#include "model/base/planwords.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

struct MeterName
{
    QString beginning; ///< of the ids of the meters that bill it, or the whole id
    QString words;
};

} // namespace

QString meterWords(const QString &meter)
{
    const QString second = meter.section(u'.', 1, 1);
    if (meter.startsWith(u"disk."_s))
        return PlanWords::tr("disks %1").arg(second.toUpper());
    if (meter.startsWith(u"tokens."_s)) {
        const QString id = meter.section(u'.', 1, -2);
        const QString regional = u".regional"_s;
        const QString model
            = id.endsWith(regional) ? PlanWords::tr("%1 in the region").arg(id.chopped(regional.size())) : id;
        return meter.endsWith(u".input"_s) ? PlanWords::tr("tokens of requests to %1").arg(model)
                                           : PlanWords::tr("tokens of answers of %1").arg(model);
    }
    const std::array names{
        MeterName{u"aci.gb"_s, PlanWords::tr("memory of containers")},
        MeterName{u"aci.vcpu"_s, PlanWords::tr("vCPUs of containers")},
        MeterName{u"acr."_s, PlanWords::tr("the container registry")},
        MeterName{u"aks."_s, PlanWords::tr("the control plane of Kubernetes")},
        MeterName{u"aml_hosting."_s, PlanWords::tr("Managed Model Hosting")},
        MeterName{u"app_insights."_s, PlanWords::tr("Application Insights")},
        MeterName{u"blob."_s, PlanWords::tr("storage")},
        MeterName{u"databricks."_s, PlanWords::tr("Databricks units")},
        MeterName{u"egress."_s, PlanWords::tr("data leaving the region")},
        MeterName{u"firewall."_s, PlanWords::tr("Azure Firewall")},
        MeterName{u"key_vault."_s, PlanWords::tr("Key Vault")},
        MeterName{u"lb."_s, PlanWords::tr("load balancers")},
        MeterName{u"log_analytics."_s, PlanWords::tr("Log Analytics")},
        MeterName{u"nat."_s, PlanWords::tr("the NAT gateway")},
        MeterName{u"private_endpoint."_s, PlanWords::tr("private endpoints")},
        MeterName{u"public_ip."_s, PlanWords::tr("public IP addresses")},
        MeterName{u"spark."_s, PlanWords::tr("Spark vCores")},
    };
    const auto found
        = std::ranges::find_if(names, [&](const MeterName &name) { return meter.startsWith(name.beginning); });
    return found == names.end() ? meter : found->words;
}

QString meterName(const QString &meter)
{
    const QString second = meter.section(u'.', 1, 1);
    if (meter == u"disk.premium_v2.gib_hour")
        return PlanWords::tr("Disk, Premium SSD v2");
    if (meter.startsWith(u"disk."_s))
        return PlanWords::tr("Disk %1").arg(second.toUpper());
    if (meter.startsWith(u"aml_hosting."_s))
        return PlanWords::tr("Managed Model Hosting, %1").arg(second.toUpper());
    if (meter.startsWith(u"tokens."_s)) {
        const QString words = meterWords(meter);
        return words.left(1).toUpper() + words.mid(1);
    }
    const std::array names{
        MeterName{u"aci.gb_hour"_s, PlanWords::tr("Containers, memory")},
        MeterName{u"aci.vcpu_hour"_s, PlanWords::tr("Containers, vCPUs")},
        MeterName{u"acr.basic.day"_s, PlanWords::tr("Container registry, Basic")},
        MeterName{u"acr.premium.day"_s, PlanWords::tr("Container registry, Premium")},
        MeterName{u"acr.standard.day"_s, PlanWords::tr("Container registry, Standard")},
        MeterName{u"acr.stored.gb_month"_s, PlanWords::tr("Container registry, storage beyond what is included")},
        MeterName{u"acr.task.vcpu_second"_s, PlanWords::tr("Container registry, building images")},
        MeterName{u"aks.automatic.hour"_s, PlanWords::tr("Kubernetes control plane, Automatic")},
        MeterName{u"aks.free.hour"_s, PlanWords::tr("Kubernetes control plane, Free")},
        MeterName{u"aks.premium.hour"_s, PlanWords::tr("Kubernetes control plane, Premium")},
        MeterName{u"aks.standard.hour"_s, PlanWords::tr("Kubernetes control plane, Standard")},
        MeterName{u"app_insights.gb"_s, PlanWords::tr("Application Insights, data taken in")},
        MeterName{u"blob.cool.gb_month"_s, PlanWords::tr("Storage, cool")},
        MeterName{u"blob.hot.gb_month"_s, PlanWords::tr("Storage, hot, first 50 TB")},
        MeterName{u"blob.hot.over_50tb.gb_month"_s, PlanWords::tr("Storage, hot, beyond 50 TB")},
        MeterName{u"blob.hot.over_500tb.gb_month"_s, PlanWords::tr("Storage, hot, beyond 500 TB")},
        MeterName{u"blob.hot.read_10k"_s, PlanWords::tr("Storage, hot, reading")},
        MeterName{u"blob.hot.write_10k"_s, PlanWords::tr("Storage, hot, writing")},
        MeterName{u"blob.hot_zrs.gb_month"_s, PlanWords::tr("Storage, hot, zone-redundant")},
        MeterName{u"databricks.premium.all_purpose.dbu_hour"_s, PlanWords::tr("Databricks Premium, all-purpose")},
        MeterName{u"databricks.premium.jobs.dbu_hour"_s, PlanWords::tr("Databricks Premium, jobs")},
        MeterName{u"databricks.premium.jobs_light.dbu_hour"_s, PlanWords::tr("Databricks Premium, light jobs")},
        MeterName{u"databricks.standard.all_purpose.dbu_hour"_s, PlanWords::tr("Databricks Standard, all-purpose")},
        MeterName{u"databricks.standard.jobs.dbu_hour"_s, PlanWords::tr("Databricks Standard, jobs")},
        MeterName{u"databricks.standard.jobs_light.dbu_hour"_s, PlanWords::tr("Databricks Standard, light jobs")},
        MeterName{u"egress.first_100.gb"_s, PlanWords::tr("Data leaving the region, first 100 GB")},
        MeterName{u"egress.gb"_s, PlanWords::tr("Data leaving the region")},
        MeterName{u"egress.over_10335.gb"_s, PlanWords::tr("Data leaving the region, beyond 10 TB")},
        MeterName{u"egress.over_51295.gb"_s, PlanWords::tr("Data leaving the region, beyond 50 TB")},
        MeterName{u"egress.over_153695.gb"_s, PlanWords::tr("Data leaving the region, beyond 150 TB")},
        MeterName{u"firewall.standard.hour"_s, PlanWords::tr("Azure Firewall, Standard")},
        MeterName{u"key_vault.10k"_s, PlanWords::tr("Key Vault, operations")},
        MeterName{u"lb.standard.extra_rule_hour"_s, PlanWords::tr("Load balancer, further rules")},
        MeterName{u"lb.standard.gb"_s, PlanWords::tr("Load balancer, data")},
        MeterName{u"lb.standard.hour"_s, PlanWords::tr("Load balancer")},
        MeterName{u"log_analytics.gb"_s, PlanWords::tr("Log Analytics, data taken in")},
        MeterName{u"log_analytics.retention.gb_month"_s, PlanWords::tr("Log Analytics, data kept")},
        MeterName{u"nat.gb"_s, PlanWords::tr("NAT gateway, data")},
        MeterName{u"nat.hour"_s, PlanWords::tr("NAT gateway")},
        MeterName{u"private_endpoint.gb"_s, PlanWords::tr("Private endpoint, data")},
        MeterName{u"private_endpoint.hour"_s, PlanWords::tr("Private endpoint")},
        MeterName{u"public_ip.global.hour"_s, PlanWords::tr("Public IP address, global")},
        MeterName{u"public_ip.hour"_s, PlanWords::tr("Public IP address")},
        MeterName{u"spark.vcore_hour"_s, PlanWords::tr("Spark vCores")},
    };
    const auto found
        = std::ranges::find_if(names, [&](const MeterName &name) { return meter == name.beginning; });
    return found == names.end() ? meter : found->words;
}

} // namespace slipway::cost
