// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/outputs.h"

#include "model/base/fileset.h"
#include "model/base/samefile.h"
#include "model/document/planfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Devices and pipes are written to as they are: a file put in their place would remove them.
bool isStream(const QString &path, const QString &folder)
{
    const QFileInfo info(path);
    return folder.isEmpty() && info.exists() && !info.isFile() && !info.isDir();
}

Result<void> writeStream(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write(bytes) != bytes.size())
        return unwritable(path, file.errorString());
    return {};
}

} // namespace

void Outputs::add(const QString &path, std::function<Result<QByteArray>()> make)
{
    m_files.push_back({path, std::move(make), {}});
}

void Outputs::addPlan(const QString &path, std::function<Result<QByteArray>()> make)
{
    m_files.push_back({path, std::move(make), {}, false, true});
}

void Outputs::addInFolder(const QString &folder, const QString &path, const QByteArray &bytes,
                          bool executable)
{
    m_files.push_back(
        {folder + u'/' + path, [bytes]() -> Result<QByteArray> { return bytes; }, folder, executable, false});
}

void Outputs::replace(const QString &path, const QByteArray &bytes)
{
    add(path, [bytes]() -> Result<QByteArray> { return bytes; });
    m_files.back().replaces = true;
}

void Outputs::replaceInFolder(const QString &folder, const QString &path, const QByteArray &bytes)
{
    addInFolder(folder, path, bytes);
    m_files.back().replaces = true;
}

void Outputs::removeFromFolder(const QString &folder, const QString &path)
{
    addInFolder(folder, path, {});
    m_files.back().removes = true;
}

Result<void> Outputs::checkFile(const File &file) const
{
    const QFileInfo info(file.path);
    if (info.isDir())
        return unwritable(file.path, u"it is a folder"_s);
    // A symbolic link that leads nowhere is there, too.
    if (m_existing == Existing::Refuse && !file.replaces && (info.exists() || info.isSymLink()))
        return Error{ErrorCode::Unwritable, u"%1 exists already; --force replaces it."_s.arg(file.path), {}};
    return {};
}

Result<void> Outputs::checkNames() const
{
    QSet<QString> inputs;
    for (const QString &input : m_inputs)
        inputs.insert(fileIdentity(input));
    QSet<QString> outputs;
    for (const File &file : m_files) {
        const QString standard = standardOutputIdentity();
        const QString identity = file.path != u"-" ? fileIdentity(file.path)
            : standard.isEmpty()                   ? file.path
                                                   : standard;
        if (inputs.contains(identity) && !file.replaces)
            return Error{ErrorCode::Usage,
                         u"%1 is read by this command and cannot be one of its outputs."_s.arg(file.path),
                         {}};
        if (outputs.contains(identity))
            return Error{ErrorCode::Usage, u"%1 is named for two outputs."_s.arg(file.path), {}};
        outputs.insert(identity);
    }
    return {};
}

Result<void> Outputs::check() const
{
    for (const File &file : m_files) {
        if (file.folder == u"-")
            return Error{ErrorCode::Usage, u"A folder cannot go to standard output."_s, {}};
        // "--pdf -- --force": a slip, not a name.
        const QString &named = file.folder.isEmpty() ? file.path : file.folder;
        if (named.startsWith(u'-') && named != u"-")
            return Error{ErrorCode::Usage,
                         u"%1 is taken for an option; as the name of a file write ./%1."_s.arg(named),
                         {}};
        if (!file.folder.isEmpty() && QFileInfo(file.folder).exists() && !QFileInfo(file.folder).isDir())
            return unwritable(file.folder, u"it is a file, not a folder"_s);
        if (!file.folder.isEmpty() && QFileInfo(file.folder).isSymLink() && !QFileInfo::exists(file.folder))
            return unwritable(file.folder, u"it is a link to nothing"_s);
    }
    if (const Result<void> named = checkNames(); !named)
        return named;
    for (const File &file : m_files) {
        if (file.path == u"-" || isStream(file.path, file.folder))
            continue;
        if (const Result<void> checked = checkFile(file); !checked)
            return checked;
    }
    return {};
}

Result<void> Outputs::put(Console &console, const std::vector<QByteArray> &bytes) const
{
    std::vector<FileLock> locks;
    for (const File &file : m_files) {
        if (!file.isPlan || !QFileInfo(file.path).isFile())
            continue;
        Result<FileLock> lock = lockPlanFile(file.path);
        if (!lock)
            return inFile(file.path, lock.error());
        locks.push_back(*std::move(lock));
    }
    FileSet set;
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        const File &file = m_files[i];
        if (file.path == u"-" || isStream(file.path, file.folder))
            continue;
        const Result<void> staged = file.removes ? set.stageRemoval(file.path)
            : file.folder.isEmpty()              ? set.stage(file.path, bytes[i], file.executable)
                                    : set.stageInFolder(file.folder, file.path.mid(file.folder.size() + 1),
                                                        bytes[i], file.executable);
        if (!staged)
            return staged;
    }
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        const QString &path = m_files[i].path;
        Result<void> written;
        if (path == u"-")
            written = console.writeData(bytes[i]);
        else if (isStream(path, m_files[i].folder))
            written = writeStream(path, bytes[i]);
        if (!written)
            return written;
    }
    return set.commit();
}

void Outputs::finishInterrupted() const
{
    QSet<QString> folders;
    for (const File &file : m_files) {
        if (file.path == u"-" || isStream(file.path, file.folder))
            continue;
        folders.insert(QFileInfo(file.path).absolutePath());
        folders.insert(QFileInfo(realPath(file.path)).path()); // a link is written where it leads
        if (!file.folder.isEmpty())
            folders.insert(QFileInfo(file.folder).absolutePath());
    }
    for (const QString &folder : folders)
        FileSet::finishInterrupted(folder);
}

Result<void> Outputs::write(Console &console)
{
    if (const Result<void> checked = check(); !checked)
        return checked;

    std::vector<QByteArray> bytes;
    for (const File &file : m_files) {
        Result<QByteArray> made = file.make();
        // What has no file of its own yet is told with the one that it was to become.
        if (!made && made.error().code == ErrorCode::Unwritable && made.error().where.isEmpty())
            return file.path == u"-" ? made.error() : inFile(file.path, made.error());
        if (!made)
            return made.error();
        bytes.push_back(*std::move(made));
    }
    finishInterrupted();
    return put(console, bytes);
}

} // namespace slipway
