// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/tally.h"

#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/computeuse.h"
#include "model/cost/linewriter.h"
#include "model/cost/meterwords.h"
#include "model/cost/pricetypes.h"
#include "model/cost/uses.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// Whether the timelines of runs decide what a compute bills.
bool followsRuns(Billing billing)
{
    return billing == Billing::Cluster || billing == Billing::Serverless;
}

bool anyWaits(const std::vector<SameMonths> &months)
{
    return std::ranges::any_of(months, [](const SameMonths &same) {
        return std::ranges::any_of(same.runs.series,
                                   [](const RunSeries &series) { return !series.after.empty(); });
    });
}

} // namespace

std::optional<Rate> TallyPrice::rateIn(int month, int first) const
{
    const RateFrom *now = pricing.laterIn(month, first);
    if (!now || !rate || !pricing.rate)
        return rate;
    if (rate == pricing.rate || pricing.rate->raw() == 0)
        return now->rate;
    return Rate(std::llround(static_cast<double>(now->rate.raw()) * static_cast<double>(rate->raw())
                             / static_cast<double>(pricing.rate->raw())));
}

Tally::Tally(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices,
             const ExchangeRate &exchange, std::vector<bool> changing, std::vector<bool> bought)
    : m_plan(plan)
    , m_catalog(catalog)
    , m_bookPrices(prices)
    , m_exchange(exchange)
    , m_toAmount(exchange)
    , m_sizing(sizing::sizePlan(m_plan, catalog))
    , m_index(m_plan)
    , m_runs(seriesByMonths(m_plan, m_sizing, m_index))
    , m_changing(std::move(changing))
    , m_bought(std::move(bought))
    , m_affected(plan.computes.size(), !plan.commitments.empty())
    , m_computes(plan.computes.size())
    , m_keys(plan.computes.size())
    , m_last(plan.computes.size() + 1)
    , m_tables(plan.workloads.size())
{
    const BillInput bill = input();
    m_bands = sharedBands(bill);
    const bool waits = anyWaits(m_runs);
    for (std::size_t c = 0; c < m_plan.computes.size(); ++c) {
        m_uses.push_back(useOf(bill, m_plan.computes[c]));
        const std::vector<std::size_t> &users = m_index.users(m_uses[c].id);
        const bool changes = std::ranges::any_of(users, [&](std::size_t w) { return m_changing[w]; });
        const bool runs = followsRuns(m_uses[c].billing);
        m_affected[c] = m_affected[c] || changes || (waits && runs);
        m_replays = m_replays || (m_affected[c] && runs);
        const bool promised
            = std::ranges::any_of(users, [&](std::size_t w) { return arePromised(m_plan.workloads[w]); });
        m_waitsChange = m_waitsChange || ((changes || waits) && promised);
    }
    for (Months &stage : m_amounts)
        stage.resize(static_cast<std::size_t>(plan.months));
    addFixed(bill);
    compute();
    m_first = false;
    m_peopleStop = !m_incomplete;
}

std::vector<ByMonth<ClusterMonth>> Tally::play(const BillInput &input)
{
    for (SameMonths &same : m_runs)
        renewRuns(same.runs, m_plan, m_sizing);
    PlayedRuns runs = playRuns(input, m_uses, m_runs, peaksCount());
    m_waits = std::move(runs.waits);
    return std::move(runs.computes);
}

void Tally::computeTimes()
{
    size();
    if (m_waitsChange)
        play(input());
}

void Tally::size()
{
    throwIfCancelled();
    for (std::size_t w = 0; w < m_changing.size(); ++w) {
        if (m_changing[w])
            resize(w);
    }
}

void Tally::compute()
{
    throwIfCancelled();
    if (!m_first)
        size();
    const BillInput bill = input();
    std::vector<ByMonth<ClusterMonth>> months;
    if (m_replays || m_waitsChange || m_first)
        months = play(bill);
    for (std::size_t c = 0; c < m_uses.size(); ++c) {
        if (m_uses[c].used() && (m_affected[c] || m_first))
            fill(bill, c, months.empty() ? ByMonth<ClusterMonth>() : std::move(months[c]));
    }
    coverByCommitments(bill, m_uses);
    for (Months &stage : m_amounts)
        std::ranges::fill(stage, 0);
    m_incomplete = m_fixedIncomplete || hasEndlessRuns(bill, m_uses);
    for (std::size_t c = 0; c < m_uses.size(); ++c) {
        if (!m_uses[c].used())
            continue;
        if (m_affected[c] || m_first)
            addCompute(bill, c);
        const ComputeMonths &each = m_computes[c];
        Months &stage = m_amounts[static_cast<std::size_t>(each.stage)];
        std::ranges::transform(stage, each.amounts, stage.begin(), addSaturated);
        m_incomplete = m_incomplete || each.incomplete;
    }
    addShared(bill);
}

void Tally::resize(std::size_t workload)
{
    const Workload &changed = m_plan.workloads[workload];
    if (const auto *job = std::get_if<TrainingJob>(&changed.detail))
        sizing::renewSizing(std::get<sizing::TrainingSizing>(m_sizing[workload]), m_plan, m_catalog, *job);
    else if (const auto *batch = std::get_if<BatchScoring>(&changed.detail))
        std::get<sizing::BatchSizing>(m_sizing[workload]) = sizing::sizeBatch(m_plan, *batch);
    else if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&changed.detail))
        resizeEndpoint(workload, *endpoint, std::get<sizing::EndpointSizing>(m_sizing[workload]));
}

/// A table takes far longer to make than a draw: each is made once for its profile.
void Tally::resizeEndpoint(std::size_t workload, const RealtimeEndpoint &endpoint,
                           sizing::EndpointSizing &sized)
{
    const ProfileKey key{endpoint.serviceMilliseconds.likely, endpoint.serviceVariation.likely,
                         m_plan.assumptions.targetUtilizationPercent.likely,
                         m_plan.model.parametersBillion ? m_plan.model.parametersBillion->likely : 0};
    sized.lagMinutes = sizing::lagMinutesOf(m_plan);
    auto &tables = m_tables[workload].deployments;
    tables.resize(endpoint.deployments.size());
    for (std::size_t d = 0; d < endpoint.deployments.size(); ++d) {
        auto made = tables[d].find(key);
        if (made == tables[d].end())
            made = tables[d]
                       .emplace(key,
                                sizing::sizeDeployment(m_plan, m_catalog, endpoint, endpoint.deployments[d]))
                       .first;
        sized.deployments[d] = made->second;
    }
}

void Tally::fill(const BillInput &input, std::size_t compute, ByMonth<ClusterMonth> months)
{
    ComputeUse &use = m_uses[compute];
    use.instances.clear();
    use.nodes.clear();
    use.held.clear();
    use.overlapNodes.clear();
    use.covered.clear();
    use.coveredSystem.clear();
    use.coveredBy.clear();
    use.coveredSystemBy.clear();
    use.podsFit = true;
    use.neededNodes = 0;
    use.peakInstances = 0;
    if (peaksCount() || (use.billing != Billing::Endpoint && use.billing != Billing::Spark))
        fillUse(input, m_plan.computes[compute], std::move(months), use);
    use.billed = usesOf(input, m_plan.computes[compute], use);
}

void Tally::addCompute(const BillInput &input, std::size_t compute)
{
    ComputeUse &use = m_uses[compute];
    ComputeMonths &result = m_computes[compute];
    result.amounts.assign(static_cast<std::size_t>(m_plan.months), 0);
    result.stage = use.billing == Billing::Endpoint ? CostStage::Deployment : use.stage;
    result.incomplete = false;
    std::vector<UseMonths> &last = m_last[compute];
    last.resize(std::max(last.size(), use.billed.size()));
    for (std::size_t i = 0; i < use.billed.size(); ++i) {
        Use &billed = use.billed[i];
        const PriceKey &key = priceOf(input, compute, billed);
        const std::vector<double> &covered = coveredPart(use, billed);
        if (key.coverable && !covered.empty()) {
            std::vector<double> left = billed.quantities.months();
            for (std::size_t m = 0; m < left.size(); ++m)
                left[m] = uncovered(covered, left[m], static_cast<int>(m));
            billed.quantities = left;
        }
        const bool whole = addAmounts(result.amounts, m_prices[key.index], last[i], billed.quantities);
        result.incomplete = result.incomplete || !whole;
    }
}

void Tally::addShared(const BillInput &input)
{
    Months &stage = m_amounts[static_cast<std::size_t>(CostStage::Shared)];
    std::vector<SharedUse> uses = sharedUses(input, m_bands, trafficOf(input, m_bands));
    std::vector<UseMonths> &last = m_last.back();
    last.resize(uses.size());
    for (std::size_t i = 0; i < uses.size(); ++i) {
        Use &use = uses[i].use;
        if (i == m_sharedKeys.size()) {
            Pricing pricing = use.by == PricedBy::Nothing
                ? Pricing()
                : meterPricing(input, use.price, m_bands.zones[uses[i].zone].region);
            m_sharedKeys.push_back({.price = use.price, .index = indexOf(use.price, std::move(pricing))});
        }
        TallyPrice &price = m_prices[m_sharedKeys[i].index];
        m_incomplete = !addAmounts(stage, price, last[i], use.quantities) || m_incomplete;
    }
    std::ranges::transform(stage, m_fixed, stage.begin(), addSaturated);
}

/// Commitments that were bought bill the same whatever is drawn, and work that nothing bills stays so.
void Tally::addFixed(const BillInput &input)
{
    m_fixed.assign(static_cast<std::size_t>(m_plan.months), 0);
    std::vector<CostLine> lines;
    LineWriter writer(input, lines);
    writeCommitmentLines(writer);
    writeUncountedLines(writer, m_uses);
    for (const CostLine &line : lines) {
        m_fixedIncomplete = m_fixedIncomplete || !line.whole();
        for (std::size_t m = 0; m < m_fixed.size(); ++m)
            m_fixed[m] = addSaturated(m_fixed[m], line.amounts[m].minor());
    }
}

const Tally::PriceKey &Tally::priceOf(const BillInput &input, std::size_t compute, const Use &billed)
{
    std::vector<PriceKey> &keys = m_keys[compute];
    for (const PriceKey &key : keys) {
        // Most prices are a text of the program, or none: the same one each time.
        if (key.role == billed.role && key.by == billed.by && key.paidAs == billed.paidAs
            && (key.price.constData() == billed.price.constData() || key.price == billed.price))
            return key;
    }
    const Compute &of = m_plan.computes[compute];
    const Compute paid = paidFor(of, billed);
    const bool bySize = billed.by == PricedBy::Size;
    const PriceType type = effectivePriceType(paid);
    const QString size = billed.price.isEmpty() ? of.size : billed.price;
    const QString what = bySize ? u"%1, %2"_s.arg(size, priceTypeKey(type)) : billed.price;
    PriceKey key{billed.role, billed.by, billed.paidAs, billed.price};
    const bool isBought = bySize && !m_bought.empty() && m_bought[compute] && termMonths(type) > 0;
    key.index = indexOf(what, pricingOf(input, of, m_uses[compute], billed), isBought);
    if (bySize) {
        TallyPrice &priced = m_prices[key.index];
        priced.shown = u"%1, %2"_s.arg(sizeName(m_catalog, size), priceTypeWords(type));
        const std::optional<SizeId> known = m_catalog.findSize(size);
        priced.size = known ? m_catalog.size(*known).name : size;
        priced.paidAs = type;
    }
    if (billed.by == PricedBy::Owner)
        m_prices[key.index].shown = PlanWords::tr("%1, as its owner states").arg(of.id);
    key.coverable = isReachedByCommitments(paid, billed);
    return keys.emplace_back(std::move(key));
}

std::size_t Tally::indexOf(const QString &what, Pricing pricing, bool bought)
{
    for (std::size_t i = 0; i < m_prices.size(); ++i) {
        const Pricing &known = m_prices[i].pricing;
        if (m_prices[i].what == what && m_prices[i].bought == bought && known.region == pricing.region
            && known.rate == pricing.rate && known.term == pricing.term && known.later == pricing.later)
            return i;
    }
    m_prices.push_back({what, pricing, pricing.rate, false, meterWords(what)});
    m_prices.back().bought = bought;
    return m_prices.size() - 1;
}

bool Tally::addAmounts(Months &months, TallyPrice &price, UseMonths &last, ByMonth<double> &quantities) const
{
    if (!last.known || last.rate != price.rate || last.quantities != quantities) {
        last.known = true;
        last.rate = price.rate;
        last.whole = true;
        last.quantities = std::move(quantities);
        multiply(price, last);
    }
    const auto &stretches = last.amounts.stretches();
    for (std::size_t s = 0; s < stretches.size(); ++s) {
        const std::size_t end = last.amounts.endOf(s);
        for (std::size_t m = stretches[s].first; m < end; ++m)
            months[m] = addSaturated(months[m], stretches[s].value);
    }
    return last.whole;
}

void Tally::multiply(TallyPrice &price, UseMonths &use) const
{
    const auto amountOf = [&](double units, std::optional<Rate> rate) {
        const Quantity billed = quantityOf(units);
        const std::optional<std::int64_t> amount = payable(m_toAmount, rate, billed);
        use.whole = use.whole && amount && (price.rate || billed == Quantity());
        price.used = price.used || (m_first && billed.raw() > 0);
        return amount.value_or(0);
    };
    if (price.pricing.later.empty()) {
        use.amounts = use.quantities.map([&](double units) { return amountOf(units, price.rate); });
        return;
    }
    const std::vector<double> months = use.quantities.months();
    const auto first = std::ranges::find_if(months, [](double units) { return units > 0; }) - months.begin();
    use.amounts.clear();
    for (std::size_t m = 0; m < months.size(); ++m)
        use.amounts.add(amountOf(months[m], price.rateIn(static_cast<int>(m), static_cast<int>(first))));
}

} // namespace slipway::cost
