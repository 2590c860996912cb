// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/money.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>
#include <vector>

namespace slipway {

/// `part` of `whole`: "54 %", "under 1 %", "over 99 %" where something is missing; empty where the whole is nothing. The one way in which
/// findings, window and papers round a share that stands alone.
[[nodiscard]] QString shareText(const Money &part, const Money &whole, const QLocale &locale);

/// The same of parts of one whole that are listed together: rounded by largest remainders, so that those of all parts add up to 100 %. Where
/// the parts are not all of the whole they add up to their common share, rounded.
[[nodiscard]] QStringList shareTexts(std::span<const Money> parts, const Money &whole, const QLocale &locale);

/// `parts` of `whole` in steps of which the whole has `steps` (100: percents), 0 or more each, by largest remainders, the first of equal
/// ones; all 0 where the whole is nothing. Parts below nothing count as nothing.
[[nodiscard]] std::vector<std::int64_t> roundedShares(std::span<const Money> parts, const Money &whole,
                                                      std::int64_t steps);

} // namespace slipway
