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
    QString beginning; ///< of the ids of the meters that bill it
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

} // namespace slipway::cost
