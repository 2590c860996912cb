// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/windowfiles.h"

#include "model/document/plandocument.h"
#include "ui/steps/recentfiles.h"
#include "ui/support/dialogs.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace slipway {

using namespace Qt::StringLiterals;

QString errorText(const Error &error)
{
    return error.where.isEmpty() ? error.message : error.message + u" ("_s + error.where + u')';
}

WindowFiles::WindowFiles(PlanDocument &document, RecentFiles &recent, Dialogs &dialogs, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_recent(recent)
    , m_dialogs(dialogs)
{
}

bool WindowFiles::maybeSave()
{
    if (!m_document.isModified())
        return true;
    switch (m_dialogs.saveDiscardCancel(m_document.displayName())) {
    case Dialogs::SaveAnswer::Save:
        return save();
    case Dialogs::SaveAnswer::Discard:
        return true;
    case Dialogs::SaveAnswer::Cancel:
        return false;
    }
    return false;
}

bool WindowFiles::startFrom(Plan plan)
{
    if (!maybeSave())
        return false;
    m_document.reset(std::move(plan));
    Q_EMIT planOpened();
    return true;
}

bool WindowFiles::open(const QString &path)
{
    if (!maybeSave())
        return false;
    const auto opened = m_document.open(path);
    if (!opened) {
        m_dialogs.message(Dialogs::Kind::Error, tr("%1 could not be opened").arg(QFileInfo(path).fileName()),
                          errorText(opened.error()));
        return false;
    }
    m_recent.add(path);
    Q_EMIT planOpened();
    if (!opened->isEmpty()) {
        m_dialogs.message(Dialogs::Kind::Information, tr("About %1").arg(QFileInfo(path).fileName()),
                          opened->join(u"\n\n"_s));
    }
    return true;
}

bool WindowFiles::askAndOpen()
{
    const auto path
        = m_dialogs.openFile(tr("Open a plan"), tr("Plans and exports (*.slipway *.json);;All files (*)"));
    return path && open(*path);
}

bool WindowFiles::save()
{
    if (m_document.filePath().isEmpty() || m_document.isReadOnly())
        return saveAs();
    if (!mayOverwrite(m_document.filePath()))
        return false;
    return writeTo(m_document.filePath());
}

bool WindowFiles::saveAs()
{
    const auto path = m_dialogs.saveFile(tr("Save the plan"), m_document.displayName() + u".slipway"_s,
                                         tr("Plans (*.slipway)"));
    return path && writeTo(*path);
}

bool WindowFiles::closePlan()
{
    if (!maybeSave())
        return false;
    m_document.reset({});
    Q_EMIT planClosed();
    return true;
}

bool WindowFiles::writeTo(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    if (const auto saved = m_document.save(path); !saved) {
        m_dialogs.message(Dialogs::Kind::Error, tr("%1 could not be saved").arg(name),
                          errorText(saved.error()));
        return false;
    }
    m_recent.add(path);
    Q_EMIT done(tr("Saved %1").arg(name));
    return true;
}

bool WindowFiles::mayOverwrite(const QString &)
{
    return true;
}

std::optional<QString> WindowFiles::droppedFile(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    if (urls.size() != 1 || !urls.first().isLocalFile())
        return std::nullopt;
    const QString path = urls.first().toLocalFile();
    const bool ours
        = path.endsWith(u".slipway"_s, Qt::CaseInsensitive) || path.endsWith(u".json"_s, Qt::CaseInsensitive);
    return ours && QFileInfo(path).isFile() ? std::optional(path) : std::nullopt;
}

} // namespace slipway
