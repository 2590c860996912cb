// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/costband.h"

#include "ui/support/theme.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace slipway {

namespace {

constexpr int usualWidth = 108; ///< px at 100 %
constexpr int leastWidth = 56;
constexpr int bandHeight = 10;
constexpr int diamondWidth = 12;
constexpr int diamondHeight = 14;

QPainterPath diamond(const QPointF &center, qreal width, qreal height)
{
    QPainterPath path;
    path.moveTo(center.x(), center.y() - height / 2);
    path.lineTo(center.x() + width / 2, center.y());
    path.lineTo(center.x(), center.y() + height / 2);
    path.lineTo(center.x() - width / 2, center.y());
    path.closeSubpath();
    return path;
}

} // namespace

CostBand::CostBand(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CostBand::setMarks(const std::optional<Marks> &marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    update();
}

QSize CostBand::sizeHint() const
{
    return QSize(usualWidth, diamondHeight + 2) * textScaleOf(font());
}

QSize CostBand::minimumSizeHint() const
{
    return QSize(leastWidth, diamondHeight + 2) * textScaleOf(font());
}

void CostBand::paintEvent(QPaintEvent * /*event*/)
{
    if (!m_marks)
        return;
    const Colors &colors = Colors::of(QGuiApplication::palette());
    const qreal scale = textScaleOf(font());
    const double first = std::min(m_marks->p10, m_marks->planned);
    const double last = std::max(m_marks->p90, m_marks->planned);
    const qreal side = diamondWidth * scale / 2 + 1;
    const auto placeOf = [&](double value) {
        const double share = last > first ? (value - first) / (last - first) : 0.5;
        const qreal along = side + share * (width() - 2 * side);
        return layoutDirection() == Qt::RightToLeft ? width() - along : along;
    };
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal middle = height() / 2.0;
    const qreal half = bandHeight * scale / 2;
    const qreal from = std::min(placeOf(m_marks->p10), placeOf(m_marks->p90));
    const qreal to = std::max(placeOf(m_marks->p10), placeOf(m_marks->p90));
    painter.setPen(isEnabled() ? colors.accent : colors.fieldLine);
    painter.setBrush(colors.band);
    painter.drawRect(QRectF(QPointF(qRound(from) + 0.5, qRound(middle - half) + 0.5),
                            QPointF(qRound(to) - 0.5, qRound(middle + half) - 0.5)));
    painter.setPen(QPen(isEnabled() ? colors.accent : colors.fieldLine, 2 * scale));
    const qreal tick = placeOf(m_marks->p50);
    painter.drawLine(QPointF(tick, middle - half), QPointF(tick, middle + half));
    const QPointF planned(placeOf(m_marks->planned), middle);
    // On an underlay of the card, so that it is told from the band in every theme.
    painter.setPen(QPen(colors.card, 2 * scale));
    painter.setBrush(colors.text);
    painter.drawPath(diamond(planned, diamondWidth * scale, diamondHeight * scale));
}

} // namespace slipway
