// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/growth.h"

#include "model/base/cancellation.h"
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/pricetypes.h"
#include "model/quota/quotawords.h"
#include "model/rules/concerned.h"
#include "model/search/blockers.h"
#include "model/search/searchedcompute.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr std::array growthFactors = {2.0, 4.0};
constexpr double hoursOfMonth = 730;
constexpr int mostOfACompute = 12; ///< candidates, at each load
constexpr int drawsOfAStage = 1'000;

void scaleLoad(Estimate &estimate, double factor)
{
    estimate.likely *= factor;
    if (estimate.low)
        *estimate.low *= factor;
    if (estimate.high)
        *estimate.high *= factor;
}

/// Machines of a line that always run: by month.
int machinesIn(const CostLine &line, std::size_t month)
{
    return static_cast<int>(std::ceil(line.quantities[month].units() / hoursOfMonth - 1e-6));
}

QString machineWords(int count)
{
    return count == 1 ? PlanWords::tr("1 instance") : PlanWords::tr("%1 instances").arg(count);
}

Total costIn(const Evaluation &evaluation, const QString &compute, std::size_t month)
{
    Total total(Money(0, evaluation.currency));
    for (const CostLine &line : evaluation.lines) {
        if (line.compute == compute)
            total += Total(line.amounts[month],
                           line.isMissingIn(month) ? QStringList{line.name} : QStringList());
    }
    return total;
}

std::vector<GrowthChange> instancesAlong(const Plan &plan, const Evaluation &evaluation)
{
    QStringList serving;
    for (const Workload &workload : plan.workloads) {
        if (workload.enabled && std::holds_alternative<RealtimeEndpoint>(workload.detail))
            serving << workload.computeIds();
    }
    std::vector<GrowthChange> changes;
    for (const CostLine &line : evaluation.lines) {
        if (line.role != CostRole::Machines || !serving.contains(line.compute))
            continue;
        for (std::size_t m = 1; m < line.quantities.size(); ++m) {
            const int before = machinesIn(line, m - 1);
            const int after = machinesIn(line, m);
            if (before > 0 && after > 0 && before != after)
                changes.push_back({GrowthChange::Kind::Instances, line.compute, machineWords(before),
                                   machineWords(after), plan.start.plusMonths(static_cast<int>(m)),
                                   costIn(evaluation, line.compute, m)});
        }
    }
    return changes;
}

/// Of what is held already: where nothing is, it does not end.
std::vector<GrowthChange> quotaEnds(const Evaluation &evaluation, const Catalog &catalog)
{
    std::vector<GrowthChange> changes;
    for (const QuotaNeed &need : evaluation.quota) {
        if (need.owned > 0 && need.toRequest() > 0)
            changes.push_back({GrowthChange::Kind::Quota,
                               need.computes.size() == 1 ? need.computes[0] : QString(),
                               PlanWords::tr("%1 %2 in %3", "so many vCPUs of a family in a region")
                                   .arg(need.owned)
                                   .arg(vcpusOf(need), regionName(catalog, need.region)),
                               PlanWords::tr("%1 needed").arg(need.needed),
                               need.by,
                               {}});
    }
    return changes;
}

std::vector<GrowthChange> forcedBy(const Plan &plan, const Catalog &catalog, const Evaluation &then,
                                   const Evaluation &now)
{
    std::vector<GrowthChange> changes;
    for (const auto &[key, held] : then.instances.asKeyValueRange()) {
        if (!held.isSized)
            continue;
        const int count = held.atPeak;
        const int before = now.instancesAtPeak(key.first, key.second).value_or(count);
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&plan.workload(key.first)->detail);
        const auto deployment = std::ranges::find(endpoint->deployments, key.second, &Deployment::id);
        if (before != count && deployment != endpoint->deployments.end())
            changes.push_back({GrowthChange::Kind::Instances,
                               deployment->compute,
                               machineWords(before),
                               machineWords(count),
                               {},
                               {}});
    }
    std::ranges::sort(changes, {}, &GrowthChange::compute);
    for (GrowthChange &change : quotaEnds(then, catalog))
        changes.push_back(std::move(change));
    for (const Finding &finding : search::newBlockers(then, now)) {
        const QStringList computes = computesOf(plan, finding);
        changes.push_back({GrowthChange::Kind::Blocker,
                           computes.size() == 1 ? computes[0] : QString(),
                           {},
                           finding.title,
                           {},
                           {}});
    }
    return changes;
}

/// "2 nodes", also of as many as its work takes; empty where the compute is not searched for.
QString countWords(const Plan &plan, const Context &context, const QString &compute)
{
    search::Query query;
    query.compute = compute;
    const std::optional<search::SearchedCompute> searched = search::searchedComputeOf(plan, context, query);
    if (!searched)
        return {};
    const bool runs = searched->measure == search::Measure::HoursPerRun
        || searched->measure == search::Measure::HoursPerBatch;
    return runs ? formatUnits(searched->nodes, u"node"_s, wordsLocale()) : machineWords(searched->nodes);
}

/// Work of which there is no more with more load: runs and people are as many as the plan says.
QStringList withoutLoad(const Plan &plan)
{
    QStringList names;
    for (const Workload &workload : plan.workloads) {
        if (workload.enabled && !std::holds_alternative<RealtimeEndpoint>(workload.detail)
            && !std::holds_alternative<BatchScoring>(workload.detail))
            names << workload.shownName();
    }
    return names;
}

class GrowthSearch
{
public:
    GrowthSearch(const Plan &plan, const Context &context, const RobustOptions &options)
        : m_plan(plan)
        , m_context(context)
        , m_options(options)
        , m_draws(options.draws)
    {
        m_options.best.priceConstraints = false;
        m_options.best.tellsBeside = false;
        m_options.choiceOnly = true;
        m_options.likely.reset(); // of the plan at its own load
        // Two plans are chosen: drawn less often each than the one that is proposed.
        m_options.mostCandidates = std::min(m_options.mostCandidates, mostOfACompute);
        m_options.draws.draws = std::min(m_options.draws.draws, drawsOfAStage);
    }

    [[nodiscard]] GrowthPath find() const
    {
        GrowthPath path;
        const Evaluation now = evaluate(m_plan, m_context);
        path.alongThePlan = instancesAlong(m_plan, now);
        for (GrowthChange &change : quotaEnds(now, m_context.catalog))
            path.alongThePlan.push_back(std::move(change));
        std::ranges::stable_sort(path.alongThePlan, {},
                                 [](const GrowthChange &change) { return *change.when; });
        path.withoutLoad = withoutLoad(m_plan);
        // The choice itself is what the plan is at its best at its own load.
        const Robustness kept = keptBy(m_plan, now, m_draws);
        path.stages.push_back({1, now.total, kept, now.total, kept, now.owed, {}, {}});
        for (const double factor : growthFactors) {
            throwIfCancelled();
            const Plan plan = atLoad(m_plan, factor);
            if (plan == m_plan)
                break; // there is no load
            const Evaluation then = evaluate(plan, m_context);
            const RobustPlan best = robustPlan(plan, m_context, m_options);
            const DrawnChoice &chosen = best.chosen();
            path.stages.push_back({factor, then.total, keptBy(plan, then, m_options.draws), chosen.total,
                                   chosen.robustness, weigh(chosen.plan, m_context).owed,
                                   forcedBy(plan, m_context.catalog, then, now), chosenOtherwise(best)});
        }
        return path;
    }

private:
    [[nodiscard]] Robustness keptBy(const Plan &plan, const Evaluation &evaluation,
                                    const DrawOptions &draws) const
    {
        return robustnessOf(plan, evaluation, drawCosts(plan, m_context, evaluation.total, draws));
    }

    static void compare(std::vector<GrowthChange> &changes, GrowthChange::Kind kind, const QString &compute,
                        const QString &before, const QString &after)
    {
        if (before != after)
            changes.push_back({kind, compute, before, after, {}, {}});
    }

    [[nodiscard]] std::vector<GrowthChange> chosenOtherwise(const RobustPlan &then) const
    {
        const Plan &planThen = then.chosen().plan;
        const Plan &planNow = m_plan;
        std::vector<GrowthChange> changes;
        for (const Compute &before : planNow.computes) {
            const Compute *after = planThen.compute(before.id);
            if (after == nullptr)
                continue;
            compare(changes, GrowthChange::Kind::Target, before.id,
                    targetName(m_context.catalog, before.target),
                    targetName(m_context.catalog, after->target));
            compare(changes, GrowthChange::Kind::Size, before.id, sizeName(m_context.catalog, before.size),
                    sizeName(m_context.catalog, after->size));
            compare(changes, GrowthChange::Kind::Region, before.id, placeOf(planNow, before),
                    placeOf(planThen, *after));
            compare(changes, GrowthChange::Kind::Commitment, before.id,
                    cost::priceTypeWords(cost::effectivePriceType(before)),
                    cost::priceTypeWords(cost::effectivePriceType(*after)));
            compare(changes, GrowthChange::Kind::Instances, before.id,
                    countWords(planNow, m_context, before.id), countWords(planThen, m_context, before.id));
        }
        for (const QString &compute : then.best.without)
            changes.push_back({GrowthChange::Kind::Blocker,
                               compute,
                               {},
                               PlanWords::tr("Nothing found meets the plan"),
                               {},
                               {}});
        return changes;
    }

    [[nodiscard]] QString placeOf(const Plan &plan, const Compute &compute) const
    {
        return regionName(m_context.catalog, compute.region.isEmpty() ? plan.region : compute.region);
    }

    const Plan &m_plan;
    const Context &m_context;
    RobustOptions m_options;
    DrawOptions m_draws; ///< as often as the choice was drawn
};

} // namespace

Plan atLoad(const Plan &plan, double factor)
{
    Plan loaded = plan;
    for (Workload &workload : loaded.workloads) {
        if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            scaleLoad(endpoint->peakRequestsPerSecond, factor);
        else if (auto *batch = std::get_if<BatchScoring>(&workload.detail))
            scaleLoad(batch->itemsPerRun, factor);
    }
    return loaded;
}

GrowthPath growthPath(const Plan &plan, const Context &context, const RobustOptions &options,
                      const std::atomic<bool> *cancel)
{
    return cancellable(cancel, GrowthPath(), [&] { return GrowthSearch(plan, context, options).find(); });
}

} // namespace slipway
