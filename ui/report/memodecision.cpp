// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/memo.h"

#include "model/base/format.h"
#include "model/base/runningtext.h"
#include "model/catalog/catalogwords.h"
#include "model/decision/asked.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/owed.h"
#include "model/evaluation/ownerroles.h"
#include "model/evaluation/pricedates.h"
#include "model/evaluation/priceshare.h"
#include "model/items/names.h"
#include "model/items/rangetexts.h"
#include "model/plan/planbudget.h"
#include "ui/charts/costseries.h"

#include <algorithm>
#include <array>
#include <vector>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Null where nothing is uncertain or nothing was drawn.
const Uncertainty *rangesOf(const ReportInput &input)
{
    const Uncertainty *found = input.options.uncertainty.get();
    return found && !found->isExact() ? found : nullptr;
}

QString horizonText(const ReportInput &input, const QLocale &locale)
{
    return counted(input.plan.months, u"month"_s, locale);
}

/// "USD 300.00 a month (USD 3,600.00 over 12 months)" as the plan states it; one amount for the whole horizon.
QString budgetText(const ReportInput &input, const Money &whole, const QLocale &locale)
{
    const auto stated = budgetIn(input.plan, input.evaluation.currency);
    if (!stated || input.plan.budget->period == BudgetPeriod::Horizon)
        return typedAmount(whole, locale);
    return Report::tr("%1 a month (%2 over %3)")
        .arg(typedAmount(*stated, locale), typedAmount(whole, locale), horizonText(input, locale));
}

/// "Mindestens USD 5.495 genehmigen": in German the amount comes first.
QString sentenceBegun(QString text)
{
    text.front() = text.front().toUpper();
    return text;
}

/// The amount to approve.
QString amountAsked(const ReportInput &input, const Asked &asked, const QLocale &locale)
{
    switch (asked.reason) {
    case Asked::Reason::Budget:
        return Report::tr("Approve the budget of %1").arg(budgetText(input, *asked.budget, locale));
    case Asked::Reason::NineOfTen:
        return sentenceBegun(
            (asked.amount.isComplete() ? Report::tr("Approve up to %1") : Report::tr("Approve %1"))
                .arg(withCurrency(asked.amount, locale)));
    case Asked::Reason::NotDrawn:
    case Asked::Reason::Exact:
        break;
    }
    return sentenceBegun(Report::tr("Approve %1").arg(formatTotal(asked.amount, locale)));
}

/// Why it is so much.
QString whySoMuch(const Asked &asked, const QLocale &locale)
{
    // That something has no price is said at the end.
    const QString likely = withCurrency(asked.likely.known(), locale);
    const QString reserve = typedAmount(asked.reserve, locale);
    QString text;
    switch (asked.reason) {
    case Asked::Reason::NineOfTen:
        text = asked.reserve.isZero()
            ? Report::tr("Half of all cases cost as much (P50), and nine in ten no more (P90).")
            : Report::tr("Half of all cases cost no more than %1 (P50); with a reserve of %2 nine in ten are "
                         "covered (P90).")
                  .arg(likely, reserve);
        break;
    case Asked::Reason::Budget:
        text = Report::tr(
                   "Half of all cases cost no more than %1 (P50); the budget leaves a reserve of %2 and is "
                   "kept in %3 of all cases (%4 asked for).")
                   .arg(likely, reserve, chanceText(*asked.budgetKept, locale),
                        formatPercent(100 * asked.required, locale, 0));
        break;
    case Asked::Reason::Exact:
        text = Report::tr("Every figure is stated to be exact: no reserve is asked for.");
        break;
    case Asked::Reason::NotDrawn:
        text = Report::tr("It is the point estimate: no ranges were drawn, so no reserve is known.");
        break;
    }
    if (!asked.amount.isComplete())
        text += u' ' + Report::tr("What has no price comes on top.");
    return text;
}

/// How that stands to the budget that was set.
QString againstBudget(const ReportInput &input, const Asked &asked, const QLocale &locale)
{
    if (!asked.budget)
        return Report::tr("No budget has been set.");
    if (asked.reason == Asked::Reason::Budget)
        return {};
    const QString budget = budgetText(input, *asked.budget, locale);
    const Money left = *asked.unasked();
    if (left.minor() < 0) {
        QString text
            = (asked.amount.isComplete() ? Report::tr("That is %1 more than the budget of %2.")
                                         : Report::tr("That is at least %1 more than the budget of %2."))
                  .arg(typedAmount(Money(0, left.currency()) - left, locale), budget);
        if (const Alternatives *found = input.options.alternatives.get(); found && found->isOverBudget)
            text += u' '
                + (found->waysOut.empty()
                       ? Report::tr("Nothing that was tried makes the plan clearly cheaper.")
                       : std::ranges::any_of(found->waysOut, &Alternative::keepsBudget)
                       ? Report::tr("What would keep it stands first under the alternatives.")
                       : Report::tr("Nothing that was tried keeps it; what comes nearest stands first under "
                                    "the alternatives."));
        return text;
    }
    if (asked.dearestMonth)
        return (asked.amount.isComplete() ? Report::tr(
                    "All months together stay below the budget of %1, the dearest month may take %2.")
                                          : Report::tr("Of what has a price all months together stay below "
                                                       "the budget of %1, the dearest month may take "
                                                       "%2; whether they do with the rest nobody can say."))
            .arg(budget, withCurrency(*asked.dearestMonth, locale));
    return left.isZero()
        ? (asked.amount.isComplete() ? Report::tr("That is the budget of %1.")
                                     : Report::tr("That is the budget of %1 at least."))
              .arg(budget)
        : (asked.amount.isComplete() ? Report::tr("Of the budget of %1, %2 is not asked for.")
                                     : Report::tr("Of the budget of %1, at most %2 is not asked for."))
              .arg(budget, typedAmount(left, locale));
}

/// What is promised and kept too seldom. Empty: nothing.
QString acceptedText(const Asked &asked, const QLocale &locale)
{
    if (asked.missed.empty())
        return {};
    const auto weakest = std::ranges::min_element(
        asked.missed, {}, [](const ConstraintChance &each) { return each.kept.share; });
    QString text
        = Report::tr("Whoever approves accepts that %1").arg(keptText(*weakest, asked.required, locale));
    if (asked.missed.size() > 1)
        text += Report::tr(", and %1 more of the kind").arg(asked.missed.size() - 1);
    return text + u'.';
}

/// "buy the reservation of three years for serve": what binds longer than a month is part of what is asked. Empty: nothing.
QString purchaseText(const ReportInput &input)
{
    QStringList titles;
    for (const CalendarEntry &entry : input.evaluation.calendar) {
        // Renewals have a day to decide before the day they fall due.
        if (entry.kind == CalendarEntry::Kind::Commitment && entry.date == entry.due)
            titles << inRunningText(entry.title);
    }
    if (titles.size() > 2)
        return Report::tr("%1, with %2 more commitments")
            .arg(titles.front(), QString::number(titles.size() - 1));
    return titles.join(Report::tr(" and "));
}

/// What whoever approves is bound to pay after the horizon as well, for what is still to be bought. Empty: nothing.
QString owedText(const ReportInput &input, const QLocale &locale)
{
    const cost::OwedPart owed = owedTermsOf(input.plan, input.evaluation).toBuy;
    if (!owed.first)
        return {};
    const YearMonth end = input.plan.start.plusMonths(std::max(1, input.plan.months) - 1);
    return Report::tr(", and %1 owed until %2 for terms that run on")
        .arg(withCurrency(owed.amount, locale), formatMonth(end.plusMonths(owed.months), locale));
}

QString askText(const ReportInput &input, const QLocale &locale)
{
    const QString draft = draftReason(input.evaluation);
    const Asked asked = askedFor(input.plan, input.evaluation, input.options.uncertainty.get());
    QString text
        = Report::tr("%1 for %2 from %3 in %4")
              .arg(amountAsked(input, asked, locale), horizonText(input, locale),
                   formatMonth(input.plan.start, locale), regionName(input.catalog, input.plan.region));
    text += owedText(input, locale);
    int vcpus = 0;
    for (const QuotaNeed &need : input.evaluation.quota)
        vcpus += need.toRequest();
    if (vcpus > 0)
        text += Report::tr(", and request quota for %1").arg(formatUnits(vcpus, u"vCPU"_s, locale));
    if (const QString buys = purchaseText(input); !buys.isEmpty())
        text += Report::tr(", and %1").arg(buys);
    const Workload *live = nullptr;
    for (const Workload &workload : input.plan.workloads) {
        if (workload.enabled && std::holds_alternative<RealtimeEndpoint>(workload.detail)
            && (!live || workload.startMonth < live->startMonth))
            live = &workload;
    }
    if (live && live->startMonth < input.plan.months)
        text += Report::tr(", so that %1 can go live in %2")
                    .arg(live->shownName(),
                         formatMonth(input.plan.start.plusMonths(live->startMonth), locale));
    if (!draft.isEmpty())
        text = Report::tr("Nothing yet: this is a draft with %1. It would be: %2").arg(draft, text);
    QStringList sentences{text + u'.', whySoMuch(asked, locale), againstBudget(input, asked, locale),
                          acceptedText(asked, locale)};
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

struct Tile
{
    QString caption;
    QString figure;
    QString unit;
    QString note;
};

QString atLeast(const QString &caption, const Total &total)
{
    return total.isComplete() ? caption : Report::tr("%1, at least").arg(caption);
}

Tile rangeTile(const QString &caption, const CostRange *range, const Total &likely, const QLocale &locale)
{
    const QString unit = likely.currency().code();
    if (!range)
        return {atLeast(caption, likely), roundAmount(likely.known(), locale), unit,
                Report::tr("point estimate, no range drawn")};
    return {atLeast(Report::tr("%1, P50").arg(caption), range->p50), roundAmount(range->p50.known(), locale),
            unit,
            Report::tr("P10 %1, P90 %2")
                .arg(roundAmount(range->p10.known(), locale), roundAmount(range->p90.known(), locale))};
}

Tile budgetTile(const ReportInput &input, const QLocale &locale)
{
    const Evaluation &evaluation = input.evaluation;
    const Uncertainty *ranges = rangesOf(input);
    const auto budget = horizonBudget(input.plan, evaluation.currency);
    if (budget && ranges && ranges->overBudget) {
        const bool monthly = input.plan.budget->period == BudgetPeriod::Month;
        const auto stated = budgetIn(input.plan, evaluation.currency);
        const QString amount = roundAmount(stated && monthly ? *stated : *budget, locale);
        if (!ranges->overBudget->isKnown())
            return {Report::tr("Chance over budget"), chanceText(*ranges->overBudget, locale), QString(),
                    (monthly ? Report::tr("of %1 a month, while something has no price")
                             : Report::tr("of %1, while something has no price"))
                        .arg(amount)};
        return {Report::tr("Chance over budget"), chanceText(*ranges->overBudget, locale), QString(),
                monthly
                    ? Report::tr("in the dearest month, of %1 a month").arg(amount)
                    : (ranges->total.p90.isComplete() ? Report::tr("of %1, of which P90 takes %2 %")
                                                      : Report::tr("of %1, of which P90 takes at least %2 %"))
                          .arg(amount,
                               formatNumber(100 * ranges->total.p90.known().toDouble()
                                                / std::max(budget->toDouble(), 1e-9),
                                            locale, 0))};
    }
    if (budget)
        return {atLeast(Report::tr("Share of the budget"), evaluation.total),
                shareText(evaluation.total.known(), *budget, locale), QString(),
                Report::tr("of %1; no ranges were drawn").arg(roundAmount(*budget, locale))};
    Tile tile = rangeTile(Report::tr("Dearest month"), ranges ? &ranges->peakMonth : nullptr,
                          evaluation.peakMonth, locale);
    tile.note += Report::tr("; no budget is set");
    return tile;
}

void setTiles(MemoSheet &sheet, const ReportInput &input)
{
    const QLocale &locale = sheet.style().locale;
    const Uncertainty *ranges = rangesOf(input);
    const std::array tiles = {rangeTile(Report::tr("Average month"), ranges ? &ranges->averageMonth : nullptr,
                                        input.evaluation.averageMonth, locale),
                              rangeTile(horizonText(input, locale), ranges ? &ranges->total : nullptr,
                                        input.evaluation.total, locale),
                              budgetTile(input, locale)};
    const double gap = sheet.points(9);
    const double pad = sheet.points(7);
    const double width = (sheet.width() - 2 * gap) / 3;
    const double inner = width - 2 * pad;
    // Long amounts shrink rather than wrap, and then all of them.
    TextStyle figure = sheet.style().figure;
    const auto fits = [&](const Tile &tile) {
        return sheet.flow().textWidth(tile.figure, figure)
            + sheet.flow().textWidth(tile.unit, sheet.style().caption) + sheet.points(4)
            <= inner;
    };
    while (!std::ranges::all_of(tiles, fits) && figure.font.pointSizeF() > 9)
        figure.font.setPointSizeF(figure.font.pointSizeF() - 0.5);
    double height = 0;
    const double top = sheet.y();
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const double x = sheet.left() + static_cast<double>(i) * (width + gap) + pad;
        double y = top + sheet.points(5);
        y += sheet.text(x, y, inner, tiles[i].caption, sheet.style().caption, 2);
        const double body = sheet.text(x, y, inner, tiles[i].figure, figure);
        const double unitX = x + sheet.flow().textWidth(tiles[i].figure, figure) + sheet.points(4);
        const double unitHeight = sheet.flow().textHeight(u"x"_s, sheet.style().caption, inner);
        sheet.text(unitX, y + body - unitHeight - sheet.points(2.5), inner, tiles[i].unit,
                   sheet.style().caption);
        y += body;
        y += sheet.text(x, y, inner, tiles[i].note, sheet.style().caption, 2);
        height = std::max(height, y + sheet.points(5) - top);
    }
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const QRectF box(sheet.left() + static_cast<double>(i) * (width + gap), top, width, height);
        const double line = sheet.points(0.75);
        const QColor &color = sheet.style().colors.line;
        sheet.fill({box.left(), box.top(), box.width(), line}, color);
        sheet.fill({box.left(), box.bottom() - line, box.width(), line}, color);
        sheet.fill({box.left(), box.top(), line, box.height()}, color);
        sheet.fill({box.right() - line, box.top(), line, box.height()}, color);
    }
    sheet.advance(height);
}

/// How the figures that everybody knows from the window lie in the range.
QString ownFigureText(const ReportInput &input, const QLocale &locale)
{
    const Evaluation &evaluation = input.evaluation;
    const QString peak = evaluation.months.empty()
        ? QString()
        : formatMonth(evaluation.months[static_cast<std::size_t>(evaluation.peakIndex)].month, locale);
    QString text
        = Report::tr("The point estimate, with every figure at its likely value, is %1 a month on average, "
                     "%2 in the dearest "
                     "month%3 and %4 over %5")
              .arg(formatTotal(evaluation.averageMonth, locale), formatTotal(evaluation.peakMonth, locale),
                   peak.isEmpty() ? QString() : u" ("_s + peak + u')', formatTotal(evaluation.total, locale),
                   horizonText(input, locale));
    const Uncertainty *ranges = rangesOf(input);
    if (ranges)
        text += (ranges->incomplete.share > 0 ? Report::tr("; %1 of all cases cost more, of what has a price")
                                              : Report::tr("; %1 of all cases cost more"))
                    .arg(chanceText(ranges->abovePlanned, locale));
    else
        text += input.options.uncertainty ? Report::tr("; every figure is stated to be exact")
                                          : Report::tr("; no ranges were drawn");
    text += u'.';
    if (const QString exchange = exchangeRemark(evaluation); !exchange.isEmpty())
        text += u' ' + exchange;
    return text;
}

/// What is missing from the range, where the plan's own figure misses nothing. Empty: nothing.
QString missingOfRange(const ReportInput &input, const QLocale &locale)
{
    const Uncertainty *ranges = rangesOf(input);
    if (!ranges || !input.evaluation.total.isComplete() || ranges->total.p90.isComplete())
        return {};
    return Report::tr("In %1 of all cases something has no price, or is more work than its machines have "
                      "hours for: what that "
                      "costs is missing from P10, P50 and P90.")
        .arg(chanceText(ranges->incomplete, locale));
}

/// What is asked has at most so many lines.
void setHead(MemoSheet &sheet, const ReportInput &input, int askLines)
{
    const ReportStyle &style = sheet.style();
    const QString draft = draftReason(input.evaluation);
    const double caption
        = sheet.text(sheet.left(), sheet.y(), sheet.width(), Report::tr("Decision memo"), style.caption);
    const QString date = formatLongDate(input.options.madeOn.date(), style.locale);
    sheet.text(sheet.left(), sheet.y(), sheet.width(), date, style.caption.with(Qt::AlignRight));
    if (!draft.isEmpty()) {
        TextStyle mark = style.strong.in(style.colors.bad).with(Qt::AlignHCenter);
        sheet.text(sheet.left(), sheet.y() - sheet.points(1), sheet.width(),
                   Report::tr("DRAFT: %1").arg(draft), mark);
    }
    sheet.advance(caption + sheet.points(1));
    TextStyle title = style.title;
    const QString name = planTitle(input.plan);
    while (title.font.pointSizeF() > 13 && sheet.flow().textWidth(name, title) > sheet.width())
        title.font.setPointSizeF(title.font.pointSizeF() - 1);
    sheet.advance(sheet.text(sheet.left(), sheet.y(), sheet.width(), name, title, 2) + sheet.points(5));
    // What is asked: on a ground, with a bar of the accent colour.
    const double pad = sheet.points(8);
    const double top = sheet.y();
    const QString ask = askText(input, style.locale);
    const double inner = sheet.width() - 2 * pad - sheet.points(3);
    const double x = sheet.left() + pad + sheet.points(3);
    MemoSheet measure(sheet.flow(), 0, false);
    const double captionHeight = measure.text(x, 0, inner, Report::tr("What is asked"), style.caption);
    const double askHeight = measure.text(x, 0, inner, ask, style.strong, askLines);
    const double height = captionHeight + askHeight + sheet.points(10);
    sheet.fill({sheet.left(), top, sheet.width(), height}, style.colors.selected);
    sheet.fill({sheet.left(), top, sheet.points(3), height}, style.colors.accent);
    if (sheet.draws())
        sheet.flow().mark(1, Report::tr("What is asked"));
    sheet.text(x, top + sheet.points(5), inner, Report::tr("What is asked"), style.caption);
    sheet.text(x, top + sheet.points(5) + captionHeight, inner, ask, style.strong, askLines);
    sheet.advance(height + sheet.points(7));
    setTiles(sheet, input);
    sheet.advance(sheet.points(4));
    sheet.paragraph(ownFigureText(input, style.locale), style.caption, 3);
    if (!input.evaluation.total.isComplete())
        sheet.paragraph(Report::tr("Without a price, and missing from every total: %1.")
                            .arg(input.evaluation.total.missing().join(u", "_s)),
                        style.caption, 2);
    sheet.paragraph(missingOfRange(input, style.locale), style.caption, 2);
}

struct SignOff
{
    QString what;
    QString role;
    QString name; ///< where it is known; else to be written
};

/// Whoever owns something on page 1 signs it.
std::vector<SignOff> signOffs(const ReportInput &input)
{
    const auto signer = [&](const QString &what, OwnerRole role) {
        return SignOff{what, roleName(role), input.plan.ownerOf(role)};
    };
    std::vector<SignOff> all
        = {signer(Report::tr("Asked by"), OwnerRole::Plan), signer(Report::tr("Budget"), OwnerRole::Finance),
           signer(Report::tr("Quota and network"), OwnerRole::Platform)};
    if (std::ranges::any_of(input.evaluation.calendar, [](const CalendarEntry &entry) {
            return entry.kind == CalendarEntry::Kind::Approval;
        })) {
        all.back().what = Report::tr("Quota");
        all.push_back(signer(Report::tr("Approvals"), OwnerRole::Security));
    }
    return all;
}

void setSignOff(MemoSheet &sheet, const ReportInput &input)
{
    sheet.section(Report::tr("Sign-off"));
    const ReportStyle &style = sheet.style();
    const std::vector<SignOff> roles = signOffs(input);
    const double gap = sheet.points(12);
    const auto count = static_cast<double>(roles.size());
    const double width = (sheet.width() - (count - 1) * gap) / count;
    const double line = sheet.flow().textHeight(u"x"_s, style.caption, width);
    const double top = sheet.y();
    // Long names wrap, and all lines to sign on stand as high as the highest.
    constexpr int mostLinesOfName = 3;
    double names = 0;
    for (const SignOff &each : roles)
        names = std::max(
            names,
            MemoSheet(sheet.flow(), 0, false).text(0, 0, width, each.name, style.table, mostLinesOfName));
    const double ruleY = top + line + std::max(sheet.points(22), names + sheet.points(6));
    for (std::size_t i = 0; i < roles.size(); ++i) {
        const double x = sheet.left() + static_cast<double>(i) * (width + gap);
        sheet.text(x, top, width, roles[i].what, style.tableStrong);
        sheet.text(x, top, width, roles[i].role, style.caption.with(Qt::AlignRight));
        if (!roles[i].name.isEmpty())
            sheet.text(x, ruleY - sheet.points(2) - std::max(names, line), width, roles[i].name, style.table,
                       mostLinesOfName);
        sheet.fill({x, ruleY, width, sheet.points(0.75)}, style.colors.text);
        sheet.text(x, ruleY + sheet.points(2), width, Report::tr("Name, signature"), style.caption);
        sheet.text(x, ruleY + sheet.points(2), width, Report::tr("Date"), style.caption.with(Qt::AlignRight));
    }
    sheet.advance(ruleY + sheet.points(2) + line - top);
}

constexpr int tightest = 4;
/// Where that does not do, fewer risks, which are counted, and then fewer conditions; then only two risks stand there, and names of
/// alternatives in a line. Last of all the last of the alternatives is counted: it is what a board decides between, and what decides on each
/// takes the room it takes.
constexpr int fewer = tightest + 2;
constexpr int crowded = fewer + 1;
constexpr int fewest = crowded + 1;
/// What only names take that no template has: then the words of risks are cut as well.
constexpr int cut = fewest + 1;

/// What stands under the chart of months; `tight` from 0 on takes less room each time.
void setRest(MemoSheet &sheet, const ReportInput &input, int tight)
{
    const int linesEach = std::max(1, 3 - tight);
    setMemoAlternatives(sheet, input, tight < fewest ? mostAlternatives : mostAlternatives - 1, linesEach,
                        tight < crowded ? linesEach + 1 : linesEach);
    // Conditions are three at the most: with as many lines as another language takes.
    const int flipLines = tight < fewer ? 4 : 2;
    setMemoSwings(sheet, input, flipLines, flipLines);
    setMemoRisks(sheet, input, tight <= tightest ? 4 : tight < crowded ? 3 : 2, tight < cut ? 5 : 2);
    setSignOff(sheet, input);
}

} // namespace

void writeMemoDecision(PageFlow &flow, const ReportInput &input)
{
    const double least = flow.style().points(112);
    const double low = flow.style().points(100); // before sentences get shorter
    const double lowest = std::max(flow.style().points(70), leastMemoMonths(flow, input));
    const double most = flow.style().points(235);
    // What is asked is cut last: only names that no template has are so long.
    int askLines = 8;
    double free = 0;
    double rest = 0;
    int tight = 0;
    for (const int lines : {8, 4}) {
        askLines = lines;
        MemoSheet top(flow, flow.y(), false);
        setHead(top, input, askLines);
        free = flow.style().body.bottom() - top.y();
        for (tight = 0;; ++tight) {
            MemoSheet measure(flow, 0, false);
            setRest(measure, input, tight);
            rest = measure.used();
            const double wanted = tight == 0 ? least : tight < tightest ? low : lowest;
            if (free - rest >= wanted || tight == cut)
                break;
        }
        if (free - rest >= lowest)
            break;
    }
    MemoSheet head(flow, flow.y(), true);
    setHead(head, input, askLines);
    MemoSheet months(flow, head.y(), true);
    setMemoMonths(months, input, std::clamp(free - rest, flow.style().points(70), most));
    MemoSheet below(flow, months.y(), true);
    setRest(below, input, tight);
}

} // namespace slipway
