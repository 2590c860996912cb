// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/planwords.h"
#include "model/rules/rulehelpers.h"

#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

void checkKnown(const RuleInput &in, FindingSink &sink)
{
    for (std::size_t i = 0; i < in.plan.computes.size(); ++i) {
        const Compute &compute = in.plan.computes[i];
        const cost::ComputeUse &use = in.bill.computes[i];
        if (!use.used() || use.size || !usesVmSizes(in.catalog, compute.target))
            continue;
        sink.add({stepOf(use.stage), computeField(i, u"size"), compute.id},
                 compute.size.isEmpty() ? PlanWords::tr("No VM size is chosen")
                                        : PlanWords::tr("The catalog has no size %1").arg(compute.size),
                 PlanWords::tr("Choose a VM size; without one there is no price."));
    }
}

void checkDeployable(const RuleInput &in, FindingSink &sink)
{
    forEachSize(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const VmSize &size) {
        if (use.region && in.eligibility[i].ofPlace(*use.size, *use.region) != 0)
            sink.add({stepOf(use.stage), computeField(i, u"size"), compute.id},
                     in.eligibility[i].aboutPlace(*use.size, *use.region))
                .fix
                = useFittingSize(in, i, atLeast(size));
    });
}

void checkRetirement(const RuleInput &in, FindingSink &sink)
{
    tellOfSizes(in, sink, Exclusion::Ends,
                [&](std::size_t i, const VmSize &size) { return useReplacement(in, i, size); });
}

void checkSupport(const RuleInput &in, FindingSink &sink)
{
    tellOfSizes(in, sink, Exclusion::NotSupported,
                [&](std::size_t i, const VmSize &size) { return useFittingSize(in, i, atLeast(size)); });
    tellOfSizes(in, sink, Exclusion::SupportUnknown,
                [](std::size_t, const VmSize &) { return std::optional<PlanEdit>(); });
}

void checkGpu(const RuleInput &in, FindingSink &sink)
{
    tellOfSizes(in, sink, Exclusion::NeedsGpu, [&](std::size_t i, const VmSize &) {
        return useFittingSize(in, i,
                              [](const VmSize &other) { return other.gpu && other.gpuCount.value() >= 1; });
    });
}

/// Calls `check(index, workload, job, sizing)` for every enabled training job.
template <typename Check> void forEachTraining(const RuleInput &in, Check check)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        check(i, workload, job, std::get<sizing::TrainingSizing>(in.bill.sizing[i]));
    });
}

void checkMeasuredElsewhere(const RuleInput &in, FindingSink &sink)
{
    forEachTraining(
        in,
        [&](std::size_t i, const Workload &workload, const TrainingJob &job,
            const sizing::TrainingSizing &sized) {
            const Compute *compute = computeOf(in, job.compute);
            if (!compute || !sized.task.measuredElsewhere
                || job.work.method == WorkMethod::ParametersAndTokens)
                return;
            const bool sameSize = sized.task.measured == sized.machine
                || compute->size.compare(job.work.measuredSize, Qt::CaseInsensitive) == 0;
            if (sameSize && job.work.measuredNodes == job.nodesPerRun)
                return;
            const FindingSink::Place place{Step::Training, workloadField(i, u"training/work/measuredHours"),
                                           workload.shownName()};
            const sizing::Range &scale = sized.time.scale;
            if (sized.time.known())
                sink.add(place, PlanWords::tr("The time was measured elsewhere"),
                         PlanWords::tr("Measured on %1 x %2, planned on %3 x %4: it is multiplied by %5 (%6 "
                                       "to %7). Measure a run where it will take place.")
                             .arg(job.work.measuredNodes)
                             .arg(job.work.measuredSize)
                             .arg(job.nodesPerRun)
                             .arg(compute->size)
                             .arg(wordsLocale().toString(scale.likely, 'g', 3))
                             .arg(wordsLocale().toString(scale.low, 'g', 3))
                             .arg(wordsLocale().toString(scale.high, 'g', 3)));
            else if (sized.time.why != sizing::NoTime::NoWork)
                sink.add(Severity::Blocker, place, PlanWords::tr("The time was measured on something else"),
                         PlanWords::tr("%1 The hours typed in are used as they are.")
                             .arg(whyNoTime(sized.time.why)));
        });
}

void checkWorkMethod(const RuleInput &in, FindingSink &sink)
{
    forEachTraining(
        in,
        [&](std::size_t i, const Workload &workload, const TrainingJob &job,
            const sizing::TrainingSizing &sized) {
            const bool elsewhere = sized.task.measuredElsewhere && sized.time.why != sizing::NoTime::NoWork
                && job.work.method == WorkMethod::ImagesAndEpochs;
            if (job.work.method == WorkMethod::MeasuredHours && sized.task.hours.likely <= 0) {
                sink.add(
                    {Step::Training, workloadField(i, u"training/work/measuredHours"), workload.shownName()},
                    PlanWords::tr("No hours of a run are stated"),
                    PlanWords::tr("What its runs cost is not in the total. State how long one takes."));
                return;
            }
            if (sized.time.known() || elsewhere || job.work.method == WorkMethod::MeasuredHours)
                return;
            sink.add({Step::Training, workloadField(i, u"training/work/method"), workload.shownName()},
                     PlanWords::tr("The time of a run cannot be worked out"),
                     PlanWords::tr("%1 The hours typed in are used instead.").arg(whyNoTime(sized.time.why)));
        });
    forEachWorkload<BatchScoring>(
        in, [&](std::size_t i, const Workload &workload, const BatchScoring &batch) {
            if (batch.itemsPerRun.likely <= 0 || batch.secondsPerItem.likely > 0)
                return;
            sink.add({Step::Deployment, workloadField(i, u"batch/secondsPerItem"), workload.shownName()},
                     PlanWords::tr("No time of an item is stated"),
                     PlanWords::tr("What its runs cost is not in the total. State how long an item takes."));
        });
}

constexpr std::array sizeRuleTable = {
    Rule{"size.known", Severity::Blocker, "A compute whose target runs on VMs has a size of the catalog.",
         "Slipway", "2026-11-20", checkKnown},
    ruleOf(Exclusion::Ends, "No size is used after its announced retirement.", checkRetirement),
    ruleOf(Exclusion::NotDeployable, "The subscription may deploy a size in its region.", checkDeployable),
    ruleOf(Exclusion::NotSupported, "A size is used only for targets whose newest table lists it.",
           checkSupport),
    ruleOf(Exclusion::NeedsGpu,
           "Work that needs a GPU runs on a size that has one; a pipeline in one of its steps.", checkGpu),
    Rule{"size.measured_elsewhere", Severity::Warning,
         "Measured time is scaled only between machines of one kind.", "Slipway", "2026-11-20",
         checkMeasuredElsewhere},
    Rule{"size.work_method", Severity::Blocker, "The time of a run follows from how the plan tells its work.",
         "Slipway", "2026-11-20", checkWorkMethod},
};

} // namespace

std::span<const Rule> sizeRules()
{
    return sizeRuleTable;
}

} // namespace slipway
