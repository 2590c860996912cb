// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/rulehelpers.h"

#include <QMap>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr const char *introduction = "Introduction to compute targets";
constexpr const char *introductionDate = "undated (about 2020-2021)";
constexpr const char *costPage = "Manage and optimize Azure Machine Learning costs";

bool hasGpu(const RuleInput &in, const QString &compute)
{
    const int index = in.plan.computeIndex(compute);
    if (index < 0)
        return false;
    const std::optional<SizeId> size = in.bill.computes[static_cast<std::size_t>(index)].size;
    return size && in.catalog.size(*size).gpu.has_value();
}

/// The first compute of the plan that scales with jobs; empty where there is none.
QString scalableCompute(const RuleInput &in)
{
    for (const Compute &compute : in.plan.computes) {
        const ComputeTarget *target = targetRecord(in, compute.target);
        const bool scales = target
            && (target->traits.billing == Billing::Cluster || target->traits.billing == Billing::Serverless);
        if (scales && target->serves(LifecycleStage::Training))
            return compute.id;
    }
    return {};
}

/// A single machine that people try things on.
bool isForDevelopment(const ComputeTarget &target)
{
    return !target.multiNode && target.serves(LifecycleStage::Experimentation);
}

void checkMoveToCluster(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        const ComputeTarget *target = targetRecord(in, targetOf(in, job.compute));
        if (workload.environment != Environment::Production || !target || !isForDevelopment(*target))
            return;
        const QString field = workloadField(i, u"training/compute");
        Finding &finding = sink.add(
            {Step::Training, field, workload.name}, u"Develop here, then move there"_s,
            u"One machine is for development on little data. Production training belongs on compute that starts with the job, scales and stops: a cluster or serverless compute."_s);
        const QString cluster = scalableCompute(in);
        if (!cluster.isEmpty())
            finding.fix = setWord(u"Train on %1"_s.arg(cluster), Step::Training, field, cluster);
    });
}

void checkStartSmall(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<
        Experimentation>(in, [&](std::size_t i, const Workload &workload, const Experimentation &session) {
        if (!hasGpu(in, session.compute) || in.plan.model.gpuForTraining)
            return;
        const auto index = static_cast<std::size_t>(in.plan.computeIndex(session.compute));
        Finding &finding = sink.add(
            {Step::Experimentation, workloadField(i, u"experimentation/compute"), workload.name},
            u"Experiments on a GPU, training without one"_s,
            u"Try things on a small part of the data on low-cost compute, and move to larger machines for training."_s);
        finding.fix = useFittingSize(in, index, [](const VmSize &size) {
            return !size.gpu && size.vcpus >= 4 && size.memoryGiB >= 16;
        });
    });
}

void checkLightSteps(const RuleInput &in, FindingSink &sink)
{
    QMap<QString, QStringList> steps; // by pipeline and compute
    QMap<QString, QString> field;
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        if (job.kind != TrainingKind::PipelineStep || job.pipeline.isEmpty() || !hasGpu(in, job.compute))
            return;
        const QString key = job.pipeline + u'\n' + job.compute;
        steps[key] << workload.name;
        field[key] = workloadField(i, u"training/compute");
    });
    for (auto it = steps.constBegin(); it != steps.constEnd(); ++it) {
        if (it->size() > 1)
            sink.add(
                {Step::Training, field.value(it.key()), it->join(u", "_s)},
                u"All steps of a pipeline use the GPU"_s,
                u"Train on the GPU, and let steps that prepare, test or register run on a cluster of CPUs: each step has its own compute."_s);
    }
}

void checkEarlyStop(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        const bool trials = job.kind == TrainingKind::Sweep || job.kind == TrainingKind::AutoML;
        if (trials && job.trials > 1 && job.earlyStoppedPercent <= 0)
            sink.add(
                {Step::Training, workloadField(i, u"training/earlyStoppedPercent"), workload.name},
                u"No trial is stopped early"_s,
                u"%1 trials run to their end. A policy that stops poor trials, a highest number and a time-out for trials keep the cost in bounds."_s
                    .arg(job.trials));
    });
}

void checkLongIdle(const RuleInput &in, FindingSink &sink)
{
    const int usual = static_cast<int>(limitValue(in, u"cluster.idle_seconds_default", 120));
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        // Half an hour is what the SDK sets when nothing is said.
        if (use.billing != cost::Billing::Cluster || compute.idleSeconds < 1800)
            return;
        sink.add(
                {stepOf(use.stage), computeField(i, u"idleSeconds"), compute.id},
                u"Nodes wait %1 minutes for the next job"_s.arg(compute.idleSeconds / 60),
                u"Each wait is billed for every node of the job. %1 seconds are usual; longer pays only while jobs follow each other quickly."_s
                    .arg(usual))
            .fix
            = setNumber(u"Wait %1 seconds"_s.arg(usual), stepOf(use.stage), computeField(i, u"idleSeconds"),
                        usual);
    });
}

void checkParallelJobs(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        const int index = in.plan.computeIndex(job.compute);
        if (index < 0 || traitsOf(in, job.compute).resource != WorkspaceResource::Instance)
            return;
        const std::optional<SizeId> size = in.bill.computes[static_cast<std::size_t>(index)].size;
        const int vcpus = size ? in.catalog.size(*size).vcpus : 0;
        if (vcpus == 0 || job.parallelTrials <= vcpus)
            return;
        const QString field = workloadField(i, u"training/parallelTrials");
        sink.add({Step::Training, field, workload.name},
                 u"More trials at a time than the instance has vCPUs"_s,
                 u"A compute instance runs one job for each of its %1 vCPUs; the others wait."_s.arg(vcpus))
            .fix
            = setNumber(u"Run %1 trials at a time"_s.arg(vcpus), Step::Training, field, vcpus);
    });
}

void checkSameRegion(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (compute.region.isEmpty() || compute.region == in.plan.region)
            return;
        const FindingSink::Place place{stepOf(use.stage), computeField(i, u"region"), compute.id};
        const PlanEdit fix
            = setWord(u"Use the plan's region"_s, stepOf(use.stage), computeField(i, u"region"), QString());
        if (const auto statement = aboutRegion(in, i, u"region.same"))
            sink.add(place, *statement).fix = fix;
        else
            sink.add(
                    place, u"Data crosses regions"_s,
                    u"Compute away from workspace and data waits longer and pays for traffic between regions, and moves the data there."_s)
                .fix
                = fix;
    });
}

constexpr std::array adviceRuleTable = {
    Rule{"advice.move_to_cluster", Severity::Advice,
         "Production training runs on compute that scales with its jobs.", introduction, introductionDate,
         checkMoveToCluster},
    Rule{"advice.start_small", Severity::Advice, "Experiments begin on low-cost compute.", introduction,
         introductionDate, checkStartSmall},
    Rule{"advice.light_steps", Severity::Advice, "Steps that need no GPU run on CPUs.", introduction,
         introductionDate, checkLightSteps},
    Rule{"advice.early_stop", Severity::Advice, "Sweeps stop poor trials early.", costPage, "2026-03-01",
         checkEarlyStop},
    Rule{"cluster.idle_time", Severity::Advice, "Idle nodes are released soon.", costPage, "2026-03-01",
         checkLongIdle},
    Rule{"instance.parallel_jobs", Severity::Warning, "A compute instance runs one job for each vCPU.",
         "What is an Azure Machine Learning compute instance", "2024-01-17", checkParallelJobs},
    Rule{"region.same", Severity::Warning, "Workspace, data and computes are in one region.", costPage,
         "2026-03-01", checkSameRegion},
};

} // namespace

std::span<const Rule> adviceRules()
{
    return adviceRuleTable;
}

} // namespace slipway
