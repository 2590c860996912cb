// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/planwords.h"
#include "model/cost/computelines.h"

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

QString runningFormula(const Compute &compute, const InstanceMonth &month)
{
    const QString perInstance = figure(month.instances > 0 ? month.running / month.instances : 0);
    const QString count
        = month.instances == 1 ? PlanWords::tr("1 instance") : PlanWords::tr("%1 instances").arg(month.instances);
    const bool scheduled = scheduledHoursPerWeek(compute.schedule).has_value();
    if (compute.idleShutdownMinutes && scheduled)
        return PlanWords::tr("%1 x %2 h, the lesser of schedule and use plus %3 min idle a day")
            .arg(count, perInstance)
            .arg(*compute.idleShutdownMinutes);
    if (compute.idleShutdownMinutes)
        return PlanWords::tr("%1 x %2 h of use plus %3 min idle a day")
            .arg(count, perInstance)
            .arg(*compute.idleShutdownMinutes);
    if (scheduled)
        return PlanWords::tr("%1 x %2 h by schedule").arg(count, perInstance);
    return PlanWords::tr("%1 x %2 h: never stopped").arg(count, perInstance);
}

} // namespace

Words instanceWords(const BillInput &, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    const InstanceMonth &first = use.instances[static_cast<std::size_t>(use.firstMonth)];
    const QString allMonth = PlanWords::tr("%1 x 730 h: billed while stopped as well").arg(first.instances);
    switch (billed.role) {
    case CostRole::Disks:
        return {u"disk"_s, u"P10"_s,
                PlanWords::tr("%1 x 1 month: billed while stopped as well").arg(first.instances)};
    case CostRole::Balancers:
        return {u"balancer"_s, {}, allMonth};
    case CostRole::Addresses:
        return {u"ip"_s, {}, allMonth};
    default:
        break;
    }
    const bool committed = isReservation(effectivePriceType(compute));
    return {u"instances"_s,
            {},
            committed ? PlanWords::tr("%1 x 730 h: a commitment bills every hour").arg(first.instances)
                      : runningFormula(compute, first)};
}

} // namespace slipway::cost
