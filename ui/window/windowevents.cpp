// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowevents.h"

#include "ui/window/windowfiles.h"

#include <QApplication>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QTimer>
#include <QWidget>

namespace slipway {

namespace {

bool isUndoOrRedo(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Z)
        return modifiers == Qt::ControlModifier || modifiers == (Qt::ControlModifier | Qt::ShiftModifier);
    return event.key() == Qt::Key_Y && modifiers == Qt::ControlModifier;
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
    if (!isUndoOrRedo(*static_cast<QKeyEvent *>(event)))
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
