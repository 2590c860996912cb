// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/eligibility/eligibility.h"
#include "model/search/search.h"
#include "model/sizing/machine.h"

#include <optional>
#include <vector>

namespace slipway::search {

/// What one compute of a plan is searched for: all that does not depend on the candidate. Borrows plan and context.
struct Subject
{
    const Plan &plan;
    Context context;
    Query query;
    std::size_t compute = 0; ///< index in the plan
    cost::Bill bill; ///< of the plan as it stands
    ExchangeRate exchange;
    Eligibility eligibility; ///< of the compute
    Measure measure = Measure::None;
    std::optional<std::size_t> workload = {}; ///< index: whose nodes vary and whose measure counts
    std::size_t deployment = 0; ///< of that workload, where it is an endpoint
    int nodes = 1; ///< as planned
    bool nodesVary = false; ///< else all candidates have the plan's number
    std::optional<sizing::Machine> planned = {}; ///< nothing where the plan names no size
    std::optional<std::size_t> plannedSize = {}; ///< index in the catalog

    [[nodiscard]] const Compute &asPlanned() const { return plan.computes[compute]; }
    [[nodiscard]] const cost::ComputeUse &use() const { return bill.computes[compute]; }
    [[nodiscard]] cost::Billing billing() const { return use().billing; }
    [[nodiscard]] bool usesGpu() const { return planned && planned->hasGpu(); }

    /// What stands against a size whatever its region, price and number.
    [[nodiscard]] Exclusions against(SizeId size, const sizing::Machine &machine) const;
    /// Requests or workers at a time on `machine` for each that the planned machine has: whole ones by vCPUs. 0: not even one.
    [[nodiscard]] int placesOn(const sizing::Machine &machine, int planned) const;
};

/// nullopt where the compute is not one of searchable().
[[nodiscard]] std::optional<Subject> subjectOf(const Plan &plan, const Context &context, const Query &query);

} // namespace slipway::search
