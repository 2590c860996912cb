// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace slipway {

/// How drawn amounts lie. Each is one of the draws, apart from the mean.
struct Quantiles
{
    std::array<std::int64_t, 3> values = {}; ///< P10, P50, P90
    std::array<std::int64_t, 3> errors = {}; ///< standard errors of these
    std::int64_t mean = 0; ///< rounded
    std::int64_t meanError = 0;

    friend bool operator==(const Quantiles &, const Quantiles &) = default;
};

inline constexpr std::array quantileShares = {0.1, 0.5, 0.9};

/// There is at least one draw.
[[nodiscard]] Quantiles quantilesOf(const std::vector<std::int64_t> &draws);

/// How often draws came out where: bins of one width, side by side.
struct Histogram
{
    std::int64_t low = 0; ///< where the first bin begins; each holds its low end and not its high one
    std::int64_t width = 1; ///< 1, 2 or 5 times a power of ten
    std::vector<std::int64_t> counts; ///< neither the first nor the last is 0; empty: there are no draws

    [[nodiscard]] std::int64_t lowOf(std::size_t bin) const { return low + static_cast<std::int64_t>(bin) * width; }

    friend bool operator==(const Histogram &, const Histogram &) = default;
};

inline constexpr std::int64_t mostBins = 25;

/// The narrowest bins of which `mostBins` hold all draws.
[[nodiscard]] Histogram histogramOf(const std::vector<std::int64_t> &draws);

/// A share of draws.
struct Chance
{
    /// What the share tells of the chance itself: where something has no price nobody knows what is missing.
    enum class Bound : std::uint8_t {
        Exact,
        AtLeast, ///< what is missing can only make it more
        AtMost, ///< what is missing can only make it less
    };

    double share = 0;
    double error = 0; ///< standard error
    Bound bound = Bound::Exact;

    /// Whether it tells anything: "at least none" and "at most all" are no figures.
    [[nodiscard]] bool isKnown() const
    {
        return bound == Bound::Exact || (bound == Bound::AtLeast ? share > 0 : share < 1);
    }
    /// That of the opposite.
    [[nodiscard]] Chance opposite() const
    {
        return {1 - share, error,
                bound == Bound::Exact         ? bound
                    : bound == Bound::AtLeast ? Bound::AtMost
                                              : Bound::AtLeast};
    }

    friend bool operator==(const Chance &, const Chance &) = default;
};
[[nodiscard]] Chance chanceOf(std::int64_t hits, std::int64_t draws);

} // namespace slipway
