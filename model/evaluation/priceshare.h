// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/sharetext.h"
#include "model/evaluation/evaluation.h"

#include <optional>

namespace slipway {

/// What of the total is billed at prices of `date` or later. None while nothing costs.
[[nodiscard]] std::optional<Money> billedSince(const Evaluation &evaluation, const QDate &date);
/// What of it is billed at prices without a date: those that the plan states itself, or files of additions without saying when.
[[nodiscard]] Money billedAsStated(const Evaluation &evaluation);

/// How old the prices of a plan are: the day that is told beside its total.
struct PriceAge
{
    /// Provenance::priceDate; but where that is more than 90 days older than the prices of most of the dated money, the day of these: a small part
    /// must not make the rest look old, nor may the rest hide it, so `since` and `oldest` are told with it. Invalid where no price has a day.
    QDate date;
    std::optional<Money> since; ///< what is billed at prices of `date` or later; none while nothing costs
    Money stated; ///< billedAsStated(): neither old nor new
    QDate oldest; ///< of all prices used
    bool isExact = false; ///< no price is newer than `date`
    bool isWhole = true; ///< nothing is older, and nothing is stated by the plan
    bool hasOlder = false; ///< something is older than `date`
};

/// None where no price is used.
[[nodiscard]] std::optional<PriceAge> priceAge(const Evaluation &evaluation);

} // namespace slipway
