// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/focusservices.h"

#include <QLatin1StringView>

#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct MeterService
{
    QLatin1StringView prefix; ///< of ids in resources/prices/meters.csv
    QLatin1StringView name;
    QLatin1StringView category;
    QLatin1StringView subcategory;
};

constexpr std::array meterServices = {
    MeterService{"aci."_L1, "Container Instances"_L1, "Compute"_L1, "Containers"_L1},
    MeterService{"acr."_L1, "Container Registry"_L1, "Compute"_L1, "Containers"_L1},
    MeterService{"aks."_L1, "Azure Kubernetes Service"_L1, "Compute"_L1, "Containers"_L1},
    MeterService{"aml_hosting."_L1, "Azure Machine Learning"_L1, "AI and Machine Learning"_L1,
                 "Machine Learning"_L1},
    MeterService{"app_insights."_L1, "Azure Monitor"_L1, "Management and Governance"_L1, "Observability"_L1},
    MeterService{"blob."_L1, "Blob Storage"_L1, "Storage"_L1, "Object Storage"_L1},
    MeterService{"databricks."_L1, "Azure Databricks"_L1, "Analytics"_L1, "Analytics Platforms"_L1},
    MeterService{"disk."_L1, "Managed Disks"_L1, "Storage"_L1, "Block Storage"_L1},
    MeterService{"egress."_L1, "Bandwidth"_L1, "Networking"_L1, "Network Infrastructure"_L1},
    MeterService{"firewall."_L1, "Azure Firewall"_L1, "Networking"_L1, "Network Security"_L1},
    MeterService{"key_vault."_L1, "Key Vault"_L1, "Security"_L1, "Secret Management"_L1},
    MeterService{"lb."_L1, "Load Balancer"_L1, "Networking"_L1, "Application Networking"_L1},
    MeterService{"log_analytics."_L1, "Azure Monitor"_L1, "Management and Governance"_L1, "Observability"_L1},
    MeterService{"nat."_L1, "NAT Gateway"_L1, "Networking"_L1, "Network Routing"_L1},
    MeterService{"private_endpoint."_L1, "Private Link"_L1, "Networking"_L1, "Network Connectivity"_L1},
    MeterService{"public_ip."_L1, "Virtual Network"_L1, "Networking"_L1, "Network Infrastructure"_L1},
    MeterService{"spark."_L1, "Serverless Spark"_L1, "Analytics"_L1, "Data Processing"_L1},
    MeterService{"tokens."_L1, "Azure AI Foundry Models"_L1, "AI and Machine Learning"_L1,
                 "Generative AI"_L1},
};

struct Unit
{
    QLatin1StringView ours;
    QLatin1StringView focus;
};

/// Singular and plural as the attribute Unit Format spells them.
constexpr std::array units = {
    Unit{"node-hour"_L1, "Hours"_L1},
    Unit{"instance-hour"_L1, "Hours"_L1},
    Unit{"machine-hour"_L1, "Hours"_L1},
    Unit{"hour"_L1, "Hours"_L1},
    Unit{"day"_L1, "Days"_L1},
    Unit{"month"_L1, "Months"_L1},
    Unit{"GiB"_L1, "GiB"_L1},
    Unit{"GB"_L1, "GB"_L1},
    Unit{"GiB-month"_L1, "GiB-Months"_L1},
    Unit{"GiB-hour"_L1, "GiB-Hours"_L1},
    Unit{"vCPU-hour"_L1, "Core-Hours"_L1},
    Unit{"vCore-hour"_L1, "Core-Hours"_L1},
    Unit{"disk-month"_L1, "Disk-Months"_L1},
    Unit{"million tokens"_L1, "1000000 Tokens"_L1},
};

} // namespace

FocusService focusServiceOf(const CostLine &line)
{
    if (line.paidAs)
        return {u"Virtual Machines"_s, u"Compute"_s, u"Virtual Machines"_s};
    for (const MeterService &service : meterServices) {
        if (line.sku.startsWith(service.prefix))
            return {service.name, service.category, service.subcategory};
    }
    return {u"Other"_s, u"Other"_s, u"Other (Other)"_s};
}

QString focusUnit(const QString &unit)
{
    for (const Unit &each : units) {
        if (unit == each.ours)
            return each.focus;
    }
    return unit;
}

} // namespace slipway
