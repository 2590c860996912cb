// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <QString>

namespace slipway {

/// A comparison for a terminal: costs, causes, lines, findings, times.
[[nodiscard]] QString comparisonText(const Comparison &comparison);

} // namespace slipway
