// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/planexport.h"

#include <vector>

namespace slipway {

/// PDF, JSON, CSV, workbook, FOCUS, Markdown, Azure ML files, ARM template and calendar, in that order. Borrows the catalog.
[[nodiscard]] std::vector<ExportFormat> standardExports(const Catalog &catalog);

} // namespace slipway
