// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/growth.h"

#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/cost/pricetypes.h"
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
    return count == 1 ? u"1 instance"_s : PlanWords::tr("%1 instances").arg(count);
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
        const QStringList computes = search::computesOf(plan, finding);
        changes.push_back({GrowthChange::Kind::Blocker,
                           computes.size() == 1 ? computes[0] : QString(),
                           {},
                           finding.title,
                           {},
                           {}});
    }
    return changes;
}

class GrowthSearch
{
public:
    GrowthSearch(const Plan &plan, const Context &context, const search::BestOptions &options)
        : m_plan(plan)
        , m_context(context)
        , m_options(options)
    {
        m_options.priceConstraints = false;
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
        std::optional<search::BestPlan> bestNow;
        for (const double factor : growthFactors) {
            throwIfCancelled();
            const Plan plan = atLoad(m_plan, factor);
            const Evaluation then = evaluate(plan, m_context);
            const search::BestPlan best = bestAt(plan);
            if (!bestNow)
                bestNow = best;
            path.stages.push_back({factor, then.total, best.after, best.afterOwed, forcedBy(plan, then, now),
                                   chosenOtherwise(best, *bestNow)});
        }
        return path;
    }

private:
    /// With commitments where that is cheaper: what is found with them alone may bring something that speaks against it.
    [[nodiscard]] search::BestPlan bestAt(const Plan &plan) const
    {
        search::BestOptions committed = m_options;
        committed.commitments = true;
        search::BestPlan best = search::bestPlan(plan, m_context, committed);
        if (m_options.commitments)
            return best;
        search::BestPlan uncommitted = search::bestPlan(plan, m_context, m_options);
        const auto key = [](const search::BestPlan &each) {
            return std::tuple(each.afterBlockers, each.without.size());
        };
        const bool isWorse = key(best) > key(uncommitted)
            || (key(best) == key(uncommitted) && uncommitted.committed() < best.committed());
        return isWorse ? uncommitted : best;
    }

    void compare(std::vector<GrowthChange> &changes, GrowthChange::Kind kind, const QString &compute,
                 const QString &before, const QString &after) const
    {
        if (before != after)
            changes.push_back({kind, compute, before, after, {}, {}});
    }

    [[nodiscard]] std::vector<GrowthChange> chosenOtherwise(const search::BestPlan &then,
                                                            const search::BestPlan &now) const
    {
        const Catalog &catalog = m_context.catalog;
        std::vector<GrowthChange> changes;
        for (const Compute &compute : m_plan.computes)
            compare(changes, GrowthChange::Kind::Target, compute.id, targetIn(now, compute),
                    targetIn(then, compute));
        for (const search::BestChoice &choice : then.choices) {
            const auto same = std::ranges::find(now.choices, choice.compute, &search::BestChoice::compute);
            if (same == now.choices.end())
                continue;
            const search::Candidate &before = same->after;
            const search::Candidate &after = choice.after;
            compare(changes, GrowthChange::Kind::Size, choice.compute, catalog.size(before.size).shortName(),
                    catalog.size(after.size).shortName());
            compare(changes, GrowthChange::Kind::Region, choice.compute, catalog.region(before.region).name,
                    catalog.region(after.region).name);
            compare(changes, GrowthChange::Kind::Commitment, choice.compute,
                    cost::priceTypeWords(before.type), cost::priceTypeWords(after.type));
            compare(changes, GrowthChange::Kind::Instances, choice.compute, QString::number(before.nodes),
                    QString::number(after.nodes));
        }
        for (const QString &compute : then.without)
            changes.push_back({GrowthChange::Kind::Blocker,
                               compute,
                               {},
                               PlanWords::tr("Nothing found meets the plan"),
                               {},
                               {}});
        return changes;
    }

    [[nodiscard]] QString targetIn(const search::BestPlan &best, const Compute &compute) const
    {
        const auto move = std::ranges::find(best.moves, compute.id, &search::TargetMove::compute);
        if (move != best.moves.end())
            return m_context.catalog.target(move->after).name;
        const std::optional<TargetId> id = m_context.catalog.findTarget(compute.target);
        return id ? m_context.catalog.target(*id).name : compute.target;
    }

    const Plan &m_plan;
    const Context &m_context;
    search::BestOptions m_options;
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

GrowthPath growthPath(const Plan &plan, const Context &context, const search::BestOptions &options,
                      const std::atomic<bool> *cancel)
{
    return cancellable(cancel, GrowthPath(), [&] { return GrowthSearch(plan, context, options).find(); });
}

} // namespace slipway
