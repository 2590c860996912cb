// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/stagescope.h"

#include "model/catalog/sizesupport.h"
#include "model/plan/planlists.h"
#include "model/proposals/usualwork.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct StageTexts
{
    Q_DECLARE_TR_FUNCTIONS(slipway::StageScope)
};

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
    UsualFor work;
    Workload::Detail detail;
};

NewWorkload newWorkload(StageScope::Kind kind)
{
    switch (kind) {
    case StageScope::Kind::Experimentation:
        return {"explore", "notebooks", QT_TRANSLATE_NOOP("slipway::StageScope", "Experimentation"),
                UsualFor::Experimentation, Experimentation{}};
    case StageScope::Kind::Training:
        return {"train", "train-cluster", QT_TRANSLATE_NOOP("slipway::StageScope", "Training"),
                UsualFor::Training, TrainingJob{}};
    case StageScope::Kind::Realtime:
        return {"endpoint", "endpoint-instances",
                QT_TRANSLATE_NOOP("slipway::StageScope", "Real-time endpoint"), UsualFor::RealTime,
                RealtimeEndpoint{}};
    case StageScope::Kind::Batch:
        break;
    }
    return {"score", "score-cluster", QT_TRANSLATE_NOOP("slipway::StageScope", "Batch scoring"),
            UsualFor::Batch, BatchScoring{}};
}

/// The work that machines without a GPU do too slowly to begin with them.
bool usuallyOnGpus(ModelKind kind)
{
    return kind == ModelKind::Language || kind == ModelKind::Speech;
}

/// A usual size to begin with: the first that the target is known to take and that does not end. Empty where the catalog has
/// none. What it holds of a model is for the sizing to say.
QString usualSize(const Catalog &catalog, const QString &target, bool gpu, bool serves, const ModelProfile &model)
{
    // 16 GiB hold 150 % of the weights of 5 billion parameters with 16 bits each, 80 GiB those of 27 billion; with 32 bits each, as
    // CPUs take them, 16 GiB those of 2.8 billion and 128 GiB those of 22.
    constexpr double mostOnT4 = 5;
    constexpr double mostInMemory = 2.5;
    static const QStringList withGpu = {u"Standard_NC4as_T4_v3"_s};
    static const QStringList withLargeGpu = {u"Standard_NC24ads_A100_v4"_s, u"Standard_NC40ads_H100_v5"_s};
    static const QStringList withoutGpu
        = {u"Standard_D4as_v4"_s, u"Standard_D4ds_v4"_s, u"Standard_D4s_v3"_s, u"Standard_E4s_v3"_s};
    static const QStringList withLargeMemory = {u"Standard_E16s_v3"_s, u"Standard_E16ds_v4"_s};
    const double billions = model.parametersBillion ? model.parametersBillion->likely : 0;
    const QStringList &withoutGpuFor = serves && billions > mostInMemory ? withLargeMemory : withoutGpu;
    for (const QString &name : !gpu ? withoutGpuFor : billions > mostOnT4 ? withLargeGpu : withGpu) {
        const std::optional<SizeId> id = catalog.findSize(name);
        if (!id)
            continue;
        const VmSize &size = catalog.size(*id);
        if (!size.retirement.date.isValid() && supportOn(catalog, size, target) == Support::Yes)
            return name;
    }
    return {};
}

Compute newCompute(const Plan &plan, StageScope::Kind kind, const Catalog &catalog)
{
    const NewWorkload wanted = newWorkload(kind);
    Compute compute;
    compute.id = freeId(plan, QLatin1StringView(wanted.compute));
    compute.target = catalog.usualTarget(wanted.work);
    const bool asked = kind == StageScope::Kind::Training ? plan.model.gpuForTraining : plan.model.gpuForInference;
    const bool gpu = kind != StageScope::Kind::Experimentation && (asked || usuallyOnGpus(plan.model.kind));
    compute.size = usualSize(catalog, compute.target, gpu, kind == StageScope::Kind::Realtime, plan.model);
    return compute;
}

/// What is new serves production: as many instances as are documented for that.
Deployment newDeployment(const QString &compute, const Catalog &catalog)
{
    Deployment deployment;
    deployment.compute = compute;
    if (const Limit *limit = catalog.limit(u"sizing.instances_for_availability"))
        deployment.instances = deployment.minInstances = static_cast<int>(limit->value);
    return deployment;
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

int StageScope::deploymentIndex(const Plan &plan) const
{
    const auto *endpoint = detailOf<RealtimeEndpoint>(plan);
    if (!endpoint || endpoint->deployments.empty())
        return -1;
    for (std::size_t i = 0; i < endpoint->deployments.size(); ++i) {
        if (endpoint->deployments[i].id == m_deploymentId)
            return static_cast<int>(i);
    }
    return 0;
}

QString StageScope::computeName(const Plan &plan) const
{
    const Workload *workload = workloadOf(plan);
    if (!workload)
        return {};
    if (m_kind == Kind::Realtime) {
        const Deployment *deployment = deploymentOf(plan);
        return deployment ? deployment->compute : QString();
    }
    return workload->computeIds().value(0);
}

QString *StageScope::computeName(Plan &plan) const
{
    if (Deployment *deployment = deploymentOf(plan))
        return &deployment->compute;
    if (auto *explore = detailOf<Experimentation>(plan))
        return &explore->compute;
    if (auto *job = detailOf<TrainingJob>(plan))
        return &job->compute;
    if (auto *batch = detailOf<BatchScoring>(plan))
        return &batch->compute;
    return nullptr;
}

int StageScope::computeIndex(const Plan &plan) const
{
    return plan.computeIndex(computeName(plan));
}

QStringList StageScope::sharedWith(const Plan &plan) const
{
    const Workload *shown = workloadOf(plan);
    const int index = computeIndex(plan);
    QStringList ids;
    if (!shown || index < 0)
        return ids;
    for (const Workload &workload : plan.workloads) {
        if (workload.id != shown->id
            && workload.computeIds().contains(plan.computes[static_cast<std::size_t>(index)].id))
            ids << workload.id;
    }
    return ids;
}

void StageScope::choose(const QString &workloadId)
{
    if (m_workloadId == workloadId)
        return;
    m_workloadId = workloadId;
    m_deploymentId.clear();
    Q_EMIT chosen();
}

void StageScope::chooseDeployment(const QString &deploymentId)
{
    if (m_deploymentId == deploymentId)
        return;
    m_deploymentId = deploymentId;
    Q_EMIT chosen();
}

void StageScope::chooseFor(const Plan &plan, const QString &pointer)
{
    const QStringList parts = pointer.split(u'/');
    bool isNumber = false;
    const std::size_t index = parts.size() > 2 ? parts.at(2).toUInt(&isNumber) : 0;
    if (!isNumber)
        return;
    if (parts.at(1) == u"computes" && computeIndex(plan) == static_cast<int>(index))
        return; // on show already, maybe for another workload than the first
    for (std::size_t i = 0; i < plan.workloads.size(); ++i) {
        const Workload &workload = plan.workloads[i];
        const bool inCompute = parts.at(1) == u"computes" && index < plan.computes.size()
            && workload.computeIds().contains(plan.computes[index].id);
        const bool meant = parts.at(1) == u"workloads" ? i == index : inCompute;
        if (!meant || !isOfKind(workload, m_kind))
            continue;
        choose(workload.id);
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        const int at = parts.value(4) == u"deployments" ? parts.value(5).toInt() : -1;
        for (std::size_t d = 0; endpoint && d < endpoint->deployments.size(); ++d) {
            if (inCompute ? endpoint->deployments[d].compute == plan.computes[index].id
                          : static_cast<int>(d) == at) {
                chooseDeployment(endpoint->deployments[d].id);
                break;
            }
        }
        return;
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

PointerOf StageScope::deploymentMember(const QString &member) const
{
    return [this, member](const Plan &plan) {
        const int index = deploymentIndex(plan);
        return index < 0 ? QString()
                         : detailMember(u"deployments/%1/%2"_s.arg(QString::number(index), member))(plan);
    };
}

PointerOf StageScope::computeReference() const
{
    return m_kind == Kind::Realtime ? deploymentMember(u"compute"_s) : detailMember(u"compute"_s);
}

QString addWorkload(Plan &plan, StageScope::Kind kind, const Catalog &catalog)
{
    const NewWorkload wanted = newWorkload(kind);
    const Compute compute = newCompute(plan, kind, catalog);

    Workload workload;
    workload.id = freeId(plan, QLatin1StringView(wanted.id));
    workload.name = StageTexts::tr(wanted.name);
    workload.detail = wanted.detail;
    if (auto *explore = std::get_if<Experimentation>(&workload.detail))
        explore->compute = compute.id;
    // A language model begins as on the goal sheet: hours and answer times then follow from it.
    const std::optional<LanguageWork> language = usualLanguageWork(plan, catalog);
    if (auto *job = std::get_if<TrainingJob>(&workload.detail)) {
        if (language)
            *job = language->tuning;
        else if (plan.model.kind == ModelKind::Language)
            job->work.fineTuning = FineTuning::LowRank; // all its weights take many times the memory
        job->compute = compute.id;
    }
    if (auto *batch = std::get_if<BatchScoring>(&workload.detail))
        batch->compute = compute.id;
    if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
        Deployment deployment = newDeployment(compute.id, catalog);
        if (language) {
            *endpoint = language->answers;
            deployment = endpoint->deployments.front();
            deployment.compute = compute.id;
        }
        deployment.id = u"blue"_s;
        endpoint->deployments = {deployment};
    }
    const QString id = workload.id;
    plan.computes.push_back(compute);
    plan.workloads.push_back(workload);
    return id;
}

void giveOwnCompute(Plan &plan, const StageScope &scope, const Catalog &catalog)
{
    QString *name = scope.computeName(plan);
    if (!name)
        return;
    if (const Compute *now = scope.computeOf(plan)) {
        *name = planlists::copyCompute(plan, now->id);
        return;
    }
    plan.computes.push_back(newCompute(plan, scope.kind(), catalog));
    *name = plan.computes.back().id;
}

QString addDeployment(Plan &plan, const StageScope &scope, const Catalog &catalog)
{
    auto *endpoint = scope.detailOf<RealtimeEndpoint>(plan);
    if (!endpoint)
        return {};
    const auto taken = [endpoint](const QString &id) {
        return std::any_of(endpoint->deployments.begin(), endpoint->deployments.end(),
                           [&id](const Deployment &each) { return each.id == id; });
    };
    Deployment added;
    if (const Deployment *shown = scope.deploymentOf(plan)) {
        added = *shown;
        added.trafficPercent = 0;
    } else {
        const Compute compute = newCompute(plan, scope.kind(), catalog);
        added = newDeployment(compute.id, catalog);
        plan.computes.push_back(compute);
    }
    added.id = taken(u"blue"_s) ? u"green"_s : u"blue"_s;
    for (int number = 2; taken(added.id); ++number)
        added.id = u"green-"_s + QString::number(number);
    endpoint->deployments.push_back(added);
    return added.id;
}

} // namespace slipway
