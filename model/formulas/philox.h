// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace slipway::formulas {

/// Philox4x32-10: random numbers that are a function of a key and a counter, without state. The same on every machine, and any
/// draw can be made without those before it, so results do not depend on the number of threads (docs/decisions/0010).
/// Source: Salmon et al., Parallel random numbers: as easy as 1, 2, 3, 2011.
class Philox
{
public:
    using Block = std::array<std::uint32_t, 4>;
    using Key = std::array<std::uint32_t, 2>;

    explicit constexpr Philox(std::uint64_t seed)
        : m_key{low(seed), high(seed)}
    {
    }

    /// Evenly between 0 and 1, both excluded, with 52 bits: `trial` is the run, `driver` the uncertain input.
    [[nodiscard]] constexpr double uniform(std::uint64_t trial, std::uint64_t driver) const noexcept
    {
        const Block random = block({low(trial), high(trial), low(driver), high(driver)}, m_key);
        const std::uint64_t bits = (std::uint64_t(random[0]) << 32 | random[1]) >> 12;
        return (static_cast<double>(bits) + 0.5) * 0x1p-52;
    }

    [[nodiscard]] static constexpr Block block(Block counter, Key key) noexcept
    {
        for (int round = 0; round < 10; ++round) {
            const std::uint64_t first = std::uint64_t(0xD2511F53) * counter[0];
            const std::uint64_t second = std::uint64_t(0xCD9E8D57) * counter[2];
            counter = {high(second) ^ counter[1] ^ key[0], low(second), high(first) ^ counter[3] ^ key[1],
                       low(first)};
            key = {key[0] + 0x9E3779B9, key[1] + 0xBB67AE85};
        }
        return counter;
    }

private:
    [[nodiscard]] static constexpr std::uint32_t low(std::uint64_t bits)
    {
        return static_cast<std::uint32_t>(bits);
    }
    [[nodiscard]] static constexpr std::uint32_t high(std::uint64_t bits)
    {
        return static_cast<std::uint32_t>(bits >> 32);
    }

    Key m_key;
};

} // namespace slipway::formulas
