// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/memo.h"

#include "model/evaluation/pricedates.h"

#include <QPainter>

namespace slipway {

using namespace Qt::StringLiterals;

void beginAppendix(PageFlow &flow)
{
    flow.newPage();
    const ReportStyle &style = flow.style();
    // Written by writeFooters(), once the pages are known.
    flow.advance(2 * flow.textHeight(u"x"_s, style.caption, flow.width()) + style.points(2));
}

namespace {

/// "What is planned 3, Cost by month 3, All lines 4".
void writeContents(PageFlow &flow)
{
    const ReportStyle &style = flow.style();
    QStringList parts;
    for (const PageFlow::Entry &entry : flow.entries()) {
        if (entry.level == 1 && entry.page >= memoPages)
            parts << u"%1\u00a0%2"_s.arg(QString(entry.title).replace(u' ', QChar(QChar::Nbsp)))
                         .arg(entry.page + 1);
    }
    if (!parts.isEmpty())
        flow.setTextOn(memoPages, {flow.left(), style.body.top()}, flow.width(),
                       Report::tr("Appendix: %1").arg(parts.join(u", "_s)), style.caption);
}

} // namespace

void writeFooters(PageFlow &flow, const ReportInput &input)
{
    writeContents(flow);
    flow.dropEmptyPage();
    const ReportStyle &style = flow.style();
    const QString draft = draftReason(input.evaluation);
    const QString dates = briefPriceDates(input.evaluation);
    const auto numberOf = [&flow](int page) {
        const QString number = Report::tr("page %1 of %2").arg(page + 1).arg(flow.pageCount());
        return page < memoPages && flow.pageCount() > memoPages ? Report::tr("memo, ") + number : number;
    };
    QString mark = draft.isEmpty() ? QString() : Report::tr("DRAFT: %1").arg(draft);
    TextStyle markStyle = style.caption.in(style.colors.bad).with(Qt::AlignRight);
    markStyle.font.setWeight(QFont::Bold);
    const auto room = [&] {
        return flow.width() - flow.textWidth(numberOf(0), style.caption) - style.points(12)
            - (mark.isEmpty() ? 0 : flow.textWidth(mark, markStyle) + style.points(12));
    };
    const auto width = [&](const QString &text) { return flow.textWidth(text, style.caption); };
    const QString since = dates.isEmpty() ? QString() : Report::tr("prices of %1").arg(dates);
    const QString rest = since.isEmpty() ? QString() : u"  \u00b7  "_s + since;
    // A long name must not run into what stands at the right: the day of the prices goes to a line of its own first, then what is to be
    // resolved, which is told at the head of the first page as well, and the name is cut last.
    QString left = planTitle(input.plan);
    QString below;
    if (width(left + rest) <= room())
        left += rest;
    else
        below = since;
    if (width(left) > room() && !mark.isEmpty())
        mark = Report::tr("DRAFT");
    left = flow.fitted(left, style.caption, room(), 1);
    const double line = flow.textHeight(u"x"_s, style.caption, flow.width());
    // Two lines begin right below the body, so that printers reach the second.
    const double top = style.footerTop - (below.isEmpty() ? 0 : style.points(6.2));
    for (int page = 0; page < flow.pageCount(); ++page) {
        flow.drawOn(page,
                    [area = QRectF(flow.left(), top - style.points(5), flow.width(), style.points(0.5)),
                     color = style.colors.line](QPainter &painter) { painter.fillRect(area, color); });
        const QPointF at(flow.left(), top);
        flow.setTextOn(page, at, flow.width(), left, style.caption);
        if (!below.isEmpty())
            flow.setTextOn(page, at + QPointF(0, line), flow.width(), below, style.caption);
        const QString number = numberOf(page);
        flow.setTextOn(page, at, flow.width(), number, style.caption.with(Qt::AlignRight));
        if (!mark.isEmpty()) {
            const double numbered = width(number) + style.points(12);
            flow.setTextOn(page, at, flow.width() - numbered, mark, markStyle);
        }
    }
}

} // namespace slipway
