// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/uncertainty.h"
#include "model/plan/estimate.h"

#include <memory>
#include <vector>

namespace slipway {

/// The quantiles of one uncertain figure, made once and asked for thousands of times.
class Sampler
{
public:
    Sampler() = default;
    /// low <= likely <= high.
    Sampler(RangeShape shape, double low, double likely, double high);

    /// Only so many values are drawn, each in the middle of an equal share of the probability: for figures that take long to compute
    /// with. 0: any value.
    void setLevels(int levels) { m_levels = levels; }
    /// What is drawn at `u`; 0 < u < 1.
    [[nodiscard]] double at(double u) const;
    /// The value that the share `u` of all lie below, whatever the levels; between P10 and P90 never beyond the range that is drawn from.
    [[nodiscard]] double quantile(double u) const;

private:
    [[nodiscard]] double between(double u) const;
    [[nodiscard]] double shaped(double u) const;

    formulas::ThreePoint m_range;
    formulas::Lognormal m_lognormal;
    RangeShape m_shape = RangeShape::Uniform;
    int m_levels = 0;
    /// At equal steps of u, both ends included; where a quantile takes long. Shared by all samplers of the same shape.
    std::shared_ptr<const std::vector<double>> m_knots;
};

} // namespace slipway
