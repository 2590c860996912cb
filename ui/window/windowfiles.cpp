// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowfiles.h"

#include "model/base/filenames.h"
#include "model/base/files.h"
#include "model/document/plandifferences.h"
#include "model/document/plandocument.h"
#include "model/document/recovery.h"
#include "model/plan/planjson.h"
#include "model/plan/shownnames.h"
#include "ui/support/dialogs.h"
#include "ui/window/recentfiles.h"

#include <QApplication>
#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QUrl>

#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

QString errorText(const Error &error)
{
    return error.where.isEmpty() || error.message.contains(error.where)
        ? error.message
        : error.message + u" ("_s + error.where + u')';
}

WindowFiles::WindowFiles(PlanDocument &document, RecentFiles &recent, Dialogs &dialogs, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_recent(recent)
    , m_dialogs(dialogs)
{
}

bool WindowFiles::mayGoOn(const QString &goOn)
{
    if (auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget()); line && line->isModified())
        Q_EMIT line->editingFinished();
    const OpenEntries &open = m_document.openEntries();
    if (open.isEmpty())
        return true;
    const QString title = open.all().size() == 1
        ? tr("One entry is not in the plan")
        : tr("%1 entries are not in the plan").arg(open.all().size());
    return m_dialogs
        .choose(title, tr("The plan keeps the old values until these are mended:") + u"\n\n"_s + open.text(),
                {goOn})
        .has_value();
}

bool WindowFiles::maybeSave()
{
    return mayLosePlan() && (!m_mayLeave || m_mayLeave());
}

bool WindowFiles::mayLosePlan()
{
    if (!m_document.isModified())
        return mayGoOn(tr("Give them up"));
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

bool WindowFiles::startFrom(Plan plan, Origin origin)
{
    if (!maybeSave())
        return false;
    m_lock.release();
    if (origin == Origin::Answers)
        m_document.restore(plan, {}, {});
    else
        m_document.reset(plan);
    Q_EMIT left();
    Q_EMIT planOpened();
    return true;
}

bool WindowFiles::open(const QString &path)
{
    if (!maybeSave() || !read(path))
        return false;
    Q_EMIT left();
    return true;
}

bool WindowFiles::isOpenFile(const QString &path) const
{
    return !m_document.filePath().isEmpty() && QFileInfo(path) == QFileInfo(m_document.filePath());
}

bool WindowFiles::read(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    // Reading again what is open here: the lock is this window's own already.
    const bool again = m_lock.state() == FileLock::State::Held && isOpenFile(path);
    FileLock held;
    bool shared = false;
    if (!again) {
        held = std::exchange(m_lock, {});
        if (!lock(path, shared)) {
            m_lock = std::move(held);
            return false;
        }
    }
    const auto opened = m_document.open(path);
    if (!opened) {
        if (!again)
            m_lock = std::move(held);
        m_dialogs.message(Dialogs::Kind::Error, tr("%1 could not be opened").arg(name),
                          errorText(opened.error()));
        return false;
    }
    m_document.setInUseElsewhere(shared);
    m_recent.add(path);
    Q_EMIT planOpened();
    if (!opened->isEmpty())
        m_dialogs.message(Dialogs::Kind::Information, tr("About %1").arg(name), opened->join(u"\n\n"_s));
    return true;
}

bool WindowFiles::lock(const QString &path, bool &shared)
{
    shared = m_lock.acquire(path) == FileLock::State::HeldElsewhere;
    if (!shared)
        return true;
    const QString name = QFileInfo(path).fileName();
    if (!m_lock.isDoubtful()) {
        return m_dialogs
            .choose(tr("%1 is open in another window").arg(name),
                    tr("It is in use by %1. Here it can be read and exported, but not changed.")
                        .arg(m_lock.owner()),
                    {tr("Open read-only")})
            .has_value();
    }
    const auto answer = m_dialogs.choose(tr("%1 may be open elsewhere").arg(name), doubtText(m_lock),
                                         {tr("Open read-only"), tr("Take it over")});
    if (answer == 1)
        shared = m_lock.takeOver(path) == FileLock::State::HeldElsewhere;
    return answer.has_value();
}

QString WindowFiles::doubtText(const FileLock &lock)
{
    const QString who = lock.owner().isEmpty()
        ? tr("Its lock does not say who holds it, so a window that ended may have left it.")
        : tr("Its lock is of %1, and whether that still runs cannot be seen from here.").arg(lock.owner());
    return who + u' ' + tr("Take it over only when nobody works on it: the last to save would win.");
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
    if (!mayGoOn(tr("Save without them")))
        return false;
    if (m_document.changedOnDisk())
        return saveChangedFile();
    return writeTo(m_document.filePath());
}

bool WindowFiles::saveChangedFile()
{
    const QString path = m_document.filePath();
    const auto answer = m_dialogs.choose(
        tr("%1 was changed by another program").arg(QFileInfo(path).fileName()),
        tr("Overwriting loses what the other program wrote; reloading loses your changes here."),
        {tr("Save as..."), tr("Overwrite"), tr("Reload"), tr("Compare")});
    if (!answer)
        return false;
    if (*answer == 3) {
        compareWithFile();
        return saveChangedFile();
    }
    if (*answer == 0)
        return saveUnderName();
    if (*answer == 1)
        return writeTo(path);
    // What the user wanted saved is given up, so whoever asked for the save must not go on.
    read(path);
    return false;
}

bool WindowFiles::saveAs()
{
    return mayGoOn(tr("Save without them")) && saveUnderName();
}

bool WindowFiles::saveUnderName()
{
    const auto path
        = m_dialogs.saveFile(tr("Save the plan"), suggestedFileName(m_document.displayName(), u"slipway"_s),
                             tr("Plans (*.slipway)"));
    return path && writeTo(*path);
}

bool WindowFiles::writeTo(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    const bool other = !isOpenFile(path);
    FileLock target;
    if (other && target.acquire(path) == FileLock::State::HeldElsewhere) {
        const std::optional<int> answer = askToReplace(name, target);
        if (answer == 0)
            return saveUnderName();
        if (!answer)
            return false;
        if (target.isDoubtful())
            target.takeOver(path);
    }
    if (const auto saved = m_document.save(path); !saved) {
        const auto answer = m_dialogs.choose(tr("%1 could not be saved").arg(name), errorText(saved.error()),
                                             {tr("Save as...")});
        return answer && saveUnderName();
    }
    if (other)
        m_lock = std::move(target);
    m_recent.add(path);
    Q_EMIT done(tr("Saved %1").arg(name));
    return true;
}

std::optional<int> WindowFiles::askToReplace(const QString &name, const FileLock &lock)
{
    const QString who = lock.isDoubtful() ? doubtText(lock) : tr("It is in use by %1.").arg(lock.owner());
    // What loses nothing comes first: it is what Return does.
    return m_dialogs.choose(tr("%1 is open elsewhere").arg(name),
                            who + u' ' + tr("Replacing it takes away what is being worked on there."),
                            {tr("Save as..."), tr("Replace it")});
}

bool WindowFiles::closePlan()
{
    if (!maybeSave())
        return false;
    m_lock.release();
    m_document.reset({});
    Q_EMIT left();
    Q_EMIT planClosed();
    return true;
}

bool WindowFiles::offerRecovered(RecoveryStore &store, const QString &path)
{
    for (const RecoverablePlan &orphan : store.orphans()) {
        if (!path.isEmpty() && QFileInfo(orphan.filePath) != QFileInfo(path))
            continue;
        const QString name = shownPlanName(orphan.name);
        const QString when = QLocale().toString(orphan.written.toLocalTime(), QLocale::ShortFormat);
        const auto answer = m_dialogs.choose(
            tr("Restore %1?").arg(name),
            tr("Slipway ended before the last changes to %1 were saved. They were kept on %2. "
               "Without an answer they are kept for the next start.")
                .arg(name, when),
            {tr("Restore"), tr("Discard")});
        if (!answer)
            continue;
        if (*answer == 1) {
            store.discard(orphan);
            continue;
        }
        if (!maybeSave())
            return false;
        if (const auto restored = store.restore(orphan); !restored) {
            m_dialogs.message(Dialogs::Kind::Error, tr("%1 could not be restored").arg(name),
                              errorText(restored.error()));
            continue;
        }
        Q_EMIT left();
        m_document.setInUseElsewhere(m_lock.acquire(m_document.filePath()) == FileLock::State::HeldElsewhere);
        Q_EMIT planOpened();
        return true;
    }
    return false;
}

void WindowFiles::lookAtFile()
{
    if (m_document.filePath().isEmpty())
        return;
    const QDateTime written = QFileInfo(m_document.filePath()).lastModified();
    if (written == m_lookedAt || !m_document.changedOnDisk())
        return;
    m_lookedAt = written;
    Q_EMIT fileChanged();
}

void WindowFiles::compareWithFile()
{
    const QString path = m_document.filePath();
    const QString name = QFileInfo(path).fileName();
    const Result<QByteArray> bytes = readFile(path, maxPlanBytes);
    const Result<LoadedPlan> loaded = bytes ? readPlan(*bytes) : Result<LoadedPlan>(bytes.error());
    if (!loaded) {
        m_dialogs.message(Dialogs::Kind::Error, tr("%1 could not be read").arg(name),
                          errorText(loaded.error()));
        return;
    }
    constexpr qsizetype most = 30;
    QStringList lines = planDifferences(m_document.whole(), loaded->plan);
    const auto left = lines.size() - most;
    if (left > 0) {
        lines = lines.first(most);
        lines << tr("and %1 more").arg(left);
    }
    m_dialogs.message(Dialogs::Kind::Information, tr("%1 here and in its file").arg(name),
                      lines.isEmpty() ? tr("Both are the same plan.") : lines.join(u'\n'));
}

bool WindowFiles::reload()
{
    const QString path = m_document.filePath();
    if (path.isEmpty())
        return false;
    if (m_document.isModified()) {
        const auto answer = m_dialogs.choose(tr("Reload %1?").arg(QFileInfo(path).fileName()),
                                             tr("Reloading loses your changes here."), {tr("Reload")});
        if (!answer)
            return false;
    }
    return read(path);
}

QString WindowFiles::readOnlyReason() const
{
    if (!m_document.isReadOnly())
        return {};
    if (m_lock.state() == FileLock::State::HeldElsewhere)
        return tr("This plan is open in another window. Save it under another name to change it here.");
    return tr(
        "This plan was written by a newer version of Slipway. It can be read and exported, not changed.");
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
