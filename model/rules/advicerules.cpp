// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/cost/loads.h"
#include "model/plan/away.h"
#include "model/rules/rulehelpers.h"

#include <QMap>

#include <algorithm>
#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr const char *introduction = "Introduction to compute targets";
constexpr const char *introductionDate = "undated (about 2020-2021)";
constexpr const char *costPage = "Manage and optimize Azure Machine Learning costs";

bool hasGpu(const RuleInput &in, const QString &compute)
{
    const int index = in.bill.index.compute(compute);
    if (index < 0)
        return false;
    const std::optional<SizeId> size = in.bill.computes[static_cast<std::size_t>(index)].size;
    return size && in.catalog.size(*size).gpu.has_value();
}

/// The first compute of the plan that scales with jobs and has machines as strong as those of `instead`; empty where there is none.
QString scalableCompute(const RuleInput &in, const QString &instead)
{
    const auto sizeOf = [&in](const QString &compute) -> const VmSize * {
        const int index = in.bill.index.compute(compute);
        const std::optional<SizeId> size
            = index < 0 ? std::nullopt : in.bill.computes[static_cast<std::size_t>(index)].size;
        return size ? &in.catalog.size(*size) : nullptr;
    };
    const VmSize *now = sizeOf(instead);
    for (const Compute &compute : in.plan.computes) {
        const ComputeTarget *target = targetRecord(in, compute.target);
        const bool scales = target
            && (target->traits.billing == Billing::Cluster || target->traits.billing == Billing::Serverless);
        if (!scales || !target->serves(LifecycleStage::Training))
            continue;
        const VmSize *then = sizeOf(compute.id);
        if (!now || !then || atLeast(*now)(*then))
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
            {Step::Training, field, workload.shownName()}, PlanWords::tr("Develop here, then move there"),
            PlanWords::tr(
                "One machine is for development on little data. Production training belongs on compute that "
                "starts with the job, scales and stops: a cluster or serverless compute."));
        const QString cluster = scalableCompute(in, job.compute);
        if (!cluster.isEmpty())
            finding.fix = setWord(PlanWords::tr("Train on %1").arg(cluster), Step::Training, field, cluster);
    });
}

void checkStartSmall(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<Experimentation>(
        in, [&](std::size_t i, const Workload &workload, const Experimentation &session) {
            if (!hasGpu(in, session.compute) || in.plan.model.gpuForTraining)
                return;
            const auto index = static_cast<std::size_t>(in.bill.index.compute(session.compute));
            Finding &finding = sink.add(
                {Step::Experimentation, workloadField(i, u"experimentation/compute"), workload.shownName()},
                PlanWords::tr("Experiments on a GPU, training without one"),
                PlanWords::tr("Try things on a small part of the data on low-cost compute, and move to "
                              "larger machines for training."));
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
        steps[key] << workload.shownName();
        field[key] = workloadField(i, u"training/compute");
    });
    for (auto it = steps.constBegin(); it != steps.constEnd(); ++it) {
        if (it->size() > 1)
            sink.add({Step::Training, field.value(it.key()), it->join(u", "_s)},
                     PlanWords::tr("All steps of a pipeline use the GPU"),
                     PlanWords::tr("Train on the GPU, and let steps that prepare, test or register run on a "
                                   "cluster of CPUs: each step has its own compute."));
    }
}

void checkEarlyStop(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        const bool trials = job.kind == TrainingKind::Sweep || job.kind == TrainingKind::AutoML;
        if (trials && job.trials > 1 && job.earlyStoppedPercent <= 0)
            sink.add(
                {Step::Training, workloadField(i, u"training/earlyStoppedPercent"), workload.shownName()},
                PlanWords::tr("No trial is stopped early"),
                PlanWords::tr("%1 trials run to their end. A policy that stops poor trials, a highest "
                              "number and a time-out for trials keep the cost in bounds.")
                    .arg(job.trials));
    });
}

/// The smallest size of the same series that does the work of `count` machines of `size` with few, at no more a vCPU.
std::optional<SizeId> largerSize(const RuleInput &in, std::size_t index, const VmSize &size, int count,
                                 int few)
{
    const auto region = in.catalog.findRegion(regionOf(in, in.plan.computes[index]));
    const std::optional<SizeId> own = in.catalog.findSize(size.name);
    if (!region || !own || !size.series || size.vcpus == 0)
        return std::nullopt;
    const auto perVcpu = [&](SizeId id) {
        const Rate rate = in.prices.usableRate(id, *region, PriceType::PayAsYouGo);
        return rate < Rate(0) ? std::numeric_limits<double>::infinity()
                              : rate.usd() / in.catalog.size(id).vcpus;
    };
    const double now = perVcpu(*own);
    return fittingSize(in, index, [&](const VmSize &other) {
        const bool enough = other.series == size.series && other.gpu == size.gpu
            && other.vcpus * few >= size.vcpus * count && other.memoryGiB * few >= size.memoryGiB * count;
        // Rounding of list prices is no difference.
        return enough && perVcpu(*in.catalog.findSize(other.name)) <= now * 1.01;
    });
}

/// Machines of a compute that serve or score at a time, without those of a roll-out.
int machinesServing(const RuleInput &in, const Compute &compute, const cost::ComputeUse &use)
{
    if (use.billing == Billing::Kubernetes)
        return use.nodes.empty() ? 0 : std::ranges::max(use.nodes.values());
    int most = 0;
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t w, const Workload &, const RealtimeEndpoint &endpoint) {
            int here = 0;
            for (std::size_t d = 0; d < endpoint.deployments.size(); ++d)
                here += endpoint.deployments[d].compute == compute.id ? in.held[w][d].atPeak : 0;
            most = std::max(most, here);
        });
    forEachWorkload<BatchScoring>(
        in, [&](std::size_t w, const Workload &workload, const BatchScoring &batch) {
            if (batch.compute == compute.id)
                most = std::max(most, cost::jobRuns(workload, in.bill.sizing[w]).nodes);
        });
    return most;
}

void checkScaleUp(const RuleInput &in, FindingSink &sink)
{
    const int many = static_cast<int>(limitValue(in, u"sizing.many_instances", 8));
    const int small = static_cast<int>(limitValue(in, u"sizing.small_vcpus", 4));
    forEachSize(
        in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const VmSize &size) {
            const int machines = use.stage == CostStage::Deployment ? machinesServing(in, compute, use) : 0;
            if (size.vcpus > small || machines < many)
                return;
            const std::optional<SizeId> larger = largerSize(in, i, size, machines, many / 2);
            if (!larger)
                return;
            const VmSize &other = in.catalog.size(*larger);
            sink.add(
                {stepOf(use.stage), computeField(i, u"size"), compute.id},
                PlanWords::tr("%1 small machines serve where fewer would do").arg(machines),
                PlanWords::tr("Scale up first, then out: %1 of %2, each with %3 vCPUs and %4 GiB, are as "
                              "much as %5 of %6, at no more a vCPU, and less of it goes to what every "
                              "machine holds once. Measure one, then add machines for more at a time.")
                    .arg(std::max((machines * size.vcpus + other.vcpus - 1) / other.vcpus, 1))
                    .arg(other.shortName())
                    .arg(other.vcpus)
                    .arg(formatNumber(other.memoryGiB, wordsLocale()))
                    .arg(machines)
                    .arg(size.shortName()));
        });
}

void checkLongIdle(const RuleInput &in, FindingSink &sink)
{
    const int usual = static_cast<int>(limitValue(in, u"cluster.idle_seconds_default", 120));
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        // Half an hour is what the SDK sets when nothing is said.
        if (use.billing != cost::Billing::Cluster || compute.idleSeconds < 1800)
            return;
        sink.add({stepOf(use.stage), computeField(i, u"idleSeconds"), compute.id},
                 PlanWords::tr("Nodes wait %1 minutes for the next job").arg(compute.idleSeconds / 60),
                 PlanWords::tr("Each wait is billed for every node of the job. %1 seconds are usual; longer "
                               "pays only while jobs follow each other quickly.")
                     .arg(usual))
            .fix
            = setNumber(PlanWords::tr("Wait %1 seconds").arg(usual), stepOf(use.stage),
                        computeField(i, u"idleSeconds"), usual);
    });
}

void checkParallelJobs(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        const int index = in.bill.index.compute(job.compute);
        if (index < 0 || traitsOf(in, job.compute).resource != WorkspaceResource::Instance)
            return;
        const std::optional<SizeId> size = in.bill.computes[static_cast<std::size_t>(index)].size;
        const int vcpus = size ? in.catalog.size(*size).vcpus : 0;
        if (vcpus == 0 || job.parallelTrials <= vcpus)
            return;
        const QString field = workloadField(i, u"training/parallelTrials");
        sink.add({Step::Training, field, workload.shownName()},
                 PlanWords::tr("More trials at a time than the instance has vCPUs"),
                 PlanWords::tr("A compute instance runs one job for each of its %1 vCPUs; the others wait.")
                     .arg(vcpus))
            .fix
            = setNumber(PlanWords::tr("Run %1 trials at a time").arg(vcpus), Step::Training, field, vcpus);
    });
}

void checkSameRegion(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (!isAway(in.plan, compute.region))
            return;
        const FindingSink::Place place{stepOf(use.stage), computeField(i, u"region"), compute.id};
        const PlanEdit fix = setWord(PlanWords::tr("Use the plan's region"), stepOf(use.stage),
                                     computeField(i, u"region"), QString());
        if (const auto statement = aboutRegion(in, i, u"region.same"))
            sink.add(place, *statement).fix = fix;
        else
            sink.add(place, PlanWords::tr("Data crosses regions"),
                     PlanWords::tr("Compute away from workspace and data waits longer and pays for traffic "
                                   "between regions, and moves the data there."))
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
    Rule{"advice.scale_up", Severity::Advice, "Machines are made larger first, and more of them then.",
         "Azure Machine Learning documentation, page on compute targets", "2021", checkScaleUp},
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
