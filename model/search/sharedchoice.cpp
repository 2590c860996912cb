// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/sharedchoice.h"

#include "model/base/cancellation.h"
#include "model/cost/computebill.h"
#include "model/cost/pricetypes.h"
#include "model/evaluation/exchange.h"
#include "model/search/choice.h"
#include "model/search/planpart.h"
#include "model/search/searchedcompute.h"

#include <algorithm>
#include <set>
#include <utility>

namespace slipway::search {

namespace {

constexpr std::size_t mostBills = 600; ///< of computes by three; of more computes, each of which takes longer, in proportion fewer

std::optional<SizeId> systemSizeOf(const SearchedCompute &searched)
{
    const std::vector<cost::Use> &billed = searched.use().billed;
    const auto nodes = std::ranges::find(billed, CostRole::SystemNodes, &cost::Use::role);
    return nodes == billed.end() ? std::nullopt : searched.context.catalog.findSize(nodes->price);
}

bool mayTakeIn(const SearchedCompute &searched, RegionId region)
{
    if (!searched.reach.hasIn(region)
        || searched.eligibility.ofRegion(region, searched.query.everyRegion) != 0)
        return false;
    if (const std::optional<SizeId> system = systemSizeOf(searched); system && searched.reach.has(*system, region))
        return true;
    const Catalog &catalog = searched.context.catalog;
    for (std::size_t s = 0; s < catalog.sizes().size(); ++s) {
        const auto size = static_cast<SizeId>(s);
        if (searched.reach.has(size, region)
            && searched.against(size, sizing::machineOf(catalog, catalog.sizes()[s])) == 0)
            return true;
    }
    return false;
}

/// What one compute may take, and what it then costs by itself: all that is covered is left to it.
struct Option
{
    Candidate candidate;
    std::int64_t own = 0; ///< minor units, owed ones as well
};

class Together
{
public:
    Together(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill, const Context &context,
             const std::vector<SharingCompute> &computes)
        : m_context(context)
        , m_computes(computes)
        , m_mostBills(mostBills * 3 / std::max<std::size_t>(3, computes.size()))
    {
        QStringList ids;
        for (const SharingCompute &each : computes)
            ids << each.compute;
        const std::optional<Plan> part = partOf(plan, *bill, ids);
        m_plan = part ? *part : plan;
        m_bill = part ? billOf(m_plan, context) : bill;
        for (const SharingCompute &each : computes) {
            Query query;
            query.compute = each.compute;
            m_searched.push_back(searchedComputeOf(m_plan, m_bill, context, query));
        }
        for (std::size_t i = 0; i < computes.size(); ++i)
            m_options.push_back(optionsOf(i));
        m_leastFrom.assign(computes.size() + 1, 0);
        for (std::size_t i = computes.size(); i-- > 0;)
            m_leastFrom[i] = m_leastFrom[i + 1] + (m_options[i].empty() ? 0 : m_options[i].front().own);
    }

    [[nodiscard]] std::optional<std::vector<Candidate>> cheapest()
    {
        if (std::ranges::any_of(m_searched, [](const auto &each) { return !each; })
            || std::ranges::any_of(m_options, &std::vector<Option>::empty))
            return std::nullopt;
        std::vector<Candidate> taken;
        for (const SharingCompute &each : m_computes)
            taken.push_back(each.taken);
        m_least = costOf(taken);
        m_now.clear();
        descend(costOf({}));
        return m_best;
    }

private:
    /// Paid for beforehand, they leave what is covered to others.
    void setApart(Plan &plan, std::size_t compute) const
    {
        cost::pay(plan.computes[m_searched[compute]->compute], PriceType::Reservation1Year);
    }

    [[nodiscard]] Result foundAlone(std::size_t compute) const
    {
        const SharingCompute &own = m_computes[compute];
        Plan plan = m_plan;
        for (std::size_t other = 0; other < m_computes.size(); ++other) {
            if (other != compute)
                setApart(plan, other);
        }
        return searchBeyond(*own.refused, plan, billOf(plan, m_context), m_context, own.found->query);
    }

    /// Of those that no commitment reaches the cheapest; of those of which it reaches system nodes alone the cheapest in each place; and all
    /// whose machines it reaches, as long as they may be cheaper than what it does not reach.
    [[nodiscard]] std::vector<Option> optionsOf(std::size_t compute) const
    {
        if (!m_searched[compute])
            return {};
        const SearchedCompute &searched = *m_searched[compute];
        const Result found = foundAlone(compute);
        const std::optional<SizeId> system = systemSizeOf(searched);
        std::vector<Option> options;
        std::set<std::pair<RegionId, PriceType>> places;
        for (const Candidate &each : found.ranked) {
            if (!m_computes[compute].refused->allow(each) || each.complete != found.ranked.front().complete)
                continue;
            const bool isReached
                = each.type == PriceType::PayAsYouGo && searched.reach.has(each.size, each.region);
            const bool isSystem = !isReached && system && searched.reach.has(*system, each.region);
            if (isSystem && !places.insert({each.region, each.type}).second)
                continue;
            options.push_back({each, each.committed() - found.rest.known().minor()});
            if (!isReached && !isSystem)
                break; // what follows is dearer, whatever it is covered by
        }
        return options;
    }

    /// Minor units: what the machines of the plan cost but for computes of which nothing is taken yet; these leave all that is covered to the others.
    [[nodiscard]] std::int64_t costOf(const std::vector<Candidate> &taken)
    {
        ++m_bills;
        Plan plan = m_plan;
        QStringList open;
        for (std::size_t i = 0; i < m_computes.size(); ++i) {
            if (i < taken.size()) {
                applyChoice(plan, *m_searched[i], taken[i]);
                continue;
            }
            setApart(plan, i);
            open << m_computes[i].compute;
        }
        const cost::Bill bill = cost::makeComputeBill(plan, m_context.catalog, m_context.prices,
                                                      exchangeOf(plan, m_context.prices));
        std::int64_t sum = 0;
        for (const CostLine &line : bill.lines) {
            if (!open.contains(line.compute) || line.compute.isEmpty())
                sum = addSaturated(sum, addSaturated(line.total.minor(), line.owed.minor()));
        }
        return sum;
    }

    /// Takes one more. `cost` is that of those taken so far.
    void descend(std::int64_t cost)
    {
        throwIfCancelled();
        const std::size_t next = m_now.size();
        const std::int64_t others = m_leastFrom[next + 1];
        for (const Option &option : m_options[next]) {
            if (m_bills >= m_mostBills || cost + option.own + others >= m_least)
                return; // what follows is dearer
            m_now.push_back(option.candidate);
            const std::int64_t with = costOf(m_now);
            if (with + others < m_least) {
                if (m_now.size() < m_computes.size()) {
                    descend(with);
                } else {
                    m_least = with;
                    m_best = m_now;
                }
            }
            m_now.pop_back();
        }
    }

    const Context &m_context;
    const std::vector<SharingCompute> &m_computes;
    Plan m_plan;
    std::shared_ptr<const cost::Bill> m_bill;
    std::vector<std::optional<SearchedCompute>> m_searched;
    std::vector<std::vector<Option>> m_options; ///< by compute, cheapest first
    std::vector<std::int64_t> m_leastFrom; ///< minor units: what a compute and all after it cost at the least
    std::size_t m_mostBills;
    std::size_t m_bills = 0;
    std::vector<Candidate> m_now;
    std::int64_t m_least = 0;
    std::optional<std::vector<Candidate>> m_best;
};

} // namespace

QStringList takersWithin(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill,
                         const Context &context, bool everyRegion)
{
    QStringList takers;
    if (cost::CommitmentReach(plan, context.catalog, context.prices).isEmpty())
        return takers;
    const QStringList asPlanned = takersOf(*bill);
    for (const QString &id : searchable(plan, context.catalog)) {
        Query query;
        query.compute = id;
        query.everyRegion = everyRegion;
        const std::optional<SearchedCompute> searched = searchedComputeOf(plan, bill, context, query);
        bool may = searched && asPlanned.contains(id);
        for (std::size_t r = 0; searched && !may && r < context.catalog.regions().size(); ++r)
            may = mayTakeIn(*searched, static_cast<RegionId>(r));
        if (may)
            takers << id;
    }
    return takers;
}

std::optional<std::vector<Candidate>> cheapestTogether(const Plan &plan,
                                                       const std::shared_ptr<const cost::Bill> &bill,
                                                       const Context &context,
                                                       const std::vector<SharingCompute> &computes)
{
    return Together(plan, bill, context, computes).cheapest();
}

} // namespace slipway::search
