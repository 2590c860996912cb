// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/planpart.h"

#include <QHash>
#include <QStringList>

#include <vector>

namespace slipway::search {

namespace {

/// Goes from workload to workload over all that ties them.
class Part
{
public:
    Part(const Plan &plan, const cost::PlanIndex &index)
        : m_plan(plan)
        , m_index(index)
        , m_workloads(plan.workloads.size(), false)
        , m_computes(plan.computes.size(), false)
    {
        for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
            const auto *job = std::get_if<TrainingJob>(&plan.workloads[w].detail);
            if (!job)
                continue;
            for (const QString &other : job->dependsOn)
                m_waiters[other].push_back(w);
        }
    }

    void addCompute(const QString &id)
    {
        const int compute = m_index.compute(id);
        if (compute < 0 || m_computes[static_cast<std::size_t>(compute)])
            return;
        m_computes[static_cast<std::size_t>(compute)] = true;
        for (const std::size_t user : m_index.users(id))
            reach(user);
    }

    void follow()
    {
        while (!m_reached.empty()) {
            const Workload &workload = m_plan.workloads[m_reached.back()];
            m_reached.pop_back();
            for (const QString &compute : workload.computeIds())
                addCompute(compute);
            reachAll(m_waiters.value(workload.id));
            const auto *job = std::get_if<TrainingJob>(&workload.detail);
            if (!job)
                continue;
            reachAll(m_index.steps(job->pipeline));
            for (const QString &other : job->dependsOn) {
                if (const int w = m_index.workload(other); w >= 0)
                    reach(static_cast<std::size_t>(w));
            }
        }
    }

    [[nodiscard]] Plan take() const
    {
        Plan part = m_plan;
        part.workloads.clear();
        part.computes.clear();
        for (std::size_t w = 0; w < m_workloads.size(); ++w) {
            if (m_workloads[w])
                part.workloads.push_back(m_plan.workloads[w]);
        }
        for (std::size_t c = 0; c < m_computes.size(); ++c) {
            if (m_computes[c])
                part.computes.push_back(m_plan.computes[c]);
        }
        return part;
    }

private:
    void reach(std::size_t workload)
    {
        if (m_workloads[workload])
            return;
        m_workloads[workload] = true;
        m_reached.push_back(workload);
    }
    void reachAll(const std::vector<std::size_t> &workloads)
    {
        for (const std::size_t workload : workloads)
            reach(workload);
    }

    const Plan &m_plan;
    const cost::PlanIndex &m_index;
    std::vector<bool> m_workloads;
    std::vector<bool> m_computes;
    std::vector<std::size_t> m_reached;
    QHash<QString, std::vector<std::size_t>> m_waiters; ///< by id of what they wait for
};

} // namespace

std::optional<Plan> partOf(const Plan &plan, const cost::PlanIndex &index, const QString &compute)
{
    if (!plan.commitments.empty())
        return std::nullopt;
    Part part(plan, index);
    part.addCompute(compute);
    part.follow();
    Plan taken = part.take();
    if (taken.computes.size() == plan.computes.size())
        return std::nullopt;
    return taken;
}

} // namespace slipway::search
