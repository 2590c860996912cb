// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"

namespace slipway::buying {

/// Draws two plans under the same circumstances. `owedMore` is what `with` owes after the horizon beyond `without`, and does not
/// depend on the draws.
[[nodiscard]] PurchaseRisk purchaseRisk(const Plan &without, const Plan &with, const Money &owedMore,
                                        const Context &context, const DrawOptions &options);

} // namespace slipway::buying
