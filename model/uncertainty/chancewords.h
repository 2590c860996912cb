// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/uncertainty/statistics.h"

#include <QLocale>
#include <QString>

namespace slipway {

/// "12 %"; what is neither 0 nor all is "under 1 %" and "over 99 %". Where the share is a bound: "at least 12 %", "at most 60 %", and
/// "not known" where the bound tells nothing. What is sure whatever is missing has no such word: "100 %", or "0 %" at the most.
[[nodiscard]] QString chanceText(const Chance &chance, const QLocale &locale);

/// The same around a share that is written otherwise.
[[nodiscard]] QString chanceText(const Chance &chance, const QString &share);

} // namespace slipway
