// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/fileset.h"

#include "model/base/samefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cerrno>

#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

const QString keptMark = u".slipway-old"_s;
const QString recordStart = u".slipway-export-"_s;
constexpr qsizetype longestRecord = 4 * 1024 * 1024;

Access accessOf(bool executable)
{
    return executable ? Access::Executable : Access::Usual;
}

/// Folders on the way included; errno says why not.
bool makePath(const QString &folder)
{
    errno = 0;
    return QDir().mkpath(folder);
}

/// Not there, or empty: then it comes into being by one rename.
bool isNewFolder(const QString &folder)
{
    const QFileInfo info(folder);
    return !info.isSymLink() && (!info.exists() || (info.isDir() && QDir(folder).isEmpty()));
}

void removeStaged(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir() && !info.isSymLink())
        QDir(path).removeRecursively();
    else
        QFile::remove(path);
}

/// `from` was made as a second name of the file that goes: another that is there by now stays.
void finishRemoval(const QString &from, const QString &to)
{
    if (!QFileInfo(from).isFile())
        return;
    if (QFileInfo(to).isFile() && fileIdentity(from) == fileIdentity(to))
        QFile::remove(to);
    QFile::remove(from);
    QDir().rmpath(QFileInfo(to).path());
}

} // namespace

FileSet::~FileSet()
{
    clearUp();
}

Result<void> FileSet::stage(const QString &path, const QByteArray &bytes, bool executable)
{
    const Result<StagedFile> staged = stageFile(path, bytes, accessOf(executable));
    if (!staged)
        return staged.error();
    m_staged.push_back({*staged});
    return {};
}

Result<void> FileSet::stageRemoval(const QString &path)
{
    const QString to = realPath(path);
    const QString from = stagingName(to);
    if (!QFileInfo(to).isFile())
        return unwritable(path, u"it is no file"_s);
    // Where the file system has no second names it cannot be brought back; it goes all the same.
    if (link(QFile::encodeName(to).constData(), QFile::encodeName(from).constData()) != 0 && errno != EPERM
        && errno != ENOTSUP)
        return unwritable(path, systemReason());
    m_staged.push_back({.file = {from, to}, .isNew = false, .removes = true});
    return {};
}

Result<void> FileSet::makeFolders(const QString &folder)
{
    QStringList missing;
    for (QString each = folder; !QFileInfo::exists(each); each = QFileInfo(each).path())
        missing.prepend(each);
    for (const QString &each : missing) {
        if (mkdir(QFile::encodeName(each).constData(), 0777) != 0)
            return unwritable(folder, systemReason());
        m_made.prepend(each);
    }
    return {};
}

Result<void> FileSet::stageInFolder(const QString &folder, const QString &name, const QByteArray &bytes,
                                    bool executable)
{
    const QString to = realPath(folder);
    if (!QDir::cleanPath(to + u'/' + name).startsWith(to + u'/'))
        return unwritable(folder + u'/' + name, u"it lies outside of its folder"_s);
    if (const QString within = realPath(QFileInfo(to + u'/' + name).path()); within != to && !within.startsWith(to + u'/'))
        return unwritable(folder + u'/' + name, u"its folder is a link to %1: put a folder in its place"_s.arg(within));
    if (const QFileInfo file(to + u'/' + name); file.isSymLink() || (file.exists() && !file.isFile()))
        return unwritable(folder + u'/' + name, u"there is something that is no file: put a file in its place, or nothing"_s);
    if (!m_folders.contains(to) && !isNewFolder(folder)) {
        if (const Result<void> made = makeFolders(QFileInfo(to + u'/' + name).path()); !made)
            return made;
        return stage(to + u'/' + name, bytes, executable);
    }
    QString &from = m_folders[to];
    if (from.isEmpty()) {
        if (const Result<void> made = makeFolders(QFileInfo(to).path()); !made)
            return made;
        from = stagingName(to);
        if (mkdir(QFile::encodeName(from).constData(), 0777) != 0)
            return unwritable(folder, systemReason());
        m_staged.push_back({{from, to}});
    }
    const QString path = QDir::cleanPath(from + u'/' + name);
    if (!makePath(QFileInfo(path).path()))
        return unwritable(folder + u'/' + name, systemReason());
    return writeNewFile(path, bytes, accessOf(executable), folder + u'/' + name);
}

Result<void> FileSet::writeRecord()
{
    QJsonArray files;
    for (const Staged &entry : m_staged)
        files.append(QJsonObject{
            {u"from"_s, entry.file.from}, {u"to"_s, entry.file.to}, {u"removes"_s, entry.removes}});
    const QString first = m_staged.front().file.to;
    m_record = QFileInfo(first).path() + u'/' + recordStart + ownMark() + u".json"_s;
    const QJsonObject record{{u"schema"_s, u"slipway.unfinished"_s}, {u"files"_s, files}};
    const Result<void> written
        = writeNewFile(m_record, QJsonDocument(record).toJson(QJsonDocument::Compact), Access::Usual, first);
    if (written)
        syncFolder(QFileInfo(m_record).path());
    return written;
}

Result<void> FileSet::place(Staged &entry)
{
    const auto &[from, to] = entry.file;
    if (entry.removes) {
        if (unlink(QFile::encodeName(to).constData()) != 0)
            return unwritable(to, systemReason());
        entry.placed = true;
        return {};
    }
    if (QFileInfo(to).isFile()) {
        entry.isNew = false;
        const QString kept = from + keptMark;
        // Where the file system has no second names nothing can be taken back; the rename is tried all the same.
        if (link(QFile::encodeName(to).constData(), QFile::encodeName(kept).constData()) == 0)
            entry.kept = kept;
    }
    if (!renameFile(from, to))
        return unwritable(to, systemReason());
    entry.placed = true;
    return {};
}

Result<void> FileSet::commit(const std::function<void()> &before)
{
    if (m_staged.size() > 1) {
        if (const Result<void> recorded = writeRecord(); !recorded)
            return recorded;
    }
    for (Staged &entry : m_staged) {
        if (before)
            before();
        if (const Result<void> placed = place(entry); !placed) {
            takeBack();
            return placed;
        }
    }
    for (const Staged &entry : m_staged)
        syncFolder(QFileInfo(entry.file.to).path());
    if (!m_record.isEmpty())
        QFile::remove(m_record);
    m_record.clear();
    for (const Staged &entry : m_staged) {
        if (!entry.kept.isEmpty())
            QFile::remove(entry.kept);
        if (entry.removes) {
            QFile::remove(entry.file.from);
            QDir().rmpath(QFileInfo(entry.file.to).path());
        }
    }
    m_staged.clear();
    m_made.clear();
    return {};
}

void FileSet::takeBack()
{
    // Without the record nobody goes on with what is being taken back.
    if (!m_record.isEmpty())
        QFile::remove(m_record);
    m_record.clear();
    for (Staged &entry : m_staged) {
        // To rename one of two names of a file to the other does nothing, and leaves both.
        if (entry.removes && entry.placed)
            renameFile(entry.file.from, entry.file.to);
        else if (!entry.kept.isEmpty() && !entry.placed)
            QFile::remove(entry.kept);
        else if (!entry.kept.isEmpty())
            renameFile(entry.kept, entry.file.to);
        else if (entry.placed && entry.isNew)
            removeStaged(entry.file.to);
    }
}

void FileSet::clearUp()
{
    if (!m_record.isEmpty())
        QFile::remove(m_record);
    for (const Staged &entry : m_staged)
        removeStaged(entry.file.from);
    for (const QString &folder : m_made)
        QDir().rmdir(folder);
}

void FileSet::finishInterrupted(const QString &folder)
{
    constexpr auto kinds = QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot | QDir::NoSymLinks;
    const QDir there(folder);
    for (const QFileInfo &record : there.entryInfoList({recordStart + u"*.json"_s}, kinds)) {
        if (!isOfDeadProcess(record, recordStart))
            continue;
        const Result<QByteArray> bytes = readFile(record.filePath(), longestRecord);
        if (!bytes)
            continue;
        const QJsonObject object = QJsonDocument::fromJson(*bytes).object();
        for (const QJsonValue &each : object.value(u"files"_s).toArray()) {
            const QString from = each.toObject().value(u"from"_s).toString();
            const QString to = each.toObject().value(u"to"_s).toString();
            // Only what was staged right there: a record is no licence to move or to remove other files.
            const QFileInfo staged(from);
            if (to.isEmpty() || !from.startsWith(to + stagingMark) || !isOfDeadProcess(staged, stagingMark))
                continue;
            if (each.toObject().value(u"removes"_s).toBool())
                finishRemoval(from, to);
            else if (staged.exists())
                renameFile(from, to);
            QFile::remove(from + keptMark);
        }
        QFile::remove(record.filePath());
    }
    for (const QFileInfo &left : there.entryInfoList({u"*"_s + stagingMark + u'*'}, kinds)) {
        if (isOfDeadProcess(left, stagingMark))
            removeStaged(left.filePath());
    }
    syncFolder(folder);
}

} // namespace slipway
