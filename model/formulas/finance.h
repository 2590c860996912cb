// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/units.h"

#include <span>

namespace slipway::formulas {

// Rates are of one period (0.01 is 1 %), above -1. Inputs are checked by the registry.
// Source: the functions NPV, PMT and RRI of spreadsheets (Microsoft Office documentation, 2024).

/// Growth of one period that leads from `start` (above 0) to `end` (0 or more).
[[nodiscard]] double growthRate(double start, double end, double periods) noexcept;
/// Present value of cash flows at the end of each period, the first after one period.
[[nodiscard]] Usd netPresentValue(double rate, std::span<const double> cashflows) noexcept;
/// Equal payments at the end of each period that pay back `principal`.
[[nodiscard]] Usd payment(double rate, double periods, Usd principal) noexcept;
/// The monthly rate that compounds to `yearly`.
[[nodiscard]] double monthlyRate(double yearly) noexcept;
/// A quantity after `periods` of growth.
[[nodiscard]] double grown(double start, double rate, double periods) noexcept;

} // namespace slipway::formulas
