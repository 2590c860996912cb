// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reporttable.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

namespace slipway {

namespace {

// Each sign is drawn in a square of 16 units.

QPainterPath octagon()
{
    QPolygonF corners;
    for (int i = 0; i < 8; ++i) {
        const double angle = qDegreesToRadians(22.5 + 45.0 * i);
        corners << QPointF(8 + 8 * qCos(angle), 8 + 8 * qSin(angle));
    }
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath triangle()
{
    QPainterPath path({8, 1});
    path.lineTo(16, 15);
    path.lineTo(0, 15);
    path.closeSubpath();
    return path;
}

void exclamation(QPainterPath &path, double top)
{
    path.addRoundedRect(QRectF(7, top, 2, 5), 1, 1);
    path.addEllipse(QPointF(8, top + 7.2), 1.2, 1.2);
}

QPainterPath key()
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(QPointF(5, 8), 4.6, 4.6);
    path.addRect(8, 6.9, 8, 2.2);
    path.addRect(13.8, 8, 2.2, 4);
    path.addRect(10.6, 8, 2, 3);
    QPainterPath hole;
    hole.addEllipse(QPointF(4.6, 8), 1.8, 1.8);
    return path.simplified().subtracted(hole);
}

QPainterPath lamp()
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(QPointF(8, 6), 5.2, 5.2);
    path.addRect(5.8, 9.6, 4.4, 2);
    path.addRoundedRect(QRectF(5.8, 12.2, 4.4, 1.3), 0.6, 0.6);
    path.addRoundedRect(QRectF(6.6, 14.2, 2.8, 1.3), 0.6, 0.6);
    return path;
}

QPainterPath signPath(Severity severity)
{
    QPainterPath mark;
    switch (severity) {
    case Severity::Blocker:
        exclamation(mark, 3.8);
        return octagon().subtracted(mark);
    case Severity::Approval:
        return key();
    case Severity::Warning:
        exclamation(mark, 5.6);
        return triangle().subtracted(mark);
    case Severity::Advice:
        return lamp();
    }
    return {};
}

} // namespace

void paintSign(QPainter &painter, Severity severity, const QPointF &at, double side, const Colors &colors)
{
    painter.save();
    painter.translate(at);
    painter.scale(side / 16, side / 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(severityColor(severity, colors));
    painter.drawPath(signPath(severity));
    painter.restore();
}

QColor severityColor(Severity severity, const Colors &colors)
{
    switch (severity) {
    case Severity::Blocker:
        return colors.bad;
    case Severity::Approval:
    case Severity::Warning:
        return colors.caution;
    case Severity::Advice:
        return colors.secondary;
    }
    return colors.text;
}

} // namespace slipway
