// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/items/names.h"
#include "ui/report/reporttable.h"

namespace slipway {

using namespace Qt::StringLiterals;

QString joinedNote(const QString &text, const Source &source)
{
    const QString from = displayText(source);
    if (from.isEmpty())
        return text;
    return (text.isEmpty() ? QString() : text + u'\n') + Report::tr("Source: %1").arg(from);
}

void writeFindings(PageFlow &flow, const ReportInput &input)
{
    const Evaluation &evaluation = input.evaluation;
    ReportTable table;
    table.columns = {{Report::tr("Severity"), false, 0},
                     {Report::tr("Step"), false, 0},
                     {Report::tr("Concerns"), false, 0},
                     {Report::tr("What and why"), false, 1}};
    for (const Finding &finding : evaluation.findings) {
        ReportCell severity(displayName(finding.severity));
        severity.sign = finding.severity;
        table.add({severity,
                   {displayName(finding.step)},
                   {finding.subject.isEmpty() ? Report::tr("the plan") : finding.subject},
                   {finding.title, joinedNote(finding.detail, finding.source)}});
    }

    flow.heading(1, Report::tr("Restrictions and open issues"),
                 table.rows.empty() ? 0 : tableStartHeight(flow, table));
    if (table.rows.empty())
        flow.paragraph(Report::tr("The rules found nothing to resolve, to approve or to mind."));
    setTable(flow, table);
}

void writeAssumptions(PageFlow &flow, const ReportInput &input)
{
    if (input.evaluation.assumptions.empty())
        return;
    ReportTable table;
    table.columns = {{Report::tr("No."), false, 0},
                     {Report::tr("Assumption"), false, 1.3},
                     {Report::tr("What it bears on"), false, 1}};
    int number = 0;
    for (const Assumption &assumption : input.evaluation.assumptions)
        table.add({{u'A' + QString::number(++number)},
                   {assumption.text, joinedNote({}, assumption.source)},
                   {assumption.effect}});
    flow.heading(1, Report::tr("Assumptions"), tableStartHeight(flow, table));
    setTable(flow, table);
}

void writeNotIncluded(PageFlow &flow, const ReportInput &input)
{
    if (input.evaluation.notIncluded.isEmpty())
        return;
    flow.heading(1, Report::tr("Not included"));
    for (const QString &sentence : input.evaluation.notIncluded)
        flow.item(u"\u2013"_s, sentence, flow.style().text, flow.style().points(9));
    flow.paragraph(
        Report::tr("Published prices are not an invoice: agreements, credits and taxes change what is paid."),
        flow.style().caption);
}

} // namespace slipway
