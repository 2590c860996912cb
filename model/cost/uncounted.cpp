// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/uncounted.h"

#include "model/cost/loads.h"
#include "model/cost/usage.h"

#include <algorithm>

namespace slipway::cost {

namespace {

bool hasUncounted(const Plan &plan, const sizing::PlanSizing &sizing, const PlanIndex &index,
                  const QString &compute)
{
    return std::ranges::any_of(index.users(compute), [&](std::size_t w) {
        const Workload &workload = plan.workloads[w];
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint || !workload.enabled)
            return false;
        const auto &sized = std::get<sizing::EndpointSizing>(sizing[w]);
        const double highest = peakLoads(plan, workload, *endpoint).highest;
        for (std::size_t d = 0; d < endpoint->deployments.size(); ++d) {
            const Deployment &each = endpoint->deployments[d];
            if (each.compute == compute && isUncounted(each, sized.deployments[d].table, highest))
                return true;
        }
        return false;
    });
}

} // namespace

bool isOfUncountedInstances(const CostLine &line, const Plan &plan, const sizing::PlanSizing &sizing,
                            const PlanIndex &index)
{
    const bool isOfMachines = line.role == CostRole::Machines || line.role == CostRole::RollOut;
    const bool isPriceKnown = line.priced() || line.listRate != Rate();
    return isOfMachines && isPriceKnown && std::ranges::any_of(line.quantities, &Quantity::tooLarge)
        && hasUncounted(plan, sizing, index, line.compute);
}

} // namespace slipway::cost
