// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/discounts.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// By what the ids of meters begin with. A test holds it to resources/prices/meters.csv.
constexpr std::array<std::pair<QLatin1StringView, QLatin1StringView>, 18> services
    = {{{"aci."_L1, "Container Instances"_L1},
        {"acr."_L1, "Container Registry"_L1},
        {"aks."_L1, "Azure Kubernetes Service"_L1},
        {"aml_hosting."_L1, "Azure Machine Learning"_L1},
        {"app_insights."_L1, "Azure Monitor"_L1},
        {"blob."_L1, "Storage"_L1},
        {"databricks."_L1, "Azure Databricks"_L1},
        {"disk."_L1, "Storage"_L1},
        {"egress."_L1, "Bandwidth"_L1},
        {"firewall."_L1, "Azure Firewall"_L1},
        {"key_vault."_L1, "Key Vault"_L1},
        {"lb."_L1, "Load Balancer"_L1},
        {"log_analytics."_L1, "Log Analytics"_L1},
        {"nat."_L1, "NAT Gateway"_L1},
        {"private_endpoint."_L1, "Virtual Network"_L1},
        {"public_ip."_L1, "Virtual Network"_L1},
        {"spark."_L1, "Azure Synapse Analytics"_L1},
        {"tokens."_L1, "Foundry Models"_L1}}};

int basisPoints(double percent)
{
    return static_cast<int>(std::lround(std::clamp(percent, 0.0, 99.99) * 100));
}

} // namespace

QString machineService()
{
    return u"Virtual Machines"_s;
}

QString serviceOf(QStringView meter)
{
    for (const auto &[prefix, service] : services) {
        if (meter.startsWith(prefix))
            return service;
    }
    return {};
}

QStringList knownServices()
{
    QStringList names{machineService()};
    for (const auto &[prefix, service] : services)
        names << service;
    names.sort();
    names.removeDuplicates();
    return names;
}

const ServiceDiscount *discountOf(const Plan &plan, QStringView service)
{
    if (service.isEmpty())
        return nullptr;
    for (const ServiceDiscount &each : plan.serviceDiscounts) {
        if (service.compare(each.service.trimmed(), Qt::CaseInsensitive) == 0)
            return &each;
    }
    return nullptr;
}

int discountBasisPoints(const Plan &plan, QStringView service)
{
    const ServiceDiscount *own = discountOf(plan, service);
    return basisPoints(own ? own->percent : plan.discountPercent);
}

} // namespace slipway::cost
