// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/typedexchange.h"

#include "model/base/decimal.h"

namespace slipway {

bool isOfOtherCurrency(const Plan &plan)
{
    return plan.currencyFactor && plan.currencyFactor->currency.value_or(plan.currency) != plan.currency;
}

std::optional<ExchangeRate> typedExchange(const Plan &plan)
{
    const std::optional<Currency> currency = Currency::fromCode(plan.currency);
    if (!plan.currencyFactor || !currency || *currency == Currency() || isOfOtherCurrency(plan))
        return std::nullopt;
    const std::optional<std::int64_t> raw = parseScaled(plan.currencyFactor->perDollar, ExchangeRate::scale);
    constexpr std::int64_t most = 1'000'000'000'000'000; // a million for a dollar
    return raw && *raw > 0 && *raw <= most ? std::optional(ExchangeRate(*currency, *raw)) : std::nullopt;
}

} // namespace slipway
