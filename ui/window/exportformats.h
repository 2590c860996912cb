// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/prices/referencedata.h"
#include "ui/window/planexport.h"

#include <memory>
#include <vector>

namespace slipway {

/// PDF, JSON, CSV, workbook, FOCUS, Markdown, Azure ML files, ARM template and calendar, in that order. Borrows the catalog. `published`
/// has the list prices of what is agreed, for FOCUS; may be null.
[[nodiscard]] std::vector<ExportFormat> standardExports(const Catalog &catalog,
                                                        std::shared_ptr<const ReferenceData> published = {});

} // namespace slipway
