// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/pricebasis.h"
#include "model/evaluation/pricedates.h"
#include "model/items/names.h"
#include "ui/report/reporttable.h"

#include <algorithm>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// All digits of a unit price; it has two decimals at least.
QString rateDigits(const CostLine &line, const QLocale &locale)
{
    return formatRate(*line.rate, QString(), locale).section(u' ', 1, 1);
}

qsizetype decimalsOf(const QString &digits, const QLocale &locale)
{
    return digits.size() - digits.lastIndexOf(locale.decimalPoint()) - 1;
}

/// Of the price that has most.
qsizetype mostDecimals(const Evaluation &evaluation, const QLocale &locale)
{
    qsizetype most = 0;
    for (const CostLine &line : evaluation.lines) {
        if (line.priced())
            most = std::max(most, decimalsOf(rateDigits(line, locale), locale));
    }
    return most;
}

ReportRow lineRow(const CostLine &line, const std::vector<CostLine> &bill, qsizetype decimals,
                  Density density, const QLocale &locale)
{
    // The words first; how the quantity comes about is for whoever checks.
    QStringList notes;
    if (!line.formula.isEmpty())
        notes << line.formula;
    if (line.estimated)
        notes << Report::tr("Estimated: %1").arg(line.note);
    else if (!line.note.isEmpty())
        notes << line.note;
    if (const QString cover = coverOf(line, bill); !cover.isEmpty())
        notes << cover;
    if (!line.whole())
        notes << Report::tr("No price: %1").arg(line.missing);
    QString rate = line.priced() ? rateDigits(line, locale) : QString();
    // Blanks as wide as a digit: the points of the column stand one below the other.
    if (line.priced())
        rate += QString(decimals - decimalsOf(rate, locale), QChar(u'\u2007'));
    QStringList rateNotes;
    if (const QString marks = rateMarks(line); !marks.isEmpty())
        rateNotes << marks;
    if (!line.later.empty())
        rateNotes << laterRates(line, locale);
    ReportRow row;
    QString note = notes.join(density == Density::Apart ? u"\n"_s : u"; "_s);
    if (density == Density::Compact) {
        // Below all columns: beside the figures it would take twice the lines.
        if (!rateNotes.isEmpty() && (!line.estimated || !line.later.empty()))
            note += u"; "_s + Report::tr("unit price: %1").arg(rateNotes.join(u", "_s));
        rateNotes.clear();
        row.note = std::exchange(note, {});
    }
    row.cells = {{line.name, note},
                 {formatQuantity(line.totalQuantity, line.unit, locale)},
                 line.priced() ? ReportCell(rate, rateNotes.join(u'\n')) : ReportCell(Report::tr("none")),
                 line.hasAmount() ? ReportCell(formatAmount(line.cost(), locale))
                                  : ReportCell(Report::tr("no price"))};
    return row;
}

/// What a row of sums is called: "Total, at least" where one of them misses something.
QString sumName(const QString &name, const Total &total)
{
    return total.isComplete() ? name : Report::tr("%1, at least").arg(name);
}

ReportTable costTable(const Evaluation &evaluation, Density density, const QLocale &locale)
{
    ReportTable table;
    table.columns = {{Report::tr("What it is for, and how its quantity comes about"), false, 1},
                     {Report::tr("Quantity"), true, 0},
                     {Report::tr("Unit price, USD"), true, 0},
                     {Report::tr("Amount, %1").arg(evaluation.currency.code()), true, 0}};
    const qsizetype decimals = mostDecimals(evaluation, locale);
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        const auto costStage = static_cast<CostStage>(stage);
        bool any = false;
        for (const CostLine &line : evaluation.lines) {
            if (line.stage != costStage)
                continue;
            if (!any)
                table.add(ReportRow::Kind::Group, {{displayName(costStage)}});
            any = true;
            table.rows.push_back(lineRow(line, evaluation.lines, decimals, density, locale));
        }
        const Total &total = evaluation.stageTotals[stage];
        if (any)
            table.add(ReportRow::Kind::Subtotal,
                      {{sumName(Report::tr("%1 in all").arg(displayName(costStage)), total)},
                       {},
                       {},
                       {formatAmount(total.known(), locale)}});
    }
    table.add(ReportRow::Kind::Total,
              {{sumName(Report::tr("Total"), evaluation.total)},
               {},
               {},
               {formatAmount(evaluation.total.known(), locale)}});
    return table;
}

} // namespace

QString laterRates(const CostLine &line, const QLocale &locale)
{
    QStringList rates;
    for (const RateFrom &each : line.later)
        rates << formatRate(each.rate, QString(), locale).section(u' ', 1, 1);
    return rates.isEmpty() ? QString() : Report::tr("later %1").arg(rates.join(u"; "_s));
}

void writeCost(PageFlow &flow, const ReportInput &input)
{
    const Evaluation &evaluation = input.evaluation;
    if (evaluation.lines.empty())
        return;
    const ReportStyle &style = flow.style();
    const ReportTable table = costTable(evaluation, flow.density(), style.locale);
    flow.heading(1, Report::tr("All lines over %1").arg(counted(input.plan.months, u"month"_s, style.locale)),
                 tableStartHeight(flow, table) + style.points(40));
    QString rule
        = Report::tr(
              "Amount of a line and month = unit price x quantity, converted and rounded once to %1, "
              "half to even. All sums are sums of rounded amounts, so what is printed adds up exactly.")
              .arg(evaluation.currency.digits() == 0 ? evaluation.currency.code() : Report::tr("the cent"));
    if (const QString exchange = exchangeRemark(evaluation); !exchange.isEmpty())
        rule += u' ' + exchange;
    flow.paragraph(rule, style.caption);
    if (!evaluation.owed.isZero())
        flow.paragraph(
            Report::tr("Owed for reservations and savings plans after that, not part of the total: %1.")
                .arg(formatTotal(evaluation.owed, style.locale)));
    setTable(flow, table);
}

namespace {

/// "Jan 2027", "Jan to Mar 2027", "2028"; the first and the last row may begin or end within a quarter or a year.
QString periodName(YearMonth first, YearMonth last, const QLocale &locale)
{
    if (first == last)
        return formatMonth(first, locale);
    if (first.month() == 1 && last.month() == 12)
        return formatMonth(first, locale).section(u' ', -1);
    return Report::tr("%1 to %2", "months of a year")
        .arg(formatMonth(first, locale).section(u' ', 0, 0), formatMonth(last, locale));
}

} // namespace

void writeMonths(PageFlow &flow, const ReportInput &input)
{
    const Evaluation &evaluation = input.evaluation;
    if (evaluation.lines.empty() || evaluation.months.empty())
        return;
    const QLocale &locale = flow.style().locale;
    const int each = monthsOfRow(static_cast<int>(evaluation.months.size()));
    ReportTable table;
    table.columns = {{each == 1       ? Report::tr("Month")
                          : each == 3 ? Report::tr("Quarter")
                                      : Report::tr("Year"),
                      false, 1}};
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        table.columns.push_back({displayName(static_cast<CostStage>(stage)), true, 0});
    table.columns.push_back({Report::tr("Total, %1").arg(evaluation.currency.code()), true, 0});
    table.columns.push_back({Report::tr("Added up"), true, 0});
    const auto periodOf = [each](const MonthCost &month) {
        return (month.month.year() * 12 + month.month.month() - 1) / each;
    };
    for (std::size_t first = 0; first < evaluation.months.size();) {
        ByStage<Total> stages = evaluation.months[first].byStage;
        Total total = evaluation.months[first].total;
        std::size_t last = first;
        while (last + 1 < evaluation.months.size()
               && periodOf(evaluation.months[last + 1]) == periodOf(evaluation.months[first])) {
            ++last;
            for (std::size_t stage = 0; stage < costStageCount; ++stage)
                stages[stage] += evaluation.months[last].byStage[stage];
            total += evaluation.months[last].total;
        }
        const Total &cumulative = evaluation.months[last].cumulative;
        ReportRow row;
        row.cells.emplace_back(sumName(
            periodName(evaluation.months[first].month, evaluation.months[last].month, locale), cumulative));
        for (const Total &stage : stages)
            row.cells.emplace_back(formatAmount(stage.known(), locale));
        row.cells.emplace_back(formatAmount(total.known(), locale));
        row.cells.emplace_back(formatAmount(cumulative.known(), locale));
        table.rows.push_back(std::move(row));
        first = last + 1;
    }
    ReportRow sum;
    sum.kind = ReportRow::Kind::Total;
    sum.cells.emplace_back(sumName(Report::tr("Total"), evaluation.total));
    for (const Total &stage : evaluation.stageTotals)
        sum.cells.emplace_back(formatAmount(stage.known(), locale));
    sum.cells.emplace_back(formatAmount(evaluation.total.known(), locale));
    table.rows.push_back(std::move(sum));
    flow.heading(1, displayName(ReportPart::Months, static_cast<int>(evaluation.months.size())),
                 tableStartHeight(flow, table) + flow.style().points(60));
    if (each > 1)
        flow.paragraph(Report::tr("Of so long a plan the single months stand in the workbook and in the CSV "
                                  "file, which add up to these sums."),
                       flow.style().caption);
    setTable(flow, table);
}

} // namespace slipway
