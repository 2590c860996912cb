// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/items/isolationmodel.h"
#include "model/items/names.h"
#include "model/items/rejectionmodel.h"
#include "model/items/retirementmodel.h"
#include "ui/charts/chartpictures.h"
#include "ui/charts/retirementchart.h"
#include "ui/report/reporttable.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Everything that is known of an option beside its state, one statement a line.
QString optionNote(const IsolationChoice &choice)
{
    QStringList notes{choice.description};
    QStringList demands;
    for (const Fact &demand : choice.demands)
        demands << demand.value;
    if (!demands.isEmpty())
        notes << Report::tr("Demands: %1").arg(demands.join(u' '));
    QStringList blocking;
    QStringList beyond;
    for (const IsolationChoice::Exclusion &each : choice.excluded) {
        if (each.blocks)
            blocking << (each.compute.isEmpty() ? each.reason
                                                : Report::tr("%1: %2").arg(each.compute, each.reason));
        else
            beyond << each.compute;
    }
    if (!blocking.isEmpty())
        notes << Report::tr("In the way: %1").arg(blocking.join(u' '));
    if (!beyond.isEmpty())
        notes << Report::tr("Does not reach in this plan: %1.").arg(beyond.join(u", "_s));
    if (!choice.excludedTargets.isEmpty())
        notes << Report::tr("Not available on: %1.").arg(choice.excludedTargets.join(u", "_s));
    if (!choice.warning.isEmpty())
        notes << Report::tr("Cannot be undone: %1").arg(choice.warning);
    if (!choice.costNote.isEmpty())
        notes << choice.costNote;
    return joinedNote(notes.join(u'\n'), choice.source);
}

} // namespace

void setChart(PageFlow &flow, double pixelHeight, std::function<std::unique_ptr<QChart>()> make)
{
    const double height = flow.width() * pixelHeight / chartWidth;
    flow.need(height);
    const QRectF target(flow.left(), flow.y(), flow.width(), height);
    flow.draw([target, pixelHeight, make = std::move(make)](QPainter &painter) {
        paintChart(painter, target, make(), {chartWidth, pixelHeight});
    });
    flow.advance(height + flow.style().points(6));
}

void writeIsolation(PageFlow &flow, const ReportInput &input)
{
    const QLocale &locale = flow.style().locale;
    ReportTable table;
    table.columns = {{Report::tr("Option"), false, 1.7},
                     {Report::tr("In this plan"), false, 1},
                     {Report::tr("Adds a month"), true, 0}};
    for (const IsolationChoice &choice : input.evaluation.isolation)
        table.add({{choice.name, optionNote(choice)},
                   {displayName(choice.state), choice.why},
                   {choice.monthly ? monthlyEffect(choice, locale) : QString()}});
    if (table.rows.empty())
        return;
    flow.heading(1, Report::tr("Isolation"), tableStartHeight(flow, table));
    flow.paragraph(
        Report::tr(
            "Each option judged by itself against this plan; what it adds is the average month with it "
            "less that without it."),
        flow.style().caption);
    setTable(flow, table);
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
    ReportTable requests;
    requests.columns = {{Report::tr("Request texts, to paste"), false, 1}};
    for (const QuotaRequest &request : input.evaluation.quotaRequests) {
        const QuotaNeed &need = input.evaluation.quota[request.need];
        requests.add({{need.family.isEmpty() ? displayName(need.pool) : need.family, request.text}});
    }
    if (requests.rows.empty())
        return;
    flow.space(flow.style().points(4));
    setTable(flow, requests);
}

void writeTimeline(PageFlow &flow, const ReportInput &input)
{
    const std::vector<RetirementNotice> &notices = input.evaluation.retirements;
    if (notices.empty())
        return;
    const ReportStyle &style = flow.style();
    const RetirementSeries series = RetirementSeries::of(input.plan.start, input.plan.months, notices);
    ReportTable table;
    table.columns = {{Report::tr("What the plan uses"), false, 1.2},
                     {Report::tr("Kind"), false, 0},
                     {Report::tr("Last day"), false, 0},
                     {Report::tr("Move by"), false, 0},
                     {Report::tr("Use instead"), false, 1}};
    for (const RetirementNotice &notice : notices)
        table.add(
            {{notice.subject, joinedNote(notice.note, notice.source)},
             {displayName(notice.kind)},
             {RetirementModel::lastDay(notice)},
             {RetirementModel::moveBy(notice)},
             {notice.replacements.isEmpty() && notice.inTheWay() ? Report::tr("none named in the source")
                                                                 : notice.replacements.join(u", "_s)}});
    const double chartHeight = series.height();
    const bool fits = flow.width() * chartHeight / chartWidth < style.body.height() * 0.6;
    flow.heading(1, Report::tr("Retirements and terms"),
                 fits ? flow.width() * chartHeight / chartWidth : tableStartHeight(flow, table));
    if (fits)
        setChart(flow, chartHeight, [series, theme = ChartTheme::print(style.family)] {
            return makeRetirementChart(series, theme);
        });
    flow.paragraph(retirementSentence(series), style.caption);
    setTable(flow, table);
}

void writeCalendar(PageFlow &flow, const ReportInput &input)
{
    if (input.evaluation.calendar.empty())
        return;
    ReportTable table;
    table.columns = {{Report::tr("Day"), false, 0},
                     {Report::tr("What is to be done"), false, 1.6},
                     {Report::tr("Counted on from"), false, 0}};
    for (const CalendarEntry &entry : input.evaluation.calendar) {
        // The text of a request stands beside its quota.
        const bool told = entry.kind == CalendarEntry::Kind::Quota;
        table.add({{entry.date.toString(Qt::ISODate), entry.late ? Report::tr("late") : QString()},
                   {entry.title, told ? QString() : entry.detail},
                   {entry.due == entry.date ? QString() : entry.due.toString(Qt::ISODate)}});
    }
    flow.heading(1, Report::tr("What has to be done by when"), tableStartHeight(flow, table));
    setTable(flow, table);
}

void writeUpkeep(PageFlow &flow, const ReportInput &input)
{
    const ReportStyle &style = flow.style();
    ReportTable moves;
    moves.columns
        = {{Report::tr("Develop here, then move there"), false, 1.4}, {Report::tr("Advice"), false, 0}};
    for (const StageMove &move : input.evaluation.moves)
        moves.add({{move.title, joinedNote(move.detail, move.source)},
                   {move.follows ? Report::tr("the plan does so") : Report::tr("move")}});
    ReportTable tasks;
    tasks.columns
        = {{Report::tr("Compute"), false, 0.6}, {Report::tr("What its owner has to do"), false, 1.6}};
    for (const MaintenanceList &list : input.evaluation.maintenance) {
        bool first = true;
        for (const Fact &step : list.steps) {
            tasks.add({first
                           ? ReportCell(list.computes.join(u", "_s), targetTitle(input.catalog, list.target))
                           : ReportCell(),
                       {step.value, joinedNote({}, step.source)}});
            first = false;
        }
    }
    if (moves.rows.empty() && tasks.rows.empty())
        return;
    flow.heading(1, Report::tr("From stage to stage"),
                 tableStartHeight(flow, moves.rows.empty() ? tasks : moves));
    setTable(flow, moves);
    if (tasks.rows.empty())
        return;
    flow.space(style.points(6));
    flow.heading(2, Report::tr("Checklist for compute that is not managed"), tableStartHeight(flow, tasks));
    setTable(flow, tasks);
}

void writeRejected(PageFlow &flow, const ReportInput &input)
{
    ReportTable table;
    table.columns = {
        {Report::tr("For"), false, 0}, {Report::tr("Rejected"), false, 1.3}, {Report::tr("Why"), false, 1}};
    for (const Rejection &rejection : input.evaluation.rejections)
        table.add({{RejectionModel::judgedFor(rejection)},
                   {RejectionModel::what(rejection, true)},
                   {rejection.reason, joinedNote({}, rejection.source)}});
    if (table.rows.empty())
        return;
    flow.heading(1, Report::tr("What was rejected, and why"), tableStartHeight(flow, table));
    flow.paragraph(Report::tr("Targets that are offered for a planned stage, and series of VM sizes for each "
                              "compute that takes its machines from a list."),
                   flow.style().caption);
    setTable(flow, table);
}

} // namespace slipway
