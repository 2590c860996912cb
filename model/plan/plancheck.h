// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/catalog/catalog.h"
#include "model/plan/plan.h"
#include "model/prices/pricesnapshot.h"

namespace slipway {

/// Whether the catalog knows every target, size and region that the plan names, and the prices its currency: for
/// opening files, since a plan alone cannot tell. The first unknown word is an Error with its JSON path and the
/// nearest known word. An empty word is none; whether one is needed there is a matter of the rules.
[[nodiscard]] Result<void> checkReferences(const Plan &plan, const Catalog &catalog,
                                           const PriceSnapshot &prices);

} // namespace slipway
