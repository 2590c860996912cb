// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QRectF>
#include <QString>

class QWidget;

namespace slipway::test {

/// One run of letters that a widget draws, as it draws it: cut, narrowed or whole.
struct DrawnText
{
    QString text;
    QRectF place; ///< what its letters cover, in pixels of the widget: capitals and descenders, no space above
    QRectF room; ///< what of the widget may be drawn on there: its clip, else the whole widget
    QColor color;
};

/// All that `widget` draws itself, without its children, whatever style, view or chart draws it.
[[nodiscard]] QList<DrawnText> drawnTexts(QWidget &widget);

} // namespace slipway::test
