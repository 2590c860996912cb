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
