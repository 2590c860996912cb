// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace slipway {

/// The first month of the horizon, counted from its start, in which none of the workloads runs any more: what is there for them alone is
/// priced up to the month before, and bills on until somebody removes it. None: work goes on to the end of the horizon, or none runs at all.
[[nodiscard]] inline std::optional<int> endOfWork(const std::vector<const Workload *> &workloads, int months)
{
    int end = 0;
    for (const Workload *workload : workloads) {
        if (!workload->enabled || workload->startMonth >= months
            || (workload->lengthMonths && *workload->lengthMonths < 1))
            continue;
        end = std::max(end,
                       workload->lengthMonths
                           ? std::min(months, workload->startMonth + *workload->lengthMonths)
                           : months);
    }
    return end > 0 && end < months ? std::optional(end) : std::nullopt;
}

} // namespace slipway
