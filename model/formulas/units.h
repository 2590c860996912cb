// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace slipway::formulas {

/// A number of one unit. Two units do not mix; what divides out is a plain number. Decimal prefixes only: a gigabyte is 1e9
/// bytes. Counts (servers, GPUs, parameters, tokens) and shares of 1 are plain numbers.
template <typename Unit> struct Amount
{
    double value = 0;

    constexpr Amount() = default;
    constexpr explicit Amount(double number)
        : value(number)
    {
    }

    friend constexpr auto operator<=>(const Amount &, const Amount &) = default;
    friend constexpr Amount operator+(Amount a, Amount b) { return Amount(a.value + b.value); }
    friend constexpr Amount operator-(Amount a, Amount b) { return Amount(a.value - b.value); }
    friend constexpr Amount operator*(Amount a, double factor) { return Amount(a.value * factor); }
    friend constexpr Amount operator*(double factor, Amount a) { return Amount(factor * a.value); }
    friend constexpr Amount operator/(Amount a, double divisor) { return Amount(a.value / divisor); }
    friend constexpr double operator/(Amount a, Amount b) { return a.value / b.value; }
};

using Seconds = Amount<struct SecondsUnit>;
using Hours = Amount<struct HoursUnit>;
using PerSecond = Amount<struct PerSecondUnit>;
using Bytes = Amount<struct BytesUnit>;
using BytesPerSecond = Amount<struct BytesPerSecondUnit>;
using Flops = Amount<struct FlopsUnit>; ///< floating-point operations, not a rate
using FlopsPerSecond = Amount<struct FlopsPerSecondUnit>;
using Usd = Amount<struct UsdUnit>; ///< an estimate: bills are made of Money
using UsdPerHour = Amount<struct UsdPerHourUnit>;
using Watts = Amount<struct WattsUnit>;
using KilowattHours = Amount<struct KilowattHoursUnit>;
using Kilograms = Amount<struct KilogramsUnit>;
using KilogramsPerKilowattHour = Amount<struct KilogramsPerKilowattHourUnit>;

constexpr Hours toHours(Seconds time)
{
    return Hours(time.value / 3600);
}
constexpr Seconds toSeconds(Hours time)
{
    return Seconds(time.value * 3600);
}
constexpr double operator*(PerSecond rate, Seconds time)
{
    return rate.value * time.value;
}
constexpr double operator*(Seconds time, PerSecond rate)
{
    return rate * time;
}
constexpr Seconds operator/(Bytes bytes, BytesPerSecond bandwidth)
{
    return Seconds(bytes.value / bandwidth.value);
}
constexpr Seconds operator/(Flops work, FlopsPerSecond speed)
{
    return Seconds(work.value / speed.value);
}
constexpr Usd operator*(UsdPerHour rate, Hours time)
{
    return Usd(rate.value * time.value);
}

/// The whole number at or above `value`. What exceeds one by less than 1e-9 is taken for it: 70 * 0.02 / 0.7 is
/// 2.0000000000000004 in binary, and two servers do.
[[nodiscard]] double roundUp(double value) noexcept;

} // namespace slipway::formulas
