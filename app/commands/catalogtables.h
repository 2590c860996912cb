// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/table.h"
#include "model/catalog/catalog.h"

namespace slipway {

// The lists of the catalog as tables. `asOf` decides what has retired. Column names are documented in
// docs/command-line.md and stay.
[[nodiscard]] Table targetTable(const Catalog &catalog, const QDate &asOf);
[[nodiscard]] Table seriesTable(const Catalog &catalog, const QDate &asOf);
[[nodiscard]] Table sizeTable(const Catalog &catalog, const QDate &asOf);
[[nodiscard]] Table regionTable(const Catalog &catalog);

} // namespace slipway
