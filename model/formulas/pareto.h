// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace slipway::formulas {

// Which points no other point beats: all coordinates are to be small, and finite. A point beats another where it is smaller in
// one coordinate and larger in none. Of equal points the first stays. Results are indices into `points`, sorted by the points'
// coordinates; n log n steps. Source: Kung, Luccio and Preparata, On finding the maxima of a set of vectors, 1975.

using Point2 = std::array<double, 2>;
using Point3 = std::array<double, 3>;

[[nodiscard]] std::vector<std::size_t> paretoFront(std::span<const Point2> points);
[[nodiscard]] std::vector<std::size_t> paretoFront(std::span<const Point3> points);

} // namespace slipway::formulas
