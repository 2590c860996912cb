// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plantypes.h"
#include "model/prices/pricesnapshot.h"

#include <vector>

namespace slipway {

/// What may be chosen for a compute of this target, the usual choice first: no type that the prices say no of. Spot
/// and low priority are tiers.
[[nodiscard]] std::vector<Tier> tiersOf(const Catalog &catalog, const PriceSnapshot &prices,
                                        const QString &targetId);
[[nodiscard]] std::vector<PriceType> priceTypesOf(const Catalog &catalog, const PriceSnapshot &prices,
                                                  const QString &targetId);

} // namespace slipway
