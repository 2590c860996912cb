// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/waysout.h"

#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/cost/budget.h"
#include "model/cost/linewriter.h"
#include "model/cost/pricetypes.h"
#include "model/search/bestplan.h"
#include "model/search/relaxations.h"

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// A plan that costs less by less than this is no way out.
constexpr double leastSaved = 0.02;
constexpr std::size_t mostTogether = 3;
/// Part of the money that a limit binds at the least to be looked at.
constexpr double leastBound = 0.05;

/// What is given up together.
struct Attempt
{
    bool searches = false; ///< other machines that keep every limit
    bool fewestInstances = false;
    bool buys = false;
    bool leaves = false; ///< what is yet to be bought
    std::vector<search::Relaxation> without; ///< searched for as well

    [[nodiscard]] bool isSearched() const { return searches || !without.empty(); }
    [[nodiscard]] std::size_t count() const
    {
        return (searches && without.empty() ? 1U : 0U) + (fewestInstances ? 1U : 0U) + (buys ? 1U : 0U)
            + (leaves ? 1U : 0U) + without.size();
    }
    /// In which order ways that keep the budget are told: what changes nothing for anybody and binds to nothing, then the plan's own machines bound
    /// for a term, then what gives something up.
    [[nodiscard]] int rank() const
    {
        if (fewestInstances || !without.empty())
            return 2;
        return buys ? 1 : 0;
    }
};

struct Tried
{
    Attempt attempt;
    WayOut way;
};

/// An endpoint that runs more than its load takes, or more than one.
bool hasInstancesToGive(const RealtimeEndpoint &endpoint)
{
    return endpoint.spareInstance || endpoint.zones > 1
        || std::ranges::any_of(endpoint.deployments, [](const Deployment &each) {
               return each.sizing == InstanceSizing::Fixed ? each.instances > 1 : each.minInstances > 1;
           });
}

class Finder
{
public:
    Finder(const Plan &plan, const Context &context, const Evaluation &planned, const Uncertainty &ranges,
           const Buying &buying, int threads)
        : m_plan(plan)
        , m_context(context)
        , m_planned(planned)
        , m_buying(buying)
        , m_purchases(search::purchasesOf(plan, context.catalog, context.asOf))
        , m_threads(threads)
        , m_budget(*budgetIn(plan, planned.total.currency()))
    {
        const bool monthly = plan.budget->period == BudgetPeriod::Month;
        const Total &enough = monthly ? ranges.peakMonth.p90 : ranges.total.p90;
        const Total &likely = spentOf(*plan.budget, planned.total, planned.peakMonth);
        if (!ranges.isExact() && likely.known().minor() > 0)
            m_surely
                = static_cast<double>(enough.known().minor()) / static_cast<double>(likely.known().minor());
    }

    std::vector<WayOut> find()
    {
        std::vector<Tried> alone = tryAlone();
        const auto isNearer = [](const Tried &a, const Tried &b) {
            if (a.way.isWithin != b.way.isWithin)
                return a.way.isWithin;
            if (a.way.isWithin && a.attempt.rank() != b.attempt.rank())
                return a.attempt.rank() < b.attempt.rank();
            return a.way.spent < b.way.spent;
        };
        std::ranges::stable_sort(alone, isNearer);
        std::vector<WayOut> ways;
        if (!alone.empty() && !alone.front().way.isWithin) {
            if (std::optional<Tried> together = tryTogether(alone))
                ways.push_back(std::move(together->way));
        }
        for (Tried &each : alone) {
            if (ways.size() < mostWaysOut)
                ways.push_back(std::move(each.way));
        }
        return ways;
    }

private:
    [[nodiscard]] std::vector<Tried> tryAlone() const
    {
        std::vector<Attempt> attempts;
        attempts.emplace_back().searches = true;
        if (std::ranges::any_of(m_plan.workloads, [](const Workload &workload) {
                const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
                return workload.enabled && endpoint && hasInstancesToGive(*endpoint);
            }))
            attempts.emplace_back().fewestInstances = true;
        attempts.emplace_back().buys = true;
        if (m_purchases)
            attempts.emplace_back().leaves = true;
        for (const search::Relaxation &each : search::relaxationsOf(m_plan, m_context.catalog)) {
            // Laws are not given up for money; a spare instance and zones go with the fewest instances.
            static constexpr std::array others{"budget"_L1, "commitments"_L1, "residency"_L1, "spare"_L1,
                                               "zones"_L1};
            if (std::ranges::find(others, each.id) == others.end() && isOfWeight(each))
                attempts.emplace_back().without.push_back(each);
        }
        std::vector<Tried> tried;
        const Total asPlanned = spentIn(m_plan, m_planned);
        Total searched = asPlanned;
        for (const Attempt &attempt : attempts) {
            std::optional<Tried> found = tryOut(attempt);
            // What other machines save is not saved by what is given up beside them.
            if (!found || !isWorth(found->way.spent, attempt.without.empty() ? asPlanned : searched))
                continue;
            if (attempt.searches)
                searched = found->way.spent;
            tried.push_back(*std::move(found));
        }
        return tried;
    }

    /// What binds little of the money brings nothing back, and each is a search.
    [[nodiscard]] bool isOfWeight(const search::Relaxation &relaxation) const
    {
        if (!relaxation.workload)
            return true;
        std::int64_t bound = 0;
        for (const QString &compute : m_plan.workloads[*relaxation.workload].computeIds())
            bound = addSaturated(bound, m_planned.costOf(compute).known().minor());
        return static_cast<double>(bound) >= leastBound * static_cast<double>(m_planned.total.known().minor());
    }

    /// One after the other of those that save most, until it is enough.
    [[nodiscard]] std::optional<Tried> tryTogether(const std::vector<Tried> &alone) const
    {
        std::optional<Tried> best = alone.front();
        for (std::size_t i = 1;
             i < alone.size() && !best->way.isWithin && best->attempt.count() < mostTogether; ++i) {
            Attempt more = best->attempt;
            const Attempt &other = alone[i].attempt;
            more.fewestInstances = more.fewestInstances || other.fewestInstances;
            more.searches = more.searches || other.searches;
            more.buys = more.buys || other.buys;
            more.leaves = more.leaves || other.leaves;
            more.without.insert(more.without.end(), other.without.begin(), other.without.end());
            std::optional<Tried> found = tryOut(more);
            if (found && isWorth(found->way.spent, best->way.spent))
                best = std::move(found);
        }
        return best->attempt.count() > 1 ? best : std::nullopt;
    }

    [[nodiscard]] std::optional<Tried> tryOut(const Attempt &attempt) const
    {
        throwIfCancelled();
        QStringList how;
        Plan plan = m_plan;
        // What is bought for a term is decided on anew, with what is yet to be.
        if (attempt.leaves && !attempt.buys) {
            const Result<Plan> without = applied(m_purchases->edit, plan);
            if (!without)
                return std::nullopt;
            plan = *without;
            how << m_purchases->edit.label;
        }
        if (attempt.fewestInstances)
            how << takeFewestInstances(plan);
        if (attempt.isSearched()) {
            std::optional<Plan> found = planWithout(attempt.without, std::move(plan), how);
            if (!found)
                return std::nullopt;
            plan = *std::move(found);
        }
        if (attempt.buys && !buy(plan, attempt.count() > 1, how))
            return std::nullopt;
        const Evaluation there = weigh(plan, m_context);
        if (there.count(Severity::Blocker) > m_planned.count(Severity::Blocker)
            || (!there.total.isComplete() && m_planned.total.isComplete()))
            return std::nullopt;
        const Total spent = spentIn(plan, there);
        const bool isWithin = spent.isComplete()
            && static_cast<double>(spent.known().minor()) * m_surely <= static_cast<double>(m_budget.minor());
        return Tried{attempt, {how.join(u"; "_s), std::move(plan), spent, isWithin}};
    }

    static QString takeFewestInstances(Plan &plan)
    {
        QStringList names;
        for (Workload &workload : plan.workloads) {
            auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
            if (!endpoint || !workload.enabled || !hasInstancesToGive(*endpoint))
                continue;
            names << workload.shownName();
            endpoint->spareInstance = false;
            endpoint->zones = 1;
            for (Deployment &each : endpoint->deployments) {
                // A number that is typed gives way to as many as the load takes.
                if (each.sizing == InstanceSizing::Fixed)
                    each.sizing = InstanceSizing::Derived;
                each.minInstances = 1;
            }
        }
        return names.size() == 1
            ? PlanWords::tr("%1 on one instance where its load allows it").arg(names.front())
            : PlanWords::tr("Each endpoint on one instance where its load allows it");
    }

    /// The cheapest plan without these, with limits of time that are as long as that one takes.
    [[nodiscard]] std::optional<Plan> planWithout(const std::vector<search::Relaxation> &without, Plan plan,
                                                  QStringList &how) const
    {
        search::BestOptions options;
        options.threads = m_threads;
        options.priceConstraints = false;
        options.tellsBeside = false;
        for (const search::Relaxation &each : without) {
            const Result<Plan> relaxed = applied(each.edit, plan);
            if (!relaxed)
                return std::nullopt;
            plan = *relaxed;
            options.everyRegion = options.everyRegion || each.everyRegion;
        }
        const search::BestPlan best = search::bestPlan(plan, m_context, options);
        if (best.edit) {
            const Result<Plan> taken = applied(*best.edit, plan);
            if (!taken)
                return std::nullopt;
            plan = *taken;
        }
        if (without.empty())
            how << PlanWords::tr("The cheapest machines that keep every limit");
        for (const search::Relaxation &each : without) {
            const std::optional<search::Relaxation> eased = easedFor(each, best);
            if (eased) {
                const Result<Plan> limited = applied(eased->edit, plan);
                if (!limited)
                    return std::nullopt;
                plan = *limited;
            }
            how << (eased                           ? eased->edit.label
                        : each.edit.changes.empty() ? elsewhereText(plan)
                                                    : each.edit.label);
        }
        return plan;
    }

    /// "In Central India": the regions of the plan that the one which is asked about does not name.
    [[nodiscard]] QString elsewhereText(const Plan &plan) const
    {
        QStringList names;
        const auto add = [&](const QString &id) {
            const std::optional<RegionId> region = m_context.catalog.findRegion(id);
            if (!region || m_plan.namesRegion(id))
                return;
            if (const QString &name = m_context.catalog.region(*region).name; !names.contains(name))
                names << name;
        };
        add(plan.region);
        for (const Compute &compute : plan.computes)
            add(plan.regionOr(compute.region));
        return names.isEmpty()
            ? PlanWords::tr("Any region where its data may be")
            : PlanWords::tr("In %1, where its data may be", "regions").arg(names.join(u", "_s));
    }

    /// With the longest time of what does the work.
    [[nodiscard]] std::optional<search::Relaxation> easedFor(const search::Relaxation &without,
                                                             const search::BestPlan &best) const
    {
        double longest = 0;
        for (const search::BestChoice &choice : best.choices) {
            if (without.workload && m_plan.workloads[*without.workload].computeIds().contains(choice.compute))
                longest = std::max(longest, choice.after.measure);
        }
        return search::easedTo(without, m_plan, longest);
    }

    [[nodiscard]] bool buy(Plan &plan, bool isChanged, QStringList &how) const
    {
        BuyingOptions options;
        options.drawn = false;
        const Buying advice = isChanged ? buyingAdvice(plan, m_context, options) : m_buying;
        QStringList terms;
        QStringList dropped;
        bool isOther = false;
        for (const BuyingGroup &group : advice.groups) {
            const BuyingOption &option = group.options[group.best];
            Plan with = bought(plan, option);
            if (option.kind == BuyingOption::Kind::Preemptible || !group.blockedBy.isEmpty() || with == plan)
                continue;
            plan = std::move(with);
            isOther = true;
            const PurchaseChange change = changeOf(option);
            for (const Commitment &each : change.added) {
                const QString words = cost::priceTypeWords(each.type);
                if (!terms.contains(words))
                    terms << words;
            }
            for (const Commitment &each : change.dropped)
                dropped << cost::commitmentName(m_context.catalog, each);
            for (const ComputePayment &each : group.reserved) {
                if (!std::ranges::count(option.payments, each))
                    dropped << PlanWords::tr("%1 for %2", "3-year reservation, a compute")
                                   .arg(cost::priceTypeWords(each.type), each.compute);
            }
        }
        if (!dropped.isEmpty())
            how << PlanWords::tr("Without buying %1").arg(dropped.join(u", "_s));
        if (!terms.isEmpty())
            how << PlanWords::tr("%1 for what runs all the time", "ways of buying for a term")
                       .arg(terms.join(u", "_s));
        return isOther;
    }

    [[nodiscard]] static Total spentIn(const Plan &plan, const Evaluation &evaluation)
    {
        return spentOf(*plan.budget, evaluation.total, evaluation.peakMonth);
    }

    [[nodiscard]] static bool isWorth(const Total &less, const Total &than)
    {
        return static_cast<double>(less.known().minor())
            < (1 - leastSaved) * static_cast<double>(than.known().minor());
    }

    const Plan &m_plan;
    const Context &m_context;
    const Evaluation &m_planned;
    const Buying &m_buying;
    std::optional<search::Relaxation> m_purchases; ///< without them, where the plan is to make any
    int m_threads;
    Money m_budget;
    double m_surely = 1; ///< P90 of likely
};

} // namespace

bool needsWayOut(const Plan &plan, const Evaluation &planned, const Uncertainty &ranges)
{
    if (!budgetIn(plan, planned.total.currency()))
        return false;
    if (overBudget(plan, planned.total, planned.peakMonth))
        return true;
    const Robustness robustness = robustnessOf(plan, planned, ranges);
    return std::ranges::any_of(robustness.constraints, [](const ConstraintChance &each) {
        return each.kind == ConstraintChance::Kind::Budget && !each.met && each.kept.isKnown();
    });
}

std::vector<WayOut> waysOutOf(const Plan &plan, const Context &context, const Evaluation &planned,
                              const Uncertainty &ranges, const Buying &buying, int threads)
{
    return needsWayOut(plan, planned, ranges) ? Finder(plan, context, planned, ranges, buying, threads).find()
                                              : std::vector<WayOut>();
}

} // namespace slipway
