// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/maintenance.h"

#include "model/base/datawords.h"

#include <algorithm>

namespace slipway {

std::vector<MaintenanceList> maintenanceLists(const Plan &plan, const Catalog &catalog,
                                              const std::vector<cost::ComputeUse> &computes)
{
    std::vector<MaintenanceList> lists;
    for (std::size_t i = 0; i < computes.size(); ++i) {
        const Compute &compute = plan.computes[i];
        const std::optional<TargetId> target = catalog.findTarget(compute.target);
        if (!computes[i].used() || !target || catalog.target(*target).maintenance.empty())
            continue;
        const auto known = std::find_if(lists.begin(), lists.end(), [&](const MaintenanceList &list) {
            return list.target == compute.target;
        });
        if (known != lists.end())
            known->computes << compute.id;
        else
            lists.push_back(
                {compute.target, {compute.id}, factsInDataWords(catalog.target(*target).maintenance)});
    }
    return lists;
}

} // namespace slipway
