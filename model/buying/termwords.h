// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"

namespace slipway {

/// "3-year reservation": how the plan itself pays machines of the group for a term, each way once; empty where it pays as it goes.
[[nodiscard]] QStringList termsOfPlan(const BuyingGroup &group);

/// Why what is bought may cover nothing of this plan: nobody told whom it reaches, or it reaches one subscription or group alone. Empty where
/// it reaches all of the agreement.
[[nodiscard]] QString scopeDoubt(const Commitment &commitment);

} // namespace slipway
