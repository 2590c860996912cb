// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/build/source.h"

namespace slipway::pack {

/// catalog.bin from catalog/*.csv and *.json. The first fault of the sources is the Error; `where` is
/// "catalog/sizes.csv:12".
[[nodiscard]] Result<QByteArray> packCatalog(const SourceFiles &sources);

/// prices.bin from prices/*.csv. Sizes and regions are named, and must be those of the catalog files.
[[nodiscard]] Result<QByteArray> packPrices(const SourceFiles &sources);

} // namespace slipway::pack
