// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/units.h"

#include <span>

namespace slipway::formulas {

// Availability as a share of 1, of parts that fail independently: an upper bound of what really happens. An SLA is a threshold for a
// refund, not a forecast. Inputs are checked by the registry.
// Source: Azure Well-Architected Framework, reliability metrics and composite SLAs, 2024.

/// All parts must be up; 1 for none.
[[nodiscard]] double allUp(std::span<const double> shares) noexcept;
/// One part must be up.
[[nodiscard]] double anyUp(std::span<const double> shares) noexcept;
/// At least `k` of `n` equal parts must be up: 1 <= k <= n <= 1,000,000.
[[nodiscard]] double kOfN(int n, int k, double share) noexcept;
/// What all regions share, and one of `regions` regions.
[[nodiscard]] double multiRegion(double shared, double regional, double regions) noexcept;

} // namespace slipway::formulas
