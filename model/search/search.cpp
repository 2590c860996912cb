// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/search.h"

#include "model/base/cancellation.h"
#include "model/base/parallel.h"
#include "model/base/planwords.h"
#include "model/cost/pricetypes.h"
#include "model/search/asbought.h"
#include "model/search/front.h"
#include "model/search/meeting.h"
#include "model/search/planpart.h"
#include "model/search/scan.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// Sizes that may be candidates at all.
std::vector<Size> sizesOf(const Catalog &catalog)
{
    std::vector<Size> sizes;
    for (std::size_t i = 0; i < catalog.sizes().size(); ++i) {
        const VmSize &size = catalog.sizes()[i];
        if (size.vcpus > 0 && size.memoryGiB > 0)
            sizes.push_back({static_cast<SizeId>(i), sizing::machineOf(catalog, size)});
    }
    return sizes;
}

/// Like machines beside each other.
std::vector<const Size *> inOrder(const std::vector<Size> &sizes)
{
    std::vector<const Size *> ordered;
    ordered.reserve(sizes.size());
    for (const Size &size : sizes)
        ordered.push_back(&size);
    std::ranges::stable_sort(ordered, {}, [](const Size *size) {
        return std::tuple(size->machine.gpus, size->machine.gpuMemoryGiB, size->machine.vcpus);
    });
    return ordered;
}

/// Every `count`-th size from `first`, in their order: parts of about the same work.
std::vector<const Size *> shareOf(const std::vector<const Size *> &sizes, std::size_t first,
                                  std::size_t count)
{
    // Blocks, so that like machines stay together.
    constexpr std::size_t block = 32;
    std::vector<const Size *> part;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (i / block % count == first)
            part.push_back(sizes[i]);
    }
    return part;
}

void merge(ScanResult &all, ScanResult &&part)
{
    all.scanned += part.scanned;
    all.excluded += part.excluded;
    all.costed += part.costed;
    all.eligible += part.eligible;
    for (std::size_t e = 0; e < exclusionCount; ++e) {
        all.excludedBy[e] += part.excludedBy[e];
        if (part.without[e] && (!all.without[e] || ranksBefore(*part.without[e], *all.without[e])))
            all.without[e] = part.without[e];
    }
    all.ranked.insert(all.ranked.end(), part.ranked.begin(), part.ranked.end());
    all.cheapest.insert(all.cheapest.end(), part.cheapest.begin(), part.cheapest.end());
}

ScanResult scanAll(const SearchedCompute &searched, const RegionPrices &prices,
                   const std::atomic<bool> *cancel)
{
    const std::vector<Size> all = sizesOf(searched.context.catalog);
    const std::vector<const Size *> sizes = inOrder(all);
    const auto count = static_cast<std::size_t>(std::clamp(searched.query.threads, 1, 64));
    std::vector<ScanResult> parts(count);
    const std::atomic<bool> *flag = CancelScope::current();
    inParallel(count, [&](std::size_t part) {
        const CancelScope scope(flag); // that of whoever asked
        parts[part] = Scan(searched, prices).run(shareOf(sizes, part, count), cancel);
    });
    throwIfCancelled();
    ScanResult found;
    for (ScanResult &part : parts)
        merge(found, std::move(part));
    return found;
}

std::optional<Candidate> asPlanned(const SearchedCompute &searched, const RegionPrices &prices)
{
    if (!searched.plannedSize || !searched.use().region)
        return std::nullopt;
    const auto id = static_cast<SizeId>(*searched.plannedSize);
    const Size size{id, *searched.planned};
    return Scan(searched, prices)
        .judge(size, *searched.use().region, cost::effectivePriceType(searched.asPlanned()), searched.nodes);
}

/// All that the plan costs but the compute.
Total restOf(const cost::Bill &bill, Currency currency, const QString &compute)
{
    Total rest(Money(0, currency));
    for (const CostLine &line : bill.lines) {
        if (line.compute != compute)
            rest += line.cost();
    }
    return rest;
}

/// A search of the part of the plan that matters to it.
struct Prepared
{
    Total rest; ///< of the plan, not of the part
    std::unique_ptr<const Plan> part; ///< null: all of the plan
    std::optional<SearchedCompute> searched; ///< none: there is nothing to search for
};

Prepared prepare(const Plan &all, const std::shared_ptr<const cost::Bill> &bill, const Context &context,
                 const Query &query)
{
    Prepared prepared;
    if (std::optional<Plan> part = partOf(all, *bill, query.compute))
        prepared.part = std::make_unique<const Plan>(std::move(*part));
    std::optional<SearchedCompute> found = prepared.part ? searchedComputeOf(*prepared.part, context, query)
                                                         : searchedComputeOf(all, bill, context, query);
    if (!found)
        return prepared;
    const Currency currency = found->exchange.currency();
    prepared.rest = restOf(*bill, currency, query.compute);
    if (prepared.part) {
        found->restBeyond
            = (prepared.rest.known() - restOf(found->bill(), currency, query.compute).known()).minor();
        found->restBeyondComplete = prepared.rest.isComplete();
    }
    // Bands of outbound traffic are filled by all endpoints of the plan.
    lookAtOthers(*found, prepared.part ? all : found->plan, prepared.part ? *bill : found->bill());
    prepared.searched.emplace(std::move(*found));
    return prepared;
}

void cutAt(std::vector<Candidate> &ranked, int top)
{
    std::ranges::sort(ranked, ranksBefore);
    const auto most = static_cast<std::size_t>(std::max(1, top));
    if (ranked.size() > most)
        ranked.resize(most);
}

Result resultOf(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill, const Context &context,
                const Query &query, const Refusals *refused, const std::atomic<bool> *cancel,
                bool withGivenUp = true)
{
    Result result;
    result.query = query;
    Prepared prepared = prepare(plan, bill, context, query);
    std::optional<SearchedCompute> &searched = prepared.searched;
    if (!searched)
        return result;
    searched->refused = refused;
    searched->withGivenUp = withGivenUp;
    result.measure = searched->measure;
    result.currency = searched->exchange.currency();
    result.workload = searched->workload ? searched->plan.workloads[*searched->workload].id : QString();
    result.months = plan.months;
    result.rest = prepared.rest;
    const RegionPrices prices(*searched);
    ScanResult found = scanAll(*searched, prices, cancel);
    result.current = asPlanned(*searched, prices);
    result.scanned = found.scanned;
    result.excluded = found.excluded;
    result.costed = found.costed;
    result.eligible = found.eligible;
    result.excludedBy = found.excludedBy;
    result.without = found.without;
    cutAt(found.ranked, query.top);
    result.ranked = std::move(found.ranked);
    result.front = frontOf(found.cheapest);
    result.others
        = thinned(found.cheapest, result.front, static_cast<std::size_t>(std::max(0, query.sample)));
    return result;
}

/// Of the plan with what is bought told. The compute as it is typed stands among the others as it is: nobody buys it again.
Result resultAsBought(const AsBought &bought, const Context &context, const Query &query,
                      const std::atomic<bool> *cancel)
{
    Result result = resultOf(bought.plan(), bought.bill(), context, query, nullptr, cancel);
    result.asBought = bought.isTold();
    const std::optional<Candidate> typed = bought.asTyped(query.compute);
    if (!typed)
        return result;
    result.current = typed;
    const auto isAgain = [&typed](const Candidate &each) { return takeTheSame(each, *typed); };
    for (std::vector<Candidate> *list : {&result.ranked, &result.front, &result.others})
        std::ranges::replace_if(*list, isAgain, *typed);
    std::ranges::sort(result.ranked, ranksBefore);
    for (std::optional<Candidate> &each : result.without) {
        if (each && isAgain(*each))
            each = typed;
    }
    return result;
}

} // namespace

Total Result::total(const Candidate &candidate) const
{
    return totalOf(candidate, rest, query.compute);
}

Total Result::monthly(const Candidate &candidate) const
{
    const Total whole = total(candidate);
    // What is missing may be of this compute as well as of others.
    return Total(whole.known() - rest.known(), whole.missing()).dividedBy(std::max(1, months));
}

Result search(const Plan &plan, const Context &context, const Query &query, const std::atomic<bool> *cancel)
{
    Result nothing;
    nothing.query = query;
    return cancellable(cancel, nothing, [&] {
        if (plan.computeIndex(query.compute) < 0)
            return nothing;
        return resultAsBought(AsBought(plan, context), context, query, cancel);
    });
}

Result searchWithWaysOut(const Plan &plan, const Context &context, const Query &query, const std::atomic<bool> *cancel)
{
    Result nothing;
    nothing.query = query;
    return cancellable(cancel, nothing, [&] {
        if (plan.computeIndex(query.compute) < 0)
            return nothing;
        const AsBought bought(plan, context);
        Result result = resultAsBought(bought, context, query, cancel);
        result.givenUp = givenUpFor(bought.plan(), context, result);
        return result;
    });
}

Result searchWithBill(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill, const Context &context,
                      const Query &query, const std::atomic<bool> *cancel)
{
    Result nothing;
    nothing.query = query;
    return cancellable(cancel, nothing,
                       [&] { return resultOf(plan, bill, context, query, nullptr, cancel); });
}

Result searchMeeting(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill, const Context &context,
                     const Query &query)
{
    if (plan.computeIndex(query.compute) >= 0)
        return resultOf(plan, bill, context, query, nullptr, nullptr, false);
    Result nothing;
    nothing.query = query;
    return nothing;
}

Result searchBeyond(const Refusals &refused, const Plan &plan, const std::shared_ptr<const cost::Bill> &bill,
                    const Context &context, const Query &query, const std::atomic<bool> *cancel)
{
    Result nothing;
    nothing.query = query;
    return cancellable(cancel, nothing,
                       [&] { return resultOf(plan, bill, context, query, &refused, cancel); });
}

std::map<RegionId, std::shared_ptr<const Result>> searchByHome(const Plan &plan,
                                                               const std::shared_ptr<const cost::Bill> &bill,
                                                               const Context &context, const Query &query,
                                                               const std::vector<RegionId> &homes)
{
    std::map<RegionId, std::shared_ptr<const Result>> results;
    Query all = query;
    all.top = std::numeric_limits<int>::max(); // the best of each region may be behind all of another
    Prepared prepared = prepare(plan, bill, context, all);
    if (!prepared.searched)
        return results;
    SearchedCompute &searched = *prepared.searched;
    searched.anyHome = true;
    const RegionPrices prices(searched);
    std::map<RegionId, std::vector<Candidate>> ranked;
    for (const Candidate &each : scanAll(searched, prices, nullptr).ranked)
        ranked[each.region].push_back(each);
    Scan scan(searched, prices);
    for (const RegionId home : homes) {
        Result result;
        result.query = query;
        result.measure = searched.measure;
        result.currency = searched.exchange.currency();
        result.months = plan.months;
        if (searched.plannedSize)
            result.current = scan.judge({static_cast<SizeId>(*searched.plannedSize), *searched.planned}, home,
                                        cost::effectivePriceType(searched.asPlanned()), searched.nodes);
        result.ranked = std::move(ranked[home]);
        cutAt(result.ranked, query.top);
        results.emplace(home, std::make_shared<const Result>(std::move(result)));
    }
    return results;
}

std::optional<Candidate> judged(const Plan &plan, const Context &context, const QString &compute, SizeId size,
                                RegionId region, PriceType type, int nodes, bool everyRegion)
{
    Query query;
    query.compute = compute;
    query.everyRegion = everyRegion;
    std::optional<SearchedCompute> searched = searchedComputeOf(plan, context, query);
    if (!searched)
        return std::nullopt;
    lookAtOthers(*searched);
    const RegionPrices prices(*searched);
    return Scan(*searched, prices)
        .judge({size, sizing::machineOf(context.catalog, context.catalog.size(size))}, region, type, nodes);
}

QString words(const Context &context, const Candidate &candidate)
{
    return u"%1, %2, %3, %4 %5"_s.arg(context.catalog.size(candidate.size).shortName(),
                                      context.catalog.region(candidate.region).name,
                                      cost::priceTypeWords(candidate.type), QString::number(candidate.nodes),
                                      candidate.nodes == 1 ? PlanWords::tr("node") : PlanWords::tr("nodes"));
}

} // namespace slipway::search
