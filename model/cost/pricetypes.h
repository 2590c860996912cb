// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

namespace slipway::cost {

/// The price type a compute is billed at: its tier decides before its commitment does.
[[nodiscard]] PriceType effectivePriceType(const Compute &compute);

/// The tier that a price type is billed through.
[[nodiscard]] Tier tierOf(PriceType type);

/// Makes `type` the compute's effective price type. Only the tier makes spot and low priority: the compute's own price type is
/// then kept, for the way back.
void pay(Compute &compute, PriceType type);

/// "3-year reservation": for a sentence.
[[nodiscard]] QString priceTypeWords(PriceType type);

/// The same in English, whatever the language: part of ids.
[[nodiscard]] QString priceTypeKey(PriceType type);

} // namespace slipway::cost
