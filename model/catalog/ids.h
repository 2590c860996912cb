// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace slipway {

/// Small integers while computing, names at the edges. Each indexes the list of the same name in Catalog.
enum class SizeId : std::uint16_t {};
enum class RegionId : std::uint16_t {};
enum class SeriesId : std::uint16_t {};
enum class GpuId : std::uint8_t {};
enum class TargetId : std::uint8_t {};

template<typename Id>
[[nodiscard]] constexpr std::size_t indexOf(Id id)
{
    return static_cast<std::size_t>(id);
}

} // namespace slipway
