// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/evaluation/assumptions.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/ownerroles.h"
#include "model/items/names.h"
#include "ui/report/reporttable.h"

#include <algorithm>
#include <vector>

namespace slipway {

using namespace Qt::StringLiterals;

QString joinedNote(const QString &text, const Source &source)
{
    const QString from = displayText(source);
    if (from.isEmpty())
        return text;
    return (text.isEmpty() ? QString() : text + u'\n') + Report::tr("Source: %1").arg(from);
}

namespace {

QString concernOf(const Finding &finding, const Plan &plan)
{
    return finding.subject.isEmpty() ? Report::tr("the plan") : subjectInWords(plan, finding.subject);
}

/// What one rule says of several is one row: title, owner and source are the same.
std::vector<std::vector<const Finding *>> toldTogether(const std::vector<Finding> &findings)
{
    std::vector<std::vector<const Finding *>> rows;
    for (const Finding &finding : findings) {
        const auto same = std::ranges::find_if(rows, [&](const std::vector<const Finding *> &row) {
            const Finding &first = *row.front();
            return first.rule == finding.rule && first.title == finding.title
                && first.severity == finding.severity && first.source == finding.source
                && roleOf(first) == roleOf(finding);
        });
        if (same == rows.end())
            rows.push_back({&finding});
        else
            same->push_back(&finding);
    }
    return rows;
}

/// Of several what each of them says, by its name.
QString detailsOf(const std::vector<const Finding *> &same, const Plan &plan)
{
    const auto isFirst = [&](const Finding *each) { return each->detail == same.front()->detail; };
    if (std::ranges::all_of(same, isFirst))
        return same.front()->detail;
    QStringList details;
    for (const Finding *finding : same)
        details << Report::tr("%1: %2").arg(concernOf(*finding, plan), finding->detail);
    return details.join(u'\n');
}

} // namespace

void writeFindings(PageFlow &flow, const ReportInput &input)
{
    const Evaluation &evaluation = input.evaluation;
    ReportTable table;
    // Where little room is left whom it concerns stands behind what it is.
    const bool isJoined = flow.density() == Density::Compact;
    table.columns = {{Report::tr("Severity"), false, 0}};
    if (!isJoined)
        table.columns.push_back({Report::tr("Concerns, owner"), false, 0.6});
    table.columns.push_back(
        {isJoined ? Report::tr("What, whom it concerns, owner, and why") : Report::tr("What and why"), false,
         2});
    for (const std::vector<const Finding *> &same : toldTogether(evaluation.findings)) {
        const Finding &finding = *same.front();
        ReportCell severity(displayName(finding.severity));
        severity.sign = finding.severity;
        const QString concern = concernOf(finding, input.plan)
            + (same.size() > 1 ? Report::tr("; and %1 more").arg(same.size() - 1) : QString());
        const QString owner = ownerName(input.plan, roleOf(finding));
        const QString why = joinedNote(detailsOf(same, input.plan), finding.source);
        if (isJoined)
            table.add({severity, {finding.title, u"(%1; %2)  %3"_s.arg(concern, owner, why)}});
        else
            table.add({severity, {concern, owner}, {finding.title, why}});
    }

    flow.heading(1, Report::tr("Findings"), table.rows.empty() ? 0 : tableStartHeight(flow, table));
    if (table.rows.empty())
        flow.paragraph(Report::tr("The rules found nothing to resolve, to approve or to mind."));
    setTable(flow, table);
}

void writeMethod(PageFlow &flow, const ReportInput &input)
{
    const ReportStyle &style = flow.style();
    const Uncertainty *ranges = input.options.uncertainty.get();
    if (input.evaluation.assumptions.empty() && !ranges)
        return;
    ReportTable inputs;
    inputs.columns
        = {{Report::tr("Ranges that were drawn, those that move the total most first"), false, 1.6},
           {Report::tr("Low"), true, 0},
           {Report::tr("Likely"), true, 0},
           {Report::tr("High"), true, 0},
           {Report::tr("Where it is from"), false, 1}};
    if (ranges && !ranges->isExact()) {
        constexpr std::size_t most = 6;
        for (std::size_t i = 0; i < std::min(most, ranges->swings.size()); ++i) {
            const UncertainInput &each = ranges->inputs[ranges->swings[i].input];
            inputs.add({{u"%1  %2"_s.arg(rangeNumber(i), shortName(each))},
                        {shortValue(each, each.low, style.locale)},
                        {shortValue(each, each.likely, style.locale)},
                        {shortValue(each, each.high, style.locale)},
                        {each.why.isEmpty() ? Report::tr("the plan") : each.why}});
        }
    }
    const QString rule = Report::tr(
        "A line of a month is unit price x quantity; a month is the sum of its lines, the total "
        "the sum of its months. P10, P50 and P90 of parts are not added up: each is of its own amount.");
    // A heading with a rule alone at the foot of a page heads nothing.
    flow.heading(1, Report::tr("Method"),
                 inputs.rows.empty() ? style.points(60)
                                     : flow.textHeight(rule, style.table, flow.width()) + style.points(10)
                         + tableStartHeight(flow, inputs));
    flow.paragraph(rule, style.table);
    if (ranges && !ranges->isExact()) {
        setTable(flow, inputs);
        if (ranges->inputs.size() > inputs.rows.size())
            flow.paragraph(Report::tr("Drawn as well, and moving the total less or not at all: %1.",
                                      "a number of ranges")
                               .arg(ranges->inputs.size() - inputs.rows.size()),
                           style.caption);
    }
    std::vector<PageFlow::Item> items;
    for (const Assumption &assumption : input.evaluation.assumptions) {
        QString text = assumption.text + u' ' + assumption.effect;
        if (const QString source = displayText(assumption.source); !source.isEmpty())
            text += u' ' + Report::tr("Source: %1.").arg(source);
        items.push_back({assumptionNumber(items.size()), text});
    }
    flow.items(items, style.table,
               std::max(style.points(20),
                        flow.textWidth(assumptionNumber(items.size()), style.table) + style.points(4)));
}

} // namespace slipway
