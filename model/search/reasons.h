// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/searchedcompute.h"
#include "model/search/whynot.h"

namespace slipway::search {

/// One sentence or two for every exclusion of the candidate, then the blockers that the plan with it has and the plan as it stands
/// (`now`) has not. Each rule once.
[[nodiscard]] std::vector<Reason> reasonsFor(const SearchedCompute &searched, const Candidate &candidate,
                                             const Evaluation &now);

/// Adds the finding unless its rule has been told already.
void addReason(const Finding &finding, std::vector<Reason> &reasons);

} // namespace slipway::search
