// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/searchedcompute.h"
#include "model/search/whynot.h"

namespace slipway::search {

/// One sentence or two for every exclusion of the candidate, then newObjections() of the plan with it to the plan as it stands (`now`): what a
/// best plan is refused for. Each rule once.
[[nodiscard]] std::vector<Reason> reasonsFor(const SearchedCompute &searched, const Candidate &candidate,
                                             const Evaluation &now);

/// Adds the finding unless its rule has been told already. `warns`: Reason::warns.
void addReason(const Finding &finding, std::vector<Reason> &reasons, bool warns = false);

} // namespace slipway::search
