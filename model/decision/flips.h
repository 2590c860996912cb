// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/uncertainty/drawnplan.h"

#include <optional>
#include <vector>

namespace slipway {

/// The value of one input from which on the other of two plans is the choice, all others as planned.
struct Flip
{
    UncertainInput input; ///< of the plan that is chosen, or of the other where only that one rests on it
    double likely = 0; ///< in the unit of the input; for the other plan the same share of its own
    double at = 0; ///< the first value, going away from `likely`, at which the order is another
    double distance
        = 0; ///< from `likely`, in what the range of the input leaves on that side; infinite where it leaves nothing
    std::optional<double> chance; ///< that it lies there or beyond; none for a price that is published
    bool byConstraint = false; ///< the chosen one keeps less there; else it costs more

    [[nodiscard]] bool isAbove() const { return at > likely; }
    [[nodiscard]] double factor() const { return at / likely; }
};

/// How far from its likely value an input is looked at: from a tenth to ten times of it.
inline constexpr double mostFlipFactor = 10;

/// What would turn the order of two plans that are one plan but for its computes: first more constraints of time that are kept, then the
/// lower total with what is owed after the horizon (whole before "at least"), each at the likely values. Nearest first; an input that turns nothing from a tenth to ten times its value
/// is left out, one that does so above and below is there twice. Prices of machines are inputs too, published ones by their usual doubt.
/// Steps closer than a tenth of the value may be missed where the order turns back between them.
[[nodiscard]] std::vector<Flip> flipsOf(const Plan &chosen, const Plan &other, const Context &context,
                                        const DrawOptions &options = {});

} // namespace slipway
