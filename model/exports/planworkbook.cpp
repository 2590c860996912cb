// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/evaluation/assumptions.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/pricebasis.h"
#include "model/evaluation/priceshare.h"
#include "model/exports/exportnames.h"
#include "model/exports/tables.h"
#include "model/exports/workbook.h"
#include "model/plan/shownnames.h"

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Columns of the sheet of lines before those of the months.
constexpr int firstMonthColumn = 12;
constexpr int firstQuantityColumn = 3;
constexpr int firstLineRow = 1;

/// Where a plan's figures stand in the sheet of lines.
struct LinePlaces
{
    int months = 0;
    int lines = 0;

    [[nodiscard]] int totalColumn() const { return firstMonthColumn + months; }
    [[nodiscard]] int totalRow() const { return firstLineRow + lines; }
};

/// Sums of doubles are rounded to the digits of the currency: they then are the sums of its cents.
QString sumFormula(const QString &first, const QString &last, int digits)
{
    return u"=ROUND(SUM(%1:%2),%3)"_s.arg(first, last).arg(digits);
}

QString atLeast(const QString &name, const Total &total)
{
    return total.isComplete() ? name : name + u", at least"_s;
}

QStringList monthNames(const Evaluation &evaluation)
{
    QStringList names;
    for (const MonthCost &month : evaluation.months)
        names << month.month.toText();
    return names;
}

/// What has no amount has an empty cell, which sums leave out.
void writeLineRow(WorkbookSheet &sheet, int row, const std::vector<CostLine> &bill, const CostLine &line,
                  const LinePlaces &places)
{
    sheet.text(row, 0, QString(names::costStage[static_cast<std::size_t>(line.stage)]));
    sheet.text(row, 1, line.name);
    sheet.text(row, 2, line.id);
    sheet.text(row, 3, line.compute);
    sheet.text(row, 4, line.workloads.join(u", "_s));
    sheet.text(row, 5, line.unit);
    if (line.rate) {
        sheet.rate(row, 6, *line.rate);
        sheet.rate(row, 7, line.listRate);
    }
    sheet.text(row, 8, rateMarks(line));
    sheet.text(row, 9, formatIsoDate(line.origin.date));
    sheet.text(row, 10, line.origin.source);
    sheet.text(row, 11, line.whole() ? noteOf(line, bill) : line.missing);
    for (int month = 0; month < places.months; ++month) {
        if (line.pricedIn(static_cast<std::size_t>(month)))
            sheet.amount(row, firstMonthColumn + month, line.amounts[static_cast<std::size_t>(month)]);
    }
    if (line.hasAmount())
        sheet.sum(row, places.totalColumn(),
                  sumFormula(cellName(row, firstMonthColumn), cellName(row, places.totalColumn() - 1),
                             line.total.currency().digits()),
                  line.total);
}

void writeLines(Workbook &book, const Evaluation &evaluation, const LinePlaces &places)
{
    WorkbookSheet sheet = book.sheet("Lines");
    sheet.headings(0,
                   QStringList{u"stage"_s, u"line"_s, u"id"_s, u"compute"_s, u"workloads"_s, u"unit"_s,
                               u"USD each"_s, u"USD each, list"_s, u"kind of price"_s, u"price of"_s,
                               u"source"_s, u"note"_s}
                       + monthNames(evaluation) + QStringList{u"total"_s});
    sheet.widths({16, 44, 36, 16, 20, 14, 12, 12, 18, 12, 18, 30});
    sheet.freeze(1, 2);
    int row = firstLineRow;
    for (const CostLine &line : evaluation.lines)
        writeLineRow(sheet, row++, evaluation.lines, line, places);
    sheet.heading(row, 1, atLeast(u"total"_s, evaluation.total));
    const int digits = evaluation.currency.digits();
    for (int column = firstMonthColumn; column <= places.totalColumn(); ++column) {
        const int month = column - firstMonthColumn;
        const Total &total
            = month < places.months ? evaluation.months[std::size_t(month)].total : evaluation.total;
        // Without lines there is nothing to sum up, and no cell may sum up itself.
        if (places.lines > 0)
            sheet.sum(row, column,
                      sumFormula(cellName(firstLineRow, column), cellName(row - 1, column), digits),
                      total.known());
        else
            sheet.amount(row, column, total.known());
    }
}

void writeQuantities(Workbook &book, const Evaluation &evaluation, const LinePlaces &places)
{
    WorkbookSheet sheet = book.sheet("Quantities");
    sheet.headings(
        0, QStringList{u"stage"_s, u"line"_s, u"unit"_s} + monthNames(evaluation) + QStringList{u"total"_s});
    sheet.widths({16, 36, 14});
    sheet.freeze(1, 2);
    int row = firstLineRow;
    for (const CostLine &line : evaluation.lines) {
        sheet.text(row, 0, QString(names::costStage[static_cast<std::size_t>(line.stage)]));
        sheet.text(row, 1, line.name);
        sheet.text(row, 2, line.unit);
        for (int month = 0; month < places.months; ++month)
            sheet.quantity(row, firstQuantityColumn + month, line.quantities[std::size_t(month)]);
        const int last = firstQuantityColumn + places.months;
        sheet.quantitySum(
            row, last,
            sumFormula(cellName(row, firstQuantityColumn), cellName(row, last - 1), Quantity::scale),
            line.totalQuantity);
        ++row;
    }
}

/// The rows of a stage stand together: lines are in the order of stages.
void writeStageSum(WorkbookSheet &sheet, int row, CostStage stage, const Evaluation &evaluation,
                   const LinePlaces &places)
{
    const Total &total = evaluation.stageTotals[static_cast<std::size_t>(stage)];
    sheet.text(row, 0, atLeast(QString(names::costStage[static_cast<std::size_t>(stage)]), total));
    int first = -1;
    int last = -1;
    for (int i = 0; i < places.lines; ++i) {
        if (evaluation.lines[std::size_t(i)].stage != stage)
            continue;
        first = first < 0 ? i : first;
        last = i;
    }
    if (first < 0) {
        sheet.amount(row, 1, total.known());
        return;
    }
    const QString from = u"Lines!"_s + cellName(firstLineRow + first, places.totalColumn());
    sheet.sum(
        row, 1,
        sumFormula(from, cellName(firstLineRow + last, places.totalColumn()), evaluation.currency.digits()),
        total.known());
}

/// What terms still cost when the plan is over, by line: their sum stands above them. The last row that was written.
int writeOwed(WorkbookSheet &sheet, int row, const Evaluation &evaluation)
{
    const int sumRow = row;
    sheet.heading(sumRow, 0, atLeast(u"owed after the plan"_s, evaluation.owed));
    sheet.text(sumRow, 2, u"of terms that run on; not part of the total"_s);
    for (const CostLine &line : evaluation.lines) {
        if (line.owedMonths <= 0)
            continue;
        sheet.text(++row, 0,
                   u"of which over %1"_s.arg(formatUnits(line.owedMonths, u"month"_s, QLocale::c())));
        if (line.priced())
            sheet.amount(row, 1, line.owed);
        sheet.text(row, 2, line.priced() ? line.name : line.name + u", without a price"_s);
    }
    if (row == sumRow)
        sheet.amount(sumRow, 1, evaluation.owed.known());
    else
        sheet.sum(sumRow, 1,
                  sumFormula(cellName(sumRow + 1, 1), cellName(row, 1), evaluation.currency.digits()),
                  evaluation.owed.known());
    return row;
}

void writeSummary(Workbook &book, const Plan &plan, const Evaluation &evaluation, const LinePlaces &places)
{
    WorkbookSheet sheet = book.sheet("Summary");
    sheet.widths({36, 20, 60});
    sheet.heading(0, 0, shownNameOf(plan));
    sheet.text(1, 0, u"region"_s);
    sheet.text(1, 1, plan.region);
    sheet.text(2, 0, u"first month"_s);
    sheet.text(2, 1, plan.start.toText());
    sheet.text(3, 0, u"months"_s);
    sheet.number(3, 1, places.months);
    sheet.heading(4, 0, u"cost by stage"_s);
    sheet.heading(4, 1, evaluation.currency.code());
    int row = 5;
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        writeStageSum(sheet, row++, static_cast<CostStage>(stage), evaluation, places);
    sheet.heading(row, 0, atLeast(u"total"_s, evaluation.total));
    sheet.sum(row, 1, sumFormula(cellName(5, 1), cellName(row - 1, 1), evaluation.currency.digits()),
              evaluation.total.known());
    ++row;
    sheet.text(row, 0, atLeast(u"average month, rounded half to even"_s, evaluation.averageMonth));
    sheet.amount(row, 1, evaluation.averageMonth.known());
    row = writeOwed(sheet, row + 1, evaluation);
    for (const QString &line : evaluation.total.missing()) {
        sheet.text(++row, 0, u"without a price"_s);
        sheet.text(row, 1, line);
    }
}

void writeAssumptions(Workbook &book, const Evaluation &evaluation)
{
    WorkbookSheet sheet = book.sheet("Assumptions");
    sheet.headings(0, {u"no."_s, u"assumption"_s, u"effect"_s, u"source"_s, u"of"_s});
    sheet.widths({8, 70, 50, 40, 14});
    int row = 1;
    for (const Assumption &each : evaluation.assumptions) {
        sheet.text(row, 0, assumptionNumber(static_cast<std::size_t>(row - 1)));
        sheet.text(row, 1, each.text);
        sheet.text(row, 2, each.effect);
        sheet.text(row, 3, each.source.title);
        sheet.text(row, 4, each.source.asOf);
        ++row;
    }
    for (const QString &each : evaluation.notIncluded) {
        sheet.text(row, 0, u"not included"_s);
        sheet.text(row++, 1, each);
    }
}

void writeRangeRow(WorkbookSheet &sheet, int row, const QString &name, const CostRange &range)
{
    sheet.text(row, 0, name);
    int column = 1;
    for (const Total &each : {range.p10, range.p50, range.p90, range.mean})
        sheet.amount(row, column++, each.known());
    if (!range.p90.isComplete())
        sheet.text(row, column, u"at least: something has no price"_s);
}

void writeRange(Workbook &book, const Evaluation &evaluation, const Uncertainty *uncertainty)
{
    WorkbookSheet sheet = book.sheet("Range");
    sheet.widths({24, 16, 16, 16, 16, 32});
    if (!uncertainty) {
        sheet.text(0, 0, u"Ranges were not drawn for this file."_s);
        return;
    }
    sheet.headings(0, {evaluation.currency.code(), u"P10"_s, u"P50"_s, u"P90"_s, u"mean"_s, u"note"_s});
    int row = 1;
    for (std::size_t month = 0; month < uncertainty->months.size() && month < evaluation.months.size();
         ++month)
        writeRangeRow(sheet, row++, evaluation.months[month].month.toText(), uncertainty->months[month]);
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        writeRangeRow(sheet, row++, QString(names::costStage[stage]), uncertainty->stages[stage]);
    writeRangeRow(sheet, row++, u"total"_s, uncertainty->total);
    writeRangeRow(sheet, row++, u"average month"_s, uncertainty->averageMonth);
    sheet.text(row, 0, u"Percentiles of parts never add up to that of the whole."_s);
    sheet.text(++row, 0, u"draws"_s);
    sheet.number(row, 1, uncertainty->draws);
    if (uncertainty->overBudget) {
        sheet.text(++row, 0, u"chance over budget, %"_s);
        // No figure where there is none: "at least 0 %" in a cell would be read as one.
        if (!uncertainty->overBudget->isKnown()) {
            sheet.text(row, 1, u"not known"_s);
            sheet.text(row, 5, u"something has no price"_s);
        } else {
            sheet.number(row, 1, 100 * uncertainty->overBudget->share);
            if (uncertainty->overBudget->bound != Chance::Bound::Exact)
                sheet.text(row, 5, u"at least: something has no price"_s);
        }
    }
}

void writeProvenance(Workbook &book, const Evaluation &evaluation)
{
    const Provenance &provenance = evaluation.provenance;
    WorkbookSheet sheet = book.sheet("Provenance");
    sheet.widths({30, 80});
    int row = 0;
    const auto add = [&](const QString &name, const QString &value) {
        sheet.text(row, 0, name);
        sheet.text(row++, 1, value);
    };
    add(u"estimate"_s, u"prices and a plan's own figures; no offer and no bill"_s);
    add(u"prices"_s, basisRemark(evaluation));
    if (const QString estimates = estimateRemark(evaluation); !estimates.isEmpty())
        add(u"estimates"_s, estimates);
    add(u"price book"_s, provenance.pricesId);
    add(u"SHA-256 of its payload"_s, provenance.pricesSha256);
    if (const std::optional<PriceAge> age = priceAge(evaluation); age && age->since) {
        const auto share = [&](const Money &part) -> QString {
            return u"%1 of the total"_s.arg(shareText(part, evaluation.total.known(), QLocale::c()));
        };
        if (age->date.isValid())
            add(u"prices of %1 or later"_s.arg(formatIsoDate(age->date)), share(*age->since));
        if (!age->stated.isZero())
            add(u"prices as stated by the plan"_s, share(age->stated));
    }
    add(u"oldest price used"_s, formatIsoDate(provenance.oldestPrice));
    add(u"newest price used"_s, formatIsoDate(provenance.newestPrice));
    add(u"currency"_s, provenance.currency);
    add(u"units for one USD"_s, provenance.exchange);
    add(u"factor of"_s, formatIsoDate(provenance.exchangeDate));
    if (!provenance.exchangeSource.isEmpty())
        add(u"factor typed, says"_s, provenance.exchangeSource);
    add(u"catalog"_s, provenance.catalogVersion);
    add(u"judged on"_s, formatIsoDate(provenance.asOf));
    for (const AdditionsInUse &each : provenance.additions)
        add(u"additions"_s, each.id);
}

} // namespace

Result<QByteArray> writeWorkbook(const Plan &plan, const Evaluation &evaluation, const QDateTime &stamp,
                                 const Uncertainty *uncertainty)
{
    Workbook book(plan.name, stamp);
    book.setCurrency(evaluation.currency);
    const LinePlaces places{static_cast<int>(evaluation.months.size()),
                            static_cast<int>(evaluation.lines.size())};
    writeSummary(book, plan, evaluation, places);
    writeLines(book, evaluation, places);
    writeQuantities(book, evaluation, places);
    writeAssumptions(book, evaluation);
    writeRange(book, evaluation, uncertainty);
    writeProvenance(book, evaluation);
    return book.close();
}

} // namespace slipway
