// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/scan.h"

#include "model/cost/pricetypes.h"
#include "model/search/billedprofiles.h"
#include "model/search/clusterprofiles.h"
#include "model/search/refusals.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>

namespace slipway::search {

namespace {

/// What a plan can give up. Candidates that only one of these stands against are costed as well.
constexpr Exclusions givable = bit(Exclusion::NotIsolated) | bit(Exclusion::Weaker) | bit(Exclusion::Region)
    | bit(Exclusion::Preemptible) | bit(Exclusion::Deadline) | bit(Exclusion::Latency);

void count(ScanResult &found, Exclusions exclusions, std::size_t candidates)
{
    for (; exclusions != 0; exclusions &= exclusions - 1)
        found.excludedBy[static_cast<std::size_t>(std::countr_zero(exclusions))] += candidates;
}

} // namespace

std::vector<int> countsUpTo(int mostNodes)
{
    constexpr int mostOneByOne = 64;
    constexpr int mostOfAll = 1000;
    std::vector<int> counts;
    const int most = std::clamp(mostNodes, 1, mostOfAll);
    for (int nodes = 1; nodes <= most; nodes += nodes < mostOneByOne ? 1 : nodes / 8)
        counts.push_back(nodes);
    if (counts.back() != most)
        counts.push_back(most);
    return counts;
}

Scan::Scan(const SearchedCompute &searched, const RegionPrices &prices)
    : m_searched(searched)
    , m_prices(prices)
    , m_amounts(searched.exchange)
    , m_trials(searched.context.catalog, searched.context.prices, searched.exchange)
    , m_meters(prices.regions())
    , m_metersComplete(prices.regions(), true)
    , m_limit(static_cast<std::size_t>(std::max(1, searched.query.top)))
    , m_givable(searched.withGivenUp ? givable : 0)
{
    if (ClusterProfiles::serve(searched))
        m_profiles = std::make_unique<ClusterProfiles>(searched, prices);
    else
        m_profiles = std::make_unique<BilledProfiles>(searched, prices);
    if (searched.nodesVary)
        m_nodes = countsUpTo(searched.query.mostNodes);
    if (std::ranges::find(m_nodes, searched.nodes) == m_nodes.end())
        m_nodes.push_back(searched.nodes);
    m_entries.reserve(prices.regions() * priceTypeCount);
    if (searched.reach.isEmpty())
        return;
    m_alwaysCovered = !BilledProfiles::uncommittedRegion(searched);
    const std::vector<cost::Use> &billed = searched.use().billed;
    if (const auto nodes = std::ranges::find(billed, CostRole::SystemNodes, &cost::Use::role); nodes != billed.end())
        m_system = searched.context.catalog.findSize(nodes->price);
}

ScanResult Scan::run(std::span<const Size *const> sizes, const std::atomic<bool> *cancel)
{
    ScanResult found;
    for (const Size *size : sizes) {
        if (cancel && cancel->load(std::memory_order_relaxed))
            break;
        scanSize(*size, found);
    }
    return found;
}

bool Scan::isCosted(Exclusions exclusions) const
{
    return (exclusions & ~m_givable) == 0 && std::popcount(exclusions) <= 1;
}

void Scan::scanSize(const Size &size, ScanResult &found)
{
    const std::size_t rows = m_prices.regions() * m_prices.types().size() * m_nodes.size();
    found.scanned += rows;
    const Exclusions against = m_searched.against(size.id, size.machine);
    if (!isCosted(against)) {
        count(found, against, rows);
        found.excluded += rows;
        return;
    }
    listEntries(size, against, found);
    if (m_entries.empty())
        return;
    for (const int nodes : m_nodes)
        scanEntries(size, against, nodes, found);
}

Scan::Entry Scan::entryOf(const Size &size, std::size_t region, PriceType type, Exclusions exclusions)
{
    Entry entry;
    entry.region = static_cast<std::uint16_t>(region);
    entry.type = type;
    entry.payment = paymentOf(type);
    entry.exclusions = exclusions;
    entry.cover = coverOf(size, static_cast<RegionId>(region), type);
    entry.rates = ratesOf(size, region, type, 0);
    if (entry.rates[static_cast<std::size_t>(RateOf::Own)] == RegionPrices::absent)
        entry.exclusions |= bit(Exclusion::NoPrice);
    entry.later = m_later.size();
    for (std::size_t epoch = 1; epoch < m_prices.epochs(); ++epoch)
        m_later.push_back(ratesOf(size, region, type, epoch));
    return entry;
}

Scan::Rates Scan::ratesOf(const Size &size, std::size_t region, PriceType type, std::size_t epoch) const
{
    Rates rates{};
    rates.fill(m_prices.vm(size.id, region, type, epoch));
    if (isCommitted(paymentOf(type)))
        rates[static_cast<std::size_t>(RateOf::Uncommitted)]
            = m_prices.vm(size.id, region, PriceType::PayAsYouGo, epoch);
    if (type == PriceType::Spot)
        rates[static_cast<std::size_t>(RateOf::UnlessSpot)]
            = m_prices.vm(size.id, region, PriceType::PayAsYouGo, epoch);
    if (m_searched.billing() == cost::Billing::Kubernetes) {
        const bool isTerm = isCommitted(paymentOf(type));
        rates[static_cast<std::size_t>(RateOf::System)] = m_prices.system(region, type, epoch);
        rates[static_cast<std::size_t>(RateOf::SystemUncommitted)]
            = m_prices.system(region, isTerm ? PriceType::PayAsYouGo : type, epoch);
    }
    return rates;
}

/// All that is there, whatever it is.
bool Scan::isRefused(RegionId region) const
{
    return m_searched.refused && !m_searched.refused->allow(region);
}

void Scan::listEntries(const Size &size, Exclusions against, ScanResult &found)
{
    m_entries.clear();
    m_later.clear();
    const std::size_t each = m_nodes.size();
    std::array<Exclusions, priceTypeCount> reserving = {};
    for (const RegionPrices::Type &type : m_prices.types())
        reserving[static_cast<std::size_t>(type.type)]
            = m_searched.eligibility.ofReserving(size.id, type.type);
    const Exclusions lowPriority = m_searched.eligibility.ofLowPriority(size.id);
    for (std::size_t region = 0; region < m_prices.regions(); ++region) {
        if (isRefused(static_cast<RegionId>(region))) {
            found.excluded += each * m_prices.types().size();
            continue;
        }
        const Exclusions here
            = m_prices.against(region) | m_searched.eligibility.ofPlace(size.id, RegionId(region));
        for (const RegionPrices::Type &type : m_prices.types()) {
            const Exclusions place = here | type.exclusions | reserving[static_cast<std::size_t>(type.type)]
                | (type.type == PriceType::LowPriority ? lowPriority : 0);
            if (isCosted(against | place)) {
                const Entry entry = entryOf(size, region, type.type, place);
                if (!(entry.exclusions & bit(Exclusion::NoPrice))) {
                    m_entries.push_back(entry);
                    continue;
                }
                count(found, entry.exclusions | against, each);
            } else {
                count(found, place | against, each);
            }
            found.excluded += each;
        }
    }
}

void Scan::scanEntries(const Size &size, Exclusions against, int nodes, ScanResult &found)
{
    for (std::size_t p = 0; p < paymentCount; ++p) {
        const auto payment = static_cast<Payment>(p);
        const Profile *profile = nullptr;
        Exclusions ofMachine = 0;
        std::optional<Candidate> cheapest;
        for (const Entry &entry : m_entries) {
            if (entry.payment != payment)
                continue;
            if (!profile) {
                profile = &m_profiles->profile(size.id, size.machine, nodes, payment);
                addMeters(*profile);
                ofMachine = profile->exclusions | termsAgainst(size, *profile);
            }
            const Exclusions exclusions = against | entry.exclusions | ofMachine;
            if (exclusions != 0) {
                count(found, exclusions, 1);
                if (!isCosted(exclusions)) {
                    ++found.excluded;
                    continue;
                }
            }
            Candidate candidate{size.id,
                                static_cast<RegionId>(entry.region),
                                entry.type,
                                static_cast<std::uint16_t>(profile->nodes),
                                profile->restComplete,
                                exclusions,
                                profile->measure,
                                0,
                                0};
            cost(*profile, entry, candidate);
            ++found.costed;
            keep(candidate, cheapest, found);
        }
        if (cheapest)
            found.cheapest.push_back(*cheapest);
    }
}

Exclusions Scan::termsAgainst(const Size &size, const Profile &profile) const
{
    return profile.endOfTerms > 0
        ? m_searched.eligibility.ofTerms(size.id, m_searched.plan.start.plusMonths(profile.endOfTerms))
        : 0;
}

void Scan::addMeters(const Profile &profile)
{
    // They are mostly those of the profile before.
    const auto isMeter
        = [](const Term &term) { return term.rate >= static_cast<std::uint16_t>(RateOf::Meter); };
    std::size_t same = 0;
    const bool areSame = std::ranges::all_of(profile.terms, [&](const Term &term) {
        return !isMeter(term) || (same < m_meterTerms.size() && term == m_meterTerms[same++]);
    });
    if (areSame && same == m_meterTerms.size())
        return;
    m_meterTerms.clear();
    std::ranges::copy_if(profile.terms, std::back_inserter(m_meterTerms), isMeter);
    std::ranges::fill(m_meters, 0);
    m_metersComplete.assign(m_metersComplete.size(), true);
    for (const Term &term : m_meterTerms) {
        const std::size_t meter = term.rate - static_cast<std::size_t>(RateOf::Meter);
        for (std::size_t region = 0; region < m_meters.size(); ++region) {
            const std::int64_t rate = m_prices.meter(meter, region, term.epoch);
            const std::int64_t amount
                = rate == RegionPrices::absent ? Money::limit : m_amounts(rate, term.quantity);
            if (amount >= Money::limit)
                m_metersComplete[region] = false;
            else
                m_meters[region] = addSaturated(m_meters[region], term.months * amount);
        }
    }
}

Scan::Cover Scan::coverOf(const Size &size, RegionId region, PriceType type) const
{
    if (!m_searched.reach.hasIn(region))
        return Cover::Nothing;
    if (m_alwaysCovered || (cost::paysAsItGoes(type) && m_searched.reach.has(size.id, region)))
        return Cover::Machines;
    const bool isSystem = m_system && m_searched.reach.has(*m_system, region)
        && cost::paysAsItGoes(cost::priceTypeFor(cost::PaidAs::UnlessSpot, type));
    return isSystem ? Cover::System : Cover::Nothing;
}

void Scan::cost(const Profile &profile, const Entry &entry, Candidate &candidate)
{
    switch (entry.cover) {
    case Cover::Nothing:
        costApart(profile, entry, candidate);
        break;
    case Cover::System:
        costWithSystem(profile, entry, candidate);
        break;
    case Cover::Machines:
        BilledProfiles::costWhole(m_searched, m_trials, candidate);
        break;
    }
}

/// What commitments take off system nodes does not depend on the machines beside them: a bill of its own tells it once for all.
void Scan::costWithSystem(const Profile &profile, const Entry &entry, Candidate &candidate)
{
    Candidate apart = candidate;
    costApart(profile, entry, apart);
    const std::pair place(candidate.region, candidate.type);
    const auto known = m_systemDifference.find(place);
    if (known != m_systemDifference.end() && apart.complete) {
        candidate = apart;
        candidate.total = addSaturated(candidate.total, known->second);
        return;
    }
    BilledProfiles::costWhole(m_searched, m_trials, candidate);
    if (apart.complete && candidate.complete && !m_searched.sharesRuns)
        m_systemDifference.emplace(place, candidate.total - apart.total);
}

void Scan::costApart(const Profile &profile, const Entry &entry, Candidate &candidate) const
{
    std::int64_t total
        = addSaturated(profile.rest, m_searched.answersFrom(static_cast<RegionId>(entry.region)));
    for (const Term &term : profile.terms) {
        if (term.rate >= static_cast<std::uint16_t>(RateOf::Meter))
            continue;
        const std::int64_t rate = rateOf(entry, term);
        const std::int64_t amount
            = rate == RegionPrices::absent ? Money::limit : m_amounts(rate, term.quantity);
        if (amount >= Money::limit)
            candidate.complete = false;
        else
            total = addSaturated(total, term.months * amount);
    }
    candidate.complete = candidate.complete && m_metersComplete[entry.region];
    candidate.total = addSaturated(total, m_meters[entry.region]);
    for (const Term &term : profile.owed) {
        const std::int64_t rate = rateOf(entry, term);
        const std::int64_t amount
            = rate == RegionPrices::absent ? Money::limit : m_amounts(rate, term.quantity);
        if (amount < Money::limit)
            candidate.owed = addSaturated(candidate.owed, term.months * amount);
    }
}

void Scan::keep(const Candidate &candidate, std::optional<Candidate> &cheapest, ScanResult &found) const
{
    if (!candidate.meetsPlan()) {
        std::optional<Candidate> &best
            = found.without[static_cast<std::size_t>(std::countr_zero(candidate.exclusions))];
        if (!best || ranksBefore(candidate, *best))
            best = candidate;
        return;
    }
    ++found.eligible;
    if (!cheapest || ranksBefore(candidate, *cheapest))
        cheapest = candidate;
    if (m_searched.refused && !m_searched.refused->allow(candidate))
        return;
    // Twice as many as are wanted are kept, so that they are seldom put in order. The last of the wanted ones stands at their end.
    std::vector<Candidate> &ranked = found.ranked;
    if (ranked.size() >= m_limit && !ranksBefore(candidate, ranked[m_limit - 1]))
        return;
    ranked.push_back(candidate);
    if (ranked.size() == m_limit) {
        std::ranges::nth_element(ranked, ranked.end() - 1, ranksBefore);
    } else if (ranked.size() >= 2 * m_limit) {
        std::ranges::nth_element(ranked, ranked.begin() + static_cast<std::ptrdiff_t>(m_limit) - 1,
                                 ranksBefore);
        ranked.resize(m_limit);
    }
}

Candidate Scan::judge(const Size &size, RegionId region, PriceType type, int nodes)
{
    const Exclusions against = m_searched.against(size.id, size.machine) | m_prices.against(indexOf(region))
        | m_searched.eligibility.ofPlace(size.id, region) | m_searched.eligibility.ofPriceType(type)
        | m_searched.eligibility.ofReserving(size.id, type)
        | (type == PriceType::LowPriority ? m_searched.eligibility.ofLowPriority(size.id) : 0);
    m_later.clear();
    const Entry entry = entryOf(size, indexOf(region), type, against);
    const Profile &profile = m_profiles->profile(size.id, size.machine, nodes, entry.payment);
    addMeters(profile);
    Candidate candidate{size.id,
                        region,
                        type,
                        static_cast<std::uint16_t>(profile.nodes),
                        profile.restComplete,
                        entry.exclusions | profile.exclusions | termsAgainst(size, profile),
                        profile.measure,
                        0,
                        0};
    cost(profile, entry, candidate);
    return candidate;
}

} // namespace slipway::search
