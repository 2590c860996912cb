// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

namespace slipway {

// How old the prices of a plan are, in the same words wherever that is told; see priceAge().

/// What stands behind "prices of": "2026-05-20", "2026-05-20 or later", or "2026-08-22 for 65 % of the total, the rest back to 2024-07-01", with the share
/// that is "as stated by the plan" where it states prices. For
/// tables and lines with little room; empty for a plan that uses no price.
[[nodiscard]] QString priceDates(const Evaluation &evaluation);
/// The same for the foot of a page: "2026-08-22 (65 %), the rest back to 2024-07-01".
[[nodiscard]] QString briefPriceDates(const Evaluation &evaluation);

/// Where a price is for: "West Europe", "zone 1, Europe and North America".
[[nodiscard]] QString placeOfPrice(const Catalog &catalog, const QString &region);

/// "65 % of the total is at prices of 2026-08-22, the rest back to 2024-07-01." Empty for a plan that uses no price.
[[nodiscard]] QString priceDateRemark(const Evaluation &evaluation);

/// "1 USD = 0.8523 EUR on 2026-01-26.", with who says so where the plan does, and what speaks against it; empty for a plan in dollars.
[[nodiscard]] QString exchangeRemark(const Evaluation &evaluation);

} // namespace slipway
