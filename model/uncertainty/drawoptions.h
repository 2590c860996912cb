// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace slipway {

struct DrawOptions
{
    static constexpr int fewest = 100;
    static constexpr int most = 100'000;

    int draws = 10'000;
    int threads = 2; ///< the result is the same for any number
    bool statedOnly
        = false; ///< only ranges that the plan states: none by kind of figure, of times and of prices
    std::uint64_t seed = 20261122;
};

} // namespace slipway
