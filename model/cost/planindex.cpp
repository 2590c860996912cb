// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/planindex.h"

#include <algorithm>

namespace slipway::cost {

namespace {

constexpr std::size_t mostNear = 16; ///< more are as soon found by their hash

template <typename List> void addIds(const List &list, QHash<QString, int> &indices)
{
    indices.reserve(static_cast<qsizetype>(list.size()));
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (!indices.contains(list[i].id))
            indices.insert(list[i].id, static_cast<int>(i));
    }
}

using Lists = QHash<QString, std::vector<std::size_t>>;

const std::vector<std::size_t> &listOf(const Lists &lists, const QString &id)
{
    static const std::vector<std::size_t> nobody;
    const auto found = lists.constFind(id);
    return found == lists.constEnd() ? nobody : found.value();
}

/// The first month, and those in which a workload begins or no longer runs.
std::vector<int> monthsOfChange(const Plan &plan)
{
    std::vector<int> months{0};
    for (const Workload &workload : plan.workloads) {
        if (!workload.enabled)
            continue;
        months.push_back(workload.startMonth);
        if (workload.lengthMonths)
            months.push_back(workload.startMonth + *workload.lengthMonths);
    }
    std::erase_if(months, [&plan](int month) { return month < 0 || month >= plan.months; });
    std::ranges::sort(months);
    months.erase(std::unique(months.begin(), months.end()), months.end());
    return months;
}

} // namespace

PlanIndex::PlanIndex(const Plan &plan)
    : m_changes(monthsOfChange(plan))
{
    addIds(plan.computes, m_computes);
    addIds(plan.workloads, m_workloads);
    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        for (const QString &compute : plan.workloads[w].computeIds()) {
            std::vector<std::size_t> &users = m_users[compute];
            if (users.empty() || users.back() != w)
                users.push_back(w);
        }
        const auto *job = std::get_if<TrainingJob>(&plan.workloads[w].detail);
        if (job && !job->pipeline.isEmpty())
            m_steps[job->pipeline].push_back(w);
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&plan.workloads[w].detail);
        if (endpoint && plan.workloads[w].enabled && tellsItsModel(*endpoint))
            m_anyTellsItsModel = true;
    }
    for (std::size_t c = 0; c < std::min(plan.computes.size(), mostNear); ++c)
        m_near.push_back({plan.computes[c].id, listOf(m_users, plan.computes[c].id)});
}

const std::vector<std::size_t> &PlanIndex::users(const QString &compute) const
{
    // Copies of a plan share its texts: the same place and length are the same id, and most who ask have it from the plan.
    for (const Near &each : m_near) {
        if (each.id.constData() == compute.constData() && each.id.size() == compute.size())
            return each.users;
    }
    return listOf(m_users, compute);
}

const std::vector<std::size_t> &PlanIndex::steps(const QString &pipeline) const
{
    return listOf(m_steps, pipeline);
}

} // namespace slipway::cost
