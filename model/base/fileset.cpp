// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/fileset.h"

#include "model/base/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

const QString stagingMark = u".slipway-new-"_s;
const QString keptMark = u".slipway-old"_s;
const QString recordStart = u".slipway-export-"_s;
constexpr qsizetype longestRecord = 4 * 1024 * 1024;

Error notWritten(const QString &path, const QString &reason)
{
    return {ErrorCode::Unwritable, u"%1 could not be written: %2."_s.arg(path, reason), {}};
}

QString systemReason()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

/// With the number of this process in it: what a dead one left can be told from what another window is writing.
QString ownMark()
{
    static std::atomic<int> count = 0;
    return u"%1-%2"_s.arg(QCoreApplication::applicationPid()).arg(++count);
}

bool isOfDeadProcess(const QFileInfo &file, const QString &mark)
{
    const QString behind = file.fileName().section(mark, -1);
    bool isNumber = false;
    const int process = behind.section(u'-', 0, 0).toInt(&isNumber);
    return isNumber && process > 0 && file.ownerId() == getuid() && kill(process, 0) != 0 && errno == ESRCH;
}

QString realPath(const QString &path)
{
    const QFileInfo info(path);
    const QString real = info.canonicalFilePath();
    return real.isEmpty() ? QDir::cleanPath(info.absoluteFilePath()) : real;
}

/// Not there, or empty: then it comes into being by one rename.
bool isNewFolder(const QString &folder)
{
    const QFileInfo info(folder);
    return !info.isSymLink() && (!info.exists() || (info.isDir() && QDir(folder).isEmpty()));
}

bool renameFile(const QString &from, const QString &to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

bool writeAll(QFile &file, const QByteArray &bytes)
{
    return file.open(QIODevice::WriteOnly | QIODevice::NewOnly) && file.write(bytes) == bytes.size()
        && file.flush() && (fsync(file.handle()) == 0 || errno == EINVAL || errno == ENOTSUP);
}

bool makeExecutable(QFile &file)
{
    QFileDevice::Permissions permissions = file.permissions();
    if (permissions & QFileDevice::ReadOwner)
        permissions |= QFileDevice::ExeOwner | QFileDevice::ExeUser;
    if (permissions & QFileDevice::ReadGroup)
        permissions |= QFileDevice::ExeGroup;
    if (permissions & QFileDevice::ReadOther)
        permissions |= QFileDevice::ExeOther;
    return file.setPermissions(permissions);
}

void removeStaged(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir() && !info.isSymLink())
        QDir(path).removeRecursively();
    else
        QFile::remove(path);
}

} // namespace

FileSet::~FileSet()
{
    clearUp();
}

QString FileSet::stagingName(const QString &path)
{
    return realPath(path) + stagingMark + ownMark();
}

Result<void> FileSet::putFolder(const QString &staged, const QString &path)
{
    if (!renameFile(staged, realPath(path)))
        return notWritten(path, systemReason());
    syncFolder(QFileInfo(realPath(path)).path());
    return {};
}

Result<void> FileSet::stage(const QString &path, const QByteArray &bytes, bool executable)
{
    const QFileInfo info(path);
    if (info.isDir())
        return notWritten(path, u"it is a folder"_s);
    Staged entry{{}, realPath(path)};
    entry.from = stagingName(entry.to);
    QFile file(entry.from);
    if (!writeAll(file, bytes)) {
        const QString reason = file.error() == QFileDevice::NoError ? systemReason() : file.errorString();
        file.remove();
        return notWritten(path, reason);
    }
    m_staged.push_back(entry);
    // A file that is replaced keeps who may read it.
    if (info.exists() && !file.setPermissions(info.permissions()))
        return notWritten(path, file.errorString());
    if (executable && !makeExecutable(file))
        return notWritten(path, file.errorString());
    return {};
}

Result<void> FileSet::makeFolders(const QString &folder)
{
    QStringList missing;
    for (QString each = folder; !QFileInfo::exists(each); each = QFileInfo(each).path())
        missing.prepend(each);
    for (const QString &each : missing) {
        if (!QDir().mkdir(each))
            return notWritten(folder, u"the folder could not be made"_s);
        m_made.prepend(each);
    }
    return {};
}

Result<void> FileSet::stageInFolder(const QString &folder, const QString &name, const QByteArray &bytes,
                                    bool executable)
{
    const QString to = realPath(folder);
    if (!QDir::cleanPath(to + u'/' + name).startsWith(to + u'/'))
        return notWritten(folder + u'/' + name, u"it lies outside of its folder"_s);
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
        if (!QDir().mkdir(from))
            return notWritten(folder, u"the folder could not be made"_s);
        m_staged.push_back({from, to});
    }
    const QString path = QDir::cleanPath(from + u'/' + name);
    if (!QDir().mkpath(QFileInfo(path).path()))
        return notWritten(folder + u'/' + name, u"the folder could not be made"_s);
    QFile file(path);
    if (!writeAll(file, bytes) || (executable && !makeExecutable(file)))
        return notWritten(folder + u'/' + name,
                          file.error() == QFileDevice::NoError ? systemReason() : file.errorString());
    return {};
}

Result<void> FileSet::writeRecord()
{
    QJsonArray files;
    for (const Staged &entry : m_staged)
        files.append(QJsonObject{{u"from"_s, entry.from}, {u"to"_s, entry.to}});
    m_record = QFileInfo(m_staged.front().to).path() + u'/' + recordStart + ownMark() + u".json"_s;
    const QJsonObject record{{u"schema"_s, u"slipway.unfinished"_s}, {u"files"_s, files}};
    return writeFileAtomically(m_record, QJsonDocument(record).toJson(QJsonDocument::Compact));
}

Result<void> FileSet::place(Staged &entry)
{
    if (QFileInfo(entry.to).isFile()) {
        entry.isNew = false;
        const QString kept = entry.from + keptMark;
        // Where the file system has no second names nothing can be taken back; the rename is tried all the same.
        if (link(QFile::encodeName(entry.to).constData(), QFile::encodeName(kept).constData()) == 0)
            entry.kept = kept;
    }
    if (!renameFile(entry.from, entry.to))
        return notWritten(entry.to, systemReason());
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
        syncFolder(QFileInfo(entry.to).path());
    if (!m_record.isEmpty())
        QFile::remove(m_record);
    m_record.clear();
    for (const Staged &entry : m_staged) {
        if (!entry.kept.isEmpty())
            QFile::remove(entry.kept);
    }
    m_staged.clear();
    m_made.clear();
    return {};
}

void FileSet::takeBack()
{
    // Without the record nobody goes on with what is being taken back.
    QFile::remove(m_record);
    m_record.clear();
    for (Staged &entry : m_staged) {
        if (!entry.kept.isEmpty())
            renameFile(entry.kept, entry.to);
        else if (entry.placed && entry.isNew)
            removeStaged(entry.to);
    }
}

void FileSet::clearUp()
{
    if (!m_record.isEmpty())
        QFile::remove(m_record);
    for (const Staged &entry : m_staged)
        removeStaged(entry.from);
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
            // Only what was staged right there: a record is no licence to move other files.
            const QFileInfo staged(from);
            if (from.startsWith(to + stagingMark) && !to.isEmpty() && staged.exists()
                && isOfDeadProcess(staged, stagingMark))
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
