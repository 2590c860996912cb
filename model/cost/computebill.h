// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"

namespace slipway::cost {

/// makeBill() without what is billed whichever machines are chosen, shared services and commitments themselves: lines in no order and
/// without words, their total, stages and what is owed; no months and no dates. For who tries many machines.
[[nodiscard]] Bill makeComputeBill(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices,
                                   const ExchangeRate &exchange);

} // namespace slipway::cost
