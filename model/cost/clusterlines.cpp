// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/kernel.h"
#include "model/cost/linewriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

QString nodeFormula(const ClusterMonth &month)
{
    QStringList parts;
    if (month.alwaysOn > 0)
        parts << u"%1 h always on"_s.arg(figure(month.alwaysOn));
    parts << u"%1 h runs"_s.arg(figure(month.busy)) << u"%1 h start-up"_s.arg(figure(month.starting))
          << u"%1 h idle"_s.arg(figure(month.idle));
    return parts.join(u" + "_s);
}

} // namespace

void writeClusterLines(LineWriter &writer, const Compute &compute, const ComputeUse &use)
{
    const auto month
        = [&](int m) -> const ClusterMonth & { return use.cluster[static_cast<std::size_t>(m)]; };
    const bool committed = termHours(effectivePriceType(compute)) > 0;
    const QString size = use.size ? writer.input().catalog.size(*use.size).shortName() : compute.size;
    const QString region = writer.input().plan.regionOr(compute.region);

    writer.vm({u"compute/%1/nodes"_s.arg(compute.id), u"%1: %2"_s.arg(compute.id, size), use.stage,
               compute.id, use.workloads,
               committed ? u"%1 nodes x 730 h: a commitment bills every hour"_s.arg(compute.maxNodes)
                         : nodeFormula(month(use.firstMonth))},
              compute, use, u"node-hour"_s, [&](int m) {
                  return clusterNodeHours(month(m), use.existsIn(m), committed ? compute.maxNodes : 0);
              });

    const bool noPublicIp = !compute.publicIp || writer.input().plan.isolation.noPublicIp;
    if (use.billing == Billing::Serverless || noPublicIp)
        return;
    const int balancers = balancersOf(compute.maxNodes);
    writer.meter({u"compute/%1/balancer"_s.arg(compute.id), u"%1: load balancer"_s.arg(compute.id), use.stage,
                  compute.id, use.workloads,
                  u"%1 x 730 h: one for each started 50 of %2 nodes, also at zero nodes"_s.arg(balancers).arg(
                      compute.maxNodes)},
                 u"lb.standard.hour"_s, region, u"hour"_s,
                 [&](int m) { return use.existsIn(m) ? hoursPerMonth * balancers : 0; });
}

} // namespace slipway::cost
