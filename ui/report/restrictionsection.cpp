// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/base/namelist.h"
#include "model/buying/purchasedays.h"
#include "model/catalog/catalogwords.h"
#include "model/catalog/familywords.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/ownerroles.h"
#include "model/items/isolationmodel.h"
#include "model/items/names.h"
#include "model/items/rejectionmodel.h"
#include "model/items/retirementmodel.h"
#include "model/items/searchnames.h"
#include "ui/report/reporttable.h"

#include <algorithm>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Everything that is known of an option beside its state, one statement a line.
QString optionNote(const Plan &plan, const IsolationChoice &choice)
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
                                                : Report::tr("%1: %2").arg(workOn(plan, each.compute), each.reason));
        else
            beyond << workOn(plan, each.compute);
    }
    if (!blocking.isEmpty())
        notes << Report::tr("In the way: %1").arg(blocking.join(u' '));
    if (!beyond.isEmpty())
        notes << Report::tr("Does not reach in this plan: %1.").arg(someNames(beyond));
    if (!choice.excludedTargets.isEmpty())
        notes << Report::tr("Not available on: %1.").arg(choice.excludedTargets.join(u", "_s));
    if (!choice.warning.isEmpty())
        notes << Report::tr("Cannot be undone: %1").arg(choice.warning);
    if (!choice.costNote.isEmpty())
        notes << choice.costNote;
    return joinedNote(notes.join(u'\n'), choice.source);
}

} // namespace

void writeIsolation(PageFlow &flow, const ReportInput &input)
{
    const QLocale &locale = flow.style().locale;
    ReportTable table;
    table.columns = {{Report::tr("What the plan asks for, and what that excludes"), false, 1},
                     {Report::tr("Adds a month"), true, 0}};
    for (const IsolationChoice &choice : input.evaluation.isolation) {
        if (choice.state == IsolationChoice::State::Chosen)
            table.add({{choice.name, optionNote(input.plan, choice)},
                       {choice.monthly ? monthlyEffect(choice, locale) : QString()}});
    }
    if (input.evaluation.isolation.empty())
        return;
    flow.heading(1, Report::tr("Isolation"), table.rows.empty() ? 0 : tableStartHeight(flow, table));
    if (table.rows.empty())
        flow.paragraph(Report::tr("The plan asks for none: computes are reached over the public network, and "
                                  "nothing is excluded by it."),
                       flow.style().table);
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
                     {Report::tr("To request"), true, 0},       {Report::tr("By, owner"), false, 0}};
    const QString owner = ownerName(input.plan, roleOf(CalendarEntry::Kind::Quota));
    for (const QuotaNeed &need : input.evaluation.quota) {
        const QString name = need.family.isEmpty()
            ? displayName(need.pool)
            : displayName(need.pool) + u", "_s + familyTitle(need.family);
        const QString users = subjectInWords(input.plan, need.computes.join(u", "_s));
        table.add(
            {{name, users.isEmpty() ? need.formula : Report::tr("%1: %2").arg(users, need.formula)},
             {regionName(input.catalog, need.region)},
             {locale.toString(need.needed)},
             {need.isByDefault() ? Report::tr("%1 by default").arg(formatNumber(need.given, locale, 0))
                  : need.ownedOn.isValid()
                  ? Report::tr("%1, %2").arg(locale.toString(need.owned), formatIsoDate(need.ownedOn))
                  : locale.toString(need.owned)},
             {locale.toString(need.toRequest())},
             need.toRequest() > 0 ? ReportCell(
                 formatMonth(need.dueFrom(YearMonth::of(input.evaluation.provenance.asOf)), locale), owner)
                                  : ReportCell(Report::tr("in place"))});
    }
    flow.heading(1, Report::tr("Quota requests"), tableStartHeight(flow, table));
    setTable(flow, table);
    const ReportStyle &style = flow.style();
    // Two side by side; a single one needs no narrow lines.
    const double gap = style.points(14);
    const double width = input.evaluation.quotaRequests.size() > 1 ? (flow.width() - gap) / 2 : flow.width();
    const auto textOf = [&flow](const QuotaRequest &request) {
        QString text = request.text.trimmed();
        if (flow.density() == Density::Compact)
            text.replace(u'\n', u"  \u00b7  "_s);
        return text;
    };
    // With the first of them: a heading alone at the foot of a page heads nothing.
    if (!input.evaluation.quotaRequests.empty())
        flow.heading(
            2, Report::tr("Request texts, to paste"),
            style.points(30)
                + flow.textHeight(textOf(input.evaluation.quotaRequests.front()), style.tableNote, width));
    double bottom = 0;
    int column = 0;
    for (const QuotaRequest &request : input.evaluation.quotaRequests) {
        const QuotaNeed &need = input.evaluation.quota[request.need];
        const QString text = textOf(request);
        const QString name = need.family.isEmpty() ? displayName(need.pool) : familyTitle(need.family);
        const double title = flow.textHeight(name, style.tableStrong, width);
        const double height = title + flow.textHeight(text, style.tableNote, width) + style.points(7);
        if (column == 0)
            flow.need(height);
        // The second one begins beside the first where there is room for it.
        if (column == 1 && height > flow.room()) {
            flow.advance(bottom);
            flow.need(height);
            column = 0;
        }
        const double x = flow.left() + column * (width + gap);
        flow.setText({x, flow.y()}, width, name, style.tableStrong);
        flow.setText({x, flow.y() + title}, width, text, style.tableNote);
        bottom = column == 0 ? height : std::max(bottom, height);
        if (column == 1)
            flow.advance(bottom);
        column = 1 - column;
    }
    if (column == 1)
        flow.advance(bottom);
}

namespace {

/// Of what the plan uses, what ends while it lasts or in the year after, and the terms of commitments.
void setEnds(PageFlow &flow, const ReportInput &input)
{
    constexpr int monthsAfter = 12;
    ReportTable table;
    table.columns = {{Report::tr("What ends"), false, 1.2},
                     {Report::tr("Kind"), false, 0},
                     {Report::tr("Last day"), false, 0},
                     {Report::tr("Move by"), false, 0}};
    bool anyInstead = false;
    for (const RetirementNotice &notice : input.evaluation.retirements) {
        // Three years ahead, as the window shows them, are no matter of this plan.
        const QDate last
            = input.plan.start.plusMonths(std::max(1, input.plan.months) + monthsAfter - 1).lastDay();
        if (!notice.ends || (notice.kind != RetirementNotice::Kind::Commitment && notice.date > last))
            continue;
        const QString instead = notice.replacements.isEmpty() && notice.inTheWay()
            ? Report::tr("none named in the source")
            : notice.replacements.join(u", "_s);
        anyInstead = anyInstead || !instead.isEmpty();
        table.add({{endingInWords(input.plan, notice), joinedNote(notice.note, notice.source)},
                   {displayName(notice.kind)},
                   {RetirementModel::lastDay(notice)},
                   {RetirementModel::moveBy(notice)},
                   {instead}});
    }
    if (anyInstead)
        table.columns.push_back({Report::tr("Use instead"), false, 1});
    else
        for (ReportRow &row : table.rows)
            row.cells.pop_back();
    if (!table.rows.empty())
        setTable(flow, table);
    else if (!input.evaluation.retirements.empty())
        flow.paragraph(Report::tr("Of what the plan uses nothing is announced to end while it lasts or in "
                                  "the year after, as far as "
                                  "the sources say."),
                       flow.style().caption);
}

} // namespace

namespace {

/// All entries of the kind of `first` in one row.
ReportRow recurringRow(const ReportInput &input, const std::vector<CalendarEntry> &entries,
                       const CalendarEntry &first)
{
    std::vector<const CalendarEntry *> all;
    for (const CalendarEntry &entry : entries) {
        if (entry.kind == first.kind)
            all.push_back(&entry);
    }
    const auto monthsTo = [](const CalendarEntry &from, const CalendarEntry &to) {
        return (to.date.year() - from.date.year()) * 12 + to.date.month() - from.date.month();
    };
    const CalendarEntry &last = *all.back();
    ReportRow row;
    // Beside the day it would make the column of all days as wide.
    row.cells
        = {{first.date.toString(Qt::ISODate)},
           {Report::tr("%1, every %2 months, the last on %3", "what is to be done, and days of it")
                .arg(first.title)
                .arg(monthsTo(*all[0], *all[1]))
                .arg(last.date.toString(Qt::ISODate)),
            Report::tr("%1: %2 %3: %4 The calendar file has all %5 days with their amounts.",
                       "a day and what is expected by then, twice; a number")
                .arg(first.date.toString(Qt::ISODate), first.detail, last.date.toString(Qt::ISODate),
                     last.detail)
                .arg(all.size())},
           {ownerName(input.plan, first.role), first.owner.isEmpty() ? QString() : roleName(first.role)},
           {}};
    return row;
}

} // namespace

void writeCalendar(PageFlow &flow, const ReportInput &input)
{
    ReportTable table;
    table.columns = {{Report::tr("Day"), false, 0},
                     {Report::tr("What is to be done"), false, 1.6},
                     {Report::tr("Owner"), false, 0},
                     {Report::tr("Counted on from"), false, 0}};
    const Alternatives *found = input.options.alternatives.get();
    const std::vector<CalendarEntry> entries = found
        ? withPurchaseDays(input.evaluation.calendar, input.plan, found->buying, input.catalog,
                           input.evaluation.provenance.asOf)
        : input.evaluation.calendar;
    // What recurs is told once: of ten years forty reviews would fill a page.
    const std::ptrdiff_t mostReviews = flow.density() == Density::Compact ? 2 : 4; // four: of a year
    const auto isReview
        = [](const CalendarEntry &entry) { return entry.kind == CalendarEntry::Kind::Review; };
    const bool recurs = std::ranges::count_if(entries, isReview) > mostReviews;
    bool isReviewTold = false;
    QString saidOfPurchase;
    for (const CalendarEntry &entry : entries) {
        if (recurs && isReview(entry)) {
            if (!isReviewTold)
                table.rows.push_back(recurringRow(input, entries, entry));
            isReviewTold = true;
            continue;
        }
        // The text of a request stands beside its quota; what is said of several purchases is said once.
        QString detail = entry.kind == CalendarEntry::Kind::Quota ? QString() : entry.detail;
        if (entry.kind == CalendarEntry::Kind::Commitment
            && std::exchange(saidOfPurchase, entry.detail) == entry.detail)
            detail = Report::tr("As said of the purchase before.");
        table.add(
            {{entry.date.toString(Qt::ISODate), entry.late ? Report::tr("late") : QString()},
             {entry.title, detail},
             {ownerName(input.plan, entry.role), entry.owner.isEmpty() ? QString() : roleName(entry.role)},
             {entry.due == entry.date || entry.kind == CalendarEntry::Kind::Commitment
                  ? QString() // nothing counts on a term from its end on
                  : entry.due.toString(Qt::ISODate)}});
    }
    if (table.rows.empty() && input.evaluation.retirements.empty())
        return;
    flow.heading(1, Report::tr("Calendar"), table.rows.empty() ? 0 : tableStartHeight(flow, table));
    setTable(flow, table);
    setEnds(flow, input);
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
            tasks.add({first ? ReportCell(someNames(list.computes), targetTitle(input.catalog, list.target))
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

namespace {

/// What the choices could be; and apart, what all of them end with: "pay as you go".
struct OtherChoices
{
    QStringList sentences;
    QString commonEnd; ///< empty: they differ
};

OtherChoices otherChoices(const std::vector<NearChoice> &choices, const Catalog &catalog)
{
    OtherChoices others;
    for (const NearChoice &choice : choices)
        others.sentences << candidateSentence(choice.candidate, catalog);
    const QString separator = u", "_s;
    const QString end = others.sentences.first().section(separator, -1);
    const bool isCommon = std::ranges::all_of(others.sentences, [&](const QString &each) {
        return each.count(separator) > 1 && each.section(separator, -1) == end;
    });
    if (!isCommon)
        return others;
    for (QString &each : others.sentences)
        each = each.section(separator, 0, -2);
    others.commonEnd = end;
    return others;
}

} // namespace

void writeRejected(PageFlow &flow, const ReportInput &input)
{
    const Alternatives *found = input.options.alternatives.get();
    if (!found || found->rejected.empty())
        return;
    const QLocale &locale = flow.style().locale;
    ReportTable table;
    // Where little room is left what it could be stands behind what it is for.
    const bool isJoined = flow.density() != Density::Apart;
    if (isJoined)
        table.columns = {{Report::tr("For, and what it could be"), false, 2}};
    else
        table.columns = {{Report::tr("For"), false, 0}, {Report::tr("Could be"), false, 1.6}};
    table.columns.push_back({Report::tr("Plan with it, %1").arg(input.evaluation.currency.code()), true, 0});
    table.columns.push_back({Report::tr("Why not"), false, 1});
    const OtherChoices others = otherChoices(found->rejected, input.catalog);
    for (const NearChoice &choice : found->rejected) {
        const std::optional<Total> more = choice.committed().less(found->committed());
        QString why;
        if (choice.against)
            why = displayName(*choice.against);
        else if (!choice.objections.isEmpty())
            why = choice.objections.first();
        else if (!more)
            why = Report::tr("not all of it has a price");
        else if (more->known().minor() > 0)
            why = Report::tr("costs %1 more").arg(formatAmount(more->known(), locale));
        else if (more->isZero())
            why = Report::tr("costs as much");
        else
            why = Report::tr("nothing stands against it: %1 less")
                      .arg(formatAmount(Money(0, more->currency()) - more->known(), locale));
        const QString work = workOn(input.plan, choice.compute);
        const QString &other = others.sentences[static_cast<qsizetype>(table.rows.size())];
        ReportRow row;
        if (isJoined)
            row.cells = {{work, other}};
        else
            row.cells = {{work}, {other}};
        row.cells.emplace_back(formatAmount(choice.total, locale));
        row.cells.emplace_back(why);
        table.rows.push_back(std::move(row));
    }
    flow.heading(1, Report::tr("Choices not taken"), tableStartHeight(flow, table) + flow.style().points(14));
    flow.paragraph(
        Report::tr("One compute changed at a time, those that cost most first, and all else as planned: the "
                   "sizes nearest in cost; one of those that cost nearly the same.")
            + (found->plannedOwed.isZero()
                   ? QString()
                   : u' ' + Report::tr("What is owed afterwards counts for what they cost more or less."))
            + (others.commonEnd.isEmpty()
                   ? QString()
                   : u' ' + Report::tr("Way to pay of all: %1.").arg(others.commonEnd)),
        flow.style().caption);
    setTable(flow, table);
}

void writeUnusable(PageFlow &flow, const ReportInput &input)
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
    flow.heading(1, Report::tr("What cannot do it"), tableStartHeight(flow, table));
    flow.paragraph(Report::tr("Targets that are offered for a planned stage, and series of VM sizes for each "
                              "compute that takes its machines from a list."),
                   flow.style().caption);
    setTable(flow, table);
}

} // namespace slipway
