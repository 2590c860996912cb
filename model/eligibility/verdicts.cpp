// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/eligibility/verdicts.h"

#include "model/base/datawords.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/eligibility/eligibility.h"
#include "model/plan/stages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

struct Need
{
    const char *capability;
    const char *words;
    bool wanted;
};

/// What is asked of a target: by all work of a stage, or by one workload.
struct Asked
{
    LifecycleStage stage = LifecycleStage::Training;
    bool outside = false; ///< it may not run in Azure
    Placement where = Placement::Cloud;
    bool realTime = false;
    bool batch = false;
    bool hosted = false; ///< a model of the provider is named
    bool automl = false;
    bool pipelines = false;
    bool designer = false;
    bool gpu = false;
};

/// Whether a model of the provider can do the work: hosted ones answer in words. What another kind of model learned, only that model
/// knows.
bool isOwnModel(const Plan &plan)
{
    return plan.model.kind != ModelKind::Language && plan.model.kind != ModelKind::Other;
}

/// The edge is where a model serves; it is tried and trained in the cloud, unless the work says so itself. On premises
/// nothing leaves.
bool isOutside(Placement placement, bool ownWord, LifecycleStage stage)
{
    return placement == Placement::OnPremises
        || (placement == Placement::Edge && (ownWord || stage == LifecycleStage::Deployment));
}

/// Whether a job uses a tool of the plan: those of its kind do, and all where none is of that kind.
bool usesTool(const Plan &plan, bool planned, const Workload &workload, TrainingKind kind)
{
    const auto isOfKind = [kind](const Workload &each) {
        const auto *job = std::get_if<TrainingJob>(&each.detail);
        return each.enabled && job && job->kind == kind;
    };
    return planned && (isOfKind(workload) || std::ranges::none_of(plan.workloads, isOfKind));
}

/// Of place and kind of work, not of tools.
Asked askedBy(const Plan &plan, const Workload &workload)
{
    Asked asked;
    asked.stage = stageOf(workload);
    asked.where = workload.placement.value_or(plan.placement);
    asked.outside = isOutside(asked.where, workload.placement.has_value(), asked.stage);
    asked.realTime = std::holds_alternative<RealtimeEndpoint>(workload.detail);
    asked.batch = std::holds_alternative<BatchScoring>(workload.detail);
    for (const QString &id : workload.computeIds()) {
        const Compute *compute = plan.compute(id);
        asked.hosted = asked.hosted || (compute && compute->hosted);
    }
    return asked;
}

/// Together, the work of a stage may run in Azure where any of it may.
Asked askedIn(const Plan &plan, LifecycleStage stage)
{
    Asked all{stage, isOutside(plan.placement, false, stage), plan.placement};
    all.automl = plan.tools.automl;
    all.pipelines = plan.tools.pipelines;
    all.designer = plan.tools.designer;
    all.gpu = stage == LifecycleStage::Deployment ? plan.model.gpuForInference : plan.model.gpuForTraining;
    bool first = true;
    for (const Workload &workload : plan.workloads) {
        if (!workload.enabled)
            continue;
        const Asked one = askedBy(plan, workload);
        all.realTime = all.realTime || one.realTime;
        all.batch = all.batch || one.batch;
        all.hosted = all.hosted || one.hosted;
        if (one.stage != stage)
            continue;
        all.outside = one.outside && (first || all.outside);
        if (first || one.outside)
            all.where = one.where;
        first = false;
    }
    return all;
}

QString stageWords(LifecycleStage stage)
{
    switch (stage) {
    case LifecycleStage::Experimentation:
        return PlanWords::tr("experimentation");
    case LifecycleStage::Training:
        return PlanWords::tr("training");
    case LifecycleStage::Deployment:
        return PlanWords::tr("deployment");
    }
    return {};
}

bool holds(const Plan &plan, const Asked &asked, const Recommendation &recommendation)
{
    switch (recommendation.when) {
    case Recommendation::When::InAzure:
        return !asked.outside;
    case Recommendation::When::OutsideAzure:
        return asked.outside;
    case Recommendation::When::Notebooks:
        return !asked.outside && plan.tools.notebooks;
    case Recommendation::When::Spark:
        return !asked.outside && plan.tools.spark;
    case Recommendation::When::RealTime:
        return !asked.outside && asked.realTime;
    case Recommendation::When::Batch:
        return !asked.outside && asked.batch;
    }
    return false;
}

/// Why the target is a first choice of the documentation for what is asked; empty where it is none.
QString recommendation(const Plan &plan, const ComputeTarget &target, const Asked &asked)
{
    const auto found = std::ranges::find_if(target.traits.recommended, [&](const Recommendation &each) {
        return each.stage == asked.stage && holds(plan, asked, each);
    });
    return found == target.traits.recommended.end() ? QString() : dataWords(found->reason);
}

/// Where the target is described, as far as the catalog says it.
Source sourceOf(const ComputeTarget &target)
{
    if (!target.capabilities.empty())
        return target.capabilities.front().source;
    return target.facts.empty() ? target.status.source : target.facts.front().source;
}

/// Empty where nothing is unmet; `source` is then left alone.
QString unmetNeed(const Asked &asked, const ComputeTarget &target, QStringList &doubts, Source &source)
{
    std::vector<Need> needs;
    if (asked.stage == LifecycleStage::Training) {
        needs.push_back({"automl", QT_TRANSLATE_NOOP("slipway::PlanWords", "AutoML"), asked.automl});
        needs.push_back({"pipelines", QT_TRANSLATE_NOOP("slipway::PlanWords", "pipelines"), asked.pipelines});
        needs.push_back({"designer", QT_TRANSLATE_NOOP("slipway::PlanWords", "the designer"), asked.designer});
        needs.push_back({"gpu", QT_TRANSLATE_NOOP("slipway::PlanWords", "GPUs"), asked.gpu});
    } else if (asked.stage == LifecycleStage::Deployment) {
        needs.push_back({"gpu", QT_TRANSLATE_NOOP("slipway::PlanWords", "GPUs for serving"), asked.gpu});
    }
    for (const Need &need : needs) {
        if (!need.wanted)
            continue;
        const Capability *capability = target.capability(QString::fromLatin1(need.capability));
        const QString words = PlanWords::tr(need.words);
        if (!capability || capability->support == Support::Unknown)
            doubts << PlanWords::tr("Whether it supports %1 is not stated.").arg(words);
        else if (capability->support == Support::No) {
            source = capability->source;
            return PlanWords::tr("Does not support %1 (table of %2).")
                .arg(words, dataWords(capability->source.asOf));
        } else if (!capability->note.isEmpty())
            doubts << u"%1: %2."_s.arg(words.at(0).toUpper() + words.mid(1), dataWords(capability->note));
    }
    return {};
}

TargetVerdict judge(const Plan &plan, const Catalog &catalog, const ComputeTarget &target, const Asked &asked,
                    const QDate &asOf)
{
    const LifecycleStage stage = asked.stage;
    TargetVerdict verdict{target.id, stage, Verdict::NotPossible, {}, sourceOf(target)};
    if (!target.serves(stage)) {
        verdict.reasons << PlanWords::tr("Not offered for %1.").arg(stageWords(stage));
        return verdict;
    }
    if (target.status.endedBy(asOf)) {
        QStringList names;
        for (const QString &id : target.status.replacements)
            names << targetName(catalog, id);
        verdict.reasons << (target.status.date.isValid()
                                ? PlanWords::tr("Ended on %1.").arg(target.status.date.toString(Qt::ISODate))
                                : PlanWords::tr("Retired."));
        verdict.source = target.status.source;
        if (!names.isEmpty())
            verdict.reasons << PlanWords::tr("Use %1 instead.").arg(names.join(PlanWords::tr(" or ")));
        return verdict;
    }
    if (asked.outside && !target.traits.outsideAzure) {
        verdict.reasons << PlanWords::tr("Runs in Azure only; this work must run %1.")
                               .arg(asked.where == Placement::Edge ? PlanWords::tr("at the edge")
                                                                   : PlanWords::tr("on premises"));
        return verdict;
    }
    QStringList doubts;
    const QString unmet = unmetNeed(asked, target, doubts, verdict.source);
    if (!unmet.isEmpty()) {
        verdict.reasons << unmet;
        return verdict;
    }
    if (stage == LifecycleStage::Deployment && asked.realTime && !asked.batch && !target.realTime) {
        verdict.reasons << PlanWords::tr("Does not answer in real time, which this plan asks for.");
        return verdict;
    }
    if (stage == LifecycleStage::Deployment && asked.batch && !asked.realTime && !target.batch) {
        verdict.reasons << PlanWords::tr("Does not score batches, which this plan asks for.");
        return verdict;
    }
    if (stage == LifecycleStage::Deployment && target.traits.billing == Billing::Tokens && !asked.hosted
        && isOwnModel(plan)) {
        verdict.reasons << PlanWords::tr("Serves hosted models only; the model of this plan is its own.");
        return verdict;
    }
    const QString why = recommendation(plan, target, asked);
    verdict.verdict = why.isEmpty() ? Verdict::Possible : Verdict::Recommended;
    verdict.reasons << (why.isEmpty() ? dataWords(target.description) : why);
    verdict.reasons << doubts;
    if (!target.statusNote.isEmpty())
        verdict.reasons << dataWords(target.statusNote);
    return verdict;
}

} // namespace

std::vector<TargetVerdict> judgeTargets(const Plan &plan, const Catalog &catalog, const QDate &asOf)
{
    std::vector<TargetVerdict> verdicts;
    for (const LifecycleStage stage :
         {LifecycleStage::Experimentation, LifecycleStage::Training, LifecycleStage::Deployment}) {
        const Asked asked = askedIn(plan, stage);
        for (const ComputeTarget &target : catalog.targets())
            verdicts.push_back(judge(plan, catalog, target, asked, asOf));
    }
    return verdicts;
}

TargetVerdict judgeTarget(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                          const ComputeTarget &target, const Workload &workload, const QDate &asOf)
{
    Asked asked = askedBy(plan, workload);
    asked.automl = usesTool(plan, plan.tools.automl, workload, TrainingKind::AutoML);
    asked.pipelines = usesTool(plan, plan.tools.pipelines, workload, TrainingKind::PipelineStep);
    asked.designer = plan.tools.designer;
    asked.gpu = needsGpu(plan, index, catalog, workload);
    return judge(plan, catalog, target, asked, asOf);
}

bool usesVmSizes(const Catalog &catalog, const QString &targetId)
{
    return catalog.traits(targetId).takesSizes();
}

bool acceptsAnySize(const Catalog &catalog, const QString &targetId)
{
    return catalog.traits(targetId).sizes == SizeChoice::Any;
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

bool sellsReservations(const Catalog &catalog, const VmSize &size, PriceType type, const QDate &day)
{
    const VmSeries *own = catalog.seriesOf(size);
    const QDate end = own ? own->reservationsEnd(termMonths(type)) : QDate();
    return !end.isValid() || day < end;
}

} // namespace slipway
