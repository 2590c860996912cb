// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/outputs.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QSet>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Devices and pipes are written to as they are: a file put in their place would remove them.
bool isStream(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

Error unwritable(const QString &path, const QString &reason)
{
    return {ErrorCode::Unwritable, u"%1 could not be written: %2."_s.arg(path, reason), {}};
}

Result<void> writeStream(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write(bytes) != bytes.size())
        return unwritable(path, file.errorString());
    return {};
}

/// Makes folders, and takes away again those that stayed empty.
class NewFolders
{
public:
    ~NewFolders()
    {
        for (const QString &path : m_made)
            QDir().rmdir(path); // does nothing to a folder that holds something
    }
    NewFolders() = default;
    Q_DISABLE_COPY_MOVE(NewFolders)

    [[nodiscard]] Result<void> make(const QString &path)
    {
        if (QFileInfo(path).isDir())
            return {};
        if (const Result<void> above = make(QFileInfo(path).absolutePath()); !above)
            return above;
        if (!QDir().mkdir(path))
            return unwritable(path, u"the folder could not be made"_s);
        m_made.prepend(path);
        return {};
    }

private:
    QStringList m_made; ///< the innermost first
};

bool makeExecutable(QFileDevice &file)
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

} // namespace

void Outputs::add(const QString &path, std::function<Result<QByteArray>()> make)
{
    m_files.push_back({path, std::move(make), {}, false});
}

void Outputs::addInFolder(const QString &folder, const QString &path, const QByteArray &bytes,
                          bool executable)
{
    m_files.push_back(
        {folder + u'/' + path, [bytes]() -> Result<QByteArray> { return bytes; }, folder, executable});
}

Result<void> Outputs::checkFile(const File &file) const
{
    const QFileInfo info(file.path);
    if (info.isDir())
        return unwritable(file.path, u"it is a folder"_s);
    // A symbolic link that leads nowhere is there, too.
    if (m_existing == Existing::Refuse && (info.exists() || info.isSymLink()))
        return Error{ErrorCode::Unwritable, u"%1 exists already; --force replaces it."_s.arg(file.path), {}};
    return {};
}

Result<void> Outputs::check() const
{
    QSet<QString> paths;
    for (const File &file : m_files) {
        if (file.folder == u"-")
            return Error{ErrorCode::Usage, u"A folder cannot go to standard output."_s, {}};
        const QString absolute
            = file.path == u"-" ? file.path : QDir::cleanPath(QFileInfo(file.path).absoluteFilePath());
        if (paths.contains(absolute))
            return Error{ErrorCode::Usage, u"%1 is named for two outputs."_s.arg(file.path), {}};
        paths.insert(absolute);
        if (file.path == u"-" || isStream(file.path))
            continue;
        if (const Result<void> checked = checkFile(file); !checked)
            return checked;
    }
    return {};
}

Result<void> Outputs::put(Console &console, const std::vector<QByteArray> &bytes) const
{
    NewFolders folders;
    std::vector<std::unique_ptr<QSaveFile>> saved;
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        const QString &path = m_files[i].path;
        if (path == u"-" || isStream(path))
            continue;
        if (!m_files[i].folder.isEmpty()) {
            if (const Result<void> made = folders.make(QFileInfo(path).absolutePath()); !made)
                return made;
        }
        auto save = std::make_unique<QSaveFile>(path);
        if (!save->open(QIODevice::WriteOnly) || save->write(bytes[i]) != bytes[i].size() || !save->flush()
            || (m_files[i].executable && !makeExecutable(*save)))
            return unwritable(path, save->errorString());
        saved.push_back(std::move(save));
    }
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        const QString &path = m_files[i].path;
        Result<void> written;
        if (path == u"-")
            written = console.write(bytes[i]);
        else if (isStream(path))
            written = writeStream(path, bytes[i]);
        if (!written)
            return written;
    }
    for (const std::unique_ptr<QSaveFile> &save : saved) {
        if (!save->commit())
            return unwritable(save->fileName(), save->errorString());
    }
    return {};
}

Result<void> Outputs::write(Console &console)
{
    if (const Result<void> checked = check(); !checked)
        return checked;

    std::vector<QByteArray> bytes;
    for (const File &file : m_files) {
        Result<QByteArray> made = file.make();
        if (!made)
            return made.error();
        bytes.push_back(*std::move(made));
    }
    return put(console, bytes);
}

} // namespace slipway
