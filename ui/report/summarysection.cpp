// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/items/names.h"
#include "model/items/rangetexts.h"
#include "ui/charts/costseries.h"
#include "ui/report/reporttable.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QPainter>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct Detail
{
    QString caption;
    QString text;
};

std::vector<Detail> titleDetails(const ReportInput &input)
{
    const Plan &plan = input.plan;
    const QLocale locale(QLocale::English, QLocale::UnitedStates);
    const QString sha = QString::fromLatin1(
        QCryptographicHash::hash(input.planBytes, QCryptographicHash::Sha256).toHex().left(12));
    QString regions = regionTitle(input.catalog, plan.region);
    for (const QString &region : plan.otherRegions)
        regions += u", "_s + regionTitle(input.catalog, region);
    const YearMonth end = plan.start.plusMonths(plan.months - 1);
    std::vector<Detail> details = {
        {Report::tr("Author"), plan.author},
        {Report::tr("Made on"), formatLongDate(input.options.madeOn.date(), locale)},
        {Report::tr("Prices of"), priceDates(input.evaluation.provenance)},
        {Report::tr("Currency"), input.evaluation.currency.code()},
        {plan.otherRegions.isEmpty() ? Report::tr("Region") : Report::tr("Regions, the planned one first"),
         regions},
        {Report::tr("Horizon"),
         Report::tr("%1, %2 to %3")
             .arg(counted(plan.months, Report::tr("month"), locale), formatMonth(plan.start, locale),
                  formatMonth(end, locale))},
        {Report::tr("Plan file"),
         input.options.planFileName.isEmpty() ? Report::tr("not saved") : input.options.planFileName},
        {Report::tr("SHA-256 of the attached plan"), sha},
        {Report::tr("Made with"),
         Report::tr("Slipway %1").arg(QCoreApplication::applicationVersion()).trimmed()},
    };
    std::erase_if(details, [](const Detail &detail) { return detail.text.isEmpty(); });
    return details;
}

/// Small captions with their text under them, in three columns.
void setDetails(PageFlow &flow, const std::vector<Detail> &details)
{
    const ReportStyle &style = flow.style();
    constexpr std::size_t columns = 3;
    const double gap = style.points(14);
    const double width = (flow.width() - gap * (columns - 1)) / columns;
    for (std::size_t i = 0; i < details.size(); i += columns) {
        double height = 0;
        for (std::size_t j = i; j < std::min(i + columns, details.size()); ++j) {
            const double x = flow.left() + static_cast<double>(j - i) * (width + gap);
            const double caption = flow.setText({x, flow.y()}, width, details[j].caption, style.caption);
            height = std::max(
                height, caption + flow.setText({x, flow.y() + caption}, width, details[j].text, style.text));
        }
        flow.advance(height + style.points(5));
    }
}

struct Figure
{
    QString caption;
    QString amount;
    QString note;
};

void setFigures(PageFlow &flow, const std::vector<Figure> &figures)
{
    const ReportStyle &style = flow.style();
    const double gap = style.points(14);
    const auto count = static_cast<double>(figures.size());
    const double width = (flow.width() - gap * (count - 1)) / count;
    // Long amounts shrink rather than wrap, and then all of them.
    TextStyle amountStyle = style.figure;
    const auto fits
        = [&](const Figure &figure) { return flow.textWidth(figure.amount, amountStyle) <= width; };
    while (!std::all_of(figures.begin(), figures.end(), fits) && amountStyle.font.pointSizeF() > 9)
        amountStyle.font.setPointSizeF(amountStyle.font.pointSizeF() - 0.5);
    double height = 0;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const double x = flow.left() + static_cast<double>(i) * (width + gap);
        double y = flow.y();
        y += flow.setText({x, y}, width, figures[i].caption, style.caption);
        y += flow.setText({x, y}, width, figures[i].amount, amountStyle);
        y += flow.setText({x, y}, width, figures[i].note, style.caption);
        height = std::max(height, y - flow.y());
    }
    flow.advance(height + style.points(8));
}

/// The three figures of the head, from P10 to P90, and the chance to exceed the budget.
QString rangeSentence(const ReportInput &input, const QLocale &locale)
{
    const Uncertainty *found = input.options.uncertainty.get();
    if (!found || found->isExact())
        return {};
    QString text
        = Report::tr(
              "From P10 to P90 of %1 draws: %2 a month on average, %3 over %4, %5 in the dearest month.")
              .arg(locale.toString(found->draws), rangeText(found->averageMonth, locale),
                   rangeText(found->total, locale), counted(input.plan.months, Report::tr("month"), locale),
                   rangeText(found->peakMonth, locale));
    if (const QString budget = overBudgetText(*found, locale); !budget.isEmpty())
        text += u' ' + budget + u'.';
    for (const TargetChance &target : found->targets)
        text += u' ' + targetText(target, locale) + u'.';
    return text;
}

/// "USD 15,000.00 a month (USD 180,000.00 over 12 months)" as the plan states it; one amount for the whole horizon.
QString budgetText(const ReportInput &input, const Money &whole, const QLocale &locale)
{
    const auto stated = Money::fromDecimal(input.plan.budget->amount, input.evaluation.currency);
    if (!stated || input.plan.budget->period == BudgetPeriod::Horizon)
        return formatMoney(whole, locale);
    return Report::tr("%1 a month (%2 over %3)")
        .arg(formatMoney(*stated, locale), formatMoney(whole, locale),
             counted(input.plan.months, Report::tr("month"), locale));
}

QString budgetSentence(const ReportInput &input, const QLocale &locale)
{
    const auto budget = horizonBudget(input.plan, input.evaluation.currency);
    if (!budget)
        return {};
    const QString text = budgetText(input, *budget, locale);
    const bool complete = input.evaluation.total.isComplete();
    const Money &total = input.evaluation.total.known();
    if (total > *budget)
        return Report::tr("The budget of %1 is exceeded by %2.")
            .arg(text, formatTotal(Total(total - *budget, input.evaluation.total.missing()), locale));
    if (!complete)
        return Report::tr("The budget is %1; what has a price leaves at most %2 of it.")
            .arg(text, formatMoney(*budget - total, locale));
    return Report::tr("The budget is %1; %2 of it is left.").arg(text, formatMoney(*budget - total, locale));
}

QString decisionSentence(const ReportInput &input, const QLocale &locale)
{
    const Evaluation &evaluation = input.evaluation;
    const QString draft = draftReason(evaluation);
    if (!draft.isEmpty())
        return Report::tr("None yet: this is a draft with %1.").arg(draft);
    int vcpus = 0;
    for (const QuotaNeed &need : evaluation.quota)
        vcpus += need.toRequest();
    const QString spend = Report::tr("To spend %1 over %2")
                              .arg(formatTotal(evaluation.total, locale),
                                   counted(input.plan.months, Report::tr("month"), locale));
    if (vcpus == 0)
        return spend + u'.';
    return Report::tr("%1, and to request quota for %2.").arg(spend, formatUnits(vcpus, u"vCPU"_s, locale));
}

void setLabelled(PageFlow &flow, const QString &label, const QString &text)
{
    if (text.isEmpty())
        return;
    const ReportStyle &style = flow.style();
    const double indent = style.millimetres(34);
    const double height = flow.textHeight(text, style.text, flow.width() - indent);
    flow.need(height);
    flow.setText({flow.left(), flow.y()}, indent, label, style.strong);
    flow.setText({flow.left() + indent, flow.y()}, flow.width() - indent, text, style.text);
    flow.advance(height + style.points(4));
}

/// The three dearest lines with their share of the total.
void setLargest(PageFlow &flow, const Evaluation &evaluation)
{
    std::vector<const CostLine *> lines;
    for (const CostLine &line : evaluation.lines) {
        if (!line.total.isZero())
            lines.push_back(&line);
    }
    std::stable_sort(lines.begin(), lines.end(),
                     [](const CostLine *a, const CostLine *b) { return a->total > b->total; });
    if (lines.size() > 3)
        lines.resize(3);
    if (lines.empty())
        return;
    const QLocale &locale = flow.style().locale;
    ReportTable table;
    table.columns = {{Report::tr("Largest items"), false, 1},
                     {Report::tr("Total, %1").arg(evaluation.currency.code()), true, 0},
                     {Report::tr("Share"), true, 0}};
    for (const CostLine *line : lines)
        table.add({{line->name},
                   {formatAmount(line->total, locale)},
                   {shareText(line->total, evaluation.total.known(), locale)}});
    setTable(flow, table);
}

/// The three gravest findings.
void setRisks(PageFlow &flow, const Evaluation &evaluation)
{
    if (evaluation.findings.empty())
        return;
    ReportTable table;
    table.columns
        = {{Report::tr("Top risks"), false, 0}, {Report::tr("Concerns"), false, 0}, {QString(), false, 1}};
    for (std::size_t i = 0; i < std::min<std::size_t>(3, evaluation.findings.size()); ++i) {
        const Finding &finding = evaluation.findings[i];
        ReportCell severity(displayName(finding.severity));
        severity.sign = finding.severity;
        table.add({severity,
                   {finding.subject.isEmpty() ? Report::tr("the plan") : finding.subject},
                   {finding.title}});
    }
    setTable(flow, table);
}

} // namespace

void writeTitleBlock(PageFlow &flow, const ReportInput &input)
{
    const ReportStyle &style = flow.style();
    const QString draft = draftReason(input.evaluation);
    const QString kind = Report::tr("Compute plan");
    flow.setText({flow.left(), flow.y()}, flow.width(), kind, style.strong.in(style.colors.accent));
    if (!draft.isEmpty())
        flow.setText({flow.left(), flow.y()}, flow.width(), Report::tr("DRAFT: %1").arg(draft),
                     style.strong.in(style.colors.bad).with(Qt::AlignRight));
    flow.advance(flow.textHeight(kind, style.strong, flow.width()) + style.points(2));
    const QString title = planTitle(input.plan);
    const double height = flow.textHeight(title, style.title, flow.width());
    flow.setText({flow.left(), flow.y()}, flow.width(), title, style.title);
    flow.advance(height + style.points(8));
    flow.rule(flow.y(), style.colors.text, style.points(1));
    flow.advance(style.points(8));
    setDetails(flow, titleDetails(input));
}

void writeSummary(PageFlow &flow, const ReportInput &input)
{
    const ReportStyle &style = flow.style();
    const Evaluation &evaluation = input.evaluation;
    flow.heading(1, Report::tr("Summary"));
    const auto caption = [&](const QString &text) {
        return evaluation.total.isComplete() ? text : Report::tr("%1, at least").arg(text);
    };
    const auto known = [&](const Total &total) { return formatMoney(total.known(), style.locale); };
    const QString peakMonth = evaluation.months.empty()
        ? QString()
        : formatMonth(evaluation.months[static_cast<std::size_t>(evaluation.peakIndex)].month, style.locale);
    setFigures(
        flow,
        {{caption(Report::tr("A month on average")), known(evaluation.averageMonth),
          Report::tr("prices of %1").arg(priceDates(evaluation.provenance))},
         {caption(Report::tr("Over %1").arg(counted(input.plan.months, Report::tr("month"), style.locale))),
          known(evaluation.total), Report::tr("the sum of all lines in this report")},
         {caption(Report::tr("Dearest month")), known(evaluation.peakMonth), peakMonth}});
    if (!evaluation.total.isComplete())
        setLabelled(flow, Report::tr("Without a price"),
                    Report::tr("%1. The totals lack it and read \u201cat least\u201d.")
                        .arg(evaluation.total.missing().join(u", "_s)));
    setLabelled(flow, Report::tr("Range"), rangeSentence(input, style.locale));
    setLabelled(flow, Report::tr("Budget"), budgetSentence(input, style.locale));
    setLabelled(flow, Report::tr("Decision asked for"), decisionSentence(input, style.locale));
    flow.space(style.points(4));
    setLargest(flow, evaluation);
    flow.space(style.points(4));
    setRisks(flow, evaluation);
}

} // namespace slipway
