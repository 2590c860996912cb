// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/commitmentreach.h"
#include "model/cost/linewriter.h"
#include "model/cost/loads.h"
#include "model/cost/pricing.h"

#include <map>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// What `units` still bill of its term after the horizon, by month; nothing where it begins after it.
std::vector<double> owedBy(const Plan &plan, const Commitment &commitment, int units)
{
    std::vector<double> owed;
    if (commitment.start < plan.start.plusMonths(plan.months)) {
        for (int month = plan.months; isActiveIn(plan, commitment, month); ++month)
            owed.push_back(hoursPerMonth * units);
    }
    return owed;
}

} // namespace

QString commitmentName(const Catalog &catalog, const Commitment &commitment)
{
    if (commitment.isByAmount())
        return PlanWords::tr("%1 %2 an hour, %3")
            .arg(commitment.hourly->amount, commitment.hourly->currency, priceTypeWords(commitment.type));
    if (commitment.size.isEmpty())
        return PlanWords::tr("%1 without a size", "1-year savings plan").arg(priceTypeWords(commitment.type));
    return PlanWords::tr("%1 x %2, %3")
        .arg(commitment.units)
        .arg(sizeName(catalog, commitment.size), priceTypeWords(commitment.type));
}

std::vector<QString> commitmentNames(const Plan &plan, const Catalog &catalog)
{
    std::vector<QString> names;
    for (const Commitment &each : plan.commitments)
        names.push_back(each.isByAmount() ? PlanWords::tr("%1 by amount").arg(priceTypeWords(each.type))
                                          : commitmentName(catalog, each));
    if (names.size() < 2)
        return names;
    // What is called the same is told by when it begins, then by where it is, then by its place among them.
    const auto tellApart = [&names](const auto &told) {
        std::map<QString, int> times;
        for (const QString &name : names)
            ++times[name];
        std::map<QString, int> before;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (const QString name = names[i]; times[name] > 1)
                names[i] = told(i, name, ++before[name]);
        }
    };
    tellApart([&plan](std::size_t i, const QString &name, int) -> QString {
        const QString month = formatMonth(plan.commitments[i].start, wordsLocale());
        return PlanWords::tr("%1 from %2", "a purchase, a month").arg(name, month);
    });
    tellApart([&plan, &catalog](std::size_t i, const QString &name, int) -> QString {
        return u"%1, %2"_s.arg(name, regionName(catalog, plan.regionOr(plan.commitments[i].region)));
    });
    tellApart([](std::size_t, const QString &name, int number) -> QString {
        return u"%1 (%2)"_s.arg(name).arg(number);
    });
    return names;
}

void writeCommitmentLines(LineWriter &writer)
{
    const BillInput &input = writer.input();
    const std::vector<QString> names = commitmentNames(input.plan, input.catalog);
    for (std::size_t i = 0; i < input.plan.commitments.size(); ++i) {
        const Commitment &commitment = input.plan.commitments[i];
        if (commitment.isByAmount()) {
            writer.byAmount(
                {u"commitment/%1"_s.arg(i),
                 names[i],
                 CostStage::Shared,
                 {},
                 {},
                 PlanWords::tr("730 h: every hour of its term, used or not. Unconfirmed for Azure Machine "
                               "Learning: nothing is taken off for it"),
                 CostRole::Other,
                 {},
                 owedBy(input.plan, commitment, 1),
                 -1,
                 writer.takenFrom(i)},
                commitment, [&](int m) { return isActiveIn(input.plan, commitment, m) ? hoursPerMonth : 0; });
            continue;
        }
        Compute bought;
        bought.size = commitment.size;
        bought.priceType = commitment.type;
        const std::optional<RegionId> region
            = input.catalog.findRegion(input.plan.regionOr(commitment.region));
        const Pricing pricing = commitmentPricing(input, commitment);
        writer.vmAt(
            {u"commitment/%1"_s.arg(i),
             names[i],
             CostStage::Shared,
             {},
             {},
             isReservation(commitment.type)
                 ? PlanWords::tr("%1 x 730 h: every hour of its term, used or not").arg(commitment.units)
                 : PlanWords::tr(
                       "%1 x 730 h: every hour of its term, used or not. Unconfirmed for Azure Machine "
                       "Learning: nothing is taken off for it")
                       .arg(commitment.units),
             CostRole::Other,
             {},
             owedBy(input.plan, commitment, commitment.units),
             -1,
             writer.takenFrom(i)},
            bought, commitment.size, region, pricing, u"instance-hour"_s, [&](int m) {
                return isActiveIn(input.plan, commitment, m) ? hoursPerMonth * commitment.units : 0;
            });
    }
}

} // namespace slipway::cost
