// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/relaxations.h"
#include "model/search/search.h"

#include <vector>

namespace slipway {

/// What giving up one constraint would buy for a compute for which nothing meets the plan.
struct GivenUp
{
    Exclusion constraint = {};
    search::Candidate candidate; ///< the cheapest that nothing else stands against
    std::vector<search::Relaxation> drops; ///< what of the plan makes for it, each with the edit that drops it; empty: nothing that it could drop
};

/// Each constraint that alone stands before a priced candidate, the cheapest candidate first.
[[nodiscard]] std::vector<GivenUp> givenUpFor(const Plan &plan, const Catalog &catalog, const search::Result &result);

} // namespace slipway
