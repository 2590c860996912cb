// SPDX-License-Identifier: GPL-3.0-or-later
// Training, tuning and scoring of a sheet, in Azure and on servers of one's own.
#include "model/base/planwords.h"
#include "model/proposals/assumed.h"
#include "model/proposals/planmaker.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::proposals {

namespace {

constexpr double runsOfEveryDay = 365.0 / 12;
/// Share of runs that fail and run again in full. Assumption of Slipway, 2026-11-22.
constexpr double usualFailedPercent = 10;
constexpr double usualCheckpointMinutes = 30;

FineTuning fineTuningOf(Adaptation adaptation)
{
    switch (adaptation) {
    case Adaptation::LowRank:
        return FineTuning::LowRank;
    case Adaptation::QuantizedLowRank:
        return FineTuning::QuantizedLowRank;
    case Adaptation::None:
    case Adaptation::Full:
        break;
    }
    return FineTuning::Full;
}

/// The whole figure and its ends.
Estimate scaled(const Estimate &estimate, double factor)
{
    Estimate result = estimate;
    result.likely *= factor;
    if (result.low)
        *result.low *= factor;
    if (result.high)
        *result.high *= factor;
    return result;
}

} // namespace

/// Servers of one's own do jobs through the target that takes nodes outside Azure.
void PlanMaker::makeOwn(Compute &compute) const
{
    for (const ComputeTarget &target : m_catalog.targets()) {
        if (target.traits.outsideAzure && target.batch && target.traits.billing == Billing::Kubernetes)
            compute.target = target.id;
    }
    compute.ownerPrice = m_sheet.ownPricePerHour;
    KubernetesOptions &kubernetes = compute.kubernetes.emplace();
    kubernetes.controlPlane = u"free"_s;
    kubernetes.systemNodes = 0;
}

TrainingJob PlanMaker::job(const QString &compute) const
{
    TrainingJob job;
    job.compute = compute;
    job.runsPerMonth = m_sheet.runsPerMonth.value_or(m_sheet.work == WorkKind::ManyModels ? 4 : 1);
    job.failedPercent = usualFailedPercent;
    job.deadlineHours = m_sheet.deadlineHours;
    TrainingWork &work = job.work;
    if (m_sheet.tuningTokensBillion) {
        work.method = WorkMethod::ParametersAndTokens;
        work.parametersBillion = m_plan.model.parametersBillion.value_or(0);
        work.tokensBillion = *m_sheet.tuningTokensBillion;
        work.exampleTokens = m_sheet.exampleTokens.value_or(0);
        work.fineTuning = fineTuningOf(m_sheet.adaptation);
        job.checkpointMinutes = usualCheckpointMinutes;
        return job;
    }
    work.measuredSize = reference();
    if (m_sheet.work == WorkKind::ManyModels) {
        const double vcpus = std::max(1.0, machineOf(reference()).vcpus);
        work.measuredHours = scaled(*m_sheet.models, m_sheet.secondsPerModel->likely / 3600 / vcpus);
        // A model that is done is not done again. Nothing has to be written for that beside the model, while a checkpoint is counted with
        // what it takes to write: of short ones, so many to one.
        job.checkpointMinutes = std::max(usualCheckpointMinutes, m_sheet.secondsPerModel->likely / 60);
    } else {
        work.measuredHours = *m_sheet.runHours;
        if (m_sheet.gpu)
            job.checkpointMinutes = usualCheckpointMinutes;
        // Where bf16 is there, it is what people train in; a GPU without it may not keep the loss from overflowing.
        if (m_sheet.gpu && machineOf(reference()).peakOf(Precision::BFloat16) > 0)
            work.trainingPrecision = Precision::BFloat16;
    }
    return job;
}

void PlanMaker::addTraining()
{
    const bool tunes = m_sheet.tuningTokensBillion && m_sheet.adaptation != Adaptation::None;
    Compute &compute = addCompute(tunes ? u"tune"_s : u"train"_s, UsualFor::Training,
                                  m_sheet.tuningTokensBillion ? QString() : reference());
    TrainingJob cloud = job(compute.id);
    if (m_sheet.ownPercent > 0)
        cloud.runsPerMonth = scaled(cloud.runsPerMonth, 1 - m_sheet.ownPercent / 100);
    const QString name = m_sheet.work == WorkKind::ManyModels ? PlanWords::tr("Training of all models")
        : tunes                                               ? PlanWords::tr("Tuning")
                                                              : PlanWords::tr("Training");
    addWorkload(compute.id, name, cloud);
    if (m_sheet.ownPercent > 0)
        addOwnTraining();
}

void PlanMaker::addOwnTraining()
{
    Compute &own = addCompute(u"own-servers"_s, UsualFor::Training, {});
    own.size = reference();
    makeOwn(own);
    TrainingJob job = this->job(own.id);
    job.runsPerMonth = scaled(job.runsPerMonth, m_sheet.ownPercent / 100);
    own.instances = std::max(
        1,
        static_cast<int>(std::ceil(job.runsPerMonth.likely * job.work.measuredHours.likely / (0.7 * 730))));
    own.maxNodes = own.instances;
    addWorkload(u"train-own"_s, PlanWords::tr("Training on own servers"), job).placement
        = Placement::OnPremises;
}

void PlanMaker::addBatch()
{
    Compute &compute = addCompute(u"score"_s, UsualFor::Batch, reference());
    const sizing::Machine machine = machineOf(reference());
    BatchScoring batch;
    batch.compute = compute.id;
    batch.itemsPerRun = scaled(*m_sheet.itemsPerDay, 1 - m_sheet.ownPercent / 100);
    batch.secondsPerItem = *m_sheet.secondsPerItem;
    batch.workersPerNode = std::max(1, static_cast<int>(machine.hasGpu() ? machine.gpus : machine.vcpus));
    batch.runsPerMonth = runsOfEveryDay;
    batch.windowHours = windowOf(m_sheet);
    batch.nodesPerRun = 0;
    const sizing::BatchNodes nodes = sizing::sizeBatch(m_plan, batch).derived;
    compute.maxNodes = std::clamp(nodes.nodes > 0 ? nodes.nodes : nodes.mostUseful, 1, 1000);
    const QString id = compute.id;
    addWorkload(id, PlanWords::tr("Scoring of every day"), batch);
    if (m_sheet.ownPercent > 0)
        addOwnBatch(batch);
}

void PlanMaker::addOwnBatch(const BatchScoring &cloud)
{
    Compute &own = addCompute(u"own-servers"_s, UsualFor::Batch, reference());
    makeOwn(own);
    BatchScoring batch = cloud;
    batch.compute = own.id;
    batch.itemsPerRun = scaled(*m_sheet.itemsPerDay, m_sheet.ownPercent / 100);
    const sizing::BatchNodes nodes = sizing::sizeBatch(m_plan, batch).derived;
    own.instances = std::clamp(nodes.nodes > 0 ? nodes.nodes : nodes.mostUseful, 1, 1000);
    own.maxNodes = batch.nodesPerRun = own.instances;
    addWorkload(u"score-own"_s, PlanWords::tr("Scoring on own servers"), batch).placement
        = Placement::OnPremises;
}

} // namespace slipway::proposals
