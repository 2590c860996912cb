// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/uncertainty.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace slipway::formulas {

double triangularQuantile(const ThreePoint &range, double u) noexcept
{
    const double width = range.high - range.low;
    if (width == 0)
        return range.low;
    const double peak = (range.mode - range.low) / width;
    const double value = u < peak ? range.low + std::sqrt(u * width * (range.mode - range.low))
                                  : range.high - std::sqrt((1 - u) * width * (range.high - range.mode));
    return std::clamp(value, range.low, range.high);
}

double triangularMean(const ThreePoint &range) noexcept
{
    return (range.low + range.mode + range.high) / 3;
}

double triangularVariance(const ThreePoint &range) noexcept
{
    // By differences: the squares themselves would cancel for a narrow range far from 0.
    const double left = range.mode - range.low;
    const double right = range.high - range.mode;
    return (left * left + left * right + right * right) / 18;
}

namespace {

/// ln Gamma for arguments above 0 (Lanczos, g = 7): std::lgamma() writes a global variable, which threads must not share.
double logGamma(double x) noexcept
{
    static constexpr double coefficients[]
        = {676.5203681218851,  -1259.1392167224028,  771.32342877765313,    -176.61502916214059,
           12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7};
    double sum = 0.99999999999980993;
    double term = x;
    for (const double coefficient : coefficients) {
        sum += coefficient / term;
        term += 1;
    }
    const double base = x + 6.5;
    return 0.5 * std::log(2 * std::numbers::pi) + (x - 0.5) * std::log(base) - base + std::log(sum);
}

/// The continued fraction of the incomplete beta function; converges fast for x < (a + 1) / (a + b + 2).
double betaFraction(double a, double b, double x) noexcept
{
    constexpr double tiny = 1e-300;
    const auto away = [](double value) { return std::abs(value) < tiny ? tiny : value; };
    double c = 1;
    double d = 1 / away(1 - (a + b) * x / (a + 1));
    double value = d;
    for (int m = 1; m <= 1000; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / away(1 + even * d);
        c = away(1 + even / c);
        value *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / away(1 + odd * d);
        c = away(1 + odd / c);
        value *= d * c;
        if (std::abs(d * c - 1) < 1e-16)
            break;
    }
    return value;
}

double logBeta(double a, double b) noexcept
{
    return logGamma(a) + logGamma(b) - logGamma(a + b);
}

} // namespace

double betaShare(double a, double b, double x) noexcept
{
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    const double front = std::exp(a * std::log(x) + b * std::log1p(-x) - logBeta(a, b));
    if (x < (a + 1) / (a + b + 2))
        return std::min(1.0, front * betaFraction(a, b, x) / a);
    return std::max(0.0, 1 - front * betaFraction(b, a, 1 - x) / b);
}

double betaQuantile(double a, double b, double u) noexcept
{
    if (u <= 0)
        return 0;
    if (u >= 1)
        return 1;
    const double scale = logBeta(a, b);
    double low = 0;
    double high = 1;
    double x = a / (a + b);
    for (int step = 0; step < 200; ++step) {
        const double miss = betaShare(a, b, x) - u;
        (miss > 0 ? high : low) = x;
        const double density = std::exp((a - 1) * std::log(x) + (b - 1) * std::log1p(-x) - scale);
        double next = x - miss / density; // Newton, kept within what bisection knows
        if (!(next > low && next < high))
            next = low + (high - low) / 2;
        if (std::abs(next - x) <= 1e-15 * x)
            return next;
        x = next;
    }
    return x;
}

double pertQuantile(const ThreePoint &range, double u) noexcept
{
    const double width = range.high - range.low;
    if (width == 0)
        return range.low;
    const double a = 1 + 4 * (range.mode - range.low) / width;
    const double b = 1 + 4 * (range.high - range.mode) / width;
    return std::clamp(range.low + width * betaQuantile(a, b, u), range.low, range.high);
}

double pertMean(const ThreePoint &range) noexcept
{
    return (range.low + 4 * range.mode + range.high) / 6;
}

double normalQuantile(double u) noexcept
{
    // A rational first guess (Abramowitz and Stegun 26.2.23, to 4.5e-4), then Newton steps on the complementary error function.
    const double tail = std::min(u, 1 - u);
    if (tail <= 0)
        return u < 0.5 ? -HUGE_VAL : HUGE_VAL;
    const double t = std::sqrt(-2 * std::log(tail));
    double z = t
        - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
    for (int step = 0; step < 4; ++step) {
        const double miss = 0.5 * std::erfc(z / std::numbers::sqrt2) - tail;
        const double density = std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
        const double newton = miss / density;
        z += newton / (1 - z * newton / 2); // Halley
    }
    return u < 0.5 ? -z : z;
}

double Lognormal::quantile(double u) const noexcept
{
    return sigma == 0 ? std::exp(mu) : std::exp(mu + sigma * normalQuantile(u));
}

double Lognormal::median() const noexcept
{
    return std::exp(mu);
}

double Lognormal::mean() const noexcept
{
    return std::exp(mu + sigma * sigma / 2);
}

Lognormal Lognormal::fromP10P90(double p10, double p90) noexcept
{
    constexpr double z90 = 1.2815515655446004; // normalQuantile(0.9)
    return {(std::log(p10) + std::log(p90)) / 2, (std::log(p90) - std::log(p10)) / (2 * z90)};
}

Lognormal Lognormal::times(const Lognormal &other) const noexcept
{
    return {mu + other.mu, std::hypot(sigma, other.sigma)};
}

double quantileStandardError(double p, double draws, double density) noexcept
{
    return std::sqrt(p * (1 - p) / draws) / density;
}

} // namespace slipway::formulas
