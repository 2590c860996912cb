// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/assumptions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

bool uses(const cost::Bill &bill, cost::Billing billing)
{
    return std::any_of(bill.computes.begin(), bill.computes.end(),
                       [&](const cost::ComputeUse &use) { return use.used() && use.billing == billing; });
}

} // namespace

std::vector<Assumption> assumptionsOf(const Plan &plan, const Catalog &catalog, const cost::Bill &bill)
{
    std::vector<Assumption> list;
    const Source costPage{u"Manage and optimize Azure Machine Learning costs"_s, u"2026-03-01"_s};
    list.push_back(
        {u"A month has 730 hours (365 x 24 / 12); weekly schedules count 365 / 84 weeks a month."_s,
         u"A calendar month differs by up to 3 %."_s,
         {u"Azure pricing calculator"_s, u"2026"_s}});
    list.push_back(
        {u"List prices in USD, before tax; quantities are rounded to a millionth, each line and month once to the smallest unit of the currency."_s,
         u"Totals are sums of the rounded lines shown."_s,
         {u"Slipway"_s, u"2026-11-20"_s}});
    if (plan.discountPercent > 0)
        list.push_back(
            {u"A negotiated discount of %1 % is taken off every price."_s.arg(plan.discountPercent),
             u"Applies to every line."_s,
             {u"this plan"_s, {}}});
    if (plan.currency != u"USD"_s)
        list.push_back(
            {u"Amounts are converted from USD at one rate; Azure prices in other currencies are not USD times one rate."_s,
             u"The invoice may differ by some percent."_s,
             {u"Azure pricing calculator, currency table"_s, u"2026-01-26"_s}});
    if (uses(bill, cost::Billing::Instance))
        list.push_back(
            {u"A compute instance has one sitting a day: after it, it runs on for the idle time before it stops."_s,
             u"More sittings a day add idle time."_s, costPage});
    if (uses(bill, cost::Billing::Cluster) || uses(bill, cost::Billing::Serverless))
        list.push_back(
            {u"Node start-up takes %1 minutes and is billed."_s.arg(plan.assumptions.nodeStartMinutes.likely),
             u"Each run adds it for every node that was not running."_s,
             {u"this plan"_s, {}}});
    if (uses(bill, cost::Billing::Cluster))
        list.push_back(
            {u"A cluster has a load balancer for each started 50 of its highest nodes, all month, also at zero nodes."_s,
             u"Sources differ; this is the dearest reading."_s,
             {u"Plan to manage costs for Azure Machine Learning"_s, u"2025-03-21"_s}});
    if (uses(bill, cost::Billing::Endpoint))
        list.push_back(
            {u"Instances of an online endpoint bill all hours; the 20 % quota reserve is not billed."_s,
             u"None on cost, 20 % on quota."_s,
             {u"Online endpoints and deployments"_s, u"2024-09-23"_s}});
    if (uses(bill, cost::Billing::Kubernetes))
        list.push_back(
            {u"Pods fill nodes whole, by vCPUs, memory and GPUs, after the serving front end; a training run takes whole nodes. Every node of a pool bills all month, and so do two system nodes of D4s v5 where the plan says nothing else."_s,
             u"What Kubernetes keeps of each node for itself is left out: a pool may need a node more."_s,
             {u"Online endpoints and deployments"_s, u"2024-09-23"_s}});
    if (uses(bill, cost::Billing::Spark))
        list.push_back(
            {u"A Spark session bills the vCores of driver and executors for its work, its start-up and its idle time-out."_s,
             u"Each session adds both times."_s,
             {u"this plan"_s, {}}});
    if (!plan.commitments.empty())
        list.push_back(
            {u"Units bought already cover machines in the order of the plan's computes: of a compute with more machines than units, the same share of every hour."_s,
             u"Where machines run at different times, units may cover more."_s,
             {u"Slipway"_s, u"2026-11-20"_s}});
    list.push_back(
        {u"A price in a region is not availability: sizes are listed there, whether they can be deployed is unverified."_s,
         u"Check with az ml compute list-sizes before you rely on it; slipway import takes the answer."_s,
         {u"Slipway price book"_s, catalog.version()}});
    const bool estimated = std::any_of(bill.lines.begin(), bill.lines.end(),
                                       [](const CostLine &line) { return line.estimated; });
    if (estimated)
        list.push_back({u"Lines marked as estimates use the price of another region or a price in doubt."_s,
                        u"Each such line says which."_s,
                        {u"Slipway price book"_s, u"2026-08-22"_s}});
    return list;
}

QStringList notIncluded(const Plan &plan, const cost::Bill &bill)
{
    QStringList list;
    for (const CostLine &line : bill.lines) {
        if (!line.whole())
            list << u"%1: %2"_s.arg(line.name, line.missing);
    }
    list << u"Tax, support plans and licences."_s
         << u"Key Vault operations, storage transactions and messages between zones."_s
         << u"People's time."_s;
    if (uses(bill, cost::Billing::Machine) || uses(bill, cost::Billing::Kubernetes))
        list
            << u"Disks and public addresses of attached machines and of Kubernetes nodes: their owner chooses them."_s;
    if (plan.data.egressGiBPerMonth.likely <= 100)
        list << u"Data leaving the region, beyond the 100 GiB a month that are free."_s;
    return list;
}

} // namespace slipway
