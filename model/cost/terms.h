// SPDX-License-Identifier: GPL-3.0-or-later
// What is bought for a term is paid for to its end, used or not.
#pragma once

#include "model/cost/uses.h"
#include "model/prices/pricesnapshot.h"

#include <optional>
#include <vector>

namespace slipway::cost {

/// Whether a use is of machines that are paid for by term where its compute is.
[[nodiscard]] bool isBoughtForTerm(const Use &use);

/// Units that are paid for in each month where they are bought for `term` months at a time: a month that needs more than
/// what still runs buys the difference. From the first month of `needs` to the last month of the last term, at least as
/// many as `needs`. Needs that have no number are given back as they are.
[[nodiscard]] std::vector<double> paidThroughTerms(const std::vector<double> &needs, int term);

/// The month after the last one that terms of `term` months bill for machines of a size, named as Use::price has it: counted from the
/// first of the horizon, and beyond it where a term runs on. Nothing where none is bought for a term.
[[nodiscard]] std::optional<int> endOfTerms(const std::vector<Use> &uses, int term, const QString &size = {});

/// Adds to what a compute at `type` bills the months of its terms in which nothing needs them, and puts down what its
/// terms still bill after the horizon. Uses of the same size share what was bought. Nothing changes where `type` has no
/// term.
void payTerms(std::vector<Use> &uses, PriceType type);

} // namespace slipway::cost
