// SPDX-License-Identifier: GPL-3.0-or-later
// What advice on buying says nothing else about.
#pragma once

#include "model/buying/buying.h"
#include "model/cost/bill.h"

namespace slipway::buying {

/// Of a commitment that covers no machine of the groups, a sentence.
[[nodiscard]] QString whyNoGroup(const Commitment &each, const Plan &plan, const Context &context);

/// A sentence each for the computes that are in no group and the commitments that no group has. `plan` is the one that is advised on, paid as it
/// goes, and `bill` its bill; `commitments` are all, those that are yet to be bought among them.
[[nodiscard]] QStringList leftOut(const Plan &plan, const cost::Bill &bill,
                                  const std::vector<Commitment> &commitments,
                                  const std::vector<BuyingGroup> &groups, const Context &context);

} // namespace slipway::buying
