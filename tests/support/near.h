// SPDX-License-Identifier: GPL-3.0-or-later
// Inside the tests: doubles that are the same but for rounding.
#pragma once

#include <algorithm>
#include <cmath>

namespace slipway::test {

/// Within that part of what is expected.
inline bool near(double actual, double expected, double relative = 1e-9)
{
    return std::abs(actual - expected) <= relative * std::abs(expected);
}

/// The same, and where less than one is expected, within that part of one.
inline bool nearFromOne(double actual, double expected, double relative = 1e-9)
{
    return std::abs(actual - expected) <= relative * std::max(1.0, std::abs(expected));
}

} // namespace slipway::test
