// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/fileset.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
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

/// Of a file or a folder, whatever its name is; empty where nothing is.
QString identityAt(const QString &path)
{
    struct stat found = {};
    return lstat(QFile::encodeName(path).constData(), &found) == 0
        ? u"%1:%2"_s.arg(quint64{found.st_dev}).arg(quint64{found.st_ino})
        : QString();
}

/// One of the files of a record.
struct Recorded
{
    QString from;
    QString to;
    QString identity; ///< of `from`, before it had its place
    bool removes = false;

    /// Whether it was put in place, or went.
    [[nodiscard]] bool isPlaced() const
    {
        if (removes)
            return identityAt(to).isEmpty()
                || (!identityAt(from).isEmpty() && identityAt(from) != identityAt(to));
        return !identity.isEmpty() && identityAt(to) == identity;
    }
};

/// Number of the process in a name behind a mark.
QString processIn(const QString &path, const QString &mark)
{
    return QFileInfo(path).fileName().section(mark, -1).section(u'-', 0, 0);
}

/// What a killed program had begun to put in place, in this folder and in others.
class Unfinished
{
public:
    /// Only what was staged by the writer of the record right beside its place: a record is no licence to move or to remove other files.
    explicit Unfinished(const QFileInfo &record)
    {
        const Result<QByteArray> bytes = readFile(record.filePath(), longestRecord);
        if (!bytes)
            return;
        const QString process = processIn(record.filePath(), recordStart);
        const QJsonObject object = QJsonDocument::fromJson(*bytes).object();
        for (const QJsonValue &each : object.value(u"files"_s).toArray()) {
            const QJsonObject file = each.toObject();
            const Recorded entry{file.value(u"from"_s).toString(), file.value(u"to"_s).toString(),
                                 file.value(u"identity"_s).toString(), file.value(u"removes"_s).toBool()};
            const QString mark = stagingMark.toString();
            if (entry.to.isEmpty() || !entry.from.startsWith(stagingBegin(entry.to))
                || processIn(entry.from, mark) != process
                || (QFileInfo(entry.from).exists() && QFileInfo(entry.from).ownerId() != getuid()))
                continue;
            m_entries.push_back(entry);
            const QString beside = QFileInfo(entry.to).path() + u'/' + record.fileName();
            if (!m_records.contains(beside))
                m_records << beside;
        }
        if (!m_records.contains(record.filePath()))
            m_records << record.filePath();
    }

    /// Where nothing had its place yet and a record is missing, what is missing may be gone from elsewhere as well: then nothing is put
    /// in place. False: something could not be, and waits for the next.
    bool finish()
    {
        const bool goesOn = std::ranges::any_of(m_entries, &Recorded::isPlaced)
            || std::ranges::all_of(m_records, [](const QString &each) { return QFileInfo::exists(each); });
        bool isWhole = true;
        for (const Recorded &each : m_entries) {
            if (!goesOn)
                removeStaged(each.from);
            else if (!finish(each))
                isWhole = false;
        }
        if (!isWhole)
            return false;
        QSet<QString> folders;
        for (const QString &each : std::as_const(m_records)) {
            QFile::remove(each);
            folders.insert(QFileInfo(each).path());
        }
        for (const Recorded &each : m_entries) {
            if (each.removes && goesOn)
                QDir().rmpath(QFileInfo(each.to).path());
        }
        for (const QString &folder : std::as_const(folders))
            syncFolder(folder);
        return true;
    }

private:
    /// `from` of one that goes was made as a second name of it: another that is there by now stays.
    static bool finish(const Recorded &entry)
    {
        const bool isReady = QFileInfo::exists(entry.from);
        if (entry.removes && isReady) {
            if (QFileInfo(entry.to).isFile() && identityAt(entry.from) == identityAt(entry.to))
                QFile::remove(entry.to);
            QFile::remove(entry.from);
        } else if (isReady && !renameFile(entry.from, entry.to)) {
            return false;
        }
        QFile::remove(entry.from + keptMark);
        return true;
    }

    std::vector<Recorded> m_entries;
    QStringList m_records;
};

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

Result<void> FileSet::writeRecords()
{
    QJsonArray files;
    QStringList folders;
    for (const Staged &entry : m_staged) {
        files.append(QJsonObject{{u"from"_s, entry.file.from},
                                 {u"to"_s, entry.file.to},
                                 {u"identity"_s, identityAt(entry.file.from)},
                                 {u"removes"_s, entry.removes}});
        if (const QString folder = QFileInfo(entry.file.to).path(); !folders.contains(folder))
            folders << folder;
    }
    const QByteArray bytes
        = QJsonDocument(QJsonObject{{u"schema"_s, u"slipway.unfinished"_s}, {u"files"_s, files}})
              .toJson(QJsonDocument::Compact);
    const QString name = recordStart + ownMark() + u".json"_s;
    // All of them before the first file has its place: see Unfinished::finish().
    for (const QString &folder : std::as_const(folders)) {
        m_records << folder + u'/' + name;
        if (const Result<void> written
            = writeNewFile(m_records.constLast(), bytes, Access::Usual, m_staged.front().file.to);
            !written)
            return written;
        syncFolder(folder);
    }
    return {};
}

void FileSet::removeRecords()
{
    for (const QString &each : std::as_const(m_records))
        QFile::remove(each);
    m_records.clear();
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
        if (const Result<void> recorded = writeRecords(); !recorded)
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
    removeRecords();
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
    removeRecords();
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
    removeRecords();
    for (const Staged &entry : m_staged)
        removeStaged(entry.file.from);
    for (const QString &folder : m_made)
        QDir().rmdir(folder);
}

void FileSet::finishInterrupted(const QString &folder)
{
    constexpr auto kinds = QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot | QDir::NoSymLinks;
    const QDir there(folder);
    QStringList waiting; ///< processes whose files cannot be put in place now
    for (const QFileInfo &record : there.entryInfoList({recordStart + u"*.json"_s}, kinds)) {
        if (!isOfDeadProcess(record, recordStart))
            continue;
        if (!Unfinished(record).finish())
            waiting << processIn(record.filePath(), recordStart);
    }
    for (const QFileInfo &left : there.entryInfoList({u"*"_s + stagingMark + u'*'}, kinds)) {
        if (isOfDeadProcess(left, stagingMark)
            && !waiting.contains(processIn(left.filePath(), stagingMark.toString())))
            removeStaged(left.filePath());
    }
    syncFolder(folder);
}

} // namespace slipway
