// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pageflow.h"

#include "model/base/cancellation.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <memory>

namespace slipway {

namespace {

/// Lays `text` out in lines of `width`. The height is in whole lines, so that rows of one style agree.
std::shared_ptr<QTextLayout> laidOut(const QString &text, const TextStyle &style, double width,
                                     double *height)
{
    throwIfCancelled(); // long reports are laid out in the background
    // QTextLayout breaks lines only at its own sign.
    auto layout = std::make_shared<QTextLayout>(QString(text).replace(QChar::LineFeed, QChar::LineSeparator),
                                                style.font);
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
    const double above = m_spacing * m_style.points(level == 1 ? 14 : 8);
    const double below = m_spacing * m_style.points(level == 1 ? 4 : 2);
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
    m_y += height + m_spacing * m_style.points(4);
}

void PageFlow::item(const QString &mark, const QString &text, const TextStyle &style, double indent)
{
    const double height = textHeight(text, style, width() - indent);
    need(height);
    setText({left(), m_y}, indent, mark, style);
    setText({left() + indent, m_y}, width() - indent, text, style);
    m_y += height + m_spacing * m_style.points(3);
}

double PageFlow::textHeight(const QString &text, const TextStyle &style, double width) const
{
    double height = 0;
    (void)laidOut(text, style, width, &height);
    return height;
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
    double height = 0;
    const auto layout = laidOut(text, style, m_style.page.width() * 4, &height);
    double width = 0;
    for (int i = 0; i < layout->lineCount(); ++i)
        width = std::max(width, layout->lineAt(i).naturalTextWidth());
    return std::ceil(width) + 1;
}

double PageFlow::setText(const QPointF &at, double width, const QString &text, const TextStyle &style)
{
    return setTextOn(currentPage(), at, width, text, style);
}

double PageFlow::setTextOn(int page, const QPointF &at, double width, const QString &text,
                           const TextStyle &style)
{
    double height = 0;
    auto layout = laidOut(text, style, width, &height);
    drawOn(page, [layout, at, color = style.color](QPainter &painter) {
        painter.setPen(color);
        layout->draw(&painter, at);
    });
    return height;
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
