// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/computelines.h"

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

QString runningFormula(const Compute &compute, const InstanceMonth &month)
{
    const QString perInstance = figure(month.instances > 0 ? month.running / month.instances : 0);
    const QString count = month.instances == 1 ? u"1 instance"_s : u"%1 instances"_s.arg(month.instances);
    const bool scheduled = scheduledHoursPerWeek(compute.schedule).has_value();
    if (compute.idleShutdownMinutes && scheduled)
        return u"%1 x %2 h, the lesser of schedule and use plus %3 min idle a day"_s.arg(count, perInstance)
            .arg(*compute.idleShutdownMinutes);
    if (compute.idleShutdownMinutes)
        return u"%1 x %2 h of use plus %3 min idle a day"_s.arg(count, perInstance)
            .arg(*compute.idleShutdownMinutes);
    if (scheduled)
        return u"%1 x %2 h by schedule"_s.arg(count, perInstance);
    return u"%1 x %2 h: never stopped"_s.arg(count, perInstance);
}

} // namespace

Words instanceWords(const BillInput &input, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    const InstanceMonth &first = use.instances[static_cast<std::size_t>(use.firstMonth)];
    const QString allMonth = u"%1 x 730 h: billed while stopped as well"_s.arg(first.instances);
    switch (billed.role) {
    case CostRole::Disks:
        return {u"disk"_s, u"system disks P10"_s,
                u"%1 x 1 month: billed while stopped as well"_s.arg(first.instances)};
    case CostRole::Balancers:
        return {u"balancer"_s, u"load balancers"_s, allMonth};
    case CostRole::Addresses:
        return {u"ip"_s, u"public IP addresses"_s, allMonth};
    default:
        break;
    }
    const bool committed = termHours(effectivePriceType(compute)) > 0;
    return {u"instances"_s, sizeName(input, compute, use),
            committed ? u"%1 x 730 h: a commitment bills every hour"_s.arg(first.instances)
                      : runningFormula(compute, first)};
}

} // namespace slipway::cost
