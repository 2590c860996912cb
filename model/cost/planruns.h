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

/// How runs get the nodes of a compute; of a Kubernetes pool those that pods leave, `podNodes` as ComputeUse has them.
[[nodiscard]] ClusterLimits limitsOf(const Plan &plan, const sizing::PlanSizing &sizing,
                                     const PlanIndex &index, const Compute &compute, Billing billing,
                                     int podNodes = 0);

/// The same of all computes of a plan, in its order. `uses` tells their billing.
[[nodiscard]] std::vector<ClusterLimits> limitsOfAll(const Plan &plan, const sizing::PlanSizing &sizing,
                                                     const PlanIndex &index,
                                                     const std::vector<ComputeUse> &uses);
/// Raises `waits`, hours by workload of the plan, to those of a month that was played, where all work of their compute fits into it.
void addWaits(std::vector<double> &waits, const MonthSeries &runs, const std::vector<ClusterMonth> &played,
              const std::vector<ClusterLimits> &limits);

/// What the runs of a plan make of the nodes that they find.
struct PlayedRuns
{
    std::vector<ByMonth<ClusterMonth>> computes; ///< in the order of Plan::computes
    /// By workload of the plan: hours that a run waits for nodes which other runs have, the longest of any month. Months in which the work
    /// of a compute does not fit on its nodes are left out: there is no end to waiting in them.
    std::vector<double> waits;
};

/// The months of each compute of a plan. Runs that wait for those of other workloads (TrainingJob::dependsOn) do so across computes.
/// Months in which a compute is not used are empty. `uses` tells billing and months; the rest of it is not looked at.
[[nodiscard]] PlayedRuns playRuns(const BillInput &input, const std::vector<ComputeUse> &uses);
/// The same for runs that are known already. Without `peaks` most nodes at a time are told only where what is billed follows from them.
[[nodiscard]] PlayedRuns playRuns(const BillInput &input, const std::vector<ComputeUse> &uses,
                                  const std::vector<SameMonths> &runs, bool peaks = true);

/// Whether the runs of a workload are promised for a time: a deadline, or the window of a batch.
[[nodiscard]] bool arePromised(const Workload &workload);
/// Nodes that the plan states for a Kubernetes pool: all of them are billed, idle ones as well.
[[nodiscard]] int statedNodes(const Compute &compute);
/// Nodes of the widest run of the month on a compute; 0 without runs.
[[nodiscard]] int widestRun(const Plan &plan, const sizing::PlanSizing &sizing, const PlanIndex &index,
                            const Compute &compute, int month);
/// Of all runs of the month on a compute, start-up excluded.
[[nodiscard]] double nodeHoursOfRuns(const Plan &plan, const sizing::PlanSizing &sizing,
                                     const PlanIndex &index, const Compute &compute, int month);

} // namespace slipway::cost
