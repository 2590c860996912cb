// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include <QPainter>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostSections = 14; // that a report can have; what reserveContents() makes room for
constexpr int columns = 2;

double lineHeight(const PageFlow &flow)
{
    return flow.textHeight(u"x"_s, flow.style().text, flow.width()) + flow.style().points(1);
}

} // namespace

double contentsHeight(const PageFlow &flow)
{
    const ReportStyle &style = flow.style();
    return style.points(14) + flow.textHeight(u"x"_s, style.subheading, flow.width()) + style.points(4)
        + (mostSections / columns) * lineHeight(flow);
}

ContentsPlace reserveContents(PageFlow &flow)
{
    const ReportStyle &style = flow.style();
    ContentsPlace place;
    place.page = flow.currentPage();
    const double height = contentsHeight(flow);
    place.fits = height <= flow.room();
    if (place.fits) {
        // At the foot of the page, so that what is above it may be longer or shorter.
        place.top = style.body.bottom() - height + style.points(14);
        flow.advance(flow.room());
    }
    return place;
}

void writeContents(PageFlow &flow, const ContentsPlace &place)
{
    if (!place.fits)
        return;
    const ReportStyle &style = flow.style();
    const QString title = Report::tr("Contents");
    flow.setTextOn(place.page, {flow.left(), place.top}, flow.width(), title, style.subheading);
    const double first = place.top + flow.textHeight(title, style.subheading, flow.width()) + style.points(4);
    std::vector<const PageFlow::Entry *> sections;
    for (const PageFlow::Entry &entry : flow.entries()) {
        if (entry.level == 1)
            sections.push_back(&entry);
    }
    const std::size_t rows = (sections.size() + columns - 1) / columns;
    const double gap = style.points(28);
    const double width = (flow.width() - gap) / columns;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const double x = flow.left() + static_cast<double>(i / rows) * (width + gap);
        const double y = first + static_cast<double>(i % rows) * lineHeight(flow);
        flow.setTextOn(place.page, {x, y}, width, sections[i]->title, style.text);
        flow.setTextOn(place.page, {x, y}, width, style.locale.toString(sections[i]->page + 1),
                       style.text.with(Qt::AlignRight));
    }
}

void writeFooters(PageFlow &flow, const ReportInput &input)
{
    const ReportStyle &style = flow.style();
    const QString draft = draftReason(input.evaluation);
    const QString dates = priceDates(input.evaluation.provenance);
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
        const QString number = Report::tr("page %1 of %2").arg(page + 1).arg(flow.pageCount());
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
