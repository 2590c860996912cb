// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/sizechoices.h"

#include "model/base/cancellation.h"
#include "model/cost/pricetypes.h"
#include "model/search/asbought.h"
#include "model/search/scan.h"

#include <algorithm>
#include <bit>

namespace slipway::search {

namespace {

/// With one of these neither time nor cost follow from anything.
constexpr Exclusions withoutCost = bit(Exclusion::NeedsGpu) | bit(Exclusion::TimeUnknown)
    | bit(Exclusion::Memory) | bit(Exclusion::Architecture)
    | bit(Exclusion::NoPrice) | bit(Exclusion::NotSupported);

QString reasonOf(Exclusions exclusions)
{
    return exclusions == 0 ? QString()
                           : QString::fromLatin1(exclusionRecords[static_cast<std::size_t>(
                                                                      std::countr_zero(exclusions))]
                                                     .name);
}

SizeChoices choicesOf(const AsBought &bought, const Context &context, const QString &compute)
{
    const Plan &plan = bought.plan();
    SizeChoices choices;
    Query query;
    query.compute = compute;
    std::optional<SearchedCompute> searched = searchedComputeOf(plan, bought.bill(), context, query);
    if (!searched)
        return choices;
    lookAtOthers(*searched);
    choices.compute = compute;
    choices.bill = bought.typedBill();
    choices.workload = searched->workload ? searched->plan.workloads[*searched->workload].name : QString();
    choices.type = cost::effectivePriceType(searched->asPlanned());
    choices.measure = searched->measure;
    choices.currency = searched->exchange.currency();
    choices.months = plan.months;
    choices.nodes = searched->nodes;
    choices.startHours = plan.assumptions.nodeStartMinutes.likely / 60;
    choices.rest = Total(Money(0, choices.currency));
    for (const CostLine &line : searched->bill().lines) {
        if (line.compute != compute)
            choices.rest += line.cost();
    }
    if (searched->plannedSize)
        choices.planned = static_cast<SizeId>(*searched->plannedSize);
    const RegionPrices prices(*searched);
    choices.allowed.resize(prices.regions());
    for (std::size_t region = 0; region < prices.regions(); ++region)
        choices.allowed[region] = prices.against(region) == 0;
    const std::optional<RegionId> region
        = searched->use().region ? searched->use().region : context.catalog.findRegion(plan.region);
    if (!region) {
        choices.compute.clear();
        return choices;
    }
    choices.region = *region;
    Scan scan(*searched, prices);
    for (std::size_t i = 0; i < context.catalog.sizes().size(); ++i) {
        throwIfCancelled();
        const VmSize &size = context.catalog.sizes()[i];
        const auto id = static_cast<SizeId>(i);
        SizeChoices::Row row;
        row.candidate.size = id;
        if (size.vcpus > 0 && size.memoryGiB > 0)
            row.candidate = scan.judge({id, sizing::machineOf(context.catalog, size)}, *region, choices.type,
                                       choices.nodes);
        else
            row.candidate.exclusions = bit(Exclusion::TimeUnknown); // nobody says what machine it is
        if (const Rate rate = context.prices.usableRate(id, *region, choices.type); rate.raw() >= 0)
            row.hourly = rate;
        row.reason = reasonOf(row.candidate.exclusions);
        choices.rows.push_back(std::move(row));
    }
    // What is planned is as it is typed: nobody buys it again.
    if (const std::optional<Candidate> typed = bought.asTyped(compute); typed && choices.planned) {
        SizeChoices::Row &planned = choices.rows[indexOf(*choices.planned)];
        planned.candidate = *typed;
        planned.reason = reasonOf(typed->exclusions);
    }
    return choices;
}

} // namespace

bool SizeChoices::Row::hasCost() const
{
    return (candidate.exclusions & withoutCost) == 0;
}

Total SizeChoices::monthly(const Row &row) const
{
    const Total whole = totalOf(row.candidate, rest, compute);
    return Total(whole.known() - rest.known(), whole.missing()).dividedBy(std::max(1, months));
}

std::optional<Money> SizeChoices::run(const Row &row) const
{
    const bool measured = measure == Measure::HoursPerRun || measure == Measure::HoursPerBatch;
    if (!measured || !row.hasCost() || !row.hourly || !(row.candidate.measure > 0))
        return std::nullopt;
    return amount(*row.hourly,
                  Quantity::fromDouble((row.candidate.measure + startHours) * row.candidate.nodes));
}

SizeChoices sizeChoices(const Plan &plan, const Context &context, const QString &compute,
                        const std::atomic<bool> *cancel)
{
    return cancellable(cancel, SizeChoices(), [&] {
        return plan.computeIndex(compute) < 0 ? SizeChoices()
                                              : choicesOf(AsBought(plan, context), context, compute);
    });
}

} // namespace slipway::search
