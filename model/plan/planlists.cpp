// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/planlists.h"

#include <algorithm>

namespace slipway::planlists {

using namespace Qt::StringLiterals;

namespace {

/// "train-2", "train-3"...: the first that nothing in the plan is called.
QString freeId(const Plan &plan, const QString &stem)
{
    for (int number = 2;; ++number) {
        const QString id = stem + u'-' + QString::number(number);
        if (!plan.compute(id) && !plan.workload(id))
            return id;
    }
}

/// "Training 2", "Training 3"...: the first that no workload is called.
QString freeName(const Plan &plan, const QString &stem)
{
    for (int number = 2;; ++number) {
        const QString name = stem + u' ' + QString::number(number);
        if (std::none_of(plan.workloads.begin(), plan.workloads.end(),
                         [&](const Workload &each) { return each.name == name; }))
            return name;
    }
}

void renameIn(Workload::Detail &detail, const QString &from, const QString &to)
{
    const auto rename = [&](QString &compute) {
        if (compute == from)
            compute = to;
    };
    if (auto *people = std::get_if<Experimentation>(&detail))
        rename(people->compute);
    if (auto *job = std::get_if<TrainingJob>(&detail))
        rename(job->compute);
    if (auto *batch = std::get_if<BatchScoring>(&detail))
        rename(batch->compute);
    if (auto *endpoint = std::get_if<RealtimeEndpoint>(&detail)) {
        for (Deployment &deployment : endpoint->deployments)
            rename(deployment.compute);
    }
}

} // namespace

QStringList usersOf(const Plan &plan, const QString &computeId)
{
    QStringList users;
    for (const Workload &workload : plan.workloads) {
        if (workload.computeIds().contains(computeId))
            users << workload.id;
    }
    return users;
}

QString copyWorkload(Plan &plan, const QString &workloadId)
{
    const auto found = std::find_if(plan.workloads.begin(), plan.workloads.end(),
                                    [&](const Workload &each) { return each.id == workloadId; });
    if (found == plan.workloads.end())
        return {};
    Workload copy = *found;
    copy.id = freeId(plan, workloadId);
    copy.name = freeName(plan, copy.name.isEmpty() ? workloadId : copy.name);
    const QString id = copy.id;
    plan.workloads.insert(found + 1, std::move(copy));
    return id;
}

QString copyCompute(Plan &plan, const QString &computeId)
{
    const int index = plan.computeIndex(computeId);
    if (index < 0)
        return {};
    Compute copy = plan.computes[static_cast<std::size_t>(index)];
    copy.id = freeId(plan, computeId);
    const QString id = copy.id;
    plan.computes.insert(plan.computes.begin() + index + 1, std::move(copy));
    return id;
}

bool renameCompute(Plan &plan, const QString &from, const QString &to)
{
    Compute *compute = plan.compute(from);
    if (!compute || to.isEmpty() || plan.compute(to))
        return false;
    compute->id = to;
    for (Workload &workload : plan.workloads)
        renameIn(workload.detail, from, to);
    return true;
}

bool removeCompute(Plan &plan, const QString &computeId)
{
    if (!plan.compute(computeId) || !usersOf(plan, computeId).isEmpty())
        return false;
    std::erase_if(plan.computes, [&](const Compute &each) { return each.id == computeId; });
    return true;
}

} // namespace slipway::planlists
