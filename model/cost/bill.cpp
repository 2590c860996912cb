// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/bill.h"

#include "model/cost/computelines.h"
#include "model/cost/computeuse.h"
#include "model/cost/linewriter.h"
#include "model/cost/planruns.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

void addUp(Bill &bill, const Plan &plan, Currency currency)
{
    const Money zero(0, currency);
    bill.total = zero;
    bill.stageTotals.fill(zero);
    Money cumulative = zero;
    for (int m = 0; m < plan.months; ++m) {
        MonthCost month{plan.start.plusMonths(m), {}, zero, zero};
        month.byStage.fill(zero);
        for (const CostLine &line : bill.lines) {
            const Money &amount = line.amounts[static_cast<std::size_t>(m)];
            month.byStage[static_cast<std::size_t>(line.stage)] += amount;
            month.total += amount;
        }
        cumulative += month.total;
        month.cumulative = cumulative;
        bill.months.push_back(month);
    }
    for (const CostLine &line : bill.lines) {
        bill.stageTotals[static_cast<std::size_t>(line.stage)] += line.total;
        bill.total += line.total;
        if (!line.whole()) {
            bill.complete = false;
            bill.unpriced << line.name;
        }
        if (line.priced() && line.origin.date.isValid()) {
            bill.oldestPrice = bill.oldestPrice.isValid() ? std::min(bill.oldestPrice, line.origin.date)
                                                          : line.origin.date;
            bill.newestPrice = bill.newestPrice.isValid() ? std::max(bill.newestPrice, line.origin.date)
                                                          : line.origin.date;
        }
    }
    // Very many lines can add up to more than there are numbers for.
    bill.complete = bill.complete && !bill.total.isAtEnd();
}

} // namespace

double growthFactor(const Estimate &percentPerMonth, int months)
{
    return percentPerMonth.likely == 0 ? 1 : std::pow(1 + percentPerMonth.likely / 100, months);
}

double growthFactor(const Estimate &percentPerMonth, const Workload &workload, int month)
{
    return growthFactor(percentPerMonth, std::max(0, month - workload.startMonth));
}

Bill makeBill(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices,
              const ExchangeRate &exchange)
{
    Bill bill;
    bill.sizing = sizing::sizePlan(plan, catalog);
    const BillInput input{plan, catalog, prices, exchange, bill.sizing};
    LineWriter writer(input, bill.lines);
    for (const Compute &compute : plan.computes)
        bill.computes.push_back(useOf(input, compute));
    std::vector<std::vector<ClusterMonth>> runs = runsByMonth(plan, bill.sizing, bill.computes);
    for (std::size_t i = 0; i < bill.computes.size(); ++i) {
        if (!bill.computes[i].used())
            continue;
        fillUse(input, plan.computes[i], std::move(runs[i]), bill.computes[i]);
        bill.computes[i].billed = usesOf(input, plan.computes[i], bill.computes[i]);
    }
    coverByCommitments(input, bill.computes);
    for (std::size_t i = 0; i < bill.computes.size(); ++i)
        writeComputeLines(writer, plan.computes[i], bill.computes[i]);
    writeSharedLines(writer);
    writeCommitmentLines(writer);
    std::stable_sort(bill.lines.begin(), bill.lines.end(), [](const CostLine &a, const CostLine &b) {
        return a.stage != b.stage ? a.stage < b.stage : a.total > b.total;
    });
    addUp(bill, plan, exchange.currency());
    return bill;
}

} // namespace slipway::cost
