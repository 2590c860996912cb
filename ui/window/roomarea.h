// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace slipway {

/// Holds all that stands below the menus. On a screen that has less room than that needs, with text twice as large for one, it scrolls
/// instead of making the window larger than the screen.
class RoomArea final : public QScrollArea
{
    Q_OBJECT

public:
    /// Takes `content` over.
    RoomArea(QWidget *content, QWidget *parent);

    [[nodiscard]] QSize minimumSizeHint() const override;
};

} // namespace slipway
