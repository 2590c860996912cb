// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowevents.h"

#include "ui/compare/actualspage.h"
#include "ui/start/goalsheet.h"
#include "ui/window/fieldhelp.h"
#include "ui/window/windowfiles.h"

#include <QAction>
#include <QApplication>
#include <QDirIterator>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QUrl>
#include <QWidget>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

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

/// Whether the keys are those of a command and no text: a command that is off now lets them through to what has the keyboard, and a
/// field would take Alt+4 for a 4, a list for the beginning of a name. Menus have letters of their own.
bool isNoText(const QWidget &widget, const QKeyEvent &event)
{
    const Qt::KeyboardModifiers with = event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    return with == Qt::AltModifier && !event.text().isEmpty() && event.text().front().isPrint()
        && !qobject_cast<const QMenu *>(&widget) && !qobject_cast<const QMenuBar *>(&widget);
}

/// Presses the button that has the keyboard, as Space does: in a window, unlike in a dialog, Enter would do nothing.
bool pressedByEnter(QWidget *widget, const QKeyEvent &event)
{
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (!isEnter || (event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || event.isAutoRepeat())
        return false;
    for (const QWidget *each = widget; each; each = each->parentWidget()) {
        if (qobject_cast<const GoalSheet *>(each))
            return false; // there it starts from the answers
    }
    auto *button = qobject_cast<QPushButton *>(widget);
    auto *tool = qobject_cast<QToolButton *>(widget);
    if (!(button && button->isEnabled()) && !(tool && tool->isEnabled()))
        return false;
    if (button && button->menu())
        button->showMenu();
    else if (tool && tool->menu())
        tool->showMenu();
    else
        static_cast<QAbstractButton *>(widget)->click();
    return true;
}

/// Whether a file begins as the pages of the price service do; packed ones are told when they are read.
bool isPriceFile(const QString &path)
{
    if (path.endsWith(".json.gz"_L1, Qt::CaseInsensitive))
        return true;
    QFile file(path);
    if (!path.endsWith(".json"_L1, Qt::CaseInsensitive) || !QFileInfo(path).isFile()
        || !file.open(QIODevice::ReadOnly))
        return false;
    constexpr qint64 head = 4096;
    const QByteArray begin = file.read(head);
    return begin.contains("\"BillingCurrency\"") || begin.contains("\"NextPageLink\"")
        || begin.contains("\"retailPrice\"");
}

bool isPriceFolder(const QString &path)
{
    return QFileInfo(path).isDir()
        && QDirIterator(path, {u"*.json"_s, u"*.json.gz"_s}, QDir::Files).hasNext();
}

/// Files and folders of prices; empty where anything else is among them.
QStringList droppedPrices(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        const QString path = url.toLocalFile();
        if (!url.isLocalFile() || !(isPriceFolder(path) || isPriceFile(path)))
            return {};
        paths << path;
    }
    return paths;
}

} // namespace

WindowEvents::WindowEvents(QWidget *window, PlanSession &session)
    : QObject(window)
    , m_window(window)
    , m_session(session)
{
    qApp->installEventFilter(this);
}

bool WindowEvents::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    const bool key = type == QEvent::ShortcutOverride;
    const bool drag = type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop;
    const bool hover = type == QEvent::ToolTip;
    const bool press = type == QEvent::KeyPress;
    if (!key && !drag && !hover && !press)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget)
        return false;
    if (press) {
        // In its dialogs and lists as well.
        if (isNoText(*widget, *static_cast<QKeyEvent *>(event))) {
            event->ignore();
            return true;
        }
        return widget->window() == m_window && pressedByEnter(widget, *static_cast<QKeyEvent *>(event));
    }
    if (widget->window() != m_window)
        return false;
    if (drag)
        return handleDrag(event, qobject_cast<const ActualsPage *>(widget));
    if (hover)
        return showFieldHover(widget, static_cast<QHelpEvent *>(event)->globalPos(), m_session);
    if (!isOfWindow(*m_window, *static_cast<QKeyEvent *>(event)))
        return false;
    event->ignore();
    return true;
}

bool WindowEvents::handleDrag(QEvent *event, bool takesExports)
{
    auto *drop = static_cast<QDropEvent *>(event);
    if (!drop->mimeData()->hasUrls())
        return false;
    const QStringList prices = droppedPrices(drop->mimeData());
    const auto path = prices.isEmpty() ? WindowFiles::droppedFile(drop->mimeData()) : std::nullopt;
    if (!path && takesExports)
        return false; // bills are for that page
    if (!path && prices.isEmpty()) {
        drop->ignore();
        return true;
    }
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    // The source waits for the drop to end: no question may be asked before.
    if (event->type() == QEvent::Drop && !prices.isEmpty())
        QTimer::singleShot(0, this, [this, prices] { Q_EMIT pricesDropped(prices); });
    else if (event->type() == QEvent::Drop)
        QTimer::singleShot(0, this, [this, file = *path] { Q_EMIT fileDropped(file); });
    return true;
}

} // namespace slipway
