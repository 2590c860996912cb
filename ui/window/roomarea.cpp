// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/roomarea.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize leastScreen(880, 440); ///< that of 1920 x 1080 at a scale of 2, less frames, panels of the desktop and the menus

} // namespace

RoomArea::RoomArea(QWidget *content, QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(u"roomArea"_s);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setWidget(content);
    // The window's own ground.
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

QSize RoomArea::minimumSizeHint() const
{
    return widget()->minimumSizeHint().boundedTo(leastScreen);
}

} // namespace slipway
