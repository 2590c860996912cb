// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/robustanswer.h"

#include <QLocale>
#include <QStringList>

namespace slipway {

// The words for a choice under uncertainty, as a card shows them. Computes are called by the work on them in `plan`.

/// "USD 12.00 more"; "not comparable" where one of both misses a price.
[[nodiscard]] QString moreText(const Total &total, const Total &than, const QLocale &locale);
/// What the choice costs beside the plan as it is, and where that falls short: why the choice may be dearer. Empty where it is the choice.
[[nodiscard]] QString againstNowText(const RobustAnswer &answer, const QLocale &locale);
/// One line for each compute whose work has a time to keep: what it runs on, and what it would at likely values.
[[nodiscard]] QStringList takenTexts(const DrawnChoice &choice, const DrawnChoice &likely, const Plan &plan,
                                     const Catalog &catalog);
/// "Peak above 61 requests/s (planned 40)", with the chance of it.
[[nodiscard]] QString flipText(const Flip &flip, const QLocale &locale);
/// The runner-up of a compute, then the nearest of what would make it the choice, `most` at most.
[[nodiscard]] QStringList flipTexts(const ComputeFlips &flips, const Plan &plan, const Total &chosen,
                                    const Catalog &catalog, const QLocale &locale, std::size_t most);
/// What to take where machines are not to be had: ranked, with what is held of quota.
[[nodiscard]] QStringList fallbackTexts(const ComputeFallbacks &fallbacks, const Plan &plan,
                                        const Catalog &catalog, const QLocale &locale);
/// As the load grows with the plan, then at multiples of it.
[[nodiscard]] QStringList growthTexts(const GrowthPath &growth, const Plan &plan, const QLocale &locale);

} // namespace slipway
