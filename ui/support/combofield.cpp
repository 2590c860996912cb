// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/combofield.h"

#include "model/base/plaintext.h"
#include "ui/support/icons.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QSignalBlocker>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>
#include <QWheelEvent>

namespace slipway {

namespace {

/// Room for the text inside the outline, left of the arrow.
QRect textRect(const QComboBox &box, const QStyleOptionComboBox &option)
{
    return box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
}

} // namespace

ComboField::ComboField(QWidget *parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ComboField::showData(const QVariant &entry)
{
    const QSignalBlocker blocker(this);
    setCurrentIndex(findData(entry));
    update();
}

void ComboField::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

bool ComboField::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        const bool cut = fontMetrics().horizontalAdvance(currentText()) > textRect(*this, option).width();
        if (cut) {
            QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), toolTipText(currentText()),
                               this);
            return true;
        }
    }
    return QComboBox::event(event);
}

void ComboField::paintEvent(QPaintEvent * /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const Colors &colors = Colors::of(QGuiApplication::palette());
    const QRect room = textRect(*this, option);
    const bool empty = currentIndex() < 0;
    if (empty)
        option.palette.setBrush(QPalette::ButtonText, colors.secondary);
    option.currentText = fontMetrics().elidedText(empty ? placeholderText() : option.currentText,
                                                  Qt::ElideMiddle, room.width());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);

    const int size = fontMetrics().height();
    QRect arrow(0, 0, size, size);
    arrow.moveCenter(rect().center());
    constexpr int edge = 7;
    if (isRightToLeft())
        arrow.moveLeft(edge);
    else
        arrow.moveRight(width() - edge);
    painter.drawPixmap(arrow.topLeft(),
                       iconPixmap(IconId::ChevronDown, size,
                                  isEnabled() ? colors.secondary : colors.fieldLine, devicePixelRatioF()));
}

} // namespace slipway
