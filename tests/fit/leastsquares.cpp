// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fit/leastsquares.h"

#include <algorithm>
#include <cmath>

namespace slipway::fit {

namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

double cost(const Vector &residuals)
{
    double sum = 0;
    for (const double r : residuals)
        sum += 2 * (std::sqrt(1 + r * r) - 1);
    return sum;
}

/// Gaussian elimination with pivots.
Vector solve(Matrix a, Vector b)
{
    const std::size_t n = b.size();
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < n; ++row) {
            if (std::abs(a[row][column]) > std::abs(a[pivot][column]))
                pivot = row;
        }
        std::swap(a[column], a[pivot]);
        std::swap(b[column], b[pivot]);
        for (std::size_t row = column + 1; row < n; ++row) {
            const double factor = a[row][column] / a[column][column];
            for (std::size_t k = column; k < n; ++k)
                a[row][k] -= factor * a[column][k];
            b[row] -= factor * b[column];
        }
    }
    for (std::size_t row = n; row-- > 0;) {
        for (std::size_t k = row + 1; k < n; ++k)
            b[row] -= a[row][k] * b[k];
        b[row] /= a[row][row];
    }
    return b;
}

struct Slope
{
    Matrix normal;
    Vector gradient;
};

/// Each residual weighs as the loss says at its present size.
Slope slopeAt(const Vector &at, const Vector &value, const Bounds &bounds, const Residuals &residuals)
{
    const std::size_t n = at.size();
    Matrix change;
    for (std::size_t i = 0; i < n; ++i) {
        Vector moved = at;
        const double step = at[i] + 1e-4 < bounds.high[i] ? 1e-4 : -1e-4;
        moved[i] += step;
        Vector difference = residuals(moved);
        for (std::size_t k = 0; k < difference.size(); ++k)
            difference[k] = (difference[k] - value[k]) / step;
        change.push_back(std::move(difference));
    }
    Slope slope{Matrix(n, Vector(n, 0)), Vector(n, 0)};
    for (std::size_t k = 0; k < value.size(); ++k) {
        const double weight = 1 / std::sqrt(1 + value[k] * value[k]);
        for (std::size_t i = 0; i < n; ++i) {
            slope.gradient[i] -= weight * change[i][k] * value[k];
            for (std::size_t j = 0; j <= i; ++j)
                slope.normal[i][j] += weight * change[i][k] * change[j][k];
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j)
            slope.normal[i][j] = slope.normal[j][i];
    }
    return slope;
}

} // namespace

std::vector<double> leastSquares(std::vector<double> start, const Bounds &bounds, const Residuals &residuals)
{
    Vector at = std::move(start);
    Vector value = residuals(at);
    double best = cost(value);
    double damping = 1e-2;
    for (int round = 0; round < 200 && damping < 1e8; ++round) {
        Slope slope = slopeAt(at, value, bounds, residuals);
        bool better = false;
        while (!better && damping < 1e8) {
            Matrix damped = slope.normal;
            for (std::size_t i = 0; i < at.size(); ++i)
                damped[i][i] += damping * (slope.normal[i][i] + 1e-6);
            const Vector step = solve(damped, slope.gradient);
            Vector next = at;
            for (std::size_t i = 0; i < at.size(); ++i)
                next[i] = std::clamp(at[i] + step[i], bounds.low[i], bounds.high[i]);
            Vector nextValue = residuals(next);
            const double nextCost = cost(nextValue);
            better = nextCost < best * (1 - 1e-9);
            damping *= better ? 0.3 : 4;
            if (better) {
                at = std::move(next);
                value = std::move(nextValue);
                best = nextCost;
            }
        }
    }
    return at;
}

} // namespace slipway::fit
