// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/uncertainty/uncertainty.h"

#include <QString>

#include <cstdint>

namespace slipway {

// Words of the terminal. Those of files are with the formats.
[[nodiscard]] QString stageWord(CostStage stage);
/// "Tuning ends by its deadline".
[[nodiscard]] QString targetName(const TargetChance &target);
/// "1 page", "12 pages", with separators.
[[nodiscard]] QString counted(std::int64_t count, const QString &one, const QString &many);

} // namespace slipway
