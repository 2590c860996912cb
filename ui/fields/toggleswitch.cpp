// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/toggleswitch.h"

#include "ui/support/theme.h"

#include <QPainter>
#include <QStyle>

namespace slipway {

namespace {

constexpr int pillWidth = 36;
constexpr int pillHeight = 20;
constexpr int frame = 3; ///< room for the focus frame

} // namespace

ToggleSwitch::ToggleSwitch(const QString &words, QWidget *parent)
    : QCheckBox(words, parent)
{
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize ToggleSwitch::sizeHint() const
{
    const qreal scale = textScaleOf(font());
    return {qRound(pillWidth * scale) + space::field + fontMetrics().horizontalAdvance(text()) + 2 * frame + 2,
            qRound(28 * scale)};
}

void ToggleSwitch::paintEvent(QPaintEvent *)
{
    const Colors &colors = Colors::of(palette());
    const qreal scale = textScaleOf(font());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double wide = pillWidth * scale;
    const double high = pillHeight * scale;
    const double left = isRightToLeft() ? width() - frame - wide : frame;
    const QRectF pill(left, (height() - high) / 2, wide, high);
    const QColor ground = !isEnabled() ? colors.line : isChecked() ? colors.accent : colors.card;
    painter.setPen(QPen(!isEnabled() ? colors.line : isChecked() ? colors.accent : colors.secondary, 1.5));
    painter.setBrush(ground);
    painter.drawRoundedRect(pill.adjusted(0.75, 0.75, -0.75, -0.75), high / 2, high / 2);
    const bool right = isChecked() != isRightToLeft();
    const double knob = high - 8 * scale + 2;
    const double at = right ? pill.right() - 4 * scale - knob : pill.left() + 4 * scale;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChecked() ? colors.onAccent : colors.secondary);
    painter.drawEllipse(QRectF(at, pill.center().y() - knob / 2, knob, knob));
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), high / 2 + 2, high / 2 + 2);
    }
    const QRect words(frame + qRound(wide) + space::field, 0, width(), height());
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(isEnabled() ? colors.text : colors.secondary);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     static_cast<int>(side.toInt()) | Qt::TextSingleLine, text());
}

} // namespace slipway
