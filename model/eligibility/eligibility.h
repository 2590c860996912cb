// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/eligibility/exclusion.h"
#include "model/eligibility/servedmodel.h"
#include "model/prices/pricesnapshot.h"

#include <vector>

namespace slipway {

/// What stands against a choice, in words: as a finding tells it of a plan, and an answer to "why not" of a choice.
struct Statement
{
    QString rule; ///< id of the rule that says it; "search.region": of no rule, a plan cannot have it
    Severity severity = Severity::Blocker; ///< of a plan that has it
    QString title; ///< one short sentence, without a full stop
    QString detail; ///< sentences
    Source source;

    [[nodiscard]] QString text() const { return title + QStringLiteral(". ") + detail; }
};

/// What one compute of a plan asks of sizes, regions and ways of paying. Rules, search, rejections and fixes judge by this and by
/// nothing else. Borrows everything.
class Eligibility
{
public:
    Eligibility(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                const PriceSnapshot &prices, const QDate &asOf, const Compute &compute,
                const cost::ComputeUse &use);

    /// Whatever the region, the price and the number of machines.
    [[nodiscard]] Exclusions ofSize(SizeId size) const;
    /// The same where its pods ask for so many GPUs; of what is no node of Kubernetes as above.
    [[nodiscard]] Exclusions ofSize(SizeId size, int podGpus) const;
    /// `everyRegion`: those that the plan does not name do as well, if data may go there.
    [[nodiscard]] Exclusions ofRegion(RegionId region, bool everyRegion = false) const;
    /// Whatever the size.
    [[nodiscard]] Exclusions ofPriceType(PriceType type) const;
    /// Where such a reservation of the size is no longer sold; nothing of what is none.
    [[nodiscard]] Exclusions ofReserving(SizeId size, PriceType type) const;
    /// Where the size is not capable of low priority.
    [[nodiscard]] Exclusions ofLowPriority(SizeId size) const;

    /// Where the size is retired before the terms end that are paid for it, on the first day of `end`.
    [[nodiscard]] Exclusions ofTerms(SizeId size, YearMonth end) const;

    /// Where the subscription may not deploy the size in the region.
    [[nodiscard]] Exclusions ofPlace(SizeId size, RegionId region) const;

    /// Words for one bit of ofSize().
    [[nodiscard]] Statement aboutSize(Exclusion exclusion, SizeId size) const;
    /// Everything that ofRegion() has against it; at least one where it has anything.
    [[nodiscard]] std::vector<Statement> aboutRegion(RegionId region) const;
    /// Words for one bit of ofPriceType().
    [[nodiscard]] Statement aboutPriceType(Exclusion exclusion, PriceType type) const;
    /// Words for ofPlace(), with the date of the evidence.
    [[nodiscard]] Statement aboutPlace(SizeId size, RegionId region) const;
    /// Words for ofReserving().
    [[nodiscard]] Statement aboutReserving(SizeId size, PriceType type) const;
    /// Words for ofLowPriority().
    [[nodiscard]] Statement aboutLowPriority(SizeId size) const;

    /// That the plan uses the compute.
    [[nodiscard]] const QDate &lastDay() const { return m_lastDay; }
    /// Memory that a machine which serves the model has at the least; 0: the plan does not tell.
    [[nodiscard]] double servingMemoryGiB() const { return m_served.memoryGiB(m_memoryPercent); }
    /// Whether a machine of the size has less than that; where weights are on its GPUs, only what is stated counts.
    [[nodiscard]] bool lacksServingMemory(const VmSize &size) const;
    /// Whether a machine of the size, or its GPUs together, do not hold what its deployments answer with.
    [[nodiscard]] bool lacksMemoryToServe(SizeId size) const;
    /// Whether a machine of the size, or its GPUs together, do not hold one copy that its batches and jobs work with.
    [[nodiscard]] bool lacksWorkingMemory(SizeId size) const;
    /// Words for lacksWorkingMemory().
    [[nodiscard]] Statement aboutWorkingMemory(SizeId size) const;
    /// What it follows from: "150 % of the model's 20 GiB is 30 GiB".
    [[nodiscard]] QString servingMemoryText() const;

private:
    [[nodiscard]] Exclusions ofSize(SizeId size, const ServedModel &served) const;
    [[nodiscard]] Statement ends(const VmSize &size) const;
    [[nodiscard]] Statement notIsolated(SizeId size) const;
    [[nodiscard]] Statement tooLittleMemory(SizeId size) const;

    const Plan *m_plan;
    const Catalog *m_catalog;
    const PriceSnapshot *m_prices;
    const Compute *m_compute;
    std::optional<RegionId> m_region; ///< as planned
    int m_lastMonth = 0;
    CostStage m_stage = CostStage::Shared;
    QDate m_asOf;
    QDate m_lastDay;
    bool m_needsGpu = false;
    bool m_staysWithWorkspace = false;
    double m_busyShare = 0; ///< of its machines, as planned
    bool m_arm64 = false; ///< images are built for what the plan runs on
    ServedModel m_served;
    WorkedModel m_worked;
    double m_memoryPercent = 150;
};

/// One for each compute of the bill. Borrows all but the list.
[[nodiscard]] std::vector<Eligibility> eligibilities(const Plan &plan, const Catalog &catalog,
                                                     const PriceSnapshot &prices, const QDate &asOf,
                                                     const cost::Bill &bill);

/// Words for sellsReservations() where it says no.
[[nodiscard]] Statement aboutReserving(const Catalog &catalog, SizeId size, PriceType type);

/// Whether a size is retired before the first day of `end`, to which a term of it is paid.
[[nodiscard]] bool endsBefore(const VmSize &size, YearMonth end);
/// Words for it, of a term of so many months.
[[nodiscard]] Statement aboutTerm(const VmSize &size, YearMonth end, int months);

/// Words for a region that mayDataGoTo() refuses.
[[nodiscard]] Statement outsideResidency(const Plan &plan, const Region &region);

/// NotSupported or SupportUnknown, or nothing.
[[nodiscard]] Exclusions ofSupport(const Catalog &catalog, const VmSize &size, const QString &target);
/// Words for it.
[[nodiscard]] Statement aboutSupport(Exclusion exclusion, const Catalog &catalog, const VmSize &size,
                                     const QString &target);

/// Whether a workload needs a GPU, by what the plan says of training and of serving. Steps of a pipeline do not where another step
/// has one: data is prepared and models are registered on CPUs while training runs on GPUs. Spark has none.
[[nodiscard]] bool needsGpu(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                            const Workload &workload);
/// Whether any of the work of a compute does.
[[nodiscard]] bool needsGpu(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                            const cost::ComputeUse &use);

/// Whether Azure Machine Learning makes the machines, for people or for jobs.
[[nodiscard]] constexpr bool isAmlMachine(cost::Billing billing)
{
    return billing == cost::Billing::Instance || billing == cost::Billing::Cluster
        || billing == cost::Billing::Serverless;
}

/// Whether Azure wants it in the region of the workspace: of what it manages only clusters may be elsewhere.
[[nodiscard]] constexpr bool staysWithWorkspace(cost::Billing billing)
{
    return billing == cost::Billing::Instance || billing == cost::Billing::Serverless
        || billing == cost::Billing::Endpoint || billing == cost::Billing::Spark;
}
/// The same for a compute of a plan: a managed network stays in one region with all that is in it.
[[nodiscard]] bool staysWithWorkspace(const Plan &plan, const Catalog &catalog, const Compute &compute);

/// Days that a job may last, fewer on machines that may be taken away; nullptr: no limit, as on machines of one's own.
[[nodiscard]] const Limit *jobLifetime(const Catalog &catalog, cost::Billing billing, bool preemptible);
[[nodiscard]] bool outlivesJobs(const Limit *lifetime, double hours);
[[nodiscard]] bool missesDeadline(const TrainingJob &job, double hours);
/// `startHours` of its nodes are part of the window.
[[nodiscard]] bool missesWindow(const BatchScoring &batch, double hours, double startHours);
/// Whether `size` has less memory than `wantedGiB`; not where no source says how much it has.
[[nodiscard]] bool hasTooLittleMemory(const VmSize &size, double wantedGiB);

} // namespace slipway
