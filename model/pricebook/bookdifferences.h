// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pricebook/retailimport.h"

namespace slipway {

/// Two books, price by price. Estimates are left out: they follow from the others.
struct BookDifferences
{
    PriceChanges changed; ///< in the order of sizes, then of meters
    PriceChanges added; ///< only the second has it
    PriceChanges gone; ///< only the first has it: `after` is what it was
    /// Only the second announces it, for that day at that figure: `before` is what the second has until then.
    PriceChanges announced;
    PriceChanges withdrawn; ///< only the first announces something for that day: `after` is what it was
    PriceChanges
        ending; ///< only the second says that day to be the last, of the price `after`; what follows is announced, or unknown
    PriceChanges endingNoMore; ///< only the first does
    PriceChanges agreed; ///< by an agreement in the second only, whether the figure is another or not: no discount comes off it
    PriceChanges listed; ///< the same of the first only: what the second has is a list price
    std::int64_t same = 0; ///< of the same figure, and agreed in both or in none
};

[[nodiscard]] BookDifferences bookDifferences(const PriceSnapshot &before, const PriceSnapshot &after,
                                              const Catalog &catalog);

} // namespace slipway
