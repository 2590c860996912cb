// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/memo.h"

#include "model/base/format.h"
#include "model/decision/asked.h"
#include "model/decision/typedspeed.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/ownerroles.h"
#include "model/items/names.h"
#include "model/items/rangetexts.h"
#include "ui/report/reporttable.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// The cheapest of all that keep every limit may cost more than a plan that does not.
QString nameOf(const Alternative &alternative, const Alternatives &all)
{
    const bool isRobust
        = alternative.robustness.isRobust() && !alternative.robustness.constraints.empty();
    switch (alternative.kind) {
    case Alternative::Kind::Unbought:
        return Report::tr("Buy less");
    case Alternative::Kind::Cheapest:
        if (!isComparable(alternative, all))
            return Report::tr("Cheapest of what has a price");
        if (alternative.committed() >= all.committed())
            return isRobust ? Report::tr("Cheapest that keeps every limit, robust")
                            : Report::tr("Cheapest that keeps every limit");
        // Other work, as a way out of a budget proposes it, may cost less than the cheapest plan for this one.
        if (std::ranges::any_of(all.waysOut, [&](const Alternative &other) {
                return isComparable(other, all) && other.committed() < alternative.committed();
            }))
            return isRobust ? Report::tr("Cheapest for the work as planned, robust")
                            : Report::tr("Cheapest for the work as planned");
        return isRobust ? Report::tr("Cheapest, robust") : Report::tr("Cheapest");
    case Alternative::Kind::Robust:
        return Report::tr("Cheapest robust");
    case Alternative::Kind::Surest:
        return Report::tr("Nearest to robust");
    case Alternative::Kind::NextBest:
        return Report::tr("Next best");
    case Alternative::Kind::WayOut:
        return alternative.keepsBudget() ? Report::tr("Within the budget")
                                         : Report::tr("Nearer to the budget");
    case Alternative::Kind::Elsewhere:
        break;
    }
    return Report::tr("Elsewhere");
}

/// How surely the plan keeps what it promises.
QString robustnessText(const Robustness &robustness, const QLocale &locale)
{
    const ConstraintChance *weakest = robustness.weakest();
    if (!weakest)
        return Report::tr("The plan has no budget, deadline, window or latency target to keep.");
    const QString share = chanceText(weakest->kept, locale);
    const QString asked = formatPercent(100 * robustness.required, locale, 0);
    QString what;
    switch (weakest->kind) {
    case ConstraintChance::Kind::Budget:
        what = Report::tr("its budget");
        break;
    case ConstraintChance::Kind::Deadline:
        what = Report::tr("the deadline of %1").arg(weakest->name);
        break;
    case ConstraintChance::Kind::Window:
        what = Report::tr("the window of %1").arg(weakest->name);
        break;
    case ConstraintChance::Kind::Latency:
        what = Report::tr("the latency target of %1").arg(weakest->name);
        break;
    }
    if (!weakest->met && isConfident(weakest->kept.share, robustness.required))
        return Report::tr(
                   "Whether the plan keeps %1 nobody can say while something has no price: it is not robust.")
            .arg(what);
    return robustness.isRobust()
        ? Report::tr("The plan asked for is robust: it keeps %1, its weakest promise, in %2 of all cases (%3 "
                     "asked for).")
              .arg(what, share, asked)
        : Report::tr("The plan asked for is not robust: it keeps %1 in %2 of all cases (%3 asked for).")
              .arg(what, share, asked);
}

/// Why no machine is robust: the time of a request was typed, and goes with none. Empty: it was not.
QString typedSpeedText(const ReportInput &input, const Robustness &robustness, const QLocale &locale)
{
    const std::vector<TypedSpeed> typed = typedSpeeds(input.plan, robustness);
    if (typed.empty())
        return {};
    return Report::
        tr("No machine changes that: a request of %1 takes the %2 that were typed on each. Measure it there.")
            .arg(typed.front().name, formatDuration(typed.front().milliseconds / 1000, locale));
}

struct RiskRow
{
    Severity severity = Severity::Warning;
    QString kind;
    QString text;
    QString owner;
    QString when;
    QString brief = {}; ///< in place of a text that finds no room
    bool isPurchase = false; ///< page 2 has more on it
};

/// What to do about requests that come too late, by the rule that finds them. Empty: none is late.
QString lateText(const ReportInput &input, const QLocale &locale)
{
    int late = 0;
    QString start;
    for (const Finding &finding : input.evaluation.findings) {
        if (finding.rule != "request.late"_L1 || !finding.fix || finding.fix->changes.empty())
            continue;
        ++late;
        const auto *month = std::get_if<QString>(&finding.fix->changes.front().value);
        if (const std::optional<YearMonth> known = YearMonth::fromText(month ? *month : QString()))
            start = formatMonth(*known, locale);
    }
    if (late == 0)
        return {};
    const QString lead = counted(std::ceil(input.plan.assumptions.requestLeadDays), u"day"_s, locale);
    return late == 1 ? Report::tr("1 request is late: an answer takes %1, so the plan can start in %2. Ask "
                                  "now, and begin then or "
                                  "without it.")
                           .arg(lead, start)
                     : Report::tr("%1 requests are late: an answer takes %2, so the plan can start in %3. "
                                  "Ask now, and begin then or "
                                  "without them.")
                           .arg(QString::number(late), lead, start);
}

/// What is to be approved: what is late before all else, of the rest what most is asked of. Where there is no room for all, the first are shown.
std::vector<const CalendarEntry *> requestsOf(const Evaluation &evaluation)
{
    std::vector<const CalendarEntry *> requests;
    for (const CalendarEntry &entry : evaluation.calendar) {
        if (entry.kind == CalendarEntry::Kind::Quota || entry.kind == CalendarEntry::Kind::Approval)
            requests.push_back(&entry);
    }
    std::ranges::stable_sort(requests, [](const CalendarEntry *a, const CalendarEntry *b) {
        return a->late != b->late ? a->late : a->vcpus > b->vcpus;
    });
    return requests;
}

std::vector<RiskRow> riskRows(const ReportInput &input, const QLocale &locale)
{
    const Evaluation &evaluation = input.evaluation;
    std::vector<RiskRow> rows;
    const auto textOf = [&input](const Finding &finding) {
        return finding.subject.isEmpty()
            ? finding.title
            : QString(subjectInWords(input.plan, finding.subject) + u": "_s + finding.title);
    };
    const auto addFindings = [&](Severity severity, const QString &kind, const QString &when,
                                 std::size_t most) {
        const std::size_t before = rows.size();
        for (const Finding &finding : evaluation.findings) {
            const QString text = textOf(finding);
            const bool isTold = std::ranges::any_of(
                rows, [&](const RiskRow &row) { return row.severity == severity && row.text == text; });
            if (finding.severity == severity && !isTold && rows.size() - before < most)
                rows.push_back({severity, kind, text, ownerName(input.plan, roleOf(finding)), when});
        }
    };
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    addFindings(Severity::Blocker, Report::tr("Blocker"), Report::tr("before approval"), all);
    // What has begun nobody can be asked for before.
    const auto before = [&](YearMonth month) {
        return month.firstDay() <= evaluation.provenance.asOf
            ? Report::tr("now", "by when something is to be done")
            : Report::tr("before %1").arg(formatMonth(month, locale));
    };
    const QString start = before(input.plan.start);
    const Asked asked = askedFor(input.plan, evaluation, input.options.uncertainty.get());
    // Nobody signs without the first of the warnings, the gravest: it stands above what is to be decided, bought and asked for, of which
    // there may be more than finds room. Of a draft the blockers are what counts.
    const bool isDraft = !rows.empty();
    const auto addFirstWarning = [&] {
        if (!isDraft)
            addFindings(Severity::Warning, Report::tr("Risk"), start, 1);
    };
    if (asked.missed.empty())
        addFirstWarning();
    for (const ConstraintChance &each : asked.missed) {
        const Workload *workload = input.plan.workload(each.workload);
        const YearMonth begins
            = input.plan.start.plusMonths(workload ? std::max(0, workload->startMonth) : 0);
        rows.push_back({Severity::Warning, Report::tr("Missed"), keptText(each, asked.required, locale),
                        ownerName(input.plan, OwnerRole::Plan), before(begins)});
        if (&each == &asked.missed.front())
            addFirstWarning();
    }
    // What money is decided by stands above requests: what is saved by it binds longer than they do.
    const std::vector<PurchaseAdvice> advice = purchaseAdvice(input, locale);
    const auto addPurchase = [&](const PurchaseAdvice &each) {
        using Kind = PurchaseAdvice::Kind;
        QString brief = each.kind == Kind::Buys ? Report::tr("Buy for a term what the next page says")
            : each.kind == Kind::DoesWithout ? Report::tr("Do without the purchase that the next page says")
                                             : Report::tr("Pay as you go what the next page says");
        const QString whole = each.kind == Kind::Buys ? Report::tr("Buy %1: %2")
            : each.kind == Kind::DoesWithout ? Report::tr("Do without %1: %2", "a purchase, what it saves")
                                             : Report::tr("Pay for %1: %2");
        if (!each.inPlaceOf.isEmpty())
            brief = Report::tr("%1, in place of the %2", "a purchase, 3-year reservation")
                        .arg(brief, each.inPlaceOf);
        rows.push_back({Severity::Approval, Report::tr("To decide"),
                        whole.arg(each.shortWhat, each.shortWorth), ownerName(input.plan, OwnerRole::Finance),
                        each.from < input.evaluation.provenance.asOf
                            ? Report::tr("late: %1").arg(formatIsoDate(each.from))
                            : Report::tr("by %1").arg(formatIsoDate(each.from)),
                        Report::tr("%1: %2").arg(brief, each.shortWorth), true});
    };
    if (!advice.empty())
        addPurchase(advice.front());
    const QDate end = input.plan.start.plusMonths(input.plan.months - 1).lastDay();
    // What the plan itself buys has a day to decide as well; renewals fall due later.
    const auto buys = [](const CalendarEntry &entry) {
        return entry.kind == CalendarEntry::Kind::Commitment && entry.date == entry.due;
    };
    // What is to be decided may be to buy something else, or nothing.
    const auto addToDo = [&](const CalendarEntry &entry) {
        const QString title = !advice.empty() && buys(entry)
            ? Report::tr("%1, unless otherwise decided", "what to buy").arg(entry.title)
            : entry.title;
        rows.push_back({Severity::Warning, Report::tr("To do"), title, ownerName(input.plan, entry.role),
                        Report::tr("by %1").arg(formatIsoDate(entry.date))});
    };
    for (const CalendarEntry &entry : evaluation.calendar) {
        if (buys(entry) && entry.date <= end)
            addToDo(entry);
    }
    for (const Assumption &each : evaluation.assumptions) {
        if (each.kind == Assumption::Kind::Risk)
            rows.push_back({Severity::Approval, Report::tr("To agree"), each.text,
                            ownerName(input.plan, OwnerRole::Plan), start});
    }
    const std::vector<const CalendarEntry *> requests = requestsOf(evaluation);
    for (const CalendarEntry *entry : requests)
        rows.push_back({Severity::Approval, Report::tr("Approval"), entry->title,
                        ownerName(input.plan, entry->role),
                        entry->late ? Report::tr("late: %1").arg(formatIsoDate(entry->date))
                                    : Report::tr("by %1").arg(formatIsoDate(entry->date))});
    if (requests.empty())
        addFindings(Severity::Approval, Report::tr("Approval"), start, all);
    for (std::size_t i = 1; i < advice.size(); ++i)
        addPurchase(advice[i]);
    for (const CalendarEntry &entry : evaluation.calendar) {
        const bool bound
            = entry.kind == CalendarEntry::Kind::Move || entry.kind == CalendarEntry::Kind::Commitment;
        if (bound && !buys(entry) && !entry.isOnlyIfUsed && entry.date <= end)
            addToDo(entry);
    }
    addFindings(Severity::Warning, Report::tr("Risk"), start, all);
    return rows;
}

/// What is shown: of a plan over its budget first what leads back to that, then the others.
std::vector<const Alternative *> rowsOf(const Alternatives &found, std::size_t most)
{
    std::vector<const Alternative *> rows;
    for (const std::vector<Alternative> *each : {&found.waysOut, &found.plans}) {
        for (const Alternative &alternative : *each) {
            // What leads back to the budget may be the cheapest as well: it is told once.
            const bool isTold = std::ranges::any_of(rows, [&](const Alternative *row) {
                return row->total == alternative.total && row->owed == alternative.owed
                    && buysTheSame(row->plan, alternative.plan);
            });
            if (!isTold && rows.size() < most)
                rows.push_back(&alternative);
        }
    }
    return rows;
}

/// The changes of a row, what no other row has as well in front.
QStringList ownFirst(const QStringList &rows, qsizetype row)
{
    QStringList changes = rows[row].split(u"; "_s);
    std::ranges::stable_partition(changes, [&](const QString &change) {
        for (qsizetype other = 0; other < rows.size(); ++other) {
            if (other != row && rows[other].split(u"; "_s).contains(change))
                return false;
        }
        return true;
    });
    return changes;
}

} // namespace

QString keptText(const ConstraintChance &constraint, double required, const QLocale &locale)
{
    const QString share = chanceText(constraint.kept, locale);
    const QString asked = formatPercent(100 * required, locale, 0);
    switch (constraint.kind) {
    case ConstraintChance::Kind::Budget:
        return Report::tr("the budget is kept in %1 of all cases (%2 asked for)").arg(share, asked);
    case ConstraintChance::Kind::Deadline:
        return Report::tr("%1 ends by its deadline in %2 of all cases (%3 asked for)")
            .arg(constraint.name, share, asked);
    case ConstraintChance::Kind::Window:
        return Report::tr("%1 ends in its window in %2 of all cases (%3 asked for)")
            .arg(constraint.name, share, asked);
    case ConstraintChance::Kind::Latency:
        break;
    }
    return Report::tr("%1 answers in time in %2 of all cases (%3 asked for)")
        .arg(constraint.name, share, asked);
}

void setMemoAlternatives(MemoSheet &sheet, const ReportInput &input, std::size_t most, int linesEach,
                         int mostLines)
{
    constexpr int mostTradeLines = 7; // only names that no template has take more
    const ReportStyle &style = sheet.style();
    // The figures above lead with P50.
    sheet.section(Report::tr("Alternatives considered, by point estimate"));
    const Alternatives *found = input.options.alternatives.get();
    if (!found) {
        sheet.paragraph(Report::tr("None were searched for this memo."), style.text, 1);
        return;
    }
    const double gap = sheet.points(9);
    const std::vector<const Alternative *> rows = rowsOf(*found, most);
    const TextStyle figures = style.table.with(Qt::AlignRight);
    // As wide as the longest figure: it breaks between words only ("at least").
    double amount = sheet.points(58);
    for (const Alternative *row : rows) {
        for (const QString &word : roundAmount(row->total, style.locale).split(u' '))
            amount = std::max(amount, sheet.flow().textWidth(word, figures));
    }
    const double name = sheet.width() * 0.36 - (amount - sheet.points(58)) / 2;
    const double amountX = sheet.left() + name + gap;
    const double whyX = amountX + amount + gap;
    const double why = sheet.left() + sheet.width() - whyX;
    const QString months = counted(input.plan.months, u"month"_s, style.locale);
    if (!rows.empty()) {
        sheet.text(amountX, sheet.y(), amount, months, style.tableHead.with(Qt::AlignRight));
        sheet.advance(sheet.text(whyX, sheet.y(), why, Report::tr("Against the plan, and what it gives up"),
                                 style.tableHead)
                      + sheet.points(1));
    }
    QStringList whats;
    for (const Alternative *row : rows)
        whats << (row->kind == Alternative::Kind::WayOut
                      ? row->how
                      : changesText(input.plan, row->plan, input.catalog, style.locale));
    for (const Alternative *const &row : rows) {
        const Alternative &alternative = *row;
        const double y = sheet.y() + sheet.points(1.2);
        QString what = whats[&row - rows.data()];
        // What leads back to the budget is told whole.
        const bool isWayOut = alternative.kind == Alternative::Kind::WayOut;
        const int lines = isWayOut && mostLines > 1 ? std::max(mostLines, 4) : mostLines;
        const QString called = nameOf(alternative, *found) + u": "_s;
        // Whole changes, and how many more there are: first those that tell it from the other rows.
        const QStringList changes = ownFirst(whats, &row - rows.data());
        what.prepend(called);
        for (qsizetype n = changes.size() - 1; n > 0 && !sheet.fits(what, style.tableStrong, name, lines);
             --n)
            what = called + changes.first(n).join(u"; "_s)
                + Report::tr("; and %1 more").arg(changes.size() - n);
        // Warnings by their number where their words find no room, then a line more, and then whole parts are counted: what is cut says nothing.
        QString trade = tradeParts(input, alternative, style.locale).all().join(u"; "_s);
        if (!sheet.fits(trade, style.table, why, isWayOut ? lines : linesEach)) {
            const TradeParts parts = tradeParts(input, alternative, style.locale, true);
            trade = parts.all().join(u"; "_s);
            for (qsizetype n = parts.others.size() - 1; n >= 0 && !sheet.fits(trade, style.table, why, lines);
                 --n)
                trade = (parts.deciding + parts.others.first(n)).join(u"; "_s)
                    + Report::tr("; and %1 more").arg(parts.others.size() - n);
        }
        // By what it costs and gives up an alternative is decided on: that has as many lines as it takes.
        int tradeLines = lines;
        while (tradeLines < mostTradeLines
               && (!sheet.fits(trade, style.table, why, tradeLines)
                   || !sheet.fits(what, style.tableStrong, name, tradeLines)))
            ++tradeLines;
        const QString costs = roundAmount(alternative.total, style.locale);
        const double height
            = std::max({sheet.text(sheet.left(), y, name, what, style.tableStrong, tradeLines),
                        sheet.text(whyX, y, why, trade, style.table, tradeLines),
                        sheet.text(amountX, y, amount, costs, figures, 2)});
        sheet.advance(height + sheet.points(2.8));
        sheet.hairline();
    }
    sheet.advance(sheet.points(2));
    if (rows.empty())
        sheet.paragraph(Report::tr("No other plan was found that does the work."), style.text, 1);
    QString note = robustnessText(found->robustness, style.locale);
    const auto isRobust = [](const Alternative &each) { return each.robustness.isRobust(); };
    if (!found->robustness.isRobust() && std::ranges::none_of(found->plans, isRobust)
        && std::ranges::none_of(found->waysOut, isRobust)) {
        const QString reason = typedSpeedText(input, found->robustness, style.locale);
        note += u' ' + (reason.isEmpty() ? Report::tr("Nothing that was found is robust.") : reason);
    }
    if (const auto left = rowsOf(*found, mostAlternatives).size() - rows.size(); left > 0)
        note += u' ' + Report::tr("%1 more alternative finds no room here: Best choice has it.").arg(left);
    if (!found->rejected.empty())
        note += u' '
            + (found->rejected.size() == 1
                   ? Report::tr("1 more choice in %1.")
                   : QString(QString::number(found->rejected.size()) + Report::tr(" more choices in %1.")))
                  .arg(whereMoreIs(input, ReportPart::Rejected));
    sheet.paragraph(note, style.caption, 4);
}

void setMemoRisks(MemoSheet &sheet, const ReportInput &input, std::size_t most, int linesEach)
{
    constexpr int mostLinesOfPurchase = 3;
    const ReportStyle &style = sheet.style();
    sheet.section(Report::tr("Risks and approvals"));
    const std::vector<RiskRow> rows = riskRows(input, style.locale);
    if (rows.empty()) {
        sheet.paragraph(Report::tr("The rules found nothing to resolve, to approve or to mind."), style.text,
                        1);
        return;
    }
    // Words of another language and names of people are longer.
    const auto widest = [&](QString RiskRow::*part, double least, const TextStyle &as) {
        double width = sheet.points(least);
        for (std::size_t i = 0; i < std::min(most, rows.size()); ++i)
            width = std::max(width, sheet.flow().textWidth(rows[i].*part, as) + sheet.points(2));
        return std::min(width, sheet.points(110));
    };
    const double kind = widest(&RiskRow::kind, 46, style.tableStrong) + sheet.points(16);
    const double when = widest(&RiskRow::when, 82, style.table);
    const double owner = widest(&RiskRow::owner, 56, style.table);
    const double gap = sheet.points(6);
    const double textX = sheet.left() + kind;
    const double text = sheet.width() - kind - when - owner - 2 * gap;
    for (std::size_t i = 0; i < std::min(most, rows.size()); ++i) {
        const RiskRow &row = rows[i];
        const double y = sheet.y() + sheet.points(1.2);
        const QColor color = severityColor(row.severity, style.colors);
        sheet.paint([severity = row.severity, at = QPointF(sheet.left(), y + sheet.points(0.8)),
                     side = sheet.points(8.5), &colors = style.colors](QPainter &painter) {
            paintSign(painter, severity, at, side, colors);
        });
        sheet.text(sheet.left() + sheet.points(12), y, kind - sheet.points(14), row.kind,
                   style.tableStrong.in(color));
        // What is to be bought is said in a line more where there is one, and what binds longer is not cut.
        const int lines = row.isPurchase && linesEach > 1 ? mostLinesOfPurchase : linesEach;
        const bool isBrief = !row.brief.isEmpty() && !sheet.fits(row.text, style.table, text, lines);
        const double height
            = std::max({sheet.text(textX, y, text, isBrief ? row.brief : row.text, style.table, lines),
                        sheet.text(textX + text + gap, y, owner, row.owner,
                                   style.table.in(style.colors.secondary), linesEach),
                        sheet.text(textX + text + owner + 2 * gap, y, when, row.when,
                                   style.table.with(Qt::AlignRight), linesEach)});
        sheet.advance(height + sheet.points(2.8));
        sheet.hairline();
    }
    sheet.advance(sheet.points(2));
    QStringList notes;
    if (const QString late = lateText(input, style.locale); !late.isEmpty())
        notes << late;
    // Each is told where it stands.
    const auto rest = std::span(rows).subspan(std::min(most, rows.size()));
    const auto purchases = std::ranges::count_if(rest, &RiskRow::isPurchase);
    const auto others = std::ssize(rest) - purchases;
    if (purchases > 0)
        notes << Report::tr("%1 more to decide on page 2, under What to buy for a term.").arg(purchases);
    if (others > 0)
        notes << Report::tr("%1 more in %2, under Findings and Calendar.")
                     .arg(others)
                     .arg(whereMoreIs(input, ReportPart::Findings));
    if (!notes.isEmpty())
        sheet.paragraph(notes.join(u' '), style.caption, 2);
}

} // namespace slipway
