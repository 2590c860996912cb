// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/uncertainty/statistics.h"

#include "model/base/decimal.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace slipway {

namespace {

/// The places that are asked for, in rising order: each percentile, and those a standard error of its place before and after.
std::array<std::size_t, 9> placesIn(std::size_t count)
{
    std::array<std::size_t, 9> places{};
    const auto n = static_cast<double>(count);
    const auto place
        = [&](double at) { return static_cast<std::size_t>(std::clamp(std::ceil(at) - 1, 0.0, n - 1)); };
    for (std::size_t i = 0; i < quantileShares.size(); ++i) {
        const double share = quantileShares[i];
        const double away = std::sqrt(n * share * (1 - share));
        places[3 * i] = place(n * share - away);
        places[3 * i + 1] = place(n * share);
        places[3 * i + 2] = place(n * share + away);
    }
    return places;
}

} // namespace

Quantiles quantilesOf(std::vector<std::int64_t> &draws)
{
    Quantiles result;
    const std::array<std::size_t, 9> places = placesIn(draws.size());
    std::array<std::int64_t, 9> found{};
    // From the middle outwards each search has less to look through.
    constexpr std::array<std::size_t, 9> order = {4, 1, 0, 2, 3, 7, 6, 5, 8};
    std::array<bool, 9> known{};
    for (const std::size_t i : order) {
        std::size_t begin = 0;
        std::size_t end = draws.size();
        for (std::size_t other = 0; other < places.size(); ++other) {
            if (known[other] && places[other] < places[i])
                begin = std::max(begin, places[other] + 1);
            if (known[other] && places[other] > places[i])
                end = std::min(end, places[other]);
        }
        const auto at = draws.begin() + static_cast<std::ptrdiff_t>(places[i]);
        const bool seen = std::ranges::any_of(
            order, [&](std::size_t other) { return known[other] && places[other] == places[i]; });
        if (!seen)
            std::nth_element(draws.begin() + static_cast<std::ptrdiff_t>(begin), at,
                             draws.begin() + static_cast<std::ptrdiff_t>(end));
        found[i] = *at;
        known[i] = true;
    }
    for (std::size_t q = 0; q < result.values.size(); ++q) {
        result.values[q] = found[3 * q + 1];
        result.errors[q] = (found[3 * q + 2] - found[3 * q]) / 2;
    }
    Int128 sum = 0;
    for (const std::int64_t draw : draws)
        sum += draw;
    const auto count = static_cast<Int128>(draws.size());
    result.mean = static_cast<std::int64_t>(divideHalfEven(sum, count));
    // About the mean: the squares themselves would cancel.
    double squares = 0;
    for (const std::int64_t draw : draws) {
        const auto off = static_cast<double>(draw - result.mean);
        squares += off * off;
    }
    const auto n = static_cast<double>(draws.size());
    result.meanError = n > 1 ? std::llround(std::sqrt(squares / (n - 1) / n)) : 0;
    return result;
}

Histogram histogramOf(const std::vector<std::int64_t> &draws)
{
    Histogram found;
    if (draws.empty())
        return found;
    const auto [least, most] = std::ranges::minmax(draws);
    const auto below = [](std::int64_t amount, std::int64_t width) {
        return amount / width - (amount % width < 0 ? 1 : 0); // also of what is less than nothing
    };
    const auto bins = [&, least = least, most = most](std::int64_t width) { return below(most, width) - below(least, width) + 1; };
    for (std::int64_t power = 1; bins(found.width) > mostBins; power *= 10) {
        for (const std::int64_t step : {1, 2, 5}) {
            found.width = step * power;
            if (bins(found.width) <= mostBins)
                break;
        }
    }
    const std::int64_t first = below(least, found.width);
    found.low = first * found.width;
    found.counts.resize(static_cast<std::size_t>(bins(found.width)));
    for (const std::int64_t draw : draws)
        ++found.counts[static_cast<std::size_t>(below(draw, found.width) - first)];
    return found;
}

Chance chanceOf(std::int64_t hits, std::int64_t draws)
{
    if (draws <= 0)
        return {};
    const double share = static_cast<double>(hits) / static_cast<double>(draws);
    return {share, std::sqrt(share * (1 - share) / static_cast<double>(draws))};
}

} // namespace slipway
