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
    const QString dates = priceDates(input.evaluation);
    // A long name must not run into the page number.
    QString name = planTitle(input.plan);
    while (name.size() > 8 && flow.textWidth(name, style.caption) > flow.width() * 0.3)
        name = name.chopped(2).trimmed() + u'\u2026';
    QString left = name;
    if (!dates.isEmpty())
        left += u"  \u00b7  "_s + Report::tr("prices of %1").arg(dates);
    for (int page = 0; page < flow.pageCount(); ++page) {
        flow.drawOn(
            page,
            [area = QRectF(flow.left(), style.footerTop - style.points(5), flow.width(), style.points(0.5)),
             color = style.colors.line](QPainter &painter) { painter.fillRect(area, color); });
        const QPointF at(flow.left(), style.footerTop);
        flow.setTextOn(page, at, flow.width(), left, style.caption);
        QString number = Report::tr("page %1 of %2").arg(page + 1).arg(flow.pageCount());
        if (page < memoPages && flow.pageCount() > memoPages)
            number = Report::tr("memo, ") + number;
        flow.setTextOn(page, at, flow.width(), number, style.caption.with(Qt::AlignRight));
        if (!draft.isEmpty()) {
            TextStyle mark = style.caption.in(style.colors.bad).with(Qt::AlignRight);
            mark.font.setWeight(QFont::Bold);
            const double room = flow.textWidth(number, style.caption) + style.points(12);
            flow.setTextOn(page, at, flow.width() - room, Report::tr("DRAFT: %1").arg(draft), mark);
        }
    }
}

} // namespace slipway
