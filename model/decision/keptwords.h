// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/robustness.h"

#include <QLocale>
#include <QStringList>

namespace slipway {

// The words for how often a plan keeps what it has to. What has been drawn is said alike wherever a plan is judged.

/// "Training ends by its deadline".
[[nodiscard]] QString keptName(const ConstraintChance &constraint);
/// "in 93 % of all cases"; "not known".
[[nodiscard]] QString inCases(const Chance &chance, const QLocale &locale);
/// One line for each constraint: how often the choice keeps it, and beside it how often the cheapest at likely values does.
[[nodiscard]] QStringList keptTexts(const Robustness &choice, const Robustness &likely,
                                    const QLocale &locale);
/// Of a plan as it stands, one line for each constraint that it keeps too seldom: "Inspection, blue keeps its latency target: in 64 % of all
/// cases (80 % asked for)".
[[nodiscard]] QStringList missedTexts(const Robustness &robustness, const QLocale &locale);

} // namespace slipway
