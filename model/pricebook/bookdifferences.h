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
    std::int64_t same = 0;
};

[[nodiscard]] BookDifferences bookDifferences(const PriceSnapshot &before, const PriceSnapshot &after,
                                              const Catalog &catalog);

} // namespace slipway
