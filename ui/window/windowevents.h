// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace slipway {

class PlanSession;

/// Sees the events of everything in a window before the widgets do: a text field would otherwise keep
/// Ctrl+Z for its own undo and Ctrl+E for the end of its line, the letter of keys with Alt, and take a dropped file as text. What lies under a resting
/// pointer says what its field is for.
class WindowEvents final : public QObject
{
    Q_OBJECT
public:
    /// Watches `window` and all it holds; its child. Borrows the session of its plan.
    WindowEvents(QWidget *window, PlanSession &session);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// One plan file was dropped.
    void fileDropped(const QString &path);
    /// Files or folders of prices were.
    void pricesDropped(const QStringList &paths);

private:
    [[nodiscard]] bool handleDrag(QEvent *event, bool takesExports);

    QWidget *m_window;
    PlanSession &m_session;
};

} // namespace slipway
