// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

namespace slipway {

/// What a plan is called wherever people read it. Workloads have Workload::shownName() for that. A name that shows nothing
/// is empty once a plan is read.
[[nodiscard]] QString shownNameOf(const Plan &plan);
/// The same where only the name is at hand.
[[nodiscard]] QString shownPlanName(const QString &name);

} // namespace slipway
