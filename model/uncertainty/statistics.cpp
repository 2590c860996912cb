// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/uncertainty/statistics.h"

#include "model/base/decimal.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

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

namespace {

/// The draws at places of their rising order, without putting all of them into it: only bins in which such places lie are looked through.
class Order
{
public:
    Order(const std::vector<std::int64_t> &draws, std::int64_t least, std::int64_t most)
        : m_draws(draws)
        , m_least(least)
        , m_behind(bins + 1)
    {
        while (stepsAbove(most) >> m_shift >= bins)
            ++m_shift;
        for (const std::int64_t draw : draws)
            ++m_behind[binOf(draw) + 1];
        std::partial_sum(m_behind.begin(), m_behind.end(), m_behind.begin());
    }

    /// `places` in rising order.
    [[nodiscard]] std::array<std::int64_t, 9> at(const std::array<std::size_t, 9> &places) const
    {
        std::array<std::size_t, 9> binAt{};
        std::array<std::vector<std::int64_t>, 9> within; // by the first place in a bin
        std::vector<std::int8_t> wanted(bins, -1);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto behind = std::ranges::upper_bound(m_behind, places[i]);
            binAt[i] = static_cast<std::size_t>(behind - m_behind.begin()) - 1;
            if (wanted[binAt[i]] < 0) {
                wanted[binAt[i]] = static_cast<std::int8_t>(i);
                within[i].reserve(m_behind[binAt[i] + 1] - m_behind[binAt[i]]);
            }
        }
        for (const std::int64_t draw : m_draws) {
            if (const std::int8_t first = wanted[binOf(draw)]; first >= 0)
                within[static_cast<std::size_t>(first)].push_back(draw);
        }
        std::array<std::int64_t, 9> found{};
        for (std::size_t i = 0; i < places.size(); ++i) {
            std::vector<std::int64_t> &bin = within[static_cast<std::size_t>(wanted[binAt[i]])];
            const auto place = bin.begin() + static_cast<std::ptrdiff_t>(places[i] - m_behind[binAt[i]]);
            std::ranges::nth_element(bin, place);
            found[i] = *place;
        }
        return found;
    }

private:
    static constexpr std::size_t bins = 1024;

    [[nodiscard]] std::uint64_t stepsAbove(std::int64_t draw) const
    {
        return static_cast<std::uint64_t>(draw) - static_cast<std::uint64_t>(m_least);
    }
    [[nodiscard]] std::size_t binOf(std::int64_t draw) const
    {
        return static_cast<std::size_t>(stepsAbove(draw) >> m_shift);
    }

    const std::vector<std::int64_t> &m_draws;
    std::int64_t m_least;
    int m_shift = 0;
    std::vector<std::size_t> m_behind; ///< by bin: draws in those before it
};

} // namespace

Quantiles quantilesOf(const std::vector<std::int64_t> &draws)
{
    Quantiles result;
    const auto [least, most] = std::ranges::minmax(draws);
    if (least == most) {
        result.values.fill(least);
        result.mean = least;
        return result;
    }
    const std::array<std::int64_t, 9> found = Order(draws, least, most).at(placesIn(draws.size()));
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
