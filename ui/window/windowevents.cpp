// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowevents.h"

#include "ui/compare/actualspage.h"
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
#include <QMimeData>
#include <QTimer>
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
    if (!key && !drag && !hover)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || widget->window() != m_window)
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
