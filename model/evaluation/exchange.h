// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"
#include "model/prices/pricesnapshot.h"

namespace slipway {

/// The plan's currency, or USD where nobody published a rate for it: the rule plan.currency then says so.
[[nodiscard]] inline ExchangeRate exchangeOf(const Plan &plan, const PriceSnapshot &prices)
{
    const std::optional<Currency> currency = Currency::fromCode(plan.currency);
    const std::optional<ExchangeRate> rate = currency ? prices.exchange(*currency) : std::nullopt;
    return rate.value_or(ExchangeRate());
}

} // namespace slipway
