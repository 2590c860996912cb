// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search.h"

namespace slipway {

/// "hours_per_run"; "none".
[[nodiscard]] QString measureId(search::Measure measure);
/// "hours a run"; empty where there is none.
[[nodiscard]] QString measureWords(search::Measure measure);
/// What the compute is for, and the id that commands ask for: "Training of the inspection model (train)".
[[nodiscard]] QString namedCompute(const Plan &plan, const QString &compute);

} // namespace slipway
