// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/assumptions.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/evaluation/choices.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/pricebasis.h"
#include "model/plan/typedexchange.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

bool uses(const cost::Bill &bill, cost::Billing billing)
{
    return std::any_of(bill.computes.begin(), bill.computes.end(),
                       [&](const cost::ComputeUse &use) { return use.used() && use.billing == billing; });
}

/// Lines that the bill has, not those that its kinds of computes mostly have.
bool paysBalancers(const cost::Bill &bill, cost::Billing billing)
{
    return std::ranges::any_of(bill.lines, [&](const CostLine &line) {
        return line.role == CostRole::Balancers && line.totalQuantity > Quantity()
            && std::ranges::any_of(bill.computes, [&](const cost::ComputeUse &use) {
                   return use.id == line.compute && use.billing == billing;
               });
    });
}

bool stopsWhenIdle(const Plan &plan, const cost::Bill &bill)
{
    return std::ranges::any_of(bill.computes, [&](const cost::ComputeUse &use) {
        const Compute *compute = plan.compute(use.id);
        return use.used() && use.billing == cost::Billing::Instance && compute
            && compute->idleShutdownMinutes;
    });
}

/// "10 % of the runs of Inspection model fail": of each share, in the order of the plan.
void addFailedRuns(std::vector<Assumption> &list, const Plan &plan)
{
    std::map<double, QStringList> names;
    for (const Workload &workload : plan.workloads) {
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        if (job && workload.enabled && job->failedPercent > 0 && job->runsPerMonth.likely > 0)
            names[job->failedPercent] << workload.shownName();
    }
    for (const auto &[percent, runs] : names)
        list.push_back(
            {PlanWords::tr("%1 % of the runs of %2 fail, and are run again in full.")
                 .arg(formatNumber(percent, wordsLocale()), runs.join(u", "_s)),
             PlanWords::tr("Hours of runs are those of all that are begun, also in the lines of the bill."),
             {PlanWords::tr("this plan"), {}}});
}

/// Azure keeps a fifth of the quota of most sizes in reserve, and of some of them none.
QString reserveEffect(const cost::Bill &bill, const Catalog &catalog)
{
    bool reserves = false;
    bool exempt = false;
    for (const cost::ComputeUse &use : bill.computes) {
        if (!use.used() || use.billing != cost::Billing::Endpoint || !use.size)
            continue;
        (catalog.size(*use.size).exemptFromEndpointReserve ? exempt : reserves) = true;
    }
    if (reserves && exempt)
        return PlanWords::tr("Quota has 20 % in reserve besides, for the sizes that Azure keeps it for; the "
                             "reserve is not billed.");
    return reserves
        ? PlanWords::tr("Quota has 20 % in reserve besides, in whole instances; the reserve is not billed.")
        : PlanWords::tr("Azure keeps no quota in reserve for these sizes.");
}

} // namespace

std::vector<Assumption> assumptionsOf(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices,
                                      const cost::Bill &bill)
{
    std::vector<Assumption> list = choicesOf(plan, catalog, bill);
    const Source costPage{PlanWords::tr("Manage and optimize Azure Machine Learning costs"), u"2026-03-01"_s};
    list.push_back(
        {PlanWords::tr(
             "A month has 730 hours (365 x 24 / 12); weekly schedules count 365 / 84 weeks a month."),
         PlanWords::tr("A calendar month differs by up to 3 %."),
         {PlanWords::tr("Azure pricing calculator"), u"2026"_s}});
    list.push_back(
        {PlanWords::tr(
             "%1, in USD, before tax; quantities are rounded to a millionth, each line and month once to the "
             "smallest unit of the currency.",
             "list prices, or how what is paid stands to them")
             .arg(basisWords(bill.lines, bill.total)),
         PlanWords::tr("Totals are sums of the rounded lines shown."),
         {u"Slipway"_s, u"2026-11-20"_s}});
    if (plan.discountPercent > 0)
        list.push_back(
            {PlanWords::tr("A negotiated discount of %1 % is taken off every list price.")
                 .arg(formatNumber(plan.discountPercent, wordsLocale())),
             plan.serviceDiscounts.empty()
                 ? PlanWords::tr("What is agreed or stated is paid as it is.")
                 : PlanWords::tr("Applies to every line of a service without a discount of its own."),
             {PlanWords::tr("this plan"), {}}});
    for (const ServiceDiscount &each : plan.serviceDiscounts)
        list.push_back({PlanWords::tr("A discount of %1 % is negotiated for %2.")
                            .arg(formatNumber(each.percent, wordsLocale()), each.service),
                        PlanWords::tr("It takes the place of the discount on every list price."),
                        {PlanWords::tr("this plan"), {}}});
    if (const std::optional<ExchangeRate> typed = typedExchange(plan))
        list.push_back(
            {PlanWords::tr("One dollar is %1 %2, as the plan states it.")
                 .arg(formatScaled(typed->raw(), ExchangeRate::scale), plan.currency),
             PlanWords::tr("It takes the place of the price book's factor."),
             {plan.currencyFactor->source.isEmpty() ? PlanWords::tr("this plan") : plan.currencyFactor->source,
              plan.currencyFactor->day}});
    else if (const DatedFactor *brought = prices.factorOf(bill.total.currency()))
        list.push_back({PlanWords::tr("One dollar is %1 %2 on %3.")
                            .arg(formatScaled(brought->rate.raw(), ExchangeRate::scale), plan.currency,
                                 brought->day.toString(Qt::ISODate)),
                        PlanWords::tr("It was brought to the price book, in place of the built-in factor."),
                        {brought->source.isEmpty() ? PlanWords::tr("price book") : brought->source,
                         brought->day.toString(Qt::ISODate)}});
    if (plan.currency != u"USD"_s)
        list.push_back({PlanWords::tr("Amounts are converted from USD at one rate; Azure prices in other "
                                      "currencies are not USD times one rate."),
                        PlanWords::tr("The invoice may differ by some percent."),
                        {PlanWords::tr("Azure pricing calculator, currency table"), u"2026-01-26"_s}});
    if (stopsWhenIdle(plan, bill))
        list.push_back({PlanWords::tr("A compute instance has one sitting a day: after it, it runs on for "
                                      "the idle time before it stops."),
                        PlanWords::tr("More sittings a day add idle time."), costPage});
    addFailedRuns(list, plan);
    if (uses(bill, cost::Billing::Cluster) || uses(bill, cost::Billing::Serverless))
        list.push_back({PlanWords::tr("Node start-up takes %1 and is billed.")
                            .arg(formatUnits(plan.assumptions.nodeStartMinutes.likely, u"minute"_s, QLocale::c())),
                        PlanWords::tr("Each run adds it for every node that was not running."),
                        {PlanWords::tr("this plan"), {}}});
    if (paysBalancers(bill, cost::Billing::Cluster))
        list.push_back(
            {PlanWords::tr("A cluster with public addresses has a load balancer for each started 50 of its "
                           "highest nodes, all month, also at zero nodes."),
             PlanWords::tr("Sources differ; this is the dearest reading."),
             {PlanWords::tr("Plan to manage costs for Azure Machine Learning"), u"2025-03-21"_s}});
    if (uses(bill, cost::Billing::Endpoint))
        list.push_back({PlanWords::tr("Instances of an online endpoint bill every hour that they are there."),
                        reserveEffect(bill, catalog),
                        {PlanWords::tr("Online endpoints and deployments"), u"2024-09-23"_s}});
    if (uses(bill, cost::Billing::Kubernetes))
        list.push_back(
            {PlanWords::tr("Pods fill nodes whole, by vCPUs, memory and GPUs, after the serving front end; a "
                           "training run takes whole nodes. Every node of a pool bills all month, and so do "
                           "two system nodes of D4s v5 where the plan says nothing else."),
             PlanWords::tr("What AKS keeps of each node for itself, at 110 pods a node, is taken off; nodes of "
                           "one's own are counted whole."),
             {PlanWords::tr("Online endpoints and deployments"), u"2024-09-23"_s}});
    if (uses(bill, cost::Billing::Spark))
        list.push_back({PlanWords::tr("A Spark session bills the vCores of driver and executors for its "
                                      "work, its start-up and its idle time-out."),
                        PlanWords::tr("Each session adds both times."),
                        {PlanWords::tr("this plan"), {}}});
    if (!plan.commitments.empty())
        list.push_back(
            {PlanWords::tr("Units bought already cover machines in the order of the plan's computes: of a "
                           "compute with more machines than units, the same share of every hour."),
             PlanWords::tr("Where machines run at different times, units may cover more."),
             {u"Slipway"_s, u"2026-11-20"_s}});
    list.push_back(
        {PlanWords::tr("A price in a region is not availability: sizes are listed there, whether they can be "
                       "deployed is unverified."),
         PlanWords::tr(
             "Check with az ml compute list-sizes before you rely on it; slipway import takes the answer."),
         {PlanWords::tr("Slipway price book"), catalog.version()}});
    const bool estimated = std::any_of(bill.lines.begin(), bill.lines.end(),
                                       [](const CostLine &line) { return line.estimated; });
    if (estimated)
        list.push_back(
            {PlanWords::tr("Lines marked as estimates use the price of another region or a price in doubt."),
             PlanWords::tr("Each such line says which."),
             {PlanWords::tr("Slipway price book"), u"2026-08-22"_s}});
    // The memo tells ranges between the two: numbers follow each other there as well.
    std::stable_partition(list.begin(), list.end(),
                          [](const Assumption &each) { return each.kind != Assumption::Kind::Method; });
    return list;
}

QString assumptionNumber(std::size_t index)
{
    return u"A%1"_s.arg(index + 1);
}

QStringList notIncluded(const cost::Bill &bill)
{
    QStringList list;
    for (const CostLine &line : bill.lines) {
        if (!line.whole())
            list << u"%1: %2"_s.arg(line.name, line.missing);
    }
    list << PlanWords::tr("Tax, support plans and licences.")
         << PlanWords::tr("Key Vault operations, storage transactions and messages between zones.")
         << PlanWords::tr("People's time.");
    if (uses(bill, cost::Billing::Machine) || uses(bill, cost::Billing::Kubernetes))
        list << PlanWords::tr("Disks and public addresses of attached machines and of Kubernetes nodes: "
                              "their owner chooses them.");
    const bool leaves = std::ranges::any_of(bill.lines, [](const CostLine &line) {
        return line.id.startsWith(u"shared/egress"_s);
    });
    if (!leaves)
        list << PlanWords::tr("Data leaving the region, beyond the 100 GiB a month that are free.");
    return list;
}

} // namespace slipway
