// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/eligibility/severity.h"

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>

namespace slipway {

/// Why a size, a region, a way of paying or a number of nodes does not do for a compute of a plan. One bit each in Exclusions, in
/// the order in which they are told.
enum class Exclusion : std::uint8_t {
    NotSupported, ///< the newest list for the target leaves the size out
    SupportUnknown, ///< no list speaks of it: never recommended
    Ends, ///< retired, or retires while the plan uses it
    NotDeployable, ///< the subscription may not deploy it in the region, as a list of SKUs said
    NotIsolated, ///< the plan asks for isolated sizes
    NeedsGpu, ///< the work needs one
    Architecture, ///< Arm for x86 images, or the other way round
    Burstable, ///< runs at full speed while it has credits, and the work keeps it busy for longer: how fast it is then is not known
    TimeUnknown, ///< the time of its work does not follow from what was measured
    Memory, ///< model or training state do not fit
    Weaker, ///< less than what was planned on, and nobody says whether it suffices: not known, and no impossibility
    Region, ///< not among the plan's regions, or its data may not go there
    PriceType, ///< not offered for the target, or not stated whether it is
    Preemptible, ///< may be taken away, which the plan does not accept
    Term, ///< retired before a term of it ends that the plan would pay for
    Deadline, ///< a run, or a batch, takes longer than it may
    Latency, ///< answers, rejections or utilisation miss their targets
    Capacity, ///< the work of a month does not fit into the month, or needs more nodes than there may be
    NoPrice, ///< no price that may be used without asking is known
};
inline constexpr std::size_t exclusionCount = 19;

using Exclusions = std::uint32_t;
[[nodiscard]] constexpr Exclusions bit(Exclusion exclusion)
{
    return Exclusions(1) << static_cast<unsigned>(exclusion);
}
[[nodiscard]] constexpr bool contains(Exclusions exclusions, Exclusion exclusion)
{
    return (exclusions & bit(exclusion)) != 0;
}

/// What is said of an exclusion wherever it shows. The table of them is the only place with these words.
struct ExclusionRecord
{
    Exclusion exclusion;
    Severity severity; ///< of a plan that has it
    const char *id; ///< "not_supported": stable, for files
    const char *name; ///< of a choice: "ends while the plan uses it"
    const char *givenUp; ///< what a plan would do without for it: "retirement dates"
    const char
        *field; ///< of the plan, that it hangs on; a member of a compute where there is no '/' before it
    std::array<const char *, 5>
        rules; ///< ids of those that find the same in a plan, its own first; null: no more
    const char *source; ///< title of the document
    const char *asOf; ///< its date

    /// Of its own rule; empty where no rule says it.
    [[nodiscard]] QString rule() const { return QString::fromLatin1(rules[0]); }
    [[nodiscard]] bool isToldBy(const QString &rule) const;
    /// In the language of the program where it is no document but the plan itself.
    [[nodiscard]] Source document() const;
};

/// In the order of the enumeration.
inline constexpr std::array<ExclusionRecord, exclusionCount> exclusionRecords = {{
    {Exclusion::NotSupported,
     Severity::Blocker,
     "not_supported",
     QT_TRANSLATE_NOOP("slipway::Search", "not supported by the target"),
     QT_TRANSLATE_NOOP("slipway::Search", "support by the target"),
     "size",
     {"size.supported"},
     "Supported VM series and sizes; managed online endpoints SKU list",
     "2026-03-31"},
    {Exclusion::SupportUnknown,
     Severity::Warning,
     "support_unknown",
     QT_TRANSLATE_NOOP("slipway::Search", "support by the target not stated"),
     QT_TRANSLATE_NOOP("slipway::Search", "support by the target"),
     "size",
     {"size.supported"},
     "Supported VM series and sizes; managed online endpoints SKU list",
     "2026-03-31"},
    {Exclusion::Ends,
     Severity::Blocker,
     "ends",
     QT_TRANSLATE_NOOP("slipway::Search", "ends while the plan uses it"),
     QT_TRANSLATE_NOOP("slipway::Search", "retirement dates"),
     "size",
     {"size.retired"},
     "Retired Azure VM size series",
     "2026-04-15"},
    {Exclusion::NotDeployable,
     Severity::Blocker,
     "not_deployable",
     QT_TRANSLATE_NOOP("slipway::Search", "not for this subscription there"),
     QT_TRANSLATE_NOOP("slipway::Search", "leave to deploy it"),
     "size",
     {"size.deployable"},
     "Azure CLI, az vm list-skus",
     "2026-11-22"},
    {Exclusion::NotIsolated,
     Severity::Blocker,
     "not_isolated",
     QT_TRANSLATE_NOOP("slipway::Search", "not isolated"),
     QT_TRANSLATE_NOOP("slipway::Search", "isolated sizes"),
     "size",
     {"isolation.isolated_sizes"},
     "Isolation for VMs in Azure",
     "2026-04-28"},
    {Exclusion::NeedsGpu,
     Severity::Blocker,
     "needs_gpu",
     QT_TRANSLATE_NOOP("slipway::Search", "no GPU"),
     QT_TRANSLATE_NOOP("slipway::Search", "the GPU"),
     "size",
     {"size.gpu"},
     "What are compute targets in Azure Machine Learning",
     "2026-03-31"},
    {Exclusion::Architecture,
     Severity::Warning,
     "architecture",
     QT_TRANSLATE_NOOP("slipway::Search", "another processor architecture"),
     QT_TRANSLATE_NOOP("slipway::Search", "the processor architecture"),
     "size",
     {"size.arm"},
     "Slipway",
     "2026-11-20"},
    {Exclusion::Burstable,
     Severity::Warning,
     "burstable",
     QT_TRANSLATE_NOOP("slipway::Search", "sustained speed not known"),
     QT_TRANSLATE_NOOP("slipway::Search", "a known sustained speed"),
     "size",
     {"size.burstable"},
     "CoreMark scores of Linux VMs, Azure documentation",
     "2024-06-25"},
    {Exclusion::TimeUnknown,
     Severity::Blocker,
     "time_unknown",
     QT_TRANSLATE_NOOP("slipway::Search", "time of its work not known"),
     QT_TRANSLATE_NOOP("slipway::Search", "a known time"),
     "/workloads/*/training/work/measuredHours",
     {"size.measured_elsewhere", "size.work_method", "serving.model_fits"},
     "Slipway",
     "2026-11-20"},
    {Exclusion::Memory,
     Severity::Blocker,
     "memory",
     QT_TRANSLATE_NOOP("slipway::Search", "too little memory"),
     QT_TRANSLATE_NOOP("slipway::Search", "memory that suffices"),
     "size",
     {"endpoint.memory", "batch.memory", "training.memory", "serving.model_fits", "serving.places"},
     "What are compute targets in Azure Machine Learning",
     "2026-03-31"},
    {Exclusion::Weaker,
     Severity::Advice,
     "weaker",
     QT_TRANSLATE_NOOP("slipway::Search", "not known whether it suffices"),
     QT_TRANSLATE_NOOP("slipway::Search", "as much as was planned on"),
     "size",
     {},
     "The plan",
     ""},
    {Exclusion::Region,
     Severity::Blocker,
     "region",
     QT_TRANSLATE_NOOP("slipway::Search", "region not allowed"),
     QT_TRANSLATE_NOOP("slipway::Search", "the allowed regions"),
     "region",
     {"isolation.residency", "isolation.managed_network", "region.same"},
     "Data residency in Azure",
     "2024"},
    {Exclusion::PriceType,
     Severity::Blocker,
     "price_type",
     QT_TRANSLATE_NOOP("slipway::Search", "way of paying not offered"),
     QT_TRANSLATE_NOOP("slipway::Search", "a way of paying that is offered"),
     "priceType",
     {"price.type", "price.savings_plan", "size.reservation_sale", "cluster.low_priority"},
     "Manage and optimize Azure Machine Learning costs",
     "2026-03-01"},
    {Exclusion::Preemptible,
     Severity::Warning,
     "preemptible",
     QT_TRANSLATE_NOOP("slipway::Search", "may be taken away"),
     QT_TRANSLATE_NOOP("slipway::Search", "machines that nobody takes away"),
     "tier",
     {"preemptible.accepted", "preemptible.checkpoints"},
     "Slipway",
     "2026-11-20"},
    {Exclusion::Term,
     Severity::Warning,
     "term",
     QT_TRANSLATE_NOOP("slipway::Search", "ends before its last term"),
     QT_TRANSLATE_NOOP("slipway::Search", "terms that end with their size"),
     "priceType",
     {"price.term"},
     "Retired Azure VM size series",
     "2026-04-15"},
    {Exclusion::Deadline,
     Severity::Blocker,
     "deadline",
     QT_TRANSLATE_NOOP("slipway::Search", "later than the deadline"),
     QT_TRANSLATE_NOOP("slipway::Search", "the deadline"),
     "/workloads/*/training/deadlineHours",
     {"cluster.deadline", "cluster.job_lifetime", "training.interval"},
     "Slipway",
     "2026-11-20"},
    {Exclusion::Latency,
     Severity::Blocker,
     "latency",
     QT_TRANSLATE_NOOP("slipway::Search", "misses the targets for answers"),
     QT_TRANSLATE_NOOP("slipway::Search", "the targets for answers"),
     "/workloads/*/realtime/latencyTargetMilliseconds",
     {"serving.target", "serving.instances", "endpoint.latency"},
     "Kimura, Approximations for multi-server queues",
     "1994"},
    {Exclusion::Capacity,
     Severity::Blocker,
     "capacity",
     QT_TRANSLATE_NOOP("slipway::Search", "the work does not fit"),
     QT_TRANSLATE_NOOP("slipway::Search", "room for all work"),
     "maxNodes",
     {"cluster.capacity", "cluster.run_fits", "machine.capacity", "kubernetes.nodes"},
     "Slipway",
     "2026-11-20"},
    {Exclusion::NoPrice,
     Severity::Warning,
     "no_price",
     QT_TRANSLATE_NOOP("slipway::Search", "no price known"),
     QT_TRANSLATE_NOOP("slipway::Search", "a known price"),
     "size",
     {"price.missing"},
     "Slipway price book",
     "2026-08-22"},
}};

[[nodiscard]] constexpr const ExclusionRecord &recordOf(Exclusion exclusion)
{
    return exclusionRecords[static_cast<std::size_t>(exclusion)];
}

} // namespace slipway
