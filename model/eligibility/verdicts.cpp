// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/eligibility/verdicts.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct Need
{
    const char *capability;
    const char *words;
    bool wanted;
};

bool hasRealtime(const Plan &plan)
{
    return std::any_of(plan.workloads.begin(), plan.workloads.end(), [](const Workload &w) {
        return w.enabled && std::holds_alternative<RealtimeEndpoint>(w.detail);
    });
}

bool hasBatch(const Plan &plan)
{
    return std::any_of(plan.workloads.begin(), plan.workloads.end(), [](const Workload &w) {
        return w.enabled && std::holds_alternative<BatchScoring>(w.detail);
    });
}

QString stageWords(LifecycleStage stage)
{
    switch (stage) {
    case LifecycleStage::Experimentation:
        return u"experimentation"_s;
    case LifecycleStage::Training:
        return u"training"_s;
    case LifecycleStage::Deployment:
        return u"deployment"_s;
    }
    return {};
}

/// The edge is where a model serves; it is tried and trained in the cloud. On premises nothing leaves.
bool isOutside(const Plan &plan, LifecycleStage stage)
{
    return plan.placement == Placement::OnPremises
        || (plan.placement == Placement::Edge && stage == LifecycleStage::Deployment);
}

bool worksOutsideAzure(const QString &target)
{
    static const QStringList targets{u"local"_s,    u"kubernetes"_s,    u"kubernetes_online_endpoint"_s,
                                     u"iot_edge"_s, u"data_box_edge"_s, u"local_web_service"_s,
                                     u"remote_vm"_s};
    return targets.contains(target);
}

/// The first choice of the documentation for each stage, with the reason why it is one.
QString recommendation(const Plan &plan, const QString &target, LifecycleStage stage)
{
    const bool outside = isOutside(plan, stage);
    switch (stage) {
    case LifecycleStage::Experimentation:
        if (outside)
            return target == u"local" ? u"Data stays on the machine it is on."_s : QString();
        if (plan.tools.spark && target == u"serverless_spark")
            return u"Notebooks can use Spark without a pool to keep."_s;
        return target == u"compute_instance" ? u"A workstation for notebooks that is on when you need it."_s
                                             : QString();
    case LifecycleStage::Training:
        if (outside)
            return target == u"kubernetes" ? u"Arc brings your own cluster into the workspace."_s : QString();
        if (plan.tools.spark && target == u"serverless_spark")
            return u"Spark jobs without a pool to keep."_s;
        if (target == u"compute_cluster")
            return u"Scales with the jobs and back to zero nodes."_s;
        return target == u"serverless_compute" ? u"As a cluster, without one to create or manage."_s
                                               : QString();
    case LifecycleStage::Deployment:
        if (outside)
            return target == u"kubernetes_online_endpoint" ? u"Serves from your own cluster."_s : QString();
        if (target == u"managed_online_endpoint" && hasRealtime(plan))
            return u"Managed real-time serving with scaling and safe roll-outs."_s;
        if (target == u"batch_endpoint" && hasBatch(plan))
            return u"Batch scoring on a cluster; the endpoint itself is free."_s;
        return {};
    }
    return {};
}

/// Where the target is described, as far as the catalog says it.
Source sourceOf(const ComputeTarget &target)
{
    if (!target.capabilities.empty())
        return target.capabilities.front().source;
    return target.facts.empty() ? target.status.source : target.facts.front().source;
}

/// Empty where nothing is unmet; `source` is then left alone.
QString unmetNeed(const Plan &plan, const ComputeTarget &target, LifecycleStage stage, QStringList &doubts,
                  Source &source)
{
    std::vector<Need> needs;
    if (stage == LifecycleStage::Training) {
        needs.push_back({"automl", "AutoML", plan.tools.automl});
        needs.push_back({"pipelines", "pipelines", plan.tools.pipelines});
        needs.push_back({"designer", "the designer", plan.tools.designer});
        needs.push_back({"gpu", "GPUs", plan.model.gpuForTraining});
    } else if (stage == LifecycleStage::Deployment) {
        needs.push_back({"gpu", "GPUs for serving", plan.model.gpuForInference});
    }
    for (const Need &need : needs) {
        if (!need.wanted)
            continue;
        const Capability *capability = target.capability(QString::fromLatin1(need.capability));
        const QString words = QString::fromLatin1(need.words);
        if (!capability || capability->support == Support::Unknown)
            doubts << u"Whether it supports %1 is not stated."_s.arg(words);
        else if (capability->support == Support::No) {
            source = capability->source;
            return u"Does not support %1 (table of %2)."_s.arg(words, capability->source.asOf);
        } else if (!capability->note.isEmpty())
            doubts << u"%1: %2."_s.arg(words.at(0).toUpper() + words.mid(1), capability->note);
    }
    return {};
}

TargetVerdict judge(const Plan &plan, const Catalog &catalog, const ComputeTarget &target,
                    LifecycleStage stage, const QDate &asOf)
{
    TargetVerdict verdict{target.id, stage, Verdict::NotPossible, {}, sourceOf(target)};
    if (!target.serves(stage)) {
        verdict.reasons << u"Not offered for %1."_s.arg(stageWords(stage));
        return verdict;
    }
    if (target.status.endedBy(asOf)) {
        QStringList names;
        for (const QString &id : target.status.replacements) {
            const std::optional<TargetId> found = catalog.findTarget(id);
            names << (found ? catalog.target(*found).name : id);
        }
        verdict.reasons << (target.status.date.isValid()
                                ? u"Ended on %1."_s.arg(target.status.date.toString(Qt::ISODate))
                                : u"Retired."_s);
        verdict.source = target.status.source;
        if (!names.isEmpty())
            verdict.reasons << u"Use %1 instead."_s.arg(names.join(u" or "_s));
        return verdict;
    }
    if (isOutside(plan, stage) && !worksOutsideAzure(catalog.behaviourOf(target.id))) {
        verdict.reasons << u"Runs in Azure only; this plan must run %1."_s.arg(
            plan.placement == Placement::Edge ? u"at the edge"_s : u"on premises"_s);
        return verdict;
    }
    QStringList doubts;
    const QString unmet = unmetNeed(plan, target, stage, doubts, verdict.source);
    if (!unmet.isEmpty()) {
        verdict.reasons << unmet;
        return verdict;
    }
    if (stage == LifecycleStage::Deployment && hasRealtime(plan) && !hasBatch(plan) && !target.realTime) {
        verdict.reasons << u"Does not answer in real time, which this plan asks for."_s;
        return verdict;
    }
    if (stage == LifecycleStage::Deployment && hasBatch(plan) && !hasRealtime(plan) && !target.batch) {
        verdict.reasons << u"Does not score batches, which this plan asks for."_s;
        return verdict;
    }
    const QString why = recommendation(plan, target.id, stage);
    verdict.verdict = why.isEmpty() ? Verdict::Possible : Verdict::Recommended;
    verdict.reasons << (why.isEmpty() ? target.description : why);
    verdict.reasons << doubts;
    if (!target.statusNote.isEmpty())
        verdict.reasons << target.statusNote;
    return verdict;
}

} // namespace

std::vector<TargetVerdict> judgeTargets(const Plan &plan, const Catalog &catalog, const QDate &asOf)
{
    std::vector<TargetVerdict> verdicts;
    for (const LifecycleStage stage :
         {LifecycleStage::Experimentation, LifecycleStage::Training, LifecycleStage::Deployment}) {
        for (const ComputeTarget &target : catalog.targets())
            verdicts.push_back(judge(plan, catalog, target, stage, asOf));
    }
    return verdicts;
}

bool usesVmSizes(const Catalog &catalog, const QString &targetId)
{
    static const QStringList targets{u"compute_instance"_s,
                                     u"compute_cluster"_s,
                                     u"serverless_compute"_s,
                                     u"kubernetes"_s,
                                     u"aks_v1"_s,
                                     u"remote_vm"_s,
                                     u"managed_online_endpoint"_s,
                                     u"kubernetes_online_endpoint"_s,
                                     u"batch_endpoint"_s,
                                     u"compute_instance_web_service"_s};
    return targets.contains(catalog.behaviourOf(targetId));
}

bool acceptsAnySize(const Catalog &catalog, const QString &targetId)
{
    const QString like = catalog.behaviourOf(targetId);
    return like == u"kubernetes" || like == u"aks_v1" || like == u"kubernetes_online_endpoint"
        || like == u"remote_vm";
}

Support supportOn(const Catalog &catalog, const VmSize &size, const QString &targetId)
{
    if (!size.onlyOn.empty()) {
        const auto target = catalog.findTarget(targetId);
        const bool named
            = target && std::find(size.onlyOn.begin(), size.onlyOn.end(), *target) != size.onlyOn.end();
        return named ? Support::Yes : Support::No;
    }
    const QString like = catalog.behaviourOf(targetId);
    if (like == u"compute_instance" || like == u"compute_instance_web_service")
        return size.onComputeInstance;
    if (like == u"managed_online_endpoint")
        return size.onManagedEndpoint;
    if (acceptsAnySize(catalog, targetId))
        return Support::Yes;
    return size.onAmlCompute;
}

bool mayDataGoTo(const Plan &plan, const Region &region)
{
    const QStringList &allowed = plan.isolation.residency;
    return allowed.isEmpty() || allowed.contains(region.geography);
}

bool isIsolatedUntil(const Catalog &catalog, SizeId size, const QDate &last)
{
    const IsolatedSize *listed = catalog.isolatedSize(size);
    return listed ? listed->isolatedOn(last) : catalog.size(size).isolatedToday;
}

bool sellsReservations(const Catalog &catalog, const VmSize &size, const QDate &day)
{
    static const QStringList series{u"HBv2"_s, u"HC"_s};
    static const QDate stopped(2026, 4, 2);
    const VmSeries *own = catalog.seriesOf(size);
    return !own || !series.contains(own->id) || day < stopped;
}

} // namespace slipway
