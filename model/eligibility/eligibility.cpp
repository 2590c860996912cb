// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/eligibility/eligibility.h"

#include "model/cost/pricetypes.h"
#include "model/eligibility/verdicts.h"
#include "model/plan/stages.h"

#include <algorithm>

namespace slipway {

namespace {

/// Whether a job is a step of a pipeline of which another step, on another compute, has a GPU.
bool leavesGpuToAnotherStep(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                            const TrainingJob &job)
{
    if (job.kind != TrainingKind::PipelineStep || job.pipeline.isEmpty())
        return false;
    return std::ranges::any_of(index.steps(job.pipeline), [&](std::size_t w) {
        const auto &step = std::get<TrainingJob>(plan.workloads[w].detail);
        if (!plan.workloads[w].enabled || step.compute == job.compute)
            return false;
        const int its = index.compute(step.compute);
        const auto size
            = its < 0 ? std::nullopt : catalog.findSize(plan.computes[static_cast<std::size_t>(its)].size);
        return size && catalog.size(*size).gpu;
    });
}

/// Work that keeps a machine busy for more of its hours does not live on credits. Base speeds of B sizes are not in the data, so that there
/// is no exact bound: more than half of the hours is most of the time.
constexpr double mostBurst = 0.5;

/// The documented share of what a model takes that a machine which serves it has, in percent.
double memoryPercent(const Catalog &catalog)
{
    const Limit *limit = catalog.limit(u"sizing.memory_percent");
    return limit ? limit->value : 150;
}

} // namespace

Eligibility::Eligibility(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                         const PriceSnapshot &prices, const QDate &asOf, const Compute &compute,
                         const cost::ComputeUse &use)
    : m_plan(&plan)
    , m_catalog(&catalog)
    , m_prices(&prices)
    , m_compute(&compute)
    , m_region(use.region)
    , m_lastMonth(use.lastMonth)
    , m_stage(use.stage)
    , m_asOf(asOf)
    , m_lastDay(plan.start.plusMonths(std::max(0, use.lastMonth)).lastDay())
    , m_needsGpu(slipway::needsGpu(plan, index, catalog, use))
    , m_staysWithWorkspace(slipway::staysWithWorkspace(plan, catalog, compute))
    , m_busyShare(use.busyShare)
    , m_arm64(use.size && catalog.size(*use.size).arm64)
    , m_served(servedOn(plan, index, catalog, compute))
    , m_worked(workedOn(plan, index, catalog, compute))
    , m_memoryPercent(memoryPercent(catalog))
{
}

Exclusions Eligibility::ofSize(SizeId id) const
{
    return ofSize(id, m_served);
}

Exclusions Eligibility::ofSize(SizeId id, int podGpus) const
{
    ServedModel served = m_served;
    if (served.podGpus)
        served.podGpus = podGpus;
    return ofSize(id, served);
}

Exclusions Eligibility::ofSize(SizeId id, const ServedModel &served) const
{
    const VmSize &size = m_catalog->size(id);
    Exclusions result = ofSupport(*m_catalog, size, m_compute->target);
    const auto add = [&result](bool against, Exclusion exclusion) { result |= against ? bit(exclusion) : 0; };
    add(size.retirement.endedBy(m_lastDay), Exclusion::Ends);
    add(m_plan->isolation.isolatedSizesOnly && !isIsolatedUntil(*m_catalog, id, m_lastDay),
        Exclusion::NotIsolated);
    add(m_needsGpu && !size.gpu, Exclusion::NeedsGpu);
    add(size.arm64 != m_arm64, Exclusion::Architecture);
    add(m_busyShare > mostBurst && isBurstable(size), Exclusion::Burstable);
    add(lacksServingMemory(size) || served.exceedsGpus(*m_catalog, size) || lacksWorkingMemory(id),
        Exclusion::Memory);
    return result;
}

bool Eligibility::lacksServingMemory(const VmSize &size) const
{
    const bool inMemory = m_served.statedGiB > 0 || !size.gpu;
    return inMemory && hasTooLittleMemory(size, servingMemoryGiB());
}

bool Eligibility::lacksMemoryToServe(SizeId id) const
{
    const VmSize &size = m_catalog->size(id);
    return lacksServingMemory(size) || m_served.exceedsGpus(*m_catalog, size);
}

bool Eligibility::lacksWorkingMemory(SizeId size) const
{
    return m_worked.exceeds(*m_catalog, m_catalog->size(size));
}

Exclusions Eligibility::ofRegion(RegionId id, bool everyRegion) const
{
    const Region &region = m_catalog->region(id);
    const bool named = everyRegion || m_region == id || m_plan->namesRegion(region.id);
    const bool stays = m_staysWithWorkspace && region.id != m_plan->region;
    return mayDataGoTo(*m_plan, region) && named && !stays ? 0 : bit(Exclusion::Region);
}

Exclusions Eligibility::ofPriceType(PriceType type) const
{
    Exclusions result = 0;
    if (isPreemptible(type) && !m_plan->preemptibleAcceptable)
        result |= bit(Exclusion::Preemptible);
    // A target that somebody added is billed as the built-in one that it behaves as.
    if (m_prices->use(m_catalog->behaviourOf(m_compute->target), type).support != Support::Yes)
        result |= bit(Exclusion::PriceType);
    return result;
}

Exclusions Eligibility::ofPlace(SizeId size, RegionId region) const
{
    const std::vector<Fact> &refused = m_catalog->size(size).notDeployable;
    return !refused.empty() && std::ranges::count(refused, m_catalog->region(region).id, &Fact::value) > 0
        ? bit(Exclusion::NotDeployable)
        : 0;
}

Exclusions Eligibility::ofReserving(SizeId size, PriceType type) const
{
    return !isReservation(type) || sellsReservations(*m_catalog, m_catalog->size(size), type, m_asOf)
        ? 0
        : bit(Exclusion::PriceType);
}

Exclusions Eligibility::ofTerms(SizeId size, YearMonth end) const
{
    return endsBefore(m_catalog->size(size), end) ? bit(Exclusion::Term) : 0;
}

Exclusions Eligibility::ofLowPriority(SizeId size) const
{
    return m_catalog->size(size).lowPriorityCapable == Support::No ? bit(Exclusion::PriceType) : 0;
}

std::vector<Eligibility> eligibilities(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices,
                                       const QDate &asOf, const cost::Bill &bill)
{
    std::vector<Eligibility> all;
    all.reserve(bill.computes.size());
    for (std::size_t i = 0; i < bill.computes.size(); ++i)
        all.emplace_back(plan, bill.index, catalog, prices, asOf, plan.computes[i], bill.computes[i]);
    return all;
}

bool endsBefore(const VmSize &size, YearMonth end)
{
    return size.retirement.date.isValid() && size.retirement.date < end.firstDay();
}

Exclusions ofSupport(const Catalog &catalog, const VmSize &size, const QString &target)
{
    switch (supportOn(catalog, size, target)) {
    case Support::Yes:
        break;
    case Support::No:
        return bit(Exclusion::NotSupported);
    case Support::Unknown:
        return bit(Exclusion::SupportUnknown);
    }
    return 0;
}

bool needsGpu(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog, const Workload &workload)
{
    if (stageOf(workload) == LifecycleStage::Deployment)
        return plan.model.gpuForInference;
    const auto *job = std::get_if<TrainingJob>(&workload.detail);
    return job && plan.model.gpuForTraining && job->kind != TrainingKind::Spark
        && !leavesGpuToAnotherStep(plan, index, catalog, *job);
}

bool needsGpu(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
              const cost::ComputeUse &use)
{
    if (use.stage == CostStage::Deployment)
        return plan.model.gpuForInference;
    if (use.stage != CostStage::Training)
        return false;
    return std::ranges::any_of(use.workloads, [&](const QString &id) {
        const int workload = index.workload(id);
        return workload >= 0
            && needsGpu(plan, index, catalog, plan.workloads[static_cast<std::size_t>(workload)]);
    });
}

bool staysWithWorkspace(const Plan &plan, const Catalog &catalog, const Compute &compute)
{
    return plan.isolation.hasManagedNetwork() || staysWithWorkspace(catalog.traits(compute.target).billing);
}

const Limit *jobLifetime(const Catalog &catalog, cost::Billing billing, bool preemptible)
{
    if (!isAmlMachine(billing))
        return nullptr;
    return catalog.limit(preemptible ? u"job.low_priority_lifetime_days" : u"job.lifetime_days");
}

bool outlivesJobs(const Limit *lifetime, double hours)
{
    return lifetime && hours > lifetime->value * 24;
}

bool missesDeadline(const TrainingJob &job, double hours)
{
    // Hours that are added up are a hair off.
    return job.deadlineHours && hours > *job.deadlineHours * (1 + 1e-9);
}

bool missesWindow(const BatchScoring &batch, double hours, double startHours)
{
    // Nodes that are derived from the window are reckoned to the same slack.
    return hours + startHours > batch.windowHours * (1 + 1e-9);
}

bool hasTooLittleMemory(const VmSize &size, double wantedGiB)
{
    return size.memoryGiB > 0 && size.memoryGiB < wantedGiB;
}

} // namespace slipway
