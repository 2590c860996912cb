// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/eligibility/verdicts.h"
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
                 compute.size.isEmpty() ? u"No VM size is chosen"_s
                                        : u"The catalog has no size %1"_s.arg(compute.size),
                 u"Choose a VM size; without one there is no price."_s);
    }
}

QString replacementWords(const Retirement &retirement)
{
    return retirement.replacements.isEmpty()
        ? QString()
        : u" Replacements: %1."_s.arg(retirement.replacements.join(u", "_s));
}

/// Sizes with a GPU where `size` has one, and no fewer vCPUs.
std::function<bool(const VmSize &)> atLeast(const VmSize &size)
{
    return [&size](const VmSize &other) {
        return other.gpu.has_value() == size.gpu.has_value() && other.vcpus >= size.vcpus
            && other.gpuCount.value() >= size.gpuCount.value();
    };
}

void checkRetirement(const RuleInput &in, FindingSink &sink)
{
    forEachSize(in,
                [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const VmSize &size) {
                    const Retirement &retirement = size.retirement;
                    const QDate last = in.plan.start.plusMonths(use.lastMonth).lastDay();
                    if (!retirement.endedBy(last))
                        return;
                    const FindingSink::Place place{stepOf(use.stage), computeField(i, u"size"), compute.id};
                    const QString date = retirement.date.isValid() ? retirement.date.toString(Qt::ISODate)
                                                                   : u"a date not stated"_s;
                    Finding &finding = retirement.endedBy(in.asOf)
                        ? sink.add(place, u"%1 is retired"_s.arg(size.shortName()),
                                   u"It ended on %1 and can no longer be created.%2"_s.arg(
                                       date, replacementWords(retirement)))
                        : sink.add(place, u"%1 ends within the plan"_s.arg(size.shortName()),
                                   u"It is retired on %1, while the plan uses it until %2.%3"_s.arg(
                                       date, in.plan.start.plusMonths(use.lastMonth).toText(),
                                       replacementWords(retirement)));
                    finding.source = retirement.source;
                    finding.fix = useFittingSize(in, i, atLeast(size));
                });
}

void checkSupport(const RuleInput &in, FindingSink &sink)
{
    forEachSize(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const VmSize &size) {
        const Support support = supportOn(in.catalog, size, compute.target);
        const FindingSink::Place place{stepOf(use.stage), computeField(i, u"size"), compute.id};
        if (support == Support::No)
            sink.add(place, u"%1 cannot be used here"_s.arg(size.shortName()),
                     u"The newest list of sizes for this target does not contain it."_s)
                .fix
                = useFittingSize(in, i, atLeast(size));
        else if (support == Support::Unknown)
            sink.add(
                Severity::Warning, place, u"Support of %1 is not stated"_s.arg(size.shortName()),
                u"The newest table of VM series for this target does not name it: check with az ml compute list-sizes."_s);
    });
}

void checkGpu(const RuleInput &in, FindingSink &sink)
{
    forEachSize(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const VmSize &size) {
        if (size.gpu || !needsGpu(in.plan, in.catalog, use))
            return;
        Finding &finding = sink.add(
            {stepOf(use.stage), computeField(i, u"size"), compute.id},
            u"%1 has no GPU"_s.arg(size.shortName()),
            use.stage == CostStage::Training
                ? u"The plan says that training needs a GPU. Choose a GPU size, or say that it does not."_s
                : u"The plan says that inference needs a GPU. Choose a GPU size, or say that it does not."_s);
        finding.fix = useFittingSize(
            in, i, [](const VmSize &other) { return other.gpu && other.gpuCount.value() >= 1; });
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
            const Compute *compute = in.plan.compute(job.compute);
            if (!compute || !sized.task.measuredElsewhere
                || job.work.method == WorkMethod::ParametersAndTokens)
                return;
            const bool sameSize = sized.task.measured == sized.machine
                || compute->size.compare(job.work.measuredSize, Qt::CaseInsensitive) == 0;
            if (sameSize && job.work.measuredNodes == job.nodesPerRun)
                return;
            const FindingSink::Place place{Step::Training, workloadField(i, u"training/work/measuredHours"),
                                           workload.name};
            const sizing::Range &scale = sized.time.scale;
            if (sized.time.known())
                sink.add(
                    place, u"The time was measured elsewhere"_s,
                    u"Measured on %1 x %2, planned on %3 x %4: it is multiplied by %5 (%6 to %7). Measure a run where it will take place."_s
                        .arg(job.work.measuredNodes)
                        .arg(job.work.measuredSize)
                        .arg(job.nodesPerRun)
                        .arg(compute->size)
                        .arg(scale.likely, 0, 'g', 3)
                        .arg(scale.low, 0, 'g', 3)
                        .arg(scale.high, 0, 'g', 3));
            else if (sized.time.why != sizing::NoTime::NoWork)
                sink.add(Severity::Blocker, place, u"The time was measured on something else"_s,
                         u"%1 The hours typed in are used as they are."_s.arg(whyNoTime(sized.time.why)));
        });
}

void checkWorkMethod(const RuleInput &in, FindingSink &sink)
{
    forEachTraining(in,
                    [&](std::size_t i, const Workload &workload, const TrainingJob &job,
                        const sizing::TrainingSizing &sized) {
                        const bool elsewhere = sized.task.measuredElsewhere
                            && sized.time.why != sizing::NoTime::NoWork
                            && job.work.method == WorkMethod::ImagesAndEpochs;
                        if (sized.time.known() || elsewhere || job.work.method == WorkMethod::MeasuredHours)
                            return;
                        sink.add({Step::Training, workloadField(i, u"training/work/method"), workload.name},
                                 u"The time of a run cannot be worked out"_s,
                                 u"%1 The hours typed in are used instead."_s.arg(whyNoTime(sized.time.why)));
                    });
}

constexpr std::array sizeRuleTable = {
    Rule{"size.known", Severity::Blocker, "A compute whose target runs on VMs has a size of the catalog.",
         "Slipway", "2026-11-20", checkKnown},
    Rule{"size.retired", Severity::Blocker, "No size is used after its announced retirement.",
         "Retired Azure VM size series", "2026-04-15", checkRetirement},
    Rule{"size.supported", Severity::Blocker, "A size is used only for targets whose newest table lists it.",
         "Supported VM series and sizes; managed online endpoints SKU list", "2026-03-31", checkSupport},
    Rule{"size.gpu", Severity::Blocker,
         "Work that needs a GPU runs on a size that has one; a pipeline in one of its steps.",
         "What are compute targets in Azure Machine Learning", "2026-03-31", checkGpu},
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
