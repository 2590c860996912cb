// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/sharedchoice.h"

#include "model/base/cancellation.h"
#include "model/cost/computetrials.h"
#include "model/cost/pricetypes.h"
#include "model/plan/exchange.h"
#include "model/search/choice.h"
#include "model/search/planchoice.h"
#include "model/search/planpart.h"
#include "model/search/searchedcompute.h"

#include <algorithm>
#include <set>
#include <utility>

namespace slipway::search {

namespace {

/// Of three computes. Of more, each bill takes longer, and each of their combinations takes more bills.
constexpr std::size_t mostBillsOfThree = 600;
std::size_t mostBillsOf(std::size_t computes)
{
    return std::max(3 * computes, mostBillsOfThree * 9 / std::max<std::size_t>(9, computes * computes));
}

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

/// Paid for beforehand, it leaves what is covered to others.
void setApart(Compute &compute)
{
    cost::pay(compute, PriceType::Reservation1Year);
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
        , m_trials(context.catalog, context.prices, exchangeOf(plan, context.prices))
        , m_mostBills(mostBillsOf(computes.size()))
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
            if (m_searched.back())
                lookAtAnswers(*m_searched.back(), m_plan, *m_bill);
        }
        for (std::size_t i = 0; i < computes.size(); ++i)
            m_options.push_back(optionsOf(i));
        m_leastFrom.assign(computes.size() + 1, 0);
        for (std::size_t i = computes.size(); i-- > 0;)
            m_leastFrom[i] = m_leastFrom[i + 1] + (m_options[i].empty() ? 0 : m_options[i].front().own);
    }

    [[nodiscard]] std::optional<TakenTogether> cheapest()
    {
        if (std::ranges::any_of(m_searched, [](const auto &each) { return !each; })
            || std::ranges::any_of(m_options, &std::vector<Option>::empty))
            return std::nullopt;
        for (const SharingCompute &each : m_computes)
            m_best.candidates.push_back(each.taken);
        m_least = costOf(m_best.candidates);
        descend(costOf({}));
        return m_best;
    }

private:
    /// Of those that no commitment reaches the cheapest; of those of which it reaches system nodes alone the cheapest in each place; and all
    /// whose machines it reaches, as long as they may be cheaper than what it does not reach.
    [[nodiscard]] std::vector<Option> optionsOf(std::size_t compute) const
    {
        if (!m_searched[compute])
            return {};
        const SearchedCompute &searched = *m_searched[compute];
        const Result &found = *m_computes[compute].alone;
        const std::optional<SizeId> system = systemSizeOf(searched);
        // What nobody knows the speed of is taken where a search has taken it: it has to save more than others.
        const ComputeChoice choice{m_computes[compute].compute, m_computes[compute].alone, {}, {}};
        const bool isGuessTaken = choice.isGuess(m_computes[compute].taken, m_context.catalog);
        std::vector<Option> options;
        std::set<std::pair<RegionId, PriceType>> places;
        for (const Candidate &each : found.ranked) {
            if (!m_computes[compute].refused->allow(each) || each.complete != found.ranked.front().complete
                || (!isGuessTaken && choice.isGuess(each, m_context.catalog)))
                continue;
            const bool isReached
                = cost::paysAsItGoes(each.type) && searched.reach.has(each.size, each.region);
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
        std::vector<bool> open(plan.computes.size());
        for (std::size_t i = 0; i < m_computes.size(); ++i) {
            if (i < taken.size()) {
                applyChoice(plan, *m_searched[i], taken[i]);
                continue;
            }
            setApart(plan.computes[m_searched[i]->compute]);
            open[m_searched[i]->compute] = true;
        }
        m_trials.take(std::move(plan));
        cost::ComputeCost sum = m_trials.beside();
        for (std::size_t i = 0; i < taken.size(); ++i)
            sum.total = addSaturated(sum.total, m_searched[i]->answersFrom(taken[i].region));
        for (std::size_t c = 0; c < open.size(); ++c) {
            if (!open[c])
                sum.add(m_trials.costs()[c]);
        }
        return addSaturated(sum.total, sum.owed);
    }

    /// Takes one more. `cost` is that of those taken so far.
    void descend(std::int64_t cost)
    {
        throwIfCancelled();
        const std::size_t next = m_now.size();
        const std::int64_t others = m_leastFrom[next + 1];
        for (const Option &option : m_options[next]) {
            if (cost + option.own + others >= m_least)
                return; // what follows is dearer
            if (m_bills >= m_mostBills) {
                m_best.isCheapest = false;
                return;
            }
            m_now.push_back(option.candidate);
            const std::int64_t with = costOf(m_now);
            if (with + others < m_least) {
                if (m_now.size() < m_computes.size()) {
                    descend(with);
                } else {
                    m_least = with;
                    m_best.candidates = m_now;
                }
            }
            m_now.pop_back();
        }
    }

    const Context &m_context;
    const std::vector<SharingCompute> &m_computes;
    cost::ComputeTrials m_trials;
    Plan m_plan;
    std::shared_ptr<const cost::Bill> m_bill;
    std::vector<std::optional<SearchedCompute>> m_searched;
    std::vector<std::vector<Option>> m_options; ///< by compute, cheapest first
    std::vector<std::int64_t> m_leastFrom; ///< minor units: what a compute and all after it cost at the least
    std::size_t m_mostBills;
    std::size_t m_bills = 0;
    std::vector<Candidate> m_now;
    std::int64_t m_least = 0;
    TakenTogether m_best;
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

std::shared_ptr<const Result> searchAlone(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill,
                                          const Context &context, const QStringList &sharing, const Query &query)
{
    const std::optional<Plan> part = partOf(plan, *bill, sharing);
    Plan alone = part ? *part : plan;
    for (Compute &compute : alone.computes) {
        if (compute.id != query.compute && sharing.contains(compute.id))
            setApart(compute);
    }
    return std::make_shared<const Result>(searchWithBill(alone, billOf(alone, context), context, query));
}

std::optional<TakenTogether> cheapestTogether(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill,
                                              const Context &context, const std::vector<SharingCompute> &computes)
{
    return Together(plan, bill, context, computes).cheapest();
}

} // namespace slipway::search
