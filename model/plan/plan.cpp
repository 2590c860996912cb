// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/plan.h"

#include <algorithm>

namespace slipway {

namespace {

template<typename List>
auto *findById(List &list, QStringView id)
{
    const auto it = std::find_if(list.begin(), list.end(), [&](const auto &item) { return item.id == id; });
    return it == list.end() ? nullptr : &*it;
}

struct ComputeIds
{
    QStringList operator()(const Experimentation &e) const { return {e.compute}; }
    QStringList operator()(const TrainingJob &t) const { return {t.compute}; }
    QStringList operator()(const BatchScoring &b) const { return {b.compute}; }
    QStringList operator()(const RealtimeEndpoint &endpoint) const
    {
        QStringList ids;
        for (const Deployment &deployment : endpoint.deployments)
            ids << deployment.compute;
        return ids;
    }
};

} // namespace

Compute::Compute() = default;
Compute::Compute(const Compute &other) = default;
Compute::Compute(Compute &&other) noexcept = default;
Compute &Compute::operator=(const Compute &other) = default;
Compute &Compute::operator=(Compute &&other) noexcept = default;
Compute::~Compute() = default;

TrainingJob::TrainingJob() = default;
TrainingJob::TrainingJob(const TrainingJob &other) = default;
TrainingJob::TrainingJob(TrainingJob &&other) noexcept = default;
TrainingJob &TrainingJob::operator=(const TrainingJob &other) = default;
TrainingJob &TrainingJob::operator=(TrainingJob &&other) noexcept = default;
TrainingJob::~TrainingJob() = default;

RealtimeEndpoint::RealtimeEndpoint() = default;
RealtimeEndpoint::RealtimeEndpoint(const RealtimeEndpoint &other) = default;
RealtimeEndpoint::RealtimeEndpoint(RealtimeEndpoint &&other) noexcept = default;
RealtimeEndpoint &RealtimeEndpoint::operator=(const RealtimeEndpoint &other) = default;
RealtimeEndpoint &RealtimeEndpoint::operator=(RealtimeEndpoint &&other) noexcept = default;
RealtimeEndpoint::~RealtimeEndpoint() = default;

BatchScoring::BatchScoring() = default;
BatchScoring::BatchScoring(const BatchScoring &other) = default;
BatchScoring::BatchScoring(BatchScoring &&other) noexcept = default;
BatchScoring &BatchScoring::operator=(const BatchScoring &other) = default;
BatchScoring &BatchScoring::operator=(BatchScoring &&other) noexcept = default;
BatchScoring::~BatchScoring() = default;

Workload::Workload() = default;
Workload::Workload(const Workload &other) = default;
Workload::Workload(Workload &&other) noexcept = default;
Workload &Workload::operator=(const Workload &other) = default;
Workload &Workload::operator=(Workload &&other) noexcept = default;
Workload::~Workload() = default;

Plan::Plan() = default;
Plan::Plan(const Plan &other) = default;
Plan::Plan(Plan &&other) noexcept = default;
Plan &Plan::operator=(const Plan &other) = default;
Plan &Plan::operator=(Plan &&other) noexcept = default;
Plan::~Plan() = default;

QStringList Workload::computeIds() const
{
    return std::visit(ComputeIds(), detail);
}

const Compute *Plan::compute(QStringView id) const
{
    return findById(computes, id);
}

Compute *Plan::compute(QStringView id)
{
    return findById(computes, id);
}

const Workload *Plan::workload(QStringView id) const
{
    return findById(workloads, id);
}

Workload *Plan::workload(QStringView id)
{
    return findById(workloads, id);
}

int Plan::computeIndex(QStringView id) const
{
    const Compute *found = compute(id);
    return found ? static_cast<int>(found - computes.data()) : -1;
}

QString Plan::ownerOf(OwnerRole role) const
{
    const QString named = owners.of(role).trimmed();
    return named.isEmpty() && role == OwnerRole::Plan ? author.trimmed() : named;
}

} // namespace slipway
