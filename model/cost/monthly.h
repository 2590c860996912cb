// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <vector>

namespace slipway::cost {

/// The figures of the months of the horizon, from the first.
template <typename Of> [[nodiscard]] std::vector<double> monthly(const Plan &plan, Of of)
{
    std::vector<double> months;
    months.reserve(static_cast<std::size_t>(plan.months));
    for (int month = 0; month < plan.months; ++month)
        months.push_back(static_cast<double>(of(month)));
    return months;
}

} // namespace slipway::cost
