// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/memo.h"

#include <QPainter>

namespace slipway {

using namespace Qt::StringLiterals;

void MemoSheet::section(const QString &title)
{
    advance(points(8));
    if (m_draws)
        m_flow.mark(1, title);
    advance(text(left(), m_y, width(), title, style().heading) + points(2));
    hairline();
    advance(points(2.5));
}

double MemoSheet::text(double x, double y, double width, const QString &text, const TextStyle &style,
                       int lines)
{
    if (text.isEmpty())
        return 0;
    const QString shown = m_flow.fitted(text, style, width, lines);
    return m_draws ? m_flow.setText({x, y}, width, shown, style) : m_flow.textHeight(shown, style, width);
}

bool MemoSheet::fits(const QString &text, const TextStyle &style, double width, int lines) const
{
    return m_flow.textHeight(text, style, width) <= lines * m_flow.textHeight(u"x"_s, style, width) * 1.01;
}

void MemoSheet::paragraph(const QString &text, const TextStyle &style, int lines)
{
    if (!text.isEmpty())
        advance(this->text(left(), m_y, width(), text, style, lines) + points(1.5));
}

void MemoSheet::hairline()
{
    if (m_draws)
        m_flow.rule(m_y, style().colors.line, points(0.75));
}

void MemoSheet::fill(const QRectF &area, const QColor &color)
{
    paint([area, color](QPainter &painter) { painter.fillRect(area, color); });
}

void MemoSheet::paint(PageFlow::Paint paint)
{
    if (m_draws)
        m_flow.draw(std::move(paint));
}

} // namespace slipway
