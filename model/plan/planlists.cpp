// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/planlists.h"

#include <QRegularExpression>

#include <algorithm>

namespace slipway::planlists {

using namespace Qt::StringLiterals;

namespace {

/// "train" of "train" and of "train-2"; "Training" of "Training 2".
QString stemOf(const QString &name, const QString &separator)
{
    static const QString digits = u"[0-9]+$"_s;
    QString stem = name;
    stem.remove(QRegularExpression(separator + digits));
    return stem.isEmpty() ? name : stem;
}

/// "train-2", "train-3"...: the first that nothing in the plan is called.
QString freeId(const Plan &plan, const QString &id)
{
    const QString stem = stemOf(id, u"-"_s);
    for (int number = 2;; ++number) {
        const QString free = stem + u'-' + QString::number(number);
        if (!plan.compute(free) && !plan.workload(free))
            return free;
    }
}

/// "Training 2", "Training 3"...: the first that no workload is called.
QString freeName(const Plan &plan, const QString &name)
{
    const QString stem = stemOf(name, u" "_s);
    for (int number = 2;; ++number) {
        const QString free = stem + u' ' + QString::number(number);
        if (std::none_of(plan.workloads.begin(), plan.workloads.end(),
                         [&](const Workload &each) { return each.name == free; }))
            return free;
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

/// Computes that nothing uses any more, out of those that were used before.
void dropUnused(Plan &plan, const QStringList &candidates)
{
    std::erase_if(plan.computes, [&](const Compute &compute) {
        return candidates.contains(compute.id) && usersOf(plan, compute.id).isEmpty();
    });
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

void removeWorkload(Plan &plan, const QString &workloadId)
{
    const Workload *workload = plan.workload(workloadId);
    if (!workload)
        return;
    const QStringList computes = workload->computeIds();
    const QString id = workloadId; // the argument may be the id inside the workload
    std::erase_if(plan.workloads, [&](const Workload &each) { return each.id == id; });
    for (Workload &each : plan.workloads) {
        if (auto *job = std::get_if<TrainingJob>(&each.detail))
            job->dependsOn.removeAll(id);
    }
    dropUnused(plan, computes);
}

void removeDeployment(Plan &plan, RealtimeEndpoint &endpoint, int index)
{
    if (index < 0 || index >= static_cast<int>(endpoint.deployments.size()))
        return;
    const Deployment gone = endpoint.deployments[static_cast<std::size_t>(index)];
    endpoint.deployments.erase(endpoint.deployments.begin() + index);
    if (!endpoint.deployments.empty())
        endpoint.deployments.front().trafficPercent
            = std::min(100.0, endpoint.deployments.front().trafficPercent + gone.trafficPercent);
    dropUnused(plan, {gone.compute});
}

void splitEvenly(RealtimeEndpoint &endpoint)
{
    if (endpoint.deployments.empty())
        return;
    const int count = static_cast<int>(endpoint.deployments.size());
    const int share = 10'000 / count;
    for (Deployment &deployment : endpoint.deployments)
        deployment.trafficPercent = share / 100.0;
    endpoint.deployments.front().trafficPercent = (10'000 - share * (count - 1)) / 100.0;
}

} // namespace slipway::planlists
