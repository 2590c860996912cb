// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/clusterprofiles.h"

#include "model/cost/pricetypes.h"
#include "model/cost/terms.h"
#include "model/search/choice.h"

#include <algorithm>
#include <bit>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// Adds to the last term if that is of the same amount.
void addTerm(std::vector<Term> &terms, double units, int months, std::uint16_t rate, std::size_t epoch)
{
    const Quantity quantity = Quantity::fromDouble(units);
    const auto own = static_cast<std::uint16_t>(epoch);
    if (quantity == Quantity() || months == 0)
        return;
    if (!terms.empty() && terms.back().rate == rate && terms.back().quantity == quantity.raw()
        && terms.back().epoch == own)
        terms.back().months += months;
    else
        terms.push_back({quantity.raw(), months, rate, own});
}

/// Timelines of several pools that this thread has played: a plan that is searched in each of its regions, and once more without each of
/// its constraints, asks for the same ones again and again.
class PlayedMonths
{
public:
    [[nodiscard]] const std::vector<cost::ClusterMonth> &of(const std::vector<cost::RunSeries> &series,
                                                            const std::vector<cost::ClusterLimits> &pools)
    {
        takeKey(series, pools);
        const auto known = m_known.find(m_key);
        if (known != m_known.end())
            return known->second;
        if (m_known.size() >= mostKept)
            m_known.clear();
        return m_known.emplace(m_key, cost::clusterMonths(series, pools)).first->second;
    }

private:
    static constexpr std::size_t mostKept = 1 << 14; ///< some 10 MB

    using Key = std::vector<double>; ///< all that a timeline follows from
    struct Hash
    {
        [[nodiscard]] std::size_t operator()(const Key &key) const
        {
            std::uint64_t hash = key.size();
            for (const double value : key) {
                hash = (hash ^ std::bit_cast<std::uint64_t>(value)) * 0x9E3779B97F4A7C15U;
                hash ^= hash >> 32U;
            }
            return hash;
        }
    };

    void takeKey(const std::vector<cost::RunSeries> &series, const std::vector<cost::ClusterLimits> &pools)
    {
        m_key.clear();
        for (const cost::ClusterLimits &pool : pools)
            m_key.insert(m_key.end(),
                         {static_cast<double>(pool.minNodes), static_cast<double>(pool.maxNodes),
                          pool.startHours, pool.idleHours, pool.perRun ? 1.0 : 0.0, pool.tellsHeld ? 1.0 : 0.0});
        for (const cost::RunSeries &each : series) {
            m_key.insert(m_key.end(),
                         {each.runs, each.hours, static_cast<double>(each.nodes), each.together ? 1.0 : 0.0,
                          static_cast<double>(each.pool), static_cast<double>(each.after.size())});
            for (const std::size_t other : each.after)
                m_key.push_back(static_cast<double>(other));
        }
    }

    std::unordered_map<Key, std::vector<cost::ClusterMonth>, Hash> m_known;
    Key m_key;
};

} // namespace

bool ClusterProfiles::serve(const SearchedCompute &searched)
{
    const cost::Billing billing = searched.billing();
    return (billing == cost::Billing::Cluster || billing == cost::Billing::Serverless) && searched.workload
        && !searched.sharesRuns;
}

ClusterProfiles::ClusterProfiles(const SearchedCompute &searched, const RegionPrices &prices)
    : m_searched(searched)
    , m_prices(prices)
    , m_works(searched)
    , m_amounts(searched.exchange)
    , m_same(cost::seriesByMonths(searched.plan, searched.bill().sizing, searched.bill().index))
{
    findPools();
    listMonths();
    addRest();
    const std::vector<cost::Use> &billed = searched.use().billed;
    const auto balancers = std::ranges::find(billed, CostRole::Balancers, &cost::Use::role);
    if (const auto meter = balancers == billed.end() ? std::nullopt : prices.meterOf(balancers->price))
        m_balancerRate = static_cast<std::uint16_t>(static_cast<std::size_t>(RateOf::Meter) + *meter);
}

void ClusterProfiles::findPools()
{
    const Plan &plan = m_searched.plan;
    std::vector<bool> waiting(plan.computes.size(), false);
    for (const cost::SameMonths &same : m_same) {
        for (const cost::RunSeries &series : same.runs.series) {
            for (const std::size_t other : series.after)
                waiting[series.pool] = waiting[same.runs.series[other].pool] = true;
        }
    }
    m_pools.push_back({m_searched.compute, {}, {}, 0});
    for (std::size_t c = 0; c < plan.computes.size() && waiting[m_searched.compute]; ++c) {
        if (c == m_searched.compute || !waiting[c])
            continue;
        const Compute &compute = plan.computes[c];
        const bool committed = isReservation(cost::effectivePriceType(compute));
        m_pools.push_back(
            {c,
             cost::limitsOf(plan, m_searched.bill().sizing, m_searched.bill().index, compute,
                            m_searched.bill().computes[c].billing, m_searched.bill().computes[c].podNodes),
             {},
             committed ? compute.maxNodes : 0});
    }
}

void ClusterProfiles::listMonths()
{
    for (const cost::SameMonths &group : m_same) {
        const cost::MonthSeries &all = group.runs;
        Months months;
        months.counts.resize(m_prices.epochs());
        for (int month = group.first; month < group.first + group.count; ++month)
            ++months.counts[m_prices.epochOf(month)];
        std::vector<std::size_t> kept(all.series.size(), all.series.size());
        for (std::size_t s = 0; s < all.series.size(); ++s) {
            const auto pool = std::ranges::find(m_pools, all.series[s].pool, &Pool::compute);
            if (pool == m_pools.end())
                continue;
            kept[s] = months.series.size();
            months.series.push_back(all.series[s]);
            months.series.back().pool = static_cast<std::size_t>(pool - m_pools.begin());
            int work = -1;
            for (std::size_t w = 0; w < m_works.count(); ++w)
                work = m_works.workload(w) == all.workloads[s] ? static_cast<int>(w) : work;
            months.works.push_back(work);
        }
        for (cost::RunSeries &series : months.series) {
            for (std::size_t &other : series.after)
                other = kept[other];
        }
        for (const Pool &pool : m_pools)
            months.exists.push_back(m_searched.bill().computes[pool.compute].existsIn(group.first));
        const auto same = std::ranges::find_if(m_months, [&](const Months &each) {
            return each.exists == months.exists && each.works == months.works && each.series == months.series;
        });
        if (same == m_months.end()) {
            m_months.push_back(std::move(months));
            continue;
        }
        for (std::size_t epoch = 0; epoch < months.counts.size(); ++epoch)
            same->counts[epoch] += months.counts[epoch];
    }
}

/// All lines but those of the searched compute, and those of other clusters' nodes that are paid for as the runs take them.
void ClusterProfiles::addRest()
{
    m_empty.rest = m_searched.restBeyond;
    m_empty.restComplete = m_searched.restBeyondComplete;
    for (const CostLine &line : m_searched.apart->lines) {
        if (line.compute == m_searched.asPlanned().id)
            continue;
        const auto pool = std::ranges::find_if(m_pools, [&](const Pool &each) {
            const Compute &compute = m_searched.plan.computes[each.compute];
            const cost::Billing billing = m_searched.bill().computes[each.compute].billing;
            return (billing == cost::Billing::Cluster || billing == cost::Billing::Serverless)
                && line.compute == compute.id && line.role == CostRole::Machines;
        });
        // What a commitment bills does not depend on the runs.
        if (pool != m_pools.end() && line.rate && pool->committedNodes == 0) {
            for (std::size_t epoch = 0; epoch < m_prices.epochs(); ++epoch)
                pool->rates.push_back(line.rateIn(static_cast<std::size_t>(m_prices.firstMonth(epoch)))->raw());
        } else
            m_empty.rest = addSaturated(m_empty.rest, line.total.minor());
        m_empty.restComplete = m_empty.restComplete && line.whole();
    }
}

std::vector<cost::ClusterMonth> ClusterProfiles::played(const Months &months) const
{
    if (m_pools.size() == 1)
        return {cost::clusterMonth(months.series, m_pools.front().limits)};
    std::vector<cost::ClusterLimits> limits;
    for (const Pool &pool : m_pools)
        limits.push_back(pool.limits);
    static thread_local PlayedMonths played;
    return played.of(months.series, limits);
}

const Profile &ClusterProfiles::profile(SizeId size, const sizing::Machine &machine, int nodes,
                                        Payment payment)
{
    const bool preemptible = payment == Payment::Preemptible;
    m_outcomes.clear();
    m_hours.clear();
    Exclusions exclusions = 0;
    for (std::size_t work = 0; work < m_works.count(); ++work) {
        m_outcomes.push_back(m_works.outcome(work, size, machine, nodes, preemptible));
        m_hours.push_back(m_outcomes.back().runs.hours);
        m_hours.push_back(m_outcomes.back().runs.nodes);
        exclusions |= m_outcomes.back().exclusions;
    }
    if (m_known.size() <= static_cast<std::size_t>(nodes))
        m_known.resize(static_cast<std::size_t>(nodes) + 1);
    Known &known = m_known[static_cast<std::size_t>(nodes)][static_cast<std::size_t>(payment)];
    if (known.hours != m_hours) {
        known.hours = m_hours;
        known.profile.rest = m_empty.rest;
        known.profile.restComplete = m_empty.restComplete;
        known.profile.nodes = nodes;
        playInto(known.profile, m_outcomes, nodes, payment);
    }
    // What the month makes of the runs is known; what stands against the machine may differ.
    Exclusions &all = known.profile.exclusions;
    all = (all & bit(Exclusion::Capacity)) | exclusions;
    return known.profile;
}

/// Every hour of the nodes, from the first month of work to the end of the term.
void ClusterProfiles::addCommitted(Profile &profile, int nodes, int term) const
{
    std::vector<double> needs;
    needs.reserve(static_cast<std::size_t>(m_searched.plan.months));
    for (int month = 0; month < m_searched.plan.months; ++month)
        needs.push_back(
            cost::clusterNodeHours(cost::ClusterMonth(), m_searched.use().existsIn(month), nodes));
    const std::vector<double> paid = cost::paidThroughTerms(needs, term);
    const auto first = std::ranges::find_if(paid, [](double hours) {
        return Quantity::fromDouble(hours) != Quantity();
    }) - paid.begin();
    for (std::size_t month = 0; month < paid.size(); ++month) {
        if (paid[month] > 0)
            profile.endOfTerms = static_cast<int>(month) + 1;
        addTerm(month < needs.size() ? profile.terms : profile.owed, paid[month], 1,
                static_cast<std::uint16_t>(RateOf::Own),
                m_prices.epochPaidIn(static_cast<int>(month), static_cast<int>(first), term));
    }
}

void ClusterProfiles::playInto(Profile &profile, const std::vector<WorkModel::Outcome> &outcomes, int nodes,
                               Payment payment)
{
    Compute compute = m_searched.asPlanned();
    compute.maxNodes = highestNodes(m_searched, nodes);
    cost::ClusterLimits &limits = m_pools.front().limits;
    limits = cost::limitsOf(m_searched.plan, m_searched.bill().sizing, m_searched.bill().index, compute,
                            m_searched.billing());
    const bool isCluster = m_searched.billing() == cost::Billing::Cluster;
    profile.terms.clear();
    profile.owed.clear();
    profile.endOfTerms = 0;
    profile.exclusions = 0;
    if (isCommitted(payment))
        addCommitted(profile, compute.maxNodes, termMonths(typeFor(payment)));
    std::vector<int> existing(m_prices.epochs());
    for (Months &months : m_months) {
        for (std::size_t s = 0; s < months.series.size(); ++s) {
            if (months.works[s] < 0)
                continue;
            const cost::JobRuns &runs = outcomes[static_cast<std::size_t>(months.works[s])].runs;
            months.series[s].runs = runs.runs;
            months.series[s].hours = runs.hours;
            months.series[s].nodes = runs.nodes;
            // A line of the bill says the same of hours that nobody told.
            if (runs.runs > 0 && runs.hours <= 0
                && m_works.hasWork(static_cast<std::size_t>(months.works[s])))
                profile.restComplete = false;
        }
        const std::vector<cost::ClusterMonth> all = played(months);
        const cost::ClusterMonth month = months.exists[0] ? all[0] : cost::ClusterMonth();
        const double hours = cost::clusterNodeHours(month, months.exists[0], 0);
        for (std::size_t epoch = 0; epoch < months.counts.size(); ++epoch) {
            const RateOf rate = isSaving(payment) ? RateOf::Uncommitted : RateOf::Own;
            if (!isCommitted(payment) || isSaving(payment))
                addTerm(profile.terms, hours, months.counts[epoch], static_cast<std::uint16_t>(rate), epoch);
            existing[epoch] += months.exists[0] ? months.counts[epoch] : 0;
        }
        if (isCluster && !cost::fitsIntoMonth(month, compute.maxNodes))
            profile.exclusions |= bit(Exclusion::Capacity);
        if (isCluster && Quantity::fromDouble(cost::undoneHours(month, compute.maxNodes)) != Quantity())
            profile.restComplete = false;
        for (std::size_t p = 1; p < m_pools.size(); ++p) {
            if (m_pools[p].committedNodes > 0)
                continue;
            const bool exists = months.exists[p];
            const std::int64_t held
                = Quantity::fromDouble(
                      cost::clusterNodeHours(exists ? all[p] : cost::ClusterMonth(), exists, 0))
                      .raw();
            for (std::size_t epoch = 0; epoch < m_pools[p].rates.size(); ++epoch) {
                const std::int64_t amount = m_amounts(m_pools[p].rates[epoch], held);
                if (months.counts[epoch] > 0 && amount >= Money::limit)
                    profile.restComplete = false;
                else
                    profile.rest = addSaturated(profile.rest, months.counts[epoch] * amount);
            }
        }
    }
    for (std::size_t epoch = 0; m_balancerRate && epoch < existing.size(); ++epoch)
        addTerm(profile.terms, cost::hoursPerMonth * cost::balancersOf(compute.maxNodes), existing[epoch],
                *m_balancerRate, epoch);
    for (std::size_t work = 0; work < outcomes.size(); ++work) {
        if (m_works.isMain(work))
            profile.measure = outcomes[work].runs.lasts;
    }
}

} // namespace slipway::search
