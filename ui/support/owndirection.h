// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QPainter>
#include <QString>
#include <QStyle>
#include <QStyleOptionViewItem>

namespace slipway {

/// Makes `painter` set `text` in the direction of its own letters, and returns it, for the call that draws it. In a mirrored window a line
/// of Latin letters and figures would else have its parts the other way round: "to 3 2" for "2 to 3". The side that the text stands at has
/// to be said as it is seen (Qt::AlignAbsolute, QStyle::visualAlignment()).
[[nodiscard]] inline QString inOwnDirection(QPainter &painter, const QString &text)
{
    painter.setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    return text;
}

/// For words that a menu draws: in a mirrored window marks that are not seen keep their order ("Open...", not "...Open").
[[nodiscard]] inline QString inOwnOrder(const QString &text)
{
    const QChar mark(0x200e);
    return QGuiApplication::isRightToLeft() && !text.isRightToLeft() ? QString(mark + text + mark) : text;
}

/// Lets a cell of a mirrored window stand at the other side, and its words and figures keep their own order. A sign or a box stays at the
/// side where a mirrored cell has it: there a mark that is not seen says which way the words go.
inline void keepOwnDirection(QStyleOptionViewItem &option)
{
    if (option.direction != Qt::RightToLeft || option.text.isEmpty() || option.text.isRightToLeft())
        return;
    if (option.features.testFlag(QStyleOptionViewItem::HasDecoration)
        || option.features.testFlag(QStyleOptionViewItem::HasCheckIndicator)) {
        option.text = inOwnOrder(option.text);
        return;
    }
    option.displayAlignment = QStyle::visualAlignment(option.direction, option.displayAlignment);
    option.direction = Qt::LeftToRight;
}

} // namespace slipway
