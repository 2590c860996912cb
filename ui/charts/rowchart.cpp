// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/rowchart.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace slipway {

int RowChart::shownCount() const
{
    const double row = linesOfRow() * QFontMetricsF(look().font).height() + 6;
    return std::max(1, static_cast<int>(m_plot.height() / row));
}

int RowChart::endOfShown() const
{
    return std::min(markCount(), m_first + shownCount());
}

void RowChart::scrollTo(int first)
{
    m_first = std::clamp(first, 0, std::max(0, markCount() - shownCount()));
    redraw();
}

bool RowChart::scroll(int steps)
{
    const int before = m_first;
    scrollTo(m_first + steps * 2);
    return m_first != before;
}

void RowChart::rowsChanged()
{
    setCurrent(-1);
    place();
    redraw();
}

void RowChart::setPlot(const QRectF &plot)
{
    m_plot = plot;
    m_first = std::clamp(m_first, 0, std::max(0, markCount() - shownCount()));
}

void RowChart::drawFrame(QPainter &painter, int mark) const
{
    if (mark != pointed() && !(isFocusShown() && mark == current()))
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look().text, 1.5));
    painter.drawRoundedRect(
        QRectF(1, middleOf(mark) - rowHeight() / 2 + 1, size().width() - 2, rowHeight() - 2), 3, 3);
}

int RowChart::markAt(const QPointF &position) const
{
    if (position.y() < m_plot.top() || position.y() >= m_plot.bottom() || position.x() < 0
        || position.x() > size().width())
        return -1;
    const int mark = m_first + static_cast<int>((position.y() - m_plot.top()) / rowHeight());
    return mark < endOfShown() ? mark : -1;
}

int RowChart::markAfter(int key) const
{
    if (markCount() == 0)
        return -1;
    int next = current() < 0 ? keysBegin() : current();
    switch (key) {
    case Qt::Key_Up:
        next -= 1;
        break;
    case Qt::Key_Down:
        next += 1;
        break;
    case Qt::Key_PageUp:
        next -= shownCount();
        break;
    case Qt::Key_PageDown:
        next += shownCount();
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    case Qt::Key_End:
        next = markCount() - 1;
        break;
    default:
        return -1;
    }
    return std::clamp(next, 0, markCount() - 1);
}

void RowChart::currentMoved()
{
    if (current() < 0)
        return;
    if (current() < m_first)
        scrollTo(current());
    else if (current() >= m_first + shownCount())
        scrollTo(current() - shownCount() + 1);
}

} // namespace slipway
