// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/purchaserisk.h"

#include "model/base/cancellation.h"
#include "model/base/decimal.h"
#include "model/base/parallel.h"
#include "model/base/planwords.h"
#include "model/uncertainty/drawnplan.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::buying {

namespace {

std::int64_t totalOf(const cost::Tally &tally, int months)
{
    std::int64_t total = 0;
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        for (int month = 0; month < months; ++month)
            total = addSaturated(total, tally.amount(static_cast<CostStage>(stage), month));
    }
    return total;
}

} // namespace

PurchaseRisk purchaseRisk(const Plan &without, const Plan &with, const Money &owedMore,
                          const Context &context, const DrawOptions &options)
{
    const auto draws
        = static_cast<std::size_t>(std::clamp(options.draws, DrawOptions::fewest, DrawOptions::most));
    const auto threads = static_cast<std::size_t>(std::clamp(options.threads, 1, 64));
    std::vector<std::int64_t> saved(draws);
    std::vector<char> incomplete(threads);
    const std::atomic<bool> *flag = CancelScope::current();
    inParallel(threads, [&](std::size_t part) {
        const CancelScope scope(flag);
        DrawnPlan before(without, context, options);
        DrawnPlan after(with, context, options);
        for (std::size_t trial = draws * part / threads; trial < draws * (part + 1) / threads; ++trial) {
            before.draw(trial);
            after.draw(trial);
            saved[trial] = addSaturated(
                addSaturated(totalOf(before.tally(), without.months), -totalOf(after.tally(), with.months)),
                -owedMore.minor());
            if (before.tally().isIncomplete() != after.tally().isIncomplete())
                incomplete[part] = 1;
        }
    });
    PurchaseRisk risk;
    risk.draws = static_cast<int>(draws);
    risk.incomplete = std::ranges::count(incomplete, 1) > 0;
    risk.loses = chanceOf(std::ranges::count_if(saved, [](std::int64_t each) { return each < 0; }),
                          static_cast<std::int64_t>(draws));
    const Quantiles quantiles = quantilesOf(saved);
    const QStringList missing
        = risk.incomplete ? QStringList{PlanWords::tr("what has no price in some draws")} : QStringList();
    const auto total = [&](std::int64_t minor) { return Total(Money(minor, owedMore.currency()), missing); };
    risk.p10 = total(quantiles.values[0]);
    risk.p50 = total(quantiles.values[1]);
    risk.p90 = total(quantiles.values[2]);
    return risk;
}

} // namespace slipway::buying
