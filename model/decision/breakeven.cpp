// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/breakeven.h"

#include "model/base/cancellation.h"
#include "model/search/choice.h"
#include "model/search/planchoice.h"
#include "model/search/planpart.h"
#include "model/search/searchedcompute.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr std::size_t mostOwnSizes = 5;
constexpr int loadsADecade = 8;
constexpr int breakEvenHalvings = 14;

struct OwnPlan
{
    QString size;
    Plan plan;
};

/// As many instances as each load takes, as the plan keeps them: through the day or all day long, and never fewer than it asks for. Of a number
/// that is stated nobody knows whether it is for the load or for spare ones.
InstanceSizing derivedLike(const Deployment &deployment)
{
    const bool scales = deployment.sizing == InstanceSizing::Autoscale
        || deployment.sizing == InstanceSizing::DerivedAutoscale;
    return scales ? InstanceSizing::DerivedAutoscale : InstanceSizing::Derived;
}

class BreakEvenSearch
{
public:
    /// `plan` holds the endpoint and what belongs to it.
    BreakEvenSearch(const Plan &plan, const Context &context, const QString &workload, const QString &compute,
                    const search::BestOptions &options)
        : m_plan(plan)
        , m_context(context)
        , m_workload(workload)
        , m_compute(compute)
    {
        collect(options);
    }

    [[nodiscard]] BreakEvenTable table() const
    {
        BreakEvenTable table;
        const auto &endpoint = std::get<RealtimeEndpoint>(m_plan.workload(m_workload)->detail);
        table.compute = m_compute;
        table.workload = m_workload;
        table.load = endpoint.peakRequestsPerSecond.likely;
        table.tokensPerRequest = endpoint.promptTokens.value_or(0) + endpoint.outputTokens.value_or(0);
        const double decades = std::log10(mostBreakEvenLoad / leastBreakEvenLoad);
        const int steps = static_cast<int>(std::lround(decades * loadsADecade));
        for (int step = 0; step <= steps; ++step) {
            throwIfCancelled();
            const double load = leastBreakEvenLoad * std::pow(10.0, double(step) / loadsADecade);
            if (const std::optional<OwnCost> own = ownAt(load))
                table.own.push_back(*own);
        }
        const std::optional<OwnCost> planned = ownAt(table.load);
        for (const HostedCost &hosted : hostedCosts(m_plan, m_context, m_compute))
            addModel(table, hosted, planned);
        nearestFirst(table);
        return table;
    }

private:
    void collect(const search::BestOptions &options)
    {
        const search::Result found = search::searchWithBill(m_plan, search::billOf(m_plan, m_context),
                                                            m_context, search::queryFor(options, m_compute));
        std::set<SizeId> sizes;
        const auto add = [&](const search::Candidate &each) {
            if (m_own.size() >= mostOwnSizes || !each.complete || !sizes.insert(each.size).second)
                return;
            const Result<Plan> with = applied(search::choiceIn(m_plan, m_context, m_compute, each), m_plan);
            if (!with)
                return;
            OwnPlan own{m_context.catalog.size(each.size).name, *with};
            for (Deployment &deployment :
                 std::get<RealtimeEndpoint>(own.plan.workload(m_workload)->detail).deployments) {
                deployment.sizing = derivedLike(deployment);
            }
            m_own.push_back(std::move(own));
        };
        if (found.current)
            add(*found.current);
        for (const search::Candidate &each : found.ranked)
            add(each);
    }

    void setLoad(Plan &plan, double load) const
    {
        std::get<RealtimeEndpoint>(plan.workload(m_workload)->detail).peakRequestsPerSecond = load;
    }

    [[nodiscard]] Total costAt(Plan plan, double load) const
    {
        setLoad(plan, load);
        return weigh(plan, m_context).costOf(m_compute);
    }

    /// nullopt where none carries the load at a known price.
    [[nodiscard]] std::optional<OwnCost> ownAt(double load) const
    {
        std::optional<OwnCost> best;
        for (const OwnPlan &own : m_own) {
            const Total total = costAt(own.plan, load);
            if (total.isComplete() && !total.isZero() && (!best || total < best->total))
                best = OwnCost{load, total, own.size};
        }
        return best;
    }

    void addModel(BreakEvenTable &table, const HostedCost &hosted, const std::optional<OwnCost> &planned) const
    {
        BreakEven row;
        row.model = hosted.model;
        row.reach = hosted.reach;
        row.byToken = hosted.total;
        row.planned = planned && planned->total <= hosted.total;
        // What is billed by the token is proportional to the load.
        const double each = hosted.total.known().toDouble() / table.load;
        const auto isOwnCheaper
            = [each](const OwnCost &own) { return own.total.known().toDouble() <= each * own.load; };
        const auto first = std::ranges::find_if(table.own, isOwnCheaper);
        if (first != table.own.end()) {
            row.size = first->size;
            row.load = first == table.own.begin() ? first->load
                                                  : refined(std::prev(first)->load, *first, isOwnCheaper);
        }
        table.models.push_back(std::move(row));
    }

    /// Of the size that is cheaper at `above`.
    template <typename Cheaper>
    [[nodiscard]] double refined(double below, const OwnCost &above, const Cheaper &isOwnCheaper) const
    {
        const auto own = std::ranges::find(m_own, above.size, &OwnPlan::size);
        double from = below;
        double to = above.load;
        for (int i = 0; i < breakEvenHalvings; ++i) {
            const double middle = std::sqrt(from * to);
            (isOwnCheaper({middle, costAt(own->plan, middle), above.size}) ? to : from) = middle;
        }
        return to;
    }

    const Plan &m_plan;
    const Context &m_context;
    QString m_workload;
    QString m_compute;
    std::vector<OwnPlan> m_own;
};

} // namespace

void nearestFirst(BreakEvenTable &table)
{
    std::ranges::stable_sort(table.models, {}, [&](const BreakEven &each) {
        return each.load ? std::abs(std::log(*each.load / table.load))
                         : std::numeric_limits<double>::infinity();
    });
}

std::vector<HostedCost> hostedCosts(const Plan &plan, const Context &context, const QString &compute)
{
    const auto &targets = context.catalog.targets();
    const auto byToken = std::ranges::find_if(
        targets, [](const ComputeTarget &target) { return target.traits.billing == Billing::Tokens; });
    std::vector<HostedCost> costs;
    if (byToken == targets.end())
        return costs;
    Plan hosted = plan;
    hosted.compute(compute)->target = byToken->id;
    hosted.compute(compute)->size.clear();
    for (const HostedReach reach : allHostedReaches) {
        for (const QString &model : context.prices.hostedModels(reach)) {
            throwIfCancelled();
            hosted.compute(compute)->hosted = HostedModel();
            hosted.compute(compute)->hosted->model = model;
            hosted.compute(compute)->hosted->regional = reach == HostedReach::Region;
            hosted.compute(compute)->hosted->dataZone = reach == HostedReach::DataZone;
            const Total total = weigh(hosted, context).costOf(compute);
            if (total.isComplete() && !total.isZero())
                costs.push_back({model, reach, total});
        }
    }
    return costs;
}

std::vector<BreakEvenTable> breakEvens(const Plan &plan, const Context &context,
                                       const search::BestOptions &options)
{
    std::vector<BreakEvenTable> tables;
    const QStringList searchable = search::searchable(plan, context.catalog);
    for (const Workload &workload : plan.workloads) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!workload.enabled || !endpoint || !endpoint->promptTokens || !endpoint->outputTokens
            || endpoint->deployments.size() != 1 || !(endpoint->peakRequestsPerSecond.likely > 0))
            continue;
        const QString &compute = endpoint->deployments[0].compute;
        if (!searchable.contains(compute))
            continue;
        const std::optional<Plan> part = search::partOf(plan, *search::billOf(plan, context), compute);
        BreakEvenTable table
            = BreakEvenSearch(part ? *part : plan, context, workload.id, compute, options).table();
        if (!table.own.empty() && !table.models.empty())
            tables.push_back(std::move(table));
    }
    return tables;
}

} // namespace slipway
