// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"

namespace slipway {

/// What plans are evaluated against. Loaded once, in the program's one place of composition, and lent to
/// everything that needs it.
struct ReferenceData
{
    Catalog catalog;
    PriceSnapshot prices;
};

/// The catalog and the prices that are built into the program.
[[nodiscard]] Result<ReferenceData> loadReferenceData();

} // namespace slipway
