// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/uncertainty/sampler.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <mutex>

namespace slipway {

namespace {

constexpr std::size_t knots = 1024;
constexpr std::size_t steps = 512;
constexpr double tenth = 0.1;

/// Quantiles of a PERT distribution over 0 to 1 at equal steps of the probability: Beta(1 + p, 5 - p), integrated once by Simpson's rule
/// and inverted. Each by formulas::pertQuantile() would take longer than all the draws.
std::vector<double> pertKnots(double mode)
{
    const double p = 4 * mode;
    const double q = 4 - p;
    const auto density
        = [&](double x) { return (p > 0 ? std::pow(x, p) : 1) * (q > 0 ? std::pow(1 - x, q) : 1); };
    const double step = 1.0 / steps;
    std::vector<double> at(2 * steps + 1);
    for (std::size_t i = 0; i < at.size(); ++i)
        at[i] = density(static_cast<double>(i) * step / 2);
    std::vector<double> share(steps + 1, 0.0);
    for (std::size_t i = 0; i < steps; ++i)
        share[i + 1] = share[i] + step / 6 * (at[2 * i] + 4 * at[2 * i + 1] + at[2 * i + 2]);
    std::vector<double> result(knots + 1, 0.0);
    result.back() = 1;
    std::size_t i = 0;
    for (std::size_t k = 1; k < knots; ++k) {
        const double wanted = share.back() * static_cast<double>(k) / knots;
        while (i + 1 < steps && share[i + 1] < wanted)
            ++i;
        // Within a step the density is all but linear.
        const double begin = at[2 * i];
        const double slope = (at[2 * i + 2] - begin) / step;
        const double left = wanted - share[i];
        const double root = std::sqrt(std::max(0.0, begin * begin + 2 * slope * left));
        const double along = begin + root > 0 ? 2 * left / (begin + root) : 0;
        result[k] = static_cast<double>(i) * step + std::clamp(along, 0.0, step);
    }
    return result;
}

/// The same again for the same mode: a plan has few different ones, and hundreds of candidates that are drawn have those of the plan. To
/// make them takes as long as some hundred draws.
std::shared_ptr<const std::vector<double>> sharedPertKnots(double mode)
{
    constexpr std::size_t mostKept = 256;
    static std::mutex mutex;
    static std::map<double, std::shared_ptr<const std::vector<double>>> kept;
    {
        const std::scoped_lock lock(mutex);
        if (const auto known = kept.find(mode); known != kept.end())
            return known->second;
    }
    auto made = std::make_shared<const std::vector<double>>(pertKnots(mode));
    const std::scoped_lock lock(mutex);
    if (kept.size() >= mostKept)
        kept.clear();
    return kept.emplace(mode, std::move(made)).first->second;
}

} // namespace

Sampler::Sampler(RangeShape shape, double low, double likely, double high)
    : m_range{low, likely, high}
    , m_shape(shape)
{
    if (m_shape == RangeShape::Lognormal && low > 0)
        m_lognormal = formulas::Lognormal::fromP10P90(low, high);
    else if (m_shape == RangeShape::Lognormal)
        m_shape = RangeShape::Triangular;
    if (m_shape == RangeShape::Pert && high > low)
        m_knots = sharedPertKnots((likely - low) / (high - low));
}

double Sampler::at(double u) const
{
    if (m_range.low == m_range.high)
        return m_range.mode;
    if (m_levels > 0)
        u = (std::min<double>(std::floor(u * m_levels), m_levels - 1) + 0.5) / m_levels;
    return shaped(u);
}

double Sampler::quantile(double u) const
{
    if (m_range.low == m_range.high)
        return m_range.mode;
    // A lognormal's low and high are its P10 and P90, to the last digit.
    const bool isWithin = u >= tenth && u <= 1 - tenth;
    return isWithin ? std::clamp(shaped(u), m_range.low, m_range.high) : shaped(u);
}

double Sampler::shaped(double u) const
{
    return m_shape == RangeShape::Lognormal ? m_lognormal.quantile(u) : between(u);
}

double Sampler::between(double u) const
{
    if (m_shape == RangeShape::Triangular)
        return formulas::triangularQuantile(m_range, u);
    double share = u;
    if (m_shape == RangeShape::Pert && m_knots) {
        const double place = u * knots;
        const auto knot = std::min(static_cast<std::size_t>(place), knots - 1);
        const double part = place - static_cast<double>(knot);
        const std::vector<double> &at = *m_knots;
        share = at[knot] + part * (at[knot + 1] - at[knot]);
    }
    return std::clamp(m_range.low + share * (m_range.high - m_range.low), m_range.low, m_range.high);
}

} // namespace slipway
