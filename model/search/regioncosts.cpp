// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/eligibility/verdicts.h"
#include "model/plan/exchange.h"
#include "model/search/asbought.h"
#include "model/search/bestplan.h"
#include "model/search/blockers.h"
#include "model/search/choice.h"
#include "model/search/moving.h"
#include "model/search/plannedreach.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// The plan's other regions once it has gone to one of them: with the region that is left in its place, if that is one.
QStringList othersAfter(const Plan &plan, const Catalog &catalog, const QString &to)
{
    QStringList others = plan.otherRegions;
    const auto index = others.indexOf(to);
    if (index >= 0 && catalog.findRegion(plan.region))
        others[index] = plan.region;
    else if (index >= 0)
        others.removeAt(index);
    return others;
}

/// The plan there, with all that it is yet to buy.
Plan movedWhole(const Plan &plan, const Context &context, RegionId id)
{
    const Region &region = context.catalog.region(id);
    Plan moved = plan;
    const auto stay = [&plan](QString &place) {
        if (place.isEmpty())
            place = plan.region;
    };
    moved.region = region.id;
    moved.otherRegions = othersAfter(plan, context.catalog, region.id);
    for (Commitment &commitment : moved.commitments)
        stay(commitment.region);
    for (OwnedQuota &quota : moved.ownedQuota)
        stay(quota.region);
    for (Compute &compute : moved.computes)
        compute.region.clear();
    return moved;
}

bool isAllowed(const Plan &plan, const Region &region)
{
    return mayDataGoTo(plan, region) && plan.namesRegion(region.id);
}

} // namespace

Plan movedIn(const Plan &plan, const Context &context, RegionId id)
{
    Plan moved = movedWhole(plan, context, id);
    leaveOut(moved, PlannedReach(plan, context).leftOutOf(moved));
    return moved;
}

PlanEdit moveIn(const Plan &plan, const Context &context, RegionId region)
{
    const Region &place = context.catalog.region(region);
    PlanEdit edit;
    edit.label = PlanWords::tr("Move the plan to %1").arg(place.name);
    edit.step = Step::Workload;
    if (place.id != plan.region) {
        edit.changes.push_back({u"/region"_s, place.id});
        if (const QStringList others = othersAfter(plan, context.catalog, place.id);
            others.size() < plan.otherRegions.size())
            edit.changes.push_back({u"/otherRegions"_s, others});
        else if (const auto index = plan.otherRegions.indexOf(place.id); index >= 0)
            edit.changes.push_back({u"/otherRegions/%1"_s.arg(index), others[index]});
        // What was bought or granted for the old region stays there.
        for (std::size_t i = 0; i < plan.commitments.size(); ++i) {
            if (plan.commitments[i].region.isEmpty())
                edit.changes.push_back({u"/commitments/%1/region"_s.arg(i), plan.region});
        }
        for (std::size_t i = 0; i < plan.ownedQuota.size(); ++i) {
            if (plan.ownedQuota[i].region.isEmpty())
                edit.changes.push_back({u"/ownedQuota/%1/region"_s.arg(i), plan.region});
        }
    }
    for (std::size_t i = 0; i < plan.computes.size(); ++i) {
        if (!plan.computes[i].region.isEmpty())
            edit.changes.push_back({u"/computes/%1/region"_s.arg(i), QString()});
    }
    // What is yet to be bought for the machines that go is not bought.
    const LeftOutPurchases leftOut = PlannedReach(plan, context).leftOutOf(movedWhole(plan, context, region));
    edit.label = withLeftOut(edit.label, leftOut.names);
    edit.changes.insert(edit.changes.end(), leftOut.changes.begin(), leftOut.changes.end());
    return edit;
}

Plan movedTo(const Plan &plan, const Context &context, RegionId region)
{
    return movedIn(AsBought(plan, context).plan(), context, region);
}

PlanEdit moveTo(const Plan &plan, const Context &context, RegionId region)
{
    const AsBought bought(plan, context);
    PlanEdit edit = moveIn(bought.plan(), context, region);
    bought.tellFirst(edit);
    return edit;
}

/// The bill of a month in which nothing happens but that the data leaves.
Total movingCost(const Plan &plan, const Context &context)
{
    Plan moving;
    moving.region = plan.region;
    moving.currency = plan.currency;
    moving.currencyFactor = plan.currencyFactor;
    moving.discountPercent = plan.discountPercent;
    moving.serviceDiscounts = plan.serviceDiscounts;
    moving.start = plan.start;
    moving.months = 1;
    moving.data.sizeGiB = 0;
    moving.data.egressGiBPerMonth = plan.data.sizeGiB.likely + plan.services.modelAndArtifactGiB.likely;
    const Evaluation evaluation = weigh(moving, context);
    Total total(Money(0, evaluation.total.currency()));
    for (const CostLine &line : evaluation.lines) {
        if (line.id.startsWith(u"shared/egress"))
            total += line.cost();
    }
    return total;
}

namespace {

/// `moving` is what movingCost() says; of a plan that is nowhere nobody knows where its data is.
Total movingTo(const Plan &plan, const Context &context, const QString &region, const QString &compute,
               const std::function<Total()> &moving)
{
    const Compute *moved = compute.isEmpty() ? nullptr : plan.compute(compute);
    const Money nothing(0, exchangeOf(plan, context.prices).currency());
    if (region == plan.region || (moved && moved->region == region))
        return Total(nothing);
    if (!context.catalog.findRegion(plan.region))
        return Total(nothing, {PlanWords::tr("moving the data, since the plan does not say where it is")});
    return moving();
}

} // namespace

Total movingTo(const Plan &plan, const Context &context, const QString &region, const QString &compute)
{
    return movingTo(plan, context, region, compute, [&] { return movingCost(plan, context); });
}

namespace {

QStringList computesElsewhere(const Plan &plan, const Catalog &catalog)
{
    QStringList elsewhere;
    for (const Compute &compute : plan.computes) {
        const std::optional<RegionId> region = catalog.findRegion(compute.region);
        if (region && compute.region != plan.region)
            elsewhere << PlanWords::tr("%1 in %2", "a compute, a region")
                             .arg(compute.id, catalog.region(*region).name);
    }
    return elsewhere;
}

std::vector<RegionCost> everyRegionCosts(const AsBought &bought, const Context &context)
{
    const Plan &plan = bought.plan();
    const Evaluation now = weigh(plan, context);
    const Total moving = movingCost(plan, context);
    const std::optional<RegionId> home = context.catalog.findRegion(plan.region);
    const PlannedReach planned(plan, context);
    std::vector<RegionCost> costs;
    for (std::size_t r = 0; r < context.catalog.regions().size(); ++r) {
        const Region &region = context.catalog.regions()[r];
        RegionCost cost;
        cost.region = static_cast<RegionId>(r);
        cost.current = region.id == plan.region;
        if (cost.current)
            cost.elsewhere = computesElsewhere(plan, context.catalog);
        Plan moved = cost.current ? plan : movedWhole(plan, context, cost.region);
        if (!cost.current) {
            const LeftOutPurchases leftOut = planned.leftOutOf(moved);
            leaveOut(moved, leftOut);
            cost.leftOut = leftOut.names;
        }
        const Evaluation there = cost.current ? now : weigh(moved, context);
        cost.total = cost.current ? bought.typedTotal().value_or(there.total) : there.total;
        cost.allowed = isAllowed(plan, region);
        cost.moving = movingTo(plan, context, region.id, {}, [&] { return moving; });
        cost.carbon = region.carbon;
        if (const auto far = home ? region.latencies.constFind(context.catalog.region(*home).id)
                                  : region.latencies.constEnd();
            far != region.latencies.constEnd())
            cost.latencyMs = *far;
        cost.blockers = static_cast<int>(newBlockers(there, now).size());
        costs.push_back(std::move(cost));
    }
    // What has no price anywhere makes no region cheaper, what has none in one makes that one look so.
    std::ranges::stable_sort(costs, [](const RegionCost &a, const RegionCost &b) {
        if (a.total.missing().size() != b.total.missing().size())
            return a.total.missing().size() < b.total.missing().size();
        return a.total < b.total;
    });
    return costs;
}

} // namespace

std::vector<RegionCost> regionCosts(const Plan &plan, const Context &context, const std::atomic<bool> *cancel)
{
    return cancellable(cancel, std::vector<RegionCost>(),
                       [&] { return everyRegionCosts(AsBought(plan, context), context); });
}

} // namespace slipway::search
