// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/candidate.h"
#include "model/search/relaxations.h"

#include <array>
#include <optional>
#include <vector>

namespace slipway {

struct Context;

namespace search {

struct Result;

/// Requests at a time on one instance of a language model that are tried, here and for proposals.
inline constexpr std::array requestsAtATime = {2, 4, 8, 16, 24, 32, 48, 64, 128};

/// What giving up one constraint would buy for a compute for which nothing meets the plan.
struct GivenUp
{
    /// nullopt: none is, and `drops` serves a language model otherwise: with weights of fewer bits, or more or fewer requests at a time.
    std::optional<Exclusion> constraint = Exclusion{};
    Candidate candidate; ///< the cheapest that is there without it
    /// What of the plan makes for it, each with the edit that drops it: those of which one alone is enough, else all that it takes
    /// together. Empty: nothing that the plan could drop.
    std::vector<Relaxation> drops;
};

/// Other ways to serve a language model that keep all constraints, then each constraint that alone stands before a priced candidate, the cheapest candidate first. `found` is what was searched for the compute;
/// empty where something meets the plan.
[[nodiscard]] std::vector<GivenUp> givenUpFor(const Plan &plan, const Context &context, const Result &found);

} // namespace search

} // namespace slipway
