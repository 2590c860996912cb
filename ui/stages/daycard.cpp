// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/daycard.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "ui/charts/niceaxis.h"
#include "ui/support/owndirection.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

// Pixels at 100 %.
constexpr int dayHeight = 152;
constexpr int leastDayHeight = 88;
constexpr int dayAxisWidth = 36;
constexpr int dayEdge = 64; ///< beyond the last hour, for the peak's label

} // namespace

DayCard::DayCard(QColor Colors::*stage, QWidget *parent)
    : QWidget(parent)
    , m_stage(stage)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    hide();
}

QSize DayCard::sizeHint() const
{
    const qreal scale = textScaleOf(font());
    return QSize(320, std::clamp(qRound(m_room / scale), leastDayHeight, dayHeight)) * scale;
}

void DayCard::setRoom(int height)
{
    if (height == m_room)
        return;
    m_room = height;
    updateGeometry();
}

void DayCard::showDay(const std::optional<ServingDay> &day, YearMonth month)
{
    m_day = day;
    setVisible(day.has_value());
    if (!day)
        return;
    m_month = formatMonth(month, locale());
    setAccessibleName(tr("Requests a second in %1, the busiest month, and the instances that carry them").arg(m_month));
    QStringList hours;
    for (std::size_t hour = 0; hour < ServingDay::hours; ++hour)
        hours << hourText(hour);
    setAccessibleDescription(hours.join(u"; "_s));
    update();
}

QString DayCard::hourText(std::size_t hour) const
{
    const int instances = m_day->instances.at(hour);
    const QString load = formatNumber(m_day->load.at(hour), locale(), 2);
    const QString carried = formatNumber(m_day->carried.at(hour), locale(), 1);
    const QString from = u"%1:00"_s.arg(hour);
    return instances == 1 ? tr("%1: %2 requests/s, 1 instance carries %3").arg(from, load, carried)
                          : tr("%1: %2 requests/s, %3 instances carry %4").arg(from, load).arg(instances).arg(carried);
}

QRectF DayCard::plot() const
{
    const qreal scale = textScaleOf(font());
    const int line = fontMetrics().height();
    int axisWidth = qRound(dayAxisWidth * scale);
    if (m_day) {
        const double highest
            = std::max(*std::ranges::max_element(m_day->load), *std::ranges::max_element(m_day->carried));
        for (const double tick : niceAxis(highest * 1.15, 3).ticks())
            axisWidth = std::max(axisWidth, fontMetrics().horizontalAdvance(formatNumber(tick, locale(), 2)) + 8);
    }
    // From left to right in a mirrored window too, as every chart with an axis.
    return QRectF(axisWidth, line + 8, width() - axisWidth - qRound(dayEdge * scale),
                  height() - 2 * line - 12);
}

double DayCard::left(double hour) const
{
    const QRectF area = plot();
    return area.left() + hour / static_cast<double>(ServingDay::hours) * area.width();
}

void DayCard::paintLoad(QPainter &painter, const QRectF &area, double top) const
{
    const Colors &colors = Colors::of(palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.*m_stage);
    for (std::size_t hour = 0; hour < ServingDay::hours; ++hour) {
        const double high = m_day->load.at(hour) / top * area.height();
        const double from = left(static_cast<double>(hour));
        const double to = left(static_cast<double>(hour) + 1);
        painter.drawRect(QRectF(QPointF(from + 1, area.bottom() - high), QPointF(to - 1, area.bottom())));
    }
    const double peak = *std::ranges::max_element(m_day->load);
    const int line = fontMetrics().height();
    painter.setPen(colors.text);
    const double edge = left(static_cast<double>(ServingDay::hours));
    const double y = std::clamp(area.bottom() - peak / top * area.height() - line / 2.0, area.top() - line / 2.0, area.bottom() - line);
    const QRectF room(edge + 4, y, width() - edge - 4, line);
    const QString text = tr("peak %1").arg(formatNumber(peak, locale(), 1));
    // Only the figure where the word has no room.
    const bool fits = fontMetrics().horizontalAdvance(text) <= room.width();
    painter.drawText(room, static_cast<int>(Qt::AlignVCenter | Qt::AlignAbsolute | Qt::AlignLeft),
                     inOwnDirection(painter, fits ? text : formatNumber(peak, locale(), 1)));
}

void DayCard::paintInstances(QPainter &painter, const QRectF &area, double top) const
{
    const Colors &colors = Colors::of(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.accent, 2));
    painter.setBrush(Qt::NoBrush);
    const auto y = [&](std::size_t hour) { return area.bottom() - m_day->carried.at(hour) / top * area.height(); };
    QPolygonF steps;
    for (std::size_t hour = 0; hour < ServingDay::hours; ++hour)
        steps << QPointF(left(static_cast<double>(hour)), y(hour)) << QPointF(left(static_cast<double>(hour) + 1), y(hour));
    painter.drawPolyline(steps);
    painter.setRenderHint(QPainter::Antialiasing, false);

    // The fewest and the most are named, each at its longest stretch.
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    const QFontMetrics metrics(bold);
    const auto [fewest, most] = std::ranges::minmax(m_day->instances);
    QList<QRectF> taken;
    for (const int count : fewest == most ? std::vector{most} : std::vector{most, fewest}) {
        std::size_t from = 0;
        std::size_t longest = 0;
        for (std::size_t hour = 0; hour < ServingDay::hours;) {
            std::size_t end = hour;
            while (end < ServingDay::hours && m_day->instances.at(end) == count)
                ++end;
            if (end - hour > longest) {
                longest = end - hour;
                from = hour;
            }
            hour = std::max(end, hour + 1);
        }
        const QString carried = formatNumber(m_day->carried.at(from), locale(), 1);
        const QString text = count == 1 ? tr("1 instance carries %1").arg(carried) : tr("%1 instances carry %2").arg(count).arg(carried);
        const double wide = metrics.horizontalAdvance(text) + 4;
        const double middle = (left(static_cast<double>(from)) + left(static_cast<double>(from + longest))) / 2;
        QRectF room(std::clamp(middle - wide / 2, area.left(), std::max(area.left(), area.right() - wide)), y(from) - metrics.height() - 2, wide, metrics.height());
        if (std::ranges::any_of(taken, [&](const QRectF &each) { return each.intersects(room); }))
            continue;
        taken << room;
        painter.fillRect(room, colors.card);
        painter.setPen(colors.accent);
        painter.drawText(room, static_cast<int>(Qt::AlignCenter), inOwnDirection(painter, text));
    }
    painter.setFont(font());
}

void DayCard::paintEvent(QPaintEvent * /*event*/)
{
    if (!m_day)
        return;
    const Colors &colors = Colors::of(palette());
    QPainter painter(this);
    const QRectF area = plot();
    const int line = fontMetrics().height();
    const double highest = std::max(*std::ranges::max_element(m_day->load), *std::ranges::max_element(m_day->carried));
    const NiceAxis axis = niceAxis(highest * 1.15, 3);
    painter.setPen(colors.secondary);
    painter.drawText(
        QRect(0, 0, width(), line),
        static_cast<int>(
            QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter).toInt()),
        inOwnDirection(painter,
                       fontMetrics().elidedText(tr("Requests a second in %1, the busiest month").arg(m_month),
                                                Qt::ElideRight, width())));
    for (const double tick : axis.ticks()) {
        const double y = area.bottom() - tick / axis.top * area.height();
        painter.setPen(tick > 0 ? colors.grid : colors.secondary);
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(colors.secondary);
        const QRectF room(0, y - line / 2.0, area.left() - 6, line);
        painter.drawText(room, static_cast<int>(Qt::AlignVCenter | Qt::AlignAbsolute | Qt::AlignRight),
                         formatNumber(tick, locale(), 2));
    }
    paintLoad(painter, area, axis.top);
    paintInstances(painter, area, axis.top);
    painter.setPen(colors.secondary);
    for (int hour = 0; hour <= 24; hour += 6) {
        const QString text = u"%1:00"_s.arg(hour);
        const double wide = fontMetrics().horizontalAdvance(text) + 2;
        painter.drawText(QRectF(left(hour) - wide / 2, area.bottom() + 4, wide, line), static_cast<int>(Qt::AlignCenter), text);
    }
}

bool DayCard::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !m_day)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QRectF area = plot();
    const double share = (help->pos().x() - area.left()) / area.width();
    if (share < 0 || share >= 1) {
        QToolTip::hideText();
        return true;
    }
    const auto hour = static_cast<std::size_t>(share * static_cast<double>(ServingDay::hours));
    QToolTip::showText(help->globalPos(), toolTipText(hourText(hour)), this);
    return true;
}

} // namespace slipway
