// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/commitments.h"
#include "model/formulas/registry.h"

#include <algorithm>
#include <cmath>

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

constexpr Source manageCosts{"Manage and optimize Azure Machine Learning costs", "2026-03-01"};
constexpr Source savingsPlans{"Azure savings plans for compute: how the discount is applied", "2024"};

Formula monthly()
{
    return {"cost.monthly",
            "Month of something that always runs",
            "usd = usd_per_hour * 730",
            {{"usd_per_hour", "USD/h", zeroOrMore}},
            {{"usd", "USD/month"}},
            "a month of 365 * 24 / 12 = 730 hours",
            {{"Azure pricing calculator", "2026"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{(UsdPerHour(in.number("usd_per_hour"_L1)) * hoursPerMonth).value};
            }};
}

Outcome evaluateAutoscale(const Arguments &in)
{
    const NumberList &jobs = in.list("jobs_h"_L1);
    const NumberList &nodes = in.list("nodes"_L1);
    if (jobs.size() != nodes.size())
        return outOfRange(
            u"nodes",
            u"must have one entry for each of the %1 jobs, not %2"_s.arg(jobs.size()).arg(nodes.size()));
    if (std::any_of(nodes.begin(), nodes.end(), [](double count) { return count != std::trunc(count); }))
        return outOfRange(u"nodes", u"must be whole numbers"_s);
    if (!in.yes("gaps_exceed_idle"_L1))
        return outOfRange(
            u"gaps_exceed_idle",
            u"must be true: nodes that stay from one job to the next need the times of the jobs"_s);
    const Hours hours = autoscaleNodeHours(jobs, nodes, Hours(in.number("startup_min"_L1) / 60),
                                           toHours(Seconds(in.number("idle_s"_L1))));
    return std::vector<Value>{hours.value, (UsdPerHour(in.number("usd_per_node_hour"_L1)) * hours).value};
}

Formula autoscaleCluster()
{
    return {
        "cost.autoscale_cluster",
        "Jobs on a cluster that scales to zero",
        "node_hours = sum over jobs of nodes * (startup_min / 60 + jobs_h + idle_s / 3600); usd = "
        "node_hours * "
        "usd_per_node_hour",
        {{"jobs_h", "h", zeroOrMore, ValueKind::Numbers},
         {"nodes", "nodes", oneOrMore, ValueKind::Numbers},
         {"startup_min", "min", zeroOrMore},
         {"idle_s", "s", zeroOrMore},
         {"usd_per_node_hour", "USD/h", zeroOrMore},
         {"gaps_exceed_idle", "true or false", anyNumber, ValueKind::YesNo}},
        {{"node_hours", "node-hours"}, {"usd", "USD"}},
        "only with gaps_exceed_idle true: no nodes between jobs; a plan merges the times of its jobs instead",
        {manageCosts},
        evaluateAutoscale};
}

Formula instanceSchedule()
{
    return {
        "cost.compute_instance_schedule",
        "A compute instance on a schedule",
        "hours = hours_per_day * days_per_month; usd = hours * usd_per_hour",
        {{"usd_per_hour", "USD/h", zeroOrMore},
         {"hours_per_day", "h", {0, 24}},
         {"days_per_month", "days", {0, 31}}},
        {{"hours", "h/month"}, {"usd", "USD/month"}},
        "its disk and load balancer go on while it is stopped",
        {manageCosts},
        [](const Arguments &in) -> Outcome {
            const Hours hours(in.number("hours_per_day"_L1) * in.number("days_per_month"_L1));
            return std::vector<Value>{hours.value, (UsdPerHour(in.number("usd_per_hour"_L1)) * hours).value};
        }};
}

Formula savingsPlan()
{
    return {"cost.savings_plan",
            "A savings plan, hour by hour",
            "payg = payg_usd_by_hour; covered = min(payg * (1 - discount), commit_usd_per_hour)\n"
            "usd = sum over hours of commit_usd_per_hour + payg - covered / (1 - discount)",
            {{"payg_usd_by_hour", "USD", zeroOrMore, ValueKind::Numbers},
             {"commit_usd_per_hour", "USD/h", zeroOrMore},
             {"discount", "share", shareBelowOne}},
            {{"usd", "USD"}, {"payg", "USD"}},
            "what an hour does not use of the commitment is lost; payg is the same usage without it",
            {savingsPlans},
            [](const Arguments &in) -> Outcome {
                const SavingsPlanCost cost = savingsPlanCost(in.list("payg_usd_by_hour"_L1),
                                                             UsdPerHour(in.number("commit_usd_per_hour"_L1)),
                                                             in.number("discount"_L1));
                return std::vector<Value>{cost.cost.value, cost.payAsYouGo.value};
            }};
}

Formula bestCommitmentFormula()
{
    return {
        "cost.savings_plan_best",
        "The cheapest commitment",
        "commit_usd_per_hour = (1 - discount) * the smallest payg_usd_by_hour that at most the share 1 - "
        "discount of "
        "the hours exceeds\n"
        "usd as cost.savings_plan",
        {{"payg_usd_by_hour", "USD", zeroOrMore, ValueKind::Numbers}, {"discount", "share", shareBelowOne}},
        {{"commit_usd_per_hour", "USD/h"}, {"usd", "USD"}},
        "one discount for all of the usage",
        {savingsPlans},
        [](const Arguments &in) -> Outcome {
            const NumberList &usage = in.list("payg_usd_by_hour"_L1);
            const double discount = in.number("discount"_L1);
            const UsdPerHour best = bestCommitment(usage, discount);
            return std::vector<Value>{best.value, savingsPlanCost(usage, best, discount).cost.value};
        }};
}

Formula breakEven()
{
    return {"cost.reservation_break_even",
            "Use from which a reservation pays",
            "utilization = 1 - discount",
            {{"discount", "share", anyShare}},
            {{"utilization", "share"}},
            "a reservation bills every hour of every reserved machine",
            {{"What are Azure Reservations?", "2024"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{reservationBreakEven(in.number("discount"_L1))};
            }};
}

Formula tiered()
{
    return {"cost.tiered",
            "Units priced by tiers",
            "usd = sum over tiers of units in the tier (at most tier_widths) * usd_per_unit",
            {{"units", "units", zeroOrMore},
             {"tier_widths", "units", positive, ValueKind::Numbers, false, 0},
             {"usd_per_unit", "USD/unit", zeroOrMore, ValueKind::Numbers}},
            {{"usd", "USD"}},
            "a width for each tier but the last, which has no end",
            {{"Azure bandwidth pricing", "2026"}},
            [](const Arguments &in) -> Outcome {
                const NumberList &widths = in.list("tier_widths"_L1);
                const NumberList &prices = in.list("usd_per_unit"_L1);
                if (prices.size() != widths.size() + 1)
                    return outOfRange(u"usd_per_unit", u"must have one entry more than tier_widths"_s);
                return std::vector<Value>{tieredCost(in.number("units"_L1), widths, prices).value};
            }};
}

} // namespace

std::vector<Formula> costFormulas()
{
    return {autoscaleCluster(),      instanceSchedule(), monthly(), savingsPlan(),
            bestCommitmentFormula(), breakEven(),        tiered()};
}

} // namespace slipway::formulas
