// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <functional>

class QAction;
class QMainWindow;
class QMenu;

namespace slipway {

class RecentFiles;
struct WindowActions;

/// Fills the menu bar. `recent` becomes the sub-menu of the plans opened last.
void buildMenus(QMainWindow &window, const WindowActions &actions, QMenu *recent,
                const QList<QAction *> &exports);

/// The plans opened last, by number; those that are gone are greyed, with a way to remove them. `open` gets the path chosen.
void fillRecentMenu(QMenu &menu, RecentFiles &recent, QAction *clear,
                    const std::function<void(const QString &)> &open);

} // namespace slipway
