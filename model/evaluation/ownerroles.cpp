// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/ownerroles.h"

#include "model/base/planwords.h"

using namespace Qt::StringLiterals;

namespace slipway {

OwnerRole roleOf(const Finding &finding)
{
    const auto isOf = [&](QLatin1StringView group) { return QStringView(finding.rule).startsWith(group); };
    if (finding.rule == "plan.budget"_L1 || isOf("price."_L1) || isOf("commitment."_L1))
        return OwnerRole::Finance;
    if (isOf("isolation."_L1) || isOf("network."_L1))
        return OwnerRole::Security;
    // Limits are raised by the support that quota is asked of, the bandwidth of an endpoint among them.
    if (isOf("quota."_L1) || isOf("request."_L1) || isOf("limit."_L1) || isOf("region."_L1)
        || finding.rule == "endpoint.bandwidth"_L1)
        return OwnerRole::Platform;
    return OwnerRole::Plan;
}

OwnerRole roleOf(CalendarEntry::Kind kind)
{
    switch (kind) {
    case CalendarEntry::Kind::Commitment:
    case CalendarEntry::Kind::Review:
        return OwnerRole::Finance;
    case CalendarEntry::Kind::Approval:
    case CalendarEntry::Kind::Quota:
    case CalendarEntry::Kind::Move:
    case CalendarEntry::Kind::Removal:
        break;
    }
    return OwnerRole::Platform;
}

QString roleName(OwnerRole role)
{
    switch (role) {
    case OwnerRole::Finance:
        return PlanWords::tr("Finance");
    case OwnerRole::Platform:
        return PlanWords::tr("Platform");
    case OwnerRole::Security:
        return PlanWords::tr("Security");
    case OwnerRole::Plan:
        break;
    }
    return PlanWords::tr("Data science");
}

QString ownerName(const Plan &plan, OwnerRole role)
{
    const QString name = plan.ownerOf(role);
    return name.isEmpty() ? roleName(role) : name;
}

QString ownerWithRole(const Plan &plan, OwnerRole role)
{
    const QString name = plan.ownerOf(role);
    return name.isEmpty() ? roleName(role) : u"%1 (%2)"_s.arg(name, roleName(role));
}

} // namespace slipway
