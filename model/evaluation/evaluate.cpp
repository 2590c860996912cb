// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/evaluate.h"

#include "model/base/datawords.h"
#include "model/base/planwords.h"
#include "model/cost/bill.h"
#include "model/eligibility/verdicts.h"
#include "model/evaluation/assumptions.h"
#include "model/evaluation/calendar.h"
#include "model/evaluation/maintenance.h"
#include "model/evaluation/quotarequests.h"
#include "model/evaluation/retirements.h"
#include "model/evaluation/sizingresults.h"
#include "model/evaluation/stagemoves.h"
#include "model/evaluation/stepstatus.h"
#include "model/plan/exchange.h"
#include "model/quota/quotaneeds.h"
#include "model/rules/rulebook.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

void takeBill(Evaluation &evaluation, const Plan &plan, const cost::Bill &bill)
{
    evaluation.lines = bill.lines;
    evaluation.months = bill.months;
    evaluation.stageTotals = bill.stageTotals;
    evaluation.total = bill.total;
    evaluation.averageMonth = bill.total.dividedBy(std::max(1, plan.months));
    evaluation.owed = bill.owed;
    Money peak(0, evaluation.currency);
    for (std::size_t m = 0; m < bill.months.size(); ++m) {
        if (bill.months[m].total.known() > peak) {
            peak = bill.months[m].total.known();
            evaluation.peakIndex = static_cast<int>(m);
        }
    }
    evaluation.peakMonth = Total(peak, bill.total.missing());
}

void takeInstances(Evaluation &evaluation, const Plan &plan, const cost::PlanInstances &held)
{
    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&plan.workloads[w].detail);
        for (std::size_t d = 0; endpoint && plan.workloads[w].enabled && d < held[w].size(); ++d)
            evaluation.instances.insert({plan.workloads[w].id, endpoint->deployments[d].id}, held[w][d]);
    }
}

struct Weighed
{
    ExchangeRate exchange;
    cost::Bill bill;
    cost::PlanInstances held;
    Evaluation evaluation;
};

Weighed weighed(const Plan &plan, const Context &context)
{
    const ExchangeRate exchange = exchangeOf(plan, context.prices);
    Weighed result{exchange, cost::makeBill(plan, context.catalog, context.prices, exchange), {}, {}};
    result.held = cost::heldInstances(plan, result.bill);
    Evaluation &evaluation = result.evaluation;
    evaluation.currency = exchange.currency();
    takeBill(evaluation, plan, result.bill);
    takeInstances(evaluation, plan, result.held);
    // Prices of another book than the plan was made with make no total of its own.
    if (plan.prices && !context.prices.isBook(plan.prices->id, plan.prices->sha256)) {
        const Total missing(Money(0, evaluation.currency),
                            {PlanWords::tr("prices of %1").arg(plan.prices->id)});
        evaluation.total += missing;
        evaluation.averageMonth += missing;
        evaluation.peakMonth += missing;
    }
    evaluation.quota = quotaNeeds(plan, context.catalog, result.bill.computes);
    const std::vector<Eligibility> eligibility
        = eligibilities(plan, context.catalog, context.prices, context.asOf, result.bill);
    evaluation.findings = checkRules({plan, context.catalog, context.prices, context.asOf, result.bill,
                                      evaluation.quota, eligibility, result.held});
    return result;
}

} // namespace

std::optional<int> Evaluation::instancesAtPeak(QStringView workload, QStringView deployment) const
{
    const auto found = instances.constFind({workload.toString(), deployment.toString()});
    return found == instances.constEnd() || !found->isSized ? std::nullopt : std::optional(found->atPeak);
}

std::optional<int> Evaluation::leastInstances(QStringView workload, QStringView deployment) const
{
    const auto found = instances.constFind({workload.toString(), deployment.toString()});
    return found == instances.constEnd() ? std::nullopt : std::optional(found->least);
}

Total Evaluation::costOf(QStringView compute) const
{
    Total sum(Money(0, currency));
    for (const CostLine &line : lines) {
        if (line.compute == compute)
            sum += line.cost();
    }
    return sum;
}

int Evaluation::count(Severity severity) const
{
    return static_cast<int>(std::count_if(findings.begin(), findings.end(), [&](const Finding &finding) {
        return finding.severity == severity;
    }));
}

Evaluation weigh(const Plan &plan, const Context &context)
{
    return weighed(plan, context).evaluation;
}

Evaluation evaluate(const Plan &plan, const Context &context)
{
    Weighed known = weighed(plan, context);
    const ExchangeRate &exchange = known.exchange;
    const cost::Bill &bill = known.bill;
    Evaluation evaluation = std::move(known.evaluation);
    evaluation.verdicts = judgeTargets(plan, context.catalog, context.asOf);
    evaluation.quotaRequests = quotaRequests(plan, context.catalog, evaluation.quota, context.asOf);
    evaluation.retirements = retirementNotices(plan, context.catalog, bill.computes, context.asOf);
    evaluation.moves = stageMoves(plan, context.catalog, bill.computes, evaluation.verdicts);
    evaluation.maintenance = maintenanceLists(plan, context.catalog, bill.computes);
    evaluation.sizing = sizingResults(plan, context.catalog, bill, known.held, exchange);
    evaluation.assumptions = assumptionsOf(plan, context.catalog, context.prices, bill);
    evaluation.notIncluded = notIncluded(bill);

    Provenance &provenance = evaluation.provenance;
    provenance.catalogVersion = context.catalog.version();
    provenance.pricesId = context.prices.id();
    provenance.pricesSha256 = context.prices.sha256();
    provenance.priceDate = bill.priceDate;
    provenance.oldestPrice = bill.oldestPrice;
    provenance.newestPrice = bill.newestPrice;
    provenance.currency = exchange.currency().code();
    provenance.exchange = formatScaled(exchange.raw(), ExchangeRate::scale);
    provenance.exchangeDate = context.prices.exchangeDate(exchange.currency());
    provenance.exchangeDoubt = dataWords(context.prices.exchangeDoubt(exchange.currency()));
    if (typedExchange(plan)) {
        const CurrencyFactor &typed = *plan.currencyFactor;
        provenance.exchangeDate = QDate::fromString(typed.day, Qt::ISODate);
        provenance.exchangeSource = typed.source.isEmpty() ? PlanWords::tr("this plan") : typed.source;
        provenance.exchangeDoubt.clear();
    }
    provenance.asOf = context.asOf;
    provenance.additions = context.catalog.additions();
    evaluation.calendar = calendarOf(plan, context.catalog, evaluation);
    evaluation.steps = stepStatuses(plan, context.catalog, evaluation, evaluation.findings);
    return evaluation;
}

} // namespace slipway
