// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"

namespace slipway {

/// "3-year reservation": how the plan itself pays machines of the group for a term, each way once; empty where it pays as it goes.
[[nodiscard]] QStringList termsOfPlan(const BuyingGroup &group);

} // namespace slipway
