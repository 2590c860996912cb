// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowevents.h"

#include "ui/window/windowfiles.h"

#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QTimer>
#include <QWidget>

#include <algorithm>

namespace slipway {

namespace {

/// Whether a command of the window has these keys: a text field would take Ctrl+E for the end of its line.
bool isOfWindow(const QWidget &window, const QKeyEvent &event)
{
    const QKeySequence pressed(
        QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, Qt::Key(event.key())));
    const QList<QAction *> actions = window.actions();
    return std::any_of(actions.begin(), actions.end(),
                       [&](const QAction *action) { return action->shortcuts().contains(pressed); });
}

} // namespace

WindowEvents::WindowEvents(QWidget *window)
    : QObject(window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool WindowEvents::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    const bool key = type == QEvent::ShortcutOverride;
    const bool drag = type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop;
    if (!key && !drag)
        return false;
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || widget->window() != m_window)
        return false;
    if (drag)
        return handleDrag(event);
    if (!isOfWindow(*m_window, *static_cast<QKeyEvent *>(event)))
        return false;
    event->ignore();
    return true;
}

bool WindowEvents::handleDrag(QEvent *event)
{
    auto *drop = static_cast<QDropEvent *>(event);
    if (!drop->mimeData()->hasUrls())
        return false;
    const auto path = WindowFiles::droppedFile(drop->mimeData());
    if (!path) {
        drop->ignore();
        return true;
    }
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    // The source waits for the drop to end: no question may be asked before.
    if (event->type() == QEvent::Drop)
        QTimer::singleShot(0, this, [this, file = *path] { Q_EMIT fileDropped(file); });
    return true;
}

} // namespace slipway
