// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/linewriter.h"

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

void writeInstanceLines(LineWriter &writer, const Compute &compute, const ComputeUse &use)
{
    const std::vector<InstanceMonth> &months = use.instances;
    const auto month = [&](int m) -> const InstanceMonth & { return months[static_cast<std::size_t>(m)]; };
    const auto held = [&](int m) { return static_cast<double>(month(m).instances); };
    const bool committed = termHours(effectivePriceType(compute)) > 0;
    const QString size = use.size ? writer.input().catalog.size(*use.size).shortName() : compute.size;
    const QString region = writer.input().plan.regionOr(compute.region);
    const InstanceMonth &first = month(use.firstMonth);

    writer.vm({u"compute/%1/instances"_s.arg(compute.id), u"%1: %2"_s.arg(compute.id, size), use.stage,
               compute.id, use.workloads,
               committed ? u"%1 x 730 h: a commitment bills every hour"_s.arg(first.instances)
                         : runningFormula(compute, first)},
              compute, use, u"instance-hour"_s,
              [&](int m) { return committed ? hoursPerMonth * held(m) : month(m).running; });
    writer.meter({u"compute/%1/disk"_s.arg(compute.id), u"%1: system disks P10"_s.arg(compute.id), use.stage,
                  compute.id, use.workloads,
                  u"%1 x 1 month: billed while stopped as well"_s.arg(first.instances)},
                 u"disk.p10"_s, region, u"disk-month"_s, held);
    if (!compute.publicIp || writer.input().plan.isolation.noPublicIp)
        return;
    const auto allMonth = [&](int m) { return hoursPerMonth * held(m); };
    const QString formula = u"%1 x 730 h: billed while stopped as well"_s.arg(first.instances);
    writer.meter({u"compute/%1/balancer"_s.arg(compute.id), u"%1: load balancers"_s.arg(compute.id),
                  use.stage, compute.id, use.workloads, formula},
                 u"lb.standard.hour"_s, region, u"hour"_s, allMonth);
    writer.meter({u"compute/%1/ip"_s.arg(compute.id), u"%1: public IP addresses"_s.arg(compute.id), use.stage,
                  compute.id, use.workloads, formula},
                 u"public_ip.hour"_s, region, u"hour"_s, allMonth);
}

} // namespace slipway::cost
