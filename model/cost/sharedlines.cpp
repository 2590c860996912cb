// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/linewriter.h"
#include "model/cost/shareduses.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// The first month in which endpoints make any; the first of all where none does.
std::size_t shownMonth(const Traffic &traffic)
{
    for (std::size_t month = 0; month < traffic.privately.size(); ++month) {
        if (traffic.isAnyIn(month))
            return month;
    }
    return 0;
}

/// GiB of one month, for words.
struct TrafficShown
{
    double answers = 0; ///< from one zone
    double privately = 0;
};

LineWriter::Subject subject(const QString &end, const QString &name, const QString &formula,
                            const QString &missing = PlanWords::tr("No price of it is known."))
{
    return {u"shared/%1"_s.arg(end), name, CostStage::Shared, {}, {}, formula, CostRole::Other, missing};
}

/// What leaves regions that the plan's data is not in.
LineWriter::Subject elsewhere(const BillInput &input, const EgressZone &zone, double answers)
{
    return subject(u"egress/%1"_s.arg(zone.prices),
                   PlanWords::tr("Answers leaving %1").arg(regionName(input.catalog, zone.region)),
                   PlanWords::tr("%1 GiB of answers").arg(figure(answers)));
}

LineWriter::Subject subjectOf(SharedService service, const Plan &plan, const TrafficShown &traffic)
{
    const QString always = u"1 x 730 h"_s;
    switch (service) {
    case SharedService::Data: {
        const double percent = plan.growth.dataPercent.likely;
        const QString growth
            = percent == 0 ? QString()
            : percent > 0  ? PlanWords::tr(", %1 % more each month").arg(figure(percent))
                           : PlanWords::tr(", %1 % less each month").arg(figure(-percent));
        return subject(
            u"data"_s, PlanWords::tr("Storage of training data"),
            PlanWords::tr("%1 GiB%2").arg(figure(plan.data.sizeGiB.likely), growth));
    }
    case SharedService::Artifacts:
        return subject(u"artifacts"_s, PlanWords::tr("Storage of trained models"),
                       u"%1 GiB"_s.arg(figure(plan.services.modelAndArtifactGiB.likely)));
    case SharedService::Registry:
        return subject(u"registry"_s, PlanWords::tr("Store of container images that work starts from"),
                       PlanWords::tr("365 / 12 days"));
    case SharedService::Logs:
        return subject(
            u"logs"_s, PlanWords::tr("Logs, to see what runs and what fails"),
            PlanWords::tr("%1 GiB taken in a month").arg(figure(plan.services.logGiBPerMonth.likely)));
    case SharedService::Egress:
        return subject(u"egress"_s, PlanWords::tr("Data and answers that leave the region"),
                       PlanWords::tr("%1 GiB of data + %2 GiB of answers")
                           .arg(figure(plan.data.egressGiBPerMonth.likely), figure(traffic.answers)));
    case SharedService::PrivateData:
        return subject(u"private-endpoints/data"_s, PlanWords::tr("Traffic on the private connections"),
                       PlanWords::tr("%1 GiB of requests and answers").arg(figure(traffic.privately)));
    case SharedService::PrivateEndpoints:
        return subject(u"private-endpoints"_s,
                       PlanWords::tr("Private connections that keep traffic off the internet"),
                       u"%1 x 730 h"_s.arg(plan.isolation.privateEndpoints));
    case SharedService::Nat:
        return subject(u"nat"_s, PlanWords::tr("One way out to the internet (NAT gateway)"), always);
    case SharedService::Firewall:
        return subject(u"firewall"_s, PlanWords::tr("Firewall for what may be reached outside"), always);
    case SharedService::Keys:
        break;
    }
    return subject(u"customer-managed-keys"_s, PlanWords::tr("Services that keep data under own keys"),
                   PlanWords::tr("1 set of services"),
                   PlanWords::tr("Its services are billed in your subscription; their size is not known."));
}

} // namespace

void writeSharedLines(LineWriter &writer)
{
    const BillInput &input = writer.input();
    const SharedBands bands = sharedBands(input);
    const Traffic traffic = trafficOf(input, bands);
    const std::size_t shown = shownMonth(traffic);
    for (const SharedUse &shared : sharedUses(input, bands, traffic)) {
        const EgressZone &zone = bands.zones[shared.zone];
        TrafficShown told;
        if (shown < traffic.privately.size())
            told = {traffic.answers[shared.zone][shown], traffic.privately[shown]};
        LineWriter::Subject about = shared.zone > 0 ? elsewhere(input, zone, told.answers)
                                                    : subjectOf(shared.service, input.plan, told);
        if (shared.service == SharedService::Egress || shared.service == SharedService::PrivateData)
            about.month = static_cast<int>(shown);
        if (!shared.firstBand) {
            about.id += u"/over-%1"_s.arg(QString::number(shared.from, 'g', 15));
            about.name += PlanWords::tr(" beyond %1 GiB").arg(figure(shared.from));
        }
        if (shared.from > 0)
            about.formula
                += PlanWords::tr("; of it what lies beyond %1 GiB of a month").arg(figure(shared.from));
        const Use &use = shared.use;
        const auto quantity = [&](int month) { return use.in(month); };
        if (use.by == PricedBy::Nothing)
            writer.unpriced(about, use.unit, about.missing, quantity);
        else
            writer.meter(about, use.price, zone.region, use.unit, quantity);
    }
}

} // namespace slipway::cost
