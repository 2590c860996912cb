// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/theme.h"

#include <QIcon>
#include <QList>
#include <QPixmap>
#include <QString>

namespace slipway {

/// Our own pictures: 24 grid, one stroke width, drawn in a colour of the theme.
enum class IconId {
    New,
    Open,
    Save,
    SaveAs,
    Undo,
    Redo,
    Export,
    BestChoice,
    Compare,
    Prices,
    Catalog,
    Search,
    Help,
    About,
    Settings,
    Chart,
    Table,
    Copy,
    SaveImage,
    Add,
    Remove,
    Close,
    ChevronLeft,
    ChevronRight,
    ChevronDown,
    Link,
    // severities: each has a shape of its own
    Blocker,
    Approval,
    Warning,
    Advice,
    // states of steps; Done is also "recommended", Blocked "not possible", Untouched "possible"
    Done,
    Attention,
    Blocked,
    NotNeeded,
    Untouched,
};

/// Every id, in the order above.
[[nodiscard]] QList<IconId> allIcons();

/// A colour of the theme: `&Colors::accent`.
using ColorRole = QColor Colors::*;

/// The colour an icon has of itself: text for commands, its meaning for severities and states.
[[nodiscard]] ColorRole naturalColor(IconId id);

/// An icon that follows the application's palette and the device pixel ratio; disabled it is
/// paler. Nothing needs to be done on a change of theme.
[[nodiscard]] QIcon icon(IconId id);
[[nodiscard]] QIcon icon(IconId id, ColorRole color);

/// One picture, `size` device-independent pixels square, with the device pixel ratio set.
[[nodiscard]] QPixmap iconPixmap(IconId id, int size, const QColor &color, qreal devicePixelRatio);

/// Name of the file in resources/icons without ".svg": "save-as".
[[nodiscard]] QString iconName(IconId id);

/// The ramp with the hull: window icon and About.
[[nodiscard]] QIcon applicationIcon();

} // namespace slipway
