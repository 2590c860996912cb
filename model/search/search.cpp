// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/search.h"

#include "model/base/parallel.h"
#include "model/cost/pricetypes.h"
#include "model/search/front.h"
#include "model/search/scan.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// Sizes that may be candidates at all, like machines beside each other.
std::vector<Size> sizesOf(const Catalog &catalog)
{
    std::vector<Size> sizes;
    for (std::size_t i = 0; i < catalog.sizes().size(); ++i) {
        const VmSize &size = catalog.sizes()[i];
        if (size.vcpus > 0 && size.memoryGiB > 0)
            sizes.push_back({static_cast<SizeId>(i), sizing::machineOf(catalog, size)});
    }
    std::ranges::stable_sort(sizes, {}, [](const Size &size) {
        return std::tuple(size.machine.gpus, size.machine.gpuMemoryGiB, size.machine.vcpus);
    });
    return sizes;
}

/// Every `count`-th size from `first`, in their order: parts of about the same work.
std::vector<Size> partOf(const std::vector<Size> &sizes, std::size_t first, std::size_t count)
{
    // Blocks, so that like machines stay together.
    constexpr std::size_t block = 32;
    std::vector<Size> part;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        if (i / block % count == first)
            part.push_back(sizes[i]);
    }
    return part;
}

void merge(Found &all, Found &&part)
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

Found scanAll(const Subject &subject, const Places &places, const std::atomic<bool> *cancel)
{
    const std::vector<Size> sizes = sizesOf(subject.context.catalog);
    const auto count = static_cast<std::size_t>(std::clamp(subject.query.threads, 1, 64));
    std::vector<Found> parts(count);
    inParallel(count, [&](std::size_t part) {
        parts[part] = Scan(subject, places).run(partOf(sizes, part, count), cancel);
    });
    Found all;
    for (Found &part : parts)
        merge(all, std::move(part));
    return all;
}

Total costOfOthers(const Subject &subject)
{
    Total rest(Money(0, subject.exchange.currency()));
    for (const CostLine &line : subject.bill.lines) {
        if (line.compute != subject.asPlanned().id)
            rest += line.cost();
    }
    return rest;
}

std::optional<Candidate> asPlanned(const Subject &subject, const Places &places)
{
    if (!subject.plannedSize || !subject.use().region)
        return std::nullopt;
    const auto id = static_cast<SizeId>(*subject.plannedSize);
    const Size size{id, *subject.planned};
    return Scan(subject, places)
        .judge(size, *subject.use().region, cost::effectivePriceType(subject.asPlanned()), subject.nodes);
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
    Result result;
    result.query = query;
    const std::optional<Subject> subject = subjectOf(plan, context, query);
    if (!subject)
        return result;
    result.measure = subject->measure;
    result.currency = subject->exchange.currency();
    result.workload = subject->workload ? plan.workloads[*subject->workload].id : QString();
    result.months = plan.months;
    result.rest = costOfOthers(*subject);
    const Places places(*subject);
    Found found = scanAll(*subject, places, cancel);
    if (cancel && cancel->load(std::memory_order_relaxed)) {
        Result nothing;
        nothing.query = query;
        return nothing;
    }
    result.current = asPlanned(*subject, places);
    result.scanned = found.scanned;
    result.excluded = found.excluded;
    result.costed = found.costed;
    result.eligible = found.eligible;
    result.excludedBy = found.excludedBy;
    result.without = found.without;
    std::ranges::sort(found.ranked, ranksBefore);
    const auto top = static_cast<std::size_t>(std::max(1, query.top));
    if (found.ranked.size() > top)
        found.ranked.resize(top);
    result.ranked = std::move(found.ranked);
    result.front = frontOf(found.cheapest);
    result.others
        = thinned(found.cheapest, result.front, static_cast<std::size_t>(std::max(0, query.sample)));
    return result;
}

std::optional<Candidate> judged(const Plan &plan, const Context &context, const QString &compute, SizeId size,
                                RegionId region, PriceType type, int nodes, bool everyRegion)
{
    Query query;
    query.compute = compute;
    query.everyRegion = everyRegion;
    const std::optional<Subject> subject = subjectOf(plan, context, query);
    if (!subject)
        return std::nullopt;
    const Places places(*subject);
    return Scan(*subject, places)
        .judge({size, sizing::machineOf(context.catalog, context.catalog.size(size))}, region, type, nodes);
}

QString words(const Context &context, const Candidate &candidate)
{
    return u"%1, %2, %3, %4 %5"_s
        .arg(context.catalog.size(candidate.size).shortName(), context.catalog.region(candidate.region).name,
             cost::priceTypeWords(candidate.type))
        .arg(candidate.nodes)
        .arg(candidate.nodes == 1 ? u"node"_s : u"nodes"_s);
}

} // namespace slipway::search
