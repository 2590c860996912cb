// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/estimate.h"

namespace slipway::sizing {

/// A figure with the values that it takes when all goes well and when all goes badly: low <= likely <= high. These are
/// ends, not percentiles.
struct Range
{
    double low = 0;
    double likely = 0;
    double high = 0;

    constexpr Range() = default;
    constexpr Range(double exact)
        : low(exact)
        , likely(exact)
        , high(exact)
    {
    }
    constexpr Range(double lowest, double middle, double highest)
        : low(lowest)
        , likely(middle)
        , high(highest)
    {
    }

    friend constexpr Range operator*(const Range &a, const Range &b)
    {
        return {a.low * b.low, a.likely * b.likely, a.high * b.high};
    }
    /// The most over the least is the highest quotient. `b` is above 0.
    friend constexpr Range operator/(const Range &a, const Range &b)
    {
        return {a.low / b.high, a.likely / b.likely, a.high / b.low};
    }
    friend constexpr Range operator+(const Range &a, const Range &b)
    {
        return {a.low + b.low, a.likely + b.likely, a.high + b.high};
    }
    friend bool operator==(const Range &, const Range &) = default;
};

/// Ends that a plan leaves out, or that stand on the wrong side, are the likely value.
[[nodiscard]] inline Range rangeOf(const Estimate &estimate, double unit = 1)
{
    const double low = estimate.low.value_or(estimate.likely);
    const double high = estimate.high.value_or(estimate.likely);
    return {unit * (low < estimate.likely ? low : estimate.likely), unit * estimate.likely,
            unit * (high > estimate.likely ? high : estimate.likely)};
}

} // namespace slipway::sizing
