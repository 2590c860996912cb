// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <limits>
#include <optional>

namespace slipway {

/// Wide enough for every product of a rate, a quantity and a currency factor.
__extension__ typedef __int128 Int128;

/// a + b, or the end of the range that it lies beyond. The two ends are one another's negatives.
[[nodiscard]] constexpr std::int64_t addSaturated(std::int64_t a, std::int64_t b)
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    std::int64_t sum = 0;
    if (__builtin_add_overflow(a, b, &sum))
        return b < 0 ? -most : most;
    return sum < -most ? -most : sum;
}

/// n / d rounded to the nearest integer, ties to the even one. d > 0.
[[nodiscard]] Int128 divideHalfEven(Int128 n, Int128 d);

/// 10^exponent, 0 <= exponent <= 18.
[[nodiscard]] std::int64_t powerOfTen(int exponent);

/// Reads a plain decimal number ("12", "-0.0950", "1e-06" is accepted because price tables use it)
/// as an integer count of 10^-scale units, rounding half to even where it has more digits.
/// Nothing else is a number: no blanks, no group separators, no "inf". Out of range is nullopt.
[[nodiscard]] std::optional<std::int64_t> parseScaled(QStringView text, int scale);

/// The shortest plain decimal of `value` x 10^-scale with at least `minDecimals` digits after the
/// dot; always the C locale. The inverse of parseScaled.
[[nodiscard]] QString formatScaled(std::int64_t value, int scale, int minDecimals = 0);

/// `value` rounded to a count of 10^-scale units, ties to even; nullopt where it is not finite or
/// does not fit.
[[nodiscard]] std::optional<std::int64_t> roundToScale(double value, int scale);

} // namespace slipway
