// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"

namespace slipway {

/// "3-year reservation": what the plan is yet to buy for machines of the group and the best does without, each kind of term once, whether a
/// compute's price or a commitment says so; empty where it does without nothing.
[[nodiscard]] QStringList termsOfPlan(const BuyingGroup &group);

/// "2 x NC4as T4 v3, 1-year reservation".
[[nodiscard]] QString commitmentWords(const Catalog &catalog, const Commitment &commitment);

/// Why what is bought may cover nothing of this plan: nobody told whom it reaches, or it reaches one subscription or group alone. Empty where
/// it reaches all of the agreement.
[[nodiscard]] QString scopeDoubt(const Commitment &commitment);

} // namespace slipway
