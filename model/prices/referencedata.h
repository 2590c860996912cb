// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/catalog/catalog.h"
#include "model/prices/additions.h"
#include "model/prices/pricesnapshot.h"

namespace slipway {

/// What plans are evaluated against: a catalog and the prices of what it holds.
struct ReferenceData
{
    Catalog catalog;
    PriceSnapshot prices;
};

/// `base` with the additions laid over it. Sizes, regions, targets and GPUs must be new; prices and meters replace those
/// of `base`. Ids of sizes, regions and targets of `base` stay what they are. The price book's id and SHA-256 then stand
/// for both. `where` of an Error is the JSON pointer in the file.
[[nodiscard]] Result<ReferenceData> withAdditions(const ReferenceData &base, const Additions &additions);

} // namespace slipway
