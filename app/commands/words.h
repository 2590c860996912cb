// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/uncertainty/uncertainty.h"

#include <QString>

namespace slipway {

// Words of the terminal. Those of files are with the formats.
[[nodiscard]] QString stageWord(CostStage stage);
/// "Tuning ends by its deadline".
[[nodiscard]] QString targetName(const TargetChance &target);

} // namespace slipway
