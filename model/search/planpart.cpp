// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/planpart.h"

#include "model/cost/shareduses.h"
#include "model/eligibility/eligibility.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

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

    /// Ties endpoints to each other whose answers go through the same bands, where any of them may answer from elsewhere.
    void tieAnswers(const Catalog &catalog)
    {
        bool isAnywhere = false;
        for (std::size_t w = 0; w < m_plan.workloads.size(); ++w) {
            const Workload &workload = m_plan.workloads[w];
            if (!std::holds_alternative<RealtimeEndpoint>(workload.detail))
                continue;
            m_answering.push_back(w);
            for (const QString &id : workload.computeIds()) {
                const int compute = m_index.compute(id);
                isAnywhere = isAnywhere
                    || (compute >= 0
                        && answersAnywhere(m_plan, catalog,
                                           m_plan.computes[static_cast<std::size_t>(compute)]));
            }
        }
        if (!isAnywhere)
            m_answering.clear();
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
            if (std::holds_alternative<RealtimeEndpoint>(workload.detail))
                reachAll(m_answering);
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

    [[nodiscard]] bool has(std::size_t compute) const { return m_computes[compute]; }
    /// Its workloads and computes in `part`, which has none and all else of the plan.
    void fill(Plan &part) const
    {
        for (std::size_t w = 0; w < m_workloads.size(); ++w) {
            if (m_workloads[w])
                part.workloads.push_back(m_plan.workloads[w]);
        }
        for (std::size_t c = 0; c < m_computes.size(); ++c) {
            if (m_computes[c])
                part.computes.push_back(m_plan.computes[c]);
        }
    }
    /// Begins another part: what was reached already belongs to others.
    void startAnew()
    {
        m_workloads.assign(m_workloads.size(), false);
        m_computes.assign(m_computes.size(), false);
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
    std::vector<std::size_t> m_answering; ///< endpoints that are tied to each other
    QHash<QString, std::vector<std::size_t>> m_waiters; ///< by id of what they wait for
};

/// All that a plan says for whatever its work is.
Plan withoutWork(const Plan &plan)
{
    Plan bare = plan;
    bare.workloads.clear();
    bare.computes.clear();
    return bare;
}

} // namespace

namespace {

/// Nullopt where it is all of the plan.
std::optional<Plan> partWith(const Plan &plan, const cost::PlanIndex &index, const QStringList &computes)
{
    Part part(plan, index);
    for (const QString &compute : computes)
        part.addCompute(compute);
    part.follow();
    Plan taken = withoutWork(plan);
    part.fill(taken);
    if (taken.computes.size() == plan.computes.size())
        return std::nullopt;
    return taken;
}

} // namespace

std::optional<Plan> tiedPartOf(const Plan &plan, const cost::PlanIndex &index, const QString &compute)
{
    return partWith(plan, index, {compute});
}

std::optional<Plan> partOf(const Plan &plan, const cost::Bill &bill, const QString &compute)
{
    return partOf(plan, bill, QStringList{compute});
}

std::optional<Plan> partOf(const Plan &plan, const cost::Bill &bill, const QStringList &computes)
{
    return partWith(plan, bill.index, takersOf(bill) + computes);
}

bool answersAnywhere(const Plan &plan, const Catalog &catalog, const Compute &compute)
{
    const auto answers = [&compute](const Workload &workload) {
        return workload.enabled && std::holds_alternative<RealtimeEndpoint>(workload.detail)
            && workload.computeIds().contains(compute.id);
    };
    return cost::answersFromAzure(catalog, compute) && std::ranges::any_of(plan.workloads, answers)
        && !staysWithWorkspace(plan, catalog, compute);
}

QStringList takersOf(const cost::Bill &bill)
{
    QStringList takers;
    for (const cost::CommitmentUse &use : bill.commitments)
        takers << use.payingAsTheyGo;
    takers.removeDuplicates();
    return takers;
}

bool hasWaitsElsewhere(const Plan &plan)
{
    return std::ranges::any_of(plan.workloads, [&plan](const Workload &workload) {
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        return job && workload.enabled && std::ranges::any_of(job->dependsOn, [&](const QString &id) {
                   const Workload *other = plan.workload(id);
                   return other && other->enabled && other->computeIds() != workload.computeIds();
               });
    });
}

std::vector<Plan> partsOf(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog)
{
    std::vector<Plan> parts;
    if (!plan.commitments.empty())
        return parts;
    Plan bare = withoutWork(plan);
    bare.budget.reset();
    std::vector<bool> taken(plan.computes.size());
    Part part(plan, index);
    part.tieAnswers(catalog);
    for (std::size_t c = 0; c < plan.computes.size(); ++c) {
        if (taken[c])
            continue;
        part.startAnew();
        part.addCompute(plan.computes[c].id);
        part.follow();
        for (std::size_t other = c; other < taken.size(); ++other)
            taken[other] = taken[other] || part.has(other);
        part.fill(parts.emplace_back(bare));
    }
    if (parts.size() < 2)
        parts.clear();
    return parts;
}

namespace {

/// Computes and workloads of `parts` in the order of the plan that they are of.
Plan together(const std::vector<const Plan *> &parts, const Plan &whole)
{
    Plan plan = withoutWork(whole);
    const auto isKept = [&parts](const auto &has) { return std::ranges::any_of(parts, has); };
    for (const Compute &compute : whole.computes) {
        if (isKept([&](const Plan *part) { return part->compute(compute.id) != nullptr; }))
            plan.computes.push_back(compute);
    }
    for (const Workload &workload : whole.workloads) {
        if (isKept([&](const Plan *part) { return part->workload(workload.id) != nullptr; }))
            plan.workloads.push_back(workload);
    }
    return plan;
}

} // namespace

std::optional<Difference> differenceOf(const Plan &first, const Plan &second, const Catalog &catalog)
{
    const std::vector<Plan> before = partsOf(first, cost::PlanIndex(first), catalog);
    const std::vector<Plan> after = partsOf(second, cost::PlanIndex(second), catalog);
    if (before.empty() || before.size() != after.size() || withoutWork(first) != withoutWork(second))
        return std::nullopt;
    std::vector<const Plan *> kept;
    std::vector<const Plan *> alsoKept;
    for (std::size_t p = 0; p < before.size(); ++p) {
        if (before[p] == after[p])
            continue;
        kept.push_back(&before[p]);
        alsoKept.push_back(&after[p]);
    }
    if (kept.empty() || kept.size() == before.size())
        return std::nullopt;
    return Difference{together(kept, first), together(alsoKept, second)};
}

QString fieldInWhole(const QString &field, const Plan &part, const Plan &whole)
{
    const QStringList names = field.split(u'/'); // the first is empty
    if (names.size() < 3)
        return field;
    bool isNumber = false;
    const std::size_t index = names[2].toUInt(&isNumber);
    const auto placed = [&](const auto &in, const auto &of) {
        if (!isNumber || index >= in.size())
            return field;
        const auto found = std::ranges::find(of, in[index].id, [](const auto &each) { return each.id; });
        QStringList there = names;
        there[2] = QString::number(found - of.begin());
        return there.join(u'/');
    };
    if (names[1] == u"workloads")
        return placed(part.workloads, whole.workloads);
    if (names[1] == u"computes")
        return placed(part.computes, whole.computes);
    return field;
}

} // namespace slipway::search
