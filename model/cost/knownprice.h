// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/costline.h"

#include <algorithm>

namespace slipway::cost {

/// Where CostLine::knownUntil is told: the day from which on another price of the line is known within the horizon; invalid: none is.
[[nodiscard]] inline QDate knownAgain(const CostLine &line)
{
    const auto next = std::ranges::find_if(
        line.later, [&line](const RateFrom &each) { return each.day > line.knownUntil; });
    return line.knownUntil.isValid() && next != line.later.end() ? next->day : QDate();
}

} // namespace slipway::cost
