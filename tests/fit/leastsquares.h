// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace slipway::fit {

/// Residuals for parameters; the same number each time.
using Residuals = std::function<std::vector<double>(const std::vector<double> &)>;

struct Bounds
{
    std::vector<double> low;
    std::vector<double> high;
};

/// Levenberg-Marquardt with bounds, for the sum of 2 * (sqrt(1 + r^2) - 1): large residuals count by their size, not by its
/// square, so that a strange run does not lead.
[[nodiscard]] std::vector<double> leastSquares(std::vector<double> start, const Bounds &bounds,
                                               const Residuals &residuals);

} // namespace slipway::fit
