// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/total.h"

namespace slipway {

/// Whether what one plan commits to differs from `planned`, what the plan that is asked about does, by a hundredth or more: what turns the order
/// of less decides nothing. What misses a price differs from what misses none.
[[nodiscard]] bool isTelling(const Total &total, const Total &planned);

} // namespace slipway
