// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace slipway::formulas {

// Distributions of uncertain inputs, by the inverse of their distribution function: `u` runs from 0 to 1, both excluded where the
// range has no end. Inputs are checked by the registry. Where low, mode and high are one value, so is every quantile, exactly.
// Sources: Kotz and van Dorp, Beyond Beta, 2004 (triangular, PERT); Clark, The PERT model, 1962; Abramowitz and Stegun, 1964.

/// low <= mode <= high.
struct ThreePoint
{
    double low = 0;
    double mode = 0;
    double high = 0;
};

[[nodiscard]] double triangularQuantile(const ThreePoint &range, double u) noexcept;
[[nodiscard]] double triangularMean(const ThreePoint &range) noexcept;
[[nodiscard]] double triangularVariance(const ThreePoint &range) noexcept;

/// Beta(1 + 4 (mode - low) / (high - low), 1 + 4 (high - mode) / (high - low)), stretched over the range.
[[nodiscard]] double pertQuantile(const ThreePoint &range, double u) noexcept;
[[nodiscard]] double pertMean(const ThreePoint &range) noexcept;

/// Of the standard normal distribution; to about 16 digits.
[[nodiscard]] double normalQuantile(double u) noexcept;

/// Mean and standard deviation of the logarithm.
struct Lognormal
{
    double mu = 0;
    double sigma = 0;

    [[nodiscard]] double quantile(double u) const noexcept;
    [[nodiscard]] double median() const noexcept;
    [[nodiscard]] double mean() const noexcept;

    /// 0 < p10 <= p90.
    [[nodiscard]] static Lognormal fromP10P90(double p10, double p90) noexcept;
    /// Of the product of two independent ones.
    [[nodiscard]] Lognormal times(const Lognormal &other) const noexcept;
};

/// Share of a Beta(a, b) distribution below x; a and b above 0, x from 0 to 1.
[[nodiscard]] double betaShare(double a, double b, double x) noexcept;
/// Its inverse.
[[nodiscard]] double betaQuantile(double a, double b, double u) noexcept;

/// Standard error of the sampled quantile `p` from `draws` draws, where the density is `density`.
[[nodiscard]] double quantileStandardError(double p, double draws, double density) noexcept;

} // namespace slipway::formulas
