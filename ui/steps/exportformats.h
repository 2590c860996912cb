// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/steps/planexport.h"

#include <vector>

namespace slipway {

/// PDF, JSON and CSV, in that order. Borrows the catalog.
[[nodiscard]] std::vector<ExportFormat> standardExports(const Catalog &catalog);

} // namespace slipway
