// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/candidate.h"

#include <vector>

namespace slipway::search {

/// Those that nothing is both faster and cheaper than, by measure; of several with equal figures the first in rank. Without
/// complete totals among them, of the incomplete ones.
[[nodiscard]] std::vector<Candidate> frontOf(const std::vector<Candidate> &candidates);

/// At most `most` of the candidates that are not on the front: one for each cell of a grid over both logarithmic axes,
/// made finer until that many are found. The same for the same candidates in any order.
[[nodiscard]] std::vector<Candidate> thinned(const std::vector<Candidate> &candidates,
                                             const std::vector<Candidate> &front, std::size_t most);

} // namespace slipway::search
