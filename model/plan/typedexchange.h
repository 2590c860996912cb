// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <optional>

namespace slipway {

/// The factor that the plan states itself; none where it states none, where that is no number above 0 and up to a million,
/// and for dollars.
[[nodiscard]] std::optional<ExchangeRate> typedExchange(const Plan &plan);

} // namespace slipway
