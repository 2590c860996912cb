// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pageflow.h"

#include "model/base/cancellation.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// What runs on behind another text, in a colour of its own.
struct Note
{
    QString text;
    QColor color;
};

/// Lays `text` out in lines of `width`. The height is in whole lines, so that rows of one style agree.
std::shared_ptr<QTextLayout> inLines(const QString &text, const TextStyle &style, double width,
                                     double *height, const Note &note)
{
    QString all = text;
    if (!note.text.isEmpty())
        all += u"  "_s + QString(note.text).replace(QChar::LineFeed, u' ');
    // QTextLayout breaks lines only at its own sign.
    auto layout
        = std::make_shared<QTextLayout>(all.replace(QChar::LineFeed, QChar::LineSeparator), style.font);
    if (!note.text.isEmpty()) {
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(text.size());
        range.length = static_cast<int>(all.size() - text.size());
        range.format.setForeground(note.color);
        layout->setFormats({range});
    }
    QTextOption option(style.alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    layout->setTextOption(option);
    const QFontMetricsF metrics(style.font);
    const double body = metrics.ascent() + metrics.descent();
    const double lineHeight = body * style.leading / 1.2;
    const double shift = (lineHeight - body) / 2;
    double y = 0;
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y + shift});
        y += lineHeight;
    }
    layout->endLayout();
    // The thread that paints may be another: it takes its own engine of the font.
    layout->setFont(style.font);
    *height = y;
    return layout;
}

} // namespace

const PageFlow::Lines &PageFlow::laidOut(const QString &text, const TextStyle &style, double width,
                                         const QString &note, const QColor &noteColor) const
{
    throwIfCancelled(); // long reports are laid out in the background
    const LinesKey key(text, note, width, style.font.pointSizeF(), style.leading,
                       static_cast<int>(style.font.weight()), static_cast<int>(style.alignment.toInt()),
                       noteColor.rgb());
    const auto known = m_lines.find(key);
    if (known != m_lines.end())
        return known->second;
    Lines lines;
    lines.layout = inLines(text, style, width, &lines.height, {note, noteColor});
    return m_lines.emplace(key, std::move(lines)).first->second;
}

PageFlow::PageFlow(const ReportStyle &style)
    : m_style(style)
{
    newPage();
}

void PageFlow::newPage()
{
    m_pages.emplace_back();
    m_y = m_style.body.top();
}

void PageFlow::cutFrom(int page)
{
    m_pages.resize(static_cast<std::size_t>(page));
    std::erase_if(m_entries, [page](const Entry &entry) { return entry.page >= page; });
    m_y = m_style.body.bottom();
    m_part = -1;
}

void PageFlow::dropEmptyPage()
{
    if (m_pages.size() > 1 && m_pages.back().empty())
        m_pages.pop_back();
}

void PageFlow::need(double height)
{
    if (height > room() && height <= m_style.body.height() && m_y > m_style.body.top())
        newPage();
}

void PageFlow::space(double height)
{
    if (m_y > m_style.body.top())
        m_y = std::min(m_y + height, m_style.body.bottom());
}

void PageFlow::mark(int level, const QString &text)
{
    m_entries.push_back({text, level, currentPage(), m_y, m_part});
}

void PageFlow::heading(int level, const QString &text, double follow)
{
    const TextStyle &style = level == 1 ? m_style.heading : m_style.subheading;
    const double above = spacing() * m_style.points(level == 1 ? 14 : 8);
    const double below = spacing() * m_style.points(level == 1 ? 4 : 2);
    const double height = textHeight(text, style, width());
    need(above + height + below + std::max(follow, m_style.points(30)));
    space(above);
    mark(level, text);
    setText({left(), m_y}, width(), text, style);
    m_y += height + below;
    if (level == 1) {
        rule(m_y, m_style.colors.line, m_style.points(0.75));
        m_y += m_style.points(3);
    }
}

void PageFlow::paragraph(const QString &text, const TextStyle &style)
{
    if (text.isEmpty())
        return;
    const double height = textHeight(text, style, width());
    need(height);
    setText({left(), m_y}, width(), text, style);
    m_y += height + spacing() * m_style.points(4);
}

PageFlow::Columns PageFlow::columnsOf(const std::vector<Item> &items, std::size_t first,
                                      const TextStyle &style, double indent) const
{
    // Heights of the first of them below each other, in the whole width and in half of it.
    std::vector<double> inOne{0};
    std::vector<double> inTwo{0};
    const auto add = [&](std::vector<double> &heights, const Item &item, double column) {
        heights.push_back(heights.back() + textHeight(item.text, style, column - indent)
                          + spacing() * m_style.points(3));
    };
    Columns fitting;
    for (std::size_t count = 1; first + count <= items.size(); ++count) {
        const Item &item = items[first + count - 1];
        add(inOne, item, width());
        Columns tried{count, count, inOne[count]};
        if (m_density == Density::Compact) {
            add(inTwo, item, halfWidth());
            for (std::size_t inLeft = count - 1; inLeft >= (count + 1) / 2 && inLeft > 0; --inLeft) {
                const double lowest = std::max(inTwo[inLeft], inTwo[count] - inTwo[inLeft]);
                if (lowest < tried.height)
                    tried = {count, inLeft, lowest};
            }
        }
        // What no page has room for is set all the same.
        if (tried.height > room() && (count > 1 || m_y > m_style.body.top()))
            break;
        fitting = tried;
    }
    return fitting;
}

void PageFlow::items(const std::vector<Item> &items, const TextStyle &style, double indent)
{
    for (std::size_t first = 0; first < items.size();) {
        const Columns columns = columnsOf(items, first, style, indent);
        const double column = columns.inLeft < columns.count ? halfWidth() : width();
        double x = left();
        double y = m_y;
        for (std::size_t i = 0; i < columns.count; ++i) {
            if (i == columns.inLeft) {
                x = left() + width() - column;
                y = m_y;
            }
            const Item &item = items[first + i];
            setText({x, y}, indent, item.mark, style);
            y += setText({x + indent, y}, column - indent, item.text, style) + spacing() * m_style.points(3);
        }
        m_y += columns.height;
        first += columns.count;
        if (first < items.size())
            newPage();
    }
}

double PageFlow::textHeight(const QString &text, const TextStyle &style, double width) const
{
    return laidOut(text, style, width).height;
}

double PageFlow::textHeight(const QString &text, const TextStyle &style, const QString &note,
                            const QColor &noteColor, double width) const
{
    return laidOut(text, style, width, note, noteColor).height;
}

QString PageFlow::fitted(const QString &text, const TextStyle &style, double width, int lines) const
{
    const double most = lines * textHeight(QStringLiteral("x"), style, width) * 1.01;
    if (textHeight(text, style, width) <= most)
        return text;
    const auto cut
        = [&](qsizetype length) -> QString { return text.left(length).trimmed() + QChar(u'\u2026'); };
    qsizetype fits = 0;
    qsizetype tooLong = text.size();
    while (tooLong - fits > 1) {
        const qsizetype middle = (fits + tooLong) / 2;
        (textHeight(cut(middle), style, width) <= most ? fits : tooLong) = middle;
    }
    // Between words where that loses little.
    const qsizetype blank = text.lastIndexOf(u' ', fits);
    return cut(blank > fits - 12 && blank > 0 ? blank : fits);
}

double PageFlow::textWidth(const QString &text, const TextStyle &style) const
{
    const std::shared_ptr<QTextLayout> layout = laidOut(text, style, m_style.page.width() * 4).layout;
    double width = 0;
    for (int i = 0; i < layout->lineCount(); ++i)
        width = std::max(width, layout->lineAt(i).naturalTextWidth());
    return std::ceil(width) + 1;
}

double PageFlow::setText(const QPointF &at, double width, const QString &text, const TextStyle &style)
{
    return setTextOn(currentPage(), at, width, text, style);
}

double PageFlow::setText(const QPointF &at, double width, const QString &text, const TextStyle &style,
                         const QString &note, const QColor &noteColor)
{
    const Lines &lines = laidOut(text, style, width, note, noteColor);
    drawLayout(currentPage(), at, lines.layout, style.color);
    return lines.height;
}

double PageFlow::setTextOn(int page, const QPointF &at, double width, const QString &text,
                           const TextStyle &style)
{
    const Lines &lines = laidOut(text, style, width);
    drawLayout(page, at, lines.layout, style.color);
    return lines.height;
}

void PageFlow::drawLayout(int page, const QPointF &at, const std::shared_ptr<QTextLayout> &layout,
                          const QColor &color)
{
    drawOn(page, [layout, at, color](QPainter &painter) {
        painter.setPen(color);
        layout->draw(&painter, at);
    });
}

void PageFlow::rule(double y, const QColor &color, double thickness)
{
    rule(left(), left() + width(), y, color, thickness);
}

void PageFlow::rule(double x1, double x2, double y, const QColor &color, double thickness)
{
    draw([=](QPainter &painter) {
        painter.fillRect(QRectF(x1, y - thickness / 2, x2 - x1, thickness), color);
    });
}

void PageFlow::drawOn(int page, Paint paint)
{
    m_pages[static_cast<std::size_t>(page)].push_back(std::move(paint));
}

void PageFlow::paint(int page, QPainter &painter) const
{
    for (const Paint &paint : m_pages[static_cast<std::size_t>(page)])
        paint(painter);
}

} // namespace slipway
