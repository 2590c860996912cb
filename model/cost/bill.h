// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/cost/bymonth.h"
#include "model/cost/commitmentuse.h"
#include "model/cost/costline.h"
#include "model/cost/planindex.h"
#include "model/cost/timeline.h"
#include "model/cost/usage.h"
#include "model/cost/uses.h"
#include "model/plan/plan.h"
#include "model/sizing/plansizing.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace slipway::cost {

using slipway::Billing;

/// Machines of a compute in a month.
struct HeldMachines
{
    int most = 0; ///< overlap of roll-outs included; a cluster's highest nodes
    int allowed = 0; ///< the same as far as autoscaling may go, whatever the load
    int reserved
        = 0; ///< `allowed` with the 20 % that online deployments keep in reserve, each deployment and version rounded up

    friend bool operator==(const HeldMachines &, const HeldMachines &) = default;
};

/// The months and machines of one compute: what its lines, its quota and the rules about it rest on. In the order
/// of Plan::computes.
struct ComputeUse
{
    QString id;
    Billing billing = Billing::Free;
    CostStage stage = CostStage::Shared;
    std::optional<SizeId> size; ///< none: unknown or not needed
    std::optional<RegionId> region;
    QStringList workloads; ///< enabled ones that use it
    int firstMonth = -1; ///< of the horizon; -1: no enabled workload uses it
    int lastMonth = -1;
    ByMonth<ClusterMonth> cluster; ///< by month; empty unless Cluster or Serverless
    ByMonth<InstanceMonth> instances; ///< by month; empty unless Instance
    ByMonth<int>
        nodes; ///< by month: nodes of a Kubernetes pool, container groups, Spark sessions; empty otherwise
    ByMonth<HeldMachines> held; ///< by month; empty unless Endpoint: others have theirs above, see heldIn()
    /// By month: what a Kubernetes pool grows by while versions overlap, for how many of its hours.
    ByMonth<std::vector<HeldHours>> overlapNodes;
    /// By month, 0 to 1: part of its pay-as-you-go hours that commitments of the plan pay for. Empty: none. Units
    /// cover machines, not hours: of 4 nodes at the most 2 units cover half of each node-hour, never more.
    std::vector<double> covered;
    std::vector<double> coveredSystem; ///< the same of the system nodes of a Kubernetes cluster
    std::vector<CoveredBy> coveredBy; ///< which commitment pays which part of `covered`
    std::vector<CoveredBy> coveredSystemBy; ///< the same of `coveredSystem`
    bool podsFit = true; ///< false: a pod of a Kubernetes pool asks for more than one node has
    int podNodes
        = 0; ///< of a Kubernetes pool that runs share: what pods take of it at the figures as planned
    int neededNodes
        = 0; ///< with which all pods and runs of a Kubernetes pool find room in every month, however many are stated
    int peakInstances = 0; ///< machines held at the most in any month
    /// 0 to 1: part of the hours of its machines in which work keeps them busy, in the busiest month. People count for nothing: they think.
    double busyShare = 0;
    std::vector<Use> billed; ///< all that it bills; commitments that cover some of it are not taken off

    [[nodiscard]] bool used() const { return firstMonth >= 0; }
    [[nodiscard]] bool existsIn(int month) const
    {
        return used() && month >= firstMonth && month <= lastMonth;
    }
};

struct Bill
{
    std::vector<CostLine> lines; ///< by stage, dearest first
    std::vector<MonthCost> months;
    ByStage<Total> stageTotals;
    Total total;
    std::vector<ComputeUse> computes;
    sizing::PlanSizing sizing; ///< what hours and instances follow from, by workload of the plan
    PlanIndex index; ///< of the plan
    std::vector<double> waits; ///< hours by workload of the plan, see PlayedRuns::waits
    QDate oldestPrice;
    QDate newestPrice;
    QDate priceDate; ///< pricedSince() `sharePercentOfPriceDate` of what has a dated price
    std::vector<CommitmentUse> commitments; ///< in the order of Plan::commitments
    Total owed; ///< of terms that run on when the plan bills no more of them; not part of the total
};

/// The part of what has a dated price, in percent, whose prices are not older than Bill::priceDate.
inline constexpr int sharePercentOfPriceDate = 90;

/// The last day since which the prices of at least so much of `total` are: 80 at prices of August and 15 of May are 90 percent since May. The oldest
/// day where not enough of it has a dated price; invalid where nothing has.
[[nodiscard]] QDate pricedSince(const std::vector<CostLine> &lines, const Money &total, int percent);

/// What the plan costs over its horizon, line by line. `exchange` is that of the plan's currency; `supposed` as BillInput has it.
[[nodiscard]] Bill makeBill(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices,
                            const ExchangeRate &exchange, std::size_t supposed = 0);

/// (1 + percent / 100) ^ months.
[[nodiscard]] double growthFactor(const Estimate &percentPerMonth, int months);
/// The same for what a workload does, in a month of the horizon: it begins to grow when the workload does.
[[nodiscard]] double growthFactor(const Estimate &percentPerMonth, const Workload &workload, int month);

} // namespace slipway::cost
