// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/items/names.h"
#include "ui/charts/chartpictures.h"
#include "ui/charts/costchart.h"
#include "ui/report/reporttable.h"

#include <QPainter>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr double monthlyChartHeight = 190;
constexpr double cumulativeChartHeight = 220;

void setMonthlyChart(PageFlow &flow, const MonthlyCostSeries &months)
{
    const ReportStyle &style = flow.style();
    flow.paragraph(Report::tr("Cost by month and stage"), style.strong);
    setChart(flow, monthlyChartHeight, [months, theme = ChartTheme::print(style.family)] {
        return makeMonthlyCostChart(months, theme);
    });
    flow.paragraph(monthlyCostSentence(months, style.locale), style.caption);
}

ReportRow lineRow(const CostLine &line, const QLocale &locale)
{
    QStringList notes;
    if (!line.formula.isEmpty())
        notes << line.formula;
    if (line.estimated)
        notes << Report::tr("Estimated: %1").arg(line.note);
    else if (!line.note.isEmpty())
        notes << line.note;
    if (!line.whole())
        notes << Report::tr("No price: %1").arg(line.missing);
    ReportRow row;
    row.cells = {{line.name, notes.join(u'\n')},
                 {line.unit},
                 {formatQuantity(line.totalQuantity, QString(), locale).trimmed()},
                 line.priced() ? ReportCell(formatRate(*line.rate, QString(), locale).section(u' ', 1, 1),
                                            line.estimated ? Report::tr("estimated") : QString())
                               : ReportCell(Report::tr("none")),
                 line.priced() ? ReportCell(formatAmount(line.cost(), locale))
                               : ReportCell(Report::tr("no price"))};
    return row;
}

/// What a row of sums is called: "Total, at least" where one of them misses something.
QString sumName(const QString &name, const Total &total)
{
    return total.isComplete() ? name : Report::tr("%1, at least").arg(name);
}

ReportTable costTable(const Evaluation &evaluation, const QLocale &locale)
{
    ReportTable table;
    table.columns = {{Report::tr("Line and how its quantity comes about"), false, 1},
                     {Report::tr("Unit"), false, 0},
                     {Report::tr("Quantity"), true, 0},
                     {Report::tr("Unit price, USD"), true, 0},
                     {Report::tr("Amount, %1").arg(evaluation.currency.code()), true, 0}};
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        const auto costStage = static_cast<CostStage>(stage);
        bool any = false;
        for (const CostLine &line : evaluation.lines) {
            if (line.stage != costStage)
                continue;
            if (!any)
                table.add(ReportRow::Kind::Group, {{displayName(costStage)}});
            any = true;
            table.rows.push_back(lineRow(line, locale));
        }
        const Total &total = evaluation.stageTotals[stage];
        if (any)
            table.add(ReportRow::Kind::Subtotal,
                      {{sumName(Report::tr("%1 in all").arg(displayName(costStage)), total)},
                       {},
                       {},
                       {},
                       {formatAmount(total.known(), locale)}});
    }
    table.add(ReportRow::Kind::Total,
              {{sumName(Report::tr("Total"), evaluation.total)},
               {},
               {},
               {},
               {formatAmount(evaluation.total.known(), locale)}});
    return table;
}

} // namespace

bool writeMonthlyChart(PageFlow &flow, const ReportInput &input, double reserved)
{
    const MonthlyCostSeries months = monthlyCostSeries(input.evaluation);
    const ReportStyle &style = flow.style();
    const QString sentence = monthlyCostSentence(months, style.locale);
    const double height = flow.width() * monthlyChartHeight / chartWidth + style.points(10 + 4 + 6 + 4)
        + flow.textHeight(QString(), style.strong, flow.width()) // the line above the chart
        + flow.textHeight(sentence, style.caption, flow.width());
    if (months.isEmpty() || height + reserved > flow.room())
        return false;
    flow.space(style.points(10));
    setMonthlyChart(flow, months);
    return true;
}

void writeCost(PageFlow &flow, const ReportInput &input, bool withMonthlyChart)
{
    const Evaluation &evaluation = input.evaluation;
    if (evaluation.lines.empty()) {
        flow.heading(1, Report::tr("Cost"));
        flow.paragraph(Report::tr("Nothing is planned yet that costs money."));
        return;
    }
    const ReportStyle &style = flow.style();
    const CumulativeSeries cumulative
        = cumulativeSeries(input.plan, evaluation, input.options.uncertainty.get());
    const ChartTheme theme = ChartTheme::print(style.family);
    flow.heading(1, Report::tr("Cost"), flow.width() * 0.5);
    if (!cumulative.isEmpty()) {
        if (withMonthlyChart) {
            setMonthlyChart(flow, monthlyCostSeries(evaluation));
            flow.space(style.points(8));
        }
        flow.need(flow.width() * 0.42);
        flow.paragraph(Report::tr("Added up from the start"), style.strong);
        setChart(flow, cumulativeChartHeight, [=] { return makeCumulativeChart(cumulative, theme); });
        flow.paragraph(cumulativeSentence(cumulative, style.locale), style.caption);
    }
    const ReportTable table = costTable(evaluation, style.locale);
    flow.heading(
        2, Report::tr("All lines over %1").arg(counted(input.plan.months, Report::tr("month"), style.locale)),
        tableStartHeight(flow, table) + style.points(40));
    QString rule
        = Report::tr(
              "Amount of a line and month = unit price x quantity, converted and rounded once to %1, "
              "half to even. All sums are sums of rounded amounts, so what is printed adds up exactly.")
              .arg(evaluation.currency.digits() == 0 ? evaluation.currency.code() : Report::tr("the cent"));
    if (evaluation.currency != Currency())
        rule += u' '
            + Report::tr("1 USD = %1 %2 on %3.")
                  .arg(evaluation.provenance.exchange, evaluation.currency.code(),
                       formatIsoDate(evaluation.provenance.exchangeDate));
    if (!evaluation.provenance.exchangeDoubt.isEmpty())
        rule += u' '
            + Report::tr("%1: %2.").arg(evaluation.currency.code(), evaluation.provenance.exchangeDoubt);
    flow.paragraph(rule, style.caption);
    if (!evaluation.owed.isZero())
        flow.paragraph(
            Report::tr("Owed for reservations and savings plans after that, not part of the total: %1.")
                .arg(formatTotal(evaluation.owed, style.locale)));
    setTable(flow, table);
}

void writeMonths(PageFlow &flow, const ReportInput &input)
{
    const Evaluation &evaluation = input.evaluation;
    if (evaluation.lines.empty() || evaluation.months.empty())
        return;
    const QLocale &locale = flow.style().locale;
    ReportTable table;
    table.columns = {{Report::tr("Month"), false, 1}};
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        table.columns.push_back({displayName(static_cast<CostStage>(stage)), true, 0});
    table.columns.push_back({Report::tr("Total, %1").arg(evaluation.currency.code()), true, 0});
    table.columns.push_back({Report::tr("Added up"), true, 0});
    for (const MonthCost &month : evaluation.months) {
        ReportRow row;
        row.cells.emplace_back(sumName(formatMonth(month.month, locale), month.cumulative));
        for (const Total &stage : month.byStage)
            row.cells.emplace_back(formatAmount(stage.known(), locale));
        row.cells.emplace_back(formatAmount(month.total.known(), locale));
        row.cells.emplace_back(formatAmount(month.cumulative.known(), locale));
        table.rows.push_back(std::move(row));
    }
    ReportRow sum;
    sum.kind = ReportRow::Kind::Total;
    sum.cells.emplace_back(sumName(Report::tr("Total"), evaluation.total));
    for (const Total &stage : evaluation.stageTotals)
        sum.cells.emplace_back(formatAmount(stage.known(), locale));
    sum.cells.emplace_back(formatAmount(evaluation.total.known(), locale));
    table.rows.push_back(std::move(sum));
    flow.heading(1, Report::tr("Cost by month"), tableStartHeight(flow, table) + flow.style().points(60));
    setTable(flow, table);
}

} // namespace slipway
