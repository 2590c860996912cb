// SPDX-License-Identifier: GPL-3.0-or-later
// How many terms of which length to buy, and when: an exact answer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace slipway::buying {

/// Amounts to choose by: millionths of a US dollar. A search of whole figures has no rounding to go astray on.
using Micros = std::int64_t;

/// One kind of purchase: a unit is paid for through all its months, those beyond the horizon included.
struct Term
{
    int months = 12; ///< above 0
    Micros price = 0; ///< of one unit for the whole term
    int lastMonth = std::numeric_limits<int>::max(); ///< of the horizon, in which it may begin; below 0: never
    std::vector<Micros> prices = {}; ///< by month in which it begins, where an announced one changes it; else empty
    int firstMonth = 0; ///< of the horizon, before which it may not begin: nobody buys for days that are over

    [[nodiscard]] Micros priceIn(std::size_t month) const { return month < prices.size() ? prices[month] : price; }
};

/// What one more unit saves in a month: `saves[month][k]` is that of unit k + 1. The same number of units each month, never
/// more for a later unit than for the one before it.
using Savings = std::vector<std::vector<Micros>>;

struct TermPurchase
{
    std::size_t term = 0; ///< index into the terms
    int month = 0; ///< of the horizon, in which it begins
    int units = 0;

    friend bool operator==(const TermPurchase &, const TermPurchase &) = default;
};

/// The purchases after which pay-as-you-go and all terms together cost least, by month, then term. Of those that cost the same the
/// ones that stand for the fewest months of the horizon (none before its work begins or while another still runs), then as few,
/// and of the months that cost the same in which to begin the one that has its use soonest after it, the earliest of several. Units that run at the same time cover the first ones of each month. Exact: a flow of least cost through the months, in
/// which each unit is either bought for a term or paid as it goes (Ahuja, Magnanti and Orlin, Network Flows, 1993, chapter 9,
/// successive shortest paths; costs of an arc rise with each unit, since saves fall).
[[nodiscard]] std::vector<TermPurchase> cheapestTerms(const Savings &saves, const std::vector<Term> &terms);

} // namespace slipway::buying
