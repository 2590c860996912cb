// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/total.h"
#include "model/catalog/catalog.h"
#include "model/eligibility/exclusion.h"
#include "model/prices/pricesnapshot.h"

#include <cstdint>
#include <utility>

namespace slipway::search {

/// One way to run a compute of the plan.
struct Candidate
{
    SizeId size = {};
    RegionId region = {};
    PriceType type = PriceType::PayAsYouGo;
    std::uint16_t nodes
        = 1; ///< of one run; instances of a deployment at its peak; of a Kubernetes cluster those of its pool; machines that are kept
    bool complete = true; ///< false: some line of the plan has no price, `total` is what is known
    Exclusions exclusions = 0; ///< 0: meets the plan
    double measure = 0; ///< see Measure; 0 where there is none
    /// Minor units: what is known of the whole plan over its horizon with this candidate. For the inner loops: who shows it asks
    /// totalOf(), which says what it misses.
    std::int64_t total = 0;
    std::int64_t owed = 0; ///< minor units: what terms of this compute still cost after the horizon

    /// Minor units: what the plan is bound to pay with it, within the horizon and after it. Candidates are weighed by this.
    [[nodiscard]] std::int64_t committed() const { return addSaturated(total, owed); }
    [[nodiscard]] bool meetsPlan() const { return exclusions == 0; }
    [[nodiscard]] bool has(Exclusion exclusion) const { return contains(exclusions, exclusion); }
    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// Whether both are the same machines, paid for in the same way: what they cost depends on what else is in the plan.
[[nodiscard]] bool takeTheSame(const Candidate &a, const Candidate &b);

/// What candidates are weighed against cost by.
enum class Measure : std::uint8_t {
    None, ///< people's machines: cost alone
    HoursPerRun, ///< of one run with all its trials, as its sizing tells: without the start of nodes
    LatencyMilliseconds, ///< at the endpoint's percentile with all instances at the peak of the horizon
    HoursPerBatch, ///< as the sizing of the batch tells, likewise
};

/// The whole plan with the candidate for `compute`; `rest` is the plan without that compute.
[[nodiscard]] Total totalOf(const Candidate &candidate, const Total &rest, const QString &compute);

/// Cheapest first: complete totals before "at least", then by committed(), measure, and where they stand in the catalog, so that the
/// order does not depend on how the work was divided.
[[nodiscard]] bool ranksBefore(const Candidate &a, const Candidate &b);

} // namespace slipway::search
