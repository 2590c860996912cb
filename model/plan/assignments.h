// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/planedit.h"

namespace slipway {

/// Changes as people write them, "/computes/train/maxNodes=4": the field as in the plan's JSON, computes, workloads and
/// deployments by id or place; the value is JSON where it is some (4, 2.5, true, null, ["westeurope"]), else a text. A figure that may have
/// a range gets its likely value, and keeps the range around it; its place with low, likely or high behind it gets one of the three, in
/// whatever order they come, and {"low": 80, "likely": 100, "high": 120} all. Error
/// Usage for what is no such word, and for other objects and lists of anything but texts. Whether the fields exist is for applied() to say.
[[nodiscard]] Result<PlanEdit> assignments(const QStringList &settings, const Plan &plan);

} // namespace slipway
