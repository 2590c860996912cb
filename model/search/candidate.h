// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/total.h"
#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace slipway::search {

/// Why a candidate does not meet the plan. One bit each in Exclusions, in the order in which they are told.
enum class Exclusion : std::uint8_t {
    NotSupported, ///< the newest list for the target leaves the size out
    SupportUnknown, ///< no list speaks of it: never recommended
    Ends, ///< retired, or retires while the plan uses it
    NotIsolated, ///< the plan asks for isolated sizes
    NeedsGpu, ///< the work needs one
    Architecture, ///< Arm for x86 images, or the other way round
    TimeUnknown, ///< the time of its work does not follow from what was measured
    Memory, ///< model or training state do not fit
    Weaker, ///< less than the machine that hours or answers were planned on
    Region, ///< not among the plan's regions, or its data may not go there
    PriceType, ///< not offered for the target, or not stated whether it is
    Preemptible, ///< may be taken away, which the plan does not accept
    Deadline, ///< a run, or a batch, takes longer than it may
    Latency, ///< answers, rejections or utilisation miss their targets
    Capacity, ///< the work of a month does not fit into the month, or needs more nodes than there may be
    NoPrice, ///< no price that may be used without asking is known
};
inline constexpr std::size_t exclusionCount = 16;

using Exclusions = std::uint32_t;
[[nodiscard]] constexpr Exclusions bit(Exclusion exclusion)
{
    return Exclusions(1) << static_cast<unsigned>(exclusion);
}

/// One way to run a compute of the plan.
struct Candidate
{
    SizeId size = {};
    RegionId region = {};
    PriceType type = PriceType::PayAsYouGo;
    std::uint16_t nodes = 1; ///< of one run; instances of a deployment at its peak, machines of people
    bool complete = true; ///< false: some line of the plan has no price, `total` is what is known
    Exclusions exclusions = 0; ///< 0: meets the plan
    double measure = 0; ///< see Measure; 0 where there is none
    /// Minor units: what is known of the whole plan over its horizon with this candidate. For the inner loops: who shows it asks
    /// totalOf(), which says what it misses.
    std::int64_t total = 0;

    [[nodiscard]] bool meetsPlan() const { return exclusions == 0; }
    [[nodiscard]] bool has(Exclusion exclusion) const { return (exclusions & bit(exclusion)) != 0; }
    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// What candidates are weighed against cost by.
enum class Measure : std::uint8_t {
    None, ///< people's machines: cost alone
    HoursPerRun, ///< of one run with all its trials, start of nodes included
    LatencyMilliseconds, ///< at the endpoint's percentile with all instances at the peak of the horizon
    HoursPerBatch, ///< start of nodes included
};

/// The whole plan with the candidate for `compute`; `rest` is the plan without that compute.
[[nodiscard]] Total totalOf(const Candidate &candidate, const Total &rest, const QString &compute);

/// Cheapest first: complete totals before "at least", then by total, measure, and where they stand in the catalog, so that the
/// order does not depend on how the work was divided.
[[nodiscard]] bool ranksBefore(const Candidate &a, const Candidate &b);

} // namespace slipway::search
