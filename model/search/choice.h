// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/searchedcompute.h"

namespace slipway::search {

/// Puts the candidate into a copy of the plan that is searched: what choice() says as an edit.
void applyChoice(Plan &plan, const SearchedCompute &searched, const Candidate &candidate);
/// "a request takes 0.4 times as long, assumed between 0.31 and 0.4": where times were told for another GPU, and on the candidate follow from its
/// figures; else empty.
[[nodiscard]] QString assumedOf(const SearchedCompute &searched, const Candidate &candidate);

/// choice() where the bill of the plan is known.
[[nodiscard]] PlanEdit choice(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill,
                              const Context &context, const QString &compute, const Candidate &candidate);
/// The same in the plan as it is, which tells what is bought already.
[[nodiscard]] PlanEdit choiceIn(const Plan &plan, const Context &context, const QString &compute,
                                const Candidate &candidate);
[[nodiscard]] PlanEdit choiceIn(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill,
                                const Context &context, const QString &compute, const Candidate &candidate);

/// What it costs at the most to take the plan's data to a region, once: data is where the plan is, and where a compute reads it from another
/// region it has no copy. Where it is for `compute`, an id, nothing moves while that one stays where it is; empty: the whole plan goes. Not known
/// where the plan does not say its region. The one measure of best plan, regions, fallbacks and why not.
[[nodiscard]] Total movingTo(const Plan &plan, const Context &context, const QString &region,
                             const QString &compute = {});

/// Highest nodes of a cluster whose main runs take `nodes`: as many spare ones as planned, and enough for every run.
[[nodiscard]] int highestNodes(const SearchedCompute &searched, int nodes);

} // namespace slipway::search
