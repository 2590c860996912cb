// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QTimer>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QMainWindow;
class QToolButton;

namespace slipway {

class ElidedLabel;
struct WindowActions;

/// The right end of the top row: what just happened in a few words, then Undo, Redo and Export. It stands in the corner of the menu
/// bar, or in a tool bar where the system owns the menu bar.
class TopRow final : public QWidget
{
    Q_OBJECT
public:
    TopRow(QMainWindow &window, const WindowActions &actions, const QList<QAction *> &exports);

    /// For a while, in room that is always there: nothing moves. Empty: no longer.
    void showMessage(const QString &text);
    /// What the command under the pointer does; what happened comes back when it is empty.
    void showTip(const QString &text);
    /// Undo, Redo and Export are on show: there is something they are for.
    void setOffered(bool offered);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addButton(QHBoxLayout *row, QToolButton *button);
    void giveRoom();
    void showText();

    QWidget *m_bar = nullptr; ///< the menu bar or tool bar that this stands in
    ElidedLabel *m_text = nullptr;
    QList<QToolButton *> m_buttons;
    QString m_message;
    QString m_tip;
    QTimer m_timer;
};

} // namespace slipway
