// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/cost/computelines.h"
#include "model/cost/kernel.h"

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

QString nodeFormula(const ClusterMonth &month)
{
    QStringList parts;
    if (month.alwaysOn > 0)
        parts << PlanWords::tr("%1 h always on").arg(figure(month.alwaysOn));
    parts << PlanWords::tr("%1 h runs").arg(figure(month.busy))
          << PlanWords::tr("%1 h start-up").arg(figure(month.starting))
          << PlanWords::tr("%1 h idle").arg(figure(month.idle));
    return parts.join(u" + "_s);
}

} // namespace

Words clusterWords(const BillInput &, const Compute &compute, const ComputeUse &use, const Use &billed)
{
    if (billed.role == CostRole::Balancers)
        return {u"balancer"_s,
                {},
                PlanWords::tr("%1 x 730 h: one for each started 50 of %2, also at zero nodes")
                    .arg(balancersOf(compute.maxNodes))
                    .arg(formatUnits(compute.maxNodes, u"node"_s, QLocale::c()))};
    const bool committed = isReservation(effectivePriceType(compute));
    return {u"nodes"_s,
            {},
            committed ? PlanWords::tr("%1 x 730 h: a commitment bills every hour")
                            .arg(formatUnits(compute.maxNodes, u"node"_s, QLocale::c()))
                      : nodeFormula(use.cluster[static_cast<std::size_t>(use.firstMonth)])};
}

} // namespace slipway::cost
