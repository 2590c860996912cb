// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/items/names.h"
#include "ui/report/reporttable.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QString joinedNote(const QString &text, const Source &source)
{
    const QString from = displayText(source);
    if (from.isEmpty())
        return text;
    return (text.isEmpty() ? QString() : text + u'\n') + Report::tr("Source: %1").arg(from);
}

} // namespace

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
    ReportTable ending;
    ending.columns = {{Report::tr("Ends within the horizon"), false, 1},
                      {Report::tr("Last day"), false, 0},
                      {Report::tr("Use instead"), false, 1}};
    for (const RetirementNotice &notice : evaluation.retirements)
        ending.add({{notice.subject, joinedNote({}, notice.source)},
                    {notice.date.isValid() ? formatIsoDate(notice.date) : Report::tr("not dated")},
                    {notice.replacements.isEmpty() ? Report::tr("none named in the source")
                                                   : notice.replacements.join(u", "_s)}});

    flow.heading(1, Report::tr("Restrictions and open issues"),
                 table.rows.empty() ? 0 : tableStartHeight(flow, table));
    if (table.rows.empty())
        flow.paragraph(Report::tr("The rules found nothing to resolve, to approve or to mind."));
    setTable(flow, table);
    if (!ending.rows.empty()) {
        flow.heading(2, Report::tr("Retirements"), tableStartHeight(flow, ending));
        setTable(flow, ending);
    }
}

void writeQuota(PageFlow &flow, const ReportInput &input)
{
    if (input.evaluation.quota.empty())
        return;
    const QLocale &locale = flow.style().locale;
    ReportTable table;
    table.columns = {{Report::tr("Pool and family"), false, 1}, {Report::tr("Region"), false, 0},
                     {Report::tr("Needed, vCPUs"), true, 0},    {Report::tr("Owned"), true, 0},
                     {Report::tr("To request"), true, 0},       {Report::tr("By"), false, 0}};
    for (const QuotaNeed &need : input.evaluation.quota) {
        const QString name
            = need.family.isEmpty() ? displayName(need.pool) : displayName(need.pool) + u", "_s + need.family;
        const QString users = need.computes.join(u", "_s);
        table.add({{name, users.isEmpty() ? need.formula : Report::tr("%1: %2").arg(users, need.formula)},
                   {regionTitle(input.catalog, need.region)},
                   {locale.toString(need.needed)},
                   {locale.toString(need.owned)},
                   {locale.toString(need.toRequest())},
                   {need.toRequest() > 0 ? formatMonth(need.by, locale) : Report::tr("in place")}});
    }
    flow.heading(1, Report::tr("Quota to request"), tableStartHeight(flow, table));
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
