// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/planwords.h"
#include "model/rules/rulehelpers.h"

#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// An end that comes within this many months after the plan is worth a word.
constexpr int soonMonths = 12;

void checkEndsSoon(const RuleInput &in, FindingSink &sink)
{
    forEachSize(
        in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const VmSize &size) {
            const QDate last = in.plan.start.plusMonths(use.lastMonth).lastDay();
            const QDate end = size.retirement.date;
            if (!end.isValid() || size.retirement.endedBy(last) || end > last.addMonths(soonMonths))
                return;
            Finding &finding
                = sink.add({stepOf(use.stage), computeField(i, u"size"), compute.id},
                           PlanWords::tr("%1 ends on %2").arg(size.shortName(), end.toString(Qt::ISODate)),
                           PlanWords::tr("That is within a year after the plan. What is meant to go on "
                                         "should start on a newer series."));
            finding.source = size.retirement.source;
            finding.fix = useFittingSize(in, i, [&](const VmSize &other) {
                return other.gpu == size.gpu && other.vcpus >= size.vcpus && other.memoryGiB >= size.memoryGiB
                    && (!other.retirement.date.isValid()
                        || other.retirement.date > last.addMonths(soonMonths));
            });
        });
}

void checkReservationSale(const RuleInput &in, FindingSink &sink)
{
    forEachSize(in,
                [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const VmSize &size) {
                    if (in.eligibility[i].ofReserving(*use.size, compute.priceType) == 0)
                        return;
                    // What was bought while they were sold stays.
                    const QDate begin = in.plan.start.plusMonths(use.firstMonth).firstDay();
                    if (begin <= in.asOf && sellsReservations(in.catalog, size, compute.priceType, begin))
                        return;
                    const QString field = computeField(i, u"priceType");
                    sink.add({stepOf(use.stage), field, compute.id},
                             in.eligibility[i].aboutReserving(*use.size, compute.priceType))
                        .fix
                        = setWord(PlanWords::tr("Pay as you go"), stepOf(use.stage), field,
                                  priceTypeId(PriceType::PayAsYouGo));
                });
    for (std::size_t i = 0; i < in.plan.commitments.size(); ++i) {
        const Commitment &commitment = in.plan.commitments[i];
        const std::optional<SizeId> size = in.catalog.findSize(commitment.size);
        if (size && isReservation(commitment.type)
            && !sellsReservations(in.catalog, in.catalog.size(*size), commitment.type,
                                  commitment.start.firstDay()))
            sink.add({Step::Cost, u"/commitments/%1/start"_s.arg(i), commitment.size},
                     aboutReserving(in.catalog, *size, commitment.type));
    }
}

void checkArm(const RuleInput &in, FindingSink &sink)
{
    forEachSize(
        in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const VmSize &size) {
            if (!size.arm64)
                return;
            // What the plan runs on is no exclusion: its images are taken to be built for it.
            Finding &finding = sink.add({stepOf(use.stage), computeField(i, u"size"), compute.id},
                                        in.eligibility[i].aboutSize(Exclusion::Architecture, *use.size));
            finding.fix = useFittingSize(
                in, i,
                [&](const VmSize &other) {
                    return !other.arm64 && other.vcpus >= size.vcpus && other.memoryGiB >= size.memoryGiB
                        && !other.gpu;
                },
                bit(Exclusion::Architecture));
        });
}

void checkBurstable(const RuleInput &in, FindingSink &sink)
{
    tellOfSizes(in, sink, Exclusion::Burstable, [&](std::size_t i, const VmSize &size) {
        return useFittingSize(in, i, [&](const VmSize &other) {
            return other.vcpus >= size.vcpus && other.memoryGiB >= size.memoryGiB && !other.gpu;
        });
    });
}

void checkIsolatedConfirmed(const RuleInput &in, FindingSink &sink)
{
    if (!in.plan.isolation.isolatedSizesOnly)
        return;
    forEachSize(
        in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use, const VmSize &size) {
            if (size.isolatedToday && use.billing != cost::Billing::Kubernetes
                && use.billing != cost::Billing::Machine)
                sink.add(
                    {stepOf(use.stage), computeField(i, u"size"), compute.id},
                    PlanWords::tr("Confirm with Microsoft that %1 is isolated here").arg(size.shortName()),
                    PlanWords::tr(
                        "It stands on the Azure list of isolated sizes and is supported by Azure Machine "
                        "Learning; that it is isolated there is our own conclusion from the two."));
        });
}

void checkInfiniband(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        const int index = in.bill.index.compute(job.compute);
        if (job.nodesPerRun < 2 || index < 0)
            return;
        const std::optional<SizeId> id = in.bill.computes[static_cast<std::size_t>(index)].size;
        if (!id || !in.catalog.size(*id).gpu || in.catalog.size(*id).infiniband)
            return;
        sink.add({Step::Training, workloadField(i, u"training/nodesPerRun"), workload.shownName()},
                 PlanWords::tr("%1 nodes talk over Ethernet").arg(job.nodesPerRun),
                 PlanWords::tr("%1 has no InfiniBand. Several GPUs in one machine, or a family with RDMA "
                               "such as ND, lose less time between nodes.")
                     .arg(in.catalog.size(*id).shortName()));
    });
}

constexpr std::array sizeChoiceRuleTable = {
    Rule{"size.ends_soon", Severity::Advice, "A size does not end within a year after the plan.",
         "Retired Azure VM size series", "2026-04-15", checkEndsSoon},
    Rule{"size.reservation_sale", Severity::Blocker, "Reservations are sold for the size.",
         "Manage legacy VM reservations after July 1, 2026; HBv2 and HC series retirement", "2026-07-01",
         checkReservationSale},
    ruleOf(Exclusion::Architecture, "Images for x86 do not run on Arm processors.", checkArm),
    ruleOf(Exclusion::Burstable, "Work that keeps machines busy does not run on sizes that live on credits.",
           checkBurstable),
    Rule{"size.isolated_confirm", Severity::Warning,
         "That a size is isolated within Azure Machine Learning has to be confirmed.",
         "Isolation for VMs in Azure", "2026-04-28", checkIsolatedConfirmed},
    Rule{"size.infiniband", Severity::Advice, "GPU runs on several nodes use InfiniBand.",
         "Manage and increase quotas with Azure Machine Learning", "2026-01-27", checkInfiniband},
};

} // namespace

std::span<const Rule> sizeChoiceRules()
{
    return sizeChoiceRuleTable;
}

} // namespace slipway
