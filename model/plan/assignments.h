// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/planedit.h"

namespace slipway {

/// Changes as people write them, "/computes/train/maxNodes=4": the field as in the plan's JSON, computes, workloads and
/// deployments by id or place; the value is JSON where it is some (4, 2.5, true, null, ["westeurope"]), else a text. Error
/// Usage for what is no such word, and for objects and lists of anything but texts. Whether the fields exist is for applied() to say.
[[nodiscard]] Result<PlanEdit> assignments(const QStringList &settings, const Plan &plan);

} // namespace slipway
