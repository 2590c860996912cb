// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

namespace slipway {

// How old the prices of a plan are, in the same words wherever that is told.

/// "2026-05-20 (oldest 2025-12-09)": the day since which the prices of 90 % of the total are, and the oldest where that is another. For
/// tables and lines with little room; empty for a plan that uses no price.
[[nodiscard]] QString priceDates(const Provenance &provenance);

/// "Prices of 2026-05-20 or later make up 94 % of the total; the oldest price used is of 2025-12-09." Empty for a plan that uses no price.
[[nodiscard]] QString priceDateRemark(const Evaluation &evaluation);

} // namespace slipway
