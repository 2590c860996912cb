// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/stagescope.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("slipway::StageScope", text);
}

bool isOfKind(const Workload &workload, StageScope::Kind kind)
{
    return workload.detail.index() == static_cast<std::size_t>(kind);
}

/// "train", "train-2"...: the first that nothing in the plan is called.
QString freeId(const Plan &plan, const QString &stem)
{
    for (int number = 1;; ++number) {
        const QString id = number == 1 ? stem : stem + u'-' + QString::number(number);
        if (!plan.compute(id) && !plan.workload(id))
            return id;
    }
}

struct NewWorkload
{
    const char *id;
    const char *compute;
    const char *name;
    const char *target;
    Workload::Detail detail;
};

NewWorkload newWorkload(StageScope::Kind kind)
{
    switch (kind) {
    case StageScope::Kind::Experimentation:
        return {"explore", "notebooks", QT_TRANSLATE_NOOP("slipway::StageScope", "Experimentation"),
                "compute_instance", Experimentation{}};
    case StageScope::Kind::Training:
        return {"train", "train-cluster", QT_TRANSLATE_NOOP("slipway::StageScope", "Training"),
                "compute_cluster", TrainingJob{}};
    case StageScope::Kind::Realtime:
        return {"endpoint", "endpoint-instances",
                QT_TRANSLATE_NOOP("slipway::StageScope", "Real-time endpoint"), "managed_online_endpoint",
                RealtimeEndpoint{}};
    case StageScope::Kind::Batch:
        break;
    }
    return {"score", "score-cluster", QT_TRANSLATE_NOOP("slipway::StageScope", "Batch scoring"),
            "compute_cluster", BatchScoring{}};
}

} // namespace

StageScope::StageScope(Kind kind, QObject *parent)
    : QObject(parent)
    , m_kind(kind)
{
}

int StageScope::workloadIndex(const Plan &plan) const
{
    int first = -1;
    for (std::size_t i = 0; i < plan.workloads.size(); ++i) {
        if (!isOfKind(plan.workloads[i], m_kind))
            continue;
        if (plan.workloads[i].id == m_workloadId)
            return static_cast<int>(i);
        if (first < 0)
            first = static_cast<int>(i);
    }
    return first;
}

QStringList StageScope::workloadIds(const Plan &plan) const
{
    QStringList ids;
    for (const Workload &workload : plan.workloads) {
        if (isOfKind(workload, m_kind))
            ids << workload.id;
    }
    return ids;
}

int StageScope::computeIndex(const Plan &plan) const
{
    const Workload *workload = workloadOf(plan);
    const QStringList ids = workload ? workload->computeIds() : QStringList();
    return ids.isEmpty() ? -1 : plan.computeIndex(ids.first());
}

void StageScope::choose(const QString &workloadId)
{
    if (m_workloadId == workloadId)
        return;
    m_workloadId = workloadId;
    Q_EMIT chosen();
}

void StageScope::chooseFor(const Plan &plan, const QString &pointer)
{
    const QStringList parts = pointer.split(u'/');
    bool isNumber = false;
    const std::size_t index = parts.size() > 2 ? parts.at(2).toUInt(&isNumber) : 0;
    if (!isNumber)
        return;
    for (std::size_t i = 0; i < plan.workloads.size(); ++i) {
        const Workload &workload = plan.workloads[i];
        const bool meant = parts.at(1) == u"workloads" ? i == index
                                                       : parts.at(1) == u"computes"
                && index < plan.computes.size() && workload.computeIds().contains(plan.computes[index].id);
        if (meant && isOfKind(workload, m_kind)) {
            choose(workload.id);
            return;
        }
    }
}

PointerOf StageScope::workloadMember(const QString &member) const
{
    return [this, member](const Plan &plan) {
        const int index = workloadIndex(plan);
        return index < 0 ? QString() : u"/workloads/%1/%2"_s.arg(index).arg(member);
    };
}

PointerOf StageScope::computeMember(const QString &member) const
{
    return [this, member](const Plan &plan) {
        const int index = computeIndex(plan);
        return index < 0 ? QString() : u"/computes/%1/%2"_s.arg(index).arg(member);
    };
}

PointerOf StageScope::detailMember(const QString &member) const
{
    static const std::array<QString, 4> names
        = {u"experimentation/"_s, u"training/"_s, u"realtime/"_s, u"batch/"_s};
    return workloadMember(names[static_cast<std::size_t>(m_kind)] + member);
}

QString addWorkload(Plan &plan, StageScope::Kind kind, const Catalog &catalog)
{
    const NewWorkload wanted = newWorkload(kind);
    Compute compute;
    compute.id = freeId(plan, QLatin1StringView(wanted.compute));
    compute.target = QLatin1StringView(wanted.target);
    const bool gpu = kind == StageScope::Kind::Training ? plan.model.gpuForTraining
        : kind == StageScope::Kind::Experimentation     ? false
                                                        : plan.model.gpuForInference;
    const QString size = gpu ? u"Standard_NC4as_T4_v3"_s : u"Standard_DS3_v2"_s;
    if (catalog.findSize(size))
        compute.size = size;

    Workload workload;
    workload.id = freeId(plan, QLatin1StringView(wanted.id));
    workload.name = tr(wanted.name);
    workload.detail = wanted.detail;
    if (auto *explore = std::get_if<Experimentation>(&workload.detail))
        explore->compute = compute.id;
    if (auto *job = std::get_if<TrainingJob>(&workload.detail))
        job->compute = compute.id;
    if (auto *batch = std::get_if<BatchScoring>(&workload.detail))
        batch->compute = compute.id;
    if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
        Deployment deployment;
        deployment.id = u"blue"_s;
        deployment.compute = compute.id;
        endpoint->deployments = {deployment};
    }
    const QString id = workload.id;
    plan.computes.push_back(compute);
    plan.workloads.push_back(workload);
    return id;
}

void removeWorkload(Plan &plan, const QString &workloadId)
{
    const Workload *workload = plan.workload(workloadId);
    if (!workload)
        return;
    const QStringList computes = workload->computeIds();
    std::erase_if(plan.workloads, [&](const Workload &each) { return each.id == workloadId; });
    for (Workload &each : plan.workloads) {
        if (auto *job = std::get_if<TrainingJob>(&each.detail))
            job->dependsOn.removeAll(workloadId);
    }
    std::erase_if(plan.computes, [&](const Compute &compute) {
        return computes.contains(compute.id)
            && std::none_of(plan.workloads.begin(), plan.workloads.end(),
                            [&](const Workload &each) { return each.computeIds().contains(compute.id); });
    });
}

} // namespace slipway
