// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/dayprofilefield.h"

#include "ui/support/theme.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int hours = 24;

std::size_t slot(int hour)
{
    return static_cast<std::size_t>(hour);
}

} // namespace

DayProfileField::DayProfileField(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTip(tr("Arrow keys choose an hour and change it; digits type a percentage"));
    describe();
}

void DayProfileField::setProfile(const DayProfile &profile)
{
    if (m_profile == profile)
        return;
    m_profile = profile;
    describe();
    update();
}

void DayProfileField::setCurrentHour(int hour)
{
    const int wanted = std::clamp(hour, 0, hours - 1);
    if (wanted == m_hour)
        return;
    m_hour = wanted;
    m_typed = -1;
    describe();
    update();
    Q_EMIT currentHourChanged(m_hour);
}

void DayProfileField::setHour(int hour, double percent)
{
    const double wanted = std::clamp(std::round(percent), 0.0, 100.0);
    if (m_profile[slot(hour)] == wanted)
        return;
    m_profile[slot(hour)] = wanted;
    describe();
    update();
    Q_EMIT edited(m_profile);
}

void DayProfileField::describe()
{
    setAccessibleDescription(tr("%1:00 to %2:00: %3 % of the peak")
                                 .arg(m_hour)
                                 .arg(m_hour + 1)
                                 .arg(m_profile[slot(m_hour)], 0, 'f', 0));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

QSize DayProfileField::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 6};
}

QSize DayProfileField::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 5};
}

QRectF DayProfileField::plotArea() const
{
    return QRectF(rect()).adjusted(4, fontMetrics().height() + 6, -4, -fontMetrics().height() - 6);
}

QRectF DayProfileField::barArea(int hour) const
{
    const QRectF area = plotArea();
    const double width = area.width() / hours;
    return {area.left() + hour * width + 1, area.top(), width - 2, area.height()};
}

void DayProfileField::paintEvent(QPaintEvent * /*event*/)
{
    const Colors &colors = Colors::of(QGuiApplication::palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus() ? colors.accent : colors.fieldLine, hasFocus() ? 2 : 1));
    painter.setBrush(colors.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);

    const QRectF area = plotArea();
    const QColor bar = isEnabled() ? colors.deployment : colors.fieldLine;
    for (int hour = 0; hour < hours; ++hour) {
        const QRectF place = barArea(hour);
        const double height = place.height() * std::clamp(m_profile[slot(hour)], 0.0, 100.0) / 100;
        const bool current = hour == m_hour && hasFocus();
        if (current) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colors.selected);
            painter.drawRect(place.adjusted(-1, -4, 1, 2));
        }
        painter.setPen(QPen(current ? colors.text : colors.card, 1));
        painter.setBrush(bar);
        painter.drawRect(QRectF(place.left(), place.bottom() - height, place.width(), height));
    }
    painter.setPen(colors.fieldLine);
    painter.drawLine(area.bottomLeft(), area.bottomRight());

    painter.setPen(colors.secondary);
    const int base = height() - fontMetrics().descent() - 4;
    for (int hour = 0; hour <= hours; hour += 6) {
        const QString label = QString::number(hour);
        const double x = area.left() + hour * area.width() / hours;
        const int width = fontMetrics().horizontalAdvance(label);
        painter.drawText(QPointF(std::clamp(x - width / 2.0, area.left(), area.right() - width), base),
                         label);
    }
    const QString now
        = tr("%1:00 to %2:00  %3 %").arg(m_hour).arg(m_hour + 1).arg(m_profile[slot(m_hour)], 0, 'f', 0);
    painter.setPen(hasFocus() ? colors.text : colors.secondary);
    painter.drawText(QRectF(8, 3, width() - 16, fontMetrics().height() + 2),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), now);
}

void DayProfileField::keyPressEvent(QKeyEvent *event)
{
    const double now = m_profile[slot(m_hour)];
    const int digit = event->text().size() == 1 ? event->text().front().digitValue() : -1;
    if (digit >= 0) {
        const int typed = m_typed >= 0 ? m_typed * 10 + digit : digit;
        m_typed = typed <= 100 ? typed : digit;
        setHour(m_hour, m_typed);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        setCurrentHour(m_hour - 1);
        break;
    case Qt::Key_Right:
        setCurrentHour(m_hour + 1);
        break;
    case Qt::Key_Home:
        setCurrentHour(0);
        break;
    case Qt::Key_End:
        setCurrentHour(hours - 1);
        break;
    case Qt::Key_Up:
        setHour(m_hour, now + 5);
        break;
    case Qt::Key_Down:
        setHour(m_hour, now - 5);
        break;
    case Qt::Key_PageUp:
        setHour(m_hour, now + 25);
        break;
    case Qt::Key_PageDown:
        setHour(m_hour, now - 25);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void DayProfileField::drag(const QPointF &position)
{
    const QRectF area = plotArea();
    setCurrentHour(static_cast<int>((position.x() - area.left()) / area.width() * hours));
    const double percent = (area.bottom() - position.y()) / area.height() * 100;
    setHour(m_hour, std::round(percent / 5) * 5);
}

void DayProfileField::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        drag(event->position());
}

void DayProfileField::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        drag(event->position());
}

void DayProfileField::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    m_typed = -1;
    update();
}

void DayProfileField::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace slipway
