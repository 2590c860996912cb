// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/dialogsize.h"

#include "ui/support/theme.h"

#include <QScreen>
#include <QWidget>

namespace slipway {

void resizeWithinWindow(QWidget *dialog, const QSize &wanted)
{
    const QWidget *over = dialog->parentWidget() ? dialog->parentWidget()->window() : nullptr;
    QSize room = dialog->screen()->availableGeometry().size();
    if (over)
        room = room.boundedTo(over->size());
    // The frame of the dialog stands in it too.
    constexpr int around = 2 * space::page;
    room -= QSize(around, around);
    dialog->resize((QSizeF(wanted) * textScaleOf(dialog->font())).toSize().boundedTo(room));
}

} // namespace slipway
