// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <limits>

namespace slipway::cost {

/// Nodes, instances or sessions are counted up to this; it stands for any number above.
inline constexpr int mostCounted = 1'000'000;

/// What exceeds a whole number by this is that number, a rounding error.
inline constexpr double countTolerance = 1e-9;

/// How many whole things `value` takes, at least 0 and at most mostCounted. Rounded up, but not for a rounding error: 70 x 0.02 / 0.7 is
/// 2.0000000000000004 in binary.
[[nodiscard]] inline int wholeUp(double value)
{
    const double least = std::clamp<double>(value, 0, mostCounted) - countTolerance;
    const int whole = static_cast<int>(least); // ceil() is a call
    return whole < least ? whole + 1 : whole;
}

/// What a count multiplies: no number where counting ended, since nobody knows how many there are.
[[nodiscard]] inline double billable(int count)
{
    return count < mostCounted ? count : std::numeric_limits<double>::infinity();
}

} // namespace slipway::cost
