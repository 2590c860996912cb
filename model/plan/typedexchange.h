// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <optional>

namespace slipway {

/// The factor that the plan states itself; none where it states none, where that is no number above 0 and up to a million,
/// for dollars, and where it is of another currency than the plan's.
[[nodiscard]] std::optional<ExchangeRate> typedExchange(const Plan &plan);
/// Whether the factor says that it is of another currency: somebody changed that of the plan.
[[nodiscard]] bool isOfOtherCurrency(const Plan &plan);

} // namespace slipway
