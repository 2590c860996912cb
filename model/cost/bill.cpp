// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/bill.h"

#include "model/base/cancellation.h"
#include "model/cost/capacity.h"
#include "model/cost/computebill.h"
#include "model/cost/computelines.h"
#include "model/cost/computeuse.h"
#include "model/cost/linewriter.h"
#include "model/cost/planruns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// Powers of the growths that were asked for last: several loads grow alike, and each is asked for its months again and again.
/// It holds its values in itself: a store that must be made and destroyed would be asked for at each call whether it is there.
class GrowthPowers
{
public:
    [[nodiscard]] static double of(double percent, int months)
    {
        if (months < 0 || months >= static_cast<int>(mostKept))
            return std::pow(1 + percent / 100, months);
        GrowthPowers &powers = lastUsed(percent);
        if (powers.m_count <= months)
            powers.fillTo(months);
        return powers.m_values[static_cast<std::size_t>(months)];
    }

private:
    static constexpr std::size_t mostKept = 128; ///< above the longest horizon of a plan

    // One power after the other, with more digits than are kept: a draw asks for all of them at a growth of its own.
    void fillTo(int months)
    {
        const auto factor = static_cast<long double>(1 + m_percent / 100);
        for (; m_count <= months; ++m_count) {
            m_values[static_cast<std::size_t>(m_count)] = static_cast<double>(m_next);
            m_next *= factor;
        }
    }

    [[nodiscard]] static GrowthPowers &lastUsed(double percent)
    {
        constinit static thread_local std::array<GrowthPowers, 4> kept{}; // requests, data, people
        constinit static thread_local std::size_t next = 0;
        for (GrowthPowers &each : kept) {
            if (each.m_percent == percent)
                return each;
        }
        GrowthPowers &oldest = kept[next++ % kept.size()];
        oldest.m_percent = percent;
        oldest.m_count = 0;
        oldest.m_next = 1;
        return oldest;
    }

    double m_percent = 0;
    int m_count = 0; ///< so many powers are there
    long double m_next = 1; ///< the power that comes next
    std::array<double, mostKept> m_values{};
};

/// Sums by stage and in all. Names are put down as they come: thousands of lines may be without a price.
class Sums
{
public:
    explicit Sums(Currency currency)
        : m_all(0, currency)
    {
        m_known.fill(m_all);
    }
    void add(CostStage stage, const Money &amount)
    {
        m_known[static_cast<std::size_t>(stage)] += amount;
        m_all += amount;
    }
    void miss(CostStage stage, const QString &name)
    {
        m_missing[static_cast<std::size_t>(stage)] << name;
        m_allMissing << name;
    }
    [[nodiscard]] Total total() const { return Total(m_all, m_allMissing); }
    [[nodiscard]] ByStage<Total> byStage() const
    {
        ByStage<Total> totals;
        for (std::size_t stage = 0; stage < costStageCount; ++stage)
            totals[stage] = Total(m_known[stage], m_missing[stage]);
        return totals;
    }

private:
    Money m_all;
    ByStage<Money> m_known;
    QStringList m_allMissing;
    ByStage<QStringList> m_missing;
};

MonthCost monthCost(const Bill &bill, YearMonth month, std::size_t index, Currency currency)
{
    Sums sums(currency);
    for (const CostLine &line : bill.lines) {
        sums.add(line.stage, line.amounts[index]);
        if (line.isMissingIn(index))
            sums.miss(line.stage, line.name);
    }
    return {month, sums.byStage(), sums.total(), {}};
}

void addTotals(Bill &bill, Currency currency)
{
    Sums sums(currency);
    Money owed(0, currency);
    QStringList owedMissing;
    for (const CostLine &line : bill.lines) {
        sums.add(line.stage, line.total);
        if (!line.whole())
            sums.miss(line.stage, line.name);
        owed += line.owed;
        if (line.owedMonths > 0 && !line.priced())
            owedMissing << line.name;
    }
    bill.total = sums.total();
    bill.stageTotals = sums.byStage();
    bill.owed = Total(owed, owedMissing);
}

void addUp(Bill &bill, const Plan &plan, Currency currency)
{
    Total cumulative(Money(0, currency));
    for (int m = 0; m < plan.months; ++m) {
        MonthCost month = monthCost(bill, plan.start.plusMonths(m), static_cast<std::size_t>(m), currency);
        cumulative += month.total;
        month.cumulative = cumulative;
        bill.months.push_back(std::move(month));
    }
    addTotals(bill, currency);
    // What the plan states itself has no day, and makes nothing older.
    Money dated(0, currency);
    for (const CostLine &line : bill.lines) {
        if (line.priced() && line.totalQuantity != Quantity() && line.origin.date.isValid()) {
            dated += line.total;
            bill.oldestPrice = bill.oldestPrice.isValid() ? std::min(bill.oldestPrice, line.origin.date)
                                                          : line.origin.date;
            bill.newestPrice = bill.newestPrice.isValid() ? std::max(bill.newestPrice, line.origin.date)
                                                          : line.origin.date;
        }
    }
    bill.priceDate = pricedSince(bill.lines, dated, sharePercentOfPriceDate);
}

} // namespace

QDate pricedSince(const std::vector<CostLine> &lines, const Money &total, int percent)
{
    std::vector<const CostLine *> dated;
    for (const CostLine &line : lines) {
        if (line.priced() && line.totalQuantity != Quantity() && line.origin.date.isValid())
            dated.push_back(&line);
    }
    std::ranges::stable_sort(dated, std::ranges::greater(),
                             [](const CostLine *line) { return line->origin.date; });
    const double enough = percent / 100.0 * static_cast<double>(total.minor());
    double sum = 0;
    for (const CostLine *line : dated) {
        sum += static_cast<double>(line->total.minor());
        if (sum >= enough)
            return line->origin.date;
    }
    return dated.empty() ? QDate() : dated.back()->origin.date;
}

double growthFactor(const Estimate &percentPerMonth, int months)
{
    return percentPerMonth.likely == 0 ? 1 : GrowthPowers::of(percentPerMonth.likely, months);
}

double growthFactor(const Estimate &percentPerMonth, const Workload &workload, int month)
{
    return growthFactor(percentPerMonth, std::max(0, month - workload.startMonth));
}

namespace {

/// All that computes bill, and the work that none of them does.
void writeComputes(LineWriter &writer, Bill &bill)
{
    const BillInput &input = writer.input();
    const Plan &plan = input.plan;
    for (const Compute &compute : plan.computes)
        bill.computes.push_back(useOf(input, compute));
    PlayedRuns runs = playRuns(input, bill.computes);
    bill.waits = std::move(runs.waits);
    for (std::size_t i = 0; i < bill.computes.size(); ++i) {
        throwIfCancelled();
        if (!bill.computes[i].used())
            continue;
        fillUse(input, plan.computes[i], std::move(runs.computes[i]), bill.computes[i]);
        bill.computes[i].billed = usesOf(input, plan.computes[i], bill.computes[i]);
        if (writer.tellsWords())
            bill.computes[i].busyShare = busyShare(input, plan.computes[i], bill.computes[i]);
    }
    bill.commitments = coverByCommitments(input, bill.computes);
    for (std::size_t i = 0; i < bill.computes.size(); ++i) {
        throwIfCancelled();
        writeComputeLines(writer, plan.computes[i], bill.computes[i]);
    }
    writeUncountedLines(writer, bill.computes);
}

/// A bill of what computes cost; `finish` adds what belongs to it besides.
template <typename Finish>
Bill billWith(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices,
              const ExchangeRate &exchange, bool words, std::size_t supposed, Finish finish)
{
    throwIfCancelled();
    Bill bill;
    bill.sizing = sizing::sizePlan(plan, catalog);
    bill.index = PlanIndex(plan);
    const BillInput input{plan, catalog, prices, exchange, bill.sizing, bill.index, supposed};
    LineWriter writer(input, bill.lines, words);
    writeComputes(writer, bill);
    finish(writer, bill);
    return bill;
}

} // namespace

Bill makeComputeBill(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices,
                     const ExchangeRate &exchange)
{
    return billWith(plan, catalog, prices, exchange, false, 0,
                    [&](const LineWriter &, Bill &bill) { addTotals(bill, exchange.currency()); });
}

Bill makeBill(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices,
              const ExchangeRate &exchange, std::size_t supposed)
{
    return billWith(plan, catalog, prices, exchange, true, supposed, [&](LineWriter &writer, Bill &bill) {
        writeSharedLines(writer);
        writeCommitmentLines(writer);
        weighCommitments(writer.input(), bill.lines, bill.commitments);
        std::stable_sort(bill.lines.begin(), bill.lines.end(), [](const CostLine &a, const CostLine &b) {
            return a.stage != b.stage ? a.stage < b.stage : a.total > b.total;
        });
        addUp(bill, plan, exchange.currency());
    });
}

} // namespace slipway::cost
