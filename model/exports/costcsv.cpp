// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/exports.h"

#include "model/base/table.h"
#include "model/evaluation/linewords.h"
#include "model/exports/exportnames.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// A sum: only its kind, stage, month and amount are filled. Never the amount of a line: whoever adds up that column has the total once. The kind says where a price is missing: "total_at_least".
Table::Row sumRow(const QString &kind, const QString &stage, const QString &month, const Total &sum)
{
    const Money &amount = sum.known();
    const QString row = sum.isComplete() ? kind : kind + u"_at_least"_s;
    return {row, stage, {}, {}, {}, month, {}, {}, {}, amount.toDecimal(), amount.currency().code(),
            {},  {},    {}, {}, {}, {}};
}

QString doubtOf(const CostLine &line, std::size_t month)
{
    if (!line.pricedIn(month))
        return u"no price"_s;
    return line.estimated ? u"estimated"_s : QString();
}

} // namespace

QByteArray writeCostCsv(const Plan &plan, const Evaluation &evaluation)
{
    Table table;
    for (const QString &name :
         {u"row"_s, u"stage"_s, u"line_id"_s, u"line"_s, u"compute"_s, u"month"_s, u"quantity"_s, u"unit"_s,
          u"rate_usd"_s, u"amount"_s, u"currency"_s, u"price_date"_s, u"price_source"_s, u"doubt"_s,
          u"note"_s, u"purpose"_s, u"line_amount"_s})
        table.columns.push_back({name});
    const QString currency = evaluation.currency.code();
    for (const CostLine &line : evaluation.lines) {
        const QString stage = names::costStage[static_cast<std::size_t>(line.stage)];
        const QString purpose = purposeOf(line, plan);
        for (std::size_t i = 0; i < evaluation.months.size() && i < line.amounts.size(); ++i) {
            // What has no price has no amount: an empty field, not zero.
            table.rows.push_back(
                {u"line"_s, stage, line.id, line.name, line.compute, evaluation.months[i].month.toText(),
                 line.quantities[i].tooLarge() ? QString() : line.quantities[i].toDecimal(), line.unit,
                 line.priced() ? line.rateIn(i)->toDecimal() : QString(),
                 line.pricedIn(i) ? line.amounts[i].toDecimal() : QString(), currency,
                 originIn(line, i).date.toString(Qt::ISODate), originIn(line, i).source, doubtOf(line, i),
                 line.pricedIn(i) ? noteIn(line, evaluation.lines, i) : line.missing, purpose,
                 line.pricedIn(i) ? line.amounts[i].toDecimal() : QString()});
        }
    }
    for (const MonthCost &month : evaluation.months)
        table.rows.push_back(sumRow(u"month"_s, {}, month.month.toText(), month.total));
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        table.rows.push_back(sumRow(u"stage"_s, names::costStage[stage], {}, evaluation.stageTotals[stage]));
    table.rows.push_back(sumRow(u"total"_s, {}, {}, evaluation.total));
    table.rows.push_back(sumRow(u"owed"_s, {}, {}, evaluation.owed));
    return table.toCsv();
}

} // namespace slipway
