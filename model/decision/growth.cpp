// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/growth.h"

#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/cost/loads.h"
#include "model/cost/pricetypes.h"
#include "model/rules/concerned.h"
#include "model/search/blockers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr std::array growthFactors = {1.0, 2.0, 4.0};
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
std::vector<GrowthChange> quotaEnds(const Evaluation &evaluation)
{
    std::vector<GrowthChange> changes;
    for (const QuotaNeed &need : evaluation.quota) {
        if (need.owned > 0 && need.toRequest() > 0)
            changes.push_back(
                {GrowthChange::Kind::Quota,
                 need.computes.size() == 1 ? need.computes[0] : QString(),
                 PlanWords::tr("%1 vCPUs of %2 in %3").arg(need.owned).arg(need.family, need.region),
                 PlanWords::tr("%1 needed").arg(need.needed),
                 need.by,
                 {}});
    }
    return changes;
}

std::vector<GrowthChange> forcedBy(const Plan &plan, const Evaluation &then, const Evaluation &now)
{
    std::vector<GrowthChange> changes;
    for (const auto &[key, count] : then.peakInstances.asKeyValueRange()) {
        const int before = now.peakInstances.value(key, count);
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
    for (GrowthChange &change : quotaEnds(then))
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

int instancesOf(const Plan &plan, const QString &compute)
{
    const Compute *own = plan.compute(compute);
    int count = own ? own->instances : 0;
    for (const Workload &workload : plan.workloads) {
        if (!workload.enabled)
            continue;
        if (const auto *job = std::get_if<TrainingJob>(&workload.detail); job && job->compute == compute)
            count = std::max(count, job->nodesPerRun);
        else if (const auto *batch = std::get_if<BatchScoring>(&workload.detail);
                 batch && batch->compute == compute)
            count = std::max(count, batch->nodesPerRun);
        else if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
            for (const Deployment &deployment : endpoint->deployments) {
                if (deployment.compute == compute)
                    count = std::max(count, cost::statedInstances(deployment).value_or(0));
            }
        }
    }
    return count;
}

class GrowthSearch
{
public:
    GrowthSearch(const Plan &plan, const Context &context, const RobustOptions &options)
        : m_plan(plan)
        , m_context(context)
        , m_options(options)
    {
        m_options.best.priceConstraints = false;
        m_options.best.tellsBeside = false;
        m_options.choiceOnly = true;
        // Three plans are chosen: drawn less often each than the one that is proposed.
        m_options.mostCandidates = std::min(m_options.mostCandidates, mostOfACompute);
        m_options.draws.draws = std::min(m_options.draws.draws, drawsOfAStage);
    }

    [[nodiscard]] GrowthPath find() const
    {
        GrowthPath path;
        const Evaluation now = evaluate(m_plan, m_context);
        path.alongThePlan = instancesAlong(m_plan, now);
        for (GrowthChange &change : quotaEnds(now))
            path.alongThePlan.push_back(std::move(change));
        std::ranges::stable_sort(path.alongThePlan, {},
                                 [](const GrowthChange &change) { return *change.when; });
        std::optional<RobustPlan> bestNow;
        for (const double factor : growthFactors) {
            throwIfCancelled();
            const Plan plan = atLoad(m_plan, factor);
            const Evaluation then = evaluate(plan, m_context);
            RobustPlan best = bestAt(plan);
            if (!bestNow)
                bestNow = best;
            const DrawnChoice &chosen = best.chosen();
            path.stages.push_back({factor, then.total, keptBy(plan, then), chosen.total, chosen.robustness,
                                   owedBy(best), forcedBy(plan, then, now), chosenOtherwise(best, *bestNow)});
        }
        return path;
    }

private:
    [[nodiscard]] Robustness keptBy(const Plan &plan, const Evaluation &evaluation) const
    {
        return robustnessOf(plan, evaluation, drawCosts(plan, m_context, evaluation.total, m_options.draws));
    }

    [[nodiscard]] Total owedBy(const RobustPlan &best) const
    {
        return weigh(best.chosen().plan, m_context).owed;
    }

    /// With commitments where that is cheaper: what is found with them alone may bring something that speaks against it.
    [[nodiscard]] RobustPlan bestAt(const Plan &plan) const
    {
        RobustOptions options = m_options;
        options.best.commitments = true;
        if (!m_options.best.commitments) {
            search::BestPlan committed = search::bestPlan(plan, m_context, options.best);
            search::BestPlan uncommitted = search::bestPlan(plan, m_context, m_options.best);
            const auto key = [](const search::BestPlan &each) {
                return std::tuple(each.afterBlockers, each.without.size());
            };
            options.best.commitments = key(committed) < key(uncommitted)
                || (key(committed) == key(uncommitted) && !(uncommitted.committed() < committed.committed()));
            options.likely = std::make_shared<const search::BestPlan>(
                std::move(options.best.commitments ? committed : uncommitted));
        }
        return robustPlan(plan, m_context, options);
    }

    static void compare(std::vector<GrowthChange> &changes, GrowthChange::Kind kind, const QString &compute,
                        const QString &before, const QString &after)
    {
        if (before != after)
            changes.push_back({kind, compute, before, after, {}, {}});
    }

    [[nodiscard]] std::vector<GrowthChange> chosenOtherwise(const RobustPlan &then,
                                                            const RobustPlan &now) const
    {
        const Plan &planThen = then.chosen().plan;
        const Plan &planNow = now.chosen().plan;
        std::vector<GrowthChange> changes;
        for (const Compute &before : planNow.computes) {
            const Compute *after = planThen.compute(before.id);
            if (after == nullptr)
                continue;
            compare(changes, GrowthChange::Kind::Target, before.id, targetName(before), targetName(*after));
            compare(changes, GrowthChange::Kind::Size, before.id, sizeName(before), sizeName(*after));
            compare(changes, GrowthChange::Kind::Region, before.id, regionName(planNow, before),
                    regionName(planThen, *after));
            compare(changes, GrowthChange::Kind::Commitment, before.id,
                    cost::priceTypeWords(cost::effectivePriceType(before)),
                    cost::priceTypeWords(cost::effectivePriceType(*after)));
            compare(changes, GrowthChange::Kind::Instances, before.id,
                    QString::number(instancesOf(planNow, before.id)),
                    QString::number(instancesOf(planThen, before.id)));
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

    [[nodiscard]] QString targetName(const Compute &compute) const
    {
        const std::optional<TargetId> id = m_context.catalog.findTarget(compute.target);
        return id ? m_context.catalog.target(*id).name : compute.target;
    }

    [[nodiscard]] QString sizeName(const Compute &compute) const
    {
        const std::optional<SizeId> id = m_context.catalog.findSize(compute.size);
        return id ? m_context.catalog.size(*id).shortName() : compute.size;
    }

    [[nodiscard]] QString regionName(const Plan &plan, const Compute &compute) const
    {
        const QString &id = compute.region.isEmpty() ? plan.region : compute.region;
        const std::optional<RegionId> found = m_context.catalog.findRegion(id);
        return found ? m_context.catalog.region(*found).name : id;
    }

    const Plan &m_plan;
    const Context &m_context;
    RobustOptions m_options;
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
