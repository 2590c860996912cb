// SPDX-License-Identifier: GPL-3.0-or-later
// Inside the tests of proposals.
#pragma once

#include "model/proposals/proposals.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <algorithm>

namespace slipway::test {

/// Drawn so often that nothing which is asserted is left to chance, and no more often.
inline Proposals proposalsOf(const Sheet &sheet)
{
    ProposeOptions options;
    options.draws = 400;
    return propose(sheet, context(), options).value();
}

/// Null where the proposal has none of that id.
inline const ProposedCompute *computeOf(const Proposal &proposal, const QString &id)
{
    const auto found = std::ranges::find(proposal.computes, id, &ProposedCompute::compute);
    return found == proposal.computes.end() ? nullptr : &*found;
}

} // namespace slipway::test
