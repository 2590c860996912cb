// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QLocale>
#include <QStringList>

namespace slipway {

/// What a choice of machines changes of the figures that were typed for the work on them, in words: "Wafer lens: one serves 2 instead of 4 at a time".
/// Empty where nothing but the machines is another.
[[nodiscard]] QStringList carriedFigures(const Plan &before, const Plan &after, const QLocale &locale);

} // namespace slipway
