// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

namespace slipway::cost {

/// The price type a compute is billed at: its tier decides before its commitment does.
[[nodiscard]] PriceType effectivePriceType(const Compute &compute);

/// "3-year reservation": for a sentence.
[[nodiscard]] QString priceTypeWords(PriceType type);

} // namespace slipway::cost
