// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

#include <QLocale>

namespace slipway {

/// What of the total is billed at prices of `date` or later. Lines without a dated price count as older. None while nothing costs.
[[nodiscard]] std::optional<Money> billedSince(const Evaluation &evaluation, const QDate &date);

/// How old the prices of a plan are: the day that is told beside its total.
struct PriceAge
{
    /// Provenance::priceDate; but where that is more than 90 days older than the prices of most of the money, the day of these: a small part of the
    /// total must not make the rest look old, nor may the rest hide it, so `since` and `oldest` are told with it.
    QDate date;
    std::optional<Money> since; ///< what is billed at prices of `date` or later; none while nothing costs
    QDate oldest; ///< of all prices used
    bool isExact = false; ///< no price is newer than `date`
    bool isWhole = true; ///< nothing is older, or has no dated price
};

/// None where no price is used.
[[nodiscard]] std::optional<PriceAge> priceAge(const Evaluation &evaluation);

/// `part` of `whole`: "54 %", "under 1 %", "over 99 %" where something is missing; empty where the whole is nothing. The one way in which
/// window and papers round a share.
[[nodiscard]] QString shareText(const Money &part, const Money &whole, const QLocale &locale);

} // namespace slipway
