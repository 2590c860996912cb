// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/typedexchange.h"
#include "model/prices/pricesnapshot.h"

namespace slipway {

/// The plan's currency at its own factor, else at that of the book; USD where there is neither: the rule plan.currency then says so.
[[nodiscard]] inline ExchangeRate exchangeOf(const Plan &plan, const PriceSnapshot &prices)
{
    if (const std::optional<ExchangeRate> typed = typedExchange(plan))
        return *typed;
    const std::optional<Currency> currency = Currency::fromCode(plan.currency);
    const std::optional<ExchangeRate> rate = currency ? prices.exchange(*currency) : std::nullopt;
    return rate.value_or(ExchangeRate());
}

} // namespace slipway
