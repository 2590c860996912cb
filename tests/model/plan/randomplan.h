// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QtGlobal>

namespace slipway::test {

/// A plan whose every field has a value within its limits, drawn by `seed`; with members that nothing
/// knows at every level. Fields added later are drawn too: it follows the description of the fields.
[[nodiscard]] Plan randomPlan(quint32 seed);

} // namespace slipway::test
