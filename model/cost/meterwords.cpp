// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/meterwords.h"

#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/prices/hostedreach.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

struct MeterName
{
    QLatin1StringView id; ///< of a meter, or what the ids of all that bill the same begin with
    const char *words;
};

constexpr std::array beginnings{
    MeterName{"aci.gb"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "memory of containers")},
    MeterName{"aci.vcpu"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "vCPUs of containers")},
    MeterName{"acr."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "the container registry")},
    MeterName{"aks."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "the control plane of Kubernetes")},
    MeterName{"aml_hosting."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Managed Model Hosting")},
    MeterName{"app_insights."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Application Insights")},
    MeterName{"blob."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "storage")},
    MeterName{"databricks."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Databricks units")},
    MeterName{"egress."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "data leaving the region")},
    MeterName{"firewall."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Azure Firewall")},
    MeterName{"key_vault."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Key Vault")},
    MeterName{"lb."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "load balancers")},
    MeterName{"log_analytics."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Log Analytics")},
    MeterName{"nat."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "the NAT gateway")},
    MeterName{"private_endpoint."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "private endpoints")},
    MeterName{"public_ip."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "public IP addresses")},
    MeterName{"spark."_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Spark vCores")},
};

constexpr std::array meterNames{
    MeterName{"aci.gb_hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Containers, memory")},
    MeterName{"aci.vcpu_hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Containers, vCPUs")},
    MeterName{"acr.basic.day"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Container registry, Basic")},
    MeterName{"acr.premium.day"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Container registry, Premium")},
    MeterName{"acr.standard.day"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Container registry, Standard")},
    MeterName{"acr.stored.gb_month"_L1,
              QT_TRANSLATE_NOOP("slipway::PlanWords", "Container registry, storage beyond what is included")},
    MeterName{"acr.task.vcpu_second"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Container registry, building images")},
    MeterName{"aks.automatic.hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Kubernetes control plane, Automatic")},
    MeterName{"aks.free.hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Kubernetes control plane, Free")},
    MeterName{"aks.premium.hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Kubernetes control plane, Premium")},
    MeterName{"aks.standard.hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Kubernetes control plane, Standard")},
    MeterName{"app_insights.gb"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Application Insights, data taken in")},
    MeterName{"blob.cool.gb_month"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Storage, cool")},
    MeterName{"blob.hot.gb_month"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Storage, hot, first 50 TB")},
    MeterName{"blob.hot.over_50tb.gb_month"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Storage, hot, beyond 50 TB")},
    MeterName{"blob.hot.over_500tb.gb_month"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Storage, hot, beyond 500 TB")},
    MeterName{"blob.hot.read_10k"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Storage, hot, reading")},
    MeterName{"blob.hot.write_10k"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Storage, hot, writing")},
    MeterName{"blob.hot_zrs.gb_month"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Storage, hot, zone-redundant")},
    MeterName{"databricks.premium.all_purpose.dbu_hour"_L1,
              QT_TRANSLATE_NOOP("slipway::PlanWords", "Databricks Premium, all-purpose")},
    MeterName{"databricks.premium.jobs.dbu_hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Databricks Premium, jobs")},
    MeterName{"databricks.premium.jobs_light.dbu_hour"_L1,
              QT_TRANSLATE_NOOP("slipway::PlanWords", "Databricks Premium, light jobs")},
    MeterName{"databricks.standard.all_purpose.dbu_hour"_L1,
              QT_TRANSLATE_NOOP("slipway::PlanWords", "Databricks Standard, all-purpose")},
    MeterName{"databricks.standard.jobs.dbu_hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Databricks Standard, jobs")},
    MeterName{"databricks.standard.jobs_light.dbu_hour"_L1,
              QT_TRANSLATE_NOOP("slipway::PlanWords", "Databricks Standard, light jobs")},
    MeterName{"egress.first_100.gb"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Data leaving the region, first 100 GB")},
    MeterName{"egress.gb"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Data leaving the region")},
    MeterName{"egress.over_10335.gb"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Data leaving the region, beyond 10 TB")},
    MeterName{"egress.over_51295.gb"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Data leaving the region, beyond 50 TB")},
    MeterName{"egress.over_153695.gb"_L1,
              QT_TRANSLATE_NOOP("slipway::PlanWords", "Data leaving the region, beyond 150 TB")},
    MeterName{"firewall.standard.hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Azure Firewall, Standard")},
    MeterName{"key_vault.10k"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Key Vault, operations")},
    MeterName{"lb.standard.extra_rule_hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Load balancer, further rules")},
    MeterName{"lb.standard.gb"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Load balancer, data")},
    MeterName{"lb.standard.hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Load balancer")},
    MeterName{"log_analytics.gb"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Log Analytics, data taken in")},
    MeterName{"log_analytics.retention.gb_month"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Log Analytics, data kept")},
    MeterName{"nat.gb"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "NAT gateway, data")},
    MeterName{"nat.hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "NAT gateway")},
    MeterName{"private_endpoint.gb"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Private endpoint, data")},
    MeterName{"private_endpoint.hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Private endpoint")},
    MeterName{"public_ip.global.hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Public IP address, global")},
    MeterName{"public_ip.hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Public IP address")},
    MeterName{"spark.vcore_hour"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "Spark vCores")},
};

} // namespace

QString meterWords(const QString &meter)
{
    const QString second = meter.section(u'.', 1, 1);
    if (meter.startsWith(u"disk."_s))
        return PlanWords::tr("disks %1").arg(second.toUpper());
    if (meter.startsWith(u"tokens."_s)) {
        QString id = meter.section(u'.', 1, -2);
        const bool isLong = id.endsWith(longPart());
        if (isLong)
            id.chop(longPart().size());
        const QString regional = meterPart(HostedReach::Region);
        const QString zone = meterPart(HostedReach::DataZone);
        const QString model = id.endsWith(regional)
            ? PlanWords::tr("%1 in the region").arg(id.chopped(regional.size()))
            : id.endsWith(zone) ? PlanWords::tr("%1 in the data zone").arg(id.chopped(zone.size()))
                                : id;
        if (isLong)
            return meter.endsWith(u".input"_s)
                ? PlanWords::tr("tokens of long requests to %1").arg(model)
                : PlanWords::tr("tokens of answers of %1 to long requests").arg(model);
        return meter.endsWith(u".input"_s) ? PlanWords::tr("tokens of requests to %1").arg(model)
                                           : PlanWords::tr("tokens of answers of %1").arg(model);
    }
    const auto found
        = std::ranges::find_if(beginnings, [&](const MeterName &name) { return meter.startsWith(name.id); });
    return found == beginnings.end() ? meter : PlanWords::tr(found->words);
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
    const auto found
        = std::ranges::find_if(meterNames, [&](const MeterName &name) { return meter == name.id; });
    return found == meterNames.end() ? meter : PlanWords::tr(found->words);
}

QString pricePlace(const Catalog &catalog, const QString &pricedFor)
{
    // Zones of transfer are regions of the book, not of the catalog.
    static constexpr std::array zones{
        MeterName{"zone1"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "zone 1, Europe and North America")},
        MeterName{"zone2"_L1, QT_TRANSLATE_NOOP("slipway::PlanWords", "zone 2, Asia and Oceania")},
        MeterName{"zone3"_L1,
                  QT_TRANSLATE_NOOP("slipway::PlanWords", "zone 3, South America, Africa and the Gulf")}};
    for (const MeterName &zone : zones) {
        if (pricedFor == zone.id)
            return PlanWords::tr(zone.words);
    }
    return regionName(catalog, pricedFor);
}

} // namespace slipway::cost
