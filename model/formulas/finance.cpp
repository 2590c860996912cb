// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/finance.h"

#include <cmath>

namespace slipway::formulas {

double growthRate(double start, double end, double periods) noexcept
{
    return std::expm1(std::log(end / start) / periods);
}

Usd netPresentValue(double rate, std::span<const double> cashflows) noexcept
{
    double value = 0;
    for (auto flow = cashflows.rbegin(); flow != cashflows.rend(); ++flow)
        value = (value + *flow) / (1 + rate);
    return Usd(value);
}

Usd payment(double rate, double periods, Usd principal) noexcept
{
    if (rate == 0)
        return principal / periods;
    return principal * (rate / -std::expm1(-periods * std::log1p(rate)));
}

double monthlyRate(double yearly) noexcept
{
    return std::expm1(std::log1p(yearly) / 12);
}

double grown(double start, double rate, double periods) noexcept
{
    return start * std::exp(periods * std::log1p(rate));
}

} // namespace slipway::formulas
