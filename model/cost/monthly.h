// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/billinput.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace slipway::cost {

/// The figures of the months of the horizon, from the first. What does not grow changes only where other workloads run: it is asked for in the
/// first month of those in which the same ones do.
template <typename Of> [[nodiscard]] auto monthly(const Plan &plan, const PlanIndex &index, bool grows, Of of)
{
    ByMonth<decltype(of(0))> months;
    if (grows) {
        months.reserve(static_cast<std::size_t>(plan.months));
        for (int month = 0; month < plan.months; ++month)
            months.add(of(month));
        return months;
    }
    const std::vector<int> &changes = index.changes();
    months.reserve(changes.size());
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const int end = i + 1 < changes.size() ? changes[i + 1] : plan.months;
        months.add(of(changes[i]), static_cast<std::size_t>(end - changes[i]));
    }
    return months;
}
template <typename Of> [[nodiscard]] auto monthly(const BillInput &input, bool grows, Of of)
{
    return monthly(input.plan, input.index, grows, of);
}
/// The same in every month.
[[nodiscard]] inline ByMonth<double> always(const BillInput &input, double units)
{
    ByMonth<double> months;
    months.add(units, static_cast<std::size_t>(std::max(0, input.plan.months)));
    return months;
}

} // namespace slipway::cost
