// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QString>

namespace slipway {

/// Makes `painter` set `text` in the direction of its own letters, and returns it, for the call that draws it. In a mirrored window a line
/// of Latin letters and figures would else have its parts the other way round: "to 3 2" for "2 to 3". The side that the text stands at has
/// to be said as it is seen (Qt::AlignAbsolute, QStyle::visualAlignment()).
[[nodiscard]] inline QString inOwnDirection(QPainter &painter, const QString &text)
{
    painter.setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    return text;
}

} // namespace slipway
