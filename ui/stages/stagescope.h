// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/plan/plan.h"
#include "ui/fields/binding.h"

#include <QObject>

#include <variant>

namespace slipway {

/// Which of a plan's workloads of one kind a page shows, and where it and its compute stand in the plan.
/// Ids, not indexes: the plan may change under it.
class StageScope final : public QObject
{
    Q_OBJECT
public:
    enum class Kind { Experimentation, Training, Realtime, Batch };

    explicit StageScope(Kind kind, QObject *parent = nullptr);

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// Index into the plan's workloads of the one on show; -1 where the plan has none of this kind.
    [[nodiscard]] int workloadIndex(const Plan &plan) const;
    /// Ids of all workloads of this kind, in the plan's order.
    [[nodiscard]] QStringList workloadIds(const Plan &plan) const;
    /// Of the endpoint on show, the deployment on show; -1 where it has none, and for other kinds.
    [[nodiscard]] int deploymentIndex(const Plan &plan) const;
    /// The compute of the workload on show, of an endpoint that of the deployment on show; -1 where there is none.
    [[nodiscard]] int computeIndex(const Plan &plan) const;
    /// Ids of the other workloads that use this compute.
    [[nodiscard]] QStringList sharedWith(const Plan &plan) const;
    /// Another workload, by id; unknown ids count as the first of the kind.
    void choose(const QString &workloadId);
    /// Another deployment of the endpoint on show, by id; unknown ids count as the first.
    void chooseDeployment(const QString &deploymentId);
    /// Chooses the workload and the deployment that `pointer` is in, or that use the compute it is in.
    void chooseFor(const Plan &plan, const QString &pointer);

    /// "/workloads/1/name" for member "name"; empty without a workload.
    [[nodiscard]] PointerOf workloadMember(const QString &member) const;
    [[nodiscard]] PointerOf computeMember(const QString &member) const;
    /// "/workloads/1/training/work/method": the entries of a kind are in the member of its name.
    [[nodiscard]] PointerOf detailMember(const QString &member) const;
    /// "/workloads/2/realtime/deployments/0/instances"
    [[nodiscard]] PointerOf deploymentMember(const QString &member) const;
    /// Where the workload, or the deployment on show, names its compute.
    [[nodiscard]] PointerOf computeReference() const;
    /// The name of the compute there; null without a workload or deployment.
    [[nodiscard]] QString *computeName(Plan &plan) const;
    [[nodiscard]] QString computeName(const Plan &plan) const;

    template <typename P> [[nodiscard]] auto *workloadOf(P &plan) const
    {
        const int index = workloadIndex(plan);
        return index < 0 ? nullptr : &plan.workloads[static_cast<std::size_t>(index)];
    }
    template <typename P> [[nodiscard]] auto *computeOf(P &plan) const
    {
        const int index = computeIndex(plan);
        return index < 0 ? nullptr : &plan.computes[static_cast<std::size_t>(index)];
    }
    template <typename Detail, typename P> [[nodiscard]] auto *detailOf(P &plan) const
    {
        auto *workload = workloadOf(plan);
        return workload ? std::get_if<Detail>(&workload->detail) : nullptr;
    }
    template <typename P> [[nodiscard]] auto *deploymentOf(P &plan) const
    {
        auto *endpoint = detailOf<RealtimeEndpoint>(plan);
        const int index = deploymentIndex(plan);
        return index < 0 ? nullptr : &endpoint->deployments[static_cast<std::size_t>(index)];
    }

Q_SIGNALS:
    /// Another workload or deployment is on show.
    void chosen();

private:
    Kind m_kind;
    QString m_workloadId;
    QString m_deploymentId;
};

/// Adds a workload of a kind with a compute of its own, with ids that the plan does not use yet. Returns its id.
QString addWorkload(Plan &plan, StageScope::Kind kind, const Catalog &catalog);
/// A copy of the compute on show for this workload alone; a new one where there is none.
void giveOwnCompute(Plan &plan, const StageScope &scope, const Catalog &catalog);
/// Adds a deployment to the endpoint on show, like the one on show but without requests. Returns its id.
QString addDeployment(Plan &plan, const StageScope &scope, const Catalog &catalog);

} // namespace slipway
