// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"

#include <vector>

namespace slipway::cost {

struct BillInput;

/// The runs of one month, one series for each enabled training job and batch; RunSeries::pool is the index of its compute.
struct MonthSeries
{
    std::vector<RunSeries> series;
    std::vector<std::size_t> workloads; ///< of the plan, in the order of the series
};
/// Months that follow each other and in which the same workloads run.
struct SameMonths
{
    int first = 0; ///< of the horizon
    int count = 0;
    MonthSeries runs;
};
/// The whole horizon, in its order.
[[nodiscard]] std::vector<SameMonths> seriesByMonths(const Plan &plan, const sizing::PlanSizing &sizing,
                                                     const PlanIndex &index);

/// Sets runs, hours and nodes of the series after figures of the plan have changed; who waits for whom stays.
void renewRuns(MonthSeries &runs, const Plan &plan, const sizing::PlanSizing &sizing);

/// How runs get the nodes of a compute.
[[nodiscard]] ClusterLimits limitsOf(const Plan &plan, const sizing::PlanSizing &sizing,
                                     const PlanIndex &index, const Compute &compute, Billing billing);

/// What the runs of the plan make of the nodes of each compute, in the order of Plan::computes and by month. Runs
/// that wait for those of other workloads (TrainingJob::dependsOn) do so across computes. Months in which a compute
/// is not used are empty. `uses` tells billing and months; the rest of it is not looked at.
[[nodiscard]] std::vector<ByMonth<ClusterMonth>> runsByMonth(const BillInput &input,
                                                             const std::vector<ComputeUse> &uses);
/// The same for runs that are known already. Without `peaks` most nodes at a time are told only where what is billed follows from them.
[[nodiscard]] std::vector<ByMonth<ClusterMonth>> runsByMonth(const BillInput &input,
                                                             const std::vector<ComputeUse> &uses,
                                                             const std::vector<SameMonths> &runs,
                                                             bool peaks = true);

/// Nodes that the plan states for a Kubernetes pool: all of them are billed, idle ones as well.
[[nodiscard]] int statedNodes(const Compute &compute);
/// Nodes of the widest run of the month on a compute; 0 without runs.
[[nodiscard]] int widestRun(const Plan &plan, const sizing::PlanSizing &sizing, const PlanIndex &index,
                            const Compute &compute, int month);

} // namespace slipway::cost
