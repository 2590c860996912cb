// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QHash>

#include <cstddef>
#include <vector>

namespace slipway::cost {

/// Who is called what and who runs where, looked up once for a plan: what asks for each compute or workload in turn stays in
/// proportion to their number. Of equal ids the first counts, as in Plan. Indices are those of the plan it was made of.
class PlanIndex
{
public:
    PlanIndex() = default;
    explicit PlanIndex(const Plan &plan);

    /// -1: there is none of that id.
    [[nodiscard]] int compute(const QString &id) const { return m_computes.value(id, -1); }
    [[nodiscard]] int workload(const QString &id) const { return m_workloads.value(id, -1); }
    /// Workloads that name the compute, switched off or not, each once and in the plan's order.
    [[nodiscard]] const std::vector<std::size_t> &users(const QString &compute) const;
    /// Training jobs of the pipeline of that name, switched off or not, in the plan's order.
    [[nodiscard]] const std::vector<std::size_t> &steps(const QString &pipeline) const;
    /// Months of the horizon, from the first: 0 and those from which on other workloads run than before.
    [[nodiscard]] const std::vector<int> &changes() const { return m_changes; }
    /// Whether an enabled endpoint says which model it serves, or how long its prompts are.
    [[nodiscard]] bool anyTellsItsModel() const { return m_anyTellsItsModel; }

private:
    struct Near
    {
        QString id;
        std::vector<std::size_t> users;
    };

    std::vector<Near> m_near; ///< the plan's first computes, found by their text's place in memory: draws ask for each month of each
    QHash<QString, int> m_computes;
    QHash<QString, int> m_workloads;
    QHash<QString, std::vector<std::size_t>> m_users;
    QHash<QString, std::vector<std::size_t>> m_steps;
    std::vector<int> m_changes;
    bool m_anyTellsItsModel = false;
};

/// Else it answers with the model of the plan.
[[nodiscard]] inline bool tellsItsModel(const RealtimeEndpoint &endpoint)
{
    return endpoint.servedModel || endpoint.promptTokens;
}

} // namespace slipway::cost
