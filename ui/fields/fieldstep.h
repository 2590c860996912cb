// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

namespace slipway {

/// The step whose page edits the field at a JSON pointer: that of the workload it is in, or of the first workload
/// that uses the compute it is in. `otherwise` where the pointer does not say.
[[nodiscard]] Step stepOfField(const Plan &plan, const QString &field, Step otherwise);
/// Where the finding at an index leads: to its field, or to the request for quota that it asks for, see findingpart.
[[nodiscard]] QString placeOf(const std::vector<Finding> &findings, std::size_t index);

} // namespace slipway
