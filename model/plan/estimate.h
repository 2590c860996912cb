// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/unknowns.h"

#include <cstdint>
#include <optional>

namespace slipway {

enum class RangeShape : std::uint8_t { Pert, Triangular, Lognormal, Uniform };

/// A figure that may be uncertain: in JSON a number, or {"low":, "likely":, "high":, "shape":}.
/// low <= likely <= high (checked when read and by the rules, not by this type).
struct Estimate
{
    double likely = 0;
    std::optional<double> low;
    std::optional<double> high;
    RangeShape shape = RangeShape::Pert;
    Unknowns unknown;

    Estimate() = default;
    Estimate(double exact) : likely(exact) { }
    Estimate(double likelyValue, double lowValue, double highValue)
        : likely(likelyValue), low(lowValue), high(highValue)
    {
    }
    [[nodiscard]] bool isRange() const { return low.has_value() || high.has_value(); }

    friend bool operator==(const Estimate &, const Estimate &) = default;
};

} // namespace slipway
