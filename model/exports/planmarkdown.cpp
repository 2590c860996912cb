// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/evaluation/assumptions.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/pricebasis.h"
#include "model/evaluation/pricedates.h"
#include "model/exports/exportnames.h"
#include "model/exports/markdown.h"
#include "model/exports/tables.h"
#include "model/plan/shownnames.h"
#include "model/uncertainty/chancewords.h"

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QString amountCell(const Total &total)
{
    return formatAmount(total, QLocale::c());
}

/// "at least" in the name of the row, so that the column holds figures only.
QString totalName(const QString &name, const Total &total)
{
    return total.isComplete() ? u"**%1**"_s.arg(name) : u"**%1, at least**"_s.arg(name);
}

QString summaryPart(const Plan &plan, const Evaluation &evaluation)
{
    const QLocale locale = QLocale::c();
    QString text = u"# %1\n\n"_s.arg(markdownText(shownNameOf(plan)));
    text += u"%1 a month on average, %2 over %3 from %4, in %5.\n\n"_s.arg(
        formatTotal(evaluation.averageMonth, locale), formatTotal(evaluation.total, locale),
        formatUnits(plan.months, u"month"_s, locale), plan.start.toText(), markdownText(plan.region));
    if (!evaluation.owed.isZero())
        text += u"Owed after the plan: %1.\n\n"_s.arg(formatTotal(evaluation.owed, locale));
    if (!evaluation.total.isComplete())
        text += u"Without a price: %1.\n\n"_s.arg(markdownText(evaluation.total.missing().join(u"; "_s)));
    return text;
}

/// The point estimate stands beside: it is no percentile.
QString rangePart(const Uncertainty &uncertainty, const Evaluation &evaluation)
{
    MarkdownTable table({{evaluation.currency.code()},
                         {u"P10"_s, MarkdownTable::Align::Right},
                         {u"P50"_s, MarkdownTable::Align::Right},
                         {u"P90"_s, MarkdownTable::Align::Right},
                         {u"point estimate"_s, MarkdownTable::Align::Right}});
    const auto add = [&](const QString &name, const CostRange &range, const Total &point) {
        table.add(
            {name, amountCell(range.p10), amountCell(range.p50), amountCell(range.p90), amountCell(point)});
    };
    add(u"average month"_s, uncertainty.averageMonth, evaluation.averageMonth);
    add(u"total"_s, uncertainty.total, evaluation.total);
    QString text = u"## Range\n\n"_s + table.toText();
    if (uncertainty.overBudget)
        text += u"Chance to exceed the budget: %1.\n\n"_s.arg(chanceText(
            *uncertainty.overBudget, formatPercent(100 * uncertainty.overBudget->share, QLocale::c())));
    return text;
}

QString stagesPart(const Evaluation &evaluation)
{
    MarkdownTable table({{u"stage"_s}, {evaluation.currency.code(), MarkdownTable::Align::Right}});
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        table.add({QString(names::costStage[stage]), amountCell(evaluation.stageTotals[stage])});
    table.add(
        {totalName(u"total"_s, evaluation.total), formatAmount(evaluation.total.known(), QLocale::c())});
    return u"## Cost by stage\n\n"_s + table.toText();
}

/// What terms still cost when the plan is over; empty: nothing.
QString owedPart(const Evaluation &evaluation)
{
    if (evaluation.owed.isZero())
        return {};
    MarkdownTable table({{u"line"_s},
                         {u"months"_s, MarkdownTable::Align::Right},
                         {evaluation.currency.code(), MarkdownTable::Align::Right}});
    for (const CostLine &line : evaluation.lines) {
        if (line.owedMonths > 0)
            table.add({markdownText(line.name), QString::number(line.owedMonths),
                       line.priced() ? amountCell(Total(line.owed)) : u"no price"_s});
    }
    table.add({totalName(u"owed after the plan"_s, evaluation.owed),
               {},
               formatAmount(evaluation.owed.known(), QLocale::c())});
    return u"## Owed after the plan\n\nFor terms that run on; not part of the total.\n\n"_s + table.toText();
}

QString monthsPart(const Evaluation &evaluation)
{
    std::vector<MarkdownTable::Column> columns{{u"month"_s}};
    for (const QLatin1StringView name : names::costStage)
        columns.push_back({QString(name), MarkdownTable::Align::Right});
    columns.push_back({u"total"_s, MarkdownTable::Align::Right});
    MarkdownTable table(std::move(columns));
    for (const MonthCost &month : evaluation.months) {
        QStringList cells{month.month.toText()};
        for (const Total &stage : month.byStage)
            cells << amountCell(stage);
        table.add(cells << amountCell(month.total));
    }
    QStringList sums{totalName(u"total"_s, evaluation.total)};
    for (const Total &stage : evaluation.stageTotals)
        sums << amountCell(stage);
    table.add(sums << amountCell(evaluation.total));
    return u"## Cost by month\n\n"_s + table.toText();
}

/// The first rate, and those that were announced for later months: "0.24, later 0.30".
QString ratesCell(const CostLine &line)
{
    if (!line.rate)
        return u"no price"_s;
    QStringList later;
    for (const RateFrom &each : line.later)
        later << each.rate.toDecimal();
    return later.isEmpty() ? line.rate->toDecimal()
                           : u"%1, later %2"_s.arg(line.rate->toDecimal(), later.join(u", "_s));
}

QString linesPart(const Evaluation &evaluation)
{
    const QLocale locale = QLocale::c();
    MarkdownTable table({{u"line"_s},
                         {u"id"_s},
                         {u"stage"_s},
                         {u"quantity"_s, MarkdownTable::Align::Right},
                         {u"USD each"_s, MarkdownTable::Align::Right},
                         {evaluation.currency.code(), MarkdownTable::Align::Right},
                         {u"price of"_s},
                         {u"kind of price"_s}});
    for (const CostLine &line : evaluation.lines) {
        const QString stage(names::costStage[static_cast<std::size_t>(line.stage)]);
        table.add({markdownText(line.name), markdownText(line.id), stage,
                   markdownText(formatQuantity(line.totalQuantity, line.unit, locale)), ratesCell(line),
                   line.hasAmount() ? amountCell(line.cost()) : u"-"_s, formatIsoDate(line.origin.date),
                   markdownText(rateMarks(line))});
    }
    table.add({totalName(u"total"_s, evaluation.total),
               {},
               {},
               {},
               {},
               formatAmount(evaluation.total.known(), locale),
               {},
               {}});
    return u"## Lines\n\n"_s + table.toText();
}

QString findingsPart(const Plan &plan, const Evaluation &evaluation)
{
    if (evaluation.findings.empty())
        return u"## Findings\n\nNothing was found.\n\n"_s;
    MarkdownTable table({{u"severity"_s}, {u"finding"_s}, {u"where"_s}, {u"source"_s}});
    for (const Finding &finding : evaluation.findings) {
        const QString severity(severityWord(finding.severity));
        const QString source = finding.source.title.isEmpty()
            ? QString()
            : u"%1, %2"_s.arg(finding.source.title, finding.source.asOf);
        table.add({finding.severity == Severity::Blocker ? u"**%1**"_s.arg(severity) : severity,
                   markdownText(finding.title), markdownText(subjectInWords(plan, finding.subject)),
                   markdownText(source)});
    }
    return u"## Findings\n\n"_s + table.toText();
}

QString assumptionsPart(const Evaluation &evaluation)
{
    QString text;
    if (!evaluation.assumptions.empty()) {
        MarkdownTable table({{u"no."_s}, {u"assumption"_s}, {u"effect"_s}});
        std::size_t index = 0;
        for (const Assumption &each : evaluation.assumptions)
            table.add({assumptionNumber(index++), markdownText(each.text), markdownText(each.effect)});
        text += u"## Assumptions\n\n"_s + table.toText();
    }
    if (!evaluation.notIncluded.isEmpty()) {
        text += u"Not included:\n\n"_s;
        for (const QString &each : evaluation.notIncluded)
            text += u"- "_s + markdownText(each) + u'\n';
        text += u'\n';
    }
    return text;
}

QString provenancePart(const Evaluation &evaluation)
{
    const Provenance &provenance = evaluation.provenance;
    const QString dates = priceDateRemark(evaluation);
    QString text = u"Price book: %1. %2 Judged on %3.\n"_s.arg(
        markdownText(provenance.pricesId),
        dates.isEmpty() ? u"No price is used."_s
                        : QString(markdownText(basisRemark(evaluation)) + u' ' + dates),
        formatIsoDate(provenance.asOf));
    if (const QString estimates = estimateRemark(evaluation); !estimates.isEmpty())
        text += markdownText(estimates) + u'\n';
    if (const QString exchange = exchangeRemark(evaluation); !exchange.isEmpty())
        text += markdownText(exchange) + u'\n';
    return text;
}

} // namespace

QByteArray writePlanMarkdown(const Plan &plan, const Evaluation &evaluation, const Uncertainty *uncertainty)
{
    QString text = summaryPart(plan, evaluation);
    if (uncertainty)
        text += rangePart(*uncertainty, evaluation);
    text += stagesPart(evaluation) + owedPart(evaluation) + monthsPart(evaluation) + linesPart(evaluation)
        + findingsPart(plan, evaluation) + assumptionsPart(evaluation) + provenancePart(evaluation);
    return text.toUtf8();
}

} // namespace slipway
